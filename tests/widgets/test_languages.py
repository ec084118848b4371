"""Every sentence follows the language of the screen, and no name can upset one."""

import re

import pytest

import terra_widgets as tw
from terra_widgets.games import catalog, decks
from terra_widgets.text import words
from terra_widgets.widgets.lookup import has_screen, snapshot
from terra_widgets.widgets.snapshot import Settings

from .helpers import NAMES, Page, as_json, somewhere, walk
from .pseudo import speak

# Keys whose texts are for people; names of players and cards are their own.
SPOKEN = {
    "text", "label", "why", "title", "round", "announce", "handover", "gone", "undo_why", "redo_why", "error",
    "watch", "theme_label", "solved", "given_label", "near", "hoard_title", "combinations_title", "team",
}  # fmt: skip
NAMES_IN_LATIN = [
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "</div>", "&lt;b&gt;", "a&b", "\\u0000",
    "%s", "{ $name }", "{0}", "{ -term }", "{ $count -> [one] x }", "name = value", "# comment",
    "${alert(1)}", "`x`", "'; DROP TABLE players; --", "[link](http://example.org)", "**bold**", "$$x$$",
    "javascript:alert(1)", "constructor", "__proto__", "toString", "null", "undefined", "NaN", "-1", "0",
    "true", "None", "bot", "P1", "I1", "take I1", "end", "a\u0301b", "e" + "\u0301" * 20, "🌍", "👩🚀", "Ŵÿ",
]  # fmt: skip
RIGHT_TO_LEFT = ["שלום", "مرحبا", "abc שלום", "שלום abc!", "(مرحبا)", "١٢٣ مرحبا", "𐤀𐤁"]
HOSTILE = [*NAMES_IN_LATIN, *RIGHT_TO_LEFT]
HOSTILE += [f"{sign} {number}" for number, sign in enumerate((HOSTILE * 3)[: 100 - len(HOSTILE)])]


def spoken(value, key=""):
    if isinstance(value, dict):
        for name, part in value.items():
            yield from spoken(part, "text" if key == "words" else name)
    elif isinstance(value, list):
        for part in value:
            yield from spoken(part, key)
    elif key in SPOKEN and value:
        yield value


@pytest.mark.parametrize("game", [game for game in catalog.games() if has_screen(tw.new(game, seed=1))])
def test_nothing_is_said_in_another_language(monkeypatch, game):
    code = speak(monkeypatch)
    table = tw.new(game, players=NAMES[:3], seed=3)
    for _ in walk(table, 3):
        who = None if table.to_move is None else table.names.index(table.to_move)
        settings = Settings(language=code, shown_to=who)
        shown = snapshot(table, settings, since=max(0, len(table.moves) - 1))
        # Whatever came from the catalog is longer now; single words and numbers may hide in between.
        assert [text for text in spoken(shown) if "~" not in text] == []


def test_the_language_is_switched_live(monkeypatch):
    code = speak(monkeypatch)
    page = Page(tw.new(players=NAMES[:2], seed=1))
    english = page.now["prompt"]["text"]
    assert {"code": "en", "name": "English"} in page.now["languages"]
    assert page.send(language=code) is None
    assert page.now["language"] == code
    assert "~" in page.now["prompt"]["text"]
    assert "~" in page.send(move="place e5")
    page.send(language="en")
    assert page.now["prompt"]["text"] == english


def test_cards_speak_the_language_of_the_screen():
    table = tw.new(players=NAMES[:2], seed=1)
    cards = {card.id: card for card in table.game.cards.deck.cards}
    shown = snapshot(table, Settings(language="cs"))
    for place in shown["market"]["rows"][0]["cards"]:
        card = cards[place["card"]["id"]]
        assert place["card"]["name"] == card.names["cs"]
        assert card.names["cs"] in place["label"]


def test_an_unknown_language_is_refused_by_name():
    page = Page(tw.new(players=NAMES[:2], seed=1))
    assert "no language 'xx'" in page.send(language="xx")
    assert page.now["language"] == "en"


def test_there_are_a_hundred_hostile_names():
    assert len(set(HOSTILE)) == len(HOSTILE) == 100


@pytest.mark.parametrize("i", range(0, 100, 5))
def test_hostile_names_are_plain_text(i):
    table = tw.new(players=HOSTILE[i : i + 5], seed=i)
    page = Page(table)
    for number, _ in enumerate(walk(table, i)):
        if number == 12:
            break
    assert [seat["name"] for seat in page.now["seats"]] == list(table.names)
    assert [territory["name"] for territory in page.now["territories"]] == list(table.names)
    assert words.isolated(table.to_move) in page.now["prompt"]["text"]
    assert as_json(page.now)


@pytest.mark.parametrize("name", RIGHT_TO_LEFT)
def test_a_name_from_right_to_left_keeps_its_place_in_a_sentence(name):
    table = tw.new(players=[name, "Ben"], seed=1)
    assert f"\u2068{name}\u2069" in snapshot(table)["territories"][0]["label"]


def test_hostile_cards_are_plain_text():
    csv = decks.load().to_csv()
    csv = csv.replace("Green valley", "<b>x</b>\u202edaed").replace(
        "Farming caused about", "{ $x } <script>\u2066 caused"
    )
    table = tw.new(players=2, seed=1, deck=decks.parse(csv, "hostile"))
    text = as_json(snapshot(table))
    assert "<b>x</b>daed" in text
    assert not re.search("[\u202a-\u202e\u2066\u2067]", text)


def test_a_mistyped_move_comes_back_without_signs_that_reorder_the_answer():
    page = Page(somewhere(2))
    error = page.send(move="take \u202eI1\ud800")
    assert "\u202e" not in error
    error.encode()

"""TF-11 on the screen: nothing that is hidden is anywhere in a snapshot."""

import re

import pytest
from lanes import first_quick

import terra_widgets as tw
from terra_widgets.widgets.lookup import snapshot
from terra_widgets.widgets.snapshot import Settings

from .helpers import NAMES, Page, as_json, walk


def ids(text):
    return set(re.findall(r"\b(?:H|S|I|II)\d+\b", text))


def hidden_scoring(table, seen_by=None):
    """The scoring cards that nobody, or one player alone, may know."""
    position = table.position()
    shown = set()
    for player in position["players"]:
        shown |= {player["scoring"][player[key] - 1] for key in ("pattern", "set") if key in player}
        if player["name"] == seen_by:
            shown |= set(player["scoring"])
    deck = table.game.cards.deck
    return [card for card in deck.scoring if card.id not in shown]


def check(table, shown, seen_by=None, known=frozenset()):
    text = as_json(shown)
    position = table.position()
    in_decks = {card for deck in position["decks"].values() for card in deck} - known
    secret = hidden_scoring(table, seen_by)
    named = ids(text)
    assert not named & in_decks
    assert not named & {card.id for card in secret}
    assert not [card.name for card in secret if card.name in text]


@pytest.mark.parametrize("seed", first_quick(range(4), 2))
def test_tf11_nothing_hidden_is_in_the_snapshot(seed):
    table = tw.new(players=NAMES[: 2 + seed % 3], seed=seed)
    known = set()
    for _ in walk(table, seed):
        position = table.position()
        known |= {card for cards in position["market"].values() for card in cards}
        known.add(position.get("card"))
        if table.to_move is None:
            break
        if len(table.moves) % 3 and position["decision"] not in {"pattern", "score"}:
            continue
        check(table, snapshot(table))
        who = table.names.index(table.to_move)
        check(table, snapshot(table, Settings(shown_to=who)), table.to_move)
        back = max(0, len(table.moves) - 7)
        # Seen by all then, though it may have gone back into a deck since.
        check(table, snapshot(table, Settings(look=back)), known=known)
        # What a screen may show to one player it does not show when it asks about another.
        other = (who + 1) % len(table.names)
        shown = snapshot(table, Settings(shown_to=who, viewer=other))
        assert shown["scoring"]["cards"] == []
        check(table, shown, table.to_move)


@pytest.mark.parametrize("seed", range(3))
def test_tf11_one_person_among_automatic_players_sees_their_own_cards_only(seed):
    table = tw.new(players=["Ada", "bot:greedy", "bot:random"], seed=seed)
    for _ in walk(table, seed):
        if table.to_move is None:
            break
        if len(table.moves) % 2 and table.position()["decision"] not in {"pattern", "score"}:
            continue
        shown = snapshot(table)
        check(table, shown, "Ada")
        assert not shown["scoring"]["hidden"]
        assert [card["owner"] for card in shown["scoring"]["cards"]] == ["Ada", "Ada"]
        other = snapshot(table, Settings(viewer=1))
        assert other["scoring"]["cards"] == []
        check(table, other, "Ada")


def test_tf11_at_the_end_all_cards_are_shown():
    table = tw.new(players=NAMES[:2], seed=1)
    for _ in walk(table, 1):
        pass
    cards = snapshot(table)["scoring"]["cards"]
    assert [card["id"] for card in cards] == [
        card for player in table.position()["players"] for card in player["scoring"]
    ]
    assert sorted(use for card in cards for use in card["chosen"]) == ["pattern", "pattern", "set", "set"]


def test_cards_are_shown_after_the_hand_over_and_hidden_with_the_next_decider():
    table = tw.new(players=NAMES[:2], seed=1)
    page = Page(table)
    first = table.to_move
    assert page.now["scoring"]["hidden"]
    assert first in page.now["scoring"]["handover"]
    assert page.send(do="handover") is None
    assert [card["owner"] for card in page.now["scoring"]["cards"]] == [first, first]
    page.play("take I1", "place c2")
    assert not page.now["scoring"]["hidden"]
    page.play("end")
    assert page.now["scoring"]["name"] != first
    assert page.now["scoring"]["hidden"]
    assert page.now["scoring"]["cards"] == []


def test_cards_can_be_hidden_again():
    page = Page(tw.new(players=NAMES[:2], seed=1))
    page.send(do="handover")
    assert page.send(do="hide") is None
    assert page.now["scoring"]["hidden"]


def test_another_screen_stays_without_the_secrets():
    table = tw.new(players=NAMES[:2], seed=1)
    one, other = Page(table), Page(table)
    one.send(do="handover")
    one.play("take I1")
    assert not one.now["scoring"]["hidden"]
    assert other.now["scoring"]["hidden"]


@pytest.mark.parametrize(
    ("players", "settings"),
    [
        (["bot:greedy", "bot:random"], {}),
        (["Ada", "Ben", "bot:greedy"], {"viewer": 2}),
        (["Ada", "bot:greedy"], {}),
    ],
)
def test_there_is_not_always_something_to_hand_over(players, settings):
    page = Page(tw.new(players=players, seed=2), **settings)
    before = page.now["scoring"]
    assert page.send(do="handover") == "There are no secret cards to show now."
    assert page.now["scoring"] == before


def test_a_choice_between_secret_cards_names_them_to_their_player_only():
    table = tw.new(players=NAMES[:2], seed=1)
    for _ in walk(table, 1):
        if table.position()["decision"] == "pattern":
            break
    page = Page(table)
    assert [choice["label"] for choice in page.now["choices"]] == [
        "Pattern of your first scoring card",
        "Pattern of your second scoring card",
    ]
    page.send(do="handover")
    names = [card["name"] for card in page.now["scoring"]["cards"]]
    assert [choice["label"] for choice in page.now["choices"]] == [f"Pattern of {name}" for name in names]

"""Every card has an emblem of its own; a page asks for the drawings once, and keeps them."""

import json

import moments
import pytest
from stage import PACKAGE, seat, show

import terra_widgets as tw
from terra_widgets.games import catalog
from terra_widgets.games.decks import load

PICTURES = json.loads((PACKAGE / "static" / "pictures.json").read_text(encoding="utf-8"))
CARDS = {
    "terra_futura": ("cards", "scoring"),
    "terra": ("crises", "solutions"),
    "terrabilis": ("cards", "hazards"),
    "nova_ziemia": ("missions", "goals", "disasters"),
}


def cards_of(game: str) -> list[str]:
    """The ids of all cards with a name of their own."""
    deck = load(game, game)
    return [card.id for group in CARDS[game] for card in getattr(deck, group)]


@pytest.mark.parametrize("game", catalog.games())
def test_each_card_has_an_emblem_that_no_other_card_of_the_game_has(game):
    emblems = PICTURES["emblems"][game]
    assert sorted(emblems) == sorted(cards_of(game))
    drawn = {card: frozenset(emblem.split("|")) for card, emblem in emblems.items()}
    assert len(set(drawn.values())) == len(drawn)


def test_every_part_is_used_and_known():
    used = {
        placed.split()[0]
        for emblems in PICTURES["emblems"].values()
        for emblem in emblems.values()
        for placed in emblem.split("|")
    }
    assert used == set(PICTURES["parts"])


def test_the_first_widget_of_a_page_asks_and_the_others_draw_at_once(stage):
    page = stage()
    show(page, moments.use())
    page.wait_for_selector(".t-market .t-emblem")
    assert page.evaluate("stage.model.pictured.length") == 1
    show(page, moments.use())
    page.wait_for_selector(".t-market .t-emblem")
    assert page.evaluate("stage.model.pictured") == []


def test_a_page_that_comes_back_has_the_drawings_from_the_browser(stage):
    page = stage()
    show(page, moments.use())
    page.wait_for_selector(".t-emblem")
    page.reload()
    page.wait_for_function("window.stage !== undefined")
    show(page, moments.use())
    page.wait_for_selector(".t-market .t-emblem")
    assert page.evaluate("stage.model.pictured") == []


def test_without_an_answer_each_card_has_the_picture_of_its_theme(stage):
    page = stage()
    page.evaluate("stage.bare = true")
    show(page, moments.use())
    page.wait_for_selector(".t-market .t-scene")
    assert page.evaluate("stage.model.pictured.length") == 1
    assert page.locator(".t-emblem").count() == 0


def test_python_sends_the_drawings_on_request_and_no_notebook_holds_them():
    view = tw.TableView(tw.new(players=["Ada", "Ben"], seed=7))
    sent = []
    view.send = sent.append
    view._handle_custom_msg({"pictures": "any"}, [])
    assert [set(message) for message in sent] == [{"of", "pictures"}]
    assert sent[0]["pictures"] == PICTURES
    assert sent[0]["of"] in view._esm
    state = json.dumps({key: repr(value) for key, value in view.get_state().items() if key != "_esm"})
    assert PICTURES["parts"]["plane"][0][1:] not in state + view._esm
    view.close()


@pytest.mark.parametrize(("language", "letter"), [("en", "R"), ("cs", "Č")])
def test_tokens_carry_letters_of_the_language(stage, language, letter):
    page = stage()
    seat(page, tw.new(players=["Ada", "Ben"], seed=7, language=language))
    written = page.locator(".i-red text").all_text_contents()
    assert set(written) == {letter}


def test_no_emblem_leaves_its_frame(stage):
    faces = json.loads((PACKAGE / "static" / "card_faces.json").read_text(encoding="utf-8"))
    drawn = {name: face for name, face in faces.items() if name.startswith("emblem ")}
    page = stage()
    page.set_content("".join(drawn.values()))
    outside = page.locator("svg").evaluate_all(
        """(all) => all.map((svg) => {
            const [frame, box] = [svg.viewBox.baseVal, svg.getBBox()];
            const right = box.x + box.width - frame.x - frame.width;
            const bottom = box.y + box.height - frame.y - frame.height;
            return Math.max(frame.x - box.x, frame.y - box.y, right, bottom);
        })"""
    )
    assert [name for name, far in zip(drawn, outside, strict=True) if far > 0.6] == []

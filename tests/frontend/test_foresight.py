"""A move whose outcome is known beforehand is drawn when it is made; the answer then only confirms it."""

import json

import moments
import pytest
from stage import show

from terra_widgets.widgets import screen
from terra_widgets.widgets.screen import Screen
from terra_widgets.widgets.snapshot import Settings


@pytest.fixture(autouse=True)
def at_leisure(monkeypatch):
    """All moves are foreseen, also on a machine that is too slow for more than a few in their usual time."""
    monkeypatch.setattr(screen, "AT_LEISURE", 60)


class Hands:
    """A page that asks, and a screen whose answers come when the test lets them."""

    def __init__(self, page, table):
        self.page, self.table = page, table
        self.screen = Screen(table, Settings(), lambda fresh: None)
        show(page, json.loads(json.dumps(self.screen.snapshot)))

    def sent(self):
        return self.page.evaluate("stage.model.sent")

    def aimed(self):
        """All moves that the page has asked about."""
        return [move for message in self.page.evaluate("stage.model.aimed") for move in message["foresee"]]

    def foresee(self):
        """Answer what the page asked about last."""
        told = self.screen.foresee(self.page.evaluate("stage.model.aimed.at(-1)"))
        self.page.evaluate("told => stage.model.foresee(told)", json.loads(json.dumps(told)))
        return told

    def confirm(self):
        """Carry out what the page sent last, and show it."""
        self.screen.receive(self.sent()[-1])
        self.show()

    def show(self):
        self.page.evaluate("shown => stage.model.show(JSON.parse(shown))", json.dumps(self.screen.snapshot))

    def spot(self, move):
        return self.page.locator(f"[data-move='{move}']")

    def status(self):
        return self.page.locator("[role=status]").inner_text()


def placing(stage, after=0):
    """A page on which a card is to be placed."""
    table = moments.new(2)
    moments.play_until(table, moments.deciding("place", after=after))
    return Hands(stage(), table)


def taking(stage):
    """A page with more to choose from than it asks about at once."""
    return Hands(stage(), moments.new(2))


def places(hands):
    return [move for move in hands.table.legal_moves if move.startswith("place")]


def make(hands, move):
    """Point at a move, learn what it would bring, and make it."""
    hands.spot(move).hover()
    hands.page.wait_for_function("stage.model.aimed.length > 0")
    told = hands.foresee()
    hands.spot(move).click()
    return told


def drawn(page, before):
    """Wait until another sentence is told than before."""
    page.wait_for_function("told => document.querySelector('[role=status]').innerText !== told", arg=before)


def card_faces(page):
    """Count from here on how often the page is drawn."""
    page.evaluate(
        """() => {
            window.drawings = 0;
            new MutationObserver((all) => (window.drawings += all.length)).observe(
                document.querySelector(".t-shell"),
                { subtree: true, childList: true, characterData: true, attributes: true },
            );
        }"""
    )


def test_a_move_is_drawn_before_its_answer_and_not_again_with_it(stage):
    hands = placing(stage)
    page, move = hands.page, places(hands)[0]
    before = hands.status()
    make(hands, move)
    assert [message["move"] for message in hands.sent()] == [move]
    drawn(page, before)
    assert page.evaluate("stage.model.values.snapshot.number") == 1, "nothing has been answered"
    page.mouse.move(2, 2)
    page.wait_for_timeout(100)
    card_faces(page)
    hands.confirm()
    assert hands.status() == hands.screen.snapshot["announce"]
    page.wait_for_timeout(50)
    assert page.evaluate("drawings") == 0


def test_few_moves_are_asked_about_before_anybody_points_at_one(stage):
    hands = placing(stage)
    page, moves = hands.page, places(hands)
    page.wait_for_function("stage.model.aimed.length === 1")
    assert sorted(hands.aimed()) == sorted(moves)
    before = hands.status()
    hands.foresee()
    hands.spot(moves[-1]).evaluate("spot => spot.click()")
    drawn(page, before)
    hands.confirm()
    page.wait_for_function("stage.model.aimed.length > 1")  # about what can be done next
    assert hands.status() == hands.screen.snapshot["announce"]


def test_a_refusal_is_no_reason_to_ask_again(stage):
    hands = placing(stage)
    hands.page.wait_for_function("stage.model.aimed.length === 1")
    for error in ("Not now.", "Nor now."):
        hands.screen.snapshot = hands.screen.snapshot | {"answer": {"id": "x", "error": error}}
        hands.show()
    hands.page.wait_for_timeout(100)
    assert len(hands.page.evaluate("stage.model.aimed")) == 1


def test_the_page_asks_once_for_what_it_points_at(stage):
    hands = taking(stage)
    page, (first, second) = hands.page, hands.table.legal_moves[:2]
    hands.spot(first).hover()
    page.wait_for_function("stage.model.aimed.length === 1")
    hands.spot(second).hover()
    page.wait_for_function("stage.model.aimed.length === 2")
    hands.spot(first).hover()
    hands.spot(second).focus()
    page.wait_for_timeout(150)
    assert hands.aimed() == [first, second]
    assert hands.sent() == []


def test_a_finger_asks_when_it_comes_down(stage):
    hands = taking(stage)
    move = hands.table.legal_moves[0]
    hands.spot(move).dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    assert hands.aimed() == [move]


def test_a_refused_move_is_taken_back_with_its_sentence(stage):
    hands = placing(stage)
    page, move = hands.page, places(hands)[0]
    before = hands.status()
    make(hands, move)
    drawn(page, before)
    answer = {"id": hands.sent()[-1]["id"], "error": "Not now."}
    hands.screen.snapshot = hands.screen.snapshot | {"answer": answer}
    hands.show()
    page.wait_for_selector(".t-alert:has-text('Not now.')")
    assert hands.status() == before
    assert hands.spot(move).count() == 1


def test_a_next_move_waits_for_the_answer(stage):
    hands = placing(stage)
    page, move = hands.page, places(hands)[0]
    make(hands, move)
    ahead = hands.table.ahead(move)
    choice = page.locator("[data-move]:not(.t-menu *)").first
    page.wait_for_function("move => !document.querySelector(`[data-move='${move}']`)", arg=move)
    wanted = choice.get_attribute("data-move")
    assert wanted in ahead.legal_moves
    choice.click()
    page.wait_for_timeout(50)
    assert [message["move"] for message in hands.sent()] == [move]
    hands.confirm()
    assert [message["move"] for message in hands.sent()] == [move, wanted]
    assert hands.sent()[-1]["at"] == hands.screen.snapshot["number"]


def test_a_next_move_is_forgotten_when_something_else_came(stage):
    hands = placing(stage)
    page, (move, other) = hands.page, places(hands)[:2]
    make(hands, move)
    page.wait_for_function("move => !document.querySelector(`[data-move='${move}']`)", arg=move)
    page.locator("[data-move]:not(.t-menu *)").first.click()
    hands.table.play(other)  # in a cell, say
    hands.show()
    hands.confirm()  # too late by now
    page.wait_for_timeout(50)
    assert [message["move"] for message in hands.sent()] == [move]
    page.wait_for_selector(".t-alert")
    assert hands.status() == hands.screen.snapshot["announce"]


@pytest.mark.long
def test_without_an_answer_the_table_is_shown_as_it_was(stage):
    hands = placing(stage)
    page, move = hands.page, places(hands)[0]
    before = hands.status()
    make(hands, move)
    page.wait_for_selector(".t-gone")
    assert hands.status() == before


def test_a_menu_on_what_was_foreseen_stays_open_when_the_answer_comes(stage):
    hands = placing(stage, after=60)
    page, move = hands.page, places(hands)[0]
    make(hands, move)
    page.locator("[aria-haspopup=menu]").first.click()
    page.wait_for_selector(".t-menu")
    hands.confirm()
    page.wait_for_timeout(50)
    assert page.locator(".t-menu").count() == 1

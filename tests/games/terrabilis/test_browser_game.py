"""Games of Terrabilis for two in JupyterLab: a short one, and a whole one by keyboard, then by clicks."""

import random

import pytest
from test_access import look, prepare
from test_game import engine, into, play_on, reach_something_lit, totals

START = 'table = tw.new("terrabilis", players=["Team A", "Team B"], seed=23, goal=3, years=3)\ntable'
KEYS = 25  # decisions by keyboard before the hand goes to the mouse


def test_a_short_game_of_terrabilis(jupyterlab):
    luck = random.Random(5)
    view = jupyterlab.show(START)
    for _ in range(8):
        view.decide(luck.choice(without_loans(view)))
    play_on(view, leave=8)
    for _ in range(100):
        if view.snapshot["outcome"] is not None:
            break
        view.decide(luck.choice(without_loans(view)))
    assert totals(view.root) == engine(jupyterlab)


OWING = """table = tw.at({
    "game": "terrabilis", "turn": "Team A", "decision": "disaster",
    "players": [{"name": "Team A", "square": 7, "terras": 1000}, {"name": "Team B"}, {"name": "Team C"}],
}, seed=1).play("roll")
table"""


def test_tb40_tb51_loans_by_clicks(jupyterlab):
    """One click of the payer, and one of a country whose decision it is not."""
    view = jupyterlab.show(OWING)
    assert view.snapshot["prompt"]["decision"] == "owe"
    view.click("more")
    view.click("sheet:bank")
    view.decide("bank:borrow:2")
    view.click("close")
    view.decide("choice:borrow")
    assert jupyterlab.ask("table.moves[-2:]") == ["borrow P3", "borrow"]
    assert view.snapshot["log"]["entries"][-1]["text"].startswith("Team A borrows 20,000 Terras.")


def without_loans(view):
    """What is lit but the bank: with loans a game goes on for long."""
    return [key for key in view.call("lit") if not key.startswith("bank:")]


@pytest.mark.long
def test_a_game_of_terrabilis_by_keyboard_then_by_clicks(jupyterlab, axe):
    page, luck = prepare(jupyterlab, axe), random.Random(5)
    view = jupyterlab.show(START)
    page.keyboard.press("Escape")
    into(view)
    page.evaluate("kit.guard()")
    for _ in range(KEYS):
        number = view.number
        reach_something_lit(view, luck)
        page.keyboard.press("Enter")
        view.changed(number)
    assert page.evaluate("kit.unguard()") == []
    looked, found = False, []
    for _ in range(400):
        lit = without_loans(view)
        if not lit:
            break
        if not looked and any(key.startswith("card:") for key in lit):
            looked = True
            found += look(view, "cards")
        view.decide(luck.choice(lit))
    assert looked
    assert view.snapshot["outcome"] is not None
    assert totals(view.root) == engine(jupyterlab)
    assert found == []

"""A whole game of Terrabilis for two in JupyterLab: by keyboard, then by clicks, and read by axe-core."""

import random

from test_access import look, prepare
from test_game import engine, into, reach_something_lit, totals

START = 'table = tw.new("terrabilis", players=["Team A", "Team B"], seed=23, goal=3, years=3)\ntable'
KEYS = 25  # decisions by keyboard before the hand goes to the mouse


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
        lit = [key for key in view.call("lit") if not key.startswith("bank:")]
        if not lit:
            break
        if not looked and any(key.startswith("card:") for key in lit):
            looked = True
            found += look(view, "cards")
        view.decide(luck.choice(lit))
    assert looked
    assert view.snapshot["outcome"] is not None
    assert totals(view) == engine(jupyterlab)
    assert found == []

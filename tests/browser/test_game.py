"""Whole games for two in JupyterLab, by clicks and by keyboard alone."""

import random
from pathlib import Path

import pytest
from look import totals

LESSON = Path(__file__).resolve().parent.parent / "lesson"
TEAMS = '["Team A", "Team B"]'


def engine(jupyterlab):
    """The points that the engine counts for each player, as text."""
    return [str(jupyterlab.ask(f"table.outcome.points[{name!r}]")) for name in jupyterlab.ask("table.names")]


def play_on(view, leave):
    """Let the kernel play, until so many moves are left; waits until the page shows it."""
    jupyterlab = view.jupyterlab
    jupyterlab.quietly(f"import sys; sys.path.append({str(LESSON)!r}); from small_lesson import play_on")
    jupyterlab.quietly(f"play_on(table, {leave})")
    moves = jupyterlab.ask("len(table.moves)")
    view.page.wait_for_function("([at, moves]) => kit.snapshot(at).log.last >= moves", arg=[view.at, moves])


def test_a_game_for_two_by_clicks(jupyterlab):
    luck = random.Random(41)
    view = jupyterlab.show(f"table = tw.new(players={TEAMS}, seed=41)\ntable")
    for _ in range(600):
        lit = view.call("lit")
        if not lit:
            break
        view.decide(luck.choice(lit), luck.randrange(6))
    assert view.snapshot["outcome"] is not None
    assert jupyterlab.ask("table.outcome.winners and table.to_move is None")
    assert totals(view.root) == engine(jupyterlab)
    assert len(totals(view.root)) == 2


DONE = "([at, number]) => kit.focus().menu || kit.snapshot(at).number > number"
ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")


@pytest.mark.long
def test_a_game_for_two_by_keyboard_alone(jupyterlab):
    page, luck = jupyterlab.page, random.Random(17)
    view = jupyterlab.show(f"table = tw.new(players={TEAMS}, seed=17)\ntable")
    press = page.keyboard.press
    press("Escape")
    into(view)
    page.evaluate("kit.guard()")
    escapes = 0
    for _ in range(600):
        number = view.number
        if view.snapshot["outcome"] is not None:
            break
        reach_something_lit(view, luck)
        press("Enter")
        page.wait_for_function(DONE, arg=[view.at, number])
        if page.evaluate("kit.focus().menu"):
            if luck.random() < 0.3:
                escapes += 1
                press("Escape")
                page.wait_for_function("kit.focus().lit")
                press("Enter")
                page.wait_for_function("kit.focus().menu")
            for _ in range(luck.randrange(3)):
                press(luck.choice(ARROWS[:2]))
            press("Enter")
        view.changed(number)
    assert page.evaluate("kit.unguard()") == []
    assert escapes > 0
    assert totals(view.root) == engine(jupyterlab)


def into(view):
    """Walk from the notebook into the widget, as one does without a mouse."""
    for _ in range(60):
        if view.page.evaluate("kit.focus().inside"):
            return
        view.page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead into the widget")


def reach_something_lit(view, luck):
    """A few steps with the arrows, then on with Tab until Enter would do something."""
    page = view.page
    for _ in range(luck.randrange(4)):
        page.keyboard.press(luck.choice(ARROWS))
    way = "Tab"
    for _ in range(80):
        focus = page.evaluate("kit.focus()")
        assert not focus["body"]
        if focus["lit"]:
            return
        if not focus["inside"]:  # past the end of the widget, or before its beginning
            way = "Shift+Tab" if way == "Tab" else "Tab"
        page.keyboard.press(way)
    raise AssertionError("Tab does not reach what is lit")

"""Games of Nova Ziemia for two in JupyterLab: a short one, and a whole one by clicks and keys."""

import pytest
from test_access import look, prepare
from test_game import engine, into, play_on, totals

START = 'table = tw.new("nova_ziemia", players=["Team A", "Team B"], seed=3)\ntable'
LAND = "at => [...kit.root(at).querySelectorAll('.n-tile')].map(one => one.style.translate).join()"


def test_a_short_game_of_nova_ziemia(jupyterlab):
    view = jupyterlab.show(START)
    press(view, "handover")
    view.decide("shift:2:left")
    view.decide("choice:back")
    play_on(view, leave=6)
    settle_on(view)
    assert totals(view.root) == engine(jupyterlab)[:1]


@pytest.mark.long
def test_a_game_of_nova_ziemia(jupyterlab, axe):
    page = prepare(jupyterlab, axe)
    view = jupyterlab.show(START)
    press(view, "handover")
    for _ in range(3):
        press(view, "hint")
    page.wait_for_function("at => kit.root(at).querySelector('.n-hinted')", arg=view.at)
    # Where there is something to do, a click on a tile and one in its menu; a row takes one click.
    cell = "cell:" + view.snapshot["hint"]["move"].split()[1]
    view.click(cell)
    view.root.locator(".t-menu").wait_for()
    found = look(view, "menu")
    page.keyboard.press("Escape")
    page.mouse.move(2, 300)  # what the pointer is on would show what it brings
    before = page.evaluate(LAND, view.at)
    view.decide("shift:2:left")
    page.mouse.move(2, 300)
    assert page.evaluate(LAND, view.at) != before
    view.decide("choice:back")
    page.mouse.move(2, 300)
    assert page.evaluate(LAND, view.at) == before
    page.keyboard.press("Escape")
    into(view)
    page.evaluate("kit.guard()")
    by_keyboard(view, cell)
    assert jupyterlab.ask("len(table.moves)") == 3
    assert page.evaluate("kit.unguard()") == []
    settle_on(view)
    assert jupyterlab.ask("table.outcome is not None and table.to_move is None")
    assert totals(view.root) == engine(jupyterlab)[:1]
    found += look(view, "end", least=8)
    assert found == []


def press(view, key):
    """Click what is no move, and wait for the answer; just after a choice a click does not count."""
    number = view.number
    view.page.wait_for_timeout(400)
    view.click(key)
    view.changed(number)


def settle_on(view):
    """Settle wherever one can, to the end of the game."""
    for _ in range(120):
        shown = view.snapshot
        if shown["outcome"] is not None:
            return
        if shown["missions"]["hidden"]:
            press(view, "handover")
        elif shown["prompt"]["decision"] == "shape":
            view.decide("choice:settle")
        else:
            view.decide([key for key in view.call("lit") if key.startswith(("choice:", "mission:"))][-1])
    raise AssertionError("the game does not end")


def by_keyboard(view, key):
    """Choose a tile with Enter, its second action with an arrow and Enter."""
    page, number = view.page, view.number
    page.evaluate("([at, key]) => kit.find(at, key).focus()", [view.at, key])
    page.keyboard.press("Enter")
    page.wait_for_function("kit.focus().menu")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    view.changed(number)
    page.wait_for_function("key => kit.focus().key === key", arg=key)

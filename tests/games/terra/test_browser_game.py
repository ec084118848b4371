"""A whole game of Terra in JupyterLab, against automatic players, by clicks and keys; axe looks on."""

import random

from test_access import look, prepare
from test_game import engine, totals

PLAYERS = '["Team A", "bot:helper", "bot:hoarder"]'
MINE = "at => kit.snapshot(at).outcome || !kit.snapshot(at).prompt.automatic"


def test_a_game_of_terra(jupyterlab, axe):
    page, luck = prepare(jupyterlab, axe), random.Random(4)
    view = jupyterlab.show(f'table = tw.new("terra", players={PLAYERS}, seed=4)\ntable')
    found, seen = [], set()
    for step in range(400):
        shown = view.snapshot
        if shown["outcome"] is not None:
            break
        decision = shown["prompt"]["decision"]
        if not shown["prompt"]["automatic"] and decision == "give" and decision not in seen:
            seen.add(decision)
            found += look(view, decision)
        number = view.number
        if shown["prompt"]["automatic"]:
            # At their own pace they may just have finished: then there is nothing to skip.
            page.evaluate('at => kit.find(at, "skip")?.click()', view.at)
            page.wait_for_function(MINE, arg=view.at)
        elif step % 2:
            view.decide(luck.choice(view.call("lit")), luck.randrange(6))
        else:
            by_keyboard(view, luck.choice(view.call("lit")), number)
    assert "give" in seen
    assert totals(view) == engine(jupyterlab)
    assert found == []


def by_keyboard(view, key, number):
    """Go to something lit and press Enter, and once more in the menu that it may open."""
    page = view.page
    page.evaluate("([at, key]) => kit.find(at, key).focus()", [view.at, key])
    page.keyboard.press("Enter")
    page.wait_for_function(
        "([at, number]) => kit.focus().menu || kit.snapshot(at).number > number", arg=[view.at, number]
    )
    if page.evaluate("kit.focus().menu"):
        page.keyboard.press("Enter")
    view.changed(number)

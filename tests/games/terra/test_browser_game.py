"""Games of Terra in JupyterLab against automatic players: a short one, and a whole one by clicks and keys."""

import random

import pytest
from test_access import look, prepare
from test_game import engine, play_on, totals

PLAYERS = '["Team A", "bot:helper", "bot:hoarder"]'
START = f'table = tw.new("terra", players={PLAYERS}, seed=4)\ntable'
MINE = "at => kit.snapshot(at).outcome || !kit.snapshot(at).prompt.automatic"


def test_a_short_game_of_terra(jupyterlab):
    luck = random.Random(4)
    view = jupyterlab.show(START)
    for _ in range(4):
        wait_for_others(view)
        view.decide(luck.choice(view.call("lit")), luck.randrange(6))
    play_on(view, leave=8)
    for _ in range(100):
        wait_for_others(view)
        if view.snapshot["outcome"] is not None:
            break
        view.decide(luck.choice(view.call("lit")), luck.randrange(6))
    assert totals(view.root) == engine(jupyterlab)


@pytest.mark.long
def test_a_game_of_terra(jupyterlab, axe):
    prepare(jupyterlab, axe)
    luck = random.Random(4)
    view = jupyterlab.show(START)
    found, seen = [], set()
    for step in range(400):
        wait_for_others(view)
        shown = view.snapshot
        if shown["outcome"] is not None:
            break
        decision = shown["prompt"]["decision"]
        if decision == "give" and decision not in seen:
            seen.add(decision)
            found += look(view, decision)
        if step % 2:
            view.decide(luck.choice(view.call("lit")), luck.randrange(6))
        else:
            by_keyboard(view, luck.choice(view.call("lit")), view.number)
    assert "give" in seen
    assert totals(view.root) == engine(jupyterlab)
    assert found == []


def wait_for_others(view):
    """Skip to the next decision of one's own. At their own pace the others may have finished already."""
    view.page.evaluate('at => kit.find(at, "skip")?.click()', view.at)
    view.page.wait_for_function(MINE, arg=view.at)


CAME = """([at, number]) => new Promise((done) => {
    const since = performance.now();
    const look = () => {
        const asks = kit.find(at, "menu:back") ? "asks" : kit.focus().menu ? "menu" : "";
        const came = kit.snapshot(at).number > number ? "answer" : asks;
        if (came || performance.now() - since > 1000) done(came);
        else setTimeout(look, 4);
    };
    look();
})"""


def by_keyboard(view, key, number):
    """Go to something lit and press Enter, once more in the menu that it may open, and on yes if it asks.

    After choices that played themselves a key does not count for a moment; then it is pressed again.
    """
    page = view.page
    while view.number == number and key in view.call("lit"):
        page.evaluate("([at, key]) => kit.find(at, key).focus()", [view.at, key])
        page.keyboard.press("Enter")
        while (came := page.evaluate(CAME, [view.at, number])) in {"menu", "asks"}:
            if came == "asks":  # the focus is on what goes back
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        if came == "answer":
            break
    view.changed(number)

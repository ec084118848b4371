"""Several views of one table, and automatic players."""

import random
from itertools import pairwise

import pytest

pytestmark = pytest.mark.long

# The numbers of the snapshots that come in, each with its time.
RECORD = """at => {
    kit.seen = [];
    const note = () => kit.seen.push([kit.snapshot(at).number, performance.now()]);
    kit.models[at].on("change:snapshot", note);
}"""


def shown(view):
    """What a view shows, apart from what is its own, such as what the move under the pointer would bring."""
    return view.root.evaluate(
        """root => ({
            prompt: root.querySelector(".t-sentence").firstChild.textContent,
            cards: [...root.querySelectorAll(".t-target")].map((one) => [one.dataset.key, one.textContent]),
            lit: [...root.querySelectorAll("[data-lit]")].map((one) => one.dataset.key),
            others: root.querySelector(".t-since")?.textContent ?? "",
        })"""
    )


def test_views_of_one_table_stay_in_step(jupyterlab):
    """The same widget twice, another widget of the whole table, and one of a part."""
    first = jupyterlab.show('table = tw.new(players=["Team A", "Team B"], seed=5)\ntable')
    second = jupyterlab.show("table")
    third = jupyterlab.show("tw.TableView(table)")
    part = jupyterlab.show("tw.Territory(table, player=table.to_move)")
    views, luck = [first, second, third], random.Random(5)
    for turn in range(6):
        view = views[turn % 3]
        before = [one.number for one in [*views, part]]
        view.decide(luck.choice(view.call("lit")), turn)
        for one, number in zip([*views, part], before, strict=True):
            one.changed(number)
        assert shown(first) == shown(second) == shown(third)
    cells = ".t-grid .t-face .t-name"
    name = part.snapshot["territories"][0]["name"]
    other = first.root.locator(f".t-territory:has(header bdi:text-is('{name}'))")
    assert part.root.locator(cells).all_inner_texts() == other.locator(cells).all_inner_texts()
    assert part.root.locator(cells).count() > 1

    number = third.number
    jupyterlab.run("table.play(table.legal_moves[0])")  # typed, not clicked
    third.changed(number)
    assert shown(first) == shown(second) == shown(third)


def test_a_table_can_be_played_while_a_cell_runs(jupyterlab):
    view = jupyterlab.show('table = tw.new(players=["Team A", "Team B"], seed=5)\ntable')
    view.decide("market:I:1")
    jupyterlab.page.evaluate(
        """() => {
            const { kernel } = kit.panel.sessionContext.session;
            kit.slow = kernel.requestExecute({ code: "import time; time.sleep(4)" });
            kit.slow.done.then(() => (kit.slow = null));
        }"""
    )
    view.decide(view.call("lit")[0])
    assert jupyterlab.page.evaluate("kit.slow !== null"), "it had to wait for the cell"
    jupyterlab.page.wait_for_function("kit.slow === null")


def test_automatic_players_move_at_a_pace_that_can_be_skipped(jupyterlab):
    page = jupyterlab.page
    view = jupyterlab.show(
        'table = tw.new(players=["Team A", "bot:greedy"], seed=7)\n'
        "while table.to_move not in table.automatic:\n"
        "    table.play(table.legal_moves[-1])\n"
        "table"
    )
    jupyterlab.show("table")  # a second view must not make them move twice as fast
    page.evaluate(RECORD, view.at)
    page.wait_for_function("kit.seen.length > 3")
    times = page.evaluate("kit.seen")
    numbers = [number for number, _ in times]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    gaps = [(later - earlier) / 1000 for (_, earlier), (_, later) in pairwise(times)]
    assert all(0.5 < gap < 2 for gap in gaps), gaps
    assert "Gita" in view.root.locator(".t-sentence").inner_text()
    assert view.call("lit") == []

    moves = jupyterlab.ask("len(table.moves)")
    number = view.number
    view.click("skip")
    view.changed(number)
    page.wait_for_function("at => !kit.snapshot(at).prompt.automatic", arg=view.at, timeout=2000)
    assert jupyterlab.ask("len(table.moves)") > moves
    assert jupyterlab.ask("table.to_move") == "Team A"
    assert view.call("lit") != []

"""Live charts in JupyterLab: redrawn soon after a move, also in a page that opens later; small when saved."""

import json
import os
import sys

import pytest

from terra_widgets.charts.look import DARK, LIGHT
from terra_widgets.games.terra_futura.charts import CHARTS

pytestmark = pytest.mark.long

SET_UP = """\
import random
from terra_widgets.charts import chart
from terra_widgets.games.terra_futura.charts import CHARTS

def moves(seed):
    table, draw = tw.new(players=["A", "B", "C"], seed=seed), random.Random(seed)
    before = chart(table, "resources").drawing
    while legal := table.legal_moves:
        move = draw.choice([m for m in legal if m not in ("end", "decline", "enough")] or legal)
        table.play(move)
        after = chart(table, "resources").drawing
        yield move, after != before
        before = after

plan = list(moves(7))
table = tw.new(players=["A", "B", "C"], seed=7)
"""
LIVE = 'tw.live_chart(table, "resources")'
ALL = """\
for name in CHARTS:
    display(tw.chart(table, name))
display(tw.chart(table, "pollution", theme="dark"))
"""
TIMES = 20  # how often it is measured; the second largest of twenty is their 95th percentile
# A person who clicks five times a second; measured from sending a move to the frame after the drawing.
MEASURE = """async ([at, plan, most, patience]) => {
  const { kernel } = kit.panel.sessionContext.session;
  const graph = kit.panel.content.widgets[at].node.querySelector(".js-plotly-plot");
  const times = [];
  for (const [move, changes] of plan) {
    if (times.length === most) break;
    const begun = performance.now();
    const before = graph.layout.meta.number;
    const drawn = new Promise((done) => {
      const look = () => {
        if (graph.layout.meta.number === before) return;
        graph.removeListener("plotly_afterplot", look);
        requestAnimationFrame(() => done(performance.now() - begun));
      };
      if (changes) graph.on("plotly_afterplot", look);
      else done();
    });
    await kernel.requestExecute({ code: `table.play("${move}")`, silent: true }).done;
    const time = await Promise.race([drawn, new Promise((done) => setTimeout(done, patience, 0))]);
    if (!changes) continue;
    if (!time) throw new Error(`"${move}" was not drawn; ${graph.isConnected}`);
    times.push(time);
    await new Promise((wake) => setTimeout(wake, 150));
  }
  return times;
}"""
FOLLOWS = """([at, said]) => {
  const node = kit.panel.content.widgets[at]?.node;
  return node?.querySelector(".js-plotly-plot")?.getAttribute("aria-label")?.endsWith(said)
    && node.querySelector(".jp-RenderedHTML").innerText.includes(said);
}"""
SHOWN = "at => kit.panel.content.widgets[at].node.querySelectorAll('.js-plotly-plot[role=img]').length"
PLOTLY = "application/vnd.plotly.v1+json"


def slower():
    """With more to do than it has cores, a machine takes so much longer for everything."""
    return max(1, os.getloadavg()[0] / (os.cpu_count() or 1))


def saved(jupyterlab, at):
    """The outputs of a cell in the file of the notebook, and its size."""
    jupyterlab.save()
    return json.loads(jupyterlab.path.read_text(encoding="utf-8"))["cells"][at][
        "outputs"
    ], jupyterlab.path.stat().st_size


def begin(jupyterlab):
    """Show a live chart; gives its cell. `plan` is what will be played, and which of it changes the chart."""
    jupyterlab.run(SET_UP)
    at = jupyterlab.run(LIVE)
    jupyterlab.page.wait_for_function(f"at => ({SHOWN})(at) === 1", arg=at)
    return at


def summary(jupyterlab):
    return jupyterlab.ask("tw.chart(table, 'resources').summary")


@pytest.mark.alone
def test_it_is_redrawn_in_place_soon_after_a_move(jupyterlab):
    live = begin(jupyterlab)
    jupyterlab.page.click("details[data-terra] summary")  # what a person has opened stays open
    plan = jupyterlab.ask("plan")
    for _ in range(4):  # other things that this machine does can only make it slower
        played = jupyterlab.ask("len(table.moves)")
        times = sorted(jupyterlab.page.evaluate(MEASURE, [live, plan[played:], TIMES, 9000 * slower()]))
        sys.stdout.write(f"redrawn after {times[TIMES // 2]:.0f} ms (median), {times[-2]:.0f} ms (p95)\n")
        limit = 300 * slower()
        if times[-2] < limit:
            break
    assert times[-2] < limit, f"p95 of {[round(time) for time in times]}"
    assert jupyterlab.page.evaluate(SHOWN, live) == 1
    assert jupyterlab.page.evaluate("document.querySelector('details[data-terra]').open")
    # What is seen and what is saved is the table as it is now.
    said = summary(jupyterlab)
    assert jupyterlab.page.evaluate(FOLLOWS, [live, said])
    (figure, words), size = saved(jupyterlab, live)
    assert said in "".join(words["data"]["text/html"])
    assert said in "".join(figure["data"]["text/plain"])
    assert figure["data"][PLOTLY]["data"] == jupyterlab.page.evaluate(
        "at => { const { data } = kit.panel.content.model.cells.get(at).outputs.get(0);"
        f" return data['{PLOTLY}'].data }}",
        live,
    )
    assert size < 120_000


def test_a_page_that_opens_a_saved_notebook_goes_on_following(jupyterlab, other):
    live = begin(jupyterlab)
    jupyterlab.page.evaluate("at => kit.step(at)", live)  # running the cell again ends what it showed before
    assert jupyterlab.ask("len(table._watchers)") == 1
    jupyterlab.save()
    other.reopen(jupyterlab.path)
    other.page.wait_for_selector("details[data-terra]")
    jupyterlab.quietly("_ = table.play(*[move for move, _ in plan])")
    said = summary(jupyterlab)
    for page in (other.page, jupyterlab.page):
        page.wait_for_function(FOLLOWS, arg=[live, said])


def test_twelve_charts_after_a_whole_game_stay_small(jupyterlab):
    """The pictures that plotly's extension adds are left out."""
    begin(jupyterlab)
    jupyterlab.quietly("_ = table.play(*[move for move, _ in plan])")
    at = jupyterlab.run(ALL)
    jupyterlab.page.wait_for_function(f"([at, count]) => ({SHOWN})(at) >= count", arg=[at, len(CHARTS) + 1])
    jupyterlab.page.wait_for_function(
        """at => {
            const { outputs } = kit.panel.content.model.cells.get(at);
            return ![...Array(outputs.length).keys()].some((i) => "image/png" in outputs.get(i).data);
        }""",
        arg=at,
    )
    outputs, size = saved(jupyterlab, at)
    assert len(outputs) == 2 * (len(CHARTS) + 1) >= 24  # a figure and its words
    assert size < 1_000_000
    assert "plotly.js v" not in jupyterlab.path.read_text(encoding="utf-8")


PAPER = """([at, colour]) => [...kit.panel.content.widgets[at].node.querySelectorAll(".js-plotly-plot")]
  .every((graph) => graph._fullLayout.paper_bgcolor === colour)"""


def test_charts_are_dark_on_a_dark_page_and_saved_as_light_ones(jupyterlab):
    live = begin(jupyterlab)
    plain = jupyterlab.run('tw.chart(table, "pollution")')
    chosen = jupyterlab.run('tw.chart(table, "pollution", theme="light")')
    for at in (plain, chosen):
        jupyterlab.page.wait_for_function(f"at => ({SHOWN})(at) === 1", arg=at)

    def are(colour):
        for at in (live, plain):
            jupyterlab.page.wait_for_function(PAPER, arg=[at, colour])
        assert jupyterlab.page.evaluate(PAPER, [chosen, LIGHT.paper])

    jupyterlab.theme(dark=True)
    are(DARK.paper)
    jupyterlab.quietly("_ = table.play(*[move for move, _ in plan[:6]])")  # also when it is redrawn
    jupyterlab.page.wait_for_function(FOLLOWS, arg=[live, summary(jupyterlab)])
    are(DARK.paper)
    late = jupyterlab.run('tw.chart(table, "resources")')
    jupyterlab.page.wait_for_function(PAPER, arg=[late, DARK.paper])
    (figure, _), _ = saved(jupyterlab, live)
    assert figure["data"][PLOTLY]["layout"]["template"]["layout"]["paper_bgcolor"] == LIGHT.paper
    jupyterlab.theme(dark=False)
    are(LIGHT.paper)

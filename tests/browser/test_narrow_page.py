"""A chart on a phone: its panels keep their height, and the names beside them fit into the figure."""

import pytest

pytestmark = pytest.mark.long

SHOW = 'table = tw.new(players=["Team A"], seed=2)\ntw.live_chart(table, "pollution")'
GRAPH = "kit.panel.content.widgets[at].node.querySelector('.js-plotly-plot[role=img]')"
PLOT = f"at => {{ const graph = {GRAPH}; return graph && Math.round(graph._fullLayout._size.h); }}"
NAMES = f"""([at, said, count]) => {{
    const graph = {GRAPH};
    if (!graph?.ariaLabel?.endsWith(said)) return false;
    const edge = graph.getBoundingClientRect().right;
    const names = [...graph.querySelectorAll(".annotation-text")].map((one) => one.getBoundingClientRect());
    return names.length === count && names.every((one) => one.right <= edge + 1);
}}"""


def test_a_chart_on_a_phone_keeps_its_height_and_its_names(jupyterlab):
    at = jupyterlab.run(SHOW)
    desk = jupyterlab.page.wait_for_function(PLOT, arg=at).json_value()
    jupyterlab.resize(320)
    jupyterlab.page.wait_for_function(f"([at, desk]) => ({PLOT})(at) === desk", arg=[at, desk])
    jupyterlab.quietly('_ = table.play("take I1", "place c2")')  # also when it is redrawn
    said = jupyterlab.ask('tw.chart(table, "pollution").summary')
    count = jupyterlab.ask('len(tw.chart(table, "pollution").figure.layout.annotations)')
    assert count > 0
    jupyterlab.page.wait_for_function(NAMES, arg=[at, said, count])
    jupyterlab.resize(1400)
    jupyterlab.page.wait_for_function(NAMES, arg=[at, said, count])

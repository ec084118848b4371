"""A chart on a phone: its legend takes more rows, and gets room for them."""

import pytest

pytestmark = pytest.mark.long

SHOW = 'table = tw.new(players=["Team A"], seed=2)\ntw.live_chart(table, "pollution")'
PLOT = """at => {
    const graph = kit.panel.content.widgets[at].node.querySelector('.js-plotly-plot[role=img]');
    return graph && Math.round(graph._fullLayout._size.h);
}"""


def test_a_chart_on_a_phone_is_not_pressed_flat(jupyterlab):
    at = jupyterlab.run(SHOW)
    desk = jupyterlab.page.wait_for_function(PLOT, arg=at).json_value()

    def keeps_its_height():
        jupyterlab.page.wait_for_function(f"([at, least]) => ({PLOT})(at) > least", arg=[at, 0.9 * desk])

    jupyterlab.resize(320)
    keeps_its_height()
    jupyterlab.quietly('_ = table.play("take I1", "place c2")')  # also when it is redrawn
    said = jupyterlab.ask('tw.chart(table, "pollution").summary')
    jupyterlab.page.wait_for_function(
        """([at, said]) => {
            const graph = kit.panel.content.widgets[at].node.querySelector('.js-plotly-plot');
            return graph?.ariaLabel?.endsWith(said);
        }""",
        arg=[at, said],
    )
    keeps_its_height()
    jupyterlab.resize(1400)
    jupyterlab.page.wait_for_function(f"([at, desk]) => ({PLOT})(at) === desk", arg=[at, desk])

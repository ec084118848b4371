"""A chart on a phone: its legend takes more rows, and gets room for them."""

SHOW = 'table = tw.new(players=["Team A"], seed=2)\ntw.live_chart(table, "pollution")'
PLOT = """at => {
    const graph = kit.panel.content.widgets[at].node.querySelector('.js-plotly-plot[role=img]');
    return graph && Math.round(graph._fullLayout._size.h);
}"""


def plot(lab):
    at = lab.run(SHOW)
    return at, lab.page.wait_for_function(PLOT, arg=at).json_value()


def test_a_chart_on_a_phone_is_not_pressed_flat(lab):
    _, desk = plot(lab)
    lab.resize(320)
    at, phone = plot(lab)
    assert phone > 0.9 * desk
    lab.quietly('_ = table.play("take I1", "place c2")')
    said = lab.ask('tw.chart(table, "pollution").summary')
    lab.page.wait_for_function(
        "([at, said]) => kit.panel.content.widgets[at].node.innerText.includes(said)", arg=[at, said]
    )
    assert lab.page.evaluate(PLOT, at) > 0.9 * desk, "nor when it is redrawn"

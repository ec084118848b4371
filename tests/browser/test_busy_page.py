"""A page so busy that anywidget gives up waiting for the bundle: our widgets hear Python all the same."""

import contextlib

import pytest

pytestmark = pytest.mark.long

# anywidget waits two seconds for a widget's code, then drops all that Python says. Here it never waits.
HURRY = """() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms === 2000 ? 0 : ms);
    kit.unhurry = () => { AbortSignal.timeout = timeout; };
}"""
TABLE = 'table = tw.new(players=["Team A", "Team B"], seed=2)'


@contextlib.contextmanager
def busy(jupyterlab):
    jupyterlab.page.evaluate(HURRY)
    try:
        yield jupyterlab
    finally:
        jupyterlab.page.evaluate("kit.unhurry()")


def test_a_move_is_answered(jupyterlab):
    with busy(jupyterlab):
        view = jupyterlab.show(f"{TABLE}\ntable")
        number = view.number
        view.click(view.call("lit")[-1])
        view.changed(number)
    assert jupyterlab.ask("len(table.moves)") >= 1


def test_what_happened_while_the_page_was_busy_is_shown(jupyterlab):
    with busy(jupyterlab):
        view = jupyterlab.show(f'{TABLE}\ndisplay(table)\n_ = table.play("take I1", "place c2")')
        jupyterlab.page.wait_for_function("at => kit.snapshot(at).log.last === 2", arg=view.at)
    assert view.root.locator("[role=status]").inner_text() == view.snapshot["announce"]


def test_a_live_chart_follows(jupyterlab):
    with busy(jupyterlab):
        at = jupyterlab.run(f'{TABLE}\ntw.live_chart(table, "activations")')
        jupyterlab.quietly('_ = table.play("take I1", "place c2")')
        said = jupyterlab.ask('tw.chart(table, "activations").summary')
        jupyterlab.page.wait_for_function(
            """([at, said]) => {
                const graph = kit.panel.content.widgets[at].node.querySelector('.js-plotly-plot');
                return graph?.ariaLabel?.endsWith(said);
            }""",
            arg=[at, said],
        )

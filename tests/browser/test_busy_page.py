"""A page so busy that anywidget gives up waiting for the bundle: our widgets hear Python all the same."""

from contextlib import contextmanager

# anywidget waits two seconds for a widget's code, then drops all that Python says. Here it never waits.
HURRY = """() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms === 2000 ? 0 : ms);
    kit.unhurry = () => { AbortSignal.timeout = timeout; };
}"""
TABLE = 'table = tw.new(players=["Team A", "Team B"], seed=2)'


@contextmanager
def busy(lab):
    """A page that lets anywidget wait for nothing."""
    lab.page.evaluate(HURRY)
    try:
        yield lab
    finally:
        lab.page.evaluate("kit.unhurry()")


def test_a_move_is_answered(lab):
    with busy(lab):
        view = lab.show(f"{TABLE}\ntable")
    for _ in range(3):
        view.decide(view.call("lit")[-1])
    assert lab.ask("len(table.moves)") >= 3


def test_what_happened_while_the_page_was_busy_is_shown(lab):
    with busy(lab):
        view = lab.show(f'{TABLE}\ndisplay(table)\n_ = table.play("take I1", "place c2")')
    lab.page.wait_for_function("at => kit.snapshot(at).log.last === 2", arg=view.at)
    assert view.root.locator("[role=status]").inner_text() == view.snapshot["announce"]

"""For every reader: axe-core finds nothing serious, and one live region tells what happens."""

from pathlib import Path

import pytest

BESIDE = Path(__file__).resolve().parent.parent / "frontend"
MOMENTS = f"import sys; sys.path.append({str(BESIDE)!r}); import moments"
PARTS = ("Territory", "Market", "Supply", "ScoringCards", "ScoreSheet", "Log")
# Card faces are hidden from readers, which hear labels instead, and what can't be clicked now counts as
# disabled: axe-core would leave both out when it looks at contrast, so these marks are lifted for that.
# Only the contrast depends on the theme; the rest is looked at once.
# A cell that was scrolled into sight is drawn with the next frames only, and axe-core skips it before that.
RULES = """async (root, [all, least]) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await frame();
    // None of these rules needs styles fetched once more, and nobody asks where exactly a finding is.
    const quick = { preload: false, selectors: false };
    const contrast = { ...quick, runOnly: ["color-contrast"] };
    const others = { ...quick, resultTypes: ["violations"], rules: { "color-contrast": { enabled: false } } };
    const told = (report) => report.violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes.slice(0, 3).map(
            ({ html, any }) => `${html.slice(0, 150)} ${any[0]?.message ?? ""}`).join(" | ")}`);
    const plain = all ? told(await axe.run(root, others)) : [];
    const lifted = ["aria-hidden", "aria-disabled"].flatMap((name) =>
        [...root.querySelectorAll(`[${name}=true]:not(svg)`)].map((one) => [one, name]));
    for (const [one, name] of lifted) one.removeAttribute(name);
    let colours = await axe.run(root, contrast);
    for (let tries = 0; tries < 40 && (colours.passes[0]?.nodes.length ?? 0) < least; tries++) {
        await new Promise((done) => setTimeout(done, 250));
        colours = await axe.run(root, contrast);
    }
    for (const [one, name] of lifted) one.setAttribute(name, "true");
    return { bad: [...plain, ...told(colours)], seen: colours.passes[0]?.nodes.length ?? 0,
        why: colours.incomplete[0]?.nodes.slice(0, 3).map(({ any }) => any[0]?.message) ?? [] };
}"""


def prepare(lab, axe):
    """Make the page ready for axe-core, which does not look at what is scrolled away."""
    lab.page.set_viewport_size({"width": 1400, "height": 2600})
    lab.page.add_style_tag(content="body { overflow: visible !important }")
    lab.page.evaluate(axe)
    return lab.page


def look(views, moment, least=60, themes=(False, True)):
    """What axe-core finds in widgets, in JupyterLab's light and dark theme.

    It must have looked at the contrast of at least so many texts.
    """
    bad = []
    for dark in themes:
        views[0].lab.theme(dark=dark)
        for view in views:
            view.root.evaluate("root => root.scrollIntoView({ block: 'start', behavior: 'instant' })")
            report = view.root.evaluate(RULES, [not dark, least])
            assert report["seen"] >= least, f"axe-core skipped the contrast of colours: {report['why']}"
            bad += [f"{moment}, {'dark' if dark else 'light'}: {one}" for one in report["bad"]]
    return bad


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious_at_any_decision(lab, axe, dark):
    lab.theme(dark=dark)  # once, and not at every moment: JupyterLab draws everything anew
    page = prepare(lab, axe)
    lab.quietly(MOMENTS)
    view = lab.show("table = moments.new(2, seed=3)\ntable")

    def until(moment):
        lab.quietly(f"_ = moments.play_until(table, {moment})")
        page.wait_for_function("([at, moves]) => kit.snapshot(at).log.last === moves", arg=[view.at, moves()])

    def moves():
        return lab.ask("len(table.moves)")

    until("moments.deciding('place', after=30)")
    found = look([view], "place", themes=(dark,))
    until("moments.paying")
    view.click(next(key for key in view.call("lit") if view.call("opens", key)))
    view.root.locator(".t-menu").wait_for()
    found += look([view], "pay", themes=(dark,))
    until("moments.deciding('pattern')")
    view.click("handover")
    page.wait_for_function("at => kit.root(at).querySelector('.t-goal')", arg=view.at)
    found += look([view], "pattern", themes=(dark,))
    until("lambda shown: shown['outcome'] is not None")
    page.wait_for_function("at => kit.root(at).querySelector('.t-final')", arg=view.at)
    found += look([view], "final", themes=(dark,))
    view.click("log:" + str(moves() - 5))
    page.wait_for_function("at => kit.root(at).querySelector('.t-past')", arg=view.at)
    found += look([view], "looking back", themes=(dark,))
    assert found == []


def test_axe_finds_nothing_serious_in_any_part(lab, axe):
    prepare(lab, axe)
    lab.quietly(MOMENTS)
    lab.quietly("table = moments.new(2, seed=3)\n_ = moments.play_until(table, moments.paying)")
    parts = [lab.show(f"tw.{part}(table)") for part in PARTS]
    menu = next(key for key in parts[0].call("lit") if parts[0].call("opens", key))
    parts[0].click(menu)
    parts[0].root.locator(".t-menu").wait_for()
    assert look(parts, "parts", least=3) == []


def test_one_polite_live_region_announces_moves(lab):
    view = lab.show('table = tw.new(players=["Team A", "Team B"], seed=2)\ntable')
    region = view.root.locator("[aria-live]")
    assert region.count() == 1
    assert region.get_attribute("aria-live") == "polite"
    view.root.evaluate(
        """root => {
            kit.said = [];
            const region = root.querySelector("[aria-live]");
            const all = { childList: true, characterData: true, subtree: true };
            new MutationObserver(() => kit.said.push(region.textContent)).observe(region, all);
        }"""
    )
    announced = []
    for _ in range(6):
        view.decide(view.call("lit")[-1])
        announced.append(view.snapshot["announce"])
    assert lab.page.evaluate("kit.said") == announced
    assert all(announced)

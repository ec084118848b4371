"""What meets the eye in a widget: whether axe-core is content, all of it fits, and fingers can hit it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


# Fronts of cards are hidden from readers, which hear labels instead, and what can't be clicked now counts as
# disabled: axe-core would leave both out when it looks at contrast, so these marks are lifted for that.
# Only the contrast depends on the theme; the rest is looked at once.
# What was scrolled into sight is drawn with the next frames only, and axe-core skips it before that.
RULES = """async (root, [all, least, impacts]) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await frame();
    // None of these rules needs styles fetched once more, and nobody asks where exactly a finding is.
    const quick = { preload: false, selectors: false };
    const contrast = { ...quick, runOnly: ["color-contrast"] };
    const others = { ...quick, resultTypes: ["violations"], rules: { "color-contrast": { enabled: false } } };
    const told = (report) => report.violations
        .filter(({ impact }) => impacts.includes(impact))
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
SERIOUS = ("serious", "critical")
# Text that is cut off, and what sticks out of the page to the side.
MISFITS = """async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const texts = [...document.querySelectorAll('.terra :is(p, span, b, button, th, td, li, h2, h3, h4)')]
        .filter(one => !one.closest('.t-sr, .t-winner, .t-to, .t-tool, svg, .tb-tube'))
        // What is shortened says all of it when it is pointed at.
        .filter(one => !one.closest('.t-chip-name, .t-deck-label, .t-since, .tb-country bdi'))
        .filter(one => !one.closest('.t-end-part, .t-end-note'))
        .filter(one => !one.closest('.tf-fit:not([data-away]) .t-away .t-face'))  // small pictures of cards
        .filter(one => one.checkVisibility() && one.textContent.trim() && one.clientWidth > 0);
    const cut = texts.filter(one =>
        one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible'
        || one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'visible');
    const wide = document.documentElement.scrollWidth - innerWidth;
    return [...cut.map(one => one.className + ': ' + one.textContent.slice(0, 60)),
        ...(wide > 0 ? [`the page is ${wide} too wide`] : [])];
}"""
SMALL = """all => all.filter(one => one.checkVisibility() && !one.closest('.t-switch input'))
    .map(one => [one.dataset.key ?? one.textContent, one.getBoundingClientRect()])
    .filter(([, box]) => box.width < 24 || box.height < 24).map(([key]) => key)"""


def prepare(page: Page, axe: str) -> Page:
    """Make a page ready for axe-core, which does not look at what is scrolled away."""
    page.add_style_tag(content="body { overflow: visible !important }")
    page.evaluate(axe)
    return page


def heed(root: Locator, *, whole: bool, least: int, impacts: tuple[str, ...] = SERIOUS) -> list[str]:
    """What axe-core finds in a widget as it is now: all that it knows of, or the contrast alone.

    It must have looked at the contrast of at least so many texts.
    """
    report: dict[str, Any] = root.evaluate(RULES, [whole, least, impacts])
    assert report["seen"] >= least, f"axe-core skipped the contrast of colours: {report['why']}"
    return list(report["bad"])


def findings(page: Page, least: int = 30, impacts: tuple[str, ...] = SERIOUS) -> list[str]:
    """What axe-core finds in the widget of a prepared page, light and dark."""
    bad = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        found = heed(page.locator(".terra"), whole=scheme == "light", least=least, impacts=impacts)
        bad += [f"{scheme}: {one}" for one in found]
    return bad


def totals(root: Page | Locator) -> list[str]:
    """The points on the screen at the end of a game, seat by seat; nobody has any where all lose."""
    found: list[str] = root.locator(".t-end-ranks li").evaluate_all(
        """rows => rows
            .map(row => ['.t-seat', '.t-end-sum'].map(part => row.querySelector(part)?.textContent))
            .sort(([one], [other]) => one - other).map(([, sum]) => (sum ?? '0').replace('\u2212', '-'))"""
    )
    return found


def misfits(page: Page, *widths: int) -> list[str]:
    """What is cut off or too wide in a window of any of these widths."""
    bad = []
    for width in widths:
        page.set_viewport_size({"width": width, "height": 700})
        bad += [f"{width}: {one}" for one in page.evaluate(MISFITS)]
    return bad


def small(page: Page, kinds: str = "button, select, .t-switch") -> list[str]:
    """What is too small for a finger."""
    return list(page.locator(f".terra :is({kinds})").evaluate_all(SMALL))

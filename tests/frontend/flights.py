"""What moves in a page with each new snapshot: every flight is caught at its start, to be looked at."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from stage import show

from terra_widgets.table.table import Table
from terra_widgets.widgets.screen import Screen
from terra_widgets.widgets.snapshot import Settings

if TYPE_CHECKING:
    from playwright.sync_api import Page

# What begins to move stands still at once, so that no test races against it.
CATCH = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const made = animate.apply(this, how);
        made.pause();
        return made;
    };
    window.boxOf = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2, width, height };
    };
    window.flights = (part) => [...document.querySelectorAll(".t-flying")].map((ghost) => {
        const [flight] = ghost.getAnimations();
        const { delay, duration } = flight.effect.getTiming();
        const at = (share) => ((flight.currentTime = delay + share * duration), boxOf(ghost));
        const places = [at(0), at(1)];
        at(part);
        const { classList, textContent } = ghost.firstChild;
        const [first, last] = places;
        return { what: [...classList].at(-1), text: textContent, first, last, duration };
    });
}"""
DRAWN = """async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""


class Watched:
    """A page that shows a table, and what moves in it."""

    def __init__(self, page: Page, table: Table, **settings: Any) -> None:
        self.page, self.table = page, table
        page.emulate_media(reduced_motion="no-preference")
        self.screen = Screen(table, Settings(language=table.language, **settings), lambda fresh: None)
        page.evaluate(CATCH)
        show(page, json.loads(json.dumps(self.screen.snapshot)))

    def play(self, *moves: str) -> list[dict[str, Any]]:
        """Make moves in one go, and tell what flies."""
        self.table.play(*moves)
        return self.shown()

    def shown(self) -> list[dict[str, Any]]:
        """Show the table as it is now, and tell what flies."""
        self.page.evaluate("told => stage.model.show(JSON.parse(told))", json.dumps(self.screen.snapshot))
        return self.flights()

    def flights(self, part: float = 0.5) -> list[dict[str, Any]]:
        """What flies, where from and where to; it is left standing at this part of its way."""
        self.page.evaluate(DRAWN)
        found: list[dict[str, Any]] = self.page.evaluate("part => flights(part)", part)
        return found

    def box(self, selector: str) -> dict[str, float]:
        """The middle of an element, and its size."""
        found: dict[str, float] = self.page.locator(selector).first.evaluate("one => boxOf(one)")
        return found

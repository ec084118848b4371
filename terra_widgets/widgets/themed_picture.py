"""Small pictures made of a board's own parts: cards, tokens, cubes, arrows. SVG, for light and dark pages."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape

from terra_widgets.widgets.shapes import Picture

WIDTH, HEIGHT = 240, 104
# Each tone on light pages and on dark ones: the board's own, by what they stand for.
TONES = {
    "paper": ("#f2f0e8", "#161d1a"),
    "card": ("#fffdf7", "#2f3b35"),
    "ink": ("#1c2721", "#eef2ea"),
    "soft": ("#6b766e", "#9aa69d"),
    "edge": ("#8b8876", "#77857c"),
    "lit": ("#ffb81f", "#ffc24a"),
    "bad": ("#9c1c12", "#ff9a8a"),
    "good": ("#1c7a46", "#6fd19a"),
    "cube": ("#26221f", "#000001"),
    "green": ("#3f9b4f", "#4fb363"),
    "red": ("#c8452f", "#e0644d"),
    "yellow": ("#e8b730", "#f0c64e"),
    "blue": ("#2f76b8", "#5b9edb"),
    "white": ("#dfe9ec", "#e9f2f5"),
    "product": ("#8a5a2b", "#c08a52"),
}
Point = tuple[float, float]


class Sketch:
    """A picture in the making; tones are named, and are other colours on dark pages.

    >>> Sketch(dark=False).box(0, 0, 8, 8, "lit").svg().count("#ffb81f")
    1
    """

    def __init__(self, *, dark: bool) -> None:
        self._dark = dark
        self._parts: list[str] = []

    def svg(self) -> str:
        """All of it."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
            f'width="{WIDTH}" height="{HEIGHT}" font-family="system-ui, sans-serif" font-weight="700">'
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{self._tone("paper")}"/>'
            f"{''.join(self._parts)}</svg>"
        )

    def box(
        self, x: float, y: float, w: float, h: float, fill: str = "card", edge: str = "edge", dash: str = ""
    ) -> Sketch:
        """A card or a field, with round corners; a dashed edge means that it is free."""
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        return self._add(
            f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="3" {self._filled(fill)} '
            f'stroke="{self._tone(edge)}" stroke-width="1.5"{dashed}/>'
        )

    def token(self, x: float, y: float, fill: str, r: float = 7) -> Sketch:
        """A round token; its centre is given."""
        return self._add(
            f'<circle cx="{x}" cy="{y}" r="{r}" {self._filled(fill)} stroke="{self._tone("ink")}"/>'
        )

    def cube(self, x: float, y: float, size: float = 12) -> Sketch:
        """A cube of pollution."""
        half = size / 2
        return self._add(
            f'<rect x="{x - half}" y="{y - half}" width="{size}" height="{size}" {self._filled("cube")} '
            f'stroke="{self._tone("soft")}" stroke-width="1.5"/>'
        )

    def word(self, x: float, y: float, text: str | int, size: float = 14, fill: str = "ink") -> Sketch:
        """A number or a sign; its middle is given."""
        return self._add(
            f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="middle" dominant-baseline="central" '
            f"{self._filled(fill)}>{escape(str(text))}</text>"
        )

    def arrow(self, x: float, y: float, to_x: float, to_y: float, tone: str = "ink") -> Sketch:
        """From one point to another."""
        long = max(1.0, ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5)
        dx, dy = 6 * (to_x - x) / long, 6 * (to_y - y) / long
        left, right = (to_x - dx - dy, to_y - dy + dx), (to_x - dx + dy, to_y - dy - dx)
        head = "M{:.1f} {:.1f}L{} {}L{:.1f} {:.1f}".format(*left, to_x, to_y, *right)
        return self.line(f"M{x} {y}L{to_x} {to_y}{head}", tone)

    def line(self, path: str, tone: str = "ink", width: float = 2.5) -> Sketch:
        """A line along a path, not filled."""
        return self._add(
            f'<path d="{path}" fill="none" stroke="{self._tone(tone)}" stroke-width="{width}" '
            'stroke-linecap="round" stroke-linejoin="round"/>'
        )

    def shape(self, points: Sequence[Point], fill: str, edge: str = "") -> Sketch:
        """A filled outline."""
        at = " ".join(f"{x:g},{y:g}" for x, y in points)
        stroke = f' stroke="{self._tone(edge)}" stroke-width="2"' if edge else ""
        return self._add(f'<polygon points="{at}" {self._filled(fill)}{stroke}/>')

    def tick(self, x: float, y: float) -> Sketch:
        """Done, or met."""
        return self.line(f"M{x - 6} {y}l4 5 8-10", "good", 3.5)

    def cross(self, x: float, y: float, size: float = 6) -> Sketch:
        """Lost, or stopped."""
        return self.line(
            f"M{x - size} {y - size}l{2 * size} {2 * size}m0-{2 * size}l-{2 * size} {2 * size}", "bad", 3.5
        )

    def person(self, x: float, y: float, fill: str) -> Sketch:
        """A player; the middle of the shoulders is given."""
        self.shape([(x - 9, y + 12), (x - 5, y), (x + 5, y), (x + 9, y + 12)], fill, "ink")
        return self.token(x, y - 5, fill, 5)

    def _tone(self, name: str) -> str:
        return TONES[name][self._dark]

    def _filled(self, name: str) -> str:
        return f'fill="{self._tone(name)}"'

    def _add(self, part: str) -> Sketch:
        self._parts.append(part)
        return self


Draw = Callable[[Sketch], Sketch]
"""One picture: it is drawn onto an empty sketch."""


def for_both_themes(draw: Draw) -> Picture:
    """A picture for light pages, with its colours for dark ones."""
    light, dark = (draw(Sketch(dark=dark)).svg() for dark in (False, True))
    return {"width": WIDTH, "svg": light, "dark": re.findall("#[0-9a-f]{6}", dark)}

"""How charts look: two themes, and for each thing a colour together with a pattern, a symbol and a dash.

The colours of resources are those of the table's tokens, moved apart until they can be told from each
other with any common kind of colour vision; a test measures that. Colour is still never the only sign.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif'
THINGS = ("green", "red", "yellow", "food", "construction", "goods", "money", "pollution")
"""What has a colour of its own in every theme: resources, and what they leave behind."""


@dataclass(frozen=True, slots=True)
class Sign:
    """What marks one thing in a chart."""

    colour: str
    pattern: str = ""
    """The hatching of bars: a key of `HATCHES`."""
    symbol: str = "circle"
    dash: str = "solid"


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of paper and ink, and of everything that has one of its own."""

    name: str
    paper: str
    ink: str
    soft: str
    """Axes and small print."""
    rule: str
    """Grid lines."""
    empty: str
    full: str
    """A place without cubes, and one with the most."""
    things: tuple[str, ...]
    """In the order of `THINGS`."""
    seats: tuple[str, ...]
    """The players: the same in charts and on boards, which get them from `seat_styles`."""
    limit: str
    harm: str
    predicted: tuple[str, str]
    """What a person has predicted: two, if there are two."""
    pair: tuple[str, str]
    """Before a change and after it, or one rule and another."""
    scoring: str
    zones: tuple[str, str, str]
    """Blue, yellow and green zones of a planet."""
    series: tuple[str, ...]
    """Figures from the real world, and whatever else is only one of several."""


LIGHT = Theme(
    name="light",
    paper="#ffffff",
    ink="#1c2721",
    soft="#4a564e",
    rule="#dddbd1",
    empty="#f1efe6",
    full="#33373c",
    things=("#108461", "#dd152c", "#fad91e", "#9ed36a", "#e7a691", "#63570c", "#2756a8", "#17181a"),
    seats=("#00418c", "#cd8300", "#20a870", "#a588b8", "#4b2f42"),
    limit="#9c1c12",
    harm="#a3068a",
    predicted=("#0097b8", "#7a4df0"),
    pair=("#5b6b7a", "#e0458f"),
    scoring="#d46a00",
    zones=("#1f6fd1", "#b98a00", "#2c7a3d"),
    series=(
        "#8a3ea0",
        "#c4571b",
        "#2f7d4f",
        "#a88512",
        "#3f51b5",
        "#7d7d7d",
        "#d0426b",
        "#6b3f1d",
        "#6d8f1e",
    ),
)
DARK = Theme(
    name="dark",
    paper="#1c2320",
    ink="#eef2ea",
    soft="#b9c4bb",
    rule="#3d4843",
    empty="#2b3530",
    full="#f3efe2",
    things=("#197a67", "#ff7b61", "#f1ab2c", "#c8ffa9", "#caabae", "#866710", "#55b4df", "#f8f0f8"),
    seats=("#3784c8", "#f68802", "#44db86", "#c9a2bc", "#fffff1"),
    limit="#ffb4a8",
    harm="#f58ae0",
    predicted=("#2ee6ff", "#b49cff"),
    pair=("#a3b4c4", "#ff7ab8"),
    scoring="#ff9d4d",
    zones=("#6aaeff", "#e6c14d", "#6fd07f"),
    series=(
        "#d59bf0",
        "#ff9a5c",
        "#6fd39a",
        "#e8cf6a",
        "#8f9dff",
        "#c4c4c4",
        "#ff88a6",
        "#c79a74",
        "#bfe06a",
    ),
)
AUTO = replace(LIGHT, name="auto")
"""Light, and dark wherever the page is (`display.py`): saved, printed and in reports it stays light."""
THEMES = {theme.name: theme for theme in (AUTO, LIGHT, DARK)}
# Plotly's shape, its distance in pixels, the part that is inked. None is slanted: that would double the
# size of the pictures that plotly's extension saves with a notebook.
HATCHES = {
    "": ("", 8, 0.0),
    "lines": ("-", 6, 0.2),
    "dots": (".", 6, 0.25),
    "columns": ("|", 6, 0.2),
    "grid": ("+", 8, 0.15),
    "bands": ("-", 12, 0.3),
    "spots": (".", 14, 0.5),
    "fence": ("|", 14, 0.4),
}
SYMBOLS = ("circle", "square", "diamond", "triangle-up", "triangle-down")
DASHES = ("solid", "dash", "dot", "dashdot", "longdash")
KEPT = (("diamond", "solid"), ("square", "dash"), ("triangle-up", "dot"), ("x", "dashdot"))
SEAT_HATCHES = ("", "lines", "grid", "dots", "columns")


@cache
def sign(theme: Theme, key: str) -> Sign:
    """The sign of a thing.

    Parameters
    ----------
    theme
        Light or dark.
    key
        A resource, "pollution", "seat-0" to "seat-24", "series-0" to "series-44", "kept-0" to "kept-3" for
        runs of the lab, or one of the signs that some charts need.

    >>> sign(LIGHT, "seat-1").symbol
    'square'
    """
    if key in THINGS:
        i = THINGS.index(key)
        return Sign(theme.things[i], list(HATCHES)[i], "diamond" if key == "money" else "circle")
    kind, _, number = key.rpartition("-")
    if kind in {"seat", "series"}:
        colours = theme.seats if kind == "seat" else theme.series
        lap, i = divmod(int(number), len(colours))
        other = (i + lap) % len(SYMBOLS)  # in each lap the colours meet other hatches, symbols and dashes
        return Sign(colours[i], SEAT_HATCHES[other], SYMBOLS[other], DASHES[other])
    if key.startswith("kept-"):
        i = int(key.removeprefix("kept-")) % len(KEPT)
        return Sign(theme.soft, "", *KEPT[i])
    others = {
        "raw": Sign(theme.things[0]),
        "limit": Sign(theme.limit, "lines", "line-ew-open", "dash"),
        "total": Sign(theme.ink, "", "diamond", "solid"),
        "everyone": Sign(theme.ink),
        "used": Sign(theme.soft),
        "spare": Sign(theme.empty, "dots"),
        "flow": Sign(between(theme.paper, theme.things[-1], 0.45), "lines"),
        "harm": Sign(theme.harm, "grid", "x", "dot"),
        "set": Sign(theme.scoring, "dots"),
        "prediction": Sign(theme.predicted[0], "", "diamond", "longdash"),
        "prediction-too": Sign(theme.predicted[1], "", "square", "dot"),
        "moment": Sign(theme.predicted[0], "", "diamond", "dashdot"),
        "before": Sign(theme.pair[0], "", "circle", "solid"),
        "after": Sign(theme.pair[1], "lines", "square", "dash"),
        "given": Sign(theme.things[0], "", "circle", "solid"),
        "hoarded": Sign(theme.harm, "lines", "square", "dash"),
        "zone-white": Sign(theme.soft, "dots", "triangle-up", "dashdot"),
        "zone-blue": Sign(theme.zones[0], "", "circle", "solid"),
        "zone-yellow": Sign(theme.zones[1], "lines", "square", "dash"),
        "zone-green": Sign(theme.zones[2], "grid", "diamond", "dot"),
    }
    return others[key]


def faded(colour: str, part: float) -> str:
    """A colour that lets the paper through.

    >>> faded("#ff0000", 0.5)
    'rgba(255,0,0,0.5)'
    """
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return f"rgba({red},{green},{blue},{part})"


def between(low: str, high: str, part: float) -> str:
    """A colour on the way from one to another.

    >>> between("#000000", "#ffffff", 0.5)
    '#808080'
    """
    ends = [[int(colour[i : i + 2], 16) for i in (1, 3, 5)] for colour in (low, high)]
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in zip(*ends, strict=True))


def readable(paper: str) -> str:
    """Black or white, whichever can be read on that paper.

    >>> readable("#ffffff")
    '#000000'
    """
    light = brightness(paper)
    return "#000000" if (light + 0.05) ** 2 > 1.05 * 0.05 else "#ffffff"


def brightness(colour: str) -> float:
    """How bright a colour is, from 0 for black to 1 for white, as WCAG counts it.

    >>> brightness("#ffffff")
    1.0
    """
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


SHAPES = {
    "circle": "border-radius: 50%",
    "square": "border-radius: 0.2em",
    "diamond": "border-radius: 0; clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%)",
    "triangle-up": "border-radius: 0; padding-top: 0.5em; clip-path: polygon(50% 0, 100% 100%, 0 100%)",
    "triangle-down": "border-radius: 0; padding-bottom: 0.5em; clip-path: polygon(0 0, 100% 0, 50% 100%)",
}
"""The symbols of players, as the shape of the little plate that has their number."""


def seat_styles(seats: int) -> str:
    """A style sheet for so many players: the colours, shapes and inks that boards and charts share."""
    keys = [f"seat-{seat}" for seat in range(seats)]
    lines = []
    for theme, where in ((LIGHT, ".terra"), (DARK, '.terra[data-theme="dark"],\n.terra .t-night')):
        tones = {key: sign(theme, key).colour for key in keys}
        inks = "".join(
            f"  --{key}: {tone};\n  --on-{key}: {readable(tone)};\n" for key, tone in tones.items()
        )
        lines.append(f"{where} {{\n{inks}}}\n")
    for key in keys:
        shape = SHAPES[sign(LIGHT, key).symbol].replace("; ", ";\n  ")
        look = f"background: var(--{key});\n  color: var(--on-{key});\n  {shape}"
        lines.append(f".terra .t-{key} {{\n  {look};\n}}\n")
    return "\n".join(lines)

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
    limit: str


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
SYMBOLS = ("circle", "square", "diamond", "triangle-up", "x")
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
        A resource, "pollution", "seat-0" to "seat-24", "kept-0" to "kept-3" for runs of the lab, or one of
        the signs that some charts need.

    >>> sign(LIGHT, "seat-1").symbol
    'square'
    """
    if key in THINGS:
        i = THINGS.index(key)
        return Sign(theme.things[i], list(HATCHES)[i], "diamond" if key == "money" else "circle")
    if key.startswith("seat-"):
        lap, i = divmod(int(key.removeprefix("seat-")), len(SYMBOLS))
        other = (i + lap) % len(SYMBOLS)  # in each lap the colours meet other hatches, symbols and dashes
        return Sign(theme.seats[i], SEAT_HATCHES[other], SYMBOLS[other], DASHES[other])
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
        "harm": Sign(theme.seats[1], "grid", "x", "dot"),
        "set": Sign(theme.seats[3], "dots"),
        "prediction": Sign(theme.seats[2], "", "diamond", "longdash"),
        "prediction-too": Sign(theme.seats[3], "", "square", "dot"),
        "moment": Sign(theme.seats[2], "", "diamond", "dashdot"),
        "before": Sign(theme.seats[0], "", "circle", "solid"),
        "after": Sign(theme.seats[1], "lines", "square", "dash"),
        "given": Sign(theme.seats[0], "", "circle", "solid"),
        "hoarded": Sign(theme.seats[1], "lines", "square", "dash"),
        "zone-white": Sign(theme.soft, "dots", "triangle-up", "dashdot"),
        "zone-blue": Sign(theme.seats[0], "", "circle", "solid"),
        "zone-yellow": Sign(theme.seats[1], "lines", "square", "dash"),
        "zone-green": Sign(theme.seats[2], "grid", "diamond", "dot"),
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
    red, green, blue = (int(paper[i : i + 2], 16) for i in (1, 3, 5))
    return "#000000" if 0.299 * red + 0.587 * green + 0.114 * blue > 140 else "#ffffff"

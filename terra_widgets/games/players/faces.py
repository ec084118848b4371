"""The face of an automatic player, drawn from a few parts: who it is by its name, how it plays by a badge.

A face is a list of fills and paths, 48 by 48. Python sends it, so it costs a page nothing until it is shown.
"""

from __future__ import annotations

from functools import cache

from terra_widgets.games import catalog
from terra_widgets.games.players.persons import NAMES

Face = tuple[tuple[str, str], ...]
"""Fills with paths, the hindmost first."""

SKINS = ("#f2cfae", "#c98f62", "#e3b184", "#8a5a3b")
HAIRS = ("#3a2a20", "#7a4a22", "#c9972f", "#1f2430", "#a4452c")
INK, WHITE = "#2b2420", "#fffdf7"
SHIRTS = ("#2f6f5e", "#7a3b69", "#2f5d8c", "#a2542b", "#5b6b2a", "#6a4fa0")

SHORT = "M13 21q-1-13 11-13t11 13q-2-6-6-7q-6 3-11 1q-3 2-5 6z"
LONG = "M12 35q-3-27 12-27t12 27h-5q2-12-2-19q-6 3-11 0q-3 8-1 19z"
BUN = "M18 7a6 6 0 1 1 12 0q6 3 5 14q-2-6-6-7q-6 2-11 0q-4 2-5 7q-1-11 5-14z"
CURLS = (
    "M12 22a5 5 0 0 1 1-9a5 5 0 0 1 7-5a6 6 0 0 1 9 0a5 5 0 0 1 6 5a5 5 0 0 1 1 9"
    "q-1-6-5-7q-7 2-13 0q-5 1-6 7z"
)
HAIRCUTS = (
    SHORT, CURLS, LONG, SHORT, LONG, CURLS, BUN, SHORT, BUN, CURLS, LONG, SHORT,
)  # fmt: skip
"""For each of the names."""

EYES = "M19 22a1.6 1.6 0 1 0 .1 0zM29 22a1.6 1.6 0 1 0 .1 0z"
MOODS = {
    "smile": ("#8c2f2a", "M19.5 28.5q4.5 5 9 0q-4.5 2-9 0z"),
    "grin": ("#8c2f2a", "M18.5 28h11q-1.5 5.5-5.5 5.5t-5.5-5.5z"),
    "sly": ("#8c2f2a", "M20 30q5 1.5 8.5-2.5q-2 4.5-8.5 4z"),
    "calm": (INK, "M20 29h8v1.5h-8z"),
    "oh": (INK, "M22 29a2 2.5 0 1 0 4 0a2 2.5 0 1 0-4 0z"),
}
"""Mouths."""
BADGES = {
    "arrow": ("#2f5d8c", "M32 36h9v-3l5 4.5l-5 4.5v-3h-9zM46 43h-9v2h9z"),
    "bars": ("#b0402c", "M33 44v-6h3v6zM37.5 44v-9h3v9zM42 44v-12h3v12z"),
    "bulb": ("#6a4fa0", "M39 32a5 5 0 0 1 3 9v1.5h-6v-1.5a5 5 0 0 1 3-9zM36.5 43.5h5v2h-5z"),
    "chest": ("#8a5a00", "M33 38q0-5 6-5t6 5zM33 39h4.5v2h3v-2h4.5v6h-12z"),
    "die": ("#6b5a45", "M34 33.5h10v10h-10zM36 35.5v2h2v-2zM40 35.5v2h2v-2zM36 39.5v2h2v-2zM40 39.5v2h2v-2z"),
    "factory": ("#a2542b", "M32 45v-6l5-2v3l4-3v3l5-3v8zM42 32h3v5h-3z"),
    "flag": ("#5b6b2a", "M36.2 33h1.6v12h-1.6zM38 33.5h6l-2 2.5l2 2.5h-6z"),
    "heart": ("#b0402c", "M39 44.5l-6-6a3.6 3.6 0 0 1 6-4.5a3.6 3.6 0 0 1 6 4.5z"),
    "leaf": ("#2d7d4f", "M33 44q-1-11 12-11q1 10-8 10l-3 2zM36 41l6-5l-5 6z"),
    "sprout": ("#2d7d4f", "M37.8 45v-5q-6 0-6-6q6 0 7 5q1-6 7-6q0 6-6 6.5v5.5z"),
    "star": ("#b07d00", "M39 32l2 4.6l5 .5l-3.8 3.3l1.2 5l-4.4-2.7l-4.4 2.7l1.2-5l-3.8-3.3l5-.5z"),
    "swap": ("#2f6f5e", "M33 36h6v-3l6 4l-6 4v-3h-6zM45 42.5h-9v2h9z"),
    "two": (
        "#2f5d8c",
        "M36 33a2.5 2.5 0 1 0 .1 0zM42 33a2.5 2.5 0 1 0 .1 0zM32 44q0-5 4-5q2 0 3 1.5q1-1.5 3-1.5q4 0 4 5z",
    ),
}
"""What stands for a way to play, drawn between 31 and 46."""
USUAL = {"random": ("oh", "die"), "thinker": ("calm", "bulb")}
"""Kinds that every game may have; the others are in the `FACES` of a game's `players/roster.py`."""
OTHER = ("smile", "star")


@cache
def face(game: str, name: str, kind: str) -> Face:
    """The face of a person who plays a game in one way."""
    who = NAMES.index(name) if name in NAMES else sum(map(ord, name))
    skin, hair = SKINS[who % len(SKINS)], HAIRS[who % len(HAIRS)]
    faces = {**USUAL, **getattr(catalog.part(game, "players.roster"), "FACES", {})}
    mood, badge = faces.get(kind, OTHER)
    cut = HAIRCUTS[who % len(HAIRCUTS)]
    return (
        ("#e6ead9", disc(24, 24, 24)),
        *((hair, LONG) for _ in range(cut is LONG)),
        (SHIRTS[who % len(SHIRTS)], "M6 48q2-12 14-13h8q12 1 14 13z"),
        (skin, "M20 30h8v6q-4 3.5-8 0z"),
        (skin, disc(24, 22.5, 10.5)),
        (hair, SHORT if cut is LONG else cut),
        (INK, EYES),
        MOODS[mood],
        (WHITE, disc(39, 38.5, 9)),
        BADGES[badge],
    )


def disc(x: float, y: float, r: float) -> str:
    """The path of a disc."""
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z"

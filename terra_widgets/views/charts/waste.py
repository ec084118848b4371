"""What became of the cubes: put down, moved, removed. Moved is not gone."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass

from terra_widgets.views.charts.model import Chart
from terra_widgets.views.charts.common import Told, wrapped
from terra_widgets.views.charts.plan import Flow, Node, Plan, Stream

THEME_SIGNS = ("goods", "money", "construction", "food", "green", "red", "yellow", "seat-3", "seat-4")


@dataclass(frozen=True, slots=True)
class _Cube:
    theme: str
    """Of the card that made it; empty for a cube that lay there from the start."""
    moved: bool = False


def waste(told: Told) -> Chart:
    """Cubes from the kind of card that made them, by whether they were moved, to where they lie now.

    Cubes look alike, so the one that came first is taken to leave a card first.
    """
    fates = _fates(told)
    made: Counter[tuple[str, str]] = Counter()
    ends: Counter[tuple[str, str]] = Counter()
    for (theme, fate, end), n in fates.items():
        made[theme, fate] += n
        ends[fate, end] += n
    panel = _flow(told, made, ends)
    plan = Plan(
        told.say("chart-waste-title"),
        (panel,),
        note=told.say("chart-waste-note"),
        nothing=told.say("chart-pollution-none"),
    )
    rows = [
        (_theme(told, theme), told.say(f"chart-waste-{fate}"), told.say(f"chart-waste-{end}"), n)
        for (theme, fate, end), n in sorted(fates.items())
    ]
    columns = ("made-by", "fate", "now", "cubes")
    return told.chart("waste", plan, _summary(told, fates), columns, rows)


def _theme(told: Told, theme: str) -> str:
    return told.say(f"theme-{theme.replace(' ', '-')}") if theme else told.say("chart-waste-start")


def _fates(told: Told) -> Counter[tuple[str, str, str]]:
    """How many cubes there were of each origin, fate and end."""
    story = told.story
    on: dict[tuple[int, str], deque[_Cube]] = {(p.seat, p.cell): deque() for p in story.places}
    ended: Counter[tuple[str, str, str]] = Counter()
    gone: Counter[tuple[int, str, bool]] = Counter()
    _lay_first(told, on)
    acting = ""
    for row in story.rows:
        seat = story.names.index(row["player"])
        at = (seat, row["cell"])
        if row["event"] in {"use", "copy"}:
            acting = row["card"]
        elif row["event"] == "pollute":
            on[at].extend([_Cube(story.themes.get(acting, ""))] * row["amount"])
        elif row["event"] == "transfer" and row["amount"] < 0:
            cube = on[at].popleft()
            held = _Cube(cube.theme, moved=True)
        elif row["event"] == "transfer":
            on[at].append(held)
        elif row["event"] == "clean":
            cube = on[at].popleft()
            gone[seat, cube.theme, cube.moved] += 1
    for (seat, theme, _), n in gone.items():
        if seat in told.seats:
            ended[theme, "removed", "gone"] += n
    for place in story.places:
        if place.seat in told.seats:
            # TF-43: the last cube is the one that stops the card.
            for i, cube in enumerate(on[place.seat, place.cell]):
                end = "stops" if i == place.spaces else "held"
                ended[cube.theme, "moved" if cube.moved else "stayed", end] += 1
    return ended


def _lay_first(told: Told, on: dict[tuple[int, str], deque[_Cube]]) -> None:
    """Cubes that lay there before the record began: those now, less what came since, plus what left."""
    change: Counter[tuple[int, str]] = Counter()
    for row in told.story.rows:
        if row["event"] in {"pollute", "transfer", "clean"}:
            change[told.story.names.index(row["player"]), row["cell"]] += row["amount"]
    for place in told.story.places:
        at = (place.seat, place.cell)
        on[at].extend([_Cube("")] * (place.cubes - change[at]))


def _flow(told: Told, made: Counter[tuple[str, str]], ends: Counter[tuple[str, str]]) -> Flow:
    nodes: list[Node] = []
    at: dict[tuple[int, str], int] = {}
    themes = sorted({theme for theme, _ in made})
    for i, theme in enumerate(themes):
        at[0, theme] = len(nodes)
        nodes.append(Node(wrapped(_theme(told, theme)), THEME_SIGNS[i % len(THEME_SIGNS)], 0))
    for column, keys in ((1, ("stayed", "moved", "removed")), (2, ("held", "stops", "gone"))):
        signs = ("seat-0", "seat-1", "seat-2") if column == 1 else ("spare", "harm", "seat-2")
        for key, sign in zip(keys, signs, strict=True):
            if any(pair[column - 1] == key or pair[-1] == key for pair in ends):
                at[column, key] = len(nodes)
                nodes.append(Node(wrapped(told.say(f"chart-waste-{key}")), sign, column))
    streams = [
        Stream(at[0, theme], at[1, fate], n, told.say("chart-waste-hover", what=_theme(told, theme), count=n))
        for (theme, fate), n in sorted(made.items())
    ]
    streams += [
        Stream(
            at[1, fate],
            at[2, end],
            n,
            told.say("chart-waste-hover", what=told.say(f"chart-waste-{end}"), count=n),
        )
        for (fate, end), n in sorted(ends.items())
    ]
    heads = tuple(told.say(f"chart-waste-{head}-head") for head in ("made", "fate", "now"))
    return Flow("", tuple(nodes), tuple(streams), height=320, heads=heads)


def _summary(told: Told, fates: Counter[tuple[str, str, str]]) -> str:
    cubes = sum(fates.values())
    if not cubes:
        return told.say("chart-pollution-none")
    moved = sum(n for (_, fate, _), n in fates.items() if fate == "moved")
    removed = sum(n for (_, fate, _), n in fates.items() if fate == "removed")
    return told.say("chart-waste-summary", cubes=cubes, moved=moved, removed=removed, left=cubes - removed)

"""What became of the cubes: put down, moved, removed. Moved is not gone."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass

from terra_widgets.charts.counts import Count, counts_panel
from terra_widgets.charts.model import Chart
from terra_widgets.games.terra_futura.charts.writer import Writer
from terra_widgets.charts.writer import wrapped
from terra_widgets.charts.plan import Flow, Node, Plan, Stream

THEMES = 9
"""So many kinds of cards have a colour of their own."""


@dataclass(frozen=True, slots=True)
class _Cube:
    theme: str
    """Of the card that made it; empty for a cube that lay there from the start."""
    moved: bool = False


def waste(writer: Writer) -> Chart:
    """Cubes from the kind of card that made them, by whether they were moved, to where they lie now.

    Cubes look alike, so the one that came first is taken to leave a card first.
    """
    fates = _fates(writer)
    made: Counter[tuple[str, str]] = Counter()
    ends: Counter[tuple[str, str]] = Counter()
    for (theme, fate, end), n in fates.items():
        made[theme, fate] += n
        ends[fate, end] += n
    panel = _flow(writer, made, ends)
    plan = Plan(
        writer.say("terra-futura-chart-waste-title"),
        (panel, counts_panel(writer, "", writer.say("chart-unit-cubes"), _counts(writer))),
        grouped=True,
        note=writer.say("chart-waste-note"),
        nothing=writer.say("chart-pollution-none"),
    )
    rows = [
        (_theme(writer, theme), writer.say(f"chart-waste-{fate}"), writer.say(f"chart-waste-{end}"), n)
        for (theme, fate, end), n in sorted(fates.items())
    ]
    columns = ("made-by", "fate", "now", "cubes")
    return writer.chart("waste", plan, _summary(writer, fates), columns, rows)


def _counts(writer: Writer) -> list[Count]:
    """How often each player has put down, moved and removed a cube."""
    acts = writer.story.activations
    rows = writer.story.rows
    gone = {
        seat: -sum(
            row["amount"]
            for row in rows
            if row["event"] == "clean" and row["player"] == writer.story.names[seat]
        )
        for seat in writer.seats
    }
    came = {seat: sum(d.cubes for d in acts if d.seat == seat) for seat in writer.seats}
    moved = {seat: sum(d.moved for d in acts if d.seat == seat) for seat in writer.seats}
    return [
        Count(writer.say("chart-pollution-came"), "pollution", "cubes-put-down", came),
        Count(writer.say("chart-waste-times-moved"), "flow", "cubes-moved", moved),
        Count(writer.say("chart-waste-gone-for-good"), "food", "cubes-removed", gone),
    ]


def _theme(writer: Writer, theme: str) -> str:
    return writer.say(f"theme-{theme.replace(' ', '-')}") if theme else writer.say("chart-waste-start")


def _fates(writer: Writer) -> Counter[tuple[str, str, str]]:
    """How many cubes there were of each origin, fate and end."""
    story = writer.story
    on: dict[tuple[int, str], deque[_Cube]] = {(p.seat, p.cell): deque() for p in story.places}
    ended: Counter[tuple[str, str, str]] = Counter()
    gone: Counter[tuple[int, str, bool]] = Counter()
    _lay_first(writer, on)
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
        if seat in writer.seats:
            ended[theme, "removed", "gone"] += n
    for place in story.places:
        if place.seat in writer.seats:
            # TF-43: the last cube is the one that stops the card.
            for i, cube in enumerate(on[place.seat, place.cell]):
                end = "stops" if place.inactive and i == place.cubes - 1 else "held"
                ended[cube.theme, "moved" if cube.moved else "stayed", end] += 1
    return ended


def _lay_first(writer: Writer, on: dict[tuple[int, str], deque[_Cube]]) -> None:
    """Cubes that lay there before the record began: those now, less what came since, plus what left."""
    change: Counter[tuple[int, str]] = Counter()
    for row in writer.story.rows:
        if row["event"] in {"pollute", "transfer", "clean"}:
            change[writer.story.names.index(row["player"]), row["cell"]] += row["amount"]
    for place in writer.story.places:
        at = (place.seat, place.cell)
        on[at].extend([_Cube("")] * (place.cubes - change[at]))


def _flow(writer: Writer, made: Counter[tuple[str, str]], ends: Counter[tuple[str, str]]) -> Flow:
    nodes: list[Node] = []
    at: dict[tuple[int, str], int] = {}
    themes = sorted({theme for theme, _ in made})
    for i, theme in enumerate(themes):
        at[0, theme] = len(nodes)
        nodes.append(Node(wrapped(_theme(writer, theme)), f"series-{i % THEMES}", 0))
    for column, keys in ((1, ("stayed", "moved", "removed")), (2, ("held", "stops", "gone"))):
        signs = ("before", "after", "food") if column == 1 else ("spare", "harm", "food")
        for key, sign in zip(keys, signs, strict=True):
            if any(pair[column - 1] == key or pair[-1] == key for pair in ends):
                at[column, key] = len(nodes)
                nodes.append(Node(wrapped(writer.say(f"chart-waste-{key}")), sign, column))
    streams = [
        Stream(
            at[0, theme], at[1, fate], n, writer.say("chart-waste-hover", what=_theme(writer, theme), count=n)
        )
        for (theme, fate), n in sorted(made.items())
    ]
    streams += [
        Stream(
            at[1, fate],
            at[2, end],
            n,
            writer.say("chart-waste-hover", what=writer.say(f"chart-waste-{end}"), count=n),
        )
        for (fate, end), n in sorted(ends.items())
    ]
    heads = tuple(writer.say(f"chart-waste-{head}-head") for head in ("made", "fate", "now"))
    return Flow("", tuple(nodes), tuple(streams), height=320, heads=heads)


def _summary(writer: Writer, fates: Counter[tuple[str, str, str]]) -> str:
    cubes = sum(fates.values())
    if not cubes:
        return writer.say("chart-pollution-none")
    moved = sum(n for (_, fate, _), n in fates.items() if fate == "moved")
    removed = sum(n for (_, fate, _), n in fates.items() if fate == "removed")
    return writer.say("chart-waste-summary", cubes=cubes, moved=moved, removed=removed, left=cubes - removed)

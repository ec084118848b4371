"""Charts of a whole class: what people said, and how the games of all tables went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from math import floor, fsum
from statistics import median, median_low
from typing import NamedTuple

from terra_widgets.charts import tell
from terra_widgets.charts.look import AUTO
from terra_widgets.charts.model import Chart
from terra_widgets.charts.plan import (
    Axis,
    Bars,
    Mark,
    Panel,
    Plan,
    Ranges,
    VerticalLine,
    counting,
    spanning,
)
from terra_widgets.charts.svg_picture import picture
from terra_widgets.charts.writer import ChartWriter, shortened
from terra_widgets.games.players import PREFIX
from terra_widgets.lesson.facts import events_of, facts_of
from terra_widgets.lesson.unit import Unit
from terra_widgets.room import shapes
from terra_widgets.table.record import Record
from terra_widgets.text.words import game_name, isolated
from terra_widgets.widgets.chart_sheet import WIDTHS, drawn

MOST_BARS = 16
MOST_TICKS = 8
MOST_PLAYERS = 30
LONGEST_TITLE = 200
ACROSS = ("cubes", "counters-put-down", "cards-hoarded", "actions")
"""What the points of a game are set against, as lessons call it: the first that the game knows."""
FIRST_TIME = (("card-inactive", "calm-turns"), ("burst", "calm-years"))
"""An event that stops or costs something, and the fact that says how long it was calm before."""
GIVEN, HOARDED = "cards-given", "cards-hoarded"
"""What free-riders do not do, and what they do instead."""


@dataclass(frozen=True, slots=True)
class ClassTable:
    """A table of a class: its number in the room, what it is called there, and its game so far."""

    number: int
    label: str
    record: Record


class Standing(NamedTuple):
    """How one player of a table has done."""

    table: ClassTable
    name: str
    automatic: bool
    over: bool
    points: float | None
    """None where nobody knows them before the end."""
    facts: Mapping[str, float]
    lost: bool
    """Whether the game is over and everybody has lost."""


def pictured(chart: Chart) -> shapes.Chart:
    """A chart as the pages of a room take it: pictures for light and dark, narrow and wide."""
    plan = replace(chart.plan, title="")  # the page says it above the picture
    pictures = [drawn(width, partial(picture, plan, width=width)) for width in WIDTHS]
    return {"title": chart.title, "text": chart.summary, "pictures": pictures}


def standings(tables: Iterable[ClassTable], wanted: Sequence[str]) -> list[Standing]:
    """Every player of every table with the facts that are wanted, as far as their game knows them."""
    found = []
    for table in tables:
        record, known = table.record, facts_of(table.record.game)
        story = tell(record, "en") if known else None
        *_, last = record.states()
        outcome = record.rules().outcome(last)
        for seat, name in enumerate(record.players):
            facts = {fact: float(known[fact](story, seat)) for fact in wanted if fact in known}
            points = known.get("points")
            now = float(points(story, seat)) if points else None
            found.append(
                Standing(
                    table,
                    record.shown_names[seat],
                    name.startswith(PREFIX),
                    outcome is not None,
                    now if outcome is None else float(outcome.points[seat]),
                    facts,
                    outcome is not None and not outcome.winners,
                )
            )
    return found


def of_one_game(tables: Sequence[ClassTable]) -> list[ClassTable]:
    """The tables that play what most of them play: numbers of different games can't be compared."""
    games = Counter(table.record.game for table in tables)
    most = max(games, key=lambda game: games[game], default="")
    return [table for table in tables if table.record.game == most]


def middle(values: Sequence[float]) -> float:
    """A value of those given, than which half of them are not larger."""
    return median_low(values)


# Histograms


@dataclass(frozen=True, slots=True)
class Classes:
    """Numbers in classes of one width; `whole` if only whole numbers are counted.

    >>> found = Classes(10, 5, 3, whole=True)
    >>> found.of(17), found.middle(1), found.edge(1)
    (1, 17.0, 14.5)
    """

    start: float
    wide: float
    count: int
    whole: bool

    def of(self, value: float) -> int:
        """The number of the class that a value is in."""
        return floor((value - self.start) / self.wide + 1e-9)

    def first(self, number: int) -> float:
        """Where a class begins."""
        return round(self.start + number * self.wide, 9)

    def middle(self, number: int) -> float:
        """The middle of a class."""
        return self.first(number) + (self.wide - self.whole) / 2

    def edge(self, number: int) -> float:
        """The left side of a class."""
        return self.first(number) - self.whole / 2


def classes(values: Sequence[float], *, whole: bool) -> Classes:
    """Few round classes for these numbers.

    >>> classes([3, 8], whole=True)
    Classes(start=3.0, wide=1, count=6, whole=True)
    >>> classes([0.25, 0.5], whole=False)
    Classes(start=0.24, wide=0.02, count=14, whole=False)
    """
    low, high = min(values), max(values)
    if low == high and not whole:
        wide = next(step for step in _widths(whole=False) if step * 20 >= abs(low))
        return Classes(floor(low / wide + 1e-9) * wide, wide, 1, whole)
    for wide in _widths(whole=whole):
        first, last = floor(low / wide + 1e-9), floor(high / wide + 1e-9)
        if last - first < MOST_BARS:
            return Classes(round(first * wide, 9) + 0.0, wide, last - first + 1, whole)
    raise AssertionError


def _widths(*, whole: bool) -> Iterator[float]:
    for power in count(0 if whole else -6):
        yield from (float(f"{digit}e{power}") if power < 0 else digit * 10**power for digit in (1, 2, 5))


def histogram(
    title: str,
    values: Sequence[float],
    truths: Sequence[float] = (),
    *,
    unit: Unit | None = None,
    whole: bool = True,
    language: str = "en",
) -> Chart:
    """How often each number was said, and what it turned out to be.

    Parameters
    ----------
    title
        What was asked.
    values
        The numbers that people said.
    truths
        What came of it, as far as that is known: one number for all, or one for each of several games.
    unit
        What is counted.
    whole
        Whether only whole numbers could be said.
    language
        The language of all words.
    """
    writer, unit = ChartWriter(language, AUTO), unit or Unit("")
    title = shortened(title, LONGEST_TITLE)
    if not values:
        axis = counting(writer.say("room-report-people"), 1)
        panel = Panel("", (), Axis(str(unit), (), 0, 1), axis, height=190)
        nothing = writer.say("room-report-no-numbers")
        return Chart("histogram", Plan(title, (panel,), nothing=nothing), nothing, (), (), AUTO, language)
    whole = whole and all(float(value).is_integer() for value in (*values, *truths))
    inside = classes([*values, *truths], whole=whole)
    said = Counter(map(inside.of, values))
    came = Counter(map(inside.of, truths))
    one = len(set(truths)) == 1
    marks: list[Mark] = [_bars(writer, inside, said, "room-report-said", "prediction", unit)]
    if one:
        name = writer.say("room-report-truth-mark", value=unit.counted(truths[0]))
        marks.append(VerticalLine(name, truths[0], "limit"))
    elif truths:
        marks.append(_bars(writer, inside, came, "room-report-came", "limit", unit))
    most = max([*said.values(), *([] if one else came.values())])
    across = Axis(str(unit), _ticks(writer, inside), inside.edge(-1), inside.edge(inside.count + 1))
    up = counting(writer.say("room-report-people"), most * 1.1)
    plan = Plan(title, (Panel("", tuple(marks), across, up, height=190),), grouped=True)
    rows: tuple[tuple[str | int, ...], ...] = tuple(
        (_class_name(writer, inside, number), said[number], came[number]) for number in range(inside.count)
    )
    heads = tuple(writer.say(f"room-report-column-{key}") for key in ("number", "said", "came"))
    if not truths:
        heads, rows = heads[:2], tuple(row[:2] for row in rows)
    return Chart("histogram", plan, numbers_said(values, truths, unit, writer), heads, rows, AUTO, language)


def numbers_said(values: Sequence[float], truths: Sequence[float], unit: Unit, writer: ChartWriter) -> str:
    """The numbers of a class in a sentence or two, and what came of them."""
    low, high = (unit.counted(end) for end in (min(values), max(values)))
    facts = {"low": low, "high": high, "middle": unit.counted(middle(values))}
    if low == high:
        told = writer.say("room-report-numbers-same", count=len(values), value=low)
    else:
        told = writer.say("room-report-numbers", count=len(values), **facts)
    if not truths:
        return told
    low, high = (unit.counted(end) for end in (min(truths), max(truths)))
    if low == high:
        return f"{told} {writer.say('room-report-truth-one', value=low)}"
    facts = {"low": low, "high": high, "middle": unit.counted(middle(truths))}
    return f"{told} {writer.say('room-report-truth-many', **facts)}"


def _bars(
    writer: ChartWriter, inside: Classes, counted: Mapping[int, int], key: str, look: str, unit: Unit
) -> Bars:
    """The bars of one series; an empty class at each end leaves them air."""
    places = range(-1, inside.count + 1)
    hover = tuple(
        writer.say(
            "room-report-hover",
            value=f"{_class_name(writer, inside, number)} {unit}".strip(),
            count=counted.get(number, 0),
        )
        for number in places
    )
    found = [counted.get(number, 0) for number in places]
    text = tuple(str(many or "") for many in found)
    return Bars(
        writer.say(key),
        look,
        tuple(map(inside.middle, places)),
        tuple(many or None for many in found),
        hover,
        text,
    )


def _class_name(writer: ChartWriter, inside: Classes, number: int) -> str:
    first = inside.first(number)
    last = first + inside.wide - inside.whole
    if first == last:
        return writer.number(first)
    return f"{_shown(writer, first)}\N{EN DASH}{_shown(writer, last)}"


def _shown(writer: ChartWriter, value: float) -> str:
    return writer.number(value) if round(value, 2) == value else writer.whole(value)


def _ticks(writer: ChartWriter, inside: Classes) -> tuple[tuple[float, str], ...]:
    """Labels at the beginning of classes, as many as find room."""
    step = -(-inside.count // MOST_TICKS)
    numbers = range(0, inside.count + (inside.wide != 1), step)
    return tuple((inside.first(number), _shown(writer, inside.first(number))) for number in numbers)


# All tables


def spread(tables: Sequence[ClassTable], language: str = "en") -> Chart | None:
    """The points of all players of all tables, against what their way cost; None if nothing can be drawn."""
    writer = ChartWriter(language, AUTO)
    tables = of_one_game(tables)
    known = facts_of(tables[0].record.game) if tables else {}
    fact = next((one for one in ACROSS if one in known), "")
    found = [one for one in standings(tables, [fact]) if one.points is not None and fact in one.facts]
    if not found:
        return None
    found.sort(key=lambda one: (one.facts[fact], one.points or 0))
    points, across = [one.points or 0 for one in found], [one.facts[fact] for one in found]
    named = writer.say(f"room-report-across-{fact}")
    wide = max(across) - min(across) or 1
    marks = tuple(
        _dots(writer, [one for one in found if one.automatic is automatic], fact, wide, named)
        for automatic in (False, True)
        if any(one.automatic is automatic for one in found)
    )
    x = counting(named, max(across), min(across))
    air = 0.04 * (x.high - x.low)
    x = replace(x, low=x.low - air, high=x.high + air)
    named_y, lowest, highest = writer.say("room-report-points"), min(points), max(points)
    # Where all have the same, the axis begins at zero: a scale of parts of a point would say nothing.
    y = (
        spanning(named_y, lowest, highest, writer.whole)
        if highest > lowest
        else counting(named_y, highest, lowest)
    )
    same = len({(one.record.seed, one.record.deck.digest) for one in tables}) == 1
    note = writer.say("room-report-spread-note", same="yes" if same else "no", tables=len(tables))
    title = writer.say("room-report-spread-title", across=named)
    plan = Plan(title, (Panel("", marks, x, y, height=260),), note=note)
    rows = tuple(
        (one.table.number, _kind(writer, one), writer.whole(one.points or 0), writer.whole(one.facts[fact]))
        for one in found
    )
    keys = ("room-report-column-table", "room-report-column-who", "room-report-points")
    heads = (*map(writer.say, keys), named)
    facts = {"lowest": writer.whole(min(points)), "highest": writer.whole(max(points)), "across": named}
    summary = writer.say("room-report-spread", players=len(found), tables=len(tables), **facts)
    half = median(across)
    less = [one.points or 0 for one in found if one.facts[fact] < half]
    more = [one.points or 0 for one in found if one.facts[fact] > half]
    told = {}
    if len(less) > 1 and len(more) > 1 and max(points) > min(points):
        told = {key: writer.whole(round(fsum(of) / len(of))) for key, of in (("less", less), ("more", more))}
    if told:
        summary = f"{summary} {writer.say('room-report-spread-halves', across=named, **told)}"
    return Chart("spread", plan, summary, heads, rows, AUTO, language)


def _kind(writer: ChartWriter, one: Standing) -> str:
    return writer.say("room-report-automatic" if one.automatic else "room-report-person")


def _dots(writer: ChartWriter, found: Sequence[Standing], fact: str, wide: float, named: str) -> Ranges:
    """Points without intervals; those at the same place stand side by side."""
    there: Counter[tuple[float, float]] = Counter()
    x, hover = [], []
    for one in found:
        place = (one.facts[fact], one.points or 0)
        beside = there[place]
        there[place] += 1
        x.append(place[0] + (-1) ** beside * ((beside + 1) // 2) * 0.016 * wide)
        hover.append(
            writer.say(
                "room-report-spread-hover",
                table=one.table.number,
                points=writer.whole(place[1]),
                across=named,
                value=writer.whole(place[0]),
            )
        )
    automatic = bool(found) and found[0].automatic
    name = writer.say("room-report-automatic-many" if automatic else "room-report-people")
    nothing = (None,) * len(found)
    look = "seat-1" if automatic else "seat-0"
    y = tuple(one.points for one in found)
    return Ranges(name, look, tuple(x), y, nothing, nothing, tuple(hover))


def blocked_when(tables: Sequence[ClassTable], language: str = "en") -> Chart | None:
    """In which round something stopped for the first time, for all players; None for a game without that."""
    writer = ChartWriter(language, AUTO)
    tables = of_one_game(tables)
    game = tables[0].record.game if tables else ""
    known, events = (facts_of(game), events_of(game)) if tables else ({}, {})
    pair = next((pair for pair in FIRST_TIME if pair[0] in events and pair[1] in known), None)
    if pair is None:
        return None
    event, calm = pair
    rounds: list[int | None] = []
    for table in tables:
        story = tell(table.record, "en")
        for seat, name in enumerate(table.record.players):
            if not name.startswith(PREFIX):
                happened = events[event](story, seat)
                rounds.append(int(known[calm](story, seat)) + 1 if happened else None)
    if not rounds:
        return None
    counted = Counter(rounds)
    last = max((one for one in rounds if one is not None), default=1)
    never = last + 2
    x = tuple(map(float, (*range(1, last + 1), never)))
    many = [*(counted[one] for one in range(1, last + 1)), counted[None]]
    labels = [*map(str, range(1, last + 1)), writer.say("room-report-not-yet")]
    hover = tuple(
        writer.say("room-report-hover", value=label, count=number)
        for label, number in zip(labels, many, strict=True)
    )
    title = writer.say(f"room-report-first-{event}")
    bars = Bars(
        title, "pollution", x, tuple(one or None for one in many), hover, tuple(str(n or "") for n in many)
    )
    axis = Axis(writer.say(f"room-report-axis-{calm}"), tuple(zip(x, labels, strict=True)), 0.4, never + 0.9)
    up = counting(writer.say("room-report-people"), 1.1 * max(many))
    heads = (axis.title, writer.say("room-report-people"))
    stopped = [one for one in rounds if one is not None]
    facts = {"stopped": len(stopped), "players": len(rounds)}
    if stopped:
        facts["half"] = int(median_low(stopped))
        summary = writer.say(f"room-report-first-{event}-summary", **facts)
    else:
        summary = writer.say("room-report-first-none", players=len(rounds))
    rows = tuple(zip(labels, many, strict=True))
    plan = Plan(title, (Panel("", (bars,), axis, up, height=190),))
    return Chart("blocked_when", plan, summary, heads, rows, AUTO, language)


def free_rider(tables: Sequence[ClassTable], language: str = "en") -> Chart | None:
    """What hoarding instead of giving brought, over all tables; None for games in which nobody can give."""
    writer = ChartWriter(language, AUTO)
    tables = [
        table
        for table in tables
        if table.record.over and {GIVEN, HOARDED} <= facts_of(table.record.game).keys()
    ]
    tables = of_one_game(tables)
    found = [one for one in standings(tables, [GIVEN, HOARDED]) if one.points is not None]
    if not found:
        return None
    riders, others = _riders(found)
    marks = []
    for who, key, look, aside in ((riders, "riders", "hoarded", 0.12), (others, "others", "given", -0.12)):
        shown = sorted(who, key=lambda one: one.table.number)
        places = {table.number: float(at) for at, table in enumerate(tables)}
        x = tuple(places[one.table.number] + aside for one in shown)
        hover = tuple(
            writer.say(
                "room-report-riders-hover",
                table=one.table.number,
                given=writer.whole(one.facts[GIVEN]),
                hoarded=writer.whole(one.facts[HOARDED]),
                points=writer.whole(one.points or 0),
            )
            for one in shown
        )
        nothing = (None,) * len(shown)
        y = tuple(one.points for one in shown)
        marks.append(Ranges(writer.say(f"room-report-{key}"), look, x, y, nothing, nothing, hover))
    lost = {one.table.number for one in found if one.lost}
    worlds = {
        table.number: writer.say(f"room-report-{'lost' if table.number in lost else 'saved'}")
        for table in tables
    }
    ticks = tuple((float(at), f"{number}\n{world}") for at, (number, world) in enumerate(worlds.items()))
    across = Axis(writer.say("room-report-column-table"), ticks, -0.6, len(tables) - 0.4)
    up = counting(writer.say("room-report-points"), max(one.points or 0 for one in found))
    plan = Plan(
        writer.say("room-report-riders-title"),
        (Panel("", tuple(marks), across, up, height=220),),
        note=writer.say("room-report-riders-note"),
    )
    heads = tuple(writer.say(f"room-report-column-{key}") for key in ("table", "world", "given", "hoarded"))
    heads = (*heads, writer.say("room-report-points"))
    rows = tuple(
        (
            one.table.number,
            writer.say("room-report-lost" if one.lost else "room-report-saved"),
            *(writer.whole(one.facts[fact]) for fact in (GIVEN, HOARDED)),
            writer.whole(one.points or 0),
        )
        for one in found
    )
    summary = writer.say("room-report-worlds", saved=len(tables) - len(lost), worlds=len(tables))
    told = {
        key: [one.points or 0 for one in who if not one.lost]
        for key, who in (("riders", riders), ("others", others))
    }
    if all(told.values()):
        facts = {key: writer.number(round(fsum(of) / len(of), 1)) for key, of in told.items()}
        summary = f"{summary} {writer.say('room-report-riders-gain', **facts)}"
    if lost:
        summary = f"{summary} {writer.say('room-report-riders-lost', count=len(lost))}"
    return Chart("free_rider", plan, summary, heads, rows, AUTO, language)


def _riders(found: Sequence[Standing]) -> tuple[list[Standing], list[Standing]]:
    """Those who gave fewer cards than their table did on average while hoarding some, and the others."""
    given: dict[int, list[float]] = {}
    for one in found:
        given.setdefault(one.table.number, []).append(one.facts[GIVEN])
    riders: list[Standing] = []
    others: list[Standing] = []
    for one in found:
        of_table = given[one.table.number]
        riding = one.facts[GIVEN] < fsum(of_table) / len(of_table) and one.facts[HOARDED] > 0
        (riders if riding else others).append(one)
    return riders, others


def tournament(tables: Sequence[ClassTable], language: str = "en", *, names: bool = False) -> Chart | None:
    """The points of each player over all finished games of a class; None before one game is over.

    Parameters
    ----------
    tables
        Every game that counts.
    language
        The language of all words.
    names
        Whether people are named; without it they are known by their place.
    """
    writer = ChartWriter(language, AUTO)
    tables = of_one_game([table for table in tables if table.record.over])
    points: dict[str, list[float]] = {}
    for one in standings(tables, ()):
        if one.points is not None and not one.automatic:
            points.setdefault(one.name, []).append(one.points)
    if not points:
        return None
    means = {name: fsum(of) / len(of) for name, of in points.items()}
    ranked = sorted(points, key=lambda name: -means[name])
    shown = ranked[:MOST_PLAYERS]
    x = tuple(map(float, range(len(shown))))
    rows = tuple(
        (
            isolated(name) if names else str(place),
            len(points[name]),
            writer.number(means[name]),
            writer.whole(min(points[name])),
            writer.whole(max(points[name])),
        )
        for place, name in enumerate(ranked, start=1)
    )
    hover = tuple(
        writer.say("room-report-place-hover", who=row[0], games=row[1], mean=row[2], low=row[3], high=row[4])
        for row in rows[: len(shown)]
    )
    mark = Ranges(
        "",
        "seat-0",
        x,
        tuple(means[name] for name in shown),
        tuple(min(points[name]) for name in shown),
        tuple(max(points[name]) for name in shown),
        hover,
    )
    every = -(-len(shown) // 10)
    labels = [shortened(row[0], 10) for row in rows]
    ticks = tuple((at, labels[int(at)]) for at in x if names or not int(at) % every)
    all_points = [one for name in shown for one in points[name]]
    across = Axis(writer.say("room-report-place"), ticks, -0.6, len(shown) - 0.4)
    up = spanning(writer.say("room-report-points"), min(all_points), max(all_points), writer.whole)
    game = game_name(tables[0].record.game, language)
    plan = Plan(
        writer.say("room-report-tournament-title", game=game),
        (Panel("", (mark,), across, up, height=230),),
        note=writer.say("room-report-tournament-note"),
    )
    heads = tuple(
        writer.say(f"room-report-column-{key}") for key in ("who", "games", "mean", "lowest", "highest")
    )
    facts = {"lowest": writer.whole(min(all_points)), "highest": writer.whole(max(all_points))}
    summary = writer.say("room-report-tournament", players=len(points), games=len(tables), **facts)
    return Chart("tournament", plan, summary, heads, rows, AUTO, language)

"""What people have entered, gathered from a room for those who count and draw it."""

from __future__ import annotations

from collections.abc import Collection
from weakref import WeakKeyDictionary

from terra_widgets.charts.model import Chart
from terra_widgets.lesson.figure_chart import figure_chart, pictured
from terra_widgets.room import shapes
from terra_widgets.room.pieces import Plan, PlanPiece
from terra_widgets.room.room import ASKS, Room
from terra_widgets.room.tally import Entered, known_truths, tally
from terra_widgets.room.tally_charts import ClassTable, blocked_when, free_rider, spread, tournament

LATE = frozenset(("chart", "figure", "claim", "quiz", "ticket"))
"""Steps in which what came of predictions and guesses may be seen."""


def entered(room: Room) -> list[Entered]:
    """What everybody has entered."""
    return [Entered(str(person.id), room.report_of(person)) for person in room.people.values()]


def class_tables(room: Room, label: str | None = None) -> list[ClassTable]:
    """The tables of a room, of one label or all."""
    tables = list(room.tables.values()) if label is None else room.tables_of(label)
    return [ClassTable(one.number, one.setup.label, one.record()) for one in tables]


def tallies(
    room: Room, language: str, *, texts: bool, only: Collection[str] | None = None
) -> list[shapes.Tally]:
    """What people have entered in the parts of the step that is on, counted."""
    step, source = room.step, room.plan_in(language).source
    pieces = [] if step is None else [piece for piece in step.pieces if piece.kind in ASKS]
    if only is not None:
        pieces = [piece for piece in pieces if piece.channel in only]
    if step is None or not pieces:
        return []
    people, found = entered(room), []
    for piece in pieces:
        truths = known_truths(piece, source, people) if step.kind in LATE or piece.again else {}
        counted = tally(piece, source, people, language, texts=texts, truths=truths)
        if counted is not None:
            found.append(counted)
    return found


def class_charts(room: Room, language: str) -> list[Chart]:
    """How all tables of the game that is on have done, one beside the other; none while people still play."""
    label, step = room.label_now(), room.step
    tables = [] if label is None else room.tables_of(label)
    plays = step is not None and step.kind == "play" and not all(table.over for table in tables)
    if plays or not any(table.over for table in tables):
        return []
    names = room.flag("names")
    stamp = (label, language, names, [(one.number, len(one.table.move_numbers)) for one in tables])
    known = _CHARTS.get(room)
    if known is None or known[0] != stamp:
        given = class_tables(room, label)
        drawn = [spread(given, language), blocked_when(given, language), free_rider(given, language)]
        if len(given) > 1:
            drawn.append(tournament(given, language, names=names))
        known = _CHARTS[room] = stamp, [chart for chart in drawn if chart is not None]
    return known[1]


_CHARTS: WeakKeyDictionary[Room, tuple[object, list[Chart]]] = WeakKeyDictionary()


def figures_of(room: Room, language: str) -> list[Chart]:
    """The charts of real figures in the step that is on."""
    plan = room.plan_in(language)
    step = plan.step(room.number) if room.stage == "step" else None
    pieces = [] if step is None else [piece for piece in step.pieces if piece.kind == "figures"]
    return [plan_figures(plan, piece) for piece in pieces]


def plan_figures(plan: Plan, piece: PlanPiece) -> Chart:
    """A chart of figures as everybody sees it, without anybody's guess."""
    options = {key: value for key, value in piece.options.items() if key not in {"series", "again"}}
    series, options = pictured(plan.source, piece.options["series"], options)
    return figure_chart(plan.source, series, **options)

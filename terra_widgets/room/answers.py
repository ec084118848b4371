"""What people have entered, gathered from a room for those who count and draw it."""

from __future__ import annotations

from collections.abc import Collection
from typing import cast
from weakref import WeakKeyDictionary

from terra_widgets.charts.model import Chart
from terra_widgets.lesson.figure_chart import figure_chart, pictured
from terra_widgets.room import shapes
from terra_widgets.room.pieces import Plan, PlanPiece
from terra_widgets.room.room import ASKS, Room, asked_in
from terra_widgets.room.tally import Entered, known_truths, tally
from terra_widgets.room.tally_charts import ClassTable, blocked_when, free_rider, spread, tournament
from terra_widgets.text import translate

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


def questions(room: Room, language: str, *, besides: Collection[str] = ()) -> list[shapes.Block]:
    """What everybody is asked in the step that is on, and how many have answered it."""
    plan, found = room.plan_in(language), []
    step = plan.step(room.number) if room.stage == "step" else None
    asked = [] if step is None else [one for one in asked_in(step) if one.channel not in besides]
    source = plan.source
    for piece in asked:
        if piece.kind == "predict":
            found.append(_line("heading", source.guesses[piece.name].ask))
        elif piece.kind == "claim":
            found.append(_line("heading", source.claims[piece.name].claim))
        elif piece.kind in {"entry", "vote"}:
            found.append(_line("heading", source.entries[piece.name].ask))
        else:
            found.append(_line("heading", translate(f"room-now-{piece.kind}", language)))
    if asked:
        count, of = sum(map(room.has_entered, room.people.values())), len(room.people)
        found.append(_line("paragraph", translate("room-answered", language, count=count, of=of)))
    return found


def _line(kind: str, text: str) -> shapes.Block:
    return cast(shapes.Block, {"kind": kind, "spans": [{"text": text}]})


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

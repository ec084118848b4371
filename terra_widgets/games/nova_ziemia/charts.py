"""The charts of Nova Ziemia, and the story they tell of: zones, actions and the library, turn after turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, ClassVar

from terra_widgets.charts.model import Chart
from terra_widgets.charts.plan import Axis, Bars, Line, Panel, Plan, Spot, counting
from terra_widgets.charts.story import Story
from terra_widgets.charts.writer import StoryWriter
from terra_widgets.games.nova_ziemia.deck import COLOURS
from terra_widgets.games.nova_ziemia.rules import NovaZiemia
from terra_widgets.games.nova_ziemia.rules.planet import values
from terra_widgets.games.nova_ziemia.rules.state import (
    ACTIONS,
    LIBRARY,
    PHASE,
    PLANET,
    SHAPE,
    TURN,
    TURNS,
    State,
)  # fmt: skip
from terra_widgets.table.record import Record

MOST_TICKS = 9


@dataclass(frozen=True, slots=True)
class TurnEnd:
    """The planet at the end of a turn; the turn under way counts as it is now."""

    turn: int
    """From 1; 0 is the beginning."""
    seat: int
    zones: tuple[int, ...]
    """The largest zone of each colour."""
    actions: int
    library: int


@dataclass(frozen=True)
class NovaZiemiaStory(Story):
    """All that charts need to know about one game."""

    game: ClassVar[str] = "nova_ziemia"

    moments: tuple[TurnEnd, ...]


Writer = StoryWriter[NovaZiemiaStory]


def tell(record: Record, _language: str = "en") -> NovaZiemiaStory:
    """The story of a record."""
    game = record.rules()
    assert isinstance(game, NovaZiemia)
    states = list(record.states())
    moments = {0: _moment(game, states[0], 0, states[0][TURN], 0)}
    first = states[0][TURNS]
    for before, after in pairwise(states):
        turn = before[TURNS] - first + 1
        here = after[TURNS] == before[TURNS] and after[PHASE] == SHAPE
        known = moments.get(turn)
        # Settling and drawing come after the last action of a turn.
        done = len(after[ACTIONS]) if here else max(len(before[ACTIONS]), known.actions if known else 0)
        moments[turn] = _moment(game, after, turn, before[TURN], done)
    return NovaZiemiaStory(record.players, tuple(range(game.players)), tuple(moments.values()))


def _moment(game: NovaZiemia, s: State, turn: int, seat: int, actions: int) -> TurnEnd:
    largest = tuple(found[0] if found else 0 for found in values(game.cards, s[PLANET]))
    return TurnEnd(turn, seat, largest, actions, len(s[LIBRARY]))


def _moments(writer: Writer) -> tuple[TurnEnd, ...]:
    return writer.story.moments


def _turns(writer: Writer, moments: tuple[TurnEnd, ...]) -> Axis:
    last = max(moments[-1].turn, 1)
    step = 1 + last // MOST_TICKS
    ticks = tuple((float(turn), str(turn)) for turn in range(0, last + 1, step))
    return Axis(writer.say("nova-chart-turn"), ticks, -0.6, last + 0.6)


def _one_panel(
    writer: Writer, name: str, marks: list[Any], unit: str, most: float, moments: Any,
    spots: tuple[Spot, ...] = (),
) -> Plan:  # fmt: skip
    axis = counting(writer.say(f"chart-unit-nova-{unit}"), max(most, 1))
    return Plan(
        writer.say(f"nova-ziemia-chart-{name}-title"),
        (Panel("", tuple(marks), _turns(writer, moments), axis, 220, spots=spots),),
    )


def zones(writer: Writer) -> Chart:
    """The largest zone of each colour after every turn."""
    moments = _moments(writer)
    x = tuple(float(moment.turn) for moment in moments)
    marks = []
    for i, colour in enumerate(COLOURS):
        name = writer.say(f"nova-colour-{colour}")
        y = tuple(moment.zones[i] for moment in moments)
        hover = tuple(
            writer.say("nova-chart-zones-hover", turn=moment.turn, colour=name, value=moment.zones[i])
            for moment in moments
        )
        marks.append(Line(name, f"zone-{colour}", x, y, hover))
    most = max(max(moment.zones) for moment in moments)
    spots = tuple(Spot(f"zone-{colour}") for colour in COLOURS)
    plan = _one_panel(writer, "zones", marks, "zones", most, moments, spots)
    now = moments[-1].zones
    names = [
        f"{writer.say(f'nova-colour-{colour}')} {value}" for colour, value in zip(COLOURS, now, strict=True)
    ]
    rows = [(moment.turn, *moment.zones) for moment in moments]
    columns = ("turn", *(f"nova-{colour}" for colour in COLOURS))
    summary = writer.say("nova-chart-zones", zones=writer.listed(names))
    return writer.chart("zones", plan, summary, columns, rows)


def actions(writer: Writer) -> Chart:
    """How many actions each turn took."""
    moments = _moments(writer)
    marks, rows = [], []
    for seat in writer.seats:
        mine = [moment for moment in moments if moment.turn and moment.seat == seat]
        hover = tuple(
            writer.say("nova-chart-actions-hover", name=writer.name(seat), turn=m.turn, count=m.actions)
            for m in mine
        )
        x, y = tuple(float(m.turn) for m in mine), tuple(m.actions for m in mine)
        marks.append(Bars(writer.short(seat), f"seat-{seat}", x, y, hover))
    shown_moments = [m for m in moments if m.turn and m.seat in writer.seats]
    rows = [(m.turn, writer.story.shown[m.seat], m.actions) for m in shown_moments]
    total = sum(m.actions for m in shown_moments)
    plan = _one_panel(
        writer, "actions", marks, "actions", max((m.actions for m in moments), default=1), moments
    )
    summary = writer.say("nova-chart-actions", count=total, turns=len(shown_moments))
    return writer.chart("actions", plan, summary, ("turn", "player", "nova-actions"), rows)


def library(writer: Writer) -> Chart:
    """How many cards the library had left after every turn."""
    moments = _moments(writer)
    x, y = tuple(float(m.turn) for m in moments), tuple(m.library for m in moments)
    hover = tuple(writer.say("nova-chart-library-hover", turn=m.turn, count=m.library) for m in moments)
    mark = Line(writer.say("nova-chart-library-name"), "total", x, y, hover, steps=True)
    plan = _one_panel(writer, "library", [mark], "library", max(y), moments)
    summary = writer.say("nova-chart-library", count=moments[-1].library, turns=moments[-1].turn)
    rows = [(m.turn, m.library) for m in moments]
    return writer.chart("library", plan, summary, ("turn", "nova-library"), rows)


CHARTS: dict[str, Callable[..., Chart]] = {"zones": zones, "actions": actions, "library": library}

__all__ = ["CHARTS", "tell"]

"""The charts of Nova Ziemia, and the story they tell of: zones, actions and the library, turn after turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, ClassVar, cast

from terra_widgets.decks.nova_ziemia import COLOURS
from terra_widgets.errors import SetupError, shown
from terra_widgets.record import Record
from terra_widgets.rules.nova_ziemia import NovaZiemia
from terra_widgets.rules.nova_ziemia.layout import ACTIONS, LIBRARY, PHASE, PLANET, SHAPE, TURN, TURNS, State
from terra_widgets.rules.nova_ziemia.planet import values
from terra_widgets.views.charts.common import Told
from terra_widgets.views.charts.model import Chart
from terra_widgets.views.charts.plan import Axis, Bars, Line, Panel, Plan, counting

MOST_TICKS = 14


@dataclass(frozen=True, slots=True)
class Moment:
    """The planet at the end of a turn; the turn under way counts as it is now."""

    turn: int
    """From 1; 0 is the beginning."""
    seat: int
    zones: tuple[int, ...]
    """The largest zone of each colour."""
    actions: int
    library: int


@dataclass(frozen=True)
class Story:
    """All that charts need to know about one game."""

    game: ClassVar[str] = "nova_ziemia"

    names: tuple[str, ...]
    seats: tuple[int, ...]
    """The players to be shown."""
    moments: tuple[Moment, ...]

    def of(self, player: str | None) -> Story:
        """The same story about one player's actions only, or about all."""
        if player is None:
            return self
        if player not in self.names:
            raise SetupError("widget-player", found=shown(player), known=", ".join(self.names))
        return replace(self, seats=(self.names.index(player),))


def tell(record: Record, _language: str = "en") -> Story:
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
    return Story(record.players, tuple(range(game.players)), tuple(moments.values()))


def _moment(game: NovaZiemia, s: State, turn: int, seat: int, actions: int) -> Moment:
    largest = tuple(found[0] if found else 0 for found in values(game.cards, s[PLANET]))
    return Moment(turn, seat, largest, actions, len(s[LIBRARY]))


def _moments(told: Told) -> tuple[Moment, ...]:
    return cast("Story", told.story).moments


def _turns(told: Told, moments: tuple[Moment, ...]) -> Axis:
    last = max(moments[-1].turn, 1)
    step = 1 + last // MOST_TICKS
    ticks = tuple((float(turn), str(turn)) for turn in range(0, last + 1, step))
    return Axis(told.say("nova-chart-turn"), ticks, -0.6, last + 0.6)


def _one_panel(told: Told, name: str, marks: list[Any], unit: str, most: float, moments: Any) -> Plan:
    axis = counting(told.say(f"chart-unit-nova-{unit}"), max(most, 1))
    return Plan(
        told.say(f"chart-nova-{name}-title"), (Panel("", tuple(marks), _turns(told, moments), axis, 220),)
    )


def zones(told: Told) -> Chart:
    """The largest zone of each colour after every turn."""
    moments = _moments(told)
    x = tuple(float(moment.turn) for moment in moments)
    marks = []
    for i, colour in enumerate(COLOURS):
        name = told.say(f"nova-colour-{colour}")
        y = tuple(moment.zones[i] for moment in moments)
        hover = tuple(
            told.say("nova-chart-zones-hover", turn=moment.turn, colour=name, value=moment.zones[i])
            for moment in moments
        )
        marks.append(Line(name, f"zone-{colour}", x, y, hover))
    most = max(max(moment.zones) for moment in moments)
    plan = _one_panel(told, "zones", marks, "zones", most, moments)
    now = moments[-1].zones
    names = [
        f"{told.say(f'nova-colour-{colour}')} {value}" for colour, value in zip(COLOURS, now, strict=True)
    ]
    rows = [(moment.turn, *moment.zones) for moment in moments]
    columns = ("turn", *(f"nova-{colour}" for colour in COLOURS))
    summary = told.say("nova-chart-zones", zones=told.listed(names))
    return told.chart("zones", plan, summary, columns, rows)


def actions(told: Told) -> Chart:
    """How many actions each turn took."""
    moments = _moments(told)
    marks, rows = [], []
    for seat in told.seats:
        mine = [moment for moment in moments if moment.turn and moment.seat == seat]
        hover = tuple(
            told.say("nova-chart-actions-hover", name=told.name(seat), turn=m.turn, count=m.actions)
            for m in mine
        )
        x, y = tuple(float(m.turn) for m in mine), tuple(m.actions for m in mine)
        marks.append(Bars(told.short(seat), f"seat-{seat}", x, y, hover))
    shown_moments = [m for m in moments if m.turn and m.seat in told.seats]
    rows = [(m.turn, told.story.names[m.seat], m.actions) for m in shown_moments]
    total = sum(m.actions for m in shown_moments)
    plan = _one_panel(
        told, "actions", marks, "actions", max((m.actions for m in moments), default=1), moments
    )
    summary = told.say("nova-chart-actions", count=total, turns=len(shown_moments))
    return told.chart("actions", plan, summary, ("turn", "player", "nova-actions"), rows)


def library(told: Told) -> Chart:
    """How many cards the library had left after every turn."""
    moments = _moments(told)
    x, y = tuple(float(m.turn) for m in moments), tuple(m.library for m in moments)
    hover = tuple(told.say("nova-chart-library-hover", turn=m.turn, count=m.library) for m in moments)
    mark = Line(told.say("nova-chart-library-name"), "total", x, y, hover, steps=True)
    plan = _one_panel(told, "library", [mark], "library", max(y), moments)
    summary = told.say("nova-chart-library", count=moments[-1].library, turns=moments[-1].turn)
    rows = [(m.turn, m.library) for m in moments]
    return told.chart("library", plan, summary, ("turn", "nova-library"), rows)


CHARTS: dict[str, Callable[..., Chart]] = {"zones": zones, "actions": actions, "library": library}

__all__ = ["CHARTS", "tell"]

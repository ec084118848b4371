"""A record of Terra told for charts: what was given, what was hoarded, and how near the limits are.

Hoarded cards lie face down, so as long as a game goes on the story knows how many they are, not which.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from terra_widgets.charts.story import Story
from terra_widgets.table.record import Record
from terra_widgets.games.terra.rules import Terra
from terra_widgets.games.terra.rules.ending import hoarded
from terra_widgets.games.terra.rules.state import (
    CRISIS_COLOUR, CRISIS_REGION, HOARDS, LIMIT_NAMES, LOST, NONE, OPEN, OVER, PHASE, PILE, POINTS, VALUE_OF,
    WHO, State,
)  # fmt: skip
from terra_widgets.games.terra.rules.moves import ARGS, VERB
from terra_widgets.charts.writer import StoryWriter
from terra_widgets.games.terra.rules.numbers import COMBINATION


class Reading(NamedTuple):
    """The world after a move that changed something of it."""

    drawn: int
    """Cards drawn from the pile by then."""
    region: int
    """Full-blown crises in the region that has most, of the colour that has most, and in all."""
    colour: int
    all: int
    given: tuple[int, ...]
    """Cards that each player has given by then."""
    hoards: tuple[int, ...]
    """Cards that each player has hoarded by then."""


class Giver(NamedTuple):
    """What one player has done so far."""

    in_time: int
    later: int
    passed: int
    """How often nothing was given when a crisis came up."""
    value: int
    """The sum of the cards given."""
    hoarded: int
    """Cards in the hoard."""
    worth: int | None
    """Their sum; not known before the game is over."""
    points: int
    """On the score track."""

    @property
    def given(self) -> int:
        """Cards played on crises."""
        return self.in_time + self.later


@dataclass(frozen=True)
class TerraStory(Story):
    """All that charts need to know about one game."""

    game: ClassVar[str] = "terra"

    pile: int
    """Cards in the draw pile at the beginning."""
    readings: tuple[Reading, ...]
    givers: tuple[Giver, ...]
    over: bool
    lost: str
    """The limit that was reached, if one was."""


Writer = StoryWriter[TerraStory]


def tell(record: Record, _language: str = "en") -> TerraStory:
    """The story of a record."""
    game = record.rules()
    assert isinstance(game, Terra)
    seats = range(game.players)
    done: Counter[tuple[str, int]] = Counter()
    states = record.states()
    first = last = next(states)
    readings = [_reading(first, first, done, seats)]
    for text, after in zip(record.moves, states, strict=True):
        move, who = game.parse_move(text), last[WHO]
        verb = VERB[move]
        done[verb, who] += 1
        if verb in {"give", "help"}:
            done["value", who] += VALUE_OF[ARGS[move][verb == "help"]]
        last = after
        reading = _reading(first, after, done, seats)
        if reading[1:] != readings[-1][1:]:
            readings.append(reading)
    readings.append(_reading(first, last, done, seats))
    over = last[PHASE] == OVER
    givers = tuple(
        Giver(
            in_time=done["give", seat],
            later=done["help", seat],
            passed=done["pass", seat],
            value=done["value", seat],
            hoarded=COMBINATION * len(last[HOARDS][seat]),
            worth=hoarded(last, seat) if over else None,
            points=last[POINTS][seat],
        )
        for seat in seats
    )
    lost = LIMIT_NAMES[last[LOST]] if last[LOST] != NONE else ""
    return TerraStory(record.players, tuple(seats), len(first[PILE]), tuple(readings), givers, over, lost)


def _reading(first: State, s: State, done: Counter[tuple[str, int]], seats: range) -> Reading:
    lying = s[OPEN]
    most = [
        max(Counter(of[crisis] for crisis in lying).values(), default=0)
        for of in (CRISIS_REGION, CRISIS_COLOUR)
    ]
    return Reading(
        len(first[PILE]) - len(s[PILE]),
        most[0],
        most[1],
        len(lying),
        tuple(done["give", seat] + done["help", seat] for seat in seats),
        tuple(COMBINATION * len(s[HOARDS][seat]) for seat in seats),
    )

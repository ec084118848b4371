"""What a snapshot of Terra has, beside what all games share."""

from typing import Annotated, TypedDict

from terra_widgets.games.terra.deck import COLOURS, REGIONS
from terra_widgets.games.terra.rules.state import LIMIT_NAMES
from terra_widgets.widgets.shapes import GameSnapshot, Move, Secret

Colour = Annotated[str, tuple(COLOURS)]


class Doing(TypedDict):  # What can be clicked when it has moves, and else says why not
    moves: list[Move]
    why: str | None


class Solution(TypedDict):  # A solution card
    card: str
    colour: Colour
    value: int
    name: str
    note: str
    label: str


class HeldSolution(Solution, Doing):
    """A card in the hand."""


class CrisisFace(TypedDict):  # What is printed on a crisis
    crisis: str
    colour: Colour
    name: str
    note: str
    threat: int


class Crisis(CrisisFace, Doing):  # A crisis with the cards that lie on it
    region: str
    total: int
    cards: list[Solution]
    label: str


class OpenCrisis(Crisis):  # A full-blown crisis; `helped`: this turn's player has played on it
    helped: bool


class PlayerAnswer(TypedDict):  # What a player answered to the crisis that has come up
    seat: int
    name: str
    state: Annotated[str, ("gave", "passed", "asked", "waits")]
    card: Solution | None
    label: str


class Impending(Crisis):  # The crisis that has come up, and what is at stake
    title: str
    stakes: str
    answers: list[PlayerAnswer]


class Region(TypedDict):  # A region with its full-blown crises; `coming`: the next one would lie here
    region: Annotated[str, tuple(REGIONS)]
    name: str
    label: str
    count: int
    limit: int
    coming: bool
    crises: list[OpenCrisis]


class World(TypedDict):  # The six regions
    title: str
    regions: list[Region]


class Pile(Doing):  # The draw pile
    title: str
    count: int
    whole: int
    text: str
    solved: str
    label: str


class Bar(TypedDict):  # One bar of a gauge
    colour: Colour | None
    name: str
    count: int
    label: str


class Gauge(TypedDict):  # How near a limit is
    limit: Annotated[str, tuple(LIMIT_NAMES)]
    title: str
    most: int
    bars: list[Bar]
    near: str | None
    reached: bool


class Limits(TypedDict):  # The three limits
    title: str
    note: str
    gauges: list[Gauge]


class Combination(TypedDict):  # Cards that are hoarded together
    cards: list[Solution]
    worth: int
    label: str


class HeldCombination(Combination, Doing):
    """A combination that lies in the hand."""


class Hand(TypedDict):  # The cards of a player, or nothing when they are hidden
    cards: list[HeldSolution]
    combinations: list[HeldCombination]
    hoard_title: str
    hoard: list[Combination]


class Own(Secret, Hand):  # The hand and the hoard of one player
    title: str
    combinations_title: str


class Player(TypedDict):  # What all see of a player; a hoard that is face down is None
    seat: int
    name: str
    hand: int
    most: int
    given: int
    given_label: str
    hoards: list[Combination | None]
    team: str | None
    label: str


class Players(TypedDict):  # All players
    title: str
    rows: list[Player]


class Pawn(TypedDict):  # A pawn on the score track; a team has one
    seats: list[int]
    points: int
    label: str


class Track(TypedDict):  # The score track
    title: str
    end: int
    pawns: list[Pawn]


class Parts(TypedDict):  # The board of Terra
    world: World
    pile: Pile
    impending: Impending | None
    limits: Limits
    own: Own
    players: Players
    track: Track


class Snapshot(GameSnapshot, Parts):
    """A table of Terra."""

"""What a snapshot of Terra Futura has, beside what all games share."""

from typing import Annotated, TypedDict

from terra_widgets.games.terra_futura.deck import KINDS
from terra_widgets.games.terra_futura.rules.moves import LEVELS
from terra_widgets.widgets.shapes import Foretold, GameSnapshot, Secret, Spot

Kind = Annotated[str, (*KINDS, "pollution")]
"""A resource, or a cube."""


class Amount(TypedDict):  # So many of a kind
    kind: Kind
    count: int


class Effect(TypedDict):  # An effect of a card; `any_cost` is how many raw materials of any kind it costs
    part: Annotated[str, ("top", "bottom")]
    kind: Annotated[str, ("gain", "exchange", "transfer", "assistance")]
    cost: list[Amount]
    any_cost: int
    gives: list[Amount]
    choices: list[Annotated[str, ("raw", "raw_or_money")]]
    pollution: int
    label: str


class Printed(TypedDict):  # What is printed on every card
    id: str
    name: str
    theme: str
    theme_label: str
    note: str


class Card(Printed):  # A card of the market or of a territory
    level: Annotated[str, ("start", *LEVELS)]
    spaces: int
    effects: list[Effect]
    spoken: str


class CardMove(TypedDict):  # A move at a card: the effect that it uses, or the kind that it pays
    move: str
    label: str
    effect: int | None
    kind: Kind | None


class Cell(TypedDict):  # A place of a territory; `lands`: a card that is taken now could be placed here
    cell: str
    card: Card | None
    tokens: list[Amount]
    cubes: int
    inactive: bool
    pending: bool
    acting: bool
    moves: list[CardMove]
    why: str | None
    activates: list[str]
    lands: bool
    label: str


class Territory(TypedDict):  # A player's cards and the places around them
    seat: int
    name: str
    label: str
    columns: list[str]
    rows: list[str]
    cells: dict[str, Cell]


class DrawPile(Spot):  # A deck of the market
    count: int
    label: str


class DiscardPile(TypedDict):  # A discard pile of the market
    count: int
    label: str
    top: Card | None


class MarketCard(Spot):  # A card that can be taken, or where one is missing
    place: int
    card: Card | None
    label: str


class MarketRow(TypedDict):  # One level of the market
    level: Annotated[str, tuple(LEVELS)]
    label: str
    deck: DrawPile
    pile: DiscardPile
    discard: Spot
    cards: list[MarketCard]


class Market(TypedDict):  # Both levels
    rows: list[MarketRow]
    used: bool


class Stock(TypedDict):  # How much of a kind is left in the supply
    kind: Kind
    label: str
    count: int


class ScoringFace(Printed):  # What is printed on a scoring card
    set: list[Amount]
    points: int
    pattern: list[int]
    label: str


class ScoringCard(ScoringFace):
    """A scoring card of a player: at the end all lie open; `worth`: what its set would bring now."""

    worth: Foretold
    chosen: list[Annotated[str, ("pattern", "set")]]
    seat: int
    owner: str


class Chip(TypedDict):  # One thing of a price, and whether it is paid
    kind: Annotated[str, (*KINDS, "raw")]
    paid: bool


class Payment(TypedDict):  # A price that is being paid, and what comes for it
    chips: list[Chip]
    label: str


class Scoring(Secret):  # The scoring cards that this screen may show
    cards: list[ScoringCard]


class Parts(TypedDict):  # The board of Terra Futura
    market: Market
    hand: Card | None
    payment: Payment | None
    territories: list[Territory]
    supply: list[Stock]
    scoring: Scoring


class Snapshot(GameSnapshot, Parts):
    """A table of Terra Futura."""

"""What a snapshot of Nova Ziemia has, beside what all games share."""

from typing import Annotated, TypedDict

from terra_widgets.widgets.shapes import GameSnapshot, Secret, Spot


Way = Annotated[str, ("up", "down", "left", "right")]


class Drawn(TypedDict):
    """A planet, each number written as one sign.

    `codes` has for each cell the tile that lies there, times four, and how it lies; `zones` for each
    triangle, cell by cell, north, east, south, west, the zone it belongs to; `colours` and `values` go zone
    by zone.
    """

    codes: str
    zones: str
    colours: str
    values: str


class Preview(Drawn):  # The planet after an action, and the cards that its zones would meet
    meets: list[str]


class Action(TypedDict):  # An action on a tile, and what it would change
    move: str
    label: str
    note: str


class Cell(TypedDict):  # A tile and what can be done with it
    cell: str
    label: str
    moves: list[Action]
    why: str | None


class Arrow(Spot):  # The button that shifts a line
    line: str
    way: Way
    label: str


class Colour(TypedDict):  # A colour of the legend
    label: str


class Legend(TypedDict):  # The colours, in the order of their numbers
    label: str
    colours: list[Colour]


class Planet(TypedDict):
    """The planet; `tiles` are front and back of each: the colours to the north, east, south and west.

    `point` says how to see what an action would change, while there are actions.
    """

    title: str
    label: str
    tiles: list[list[str]]
    now: Drawn
    previews: dict[str, Preview]
    cells: list[Cell]
    arrows: list[Arrow]
    legend: Legend
    point: str | None
    preview: str


class Actions(TypedDict):  # How many actions are used
    used: int
    most: int
    label: str


class Printed(TypedDict):  # What is printed on every card
    id: str
    name: str
    note: str


class Task(Printed, Spot):  # A mission, a goal or a task: what it asks for, and how near it is
    colour: int
    value: int
    zones: int
    need: str
    met: bool
    near: str
    label: str


class Mission(Task):  # A mission and whose it is
    seat: int
    owner: str


class Goal(Task):  # A goal; `done`: it was met for good
    done: bool


class Missions(Secret):  # The missions of one player, at the end of all
    title: str
    cards: list[Mission]


class Goals(TypedDict):  # The book of goals
    title: str
    label: str
    cards: list[Goal]


class Library(TypedDict):  # The library
    title: str
    count: int
    label: str
    text: str


class Disaster(Printed):  # A disaster card
    level: str
    text: str
    label: str


class Disasters(TypedDict):  # The open disasters
    title: str
    label: str
    cards: list[Disaster]


class Bid(TypedDict):  # A player's bid, and the tasks won and lost
    seat: int
    name: str
    bid: int
    lowest: bool
    label: str
    up: int
    down: int


class Glass(TypedDict):  # The sand-glass; it is turned over for each `key`
    key: str
    seconds: int
    title: str
    label: str
    left: list[str]
    move: str | None


class Bidding(TypedDict):  # A field for bids that have no button; a move is the verb and the number
    verb: str
    least: int
    most: int
    label: str
    button: str
    wrong: str


class Contest(TypedDict):  # The competition
    title: str
    task: Task | None
    bids_title: str
    bids: list[Bid]
    text: str
    bidding: Bidding | None
    glass: Glass | None


class Parts(TypedDict):  # The board of Nova Ziemia
    planet: Planet
    actions: Actions | None
    missions: Missions
    goals: Goals | None
    library: Library
    disasters: Disasters | None
    contest: Contest | None


class Snapshot(GameSnapshot, Parts):
    """A table of Nova Ziemia."""

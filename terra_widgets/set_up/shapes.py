"""What the set-up card is sent, and what it sends back."""

from typing import Annotated, TypedDict

from terra_widgets.widgets.shapes import Language, WidgetSnapshot

WORDS = (
    "language", "game", "players", "name", "plays", "strength", "add", "remove", "length", "start", "again",
)  # fmt: skip
Word = Annotated[str, WORDS]
"""The keys of the fixed words."""


class SetUpChoice(TypedDict):  # Something to choose, with a few more words about it
    value: str
    label: str
    note: str


class Shape(TypedDict):  # One part of a picture
    fill: str
    path: str


class SeatOffer(TypedDict):
    """One seat: a person with a name to type, or an automatic player with a face, a way and a strength."""

    seat: int
    automatic: bool
    name: str
    label: str
    kind: str
    about: str
    strength: str
    strengths: list[SetUpChoice]
    face: list[Shape]


class Laid(TypedDict):  # The table that was set up, once it is there
    number: int
    title: str
    text: str


class SetUpSnapshot(WidgetSnapshot):
    """The card; `laid` when a table was made of it, `lengths` empty for games that have one length only."""

    languages: list[Language]
    title: str
    games: list[SetUpChoice]
    game: str
    note: str
    seats: list[SeatOffer]
    kinds: list[SetUpChoice]
    add: bool
    remove: bool
    lengths: list[SetUpChoice]
    length: str
    length_note: str
    laid: Laid | None


class SeatName(TypedDict):  # A name for a person
    seat: int
    name: str


class SeatKind(TypedDict):  # A kind of automatic player, with its strength if it is not the usual one
    seat: int
    kind: str


class SetUpIntent(TypedDict, total=False):  # What a person wants of the card
    language: str
    game: str
    name: SeatName
    kind: SeatKind
    add: None
    remove: int
    length: str
    start: None
    again: None

"""What a page is sent, and what it sends back: the one place that says so for all games.

TypeScript's types are made from these by `python3 run.py build`, and tests hold whole games against them. A
text that is one of a few is `Annotated[str, those]`. Of a class that is not total, a message has exactly one.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from terra_widgets.text.words import WORDS
from terra_widgets.widgets.intents import ACTIONS, GUIDE

Word = Annotated[str, WORDS]
"""The keys of the fixed words of every table."""


class Answer(TypedDict):  # Which message was answered, and the sentence if it was refused
    id: str | None
    error: str | None


class Language(TypedDict):  # A language to choose
    code: str
    name: str


class WidgetSnapshot(TypedDict):  # What every snapshot has, whichever widget shows it
    number: int
    answer: Answer | None
    language: str
    words: dict[str, str]
    announce: str
    gone: str


class Move(TypedDict):  # A move that can be made, and in a few words what it would bring
    move: str
    label: str
    note: NotRequired[str]


class Choice(TypedDict):  # A move that lies on no place of the board; `kind` names the picture on its button
    move: str
    label: str
    kind: str | None


class Spot(TypedDict):  # A move that can be made here, or why not
    move: str | None
    why: str | None


class Secret(TypedDict):  # A part that only one player may see; people who share a screen hand it over
    seat: int | None
    name: str
    hidden: bool
    handover: str | None


class Cover(TypedDict):  # What lies over the whole table until the next player says to be there
    seat: int
    name: str
    title: str
    text: str
    show: str


class Prompt(TypedDict):  # Who must decide, and what
    seat: int | None
    name: str
    decision: str
    text: str
    automatic: bool


class Mark(TypedDict):
    """Something that is counted beside a player's name: a picture, a number, and what it counts."""

    sign: str
    count: int
    label: str


class SeatFacts(TypedDict):
    """What a game shows of a player beside the name; no points where nobody has any of their own."""

    points: int | None
    marks: list[Mark]


class Seat(SeatFacts):  # A player in the bar on top
    seat: int
    name: str
    automatic: bool
    turn: bool


class ScoreLine(TypedDict):  # One line of a count
    key: str
    label: str
    amount: int
    points: int


class ScoreRow(TypedDict):  # One player's column of the score sheet
    seat: int
    name: str
    total: int
    lines: list[ScoreLine]
    winner: bool


class Score(TypedDict):  # The count so far, or the final one
    final: bool
    rows: list[ScoreRow]
    why: str | None


class LogEntry(TypedDict):  # What came of one move
    step: int
    seat: int | None
    text: str


class Log(TypedDict):  # The last moves; `looking` is the step that is looked back at
    entries: list[LogEntry]
    first: int
    last: int
    looking: int | None


class Can(TypedDict):  # Whether there is a way back and forth, or why not
    undo: bool
    undo_why: str | None
    redo: bool
    redo_why: str | None


class Ended(TypedDict):  # How a game ended
    winners: list[str]
    text: str


class GuideStep(TypedDict):  # The step of a guided game; `highlight` names parts and places
    step: int
    steps: int
    title: str
    text: str
    done: bool
    left: bool
    highlight: list[str]


class GameSnapshot(WidgetSnapshot):  # What the snapshots of all games have; each game adds its `Parts`
    game: str
    languages: list[Language]
    title: str
    round: str
    prompt: Prompt
    seats: list[Seat]
    choices: list[Choice]
    quiet: list[str]
    score: Score
    log: Log
    can: Can
    auto: bool
    watch: str | None
    outcome: Ended | None
    cover: Cover | None
    guide: GuideStep | None


class TableIntent(TypedDict, total=False):  # What a person wants at a table
    move: str
    do: Annotated[str, tuple(sorted(ACTIONS))]
    look: int | None
    language: str
    auto: bool
    guide: Annotated[str, tuple(sorted(GUIDE))]


class SavedGame(TypedDict):  # A game that was kept somewhere, as far as the page has to tell one from another
    session_id: str
    changes: int
    moves: int
    when: float


class AutosaveState(SavedGame):
    """What there is to go on with; the game itself as a code comes apart while it is not over."""

    key: str
    code: str | None
    keeps: bool
    open: bool
    offers: list[SavedGame]
    where: str
    trouble: str | None
    answer: Answer


class AutosaveIntent(TypedDict):  # What a person wants of the games that were kept
    autosave: Literal["file", "code", "anew", "erase"]
    value: str | None

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


class Foretold(TypedDict):
    """What a move would bring, as far as this screen may know: a word on the thing itself, and a sentence.

    `asks` is a question to answer before the move is made; `lights` names the keys of what it would use.
    """

    badge: str
    text: str
    tone: Annotated[str, ("good", "plain", "bad")]
    asks: NotRequired[str]
    lights: NotRequired[list[str]]


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
    source: NotRequired[str]  # the place on the board where more of it is seen to come from


class SeatFacts(TypedDict):
    """What a game shows of a player beside the name; no points where nobody has any of their own."""

    points: int | None
    marks: list[Mark]


class Gain(TypedDict):  # Points that were just got or lost, and what for
    points: int
    why: str


class Seat(SeatFacts):  # A player in the bar on top
    seat: int
    name: str
    automatic: bool
    turn: bool
    gain: Gain | None


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


class ScoredPoints(Gain):  # The points of a move, and whose they are
    seat: int


class LogEntry(TypedDict):  # What came of one move
    step: int
    seat: int | None
    text: str
    scored: list[ScoredPoints]


class Flow(TypedDict):  # What came (+) or went (-), as a picture and a number
    sign: str
    count: int


class Deed(TypedDict):  # What a player did since my last decision, from this step on
    seat: int | None
    text: str
    flows: list[Flow]
    step: int


class Notice(TypedDict):  # Something important that is held until it was seen; a brief one goes by itself
    title: str
    text: str
    source: str
    sign: str
    tone: Annotated[str, ("good", "bad", "plain")]
    brief: bool


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


class HintPart(TypedDict):
    """The button for the next level of a hint, and what was asked for; the last level has the move."""

    label: str
    why: str | None
    text: str | None
    level: int
    move: str | None


class EndPart(TypedDict):
    """A piece of a bar: what for, how long, and whether it was won, taken away or is worth nothing."""

    key: str
    name: str
    size: int
    value: str
    kind: Literal["won", "taken", "void"]


class EndRow(TypedDict):  # A player in the order of the ranks; a team that wins or loses together has no seat
    seat: int | None
    name: str
    place: int | None
    total: int | None
    winner: bool
    parts: list[EndPart]
    note: str


class EndFact(
    TypedDict
):  # Something worth knowing about the game, and the step to look back at, if there is one
    sign: str
    text: str
    step: int | None


class RuleOffer(TypedDict):  # A rule to play the same cards with
    option: str
    label: str
    text: str


class Ended(TypedDict):
    """How a game ended; where a new one can begin here, `rules` are the other rules to try."""

    winners: list[str]
    text: str
    title: str
    lost: bool
    rows: list[EndRow]
    longest: int
    facts: list[EndFact]
    again: bool
    rules: list[RuleOffer]


class GuideStep(TypedDict):  # What a guided game says now; `highlight` names parts and moves
    step: int
    steps: int
    title: str
    text: str
    lesson: str
    done: bool
    left: bool
    highlight: list[str]


class Aim(TypedDict):  # How a game is won, and how all lose; empty where a game does not say it
    win: str
    lose: str


class Picture(TypedDict):
    """A picture (SVG) for light pages; on dark ones these colours stand in the place of its own, in order."""

    width: float
    svg: str
    dark: list[str]


class HowPicture(Picture):  # A picture of how to play, its sentence, and what it shows
    text: str
    label: str


class RulesPart(TypedDict):  # A part of the rules in words
    title: str
    lines: list[str]


class LegendLine(TypedDict):  # A sign of the board, and what it means
    picture: str
    label: str


class GameSnapshot(WidgetSnapshot):  # What the snapshots of all games have; each game adds its `Parts`
    game: str
    languages: list[Language]
    title: str
    round: str
    prompt: Prompt
    seats: list[Seat]
    choices: list[Choice]
    quiet: list[str]
    foretold: dict[str, Foretold]
    score: Score
    log: Log
    since: list[Deed]
    notices: list[Notice]
    can: Can
    hint: HintPart
    auto: bool
    watch: str | None
    outcome: Ended | None
    cover: Cover | None
    guide: GuideStep | None
    charts: bool
    aim: Aim
    how: list[HowPicture]
    rules: list[RulesPart]
    legend: list[LegendLine]
    letters: dict[str, str]


class ChartName(TypedDict):  # A chart that there is, and the question that it answers
    name: str
    title: str


class ChartSheet(TypedDict):
    """One chart as it is now, the narrowest picture first, and which others there are.

    It comes by itself, when a page asks for it; where nothing can be drawn, the sentence says why.
    """

    name: str
    charts: list[ChartName]
    text: str
    pictures: list[Picture]


class TableIntent(TypedDict, total=False):  # What a person wants at a table
    move: str
    do: Annotated[str, tuple(sorted(ACTIONS))]
    look: int | None
    language: str
    auto: bool
    rule: str
    guide: Annotated[str, tuple(sorted(GUIDE))]
    how: bool


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

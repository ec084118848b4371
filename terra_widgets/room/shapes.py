"""What the pages of a room are sent, and what they send back.

A page has one line to the server. Every message on it names a channel: "page" for the page itself, "board"
for the table of a student, "look" for the table that the facilitator looks at, and one for each part of the
lesson that the step asks for, such as "predict cubes".
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from terra_widgets.widgets.shapes import Answer, Language, Mark, Picture

STAGES = ("gathering", "step", "over")
"""Where a room is: people come in, a step of the plan is on, the plan is over."""
PIECES = ("text", "part", "board", "chart", "figures", "tally")
"""What a step is made of."""

Stage = Annotated[str, STAGES]


class Span(TypedDict):  # A piece of a line
    text: str
    strong: NotRequired[bool]
    soft: NotRequired[bool]
    code: NotRequired[bool]


class Block(TypedDict):
    """A paragraph, a heading, an item of a list, or a row of a table; text, never markup.

    `fold` is the line behind which it is hidden until somebody wants to see it.
    """

    kind: Literal["paragraph", "heading", "item", "row"]
    spans: NotRequired[list[Span]]
    cells: NotRequired[list[list[Span]]]
    fold: NotRequired[str]


class Chart(TypedDict):  # A chart as pictures, and what it says in a sentence
    title: str
    text: str
    pictures: list[Picture]


class Piece(TypedDict):
    """One thing of a step.

    "text" has blocks; "part" is a part of a lesson, drawn by the component `part` on the channel `channel`;
    "board" is the own table; "chart" and "figures" have a chart, which comes when the page asks for it.
    """

    kind: Annotated[str, PIECES]
    channel: str
    part: NotRequired[str]
    blocks: NotRequired[list[Block]]
    title: NotRequired[str]


class Clock(TypedDict):  # How many seconds are left, when this was sent; None without a timer
    left: float | None
    running: bool


class StepFace(TypedDict):  # A step of the plan as people see it
    number: int
    of: int
    kind: str
    title: str
    pieces: list[Piece]


class FreeSeat(TypedDict):  # A seat that a late-comer can have
    table: int
    seat: int
    label: str
    note: str


class AskedUndo(TypedDict):  # Somebody wants to take a decision back, and others have to agree
    name: str
    mine: bool
    text: str
    agreed: bool


class TableScore(TypedDict):  # A line of the score board
    table: str
    names: list[str]
    points: list[int | None]
    over: bool


class JoinSnapshot(TypedDict):
    """What somebody sees who has not joined yet.

    `waits` is the sentence for one who wants an old seat back, until the facilitator has said yes.
    """

    stage: Literal["join"]
    number: int
    answer: Answer | None
    language: str
    languages: list[Language]
    words: dict[str, str]
    announce: str
    gone: str
    title: str
    nickname: str
    waits: str


class StudentSnapshot(TypedDict):
    """The page of a student.

    `now` is what to do now, in one line. `board` says whether there is a table, and `own` whether the student
    sits at it or only watches. `seats` are offered to those who have none.
    """

    stage: Stage
    number: int
    answer: Answer | None
    language: str
    languages: list[Language]
    words: dict[str, str]
    announce: str
    gone: str
    title: str
    name: str
    now: str
    people: list[str]
    table: str
    board: bool
    own: bool
    seats: list[FreeSeat]
    step: StepFace | None
    clock: Clock
    paused: bool
    messages: list[str]
    undo: AskedUndo | None
    scores: list[TableScore]
    help: bool


class StudentIntent(TypedDict, total=False):
    """What a student wants.

    `sit` takes a free seat as [table, seat]; `help` calls the facilitator or says that it is not needed any
    more; `undo` takes the own last decision back, or asks the others, and `agree` answers them;
    `chart` asks for the chart of a piece by its channel, and is answered by a message of its own.
    """

    language: str
    sit: list[int]
    help: bool
    undo: None
    agree: bool
    chart: str
    leave: None


class JoinDraft(TypedDict):  # Who wants to come in; without a name one is drawn
    code: str
    name: str
    back: bool


class Bar(TypedDict):  # So many people said so
    label: str
    count: int
    right: bool


class Tally(TypedDict):
    """What people have entered in one part of a step, without names.

    Numbers come as a chart, choices as bars; before and after are two rows of bars with the same labels.
    `texts` is what people wrote, only for the facilitator, unless it may be shown.
    """

    channel: str
    title: str
    count: int
    of: int
    bars: list[Bar]
    before: list[Bar]
    chart: Chart | None
    texts: list[str]
    text: str


class PersonFace(TypedDict):
    """A person as the facilitator sees them.

    `asks` is set for somebody without the key who wants this person's seat back.
    """

    id: int
    name: str
    here: bool
    devices: int
    table: int | None
    seat: int | None
    help: bool
    asks: bool
    entered: bool


class SeatFace(TypedDict):  # A seat at a table: a person, an automatic player, or nobody yet
    seat: int
    name: str
    person: int | None
    automatic: bool
    here: bool
    points: int | None
    marks: list[Mark]


class TableFace(TypedDict):
    """A table at a glance; `waiting` is for how many seconds it has been waiting for the one who decides."""

    id: int
    label: str
    game: str
    title: str
    round: str
    decides: int | None
    waiting: float
    slow: bool
    over: bool
    outcome: str
    seats: list[SeatFace]
    undo: AskedUndo | None
    moves: int


class StepLine(TypedDict):  # A step in the list of steps
    number: int
    kind: str
    title: str
    minutes: float
    done: bool
    now: bool


class GameOffer(TypedDict):  # A game that can be set up at the tables
    name: str
    title: str
    most: int
    partners: list[str]


class CockpitSnapshot(TypedDict):
    """The facilitator's page.

    `script` is what the facilitator may say in this step. `looking` is the id of the table that is looked at.
    """

    number: int
    answer: Answer | None
    language: str
    languages: list[Language]
    words: dict[str, str]
    announce: str
    gone: str
    title: str
    stage: Stage
    code: str
    address: str
    qr: str
    open_door: bool
    people: list[PersonFace]
    tables: list[TableFace]
    steps: list[StepLine]
    step: StepFace | None
    script: str
    tallies: list[Tally]
    charts: list[Chart]
    clock: Clock
    paused: bool
    names: bool
    scores: bool
    hints: bool
    texts: bool
    looking: int | None
    seats: int
    games: list[GameOffer]
    game: str
    trouble: str
    saved: str


class SeatedPerson(TypedDict):  # Who is to sit where; `table` None means at no table
    person: int
    table: int | None
    seat: int | None


class Renamed(TypedDict):  # A new name for a person
    person: int
    name: str


class Said(TypedDict):  # A message to everybody, or to one table
    text: str
    table: int | None


class TableChoice(TypedDict):  # Which game the tables play, and how many seats they have
    game: str
    seats: int


class Seat(TypedDict):  # A seat by its table and its number
    table: int
    seat: int


class CockpitIntent(TypedDict, total=False):
    """What a facilitator wants.

    `step` goes to a step by its number, 0 back to the waiting room, one more than there are to the end.
    `clock` sets the seconds that are left, None stops the timer. `deal` puts all who have no seat at tables;
    `mix` does so with everybody. `fill` gives empty seats to automatic players, of one table or all (None).
    `finish` lets automatic players play games to their end, of one table or all. `replace` puts an automatic
    player into a person's place. `back` lets somebody without the key have a person's seat again, or not.
    `tally` shows what people have entered in a part on the projector, or no longer. `save` asks for a file.
    """

    language: str
    step: int
    clock: float | None
    run: bool
    pause: bool
    say: Said
    open: bool
    names: bool
    scores: bool
    hints: bool
    texts: bool
    look: int | None
    tables: TableChoice
    deal: None
    mix: None
    seat: SeatedPerson
    fill: int | None
    finish: int | None
    replace: Seat
    undo: int
    rename: Renamed
    remove: int
    back: list[int]
    helped: int
    projector: None
    tally: str
    save: Literal["report", "events", "answers"]
    erase: str


class ProjectorSnapshot(TypedDict):
    """The page for everybody to see: no secrets, and no names unless the facilitator wants them."""

    number: int
    answer: Answer | None
    language: str
    words: dict[str, str]
    announce: str
    gone: str
    title: str
    stage: Stage
    code: str
    address: str
    qr: str
    open_door: bool
    people: list[str]
    here: int
    step: StepFace | None
    blocks: list[Block]
    charts: list[Chart]
    tallies: list[Tally]
    clock: Clock
    paused: bool
    scores: list[TableScore]

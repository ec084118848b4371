"""What the parts of a lesson show, and what they send back."""

from typing import Annotated, Literal, TypedDict

from terra_widgets.lesson.entries import KINDS as ENTRIES
from terra_widgets.lesson.source import KINDS, QUESTIONS, TRUTHS, VERDICTS
from terra_widgets.widgets.shapes import WidgetSnapshot

Verdict = Annotated[str, VERDICTS]
Truth = Annotated[str, TRUTHS]
Reply = str | list[str]


class PredictionFace(TypedDict):
    """A number to predict; `sentence` is what was predicted, `truth` what it turned out to be.

    `open` says what seals it, as long as nothing has.
    """

    id: str
    ask: str
    unit: str
    low: float
    high: float
    step: Literal[1, "any"]
    value: str
    reason: str
    sealed: bool
    open: str
    sentence: str
    truth: str


class Option(TypedDict):  # An answer to choose
    key: str
    text: str


class Picture(TypedDict):  # The chart that a question shows
    src: str
    alt: str


class QuizItem(TypedDict):  # A question; `waits` until something was played
    id: str
    number: int
    kind: Annotated[str, QUESTIONS]
    ask: str
    unit: str
    options: list[Option]
    value: str | float | list[str] | None
    right: bool | None
    say: str
    waits: bool
    picture: Picture | None


class QuizFace(TypedDict):  # The questions; `check` stands on the button of one that is not answered yet
    title: str
    note: str
    check: str
    items: list[QuizItem]


class Figure(TypedDict):  # A dated figure, and where it comes from
    name: str
    numbers: str
    unit: str
    publisher: str
    title: str
    address: str
    licence: str
    note: str


class ClaimSide(TypedDict):  # What one side says of a contested claim
    who: str
    text: str


class ClaimFace(TypedDict):
    """A claim in three steps: a guess about the world, then the figures; a verdict on the game, then ours.

    `outside_said` and `said` put the first verdict beside the last.
    """

    id: str
    claim: str
    kind: Annotated[str, KINDS]
    outside: Truth | None
    outside_said: str
    reality: str
    figures: list[Figure]
    yours: Verdict | None
    because: str
    said: str
    ours: Verdict | None
    in_game: str
    rules: list[str]
    why: str
    hint: str
    sides: list[ClaimSide]


class Plot(Picture):
    """A chart with room for a point: at `x` across, from `top` (the value `high`) to `bottom` (`low`)."""

    x: float
    top: float
    bottom: float
    low: float
    high: float


class EntryFace(TypedDict):  # Something to write, choose or point at; one text per box, as typed
    id: str
    ask: str
    kind: Annotated[str, ENTRIES]
    unit: str
    options: list[str]
    values: list[str]
    because: str | None
    kept: bool
    plot: Plot | None


class FinishFace(TypedDict):  # The offer to play a game to its end, and the buttons that there are now
    text: str
    buttons: list[Option]


class TicketFace(TypedDict):  # The two sentences at the door
    doubt: str
    deed: str
    kept: bool


class ReportFace(TypedDict):  # The report; its text only on the way to the browser
    file: str
    made: str
    text: str | None
    no_name: str


class LearnerFace(TypedDict):
    """Whose work it is; `ask` wants to know whether earlier work (of `when`) is theirs.

    `typed` and `longest` are for three fields: the name, the class and the group.
    """

    title: str
    name: str
    about: str
    kept: str
    typed: list[str]
    longest: list[int]
    ask: str
    when: float
    whose: Literal["name", "guest"]


class Faces(TypedDict):  # What each kind of part shows
    learner: LearnerFace
    prediction: PredictionFace
    quiz: QuizFace
    claim: ClaimFace
    entry: EntryFace
    finish: FinishFace
    ticket: TicketFace
    report: ReportFace


class PartSnapshot(WidgetSnapshot):  # A part of a lesson
    part: (
        LearnerFace | PredictionFace | QuizFace | ClaimFace | EntryFace | FinishFace | TicketFace | ReportFace
    )


class PredictionDraft(TypedDict):  # A prediction as it is typed
    value: str
    reason: str


class TicketDraft(TypedDict):  # A ticket as it is typed
    doubt: str
    deed: str


class QuizReply(TypedDict):  # An answer to a question
    item: str
    value: Reply


class Judgement(TypedDict):  # A verdict on the game, and why
    verdict: Verdict
    because: str


class EntryDraft(TypedDict):  # What was typed into each box, and the reason
    values: list[str]
    because: str


class LearnerDraft(TypedDict):  # Who it is, as typed
    name: str
    class_name: str
    group: str


class PartIntent(TypedDict, total=False):  # What a learner wants
    write: PredictionDraft | TicketDraft
    seal: PredictionDraft
    enter: EntryDraft
    reply: QuizReply
    guess: Truth
    judge: Judgement
    do: Literal["make", "fetched", "finish", "yes", "no"]
    name: LearnerDraft
    mine: bool
    leave: None

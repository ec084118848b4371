"""What the parts of a lesson show, and what they send back."""

from typing import Annotated, Literal, TypedDict

from terra_widgets.lesson.source import KINDS, QUESTIONS, VERDICTS
from terra_widgets.widgets.shapes import WidgetSnapshot

Verdict = Annotated[str, VERDICTS]
Reply = str | list[str]


class PredictionFace(TypedDict):
    """A number to predict; `sentence` is what was predicted, `truth` what it turned out to be."""

    id: str
    ask: str
    unit: str
    low: float
    high: float
    step: Literal[1, "any"]
    value: str
    reason: str
    sealed: bool
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


class QuizFace(TypedDict):  # The questions
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


class ClaimFace(TypedDict):  # A claim; our verdict and why are there only after the learner's
    id: str
    claim: str
    kind: Annotated[str, KINDS]
    in_game: str
    rules: list[str]
    reality: str
    figures: list[Figure]
    yours: Verdict | None
    ours: Verdict | None
    why: str
    sides: list[ClaimSide]


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
    """Whose work it is; `ask` wants to know whether earlier work (of `when`) is theirs."""

    title: str
    name: str
    kept: str
    typed: str
    longest: int
    ask: str
    when: float
    whose: Literal["name", "guest"]


class Faces(TypedDict):  # What each kind of part shows
    learner: LearnerFace
    prediction: PredictionFace
    quiz: QuizFace
    claim: ClaimFace
    ticket: TicketFace
    report: ReportFace


class PartSnapshot(WidgetSnapshot):  # A part of a lesson
    part: LearnerFace | PredictionFace | QuizFace | ClaimFace | TicketFace | ReportFace


class PredictionDraft(TypedDict):  # A prediction as it is typed
    value: str
    reason: str


class TicketDraft(TypedDict):  # A ticket as it is typed
    doubt: str
    deed: str


class QuizReply(TypedDict):  # An answer to a question
    item: str
    value: Reply


class PartIntent(TypedDict, total=False):  # What a learner wants
    write: PredictionDraft | TicketDraft
    seal: PredictionDraft
    reply: QuizReply
    judge: Verdict
    do: Literal["make", "fetched"]
    name: str
    mine: bool
    leave: None

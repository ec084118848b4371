"""What the start page is sent, and what it sends back."""

from typing import Annotated, Literal, TypedDict

from terra_widgets.widgets.shapes import Language, WidgetSnapshot

ROLES = ("learn", "teach", "workshop")
SECTIONS = ("games", "lessons", "position", "resume")
WORDS = (
    "language", "role", "first", "people", "guide", "kept", "kept-none", "code", "code-note", "go", "take",
    "position", "position-note", "set-up", "example", "wait", "choose",
)  # fmt: skip
Role = Annotated[str, ROLES]
Section = Annotated[str, SECTIONS]
Does = Literal["open", "go", "file", "print"]
Word = Annotated[str, WORDS]
"""The keys of the fixed words."""


class RoleChoice(TypedDict):  # Who somebody is
    value: Role
    label: str


class Step(TypedDict):
    """What to do first: opens something below, goes to a part of the page, opens a file, or prints."""

    title: str
    text: str
    label: str
    does: Does
    what: str


class GameOffer(TypedDict):  # A game to play; `guided` is empty where it has no guided first game
    name: str
    title: str
    text: str
    players: str
    play: str
    guided: str


class LessonOffer(TypedDict):
    """A lesson; files are named as seen from the notebook, and empty where there is none near it."""

    name: str
    language: str
    number: str
    title: str
    question: str
    about: str
    game: str
    notebook: str
    guide: str


class KeptGame(TypedDict):  # A game of the folder; the page fills `when` into its text
    id: str
    title: str
    text: str
    when: float


class Below(TypedDict):  # What is shown below the page; not ready: it is being made
    number: int
    title: str
    ready: bool


class NumberOfPeople(TypedDict):  # How many people share the screen
    value: int
    choices: list[int]


class StartSnapshot(WidgetSnapshot):
    """The start page; `order` says which part comes first for this person."""

    languages: list[Language]
    title: str
    subtitle: str
    role: Role
    roles: list[RoleChoice]
    steps: list[Step]
    order: list[Section]
    headings: dict[str, str]
    people: NumberOfPeople
    games: list[GameOffer]
    lessons: list[LessonOffer]
    lessons_note: str
    kept: list[KeptGame]
    position: str
    problem: str
    below: Below | None


class StartIntent(TypedDict, total=False):  # What a person wants of the start page
    language: str
    role: Role
    people: int
    open: str
    take: str
    code: str
    position: str
    example: str
    print: None

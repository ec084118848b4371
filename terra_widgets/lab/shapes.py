"""What a lab's page is sent, and what it sends back."""

from typing import Annotated, TypedDict

from terra_widgets.lab.intents import ACTIONS, FILES
from terra_widgets.widgets.shapes import Language, Picture, WidgetSnapshot

WORDS = (
    "game", "language", "setup", "players", "strength", "add", "rule", "on", "games", "seed", "seed-text",
    "auto", "stop", "results", "measure", "numbers", "more", "keep", "name", "compare", "alone", "export",
    "csv", "png", "html",
)  # fmt: skip
Word = Annotated[str, WORDS]
"""The keys of the fixed words."""


class Choice(TypedDict):  # Something to choose
    value: str
    label: str


class NumberChoice(TypedDict):  # A number to choose
    value: int
    label: str


class Chosen(TypedDict):  # What is chosen, and what there is to choose from
    value: str
    choices: list[Choice]


class SeatChoice(TypedDict):  # An automatic player of the experiment
    label: str
    kind: str
    strength: int | None
    strength_label: str
    remove: str


class PlayerKind(Choice):  # A kind of automatic players; some have a strength, the usual one and the greatest
    usual: int | None
    most: int


class Strength(TypedDict):  # How strong a changed rule is
    value: int
    most: int
    texts: list[str]


class RuleChoice(Chosen):  # The rule that is changed
    text: str
    source: str
    strength: Strength | None


class GamesChoice(TypedDict):  # How many games are played
    value: int
    label: str
    choices: list[NumberChoice]


class Choices(TypedDict):  # All that can be chosen, and what is
    game: Chosen
    seats: list[SeatChoice]
    kinds: list[PlayerKind]
    add: bool
    remove: bool
    rule: RuleChoice
    games: GamesChoice
    seed: int


class Measure(Chosen):  # What is looked at
    text: str


class Run(TypedDict):  # How far the games are
    state: Annotated[str, ("none", "running", "stopping", "paused", "done", "stopped", "failed")]
    done: int
    games: int
    text: str
    begin: str


class Numbers(TypedDict):  # The numbers of the chart as a table
    caption: str
    columns: list[str]
    rows: list[list[str]]


class KeepForm(TypedDict):  # Whether the run can be kept, and under which name
    can: bool
    name: str
    longest: int


class KeptRun(TypedDict):  # A run that was kept
    number: int
    name: str
    text: str
    compared: bool
    sign: Picture
    remove: str


class LabChart(TypedDict):  # The chart, the narrowest picture first
    label: str
    pictures: list[Picture]


class LabSnapshot(WidgetSnapshot):
    """A lab; `finding` says in plain words what the games say, `summary` and `intervals` how sure that is.

    `waiting`: the chart is of the run before, the new one has no answer yet.
    """

    languages: list[Language]
    title: str
    subtitle: str
    question: str
    choices: Choices
    auto: bool
    measure: Measure
    run: Run
    finding: str
    summary: str
    changed: str | None
    waiting: bool
    chart: LabChart | None
    intervals: LabChart | None
    table: Numbers | None
    keep: KeepForm
    kept: list[KeptRun]


class LabIntent(TypedDict, total=False):  # What a person wants in a lab
    do: Annotated[str, tuple(sorted(ACTIONS))]
    game: str
    players: list[str]
    rule: str
    strength: int | bool
    games: int | str
    seed: int | str
    measure: str
    keep: str
    remove: int
    compare: int | None
    export: Annotated[str, tuple(sorted(FILES))]
    auto: bool
    language: str

"""What a plan is made of: steps, and the pieces that a step puts onto every device."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from terra_widgets.errors import LessonError
from terra_widgets.files import problem_of
from terra_widgets.games.players import PREFIX
from terra_widgets.lesson.source import MAIN, Source
from terra_widgets.room.shapes import Block
from terra_widgets.text import translate

SEAT = re.compile(r'(?<=^P\d )"([^"]*)"', re.MULTILINE)
"""The name of a player in a described position."""
PLACE = re.compile(r'(?<=^P\d )"\{\w+\}"', re.MULTILINE)
"""The same where it stands for a person."""
KINDS = ("say", "write", "predict", "play", "chart", "figure", "claim", "vote", "quiz", "ticket")
"""What a step mainly is."""
PIECES = (
    "text", "entry", "predict", "claim", "quiz", "before", "after", "ticket", "finish", "play", "chart",
    "figures", "vote", "report",
)  # fmt: skip
OWN = ("against", "seed", "start", "guided", "lesson")
"""The options of a table that are none of its game."""


@dataclass(frozen=True, slots=True)
class PlanPiece:
    """One thing on a device."""

    kind: str
    name: str = ""
    """The id of an entry, a prediction or a claim; the name of a chart; for play and finish a label."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """For play: `seed`, `start`, `against`, `guided`, `lesson`, and options of the game. For charts: `table`,
    `everybody`, and what the chart takes; for figures `series` and what `lesson.figures` takes. `again` is
    set where something is on the devices for a second time: a prediction beside what came true, or a vote.
    """
    blocks: tuple[Block, ...] = ()

    @property
    def again(self) -> bool:
        """Whether it was there before, and is looked at or asked once more."""
        return bool(self.options.get("again"))

    @property
    def table(self) -> str:
        """The label of the table that a chart is about."""
        return str(self.options.get("table", MAIN))

    @property
    def channel(self) -> str:
        """What messages about it are addressed to; empty for a text."""
        if self.kind == "text":
            return ""
        if self.kind == "play":
            return "board"
        words = [self.kind, self.name]
        if self.kind == "chart":
            special = {key: value for key, value in self.options.items() if key != "table"}
            words += [self.table, *(f"{key}={value}" for key, value in special.items())]
        elif self.kind == "vote" and self.again:
            words.append("again")
        return " ".join(word for word in words if word)

    @property
    def game_options(self) -> dict[str, Any]:
        """Of the options of a table those that are rules of its game."""
        return {key: value for key, value in self.options.items() if key not in OWN}


@dataclass(frozen=True, slots=True)
class PlanStep:
    """What everybody does at one time."""

    kind: str
    title: str
    minutes: float
    """0 where there is no time set: a facilitator goes on when it is done."""
    pieces: tuple[PlanPiece, ...]
    script: str
    """For the facilitator: plain text with line breaks."""
    part: str = ""
    """The part of the lesson that it comes from."""
    pauses: bool = False
    """Whether the tables wait while it is on: pause and predict."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A session: its steps, and what they ask."""

    name: str
    language: str
    title: str
    source: Source
    """What the steps ask, as a lesson has it."""
    steps: tuple[PlanStep, ...]
    lessons: Mapping[str, Source] = field(default_factory=dict)
    """The lessons that it is made from, by name."""

    @property
    def minutes(self) -> float:
        """How long all of it takes."""
        return sum(step.minutes for step in self.steps)

    def step(self, number: int) -> PlanStep | None:
        """A step by its number, from 1; None for any other number."""
        return self.steps[number - 1] if 1 <= number <= len(self.steps) else None

    def play_before(self, number: int) -> PlanPiece | None:
        """The latest piece of play at or before a step: the tables that charts are about."""
        found = [piece for step in self.steps[: max(number, 0)] for piece in step.pieces]
        return next((piece for piece in reversed(found) if piece.kind == "play"), None)

    @property
    def plays(self) -> dict[str, PlanPiece]:
        """The tables of the plan by their labels, in the order of play."""
        found: dict[str, PlanPiece] = {}
        for piece in self.pieces:
            if piece.kind == "play":
                found.setdefault(piece.name, piece)
        return found

    @property
    def pieces(self) -> tuple[PlanPiece, ...]:
        """All pieces of all steps."""
        return tuple(piece for step in self.steps for piece in step.pieces)

    def position(self, piece: PlanPiece, names: Sequence[str] = ()) -> str:
        """The position from which a table begins, as text; empty for a game from its beginning.

        Parameters
        ----------
        piece
            The piece of kind play.
        names
            Who sits at the table, in the order of the seats: names of people, or "bot:..." for automatic
            players. Seats that are left over keep the automatic players of the lesson.
        """
        start, found = str(piece.options.get("start", "")), self._positions(piece)
        if not found:
            return ""
        people = sum(not name.startswith(PREFIX) for name in names)
        # People have the places that were made for people, where there are enough.
        fits = [
            one for one in found if people <= len(PLACE.findall(one)) and len(names) <= len(SEAT.findall(one))
        ]
        text = fits[0] if fits else max(found, key=lambda one: len(SEAT.findall(one)))
        seats = SEAT.findall(text)
        if len(names) > len(seats):
            raise LessonError("plan-seats", where=f"{start}.txt", seats=len(seats), count=len(names))
        neighbour = translate("lesson-neighbour", self.language)
        left = [neighbour if one == "{neighbour}" else one for one in seats[len(names) :]]
        sitting = iter([*names, *left])
        return SEAT.sub(lambda _: json.dumps(next(sitting), ensure_ascii=False), text)

    def most_at(self, piece: PlanPiece) -> int | None:
        """How many people have seats where a lesson begins in the middle; None for a whole game."""
        return max((len(SEAT.findall(text)) for text in self._positions(piece)), default=None)

    def _positions(self, piece: PlanPiece) -> list[str]:
        """The positions from which a table may begin: the lesson's own, then those for more people."""
        start, lesson = str(piece.options.get("start", "")), str(piece.options.get("lesson", ""))
        if not start:
            return []
        folder = self.lessons.get(lesson, self.source).folder
        path = folder / f"{start}.txt"
        try:
            more = sorted(folder.glob(f"{start}_[0-9].txt"))
            return [path.read_text(encoding="utf-8") for path in (path, *more)]
        except (OSError, ValueError) as error:
            where = f"{path.parent.name}/{path.name}"
            raise LessonError("lesson-file", where=where, problem=problem_of(error)) from error

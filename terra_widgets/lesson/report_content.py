"""All that a report tells, gathered from the parts of a lesson."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from terra_widgets.charts.model import Chart
from terra_widgets.lesson.before_after import After, Before
from terra_widgets.lesson.claim import ClaimCard
from terra_widgets.lesson.entry_field import EntryField
from terra_widgets.lesson.notes import Notes
from terra_widgets.lesson.prediction import Prediction
from terra_widgets.lesson.quiz import Quiz
from terra_widgets.lesson.source import Source
from terra_widgets.lesson.ticket import Ticket
from terra_widgets.table.table import Table


@dataclass(frozen=True)
class PlayedGame:
    """A game of the learner, and what an automatic player did in it in the learner's place."""

    table: Table
    finished: str
    """The sentence about that; empty if the learner made all decisions."""
    mark: Mapping[str, Any]


@dataclass(frozen=True)
class ReportContent:
    """All that a report tells."""

    source: Source
    notes: Notes
    entries: Sequence[EntryField]
    predictions: Sequence[Prediction]
    charts: Sequence[Chart]
    games: Sequence[PlayedGame]
    claims: Sequence[ClaimCard]
    before: Before
    after: After
    quiz: Quiz
    ticket: Ticket

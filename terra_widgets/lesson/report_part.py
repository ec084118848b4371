"""The button that makes the report: a file beside the notebook, and a download in the browser."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from terra_widgets.errors import LessonError
from terra_widgets.lesson.notes import Notes, write_private
from terra_widgets.lesson.part import Part
from terra_widgets.lesson.shapes import ReportFace
from terra_widgets.widgets.intents import Checks, Intent

LARGEST = 3_000_000


class Report(Part):
    """The lab report of a lesson.

    Parameters
    ----------
    build
        Makes the text of the report.
    """

    kind = "report"
    checks: ClassVar[Checks] = {"do": lambda value: value in ("make", "fetched")}

    def __init__(self, notes: Notes, language: str, build: Callable[[], str]) -> None:
        super().__init__(notes, language)
        self._build = build
        self._text: str | None = None
        self._size = 0

    @property
    def path(self) -> Path:
        """Where the report is written."""
        return self.notes.report_path

    def make(self) -> Path:
        """Write the report beside the notebook, whole or not at all."""
        self._write()
        self.changed(self._news())
        return self.path

    def snapshot(self) -> ReportFace:
        """What the view shows; the text itself only on its way to the browser."""
        return {
            "file": self.path.name,
            "made": self._news() if self._size else "",
            "text": self._text,
            "no_name": "" if self.notes.named else self.say("lesson-report-no-name"),
        }

    def carry_out(self, wish: Intent) -> str:
        """`do: make` writes the report and hands it to the browser, `do: fetched` says it has it."""
        if wish.value == "fetched":
            self._text = None
            return ""
        self._text = self._write()
        return self._news()

    def _write(self) -> str:
        whole = self._build().encode(errors="replace")  # half a sign, in notes that somebody has changed
        text, size = whole.decode(), len(whole)
        if size > LARGEST:
            raise LessonError("report-too-large", size=size, most=LARGEST)
        self._keep(text)
        self._size = size
        return text

    def _keep(self, text: str) -> None:
        write_private(self.path, text)

    def _news(self) -> str:
        return self.say("lesson-report-made", file=self.path.name, size=-(-self._size // 1024))

    def __str__(self) -> str:
        return self._news() if self._size else self.say("lesson-plain-report")

"""What a page needs to save a game by itself and to bring one back: a dict beside the snapshot.

It is no part of the snapshot: a resume code holds the whole game, secrets included, and belongs to the
people at the table, not to everybody who looks at it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from terra_widgets.errors import IllegalMove, TerraError
from terra_widgets.table.autosave import Autosave
from terra_widgets.table.table import Table
from terra_widgets.text import translate
from terra_widgets.widgets.intents import message_id
from terra_widgets.widgets.shapes import Answer, AutosaveState

WORDS = (
    "ask", "anew", "anew-note", "title", "how", "code", "copy", "copied", "download", "paste", "go",
    "erase", "erase-ask", "yes", "no", "erased", "erased-page", "gone", "text",
)  # fmt: skip
LONGEST_CODE = 25_000


@cache
def autosave_words(language: str) -> dict[str, str]:
    """The fixed sentences about saving; `{when}` and `{moves}` in them are for the page to fill in."""
    # The page alone knows the person's time zone.
    later = {"when": "{when}", "moves": "{moves}"}
    words = {key: translate(f"autosave-{key}", language) for key in WORDS}
    return words | {
        key: translate(f"autosave-{key}", language, **later) for key in ("from-file", "from-page")
    }


class AutosavePanel:
    """What one screen shows of the keeper of its table, and what people ask of it."""

    def __init__(self, table: Table, autosave: Autosave) -> None:
        self.table, self.autosave = table, autosave
        self._answer: Answer = {"id": None, "error": None}

    def shown(self, language: str) -> AutosaveState:
        """The dict for the page: cheap enough to be made after every move."""
        autosave, trouble = self.autosave, self.autosave.trouble
        return {
            "key": autosave.key,
            "session_id": autosave.session_id,
            "changes": autosave.changes,
            "moves": len(self.table.moves),
            "when": autosave.when,
            "code": self.table.resume_code(),
            "keeps": not autosave.erased,
            "open": autosave.open,
            "offers": [
                {
                    "session_id": one.session_id,
                    "changes": one.changes,
                    "moves": len(one.moves),
                    "when": one.when,
                }
                for one in autosave.offers
            ],
            "where": self._where(language),
            "trouble": None if trouble is None else trouble.on_screen(language),
            "answer": self._answer,
        }

    def _where(self, language: str) -> str:
        autosave = self.autosave
        if autosave.erased:
            return translate("autosave-where-nowhere", language)
        if autosave.path is None or autosave.shelf is None or autosave.trouble is not None:
            return translate("autosave-where-page", language)
        return translate(
            "autosave-where-file", language, file=f"{autosave.shelf.folder.name}/{autosave.path.name}"
        )

    def receive(self, message: object, language: str) -> None:
        """Carry out a message of the page, or answer with one sentence and change nothing."""
        error: str | None = None
        try:
            self._carry_out(message if isinstance(message, dict) else {})
        except TerraError as refused:
            error = refused.reason.on_screen(language)
        self._answer = {"id": message_id(message), "error": error}

    def _carry_out(self, message: dict[str, Any]) -> None:
        autosave, what, value = self.autosave, message.get("autosave"), message.get("value")
        if message_id(message) is None or set(message) != {"id", "autosave", "value"}:
            raise IllegalMove("message-unknown")
        if what == "file" and isinstance(value, str):
            autosave.resume(value)
        elif what == "code" and isinstance(value, str) and len(value) <= LONGEST_CODE:
            autosave.resume_code(value)
        elif what == "anew" and value is None:
            autosave.anew()
        elif what == "erase" and value is None:
            autosave.erase()
        else:
            raise IllegalMove("message-unknown")

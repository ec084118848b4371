"""What a page needs to save a game by itself and to bring one back: a dict beside the snapshot.

It is no part of the snapshot: a resume code holds the whole game, secrets included, and belongs to the
people at the table, not to everybody who looks at it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from terra_widgets.errors import IllegalMove
from terra_widgets.table.autosave import Autosave
from terra_widgets.table.table import Table
from terra_widgets.text import translate
from terra_widgets.widgets.inbox import Inbox
from terra_widgets.widgets.intents import Checks, Intent, read
from terra_widgets.widgets.shapes import Answer, AutosaveState

WORDS = (
    "ask", "anew", "anew-note", "title", "how", "code", "copy", "copied", "download", "paste", "go",
    "erase", "erase-ask", "yes", "no", "erased", "erased-page", "gone", "text",
)  # fmt: skip
LONGEST_CODE = 25_000
CHECKS: Checks = {
    "file": lambda value: isinstance(value, str),
    "code": lambda value: isinstance(value, str) and len(value) <= LONGEST_CODE,
    "anew": lambda value: value is None,
    "erase": lambda value: value is None,
}


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

    def __init__(self, table: Table, autosave: Autosave, language: Callable[[], str]) -> None:
        self.table, self.autosave = table, autosave
        self._answer: Answer = {"id": None, "error": None}
        self._inbox = Inbox(_read, self._carry_out, language)

    def shown(self, language: str) -> AutosaveState:
        """The dict for the page: cheap enough to be made after every move."""
        autosave, trouble = self.autosave, self.autosave.trouble
        return {
            "key": autosave.key,
            "session_id": autosave.session_id,
            "changes": autosave.changes,
            "moves": len(self.table.move_numbers),
            "when": autosave.when,
            # All of this is saved with a notebook: the code of a game in progress comes by itself.
            "code": self.table.resume_code() if self.table.to_move is None else None,
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

    def receive(self, message: object) -> None:
        """Carry out a message of the page, or answer with one sentence and change nothing."""
        answered = self._inbox.receive(message)
        if answered is not None:
            self._answer = answered[0]

    def _carry_out(self, intent: Intent) -> None:
        if intent.action == "file":
            self.autosave.resume(intent.value)
        elif intent.action == "code":
            self.autosave.resume_code(intent.value)
        elif intent.action == "anew":
            self.autosave.anew()
        else:
            self.autosave.erase()


def _read(message: object) -> Intent:
    """The intent in a message about saved games, which no move at the table makes stale."""
    if not isinstance(message, dict) or set(message) != {"id", "autosave", "value"}:
        raise IllegalMove("message-unknown")
    if not isinstance(message["autosave"], str):
        raise IllegalMove("message-unknown")
    return read({"id": message["id"], "at": 0, message["autosave"]: message["value"]}, CHECKS)

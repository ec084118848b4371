"""What a page needs to keep a game by itself and to bring one back: a dict beside the snapshot.

It is no part of the snapshot: a resume code holds the whole game, secrets included, and belongs to the
people at the table, not to everybody who looks at it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from terra_widgets.errors import IllegalMove, TerraError
from terra_widgets.keep import Keeper
from terra_widgets.table import Table
from terra_widgets.views.intents import message_id
from terra_widgets.views.words import reason_said, said

WORDS = (
    "ask", "anew", "anew-note", "title", "how", "code", "copy", "copied", "download", "paste", "go",
    "erase", "erase-ask", "yes", "no", "erased", "erased-page", "gone", "text",
)  # fmt: skip
LONGEST_CODE = 25_000


@cache
def keep_words(language: str) -> dict[str, str]:
    """The fixed sentences about keeping; `{when}` and `{moves}` in them are for the page to fill in."""
    # The page alone knows the person's time zone.
    later = {"when": "{when}", "moves": "{moves}"}
    words = {key: said(f"keep-{key}", language) for key in WORDS}
    return words | {key: said(f"keep-{key}", language, **later) for key in ("from-file", "from-page")}


class Keeping:
    """What one screen shows of the keeper of its table, and what people ask of it."""

    def __init__(self, table: Table, keeper: Keeper) -> None:
        self.table, self.keeper = table, keeper
        self._answer: dict[str, str | None] = {"id": None, "error": None}

    def shown(self, language: str) -> dict[str, Any]:
        """The dict for the page: cheap enough to be made after every move."""
        keeper, trouble = self.keeper, self.keeper.trouble
        return {
            "key": keeper.key,
            "life": keeper.life,
            "changes": keeper.changes,
            "moves": len(self.table.moves),
            "when": keeper.when,
            "code": self.table.resume_code(),
            "keeps": not keeper.erased,
            "open": keeper.open,
            "offers": [
                {"life": one.life, "changes": one.changes, "moves": len(one.moves), "when": one.when}
                for one in keeper.offers
            ],
            "where": self._where(language),
            "trouble": None if trouble is None else reason_said(trouble, language),
            "answer": self._answer,
        }

    def _where(self, language: str) -> str:
        keeper = self.keeper
        if keeper.erased:
            return said("keep-where-nowhere", language)
        if keeper.path is None or keeper.shelf is None or keeper.trouble is not None:
            return said("keep-where-page", language)
        return said("keep-where-file", language, file=f"{keeper.shelf.folder.name}/{keeper.path.name}")

    def receive(self, message: object, language: str) -> None:
        """Carry out a message of the page, or answer with one sentence and change nothing."""
        error: str | None = None
        try:
            self._carry_out(message if isinstance(message, dict) else {})
        except TerraError as refused:
            error = reason_said(refused.reason, language)
        self._answer = {"id": message_id(message), "error": error}

    def _carry_out(self, message: dict[str, Any]) -> None:
        keeper, what, value = self.keeper, message.get("keep"), message.get("value")
        if message_id(message) is None or set(message) != {"id", "keep", "value"}:
            raise IllegalMove("message-unknown")
        if what == "file" and isinstance(value, str):
            keeper.resume(value)
        elif what == "code" and isinstance(value, str) and len(value) <= LONGEST_CODE:
            keeper.resume_code(value)
        elif what == "anew" and value is None:
            keeper.anew()
        elif what == "erase" and value is None:
            keeper.erase()
        else:
            raise IllegalMove("message-unknown")

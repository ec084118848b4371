"""What every screen does with a message from its view: carry it out once, or answer with one sentence."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from terra_widgets.errors import TerraError
from terra_widgets.text import translate
from terra_widgets.text.words import isolated
from terra_widgets.widgets.intents import Intent, message_id
from terra_widgets.widgets.shapes import Answer

log = logging.getLogger("terra_widgets")
News = TypeVar("News")
REMEMBERED = 256  # answered messages; a repeated one is older only if somebody means harm


class Inbox(Generic[News]):
    """The messages to one screen.

    Parameters
    ----------
    read
        The intent in a message; IllegalMove for anything that a view of ours would not send.
    carry_out
        Does what is asked, and gives what came of it.
    language
        The language of the screen now.
    sorry
        The sentence for a mistake of the kit itself.
    """

    def __init__(
        self,
        read: Callable[[object], Intent],
        carry_out: Callable[[Intent], News],
        language: Callable[[], str],
        sorry: str = "message-trouble",
    ) -> None:
        self._read, self._carry_out, self._language, self._sorry = read, carry_out, language, sorry
        self._answered: deque[tuple[str, int]] = deque(maxlen=REMEMBERED)

    def receive(self, message: object) -> tuple[Answer, News | None] | None:
        """The answer to a message and what came of it; None for one that was answered before."""
        error: str | None = None
        news: News | None = None
        try:
            intent = self._read(message)
            if (intent.id, intent.at) in self._answered:
                return None
            self._answered.append((intent.id, intent.at))
            news = self._carry_out(intent)
        except TerraError as refused:
            error = refusal(refused, self._language())
        except Exception as problem:  # noqa: BLE001 (nothing may vanish in a callback)
            error = trouble(problem, self._language(), self._sorry)
        return {"id": message_id(message), "error": error}, news


def refusal(refused: TerraError, language: str) -> str:
    """The sentence of an error, which may repeat what a page sent, whatever that was."""
    facts: dict[str, Any] = {
        key: isolated(fact) for key, fact in refused.reason.facts.items() if isinstance(fact, str)
    }
    return refused.reason.on_screen(language, **facts)


def trouble(problem: BaseException, language: str, key: str = "message-trouble") -> str:
    """Log a mistake of the kit itself, and say that there was one."""
    log.error("A widget could not carry out what was asked.", exc_info=problem)
    return translate(key, language, problem=type(problem).__name__)

"""Speaking with the person at the terminal: in their language, and with the letters that the terminal has."""

from __future__ import annotations

import locale
import os
import sys
from typing import TextIO

from terra_widgets.text import FALLBACK, languages


def language_here() -> str:
    """The language of this terminal if Terra speaks it, else English."""
    said = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    code = (said or locale.getlocale()[0] or "")[:2].lower()
    return code if code in languages() else FALLBACK


def say(text: str, stream: TextIO | None = None) -> None:
    """Print at once, with question marks for letters that the terminal does not have."""
    to = stream or sys.stdout
    encoding = to.encoding or "ascii"
    print(text.encode(encoding, "replace").decode(encoding), file=to, flush=True)

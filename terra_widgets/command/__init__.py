"""The command `terra`: `terra start`, `terra class`, `terra print`, `terra --version`, `terra --help`."""

from __future__ import annotations

import sys

from terra_widgets.command.speech import language_here, say
from terra_widgets.errors import TerraError
from terra_widgets.text import translate


def main(words: list[str] | None = None) -> int:
    """Do what the words after `terra` ask for, and give the exit code."""
    given = sys.argv[1:] if words is None else words
    language = language_here()
    try:
        return _do(given, language)
    except TerraError as error:
        say(error.sentence(language), sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _do(words: list[str], language: str) -> int:
    word, rest = (words[0], words[1:]) if words else ("--help", [])
    if word in ("-h", "--help", "help"):
        say(translate("command-help", language))
        return 0
    if word in ("-V", "--version"):
        from terra_widgets import __version__

        say(f"Terra {__version__}")
        return 0
    if word == "start":
        from terra_widgets.command.start import start

        return start(rest, language)
    if word == "class":
        from terra_widgets.command.classroom import class_room

        return class_room(rest, language)
    if word == "print":
        from terra_widgets.printing.__main__ import main as print_kit

        return print_kit(rest)
    raise TerraError("command-unknown", word=word)

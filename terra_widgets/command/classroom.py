"""`terra class [...]`: open a room for a class on the local network, and stay with it until Ctrl-C."""

from __future__ import annotations

import os
import sys
import webbrowser

from terra_widgets.command import reach
from terra_widgets.command.speech import say
from terra_widgets.room.address import code_in_terminal
from terra_widgets.room.plan import plan_names
from terra_widgets.room.serve import Open, serve
from terra_widgets.room.wanted import games, read, wanted_of
from terra_widgets.text import translate


def class_room(words: list[str], language: str) -> int:
    """Open a room; the exit code is 0 when it was stopped."""
    if {"-h", "--help"} & set(words):
        say(translate("class-help", language, plans=", ".join(plan_names()), games=", ".join(games())))
        return 0
    given = read(words, language)
    wanted = wanted_of(given)
    serve(wanted, lambda room: _tell(room, language, browser=not given.no_browser, only_here=given.only_here))
    say(translate("class-stopped", language))
    return 0


def _tell(room: Open, language: str, *, browser: bool, only_here: bool) -> None:
    """Say where everybody finds the room, and open the facilitator's page."""
    opens = browser and reach.can_open_browser(os.environ)
    if sys.stdout.isatty():
        say(code_in_terminal(room.joins))
    facts = {"title": room.title, "address": room.students, "code": room.code, "cockpit": room.cockpit}
    say(translate("class-again" if room.again else "class-open", language, title=room.title))
    say(translate("class-students", language, **facts))
    say(translate("class-cockpit-opened" if opens else "class-cockpit", language, cockpit=room.cockpit))
    say(translate("class-only-here" if only_here else "class-network", language))
    say(translate("class-stop", language, file=str(room.data)))
    if opens:
        webbrowser.open(room.cockpit)

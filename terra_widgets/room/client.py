"""A room in a notebook: `tw.Room(plan="03_cubes_pile_up")`.

The room itself is a process of its own, or part of the Jupyter server on Binder and JupyterHub: a kernel that
is busy or started again never stops a class.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from terra_widgets.errors import RoomError, known_language
from terra_widgets.files import write_whole
from terra_widgets.room import control, frames
from terra_widgets.text import translate

if TYPE_CHECKING:
    import pandas as pd

PATIENCE = 30.0
HUB = ("JUPYTERHUB_SERVICE_PREFIX", "BINDER_LAUNCH_HOST", "BINDER_REPO_URL")
"""Any of these says that others reach this Jupyter server too, each by a path of its own."""
OPENER = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class Room:
    """A class on many devices.

    Parameters
    ----------
    plan
        What the class goes through: the name of a lesson or of a workshop, or the path of a TOML file.
    game
        Or a game alone.
    seats
        How many people sit at a table.
    language
        Your language; each student chooses their own.
    data
        The file in which the class is kept. With the file of an earlier class, that class is open again.
    only_here
        Whether only this computer can reach it, to try it out.
    """

    def __init__(
        self,
        plan: str = "",
        *,
        game: str = "",
        seats: int = 1,
        language: str = "en",
        data: str | os.PathLike[str] = "",
        only_here: bool = False,
    ) -> None:
        self.language = known_language(language)
        words = ["--seats", str(seats), "--language", self.language]
        words += ["--plan", plan] if plan else []
        words += ["--game", game] if game else []
        words += ["--data", str(Path(data).resolve())] if data else []
        self._way = self._in_jupyter(words) or self._beside(words, data, only_here=only_here)
        self.about = self._ask("about")

    def _in_jupyter(self, words: list[str]) -> control.Way | None:
        """The room of this Jupyter server, where others can reach it."""
        if not any(os.environ.get(name) for name in HUB):
            return None
        found = [way for way in control.ways() if way.jupyter]
        if not found:
            return None
        self._way = found[-1]
        self._ask("open", words=words)
        return self._way

    def _beside(self, words: list[str], data: str | os.PathLike[str], *, only_here: bool) -> control.Way:
        """A room in a process of its own; the one that has this file open already, if there is one."""
        if data:
            there = [way for way in control.ways() if way.data == str(Path(data).resolve())]
            if there:
                return there[0]
        before = {way.program for way in control.ways()}
        command = [sys.executable, "-m", "terra_widgets", "class", *words, "--no-browser"]
        command += ["--only-here"] if only_here else []
        started = subprocess.Popen(  # noqa: S603 (our own command)
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
            start_new_session=True,  # it goes on when the kernel is started again
        )  # fmt: skip
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            fresh = [
                way
                for way in control.ways()
                if way.program not in before and f"-{started.pid}-" in way.program
            ]
            if fresh:
                return fresh[0]
            if started.poll() is not None:
                said = "" if started.stderr is None else started.stderr.read().strip()
                raise RoomError("room-not-started", problem=said.splitlines()[-1] if said else "")
            time.sleep(0.05)
        started.terminate()
        raise RoomError("room-not-started", problem="")

    def _ask(self, what: str, **more: Any) -> dict[str, Any]:
        body = json.dumps({"secret": self._way.secret, "ask": what, "language": self.language, **more})
        request = urllib.request.Request(  # noqa: S310 (an address of this machine, from a file of this person)
            f"{self._way.address}control", body.encode(), {"Content-Type": "application/json"}
        )
        try:
            with OPENER.open(request, timeout=PATIENCE) as answer:
                found: dict[str, Any] = json.loads(answer.read())
        except (OSError, ValueError) as error:
            raise RoomError("room-closed") from error
        if "error" in found:
            raise RoomError("room-says", said=str(found["error"]))
        return found

    @property
    def code(self) -> str:
        """The code by which students join."""
        return str(self.about["code"])

    @property
    def address(self) -> str:
        """Where students join."""
        return str(self.about["address"])

    @property
    def cockpit(self) -> str:
        """The address of your cockpit, which works once; ask again for another page."""
        return str(self._ask("about")["cockpit"])

    def frame(self, *, names: bool = False) -> pd.DataFrame:
        """One row per event of all tables; nothing in it that an onlooker may not know yet."""
        return frames.frame(self._ask("events", names=names)["rows"])

    def answers(self, *, names: bool = False) -> pd.DataFrame:
        """One row per prediction, verdict and answer."""
        found = self._ask("answers", names=names)
        return frames.frame(found["rows"], found["columns"])

    def save(self, path: str | os.PathLike[str], *, names: bool = False) -> Path:
        """Write the class report to an HTML file that opens anywhere."""
        target = Path(path)
        write_whole(target, self._ask("report", names=names)["page"])
        return target

    def erase(self, *, sure: bool = False) -> None:
        """Erase the class, file and all."""
        if not sure:
            raise RoomError("room-erase-sure")
        self._ask("erase")

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        about = self.about = self._ask("about")
        say = {
            key: translate(f"room-notebook-{key}", self.language)
            for key in ("students", "code", "cockpit", "lead")
        }
        # On a hub the page alone knows under which name it is reached: the link is read from where it stands.
        cockpit = escape(about["cockpit"])
        picture = (
            f'<div style="width: 11em; background: #fff; padding: 4px">{about["qr"]}</div>'
            if about["qr"]
            else ""
        )
        large = "font-size: 1.6em; letter-spacing: .08em"
        lines = [
            f"<b>{escape(about['title'])}</b>",
            f"{escape(say['students'])} <b>{escape(about['address'])}</b>",
            f'{escape(say["code"])} <b style="{large}">{escape(about["code"])}</b>',
            f'<a href="{cockpit}" target="_blank" rel="noreferrer">{escape(say["cockpit"])}</a>',
            escape(say["lead"]),
        ]
        told = "".join(f"<p>{line}</p>" for line in lines)
        html = f'<div style="display: flex; gap: 1.5em; align-items: center">{picture}<div>{told}</div></div>'
        return {"text/html": html, "text/plain": str(self)}

    def __str__(self) -> str:
        facts = {"title": self.about["title"], "address": self.address, "code": self.code}
        return translate("room-notebook-text", self.language, **facts)

    def __repr__(self) -> str:
        return f"<Room {self.about['title']}: {self.code}, {self.about['people']} people>"

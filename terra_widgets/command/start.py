"""`terra start [FOLDER] [NOTEBOOK] [...]`: open JupyterLab on the start page, and stay with it until Ctrl-C.

What else is given is handed on to JupyterLab, such as `--port 9000` or `--ip=0.0.0.0`.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from urllib.parse import quote

from terra_widgets.command import folder as folders
from terra_widgets.command import reach
from terra_widgets.command.speech import say
from terra_widgets.errors import TerraError
from terra_widgets.text import translate

NEEDED = "jupyterlab"  # an extra of the kit
TAIL = 15  # lines of the log that are shown where JupyterLab can't start


def start(words: list[str], language: str) -> int:
    """Open a folder's notebooks in JupyterLab; the exit code is the server's."""
    if {"-h", "--help"} & set(words):
        say(translate("start-help", language, folder=folders.USUAL))
        return 0
    given, notebook, options = read(words)
    if importlib.util.find_spec(NEEDED) is None:
        raise TerraError("start-no-lab")
    folder = folders.choose(given)
    put = folders.make_ready(folder)
    opens = folders.notebook_in(folder, notebook) if notebook else folders.FIRST_NOTEBOOK
    if put.fresh:
        say(translate("start-put", language, count=put.fresh, folder=str(folder)))
    if put.kept:
        say(translate("start-kept", language, count=put.kept))
    return serve(folder, opens, options, language)


def read(words: list[str]) -> tuple[str | None, str | None, list[str]]:
    """The folder, the notebook, and what is for JupyterLab: it begins with the first option.

    >>> read(["lessons here", "--port", "9000"])
    ('lessons here', None, ['--port', '9000'])
    >>> read(["--no-browser", "mine.ipynb"])
    (None, 'mine.ipynb', ['--no-browser'])
    """
    books = [word for word in words if word.endswith(".ipynb") and not word.startswith("-")]
    rest = [word for word in words if word not in books]
    given = rest.pop(0) if rest and not rest[0].startswith("-") else None
    if len(books) > 1:
        raise TerraError("start-two-notebooks")
    return given, books[0] if books else None, rest


def serve(folder: Path, opens: str, options: list[str], language: str) -> int:
    """Run JupyterLab; what it says goes to its log, and a person is told where to find it."""
    from terra_widgets.jupyter.lab import Lab, NoHome

    local = not any(word.startswith(("--ip", "--ServerApp.ip")) for word in options)
    browser = reach.can_open_browser(os.environ) and "--no-browser" not in options
    own = ["--ServerApp.ip=127.0.0.1"] if local else []
    own += [] if browser or "--no-browser" in options else ["--no-browser"]
    if is_root():
        own.append("--allow-root")
        say(translate("start-root" if local else "start-root-open", language))
    try:
        lab = Lab(folder, f"/lab/tree/{quote(opens)}", [*own, *options])
    except NoHome as error:
        raise TerraError("start-no-home", folder=str(error.filename), problem=error.problem) from error
    code = lab.run(
        lambda address, port, terminal: say(
            where(address, port, lab.log, language, browser=browser), terminal
        )
    )
    if code:
        say(lab.tail(TAIL), sys.stderr)
        raise TerraError("start-ended" if lab.told else "start-failed", log=str(lab.log))
    return code


def where(address: str, port: int, log: Path, language: str, *, browser: bool) -> str:
    """Where it can be opened, how to get there, and how it is stopped."""
    lines = [translate("start-address" if browser else "start-no-browser", language), f"    {address}"]
    if not browser and reach.behind_ssh(os.environ):
        lines.append(translate("start-ssh", language, command=reach.tunnel(os.environ, port)))
    elif not browser and reach.in_container():
        lines.append(translate("start-container", language, port=str(port)))
    return "\n".join([*lines, translate("start-stop", language, log=str(log))])


def is_root() -> bool:
    """Whether this runs with all rights, as is usual in a container: Jupyter then wants to be told."""
    return hasattr(os, "geteuid") and os.geteuid() == 0

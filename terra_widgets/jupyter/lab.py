"""A JupyterLab with Terra's settings, in this process; what it says goes to a log."""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from terra_widgets.jupyter import CONFIG, LABEXTENSION, slow_import

MOST_LOG = 1_000_000  # bytes: a log that is longer begins anew with the next start


class NoHome(OSError):
    """The folder where Jupyter keeps its own files can't be written."""

    def __init__(self, folder: str, problem: str) -> None:
        super().__init__(problem)
        self.filename = folder
        self.problem = problem


class Lab:
    """A JupyterLab on a folder.

    Parameters
    ----------
    root
        The folder whose notebooks it shows.
    opens
        What its page opens, as an address on that server.
    options
        What else JupyterLab is told, as words of its command line.
    """

    def __init__(self, root: Path, opens: str, options: list[str]) -> None:
        before = os.environ.get("JUPYTER_CONFIG_PATH")
        os.environ["JUPYTER_CONFIG_PATH"] = os.pathsep.join([str(CONFIG), *([before] if before else [])])
        slow_import.later()
        self.home = home_for(root)
        self.log = self.home / "jupyter.log"
        self.told = False
        self.words = [
            f"--ServerApp.root_dir={root}", f"--LabApp.default_url={opens}",
            f"--LabApp.workspaces_dir={self.home / 'workspaces'}", "-y",  # Ctrl-C needs no second answer
            f"--LabApp.extra_labextensions_path={LABEXTENSION}",  # the start page comes by itself
            *options,
        ]  # fmt: skip

    def run(self, tell: Callable[[str, int, TextIO], None]) -> int:
        """Serve until it is stopped; `tell` gets address, port and terminal once it listens."""
        terminal, back = into_log(self.log)
        try:
            code = self._serve(tell, terminal)
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(end.code is not None)
        except Exception:  # noqa: BLE001 (whatever it is, the log has it and the person is told)
            traceback.print_exc()
            code = 1
        if code:  # else what still comes to its end speaks to the log
            back()
        return code

    def _serve(self, tell: Callable[[str, int, TextIO], None], terminal: TextIO) -> int:
        from jupyterlab.labapp import LabApp

        from terra_widgets.jupyter.workspace import fold_away

        def listening() -> None:
            self.told = True
            here = server.ip in {"", "0.0.0.0", "::", "localhost", "127.0.0.1"}  # noqa: S104
            tell(server.local_url if here else server.public_url, server.port, terminal)

        fold_away(self.home / "workspaces")
        server = LabApp.initialize_server(argv=self.words)
        server.io_loop.add_callback(listening)  # comes after what binds the port
        server.start()
        return 0

    def tail(self, lines: int) -> str:
        """The last lines of the log."""
        said = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return "\n".join(said[-lines:])


def home_for(root: Path) -> Path:
    """Where the log and the layouts of the page are kept for a folder of notebooks."""
    from jupyter_core.paths import jupyter_data_dir, jupyter_runtime_dir

    name = hashlib.sha256(os.fsencode(root)).hexdigest()[:12]
    home = Path(jupyter_data_dir(), "terra", name)
    for folder in (home, Path(jupyter_runtime_dir())):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                pass
        except OSError as error:
            raise NoHome(str(folder), error.strerror or str(error)) from error
    return home


def into_log(path: Path) -> tuple[TextIO, Callable[[], None]]:
    """Lead all that this process and its kernels say to a log.

    Gives a stream that still is the terminal, and what leads everything back there.
    """
    if path.exists() and path.stat().st_size > MOST_LOG:
        path.unlink()
    out, error = os.dup(1), os.dup(2)
    terminal = os.fdopen(os.dup(1), "w", encoding=sys.stdout.encoding or "ascii")
    log = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.close(log)

    def back() -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        os.dup2(out, 1)
        os.dup2(error, 2)

    return terminal, back

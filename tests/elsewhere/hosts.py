"""Other places that show notebooks: each is started as a person starts it, on a free loopback port."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

PATIENCE = 120
CELLS = (
    "import terra_widgets as tw",
    'table = tw.new(players=["Team A", "Team B"], seed=7)\ntable',
)
MARIMO = """import marimo

app = marimo.App(width="full")


@app.cell
def _():
    import terra_widgets as tw
    return (tw,)


@app.cell
def _(tw):
    table = tw.new(players=["Team A", "Team B"], seed=7)
    table
    return (table,)


if __name__ == "__main__":
    app.run()
"""


def notebook_file(folder: Path) -> Path:
    cells = [
        {"cell_type": "code", "id": f"cell-{number}", "metadata": {}, "execution_count": None, "outputs": [],
         "source": source}
        for number, source in enumerate(CELLS)
    ]  # fmt: skip
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    book = {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    path = folder / "book.ipynb"
    path.write_text(json.dumps(book), encoding="utf-8")
    return path


def free_port() -> int:
    with socket.socket() as any_:
        any_.bind(("127.0.0.1", 0))
        return int(any_.getsockname()[1])


@contextlib.contextmanager
def running(words: list[str], address: str, folder: Path) -> Iterator[None]:
    """A server, from when it answers until it is not needed any more."""
    theirs = ("JUPYTER", "PYTEST", "COV_", "TERRA", "IPYTHON")
    env = {key: value for key, value in os.environ.items() if not key.startswith(theirs)}
    for name in ("CONFIG", "DATA", "RUNTIME"):
        env[f"JUPYTER_{name}_DIR"] = str(folder / name.lower())
    env |= {"IPYTHONDIR": str(folder / "ipython"), "MARIMO_SKIP_UPDATE_CHECK": "1", "HOME": str(folder)}
    log = folder / "server.log"
    with log.open("wb") as file:
        process = subprocess.Popen(words, cwd=folder, env=env, stdout=file, stderr=subprocess.STDOUT)
    try:
        until = time.monotonic() + PATIENCE
        while not answers(address):
            tail = log.read_text(encoding="utf-8", errors="replace")[-2000:]
            assert process.poll() is None, tail
            assert time.monotonic() < until, tail
            time.sleep(0.1)
        yield
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def answers(address: str) -> bool:
    try:
        urllib.request.urlopen(address, timeout=30).close()
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False
    return True


@contextlib.contextmanager
def notebook(folder: Path) -> Iterator[str]:
    """Notebook 7; gives the address of the page."""
    port = free_port()
    notebook_file(folder)
    words = [
        "-m",
        "notebook",
        "--no-browser",
        "--allow-root",
        "--ServerApp.ip=127.0.0.1",
        "--IdentityProvider.token=",
    ]
    words += [f"--ServerApp.port={port}", "--JupyterNotebookApp.expose_app_in_browser=True"]
    with running([sys.executable, *words], f"http://127.0.0.1:{port}/api", folder):
        yield f"http://127.0.0.1:{port}/notebooks/book.ipynb"


@contextlib.contextmanager
def voila(folder: Path) -> Iterator[str]:
    """Voilà, which runs the notebook for each visitor."""
    port = free_port()
    path = notebook_file(folder)
    words = ["-m", "voila", str(path), "--no-browser", f"--port={port}", "--Voila.ip=127.0.0.1"]
    with running([sys.executable, *words], f"http://127.0.0.1:{port}/voila/static/voila.js", folder):
        yield f"http://127.0.0.1:{port}/"


@contextlib.contextmanager
def marimo(folder: Path) -> Iterator[str]:
    """A notebook of marimo, shown as an app."""
    port = free_port()
    (folder / "book.py").write_text(MARIMO, encoding="utf-8")
    words = ["-m", "marimo", "run", "book.py", "--headless", "--no-token", "--host", "127.0.0.1"]
    with running([sys.executable, *words, "--port", str(port)], f"http://127.0.0.1:{port}/health", folder):
        yield f"http://127.0.0.1:{port}/"

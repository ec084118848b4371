"""`python3 run.py bench start`: from a clone to a visible board, beside a bare JupyterLab and a notebook.

Both begin with an empty folder and an empty home, take nothing from earlier downloads, and end when Chromium
shows something to work with. Ours: `git clone`, `python3 run.py`, the start page run until a board is seen.
Theirs: a new environment, `pip install jupyterlab`, `jupyter lab`, an empty notebook. The ratio counts: the
seconds are those of this machine and its network.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path += [str(ROOT / "tests"), str(ROOT / "tests" / "frontend")]
MOST = 1.5  # times as long as the bare one
EMPTY = {
    "cells": [
        {
            "cell_type": "code",
            "id": "first",
            "metadata": {},
            "execution_count": None,
            "outputs": [],
            "source": [],
        }
    ],
    "metadata": {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}},
    "nbformat": 4,
    "nbformat_minor": 5,
}


def main() -> int:
    """Print both, and their ratio; 1 where ours takes too long."""
    parser = argparse.ArgumentParser(prog="run.py bench start", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--rounds", type=int, default=1, help="rounds, of which the median counts (1)")
    rounds = parser.parse_args().rounds
    ours, bare = [], []
    for number in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            ours.append(from_clone(Path(folder)))
        with tempfile.TemporaryDirectory() as folder:
            bare.append(from_nothing(Path(folder)))
        say(f"round {number + 1}: ours {ours[-1]:.1f} s, a bare JupyterLab {bare[-1]:.1f} s")
    ratio = statistics.median(ours) / statistics.median(bare)
    say(f"{ratio:.2f} times a bare JupyterLab, at most {MOST} is wanted")
    return int(ratio > MOST)


def from_clone(folder: Path) -> float:
    """The seconds from `git clone` to a visible board."""
    import visit

    began = time.monotonic()
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder / "clone")], check=True)
    cloned = time.monotonic() - began
    (folder / "person").mkdir()
    seen = visit.visit(folder / "clone", folder / "person", base_python())
    if "cards" not in seen or seen["errors"]:
        raise SystemExit(f"No board was seen: {seen}")
    return cloned + float(str(seen["took"]))


def from_nothing(folder: Path) -> float:
    """The seconds from an empty folder to a visible notebook in a bare JupyterLab."""
    import visit
    from stage import browser

    env = visit.fresh_environment(folder)
    began = time.monotonic()
    subprocess.run([base_python(), "-m", "venv", str(folder / "env")], check=True, env=env)
    python = str(folder / "env" / "bin" / "python")
    subprocess.run([python, "-m", "pip", "install", "--quiet", "jupyterlab"], check=True, env=env)
    (folder / "notebooks").mkdir()
    (folder / "notebooks" / "empty.ipynb").write_text(json.dumps(EMPTY), encoding="utf-8")
    words = ["-m", "jupyterlab", "--no-browser", "--allow-root", "--port=0", "--IdentityProvider.token="]
    log = folder / "server.log"
    with log.open("wb") as output:
        process = subprocess.Popen([python, *words], cwd=folder / "notebooks", env=env, stderr=output)
    try:
        address = visit.wait_for_server(folder / "runtime", process, log)
        with browser() as opened:
            page: Any = opened.new_page(viewport={"width": 1200, "height": 900})
            page.set_default_timeout(1000 * visit.PATIENCE)
            page.goto(f"{address}lab/tree/empty.ipynb")
            page.locator(".jp-Notebook .jp-Cell").first.wait_for(state="visible")
        return time.monotonic() - began
    finally:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:  # one that is ended this early may hang
            process.kill()
            process.wait()


def base_python() -> str:
    """The Python that this environment was made from."""
    return str(getattr(sys, "_base_executable", sys.executable))


def say(text: str) -> None:
    """Print at once."""
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main())

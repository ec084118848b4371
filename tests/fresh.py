"""Fresh copies of the project, and fresh environments for them, as on another machine."""

from __future__ import annotations

import importlib.util
import os
import resource
import shutil
import subprocess
import sys
import time
import venv
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
# What belongs to whoever runs the tests has no place in a fresh environment.
THEIRS = ("JUPYTER", "PYTEST", "COV_", "TERRA", "VIRTUAL_ENV", "PYTHON", "IPYTHON", "JPY_")


def load_run() -> ModuleType:
    """The module run.py."""
    spec = importlib.util.spec_from_file_location("run", ROOT / "run.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def copy_project(folder: Path) -> Path:
    """The files of the project as a clone has them, with what is not committed yet."""
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        pytest.skip("not a git checkout")
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


def environment(folder: Path) -> dict[str, str]:
    """The variables of a person who has just opened a terminal in an environment."""
    env = {key: value for key, value in os.environ.items() if not key.startswith(THEIRS)}
    home = folder / "home"
    home.mkdir(parents=True, exist_ok=True)
    env["PATH"] = f"{folder / 'bin'}{os.pathsep}{env.get('PATH', '')}"
    return env | {"HOME": str(home), "JUPYTER_PLATFORM_DIRS": "0"}


@dataclass
class Clock:
    """How long something took: on the wall, and in work."""

    wall: float
    work: float

    @classmethod
    def start(cls) -> Clock:
        return cls(time.monotonic(), _work())

    def stop(self) -> Clock:
        return Clock(time.monotonic() - self.wall, _work() - self.work)


def _work() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def call(words: list[str], cwd: Path, env: dict[str, str]) -> str:
    """Run a program; where it fails for want of a network the test is skipped, but never in the CI."""
    done = subprocess.run(words, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    output = done.stdout + done.stderr
    if done.returncode and load_run().NO_NETWORK.search(output) and not os.environ.get("CI"):
        pytest.skip("no package index can be reached")
    assert done.returncode == 0, output[-4000:]
    return output


def make_environment(folder: Path) -> Path:
    """An environment with pip alone; gives its Python."""
    venv.create(folder, with_pip=True)
    return folder / "bin" / "python"


def install(python: Path, requirements: list[str], cwd: Path) -> None:
    """Install with uv, which is in the environment of the tests, at the speed of uv."""
    env = load_run().uv_settings(sys.executable)
    words = [sys.executable, "-m", "uv", "pip", "install", "--python", str(python), "--compile-bytecode"]
    call([*words, *requirements], cwd, env)


def megabytes(folder: Path) -> float:
    """How much room a folder takes."""
    return sum(path.lstat().st_size for path in folder.rglob("*")) / 1e6


def say(sentence: str) -> None:
    """Tell what was measured; pytest shows it with -s, and where a test fails."""
    sys.stdout.write(sentence + "\n")

"""Fresh copies of the project, and fresh environments for them, as on another machine."""

from __future__ import annotations

import importlib.util
import os
import resource
import shutil
import subprocess
import sys
import time
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


def is_checkout() -> bool:
    """Whether git can tell what a clone has."""
    return (ROOT / ".git").exists() and shutil.which("git") is not None


def cloned() -> list[str]:
    """The names of the files that a clone has, with those that are not committed yet."""
    if not is_checkout():
        pytest.skip("not a git checkout")
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in names.split("\0") if name and (ROOT / name).is_file()]


def copy_project(folder: Path) -> Path:
    """The project as a clone has it."""
    for name in cloned():
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


CUT_OFF = """
import fcntl, os, socket, struct, sys
with socket.socket() as any:  # kernels talk to Jupyter over the loopback device, which is down at first
    request = struct.pack("16sh", b"lo", 0x1)
    fcntl.ioctl(any, 0x8914, request)
os.execv(sys.argv[1], sys.argv[1:])
"""


def cut_off(words: list[str]) -> list[str]:
    """The words that run a program without any network but the machine's own loopback."""
    return ["unshare", "--user", "--map-root-user", "--net", sys.executable, "-c", CUT_OFF, *words]


def can_cut_off() -> bool:
    """Whether programs can be cut off from the network here."""
    if sys.platform != "linux" or not shutil.which("unshare"):
        return False
    return not subprocess.run(
        cut_off([sys.executable, "-c", ""]), capture_output=True, check=False
    ).returncode


def megabytes(folder: Path) -> float:
    """How much room a folder takes."""
    return sum(path.lstat().st_size for path in folder.rglob("*")) / 1e6


def compiled_megabytes(folder: Path) -> float:
    """How much room an environment takes once all is compiled: bytecode is about as large as its source."""
    files = [(path.suffix, path.lstat().st_size) for path in folder.rglob("*")]
    return sum({".pyc": 0, ".py": 2}.get(suffix, 1) * size for suffix, size in files) / 1e6


def say(sentence: str) -> None:
    """Tell what was measured; pytest shows it with -s, and where a test fails."""
    sys.stdout.write(sentence + "\n")

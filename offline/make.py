"""Make a zip that installs and runs without any network: `python3 run.py zip [TARGET ...] [--python 3.12]`.

It holds the kit, the notebooks and every package at its pinned version, for one kind of machine and the
named versions of Python. Python itself is not in it.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "lessons"))
import shipped

WHEELS = "wheels"
MADE_FOR = "made_for.json"  # run.py reads it before it installs anything
KEPT = (
    "CHANGELOG.md", "LICENSE", "README.md", "pyproject.toml", "run.py", "hatch_build.py", "docs/*.md",
    "docs/*.png", "docs/*.svg", "requirements/*.txt",
)  # fmt: skip
LISTS = ("uv", "build", "lab")  # of requirements/: what run.py installs to play and to teach


class Stop(Exception):
    """The end, with a sentence for the person."""


@dataclass(frozen=True)
class Target:
    """A kind of machine."""

    words: str
    system: str
    """As Python's `platform.system()` calls it."""
    machines: tuple[str, ...]
    uv: str
    """As uv calls it."""
    tags: tuple[str, ...]
    """The platform tags of its wheels."""


def _manylinux(machine: str) -> tuple[str, ...]:
    return (*(f"manylinux_2_{minor}_{machine}" for minor in range(28, 4, -1)), f"manylinux2014_{machine}")


def _macos(machine: str) -> tuple[str, ...]:
    kinds = (machine, "universal2")
    newer = tuple(f"macosx_{major}_0_{kind}" for major in range(14, 10, -1) for kind in kinds)
    return newer + tuple(f"macosx_10_{minor}_{kind}" for minor in range(16, 8, -1) for kind in kinds)


INTEL, ARM = ("x86_64", "AMD64"), ("arm64", "aarch64")
TARGETS = {
    "linux": Target("Linux on Intel or AMD", "Linux", INTEL, "x86_64-manylinux_2_28", _manylinux("x86_64")),
    "linux-arm": Target("Linux on ARM", "Linux", ARM, "aarch64-manylinux_2_28", _manylinux("aarch64")),
    "macos": Target(
        "macOS 14 or newer, Apple silicon", "Darwin", ARM, "aarch64-apple-darwin", _macos("arm64")
    ),
    "windows": Target("Windows on Intel or AMD", "Windows", INTEL, "x86_64-pc-windows-msvc", ("win_amd64",)),
}


def main(words: list[str]) -> int:
    """Make the zips that the words ask for."""
    here = f"{sys.version_info[0]}.{sys.version_info[1]}"
    parser = argparse.ArgumentParser(prog="run.py zip", description=__doc__.partition("\n\n")[0])
    parser.add_argument("target", nargs="*", help=f"{', '.join(TARGETS)}; without one, this kind of machine")
    parser.add_argument(
        "--python", action="append", metavar="X.Y", help=f"may be repeated; without one, {here}"
    )
    parser.add_argument("--into", type=Path, default=ROOT / "dist", help="the folder for the zip")
    given = parser.parse_args(words)
    try:
        for name in given.target or [this_machine()]:
            say(str(make(name, given.python or [here], given.into)))
    except (Stop, shipped.Changed) as stop:
        print(stop, file=sys.stderr)
        return 1
    return 0


def this_machine() -> str:
    """The name of the target that this machine is."""
    for name, target in TARGETS.items():
        if platform.system() == target.system and platform.machine() in target.machines:
            return name
    raise Stop(f"This kind of machine is not among the targets: name one of {', '.join(TARGETS)}.")


def make(name: str, pythons: list[str], into: Path) -> Path:
    """One zip; gives its path."""
    if name not in TARGETS:
        raise Stop(f"There is no target {name!r}. There is: {', '.join(TARGETS)}.")
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    for file in shipped.notebooks(ROOT):  # before anything is fetched
        shipped.clean(file)
    into.mkdir(parents=True, exist_ok=True)
    folder = f"terra-{version}-{name}"
    path = into / f"{folder}.zip"
    with tempfile.TemporaryDirectory() as home:
        for python in pythons:
            say(f"Fetching the packages for {TARGETS[name].words}, Python {python}.")
            fetch(TARGETS[name], python, Path(home))
        made_for = {"system": TARGETS[name].system, "machines": TARGETS[name].machines, "pythons": pythons}
        half = path.with_suffix(".part")
        with zipfile.ZipFile(half, "w", zipfile.ZIP_DEFLATED) as made:
            for file in project_files():
                inside = file.relative_to(ROOT).as_posix()
                made.writestr(f"{folder}/{inside}", content(file))
            for wheel in sorted(Path(home).glob("*.whl")):  # packed already
                made.write(wheel, f"{folder}/{WHEELS}/{wheel.name}", zipfile.ZIP_STORED)
            made.writestr(f"{folder}/{WHEELS}/{MADE_FOR}", json.dumps(made_for, indent=1))
            made.writestr(f"{folder}/READ ME FIRST.txt", note(TARGETS[name], pythons))
        half.replace(path)
    say(f"{path.stat().st_size / 1e6:.0f} MB, for {TARGETS[name].words} with Python {' or '.join(pythons)}:")
    return path


def fetch(target: Target, python: str, folder: Path) -> None:
    """The wheels of all that the kit needs there, and of what installs it."""
    files = [f"requirements/{name}.txt" for name in LISTS]
    resolve = ["-m", "uv", "pip", "compile", "--quiet", "--no-header", "--no-annotate", "--no-deps"]
    resolve += ["--generate-hashes", "--python-version", python, "--python-platform", target.uv, *files]
    pins = folder / f"pins-{python}.txt"  # those of the lists that are for this kind of machine
    pins.write_text(run(resolve), encoding="utf-8")
    get = ["-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:", "--dest", str(folder)]
    get += ["--require-hashes", "--python-version", python, "--implementation", "cp"]
    get += [word for tag in target.tags for word in ("--platform", tag)]
    run([*get, "-r", str(pins)])


def run(words: list[str]) -> str:
    """Run something of our Python; Stop with the end of what it said if it fails."""
    done = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Stop(f"{done.stderr[-1500:]}\nThe packages could not be fetched; the lines above say why.")
    return done.stdout


def project_files() -> Iterator[Path]:
    """What of the project goes into the zip: all that is needed to play and to teach."""
    for pattern in KEPT:
        yield from sorted(ROOT.glob(pattern))
    yield from shipped.lesson_files(ROOT)
    yield from shipped.notebooks(ROOT)
    yield from shipped.package_files(ROOT)


def content(path: Path) -> bytes:
    """A file as it goes into the zip; a notebook goes without what was played in it."""
    return shipped.clean(path).encode() if path.suffix == ".ipynb" else path.read_bytes()


def note(target: Target, pythons: list[str]) -> str:
    """The text that somebody reads who has only the zip."""
    start = "py run.py" if target.system == "Windows" else "python3 run.py"
    return (
        "Terra: games about a shared planet, in Jupyter notebooks.\n\n"
        f"This copy installs and runs without a network, on {target.words}\n"
        f"with Python {' or '.join(pythons)}, which has to be there already (python.org has it).\n\n"
        "1. Unpack the zip into a folder of your own.\n"
        "2. Open a terminal in that folder.\n"
        f"3. {start}\n\n"
        "The first start takes a minute or two, later ones a few seconds. README.md says the rest.\n"
    )


def say(text: str) -> None:
    """Print at once."""
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The pinned packages, resolved for every Python and system that Terra says it runs on.

`python3 run.py check requirements` asks the package index, and ends with 1 where a list of requirements/ is
not what pyproject.toml leads to there, or where a package comes without a wheel: nothing is ever built.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = {
    "Linux on Intel or AMD": "x86_64-manylinux_2_28",
    "Linux on ARM": "aarch64-manylinux_2_28",
    "macOS on Apple silicon": "aarch64-apple-darwin",
    "macOS on Intel": "x86_64-apple-darwin",
    "Windows on Intel or AMD": "x86_64-pc-windows-msvc",
}
# What is installed together: the lists, and what of pyproject.toml they stand for.
SETS = {
    "python3 run.py": (("lab", "build", "uv"), ("--extra", "lab", "--group", "build", "--group", "uv")),
    "python3 run.py test": (("lab", "test"), ("--extra", "test")),
    "python3 run.py elsewhere": (("lab", "test", "elsewhere"), ("--all-extras",)),
}


def main() -> int:
    """Print a line for each Python and system; 1 where something is wrong."""
    wrong = 0
    for name, (lists, asked) in SETS.items():
        files = [f"requirements/{one}.txt" for one in lists]
        for python in PYTHONS:
            for system, platform in SYSTEMS.items():
                target = ["--python-version", python, "--python-platform", platform]
                problem, count = compare(files, list(asked), target)
                wrong += bool(problem)
                line = f"{name:<24}  Python {python}  {system:<24}  {problem or f'{count} packages'}"
                print(line, flush=True)  # noqa: T201
    return int(bool(wrong))


def compare(files: list[str], asked: list[str], target: list[str]) -> tuple[str, int]:
    """What is wrong with these lists there, and how many packages are installed."""
    try:
        given = resolve([*files, "--no-deps", "--generate-hashes", *target])
        with tempfile.TemporaryDirectory() as folder:
            pins = Path(folder) / "pins.txt"
            pins.write_text("\n".join(given), encoding="utf-8")
            wanted = resolve(["pyproject.toml", *asked, "--constraints", str(pins), *target])
    except RuntimeError as error:
        return str(error), 0
    without = sorted(set(wanted) - set(given))
    needless = sorted(set(given) - set(wanted))
    problems = [f"not pinned: {', '.join(without)}"] if without else []
    problems += [f"not asked for: {', '.join(needless)}"] if needless else []
    return "; ".join(problems), len(given)


def resolve(words: list[str]) -> list[str]:
    """The pins that uv comes to, from wheels alone."""
    call = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--no-header", "--no-annotate"]
    call += ["--only-binary", ":all:", *words]
    # Most of what uv asks for it was told a moment ago.
    for more in (["--offline"], []):
        done = subprocess.run([*call, *more], cwd=ROOT, capture_output=True, text=True, check=False)
        if not done.returncode:
            break
    else:
        raise RuntimeError(" ".join(done.stderr.split()))
    return re.findall(r"^[a-z0-9][a-z0-9.-]*==[^\s;]+", done.stdout, re.MULTILINE)


if __name__ == "__main__":
    sys.exit(main())

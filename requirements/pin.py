"""Pin every package that run.py installs, with the hashes of its files.

`python3 run.py pin [--upgrade [NAME]]` writes the lists beside this file.
Each holds for every supported Python and system; its markers say which line is for which. What is pinned
stays as it is, unless pyproject.toml asks for more or `--upgrade` for newer. `python3 run.py check
requirements` then resolves the lists for each Python and system.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
OLDEST = "3.11"
PROJECT = ("pyproject.toml",)
# Each list, what it is for, and what it is made from. A list leaves out what is in one that it is added to.
LISTS = {
    "lab": ("What `terra-widgets[lab]` needs", (*PROJECT, "--extra", "lab"), ""),
    "test": ("What the tests need beside lab.txt", (*PROJECT, "--extra", "lab", "--extra", "test"), "lab"),
    "elsewhere": ("What the other notebook hosts need beside test.txt", (*PROJECT, "--all-extras"), "test"),
    "build": ("What builds the kit", ("--group", "build"), ""),
    "uv": ("What installs the others", ("--group", "uv"), ""),
    "setuptools": ("What builds rlcard of bench.txt", ("--group", "setuptools"), ""),
    "bench": ("What the benchmark needs", ("--group", "bench"), ""),
}
# Versions that are newer than we can use, and why.
HELD = ("argon2-cffi-bindings<26",)  # no wheels for Macs with Intel since then
ENTRY = re.compile(
    r"^(?P<name>[a-z0-9][a-z0-9.-]*)==(?P<version>[^\s;]+)(?P<rest>.*(?:\n {4}.*)*)\n", re.MULTILINE
)


def main(words: list[str]) -> int:
    """Write all lists."""
    if words[:1] not in ([], ["--upgrade"]) or len(words) > 2:
        print("Usage: pin [--upgrade [NAME]]", file=sys.stderr)
        return 2
    upgrade = [] if not words else ["--upgrade"] if len(words) == 1 else ["--upgrade-package", words[1]]
    with tempfile.TemporaryDirectory() as folder:
        together = Path(folder) / "all.txt"
        together.write_text("".join(entries_of(name) for name in LISTS), encoding="utf-8")
        held = Path(folder) / "held.txt"
        held.write_text("\n".join(HELD), encoding="utf-8")
        upgrade += ["--constraints", str(held)]
        groups = [word for _, made_from, _ in LISTS.values() if "--group" in made_from for word in made_from]
        compiled([*PROJECT, "--all-extras", *groups, *upgrade, "--output-file", str(together)])
        made: dict[str, dict[str, str]] = {}
        for name, (purpose, made_from, beside) in LISTS.items():
            made[name] = entries(compiled([*made_from, "--constraints", str(together)]))
            kept = made.get(beside, {})
            fresh = [text for key, text in made[name].items() if kept.get(key) != text]
            head = f"# {purpose}, for Python {OLDEST} and newer; `python3 run.py pin` writes this file.\n"
            (HERE / f"{name}.txt").write_text(head + "".join(fresh), encoding="utf-8", newline="\n")
            print(f"requirements/{name}.txt: {len(fresh)} packages")
    return 0


def compiled(words: list[str]) -> str:
    """What uv makes of pyproject.toml: pins that hold everywhere, with the hashes of all their files."""
    call = [
        sys.executable,
        "-m",
        "uv",
        "pip",
        "compile",
        "--quiet",
        "--universal",
        "--fork-strategy",
        "fewest",
    ]
    call += ["--python-version", OLDEST, "--generate-hashes", "--no-annotate", "--no-header"]
    done = subprocess.run([*call, *words], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stderr)
    return done.stdout


def entries(text: str) -> dict[str, str]:
    """The entries of a list, each whole, by the names of their packages."""
    return {found["name"]: found[0] for found in ENTRY.finditer(text)}


def entries_of(name: str) -> str:
    """The entries of a list that is there already."""
    path = HERE / f"{name}.txt"
    return "".join(entries(path.read_text(encoding="utf-8")).values()) if path.exists() else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

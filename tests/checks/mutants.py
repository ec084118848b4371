"""Mutants: twenty numbers and conditions changed, one at a time; the quick tests must notice each of them.

`python3 run.py check mutants` changes a copy of the project, runs for each mutant the tests that should see
it, and ends with 1 where one survives. `--all` runs all quick tests for each instead, and takes long.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = shutil.ignore_patterns(".*", "node_modules", "__pycache__", "dist", "build")
ROOMS = ("games", "charts", "lab", "lesson", "printing", "simulation", "table", "text", "widgets")
IN_A_BROWSER = ("--ignore-glob=*/test_browser_game.py", "--ignore-glob=*/test_view.py")
QUICK = (*(f"tests/{room}" for room in ROOMS), *IN_A_BROWSER, "-n2")
NOT_LONG = "not long and not alone"


@dataclass(frozen=True)
class Mutant:
    """One change, and the tests that must fail with it."""

    file: str
    """Inside the package."""
    old: str
    new: str
    tests: tuple[str, ...]
    """Inside the folder of tests."""


GAME = "games/terra_futura"
SAID = "games/test_said_once.py"
MUTANTS = (
    # Rules
    Mutant(
        f"{GAME}/rules/numbers.py",
        "TRANSFER_LIMIT = 4",
        "TRANSFER_LIMIT = 5",
        (f"{GAME}/rules/test_effects.py",),
    ),
    Mutant(
        f"{GAME}/rules/activation.py",
        "and cubes <= space:",
        "and cubes < space:",
        (f"{GAME}/rules/test_effects.py",),
    ),
    Mutant(
        "games/terra/rules/turn.py", "> HAND_LIMIT", ">= HAND_LIMIT", ("games/terra/rules/test_crises.py",)
    ),
    Mutant(
        "games/terrabilis/rules/money.py",
        "country[WELLBEING] > LOAN_PRICE",
        "country[WELLBEING] >= LOAN_PRICE",
        ("games/terrabilis/rules/test_loans.py",),
    ),
    Mutant(
        "games/nova_ziemia/rules/numbers.py",
        "FAILURE = 2",
        "FAILURE = 3",
        ("games/nova_ziemia/rules/test_turn.py",),
    ),
    # Screens
    Mutant(
        "games/terra/screen/board.py",
        "highest == most - 1",
        "highest == most - 2",
        ("games/terra/test_screen.py",),
    ),
    Mutant(
        "games/terrabilis/screen/snapshot.py",
        "pays = (ATTACK_NATURE, ATTACK_WELLBEING)",
        "pays = (ATTACK_WELLBEING, ATTACK_NATURE)",
        (SAID,),
    ),
    Mutant(
        f"{GAME}/screen/board.py",
        "cell), land[cell] < ONE_ROOM",
        "cell), land[cell] <= 2 * ONE_ROOM",
        (SAID,),
    ),
    Mutant(
        "games/nova_ziemia/screen/snapshot.py",
        "if status is None and count == 1:",
        "if status is None and count > 1:",
        ("games/nova_ziemia/test_screen.py",),
    ),
    Mutant(
        f"{GAME}/screen/sentences.py",
        "min(TRANSFER_LIMIT -",
        "max(TRANSFER_LIMIT -",
        ("widgets/test_sentences.py",),
    ),
    # Charts
    Mutant(
        f"{GAME}/charts/penalty.py",
        "rest - self.lost[1]",
        "rest - self.lost[0]",
        (f"{GAME}/test_order_penalty.py",),
    ),
    Mutant(f"{GAME}/charts/swap.py", "if turn <= HALF", "if turn < HALF", (f"{GAME}/test_order_penalty.py",)),
    Mutant(
        "games/terra/charts/crises.py",
        '"terra-chart-limit"), LIMIT_OF[key])',
        '"terra-chart-limit"), LIMIT_OF[key] + 1)',
        (SAID, "games/terra/test_charts.py"),
    ),
    Mutant(
        "games/terrabilis/charts/thermometer.py",
        "(int(r.moment) + 1, story",
        "(int(r.moment), story",
        ("games/terrabilis/test_charts.py",),
    ),
    Mutant(
        "games/nova_ziemia/charts.py",
        "else max(len(before[ACTIONS])",
        "else min(len(before[ACTIONS])",
        ("games/nova_ziemia/test_charts.py",),
    ),
    # Lessons
    Mutant("lesson/figure_chart.py", "MOST_YEARS = 6", "MOST_YEARS = 2", ("lesson/test_figure_chart.py",)),
    Mutant("lesson/source.py", "len(claim.sides) < 2", "len(claim.sides) < 1", ("lesson/test_source.py",)),
    Mutant(
        "lesson/source.py", '"choice" and count > 1', '"choice" and count > 2', ("lesson/test_source.py",)
    ),
    Mutant("lesson/numbers.py", "plain == figure.year", "plain != figure.year", ("lesson/test_numbers.py",)),
    Mutant(f"{GAME}/facts.py", "(s.turn - 1 for s", "(s.turn for s", ("lesson/test_facts.py",)),
)


def failures(copy: Path, tests: tuple[str, ...]) -> str:
    """What the tests print in the copy when they fail; nothing when they pass."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-x",
        "-n0",
        "-m",
        NOT_LONG,
        "-p",
        "no:cacheprovider",
        *tests,
    ]
    environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr if done.returncode else ""


def survives(copy: Path, mutant: Mutant, tests: tuple[str, ...]) -> bool:
    """Whether the tests pass although the mutant is there."""
    path = copy / "terra_widgets" / mutant.file
    before = path.read_text(encoding="utf-8")
    assert before.count(mutant.old) == 1, f"{mutant.file}: {mutant.old!r} is not there once"
    path.write_text(before.replace(mutant.old, mutant.new), encoding="utf-8")
    try:
        return not failures(copy, tests)
    finally:
        path.write_text(before, encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Print what became of each mutant; 1 when one survives, 2 when the tests fail without any."""
    whole = "--all" in arguments
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
        named = sorted({f"tests/{test}" for mutant in MUTANTS for test in mutant.tests})
        if failed := failures(copy, QUICK if whole else tuple(named)):
            sys.stdout.write(f"{failed}\nThe tests fail without any mutant.\n")
            return 2
        alive = 0
        for mutant in MUTANTS:
            tests = QUICK if whole else tuple(f"tests/{test}" for test in mutant.tests)
            lives = survives(copy, mutant, tests)
            alive += lives
            word = "SURVIVED" if lives else "killed  "
            sys.stdout.write(f"{word}  {mutant.file}: {mutant.old}  ->  {mutant.new}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{len(MUTANTS) - alive} of {len(MUTANTS)} mutants killed\n")
    return int(alive > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

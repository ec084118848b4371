"""RULES.md says every rule once, and every rule has a test."""

import ast
import re
from dataclasses import fields
from pathlib import Path

import pytest

from terra_widgets.games.terra_futura.rules import Options, game
from terra_widgets.games.terra_futura.rules.moves import VERBS
from terra_widgets.games.terra_futura.rules.state import DECISIONS
from terra_widgets.games.terra_futura.rules.why import ANSWERS

from .tables import HERE, game_of

RULES = (Path(game.__file__).parents[1] / "RULES.md").read_text(encoding="utf-8")
TESTS = HERE.parent.parent
RANGES = ((1, 5), (10, 13), (20, 27), (30, 37), (40, 44), (50, 54), (60, 64))
NUMBERED = [
    *(f"TF-{n}" for low, high in RANGES for n in range(low, high + 1)),
    *(f"TF-{letter}{n}" for letter in "IX" for n in (1, 2, 3, 4)),
    *(f"TF-W{n}" for n in range(1, 8)),
]
ITEMS = dict(re.findall(r"^- \*\*(TF-\w+)\*\* (.*(?:\n {2}.*)*)", RULES, re.MULTILINE))


def rows_of(heading):
    """The cells of the table under a heading."""
    section = RULES.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def ids_in_tests():
    """The ids in the names of tests; those of the literal rules test another reading."""
    found = set()
    for path in TESTS.rglob("test_*.py"):
        if "literal" in path.relative_to(TESTS).parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_tf"):
                ids = re.match(r"test((?:_tf[ixw]?\d+)+)(?:_|$)", node.name)
                assert ids, f"{path.name}: {node.name} names no rule"
                found |= {f"TF-{number.upper()}" for number in ids[1].split("_tf")[1:]}
    return found


def test_rules_are_numbered_in_the_order_of_the_rulebook():
    assert list(ITEMS) == NUMBERED
    assert re.findall(r"^- \*\*(TF-\w+)", RULES, re.MULTILINE) == NUMBERED


def test_every_rule_is_tested():
    assert sorted(set(ITEMS) - ids_in_tests()) == []


def test_no_test_names_a_rule_that_is_not_there():
    assert sorted(ids_in_tests() - set(ITEMS)) == []


def test_rulings_are_marked_and_have_their_reason_in_one_place():
    marked = [rule for rule, text in ITEMS.items() if "(ruling)" in text]
    assert [row[0] for row in rows_of("Our rulings, and why")] == marked
    assert all(all(row) for row in rows_of("Our rulings, and why"))


def test_the_options_are_those_of_the_engine():
    rows = [(re.findall(r"`(\w+)`", names), usual.strip("`")) for names, usual, _ in rows_of("Options")]
    written = {name: usual for names, usual in rows for name in names}
    assert written == {f.name: repr(f.default).replace("'", '"') for f in fields(Options)}


def test_the_table_of_moves_has_every_verb_at_its_decision():
    found = {}
    for decision, cell, _ in rows_of("Moves as text"):
        for text in re.findall(r"`([^`]+)`", cell):
            verb = game_of(2).move_text(game_of(2).parse_move(text)).split()[0]
            found[verb] = DECISIONS.index(decision)
    assert found == {verb: ANSWERS[verb] for verb in VERBS}


@pytest.mark.parametrize("text", re.findall(r"TF-\w+", RULES))
def test_a_rule_that_is_referred_to_is_there(text):
    assert text in ITEMS

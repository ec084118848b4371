"""RULES.md says every rule once, and every rule has a test."""

import ast
import re
from dataclasses import fields
from pathlib import Path

import pytest

from terra_widgets.games.terrabilis.rules import Options, game
from terra_widgets.games.terrabilis.rules.moves import VERBS
from terra_widgets.games.terrabilis.rules.state import DECISIONS, OVER
from terra_widgets.games.terrabilis.rules.why import ANSWERS

from .tables import HERE, game_of

RULES = (Path(game.__file__).parents[1] / "RULES.md").read_text(encoding="utf-8")
RANGES = ((1, 5), (10, 12), (20, 24), (30, 37), (40, 41), (50, 52), (60, 61))
NUMBERED = [
    *(f"TB-{n}" for low, high in RANGES for n in range(low, high + 1)),
    *(f"TB-{letter}{n}" for letter in "IX" for n in (1, 2, 3, 4)),
]
ITEMS = dict(re.findall(r"^- \*\*(TB-\w+)\*\* (.*(?:\n {2}.*)*)", RULES, re.MULTILINE))


def rows_of(heading):
    """The cells of the table under a heading."""
    section = RULES.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def ids_in_tests():
    """The ids in the names of the tests beside this one."""
    found = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_tb"):
                ids = re.match(r"test((?:_tb[ix]?\d+)+)(?:_|$)", node.name)
                assert ids, f"{path.name}: {node.name} names no rule"
                found |= {f"TB-{number.upper()}" for number in ids[1].split("_tb")[1:]}
    return found


def test_rules_are_numbered_in_the_order_of_the_rulebook():
    assert list(ITEMS) == NUMBERED
    assert re.findall(r"^- \*\*(TB-\w+)", RULES, re.MULTILINE) == NUMBERED


def test_every_rule_is_tested():
    assert sorted(set(ITEMS) - ids_in_tests()) == []


def test_no_test_names_a_rule_that_is_not_there():
    assert sorted(ids_in_tests() - set(ITEMS)) == []


def test_rulings_are_marked_and_have_their_reason_in_one_place():
    marked = [rule for rule, text in ITEMS.items() if "(ruling)" in text]
    assert [row[0] for row in rows_of("Our rulings, and why")] == marked
    assert all(all(row) for row in rows_of("Our rulings, and why"))


def test_the_options_are_those_of_the_engine():
    written = {name.strip("`"): usual.strip("`") for name, usual, _ in rows_of("Options")}
    assert written == {f.name: repr(f.default) for f in fields(Options)}


def test_the_table_of_moves_has_every_verb_at_its_decision():
    found = {"borrow": set(range(OVER)), "repay": set(range(OVER))}
    moves = game_of(2, "terrabilis").cards.moves
    for decision, cell, _ in rows_of("Moves as text"):
        for text in re.findall(r"`([^`]+)`", cell):
            verb = moves.verbs[moves.parse(text)]
            found.setdefault(verb, set()).add(DECISIONS.index(decision))
    assert found == {verb: set(ANSWERS[verb]) for verb in VERBS}


@pytest.mark.parametrize("text", sorted(set(re.findall(r"TB-\w+", RULES))))
def test_a_rule_that_is_referred_to_is_there(text):
    assert text in ITEMS

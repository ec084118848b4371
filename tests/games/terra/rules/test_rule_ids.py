"""RULES.md says every rule once, and every rule has a test."""

import ast
import re
from dataclasses import fields
from pathlib import Path

import pytest

from terra_widgets.games.terra.rules import Options, game
from terra_widgets.games.terra.rules.moves import VERBS
from terra_widgets.games.terra.rules.state import DECISIONS
from terra_widgets.games.terra.rules.why import ANSWERS

from .tables import game_of

HERE = Path(__file__).parent
RULES = (Path(game.__file__).parents[1] / "RULES.md").read_text(encoding="utf-8")
NUMBERS = (1, 2, 3, 4, 10, 11, 20, 21, 22, 23, 24, 30, 31, 32, 33, 40, 50, 51, 52, 60)
ITEMS = dict(re.findall(r"^- \*\*(TR-\w+)\*\* (.*(?:\n {2}.*)*)", RULES, re.MULTILINE))


def rows_of(heading):
    """The cells of the table under a heading."""
    section = RULES.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def ids_in_tests():
    """The ids in the names of tests."""
    found = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_tr"):
                ids = re.match(r"test((?:_tr\d+)+)(?:_|$)", node.name)
                assert ids, f"{path.name}: {node.name} names no rule"
                found |= {f"TR-{number}" for number in ids[1].split("_tr")[1:]}
    return found


def test_all_rules_are_there_in_their_order():
    assert list(ITEMS) == [f"TR-{number}" for number in NUMBERS]


def test_every_rule_is_tested():
    assert sorted(set(ITEMS) - ids_in_tests()) == []


def test_no_test_names_a_rule_that_is_not_there():
    assert sorted(ids_in_tests() - set(ITEMS)) == []


def test_every_rule_is_named_in_the_code():
    code = "".join(path.read_text(encoding="utf-8") for path in Path(game.__file__).parent.glob("*.py"))
    deck = Path(game.__file__).parents[1] / "deck.py"
    code += deck.read_text(encoding="utf-8")
    assert sorted(rule for rule in ITEMS if not re.search(rf"{rule}\b", code)) == []


def test_rulings_are_marked_and_have_their_reason_in_one_place():
    marked = [rule for rule, text in ITEMS.items() if "(ruling)" in text]
    assert [row[0] for row in rows_of("Our rulings, and why")] == marked
    assert all(all(row) for row in rows_of("Our rulings, and why"))


def test_the_options_are_those_of_the_engine():
    written = {name.strip("`"): usual.strip("`") for name, usual, _ in rows_of("Options")}
    assert written == {f.name: repr(f.default) for f in fields(Options)}


def test_the_table_of_moves_has_every_verb_at_its_decision():
    found = {}
    for decision, cell, _ in rows_of("Moves as text"):
        for text in re.findall(r"`([^`]+)`", cell):
            verb = game_of(4).move_text(game_of(4).parse_move(text)).split()[0]
            found[verb] = DECISIONS.index(decision)
    assert found == {verb: ANSWERS[verb] for verb in VERBS}


@pytest.mark.parametrize("text", sorted(set(re.findall(r"TR-\w+", RULES))))
def test_a_rule_that_is_referred_to_is_there(text):
    assert text in ITEMS

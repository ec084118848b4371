"""RULES.md of every game says every rule once, and every rule has a test."""

import ast
import re
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from terra_widgets.games import catalog

HERE = Path(__file__).parent


class Book(NamedTuple):
    game: str
    prefix: str
    ranges: tuple[tuple[int, int], ...]
    """The numbers of the rules, from the first to the last of each chapter."""
    further: tuple[str, ...] = ()
    """Rules with a letter: invariants, examples, what-if rules."""

    @property
    def numbered(self):
        numbers = [n for low, high in self.ranges for n in range(low, high + 1)]
        return [f"{self.prefix}-{number}" for number in (*numbers, *self.further)]

    @property
    def text(self):
        return (catalog.folder(self.game) / "RULES.md").read_text(encoding="utf-8")

    @property
    def items(self):
        return dict(
            re.findall(rf"^- \*\*({self.prefix}-\w+)\*\* (.*(?:\n {{2}}.*)*)", self.text, re.MULTILINE)
        )

    @property
    def code(self):
        folder = catalog.folder(self.game)
        files = [*folder.glob("rules/*.py"), *folder.glob("deck.py"), *folder.glob("deck/*.py")]
        return "".join(path.read_text(encoding="utf-8") for path in files)

    def part(self, name):
        return catalog.part(self.game, f"rules.{name}")

    def rows_of(self, heading):
        """The cells of the table under a heading."""
        section = self.text.split(f"\n## {heading}\n")[1].split("\n## ")[0]
        lines = [line for line in section.splitlines() if line.startswith("|")]
        return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


LETTERED = tuple(f"{letter}{n}" for letter in "IX" for n in (1, 2, 3, 4))
BOOKS = (
    Book(
        "terra_futura", "TF", ((1, 5), (10, 13), (20, 27), (30, 37), (40, 44), (50, 54), (60, 64)),
        (*LETTERED, *(f"W{n}" for n in range(1, 8))),
    ),
    Book("terra", "TR", ((1, 4), (10, 11), (20, 24), (30, 33), (40, 40), (50, 52), (60, 60))),
    Book(
        "terrabilis", "TB", ((1, 5), (10, 12), (20, 24), (30, 37), (40, 41), (50, 52), (60, 61)), LETTERED
    ),
    Book("nova_ziemia", "TX", ((1, 4), (10, 12), (20, 25), (30, 31), (40, 42), (50, 52))),
)  # fmt: skip
EVERY_BOOK = pytest.mark.parametrize("book", BOOKS, ids=[book.game for book in BOOKS])


@cache
def ids_in_tests(prefix):
    """The ids in the names of tests; those of the literal rules test another reading."""
    found, start = set(), f"_{prefix.lower()}"
    for path in HERE.rglob("test_*.py"):
        if "literal" in path.relative_to(HERE).parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and re.match(rf"test{start}[ixw]?\d", node.name):
                ids = re.match(rf"test((?:{start}[ixw]?\d+)+)(?:_|$)", node.name)
                assert ids, f"{path.name}: {node.name} names no rule"
                found |= {f"{prefix}-{number.upper()}" for number in ids[1].split(start)[1:]}
    return found


def test_every_game_has_a_book_here():
    assert [book.game for book in BOOKS] == list(catalog.games())


@EVERY_BOOK
def test_rules_are_numbered_in_the_order_of_the_rulebook(book):
    assert list(book.items) == book.numbered
    assert re.findall(rf"^- \*\*({book.prefix}-\w+)", book.text, re.MULTILINE) == book.numbered


@EVERY_BOOK
def test_every_rule_is_tested(book):
    assert sorted(set(book.items) - ids_in_tests(book.prefix)) == []


@EVERY_BOOK
def test_no_test_names_a_rule_that_is_not_there(book):
    assert sorted(ids_in_tests(book.prefix) - set(book.items)) == []


@EVERY_BOOK
def test_every_rule_is_named_in_the_code(book):
    # What always holds and worked examples are about the whole engine.
    rules = [rule for rule in book.items if not re.search(r"-[IX]\d", rule)]
    assert sorted(rule for rule in rules if not re.search(rf"{rule}\b", book.code)) == []


@EVERY_BOOK
def test_every_rule_that_the_code_names_is_there(book):
    assert set(re.findall(rf"{book.prefix}-\w*\d", book.code)) <= set(book.items)


@EVERY_BOOK
def test_rulings_are_marked_and_have_their_reason_in_one_place(book):
    marked = [rule for rule, text in book.items.items() if "(ruling)" in text]
    rows = book.rows_of("Our rulings, and why")
    assert [row[0] for row in rows] == marked
    assert all(map(all, rows))


@EVERY_BOOK
def test_the_options_are_those_of_the_engine(book):
    written = {
        name: usual.strip("`")
        for names, usual, _ in book.rows_of("Options")
        for name in re.findall(r"`(\w+)`", names)
    }
    options = book.part("options").Options
    assert written == {f.name: repr(f.default).replace("'", '"') for f in fields(options)}


@EVERY_BOOK
def test_the_table_of_moves_has_every_verb_at_its_decisions(book):
    game = catalog.game(book.game, 4, None, {})
    decisions = book.part("why").ANSWERS
    # What can be done at every decision is said above the table.
    always = {
        verb for verb, at in decisions.items() if not isinstance(at, int) and len(at) == len(game.legal) - 1
    }
    found = {verb: set(decisions[verb]) for verb in always}
    for decision, cell, _ in book.rows_of("Moves as text"):
        for text in re.findall(r"`([^`]+)`", cell):
            verb = game.moves.verbs[game.parse_move(text)]
            found.setdefault(verb, set()).add(book.part("state").DECISIONS.index(decision))
    assert found == {verb: {at} if isinstance(at, int) else set(at) for verb, at in decisions.items()}
    assert set(found) == set(game.moves.verbs)


@pytest.mark.parametrize(
    ("book", "rule"),
    [(book, rule) for book in BOOKS for rule in sorted(set(re.findall(rf"{book.prefix}-\w+", book.text)))],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_rule_that_is_referred_to_is_there(book, rule):
    assert rule in book.items

"""A deck that is opened in a spreadsheet carries no formula, whatever its cards are called."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terra_widgets.games import catalog, decks
from terra_widgets.games.decks.sheet import rows, write

SIGNS = "=+-@"
NAMES = ["=1+1", "+1", "-1", "@SUM(A1)", "'=1", "''@x", "'quoted'", '=HYPERLINK("https://x","y")', "\uff1d1"]


def cells(text):
    return [cell for line in csv.reader(io.StringIO(text)) for cell in line]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", catalog.games())
def test_a_name_like_a_formula_is_written_as_text_and_comes_back(game, name):
    lines = list(csv.DictReader(io.StringIO(decks.of(None, game).to_csv())))
    at = next(number for number, line in enumerate(lines) if line["name"])
    plain = "'" + name if name.startswith("'") and name[1:].lstrip("'")[:1] in SIGNS else name
    lines[at]["name"] = plain
    given_text = io.StringIO()
    writer = csv.DictWriter(given_text, lines[0])
    writer.writeheader()
    writer.writerows(lines)
    deck = decks.parse(given_text.getvalue(), "own", game)
    text = deck.to_csv()
    assert not [cell for cell in cells(text) if cell[:1] and cell[0] in SIGNS]
    assert decks.parse(text, "own", game) == deck
    assert [row["name"] for row in rows(text, "own", list(lines[0]))][at] == name


@given(st.text(alphabet="'=+-@ab1\t", max_size=6).map(str.strip))
def test_every_cell_comes_back_as_it_was(cell):
    cell = " ".join(cell.split())
    text = write(["id", "name"], [{"id": "x", "name": cell}])
    assert [row["name"] for row in rows(text, "own", ["id", "name"])] == [cell]

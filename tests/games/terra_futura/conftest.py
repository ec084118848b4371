"""A deck file with one cell changed."""

import csv
import io

import pytest

from terra_widgets.games import decks


@pytest.fixture(scope="session")
def edited():
    """The built-in deck as text, after changing cells of one card and the heading of columns."""

    def edit(card="", headings=None, **cells):
        rows = list(csv.DictReader(io.StringIO(decks.load().to_csv())))
        for row in rows:
            if row["id"] == card:
                row.update(cells)
        columns = list(rows[0])
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow([(headings or {}).get(column, column) for column in columns])
        writer.writerows([row[column] for column in columns] for row in rows)
        return text.getvalue()

    return edit

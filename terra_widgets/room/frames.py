"""Rows for a spreadsheet or for pandas: what happened at the tables, and what people entered."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from terra_widgets.games.players import PREFIX
from terra_widgets.room.tally import Entered, rows_of
from terra_widgets.room.tally_charts import ClassTable

if TYPE_CHECKING:
    import pandas as pd

Cells = dict[str, Any]
ONLOOKER = -1
WITH_NAMES = ("turn", "player", "other")
"""The columns of a record's rows that name players."""
ANSWERS = (
    "person", "name", "class", "group", "lesson", "language", "kind", "id", "asked", "first", "answer",
    "because", "right", "truth", "late", "times",
)  # fmt: skip
"""The columns of answers; `name`, `class` and `group` only where names are asked for."""
FORMULA = "=+-@\t\r"
"""What a spreadsheet takes for the beginning of a formula."""


def stand_ins(people: Iterable[str], tables: Iterable[ClassTable] = ()) -> dict[str, str]:
    """What stands for each name where none are wanted: the same in events and answers.

    >>> stand_ins(["Ada", "Ben"])
    {'Ada': 'P1', 'Ben': 'P2'}
    """
    players = [name for table in tables for name in table.record.players if not name.startswith(PREFIX)]
    known = [name for name in dict.fromkeys(players) if name]
    numbers: dict[str, str] = {}
    place = 0
    for place, name in enumerate(people, start=1):
        numbers.setdefault(name, f"P{place}")
    for name in known:
        if name not in numbers:
            place += 1
            numbers[name] = f"P{place}"
    return numbers


def name_of(one: Entered) -> str:
    """The name under which somebody plays."""
    found = one.data.get("learner")
    return found if isinstance(found, str) and found else one.person


def event_rows(
    tables: Sequence[ClassTable], people: Sequence[Entered] = (), *, names: bool = False
) -> list[Cells]:
    """One dict per event of all tables; nothing in it that an onlooker may not know yet.

    Parameters
    ----------
    tables
        The tables of the class.
    people
        Everybody, in the order of `answer_rows`, so that P1 is the same person in both.
    names
        Whether players are named; automatic ones always are.
    """
    numbers = {} if names else stand_ins(map(name_of, people), tables)
    rows = []
    for table in tables:
        record = table.record
        for row in record.rows(ONLOOKER):
            shown = dict(row)
            for column in WITH_NAMES:
                if column in shown:
                    shown[column] = numbers.get(shown[column], shown[column])
            rows.append({"table": table.number, "game": record.game, **shown})
    return rows


def answer_rows(people: Sequence[Entered], *, names: bool = False) -> list[Cells]:
    """One dict per prediction, verdict and answer of everybody."""
    rows = []
    for number, one in enumerate(people, start=1):
        data = one.data
        who: Cells = {"person": f"P{number}"}
        if names:
            who |= {"name": name_of(one), "class": data.get("class"), "group": data.get("group")}
        who |= {"lesson": data.get("lesson"), "language": data.get("language")}
        rows += [
            {column: _plain((who | answer).get(column)) for column in columns_of_answers(names=names)}
            for answer in _answers(data)
        ]
    return rows


def columns_of_answers(*, names: bool) -> tuple[str, ...]:
    """The columns of `answer_rows`."""
    return tuple(column for column in ANSWERS if names or column not in {"name", "class", "group"})


def _answers(data: Mapping[str, Any]) -> Iterable[Cells]:
    for row in rows_of(data, "entries"):
        if row.get("value") is not None and row["value"] != "":
            yield _answer("entry", row, answer="value", because="because")
    for row in rows_of(data, "predictions"):
        if row.get("value") is not None:
            made = _answer("prediction", row, answer="value", because="reason")
            yield made | {"truth": row.get("truth"), "late": row.get("late")}
    for row in rows_of(data, "claims"):
        asked = {**row, "ask": row.get("claim")}
        if row.get("outside"):
            yield _answer("claim outside", asked, first="outside_first", answer="outside")
        if row.get("verdict"):
            made = _answer("claim game", asked, first="verdict_first", answer="verdict", because="because")
            yield made | {"right": row.get("verdict") == row.get("ours")}
    for kind, part, answer in (
        ("before", "before_after", "before"),
        ("after", "before_after", "after"),
        ("quiz", "quiz", "answer"),
    ):
        for row in rows_of(data, part):
            if row.get(answer) is not None and row[answer] != "":
                asked = {**row, "id": row.get("item"), "ask": row.get("asked")}
                first = "first_answer" if kind == "quiz" else ""
                right = row.get("right" if kind == "quiz" else f"{kind}_right")
                yield _answer(kind, asked, first=first, answer=answer) | {
                    "right": right,
                    "times": row.get("times"),
                }
    given = data.get("ticket")
    ticket: Mapping[str, Any] = given if isinstance(given, Mapping) else {}
    for key in ("doubt", "deed"):
        if ticket.get(key):
            yield {"kind": "ticket", "id": key, "answer": ticket[key]}


def _answer(kind: str, row: Mapping[str, Any], *, answer: str, first: str = "", because: str = "") -> Cells:
    return {
        "kind": kind,
        "id": row.get("id"),
        "asked": row.get("ask"),
        "first": row.get(first) if first else None,
        "answer": row.get(answer),
        "because": row.get(because) if because else None,
    }


def _plain(value: Any) -> Any:
    """A value as one cell."""
    if isinstance(value, list):
        return "; ".join(str(one) for one in value)
    return value if isinstance(value, str | int | float | bool) or value is None else str(value)


def game_rows(people: Sequence[Entered], *, names: bool = False) -> list[Cells]:
    """One dict per player of each game that reports tell of."""
    numbers = stand_ins(map(name_of, people))
    rows = []
    for number, one in enumerate(people, start=1):
        for game in rows_of(one.data, "games"):
            points = game.get("points")
            known = points if isinstance(points, Mapping) else {}
            players = game.get("players")
            about: Cells = {
                "person": f"P{number}",
                "lesson": one.data.get("lesson"),
                "game": game.get("game"),
            }
            after = {key: game.get(key) for key in ("moves", "over", "finished_by")}
            rows += [
                about
                | {"player": _shown(str(player), numbers, names=names)}
                | {"points": known.get(player) if isinstance(player, str) else None}
                | after
                for player in (players if isinstance(players, list) else ())
            ]
    return [{key: _plain(value) for key, value in row.items()} for row in rows]


def _shown(player: str, numbers: Mapping[str, str], *, names: bool) -> str:
    """A player; somebody who is not in the class is nobody's name either."""
    if names or player.startswith(PREFIX):
        return player
    return numbers.get(player, "P?")


def columns_of(rows: Iterable[Mapping[str, Any]]) -> list[str]:
    """All columns of rows of several kinds, in their order."""
    return list(dict.fromkeys(column for row in rows for column in row))


def csv_text(rows: Sequence[Mapping[str, Any]], columns: Sequence[str] = ()) -> str:
    r"""Rows as CSV, in which no spreadsheet finds a formula.

    >>> csv_text([{"a": "=1+1", "b": None}])
    "a,b\r\n'=1+1,\r\n"
    """
    file = io.StringIO(newline="")
    writer = csv.DictWriter(file, list(columns) or columns_of(rows))
    writer.writeheader()
    writer.writerows({key: safe(value) for key, value in row.items()} for row in rows)
    return file.getvalue()


def safe(value: Any) -> Any:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{value}" if isinstance(value, str) and value[:1] in FORMULA and value else value


def frame(rows: Sequence[Mapping[str, Any]], columns: Sequence[str] = ()) -> pd.DataFrame:
    """Rows for pandas."""
    import pandas as pd

    return pd.DataFrame(list(rows), columns=list(columns) or columns_of(rows))

"""TypeScript's types are those that the TypedDicts give, and a wrong snapshot is found out."""

import runpy
from pathlib import Path
from typing import get_type_hints

import pytest
from widgets.shape import misfits

from terra_widgets.lab.intents import CHECKS as LAB_CHECKS
from terra_widgets.lab.shapes import LabIntent
from terra_widgets.widgets.intents import CHECKS as TABLE_CHECKS
from terra_widgets.widgets.shapes import Score, TableIntent

FRONTEND = Path(__file__).resolve().parents[2] / "terra_widgets" / "frontend"
MADE = runpy.run_path(str(FRONTEND / "make_shapes.py"))["generated"]()


@pytest.mark.parametrize("path", MADE, ids=lambda path: path.parent.name)
def test_generated_types_are_fresh(path):
    assert path.read_text(encoding="utf-8") == MADE[path], "run `python3 run.py build`"


def test_no_types_are_left_behind():
    assert set(FRONTEND.rglob("src/**/*.generated.*")) == set(MADE)


@pytest.mark.parametrize(("intent", "checks"), [(TableIntent, TABLE_CHECKS), (LabIntent, LAB_CHECKS)])
def test_the_messages_of_a_page_are_those_that_are_checked(intent, checks):
    assert set(get_type_hints(intent)) == set(checks)


LINE = {"key": "k", "label": "l", "amount": 1, "points": 2}
ROW = {"seat": 0, "name": "Ada", "total": 2, "lines": [LINE], "winner": False}
RIGHT = {"final": False, "rows": [ROW], "why": None}


@pytest.mark.parametrize(
    ("wrong", "found"),
    [
        (RIGHT, []),
        ({"final": False, "rows": []}, ["snapshot: ['why']"]),
        (RIGHT | {"more": 1}, ["snapshot: ['more']"]),
        (RIGHT | {"final": 0}, ["snapshot.final: 0"]),
        (RIGHT | {"why": 3}, ["snapshot.why: 3"]),
        (RIGHT | {"rows": [ROW | {"lines": [LINE | {"key": 1}]}]}, ["snapshot.rows[0].lines[0].key: 1"]),
        (RIGHT | {"rows": (ROW,)}, ["snapshot.rows: tuple"]),
    ],
)  # fmt: skip
def test_what_is_missing_extra_or_of_another_type_is_found(wrong, found):
    assert misfits(wrong, Score) == found

"""Imports follow the arrow between the rooms of the package, and inside a game's folder."""

import subprocess
import sys

import pytest
from checks import house

HEAVY = ("numpy", "pandas", "plotly")


def only_the_wrong(used):
    """Files with what they should not use; those that use nothing of the kind are left out."""
    return {name: found for name, found in used.items() if found}


def test_the_import_reader_sees_every_kind_of_import(tmp_path, monkeypatch):
    monkeypatch.setattr(house, "PACKAGE", tmp_path)
    path = tmp_path / "table" / "one.py"
    path.parent.mkdir()
    (tmp_path / "text").mkdir()
    (tmp_path / "table" / "record.py").touch()
    path.write_text(
        "import numpy.random\nfrom . import record\nfrom ..games import load\n"
        "from terra_widgets import text\ndef f():\n    import pandas\n"
        "if TYPE_CHECKING:\n    import plotly\n"
    )
    early = {"numpy.random", "terra_widgets.table.record", "terra_widgets.games", "terra_widgets.text"}
    assert house.imports(path, early=True) == early
    assert house.imports(path) == early | {"pandas", "plotly"}


@pytest.mark.parametrize(
    ("module", "room"),
    [
        ("table.record", "table"),
        ("games.catalog", "games"),
        ("games.terra", "games"),
        ("games.terra.rules.turn", "rules"),
        ("games.terra.charts", "charts of a game"),
        ("charts.plan", "charts"),
    ],
)
def test_every_file_is_in_a_room(module, room):
    assert house.room_of(module) == room


def test_every_room_has_a_place_in_the_design():
    assert {house.room(path) for path in house.modules()} - house.DOORS <= set(house.BELOW)


def test_imports_go_down_and_no_room_knows_a_game_that_is_not_its_own():
    assert house.wrong_imports() == {}


def test_no_two_rooms_import_each_other():
    edges = house.graph()
    assert {edge for edge in edges if edge[::-1] in edges} == set()


def test_libraries_are_used_in_their_room_only():
    wrong = {}
    for path in house.modules():
        used = {name.split(".")[0] for name in house.imports(path)} - {"terra_widgets"}
        allowed = house.LIBRARIES.get(house.room(path), set())
        wrong[house.name_of(path)] = used - sys.stdlib_module_names - allowed
    assert only_the_wrong(wrong) == {}


def test_rules_and_players_take_chance_from_the_seed_alone():
    pure = {"deck", "rules", "players"}
    wrong = {
        house.name_of(path): {"random", "secrets", "uuid"} & house.imports(path)
        for path in house.modules()
        if house.room(path) in pure or house.name_of(path).startswith("games/")
    }
    assert set(only_the_wrong(wrong)) <= {"games/contract.py", "games/terra/balance.py"}


def test_what_plays_a_game_is_imported_without_screens_charts_and_heavy_libraries():
    code = (
        "import sys, terra_widgets as tw\n"
        "tw.new('terra', players=4, seed=1).play('draw')\n"
        "rooms = {name.split('.')[1] for name in sys.modules if name.startswith('terra_widgets.')}\n"
        "late = {'charts', 'widgets', 'simulation', 'lab', 'lesson', 'printing'} & rooms\n"
        f"print(sorted(late), sorted(set({HEAVY!r}) & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["[]", "[]"]

"""A small part of what `python3 run.py endure eavesdrop` tries in full; and that it would hear a leak."""

import eavesdropper
import pytest

from terra_widgets.games.nova_ziemia.rules import NovaZiemia
from terra_widgets.games.terra.rules import Terra
from terra_widgets.games.terra_futura.rules import TerraFutura
from terra_widgets.games.terrabilis.rules import Terrabilis
from terra_widgets.table.record import Record
from terra_widgets.table.table import Table
from terra_widgets.widgets import chart_sheet, screen
from terra_widgets.widgets.autosave_panel import AutosavePanel

RULES = {"terra_futura": TerraFutura, "terra": Terra, "terrabilis": Terrabilis, "nova_ziemia": NovaZiemia}


@pytest.mark.parametrize("game", RULES)
def test_nobody_overhears_anything(tmp_path, game, monkeypatch):
    monkeypatch.setattr(eavesdropper, "SETUPS", [one for one in eavesdropper.SETUPS if one[0] == game])
    heard = eavesdropper.eavesdrop(2, 1, tmp_path)
    assert heard.leaks == []
    assert len(heard.places) > 15


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_nobody_overhears_anything_in_more_games(tmp_path, seed):
    assert eavesdropper.eavesdrop(len(eavesdropper.SETUPS), seed, tmp_path).leaks == []


@pytest.mark.long
@pytest.mark.parametrize("game", RULES)
def test_a_table_drawn_without_regard_to_its_reader_is_overheard(tmp_path, game, monkeypatch):
    monkeypatch.setattr(eavesdropper, "SETUPS", [one for one in eavesdropper.SETUPS if one[0] == game])
    alike = eavesdropper._alike
    view = RULES[game].view

    def blind(record, twin, reader):
        """Twins are found by what a reader may know; everything else draws from what it may not."""
        monkeypatch.setattr(RULES[game], "view", view)
        found = alike(record, twin, reader)
        monkeypatch.setattr(RULES[game], "view", lambda _game, state, _seat: state)
        return found

    monkeypatch.setattr(eavesdropper, "_alike", blind)
    leaks = eavesdropper.eavesdrop(12, 1, tmp_path).leaks
    assert any("view of the table" in leak for leak in leaks)


def planted(tmp_path, monkeypatch, game, place, games=1):
    """What is heard of a leak that was put into a place on purpose."""
    monkeypatch.setattr(eavesdropper, "SETUPS", [one for one in eavesdropper.SETUPS if one[0] == game][:1])
    places = {name: look for name, look in eavesdropper.PLACES.items() if name == place}
    monkeypatch.setattr(eavesdropper, "PLACES", places)
    return " ".join(eavesdropper.eavesdrop(games, 6, tmp_path).leaks)


def test_a_code_in_the_saved_notebook_is_found(tmp_path, monkeypatch):
    whole = AutosavePanel.shown
    shown = lambda panel, language: {**whole(panel, language), "code": panel.table.resume_code()}  # noqa: E731
    monkeypatch.setattr(AutosavePanel, "shown", shown)
    assert "resume code in saved notebook" in planted(tmp_path, monkeypatch, "terra", "saved notebook")


def test_an_open_file_is_found(tmp_path, monkeypatch):
    monkeypatch.setattr(Record, "sealed", lambda record, *_, **__: record.to_json())
    leaks = planted(tmp_path, monkeypatch, "terra", "short")
    assert "seed in save file" in leaks
    assert "order of cards in kept file" in leaks


def test_a_hand_in_the_saved_notebook_is_found(tmp_path, monkeypatch):
    monkeypatch.setattr(screen, "without_secrets", lambda settings: settings)
    assert "saved notebook for seat" in planted(tmp_path, monkeypatch, "terra", "saved notebook", 8)


def test_moves_of_others_that_are_foreseen_are_found(tmp_path, monkeypatch):
    monkeypatch.setattr(Terra, "may_make", lambda *_: True)
    assert "foresight for seat" in planted(tmp_path, monkeypatch, "terra", "foresight", 8)


def test_a_frame_that_tells_all_is_found(tmp_path, monkeypatch):
    monkeypatch.setattr(Record, "reader", lambda _: None)
    assert "frame for seat" in planted(tmp_path, monkeypatch, "terra", "frame", 8)


def test_a_seed_in_what_is_printed_is_found(tmp_path, monkeypatch):
    monkeypatch.setattr(Table, "__repr__", lambda table: f"<Table {table.record.seed}>")
    assert "seed in short" in planted(tmp_path, monkeypatch, "nova_ziemia", "short")


def test_a_secret_in_the_charts_of_the_drawer_is_found(tmp_path, monkeypatch):
    whole = chart_sheet.chart_sheet

    def telling(table, message, language):
        return {**whole(table, message, language), "text": str(table.record.luck)}

    monkeypatch.setattr(chart_sheet, "chart_sheet", telling)
    assert "chart sheets" in planted(tmp_path, monkeypatch, "terra_futura", "chart sheets")

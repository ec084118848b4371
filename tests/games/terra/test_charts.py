"""The charts of Terra: they can be drawn, keep secrets, and their numbers are the record's."""

import json
from dataclasses import replace
from functools import cache
from xml.etree import ElementTree as ET

import pytest

import terra_widgets as tw
from terra_widgets import text
from terra_widgets.charts.look import THEMES
from terra_widgets.charts.plan import Panel
from terra_widgets.errors import SetupError
from terra_widgets.games.terra.charts import CHARTS
from terra_widgets.simulation.statistics import share

NAMES = ("Team A", "Řeka & <b>les</b>", "The very long name of team C", "D", "E", "F")
KINDS = ("helper", "hoarder", "reciprocal", "helper", "hoarder", "helper")
EACH = pytest.mark.parametrize("name", CHARTS)


@cache
def game(players=4, seed=1, most=None, kinds=KINDS):
    """The record of a game of automatic players under people's names, whole or its beginning."""
    table = tw.new("terra", players=[f"bot:{kind}" for kind in kinds[:players]], seed=seed).advance()
    moves = table.record.moves if most is None else table.record.moves[:most]
    return replace(table.record, players=NAMES[:players], moves=moves)


@cache
def games(riders, players=4):
    kinds = ("hoarder",) * riders + ("helper",) * (players - riders)
    return tw.simulate("terra", players=kinds, games=40, seed=3, progress=False, workers=1)


def titles(drawn):
    panels = [panel for panel in drawn.plan.panels if isinstance(panel, Panel)]
    return [
        drawn.title,
        *(title for panel in panels for title in (panel.title, panel.x.title, panel.y.title)),
    ]


@EACH
@pytest.mark.parametrize("most", [0, 40, None])
@pytest.mark.parametrize("players", [3, 4, 6])
def test_a_chart_can_be_drawn(name, players, most):
    drawn = tw.chart(game(players, most=most), name)
    assert len(json.dumps(drawn.drawing)) < 60_000
    assert ET.fromstring(drawn.svg).tag.endswith("svg")  # noqa: S314 our own picture
    assert drawn.summary.endswith(".")
    assert drawn.table.columns.is_unique
    assert "<b>" not in drawn.html() + drawn.svg
    assert "terra-chart" not in drawn.html() + drawn.svg


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", text.languages())
def test_titles_are_short_and_in_every_language(language, theme):
    drawn = [tw.chart(game(), name, language=language, theme=theme) for name in CHARTS]
    drawn.append(tw.chart([games(0), games(1)], "free_rider", language=language, theme=theme))
    for one in drawn:
        assert max(map(len, titles(one))) <= 36
        assert THEMES[theme].paper in one.svg


@pytest.mark.parametrize("seed", range(4))
def test_contributions_are_those_of_the_record(seed):
    record = game(seed=seed)
    frame = record.frame()
    for name, in_time, later, passed, value, hoarded, worth, points in tw.chart(record, "contributions").rows:
        mine = frame[frame.player == name]
        gifts = mine[mine.event.isin(["give", "help"])]
        assert (in_time, later) == ((mine.event == "give").sum(), (mine.event == "help").sum())
        assert (passed, value) == ((mine.event == "pass").sum(), gifts.value.sum())
        hoards = mine[mine.event == "hoard"]
        assert (hoarded, worth) == (3 * len(hoards), hoards.value.sum())
        assert points == mine[mine.event == "points"].amount.sum()


def test_what_lies_face_down_is_not_told_before_the_end():
    """TR-32: everybody sees how many cards are hoarded, and nobody which."""
    record = game(kinds=("hoarder", "helper", "helper", "helper"), seed=3)
    hoard = next(i for i, move in enumerate(record.moves) if move.startswith("hoard"))
    begun = replace(record, moves=record.moves[: hoard + 1])
    row = tw.chart(begun, "contributions").table.iloc[0]
    assert row["cards hoarded"] == 3
    assert row["sum of the cards hoarded"] is None
    assert tw.chart(record, "contributions").table["sum of the cards hoarded"].iloc[0] > 0


@pytest.mark.parametrize("seed", range(4))
def test_open_crises_are_those_of_the_record(seed):
    record = game(seed=seed)
    drawn = tw.chart(record, "crises").table
    frame = record.frame()
    assert drawn["full-blown in all"].iloc[-1] == frame.open.iloc[-1]
    assert drawn["full-blown in all"].max() == frame.open.max()
    assert drawn["cards drawn"].iloc[-1] == frame.event.isin(["draw", "crisis"]).sum()
    assert drawn["cards drawn"].is_monotonic_increasing
    assert (drawn["most in one region"] <= drawn["full-blown in all"]).all()


def test_a_lost_world_has_reached_the_limit_that_the_summary_names():
    """TR-50"""
    limits = {"region": (3, "most in one region"), "colour": (4, "most of one colour")}
    limits["all"] = (7, "full-blown in all")
    seen = set()
    for seed in range(12):
        record = game(seed=seed, kinds=("hoarder", "hoarder", "random", "random"))
        frame = record.frame()
        lost = frame[frame.event == "lost"]
        if len(lost):
            most, column = limits[lost.why.iloc[0]]
            drawn = tw.chart(record, "crises")
            assert drawn.table[column].iloc[-1] == most
            assert "The world is lost" in drawn.summary
            seen.add(lost.why.iloc[0])
    assert len(seen) > 1


@EACH
def test_one_player_can_be_shown(name):
    assert len(tw.chart(game(), name, player="D").rows) <= len(tw.chart(game(), name).rows)
    with pytest.raises(SetupError):
        tw.chart(game(), name, player="nobody")


def test_one_players_sentence_is_about_that_player():
    frame = game().frame()
    given = frame[(frame.player == "D") & frame.event.isin(["give", "help"])]
    assert f"D gave {len(given)} cards" in tw.chart(game(), "contributions", player="D").summary


def test_a_live_chart_follows_the_game():
    table = tw.new("terra", players=["Team A", "bot:helper", "bot:hoarder"], seed=2)
    live = tw.live_chart(table, "crises")
    table.play("draw")
    assert "After 1 of" in tw.chart(table, "crises").summary
    assert live.chart.name == "crises"


def test_the_price_of_a_free_rider_is_that_of_the_games():
    frames = [games(1), games(0), games(2)]
    drawn = tw.chart(frames, "free_rider")
    table = drawn.table.set_index("free-riders")
    for riders in range(3):
        frame = games(riders)
        assert table["% saved"][riders] == round(100 * frame.saved.mean(), 1)
        for kind, column in (("hoarder", "points of a free-rider"), ("helper", "points of another")):
            mine = frame[frame.player == kind]
            if len(mine):
                assert table[column][riders] == round(mine.points.mean(), 1)
    assert (table["at least"] <= table["% saved"]).all()
    assert (table["% saved"] <= table["at most"]).all()
    assert "the points of a single free-rider are" in drawn.summary
    for riders, said in enumerate(("with no free-rider", "with one", "with 2")):
        one_each = games(riders).drop_duplicates("game")
        assert f"{one_each.saved.sum()} of {len(one_each)} {said}" in drawn.summary


def test_the_interval_of_a_share_is_honest_at_both_ends():
    assert share(0, 40).high > 0.05
    assert share(40, 40).low < 0.95
    assert share(20, 40).mean == 0.5


def test_tables_that_cannot_be_compared_are_refused():
    with pytest.raises(SetupError, match="table of its own"):
        tw.chart([games(1), games(1)], "free_rider")
    with pytest.raises(SetupError, match="table of its own"):
        tw.chart([games(0), games(1, 3)], "free_rider")
    with pytest.raises(SetupError, match="no column"):
        tw.chart([games(0).drop(columns="saved")], "free_rider")
    with pytest.raises(SetupError, match="no game"):
        tw.chart([games(0).iloc[:0]], "free_rider")
    with pytest.raises(SetupError, match="frames of many games"):
        tw.chart(game(), "free_rider")


def test_a_price_of_free_riders_is_known_in_terra_only():
    frame = tw.simulate(players=["random", "random"], games=2, progress=False, workers=1)
    with pytest.raises(SetupError, match="There is no chart"):
        tw.chart(frame, "free_rider")
    assert tw.chart(games(1), "distribution", value="given").summary

"""The charts of Terrabilis: they can be drawn, are small, and their numbers are the record's."""

import json
import random
from functools import cache
from xml.etree import ElementTree as ET

import pytest

import terra_widgets as tw
from terra_widgets import text
from terra_widgets.charts.look import THEMES
from terra_widgets.charts.plan import Panel
from terra_widgets.errors import SetupError
from terra_widgets.games.terrabilis.charts import CHARTS

NAMES = ("Team A", "Řeka & <b>les</b>", "The very long name of team C", "D")
EACH = pytest.mark.parametrize("name", CHARTS)


@cache
def game(players=4, seed=1, most=None):
    """A game of automatic players under people's names; do not play on."""
    table = tw.new("terrabilis", players=list(NAMES[:players]), seed=seed, years=12)
    draw = random.Random(seed)
    while table.to_move and (most is None or len(table.moves) < most):
        moves = [m for m in table.legal_moves if m not in {"borrow", "repay"}] or table.legal_moves
        table.play(draw.choice(moves))
    return table


@EACH
@pytest.mark.parametrize("most", [0, 60, None])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_chart_can_be_drawn(name, players, most):
    drawn = tw.chart(game(players, most=most), name)
    assert drawn.figure.to_plotly_json()["layout"]["title"]["text"]
    assert len(json.dumps(drawn.drawing)) < 40_000
    assert ET.fromstring(drawn.svg).tag.endswith("svg")  # noqa: S314 our own picture
    assert drawn.summary.endswith(".")
    assert drawn.table.columns.is_unique
    assert "<b>" not in drawn.html() + drawn.svg


@EACH
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", text.languages())
def test_titles_are_short_and_in_every_language(name, language, theme):
    drawn = tw.chart(game(), name, language=language, theme=theme)
    titles = [
        drawn.title,
        *(t for p in drawn.plan.panels if isinstance(p, Panel) for t in (p.title, p.x.title, p.y.title)),
    ]
    assert max(map(len, titles)) <= 36
    assert THEMES[theme].paper in drawn.svg


@EACH
def test_one_player_can_be_shown(name):
    assert len(tw.chart(game(), name, player="D").rows) <= len(tw.chart(game(), name).rows)
    with pytest.raises(SetupError):
        tw.chart(game(), name, player="nobody")


@pytest.mark.parametrize("seed", range(4))
def test_the_thermometer_is_that_of_the_record(seed):
    table = game(4, seed)
    drawn = tw.chart(table, "thermometer").table
    frame = table.record.frame()
    assert drawn["left the game"].gt(0).sum() <= (frame.event == "burst").sum()
    assert drawn["left the game"].sum() == frame[frame.event == "burst"].amount.sum()
    assert (drawn.counters <= drawn.places).all()
    assert drawn.year.iloc[0] == 1
    assert drawn.year.iloc[-1] == table.position()["year"]
    assert drawn.counters.iloc[-1] == sum(table.position()["zone"].values())


@pytest.mark.parametrize("seed", range(4))
def test_who_moved_counters_is_that_of_the_record(seed):
    table = game(4, seed)
    frame = table.record.frame()
    for name, harm, benefit, bursts in tw.chart(table, "who").rows:
        mine = frame[frame.player == name]
        assert harm == -mine[mine.event == "harm"].amount.sum()
        assert benefit == mine[mine.event == "benefit"].amount.sum()
        assert bursts == (mine.event == "burst").sum()


def test_countries_end_as_the_position_says():
    table = game(3, 2)
    drawn = tw.chart(table, "countries").table
    for player in table.position()["players"]:
        last = drawn[drawn.player == player["name"]].iloc[-1]
        assert [last.nature, last["well-being"], last.energy, last.Terras] == [
            player[kind] for kind in ("nature", "wellbeing", "energy", "terras")
        ]
    first = drawn[drawn.year == 0]
    assert (first.nature == 12).all()


def test_a_chart_of_another_game_is_refused():
    with pytest.raises(SetupError):
        tw.chart(game(), "pollution")

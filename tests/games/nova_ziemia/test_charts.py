"""The charts of Nova Ziemia: drawn at any moment, in words too, and their numbers are the record's."""

import pytest

import terra_widgets as tw
from terra_widgets import text
from terra_widgets.charts.look import THEMES
from terra_widgets.errors import SetupError
from terra_widgets.games.nova_ziemia.charts import CHARTS

from .rules.test_turn import PLANET_A

GAME = "nova_ziemia"
EACH = pytest.mark.parametrize("name", CHARTS)


def finished(**options):
    return tw.new(GAME, players=["bot:loner", "bot:random"], seed=3, **options).advance()


TABLES = {
    "begun": lambda: tw.new(GAME, players=2, seed=7),
    "on its way": lambda: tw.new(GAME, players=2, seed=7).play("rotate b2", "shift 2 left", "back"),
    "finished": finished,
    "competition": lambda: finished(competition=True),
    "alone": lambda: tw.new(GAME, players=["bot:loner"], seed=4).advance(),
}


@EACH
@pytest.mark.parametrize("moment", TABLES)
@pytest.mark.parametrize("language", text.languages())
def test_every_chart_can_be_drawn_at_any_moment(name, moment, language):
    table = TABLES[moment]()
    for theme in THEMES:
        drawn = tw.chart(table, name, language=language, theme=theme)
        assert drawn.figure.data
        assert "<svg" in drawn.svg
        assert drawn.summary.endswith(".")
        assert len(drawn.rows) == len(drawn.table)
        assert "nova-" not in drawn.html() + drawn.svg


def test_zones_are_those_of_the_record():
    table = finished()
    frame = table.record.frame()
    last = frame[frame.event == "zone"].groupby("colour").value.last()
    row = tw.chart(table, "zones").table.iloc[-1]
    assert [row["white"], row["blue"], row["yellow"], row["green"]] == [
        last["white"], last["blue"], last["yellow"], last["green"],
    ]  # fmt: skip


def shown(table, players):
    """Players of a frame by the names that charts show."""
    return [table.shown_names[table.names.index(player)] for player in players]


def test_actions_are_those_with_which_players_settled():
    table = finished()
    frame = table.record.frame()
    settled = frame[frame.event == "settle"]
    drawn = tw.chart(table, "actions").table
    assert list(drawn["actions"]) == list(settled.amount)
    assert list(drawn["player"]) == shown(table, settled.player)
    one = tw.chart(table, "actions", player="bot:loner").table
    assert set(one["player"]) == {table.shown_names[0]}


def test_actions_in_the_competition_are_the_bidders():
    table = finished(competition=True)
    frame = table.record.frame()
    settled = frame[frame.event == "settle"]
    drawn = tw.chart(table, "actions").table
    assert list(drawn["actions"]) == list(settled.amount)
    assert list(drawn["player"]) == shown(table, settled.player)


@pytest.mark.parametrize(
    ("late", "moves"),
    [(False, ["reach W8", "discard W5", "discard W7"]), (True, ["reach W8", "end", "discard W7"])],
)
def test_actions_stay_known_while_hands_are_thinned_out(late, moves):
    table = tw.at(
        {
            "game": GAME,
            "options": {"disasters": "yellow", "late_disasters": late},
            "planet": PLANET_A,
            "players": [
                {"name": "Ada", "hand": ["Y5", "W5", "G5", "G6"]},
                {"name": "Ben", "hand": ["W6", "W7", "B5", "B6", "B7", "Y6"]},
            ],
            "goals": ["W8", "B8"],
            "disasters": {"open": ["LAND"], "stack": ["TSUN"]},
        },
        seed=1,
    )
    table.play("rotate a1", "rotate a1", "settle", "meet Y5", *moves)
    assert list(tw.chart(table, "actions").table["actions"]) == [2]


def test_the_library_is_that_of_the_record():
    table = finished()
    drawn = tw.chart(table, "library").table
    assert drawn["library"].iloc[0] == 12
    assert drawn["library"].iloc[-1] == len(table.position()["library"])


def test_a_chart_of_another_game_is_unknown():
    with pytest.raises(SetupError, match="zones, actions, library"):
        tw.chart(finished(), "pollution")


def test_a_live_chart_follows_the_game():
    table = tw.new(GAME, players=2, seed=7)
    live = tw.live_chart(table, "actions")
    assert "0 actions in 0 turns" in live.chart.summary
    table.play("rotate a1")
    assert "One action in one turn" in tw.chart(table, "actions").summary


def test_a_notebook_shows_a_table_without_a_view_as_text(monkeypatch):
    from terra_widgets.games import catalog
    from terra_widgets.table.table import Table
    from terra_widgets.widgets import table_view as table

    monkeypatch.setattr(table, "_in_notebook", lambda: True)
    monkeypatch.setattr(catalog, "has", lambda game, part: False)
    # The text of this game is made of what its board shows; that of a game without one is not.
    monkeypatch.setattr(Table, "__str__", lambda self: "a text of its own")
    shown = table.mimebundle(tw.new(GAME, players=2, seed=7))
    assert shown == {"text/plain": "a text of its own"}

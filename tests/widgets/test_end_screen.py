"""The end of a game: ranks and bars that add up, what decided it, and a new game."""

import pytest

import terra_widgets as tw
from terra_widgets.games import catalog
from terra_widgets.games.terra_futura.rules.ending import locked_points
from terra_widgets.games.terra_futura.rules.state import CHOSEN_SET, LANDS
from terra_widgets.text import translate
from terra_widgets.widgets.end_screen import options_with, other_rules
from terra_widgets.widgets.lookup import snapshot, snapshot_maker_of
from terra_widgets.widgets.screen import Screen
from terra_widgets.widgets.snapshot import ONLOOKER, Settings

KINDS = {
    "terra_futura": ["greedy", "clean", "growth"],
    "terra": ["helper", "hoarder", "helper", "reciprocal"],
    "terrabilis": ["builder", "steward", "builder"],
    "nova_ziemia": ["loner", "loner"],
}
GAMES = pytest.mark.parametrize("game", KINDS)


def over(game, seed=3, **options):
    return tw.new(game, players=[f"bot:{kind}" for kind in KINDS[game]], seed=seed, **options).advance()


def ended(table, **settings):
    return snapshot(table, Settings(**settings))["outcome"]


def screen_of(table, **settings):
    return Screen(table, Settings(**settings), lambda _: None)


def ask(screen, **wish):
    screen.receive({"id": "a-1", "at": screen.snapshot["number"], **wish})
    return screen.snapshot["answer"]["error"]


@GAMES
@pytest.mark.parametrize("seed", range(4))
def test_the_pieces_of_a_bar_add_up_to_the_points(game, seed):
    table = over(game, seed)
    for row in ended(table)["rows"]:
        if row["total"] is not None and row["seat"] is not None:
            values = [
                int(part["value"].replace("\N{MINUS SIGN}", "-"))
                for part in row["parts"]
                if part["kind"] != "void"
            ]
            assert sum(values) == row["total"] == table.game.outcome(table.state).points[row["seat"]]


@GAMES
@pytest.mark.parametrize("seed", range(4))
def test_ranks_follow_the_points_and_winners_come_first(game, seed):
    found = ended(over(game, seed))
    places = [row["place"] for row in found["rows"] if row["place"] is not None]
    assert places == sorted(places)
    assert found["lost"] == (not found["winners"])
    if not found["lost"] and found["rows"][0]["seat"] is not None:
        assert {row["name"] for row in found["rows"] if row["winner"]} == set(found["winners"])
        assert found["rows"][0]["place"] in {1, None}


@pytest.mark.parametrize("game", ["terra_futura", "terra", "terrabilis"])
@pytest.mark.parametrize("seed", range(4))
def test_after_its_turning_point_the_winner_stays_ahead(game, seed):
    table = over(game, seed)
    moment = snapshot_maker_of(table)(table, Settings())
    end = moment.end_screen(moment)
    turning = end.turning_point()
    if turning is None or turning["step"] is None or len(end.outcome.winners) != 1:
        return
    winner = end.outcome.winners[0]

    def ahead(state):
        points = list(end.points(state))
        return points.pop(winner) > max(points)

    assert all(map(ahead, table.history[turning["step"] :]))
    assert not ahead(table.history[turning["step"] - 1])


def test_tf42_what_lies_on_inactive_cards_is_told():
    seen = set()
    for seed in range(12):
        table = over("terra_futura", seed)
        for seat, land in enumerate(table.state[LANDS:]):
            lost = locked_points(table.game, land, land[CHOSEN_SET])
            row = next(row for row in ended(table)["rows"] if row["seat"] == seat)
            assert [part["size"] for part in row["parts"] if part["key"] == "count-locked"] == [lost][
                : lost > 0
            ]
            assert (f"lost on inactive cards: {lost} " in row["note"]) == (lost > 0)
            seen.add(lost > 0)
    assert seen == {True, False}


def test_tr50_a_lost_world_tells_since_when_it_was_on_the_edge():
    found = next(f for f in (ended(over("terra", seed)) for seed in range(20)) if f["lost"])
    assert found["title"] == translate("terra-end-lost", "en")
    assert {part["kind"] for row in found["rows"] for part in row["parts"]} <= {"void"}
    assert "end of the world" in found["facts"][0]["text"]


def test_tb24_a_lost_planet_tells_who_filled_the_thermometer():
    tables = (tw.new("terrabilis", players=["bot:builder"] * 2, seed=seed).advance() for seed in range(20))
    found = next(f for f in map(ended, tables) if f["lost"])
    sizes = [row["parts"][0]["size"] for row in found["rows"]]
    assert sizes == sorted(sizes, reverse=True)
    assert any("burst" in fact["text"] for fact in found["facts"])


def test_tx30_goals_are_told_one_by_one():
    table = over("nova_ziemia")
    parts = ended(table)["rows"][0]["parts"]
    assert len(parts) == len(snapshot(table)["goals"]["cards"])


@GAMES
def test_what_is_offered_can_be_played(game):
    table = over(game)
    offered = [rule["option"] for rule in ended(table)["rules"]]
    assert offered == other_rules(table)
    for option in offered:
        table.again(seed=1, **options_with(table, option))
        assert table.game.changed_options()[option]
        assert "" in other_rules(table.advance())
        table.again(seed=1, **options_with(table, "")).advance()
    assert dict(table.record.options) == {}


def test_a_click_begins_a_new_game_with_new_luck_or_the_same_cards():
    table = over("terra_futura")
    first = tw.new("terra_futura", players=table.names, seed=3).position()
    screen = screen_of(table)
    assert ask(screen, do="same") is None
    assert table.position() == first
    assert screen.snapshot["outcome"] is None
    assert "new game" in screen.snapshot["announce"]
    table.advance()
    assert ask(screen, do="again") is None
    assert (table.moves, len(table.earlier)) == ((), 2)


def test_a_click_tries_another_rule_with_the_same_cards():
    table = over("terra_futura")
    screen = screen_of(table)
    assert ask(screen, rule="no_spaces") is None
    assert dict(table.record.options) == {"no_spaces": True}
    assert table.record.seed == 3
    assert ask(screen, rule="nonsense") is not None


@GAMES
def test_every_game_that_has_what_if_rules_offers_them_at_its_end(game):
    offered = {rule["option"] for rule in ended(over(game))["rules"]}
    assert offered == {rule.option for rule in catalog.rulebook(game).what_ifs}


def test_three_are_not_offered_teams_and_a_team_the_game_as_printed():
    three = tw.new("terra", players=["bot:helper", "bot:hoarder", "bot:reciprocal"], seed=3).advance()
    assert ended(three)["rules"] == []
    assert [rule["option"] for rule in ended(over("terra", teams=True))["rules"]] == [""]


def test_nobody_begins_a_new_game_who_may_not():
    table = over("terra")
    assert ask(screen_of(table, seat=ONLOOKER), do="again") is not None
    assert ended(table, seat=ONLOOKER)["again"] is False
    table.one_game = True
    assert ask(screen_of(table), do="same") is not None
    assert ended(table)["rules"] == []
    going = tw.new(players=2, seed=1)
    assert ask(screen_of(going), do="again") is not None
    assert going.earlier == table.earlier == ()

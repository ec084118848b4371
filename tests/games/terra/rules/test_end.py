"""TR-50 to TR-60: losing together, winning alone, and teams."""

import pytest

import terra_widgets as tw
from terra_widgets.errors import SetupError

from .tables import acting, facing, game_of, table

SIX = ("green europe", "green asia", "green africa", "blue europe", "blue asia", "red oceania")


def erupt(crisis, *crises, **more):
    """The table after one more crisis against which nobody gives anything."""
    return facing(crisis, "R1", "R2", "R3", crises=dict.fromkeys(crises, ""), **more).play(
        "pass", "pass", "pass"
    )


def test_tr50_three_in_a_region():
    lost = erupt("red europe", "green europe", "blue europe")
    assert lost.decision == "over"
    assert lost.outcome.winners == ()
    assert lost.outcome.why.rule == "TR-50"
    assert "3 full-blown crises in Europe" in str(lost.outcome.why)


def test_tr50_four_of_a_colour():
    lost = erupt("green oceania", "green europe", "green asia", "green africa")
    assert (lost.decision, lost.outcome.winners) == ("over", ())
    assert "4 full-blown green crises" in str(lost.outcome.why)


def test_tr50_seven_in_all():
    lost = erupt("red south-america", *SIX)
    assert (lost.decision, lost.outcome.winners) == ("over", ())
    assert "7 full-blown crises" in str(lost.outcome.why)


def test_tr50_one_fewer_of_each_is_not_the_end():
    assert erupt("green africa", "green europe", "green asia").decision == "draw"
    assert erupt("blue europe", "green europe", "red asia").decision == "draw"
    assert erupt("red oceania", *SIX[:5]).decision == "draw"


def test_tr50_the_game_stops_at_once():
    lost = erupt("red south-america", *SIX)
    assert lost.moves == []
    assert lost.game.to_move(lost.state) is None
    assert lost.why("draw") == ("terra-over", "TR-51")


def test_tr51_the_turn_of_the_last_card_is_finished():
    now = table("G1 B5 B5 B5", "G2", "", crises={"green asia": ""}, pile=["R1"]).play("draw")
    assert now.decision == "act"
    over = now.play("help asia G1", "hoard B5 B5 B5")
    assert over.decision == "over"
    assert over.outcome.points == (15, 0, 0)


def test_tr51_a_last_crisis_is_played_out():
    now = table("G6", "G6", "", pile=["green europe"]).play("draw")
    assert now.decision == "give"
    assert now.play("give G6", "give G6", "pass").outcome.points == (6, 3, 0)
    after = now.play("pass", "pass", "pass")
    assert after.decision == "act"  # TR-24
    assert after.play("help europe G6", "end").outcome.winners


def test_tr51_a_last_crisis_may_lose_everything():
    lost = erupt("red south-america", *SIX, pile=[])
    assert lost.outcome.winners == ()


def over(*players, **more):
    return table(*("" for _ in players), players=list(players), decision="over", pile=[], **more).outcome


def test_tr51_track_and_hoard_make_the_points():
    count = over({"points": 8}, {"points": 3, "hoard": [["B1", "R2", "G3"]]}, {})
    assert count.points == (8, 9, 0)
    assert count.winners == (1,)
    assert [(line.key, line.points) for line in count.counts[1]] == [
        ("terra-count-track", 3),
        ("terra-count-hoard", 6),
    ]


def test_tr51_level_players_win_together():
    count = over({"points": 8}, {"points": 2, "hoard": [["B1", "R2", "G3"]]}, {})
    assert count.winners == (0, 1)
    assert count.why.key == "terra-won-level"


def test_tr52_in_a_lost_world_nothing_counts():
    lost = facing(
        "red europe", "", "", "",
        crises={"green europe": "", "blue europe": ""},
        players=[{"points": 8}, {"hoard": [["B5", "B5", "B5"]]}, {}],
    ).play("pass", "pass", "pass")  # fmt: skip
    assert lost.outcome.points == (0, 0, 0)
    assert [line.amount for line in lost.outcome.counts[1]] == [0, 15]


@pytest.mark.parametrize(("players", "partners"), [(4, (2, 3, 0, 1)), (6, (3, 4, 5, 0, 1, 2))])
def test_tr60_partners_sit_opposite(players, partners):
    assert game_of(players, teams=True).partner == partners


def test_tr60_teams_have_their_points_in_common():
    given = [{"points": 8}, {"points": 5}, {}, {"points": 1, "hoard": [["B1", "R2", "G3"]]}]
    count = over(*given, options={"teams": True})
    assert count.points == (8, 12, 8, 12)
    assert count.winners == (1, 3)
    assert count.why.key == "terra-won-by-points"
    for lines, points in zip(count.counts, count.points, strict=True):
        assert sum(line.points for line in lines) == points


def test_tr60_level_teams_win_together():
    count = over({"points": 8}, {"points": 5}, {}, {"points": 3}, options={"teams": True})
    assert (count.winners, count.why.key) == ((0, 1, 2, 3), "terra-won-level")


@pytest.mark.parametrize("players", [3, 5])
def test_tr60_only_four_or_six_play_in_teams(players):
    with pytest.raises(SetupError, match="an even number of players"):
        tw.new("terra", players=players, teams=True)


def test_tr60_partners_do_not_see_each_others_cards():
    now = acting("G1", "G2", "G3", "G4", options={"teams": True})
    seen = now.game.position(now.game.view(now.state, 0), tuple("ABCD"))
    assert [player["hand"] for player in seen["players"]] == [["G1"], 1, 1, 1]

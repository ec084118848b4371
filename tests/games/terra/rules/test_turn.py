"""TR-20 to TR-24: drawing, and a crisis that comes up."""

import pytest

from .tables import acting, facing, game_of, table


def drawing(*pile, **more):
    return table("G1 B2", "G2 B3", "G3 B4", pile=list(pile), **more)


def test_tr20_the_only_thing_to_do_is_to_draw():
    assert drawing("R5", "R1").moves == ["draw"]


def test_tr20_a_solution_goes_to_the_hand():
    after = drawing("R5", "R1").play("draw")
    assert after.hands[0] == "G1 B2 R5"
    assert after.decision == "act"
    assert after.position["pile"] == ["R1"]


def test_tr20_others_do_not_see_what_was_drawn():
    after = drawing("R5", "R1").play("draw")
    for other in (1, 2, -1):
        seen = after.game.position(after.game.view(after.state, other), ("A", "B", "C"))
        assert seen["players"][0]["hand"] == 3
        assert seen["pile"] == 1
    assert after.game.unseen(drawing("R5", "R1").state, after.state)


def test_tr20_a_crisis_lies_before_the_player():
    after = drawing("green europe", "R1").play("draw")
    assert (after.decision, after.position["impending"], after.decider) == ("give", "green europe", 1)


def test_tr21_each_in_turn_may_play_one_card_of_the_colour_or_none():
    now = facing("green europe", "G1 B2 G6", "B3", "G3 G3")
    assert now.moves == ["give G1", "give G6", "pass"]
    now = now.play("give G6")
    assert (now.decider, now.moves) == (2, ["pass"])
    now = now.play("pass")
    assert (now.decider, now.moves) == (3, ["give G3", "pass"])
    assert now.position["played"] == ["G6", "none"]
    assert now.hands == ["G1 B2", "B3", "G3 G3"]


def test_tr21_it_begins_with_who_drew_it():
    now = facing("green europe", "G1", "G2", "G3", turn="Team 2")
    assert [now.decider, now.play("pass").decider, now.play("pass", "pass").decider] == [2, 3, 1]


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (("G6", "G5", "G4", "G1"), [6, 0, 0, 0]),  # first and highest
        (("G4", "G5", "G6", "G1"), [3, 0, 3, 0]),
        (("G4", "G6", "G6", "G1"), [3, 3, 3, 0]),  # two are level
        (("G6", "G6", "G1", "G1"), [6, 3, 0, 0]),
        (("pass", "G4", "G6", "G6"), [0, 3, 3, 3]),
        (("pass", "G6", "G6", "pass"), [0, 6, 3, 0]),
    ],
)
def test_tr22_points_for_the_first_and_the_highest(cards, points):
    hands = [card if card != "pass" else "B1" for card in cards]
    now = facing("green europe", *hands)  # threat 12
    after = now.play(*("pass" if card == "pass" else f"give {card}" for card in cards))
    assert after.points == points
    assert after.position["solved"] == ["green europe"]
    assert sorted(after.position["discards"]) == sorted(card for card in cards if card != "pass")
    assert (after.crises, after.decision, after.turn) == ({}, "draw", 2)


def test_tr22_exactly_the_threat_is_enough():
    now = facing("green europe", "G6", "G5", "G1", "B1")
    assert now.play("give G6", "give G5", "give G1", "pass").position["solved"] == ["green europe"]
    assert now.play("give G6", "give G5", "pass", "pass").crises == {"green europe": ""}


def test_tr22_the_turn_is_over_without_playing_on_other_crises():
    now = facing("green europe", "G6 B6", "G6", "G6", crises={"blue asia": ""})
    after = now.play("give G6", "give G6", "pass")
    assert (after.turn, after.decision) == (2, "draw")


def test_tr23_too_little_makes_it_full_blown_and_the_player_draws_again():
    now = facing("green europe", "G6 B6", "G1", "G2", pile=["R1", "R2"])
    after = now.play("give G6", "give G1", "pass")
    assert after.crises == {"green europe": ""}
    assert {"G1", "G6"} <= set(after.position["discards"])
    assert (after.turn, after.decision, after.points) == (1, "draw", [0, 0, 0])
    assert after.play("draw").decision == "act"


def test_tr23_one_crisis_after_the_other():
    now = drawing("green europe", "red asia", "R1", "R2")
    after = now.play("draw", "pass", "pass", "pass", "draw")
    assert (after.turn, after.decision, after.position["impending"]) == (1, "give", "red asia")
    after = after.play("pass", "pass", "pass", "draw")
    assert (after.turn, after.decision, len(after.crises)) == (1, "act", 2)


def test_tr24_with_nothing_left_to_draw_the_turn_goes_on():
    now = facing("green europe", "G6 B6", "G1", "G2", pile=[])
    after = now.play("pass", "pass", "pass")
    assert (after.turn, after.decision) == (1, "act")
    assert "help europe G6" in after.moves
    assert after.play("end").outcome.winners


def test_the_round_counts_turns_of_all():
    now = acting("G1", "G2", "G3", turn="Team 3", round=4)
    assert now.game.clock(now.state) == (4, 2)
    assert now.play("end").game.clock(now.play("end").state) == (5, 0)
    assert game_of(3).clock(now.state) == (4, 2)

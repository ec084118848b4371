"""TR-30 to TR-40: full-blown crises, the hoard, and the end of a turn."""

import itertools

import pytest

from terra_widgets.games.terra.rules.state import COMBINATION_NAMES

from .tables import acting, table

ALL = [f"{letter}{value}" for letter in "GBR" for value in range(1, 7)]


def test_tr30_a_card_of_the_colour_on_any_number_of_crises():
    now = acting("G1 G2 B3 R4", "", "", crises={"green europe": "G5", "blue asia": "", "green africa": ""})
    assert [move for move in now.moves if move.startswith("help")] == [
        *("help europe G1", "help europe G2", "help asia B3", "help africa G1", "help africa G2"),
    ]
    after = now.play("help europe G1", "help asia B3", "help africa G2")
    assert after.crises == {"green europe": "G5 G1", "blue asia": "B3", "green africa": "G2"}
    assert after.hands[0] == "R4"
    assert after.decision == "act"


def test_tr30_one_card_per_crisis_and_turn():
    now = acting("G1 G2", "", "", crises={"green europe": ""}).play("help europe G1")
    assert now.moves == ["end"]
    assert now.why("help europe G2") == ("terra-help-twice", "TR-30")


def test_tr30_the_cards_stay_there_until_the_next_turn_and_longer():
    now = acting("G1", "G2", "", crises={"green europe": ""}, pile=["R1", "R2", "R3"])
    after = now.play("help europe G1", "end", "draw")
    assert after.crises == {"green europe": "G1"}
    assert "help europe G2" in after.moves


def test_tr30_playing_none_is_allowed():
    assert acting("G1", "", "", crises={"green europe": ""}).moves[-1] == "end"


def test_tr31_reaching_the_threat_solves_it_at_once():
    now = acting("G3 G1", "", "", crises={"green europe": "G5 G4", "green africa": ""})
    after = now.play("help europe G3")
    assert after.points == [5, 0, 0]
    assert after.crises == {"green africa": ""}
    assert after.position["solved"] == ["green europe"]
    assert after.position["discards"] == ["G3", "G4", "G5"]
    assert (after.turn, after.decision) == (1, "act")
    assert "help africa G1" in after.moves


def test_tr31_one_below_the_threat_does_not():
    now = acting("G2", "", "", crises={"green europe": "G5 G4"})
    assert now.play("help europe G2").crises == {"green europe": "G5 G4 G2"}


def is_combination(cards):
    values, colours = sorted(int(card[1]) for card in cards), {card[0] for card in cards}
    alike = len(set(values)) == 1 or (values[1] - values[0], values[2] - values[1]) == (1, 1)
    return alike and len(colours) != 2


def test_tr32_there_are_sixty_combinations():
    threes = itertools.combinations_with_replacement(ALL, 3)
    named = {tuple(sorted(name.split())) for name in COMBINATION_NAMES}
    assert named == {tuple(sorted(three)) for three in threes if is_combination(three)}
    assert len(COMBINATION_NAMES) == len(named) == 60


@pytest.mark.parametrize(
    "hoard", ["B5 B5 B5", "G5 B5 R5", "R2 R3 R4", "R2 B3 G4", "G4 R2 B3", "G1 G2 G3", "G4 G5 G6"]
)
def test_tr32_each_kind_may_be_hoarded(hoard):
    now = acting(f"{hoard} G1", "", "", crises={"green asia": ""}).play("help asia G1", f"hoard {hoard}")
    assert [sorted(cards) for cards in now.position["players"][0]["hoard"]] == [sorted(hoard.split())]
    assert now.hands[0] == ""


@pytest.mark.parametrize("three", ["B5 B5 R5", "R2 R3 B4", "R2 R4 R6", "R5 R6 R1", "B1 B2 B4"])
def test_tr32_nothing_else_is_a_combination(three):
    now = acting(f"{three} G1", "", "", crises={"green asia": ""}).play("help asia G1")
    assert now.moves == ["end"]


def test_tr32_only_after_a_card_on_a_full_blown_crisis():
    now = acting("B5 B5 B5 G1", "", "", crises={"green asia": ""})
    assert not [move for move in now.moves if move.startswith("hoard")]
    assert now.why("hoard B5 B5 B5") == ("terra-hoard-first", "TR-32")


def test_tr32_a_card_against_an_impending_crisis_is_not_enough():
    now = table("B5 B5 B5 G1", "", "", decision="give", impending="green asia", pile=["R1", "R2"])
    after = now.play("give G1", "pass", "pass", "draw")
    assert after.why("hoard B5 B5 B5") == ("terra-hoard-first", "TR-32")


def test_tr32_a_crisis_that_was_solved_by_it_counts():
    now = acting("B5 B5 B5 G6", "", "", crises={"green oceania": "G6"})
    assert "hoard B5 B5 B5" in now.play("help oceania G6").moves


def test_tr32_others_do_not_see_what_was_hoarded():
    now = acting("B5 B5 B5 G1", "", "", crises={"green asia": ""}).play("help asia G1", "hoard B5 B5 B5")
    for other in (1, 2, -1):
        seen = now.game.position(now.game.view(now.state, other), ("A", "B", "C"))
        assert seen["players"][0]["hoard"] == 1
        assert "B5" not in str(seen["players"])
    mine = now.game.position(now.game.view(now.state, 0), ("A", "B", "C"))
    assert mine["players"][0]["hoard"] == [["B5", "B5", "B5"]]


def test_tr32_tr33_hoarding_ends_the_turn_so_one_combination_is_all():
    now = acting("B5 B5 B5 R1 R2 R3 G1 G1", "", "", crises={"green asia": "", "green africa": ""})
    after = now.play("help asia G1", "hoard B5 B5 B5")
    assert (after.turn, after.decision) == (2, "draw")


def test_tr33_crises_come_before_the_hoard():
    now = acting("B5 B5 B5 G1 G1", "", "", crises={"green asia": "", "green africa": ""})
    after = now.play("help asia G1", "help africa G1", "hoard B5 B5 B5")
    assert (len(after.crises), after.turn) == (2, 2)


def test_tr40_nine_cards_must_become_eight():
    now = acting("G1 G1 G2 B1 B2 B3 R4 R5 R6", "", "").play("end")
    assert (now.decision, now.turn) == ("discard", 1)
    assert now.moves == [f"discard {card}" for card in ("G1", "G2", "B1", "B2", "B3", "R4", "R5", "R6")]
    after = now.play("discard G2")
    assert (after.decision, after.turn, after.position["discards"]) == ("draw", 2, ["G2"])


def test_tr40_eight_cards_may_stay():
    assert acting("G1 G1 G2 B1 B2 B3 R4 R5", "", "").play("end").decision == "draw"


def test_tr40_a_card_played_makes_room():
    now = acting("G1 G1 G2 B1 B2 B3 R4 R5 R6", "", "", crises={"green asia": ""})
    assert now.play("help asia G1", "end").decision == "draw"


def test_tr40_also_the_last_turn_ends_with_eight_cards():
    now = acting("G1 G1 G2 B1 B2 B3 R4 R5 R6", "", "", pile=[]).play("end")
    assert now.decision == "discard"
    assert now.play("discard G1").outcome.winners

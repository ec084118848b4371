"""A turn: shaping, settling, and how a team wins or loses."""

import pytest

from terra_widgets.games.nova_ziemia.rules.ending import rank
from terra_widgets.games.nova_ziemia.rules.planet import values
from terra_widgets.games.nova_ziemia.rules.state import PLANET

from .tables import At

# White has a zone of 8, blue two of 4, yellow one of 5 and one of 4, green none above 2.
PLANET_A = [
    ["T11/180", "T14/ew", "T08/180", "T09/ns"],
    ["T12/ew", "T04/ns", "T03/180", "T15/ns"],
    ["T13/ns", "T07/ew", "T06", "T16/ew"],
    ["T01/ns", "T05", "T10/180", "T02/ew"],
]
BAD = ["G5", "G6", "G7", "G44"]


def at_planet(*hand, players=2, people=None, **more):
    people = people or [{"hand": list(hand)}, *[{} for _ in range(players - 1)]]
    return At(players, planet=PLANET_A, people=people, **more)


def test_the_planet_of_these_tests():
    at = at_planet()
    assert [zones[:3] for zones in values(at.game.cards, at.state[PLANET])] == [
        (8, 3, 1), (4, 4, 3), (5, 4, 1), (2, 1, 1),
    ]  # fmt: skip


def test_tx20_five_actions_of_any_kind():
    at = at_planet(*BAD).play("rotate a1", "flip b2 ew", "flip b2 ns", "shift 2 left", "shift c down")
    assert at.legal == ["back", "settle"]
    reason = at.why_not("rotate a1")
    assert (reason.key, reason.rule, reason.facts) == ("nova-actions-used", "TX-20", {"most": 5})


def test_tx20_there_are_64_actions():
    assert len(at_planet(*BAD).legal) == 64 + 1


def test_tx20_a_shift_brings_the_tile_in_at_the_other_end():
    at = at_planet(*BAD).play("shift 2 left")
    assert at.position["planet"][1] == ["T04/ns", "T03/180", "T15/ns", "T12/ew"]
    at.play("shift a down")
    assert [row[0] for row in at.position["planet"]] == ["T01/ns", "T11/180", "T04/ns", "T13/ns"]


def test_tx21_an_action_taken_back_does_not_count():
    at = at_planet(*BAD)
    before = at.position
    assert at.why_not("back").key == "nova-back-nothing"
    at.play("shift 3 right", "back")
    assert at.position == before
    at.play(*["rotate d4", "flip d4 ns", "back", "back"] * 3)
    assert at.position == before


def test_tx21_no_action_at_all_is_fine():
    assert at_planet("W5", *BAD[:3]).play("settle").position["decision"] == "settle"


def test_tx22_no_actions_while_settling():
    at = at_planet("W5", *BAD[:3]).play("settle")
    reason = at.why_not("rotate a1")
    assert (reason.key, reason.rule) == ("nova-not-now", "TX-24")


def test_tx22_a_failure_costs_two_missions_of_the_players_choice():
    at = at_planet(*BAD).play("settle")
    assert at.position["decision"] == "discard"
    assert at.position["owed"] == 2
    hand = at.hand()
    at.play(f"discard {hand[1]}")
    assert at.position["owed"] == 1
    at.play(f"discard {hand[3]}")
    assert at.position["discards"] == [hand[1], hand[3]]
    assert at.position["turn"] == "Team 2"
    assert len(at.hand()) == 4
    assert {hand[0], hand[2]} < set(at.hand())
    assert len(at.position["library"]) == 10


def test_tx22_each_action_costs_one_more_the_rest_from_the_library():
    at = at_planet(*BAD)
    library = at.position["library"]
    at.play("rotate a1", "rotate a1", "rotate a1", "settle")
    assert at.position["discards"] == [*BAD, library[0]]
    assert len(at.position["library"]) == 12 - 1 - 4
    assert sorted(at.hand()) == sorted(library[1:5])


def test_tx23_a_larger_zone_will_do_and_a_smaller_one_will_not():
    at = at_planet("W7", "Y6", "B5", "G5").play("settle")
    assert at.legal == ["meet W7"]
    reason = at.why_not("meet Y6")
    assert (reason.key, reason.rule) == ("nova-not-met", "TX-23")
    assert "the largest one has 5" in str(reason)


def test_tx23_a_zone_serves_one_card_only():
    at = at_planet("W5", "W6", "Y5", "Y44").play("settle")
    assert at.legal == ["meet W5", "meet W6", "meet Y5", "meet Y44"]
    at.play("meet W5", "meet Y5")
    assert at.legal == ["end"]
    for mission in ("W6", "Y44"):
        reason = at.why_not(f"meet {mission}")
        assert (reason.key, reason.rule) == ("nova-zone-used", "TX-23")


def test_tx23_zones_are_handed_out_in_any_way_that_works():
    # Yellow has 5 and 4: 5 first would leave no zone of 5 for the second card, if it were greedy.
    at = at_planet("B44", "W5", "Y5", "G5", goals=["B444", "Y8"]).play(
        "settle", "meet B44", "meet Y5", "meet W5"
    )
    assert at.legal == ["end"]
    assert at.why_not("reach B444").key == "nova-not-met"


def test_tx23_a_zone_of_eight_is_not_two_zones_of_four():
    at = at_planet("W44", "W7", *BAD[:2]).play("settle")
    assert at.legal == ["meet W7"]
    assert at.why_not("meet W44").key == "nova-not-met"


def test_tx23_exact_zones_must_be_exact():
    at = at_planet("W7", "Y5", "B44", "G5", options={"exact_zones": True}).play("settle")
    assert at.legal == ["meet B44", "meet Y5"]
    assert "exactly 7" in str(at.why_not("meet W7"))
    at = at_planet("Y44", "G5", "G6", "G7", options={"exact_zones": True}).play("settle")
    assert at.position["decision"] == "discard"


def test_tx24_a_success_discards_any_number_of_met_missions():
    at = at_planet("B44", "Y5", "G5", "G6", goals=["G8"]).play("settle")
    assert at.why_not("end").key == "nova-end-nothing"
    assert at.why_not("meet W5").key == "nova-not-in-hand"
    at.play("meet B44")
    assert at.legal == ["meet Y5", "end"]
    at.play("meet Y5", "end")
    assert at.position["discards"] == ["B44", "Y5"]
    assert at.position["turn"] == "Team 2"


def test_tx24_goals_are_met_by_zones_not_used_this_turn():
    at = at_planet("W5", "Y5", "G5", "G6", goals=["W8", "B8"]).play("settle")
    reason = at.why_not("reach W8")
    assert (reason.key, reason.rule) == ("nova-goal-first", "TX-24")
    assert at.why_not("reach Y9").key == "nova-not-in-book"
    at.play("meet Y5")
    assert at.legal == ["meet W5", "reach W8", "end"]
    assert at.why_not("reach B8").key == "nova-not-met"
    at.play("reach W8")
    assert at.position["met"] == ["W8"]
    assert at.why_not("reach W8").key == "nova-goal-done"
    assert at.why_not("meet W5").key == "nova-zone-used"


def test_tx24_no_goal_in_a_failure():
    at = at_planet(*BAD, goals=["W8", "B8"]).play("settle")
    assert at.position["decision"] == "discard"
    assert at.why_not("reach W8").key == "nova-not-now"


def test_tx25_cards_are_drawn_up_to_four_and_the_next_player_goes_on():
    at = at_planet("W5", *BAD[:3])
    top = at.position["library"][0]
    at.play("settle", "meet W5", "end")
    assert sorted(at.hand()) == sorted([*BAD[:3], top])
    assert (at.position["turn"], at.position["turns"], at.position["decision"]) == ("Team 2", 1, "shape")


def test_tx30_all_lose_when_the_library_has_too_few_to_draw():
    at = at_planet(*BAD, library=1).play("settle")
    hand = at.hand()
    at.play(f"discard {hand[0]}", f"discard {hand[1]}")
    assert at.outcome.winners == ()
    assert at.outcome.why.key == "nova-lost"
    assert at.legal == []
    assert at.why_not("settle").key == "nova-over"


def test_tx30_all_lose_when_the_library_has_too_few_to_discard():
    at = at_planet(*BAD, library=2).play(*["rotate a1"] * 5)
    at.play("settle")  # seven cards: four from the hand, three from a library of two
    assert at.outcome.why.rule == "TX-30"
    assert at.outcome.points == (0, 0)


def test_tx31_all_win_when_every_goal_is_met_before_drawing():
    at = at_planet("Y5", goals=["W8"], library=7).play("settle", "meet Y5", "reach W8")
    assert at.outcome is None
    at.play("end")
    assert at.outcome.winners == (0, 1)
    assert at.outcome.points == (7, 7)
    assert at.outcome.why.facts == {"left": 7, "rank": "terraformer"}
    assert len(at.position["library"]) == 7


@pytest.mark.parametrize(
    ("left", "name"),
    [(0, "wanderer"), (2, "wanderer"), (3, "coloniser"), (5, "coloniser"), (6, "terraformer"),
     (7, "terraformer"), (8, "emperor"), (12, "emperor")],
)  # fmt: skip
def test_tx31_the_rank_comes_from_the_library(left, name):
    assert rank("none", left) == name


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("yellow", "wanderer coloniser terraformer emperor"),
        ("one_red", "coloniser terraformer emperor legend"),
        ("two_red", "terraformer emperor legend creator"),
    ],
)
def test_tx41_the_rank_with_disasters(kind, names):
    assert [rank(kind, left) for left in range(9)] == [
        name for name, times in zip(names.split(), (2, 2, 2, 3), strict=True) for _ in range(times)
    ]


def test_tx24_missions_may_follow_a_goal():
    at = at_planet("Y5", "B44", "G5", "G6", goals=["W8", "B8"]).play("settle", "meet Y5", "reach W8")
    assert at.legal == ["meet B44", "end"]


def test_tx11_the_first_in_the_list_begins_and_turns_go_round():
    at = at_planet(*BAD, players=3)
    assert at.position["turn"] == "Team 1"
    at.play("settle", "discard G5", "discard G6")
    assert at.position["turn"] == "Team 2"

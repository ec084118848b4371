"""The final activation and the count: TF-60 to TF-64."""

import pytest

from .tables import full, table

SET = {"pattern": 1, "set": 1}


def over(*territories, picked=None, **more):
    picked = picked or [SET] * len(territories)
    return table(*territories, decision="over", picked=picked, **more)


def points(**cells):
    """What one player scores, with the set of 2 construction and 1 goods for 5."""
    return over(full(**cells)).outcome.points[0]


# The final activation


def test_tf60_in_turn_order_after_the_last_turn():
    going = table(full(c3="start2"), full(), full(c3="start3"), turn=1, activations=["e5"])
    turns = []
    going = going.play("end")
    while going.decision == "pattern":
        turns.append(going.turn)
        assert going.moves == ["pattern 1", "pattern 2"]
        going = going.play("pattern 1", "end")
    assert turns == [2, 3, 1]


def test_tf60_the_pattern_names_four_activations():
    going = table(full(), decision="pattern")
    assert going.play("pattern 1").activations == ["c3", "e3", "c5", "e5"]  # corners
    assert going.play("pattern 2").activations == ["c3", "c3", "d4", "e5"]  # twice


def test_tf60_it_lies_on_the_finished_territory_wherever_the_starting_card_is():
    corner = ["c3", "b3", "a3", "a2", "b2", "c2", "c1", "b1", "a1"]
    lands = {cell: {"card": "start1" if cell == "c3" else None} for cell in corner}
    going = table(lands, decision="pattern", scoring=[["upper", "thrice"]])
    assert going.play("pattern 1").activations == ["a1", "b1", "a2", "b2"]
    assert going.play("pattern 2").activations == ["a1", "a1", "a1", "c3"]


def test_tf60_each_activation_may_be_made_in_any_order_or_left_out():
    going = table(full(e5="farm", c5="mine"), decision="pattern").play("pattern 1", "use e5")
    assert going.activations == ["c3", "e3", "c5"]
    assert going.why("use d4") == ("use-not-in-pattern", "TF-60")
    assert going.play("end").decision == "score"


def test_tf60_a_place_named_twice_is_activated_twice():
    going = table(full(), decision="pattern").play("pattern 2")
    assert going.moves == ["end", "use c3", "use d4", "use e5"]  # each once, for all that
    going = going.play("use c3", "choose red", "use c3", "choose red")
    assert going.lying("c3") == {"red": 2}
    assert going.why("use c3") == ("use-again", "TF-26")


def test_tf60_assistance_is_allowed():
    going = table(full(c3=("start1", {"red": 2})), full(c3="start2", d4="factory"), decision="pattern")
    going = going.play("pattern 1", "use c3:2", "copy P2 d4", "pay red c3", "pay red c3")
    assert going.decider == 2
    assert going.play("reward red").activations == ["e3", "c5", "e5"]


def test_tf60_only_one_of_the_two_patterns():
    going = table(full(), full(c3="start2"), decision="pattern").play("pattern 1", "end")
    assert (going.decision, going.turn) == ("pattern", 2)
    assert going.position["players"][0]["pattern"] == 1


# The count


def test_tf61_sets_are_picked_after_all_final_activations():
    going = table(full(), full(c3="start2"), decision="pattern")
    going = going.play("pattern 1", "end", "pattern 1", "end")
    assert (going.decision, going.turn, going.moves) == ("score", 1, ["score 1", "score 2"])
    going = going.play("score 2")
    assert (going.decision, going.turn) == ("score", 2)
    assert going.play("score 1").decision == "over"


@pytest.mark.parametrize(("which", "scored"), [(1, 2 * 5), (2, 3 * 3)])
def test_tf61_the_set_of_either_card_as_often_as_it_fits(which, scored):
    rich = {"construction": 5, "goods": 2, "green": 4, "red": 3}
    ended = over(full(d4=("hut-1", rich)), picked=[{"pattern": 1, "set": which}])
    assert ended.outcome.counts[0][0][1:] == (scored // (5, 3)[which - 1], scored)


def test_tf61_nothing_is_used_up():
    rich = {"construction": 2, "goods": 1}
    assert points(d4=("hut-1", rich)) == 10 + 6 + 5
    assert over(full(d4=("hut-1", rich))).lying("d4") == rich


def test_tf61_sets_count_active_cards_only_and_all_of_them():
    assert points(d4=("hut-1", {"construction": 2}), c4=("hut-2", {"goods": 1})) == 10 + 6 + 5
    blocked = {"goods": 1, "pollution": 1}
    assert points(d4=("hut-1", {"construction": 2}), c4=("hut-2", blocked)) == 10 - 1


@pytest.mark.parametrize(
    ("kind", "worth"),
    [
        ("green", 1),
        ("red", 1),
        ("yellow", 1),
        ("food", 5),
        ("construction", 5),
        ("goods", 6),
        ("money", 0),
    ],
)
def test_tf62_what_each_resource_is_worth(kind, worth):
    assert points(d4=("hut-1", {kind: 3})) == 3 * worth


def test_tf62_on_active_cards_only():
    assert points(d4=("pit", {"food": 1, "pollution": 1})) == 5 - 1
    assert points(d4=("pit", {"food": 1, "pollution": 2})) == 0 - 1


@pytest.mark.parametrize("cubes", [1, 2, 3, 4])
def test_tf63_a_card_with_any_cubes_costs_one_point(cubes):
    assert points(d4=("dump", {"pollution": cubes})) == -1


def test_tf63_each_such_card():
    assert points(d4=("dump", {"pollution": 2}), e3=("hut-1", {"pollution": 1})) == -2


def test_tf64_most_points_win():
    ended = over(full(), full(c3="start2", d4=("hut-1", {"red": 1})))
    assert ended.outcome.points == (0, 1)
    assert ended.outcome.winners == (1,)
    assert ended.outcome.why.key == "won-by-points"


def test_tf64_a_draw_goes_to_fewer_cubes_in_all():
    mine = full(d4=("dump", {"pollution": 2}))
    theirs = full(c3="start2", d4=("dump-2", {"pollution": 1}))
    ended = over(mine, theirs, full(c3="start3", d4=("pond", {"pollution": 3})))
    assert ended.outcome.points == (-1, -1, -1)
    assert ended.outcome.winners == (1,)
    assert ended.outcome.why.key == "won-by-cubes"


def test_tf64_cubes_of_those_behind_do_not_matter():
    mine, theirs = full(d4=("pond", {"food": 1, "pollution": 1})), full(c3="start2")
    assert over(mine, theirs).outcome.winners == (0,)


def test_tf64_still_level_they_share_the_win():
    ended = over(full(), full(c3="start2", d4=("hut-1", {"money": 9})), full(c3="start3"))
    assert ended.outcome.winners == (0, 1, 2)
    assert ended.outcome.why.key == "won-shared"


def test_tf64_there_is_no_outcome_before_the_end():
    assert table(full(), decision="score", picked=[{"pattern": 1}]).outcome is None
    assert over(full()).moves == []
    assert over(full()).game.to_move(over(full()).state) is None


def test_tf64_the_lines_of_a_count_add_up():
    ended = over(full(d4=("dump", {"red": 2, "goods": 1, "construction": 3, "pollution": 2})))
    assert sum(line.points for line in ended.outcome.counts[0]) == ended.outcome.points[0]

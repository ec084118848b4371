"""What a card does, and pollution: TF-30 to TF-44."""

import pytest

from .tables import full, lay, table


def alone(*activations, **cells):
    return table(lay(c3="start1") | lay(**cells), activations=list(activations))


# Effects


def test_tf30_one_effect_per_activation():
    used = alone("c2", c2="smelter", b3=("farm", {"red": 3})).play("use c2")
    assert used.decision == "market"  # the exchange at the bottom is not offered any more
    assert used.lying("c2") == {"green": 1}


@pytest.mark.parametrize(
    ("move", "tokens"),
    [
        ("use c2", {"green": 1}),
        ("use c2:2", {"yellow": 2}),
        ("use c2:3", {"red": 1, "yellow": 1}),
        ("use c2:4", {"food": 1}),
    ],
)
def test_tf30_of_several_effects_the_player_chooses_one(move, tokens):
    pond = alone("c2", c2="pond")
    assert pond.moves == ["end", "use c2", "use c2:2", "use c2:3", "use c2:4"]
    assert pond.play(move).lying("c2") == tokens


def test_tf30_effects_are_counted_top_first():
    rich = {"red": 1, "green": 2}
    assert alone("c2", c2="smelter", b3=("farm", rich)).play("use c2:2").decision == "pay"


def test_tf31_a_gain_gives_what_is_shown():
    assert alone("c2", c2="farm").play("use c2").lying("c2") == {"green": 1}


def test_tf31_any_raw_or_money_is_chosen():
    asked = alone("c3", b3="farm").play("use c3")
    assert asked.moves == ["choose green", "choose money", "choose red", "choose yellow"]
    assert asked.play("choose money").lying("c3") == {"money": 1}
    assert asked.why("choose food") == ("choose-not-open", "TF-31")


def test_tf31_choices_come_one_by_one_after_what_is_fixed():
    asked = alone("c2", c2="lucky").play("use c2")
    assert asked.lying("c2") == {"money": 1}
    assert asked.moves == ["choose green", "choose red", "choose yellow"]
    asked = asked.play("choose red")
    assert asked.moves == ["choose green", "choose money", "choose red", "choose yellow"]
    assert asked.play("choose red").lying("c2") == {"red": 2, "money": 1}


def test_tf32_an_exchange_takes_all_of_its_cost_and_no_more():
    paying = alone("c2", c2="mixer", b3=("farm", {"green": 2, "red": 3, "money": 1}))
    paying = paying.play("use c2", "pay green b3")
    assert paying.moves == ["pay red b3"]
    assert paying.why("pay green b3") == ("pay-not-needed", "TF-32")
    paid = paying.play("pay red b3", "pay red b3")
    assert paid.lying("b3") == {"green": 1, "red": 1, "money": 1}
    assert paid.lying("c2") == {"goods": 1}


def test_tf32_without_the_whole_cost_it_is_not_offered():
    poor = alone("c2", c2="mixer", b3=("farm", {"green": 1, "red": 1}))
    assert poor.moves == ["end"]
    assert poor.why("use c2") == ("pay-short", "TF-32")


def test_tf32_once_per_activation():
    rich = alone("b3", "c2", c2="factory", b3=("farm", {"red": 4}))
    paid = rich.play("use c2", "pay red b3", "pay red b3")
    assert paid.moves == ["end", "use b3"]


def test_tf32_products_and_money_are_paid_like_raws():
    rich = {"food": 1, "construction": 1}
    paid = alone("c2", c2="works", b3=("farm", rich)).play("use c2:2", "pay food b3")
    paid = paid.play("pay construction b3", "pollute c2")
    assert paid.lying("c2") == {"money": 3, "pollution": 1}


def test_tf33_from_any_active_cards_in_any_mix():
    cells = {"c2": ("factory", {"red": 1}), "b3": ("farm", {"red": 1}), "d3": ("mine", {"red": 1})}
    paying = alone("c2", "b3", **cells, c4=("hut-1", {"red": 1, "pollution": 1})).play("use c2")
    assert paying.moves == ["pay red b3", "pay red c2", "pay red d3"]
    paid = paying.play("pay red d3", "pay red c2")
    assert (paid.lying("b3"), paid.lying("c2"), paid.lying("d3")) == (
        {"red": 1},
        {"construction": 1},
        {},
    )


def test_tf33_what_is_paid_goes_back_to_the_supply():
    paying = alone("c2", "b3", c2="factory", b3=("farm", {"red": 2}))
    assert paying.supply["red"] == 23
    assert paying.play("use c2", "pay red b3", "pay red b3").supply["red"] == 25


def test_tf34_on_the_card_that_produced_it():
    paid = alone("b3", "c2", c2="factory", b3=("farm", {"red": 2}))
    paid = paid.play("use b3", "use c2", "pay red b3", "pay red b3")
    assert (paid.lying("b3"), paid.lying("c2")) == ({"green": 1}, {"construction": 1})


def test_tf35_a_cube_must_be_placed():
    asked = alone("c2", "c3", c2="pit").play("use c2")
    assert asked.decision == "pollute"
    assert asked.why("end") == ("not-now", "TF-35")


def test_tf35_on_any_own_card_that_is_not_inactive_the_acting_one_included():
    asked = alone("c2", c2="pit", b3=("farm", {"pollution": 1}), d3=("dump", {"pollution": 3}))
    asked = asked.play("use c2")
    assert [m for m in asked.moves if m[-2:] in {"b3", "c2", "c3", "d3"}] == [
        *("pollute c2", "pollute c3", "pollute d3"),
    ]
    assert asked.why("pollute b3") == ("pollute-inactive", "TF-42")


BLOCKED = {"pollution": 1}


def test_tf36_an_effect_whose_cubes_find_no_room_is_not_allowed():
    cells = {"b3": ("farm", BLOCKED), "c2": ("smelter", {"red": 3, "pollution": 1})}
    # Two cubes: one more on the smelter, one on the starting card.
    room = alone("c2", **cells, d3=("mine", BLOCKED))
    assert "use c2:2" in room.moves
    none = table(lay(c3=("start1", BLOCKED), **cells), activations=["c2"])
    assert none.moves == ["end", "use c2"]
    assert none.why("use c2:2") == ("pollution-no-room", "TF-36")


def test_tf36_a_card_that_can_take_two_is_room_for_two():
    cells = {"b3": ("farm", BLOCKED), "c2": ("smelter", {"red": 3})}
    done = table(lay(c3=("start1", BLOCKED), **cells), activations=["c2"]).play(
        "use c2:2", *["pay red c2"] * 3, "pollute c2", "pollute c2"
    )
    assert done.lying("c2") == {"goods": 2, "pollution": 2}


def test_tf37_pay_then_receive_then_pollute():
    going = alone("c2", "b3", c2="trader", b3=("farm", {"money": 1})).play("use c2")
    decisions = [going.decision]
    for move in ("pay money b3", "choose red", "pollute c2"):
        going = going.play(move)
        decisions.append(going.decision)
    assert decisions == ["pay", "choose", "pollute", "activate"]


def test_tf37_a_card_blocked_by_its_own_cube_keeps_what_it_received_out_of_reach():
    done = alone("c2", "d3", c2=("pit", BLOCKED), d3="lucky").play("use c2", "pollute c2")
    assert done.lying("c2") == {"yellow": 2, "pollution": 2}
    assert done.moves == ["end", "use d3"]  # no raw material for the exchange


# Pollution


def test_tf40_cubes_on_spaces_do_no_harm():
    fine = alone("c2", c2=("landfill", {"pollution": 6, "red": 1}), b3="lucky")
    assert "use c2" in fine.moves
    assert "use b3:2" in alone("b3", c2=("landfill", {"pollution": 6, "red": 1}), b3="lucky").moves


@pytest.mark.parametrize(("card", "spaces"), [("farm", 0), ("pit", 1), ("pond", 2), ("dump", 3)])
def test_tf41_one_cube_beyond_the_spaces_makes_it_inactive_and_is_the_last(card, spaces):
    def asked(cubes):
        mine = lay(c3="start1", b3=(card, {"pollution": cubes}), c2="pit-2")
        return table(mine, activations=["b3", "c2"]).play("use c2")

    full_spaces = asked(spaces).play("pollute b3")
    assert full_spaces.lying("b3") == {"pollution": spaces + 1}
    assert full_spaces.why("use b3") == ("use-inactive", "TF-42")
    assert asked(spaces + 1).why("pollute b3") == ("pollute-inactive", "TF-42")


def test_tf41_the_second_cube_of_an_effect_finds_the_first_one_there():
    going = alone("c2", c2=("smelter", {"red": 3}), b3="farm")
    going = going.play("use c2:2", *["pay red c2"] * 3, "pollute b3")
    assert going.moves == ["pollute c2", "pollute c3"]


def test_tf42_an_inactive_card_does_nothing():
    blocked = alone("b3", "c2", b3=("farm", {"red": 2, "pollution": 1}), c2="factory")
    assert blocked.moves == ["end"]
    assert blocked.why("use b3") == ("use-inactive", "TF-42")
    assert blocked.why("use c2") == ("pay-short", "TF-32")


def test_tf42_nothing_on_it_scores():
    lands = full(d4=("farm", {"goods": 1, "pollution": 1}), e4=("mine", {"goods": 1}))
    over = table(lands, decision="over", picked=[{"pattern": 1, "set": 1}])
    assert over.outcome.points == (6 - 1,)


def test_tf42_what_lies_on_it_comes_back_with_the_card():
    blocked = alone("c2", "d3", c2="dump", b3=("farm", {"red": 2, "pollution": 1}), d3="factory")
    assert blocked.moves == ["end", "use c2"]
    free = blocked.play("use c2", "move b3")
    assert free.lying("b3") == {"red": 2}
    assert "pay red b3" in free.play("use d3").moves


@pytest.mark.parametrize(("cubes", "works"), [(0, True), (1, True), (2, True), (3, False)])
def test_tf43_inactive_is_having_more_cubes_than_spaces(cubes, works):
    pond = alone("c2", c2=("pond", {"pollution": cubes}))
    assert ("use c2" in pond.moves) == works


def test_tf43_the_centre_cube_leaves_first():
    going = alone("c2", "d3", c2="dump", d3=("pond", {"pollution": 3})).play("use c2", "move d3")
    assert going.lying("d3") == {"pollution": 2}
    assert "use d3" in going.play("enough").moves


def test_tf44_cubes_from_other_own_cards_inactive_ones_included():
    cells = {"b3": ("farm", BLOCKED), "d3": ("dump-2", {"pollution": 1}), "c4": "mine"}
    going = alone("c2", "b3", c2=("dump", {"pollution": 1}), **cells).play("use c2")
    assert going.moves == ["move b3", "move d3"]
    assert going.why("move c2") == ("transfer-itself", "TF-44")
    assert "use b3" in going.play("move b3", "enough").moves


def test_tf44_at_least_one_and_as_many_as_wished():
    going = alone("c2", "c3", c2="dump", d3=("dump-2", {"pollution": 3})).play("use c2")
    assert going.why("enough") == ("transfer-none-yet", "TF-44")
    going = going.play("move d3")
    assert going.moves == ["enough", "move d3"]
    assert going.play("enough").lying("c2") == {"pollution": 1}


def test_tf44_at_most_the_free_spaces_and_one():
    full_card = {"c2": ("dump", {"pollution": 3}), "d3": ("dump-2", {"pollution": 3})}
    done = alone("c2", "b3", b3="farm", **full_card).play("use c2", "move d3")
    assert (done.decision, done.lying("c2")) == ("activate", {"pollution": 4})


def test_tf44_at_most_four():
    cells = {"c2": "landfill", "d3": ("landfill-2", {"pollution": 6})}
    done = alone("c2", "b3", b3="farm", **cells).play("use c2:2", *["move d3"] * 4)
    assert (done.decision, done.lying("c2")) == ("activate", {"pollution": 4})


def test_tf44_there_must_be_a_cube_elsewhere():
    none = alone("c2", c2=("dump", {"pollution": 1}))
    assert none.moves == ["end"]
    assert none.why("use c2") == ("transfer-nothing", "TF-44")


def test_tf44_it_ends_when_no_cube_is_left_elsewhere():
    done = alone("c2", "b3", c2="dump", b3=("farm", BLOCKED)).play("use c2", "move b3")
    assert done.decision == "activate"

"""The literal rules on hand-made positions: the rulebook's examples, and what is easily misread."""

from __future__ import annotations

import copy

import pytest

from .position import content, supply
from .rules import moves, reachable, score
from .tables import DECK, after, full, lay, lying, table

# The rulebook's examples.


def test_tfx1_the_scoring_example() -> None:
    position = table(
        full(
            c4=("plain", {"construction": 4, "goods": 2}),
            d4=("quarry", {"red": 1, "yellow": 2, "pollution": 1}),
        )
    )
    parts = score(position, 0, 1, DECK)
    assert {part: points for part, points in parts.items() if points} == {
        "construction": 20,
        "goods": 12,
        "red": 1,
        "yellow": 2,
        "pollution": -1,
        "set": 10,
        "total": 44,
    }


def test_tfx2_a_ninth_card_activates_five_cards() -> None:
    territory = full(c4="start1", c3="plain", d4="factory", e3="mine", e5="mine-2")
    del territory["e4"]
    position = after(table(territory, decision="place", card="farm"), "place e4")
    assert position["activations"] == ["e3", "c4", "d4", "e4", "e5"]
    position = after(position, "use e3", "use e5", "use d4", "pay red e3", "pay red e5")
    position = after(position, "use c4", "choose money")
    assert lying(position, "d4") == {"construction": 1}
    assert lying(position, "c4") == {"money": 1}
    assert lying(position, "e3") == lying(position, "e5") == {}
    assert position["activations"] == ["e4"]


def test_tfx3_assistance_leaves_one_resource_with_the_owner() -> None:
    mine = lay(c3="start1", c2=("farm", {"green": 1}), d3=("mine", {"red": 2}))
    theirs = lay(c3="start2", b3="mixer")
    position = table(mine, theirs, activations=["c3", "c2"])
    position = after(position, "use c3:2", "copy P2 b3")
    position = after(position, "pay red d3", "pay green c2", "pay red d3")
    assert (position["decision"], position["turn"]) == ("reward", "Team 1")
    assert position["effect"] == {
        "at": "c3",
        "number": 2,
        "copy": {"player": "Team 2", "at": "b3", "number": 1},
        "paid": {"red": 2, "green": 1},
    }
    assert moves(position, DECK) == ["reward green", "reward red"]
    position = after(position, "reward green")
    assert lying(position, "b3", team=2) == {"green": 1}
    assert lying(position, "c3") == {"goods": 1}
    assert (supply(position)["green"], supply(position)["red"]) == (24, 25)
    assert (position["decision"], position["activations"]) == ("activate", ["c2"])


def test_tfx4_three_spaces_take_four_cubes() -> None:
    territory = lay(c3="start1", c2="dump", b3=("dump-2", {"pollution": 4}), d3="farm")
    territory["d3"] |= {"pollution": 1}
    position = after(table(territory, activations=["c2", "d3"]), "use c2")
    assert moves(position, DECK) == ["move b3", "move d3"]
    position = after(position, "move b3")
    assert moves(position, DECK) == ["enough", "move b3", "move d3"]
    position = after(position, "move b3", "move b3")
    assert position["effect"] == {"at": "c2", "number": 1, "moved": 3}
    position = after(position, "move d3")
    assert lying(position, "c2") == {"pollution": 4}
    assert moves(position, DECK) == ["end", "use d3"]  # c2 is inactive, d3 came back


# The market.


def test_tf20_tf22_discard_once_then_take() -> None:
    decks = {"I": ["lucky", "mixer", "works"], "II": []}
    position = after(table(lay(c3="start1"), decision="market", decks=decks), "discard I")
    assert position["market"]["I"] == ["lucky", "farm", "mine", "quarry"]
    assert position["discards"]["I"] == ["dump"]
    assert "discard I" not in moves(position, DECK)
    position = after(position, "take I3")
    assert position["market"]["I"] == ["mixer", "lucky", "farm", "quarry"]
    assert (position["card"], position["decks"]["I"]) == ("mine", ["works"])
    assert "discarded" not in position


def test_tf23_a_row_nothing_can_refill_stays_short_and_is_not_discarded_from() -> None:
    position = table(lay(c3="start1"), decision="market")
    assert moves(position, DECK) == [
        *("discard I", "draw I", "take I1", "take I2", "take I3", "take I4"),
        *("take II3", "take II4"),
    ]
    position = after(position, "take II3")
    assert (position["card"], position["market"]["II"]) == ("farm-3", ["mine-3"])


def test_tf23_a_deck_that_runs_out_is_reshuffled_at_once_with_the_card_just_discarded() -> None:
    position = table(lay(c3="start1"), decision="market")
    position["discards"]["I"] = ["mixer"]
    seen: list[list[str]] = []

    def shuffle(cards: list[str]) -> list[str]:
        seen.append(cards)
        return cards[::-1]

    discarded = after(position, "discard I", shuffle=shuffle)
    assert seen == [["mixer", "dump"]]
    assert discarded["market"]["I"] == ["lucky", "farm", "mine", "quarry"]
    assert (discarded["decks"]["I"], discarded["discards"]["I"]) == (["dump", "mixer"], [])
    drawn = after(position, "draw I", shuffle=shuffle)
    assert (drawn["card"], drawn["decks"]["I"], drawn["discards"]["I"]) == ("lucky", ["mixer"], [])
    with pytest.raises(ValueError, match="needs chance"):
        after(position, "take I1")


def test_tf23_by_the_earlier_rules_a_reshuffle_waits_until_a_card_is_needed() -> None:
    position = table(lay(c3="start1"), decision="market", options={"late_reshuffle": True})
    position["discards"]["I"] = ["mixer"]
    drawn = after(position, "draw I")
    assert (drawn["card"], drawn["decks"]["I"], drawn["discards"]["I"]) == ("lucky", [], ["mixer"])
    position["decks"]["I"] = []
    discarded = after(position, "discard I", shuffle=sorted)
    assert discarded["market"]["I"] == ["dump", "farm", "mine", "quarry"]
    assert (discarded["decks"]["I"], discarded["discards"]["I"]) == (["mixer"], [])


# Placing and activating.


def test_tf24_beside_a_card_and_within_three_rows_and_columns() -> None:
    position = table(lay(c3="start1", c2="farm", c1="mine"), decision="place", card="dump")
    sides = ["b1", "b2", "b3", "d1", "d2", "d3"]
    assert moves(position, DECK) == [f"place {cell}" for cell in sides]
    position["options"] = {"adjacent_placement": False}
    assert len(moves(position, DECK)) == 4 * 3
    assert "place a2" in moves(position, DECK)


def test_tf25_inactive_cards_are_in_line_but_can_not_be_used() -> None:
    territory = lay(c3="start1", c2=("farm", {"pollution": 1}), d3="dump")
    position = after(table(territory, decision="place", card="mine"), "place d2")
    assert position["activations"] == ["c2", "d2", "d3"]
    assert moves(position, DECK) == ["end", "use d2", "use d3"]
    position = after(position, "use d3", "move c2")
    assert (position["decision"], position["activations"]) == ("activate", ["c2", "d2"])
    assert moves(position, DECK) == ["end", "use c2", "use d2"]  # TF-44 revived c2 in time


def test_tf26_the_turn_ends_by_itself_after_the_last_activation() -> None:
    position = table(lay(c3="start1", c2="farm"), lay(c3="start2"), activations=["c2"])
    position = after(position, "use c2")
    assert (position["turn"], position["decision"]) == ("Team 2", "market")
    assert "activations" not in position
    assert "effect" not in position


def test_tf26_an_effect_on_the_last_activation_shows_none_left() -> None:
    position = table(lay(c3="start1", c2="lucky"), activations=["c2"])
    assert after(position, "use c2")["activations"] == []


# Effects.


def test_tf3_any_raw_is_paid_after_the_colours_own_cost() -> None:
    territory = lay(c3=("start1", {"red": 2, "green": 1, "food": 1, "money": 1}), c2="smelter")
    position = table(territory, activations=["c2"])
    assert moves(position, DECK) == ["end", "use c2", "use c2:2"]
    position = after(position, "use c2:2", "pay green c3", "pay red c3")
    assert moves(position, DECK) == ["pay red c3"]
    assert position["effect"]["paid"] == {"green": 1, "red": 1}
    spent = after(table(lay(c3=("start1", {"red": 3}), c2="smelter"), activations=["c2"]), "use c2")
    assert lying(spent, "c3") == {"red": 3}  # the gain on top costs nothing


def test_tf3_a_colour_of_the_cost_is_not_used_up_as_any_raw() -> None:
    territory = lay(c3=("start1", {"green": 9}), c2="smelter")
    assert moves(table(territory, activations=["c2"]), DECK) == ["end", "use c2"]


def test_tf3_any_raw_is_not_overpaid_while_a_colour_is_owed() -> None:
    territory = lay(c3=("start1", {"green": 5, "red": 1}), c2="smelter")
    position = after(table(territory, activations=["c2"]), "use c2:2", *["pay green c3"] * 2)
    assert moves(position, DECK) == ["pay red c3"]


def test_tf31_free_choices_come_one_by_one_after_the_fixed_yield() -> None:
    position = after(table(lay(c3="start1", c2="lucky"), activations=["c2", "c3"]), "use c2")
    assert lying(position, "c2") == {"money": 1}
    assert moves(position, DECK) == [f"choose {k}" for k in ("green", "money", "red", "yellow")]
    position = after(position, "choose money")
    assert position["effect"] == {"at": "c2", "number": 1, "chosen": 1}
    assert moves(position, DECK) == ["choose green", "choose red", "choose yellow"]
    position = after(position, "choose red")
    assert lying(position, "c2") == {"red": 1, "money": 2}


def test_tf33_tf42_nothing_is_paid_from_an_inactive_card() -> None:
    territory = lay(c3="start1", c2=("farm", {"red": 2, "pollution": 1}), d3="factory")
    assert moves(table(territory, activations=["d3"]), DECK) == ["end"]
    territory["b3"] = {"card": "mine", "red": 2}
    position = after(table(territory, activations=["d3"]), "use d3")
    assert moves(position, DECK) == ["pay red b3"]


def test_tf36_pollution_needs_room() -> None:
    blocked = {"pollution": 1}
    territory = lay(c3=("start1", blocked | {"red": 3}), d3=("farm", {"red": 3}), c2="smelter")
    territory["c2"] |= {"pollution": 1}
    assert "use c2:2" in moves(table(territory, activations=["c2"]), DECK)
    territory["d3"] |= blocked
    territory["c2"]["red"] = 3
    assert "use c2:2" not in moves(table(territory, activations=["c2"]), DECK)  # room for one only


def test_tf37_a_card_blocked_by_its_own_pollution_keeps_its_yield() -> None:
    territory = lay(c3="start1", c2=("quarry", {"pollution": 1}))
    position = after(table(territory, activations=["c2", "c3"]), "use c2")
    assert moves(position, DECK) == ["pollute c2", "pollute c3"]
    position = after(position, "pollute c2")
    assert lying(position, "c2") == {"yellow": 2, "pollution": 2}
    assert score(position, 0, 1, DECK)["yellow"] == 0


def test_tf41_a_second_cube_does_not_go_on_a_card_the_first_one_blocked() -> None:
    territory = lay(c3=("start1", {"red": 3}), c2="smelter")
    position = after(table(territory, activations=["c2", "c3"]), "use c2:2", *["pay red c3"] * 3)
    position = after(position, "pollute c3")
    assert position["effect"]["placed"] == 1
    assert moves(position, DECK) == ["pollute c2"]


def test_tf43_tf44_resources_come_back_with_the_card() -> None:
    territory = lay(c3=("start1", {"pollution": 1, "red": 2}), c2="dump", d3="factory")
    position = table(territory, activations=["c2", "d3"])
    assert moves(position, DECK) == ["end", "use c2"]
    assert moves(after(position, "use c2", "move c3"), DECK) == ["end", "use d3"]


def test_tf44_a_transfer_takes_at_most_its_free_spaces_and_one() -> None:
    territory = lay(c3="start1", c2=("dump", {"pollution": 3}), b3=("dump-2", {"pollution": 3}))
    position = after(table(territory, activations=["c2", "c3"]), "use c2", "move b3")
    assert (position["decision"], lying(position, "c2")) == ("activate", {"pollution": 4})


def test_tf44_a_transfer_needs_a_cube_elsewhere() -> None:
    territory = lay(c3="start1", c2=("dump", {"pollution": 1}))
    assert moves(table(territory, activations=["c2"]), DECK) == ["end"]


def test_tf44_a_transfer_moves_at_most_four_cubes_however_many_spaces() -> None:
    territory = lay(c3="start1", c2="landfill", b3=("landfill-2", {"pollution": 5}))
    position = after(table(territory, activations=["c2", "c3"]), "use c2:2", *["move b3"] * 4)
    assert (position["decision"], lying(position, "c2")) == ("activate", {"pollution": 4})


# The witness itself.


def test_tfi3_play_leaves_its_input_alone_and_refuses_the_rest() -> None:
    position = table(lay(c3="start1", c2="lucky"), activations=["c2", "c3"])
    before = copy.deepcopy(position)
    after(position, "use c2", "choose red", "choose red")
    with pytest.raises(ValueError, match="not legal"):
        after(position, "use c2:2")
    assert position == before


def test_reachable_counts_different_positions() -> None:
    position = table(lay(c3="start1", c2="farm"), lay(c3="start2"), activations=["c2", "c3"])
    position["decks"]["I"] = ["lucky", "mixer", "works"]
    # 1: use c2, use c3, end. 2: use c3, end | four choices | the other team's eight in the market.
    # 3: four choices (also reached as c3, choice, c2), the market's eight | four ends | seven after
    # a discard, four places for each of seven cards.
    assert reachable(position, 3, DECK) == [3, 2 + 4 + 8, 4 + 8 + 4 + 7 + 28]


def test_the_order_of_placement_tells_positions_apart() -> None:
    one = table(lay(c3="start1", c2="farm", d3="mine"), decision="market")
    two = table(lay(c3="start1", d3="mine", c2="farm"), decision="market")
    assert content(one) != content(two)


def test_options_at_their_defaults_are_not_written_down() -> None:
    position = table(lay(c3="start1"), decision="market", options={"edition": "later"})
    assert "options" not in after(position, "take I1")

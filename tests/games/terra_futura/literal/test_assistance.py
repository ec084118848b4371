"""Assistance, and a supply that can run out."""

from __future__ import annotations

import pytest

from .rules import moves
from .tables import DECK, NINE, after, full, lay, lying, table


def test_tf50_tf53_only_active_cards_bottom_effects_of_others() -> None:
    mine = lay(c3=("start1", {"red": 3, "money": 1}), c2="factory")
    theirs = lay(c3="start2", c2="smelter", b3=("factory", {"pollution": 1}), d3="trader", d2="farm")
    position = after(table(mine, theirs, activations=["c3"]), "use c3:2")
    assert (position["decision"], position["effect"]) == ("copy", {"at": "c3", "number": 2})
    assert moves(position, DECK) == ["copy P2 c2:2", "copy P2 d3"]


def test_tf50_assistance_needs_something_to_copy() -> None:
    alone = table(lay(c3=("start1", {"red": 3}), c2="factory"), activations=["c3"])
    assert moves(alone, DECK) == ["end", "use c3"]  # TF-1: one player alone
    poor = table(lay(c3="start1"), lay(c3="start2", c2="factory"), activations=["c3"])
    assert moves(poor, DECK) == ["end", "use c3"]


def test_tf37_tf51_the_owner_chooses_after_the_copier_has_finished() -> None:
    mine, theirs = lay(c3=("start1", {"money": 1})), lay(c3="start2", d3="trader")
    position = after(table(mine, theirs, activations=["c3"]), "use c3:2", "copy P2 d3")
    position = after(position, "pay money c3", "choose green", "pollute c3")
    assert position["effect"]["copy"] == {"player": "Team 2", "at": "d3", "number": 1}
    assert (position["effect"]["chosen"], position["effect"]["placed"]) == (1, 1)
    position = after(position, "reward money")
    assert lying(position, "c3") == {"green": 1, "pollution": 1}
    assert lying(position, "d3", team=2) == {"money": 1}
    assert position["turn"] == "Team 2"


def test_tf52_a_copied_transfer_moves_one_cube_and_lets_the_owner_clean() -> None:
    mine = lay(c3="start1", c2=("dump", {"pollution": 2}))
    theirs = lay(c3=("start2", {"pollution": 1, "red": 1}), d3=("trader", {"pollution": 1}))
    position = after(table(mine, theirs, activations=["c3"]), "use c3:2", "copy P2 d3:2", "move c2")
    assert (position["decision"], position["effect"]["moved"]) == ("clean", 1)
    assert moves(position, DECK) == ["clean c3", "clean d3", "decline"]
    cleaned = after(position, "clean c3")
    assert lying(cleaned, "c3", team=2) == {"red": 1}
    assert cleaned["turn"] == "Team 2"
    assert lying(after(position, "decline"), "c3", team=2) == {"red": 1, "pollution": 1}


def test_tf52_an_owner_without_cubes_is_not_asked() -> None:
    mine, theirs = lay(c3="start1", c2=("dump", {"pollution": 2})), lay(c3="start2", d3="dump-2")
    position = after(table(mine, theirs, activations=["c3"]), "use c3:2", "copy P2 d3", "move c2")
    assert (position["turn"], position["decision"]) == ("Team 2", "market")


def test_tf52_cubes_on_the_starting_card_alone_can_not_be_moved_to_it() -> None:
    mine, theirs = lay(c3="start1", c2="dump"), lay(c3="start2", d3="dump-2")
    assert moves(table(mine, theirs, activations=["c3"]), DECK) == ["end", "use c3"]


# A limited supply (TF-5).

LIMITED = {"limited_supply": True}


def test_tf5_what_is_paid_is_not_yet_in_the_supply() -> None:
    hoard = lay(c3="start1", c2=("lucky", {"red": 25}), d3=("plain", {"yellow": 25}), b3="plain")
    position = table(hoard, activations=["c2", "c3"], options=LIMITED)
    position = after(position, "use c2:2", "pay red c2")
    assert moves(position, DECK) == ["choose green"]
    hoard["b3"] |= {"green": 25}
    position = table(hoard, activations=["c2", "c3"], options=LIMITED)
    assert moves(position, DECK) == ["end", "use c3"]  # money is there for the starting card
    del position["options"]
    assert moves(position, DECK) == ["end", "use c2", "use c2:2", "use c3"]


def test_tf5_a_choice_leaves_later_choices_possible() -> None:
    hoard = lay(c3="start1", c2="lucky", b3=("plain", {"green": 25, "red": 25, "yellow": 24}))
    position = after(table(hoard, activations=["c2"], options=LIMITED), "use c2")
    assert moves(position, DECK) == ["choose money"]
    assert moves(after(position, "choose money"), DECK) == ["choose yellow"]


@pytest.mark.parametrize(
    ("edition", "cubes", "may"),
    [("later", 29, True), ("later", 30, False), ("first", 24, True), ("first", 25, False)],
)
def test_tf4_tf5_pollution_runs_out(edition: str, cubes: int, may: bool) -> None:
    theirs = full()
    for number in range(cubes):  # four cubes to a dump
        theirs[NINE[1 + number // 4]] = {"card": "dump", "pollution": number % 4 + 1}
    options = {"limited_supply": True, "edition": edition}
    position = table(lay(c3="start1", c2="quarry"), theirs, activations=["c2"], options=options)
    assert ("use c2" in moves(position, DECK)) == may

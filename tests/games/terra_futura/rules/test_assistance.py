"""Copying another player's card: TF-50 to TF-54."""

import pytest

from .tables import full, lay, table

BLOCKED = {"pollution": 1}


def asked(mine, theirs, *more, **options):
    """The first team has used Assistance, or is about to when nothing can be copied."""
    opened = table(mine, theirs, *more, activations=["c3"], options=options or None)
    return opened.play("use c3:2") if "use c3:2" in opened.moves else opened


def test_tf50_bottom_effects_of_others_that_the_copier_could_carry_out():
    mine = lay(c3=("start1", {"red": 3, "money": 1}), c2="factory-2", b3=("dump", BLOCKED))
    theirs = lay(c3="start2", c2="smelter", b3="factory", d3="trader", d2="mixer", c4="pond")
    copying = asked(mine, theirs)
    # Not: a gain on top (c2, c4), what can't be paid (d2), one's own card, Assistance.
    assert copying.moves == ["copy P2 b3", "copy P2 c2:2", "copy P2 d3", "copy P2 d3:2"]
    assert (copying.decision, copying.decider) == ("copy", 1)


def test_tf50_every_other_player_may_be_copied():
    mine = lay(c3=("start1", {"red": 2}))
    copying = asked(mine, lay(c3="start2", b3="factory"), lay(c3="start3", c4="factory-2"))
    assert copying.moves == ["copy P2 b3", "copy P3 c4"]


def test_tf50_what_is_paid_yielded_and_polluted_is_the_copiers():
    mine = lay(c3="start1", c2=("farm", {"food": 1, "construction": 1}))
    theirs = lay(c3="start2", d3="works")
    done = asked(mine, theirs).play("copy P2 d3:2", "pay food c2", "pay construction c2")
    assert (done.lying("c3"), done.decision) == ({"money": 3}, "pollute")
    assert {"pollute c2", "pollute c3"} <= set(done.moves)
    assert done.why("pollute d3") == ("no-card", "TF-35")  # that is the owner's card
    done = done.play("pollute c2", "reward food")
    assert done.lying("c2") == {"pollution": 1}
    assert done.lying("d3", team=2) == {"food": 1}


def test_tf50_with_nothing_to_copy_assistance_is_not_offered():
    poor = asked(lay(c3="start1"), lay(c3="start2", b3="factory"))
    assert poor.moves == ["end", "use c3"]
    assert poor.why("use c3:2") == ("copy-nothing", "TF-50")


def test_tf50_an_effect_of_another_starting_card_that_is_not_assistance_may_be_copied():
    copying = asked(lay(c3=("start1", {"money": 2})), lay(c3="start5"))
    assert copying.moves == ["copy P2 c3:2"]


PAID = {"green": 1, "red": 2}


def rewarding():
    mine = lay(c3="start1", b3=("farm", PAID), c2="hut-1")
    copying = asked(mine, lay(c3="start2", b3="mixer"))
    return copying.play("copy P2 b3", "pay red b3", "pay green b3", "pay red b3")


def test_tf51_the_owner_chooses_one_of_the_resources_just_paid():
    waiting = rewarding()
    assert (waiting.decision, waiting.turn, waiting.decider) == ("reward", 1, 2)
    assert waiting.moves == ["reward green", "reward red"]
    assert waiting.why("reward goods") == ("reward-not-paid", "TF-51")


def test_tf51_it_is_put_on_the_copied_card_and_the_rest_goes_back():
    done = rewarding().play("reward red")
    assert done.lying("b3", team=2) == {"red": 1}
    assert (done.supply["green"], done.supply["red"]) == (25, 24)


def test_tf51_the_owner_can_not_refuse():
    assert rewarding().why("decline") == ("not-now", "TF-51")


def test_tf51_the_reward_comes_after_the_copiers_pollution():
    mine = lay(c3=("start1", {"money": 1}))
    going = asked(mine, lay(c3="start2", b3="trader")).play("copy P2 b3", "pay money c3")
    decisions = [going.decision]
    for move in ("choose red", "pollute c3", "reward money"):
        going = going.play(move)
        decisions.append(going.decision)
    assert decisions == ["choose", "pollute", "reward", "market"]


def test_tf51_afterwards_the_copier_goes_on():
    mine = lay(c3=("start1", {"red": 2}), c2="farm")
    opened = table(mine, lay(c3="start2", b3="factory"), activations=["c2", "c3"])
    done = opened.play("use c3:2", "copy P2 b3", "pay red c3", "pay red c3", "reward red")
    assert (done.decision, done.decider, done.activations) == ("activate", 1, ["c2"])


def test_tf52_a_copied_transfer_moves_one_cube_and_blocks_the_starting_card():
    mine = lay(c3="start1", c2=("dump", {"pollution": 3}))
    done = asked(mine, lay(c3="start2", b3="dump-2")).play("copy P2 b3", "move c2")
    assert (done.lying("c3"), done.lying("c2")) == ({"pollution": 1}, {"pollution": 2})
    assert (done.decision, done.turn) == ("market", 2)  # an owner without cubes is not asked


def test_tf52_a_starting_card_with_spaces_takes_those_and_one_more():
    mine, theirs = lay(c3="start5", c2=("landfill", {"pollution": 5})), lay(c3="start2", b3="dump")
    opened = table(mine, theirs, activations=["c3"]).play("use c3:3", "copy P2 b3")
    done = opened.play(*["move c2"] * 3)
    assert (done.lying("c3"), done.decision) == ({"pollution": 3}, "market")


def cleaning():
    mine = lay(c3="start1", c2=("dump", {"pollution": 3}))
    theirs = lay(c3=("start2", {"red": 1, "pollution": 1}), b3=("dump-2", BLOCKED), d3="farm")
    return asked(mine, theirs).play("copy P2 b3", "move c2")


def test_tf52_the_owner_may_remove_a_cube_from_any_own_card():
    waiting = cleaning()
    assert (waiting.decision, waiting.turn, waiting.decider) == ("clean", 1, 2)
    assert waiting.moves == ["clean b3", "clean c3", "decline"]
    done = waiting.play("clean c3")
    assert done.lying("c3", team=2) == {"red": 1}
    assert done.supply["pollution"] == waiting.supply["pollution"] + 1


def test_tf52_the_owner_may_decline():
    done = cleaning().play("decline")
    assert done.lying("c3", team=2) == {"red": 1, "pollution": 1}
    assert done.turn == 2


def test_tf52_a_cube_on_the_starting_card_alone_can_not_be_moved_to_it():
    lone = table(lay(c3=("start5", BLOCKED)), lay(c3="start2", b3="dump"), activations=["c3"])
    assert lone.why("use c3:3") == ("copy-nothing", "TF-50")


def test_tf53_assistance_itself_is_not_copied():
    copying = asked(lay(c3=("start1", {"red": 2})), lay(c3="start2", b3="factory"))
    assert copying.why("copy P2 c3:2") == ("copy-assistance", "TF-53")


def test_tf53_the_effect_of_an_inactive_card_is_not_copied():
    theirs = lay(c3="start2", b3=("factory", BLOCKED), d3="factory-2")
    copying = asked(lay(c3=("start1", {"red": 2})), theirs)
    assert copying.moves == ["copy P2 d3"]
    assert copying.why("copy P2 b3") == ("copy-inactive", "TF-53")


@pytest.mark.parametrize("first", [["use c3", "choose red"], ["use c3:2", "copy P2 b3"]])
def test_tf54_gain_or_assistance_never_both(first):
    mine = lay(c3=("start1", {"red": 2}), c2="farm")
    opened = table(mine, lay(c3="start2", b3="factory"), activations=["c2", "c3"])
    assert opened.moves == ["end", "use c2", "use c3", "use c3:2"]
    done = opened.play(*first)
    if done.decision == "pay":
        done = done.play("pay red c3", "pay red c3", "reward red")
    assert done.moves == ["end", "use c2"]


def test_tf50_tf5_limited_a_copy_needs_its_yield_in_the_supply():
    mine = full(c3=("start1", {"red": 2}), d3=("hut-1", {"construction": 20}))
    theirs = full(c3="start2", d3="factory", d4="lucky")
    options = {"limited_supply": True}
    at = {"picked": [{"pattern": 1}, {}], "activations": ["c3"], "options": options}
    copying = table(mine, theirs, **at).play("use c3:2")
    assert copying.moves == ["copy P2 d4:2"]
    assert copying.why("copy P2 d3") == ("supply-short", "TF-5")

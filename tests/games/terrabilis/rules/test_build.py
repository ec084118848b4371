"""Infrastructures and development: TB-10 to TB-12, TB-30, and the installations of TB-51."""

import pytest

from .tables import country, table

FIRST = {"square": 1}


def before(*hand, others=1, zone=(0, 0), **rest):
    """The first player has drawn and holds these cards."""
    return table(
        country(1, square=1, hand=hand, **rest),
        *(country(n) for n in range(2, 2 + others)),
        decision="build",
        zone=zone,
    )


def test_tb10_cost_to_the_bank_impact_to_the_zone():
    after = before("mill").play("install mill")
    assert after.stock(1) == (10, 12, 7, 26_000)
    assert after.zone == (2, 0)
    assert after.of(1)["built"] == ["mill"]
    assert after.of(1)["hand"] == []


def test_tb10_no_gain_and_no_tax_when_it_is_installed():
    assert before("shop").play("install shop").stock(1)[3] == 27_000


def test_tb10_the_gain_comes_at_the_end_of_a_year():
    now = table(country(1, square=13, built=["mill", "coal"]), country(2, built=["shop"]), throws=[(1, 2)])
    after = now.play("roll")
    assert after.stock(1) == (12, 12, 10, 33_000)
    assert after.stock(2) == (12, 12, 8, 32_000)


def test_tb11_an_energy_card_brings_energy_at_once():
    after = before("coal").play("install coal")
    assert after.stock(1) == (9, 12, 13, 27_000)


def test_tb12_it_takes_before_it_pays():
    after = before("theatre", zone=(9, 1), others=3).play("install theatre")
    assert (after.zone, after.bursts) == ((9, 1), 0)
    assert after.stock(1)[1] == 12


def test_tb12_what_it_takes_may_be_what_it_pays():
    after = before("theatre", zone=(0, 1), wellbeing=1).play("install theatre")
    assert after.stock(1)[1] == 1


def test_tb30_draw_from_a_pile_of_choice_and_hold_four():
    begun = table(country(1, square=1, hand=["mill", "school", "coal"]), country(2), decision="draw")
    assert begun.moves == ["draw economic", "draw services", "draw energy", "borrow"]
    top = begun.position["piles"]["services"][0]
    drawn = begun.play("draw services")
    assert drawn.decision == "build"
    assert drawn.of(1)["hand"] == ["mill", "school", "coal", top]
    assert drawn.position["piles"]["services"] == begun.position["piles"]["services"][1:]


def test_tb30_install_one_of_four_and_three_are_left():
    four = before("mill", "school", "coal", "sun")
    after = four.play("install sun")
    assert after.of(1)["hand"] == ["mill", "school", "coal"]
    assert (after.turn, after.decision) == (2, "roll")


def test_tb30_or_put_one_back_under_its_pile():
    four = before("mill", "school", "coal", "sun")
    after = four.play("return school")
    assert after.of(1)["hand"] == ["mill", "coal", "sun"]
    assert after.position["piles"]["services"] == [*four.position["piles"]["services"], "school"]
    assert after.turn == 2


def test_tb30_four_cards_cannot_be_kept_and_three_need_not_be_put_back():
    four, three = before("mill", "school", "coal", "sun"), before("mill", "school", "coal")
    assert four.why_not("keep").key == "terrabilis-keep-four"
    assert three.why_not("return mill").key == "terrabilis-return-three"
    assert three.play("keep").turn == 2


def test_tb30_one_installation_at_a_time():
    after = before("library", "park").play("install library")
    assert after.decision == "roll"
    assert after.why_not("install park").key == "terrabilis-not-now"


def test_tb30_an_empty_pile_cannot_be_drawn_from():
    piles = {"economic": [], "services": ["park"], "energy": []}
    begun = table(country(1, square=1), country(2), decision="draw", piles=piles)
    assert begun.moves == ["draw services", "borrow"]
    assert begun.why_not("draw energy").rule == "TB-30"


def test_tb30_with_all_piles_empty_the_hand_is_what_there_is():
    piles = {"economic": [], "services": [], "energy": []}
    mine = country(1, square=6, hand=["library"])
    landed = table(mine, country(2), piles=piles, throws=[(1, 1)]).play("roll")
    assert landed.decision == "build"
    assert landed.moves == ["install library", "keep", "borrow"]


@pytest.mark.parametrize(
    ("card", "stock", "kind", "lack"),
    [
        ("mill", {"terras": 3_000}, "terras", 1_000),
        ("mill", {"energy": 0}, "energy", 1),
        ("mill", {"nature": 1}, "nature", 1),
        ("mine", {"nature": 1}, "nature", 2),
        ("atom", {"wellbeing": 1}, "wellbeing", 1),
        ("palace", {}, "terras", 60_000),
    ],
)
def test_tb51_an_installation_is_paid_in_full_or_not_allowed(card, stock, kind, lack):
    poor = before(card, **stock)
    reason = poor.why_not(f"install {card}")
    assert reason.rule == "TB-51"
    assert reason.facts == {"card": card, "kind": kind, "lack": lack}
    assert f"install {card}" not in poor.moves


def test_tb51_what_the_card_takes_first_counts():
    assert "install theatre" in before("theatre", wellbeing=1, zone=(0, 1)).moves


def test_cards_that_are_not_held_are_refused():
    now = before("mill", built=["shop"])
    assert now.why_not("install shop").key == "terrabilis-card-built"
    assert now.why_not("install sun").key == "terrabilis-card-not-held"
    assert now.why_not("return sun").key == "terrabilis-card-not-held"

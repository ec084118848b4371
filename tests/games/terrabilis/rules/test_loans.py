"""Loans and payments that can't be met: TB-40, TB-41, TB-51."""

import pytest

from .tables import ALLIANCE, CONFLICT, DISASTER, HAZARD, LAST_SQUARE, QUIZ, SLUSH, country, table

PLACES = {
    "roll": (0, {}),
    "draw": (1, {}),
    "build": (1, {}),
    "quiz": (QUIZ, {"question": "qa"}),
    "reward": (QUIZ, {}),
    "follow": (CONFLICT, {}),
    "slush": (SLUSH, {}),
    "join": (ALLIANCE, {}),
    "disaster": (DISASTER, {}),
}


@pytest.mark.parametrize("decision", PLACES)
def test_tb40_a_loan_at_any_decision(decision):
    square, rest = PLACES[decision]
    now = table(country(1, square=square), country(2), decision=decision, **rest)
    after = now.play("borrow")
    assert after.stock(1) == (12, 10, 8, 50_000)
    assert after.zone == (0, 2)
    assert after.of(1)["loan"] is True
    assert (after.decision, after.decider) == (decision, 1)
    back = after.play("repay")
    assert back.stock(1) == (12, 10, 8, 30_000)
    assert "loan" not in back.of(1)


def test_tb40_also_when_it_is_another_countrys_turn():
    hit = table(country(1, square=DISASTER), country(2), decision="hit", hit=["Team 2"]).play("borrow")
    assert hit.stock(2) == (12, 10, 8, 50_000)
    assert (hit.decision, hit.decider) == ("hit", 2)
    members = country(1, square=ALLIANCE, alliance=True), country(2, alliance=True)
    asked = table(*members, decision="trade").play("trade P2", "ask 1000", "offer", "borrow")
    assert asked.of(2)["loan"] is True
    assert asked.decider == 2


def test_tb40_one_at_a_time():
    now = table(country(1, loan=True), country(2))
    assert now.why_not("borrow").key == "terrabilis-borrow-twice"


def test_tb40_it_costs_two_well_being():
    assert table(country(1, wellbeing=1), country(2)).why_not("borrow").key == "terrabilis-borrow-short"
    assert "borrow" in table(country(1, wellbeing=2), country(2)).moves


def test_tb40_repaying_needs_a_loan_and_the_money():
    assert table().why_not("repay").key == "terrabilis-repay-none"
    poor = table(country(1, loan=True, terras=19_000), country(2))
    assert poor.why_not("repay").key == "terrabilis-repay-short"
    assert poor.why_not("repay").facts == {"lack": 1_000, "borrowed": 20_000}


def test_tb40_a_loan_can_burst_the_zone():
    after = table(country(1), country(2), country(3), zone=(5, 4)).play("borrow")
    assert (after.bursts, after.zone) == (1, (0, 1))


@pytest.mark.parametrize(("terras", "left"), [(5_000, 3_000), (2_000, 0), (1_000, 0), (0, 0)])
def test_tb41_interest_at_every_end_of_a_year(terras, left):
    now = table(country(1, square=LAST_SQUARE, loan=True, terras=terras), country(2), throws=[(1, 1)])
    after = now.play("roll")
    assert after.stock(1)[3] == left
    assert after.of(1)["loan"] is True


def test_tb41_gains_come_before_interest():
    now = table(
        country(1, square=LAST_SQUARE, loan=True, terras=0, built=["mill"]), country(2), throws=[(1, 1)]
    )
    assert now.play("roll").stock(1)[3] == 1_000


def test_tb51_who_falls_short_borrows():
    now = table(country(1, square=DISASTER, terras=1_000), country(2), decision="disaster", throws=[(1,)])
    after = now.play("roll")
    assert after.stock(1) == (11, 9, 8, 17_000)
    assert after.of(1)["loan"] is True
    assert after.zone == (1, 3)


@pytest.mark.parametrize("rest", [{"loan": True}, {"wellbeing": 2}])
def test_tb51_or_pays_what_there_is(rest):
    mine = country(1, square=DISASTER, terras=1_000, **rest)
    after = table(mine, country(2), decision="disaster", throws=[(1,)]).play("roll")
    assert after.stock(1)[3] == 0
    assert after.stock(1)[1] == rest.get("wellbeing", 12) - 1


def test_tb51_energy_that_is_not_there_is_not_owed():
    mine = country(1, square=HAZARD, energy=3, terras=60_000)
    after = table(mine, country(2), decision="follow", card="crash").play("follow")
    assert after.stock(1) == (12, 12, 0, 10_000)
    assert "loan" not in after.of(1)


def test_tb51_even_a_loan_may_not_be_enough():
    mine = country(1, square=HAZARD, terras=10_000)
    after = table(mine, country(2), decision="follow", card="crash").play("follow")
    assert after.stock(1) == (12, 10, 0, 0)

"""Loans and payments that can't be met: TB-40, TB-41, TB-51."""

import pytest

import terra_widgets as tw

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


def broke(rest=None, **more):
    """The first country has to pay 4 000 Terras for a disaster that hits nobody else, and has 1 000."""
    mine = country(1, square=DISASTER, terras=1_000, **(rest or {}))
    others = more.pop("others", (country(2), country(3)))
    return table(mine, *others, decision="disaster", throws=[(1,)], **more).play("roll")


def test_tb51_nobody_borrows_without_being_asked():
    now = broke()
    assert (now.decision, now.decider, now.moves) == ("owe", 1, ["borrow", "leave"])
    assert now.stock(1) == (12, 12, 8, 1_000)
    assert "loan" not in now.of(1)
    assert now.position["dues"] == [
        {"who": "Team 1", "what": "pay", "nature": 1, "wellbeing": 1, "terras": 4_000}
    ]


def test_tb51_who_borrows_pays_at_once():
    after = broke().play("borrow")
    assert after.stock(1) == (11, 9, 8, 17_000)
    assert after.of(1)["loan"] is True
    assert (after.zone, after.turn, after.decision) == ((1, 3), 2, "roll")


def test_tb51_who_does_not_pays_what_there_is_and_is_out():
    after = broke(zone=(4, 5)).play("leave")
    assert after.of(1)["out"] is True
    assert after.log == ["leave", "pay", "out"]
    assert (after.zone, after.bursts, after.turn) == ((4, 5), 0, 2)


def test_tb51_a_loan_that_would_lose_the_planet_is_a_choice():
    full = broke(zone=(4, 4), bursts=2)
    assert full.outcome is None
    lost = full.play("borrow")
    assert (lost.decision, lost.outcome.winners) == ("over", ())
    saved = full.play("leave")
    assert (saved.decision, saved.bursts, saved.zone) == ("roll", 2, (4, 4))


def test_tb51_the_last_country_standing_wins_when_the_other_leaves():
    assert broke(others=(country(2),)).play("leave").outcome.winners == (1,)


def test_tb51_a_tribute_goes_to_the_lander_before_the_payer_leaves():
    mine = country(1, square=CONFLICT)
    others = country(2, terras=2_000), country(3, alliance=True), country(4, terras=1_000)
    now = table(mine, *others, decision="follow").play("follow")
    assert (now.decision, now.decider, now.turn) == ("owe", 2, 1)
    assert now.position["dues"] == [
        {"who": "Team 2", "what": "tribute", "wellbeing": 1, "terras": 3_000},
        {"who": "Team 4", "what": "tribute", "wellbeing": 1, "terras": 3_000},
    ]
    left = now.play("leave")
    assert (left.stock(1)[3], left.of(2)["out"], left.decider) == (32_000, True, 4)
    after = left.play("borrow")
    assert (after.stock(1)[3], after.stock(4)) == (35_000, (12, 9, 8, 18_000))
    assert (after.turn, after.decision) == (3, "roll")


def test_tb51_a_hazard_for_all_asks_each_that_falls_short():
    poor = {"terras": 1_000}
    now = table(
        country(1, square=HAZARD, terras=0), country(2, **poor), country(3, terras=9_000),
        decision="follow", card="duty",
    ).play("follow")  # fmt: skip
    assert (now.decider, now.position["card"]) == (1, "duty")
    second = now.play("borrow")
    assert (second.decision, second.decider) == ("owe", 2)
    after = second.play("borrow")
    assert [after.stock(n)[3] for n in (1, 2, 3)] == [18_000, 19_000, 7_000]


def test_tb51_a_victim_is_asked_after_choosing_the_counter():
    hit = table(country(1, square=DISASTER), country(2, terras=0), decision="hit", hit=["Team 2"])
    now = hit.play("pay nature")
    assert (now.decision, now.decider, now.turn) == ("owe", 2, 1)
    assert now.play("borrow").stock(2) == (11, 10, 8, 18_000)


def test_tb51_the_tax_of_the_alliance_too():
    mine = country(1, square=ALLIANCE, built=["coal"], terras=3_000)
    joined = table(mine, country(2, alliance=True), decision="join").play("join")
    assert (joined.decision, joined.decider) == ("owe", 1)
    assert joined.play("borrow").turn == 2
    member = table(mine | {"alliance": True}, country(2, alliance=True), decision="follow").play("follow")
    assert member.play("borrow").decision == "trade"
    assert member.play("leave").decision == "over"


def test_tb51_only_the_choice_itself_is_possible():
    now = broke()
    assert now.why_not("roll").key == now.why_not("repay").key == "terrabilis-not-now"
    assert table().why_not("leave").key == "terrabilis-not-now"


def test_tb51_with_automatic_loans_nobody_is_asked():
    after = broke(options={"loans": "automatic"})
    assert after.stock(1) == (11, 9, 8, 17_000)
    assert (after.of(1)["loan"], after.zone) == (True, (1, 3))


def test_tb40_others_may_borrow_and_repay_while_one_decides():
    now = table(country(1), country(2), country(3, loan=True))
    aside = now.play("borrow P2")
    assert aside.stock(2) == (12, 10, 8, 50_000)
    assert (aside.of(2)["loan"], aside.decider, aside.decision, aside.zone) == (True, 1, "roll", (0, 2))
    back = now.play("repay P3")
    assert (back.stock(3)[3], "loan" in back.of(3), back.decider) == (10_000, False, 1)
    assert now.moves == ["roll", "borrow"]  # nobody borrows for another: these are not the decider's moves


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("borrow P1", "terrabilis-loan-own"),
        ("borrow P3", "terrabilis-borrow-twice"),
        ("repay P2", "terrabilis-repay-none"),
        ("borrow P4", "terrabilis-trade-no-player"),
    ],
)
def test_tb40_what_others_can_not_do_has_a_reason(move, key):
    assert table(country(1), country(2), country(3, loan=True)).why_not(move).key == key


def test_tb40_not_in_games_of_the_first_rules():
    now = table(country(1), country(2), options={"loans": "automatic"})
    assert now.why_not("borrow P2").key == "terrabilis-loan-turn"


def test_tb40_a_loan_that_throws_out_the_partner_ends_the_talks():
    members = country(1, square=ALLIANCE, alliance=True), country(2, alliance=True, wellbeing=2), country(3)
    after = table(*members, decision="trade").play("trade P2", "give energy", "borrow P2")
    assert (after.of(2)["out"], after.decision, after.turn) == (True, "roll", 3)


def test_tb40_loans_of_others_are_in_records_and_codes(tmp_path):
    game = tw.new("terrabilis", players=["A", "B", "C"], seed=2).play("borrow P3", "roll")
    assert tw.resume(game.resume_code()).position() == game.position()
    assert tw.load(game.save(tmp_path / "game.json")).position() == game.position()
    frame = game.record.frame()
    assert list(frame[frame.event == "borrow"].player) == ["C"]


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
    after = table(mine, country(2), decision="follow", card="crash").play("follow", "borrow")
    assert after.stock(1) == (12, 10, 0, 0)

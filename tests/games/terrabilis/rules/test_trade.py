"""The Alliance and its free trade: TB-34."""

import random

import pytest

from .tables import ALLIANCE, country, landing, table


def members(*countries, square=ALLIANCE, **rest):
    """The first player is a member on the Alliance square and may trade."""
    mine = country(1, square=square, alliance=True, **rest.pop("first", {}))
    others = countries or (country(2, alliance=True), country(3), country(4, alliance=True))
    return table(mine, *others, decision=rest.pop("decision", "trade"), **rest)


def test_tb34_joining_is_a_choice():
    landed = landing(ALLIANCE, first={"built": ["mill", "coal", "sun"]})
    assert landed.moves == ["join", "stay out", "borrow"]
    out = landed.play("stay out")
    assert ("alliance" in out.of(1), out.stock(1)[3], out.turn) == (False, 30_000, 2)
    joined = landed.play("join")
    assert (joined.of(1)["alliance"], joined.stock(1)[3], joined.turn) == (True, 24_000, 2)


def test_tb34_without_tax_joining_is_free():
    assert landing(ALLIANCE).play("join").stock(1)[3] == 30_000


def test_tb34_a_member_pays_the_tax_again_and_may_trade():
    mine = {"built": ["mine"], "alliance": True}
    landed = landing(ALLIANCE, country(2, alliance=True), first=mine)
    assert landed.moves == ["follow", "borrow"]
    paid = landed.play("follow")
    assert (paid.stock(1)[3], paid.decision) == (27_000, "trade")
    assert paid.moves == ["trade P2", "done", "borrow"]


def test_tb34_without_other_members_there_is_nobody_to_trade_with():
    after = landing(ALLIANCE, country(2), first={"alliance": True}).play("follow")
    assert (after.turn, after.decision) == (2, "roll")


def test_tb34_only_members_trade():
    now = members()
    assert now.moves == ["trade P2", "trade P4", "done", "borrow"]
    assert now.why_not("trade P3").key == "terrabilis-trade-outsider"
    assert now.why_not("trade P1").key == "terrabilis-trade-self"
    gone = members(country(2, alliance=True), country(3, alliance=True, out=True))
    assert gone.why_not("trade P3").key == "terrabilis-trade-out"
    assert gone.why_not("trade P4").key == "terrabilis-trade-no-player"


def test_tb34_an_offer_is_made_and_agreed_to():
    asked = members().play("trade P2", "give energy", "give energy", "ask 5000", "ask 1000", "offer")
    assert (asked.decision, asked.decider, asked.turn) == ("answer", 2, 1)
    assert asked.position["offer"] == {
        "to": "Team 2", "items": 4, "give": {"energy": 2}, "ask": {"terras": 6_000},
    }  # fmt: skip
    assert asked.moves == ["agree", "decline", "end talks", "borrow"]
    after = asked.play("agree")
    assert after.stock(1) == (12, 12, 6, 36_000)
    assert after.stock(2) == (12, 12, 10, 24_000)
    assert (after.decision, after.decider) == ("trade", 1)


def test_tb34_or_declined_and_nothing_changes():
    before = members()
    after = before.play("trade P2", "give nature", "ask wellbeing", "offer", "decline")
    assert (after.stock(1), after.stock(2)) == (before.stock(1), before.stock(2))
    assert (after.decision, after.decider) == ("trade", 1)


def test_tb34_counters_may_be_traded_for_anything():
    after = members().play("trade P4", "give nature", "ask wellbeing", "ask wellbeing", "offer", "agree")
    assert after.stock(1)[:2] == (11, 14)
    assert after.stock(4)[:2] == (13, 10)


def test_tb34_a_gift_is_an_offer_too():
    assert members().play("trade P2", "give 5000", "offer", "agree").stock(2)[3] == 35_000


def test_tb34_a_card_for_a_card_of_the_partners_choice():
    hands = {"hand": ["mill", "park", "sun"]}
    others = country(2, alliance=True, hand=["shop", "tram", "gas"])
    asked = members(others, first=hands).play("trade P2", "swap park", "offer")
    assert asked.moves == ["agree shop", "agree tram", "agree gas", "decline", "end talks", "borrow"]
    after = asked.play("agree gas")
    assert after.of(1)["hand"] == ["mill", "sun", "gas"]
    assert after.of(2)["hand"] == ["shop", "tram", "park"]


def test_tb34_an_offer_may_ask_for_a_kind_of_card():
    hands = {"hand": ["mill", "park", "sun"]}
    others = country(2, alliance=True, hand=["shop", "mine", "gas"])
    begun = members(others, first=hands).play("trade P2")
    assert begun.why_not("want energy").key == "terrabilis-want-no-card"
    put = begun.play("swap park")
    assert [move for move in put.moves if move.startswith("want")] == [
        "want economic", "want services", "want energy",
    ]  # fmt: skip
    asked = put.play("want economic", "offer")
    assert asked.position["offer"]["want"] == "economic"
    assert asked.moves == ["agree shop", "agree mine", "decline", "end talks", "borrow"]
    assert asked.why_not("agree gas").key == "terrabilis-agree-kind"
    assert put.play("want economic").why_not("want energy").key == "terrabilis-want-one"
    assert put.play("want services", "offer").moves == ["decline", "end talks", "borrow"]


def test_tb34_one_card_in_an_offer_and_only_own_ones():
    hands = {"hand": ["mill", "park", "sun"]}
    now = members(country(2, alliance=True, hand=["gas"]), first=hands).play("trade P2", "swap mill")
    assert now.why_not("swap park").key == "terrabilis-swap-one"
    assert now.why_not("swap gas").key == "terrabilis-card-not-held"
    empty = members(country(2, alliance=True), first=hands).play("trade P2")
    assert empty.why_not("swap park").key == "terrabilis-swap-no-cards"


def test_tb34_the_partner_says_which_card():
    hands = {"hand": ["mill"]}
    asked = members(country(2, alliance=True, hand=["gas"]), first=hands).play(
        "trade P2", "swap mill", "offer"
    )
    assert asked.why_not("agree").key == "terrabilis-agree-which"
    assert asked.why_not("agree mill").key == "terrabilis-card-not-held"
    plain = members(country(2, alliance=True, hand=["gas"])).play("trade P2", "give 1000", "offer")
    assert plain.why_not("agree gas").key == "terrabilis-agree-no-card"


def test_tb34_the_last_counters_stay():
    poor = members(country(2, alliance=True, wellbeing=1), first={"nature": 1}).play("trade P2")
    assert poor.why_not("give nature").key == "terrabilis-offer-short"
    assert poor.why_not("ask wellbeing").key == "terrabilis-offer-short"


def test_tb34_not_the_same_on_both_sides_and_nothing_that_is_not_there():
    now = members(country(2, alliance=True, energy=0, terras=4_000)).play("trade P2", "give nature")
    assert now.why_not("ask nature").key == "terrabilis-offer-both"
    assert now.why_not("ask energy").key == "terrabilis-offer-short"
    assert now.why_not("ask 5000").key == "terrabilis-offer-short"
    assert "ask 1000" in now.moves


def test_tb34_an_empty_offer_is_none_and_an_offer_can_be_dropped():
    now = members().play("trade P2")
    assert now.why_not("offer").key == "terrabilis-offer-empty"
    assert now.play("drop").decision == "trade"


def test_tb34_an_offer_holds_twelve_things():
    full = members().play("trade P2", *["give nature"] * 6, *["ask wellbeing"] * 6)
    assert full.moves == ["offer", "drop", "borrow"]
    assert full.why_not("give energy").key == "terrabilis-offer-full"
    assert full.why_not("swap mill").key in {"terrabilis-card-not-held", "terrabilis-offer-full"}


def test_tb34_talks_go_on_as_long_as_both_sides_want():
    now = members()
    for _ in range(5):
        now = now.play("trade P2", "give energy", "offer", "decline")
    assert now.position["declined"] == ["Team 2"]
    assert now.moves == ["trade P2", "trade P4", "done", "borrow"]
    agreed = now.play("trade P2", "give energy", "offer", "agree")
    assert "declined" not in agreed.position
    assert agreed.play("done").turn == 2


def test_tb34_each_side_may_end_them():
    now = members().play("trade P2", "give energy", "offer", "end talks")
    assert now.position["ended"] == ["Team 2"]
    assert now.moves == ["trade P4", "done", "borrow"]
    assert now.why_not("trade P2").key == "terrabilis-trade-ended"
    dropped = members().play("trade P2", "drop")
    assert dropped.position["ended"] == ["Team 2"]


def test_tb34_they_are_over_when_nobody_listens():
    after = members().play("trade P2", "drop", "trade P4", "give energy", "offer", "end talks")
    assert (after.turn, after.decision) == (2, "roll")


def test_tb34_nobody_can_talk_for_ever_alone():
    """Whatever the member on the square does without an answer ends the visit."""
    now, luck = members(), random.Random(3)
    for _ in range(80):
        if now.decision not in {"trade", "offer"}:
            break
        own = [move for move in now.moves if move not in {"borrow", "repay", "offer", "done"}]
        now = now.play(luck.choice(own or ["done"]))
    assert now.turn == 2


def test_tb34_with_three_offers_they_end_by_count():
    now = members(options={"talks": "three"})
    for _ in range(3):
        now = now.play("trade P2", "drop")
    assert now.moves == ["done", "borrow"]
    assert now.why_not("trade P2").key == "terrabilis-trade-enough"
    assert now.play("done").turn == 2
    asked = members(options={"talks": "three"}).play("trade P2", "give energy", "offer")
    assert asked.moves == ["agree", "decline", "borrow"]
    assert asked.why_not("end talks").key == "terrabilis-talks-three"


def test_tb34_a_loan_repaid_meanwhile_may_spoil_an_offer():
    rich = {"terras": 21_000, "loan": True}
    mine = members(first=rich).play("trade P2", "give 5000", "repay")
    assert mine.why_not("offer").key == "terrabilis-offer-short"
    theirs = members(country(2, alliance=True, **rich)).play("trade P2", "ask 5000", "offer", "repay")
    assert theirs.why_not("agree").key == "terrabilis-agree-short"
    assert theirs.moves == ["decline"] or "decline" in theirs.moves


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tb34_lists_stay_short(players):
    others = [
        country(n, alliance=True, hand=["shop", "tram", "gas"][:3] if n == 2 else [])
        for n in range(2, players + 1)
    ]
    now = members(*others, first={"hand": ["mill", "park", "sun"]})
    assert len(now.moves) <= 5
    assert len(now.play("trade P2").moves) <= 16
    assert len(now.play("trade P2", "swap mill").moves) <= 16

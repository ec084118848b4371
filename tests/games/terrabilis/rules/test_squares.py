"""Squares: TB-31 to TB-37."""

import pytest

from terra_widgets.games.terrabilis.rules.state import RIGHT

from .tables import (
    ALLIANCE,
    CONFLICT,
    DEVELOPMENT,
    DISASTER,
    HAZARD,
    LAST_SQUARE,
    NAMES,
    QUIZ,
    SLUSH,
    country,
    fingerprint,
    landing,
    table,
)  # fmt: skip


def standing(square, decision, *others, first=None, **rest):
    """The first player stands on a square and has to decide."""
    mine = country(1, square=square, **(first or {}))
    return table(mine, *(others or (country(2), country(3))), decision=decision, **rest)


@pytest.mark.parametrize(
    ("square", "decision"),
    [(QUIZ, "quiz"), (HAZARD, "follow"), (SLUSH, "slush"), (ALLIANCE, "join"), (DISASTER, "disaster"),
     (CONFLICT, "follow"), (8, "draw")],
)  # fmt: skip
def test_each_square_asks_for_its_decision(square, decision):
    assert landing(square).decision == decision


# Quiz


def quiz(letter="b"):
    return standing(QUIZ, "quiz", question={"a": "qa", "b": "qb", "c": "qc"}[letter])


def test_tb31_right_brings_a_reward_of_choice():
    asked = quiz("b")
    assert asked.moves == ["answer a", "answer b", "answer c", "borrow"]
    right = asked.play("answer b")
    assert (right.decision, right.turn) == ("reward", 1)
    assert right.moves == ["take terras", "take energy", "roll", "borrow"]
    assert right.play("take terras").stock(1) == (12, 12, 8, 33_000)
    assert right.play("take energy").stock(1) == (12, 12, 10, 30_000)
    assert right.play("take energy").turn == 2


def test_tb31_or_another_roll():
    right = standing(QUIZ, "quiz", question="qc", throws=[(1, 2)]).play("answer c", "roll")
    assert (right.turn, right.of(1)["square"]) == (1, 5)


@pytest.mark.parametrize("letter", "ac")
def test_tb31_wrong_loses_nothing(letter):
    after = quiz("b").play(f"answer {letter}")
    assert (after.turn, after.stock(1)) == (2, (12, 12, 8, 30_000))


def test_tb31_the_card_goes_to_the_back_and_the_next_question_is_another():
    landed = landing(QUIZ, questions=["qb", "qa", "qc"])
    assert landed.position["question"] == "qb"
    assert landed.position["questions"] == ["qa", "qc", "qb"]


def test_tb31_nobody_is_told_which_answer_is_right():
    asked = quiz("b")
    for player in (-1, 0, 1):
        seen = asked.game.view(asked.state, player)
        told = asked.game.position(seen, NAMES[:3])
        assert told["question"] == "qb"
        other = asked.state[:]
        other[RIGHT] = 2
        assert fingerprint(asked.game.view(other, player)) == fingerprint(seen)


# Hazards


def test_tb32_the_top_card_is_shown_followed_and_put_under_the_pile():
    landed = landing(HAZARD, hazards=["fire", "plague", "fair"])
    assert landed.position["card"] == "fire"
    assert landed.position["hazards"] == ["plague", "fair", "fire"]
    after = landed.play("follow")
    assert (after.zone, after.turn, "card" in after.position) == ((2, 0), 2, False)


def test_tb32_it_gives_and_takes_and_gives_first():
    after = standing(HAZARD, "follow", card="fair", zone=(0, 1), first={"energy": 1}).play("follow")
    assert after.stock(1)[2:] == (0, 32_000)
    assert after.zone == (0, 0)


def test_tb32_it_may_hit_all():
    after = standing(HAZARD, "follow", card="plague").play("follow")
    assert [after.stock(p)[1] for p in (1, 2, 3)] == [11, 11, 11]
    assert after.zone == (0, 3)


def test_tb32_it_may_count_infrastructures():
    mine = {"built": ["coal", "gas", "wind"]}
    after = standing(HAZARD, "follow", card="smog", first=mine).play("follow")
    assert after.stock(1) == (12, 10, 8, 28_000)
    prize = standing(HAZARD, "follow", country(2, built=["park", "tram"]), country(3), card="prize").play(
        "follow"
    )
    assert [prize.stock(p)[2] for p in (1, 2, 3)] == [8, 10, 8]


def test_tb32_it_may_hit_members_or_outsiders_only():
    others = country(2, alliance=True), country(3)
    fund = standing(HAZARD, "follow", *others, card="fund").play("follow")
    assert [fund.stock(p)[3] for p in (1, 2, 3)] == [30_000, 33_000, 30_000]
    duty = standing(HAZARD, "follow", *others, card="duty").play("follow")
    assert [duty.stock(p)[3] for p in (1, 2, 3)] == [28_000, 30_000, 28_000]


# The slush fund


def test_tb33_money_for_well_being():
    after = standing(SLUSH, "slush").play("accept")
    assert after.stock(1) == (12, 10, 8, 36_000)
    assert (after.zone, after.turn) == ((0, 2), 2)


def test_tb33_or_refuse_and_roll_again():
    after = standing(SLUSH, "slush", throws=[(1, 1)]).play("refuse")
    assert (after.decision, after.turn, after.stock(1)) == ("roll", 1, (12, 12, 8, 30_000))
    assert after.play("roll").of(1)["square"] == SLUSH + 2


def test_tb33_a_member_takes_one_well_being_instead():
    member = landing(SLUSH, country(2), first={"alliance": True}, zone=(1, 2))
    assert (member.decision, member.moves) == ("follow", ["follow", "borrow"])
    after = member.play("follow")
    assert (after.zone, after.turn) == ((1, 1), 2)


# Disasters


@pytest.mark.parametrize(("pips", "hit"), [(1, []), (2, [2]), (3, [2]), (4, [4]), (5, [4]), (6, [2, 3, 4])])
def test_tb35_the_die_says_whom_it_hits(pips, hit):
    four = standing(DISASTER, "disaster", *(country(n) for n in (2, 3, 4)), throws=[(pips,)]).play("roll")
    assert four.stock(1) == (11, 11, 8, 26_000)
    seen = []
    while four.decision == "hit":
        seen.append(four.decider)
        four = four.play("pay nature")
    assert seen == hit
    for player in (2, 3, 4):
        assert four.stock(player) == ((11, 12, 8, 28_000) if player in hit else (12, 12, 8, 30_000))
    assert four.turn == 2


def test_tb35_victims_choose_though_it_is_not_their_turn():
    hit = standing(DISASTER, "disaster", throws=[(6,)]).play("roll")
    assert (hit.turn, hit.decider, hit.moves) == (1, 2, ["pay nature", "pay wellbeing", "borrow"])
    assert hit.position["hit"] == ["Team 2", "Team 3"]
    after = hit.play("pay wellbeing", "pay nature")
    assert after.stock(2)[:2] == (12, 11)
    assert after.stock(3)[:2] == (11, 12)
    assert after.zone == (2, 2)


def test_tb35_with_two_players_both_neighbours_are_the_other():
    for pips in (2, 4, 6):
        assert standing(DISASTER, "disaster", country(2), throws=[(pips,)]).play("roll").decider == 2


def test_tb35_a_neighbour_is_the_next_country_still_in_the_game():
    gone = {"out": True}
    four = standing(DISASTER, "disaster", country(2, **gone), country(3), country(4, **gone), throws=[(2,)])
    assert four.play("roll").decider == 3


# Conflicts


def test_tb36_outsiders_fight():
    three = standing(CONFLICT, "follow", country(2), country(3, alliance=True)).play("follow")
    assert three.stock(1) == (11, 10, 8, 33_000)
    assert three.stock(2) == (12, 11, 8, 27_000)
    assert three.stock(3) == (12, 12, 8, 30_000)
    assert (three.zone, three.turn) == ((1, 3), 2)


def test_tb36_a_member_rolls_again():
    member = landing(CONFLICT, country(2), first={"alliance": True})
    assert (member.decision, member.turn, member.zone) == ("roll", 1, (0, 0))


def test_tb36_who_cannot_pay_the_tribute_pays_what_there_is():
    poor = country(2, terras=1_000, loan=True)
    after = standing(CONFLICT, "follow", poor, country(3)).play("follow")
    assert after.stock(2)[3] == 0
    assert after.stock(1)[3] == 34_000


# Start


@pytest.mark.parametrize("throw", [(1, 1), (2, 2)])
def test_tb37_landing_on_start_or_passing_it_ends_the_year(throw):
    mine = country(1, square=LAST_SQUARE - 1, built=["shop"])
    now = table(mine, country(2, square=5, built=["coal"]), throws=[throw])
    after = now.play("roll")
    assert after.position["year"] == 2
    assert [after.of(p)["square"] for p in (1, 2)] == [0, 0]
    assert after.stock(1)[3] == 32_000
    assert after.stock(2)[2] == 10


def test_tb37_who_crossed_it_begins_the_new_year():
    now = table(country(1), country(2, square=LAST_SQUARE), country(3), turn=NAMES[1], throws=[(3, 3)])
    after = now.play("roll")
    assert (after.turn, after.decision) == (2, "roll")


def test_tb37_a_year_does_not_end_before():
    now = table(country(1, square=1), country(2), throws=[(6, 6)])
    assert now.play("roll").position["year"] == 1
    assert DEVELOPMENT == 1

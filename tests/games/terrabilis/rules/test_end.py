"""Dropping out and the end: TB-50, TB-52, TB-60, TB-61."""

import pytest

from .tables import CONFLICT, DISASTER, HAZARD, LAST_SQUARE, NAMES, SLUSH, country, table

TEN = ["mill", "shop", "mine", "school", "park", "clinic", "coal", "gas", "wind", "sun"]


def last_year(*countries, goal=3, **rest):
    """The first player is about to end the last year."""
    players = [country(1, square=LAST_SQUARE), *countries]
    return table(*players, options={"goal": goal}, throws=[(1, 1)], **rest)


def test_tb50_without_well_being_a_country_is_out():
    now = table(
        country(1, square=SLUSH, wellbeing=2, hand=["mill", "sun"]), country(2), country(3), decision="slush"
    )
    after = now.play("accept")
    assert after.of(1)["out"] is True
    assert after.stock(1) == (0, 0, 0, 0)
    assert after.gone == (12, 10)  # what it still had, and what nobody ever had in this position
    assert after.turn == 2
    assert after.position["piles"]["economic"][-1] == "mill"
    assert after.position["piles"]["energy"][-1] == "sun"


def test_tb50_without_nature_too():
    mine = country(1, square=HAZARD, nature=2)
    after = table(mine, country(2), country(3), decision="follow", card="fire").play("follow")
    assert after.of(1)["out"] is True


def test_tb50_who_is_out_is_not_asked_any_more():
    now = table(country(1, square=3), country(2, out=True), country(3), throws=[(1, 1)])
    assert now.play("roll", "stay out").turn == 3


def test_tb50_a_victim_who_drops_out_leaves_the_others_to_pay():
    four = table(
        country(1, square=DISASTER), country(2, nature=1), country(3), country(4),
        decision="hit", hit=["Team 2", "Team 3", "Team 4"],
    )  # fmt: skip
    after = four.play("pay nature")
    assert after.of(2)["out"] is True
    assert (after.decider, after.position["hit"]) == (3, ["Team 3", "Team 4"])


def test_tb50_a_loan_that_cannot_be_repaid_at_the_end():
    poor = country(2, loan=True, terras=21_000, built=["shop", "park", "sun"])
    after = last_year(poor, country(3)).play("roll")
    assert after.decision == "over"
    assert "out" not in after.of(2)  # the shop's gain came in time
    poorer = country(2, loan=True, terras=19_000, built=["shop", "park", "sun"])
    assert last_year(poorer, country(3)).play("roll").of(2)["out"] is True


def test_tb52_the_last_country_wins():
    now = table(country(1, square=SLUSH, wellbeing=2), country(2), decision="slush").play("accept")
    assert now.decision == "over"
    assert now.outcome.winners == (1,)
    assert now.outcome.why.rule == "TB-52"
    assert now.outcome.points[0] == 0


def test_tb52_if_the_last_ones_drop_out_together_nobody_wins():
    now = table(country(1, square=CONFLICT, wellbeing=2), country(2, wellbeing=1), decision="follow").play(
        "follow"
    )
    assert now.decision == "over"
    assert now.outcome.winners == ()
    assert now.outcome.why.key == "terrabilis-end-nobody"


def test_tb52_all_out_for_their_loans():
    poor = {"loan": True, "terras": 1_000}
    built = ["library", "park", "sun"]
    now = table(
        country(1, square=LAST_SQUARE, built=built, **poor),
        country(2, **poor),
        options={"goal": 3},
        throws=[(1, 1)],
    ).play("roll")
    assert now.outcome.winners == ()


def test_tb60_the_year_goes_on_after_the_last_installation():
    mine = country(1, square=1, hand=["library"], built=["park", "sun"])
    after = table(mine, country(2), decision="build", options={"goal": 3}).play("install library")
    assert after.decision == "roll"
    assert after.turn == 2


def test_tb60_and_ends_with_gains_and_loans():
    others = country(2, loan=True, terras=30_000, built=["shop", "park", "mill"])
    after = last_year(others).play("roll")
    assert after.decision == "over"
    assert after.stock(2)[3] == 30_000 + 5_000 - 22_000
    assert "loan" not in after.of(2)
    assert after.position["year"] == 1


def test_tb60_without_the_number_the_game_goes_on():
    assert last_year(country(2, built=["shop", "park"])).play("roll").decision == "roll"


def test_tb60_ten_is_the_usual_number():
    assert last_year(country(2, built=TEN[:9]), goal=10).play("roll").decision == "roll"
    assert last_year(country(2, built=TEN), goal=10).play("roll").decision == "over"


def test_tb60_the_option_years_ends_it_in_any_case():
    now = table(country(1, square=LAST_SQUARE), country(2), year=4, options={"years": 4}, throws=[(1, 1)])
    assert now.play("roll").decision == "over"
    assert (
        table(country(1, square=LAST_SQUARE), country(2), year=30, throws=[(1, 1)]).play("roll").decision
        == "over"
    )


@pytest.mark.parametrize(
    ("rest", "points"),
    [
        ({"built": ["park", "tram"]}, 4),
        ({"built": ["mill", "shop"]}, 2),
        ({"built": ["wind", "sun", "water"]}, 3),
        ({"built": ["coal", "gas", "atom"]}, 0),
        ({"terras": 4_000}, 0),
        ({"terras": 14_000}, 2),
        ({"energy": 50}, 0),
    ],
)
def test_tb61_what_counts(rest, points):
    given = {"nature": 3, "wellbeing": 4, "terras": 0} | rest
    over = table(country(1, **given), country(2), decision="over")
    assert over.outcome.points[0] == 7 + points
    assert sum(line.points for line in over.outcome.counts[0]) == 7 + points


def test_tb61_level_scores_share_the_win():
    over = table(country(1), country(2), country(3, nature=3), decision="over")
    assert over.outcome.winners == (0, 1)
    assert over.outcome.why.key == "terrabilis-end-shared"


def test_tb61_the_highest_wins():
    over = table(country(1), country(2, built=["park"]), decision="over")
    assert over.outcome.winners == (1,)
    assert str(over.outcome.why) == f"{over.outcome.points[1]} points win. (TB-61)"


def test_a_game_that_is_over_has_no_moves():
    over = table(decision="over")
    assert over.moves == []
    assert over.why_not("roll").key == "terrabilis-game-over"
    assert NAMES[0] == over.position["turn"]

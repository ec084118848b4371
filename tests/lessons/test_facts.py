"""Facts about the learner's own game agree with its charts and with the rules."""

import pytest
from small_lesson import play

import terra_widgets as tw
from terra_widgets.views.learning.facts import FACTS, fact_of


@pytest.fixture(scope="module")
def game():
    return play(tw.new(players=["Team A", "bot:greedy"], seed=15))


def fact(game, name):
    return fact_of(game.record, "Team A", name, {})


@pytest.mark.parametrize("name", FACTS)
def test_a_fact_is_a_number_at_any_time(name):
    begun = tw.new(players=["Team A", "Team B"], seed=15)
    assert fact_of(begun.record, "Team A", name, {}) >= 0


def test_what_is_not_used_is_what_is_left_of_thirty(game):
    """TF-I1"""
    assert fact(game, "activations-offered") == 30
    assert fact(game, "activations-unused") == 30 - fact(game, "activations-used")


def test_early_and_late_cards_are_those_of_the_chart(game):
    data = tw.chart(game, "early", player="Team A").table
    early, late = data[data["placed in turn"].between(1, 4)], data[data["placed in turn"] > 4]
    for name, cards in (("early", early), ("late", late)):
        assert fact(game, f"{name}-cards-tokens") == cards["tokens made"].sum()
        assert fact(game, f"{name}-cards-cubes") == cards["cubes"].sum()
    for name, turn in (("first", 1), ("last", 8)):
        card = data[data["placed in turn"] == turn]
        assert fact(game, f"{name}-card-tokens") == card["tokens made"].sum()
        assert fact(game, f"{name}-card-used") == card["used"].sum()


def test_the_last_card_is_the_last_one_so_far():
    table = play(tw.new(players=["Team A"], seed=15), 12)
    data = tw.chart(table, "early").table
    last = data[data["placed in turn"] == data["placed in turn"].max()]
    assert fact(table, "last-card-used") == last["used"].sum()


def test_points_spared_are_what_counting_by_cube_would_cost(game):
    """TF-63, TF-W2"""
    row = tw.chart(game, "penalty", player="Team A").table.iloc[-1]
    assert fact(game, "points-spared") == row["points by card"] - row["points by cube"] > 0

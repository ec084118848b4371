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


# A trader who copies, with the rule that gives a raw material back.

TRADER, OWNER = "bot:trader", "bot:growth"
RAW, PRODUCTS = ("green", "red", "yellow"), ("food", "construction", "goods")


@pytest.fixture(scope="module")
def trade():
    return tw.new(players=[TRADER, OWNER], seed=8, recycling=True).advance()


@pytest.fixture(scope="module")
def events(trade):
    return trade.record.frame()


def of(trade, who, name):
    return fact_of(trade.record, who, name, {})


@pytest.mark.parametrize("who", [TRADER, OWNER])
def test_raw_materials_gained_are_those_of_the_events(trade, events, who):
    gains = events[(events.player == who) & (events.event == "gain") & events.resource.isin(RAW)]
    assert of(trade, who, "raw-gained") == gains.amount.sum() > 0


def test_every_raw_material_paid_counts_even_if_the_card_gives_the_same_back(trade, events):
    paid = [move for move in trade.record.moves if move.split()[0] == "pay" and move.split()[1] in RAW]
    shown = events[(events.event == "pay") & events.resource.isin(RAW)]
    assert of(trade, TRADER, "raw-paid") + of(trade, OWNER, "raw-paid") == len(paid)
    assert len(paid) > -shown.amount.sum(), "no event shows what is paid and received on one card at once"


@pytest.mark.parametrize("who", [TRADER, OWNER])
def test_one_raw_material_is_returned_with_every_effect_that_makes_a_product(trade, events, who):
    """TF-W6"""
    made = events[(events.player == who) & (events.event == "receive") & events.resource.isin(PRODUCTS)]
    assert of(trade, who, "raw-returned") == made.activation.nunique() > 0


def test_nothing_is_returned_under_the_printed_rules(game):
    assert fact(game, "products") > 0
    assert fact(game, "raw-returned") == 0


def test_the_cubes_of_a_copied_card_are_made_by_its_owner(trade, events):
    """TF-50"""
    cubes = events[events.event == "pollute"]
    copied = events[events.event == "copy"]
    moved = cubes[cubes.activation.isin(copied[copied.other == OWNER].activation)].amount.sum()
    assert moved > 0
    assert of(trade, OWNER, "cubes-by-own-cards") == of(trade, OWNER, "cubes-put-down") + moved
    assert of(trade, TRADER, "cubes-by-own-cards") == of(trade, TRADER, "cubes-put-down") - moved

"""Facts about the learner's own game agree with its charts and with the rules."""

from dataclasses import replace

import pytest
from small_lesson import play

import terra_widgets as tw
from terra_widgets.errors import LessonError
from terra_widgets.games import catalog
from terra_widgets.lesson.facts import check_fact, fact_of, facts_of

KINDS = {
    "terra_futura": ["bot:greedy", "bot:random", "bot:clean"],
    "terra": ["bot:hoarder", "bot:helper", "bot:helper"],
    "terrabilis": ["bot:builder", "bot:steward", "bot:builder"],
    "nova_ziemia": ["bot:random", "bot:random", "bot:random"],
}


@pytest.fixture(scope="module")
def game():
    return play(tw.new(players=["Team A", "bot:greedy"], seed=15))


def fact(game, name):
    return fact_of(game.record, "Team A", name, {})


@pytest.mark.parametrize("game", catalog.games())
def test_a_fact_is_a_number_at_any_time(game):
    begun = tw.new(game, players=["Team A", "Team B", "Team C"], seed=15)
    ended = replace(tw.new(game, players=KINDS[game], seed=15).advance().record, players=begun.names)
    for name in facts_of(game):
        for record in (begun.record, ended):
            assert fact_of(record, "Team A", name, {}) >= 0, name


def test_a_fact_of_another_game_is_unknown():
    check_fact("cards-hoarded", {}, "terra")
    with pytest.raises(LessonError, match="cards-hoarded"):
        check_fact("cards-hoarded", {}, "terrabilis")
    with pytest.raises(LessonError, match="calm-years"):
        check_fact("calm-year", {}, "terrabilis")


def test_facts_of_terra_are_those_of_its_charts():
    record = tw.new("terra", players=KINDS["terra"], seed=4).advance().record
    drawn = tw.chart(record, "contributions").table
    for seat, name in enumerate(record.players):
        mine = drawn.iloc[seat]
        assert fact_of(record, name, "cards-hoarded", {}) == mine["cards hoarded"]
        both = mine["given in time"] + mine["given later"]
        assert fact_of(record, name, "cards-given", {}) == both
        assert fact_of(record, name, "times-nothing-given", {}) == mine["gave nothing"]
    crises = tw.chart(record, "crises").table
    assert fact_of(record, record.players[0], "open-crises-most", {}) == crises["full-blown in all"].max()


def test_calm_turns_are_those_before_the_first_inactive_card():
    record = tw.new(players=["bot:random", "bot:random"], seed=15).advance().record
    name = record.players[0]
    drawn = tw.chart(record, "pollution", player=name).table
    first = drawn[drawn["inactive cards"] > 0]["turn"].iloc[0]
    assert fact_of(record, name, "calm-turns", {}) == int(first) - 1


def test_facts_of_terrabilis_are_those_of_its_charts():
    record = tw.new("terrabilis", players=KINDS["terrabilis"], seed=4).advance().record
    who = tw.chart(record, "who").table
    total = 0
    for seat, name in enumerate(record.players):
        put = fact_of(record, name, "counters-put-down", {})
        assert put == who.iloc[seat, 1]
        assert fact_of(record, name, "own-bursts", {}) == who.iloc[seat, 3]
        total += put
    assert fact_of(record, name, "counters-put-down-by-all", {}) == total
    assert fact_of(record, name, "counters-put-down-percent", {}) == round(100 * put / total)
    thermometer = tw.chart(record, "thermometer").table
    assert fact_of(record, name, "level", {}) == thermometer.counters.iloc[-1]
    bursts = thermometer[thermometer["left the game"] > 0]
    assert fact_of(record, name, "bursts", {}) >= len(bursts) > 0
    assert fact_of(record, name, "calm-years", {}) == bursts.year.iloc[0] - 1


def test_facts_of_nova_ziemia_are_those_of_its_charts():
    record = tw.new("nova_ziemia", players=KINDS["nova_ziemia"], seed=4).advance().record
    actions = tw.chart(record, "actions").table
    for name, shown in zip(record.players, record.shown_names, strict=True):
        mine = actions[actions.player == shown]
        assert fact_of(record, name, "actions", {}) == mine.actions.sum()
        assert fact_of(record, name, "turns", {}) == len(mine)
    assert fact_of(record, name, "zone-green", {}) == tw.chart(record, "zones").table.green.iloc[-1]


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
    return tw.new(players=[TRADER, OWNER], seed=5, recycling=True).advance()


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
    assert len(paid) == -shown.amount.sum()


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

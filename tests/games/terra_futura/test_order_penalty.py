"""The same cards in another order, and pollution counted in two ways."""

from collections import Counter

import pytest
from chart_games import NAMES, finished, play

import terra_widgets as tw
from terra_widgets.charts import chart
from terra_widgets.games.terra_futura.charts.story import tell
from terra_widgets.games.terra_futura.charts.swap import chances, other_order

FINISHED = pytest.mark.parametrize("table", [finished(2), finished(3, 2), finished(5)])


def turns_of(table, seat):
    return {place.cell: place.turn for place in tell(table.record).places if place.seat == seat}


def at(card, cubes):
    """A table for one player whose card beside the start holds so many cubes."""
    territory = {"c3": {"card": "H1"}, "c2": {"card": card, "pollution": cubes}}
    return tw.at({"players": [{"name": "A", "territory": territory}]}, seed=1)


# Another order


@FINISHED
def test_chances_are_those_that_the_rules_offer_in_eight_turns(table):
    """TF-25, TF-I1: what is counted from places and turns alone is what the engine offered."""
    places = tell(table.record).places
    final = Counter()
    rows = [row for row in table.record.rows() if row["event"] == "offer" and row["round"] == 9]
    assert [row["amount"] for row in rows] == [4] * len(table.names)
    for seat, name in enumerate(table.names):
        land = [place for place in places if place.seat == seat]
        counted = chances({place.cell: place.turn for place in land})
        final[name] = sum(place.offered - counted[place.cell] for place in land)
        assert all(place.offered >= counted[place.cell] for place in land)
        assert sum(counted.values()) == 26
        assert counted["c3"] == 4
    assert set(final.values()) == {4}


@FINISHED
def test_the_first_card_has_four_chances_and_the_last_one(table):
    for seat in range(len(table.names)):
        turns = turns_of(table, seat)
        by_turn = {turn: chances(turns)[cell] for cell, turn in turns.items()}
        assert by_turn[1] == 4
        assert by_turn[8] == 1


@FINISHED
def test_swapping_gives_the_same_sum_of_chances_and_twice_is_nothing(table):
    turns = turns_of(table, 0)
    assert sum(chances(other_order(turns)).values()) == 26
    assert other_order(other_order(turns)) == turns
    assert sorted(other_order(turns).values()) == list(range(9))


def test_a_card_without_a_partner_keeps_its_turn():
    turns = {"c3": 0, "c2": 1, "b2": 2, "d2": 3, "d3": 4, "b3": 5}
    assert other_order(turns) == {"c3": 0, "c2": 5, "b2": 2, "d2": 3, "d3": 4, "b3": 1}
    assert other_order({"c3": 0, "c2": 1}) == {"c3": 0, "c2": 1}


@FINISHED
def test_a_swapped_card_brings_as_much_per_chance(table):
    data = chart(table, "swap").table
    assert len(data) == 8 * len(table.names)
    for was, would in (("tokens made", "tokens made, swapped"), ("cubes", "cubes, swapped")):
        wanted = data[was] * data["chances, swapped"] / data["chances"]
        assert list(data[would]) == pytest.approx(list(wanted), abs=0.01)


@FINISHED
def test_only_turns_count_and_not_the_final_activations(table):
    data = chart(table, "swap").table
    frame = table.record.frame()
    made = frame[(frame["event"] == "pollute") & (frame["round"] <= 8)]
    early = chart(table, "early").table
    placed = early[early["placed in turn"] > 0].sort_values(["player", "placed in turn"], kind="stable")
    data = data.sort_values(["player", "placed in turn"], kind="stable")
    assert data["cubes"].sum() <= made["amount"].sum()
    assert (data["tokens made"].to_numpy() <= placed["tokens made"].to_numpy()).all()


def test_before_the_fifth_card_there_is_nothing_to_swap():
    words = "Once more than half of the cards lie there, some can be swapped."
    for table in (play(2, 3, most=0), play(2, 3, most=20)):
        assert chart(table, "swap").summary == words


def test_a_panel_without_cubes_says_just_that():
    table = tw.new(players=["bot:clean"], seed=11).advance()
    assert chart(table, "swap").table["cubes"].sum() == 0
    drawn = chart(table, "swap")
    assert "None of these cards has made a cube." in drawn.svg
    assert "can be swapped" not in drawn.svg + str(drawn.drawing)


def test_the_sentence_has_the_sums_of_the_table():
    drawn = chart(finished(2), "swap", player=NAMES[0])
    data = drawn.table
    assert f"made {data['tokens made'].sum()} tokens and {data['cubes'].sum()} cube" in drawn.summary
    assert f"about {round(data['tokens made, swapped'].sum(), 1):g} and" in drawn.summary


# Another way to count


@FINISHED
def test_points_by_card_are_the_outcome_and_by_cube_those_of_the_what_if_rule(table):
    data = chart(table, "penalty").table
    last = data[data["turn"] == "+4"]
    assert list(last["points by card"]) == list(table.outcome.points.values())
    position = table.position()
    position["options"] = {"penalty_per_cube": True}
    assert list(last["points by cube"]) == list(tw.at(position).outcome.points.values())


@FINISHED
def test_it_makes_no_difference_under_which_rule_the_game_was_played(table):
    position = table.position()
    position["options"] = {"penalty_per_cube": True, "carbon_price": 2}
    usual, strict = chart(table, "penalty").table, chart(tw.at(position), "penalty").table
    last = usual[usual["turn"] == "+4"].reset_index(drop=True)
    price = 2 * last["cubes"]
    for column in ("points by card", "points by cube"):
        assert list(strict[column][-len(last) :]) == list(last[column] - price)


def test_four_cubes_on_one_card_cost_one_point_or_four():
    """TF-63, TF-W2: the landfill holds three cubes, the fourth stops it; it is one card all the same."""
    said = chart(at("I22", 4), "penalty").summary
    assert said.replace("\N{MINUS SIGN}", "-") == (
        "A has 4 cubes on 1 card: -1 points if each polluted card costs 1, -4 if each cube does."
    )


def test_without_cubes_there_is_nothing_to_count():
    assert chart(at("I22", 0), "penalty").summary == "No cube lies on any card."


@pytest.mark.parametrize(("cubes", "words"), [(1, "the lead stays"), (3, "the lead changes")])
def test_it_says_whether_the_lead_changes(cubes, words):
    one = {"c3": {"card": "H1"}, "c2": {"card": "I22", "pollution": cubes}, "d3": {"card": "I21"}}
    two = {"c3": {"card": "H2"}, "c2": {"card": "I19", "pollution": 1}, "d3": {"card": "I20", "pollution": 1}}
    people = [{"name": "A", "territory": one}, {"name": "B", "territory": two}]
    assert words in chart(tw.at({"players": people}, seed=1), "penalty").summary

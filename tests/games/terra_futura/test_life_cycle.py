"""The chart of clean cards over their whole life, and who gains from a copied card."""

from chart_games import NAMES, finished

from terra_widgets.charts import chart
from terra_widgets.games.terra_futura.charts import tell
from terra_widgets.games.terra_futura.charts.life_cycle import CLEAN
from terra_widgets.games.terra_futura.facts import FACTS


def test_clean_cards_never_make_a_product_with_a_cube():
    story = tell(finished(2).record)
    clean = {(place.seat, place.cell) for place in story.places if place.theme in CLEAN}
    made = [one for one in story.activations if (one.seat, one.cell) in clean]
    assert made
    assert not any(one.cubes for one in made)


def test_the_cubes_of_materials_and_of_making_are_all_cubes():
    story = tell(finished(2).record)
    for seat in range(len(story.names)):
        parts = FACTS["cubes-from-materials"](story, seat) + FACTS["cubes-from-making"](story, seat)
        assert parts == FACTS["cubes-put-down"](story, seat)


def test_the_last_row_has_the_products_of_clean_cards():
    table = finished(2)
    story, rows = tell(table.record), chart(table, "life_cycle").table
    for seat, name in enumerate(story.shown):
        last = rows[rows["player"] == name].iloc[-1]
        assert last.iloc[2] == FACTS["clean-products"](story, seat)


def test_building_counts_for_each_clean_card():
    table = finished(2)
    one, two = (chart(table, "life_cycle", building=n).table.iloc[:, 3] for n in (1, 2))
    assert (2 * one == two).all()
    assert one.max() > 0


def test_the_chart_says_that_building_is_no_rule():
    assert "No rule of the game says so." in chart(finished(2), "life_cycle", player=NAMES[0]).plan.note


def test_a_reward_is_worth_what_was_taken():
    story = tell(finished(2).record)
    taken = [one for one in story.activations if one.reward]
    worth = sum(FACTS["points-by-being-copied"](story, seat) for seat in range(len(story.names)))
    assert 0 <= worth <= 6 * len(taken)

"""The charts of a game lie in the drawer: made when they are looked at, and again after each move."""

import moments
import pytest
from look import findings, misfits, prepare
from stage import seat

import terra_widgets as tw

PICTURE = "decodeURIComponent(document.querySelector('.t-charts img').src)"
GAMES = ("terra_futura", "terra", "terrabilis", "nova_ziemia")


def table_of(game, moves=12):
    table = tw.new(game, players=["Ada", "bot:random", "bot:random"], seed=3)
    for _ in range(moves):
        table.advance(most=1) if table.to_move in table.automatic else table.play(table.legal_moves[0])
    return table.advance()


def open_charts(page):
    page.locator("[data-key=more]").click()
    page.locator("[data-key='sheet:charts']").click()
    page.wait_for_selector(".t-charts img")


def choose(page, name):
    before = page.evaluate(PICTURE)
    page.locator("[data-key=chart]").select_option(name)
    page.wait_for_function(f"before => {PICTURE} !== before", arg=before)


@pytest.mark.parametrize("game", GAMES)
def test_every_board_has_charts_in_its_drawer(stage, game):
    page = stage()
    seat(page, table_of(game))
    open_charts(page)
    questions = page.locator(".t-charts option").all_inner_texts()
    assert questions
    assert all(question.endswith("?") for question in questions)
    words = page.locator(".t-charts p").inner_text()
    assert words == page.locator(".t-charts img").get_attribute("alt")
    assert misfits(page) == []


def test_nobody_makes_a_chart_before_it_is_looked_at(stage):
    page = stage()
    seat(page, table_of("terra_futura"))
    page.locator("[data-key=more]").click()
    assert page.evaluate("stage.model.aimed.filter(one => 'chart' in one)") == []


def test_the_chart_follows_the_game_while_it_is_looked_at(stage):
    page = stage()
    table = tw.new("terra_futura", players=["Ada", "Ben"], seed=3)
    screen = seat(page, table)
    open_charts(page)
    choose(page, "resources")
    before = page.evaluate(PICTURE)
    moments.play_until(table, lambda shown: shown["number"] > 30)
    page.evaluate("fresh => stage.model.show(fresh)", screen.snapshot)
    page.wait_for_function(f"before => {PICTURE} !== before", arg=before)
    assert page.locator("[data-key=chart]").input_value() == "resources"


@pytest.mark.parametrize("dark", [False, True])
def test_charts_have_the_colours_that_players_have_on_the_board(stage, dark):
    page = stage(dark=dark)
    seat(page, table_of("terra_futura", 40))
    open_charts(page)
    choose(page, "activations")
    chip = page.locator(".t-bar .t-seat-0").evaluate("one => getComputedStyle(one).backgroundColor")
    red, green, blue = (int(part) for part in chip.removeprefix("rgb(").removesuffix(")").split(","))
    assert f"#{red:02x}{green:02x}{blue:02x}" in page.evaluate(PICTURE)


def test_the_sheet_can_be_read_and_operated_by_everybody(stage, axe):
    page = prepare(stage(390, 844), axe)
    seat(page, table_of("terrabilis"))
    open_charts(page)
    assert findings(page, least=10) == []

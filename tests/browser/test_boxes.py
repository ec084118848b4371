"""Boards among other widgets in a real JupyterLab: in boxes, moved, followed; and set up by clicks."""

import pytest
from pages import FRONT

pytestmark = pytest.mark.long

BOXES = """
import ipywidgets as widgets
table = tw.new("terra_futura", players=["Ada", "Ben"], seed=7)
board, log = tw.TableView(table), tw.Log(table)
bar = widgets.IntProgress(max=40, description="Moves")
link = widgets.dlink((board, "step"), (bar, "value"))
tabs = widgets.Tab([widgets.VBox([bar, board]), log], titles=["Board", "Log"])
beside = widgets.Accordion([widgets.HBox([])], titles=["Here"], selected_index=0)
widgets.VBox([tabs, beside])
"""
TAB = ".lm-TabBar-tab:has-text('{}')"
WIDTH = "board => board.getBoundingClientRect().width"


def test_a_board_is_played_in_a_tab_and_goes_on_in_an_accordion(jupyterlab):
    page = jupyterlab.page
    jupyterlab.run(BOXES)
    cell = page.locator(f"{FRONT} .jp-Cell:has(.widget-tab)")
    cell.locator(".widget-tab [data-key='market:I:1']").click()
    page.wait_for_function("document.querySelector('.widget-tab .t-sentence').textContent.includes('lace')")
    assert jupyterlab.ask("bar.value") >= 1
    cell.locator(TAB.format("Log")).click()
    cell.locator(".widget-tab .t-log li").first.wait_for()
    cell.locator(TAB.format("Board")).click()
    assert cell.locator(".widget-tab .t-table").evaluate(WIDTH) > 300

    said = cell.locator(".widget-tab .t-sentence").inner_text()
    jupyterlab.run("tabs.children = [log]; beside.children[0].children = [board]")
    moved = cell.locator(".widget-accordion .t-table")
    moved.wait_for()
    assert moved.locator(".t-sentence").inner_text() == said
    assert moved.evaluate(WIDTH) > 300
    before = jupyterlab.ask("board.step")
    moved.locator("[data-lit][data-cell]").first.click()
    page.wait_for_function(
        "said => document.querySelector('.widget-accordion .t-sentence').textContent !== said", arg=said
    )
    assert jupyterlab.ask("board.step") > before


def test_a_table_set_up_by_clicks_stands_in_the_same_output(jupyterlab):
    page = jupyterlab.page
    jupyterlab.run("card = tw.new()\ncard")
    card = page.locator(".t-setup").last
    card.locator("[data-key='game:terra']").click()
    card.locator("[data-key='game:terra'][aria-pressed=true]").wait_for()
    card.locator("[data-key='seat:0:name']").fill("Ada")
    card.locator("[data-key=start]").click()
    table = page.locator(".jp-OutputArea-output:has(.t-setup[data-laid]) .t-table").last
    table.wait_for()
    page.wait_for_function("document.activeElement?.closest('.t-table') !== null")  # the keyboard goes along
    assert jupyterlab.ask("card.table.names[0]") == "Ada"
    assert jupyterlab.ask("card.table.game.name") == "terra"


def test_a_chart_is_chosen_with_interact(jupyterlab):
    jupyterlab.run(
        "import ipywidgets as widgets\n"
        'table = tw.new("terra_futura", players=["bot:greedy", "bot:clean"], seed=7).advance()\n'
        'draw = lambda player: tw.chart(table, "score", player=player)\n'
        "widgets.interact(draw, player=list(table.shown_names));"
    )
    choice = jupyterlab.page.locator(".widget-interact select").last
    choice.wait_for()
    choice.select_option("Nela")
    jupyterlab.page.locator(".widget-interact .jp-OutputArea-output >> text=Nela").first.wait_for()

"""The end of a game on the board: seen at once, read by everybody, and a click from the next game."""

import moments
import pytest
from look import findings, misfits, prepare
from nova_ziemia.moments import nova_final, nova_won
from stage import seat, show
from terra.moments import terra_lost, terra_saved
from terrabilis.moments import final as terrabilis_won
from terrabilis.moments import lost as terrabilis_lost
from test_one_screen import SIZES

import terra_widgets as tw
from terra_widgets.widgets.lookup import snapshot

HIDDEN = """(() => {
    const play = document.querySelector('.t-play');
    return play.scrollHeight - play.clientHeight;
})()"""
BOTS = {
    "terra_futura": ["greedy", "clean", "growth", "random", "greedy"],
    "terra": ["helper", "hoarder", "helper", "reciprocal", "hoarder", "helper"],
    "terrabilis": ["builder", "builder", "steward", "builder"],
    "nova_ziemia": ["loner"] * 4,
}


def of_bots(game, language="cs"):
    """The end with as many players as there can be."""
    table = tw.new(game, players=[f"bot:{kind}" for kind in BOTS[game]], seed=3, language=language)
    return snapshot(table.advance(), number=1)


ENDS = {
    "terra_futura won": moments.final,
    "terra won": terra_saved,
    "terra lost": terra_lost,
    "terrabilis won": terrabilis_won,
    "terrabilis lost": terrabilis_lost,
    "nova_ziemia won": nova_won,
    "nova_ziemia lost": nova_final,
    **{f"{game} full": lambda game=game: of_bots(game) for game in BOTS},
}


@pytest.mark.parametrize("size", SIZES)
def test_the_end_is_seen_at_once(stage, size):
    page = stage(*SIZES[size])
    far = {}
    for name, end in ENDS.items():
        show(page, end())
        far[name] = page.evaluate(HIDDEN)
    assert {name: hidden for name, hidden in far.items() if hidden > 0} == {}


def over(stage, game="terra_futura", **options):
    page = stage(**options)
    kinds = BOTS[game][:3]
    table = tw.new(game, players=[f"bot:{kind}" for kind in kinds], seed=3)
    return page, seat(page, table.advance())


def test_play_again_by_keyboard(stage):
    page, screen = over(stage)
    page.locator("[data-key=again]").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("stage.model.values.snapshot.outcome === null")
    assert page.locator(".t-end").count() == 0
    assert len(screen.table.earlier) == 1
    assert "new game" in page.locator("[role=status]").inner_text()


def test_the_same_cards_with_another_rule(stage):
    page, screen = over(stage)
    page.locator("[data-key=rule]").click()
    assert page.locator(".t-end-rules button").count() == 7
    assert page.evaluate(HIDDEN) == 0
    page.locator("[data-key='rule:no_spaces']").click()
    page.wait_for_function("stage.model.values.snapshot.outcome === null")
    assert dict(screen.table.record.options) == {"no_spaces": True}
    assert screen.table.record.seed == 3


def test_the_chart_is_a_click_away_and_there_is_no_button_without_a_use(stage):
    page, _ = over(stage)
    assert page.locator("[data-key=review]").count() == 0
    page.locator("[data-key=chart]").click()
    page.wait_for_selector(".t-charts img")


def test_the_board_and_the_turning_point_can_be_looked_at(stage):
    page, _ = over(stage)
    assert page.locator(".t-territory").count() == 0
    page.locator("[data-key=board]").click()
    assert page.locator(".t-territory").count() == 3
    page.locator("[data-key=board]").click()
    page.locator("[data-key=moment]").click()
    page.wait_for_function("stage.model.values.snapshot.log.looking !== null")
    assert page.locator(".t-end").count() == 0


def test_bars_grow_one_source_after_the_other_and_stand_where_motion_is_not_wanted(stage):
    page = stage()
    page.emulate_media(reduced_motion="no-preference")
    show(page, moments.final())
    style = "one => [getComputedStyle(one).animationName, getComputedStyle(one).animationDelay]"
    bars = page.locator(".t-end-ranks li").first.locator(".t-end-part")
    assert bars.nth(0).evaluate(style) == ["terra-grow", "0s"]
    assert bars.nth(1).evaluate(style) == ["terra-grow", "0.35s"]
    page.emulate_media(reduced_motion="reduce")
    assert bars.first.evaluate(style)[0] == "none"


@pytest.mark.parametrize("end", ["terra_futura won", "terra lost", "terrabilis lost"])
def test_everybody_can_read_the_end(stage, axe, end):
    page = prepare(stage(390, 844), axe)
    show(page, ENDS[end]())
    assert findings(page, least=8) == []
    assert misfits(page, 320, 390, 920) == []

"""The cover over a table that is handed over: nothing of the table is on the page until somebody is there."""

import json

import pytest
from look import findings, misfits, prepare, small
from stage import seat, show

import terra_widgets as tw
from terra_widgets.widgets.lookup import snapshot
from terra_widgets.widgets.snapshot import Settings

NAMES = ["Ada", "Ben", "Cy"]
FOCUS = "document.activeElement?.dataset.key"


def covered(stage, language="en", **options):
    page = stage(**options)
    return page, seat(page, tw.new("terra", players=NAMES, seed=1, language=language))


def test_the_cover_takes_the_place_of_the_whole_table(stage):
    page, _ = covered(stage)
    assert "Ada" in page.locator(".t-cover h2").inner_text()
    assert page.locator(".t-bar, .t-prompt, .t-panel").count() == 0
    page.locator("[data-key=handover]").click()
    page.wait_for_selector(".t-prompt")
    assert page.locator(".t-cover").count() == 0


def test_the_next_player_is_asked_for_and_a_key_pressed_twice_uncovers_nothing(stage):
    page, screen = covered(stage)
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUS) == "handover"
    page.keyboard.press("Enter")
    page.wait_for_selector(".t-prompt")
    while screen.table.to_move == "Ada":
        moves = len(screen.table.moves)
        choice = page.locator(".t-choices [data-move]").last
        choice.focus()
        page.keyboard.press("Enter")
        page.wait_for_function("last => stage.model.values.snapshot.log.last > last", arg=moves)
    page.wait_for_selector(".t-cover")
    assert "Ben" in page.locator(".t-cover").inner_text()
    assert page.evaluate(FOCUS) == "cover"
    page.keyboard.press("Enter")
    assert page.locator(".t-cover").count() == 1
    assert screen.settings.shown_to is None


def test_somebody_who_reads_with_their_ears_hears_whose_turn_it_is(stage):
    page, _ = covered(stage)
    region = page.get_by_role("region", name="Hand the screen to")
    assert region.count() == 1
    assert "Ada" in page.locator("[role=status]").inner_text()


def test_the_last_move_can_be_taken_back_from_the_cover(stage):
    page = stage()
    table = tw.new("nova_ziemia", players=["Ada", "Ben"], seed=1)
    seat(page, table)
    assert page.locator(".t-cover [data-key=undo]").count() == 0
    page.locator("[data-key=handover]").click()
    page.locator("[data-key='shift 1 left'], [data-move='shift 1 left']").first.click()
    page.wait_for_function("stage.model.values.snapshot.log.last > 0")
    page.locator("[data-key=hide]").click()
    page.locator(".t-cover [data-key=undo]").click()
    page.wait_for_function("stage.model.values.snapshot.log.last === 0")
    assert table.moves == ()


def test_what_no_notebook_keeps_is_shown_when_it_comes_as_a_message(stage):
    page = stage()
    table = tw.new("terra", players=NAMES, seed=1)
    show(page, snapshot(table, Settings(), number=1))
    assert page.locator(".t-cover").count() == 1
    own = snapshot(table, Settings(shown_to=0), number=2)
    tell = "text => { for (const call of stage.model.of('msg:custom')) call(JSON.parse(text), []); }"
    page.evaluate(tell, json.dumps({"private": own}))
    page.wait_for_selector(".t-prompt")
    # The same moment without secrets is for the notebook, and covers nothing again; a later one does.
    for number, covers in ((2, 0), (3, 1)):
        shown = snapshot(table, Settings(), number=number)
        page.evaluate("text => stage.model.show(JSON.parse(text))", json.dumps(shown))
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.locator(".t-cover").count() == covers


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_cover_fits_a_phone_and_fingers_hit_it(stage, language):
    page, _ = covered(stage, language)
    assert misfits(page, 320, 1000) == []
    assert small(page) == []


def test_axe_finds_nothing_serious_on_the_cover(stage, axe):
    page, _ = covered(stage)
    prepare(page, axe)
    assert findings(page, least=3) == []

"""The table of Terra in a real browser, on a plain page: played with fingers and keys, and looked at."""

import json
import random

import pytest
from look import findings, misfits, prepare, small, totals
from moments import stretched
from stage import seat, show

from . import moments

LIT = "[data-lit]"
HANDOVER = "[data-key=handover]"


def answered(page, number):
    page.wait_for_function("number => stage.model.values.snapshot.number > number", arg=number)


MENU = "document.querySelector('.t-menu')?.innerText ?? ''"


def came(page, number, seen):
    """What a tap brings, which takes a moment: the words of a menu that was not seen, or none."""
    page.wait_for_function(
        f"""([number, seen, until]) => stage.model.values.snapshot.number > number
            || ![seen, ""].includes({MENU}) || performance.now() > until""",
        arg=[number, seen, page.evaluate("performance.now() + 2000")],
    )
    return "" if page.evaluate("stage.model.values.snapshot.number") > number else page.evaluate(MENU)


@pytest.mark.long
def test_the_end_of_a_game_by_fingers_alone_with_hand_overs(stage):
    page, luck = stage(390, 800, has_touch=True), random.Random(3)
    table = moments.ending(3)
    screen = seat(page, table)
    while table.legal_moves:
        number = screen.snapshot["number"]
        secret = screen.snapshot["own"]["hidden"] and screen.snapshot["prompt"]["decision"] != "draw"
        lit = page.locator(HANDOVER if secret else LIT)
        lit.nth(luck.randrange(lit.count())).tap()
        menu = ""
        while menu := came(page, number, menu):  # a choice, or yes where it asks first
            page.locator(".t-menu [data-move]").last.tap()
    assert page.locator(".tr-near button").count() == 0
    assert totals(page) == [str(table.outcome.points[name]) for name in table.names]


def test_the_end_of_a_game_by_keyboard_alone_against_automatic_players(stage):
    page, table = stage(1000, 800), moments.ending(["Team A", "bot:helper", "bot:hoarder"])
    screen = seat(page, table)
    page.keyboard.press("Tab")
    steps = 0
    while table.outcome is None:
        number, steps = screen.snapshot["number"], steps + 1
        assert steps < 1500
        focus = page.evaluate(
            "({ key: document.activeElement.dataset.key, lit: document.activeElement.matches('[data-lit]') })"
        )
        if focus["key"] == "go-on":  # what is held has the focus at once
            page.keyboard.press("Enter")
            continue
        if not focus["lit"] and focus["key"] != "skip":
            page.keyboard.press("Tab")
            continue
        if steps % 2 and focus["key"] != "skip":  # not always the first: from the buttons on to the cards
            page.keyboard.press("Tab")
            if not page.evaluate("document.activeElement.matches('[data-lit]')"):
                page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
        for _ in range(2):  # a choice, and yes where it asks first
            if page.locator(".t-menu").count():
                page.keyboard.press("ArrowDown")
                page.keyboard.press("Enter")
        # Something may have been held just before the key was pressed, which then was for that. And for a
        # moment after choices that played themselves a key does not count; then it is pressed again.
        page.wait_for_function(
            """([number, key, until]) => stage.model.values.snapshot.number > number
                || document.activeElement.dataset.key !== key || performance.now() > until""",
            arg=[number, focus["key"], page.evaluate("performance.now() + 1000")],
        )
        assert page.evaluate("document.activeElement !== document.body")
    assert totals(page) == [str(table.outcome.points[name]) for name in table.names]


def test_arrows_walk_over_the_hand_and_the_world(stage):
    page = stage()
    show(page, moments.terra_act())
    page.locator("[data-key='hand:1']").focus()
    key = "document.activeElement.dataset.key"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(key) == "hand:2"
    page.keyboard.press("Control+End")
    assert page.evaluate(key).startswith("hoard:")
    assert page.locator(".tr-own [tabindex='0']").count() == 1
    assert page.locator(".tr-world [tabindex='0']").count() == 1


def test_what_is_not_lit_says_why_with_the_rule_and_tells_of_the_real_world(stage):
    page, shown = stage(), moments.terra_give()
    show(page, shown)
    crisis = page.locator(".tr-world .tr-crisis").first
    crisis.click(force=True)
    assert page.locator(".t-tip .t-why").inner_text() == (
        "First everybody answers the crisis that has come up. (TR-21)"
    )
    assert page.locator(".t-tip .t-note").inner_text().endswith(")")  # the note with its source
    assert page.evaluate("stage.model.sent") == []


def test_a_screen_shared_by_people_hides_the_cards(stage):
    page = stage()
    show(page, moments.terra_hidden())
    assert page.locator(".tr-card").count() == 0
    assert page.locator(LIT).count() == page.locator(f".t-cover {HANDOVER}").count() == 1


# Inside the page, and yet out of its frame.
WIDE = """() => [...document.querySelectorAll('.terra *')]
    .filter(one => !one.closest('.t-sr, [hidden], svg'))
    .filter(one => one.getBoundingClientRect().right > innerWidth + 1).map(one => one.className)"""


@pytest.mark.long
def test_axe_finds_nothing_serious(stage, axe):
    page = prepare(stage(), axe)
    for name in ("terra_act", "terra_six", "terra_looking", "terra_saved"):  # others in JupyterLab
        show(page, moments.TERRA_MOMENTS[name]())
        assert findings(page, least=30) == [], name


@pytest.mark.long
def test_longer_words_fit_and_targets_are_large_enough_on_a_phone(stage):
    page = stage(320, 640)
    for moment in (moments.terra_start, moments.terra_give, moments.terra_act, moments.terra_six):
        for shown in (moment(), stretched(moment())):
            show(page, shown)
            assert page.evaluate(WIDE) == [], moment.__name__
            assert misfits(page, 320) == [], moment.__name__
            assert small(page) == [], moment.__name__


def test_printing_shows_the_world_and_no_buttons(stage):
    page = stage()
    show(page, moments.terra_act())
    page.emulate_media(media="print")
    assert page.locator(".tr-world").is_visible()
    assert not page.locator(".t-prompt").is_visible()
    assert not page.locator(".tr-hand").is_visible()  # a printed hand would be no secret


def test_hostile_names_are_plain_text(stage):
    nasty = "<img src=x onerror=document.title='run'>"
    page, shown = stage(320, 700), moments.terra_give()
    text = json.dumps(shown).replace("Team A", "\\u202e" + nasty).replace("Team B", "{{x}}" + "A" * 200)
    show(page, json.loads(text))
    assert page.title() == "Terra, on a plain page"
    assert page.locator("img").count() == 0
    assert page.evaluate(WIDE) == []

"""The board of Nova Ziemia in a real browser, on a plain page."""

import json

import moments
import pytest
from look import findings, misfits, prepare, small, totals
from stage import seat, show
from test_view import LIT, answer, answered, focus, sent

import terra_widgets as tw

from . import moments as nova_moments
from .moments import NOVA_MOMENTS, new

CODES = "stage.model.values.snapshot.planet.now.codes"


def key(page, name):
    return page.locator(f"[data-key='{name}']")


def drawn(page):
    """Where each tile lies, and how, as the page shows it."""
    return page.locator(".n-tile").evaluate_all(
        "all => all.map(one => [one.style.translate, one.dataset.face].join(' '))"
    )


def wanted(codes):
    """The same from the numbers of a snapshot."""
    signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
    tiles = {signs.index(code) >> 2: (cell, signs.index(code) & 3) for cell, code in enumerate(codes)}
    return [f"{cell % 4 * 100}% {cell // 4 * 100}% {face}" for _, (cell, face) in sorted(tiles.items())]


def follow(page, screen):
    """Play what a hint says, by clicks, at most two for an action."""
    number, shown = screen.snapshot["number"], screen.snapshot
    move = screen.table.hint().moves[0]
    verb, _, rest = move.partition(" ")
    if shown["missions"]["hidden"]:
        key(page, "handover").click()
    elif verb in {"rotate", "flip"}:
        key(page, f"cell:{rest.split()[0]}").click()
        page.locator(f".t-menu [data-move='{move}']").click()
    else:
        page.locator(f"[data-move='{move}']").click()
    answered(page, number)


# Playing


@pytest.mark.long
def test_a_whole_game_by_clicks(stage):
    page, table = stage(1000, 900), nova_moments.helped(new(seed=4), 1)
    screen = seat(page, table)
    for _ in range(100):
        if table.to_move is None:
            break
        follow(page, screen)
    assert table.outcome.winners == table.names
    page.wait_for_selector(".t-end")
    assert totals(page) == [str(table.outcome.points["Team A"])]
    page.locator("[data-key=board]").click()
    assert drawn(page) == wanted(page.evaluate(CODES))


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(stage):
    """A turn of everything: arrows to a tile, its menu, a shift, then what is left to decide."""
    page, table = stage(1000, 900), new(1, seed=5)
    screen = seat(page, table)
    press = page.keyboard.press
    turn = 0
    while table.to_move is not None and turn < 40:
        turn += 1
        if screen.snapshot["prompt"]["decision"] == "shape":
            reach(page, "cell:a1")
            for way in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
                press(way)
            assert focus(page) == "cell:a1"
            number = screen.snapshot["number"]
            press("Enter")
            page.wait_for_function("document.activeElement.dataset.key === 'menu:rotate a1'")
            press("ArrowRight")
            press("Enter")
            answered(page, number)
            page.wait_for_function("document.activeElement.dataset.key === 'cell:a1'")
            press("ArrowUp")
            assert focus(page) == "shift:a:up"
            number = screen.snapshot["number"]
            press("Enter")
            answered(page, number)
            assert focus(page) == "shift:a:up"
            assert table.moves[-2:] == ("flip a1 ew", "shift a up")
        for _ in range(40):
            number = screen.snapshot["number"]
            lit = "[data-lit]:is(.t-choices *, .n-task)"
            if not page.evaluate(f"document.activeElement.matches('{lit}')"):
                press("Shift+Tab" if screen.snapshot["prompt"]["decision"] == "shape" else "Tab")
                continue
            choice = page.evaluate("document.activeElement.dataset.move")
            if choice == "back":
                press("Tab")
                continue
            press("Enter")
            if page.locator("[role=alertdialog]").count():  # it would be the end
                press("ArrowDown")
                press("Enter")
            answered(page, number)
            break
    assert table.outcome is not None
    page.wait_for_selector(".t-end")


def reach(page, name):
    for _ in range(60):
        if focus(page) == name:
            return
        page.keyboard.press("Tab")
        if focus(page).startswith(("cell:", "shift:")):
            page.keyboard.press("Control+Home")
    raise AssertionError(f"Tab does not lead to {name}")


@pytest.mark.long
def test_a_finger_needs_two_taps_for_a_tile_and_one_for_a_row(stage):
    page, table = stage(320, 700, has_touch=True), new(1)
    seat(page, table)
    key(page, "shift:2:left").tap()
    answered(page, 1)
    key(page, "cell:b2").tap()
    page.locator(".t-menu [data-move='flip b2 ns']").tap()
    answered(page, 2)
    assert table.record.moves == ("shift 2 left", "flip b2 ns")


def test_undo_and_looking_back_move_the_tiles(stage):
    page, table = stage(1000, 900), new(1)
    seat(page, table)
    first = drawn(page)
    for number, move in enumerate(("shift:1:right", "shift:c:down"), start=1):
        key(page, move).click()
        answered(page, number)
    last = drawn(page)
    key(page, "more").click()
    key(page, "log:1").click()
    answered(page, 3)
    page.wait_for_selector(".t-past")
    assert drawn(page) not in (first, last)
    assert page.locator(f".n-board {LIT}").count() == 0
    key(page, "now").click()
    answered(page, 4)
    for number in (5, 6):
        key(page, "undo").click()
        answered(page, number)
    assert drawn(page) == first


@pytest.mark.long
def test_automatic_players_shape_the_planet_at_a_pace_that_can_be_skipped(stage):
    page = stage(1000, 900)
    table = tw.new("nova_ziemia", players=["Ada", "bot:loner"], seed=3)
    screen = seat(page, table)
    while screen.snapshot["watch"] is None:
        number = screen.snapshot["number"]
        page.locator(f".n-task{LIT}, .t-choices {LIT}").last.click()
        answered(page, number)
    number = screen.snapshot["number"]
    answered(page, number)  # by itself
    if screen.snapshot["watch"]:
        key(page, "skip").click()
        page.wait_for_function("stage.model.values.snapshot.watch === null")
    assert table.to_move == "Ada"


# Previews


def test_pointing_at_an_action_shows_the_planet_after_it(stage):
    page, shown = stage(1000, 900), nova_moments.shown(new())
    show(page, shown)
    previews = shown["planet"]["previews"]
    for name in ("shift:2:left", "shift:d:down"):
        for point in (key(page, name).hover, key(page, name).focus):
            point()
            page.wait_for_selector(".n-zones[data-preview]")
            assert drawn(page) == wanted(previews[name.replace(":", " ")]["codes"])
            assert page.locator(".n-changed").count() == 4
            page.mouse.move(1, 1)
            page.evaluate("document.activeElement.blur()")
            page.wait_for_selector(".n-zones:not([data-preview])")
    assert drawn(page) == wanted(shown["planet"]["now"]["codes"])
    key(page, "cell:c3").click()
    for move in ("rotate c3", "flip c3 ew", "flip c3 ns"):
        page.wait_for_function(f"document.activeElement.dataset.key === 'menu:{move}'")
        codes = wanted(previews[move]["codes"])
        page.wait_for_function(
            "codes => JSON.stringify([...document.querySelectorAll('.n-tile')].map(one =>"
            " [one.style.translate, one.dataset.face].join(' '))) === codes",
            arg=json.dumps(codes, separators=(",", ":")),
        )
        would = page.locator(".n-card[data-would] .n-name").all_inner_texts()
        cards = [*shown["missions"]["cards"], *shown["goals"]["cards"]]
        assert would == [c["name"] for c in cards if c["id"] in previews[move]["meets"] and not c["met"]]
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    page.wait_for_selector(".n-zones:not([data-preview])")
    assert sent(page) == []


def test_what_was_just_done_is_not_shown_done_twice(stage):
    page, table = stage(1000, 900, reduced_motion="reduce"), new(1)
    screen = seat(page, table)
    page.clock.install()
    key(page, "shift:2:left").click()
    answered(page, 1)
    page.clock.run_for(1_000)  # longer than a preview needs to come
    assert page.locator(".n-changed").count() == 0
    assert drawn(page) == wanted(screen.snapshot["planet"]["now"]["codes"])
    page.mouse.move(1, 1)
    page.clock.run_for(1_000)
    key(page, "shift:2:left").hover()
    page.clock.run_for(1_000)
    page.wait_for_selector(".n-changed")


@pytest.mark.long
def test_tiles_move_only_where_motion_is_welcome(stage):
    for motion, moves in (("reduce", False), ("no-preference", True)):
        page = stage(1000, 900, reduced_motion=motion)
        show(page, nova_moments.shown(new()))
        duration = page.locator(".n-tile").first.evaluate("one => getComputedStyle(one).transitionDuration")
        assert any(float(one.strip("s ")) > 0 for one in duration.split(",")) == moves


def test_values_stand_on_zones_and_lines_around_them(stage):
    page, shown = stage(1000, 900), nova_moments.shown(new())
    show(page, shown)
    signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    values = [signs.index(sign) for sign in shown["planet"]["now"]["values"]]
    labels = page.locator(".n-label text").all_text_contents()
    assert sorted(map(int, labels)) == sorted(value for value in values if value >= 3)
    lines = page.locator(".n-border").get_attribute("d").count("M")
    zones = shown["planet"]["now"]["zones"]
    inside = sum(zones[4 * c + s] != zones[4 * c + (s + 1) % 4] for c in range(16) for s in range(4))
    across = sum(zones[4 * c + 1] != zones[4 * c + 7] for c in range(16) if c % 4 < 3)
    down = sum(zones[4 * c + 2] != zones[4 * c + 16] for c in range(12))
    assert lines == inside + across + down


# Hints and secrets


def test_a_hint_is_said_and_lights_the_first_action(stage):
    page, table = stage(1000, 900), new(seed=3)
    screen = seat(page, table)
    key(page, "handover").click()
    answered(page, 1)
    for level in (1, 2, 3):
        assert page.locator(".n-hinted").count() == 0
        key(page, "hint").click()
        answered(page, level + 1)
    assert page.locator(".t-hint").inner_text().strip() == screen.snapshot["hint"]["text"]
    cell = page.locator(".n-hinted")
    assert cell.get_attribute("data-key") == "cell:c3"
    cell.click()
    assert page.locator(".t-menu [data-move='flip c3 ew'] .t-mark").count() == 1
    assert page.locator(".t-menu .t-mark").count() == 1


# Bids


def test_a_bid_above_the_buttons_is_typed(stage):
    page, table = stage(1000, 900), new(3, competition=True)
    screen = seat(page, table)
    field = key(page, "bid")
    assert page.locator(".n-wrong").inner_text() == ""
    field.fill("100")
    assert page.locator(".n-wrong").inner_text() == screen.snapshot["contest"]["bidding"]["wrong"]
    key(page, "bid-this").click(force=True)
    field.press("Enter")
    assert table.moves == ()
    field.fill("14")
    assert page.locator(".n-wrong").inner_text() == ""
    field.press("Enter")
    answered(page, 1)
    field.fill(" 23 ")
    key(page, "bid-this").click()
    answered(page, 2)
    page.locator("[data-move='bid 9']").click()
    answered(page, 3)
    assert list(table.record.moves) == ["bid 14", "bid 23", "bid 9"]
    assert field.count() == 0  # what is lower than 9 has a button


# The sand-glass. A clock that is set by hand stays with its page: these have pages of their own.


def test_the_sand_runs_through_and_time_is_up(stage):
    page, shown = stage(1000, 900, reduced_motion="reduce"), nova_moments.nova_lower()
    page.clock.install()
    show(page, shown)
    assert page.locator(".n-left b").inner_text() == "60"
    page.clock.run_for(30_000)
    assert page.locator(".n-left b").inner_text() == "30"
    assert page.locator(".n-left").inner_text().endswith("30 seconds left")
    page.clock.run_for(29_000)
    assert sent(page) == []
    page.clock.run_for(2_000)
    assert [message["move"] for message in sent(page)] == ["time"]


@pytest.mark.long
def test_the_sand_glass_can_be_turned_off_and_stays_off(stage):
    page, shown = stage(1000, 900, reduced_motion="reduce"), nova_moments.nova_lower()
    page.clock.install()
    show(page, shown)
    switch = key(page, "glass")
    switch.click(force=True)
    page.wait_for_selector(".n-glass[data-off]")
    answer(page, contest={**shown["contest"], "glass": {**shown["contest"]["glass"], "key": "another"}})
    page.clock.run_for(90_000)
    assert sent(page) == []
    assert not switch.is_checked()
    switch.click(force=True)
    page.wait_for_selector(".n-glass:not([data-off])")
    page.clock.run_for(61_000)
    assert [message["move"] for message in sent(page)] == ["time"]


# How it looks


@pytest.mark.long
def test_axe_finds_nothing_serious(stage, axe):
    page = prepare(stage(), axe)
    for name in ("nova_mid", "nova_disasters", "nova_tsunami", "nova_bid", "nova_lower"):
        show(page, NOVA_MOMENTS[name]())
        if name == "nova_mid":
            key(page, "cell:b2").click()
            page.wait_for_selector(".t-menu")
        assert findings(page, least=20) == [], name


@pytest.mark.long
def test_words_that_are_40_percent_longer_fit(stage, monkeypatch):
    monkeypatch.setattr(moments, "PROSE", moments.PROSE | {"need", "near", "point", "preview", "left"})
    page = stage()
    for name in (
        "nova_start",
        "nova_mid",
        "nova_disasters",
        "nova_tsunami",
        "nova_bid",
        "nova_lower",
        "nova_final",
    ):
        show(page, moments.stretched(NOVA_MOMENTS[name]()))
        assert misfits(page, 320, 1000, 1820) == [], name


def test_on_a_phone_everything_fits_and_can_be_hit(stage):
    page = stage(320, 700)
    for name in ("nova_start", "nova_mid", "nova_tsunami", "nova_bid", "nova_lower"):
        show(page, NOVA_MOMENTS[name]())
        assert small(page) == [], name
        assert misfits(page, 320) == [], name


def test_hostile_names_are_plain_text(stage):
    nasty = "<img src=x onerror=document.title='run'>"
    page, shown = stage(400, 700), nova_moments.nova_lower()
    text = json.dumps(shown).replace("Team A", "\\u202e" + nasty).replace("Team B", "{{x}}" + "A" * 200)
    show(page, json.loads(text.replace("Two quarries", nasty)))
    assert page.title() == "Terra, on a plain page"
    assert page.locator("img").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 400

"""The set-up card in a real Chromium: tables by clicks and by keyboard alone, narrow, light, dark."""

import json

import pytest
from look import findings, misfits, prepare, small

from terra_widgets.games import catalog
from terra_widgets.set_up.card import Card
from terra_widgets.set_up.snapshot import snapshot

MOST_TABS = 60


def put(page, language="en", game=catalog.DEFAULT):
    """Open a card, which then answers as it does in a notebook; gives the tables that it lays."""
    laid = []
    card = Card(language, game, lay=laid.append)

    def answer(route):
        card.receive(json.loads(route.request.post_data or "null"))
        route.fulfill(json=snapshot(card))

    page.unroute("**/answer")
    page.route("**/answer", answer)
    page.evaluate("text => stage.open('set_up', JSON.parse(text), 1, true)", json.dumps(snapshot(card)))
    page.wait_for_selector(".t-setup")
    return laid


def key(name):
    return f"[data-key='{name}']"


def tab_to(page, name):
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset?.key") == name:
            return
    raise AssertionError(f"{MOST_TABS} presses of Tab did not reach {name}")


@pytest.mark.parametrize("game", catalog.games())
def test_a_table_of_each_game_is_set_up_by_clicks(stage, game):
    page = stage()
    laid = put(page)
    page.click(key(f"game:{game}"))
    page.wait_for_selector(f"{key(f'game:{game}')}[aria-pressed=true]")
    page.fill(key("seat:0:name"), "Ada")
    page.select_option(key("seat:1"), "thinker")  # leaving the field has sent the name
    page.wait_for_selector(key("seat:1:strength"))
    page.select_option(key("seat:1:strength"), "thinker:1")
    page.click(key("start"))
    page.wait_for_selector(".t-setup[data-laid]")
    assert laid[0].game.name == game
    assert laid[0].names[:2] == ("Ada", "bot:thinker:1")
    assert "Ada" in page.inner_text(".t-setup")


@pytest.mark.parametrize("game", catalog.games())
def test_a_table_of_each_game_is_set_up_by_keyboard_alone(stage, game):
    page = stage()
    laid = put(page)
    tab_to(page, f"game:{game}")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{key(f'game:{game}')}[aria-pressed=true]")
    assert page.evaluate("document.activeElement.dataset.key") == f"game:{game}"
    tab_to(page, "seat:0:name")
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.type("Ada")
    tab_to(page, "seat:1")
    kind = page.input_value(key("seat:1"))
    page.keyboard.press("ArrowUp")
    page.wait_for_function(
        "([one, kind]) => document.querySelector(one).value !== kind", arg=[key("seat:1"), kind]
    )
    tab_to(page, "start")
    page.keyboard.press("Enter")
    page.wait_for_selector(".t-setup[data-laid]")
    assert laid[0].names[0] == "Ada"
    assert laid[0].game.name == game


def test_a_typed_name_counts_though_start_is_pressed_at_once(stage):
    page = stage()
    laid = put(page)
    page.fill(key("seat:0:name"), "Ada")
    page.click(key("start"))
    page.wait_for_selector(".t-setup[data-laid]")
    assert laid[0].names[0] == "Ada"


def test_a_refused_name_is_told_and_taken_back(stage):
    page = stage()
    put(page)
    page.select_option(key("seat:1"), "person")
    page.fill(key("seat:1:name"), "Player 1")
    page.keyboard.press("Enter")
    page.wait_for_selector("[role=alert] >> text=Player 1")
    assert page.input_value(key("seat:1:name")) == "Player 2"


def test_another_table_can_be_set_up(stage):
    page = stage()
    laid = put(page)
    page.click(key("start"))
    page.click(key("again"))
    page.click(key("game:terra"))
    page.click(key("start"))
    page.wait_for_selector(".t-setup[data-laid] >> text=Terra")
    assert [table.game.name for table in laid] == ["terra_futura", "terra"]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_card_can_be_read_and_reached_by_everybody(stage, axe, language, dark):
    page = prepare(stage(dark=dark), axe)
    put(page, language, "terrabilis")
    assert findings(page) == []


def test_a_card_fits_a_phone_and_its_targets_a_finger(stage):
    page = stage(width=390, height=844)
    put(page, "cs", "terrabilis")
    assert page.evaluate("document.querySelector('[data-key=start]').getBoundingClientRect().bottom") <= 844
    assert small(page) == []
    assert misfits(page, 320, 390, 640, 920) == []

"""The start page in a real Chromium: clicked, by keyboard, narrow, light, dark, without a kernel."""

import json
from pathlib import Path

import pytest
from look import findings, prepare

from terra_widgets.start_page.page import Page
from terra_widgets.start_page.shapes import ROLES
from terra_widgets.start_page.snapshot import snapshot

HERE = Path(__file__).resolve().parents[2] / "notebooks" / "en"


def put(page, role="learn", language="en"):
    """Open the start page, which then answers as it does in a notebook; gives it and what it lays."""
    laid = []
    start = Page(role, language, HERE, lambda fresh: None, laid.append)

    def answer(route):
        start.receive(json.loads(route.request.post_data or "null"))
        route.fulfill(json=snapshot(start))

    page.unroute("**/answer")
    page.route("**/answer", answer)
    page.evaluate("text => stage.open('start', JSON.parse(text), 1, true)", json.dumps(snapshot(start)))
    page.wait_for_selector(".t-start")
    return start, laid


def key(name):
    return f"[data-key='{name}']"


def order(page):
    return page.locator("[data-key^='go:']").evaluate_all("all => all.map((one) => one.dataset.key.slice(3))")


def test_each_role_puts_other_things_first(stage):
    page = stage()
    put(page)
    assert order(page) == ["games", "lessons", "resume"]
    page.click(key("role:teach"))
    page.wait_for_selector(key("guide:03_cubes_pile_up"))
    assert order(page) == ["lessons", "games", "resume"]
    page.click(key("role:workshop"))
    page.wait_for_selector(key("example:terra"))
    assert order(page) == ["games", "position", "resume", "lessons"]


def test_a_lesson_is_an_ordinary_link_beside_the_notebook(stage):
    page = stage()
    put(page)
    assert page.get_attribute(key("lesson:03_cubes_pile_up"), "href") == "03_cubes_pile_up.ipynb"


def test_every_game_and_lesson_has_a_picture_of_its_own(stage):
    page = stage()
    start, _ = put(page)
    shown = snapshot(start)
    drawn = page.locator(".t-start-picture").evaluate_all("all => all.map((one) => one.innerHTML)")
    assert len(drawn) == len(set(drawn)) == len(shown["games"]) + len(shown["lessons"])
    assert all(drawn)


def test_a_step_leads_to_its_part_of_the_page(stage):
    page = stage()
    put(page)
    page.click(key("step:go:lessons"))
    assert page.evaluate("document.activeElement.dataset.key") == "go:lessons"


def test_a_game_is_found_and_opened_by_keyboard_alone(stage):
    page = stage()
    _, laid = put(page)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.key") == "game:terrabilis":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".t-start-below")
    assert [table.game.name for table in laid] == ["terrabilis"]
    assert page.evaluate("document.activeElement.dataset.key") == "game:terrabilis", "the focus is not lost"


def test_what_is_no_code_is_said_where_the_hand_is(stage):
    page = stage()
    put(page)
    page.fill(key("code"), "nonsense")
    page.click(key("resume"))
    page.wait_for_selector(".t-alert")
    assert "TERRA1-" in page.inner_text(".t-alert")


def test_an_example_comes_into_the_field_and_becomes_a_table(stage):
    page = stage()
    _, laid = put(page, "workshop")
    page.click(key("example:terra"))
    page.wait_for_function("document.querySelector(\"[data-key='position']\").value.startsWith('terra')")
    page.click(key("set-up"))
    page.wait_for_selector(".t-start-below")
    assert laid[0].game.name == "terra"


def test_the_language_changes_all_of_it(stage):
    page = stage()
    put(page)
    page.select_option(key("language"), "cs")
    page.wait_for_selector("text=Co chcete dělat?")
    assert page.get_attribute(".t-shell", "lang") == "cs"


@pytest.mark.parametrize("role", ROLES)
def test_a_phone_shows_all_of_it(stage, role):
    page = stage(320, 700)
    put(page, role, "cs")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    small = page.locator(".terra :is(button, a, input, textarea, select)").evaluate_all(
        """all => all.filter((one) => {
            const box = one.getBoundingClientRect();
            return box.width < 24 || box.height < 24;
        }).map((one) => one.dataset.key)"""
    )
    assert small == []


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_serious(stage, axe, dark):
    page = prepare(stage(dark=dark), axe)
    for role in ROLES:
        put(page, role)
        assert findings(page, least=10) == [], role


def test_without_a_kernel_lessons_open_and_nothing_else_is_promised(stage):
    page = stage()
    _, laid = put(page)
    page.evaluate("stage.model.disconnect()")
    page.wait_for_selector(".t-gone")
    page.locator(key("game:terra")).dispatch_event("click")
    assert laid == []
    assert page.get_attribute(key("lesson:03_cubes_pile_up"), "href")

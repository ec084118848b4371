"""A guided game on the board: nothing of a decision is pushed out of view, and what is meant is marked."""

import pytest
from guided_moments import GUIDED_MOMENTS, all_lessons
from stage import seat, show
from test_one_screen import BEYOND, SIZES

import terra_widgets as tw
from terra_widgets.games import catalog

GAMES = tuple(catalog.games())


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_no_lesson_pushes_the_decision_out_of_view(stage, game, size):
    page, pushed = stage(*SIZES[size]), {}
    for name, shown in all_lessons(game).items():
        if shown["outcome"] is None:
            show(page, shown)
            guided = page.evaluate(BEYOND)
            if guided:
                show(page, {**shown, "guide": None})
                pushed[name] = guided - page.evaluate(BEYOND)
    assert {name: far for name, far in pushed.items() if far > 0} == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_move_that_is_advised_is_marked(stage, game):
    page = stage()
    shown = GUIDED_MOMENTS[f"guided_{game}"]()
    show(page, shown)
    assert page.locator(".t-guide").inner_text().startswith(f"{shown['guide']['step']}/")
    marked = page.locator("[data-lit][data-pointed-out]")
    assert marked.count() >= 1


def test_the_pictures_open_from_the_welcome_and_come_from_python(stage):
    page = stage()
    screen = seat(page, tw.first_game("terra"))
    page.locator("[data-key='guide:how']").click()
    page.wait_for_function("document.querySelectorAll('.t-how img').length === 5")
    labels = page.locator(".t-how img").evaluate_all("all => all.map((one) => one.alt)")
    assert labels == [one["label"] for one in screen.snapshot["how"]]
    assert page.locator(".t-how").inner_text().startswith(screen.snapshot["aim"]["win"])
    page.locator("[data-key='close']").click()
    page.wait_for_function("stage.model.values.snapshot.how.length === 0")


def test_the_line_how_to_win_stands_there_until_the_first_move(stage):
    page, table = stage(), tw.new("terra", players=["Ada", "bot:helper", "bot:helper 2"], seed=5)
    screen = seat(page, table)
    assert page.locator("[data-key='aim']").inner_text().strip().startswith(screen.snapshot["aim"]["win"])
    page.locator("[data-key='aim']").click()
    assert page.locator(".t-how").count() == 1

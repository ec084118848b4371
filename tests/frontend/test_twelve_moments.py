"""Each game has the same twelve moments to look at, and they can be brought about."""

import pytest
from stage import seat
from test_one_screen import BROKEN
from twelve_moments import GAMES, LAPTOP, MOMENTS, pictures, reached, won

from terra_widgets.games import catalog


def test_every_game_has_its_twelve_moments():
    assert set(GAMES) == set(catalog.games())
    assert list(MOMENTS) == [
        "start", "choice", "payment", "preview", "strip", "held", "drawer", "guide", "how", "end_won",
        "end_lost", "phone",
    ]  # fmt: skip


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_moment_is_pictured_in_light_and_dark(stage, tmp_path, game):
    made = list(pictures(stage(*LAPTOP), tmp_path, game, "preview"))
    assert [path.name for path in made] == [f"{game}-preview-light.png", f"{game}-preview-dark.png"]
    assert made[0].read_bytes() != made[1].read_bytes()


def test_the_line_how_to_win_is_whole_on_a_laptop(stage):
    page, cut = stage(*LAPTOP), {}
    for game in GAMES:
        MOMENTS["start"](page, game)
        cut[game] = page.locator(".t-aim > span").evaluate("one => one.scrollWidth > one.clientWidth")
    assert not any(cut.values()), cut


@pytest.mark.parametrize(
    ("game", "what"), [("terra_futura", ".t-goal > .t-badge"), ("terra", ".tr-card-name")]
)
def test_no_word_is_broken_on_a_laptop(stage, game, what):
    page = stage(*LAPTOP)
    MOMENTS["choice"](page, game)
    assert page.locator(what).count() > 1
    assert page.evaluate(BROKEN, what) == []


@pytest.mark.long
def test_no_name_in_a_bar_of_the_end_is_cut(stage):
    page = stage(*LAPTOP)
    seat(page, reached("terrabilis", won))
    cut = """all => all.filter((one) => {
        const [bar, name] = [one.parentElement.getBoundingClientRect(), one.getBoundingClientRect()];
        return name.top < bar.bottom && name.right > bar.right;
    }).map((one) => one.textContent)"""
    assert page.locator(".t-end-part > span:not(.t-sr)").evaluate_all(cut) == []
    assert page.locator(".t-end-part svg").count() > 4


def test_all_colours_stay_in_view_while_a_move_is_foretold(stage):
    page = stage(*LAPTOP)
    MOMENTS["preview"](page, "nova_ziemia")
    assert page.locator(".n-legend :is(.n-more, .n-less)").count() > 0
    names = page.locator(".n-legend li > span").evaluate_all("all => all.map((one) => one.offsetWidth)")
    assert min(names) > 15, "the names of the colours stay"
    tops = page.locator(".n-legend li").evaluate_all("all => all.map((one) => one.offsetTop)")
    assert len(tops) == 4
    assert len(set(tops)) == 1

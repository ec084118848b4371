"""A table is seen at once: nothing of a decision needs scrolling, and what is looked up lies in a drawer."""

import json
from functools import cache

import moments
import pytest
from every_decision import TABLES, every_decision, kinds
from guided_moments import GUIDED_MOMENTS
from nova_ziemia.moments import NOVA_MOMENTS
from stage import seat, show
from terra.moments import TERRA_MOMENTS, deciding, play_until
from terra.moments import new as new_terra
from terrabilis.moments import TERRABILIS_MOMENTS

SIZES = {"laptop": (920, 640), "alone": (1350, 768), "phone": (390, 844), "projector": (1900, 1000)}
ALL = {**moments.MOMENTS, **TERRA_MOMENTS, **TERRABILIS_MOMENTS, **NOVA_MOMENTS, **GUIDED_MOMENTS}


@cache
def moment(name):
    """Games are played once for all sizes."""
    return ALL[name]()


# How far the lit things and the prompt reach beyond what is seen, in pixels.
BEYOND = """() => {
    const boxes = [...document.querySelectorAll('.t-prompt, [data-lit]')].map(one => {
        const box = one.getBoundingClientRect();
        const bottom = one.closest('.t-play')?.getBoundingClientRect().bottom ?? innerHeight;
        return Math.max(box.bottom - Math.min(innerHeight, bottom), -box.top);
    });
    return Math.round(Math.max(0, ...boxes));
}"""


@pytest.mark.parametrize("size", SIZES)
def test_all_that_a_decision_needs_is_seen_at_once(stage, size):
    page = stage(*SIZES[size])
    far = {}
    for name, shown in {**{name: moment(name) for name in ALL}, **every_decision()}.items():
        if shown.get("outcome") is None:
            show(page, shown)
            far[name] = page.evaluate(BEYOND)
    assert {name: beyond for name, beyond in far.items() if beyond > 0} == {}


def test_every_kind_of_decision_is_among_the_moments():
    moments_of = [*map(moment, ALL), *every_decision().values()]
    asked = {(shown["game"], shown["prompt"]["decision"]) for shown in moments_of if not shown.get("cover")}
    assert {(game, kind) for game in TABLES for kind in kinds(game)} <= asked


# The words of names that are broken in the middle, and the players whose name is cut.
BROKEN = """names => [...document.querySelectorAll(names)].filter(one => one.offsetWidth > 1).flatMap(one => {
    const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const cut = one.scrollWidth > one.clientWidth + 1 && one.matches('.t-chip-name');
    const broken = cut ? [one.textContent] : [];
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
        for (const word of text.data.matchAll(/[\\p{L}]+/gu)) {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
            if (lines.size > 1) broken.push(word[0]);
        }
    }
    return broken;
})"""
NAMES = ".t-chip-name, .t-name, .tr-tile-name, .tb-card-name, .tb-pile-face, .n-name, .t-goal > .t-badge"
WIDTHS = {**SIZES, "square": (1000, 900), "tablet": (1170, 700)}
NAMED = (
    "place", "five", "terra_give", "terra_act", "terra_six", "tb_build", "tb_czech", "nova_start", "nova_mid",
)  # fmt: skip


@pytest.mark.parametrize("size", WIDTHS)
def test_names_are_whole(stage, size):
    page = stage(*WIDTHS[size])
    broken = {}
    for name in NAMED:
        show(page, moment(name))
        names = NAMES if size != "phone" else NAMES.replace(".t-chip-name, ", "")
        broken[name] = page.evaluate(BROKEN, names)
    assert {name: words for name, words in broken.items() if words} == {}


# How far the things on a chip stick out of it, and the last chip out of its place, in pixels.
CROWDED = """() => [...document.querySelectorAll('.t-chip')].map(chip => {
    const { right: edge, top } = chip.getBoundingClientRect();
    const tools = document.querySelector('.t-tools').getBoundingClientRect();
    const end = top < tools.bottom ? tools.left : innerWidth;
    const inside = [...chip.querySelectorAll(':not(.t-sr, .t-gain, .t-gain *)')]
        .filter(one => one.offsetWidth > 1)
        .map(one => one.getBoundingClientRect().right - edge);
    return Math.round(Math.max(edge - end, ...inside));
}).filter(far => far > 0)"""


@pytest.mark.parametrize("width", [390, 700, 920, 1170])
def test_the_chips_of_six_players_have_room(stage, width):
    page = stage(width, 800)
    players = ["Ada", *["bot:helper", "bot:hoarder", "bot:reciprocal"] * 2][:6]
    show(page, play_until(new_terra(players), deciding("act", after=40)))
    assert page.evaluate(CROWDED) == []


def test_a_table_is_as_high_as_the_window(stage):
    page = stage(1000, 700)
    show(page, moments.start())
    assert page.evaluate("document.documentElement.scrollHeight") <= 700
    page.set_viewport_size({"width": 1000, "height": 900})
    page.wait_for_function("document.querySelector('.t-table').offsetHeight > 800")


def test_the_drawer_opens_changes_its_sheet_by_arrows_and_closes(stage):
    page = stage()
    show(page, moments.use())
    assert page.locator(".t-drawer").count() == 0
    page.locator("[data-key='more']").click()
    assert page.locator(".t-drawer .t-entries li").count() > 0
    page.locator("[data-key='sheet:log']").press("ArrowRight")
    assert page.locator(".t-drawer .t-sheet tbody tr").count() > 0
    assert page.evaluate("document.activeElement.dataset.key") == "sheet:score"
    page.keyboard.press("End")
    assert page.locator(".t-drawer [data-key='auto']").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".t-drawer").count() == 0


def test_the_drawer_never_covers_the_prompt(stage):
    page = stage(390, 700)
    show(page, moments.use())
    page.locator("[data-key='more']").click()
    drawer, prompt = page.locator(".t-drawer").bounding_box(), page.locator(".t-prompt").bounding_box()
    assert drawer["y"] >= prompt["y"] + prompt["height"]


def test_a_board_fills_the_screen_and_gives_it_back(stage):
    page = stage()
    show(page, moments.start())
    fill = page.locator("[data-key='fill']")
    fill.click()
    page.wait_for_selector("[data-key='fill'][aria-pressed='true']")
    assert page.evaluate("document.fullscreenElement.className") == "terra"
    fill.click()
    page.wait_for_selector("[data-key='fill'][aria-pressed='false']")
    assert page.evaluate("document.fullscreenElement") is None


def test_where_there_is_no_full_screen_the_board_takes_the_window(stage):
    page = stage()
    page.evaluate("delete Element.prototype.requestFullscreen")
    show(page, moments.start())
    page.locator("[data-key='fill']").click()
    assert page.locator(".terra[data-fill]").bounding_box() == {"x": 0, "y": 0, "width": 1000, "height": 900}


def test_what_the_others_did_since_stands_below_the_prompt(stage):
    page, table = stage(), moments.new(2)

    def begins_a_turn(shown):
        last = shown["log"]["entries"][-1:]
        return shown["number"] > 30 and last[0]["seat"] != shown["prompt"]["seat"]

    moments.play_until(table, begins_a_turn)
    screen = seat(page, table)
    here = screen.snapshot["prompt"]["seat"]
    entries = screen.snapshot["log"]["entries"]
    mine = max(at for at, entry in enumerate(entries) if entry["seat"] == here)
    told = page.locator(".t-since").inner_text()
    deeds = screen.snapshot["since"]
    assert {deed["seat"] for deed in deeds} == {1 - here}
    assert deeds[0]["step"] == entries[mine + 1]["step"]
    assert all(deed["text"] in told for deed in deeds)
    assert page.locator(".t-since .t-flow svg").count() == sum(len(deed["flows"]) for deed in deeds) > 0
    page.locator("[data-key='since']").click()
    assert page.locator(".t-drawer .t-entries li").count() == len(entries)


def test_one_looks_back_step_by_step_and_by_a_slider(stage):
    page, table = stage(), moments.new(2)
    moments.play_until(table, moments.deciding("market", after=30))
    screen = seat(page, table)
    last = screen.snapshot["log"]["last"]
    page.locator("[data-key='more']").click()
    page.locator(f"[data-key='log:{last - 4}']").click()
    page.locator("[data-key='look:earlier']").click()
    page.wait_for_function("at => stage.model.values.snapshot.log.looking === at", arg=last - 5)
    page.locator("[data-key='look']").press("End")
    page.wait_for_selector(".t-prompt")
    assert screen.snapshot["log"]["looking"] is None


def test_the_focus_goes_to_a_card_and_not_to_what_ends_the_turn(stage):
    page, table = stage(), moments.new(2)
    shown = moments.play_until(table, lambda shown: shown["quiet"] == ["end"] and shown["number"] > 20)
    assert len(shown["choices"]) == 1
    seat(page, table)
    end = page.locator("[data-move='end']")
    assert "t-ending" in end.get_attribute("class")
    lit = page.locator(".t-home [data-lit]").first
    lit.focus()
    lit.press("Enter")
    page.wait_for_function("stage.model.sent.length > 0 || document.querySelector('.t-menu')")
    assert page.evaluate("document.activeElement.dataset.move") != "end"


def test_the_market_steps_back_in_the_final_activations(stage):
    page = stage()
    show(page, moments.use())
    assert page.locator(".t-market").count() == 1
    show(page, moments.pattern())
    assert page.locator(".t-market").count() == 0


def test_the_own_cards_are_seen_on_a_phone_while_one_is_chosen_in_the_market(stage):
    page = stage(*SIZES["phone"])

    def chooses(shown):
        home = shown["territories"][shown["prompt"]["seat"] or 0]
        held = sum(cell["card"] is not None for cell in home["cells"].values())
        return shown["prompt"]["decision"] == "market" and held > 6

    show(page, moments.play_until(moments.new(["Ada", "Ben", "bot:clean"], seed=3), chooses))
    bottoms = page.locator(".t-home .t-held").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().bottom)"
    )
    assert len(bottoms) > 6
    assert max(bottoms) <= 844


def test_the_own_cards_are_seen_on_a_phone_while_a_pattern_is_chosen(stage):
    page = stage(*SIZES["phone"])
    show(page, moments.pattern())
    bottoms = page.locator(".t-home .t-held").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().bottom)"
    )
    assert len(bottoms) == 9
    assert max(bottoms) <= 844


def test_a_board_that_was_scrolled_shows_the_next_decision_from_its_top(stage):
    page = stage(*SIZES["phone"])
    show(page, moments.start())
    page.locator(".t-play").evaluate("one => one.scrollTo(0, 400)")
    assert page.locator(".t-play").evaluate("one => one.scrollTop") > 0
    show(page, moments.place())
    page.locator(".t-play").evaluate("one => one.scrollTo(0, 400)")
    page.evaluate("told => stage.model.show(JSON.parse(told))", json.dumps(moments.use()))
    page.wait_for_function("document.querySelector('.t-play').scrollTop === 0")
    assert page.evaluate(BEYOND) == 0


def test_pictures_of_what_others_did_never_lie_over_each_other(stage):
    page = stage(*SIZES["phone"])

    def told(shown):
        return shown["prompt"]["decision"] == "market" and shown["number"] > 60 and len(shown["since"]) > 1

    show(page, moments.play_until(moments.new(["Ada", "Ben", "bot:clean"], seed=3), told))
    over = page.locator(".t-since-one:has(.t-flow)").evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).length"
    )
    assert over == 0


def test_the_card_of_an_opponent_who_places_another_stays_as_large_as_a_thumb(stage):
    page, table = stage(920, 640), moments.new(["Ada", "bot:greedy", "bot:clean"], seed=5)

    def places(shown):
        return shown["prompt"]["automatic"] and shown["prompt"]["decision"] == "place"

    show(page, moments.play_until(table, places))
    boxes = page.locator(".t-away .t-face").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(({ width, height }) => [width, height])"
    )
    assert boxes
    assert all(min(box) > 40 for box in boxes), boxes

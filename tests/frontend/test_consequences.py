"""What a move would bring is seen before the click, and no click is taken by mistake."""

import json
import re

import moments
import pytest
from nova_ziemia.moments import NOVA_MOMENTS
from stage import seat, show
from terra.moments import TERRA_MOMENTS
from terrabilis.moments import TERRABILIS_MOMENTS

SIZES = {"laptop": (920, 640), "phone": (390, 844)}
ALL = {**moments.MOMENTS, **TERRA_MOMENTS, **TERRABILIS_MOMENTS, **NOVA_MOMENTS}


def polluting():
    return moments.play_until(moments.new(seed=3), moments.deciding("pollute", after=60))


def sent(page):
    return [message["move"] for message in page.evaluate("stage.model.sent")]


def test_a_place_for_a_cube_says_what_it_would_do(stage):
    page, shown = stage(), polluting()
    show(page, shown)
    for move, told in shown["foretold"].items():
        place = page.locator(f"[data-move='{move}']")
        assert place.locator(".t-badge").inner_text() == told["badge"]
        assert told["text"] in place.locator(".t-sr").all_inner_texts()[-1]


@pytest.mark.parametrize("how", ["hover", "focus"])
def test_the_prompt_tells_what_is_pointed_at_and_keeps_its_size(stage, how):
    page, shown = stage(920, 640), polluting()
    show(page, shown)
    before = page.locator(".t-prompt").bounding_box()
    move, told = next(iter(shown["foretold"].items()))
    getattr(page.locator(f"[data-move='{move}']"), how)()
    assert page.locator(".t-told").inner_text() == told["text"]
    assert page.locator(".t-prompt").bounding_box() == before
    inside = page.locator(".t-told").bounding_box()
    assert inside["y"] >= before["y"]
    assert inside["y"] + inside["height"] <= before["y"] + before["height"]


@pytest.mark.parametrize("how", ["hover", "focus"])
@pytest.mark.parametrize("what", [".t-goal[data-lit]", ".t-choices [data-lit]"])
def test_a_pattern_lights_its_cards(stage, how, what):
    page, shown = stage(), moments.pattern()
    show(page, shown)
    assert page.locator(".t-shown").count() == 0
    spot = page.locator(what).first
    getattr(spot, how)()
    lights = shown["foretold"][spot.get_attribute("data-move")]["lights"]
    lit = page.locator(".t-shown").evaluate_all("all => all.map(one => one.dataset.key)")
    assert sorted(lit) == sorted(lights)


def test_what_is_paid_is_ticked_off(stage):
    page, shown = stage(), moments.pay()
    show(page, shown)
    chips = shown["payment"]["chips"]
    assert page.locator(".tf-chip").count() == len(chips)
    assert page.locator(".tf-chip[data-paid]").count() == sum(chip["paid"] for chip in chips)


# What can't be mended


def warned(shown, asks="Then all lose. Do it?"):
    """The same moment where its first choice would be the end."""
    move = shown["choices"][0]["move"]
    told = {"badge": "", "text": "All lose.", "tone": "bad", "asks": asks}
    return {**shown, "foretold": {**shown["foretold"], move: told}}, move


def test_a_move_that_loses_everything_asks_first(stage):
    page = stage()
    shown, move = warned(moments.reward())
    show(page, shown)
    page.locator(f".t-choices [data-move='{move}']").click()
    dialog = page.locator("[role=alertdialog]")
    assert "Then all lose. Do it?" in dialog.inner_text()
    assert sent(page) == []
    dialog.locator("button").first.click()
    assert dialog.count() == 0
    assert sent(page) == []
    page.locator(f".t-choices [data-move='{move}']").click()
    dialog.locator(f"[data-move='{move}']").click()
    assert sent(page) == [move]


def test_the_question_is_answered_by_keys_and_no_is_first(stage):
    page = stage()
    shown, move = warned(moments.reward())
    show(page, shown)
    choice = page.locator(f".t-choices [data-move='{move}']")
    for back in ("Enter", "Escape"):
        choice.focus()
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.dataset.key") == "menu:back"
        page.keyboard.press(back)
        assert page.locator("[role=alertdialog]").count() == 0
        assert page.evaluate("document.activeElement.dataset.key") == f"choice:{move}"
    assert sent(page) == []
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert sent(page) == [move]


def test_axe_is_content_with_the_question(stage, axe):
    from look import findings, prepare

    page = prepare(stage(), axe)
    shown, move = warned(moments.reward())
    show(page, shown)
    page.locator(f".t-choices [data-move='{move}']").click()
    assert findings(page, least=20) == []


# Choices that play themselves


def forced(page):
    """A page on which the last move brought another one with it; the move, and where it lay."""
    shown = moments.use()
    show(page, shown)
    spot = page.locator(".t-home [data-move]").first
    move, box = spot.get_attribute("data-move"), spot.bounding_box()
    where = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    # The clock of the page stands still, so that nothing hangs on how quick this machine is.
    page.evaluate("performance.now = () => window.clock ?? 1000")
    page.mouse.click(*where)
    assert sent(page) == [move]
    log = {**shown["log"], "last": shown["log"]["last"] + 2}
    page.evaluate(
        """log => {
            const { model } = stage, before = model.values.snapshot;
            const answer = { id: model.sent.at(-1).id, error: null };
            model.show({ ...before, number: before.number + 1, log, answer });
        }""",
        log,
    )
    return move, where


def test_after_a_forced_choice_a_click_where_it_was_lit_is_not_taken(stage):
    page = stage()
    move, where = forced(page)
    page.mouse.click(*where)
    assert sent(page) == [move]
    page.evaluate("window.clock = 1301")
    page.mouse.click(*where)
    assert sent(page) == [move, move]


def test_after_a_forced_choice_a_key_pressed_twice_makes_no_second_move(stage):
    page = stage()
    move, _ = forced(page)
    page.locator(f"[data-move='{move}']").focus()
    page.keyboard.press("Enter")
    assert sent(page) == [move]
    page.evaluate("window.clock = 1301")
    page.keyboard.press("Enter")
    assert sent(page) == [move, move]


def test_after_a_forced_choice_what_was_not_lit_is_clicked_at_once(stage):
    page = stage()
    forced(page)
    page.locator("[data-key='more']").click()
    assert page.locator(".t-drawer").count() == 1


def test_a_real_game_with_forced_choices_loses_no_click(stage):
    page, table = stage(), moments.new(2)
    moments.play_until(table, moments.deciding("activate", after=30))
    screen = seat(page, table)
    steps = len(table.move_numbers)
    page.locator(".t-choices [data-move='end']").click()
    page.wait_for_function("last => stage.model.values.snapshot.log.last > last", arg=steps)
    page.wait_for_function("document.querySelectorAll('.t-market [data-lit]').length > 0")
    assert screen.snapshot["prompt"]["decision"] == "market"


# Tips

COVERED = """() => {
    const shown = document.querySelector('.t-tip');
    if (!shown?.checkVisibility({ visibilityProperty: true })) return null;
    const tip = shown.getBoundingClientRect();
    const within = tip.left >= 0 && tip.top >= 0 && tip.right <= innerWidth && tip.bottom <= innerHeight;
    const hit = [...document.querySelectorAll('[data-lit]')].filter((one) => {
        const box = one.getBoundingClientRect();
        const across = box.left < tip.right - 1 && box.right > tip.left + 1;
        return across && box.top < tip.bottom - 1 && box.bottom > tip.top + 1;
    });
    return [within, hit.map((one) => one.dataset.key ?? one.className)];
}"""


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "moment", ["use", "place", "many", "terra_give", "terra_act", "tb_build", "nova_start", "nova_mid"]
)
def test_a_tip_stays_in_the_window_and_covers_nothing_that_can_be_clicked(stage, size, moment):
    page = stage(*SIZES[size])
    show(page, json.loads(json.dumps(ALL[moment]())))
    seen = 0
    for target in page.locator(".t-target").all()[::4]:
        if not target.is_visible():
            continue
        page.mouse.move(0, 0)
        target.hover(force=True)
        page.wait_for_timeout(380)  # the pointer rests
        found = page.evaluate(COVERED)
        if found:
            assert found == [True, []], target.get_attribute("data-key")
            seen += 1
    assert seen or moment.startswith("nova")


def test_a_tip_does_not_draw_the_card_again(stage):
    page = stage()
    show(page, moments.place())
    card = page.locator(".t-market .t-place").first
    card.hover()
    page.wait_for_selector(".t-tip")
    assert page.locator(".t-tip .t-effect").count() == 0
    assert card.locator(".t-name").inner_text() not in page.locator(".t-tip").inner_text().split("\n")


def test_a_tip_says_or_between_what_one_chooses_from(stage):
    page = stage()
    show(page, moments.place())
    for card in page.locator(".t-market .t-place").all():
        if card.locator(".t-tops .t-effect").count() > 1:
            card.hover()
            page.wait_for_function("document.querySelector('.t-tip')?.innerText.includes(' or ')")
            assert page.locator(".t-tip li").count() == 0
            return
    raise AssertionError("no card of the market has two gains")


# What a headline says, without what is small in it.
BIG = """all => all.map(one => {
    const copy = one.cloneNode(true);
    for (const small of copy.querySelectorAll('small')) small.remove();
    return copy.textContent;
})"""


def test_the_number_of_a_rule_is_never_in_a_headline(stage):
    page = stage()
    for moment in ALL.values():
        show(page, moment())
        heads = page.locator(":is(h2, h3, h4, .t-sentence, .t-badge)").evaluate_all(BIG)
        assert [head for head in heads if re.search(r"\(T[A-Z]-", head)] == []
    shown = moments.start()
    shown["market"]["rows"][0]["cards"][0] |= {"move": None, "why": "There is no card. (TF-20)"}
    show(page, shown)
    page.locator(".t-market .t-place").first.click(force=True)
    assert page.locator(".t-tip .t-why small").inner_text().strip() == "(TF-20)"

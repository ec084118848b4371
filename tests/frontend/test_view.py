"""The view in a real browser, on a plain page: what it shows, sends and says."""

import json

import moments
import pytest
from look import findings, misfits, prepare, small
from stage import seat, show

LIT = "[data-lit]"


def sent(page):
    return page.evaluate("stage.model.sent")


def answered(page, number):
    page.wait_for_function("number => stage.model.values.snapshot.number > number", arg=number)


def focus(page):
    return page.evaluate("document.activeElement.dataset.key ?? document.activeElement.tagName")


def answer(page, error=None, **changes):
    """Answer the last message by a changed snapshot."""
    page.evaluate(
        """([error, changes]) => {
            const { model } = stage, before = model.values.snapshot;
            const id = model.sent.at(-1)?.id ?? null;
            model.show({ ...before, number: before.number + 1, ...changes, answer: { id, error } });
        }""",
        [error, changes],
    )


# Playing


def test_a_double_click_sends_one_move(stage):
    page = stage()
    show(page, moments.start())
    page.locator(f".t-market {LIT}").nth(3).dblclick()
    assert [list(message) for message in sent(page)] == [["id", "at", "move"]]
    assert sent(page)[0]["at"] == 1


def test_a_game_without_a_table_of_its_own_is_played_on_a_plain_one(stage):
    page = stage()
    own = ("market", "hand", "territories", "supply", "scoring")
    show(page, {key: part for key, part in moments.reward().items() if key not in own} | {"game": "toy"})
    page.locator("[data-key='more']").click()
    assert page.locator(".t-entries li").count() > 0
    page.locator("[data-key='sheet:score']").click()
    assert page.locator(".t-sheet tbody tr").count() > 0
    page.locator(f".t-choices {LIT}").first.click()
    assert sent(page)[0]["move"].startswith("reward ")
    assert page.errors == []


def test_what_is_not_lit_says_why_and_sends_nothing(stage):
    page = stage()
    show(page, moments.place())
    card = page.locator(".t-market .t-place").first
    card.click(force=True)
    assert page.locator(".t-tip .t-why").inner_text() == "First place the card in your hand."
    described = card.get_attribute("aria-describedby")
    assert "First place the card" in page.locator(f"[id='{described}']").text_content()
    page.keyboard.press("Escape")
    assert page.locator(".t-tip").count() == 0
    assert sent(page) == []


def test_pointing_at_a_place_shows_what_it_would_activate(stage):
    page, shown = stage(), moments.place()
    show(page, shown)
    cell = page.locator(f".t-home .t-free{LIT}").first
    cells = shown["territories"][shown["prompt"]["seat"]]["cells"]
    wanted = cells[cell.get_attribute("data-cell")]["activates"]
    for point in (cell.hover, cell.focus):
        page.mouse.move(1, 1)
        assert page.locator(".t-shown").count() == 0
        point()
        marked = page.locator(".t-home .t-shown").evaluate_all("all => all.map(one => one.dataset.cell)")
        assert sorted(marked) == sorted(wanted)


def test_several_moves_on_a_place_open_a_menu(stage):
    page = stage()
    show(page, moments.pay())
    cell = page.locator(".t-home [aria-haspopup=menu]").first
    cell.focus()
    page.keyboard.press("Enter")
    items = page.locator(".t-menu [role=menuitem]")
    moves = items.evaluate_all("all => all.map(one => one.dataset.move)")
    assert len(moves) > 1
    assert focus(page) == f"menu:{moves[0]}"
    page.keyboard.press("ArrowUp")
    assert focus(page) == f"menu:{moves[-1]}"
    page.keyboard.press("Escape")
    assert page.locator(".t-menu").count() == 0
    assert focus(page) == cell.get_attribute("data-key")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert [message["move"] for message in sent(page)] == [moves[1]]


def test_an_error_stands_at_the_hand_until_the_next_success(stage):
    page = stage()
    show(page, moments.place())
    cell = page.locator(f".t-home .t-free{LIT}").first
    cell.click()
    answer(page, "Not there. (TF-24)")
    alert = page.locator("[role=alert].t-alert")
    assert alert.inner_text() == "Not there. (TF-24)"
    gap = alert.bounding_box()["y"] - cell.bounding_box()["y"] - cell.bounding_box()["height"]
    assert -1 <= gap < 30
    cell.click()
    answer(page)
    assert page.locator(".t-alert").count() == 0


def test_scoring_cards_are_shown_after_a_hand_over(stage):
    page, table = stage(), moments.new(2)
    screen = seat(page, table)
    assert page.locator(".t-goal").count() == 0
    page.get_by_role("button", name="Show the cards").click()
    answered(page, 1)
    names = [card["name"] for card in screen.snapshot["scoring"]["cards"]]
    assert page.locator(".t-goal .t-name").all_inner_texts() == names
    page.get_by_role("button", name="Hide the cards").click()
    answered(page, 2)
    assert page.locator(".t-goal").count() == 0


def test_the_log_looks_back_and_returns(stage):
    page, table = stage(), moments.new(2)
    moments.play_until(table, moments.deciding("market", after=30))
    seat(page, table)
    page.locator("[data-key='more']").click()
    page.locator(".t-entries button").nth(5).click()
    answered(page, 1)
    assert "looking back" in page.locator(".t-past").inner_text()
    assert page.locator(LIT).count() == 0
    page.get_by_role("button", name="Back to now").click()
    answered(page, 2)
    assert page.locator(".t-past").count() == 0
    assert page.locator(LIT).count() > 0


# Automatic players


def test_two_views_of_one_model_let_an_automatic_player_move_once(stage):
    page = stage()
    page.evaluate("text => stage.open('table', JSON.parse(text), 2)", json.dumps(moments.watching()))
    page.wait_for_function("stage.model.sent.length > 0")
    page.wait_for_timeout(300)
    assert [message["do"] for message in sent(page)] == ["advance"]


def test_automatic_players_go_on_until_it_is_a_persons_turn(stage):
    page, table = stage(), moments.new(["Team A", "bot:random"], seed=7)
    moments.play_until(table, lambda shown: shown["prompt"]["automatic"])
    screen = seat(page, table)
    page.wait_for_function("stage.model.values.snapshot.number > 2")
    page.locator("[data-key=skip]").click()
    page.wait_for_function("!stage.model.values.snapshot.prompt.automatic")
    assert screen.snapshot["answer"]["error"] is None
    assert page.locator(LIT).count() > 0


# The kernel


@pytest.mark.long
def test_no_answer_shows_that_the_kernel_is_gone(stage):
    page, shown = stage(), moments.start()
    show(page, shown)
    page.locator(f".t-market {LIT}").first.click()
    page.wait_for_selector(".t-gone", timeout=3000)
    assert page.locator(".t-gone").inner_text().strip() == shown["gone"]
    assert page.locator(LIT).count() == 0
    assert page.locator(".t-face").count() > 5
    answer(page)  # it was only busy
    assert page.locator(".t-gone").count() == 0
    assert page.locator(LIT).count() > 0


def test_a_kernel_that_restarts_shows_at_once(stage):
    page = stage()
    show(page, moments.start())
    page.evaluate("stage.model.disconnect()")
    page.wait_for_selector(".t-gone", timeout=1500)
    page.locator(".t-market .t-place").first.click(force=True)
    assert sent(page) == []


def test_a_saved_widget_without_a_kernel_shows_its_last_state_and_says_so(stage):
    page = stage()
    page.evaluate(
        """text => {
            stage.open("table", JSON.parse(text), 0);
            stage.model.comm_live = false;
            stage.add();
        }""",
        json.dumps(moments.place()),
    )
    page.wait_for_selector(".t-gone", timeout=1500)
    assert page.locator(".t-home .t-face").count() > 1
    assert page.locator(LIT).count() == 0


def test_a_message_that_cannot_be_sent_shows_it_at_once(stage):
    page = stage()
    show(page, moments.start())
    page.evaluate("() => { stage.model.take = () => { throw new Error('closed') } }")
    page.locator(f".t-market {LIT}").first.click()
    page.wait_for_selector(".t-gone", timeout=1500)


def test_closing_a_view_leaves_nothing_behind(stage):
    page = stage()
    page.evaluate("text => stage.open('table', JSON.parse(text), 2)", json.dumps(moments.watching()))
    page.evaluate("stage.closing.splice(0).forEach(close => close())")
    assert page.locator(".terra").count() == 0
    assert page.evaluate("[...stage.model.listeners.values()].every(calls => calls.size === 0)")
    page.wait_for_timeout(1000)
    assert sent(page) == []


# Focus and keys


def test_arrows_home_and_end_walk_through_a_grid(stage):
    page = stage()
    show(page, moments.start())
    page.locator("[data-key='market:I:deck']").focus()
    walk = {
        "ArrowDown": "market:I:1", "ArrowRight": "market:II:1", "ArrowUp": "market:II:deck",
        "Home": "market:I:deck", "End": "market:II:deck", "Control+End": "market:II:pile",
    }  # fmt: skip
    for key, goal in walk.items():
        page.keyboard.press(key)
        assert focus(page) == goal
    assert page.locator(".t-market [tabindex='0']").count() == 1


def test_keys_stay_inside_the_widget(stage):
    page = stage()
    show(page, moments.start())
    page.evaluate("document.addEventListener('keydown', event => (window.heard = event.key))")
    page.locator(f".t-market {LIT}").first.focus()
    page.keyboard.press("b")
    assert page.evaluate("window.heard") is None


def test_the_focus_survives_a_redraw_and_goes_on_when_its_place_vanishes(stage):
    page, table = stage(), moments.new(2)
    seat(page, table)
    page.locator("[data-key='market:I:2']").focus()
    page.keyboard.press("Enter")
    answered(page, 1)
    page.wait_for_function("document.activeElement.matches('.t-home [data-lit]')")
    page.get_by_role("button", name="Show the cards").focus()
    page.keyboard.press("Enter")
    answered(page, 2)
    page.wait_for_function("document.activeElement !== document.body")


def test_one_live_region_tells_what_happened(stage):
    page, shown = stage(), moments.place()
    show(page, shown)
    assert page.locator("[aria-live]").count() == 1
    assert page.locator("[aria-live=polite]").text_content() == shown["announce"]


def test_the_same_sentence_twice_is_told_twice(stage):
    page = stage()
    show(page, moments.place())
    page.evaluate("window.said = document.querySelector('[aria-live]').firstElementChild")
    answer(page)
    page.wait_for_function("window.said !== document.querySelector('[aria-live]').firstElementChild")
    assert page.evaluate("window.said.textContent === document.querySelector('[aria-live]').textContent")


# How it looks


@pytest.mark.long
def test_axe_finds_nothing_serious(stage, axe):
    page = prepare(stage(), axe)
    for name in ("many", "shown_cards", "looking", "guided"):  # others are looked at in JupyterLab
        show(page, moments.MOMENTS[name]())
        assert findings(page) == [], name


@pytest.mark.long
def test_words_that_are_40_percent_longer_fit(stage):
    page = stage()
    for name in ("start", "place", "five", "shown_cards", "final", "guided"):
        show(page, moments.stretched(moments.MOMENTS[name]()))
        assert misfits(page, 320, 1000, 1820) == [], name


def test_on_a_phone_everything_fits_and_can_be_hit(stage):
    page = stage(320, 700)
    for name in ("start", "place", "shown_cards", "guided"):
        show(page, moments.MOMENTS[name]())
        assert small(page) == [], name
        assert misfits(page, 320) == [], name


@pytest.mark.parametrize("kind", ["territory", "market", "supply", "scoring", "score", "log"])
def test_each_part_stands_alone(stage, kind):
    page = stage(600, 500)
    show(page, moments.use(), kind)
    assert page.locator(f".t-{kind}").count() >= 1
    assert page.locator(".t-bar").count() == 0


def test_hostile_names_are_plain_text(stage):
    nasty = "<img src=x onerror=document.title='run'>"
    page, shown = stage(400, 700), moments.use()
    text = json.dumps(shown).replace("Team A", "\\u202e" + nasty).replace("Team B", "{{x}}" + "A" * 200)
    show(page, json.loads(text))
    assert page.title() == "Terra, on a plain page"
    assert page.locator("img").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 400

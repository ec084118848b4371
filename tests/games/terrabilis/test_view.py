"""The board of Terrabilis in a real browser, on a plain page: played, read and looked at."""

import json
from itertools import pairwise

import pytest
from look import findings, misfits, prepare, small, totals
from moments import PROSE, stretched
from stage import seat, show

from . import moments


def answered(page, number):
    page.wait_for_function("number => stage.model.values.snapshot.number > number", arg=number)


def points(table):
    return [str(table.outcome.points[name]) for name in table.names]


# Playing


@pytest.mark.long
def test_a_game_for_two_by_keyboard_alone(stage):
    page, table = stage(), moments.new(2, seed=5, goal=3, years=3)
    screen = seat(page, table)
    page.keyboard.press("Tab")
    for _ in range(2500):
        if not table.legal_moves:
            break
        number = screen.snapshot["number"]
        key, lit = page.evaluate(
            "[document.activeElement.dataset.key, document.activeElement.matches('[data-lit]')]"
        )
        if not (lit or key == "handover") or key.startswith("bank:"):
            page.keyboard.press("Tab")
            continue
        page.keyboard.press("Enter")
        answered(page, number)
        assert page.evaluate("document.activeElement !== document.body")
    assert totals(page) == points(table)


def test_a_loan_is_a_plain_button_beside_what_is_asked_for(stage):
    page = stage(920, 640)
    seat(page, moments.new(2, seed=5))
    loan = page.locator(".tb-bank .tb-small[data-lit]").first
    assert loan.evaluate("one => getComputedStyle(one).boxShadow") == "none"


def test_an_offer_is_put_together_by_a_few_clicks_and_agreed_to(stage):
    page, table = stage(400, 800), moments.table_of_members()
    screen = seat(page, table)
    ways = ["partner:1", "give:terras:5000", "ask:nature:1", "choice:offer", "choice:agree"]
    for key in ways:
        number = screen.snapshot["number"]
        page.locator(f"[data-key='{key}']").click()
        answered(page, number)
    assert list(table.moves) == [
        "trade P2", "give 5000", "ask nature", "offer", "agree",
    ]  # fmt: skip
    player = table.position()["players"][0]
    assert (player["nature"], player["terras"]) == (13, 25_000)
    assert page.locator(".tb-country[data-seat='0'] .tb-change").all_inner_texts() == [
        "+1",
        "\N{MINUS SIGN}5,000",
    ]


def clicks(page, screen, *keys):
    """Real clicks, one after the other; each waits for its answer."""
    for key in keys:
        number = screen.snapshot["number"]
        page.locator(f"[data-key='{key}']").click()
        answered(page, number)


def test_tb34_a_kind_of_card_is_asked_for_and_the_talks_are_ended_by_clicks(stage):
    page, table = stage(400, 800), moments.table_of_members()
    screen = seat(page, table)
    clicks(page, screen, "partner:1", "give:energy:1", "choice:offer", "choice:decline", "partner:1")
    clicks(page, screen, "handover")
    card = page.locator(".tb-card[data-lit]").first.get_attribute("data-key")
    clicks(page, screen, card, "want:services", "choice:offer")
    if page.locator("[data-key='handover']").count():
        clicks(page, screen, "handover")
    clicks(page, screen, "choice:end talks")
    assert [move.split()[0] for move in table.moves[-4:]] == ["swap", "want", "offer", "end"]
    assert table.to_move == "Team B"


def test_tb51_who_owes_is_asked_before_leaving(stage):
    page, table = stage(400, 800), moments.owing()
    screen = seat(page, table)
    page.locator("[data-key='choice:leave']").click()
    assert "out of the game" in page.locator("[role=alertdialog]").inner_text()
    assert table.to_move == "Team A"
    clicks(page, screen, "menu:leave")
    assert table.position()["players"][0]["out"] is True
    assert table.to_move == "Team B"


def test_hidden_cards_are_asked_for_where_they_are_needed(stage):
    page, table = stage(), moments.new(2, seed=11)
    moments.play_until(table, moments.deciding("build"))
    seat(page, table)
    button = page.get_by_role("button", name="uncover the table")
    assert page.locator(".tb-card").count() == 0
    button.click()
    answered(page, 1)
    assert page.locator(".tb-card").count() == 4


def test_what_is_not_lit_says_why(stage):
    page = stage()
    show(page, moments.start())
    page.locator("[data-key='pile:energy']").click(force=True)
    assert page.locator(".t-tip .t-why").inner_text() == "First roll the dice. (TB-5)"
    page.locator("[data-key='bank:repay']").click(force=True)
    assert page.locator(".t-tip .t-why").inner_text() == "There is no loan to repay. (TB-40)"
    assert page.evaluate("stage.model.sent") == []


def test_arrows_walk_around_the_path_and_squares_say_what_they_do(stage):
    page = stage()
    show(page, moments.start())
    page.locator("[data-key='square:0']").focus()
    for key, goal in (("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowDown", 27), ("End", 8), ("ArrowDown", 9)):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.key") == f"square:{goal}"
    page.wait_for_selector(".t-tip")
    assert "Draw a card from a pile" in page.locator(".t-tip").inner_text()
    assert page.locator(".tb-squares [tabindex='0']").count() == 1


def test_a_burst_and_the_black_counter_are_seen(stage):
    page, shown = stage(), moments.burst()
    show(page, shown)
    assert page.locator(".tb-bang").count() == 1
    assert page.locator(".tb-rung").count() == 10
    assert page.locator(".tb-rung-black").count() == 10 - shown["zone"]["capacity"]
    assert page.locator(".tb-zone").get_attribute("aria-label") == shown["zone"]["label"]


def test_any_number_of_squares_makes_a_ring(stage):
    page, shown = stage(), moments.start()
    for count in (13, 21, 22, 23, 60):
        squares = [{**shown["path"]["squares"][0], "number": number, "pawns": []} for number in range(count)]
        show(page, {**shown, "path": {**shown["path"], "squares": squares}})
        areas = page.locator(".tb-squares > li").evaluate_all(
            "all => all.map(one => [one.style.gridRowStart, one.style.gridColumnStart].map(Number))"
        )
        assert len({tuple(area) for area in areas}) == count
        steps = [abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in pairwise(areas)]
        assert set(steps) == {1}
        assert abs(areas[-1][0] - 1) + abs(areas[-1][1] - 1) <= 2


# How it looks


@pytest.mark.long
def test_axe_finds_nothing_serious(stage, axe):
    page = prepare(stage(), axe)
    for name in ("quiz", "burst", "offer"):  # others are looked at in JupyterLab
        show(page, moments.TERRABILIS_MOMENTS[f"tb_{name}"]())
        assert findings(page) == [], name


MORE_PROSE = {"question", "answer", "source", "built_label", "held", "gain", "tax", "has", "sort"}


@pytest.mark.long
def test_words_that_are_40_percent_longer_fit(stage, monkeypatch):
    monkeypatch.setattr("moments.PROSE", PROSE | MORE_PROSE)
    page = stage()
    for name in ("build", "answered", "offer", "answer", "late", "czech"):
        show(page, stretched(moments.TERRABILIS_MOMENTS[f"tb_{name}"]()))
        assert misfits(page, 320, 1000, 1820) == [], name


def test_on_a_phone_everything_fits_and_can_be_hit(stage):
    page = stage(320, 700)
    for name in ("start", "build", "quiz", "offer", "late"):
        show(page, moments.TERRABILIS_MOMENTS[f"tb_{name}"]())
        assert small(page) == [], name
        assert misfits(page, 320) == [], name


def test_hostile_names_are_plain_text(stage):
    nasty = "<img src=x onerror=document.title='run'>"
    page = stage(320, 700)
    for name in ("offer", "late"):
        text = json.dumps(moments.TERRABILIS_MOMENTS[f"tb_{name}"]())
        text = text.replace("Team A", "\\u202e" + nasty).replace("Team B", "{{x}}" + "A" * 200)
        show(page, json.loads(text))
        assert page.title() == "Terra, on a plain page"
        assert page.locator("img").count() == 0
        assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.long
def test_hostile_cards_and_questions_are_plain_text(stage):
    page = stage(320, 700)
    table = moments.new(3, seed=2, deck=moments.hostile_deck())
    for wanted in ("build", "quiz", "follow", "reward"):
        show(page, moments.play_until(table, moments.deciding(wanted, after=40)))
        for width in (320, 1000):
            page.set_viewport_size({"width": width, "height": 700})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, wanted
        assert page.locator(".terra :is(img, script, a)").count() == 0
        assert "\u202e" not in page.locator(".terra").text_content()
    assert page.title() == "Terra, on a plain page"


def test_printing_keeps_the_board_and_the_countries(stage):
    page = stage()
    show(page, moments.late())
    page.emulate_media(media="print")
    assert page.locator(".tb-ring").is_visible()
    assert page.locator(".tb-country").first.is_visible()
    assert not page.locator(".tb-kit").is_visible()


def test_on_a_phone_what_a_card_would_bring_stays_on_one_line(stage):
    page = stage(390, 844)
    show(page, moments.build())
    lines = page.locator(".tb-card > .t-badge").evaluate_all(
        "all => all.map(one => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight))"
    )
    assert lines
    assert max(lines) < 1.5

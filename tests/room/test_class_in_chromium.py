"""A whole class in real Chromium: phones, a cockpit and a projector, from joining to the report."""

from __future__ import annotations

import random
import time

import pytest
from live_class import Class, fill_in

CHANGED = "(text) => document.querySelector('.r-where')?.textContent.startsWith(text)"

ASKED = "(was) => document.querySelector('[data-channel=board] .t-prompt')?.textContent === was"
PEOPLE_AT = "all => all.map((one) => one.querySelectorAll('button.r-seat').length)"
ARE_HERE = """() => document.querySelectorAll('.r-folk [data-key^="person:"]').length === 6"""

EVERYBODY = {1, 4, 15}
"""Steps of lesson 3 that all six fill in: the questions before, a prediction, the questions after."""


@pytest.fixture
def open_class(machine, tmp_path):
    """Opens classes. Nothing may have gone wrong on any page, and nothing been asked for elsewhere."""
    opened = []

    def go(*words, file="a.class"):
        made = Class(machine.browser, tmp_path / file, *words)
        opened.append(made)
        return made

    yield go

    def close():
        wrong = [one for made in opened for one in made.wrong()]
        for made in opened:
            made.close()
        return wrong

    assert machine.do(close) == []


def next_step(cockpit, number):
    """Go on, and wait until the cockpit shows the step."""
    cockpit.click("next")
    cockpit.until(CHANGED, f"{number} /")


def follow(people, number):
    """Wait until all pages have come to a step."""
    for one in people:
        one.see(f"xpath=//h1[small[starts-with(., '{number} /')]]", state="attached")


def until_done(one):
    """Fill in a step, again where a page still waited for an answer."""
    end = time.monotonic() + 15
    while "Done!" not in one.now and time.monotonic() < end:
        fill_in(one)
        one.page.wait_for_timeout(50)
    assert "Done!" in one.now


def settled(one):
    """The moment at a table once nothing is on its way any more."""
    before = None
    while before != one.state():
        before = one.state()
        one.page.wait_for_timeout(500)
    return before


def in_turn(one, other):
    """Two people at a table, the one who decides first."""
    for each in (one, other):
        each.see('[data-channel="board"] .t-prompt')
    return (one, other) if one.lit() else (other, one)


def without_loans(keys):
    """A loan is offered at almost every decision, and games would never end."""
    return [key for key in keys if not key.startswith("bank:")] or keys


def play(people, most, seconds=20.0, measure=True):
    """Click lit things at all tables, so many at most; gives how many, and what needed scrolling."""
    luck, done, beyond = random.Random(1), 0, []
    end = time.monotonic() + seconds
    while done < most and time.monotonic() < end:
        for one in people:
            lit = one.lit()
            if not lit:
                continue
            if measure and one.beyond()[0] > 0:
                beyond.append((one.beyond(), one.text(".t-prompt")))
            done += one.decide(lambda keys: luck.choice(without_loans(keys)))
        people[0].page.wait_for_timeout(20)
    return done, beyond


@pytest.mark.long
def test_lesson_3_from_join_to_report(open_class):
    room = open_class("--plan", "03_cubes_pile_up", "--seats", "4")
    cockpit = room.cockpit()
    projector = room.projector(cockpit)
    people = room.join("Ada", "Ben", "Cem", "Dana", "Emil", "Fay")
    cockpit.until(ARE_HERE)
    steps = len(cockpit.page.query_selector_all(".r-steps li"))
    assert steps == 18
    for number in range(1, steps + 1):
        next_step(cockpit, number)
        if number == 7:
            cockpit.until("() => document.querySelectorAll('.r-table-card').length === 2")
            seats = cockpit.page.eval_on_selector_all(".r-table-card", PEOPLE_AT)
            assert seats == [4, 2], "two at a table with automatic players"
            for one in people:
                one.see('[data-channel="board"] .t-prompt')
            decisions, beyond = play(people, 24)
            assert decisions >= 12
            assert beyond == [], "all that a decision needs is in view"
            cockpit.click("finish-all")
            cockpit.until("() => document.querySelectorAll('[data-over]').length === 2")
            continue
        follow(people[:1], number)
        if people[0].page.query_selector(".r-step .r-channel"):
            for one in people if number in EVERYBODY else people[::5]:
                follow([one], number)
                until_done(one)
            shown = cockpit.page.locator('[data-key^="tally:"]:visible')
            if shown.count():
                shown.first.click()
                projector.see(".r-tally")
        if number == 8:
            people[0].see(".r-figure img")
            assert "Ada has" in people[0].text("#panel-step")
    with people[0].page.expect_download() as own:
        people[0].click("make")
    assert own.value.suggested_filename.endswith(".report.html")
    cockpit.click("next")
    people[0].see(".r-the-end")
    cockpit.click("settings")
    with cockpit.page.expect_download() as saved:
        cockpit.click("save:report")
    report = saved.value.path().read_text(encoding="utf-8")
    assert "6 people answered both before and after" in report
    assert not any(name in report for name in ("Ada", "Emil")), "no names unless asked"
    assert [one.wide() for one in (*people, cockpit, projector)] == [0] * 8


@pytest.mark.long
@pytest.mark.parametrize("game", ["terra", "terrabilis", "nova_ziemia"])
def test_a_short_game_with_two_people_at_a_table(open_class, game):
    room = open_class("--game", game, "--seats", "2")
    cockpit = room.cockpit()
    people = room.join("Ada", "Ben", "Cem")
    next_step(cockpit, 1)
    next_step(cockpit, 2)
    for one in people:
        one.see('[data-channel="board"] .t-prompt')
    assert cockpit.page.locator(".r-table-card").count() == 2
    # Of Terrabilis the bank's offers, and cards to put back, are a finger's way below.
    decisions, beyond = play(people, 10, 15, measure=game != "terrabilis")
    assert decisions >= 6
    assert beyond == []
    cockpit.click("finish-all")
    cockpit.until("() => document.querySelectorAll('[data-over]').length === 2")
    next_step(cockpit, 3)
    people[0].see(".r-figure img")


@pytest.mark.long
def test_nothing_is_lost_by_a_reload_or_without_a_network(open_class):
    room = open_class("--game", "terra_futura", "--seats", "2")
    cockpit = room.cockpit()
    ada, ben = room.join("Ada", "Ben")
    next_step(cockpit, 1)
    next_step(cockpit, 2)
    ada, ben = in_turn(ada, ben)
    play([ada, ben], 3, measure=False)
    board = settled(ada)
    ada.page.reload()
    ada.see('[data-channel="board"] .t-prompt')
    assert settled(ada).partition("|")[2] == board.partition("|")[2], "the same is lit"
    ben.context.set_offline(True)
    ben.page.evaluate("window.dispatchEvent(new Event('offline'))")
    room.server.stop(kill=True)  # the line is really gone, and so is the server
    ben.see(".r-cut")
    ben.context.set_offline(False)
    room.server.start()
    ben.page.evaluate("window.dispatchEvent(new Event('online'))")
    ben.page.wait_for_selector(".r-cut", state="detached")
    assert ben.page.locator('[data-channel="board"] .t-prompt').count() == 1
    ada.page.wait_for_selector(".r-cut", state="detached")
    assert settled(ada).partition("|")[2] == board.partition("|")[2]
    for one in (ada, ben, cockpit):
        one.errors[:] = [text for text in one.errors if "WebSocket" not in text and "ERR_" not in text]


@pytest.mark.long
def test_what_a_facilitator_does_reaches_everybody(open_class):
    room = open_class("--game", "terra_futura", "--seats", "2")
    cockpit = room.cockpit()
    ada, ben = room.join("Ada", "Ben")
    next_step(cockpit, 1)
    next_step(cockpit, 2)
    ada, ben = in_turn(ada, ben)

    # A late-comer has a table of their own, and is told.
    cem = room.join("Cem")[0]
    cem.see('[data-channel="board"] .t-prompt')
    assert "number 2" in cem.page.inner_text(".r-page") or cockpit.page.locator(".r-table-card").count() == 2

    # Ada takes back a decision, and Ben agrees.
    before = ada.state()
    assert ada.decide()
    ada.page.wait_for_timeout(100)
    ada.click("menu").page.locator(".r-dialog [data-key='undo']").click()
    if ben.page.locator('[data-key="agree"]').count() or ada.state() != before:
        ben.see('[data-key="agree"]')
        ben.click("agree")
    ada.until(ASKED, before.partition("|")[0])

    cockpit.click("pause")
    ada.see(".r-paused")
    assert ada.now.endswith("Paused. Look up from your screen.")
    cockpit.click("pause")
    ada.page.wait_for_selector(".r-paused", state="detached")

    cockpit.page.fill('[data-key="say"]', "Five minutes left.")
    cockpit.click("say-it")
    ben.see(".r-message >> text=Five minutes left.")
    ben.click("read")

    ada.click("help")
    cockpit.see('[data-key^="helped:"]')
    cockpit.click(cockpit.page.get_attribute('[data-key^="helped:"]', "data-key"))
    ada.see('[data-key="help"][aria-pressed="false"]')

    # Ben has lost the key: another device asks, the facilitator says yes.
    other = room.open()
    other.join(room.server.code, "Ben", back=True)
    cockpit.see('[data-key^="back-yes:"]')
    cockpit.click(cockpit.page.get_attribute('[data-key^="back-yes:"]', "data-key"))
    other.see('[data-channel="board"] .t-prompt')

    # A name is changed, the door is locked, somebody is removed.
    cockpit.page.locator('.r-person:has-text("Ada") [data-key^="edit:"]').click()
    cockpit.page.fill('[data-key="new-name"]', "Adéla")
    cockpit.click("rename")
    cockpit.see(".r-seat >> text=Adéla")
    cockpit.click("open")
    cockpit.see('[data-key="open"][aria-pressed="true"]')
    late = room.open()
    late.page.fill('[data-key="code"]', room.server.code)
    late.click("join")
    late.see("#trouble >> text=door")
    cockpit.page.locator('.r-person:has-text("Cem") [data-key^="edit:"]').click()
    cockpit.click("ask-remove").click("remove")
    cem.see(".r-ended")

    # The class is erased, file and all, and the server ends.
    cockpit.click("settings").click("ask-erase")
    cockpit.page.fill('[data-key="erase-code"]', room.server.code)
    cockpit.page.keyboard.press("Enter")
    cockpit.see(".r-ended")
    ada.see(".r-ended")
    room.server.process.wait(20)
    assert not room.server.data.exists()
    for one in room.everybody:  # the server is gone
        one.errors[:] = [text for text in one.errors if "WebSocket" not in text and "ERR_" not in text]

"""The pages of a room in a real Chromium, under their security policy, with a web socket that is played."""

import json
import re

import pytest
import room_stage as room
from look import MISFITS, heed, prepare, small

from terra_widgets.room.words import WORDS

PAGES = {
    "join": ("student", {"page": room.join()}),
    "waiting": ("student", {"page": room.student()}),
    "step": ("student", {"page": room.student(stage="step", step=room.step(), scores=room.SCORES)}),
    "cockpit": ("cockpit", {"page": room.cockpit()}),
    "projector": ("projector", {"page": room.projector(tallies=room.tallies(), scores=room.SCORES)}),
}
HARM = "<img src=x onerror=window.__pwned=1><script>window.__pwned=1</script>"


@pytest.fixture
def enter(machine):
    """Opens pages of a room; what goes wrong in one fails the test."""
    opened = []

    def go(page="student", shown=None, size=(390, 844), **options):
        tab = room.open_room(machine.browser, page, shown or {}, size, **options)
        opened.append(tab)
        return tab

    yield go

    def close():
        bad = [(tab.errors, tab.strays) for tab in opened]
        for tab in opened:
            tab.context.close()
        return bad

    assert [one for one in machine.do(close) if one != ([], [])] == []


def key(name):
    return f"[data-key='{name}']"


def test_the_pages_ask_for_the_words_that_are_sent(root):
    source = "".join(
        path.read_text(encoding="utf-8")
        for path in root.joinpath("terra_widgets", "frontend", "src", "room").glob("*.tsx")
    )
    asked = {
        text
        for call in re.findall(r"\bword\(([^`]*?)\)", source)
        for text in re.findall(r'"([a-z-]+)"', call)
    }
    assert asked <= set(WORDS)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_fit_for_all_eyes_and_fingers(enter, axe, name):
    page, shown = PAGES[name]
    tab = prepare(enter(page, shown, (1366, 768) if page != "student" else (390, 844), bypass_csp=True), axe)
    for scheme in ("light", "dark"):
        tab.emulate_media(color_scheme=scheme)
        assert heed(tab.locator("#page"), whole=scheme == "light", least=4) == []
    assert small(tab) == []


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("width", [320, 390, 768, 1366])
def test_nothing_is_cut_off_or_too_wide(enter, name, width):
    page, shown = PAGES[name]
    tab = enter(page, shown, (width, 768))
    assert tab.evaluate(MISFITS) == []
    scrolled = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className)"
    assert tab.locator(".r-page, .r-panel, .r-side, .r-wall").evaluate_all(scrolled) == []


def test_somebody_comes_in_by_keyboard_with_the_code_from_the_address(enter):
    tab = enter(shown={"page": room.join()}, mark="#K7QF")
    assert "#" not in tab.url
    assert tab.input_value(key("code")) == "K7QF"
    tab.focus(key("name"))
    tab.keyboard.type("Zoë")
    tab.keyboard.press("Enter")
    assert room.wishes(tab) == [{"join": {"code": "K7QF", "name": "Zoë", "back": False}}]


def test_why_nobody_comes_in_stands_at_the_form(enter):
    tab = enter(shown={"page": room.join()}, mark="#K7QF")
    tab.click(key("join"))
    (sent,) = room.said(tab)
    answer = {"id": sent["message"]["id"], "error": "There is no room with this code."}
    room.tell(tab, "page", room.join(number=2, answer=answer))
    assert tab.locator(".r-wrong").inner_text().strip() == "There is no room with this code."


def test_the_key_is_kept_and_shown_again(enter):
    tab = enter(shown={"page": room.join()})
    tab.evaluate("wire.tell({ key: 'k'.repeat(22) })")
    tab.evaluate("wire.last().end()")
    tab.wait_for_function("() => wire.said.filter((one) => one.hello).length === 2")
    assert [one["hello"]["key"] for one in room.said(tab, "hello")] == [None, "k" * 22]
    assert tab.evaluate("localStorage['terra:room:student:r1']") == "k" * 22


def test_what_was_not_answered_is_said_again_on_a_new_line(enter):
    tab = enter(shown={"page": room.student()})
    tab.click(key("help"))
    tab.evaluate("wire.last().end()")
    tab.wait_for_function("() => wire.said.filter((one) => one.message).length > 1")
    first, *again = room.said(tab)
    assert all(one == first for one in again)


def test_what_was_answered_is_not_said_again(enter):
    tab = enter(shown={"page": room.student()})
    tab.click(key("help"))
    (sent,) = room.said(tab)
    tab.evaluate("id => wire.tell({ to: 'page', answered: id })", sent["message"]["id"])
    tab.evaluate("wire.last().end()")
    tab.wait_for_function("() => wire.said.filter((one) => one.hello).length > 1")
    assert room.said(tab) == [sent]


def test_moves_are_not_made_again_after_another_start_of_the_server(enter):
    step = room.step(pieces=[room.BOARD], kind="play")
    shown = {"page": room.student(stage="step", step=step, board=True, own=True), "board": room.board()}
    tab = enter(shown=shown)
    tab.locator("[data-move]").first.click()
    menu = tab.locator(".t-menu button")
    if menu.count():
        menu.first.click()
    tab.wait_for_function("() => wire.said.some((one) => one.message?.move)")
    tab.click(key("help"))
    tab.evaluate("wire.boot = 'two'; wire.said.length = 0; wire.last().end()")
    tab.wait_for_function("() => wire.said.some((one) => one.message)")
    assert [list(set(one["message"]) - {"id", "at"}) for one in room.said(tab)] == [["help"]]


def test_a_difference_is_drawn(enter):
    tab = enter(shown={"page": room.student()})
    tab.evaluate("wire.tell({ to: 'page', at: 1, change: { number: [2], now: ['Go!'] } })")
    assert tab.locator(key("now")).inner_text().endswith("Go!")


def test_a_difference_from_what_the_page_never_saw_asks_for_all(enter):
    tab = enter(shown={"page": room.student()})
    tab.evaluate("wire.tell({ to: 'page', at: 7, change: { number: [8] } })")
    assert room.said(tab, "whole") == [{"whole": "page"}]


def test_where_web_sockets_are_blocked_requests_wait_instead(enter):
    got = []

    def poll(route):
        asked = json.loads(route.request.post_data)
        got.append(asked)
        if asked["wait"]:
            return  # nothing happens
        hello = any("hello" in one for one in asked["send"])
        told = [{"boot": "one"}, {"to": "page", "whole": room.student()}] if hello else []
        route.fulfill(json={"line": "l1", "got": told})

    tab = enter(poll=poll)
    tab.wait_for_selector(".r-waiting", timeout=10_000)
    with tab.expect_request("**/poll"):
        tab.click(key("help"))
    tab.wait_for_function("performance.now()")  # what was asked for has been answered here
    assert [one["line"] for one in got[:2]] == [None, "l1"]
    assert got[-1]["send"][0]["message"]["help"] is True


def test_a_cut_line_is_told_after_a_moment_and_taken_back(enter):
    tab = enter(shown={"page": room.student()})
    tab.evaluate("wire.refuse = true; wire.last().end()")
    tab.wait_for_selector(".r-cut")
    assert "Nothing is lost" in tab.locator(".r-cut").inner_text()
    tab.evaluate("wire.refuse = false")
    tab.wait_for_selector(".r-cut", state="detached", timeout=10_000)


def test_a_room_that_has_ended_is_left_alone(enter):
    tab = enter(shown={"page": room.student()})
    tab.evaluate("wire.tell({ end: 'This room is closed.' })")
    tab.wait_for_selector(".r-ended")
    assert tab.evaluate("wire.sockets.length") == 1


def test_the_own_table_is_played_under_the_policy(enter):
    step = room.step(pieces=[room.text(), room.BOARD], kind="play")
    tab = enter(
        shown={"page": room.student(stage="step", step=step, board=True, own=True), "board": room.board()}
    )
    assert tab.locator(".t-table").is_visible()
    tab.click(key("tab:step"))
    assert tab.locator(".r-text").is_visible()
    tab.click(key("to-table"))
    assert tab.locator(".t-table").is_visible()


def test_a_late_comer_takes_a_free_seat(enter):
    seats = [{"table": 1, "seat": 2, "label": "Table 2, seat 3", "note": ""}]
    tab = enter(shown={"page": room.student(seats=seats)})
    tab.click(key("sit:1:2"))
    assert room.wishes(tab) == [{"sit": [1, 2]}]


def test_a_person_is_seated_by_two_keys(enter):
    tab = enter("cockpit", {"page": room.cockpit()}, (1366, 768))
    tab.focus(key("person:11"))
    tab.keyboard.press("Enter")
    tab.focus(key("seat:5:2"))
    tab.keyboard.press("Enter")
    assert room.wishes(tab) == [{"seat": {"person": 11, "table": 5, "seat": 2}}]


def test_the_class_is_erased_only_after_its_code_was_typed(enter):
    tab = enter("cockpit", {"page": room.cockpit()}, (1366, 768))
    tab.click(key("settings"))
    tab.click(key("ask-erase"))
    tab.fill(key("erase-code"), "nope")
    tab.press(key("erase-code"), "Enter")
    assert room.wishes(tab) == []
    tab.fill(key("erase-code"), "k7qf")
    tab.click(key("erase"))
    assert room.wishes(tab) == [{"erase": "k7qf"}]


@pytest.mark.parametrize(
    ("button", "wish"),
    [
        ("next", {"step": 5}),
        ("back", {"step": 3}),
        ("pause", {"pause": True}),
        ("look:1", {"look": 1}),
        ("fill-all", {"fill": None}),
        ("undo:1", {"undo": 1}),
        ("back-yes:7", {"back": [7, 1]}),
        ("helped:2", {"helped": 2}),
        ("open", {"open": False}),
    ],
)
def test_a_click_in_the_cockpit_asks_for_one_thing(enter, button, wish):
    tab = enter("cockpit", {"page": room.cockpit()}, (1366, 768))
    tab.click(key(button))
    assert room.wishes(tab) == [wish]


def test_the_projector_goes_from_light_to_dark(enter):
    tab = enter("projector", {"page": room.projector()}, (1366, 768))
    tab.click(key("light"))
    tab.wait_for_selector('.terra[data-theme="dark"]', state="attached")


def test_names_and_texts_of_people_are_text(enter):
    people = [
        {
            "id": 1,
            "name": HARM,
            "here": True,
            "devices": 1,
            "table": None,
            "seat": None,
            "help": True,
            "asks": True,
            "entered": False,
        }
    ]
    harm = {
        "texts": [HARM],
        "bars": [],
        "before": [],
        "chart": None,
        "text": HARM,
        "count": 1,
        "of": 1,
        "channel": "x",
        "title": HARM,
    }
    for page, shown in (
        ("student", room.student(people=[HARM], name=HARM, messages=[HARM], now=HARM)),
        ("cockpit", room.cockpit(people=people, tallies=[harm], title=HARM, script=HARM)),
        ("projector", room.projector(people=[HARM], tallies=[harm], title=HARM)),
    ):
        tab = enter(page, {"page": shown}, (1366, 768))
        assert HARM in tab.locator("body").inner_text()
        assert tab.evaluate("window.__pwned") is None

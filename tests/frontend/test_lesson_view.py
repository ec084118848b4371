"""The parts of a lesson in a real Chromium: typed, clicked, by keyboard, narrow, light, dark; the report."""

import json
import sys
from pathlib import Path

import pytest
from look import SERIOUS, findings, prepare

import terra_widgets as tw
from terra_widgets.lesson import work
from terra_widgets.lesson.part import PartScreen

sys.path.append(str(Path(__file__).resolve().parent.parent / "lesson"))
from small_lesson import lay, play

HARM = "<img src=x onerror=window.__pwned=1></textarea><script>window.__pwned=1</script>"


@pytest.fixture
def lesson(tmp_path, monkeypatch):
    monkeypatch.chdir(lay(tmp_path))
    return tw.Lesson("90_small", learner="Team A")


def put(page, part):
    """Open the widget of a part, which then answers as it does in a notebook."""
    kept = PartScreen(part, lambda fresh: None)

    def answer(route):
        kept.receive(json.loads(route.request.post_data or "null"))
        route.fulfill(json=kept.snapshot)

    page.unroute("**/answer")
    page.route("**/answer", answer)
    page.evaluate(
        "([kind, text]) => stage.open(kind, JSON.parse(text), 1, true)",
        [part.kind, json.dumps(kept.snapshot)],
    )
    page.wait_for_selector(".t-shell")
    return kept


def key(name):
    return f"[data-key='{name}']"


def test_a_prediction_is_typed_and_sealed(stage, lesson):
    page, one = stage(), lesson.predict("cubes")
    put(page, one)
    page.fill(key("number"), "7")
    page.fill(key("reason"), "because")
    page.click(key("seal"))
    page.wait_for_selector(".t-seal")
    assert (one.value, one.reason, one.sealed) == (7, "because", True)
    assert page.locator("input, textarea, button").count() == 0
    assert page.evaluate("document.activeElement.dataset.key") == "prompt", "the focus is not lost"


def test_a_prediction_is_sealed_by_keyboard_alone(stage, lesson):
    page, one = stage(), lesson.predict("cubes")
    put(page, one)
    for press in ("Tab", "1", "2", "Enter"):
        page.keyboard.press(press)
    page.wait_for_selector(".t-seal")
    assert one.value == 12


def test_what_is_no_number_is_said_where_the_hand_is(stage, lesson):
    page, one = stage(), lesson.predict("cubes")
    put(page, one)
    page.fill(key("number"), "many")
    page.click(key("seal"))
    page.wait_for_selector(".t-alert")
    assert "from 0 to 20, not 'many'" in page.locator("[role=alert].t-alert").inner_text()
    assert page.input_value(key("number")) == "many"
    assert not one.sealed


def test_a_draft_is_kept_and_survives_what_python_says(stage, lesson):
    page, one = stage(), lesson.predict("cubes")
    put(page, one)
    page.fill(key("number"), "5")
    page.press(key("number"), "Tab")
    page.wait_for_function("stage.model.values.snapshot.part.value === '5'")
    page.keyboard.type("half a sen")
    page.evaluate("stage.model.show({ ...stage.model.values.snapshot, number: 99 })")
    assert page.input_value(key("reason")) == "half a sen"
    assert one.value == 5
    assert not one.sealed


def test_questions_are_answered_and_hear_why(stage, lesson):
    page, quiz = stage(), lesson.quiz()
    play(lesson.table(seed=3), 30)
    put(page, quiz)
    page.check("[data-item=recall] [value=b]")
    page.click(key("item:recall"))
    page.wait_for_selector("[data-item=recall] .t-feedback")
    assert "Not quite. No, that is not it." in page.locator("[data-item=recall] .t-feedback").inner_text()
    assert page.locator("[role=status]").inner_text() == "Not quite. No, that is not it."
    for value in ("a", "c"):
        page.check(f"[data-item=chart] [value={value}]")
    page.click(key("item:chart"))
    page.wait_for_selector("[data-item=chart] .t-feedback[data-right]")
    page.fill("[data-item=transfer] input", "2,9")
    page.press("[data-item=transfer] input", "Enter")
    page.wait_for_selector("[data-item=transfer] .t-feedback[data-right]")
    assert page.locator("[data-item=chart] img").get_attribute("alt").startswith("CO2")
    assert [row["right"] for row in quiz.rows()] == [False, True, True, None]


def test_a_question_about_the_own_game_can_t_be_answered_before_it(stage, lesson):
    page = stage()
    put(page, lesson.quiz())
    assert page.locator("[data-item=record] :is(input, button)").count() == 0
    assert "Play first" in page.locator("[data-item=record]").inner_text()


def test_an_answer_that_is_missing_is_said(stage, lesson):
    page = stage()
    put(page, lesson.quiz())
    page.click(key("item:chart"))
    page.wait_for_selector(".t-alert")
    assert page.locator(".t-alert").inner_text() == "Choose at least one answer."


def test_a_claim_goes_from_step_to_step(stage, lesson):
    page, card = stage(), lesson.claim("one")
    put(page, card)
    assert page.locator("a").count() == 0, "the figure waits for the guess"
    page.click(key("verdict:untrue"))
    page.wait_for_selector("a")
    assert page.locator("a").get_attribute("href") == "https://example.org/a"
    assert "Our verdict" not in page.locator(".t-claim").inner_text()
    page.fill(key("because"), "It stays.")
    page.click(key("verdict:not"))
    page.wait_for_selector(".t-feedback")
    assert "Our verdict: partly modelled." in page.locator(".t-feedback").inner_text()
    assert page.locator(key("verdict:not")).get_attribute("aria-pressed") == "true"
    assert (card.outside, card.verdict, card.because) == ("untrue", "not", "It stays.")
    page.click(key("verdict:true"))
    page.locator(".t-claim").get_by_text("First you said: not true. Now you say: true.").wait_for()


def test_a_point_is_dragged_onto_the_chart_or_typed(stage, lesson):
    page, field = stage(), lesson.write("today")
    put(page, field)
    box = page.locator(".t-plot").bounding_box()
    x = box["x"] + box["width"] / 2
    page.mouse.move(x, box["y"] + box["height"] * 0.7)
    page.mouse.down()
    page.mouse.move(x, box["y"] + box["height"] * 0.4)
    page.mouse.up()
    dragged = float(page.input_value(key("value:0")))
    plot = field.snapshot()["plot"]
    assert plot["low"] < dragged < plot["high"]
    assert page.locator(".t-point").is_visible()
    high = page.locator(".t-point").bounding_box()["y"]
    page.fill(key("value:0"), "310")
    assert page.locator(".t-point").bounding_box()["y"] > high
    page.fill(key("because"), "a ruler")
    page.click(key("keep"))
    page.wait_for_selector(".t-entry .t-row .t-faint")
    assert (field.value, field.because) == (310, "a ruler")


def test_a_field_is_filled_by_keyboard_alone(stage, lesson):
    page, field = stage(), lesson.write("shares")
    put(page, field)
    for press in ("Tab", "6", "0", "Tab", "4", "0", "Enter"):
        page.keyboard.press(press)
    page.wait_for_selector(".t-entry .t-row .t-faint")
    assert field.value == [60, 40]


def test_what_is_written_is_kept_without_the_button(stage, lesson):
    page, field = stage(), lesson.write("sentence")
    put(page, field)
    page.fill(key("value:0"), "It was full.")
    page.press(key("value:0"), "Tab")
    page.wait_for_selector(".t-entry .t-row .t-faint")
    assert field.value == "It was full."


def test_a_reason_that_comes_after_the_verdict_is_kept_too(stage, lesson):
    page, card = stage(), lesson.claim("one").guess("true").judge("partly")
    put(page, card)
    page.fill(key("because"), "It stays.")
    page.press(key("because"), "Tab")
    page.wait_for_function("stage.model.values.snapshot.part.because === 'It stays.'")
    assert (card.verdict, card.because) == ("partly", "It stays.")


def test_a_game_is_finished_after_a_question(stage, lesson):
    page, table = stage(), play(lesson.table(seed=3), 5)
    put(page, lesson.finish())
    page.click(key("finish"))
    page.click(key("yes"))
    page.locator(".t-leaf").get_by_text("finished this game for you").wait_for()
    assert table.to_move is None
    assert page.locator("button").count() == 0


def test_the_first_questions_hear_nothing_and_are_kept(stage, lesson):
    page = stage()
    put(page, lesson.before())
    page.check("[data-item=stock] [value=a]")
    page.click(key("item:stock"))
    page.locator("[data-item=stock]").get_by_text("Kept.").wait_for()
    assert page.locator(".t-feedback").count() == 0


def test_a_ticket_is_kept(stage, lesson):
    page, ticket = stage(), lesson.ticket()
    put(page, ticket)
    page.fill(key("doubt"), "a\nb")
    page.fill(key("deed"), "c")
    page.click(key("keep"))
    page.wait_for_function("stage.model.values.snapshot.part.deed === 'c'")
    assert (ticket.doubt, ticket.deed) == ("a\nb", "c")


def test_one_click_writes_the_report_and_downloads_it_once(stage, lesson):
    page, part = stage(accept_downloads=True), lesson.report()
    put(page, part)
    page.evaluate("stage.add()")  # a second view of the same report
    with page.expect_download() as download:
        page.locator(key("make")).first.click()
    page.wait_for_function("stage.model.values.snapshot.part.text === null")
    assert download.value.suggested_filename == part.path.name
    assert Path(download.value.path()).read_bytes() == part.path.read_bytes()
    assert page.evaluate("stage.model.sent.map((one) => one.do)") == ["make", "fetched"]
    assert part.path.name in page.locator(".t-leaf").first.inner_text()


def parts(lesson):
    """Every part, before and after somebody has been there."""
    yield lesson.predict("cubes")
    yield lesson.quiz()
    yield lesson.claim("one")
    yield from map(lesson.write, ("today", "shares", "aim", "sentence", "rule"))
    yield lesson.before()
    lesson.predict("cubes").seal(3, HARM)
    play(lesson.table(seed=3), 30)
    for which, value in (("recall", "b"), ("chart", ["a", "c"]), ("transfer", 2), ("record", 1)):
        lesson.quiz().answer(which, value)
    yield lesson.finish()
    yield lesson.claim("one").guess("true")
    lesson.claim("one").judge("partly", HARM)
    for which, value in (("today", 410), ("shares", [1, 99]), ("aim", "gold"), ("rule", HARM)):
        yield lesson.write(which).write(value, HARM)
    for question in lesson.before().questions:
        lesson.before().answer(question.id, "a")
    for question in lesson.after().questions:
        lesson.after().answer(question.id, "b")
    yield lesson.after()
    lesson.ticket().write(HARM, "w" * 300)
    lesson.report().make()
    yield from (lesson.predict("cubes"), lesson.quiz(), lesson.claim("one"), lesson.ticket(), lesson.report())


@pytest.mark.long
def test_axe_finds_nothing_serious(stage, axe, lesson):
    page = prepare(stage(), axe)
    for part in parts(lesson):
        put(page, part)
        assert findings(page, least=2) == [], part.kind
    assert page.evaluate("window.__pwned") is None


def test_a_phone_shows_all_of_it(stage, lesson):
    page = stage(320, 700)
    for part in parts(lesson):
        put(page, part)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, part.kind
        small = page.locator(".terra :is(button, textarea, .t-option, .t-number input)").evaluate_all(
            """all => all.map((one) => one.getBoundingClientRect())
                .filter((box) => box.width < 24 || box.height < 24).length"""
        )
        assert small == 0, part.kind


def test_a_dead_kernel_shows_and_nothing_can_be_sent(stage, lesson):
    page = stage()
    put(page, lesson.ticket())
    page.evaluate("stage.model.disconnect()")
    page.wait_for_selector(".t-gone")
    page.fill(key("doubt"), "x")
    page.click(key("keep"), force=True)
    assert page.evaluate("stage.model.sent") == []


# The report


@pytest.fixture
def page_of(machine, tmp_path):
    """Opens a file as a page without any network; whatever it asks for is noted."""
    made = []

    def opening(path, **look):
        page = machine.browser.new_context(offline=True, **look).new_page()
        page.asked, page.wrong = [], []
        page.on("request", lambda request: page.asked.append(request.url))
        page.on("console", lambda message: page.wrong.append(message.text))
        page.goto(path.as_uri())
        made.append(page)
        return page

    yield opening
    for page in made:
        machine.do(page.context.close)


def finished(lesson):
    *_, last = parts(lesson)
    lesson.chart("pollution", predictions=["cubes"])
    return last.make()


def test_a_report_opens_on_its_own(page_of, lesson):
    page = page_of(finished(lesson))
    assert [url for url in page.asked if not url.startswith("data:")] == [page.url]
    assert page.wrong == []
    assert page.locator("h1").inner_text() == "A small one"
    loaded = page.locator("img").evaluate_all("all => all.map((one) => one.complete && one.naturalWidth > 0)")
    assert loaded == [True]
    text = page.locator("body").inner_text()
    for said in ("Team A", "You said: 3 cubes.", "One more.", "w" * 300, "partly modelled"):
        assert said in text
    assert page.evaluate("window.__pwned") is None
    scripts = page.locator("script").evaluate_all("all => all.map((one) => one.type)")
    assert scripts == ["application/json"], "data, which no browser runs"


@pytest.mark.long
def test_axe_finds_nothing_serious_in_a_report(page_of, axe, lesson):
    page = page_of(finished(lesson), bypass_csp=True)
    for one in page.locator("details").all():
        one.evaluate("one => { one.open = true }")
    page.evaluate(axe)
    found = page.evaluate("axe.run({ preload: false, resultTypes: ['violations'] })")["violations"]
    assert [one["id"] for one in found if one["impact"] in SERIOUS] == []


def test_a_report_fits_a_phone(page_of, lesson):
    page = page_of(finished(lesson), viewport={"width": 320, "height": 700})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_code_of_a_report_brings_the_game_back(lesson):
    *_, last = parts(lesson)
    play(lesson.table(seed=3))  # before its end the code would give secrets away
    text = last.make().read_text(encoding="utf-8")
    code = (
        text.partition("tw.resume(&quot;")[2].partition("&quot;")[0]
        or text.partition('tw.resume("')[2].partition('"')[0]
    )
    assert tw.resume(code).position() == lesson.table(seed=3).position()


def test_an_empty_report_says_so_and_is_small(page_of, lesson):
    path = lesson.report().make()
    assert path.stat().st_size < 100_000
    assert "Nothing here yet." in page_of(path).locator("body").inner_text()


@pytest.fixture
def nobody(tmp_path, monkeypatch):
    """A lesson in a kernel that has just started."""
    monkeypatch.chdir(lay(tmp_path))
    monkeypatch.setattr(work, "_OPEN", {})
    return tw.Lesson("90_small")


def test_a_name_is_typed_by_keyboard_and_stays_text(stage, nobody):
    page = stage()
    put(page, nobody._work.learner)
    page.focus(key("name"))
    page.keyboard.type(HARM[:50])
    page.keyboard.press("Enter")
    page.wait_for_selector(key("leave"))
    assert nobody.learner == HARM[:50]
    assert HARM[:50] in page.locator(".t-learner").inner_text()
    assert page.evaluate("window.__pwned") is None
    assert page.evaluate("document.activeElement.dataset.key") == "prompt", "the focus is not lost"


def test_class_and_group_stay_text(stage, nobody):
    page = stage(320)
    put(page, nobody._work.learner)
    for name, typed in (("name", "Ada"), ("class", HARM[:30]), ("group", "3 & 4")):
        page.fill(key(name), typed)
    page.click(key("go"))
    page.wait_for_selector(key("leave"))
    assert f"Class: {HARM[:30]} · Group: 3 & 4" in page.locator(".t-learner").inner_text()
    assert page.evaluate("window.__pwned") is None


@pytest.mark.parametrize(("press", "name"), [("mine", "Ada"), ("other", "")])
def test_the_same_name_is_asked_about(stage, nobody, press, name):
    nobody.name("Ada")
    work._OPEN.clear()
    page, again = stage(320), tw.Lesson("90_small")
    put(page, again._work.learner)
    page.fill(key("name"), "ada")
    page.click(key("go"))
    page.click(key(press))
    page.wait_for_selector(key("mine"), state="detached")
    assert again._work.learner.snapshot()["name"] == name
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_serious_in_the_field_for_the_name(stage, axe, nobody, dark):
    nobody.name("Ada")
    work._OPEN.clear()
    page = prepare(stage(dark=dark), axe)
    put(page, tw.Lesson("90_small")._work.learner)
    page.fill(key("name"), "Ada")
    page.click(key("go"))
    page.wait_for_selector(key("mine"))
    assert findings(page, least=2) == []

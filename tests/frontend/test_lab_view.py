"""The lab in a real browser, on a plain page: what it shows, sends and saves."""

import json
import re
from urllib.parse import quote, unquote

import lab_moments
import pytest
from lab_moments import LAB_MOMENTS, lab
from look import SERIOUS, findings, misfits, prepare, small
from moments import stretched
from playwright.sync_api import expect
from stage import experiment, show
from test_view import answer, focus, sent
from widgets.pseudo import speak

from terra_widgets.charts.look import DARK, LIGHT
from terra_widgets.lab.snapshot import snapshot


@pytest.fixture(scope="module")
def moments():
    """Each moment is played once."""
    return {name: make() for name, make in LAB_MOMENTS.items()}


# Running


def test_run_keep_and_compare_by_clicks(stage):
    page, (made, engine) = stage(), lab()
    engine.start = finish_at_once(engine)
    experiment(page, made)
    page.get_by_role("button", name="Run 40 games").click()
    page.wait_for_selector(".t-lab-chart img")
    found = page.locator(".t-lab-summary").inner_text()
    assert re.match(r"Average of points: Clean [\d.]+ and Growth", found)
    page.get_by_label("Name of the run").fill("before <i>")
    page.get_by_role("button", name="Keep this run").click()
    page.get_by_role("radio", name="before <i>").wait_for()
    page.get_by_label("What if").select_option("carbon_price")
    page.wait_for_function("stage.model.values.snapshot.choices.rule.value === 'carbon_price'")
    page.get_by_role("slider").fill("4")
    page.wait_for_function("stage.model.values.snapshot.choices.rule.strength.value === 4")
    found = page.locator(".t-lab-summary").inner_text()
    assert found.startswith("With “A carbon price in points: 4”, the average of points is lower:")
    assert found == made.finding()
    assert page.locator(".t-lab-chart img").get_attribute("alt") == f"Points in 40 games. {found}"
    exact = page.get_by_text("Compared with “before <i>”, the mean of points goes down")
    assert not exact.is_visible(), "intervals are one click further"
    page.get_by_text("The numbers").click()
    assert exact.is_visible()
    assert page.locator(".t-lab-numbers img").get_attribute("alt") == str(made.chart())
    assert page.locator(".t-lab-numbers tbody tr").count() == 6
    page.get_by_role("button", name="Remove “before <i>”").click()
    page.get_by_role("radio", name="before <i>").wait_for(state="detached")
    assert made.kept == []


def finish_at_once(engine):
    begin = type(engine).start

    def start(job, total, arrived, ended, first=1):
        course = begin(engine, job, total, arrived, ended, first)
        engine.finish()
        return course

    return start


@pytest.mark.long
def test_everything_by_keyboard_alone(stage):
    page, (made, engine) = stage(), lab()
    engine.start = finish_at_once(engine)
    experiment(page, made)
    for _ in range(40):
        page.keyboard.press("Tab")
        if focus(page) == "more":
            page.keyboard.press("Enter")
        if focus(page) == "rule":
            page.keyboard.press("End")
            page.wait_for_function("stage.model.values.snapshot.choices.rule.value === 'producer_blame'")
            page.keyboard.press("ArrowUp")
            page.wait_for_function("stage.model.values.snapshot.choices.rule.value !== 'producer_blame'")
            page.keyboard.press("ArrowUp")
            page.wait_for_function("stage.model.values.snapshot.choices.rule.value === 'carbon_tax'")
        if focus(page) == "strength":
            page.keyboard.press("End")
            page.wait_for_function("stage.model.values.snapshot.choices.rule.strength.value === 5")
        if focus(page) == "seed":
            page.keyboard.press("Control+a")
            page.keyboard.type("12")
            break
    for _ in range(40):
        page.keyboard.press("Shift+Tab")
        if focus(page) == "run":
            break
    page.wait_for_function("stage.model.values.snapshot.choices.seed === 12")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-state=done]")
    assert focus(page) == "run"
    assert made.results.setup.options == {"carbon_tax": 5}
    assert made.results.setup.seed == 12
    for _ in range(20):
        page.keyboard.press("Tab")
        if focus(page) == "keep":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".t-lab-kept")
    assert focus(page) == "keep"


def test_run_becomes_stop_and_the_focus_stays(stage):
    page, (made, engine) = stage(), lab()
    experiment(page, made)
    page.locator("[data-key=run]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-running]")
    assert page.locator("[data-key=run]").inner_text().strip() == "Stop"
    assert focus(page) == "run"
    engine.play(7)
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-state=stopped]")
    assert page.locator(".t-lab-progress").inner_text() == "Stopped: 7 of 40 games are done and kept."


def test_games_that_arrive_change_the_picture_in_place_and_nothing_else(stage):
    page, (made, engine) = stage(), lab()
    experiment(page, made)
    page.locator("[data-key=run]").click()
    page.wait_for_selector("[data-running]")
    engine.play(20)
    push(page, made)
    page.wait_for_selector(".t-lab-chart img")
    page.evaluate(
        """() => {
            window.picture = document.querySelector('.t-lab-chart img');
            window.blank = 0;
            window.gone = [];
            const note = (all) => all.forEach(({ removedNodes }) => window.gone.push(...removedNodes));
            new MutationObserver(note)
                .observe(document.querySelector('.t-lab-results'), { subtree: true, childList: true });
            const look = () => {
                if (!picture.naturalWidth || !picture.clientHeight) window.blank += 1;
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    page.get_by_label("Name of the run").fill("half typed")
    before = page.evaluate("picture.src")
    for _ in range(5):
        engine.play(1)
        push(page, made)
    page.wait_for_function("document.querySelector('.t-lab-progress').textContent.includes('25 of 40')")
    assert page.evaluate("picture.src") != before
    assert page.evaluate("picture.isConnected && gone.every(({ nodeType }) => nodeType === Node.TEXT_NODE)")
    assert page.evaluate("blank") == 0
    assert page.get_by_label("Name of the run").input_value() == "half typed"


def push(page, made):
    page.evaluate("text => stage.model.show(JSON.parse(text))", json.dumps(snapshot(made)))


@pytest.mark.long
def test_a_message_waits_for_its_answer_while_games_arrive(stage, moments):
    page = stage()
    show(page, moments["lab_filling"], "lab")
    page.get_by_label("Look at").select_option("cubes")
    page.evaluate("() => stage.model.show({ ...stage.model.values.snapshot })")  # more games, no answer
    page.locator("[data-key=run]").click()
    assert [list(message)[2] for message in sent(page)] == ["measure"]
    page.evaluate(
        """() => {
            const { model } = stage;
            const answer = { id: model.sent[0].id, error: "Not that." };
            model.show({ ...model.values.snapshot, answer });
        }"""
    )
    assert page.locator("[role=alert].t-alert").inner_text() == "Not that."
    expect(page.get_by_label("Look at")).to_have_value("points")
    page.wait_for_function("stage.model.sent.length === 2")
    assert [list(message)[2] for message in sent(page)] == ["measure", "do"]


def test_dragging_sends_the_last_value_and_shows_it_at_once(stage, moments):
    page = stage()
    show(page, moments["lab_fresh"], "lab")
    for value in (3, 4, 5):
        page.get_by_role("slider").fill(str(value))
        assert page.locator(".t-slider output").inner_text() == str(value)
    assert [message["strength"] for message in sent(page)] == [3]
    answer(page)
    page.wait_for_function("stage.model.sent.length === 2")
    assert sent(page)[1]["strength"] == 5


def test_a_typed_number_that_cannot_be_is_answered_where_it_was_typed(stage):
    page, (made, _) = stage(), lab()
    experiment(page, made)
    page.get_by_text("Players, number of games, seed").click()
    field = page.get_by_role("textbox", name="Number of games")
    field.fill("a lot")
    field.press("Enter")
    alert = page.locator("[role=alert].t-alert")
    alert.wait_for()
    assert alert.inner_text() == "\"games\" is a whole number from 1 to 20000, not 'a lot'."
    assert field.input_value() == "40"


# Files


@pytest.mark.long
@pytest.mark.parametrize(("button", "name", "start"), [
    ("Rows (CSV)", "terra-lab-terra_futura-points.csv", b"\xef\xbb\xbfrun,game"),
    ("Picture (PNG)", "terra-lab-terra_futura-points.png", b"\x89PNG"),
    ("Page (HTML)", "terra-lab-terra_futura-points.html", b"<!doctype html>"),
])  # fmt: skip
def test_files_are_saved_by_the_view_that_asked(stage, button, name, start, tmp_path):
    page, made = stage(), lab_moments.ran(games=30)
    experiment(page, made, views=2)
    got = []
    page.on("download", lambda download: got.append(download.url))
    with page.expect_download() as waiting:
        page.get_by_role("button", name=button).first.click()
    path = tmp_path / name
    waiting.value.save_as(path)
    assert waiting.value.suggested_filename == name
    assert path.read_bytes().startswith(start)
    if button == "Rows (CSV)":
        assert path.read_bytes() == made.file("csv")
    page.wait_for_timeout(50)
    assert len(got) == 1


def test_a_saved_picture_is_the_chart_twice_as_large(stage, tmp_path):
    page, made = stage(), lab_moments.ran(games=30)
    experiment(page, made)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Picture (PNG)").click()
    head = waiting.value.path().read_bytes()[16:24]
    width, height = int.from_bytes(head[:4], "big"), int.from_bytes(head[4:], "big")
    assert width == 1440
    assert height > 600


# The kernel


def test_without_a_kernel_it_shows_its_last_state_and_says_so(stage, moments):
    page = stage()
    page.evaluate(
        """text => {
            stage.open("lab", JSON.parse(text), 0);
            stage.model.comm_live = false;
            stage.add();
        }""",
        json.dumps(moments["lab_compared"]),
    )
    page.wait_for_selector(".t-gone")
    assert page.locator(".t-gone").inner_text().strip() == moments["lab_compared"]["gone"]
    assert page.evaluate("document.querySelector('.t-lab-chart img').naturalWidth") > 0
    for key in ("run", "keep", "export:csv"):
        page.locator(f"[data-key='{key}']").click(force=True)
    assert page.locator("select:not(:disabled), input:not(:disabled)").count() == 0
    assert sent(page) == []


def test_two_views_of_one_model_stay_in_step_and_close_cleanly(stage):
    page, (made, _) = stage(), lab(rule="no_spaces")
    experiment(page, made, views=2)
    page.get_by_role("switch", name="The rule is on").first.click()
    page.wait_for_function("stage.model.values.snapshot.choices.rule.strength.value === 0")
    assert [box.is_checked() for box in page.get_by_role("switch", name="The rule is on").all()] == [
        False
    ] * 2
    page.evaluate("stage.closing.splice(0).forEach(close => close())")
    assert page.locator(".terra").count() == 0
    assert page.evaluate("[...stage.model.listeners.values()].every(calls => calls.size === 0)")


# How it looks


@pytest.mark.long
def test_axe_finds_nothing_serious_in_a_lab(stage, axe, moments):
    page = prepare(stage(1000, 1600), axe)
    for name in ("lab_fresh", "lab_compared", "lab_five", "lab_failed"):
        shown = moments[name]
        show(page, shown, "lab")
        if shown["table"]:
            page.locator(".t-lab-numbers summary").click()
        assert findings(page, least=10, impacts=(*SERIOUS, "moderate")) == [], name


@pytest.mark.long
def test_words_of_a_lab_that_are_40_percent_longer_fit(stage, moments):
    page = stage()
    for name, shown in moments.items():
        show(page, lengthened(shown), "lab")
        for width in (320, 1000, 1820):
            assert misfits(page, width) == [], name


def lengthened(shown):
    """The same with all sentences 40 % longer, as a translation may be."""
    longer = json.loads(json.dumps(stretched(shown), ensure_ascii=False).replace("⟦⟧", ""))
    for key in ("summary", "subtitle"):
        longer[key] = longer[key] + "~" * (2 * len(longer[key]) // 5)
    return longer


def test_on_a_phone_everything_of_a_lab_fits_and_can_be_hit(stage, moments):
    page = stage(320, 700)
    for name, shown in moments.items():
        show(page, shown, "lab")
        kinds = "button, select, input:not([type=radio]), .t-switch, label, summary"
        assert small(page, kinds) == [], name
        assert misfits(page, 320) == [], name


# Words of a picture are drawn where they are: they must stay inside, and apart from each other.
OUTSIDE = """(svg) => {
    const read = new DOMParser().parseFromString(svg, 'image/svg+xml');
    const plot = document.importNode(read.documentElement, true);
    document.body.replaceChildren(plot);
    const frame = plot.getBoundingClientRect();
    const texts = [...plot.querySelectorAll('text')]
        .map((text) => [text.textContent, text.getBoundingClientRect()]);
    const out = texts.filter(([, box]) => box.left < frame.left - 1 || box.right > frame.right + 1
        || box.top < frame.top - 1 || box.bottom > frame.bottom + 1);
    const over = texts.filter(([, a], i) => texts.some(([, b], j) => i < j && a.left < b.right - 1
        && b.left < a.right - 1 && a.top < b.bottom - 3 && b.top < a.bottom - 3));
    return [...out, ...over].map(([text]) => text);
}"""


def test_words_of_a_picture_fit_even_if_they_are_40_percent_longer(stage, moments, monkeypatch):
    code, page = speak(monkeypatch), stage()
    longer = [made_again(language=code, players=["clean", "growth", "trader"], measure="made_cubes")]
    longer.append(made_again(language=code, players=["random", "greedy", "clean", "growth", "thinker:1"]))
    for shown in (*moments.values(), *longer):
        for made in shown["chart"]["pictures"] if shown["chart"] else ():
            assert page.evaluate(OUTSIDE, made["svg"]) == [], (shown["title"], made["width"])


def made_again(**given):
    """A lab that compares two runs, the first under the longest name that can be."""
    made, engine = lab(games=3, **given)
    made.run()
    engine.finish()
    made.keep("A long name of a run that was kept first")
    made.run()
    engine.finish()
    return snapshot(made)


@pytest.mark.parametrize(("width", "made_for"), [(320, 320), (700, 600), (1000, 600), (1820, 600)])
def test_a_picture_suits_the_width_and_the_theme_of_the_page(stage, moments, width, made_for):
    page = stage(width, 900)
    show(page, moments["lab_compared"], "lab")
    picture = page.locator(".t-lab-chart img")
    assert f'width="{made_for}"' in source(picture)
    scale = picture.evaluate("img => img.clientWidth / img.naturalWidth")
    assert 0.75 <= scale <= 1.36
    assert LIGHT.paper in source(picture)
    page.emulate_media(color_scheme="dark")
    page.wait_for_selector(".terra[data-theme=dark]")
    expect(picture).to_have_attribute("src", re.compile(quote(DARK.paper)))
    assert LIGHT.ink not in source(picture)
    page.emulate_media(color_scheme="dark", media="print")
    expect(picture).to_have_attribute("src", re.compile(quote(LIGHT.ink)))


def source(picture):
    return unquote(picture.get_attribute("src"))


def test_one_live_region_and_headings_in_order(stage, moments):
    page = stage()
    show(page, moments["lab_done"], "lab")
    assert page.locator("[aria-live]").count() == 1
    assert page.locator("[aria-live=polite]").text_content() == moments["lab_done"]["announce"]


def test_hostile_names_of_runs_are_plain_text(stage, moments):
    nasty = "<img src=x onerror=document.title='run'>"
    page = stage(400, 700)
    text = json.dumps(moments["lab_compared"]).replace("Our <b>first</b> run", "\\u202e" + nasty + "W" * 300)
    show(page, json.loads(text), "lab")
    assert page.title() == "Terra, on a plain page"
    assert page.locator("img:not([src^='data:'])").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 400

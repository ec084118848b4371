"""The start page in a real JupyterLab: lessons open in place, tables come below, the keyboard is enough."""

import shutil
from pathlib import Path

import pytest
from pages import FRONT

ROOT = Path(__file__).resolve().parents[2]
START = "kit/notebooks/en/00_start_here.ipynb"
MOST_TABS = 80
SHELL = 'document.querySelector(".t-table").closest(".t-shell")'
NEWS = f'() => {SHELL}.querySelector("[role=status]").textContent'


@pytest.fixture
def lab(machine, jupyterlab):
    """JupyterLab with the start notebook in front, as the kit lays it out."""
    folder = jupyterlab.host.notebooks / "kit"
    for part in ("notebooks", "lessons"):
        shutil.copytree(ROOT / part, folder / part, dirs_exist_ok=True)
    machine.do(lambda: jupyterlab.page.evaluate("path => kit.start(path)", START))
    yield jupyterlab
    machine.do(close_all, jupyterlab)


def close_all(jupyterlab):
    jupyterlab.page.evaluate(
        """async () => {
            const kit_panels = [...window.jupyterapp.shell.widgets("main")]
                .filter((panel) => panel.context?.path.startsWith("kit/"));
            for (const panel of kit_panels) {
                if (panel.sessionContext?.session) await panel.sessionContext.shutdown();
                panel.context.model.dirty = false;
                panel.dispose();
            }
        }"""
    )
    shutil.rmtree(jupyterlab.host.notebooks / "kit" / "notebooks" / "en" / "terra-saves", ignore_errors=True)
    jupyterlab.page.evaluate("async (path) => void (await kit.open(path))", jupyterlab.path.name)


def see(lab):
    """Wait for the page, which comes by itself."""
    lab.page.wait_for_selector(f"{FRONT} .t-start")


def tab_to(lab, key, press="Tab"):
    for _ in range(MOST_TABS):
        lab.page.keyboard.press(press)
        if lab.page.evaluate("document.activeElement?.dataset?.key") == key:
            return
    raise AssertionError(f"{MOST_TABS} presses of {press} did not reach {key}")


def test_where_nothing_runs_by_itself_the_line_is_run_by_hand(lab):
    other = "kit/notebooks/en/mine.ipynb"
    text = (ROOT / "notebooks/en/00_start_here.ipynb").read_text(encoding="utf-8")
    changed = text.replace('"tw.start()"', '"tw.start(\\"teach\\")"')
    assert changed != text
    (lab.host.notebooks / other).write_text(changed, encoding="utf-8")
    lab.page.evaluate("path => kit.start(path)", other)
    lab.page.keyboard.press("Shift+Enter")  # past the title
    assert lab.page.locator(f"{FRONT} .t-start").count() == 0
    lab.page.keyboard.press("Shift+Enter")
    see(lab)
    tab_to(lab, "lesson:03_cubes_pile_up", "Shift+Tab")


def in_front(lab):
    return lab.page.evaluate("window.jupyterapp.shell.currentWidget.context.path")


def test_lesson_3_is_found_and_opened_by_keyboard_alone(lab):
    see(lab)
    tab_to(lab, "lesson:03_cubes_pile_up")
    lab.page.keyboard.press("Enter")
    lab.page.wait_for_function(
        "window.jupyterapp.shell.currentWidget.context?.path.endsWith('03_cubes_pile_up.ipynb')"
    )
    assert in_front(lab) == "kit/notebooks/en/03_cubes_pile_up.ipynb"
    lab.page.wait_for_selector(f"{FRONT} h1 >> text=Lesson 3: Cubes pile up")


def test_a_game_of_terrabilis_is_found_and_begun_by_keyboard_alone(lab):
    see(lab)
    tab_to(lab, "game:terrabilis")
    lab.page.keyboard.press("Enter")
    lab.page.wait_for_selector(f"{FRONT} .t-table")
    lab.page.wait_for_function("document.activeElement?.dataset?.lit !== undefined")
    said = lab.page.evaluate(f"({NEWS})()")
    lab.page.keyboard.press("Enter")  # the dice
    lab.page.wait_for_function(f"said => ({NEWS})() !== said", arg=said)
    assert lab.ask("Out[1].below.game.name") == "terrabilis"
    assert lab.ask("len(Out[1].below.moves)") > 0


def test_a_game_that_was_begun_is_kept_and_can_be_taken_up(lab):
    see(lab)
    lab.page.click(f"{FRONT} [data-key='game:nova_ziemia']")
    lab.page.wait_for_selector(f"{FRONT} .t-table [data-lit]")
    lab.quietly("Out[1].below.play(Out[1].below.legal_moves[0])")
    lab.quietly("__import__('terra_widgets.table.autosave.later', fromlist=['LATER']).LATER.finish()")
    lab.page.click(f"{FRONT} [data-key='people:2']")
    lab.page.click(f"{FRONT} .t-kept button")
    lab.page.wait_for_function("document.querySelector('.t-start-below')")
    lab.page.wait_for_selector(f"{FRONT} .t-table [data-lit]")
    assert lab.ask("len(Out[1].below.moves)") == 1
    assert lab.page.locator(f"{FRONT} .t-kept li").count() == 1, "one game, not two"


def test_the_guide_for_teachers_opens_as_a_page_to_read(lab):
    see(lab)
    lab.page.click(f"{FRONT} [data-key='role:teach']")
    lab.page.click(f"{FRONT} [data-key='guide:03_cubes_pile_up']")
    lab.page.wait_for_function("window.jupyterapp.shell.currentWidget.context?.path.endsWith('guide.en.md')")
    lab.page.wait_for_selector(".jp-MarkdownViewer >> text=Misconceptions")


def test_the_link_leads_there_in_a_tab_of_the_browser_too(lab):
    see(lab)
    href = lab.page.get_attribute(f"{FRONT} [data-key='lesson:03_cubes_pile_up']", "href")
    assert href == "/user/learner-7/lab/tree/kit/notebooks/en/03_cubes_pile_up.ipynb"


def test_the_code_of_a_lesson_is_one_line_until_somebody_wants_to_see_it(lab):
    lab.page.evaluate("path => kit.start(path)", "kit/notebooks/en/03_cubes_pile_up.ipynb")
    line = lab.page.locator(f"{FRONT} .jp-CodeCell >> nth=0")
    assert "Your name" in line.inner_text()
    assert line.locator(".cm-editor:visible").count() == 0
    line.locator(".jp-Placeholder-content").click()
    line.locator(".cm-editor").wait_for(state="visible")
    assert "tw.Lesson" in line.inner_text()

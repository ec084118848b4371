"""An automatic learner goes through every lesson: predicts, plays, answers, reports.

Some in JupyterLab, the others on a plain page, with the cells of their notebooks and the kit's own widgets.
"""

import json
import logging
import random
import shutil
import sys
from pathlib import Path

import pytest
from pages import FRONT, View

BESIDE = Path(__file__).resolve().parent.parent
sys.path.append(str(BESIDE / "lesson"))
from lesson_files import ROOT, TEXTS  # noqa: E402 (the tests are no package)

# One with a guide, and one of another game.
IN_LAB = (("00_your_first_territory", "en"), ("11_the_shared_thermometer", "en"))
KINDS = (
    "name", "before", "write", "predict", "table", "finish", "chart", "claim", "quiz", "after", "ticket",
    "report",
)  # fmt: skip
BEGIN = f"import sys; sys.path.append({str(BESIDE / 'lesson')!r}); from small_lesson import play_on"
DECISIONS = {True: 12, False: 4}  # by hand: all steps of a guide; elsewhere some, as test_game.py plays on
QUICK = "03_cubes_pile_up"  # the one lesson that is not left to `--all`
OTHERS = [
    pytest.param(folder, language, marks=() if folder.name == QUICK else pytest.mark.long)
    for folder, language in TEXTS
    if (folder.name, language) not in IN_LAB
]
CALLS = {kind: "tw.Lesson(" if kind == "name" else f"lesson.{kind}(" for kind in KINDS}
LARGEST = 3_000_000
CLASS = "7.B <i>&"
NAME = "Ada <img src=x onerror=window.__pwned=1>"
HARM = "Because <img src=x onerror=window.__pwned=1> & so on."


@pytest.fixture(scope="module")
def board(machine):
    """The page of all notebooks that need no JupyterLab."""
    from classroom import Classroom

    page = machine.do(lambda: Classroom(machine.browser))
    yield page
    machine.do(page.page.context.close)


@pytest.fixture
def classroom(machine, board, caplog):
    """The same. Nothing may have left the page, nothing gone wrong in it or in what it asked for."""
    yield board
    errors, strays = board.errors, board.strays
    board.errors, board.strays = [], []
    assert strays == []
    assert errors == []
    told = [one for one in caplog.get_records("call") if one.levelno >= logging.ERROR]
    assert [(one.getMessage(), one.exc_text) for one in told] == []


@pytest.mark.parametrize(("folder", "language"), OTHERS, ids=lambda one: getattr(one, "name", one))
def test_a_learner_finishes_the_lesson(classroom, reader, axe, folder, language, tmp_path):
    path = take(folder.name, language, tmp_path)
    with classroom.open(path):
        finish(classroom, path, reader, axe)


@pytest.mark.long
@pytest.mark.parametrize(("name", "language"), IN_LAB)
def test_a_learner_finishes_the_lesson_in_jupyterlab(jupyterlab, reader, axe, name, language):
    path = take(name, language, jupyterlab.host.notebooks)
    jupyterlab.reopen(path)
    finish(InLab(jupyterlab), path, reader, axe)


def take(name, language, folder):
    """A copy of a notebook, of which test_notebooks.py proves that it is what its lesson says."""
    return Path(shutil.copy(ROOT / "notebooks" / language / f"{name}.ipynb", folder))


def finish(room, path, reader, axe):
    """Let a learner go through the notebook that is open, and read the report."""
    done = Learner(room).go(path)
    assert done.kinds == set(KINDS)
    assert room.page.evaluate("window.__pwned") is None
    assert room.ask("all(row['right'] is not None for row in lesson.quiz().rows())")
    data = json.loads(
        done.file.read_text(encoding="utf-8").partition('id="terra-report">')[2].partition("<")[0]
    )
    assert (data["class"], data["group"]) == (CLASS, "3")
    everything_is_there(data)
    look_at(reader, axe, done.file)


def everything_is_there(data):
    """Every field of the lesson was filled, and the report has what was said."""
    assert [one["id"] for one in data["entries"] if one["value"] is None] == []
    assert [one["id"] for one in data["predictions"] if one["value"] is None] == []
    assert [one["id"] for one in data["claims"] if None in (one["outside_first"], one["verdict_first"])] == []
    assert [one for one in data["before_after"] if None in (one["before_right"], one["after_right"])] == []
    assert [one["item"] for one in data["quiz"] if one["right"] is None] == []
    assert all(data["ticket"].values())
    assert data["games"][0]["finished_by"]


class InLab:
    """The notebook in front of JupyterLab, used as one in a classroom is."""

    def __init__(self, jupyterlab):
        self.page, self.notebooks = jupyterlab.page, jupyterlab.host.notebooks
        self.quietly, self.ask = jupyterlab.quietly, jupyterlab.ask

    def step(self, at):
        self.page.evaluate("at => kit.step(at)", at)


class Learner:
    """Runs one cell after the other, and does in each widget what it asks for."""

    def __init__(self, room):
        self.room, self.page = room, room.page
        self.kinds, self.file, self.done = set(), None, []

    def go(self, path):
        for at, cell in enumerate(json.loads(path.read_text(encoding="utf-8"))["cells"]):
            if cell["cell_type"] != "code":
                continue
            source = "".join(cell["source"])
            self.room.step(at)
            for kind in KINDS:
                if CALLS[kind] in source:
                    self.kinds.add(kind)
                    getattr(self, kind)(View(self.room, at))
        return self

    def chart(self, view):
        self.page.locator(f"{FRONT} .jp-Cell >> nth={view.at} >> .js-plotly-plot").wait_for()

    def name(self, view):
        view.root.locator("[data-key=name]").fill(NAME)
        view.root.locator("[data-key=class]").fill(CLASS)
        view.root.locator("[data-key=group]").fill("3")
        view.root.locator("[data-key=go]").click()
        view.root.locator("[data-key=leave]").wait_for()
        assert NAME in view.root.inner_text()

    def predict(self, view):
        root = view.root
        number = root.locator("[data-key=number]")
        number.wait_for()
        self.page.evaluate("at => kit.model(at)", view.at)
        low = self.page.evaluate("at => kit.snapshot(at).part.low", view.at)
        number.fill(str(max(3, low)))
        root.locator("[data-key=reason]").fill(HARM)
        root.locator("[data-key=seal]").click()
        root.locator(".t-seal").wait_for()
        assert HARM in root.inner_text()

    def table(self, view):
        """A few decisions by hand; the first table is finished by its own offer, others from the kernel."""
        page, luck = self.page, random.Random(view.at)
        page.wait_for_function("at => kit.root(at)?.querySelector('.t-shell')", arg=view.at)
        page.evaluate("at => kit.model(at)", view.at)
        guided = page.evaluate("at => Boolean(kit.snapshot(at).guide)", view.at)
        for _ in range(DECISIONS[guided]):
            page.wait_for_function(
                "at => kit.lit(at).length || kit.find(at, 'skip') || kit.snapshot(at).outcome", arg=view.at
            )
            lit = view.call("lit")
            if page.evaluate("at => kit.snapshot(at).outcome !== null", view.at):
                break
            if lit:
                view.decide(luck.choice(lit), luck.randrange(6))
            else:  # the automatic player may be through by itself before anybody can click
                page.evaluate("at => kit.find(at, 'skip')?.click()", view.at)
                page.wait_for_function("at => !kit.find(at, 'skip')", arg=view.at)
        if "table" in self.done:
            self.room.quietly(f"{BEGIN}\nfor one in lesson._work.tables.open.values(): play_on(one)")
            page.wait_for_function("at => kit.snapshot(at).outcome !== null", arg=view.at)
        self.done.append("table")

    def finish(self, view):
        view.root.locator("[data-key=finish]").click()
        view.root.locator("[data-key=yes]").click()
        view.root.locator("button").first.wait_for(state="detached")
        assert "finished this game for you" in view.root.inner_text()

    def write(self, view):
        """A point is clicked into a chart, numbers make the sum asked for, the first choice is taken."""
        root = view.root
        root.locator("[data-key='value:0']").wait_for()
        self.page.evaluate("at => kit.model(at)", view.at)
        part = self.page.evaluate("at => kit.snapshot(at).part", view.at)
        if part["plot"]:
            root.locator(".t-plot").click()
        elif part["kind"] == "choice":
            root.locator("[data-key='value:0']").check()
        elif part["kind"] == "text":
            root.locator("[data-key='value:0']").fill(HARM)
        else:
            boxes = root.locator("[name=value]")
            for at in range(boxes.count()):
                boxes.nth(at).fill("0" if at else "100" if part["kind"] == "numbers" else "26")
        if part["because"] is not None:
            root.locator("[data-key=because]").fill(HARM)
        root.locator("[data-key=keep]").click()
        root.locator(".t-row .t-faint").wait_for()

    def claim(self, view):
        view.root.locator("[data-key='verdict:partly-true']").click()
        view.root.locator("[data-key=because]").fill(HARM)
        view.root.locator("[data-key='verdict:partly']").click()
        view.root.locator(".t-feedback").wait_for()

    def before(self, view):
        self.answer(view, ".t-row .t-faint")

    def quiz(self, view):
        self.answer(view, ".t-feedback")

    def after(self, view):
        self.answer(view, ".t-feedback")

    def answer(self, view, until):
        items = view.root.locator("[data-item]")
        items.first.wait_for()
        for i in range(items.count()):
            item = items.nth(i)
            if item.locator("[name=answer]:not([type])").count():
                item.locator("[name=answer]").fill("3")
            else:
                item.locator("[name=answer]").first.check()
            item.locator("button").click()
            item.locator(until).wait_for()

    def ticket(self, view):
        view.root.locator("[data-key=doubt]").fill(HARM)
        view.root.locator("[data-key=deed]").fill("Tell somebody.")
        view.root.locator("[data-key=keep]").click()
        view.root.locator(".t-row .t-faint").wait_for()

    def report(self, view):
        with self.page.expect_download() as download:
            view.root.locator("[data-key=make]").click()
        self.file = Path(download.value.path())
        written = self.room.notebooks / download.value.suggested_filename
        assert written.read_bytes() == self.file.read_bytes()


def look_at(reader, axe, path):
    """The report opens on its own, is small, and is for every reader."""
    assert path.stat().st_size < LARGEST
    report = path.with_name("report.html")
    report.write_bytes(path.read_bytes())
    asked = []
    note = lambda request: asked.append(request.url)  # noqa: E731 (to be taken off again)
    reader.on("request", note)
    reader.goto(report.as_uri())
    assert [url for url in asked if not url.startswith("data:")] == [reader.url]
    text = reader.locator("body").inner_text()
    assert HARM in text
    assert NAME in text
    assert "Tell somebody." in text
    assert "TERRA1-" in text
    assert reader.evaluate("window.__pwned") is None
    broken = reader.locator("img").evaluate_all("all => all.filter((one) => !one.naturalWidth).length")
    assert broken == 0
    assert reader.locator("img").count() >= 1
    reader.evaluate(axe)
    found = reader.evaluate("axe.run({ preload: false, resultTypes: ['violations'] })")["violations"]
    assert [one["id"] for one in found if one["impact"] in {"serious", "critical"}] == []
    reader.remove_listener("request", note)

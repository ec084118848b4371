"""Lesson files: found wherever a notebook may run, and every mistake is named with its place."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from lesson_files import LESSONS, ROOT
from small_lesson import FIGURES, SMALL

from terra_widgets.errors import LessonError
from terra_widgets.lesson.folders import folder_of, lesson_names
from terra_widgets.lesson.source import read_lesson
from terra_widgets.lesson.unit import Unit


def test_a_folder_near_the_notebook_counts_first(desk):
    assert folder_of("90_small") == desk
    assert "90_small" in lesson_names()


def test_in_a_clone_the_lessons_lie_beside_the_package(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert folder_of(LESSONS[0].name) == LESSONS[0]


@pytest.mark.parametrize("name", ["nothing", "99_nothing", "../03_cubes_pile_up", "", "03_CUBES", 7, None])
def test_what_is_no_lesson_is_said(name):
    with pytest.raises(LessonError, match="There is no lesson"):
        folder_of(name)


def test_a_misspelt_lesson_names_the_one_that_is_meant():
    with pytest.raises(LessonError, match="There is: 03_cubes_pile_up"):
        folder_of("03_cubes_pileup")


def test_an_installed_kit_carries_its_lessons(tmp_path):
    """As on Binder: the wheel, and a notebook in a folder without any lessons near it."""
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "wheel")]
    subprocess.run(words, cwd=ROOT, check=True, capture_output=True)
    with zipfile.ZipFile(next((tmp_path / "wheel").iterdir())) as wheel:
        wheel.extractall(tmp_path / "site")
    (tmp_path / "elsewhere").mkdir()
    code = (
        "import terra_widgets as tw\n"
        "from terra_widgets.lesson.folders import lesson_names\n"
        "assert 'site' in tw.__file__, tw.__file__\n"
        "for name in lesson_names():\n"
        "    assert 'lesson_data' in str(tw.Lesson(name).source.folder)\n"
        "from terra_widgets.room.plan import plan_names, plan_of\n"
        "for name in plan_names():\n"
        "    assert plan_of(name).source.items, name\n"
        "print(*lesson_names())"
    )
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "site")}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path / "elsewhere",
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [folder.name for folder in LESSONS]


def test_a_language_that_a_lesson_lacks_is_said(desk):
    (desk / "cs.toml").unlink()
    with pytest.raises(LessonError, match="exists in: en"):
        read_lesson("90_small", "cs")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('title = "A small one"', "", '"title" is missing'),
        ('title = "A small one"', "title = 7", '"title" should be a text'),
        ('title = "A small one"', 'title = "x"\ncolour = "red"', "'colour' has no meaning"),
        ('title = "A small one"', 'title = "x', "can't be read"),
        ('unit = "cubes"', 'units = "cubes"', r"prediction 1 \(cubes\): 'units' has no meaning"),
        ('id = "cubes"', 'id = "Cubes!"', "a short name"),
        ("high = 20", 'high = "many"', '"high" should be a number'),
        ("high = 20", "high = nan", '"high" should be a number'),
        ("whole = false", 'whole = "no"', "true or false"),
        ('verdict = "partly"', 'verdict = "maybe"', "one of modelled, partly, not"),
        ('kind = "opinion"', 'kind = "rumour"', "one of fact, contested, opinion"),
        ('[[claim.side]]\nwho = "Some"\ntext = "Yes."\n', "", "both sides"),
        ('figures = ["co2"]', 'figures = ["co3"]', "no figures for 'co3'"),
        ('figures = ["co2"]', 'figures = ["co2: 1999"]', "no figures for co2 1999"),
        ('figures = ["co2"]', 'figures = ["co2: now"]', "series with years"),
        ('[series.co2]\nname = "CO2"\n', "", r"\[series\.co2\]"),
        ('kind = "several"', 'kind = "essay"', "one of choice, several, number"),
        ("right = 3\n", "", "a number, or truth"),
        ('otherwise = "Three, not that."', "", "otherwise"),
        ('right = true\nsay = "Yes, this."', 'say = "Yes."', "right = true"),
        ('say = "No, that is not it."', 'right = true\nsay = "This too."', "one for a choice"),
        ("value = 2", "", "the number that hears this"),
        ('[[quiz.answer]]\ntext = "That"\nsay = "No, that is not it."\n', "", "two to 8 answers"),
    ],
)  # fmt: skip
def test_a_mistake_is_named_with_its_place(desk, old, new, said):
    assert old in SMALL
    (desk / "en.toml").write_text(SMALL.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(LessonError, match=said) as caught:
        read_lesson("90_small")
    assert "90_small" in str(caught.value)


def test_a_lesson_may_do_without_figures(desk):
    (desk / "figures.csv").unlink()
    text = SMALL.replace('figures = ["co2"]', "").replace('series = ["co2"]', 'chart = "pollution"')
    text = text.replace('series = "co2"\nuntil = 2020\n', "")
    (desk / "en.toml").write_text(text, encoding="utf-8")
    assert read_lesson("90_small").figures == ()


def test_figures_from_a_spreadsheet_may_begin_with_a_mark(desk):
    (desk / "figures.csv").write_text("\ufeff" + FIGURES, encoding="utf-8")
    assert len(read_lesson("90_small").figures) == 2


def test_the_teachers_page_lists_every_lesson():
    page = (ROOT / "lessons" / "README.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| ") and line[2].isdigit()]
    assert [row.split(" | ")[0] for row in rows] == [f"| {number}" for number in range(len(LESSONS))]
    for folder in LESSONS:
        assert f"({folder.name}/guide.en.md)" in page
        assert (Path(folder) / "guide.en.md").is_file()


@pytest.mark.parametrize(
    ("language", "value", "word"),
    [
        ("en", 1, "one"), ("en", 0, "unit"), ("en", 22, "unit"),
        ("cs", 1, "one"), ("cs", 4, "few"), ("cs", 5, "unit"), ("cs", 22, "unit"),
        ("pl", 1, "one"), ("pl", 4, "few"), ("pl", 12, "unit"), ("pl", 22, "few"), ("pl", 25, "unit"),
    ],
)  # fmt: skip
def test_a_unit_has_the_form_that_its_language_wants(language, value, word):
    assert Unit("unit", "one", "few", language).word(value) == word


def test_a_unit_without_a_form_for_a_few_keeps_its_own():
    assert Unit("%", language="pl").counted(22) == "22 %"

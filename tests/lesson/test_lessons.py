"""Every lesson follows the template: parts, minutes, length, questions, guide."""

import re

import pytest
from lesson_files import FOLDER, GUIDE, LESSONS, PARTS, ROOT, TEXTS, builder, cells, words

from terra_widgets.lesson.facts import events_of, facts_of
from terra_widgets.lesson.order import on_paper, right_places
from terra_widgets.lesson.rubric import read_rubric
from terra_widgets.lesson.source import LETTERS, read_items, read_lesson

QUESTIONS = ["recall", "chart", "transfer", "record"]
ITEMS = ["stock", "limit", "model", "shared"]
# What would be said or written nowhere.
ASKS = (
    r"\bon paper:|on your hand|write (it|them|one|a|your|three|four|six)\b"
    r"|put a finger|keep the paper|hands up"
)
CRITERIA = 4
SHORT = 90  # signs of a line of code

texts = pytest.mark.parametrize(("folder", "language"), TEXTS, ids=lambda one: getattr(one, "name", one))


def test_there_are_lessons():
    assert [folder.name for folder in LESSONS]


@texts
def test_all_parts_are_there_in_order(folder, language):
    assert [cell["begins"] for cell in cells(folder, language) if cell["begins"]] == list(PARTS)


@texts
def test_the_minutes_add_up(folder, language):
    minutes = [cell["metadata"]["terra"]["minutes"] for cell in cells(folder, language) if cell["begins"]]
    assert sum(minutes) == 45


@texts
def test_text_cells_are_short(folder, language):
    long = {
        cell["source"][:40]: words(cell["source"])
        for cell in cells(folder, language)
        if cell["cell_type"] == "markdown" and words(cell["source"]) > 150
    }
    assert long == {}


@texts
def test_the_notebook_is_small(folder, language):
    assert len(builder().build(folder / f"{language}.md", ROOT).encode()) < 200_000


@texts
def test_code_in_the_main_path_is_one_short_line(folder, language):
    """But for the cell that names the lesson, and those that show a table."""
    long = []
    for cell in cells(folder, language):
        if cell["cell_type"] != "code" or cell["part"] in {"card", "extension"}:
            continue
        lines = [line for line in cell["source"].splitlines() if not line.startswith("#")]
        if re.match(r"(\w+) = lesson\.table\(.*\)$", lines[0]) and len(lines) == 2:
            lines = lines[:1]
        if len(lines) != 1 or len(lines[0]) > SHORT:
            long.append("\n".join(lines))
    assert long == []


@texts
def test_each_part_shows_what_belongs_there(folder, language):
    code = dict.fromkeys(PARTS, "")
    for cell in cells(folder, language):
        if cell["cell_type"] == "code":
            code[cell["part"]] += cell["source"]
    assert f'tw.Lesson("{folder.name}"' in code["card"]
    assert "lesson.before()" in code["card"]
    assert "lesson.finish()" in code["play"]
    assert "lesson.after()" in code["check"]
    assert "lesson.predict(" in code["prediction"]
    assert "lesson.table(" in code["play"]
    assert re.search(r"seed=\d+|guided=True|start=", code["play"]), "everybody gets the same cards"
    assert "lesson.chart(" in code["observe"]
    assert "lesson.claim(" in code["reality"]
    assert "lesson.quiz(" in code["check"]
    assert "lesson.ticket(" in code["ticket"]
    assert "lesson.report(" in code["ticket"]


@texts
def test_the_card_says_for_whom_and_how_long(folder, language):
    card = cells(folder, language)[0]["source"]
    assert re.search(r"^# .*\b\d+\b", card, re.MULTILINE), "a title with the number of the lesson"
    assert card.count("\n| ") >= 6
    assert "45" in card
    assert read_lesson(folder, language).title in card


@texts
def test_the_code_names_what_the_files_have(folder, language):
    source = read_lesson(folder, language)
    code = "\n".join(cell["source"] for cell in cells(folder, language) if cell["cell_type"] == "code")
    assert set(re.findall(r'lesson\.predict\("([^"]+)"', code)) == set(source.guesses)
    assert set(re.findall(r'lesson\.claim\("([^"]+)"', code)) == set(source.claims)
    assert set(re.findall(r'lesson\.write\("([^"]+)"', code)) == set(source.entries)
    for series in re.findall(r"lesson\.figures\((.*?)\)", code, re.DOTALL):
        for one in re.findall(r'"([a-z0-9-]+)"', series):
            assert one in {*source.series, *source.pictures}, one
    assert set(source.pictures) <= set(re.findall(r'lesson\.figures\("([^"]+)"\)', code))
    assert set(re.findall(r'lesson\.games\("([^"]+)"', code)) == set(source.many_games)
    assert set(re.findall(r'lesson\.lab\("([^"]+)"', code)) == set(source.labs)


@texts
def test_there_are_four_questions(folder, language):
    questions = read_lesson(folder, language).questions
    assert [one.id for one in questions] == QUESTIONS
    by_id = {one.id: one for one in questions}
    assert by_id["chart"].series or by_id["chart"].chart
    assert by_id["record"].truth


@texts
def test_what_is_said_to_an_answer_does_not_judge_it_again(folder, language):
    said = re.findall(
        r'^say = "(.*)"$', (folder / f"{language}.toml").read_text(encoding="utf-8"), re.MULTILINE
    )
    judged = re.compile(r"(Right|Correct|Wrong|Yes|No|Almost|Not quite|Exactly|Nearly)\b[.,:!]")
    assert [one for one in said if judged.match(one)] == []


@texts
def test_every_fact_exists(folder, language):
    source = read_lesson(folder, language)
    code = "\n".join(cell["source"] for cell in cells(folder, language) if cell["cell_type"] == "code")
    own = {name.replace("_", "-") for name in re.findall(r"(\w+)=lambda record", code)}
    for one in (*source.guesses.values(), *source.questions):
        assert not one.truth or one.truth in {*facts_of(source.game_at(one.table)), *own}, one.id


@texts
def test_the_guide_has_all_its_parts(folder, language):
    guide = (folder / f"guide.{language}.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (.+)$", guide, re.MULTILINE) == list(GUIDE[language])


@texts
def test_the_rubric_has_four_criteria_on_four_levels(folder, language):
    guide = (folder / f"guide.{language}.md").read_text(encoding="utf-8")
    rubric = guide.partition(f"## {GUIDE[language][-2]}")[2].partition("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in rubric.splitlines() if line.startswith("|")]
    assert len(rows) == 2 + CRITERIA
    for row in rows[2:]:
        assert len(row) == 1 + CRITERIA
        assert all(cell.strip() for cell in row)


@texts
def test_every_line_of_the_rubric_has_a_field(folder, language):
    source = read_lesson(folder, language)
    _levels, lines = read_rubric(folder, language)
    there = {one.shows for one in source.entries.values()} | ({"limits"} if source.claims else set())
    assert [line.criterion for line in lines if line.key not in there] == []
    assert len(lines) == CRITERIA


@texts
def test_each_field_stands_in_its_part(folder, language):
    source, part_of = read_lesson(folder, language), {}
    for cell in cells(folder, language):
        for which in re.findall(r'lesson\.write\("([^"]+)"', cell["source"]):
            part_of[which] = cell["part"]
    assert part_of == {one.id: one.part for one in source.entries.values()}


@texts
def test_whatever_learners_are_asked_to_say_has_a_field(folder, language):
    """Hook, chart, explanation and talk each have one; nothing is to be finished or written elsewhere."""
    asked = {one.part for one in read_lesson(folder, language).entries.values()}
    assert {"hook", "observe", "explain", "debrief"} <= asked
    for cell in cells(folder, language):
        if cell["cell_type"] != "markdown" or cell["part"] in {"card", "prediction", "extension", "ticket"}:
            continue
        text = re.sub(r"<details>.*?</details>", "", cell["source"], flags=re.DOTALL)
        assert not re.search(r"\*[^*\n]*\N{HORIZONTAL ELLIPSIS}[^*]*\*", text), "a sentence to finish"
        assert not re.search(ASKS, text, re.IGNORECASE), text


@texts
def test_the_event_of_the_lesson_is_one_of_its_game(folder, language):
    source = read_lesson(folder, language)
    assert source.event in events_of(source.game)


def test_the_questions_before_and_after_are_the_same_for_all_lessons():
    items = {language: read_items(FOLDER / "03_cubes_pile_up", language) for language in ("en", "cs")}
    assert [one.id for one in items["en"]] == [one.id for one in items["cs"]] == ITEMS
    for one, other in zip(items["en"], items["cs"], strict=True):
        assert [a.right for a in one.answers] == [a.right for a in other.answers]
    for questions in items.values():
        longest = [max(one.answers, key=lambda a: len(a.text)).right for one in questions]
        assert longest.count(True) <= 1, "the longest answer is not the right one"


@texts
def test_the_guide_has_an_answer_to_every_question(folder, language):
    guide = (folder / f"guide.{language}.md").read_text(encoding="utf-8")
    answers = guide.partition(f"## {GUIDE[language][1]}")[2].partition("\n## ")[0]
    assert words(answers) > 40


@texts
def test_the_guide_names_the_letters_of_the_hand_out(folder, language):
    source = read_lesson(folder, language)
    guide = (folder / f"guide.{language}.md").read_text(encoding="utf-8")
    order = on_paper(source.name, source.questions)
    for one in source.questions:
        if one.kind != "number" and not one.truth:
            right = " and ".join(LETTERS[place] for place in right_places(order[one.id]))
            assert f"{one.id.capitalize()}: {right}." in " ".join(guide.split())

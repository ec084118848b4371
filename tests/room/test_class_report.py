"""The class report: whole, without names, and nothing that people type becomes markup."""

import re

import pytest
from a_class import HARM, report, reports, tables

from terra_widgets.errors import LessonError
from terra_widgets.room.class_report import MARK, ClassReport, class_page
from terra_widgets.room.tally import Entered


def whole(**options):
    people = tuple(Entered(one["learner"], one) for one in reports())
    return ClassReport("7.B", people, **options)


def test_the_class_comes_first_then_tables_then_what_people_wrote():
    page = class_page("7.B", reports(), tables())
    heads = re.findall("<h2>(.*?)</h2>", page)
    assert heads == [
        "Before and after", "Predictions and guesses", "Claims, tested", "Questions", "Tables",
        "What people wrote",
    ]  # fmt: skip


@pytest.mark.parametrize("language", ["en", "cs"])
def test_no_names_unless_asked(language):
    found = [report(number) for number in range(1, 9)]
    assert "Learner" not in class_page("7.B", found, tables(), language)
    page = class_page("7.B", found, tables(), language, names=True)
    assert "Learner 1" in page
    assert "7.B" in page


def test_it_needs_no_network_and_runs_no_program():
    page = class_page("7.B", reports(), tables())
    assert "<script" not in page
    assert "default-src &#x27;none&#x27;" in page
    assert set(re.findall(r'(?:src|srcset|href)="([a-z]+:)', page)) == {"data:"}


def test_what_people_type_stays_text():
    data = report(1) | dict.fromkeys(("learner", "title", "lesson", "class"), HARM)
    for part in ("entries", "predictions", "claims", "quiz", "before_after"):
        for row in data[part]:
            row |= {key: HARM for key, value in row.items() if isinstance(value, str)}
    data["ticket"] = {"doubt": HARM, "deed": HARM}
    page = class_page(HARM, [data] * 3, names=True, problems=[HARM])
    assert "<b onclick" not in page
    assert "\u202e" not in page.partition("<main")[0]


@pytest.mark.parametrize(
    "data", [{}, {"lesson": None}, {"entries": 3, "ticket": [], "games": [3]}, {"games": [{}]}]
)
def test_an_empty_report_harms_nothing(data):
    assert MARK in class_page("7.B", [data])


def test_a_class_of_nobody_is_a_page_too():
    assert MARK in class_page("7.B", [])


def test_it_is_light_and_dark_and_on_paper_light():
    page = class_page("7.B", reports())
    assert "screen and (prefers-color-scheme: dark)" in page
    assert "@media print" in page


def test_it_is_saved_and_saved_again(tmp_path):
    path = whole().save(tmp_path / "class.html")
    assert whole().save(path).read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize("way", ["save", "csv"])
def test_a_file_of_somebody_else_is_left_alone(tmp_path, way):
    path = tmp_path / "thesis.html"
    path.write_text("my thesis", encoding="utf-8")
    with pytest.raises(LessonError, match="was not written by this kit"):
        getattr(whole(), way)(path)
    assert path.read_text(encoding="utf-8") == "my thesis"


def test_a_place_that_is_not_there_is_said(tmp_path):
    with pytest.raises(LessonError, match="can't be written"):
        whole().save(tmp_path / "nowhere" / "class.html")


def test_answers_and_events_are_written_for_a_spreadsheet(tmp_path):
    made = whole(tables=tables())
    for events in (False, True):
        path = tmp_path / f"{events}.csv"
        text = made.csv(path, events=events).read_text(encoding="utf-8-sig")
        assert made.csv(path, events=events) == path
        assert text.startswith("table," if events else "person,")
        assert "Learner" not in text


def test_frames_have_a_row_per_event_and_per_answer():
    made = whole(tables=tables())
    assert set(made.frame()["table"]) == {1, 2, 3}
    assert set(made.answers()["kind"]) >= {"prediction", "claim game", "before", "after"}
    assert set(whole().frame()["game"]) == {"terra_futura"}


def test_it_draws_itself_in_a_notebook():
    shown = whole()._repr_mimebundle_()
    assert 'sandbox=""' in shown["text/html"]
    assert shown["text/plain"].startswith("7.B: 24 people\n24 people answered both before and after")

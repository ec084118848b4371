"""`tw.collect`: a folder of reports, whatever else lies in it."""

import json

import pytest
from a_class import HARM, page, put, report, reports

import terra_widgets as tw
from terra_widgets.errors import LessonError
from terra_widgets.lesson.report_data import data_element
from terra_widgets.room import collect as module
from terra_widgets.room.collect import collect


def problem(folder):
    """The one sentence about a folder."""
    (said,) = collect(folder).problems
    return said


def test_a_folder_of_reports_is_a_class(tmp_path):
    found = tw.collect(put(tmp_path / "7b", *reports()))
    assert (found.title, len(found.people), found.problems) == ("7b", 24, ())
    wanted = reports()[0]
    assert {key: found.people[0].data[key] for key in wanted if key not in {"format", "version"}} == {
        key: value for key, value in wanted.items() if key not in {"format", "version"}
    }


def test_the_report_of_a_real_lesson_is_read(tmp_path, monkeypatch):
    from small_lesson import lay, play

    monkeypatch.chdir(lay(tmp_path))
    lesson = tw.Lesson("90_small", learner="Ada")
    lesson.predict("cubes").seal(3, HARM)
    play(lesson.table(seed=3), 5)
    lesson.before().answer("stock", "a")
    lesson.after().answer("stock", "b")
    lesson.ticket().write(HARM, "Tell somebody.")
    lesson.report().make()
    found = collect(".")
    assert found.problems == ()
    assert {"prediction", "before", "after", "ticket"} <= set(found.answers()["kind"])
    assert "Ada" not in found.page()


FOREIGN = [
    "",
    "<p>",
    "no page at all",
    '<script type="application/json" id="terra-report">{</script>',
    "\x00" * 99,
]


@pytest.mark.parametrize("text", FOREIGN, ids=range(len(FOREIGN)))
def test_a_damaged_or_foreign_file_is_named_and_left_out(tmp_path, text):
    folder = put(tmp_path / "7b", report(1))
    (folder / "other.html").write_text(text, encoding="utf-8")
    assert (
        problem(folder)
        == "other.html is no lab report, or it is damaged. It was left out; ask for a new one."
    )
    assert len(collect(folder).people) == 1


def test_a_file_cut_off_in_the_middle_is_left_out(tmp_path):
    folder = put(tmp_path / "7b", report(1))
    whole = (folder / "01.report.html").read_text(encoding="utf-8")
    (folder / "01.report.html").write_text(whole[: len(whole) // 2], encoding="utf-8")
    assert "earlier kit" in problem(folder) or "damaged" in problem(folder)


def test_an_old_report_is_said_to_be_one(tmp_path):
    folder = put(tmp_path / "7b")
    (folder / "old.html").write_text("<main><h1>Cubes</h1><bdi>Ada</bdi></main>", encoding="utf-8")
    assert "from an earlier kit" in problem(folder)


def test_a_report_of_a_newer_kit_is_said_to_be_one(tmp_path):
    assert "from a newer kit" in problem(put(tmp_path / "7b", report(1, version=2)))


def test_a_huge_file_is_not_read(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "MOST_BYTES", 1000)
    assert "never has more than" in problem(put(tmp_path / "7b", report(1)))


def test_the_same_report_twice_counts_once(tmp_path):
    folder = put(tmp_path / "7b", report(1), report(1))
    assert problem(folder) == "02.report.html is the same report as 01.report.html. It counts once."
    assert len(collect(folder).people) == 1


def test_of_two_reports_of_one_person_the_newer_counts(tmp_path):
    later = report(1, made="2026-03-06T10:00+01:00")
    later["ticket"] = {"doubt": "All of it.", "deed": ""}
    folder = put(tmp_path / "7b", later, report(1))
    assert "02.report.html is an earlier report" in problem(folder)
    (only,) = collect(folder).people
    assert only.data["ticket"]["doubt"] == "All of it."


def test_two_people_of_one_name_both_count(tmp_path):
    folder = put(tmp_path / "7b", report(1, learner="Ada"), report(2, learner="ada "))
    assert "Both count" in problem(folder)
    assert len(collect(folder).people) == 2


def test_people_without_names_all_count(tmp_path):
    found = collect(put(tmp_path / "7b", *(report(number, learner="") for number in range(1, 6))))
    assert (len(found.people), found.problems) == (5, ())


def test_its_own_page_in_the_folder_is_passed_over(tmp_path):
    folder = put(tmp_path / "7b", report(1))
    collect(folder).save(folder / "class.html")
    assert (len(collect(folder).people), collect(folder).problems) == (1, ())


def test_folders_inside_count_and_hidden_ones_do_not(tmp_path):
    put(tmp_path / "a", report(1))
    put(tmp_path / ".b", report(2))
    assert len(collect(tmp_path).people) == 1


def test_an_empty_folder_is_a_sentence(tmp_path):
    assert "no HTML file" in problem(tmp_path)


@pytest.mark.parametrize("place", ["no/such", 3, None], ids=str)
def test_no_folder_is_an_error(place):
    with pytest.raises(LessonError, match="There is no folder"):
        collect(place)


def test_an_unknown_language_is_an_error(tmp_path):
    with pytest.raises(LessonError):
        collect(tmp_path, language="xx")


JUNK = [None, 3, -1.5, "x", HARM, [], [3, "x", None], {"a": [1]}, True, 10**30, "9" * 10000]


@pytest.mark.parametrize("junk", JUNK, ids=range(len(JUNK)))
def test_a_report_that_somebody_has_tampered_with_harms_nothing(tmp_path, junk):
    made = []
    for number, part in enumerate(report(1), start=1):
        data = report(number, learner=f"Ada {number}")
        if part in {"format", "version"}:
            continue
        made.append({**data, part: junk})
        if isinstance(data[part], list):
            made.append({**data, "learner": f"Ben {number}", part: [dict.fromkeys(data[part][0], junk)]})
    found = collect(put(tmp_path / "7b", *made))
    assert len(found.people) == len(made)
    for names in (False, True):
        assert "<b onclick" not in found.page(names=names)
        found.answers_csv(names=names)
        found.events_csv(names=names)


def test_numbers_without_end_are_no_numbers(tmp_path):
    folder = tmp_path / "7b"
    folder.mkdir()
    text = page(report(1)).replace(data_element(report(1)), "")
    element = json.dumps({**report(1), "predictions": [{"id": "x", "value": float("nan"), "sealed": True}]})
    script = f'<script type="application/json" id="terra-report">{element}</script>'
    (folder / "nan.html").write_text(text + script, encoding="utf-8")
    assert collect(folder).people[0].data["predictions"][0]["value"] is None

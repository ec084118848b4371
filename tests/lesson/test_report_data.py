"""The report: all that was said is in it, the rubric beside its evidence, and one JSON for programs."""

import pytest
from small_lesson import play

from terra_widgets.errors import LessonError
from terra_widgets.lesson.report_data import read_report

HARM = "</script><script>window.__pwned=1</script> & \u2028 ]]>"


@pytest.fixture
def page(lesson):
    """The report of somebody who has said everything."""
    lesson.name("Team A", class_name="7.B", group=HARM[:30])
    lesson.write("today").write(410, HARM)
    lesson.write("shares").write([60, 40])
    lesson.write("aim").write("gold")
    lesson.write("sentence").write(HARM)
    lesson.write("rule").write("No spaces.", "then it hurts at once")
    lesson.predict("cubes").seal(3, HARM)
    play(lesson.table(seed=3), 5)
    lesson.finish().play_on()
    lesson.claim("one").guess("untrue").guess("true").judge("not", HARM)
    lesson.before().answer("stock", "a")
    lesson.after().answer("stock", "b")
    lesson.after().answer("limit", "b")
    lesson.ticket().write(HARM, "Tell somebody.")
    return lesson.report().make().read_text(encoding="utf-8")


def test_the_data_come_back_as_they_were_said(page):
    data = read_report(page)
    assert (data["format"], data["version"], data["lesson"]) == ("terra-report", 1, "90_small")
    assert (data["learner"], data["class"], data["group"]) == ("Team A", "7.B", HARM[:30])
    said = {one["id"]: (one["value"], one["because"]) for one in data["entries"]}
    kept = HARM.replace("\u2028", "\n")
    assert said["today"][0] == 410
    assert said["shares"] == ([60, 40], "")
    assert said["rule"] == ("No spaces.", "then it hurts at once")
    assert said["sentence"][0].split() == kept.split()
    (claim,) = data["claims"]
    assert (claim["outside_first"], claim["outside"]) == ("untrue", "true")
    assert (claim["verdict_first"], claim["verdict"], claim["ours"]) == ("not", "not", "partly")
    items = {one["item"]: one for one in data["before_after"]}
    assert (items["stock"]["before_right"], items["stock"]["after_right"]) == (False, True)
    assert (items["limit"]["before_right"], items["limit"]["after_right"]) == (None, False)
    (game,) = data["games"]
    assert (game["over"], game["finished_by"]) == (True, "greedy")
    assert game["decisions_made_for"] > 0
    assert data["ticket"]["deed"] == "Tell somebody."


def test_no_text_ends_the_element(page):
    assert page.count("<script") == 1
    assert page.count("</script>") == 1
    inside = page.partition('id="terra-report">')[2].partition("</script>")[0]
    assert not set("<>&\u2028") & set(inside)


def test_the_rubric_stands_beside_its_evidence(page):
    rubric = page.partition("<h2>Rubric</h2>")[2].partition("</section>")[0]
    rows = rubric.split("<tr>")[2:]
    assert [row.partition("</th>")[0].partition(">")[2] for row in rows] == [
        "uses evidence from the chart", "explains the mechanism", "judges the model&#x27;s limits",
        "proposes and tests a change",
    ]  # fmt: skip
    evidence, mechanism, limits, change = rows
    assert "You said: 3 cubes." in evidence
    assert "Nothing here yet." in mechanism
    assert "It stays." in limits
    assert "No spaces. Because … then it hurts at once" in change


def test_what_an_automatic_player_did_is_marked(page):
    assert "finished this game for you" in page


def test_an_old_report_still_tells_whose_it_is():
    old = "<!doctype html><main><h1>Cubes &amp; more</h1><p>By: <bdi>Ada &lt;3</bdi></p></main>"
    assert read_report(old) == {
        "format": "terra-report", "version": 0, "title": "Cubes & more", "learner": "Ada <3",
    }  # fmt: skip


@pytest.mark.parametrize(
    "text", ["", "<p>", '<h1>a</h1><bdi>b</bdi><script type="application/json" id="terra-report">{</script>']
)
def test_what_is_no_report_is_said(text):
    with pytest.raises(LessonError, match="no lab report"):
        read_report(text)

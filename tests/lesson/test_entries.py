"""What learners write, choose and point at; claims in steps; questions before and after; finished games."""

import json

import pytest
from small_lesson import play

import terra_widgets as tw
from terra_widgets.errors import IllegalMove, LessonError
from terra_widgets.lesson import work
from terra_widgets.lesson.order import on_paper, right_places, shuffled
from terra_widgets.lesson.part import PartScreen


def send(part, **wish):
    """What a person does in the view; gives the sentence if it is refused."""
    screen = PartScreen(part, lambda _: None)
    screen.receive({"id": "u1", "at": 1, **wish})
    return screen.snapshot["answer"]["error"]


def again():
    """The same learner in a kernel that has just started."""
    work._OPEN.clear()
    return tw.Lesson("90_small", learner="Team A")


# Fields


@pytest.mark.parametrize(
    ("which", "typed", "value", "text"),
    [
        ("today", ["410,5"], 410.5, "410.5 ppm"),
        ("shares", ["60", "40"], [60, 40], "Ann: 60 %; Ben: 40 %"),
        ("aim", ["green"], "green", "green"),
        ("sentence", ["It was <b>full</b>."], "It was <b>full</b>.", "It was <b>full</b>."),
    ],
)
def test_what_is_typed_is_kept(lesson, which, typed, value, text):
    assert send(lesson.write(which), enter={"values": typed, "because": "so"}) is None
    there = again().write(which)
    assert (there.value, there.text) == (value, text)
    assert there.because == ("so" if which == "today" else "")
    assert there.snapshot()["kept"]


@pytest.mark.parametrize(
    ("which", "typed", "said"),
    [
        ("today", [""], "a number from 300 to 500"), ("today", ["299"], "a number from 300 to 500"),
        ("shares", ["60", "50"], "make 110. They should make 100"), ("shares", ["60"], "2 numbers"),
        ("aim", ["red"], "none of the choices"), ("aim", [], "none of the choices"),
        ("sentence", ["  "], "Write something first"),
    ],
)  # fmt: skip
def test_what_does_not_fit_gets_a_sentence_and_changes_nothing(lesson, which, typed, said):
    assert said in send(lesson.write(which), enter={"values": typed, "because": ""})
    assert lesson.write(which).value is None


@pytest.mark.parametrize("value", ["x", [], {"values": "x", "because": ""}, {"values": [1], "because": ""}])
def test_other_messages_are_refused(lesson, value):
    assert len(send(lesson.write("sentence"), enter=value)) > 10
    assert lesson.write("sentence").value is None


@pytest.mark.parametrize("value", [None, 7, "x", [1, "2"], [1], True, {}])
def test_nonsense_in_the_notes_counts_as_nothing(lesson, value):
    for which in ("today", "shares", "aim"):
        lesson.notes.write("entries", which, {"value": value})
    assert lesson.write("shares").value is None
    lesson.notes.write("entries", "today", value)
    assert lesson.write("today").value is None


def test_the_chart_of_a_guess_reaches_the_year_and_keeps_the_end_hidden(lesson):
    plot = lesson.write("today").snapshot()["plot"]
    assert (plot["low"], plot["high"]) == (300, 500)
    assert plot["top"] < plot["bottom"]
    assert "427" not in plot["alt"]


def test_the_guess_is_drawn_where_the_end_is_shown(lesson):
    assert "my guess" not in lesson.figures("co2").svg
    lesson.write("today").write(410, "so")
    assert "my guess: 410 ppm" in [mark.name for mark in lesson.figures("co2").plan.panels[0].marks]
    assert "my guess: 410" in lesson.figures("co2").svg
    assert "my guess" not in lesson.figures("co2", until=2020).svg


def test_a_field_that_a_lesson_has_not_is_said(lesson):
    with pytest.raises(LessonError, match="has no 'nothing'"):
        lesson.write("nothing")


# Class and group


def test_class_and_group_are_kept_with_the_name(desk):
    work._OPEN.clear()
    lesson = tw.Lesson("90_small")
    about = {"name": "Ada", "class_name": "7.B <b>", "group": "3"}
    assert send(lesson._work.learner, name=about) is None
    assert lesson._work.learner.snapshot()["about"] == "Class: 7.B <b> · Group: 3"
    assert (lesson.notes.about("class"), lesson.notes.about("group")) == ("7.B <b>", "3")


def test_a_class_that_is_too_long_is_said(desk):
    work._OPEN.clear()
    lesson = tw.Lesson("90_small")
    about = {"name": "Ada", "class_name": "x" * 31, "group": ""}
    assert "can't be a class" in send(lesson._work.learner, name=about)
    assert not lesson.notes.named


# Claims


def test_a_claim_goes_step_by_step_and_gives_nothing_away(lesson):
    card = lesson.claim("one")
    first = card.snapshot()
    assert (first["reality"], first["figures"], first["ours"], first["in_game"]) == ("", [], None, "")
    assert "427" not in str(card)
    with pytest.raises(IllegalMove, match="First say whether it is true"):
        card.judge("partly")
    send(card, guess="untrue")
    second = card.snapshot()
    assert second["reality"] == "427 ppm."
    assert (second["ours"], second["why"], second["sides"]) == (None, "", [])
    send(card, judge={"verdict": "modelled", "because": "It stays on my card."})
    third = card.snapshot()
    assert (third["yours"], third["ours"], third["because"]) == ("modelled", "partly", "It stays on my card.")
    assert [side["who"] for side in third["sides"]] == ["Some", "Others"]


def test_the_first_verdict_is_kept_beside_the_last(lesson):
    card = lesson.claim("one").guess("untrue").guess("true").judge("not", "so").judge("partly")
    assert (card.first_outside, card.outside) == ("untrue", "true")
    assert (card.first_verdict, card.verdict, card.because) == ("not", "partly", "so")
    assert card.snapshot()["outside_said"] == "First you said: not true. Now you say: true."
    there = again().claim("one")
    assert there.snapshot()["said"] == "First you said: not modelled. Now you say: partly modelled."


def test_not_modelled_is_not_called_false(lesson):
    card = lesson.claim("one").guess("true").judge("not")
    assert "can still be true outside" in card.snapshot()["hint"]


def test_notes_of_the_time_with_one_step_still_load(lesson):
    lesson.notes.write("verdicts", "one", "modelled")
    card = again().claim("one")
    assert (card.verdict, card.first_verdict, card.outside) == ("modelled", "modelled", None)
    assert card.snapshot()["ours"] == "partly"


@pytest.mark.parametrize(("call", "word"), [("guess", "maybe"), ("judge", "maybe")])
def test_a_verdict_that_is_none_is_said(lesson, call, word):
    with pytest.raises(IllegalMove, match="not 'maybe'"):
        getattr(lesson.claim("one").guess("true"), call)(word)


# The order of answers


def test_each_learner_has_an_order_that_stays(lesson):
    question = lesson.before().questions[0]
    orders = {tuple(a.key for a in shuffled(question, "90_small", f"learner {n}")) for n in range(60)}
    assert len(orders) == 6
    assert [a.key for a in shuffled(question, "90_small", "Ada")] == [
        a.key for a in shuffled(question, "90_small", "Ada")
    ]


def test_the_right_answer_is_at_each_place_about_as_often(lesson):
    question = lesson.before().questions[0]
    places = [right_places(shuffled(question, "90_small", str(n)))[0] for n in range(600)]
    assert all(150 < places.count(place) < 250 for place in range(3))


def test_on_paper_no_letter_is_right_twice_where_that_can_be(lesson):
    items = lesson.source.items[:3]
    order = on_paper("before", items)
    assert sorted(right_places(answers)[0] for answers in order.values()) == [0, 1, 2]
    assert order == on_paper("before", items)


# Before and after


def test_nobody_hears_what_is_right_before_the_second_time(lesson):
    first, second = lesson.before(), lesson.after()
    assert first.answer("stock", "a") == "Kept."
    shown = first.snapshot()["items"][0]
    assert (shown["value"], shown["right"], shown["say"]) == ("a", None, "")
    assert second.answer("stock", "b").startswith("Right.")
    with pytest.raises(IllegalMove, match="second round has begun"):
        first.answer("limit", "a")


@pytest.mark.parametrize("value", [{"a": 1}, [["a"]], [1], None, 7, "\ud800"])
def test_nonsense_in_the_answers_stops_no_report(lesson, value):
    wrong = {"first": value, "value": value, "right": True, "say": "", "times": 1}
    for part in ("before", "after"):
        lesson.notes.write(part, "stock", wrong)
    lesson.notes.write("answers", "recall", wrong)
    lesson.notes.write("about", "class", value)
    assert lesson.report().make().is_file()


# Finish my game for me


def test_a_game_is_finished_by_an_automatic_player_who_says_so(lesson):
    table = play(lesson.table(seed=3), 5)
    part = lesson.finish()
    send(part, do="finish")
    assert table.to_move is not None, "it asks first"
    assert [one["key"] for one in part.snapshot()["buttons"]] == ["yes", "no"]
    said = part.play_on()
    assert table.to_move is None
    made = lesson.notes.fields("finished", "main")["decisions"]
    assert said == part.snapshot()["text"]
    assert f"“greedy” finished this game for you: {made} decisions" in said
    assert part.snapshot()["buttons"] == []
    with pytest.raises(IllegalMove, match="no game here to finish"):
        part.play_on()
    assert again().finish().sentence() == said


def test_yes_without_a_question_does_nothing(lesson):
    table = play(lesson.table(seed=3), 5)
    send(lesson.finish(), do="yes")
    assert table.to_move is not None


def test_whoever_begins_anew_plays_alone_again(lesson):
    play(lesson.table(seed=3), 5)
    lesson.finish().play_on()
    lesson.again()
    play(lesson.table(seed=3), 2)
    assert lesson.finish().sentence() == ""


@pytest.mark.long
@pytest.mark.parametrize("game", ["terra", "terrabilis", "nova_ziemia"])
def test_every_game_can_be_finished(lesson, game):
    table = lesson.table(game, seed=3)
    lesson.finish(game).play_on()
    assert table.to_move is None


def test_a_chart_of_an_unfinished_game_says_how_far_it_is(lesson):
    table = lesson.table(seed=3)
    play(table, 8)
    assert lesson.chart("pollution").chart.summary.startswith("So far (Round ")
    lesson.finish().play_on()
    assert "finished this game for you" in lesson.chart("pollution").chart.summary


# Old notes


def test_notes_without_the_new_parts_still_load(lesson):
    lesson.ticket().write("mine")
    content = json.loads(lesson.notes.path.read_text(encoding="utf-8"))
    for part in ("about", "entries", "before", "after", "finished"):
        del content[part]
    lesson.notes.path.write_text(json.dumps(content), encoding="utf-8")
    there = again()
    assert there.ticket().doubt == "mine"
    assert there.write("aim").write("gold").value == "gold"

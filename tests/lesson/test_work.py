"""A learner's work: sealed predictions, answers, verdicts and tickets, kept over restarts."""

import csv
import json
import os
import re
import sys
from dataclasses import replace

import pytest
from small_lesson import play

import terra_widgets as tw
from terra_widgets.charts.plan import Axis, Panel, Plan, Predicted, Spot, with_predictions
from terra_widgets.errors import IllegalMove, LessonError
from terra_widgets.lesson import work
from terra_widgets.lesson.notes import file_name
from terra_widgets.lesson.part import PartScreen
from terra_widgets.lesson.tables import opened


def fresh():
    """The same lesson after a restart of the kernel."""
    work._OPEN.clear()
    return tw.Lesson("90_small", learner="Team A")


def receive(part, **wish):
    """Send what a person asks for in the view; gives the sentence if it is refused."""
    screen = PartScreen(part, lambda _: None)
    screen.receive({"id": "u1", "at": 1, **wish})
    return screen.snapshot["answer"]["error"]


@pytest.mark.parametrize(
    "message",
    [
        None, [], "seal", {}, {"id": "u1"}, {"id": "u1", "at": 1}, {"id": "u1", "seal": {}},
        {"id": "u1", "at": 1, "seal": 7}, {"id": "u1", "at": 1, "seal": {"value": "7"}},
        {"id": "u1", "at": 1, "seal": {"value": 7, "reason": ""}},
        {"id": "u1", "at": 1, "seal": {"value": "7" * 21, "reason": ""}},
        {"id": "u1", "at": 1, "seal": {"value": "7", "reason": 1}},
        {"id": "u1", "at": 1, "judge": "not"}, {"id": 1, "at": 1, "seal": {"value": "7", "reason": ""}},
        {"id": "u1", "at": 1, "seal": {"value": "7", "reason": ""}, "more": 1},
    ],
)  # fmt: skip
def test_other_messages_change_nothing_and_get_one_sentence(lesson, message):
    one = lesson.predict("cubes")
    screen = PartScreen(one, lambda _: None)
    screen.receive(message)
    assert len(screen.snapshot["answer"]["error"]) > 20
    assert (one.value, one.sealed) == (None, False)


def test_a_message_that_comes_twice_counts_once(lesson):
    screen = PartScreen(lesson.quiz(), lambda _: None)
    message = {"id": "u1", "at": 1, "reply": {"item": lesson.quiz().questions[0].id, "value": "a"}}
    for _ in range(2):
        screen.receive(message)
    assert lesson.quiz().rows()[0]["times"] == 1


# Predictions


def test_a_sealed_prediction_stays(lesson):
    one = lesson.predict("cubes").seal(7, "because")
    assert (one.value, one.reason, one.sealed) == (7, "because", True)
    with pytest.raises(IllegalMove, match="sealed"):
        one.seal(8)
    assert one.value == 7


@pytest.mark.parametrize("value", [-1, 21, "7", None, True, float("nan"), float("inf"), 1e400])
def test_what_is_no_number_in_the_limits_is_refused(lesson, value):
    one = lesson.predict("cubes")
    with pytest.raises(IllegalMove, match="from 0 to 20"):
        one.seal(value)
    assert not one.sealed


def test_a_part_is_refused_where_whole_numbers_are_asked_for(lesson):
    with pytest.raises(IllegalMove, match="whole number"):
        lesson.predict("cubes").seal(1.5)
    assert lesson.predict("half").seal(0.25).value == 0.25


def test_the_first_decision_of_a_person_seals_what_is_written(lesson):
    one = lesson.predict("cubes")
    receive(one, write={"value": "5", "reason": "a draft"})
    table = lesson.table(seed=3)
    assert not one.sealed
    table.play(table.legal_moves[0])
    assert (one.value, one.reason, one.sealed) == (5, "a draft", True)


def test_an_automatic_player_seals_nothing(lesson):
    one = lesson.predict("cubes")
    table = lesson.table(seed=5).advance()
    assert len(table.moves) > 0
    assert not one.sealed


def test_without_a_number_nothing_is_sealed_and_a_later_one_is_marked(lesson):
    one = lesson.predict("cubes")
    play(lesson.table(seed=3), 4)
    assert not one.sealed
    assert "after you began" in one.snapshot()["open"]
    one.seal(7)
    assert (one.sealed, one.late) == (True, 4)
    assert "after 4 decisions" in str(one)


def test_a_late_draft_is_marked_too(lesson):
    one = lesson.predict("cubes")
    play(lesson.table(seed=3), 4)
    receive(one, write={"value": "7", "reason": ""})
    play(lesson.table(seed=3), 1)
    assert (one.sealed, one.value, one.late) == (True, 7, 4)


@pytest.mark.parametrize("typed", ["", "  "])
def test_an_empty_prediction_can_t_be_sealed_and_a_sentence_says_why(lesson, typed):
    one = lesson.predict("cubes")
    error = receive(one, seal={"value": typed, "reason": "because"})
    assert "An empty prediction can't be sealed" in error
    assert not one.sealed


def test_another_game_does_not_seal_it(lesson):
    receive(lesson.predict("half"), write={"value": "0.5", "reason": ""})
    play(lesson.table(seed=3), 1)
    assert not lesson.predict("half").sealed
    play(lesson.table("second", seed=3), 1)
    assert lesson.predict("half").sealed


def test_undo_does_not_open_it_again(lesson):
    one = lesson.predict("cubes")
    receive(one, write={"value": "5", "reason": ""})
    table = lesson.table(seed=3, sandbox=True)
    table.play("take I1").undo()
    assert table.moves == ()
    assert one.sealed


def test_one_is_said_as_one(lesson):
    lesson.predict("cubes").seal(1, "")
    assert lesson.predict("cubes").snapshot()["sentence"] == "You said: 1 cube."


def test_it_is_compared_with_the_game(lesson):
    one = lesson.predict("cubes").seal(0)
    table = play(lesson.table(seed=3))
    cubes = table.state and lesson.fact("cubes")
    assert cubes > 0
    assert f"{cubes:g} cubes: {cubes:g} more than you said" in str(one)


def test_it_is_drawn_on_the_chart_once_it_is_sealed(lesson):
    lesson.predict("cubes")
    lesson.table(seed=3)
    drawn = lesson.chart("pollution", predictions=["cubes"])
    assert "my prediction" not in drawn.chart.svg
    lesson.predict("cubes").seal(17)
    again = lesson.chart("pollution").chart  # it knows by itself what it can draw
    assert "my prediction: 17 cubes" in read(again.svg)
    assert again.plan.panels[0].y.high >= 17
    assert "my prediction: 17 cubes" in json.dumps(again.drawing)


def read(svg):
    """The words of a picture; a long label stands in several lines."""
    return " ".join(re.sub("<[^>]+>", " ", svg).split())


def test_a_live_chart_gets_the_prediction_with_the_first_move(lesson):
    receive(lesson.predict("cubes"), write={"value": "4", "reason": ""})
    table = lesson.table(seed=3)
    options = lesson._work.look("main", ["cubes"], everybody=False)
    assert options["predicted"]() == []
    table.play(table.legal_moves[0])
    assert [(one.fact, one.value) for one in options["predicted"]()] == [("cubes", 4)]


def test_a_moment_is_drawn_straight_up(lesson):
    made = tw.chart(lesson.table(seed=3), "pollution")
    calm = Predicted("calm-turns", 3, "my prediction: 3 turns", "Team A")
    drawn = replace(made, plan=with_predictions(made.plan, [(calm, 0)]))
    trace = next(one for one in drawn.drawing["data"] if "prediction" in one["name"])
    assert trace["x"] == [3, 3]
    assert "my prediction: 3 turns" in read(drawn.svg)


# Kept and resumed


def test_everything_is_there_after_a_restart(lesson):
    lesson.predict("cubes").seal(7, "because")
    table = play(lesson.table(seed=3), 40)
    lesson.quiz().answer("recall", "b")
    lesson.claim("one").guess("true").judge("not")
    lesson.ticket().write("a", "b")
    other = fresh()
    assert other.predict("cubes").value == 7
    assert other.table(seed=3).position() == table.position()
    assert other.quiz().rows()[0]["answer"] == "That"
    assert other.claim("one").verdict == "not"
    assert (other.ticket().doubt, other.ticket().deed) == ("a", "b")


def test_the_same_cell_again_gives_the_same_table(lesson):
    assert lesson.table(seed=3) is lesson.table(seed=3)


def test_the_first_cell_again_gives_the_same_lesson(lesson):
    one, table = lesson.predict("cubes").seal(7), lesson.table(seed=3)
    other = tw.Lesson("90_small", learner="Team A")
    assert other.predict("cubes") is one
    assert other.table(seed=3) is table
    assert other.chart("pollution").table is table
    lesson.ticket().write("old")
    other.quiz().answer("recall", "a")
    assert fresh().ticket().doubt == "old"


def test_a_lesson_that_was_changed_is_read_again_and_keeps_the_work(lesson, desk):
    lesson.ticket().write("mine")
    path = desk / "en.toml"
    path.write_text(
        path.read_text(encoding="utf-8").replace("How many cubes?", "How many?"), encoding="utf-8"
    )
    other = tw.Lesson("90_small", learner="Team A")
    assert other.predict("cubes").guess.ask == "How many?"
    assert other.ticket().doubt == "mine"


def test_two_notebooks_of_one_learner_lose_nothing_of_each_other(lesson):
    lesson.ticket().write("first")
    other = fresh()
    other.quiz().answer("recall", "a")
    lesson.claim("one").guess("true").judge("not")
    last = fresh()
    assert (last.ticket().doubt, last.quiz().rows()[0]["right"], last.claim("one").verdict) == (
        "first",
        True,
        "not",
    )


def test_another_seed_gives_another_table_and_the_old_one_no_longer_counts(lesson):
    old = play(lesson.table(seed=3), 5)
    new = lesson.table(seed=4)
    assert new is not old
    assert new.moves == ()
    noted = lesson.notes.fields("games", "main")
    old.play(old.legal_moves[0])
    assert lesson.notes.fields("games", "main") == noted


def test_again_begins_anew_and_keeps_the_prediction(lesson):
    one = lesson.predict("cubes").seal(7)
    play(lesson.table(seed=3), 5)
    assert lesson.again().moves == ()
    assert one.value == 7
    assert fresh().table(seed=3).moves == ()


def test_learners_have_files_of_their_own(lesson, desk):
    lesson.ticket().write("mine")
    assert tw.Lesson("90_small", learner="Team B").ticket().doubt == ""
    assert len({file_name("90_small", name) for name in ("Tým", "tým", "tym", "TÝM", "t/m", "t m")}) == 6


@pytest.mark.parametrize("name", ["", "  ", "a" * 61, "a\nb", 7, "bot:greedy", "\u202ex"])
def test_what_is_no_name_is_refused(desk, name):
    with pytest.raises(LessonError, match="name"):
        tw.Lesson("90_small", learner=name)


@pytest.mark.parametrize("name", ["../x", "con", "<b>&\"'", "مرحبا", "🌍" * 20, ". .", "a" * 60])
def test_any_other_name_makes_a_file_in_this_folder(desk, name, tmp_path):
    made = tw.Lesson("90_small", learner=name)
    made.ticket().write("x")
    assert made.notes.path.parent.samefile(tmp_path / "notebooks" / "en")
    assert made.notes.path.is_file()
    assert len(made.notes.path.name) < 100


def test_erasing_forgets_everything(lesson):
    one = lesson.predict("cubes").seal(7)
    table = play(lesson.table(seed=3), 5)
    with pytest.raises(LessonError, match="sure=True"):
        lesson.erase()
    assert lesson.notes.path.exists()
    lesson.erase(sure=True)
    assert not lesson.notes.path.exists()
    assert not one.sealed
    table.play(table.legal_moves[0])  # the old table is nobody's now
    assert not lesson.notes.path.exists()
    assert lesson.table(seed=3).moves == ()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"format": "terra-notes"}',
        '{"format": "x", "version": 1}',
        "\x00",
        "9" * 600_000,
    ],
)
def test_a_file_that_is_not_ours_is_left_alone(lesson, text):
    lesson.ticket().write("x")
    lesson.notes.path.write_text(text, encoding="utf-8")
    with pytest.raises(LessonError, match=r"90_small.*notes\.json"):
        fresh()
    assert lesson.notes.path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("value", [None, 7, "x", [], {}, {"value": []}, {"right": 1, "say": 2}])
def test_nonsense_in_the_notes_counts_as_nothing(lesson, value):
    lesson.ticket().write("x")
    content = json.loads(lesson.notes.path.read_text(encoding="utf-8"))
    for part in ("predictions", "answers", "verdicts", "games", "charts"):
        content[part] = {"cubes": value, "recall": value, "one": value, "main": value}
    content["ticket"] = {"doubt": value}
    lesson.notes.path.write_text(json.dumps(content), encoding="utf-8")
    other = fresh()
    assert other.predict("cubes").value is None
    assert other.quiz().rows()[0]["right"] is None
    assert other.claim("one").verdict is None
    assert other.table(seed=3).moves == ()
    assert other.report().make().is_file()


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_can_t_be_written_is_said(lesson, tmp_path):
    lesson.notes.path.parent.chmod(0o500)
    try:
        with pytest.raises(LessonError, match="Check the folder"):
            lesson.ticket().write("x")
    finally:
        lesson.notes.path.parent.chmod(0o700)


def test_a_full_disk_stops_no_game(lesson, monkeypatch):
    one = lesson.predict("cubes")
    table = lesson.table(seed=3)

    def full(*_):
        raise LessonError("notes-file", where="x", problem="No space left on device")

    monkeypatch.setattr("terra_widgets.lesson.notes.write_private", full)
    table.play("take I1")
    assert table.moves
    with pytest.raises(LessonError, match="No space"):
        one.seal(3)
    assert one.value is None


def test_a_file_is_whole_or_not_there(lesson, monkeypatch):
    lesson.ticket().write("first")
    before = lesson.notes.path.read_bytes()
    monkeypatch.setattr(
        "pathlib.Path.replace", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left"))
    )
    with pytest.raises(LessonError, match="No space left"):
        lesson.ticket().write("second")
    assert lesson.notes.path.read_bytes() == before
    assert lesson.ticket().doubt == "first"
    assert [path.name for path in lesson.notes.path.parent.iterdir()] == [lesson.notes.path.name]


# Questions


def test_each_answer_hears_why(lesson):
    quiz = lesson.quiz()
    assert quiz.answer("recall", "b") == "Not quite. No, that is not it."
    assert quiz.answer(1, "a") == "Right. Yes, this."
    row = quiz.rows()[0]
    assert (row["first answer"], row["answer"], row["right"], row["times"]) == ("That", "This", True, 2)


def test_of_several_all_must_be_found(lesson):
    quiz = lesson.quiz()
    assert quiz.answer("chart", ["a", "c"]).startswith("Right.")
    assert quiz.answer("chart", ["a"]) == "Not quite. One is. Three is."
    assert quiz.answer("chart", ["a", "b", "c"]).startswith("Not quite.")


def test_a_usual_mistake_hears_its_own_sentence(lesson):
    quiz = lesson.quiz()
    assert quiz.answer("transfer", 3.4) == "Right. Three."
    assert quiz.answer("transfer", 2) == "Not quite. One more."
    assert quiz.answer("transfer", 9) == "Not quite. Three, not that."


def test_a_question_about_the_own_game_waits_for_it(lesson):
    quiz = lesson.quiz()
    with pytest.raises(IllegalMove, match="Play first"):
        quiz.answer("record", 3)
    assert quiz.snapshot()["items"][3]["waits"]
    assert quiz.snapshot()["items"][3]["picture"] is None
    play(lesson.table(seed=3))
    cubes = int(lesson.fact("cubes"))
    assert quiz.answer("record", cubes) == f"Right. Yes, {cubes}."
    assert quiz.answer("record", cubes + 1) == f"Not quite. No, {cubes}."
    picture = quiz.snapshot()["items"][3]["picture"]
    assert picture["src"].startswith("data:image/svg+xml;base64,")
    assert "cubes" in picture["alt"]


@pytest.mark.parametrize(
    ("which", "value"),
    [
        ("recall", "z"), ("recall", 1), ("recall", ""), ("recall", ["a"]), ("chart", "a"), ("chart", []),
        ("chart", ["z"]), ("transfer", "3"), ("transfer", True), ("nothing", "a"), (9, "a"), (True, "a"),
    ],
)  # fmt: skip
def test_an_answer_that_can_t_be_is_refused(lesson, which, value):
    with pytest.raises(IllegalMove):
        lesson.quiz().answer(which, value)
    assert lesson.quiz().rows()[0]["answer"] == ""


def test_answers_go_into_a_spreadsheet_as_text(desk):
    lesson = tw.Lesson("90_small", learner="=HYPERLINK(1)")
    lesson.quiz().answer("recall", "b")
    path = lesson.quiz().export("answers.csv")
    rows = list(csv.DictReader(path.open(encoding="utf-8-sig")))
    assert [row["item"] for row in rows] == ["recall", "chart", "transfer", "record"]
    assert rows[0]["answer"] == "That"
    assert rows[0]["learner"] == "'=HYPERLINK(1)"


def test_a_choice_may_be_about_the_own_game(desk):
    path = desk / "en.toml"
    text = (
        path.read_text(encoding="utf-8")
        .replace('ask = "Which?"', 'ask = "Which?"\ntruth = "cubes"')
        .replace('right = true\nsay = "Yes, this."', 'least = 1\nsay = "Yes, {truth}."')
        .replace('text = "That"', 'text = "That"\nmost = 0')
    )
    path.write_text(text, encoding="utf-8")
    lesson = fresh()
    play(lesson.table(seed=3))
    assert lesson.quiz().answer("recall", "a") == f"Right. Yes, {lesson.fact('cubes'):g}."


def test_a_lesson_may_have_facts_of_its_own(desk):
    path = desk / "en.toml"
    path.write_text(
        path.read_text(encoding="utf-8").replace('truth = "cubes"', 'truth = "my-fact"'), encoding="utf-8"
    )
    lesson = fresh()
    with pytest.raises(LessonError, match="no fact 'my-fact'"):
        lesson.quiz()
    lesson.facts(my_fact=lambda record: len(record.moves))
    play(lesson.table(seed=3), 2)
    assert lesson.fact("my-fact") == len(lesson.table(seed=3).moves)


# Claims, tickets and the rest


def test_a_card_names_publisher_year_and_link(lesson):
    figure = lesson.claim("one").figures()[0]
    assert figure["numbers"] == "2020: 420.5; 2025: 427.35"
    assert (figure["publisher"], figure["address"]) == ("NOAA", "https://example.org/a")


def test_what_is_typed_is_kept_as_plain_text(lesson):
    ticket = lesson.ticket().write("<b>a</b>\u202e\x07\nline", "  b  ")
    assert ticket.doubt == "<b>a</b>\nline"
    assert ticket.deed == "b"
    with pytest.raises(IllegalMove, match="at most 2,000"):
        ticket.write("x" * 2001)


@pytest.mark.parametrize("call", ["predict", "claim"])
def test_what_is_not_in_the_lesson_is_said(lesson, call):
    with pytest.raises(LessonError, match="has no 'nothing'"):
        getattr(lesson, call)("nothing")


def test_a_chart_needs_a_table(lesson):
    with pytest.raises(LessonError, match=r"lesson\.table"):
        lesson.chart("pollution")


def test_a_table_may_begin_from_a_described_position(lesson, desk):
    table = tw.new(players=["{learner}", "bot:greedy"], seed=3).play("take I1")
    (desk / "crowded.txt").write_text(table.position_text(), encoding="utf-8")
    begun = lesson.table(start="crowded", seed=3)
    assert begun.names[0] == "Team A"
    assert begun.legal_moves == table.legal_moves
    with pytest.raises(LessonError, match=r"nowhere\.txt"):
        lesson.table("other", start="nowhere")


def test_a_table_may_have_other_rules_players_and_a_guide(lesson):
    table = lesson.table(seed=249, against=["bot:clean", "bot:growth"], guided=True, penalty_per_cube=True)
    assert table.names == ("Team A", "bot:clean", "bot:growth")
    assert table.record.options == {"penalty_per_cube": True}
    from terra_widgets.widgets.guide import guide_of

    assert guide_of(table) is not None


def test_a_lesson_speaks_the_language_asked_for(desk):
    lesson = tw.Lesson("90_small", language="cs")
    assert "Malá" in str(lesson)
    assert "Zapečetěno" in lesson.predict("cubes").seal(7).say("lesson-sealed", value="7")
    assert lesson.table(seed=3).language == "cs"
    with pytest.raises(LessonError, match="no language"):
        tw.Lesson("90_small", language="xx")


def test_names_in_what_is_shown_are_text(desk):
    shown = tw.Lesson("90_small", learner="<img src=x>")._repr_mimebundle_()
    assert set(shown) == {"text/plain"}


@pytest.mark.parametrize("name", ["Neighbour", 'The "A" team', "back\\slash", "{neighbour}", "Řeka & les"])
def test_any_name_may_sit_at_a_table_with_a_neighbour(desk, name):
    table = tw.new(players=["L", "N"], seed=3).play("take I1")
    begin = table.position_text().replace('"L"', '"{learner}"').replace('"N"', '"{neighbour}"')
    (desk / "puzzle.txt").write_text(begin, encoding="utf-8")
    lesson = tw.Lesson("90_small", learner=name)
    for game in (lesson.table("puzzle", start="puzzle"), lesson.table(against=["Neighbour"], seed=3)):
        me, other = game.names
        assert me == name
        assert other == ("Neighbour 2" if name == "Neighbour" else "Neighbour")


def test_two_predictions_on_one_chart_look_different():
    axis = Axis("", (), 0, 9)
    panel = Panel("", (), axis, axis, spots=(Spot("first", 0), Spot("last", 0, moment=True), Spot("last", 1)))
    made = [(Predicted(fact, 3, fact, "Team A"), 0) for fact in ("first", "last", "elsewhere")]
    (drawn,) = with_predictions(Plan("", (panel,)), made).panels
    assert [mark.name for mark in drawn.marks] == ["first", "last"]
    assert len({mark.sign for mark in drawn.marks}) == 2


# Other games


def test_a_lesson_may_be_about_another_game(desk):
    path = desk / "en.toml"
    about = path.read_text(encoding="utf-8").replace('title = "A small one"', 'title = "One"\ngame = "terra"')
    about = about.replace('truth = "cubes"', 'truth = "cards-hoarded"').replace("pollution", "crises")
    path.write_text(about, encoding="utf-8")
    lesson = tw.Lesson("90_small", learner="Team A")
    one = lesson.predict("cubes").seal(3, "so many")
    table = lesson.table(seed=3)
    assert table.game.name == "terra"
    assert table.names == ("Team A", "bot:helper", "bot:helper 2", "bot:hoarder")
    assert lesson.fact("cards-hoarded") is None
    play(table)
    hoarded = lesson.chart("contributions", predictions=["cubes"]).chart.table["cards hoarded"].iloc[0]
    assert lesson.fact("cards-hoarded") == hoarded
    assert str(int(hoarded)) in one.snapshot()["truth"]
    assert "crises" in lesson.report().make().read_text(encoding="utf-8")
    again = fresh()
    assert again.table(seed=3).moves == table.moves


def test_a_table_with_the_name_of_a_game_plays_that_game(lesson):
    for game in ("terra", "terrabilis", "nova_ziemia"):
        assert lesson.table(game, seed=1).game.name == game
    assert lesson.table(seed=1).game.name == "terra_futura"
    assert lesson.fact("turns", table="nova_ziemia") is None
    with pytest.raises(LessonError, match="cubes"):
        lesson.fact("cubes", table="nova_ziemia")


def test_a_game_that_no_kit_has_is_refused(desk):
    path = desk / "en.toml"
    about = path.read_text(encoding="utf-8")
    path.write_text(about.replace('title = "A small one"', 'title = "One"\ngame = "chess"'), encoding="utf-8")
    with pytest.raises(LessonError, match="terra_futura, terra, terrabilis"):
        tw.Lesson("90_small")


def test_a_lesson_that_changed_its_game_begins_anew(desk):
    path = desk / "en.toml"
    play(tw.Lesson("90_small", learner="Team A").table(seed=3, against=["bot:random", "bot:random"]), 2)
    about = path.read_text(encoding="utf-8").replace('truth = "cubes"', 'truth = "cards-given"')
    path.write_text(about.replace('title = "A small one"', 'title = "One"\ngame = "terra"'), encoding="utf-8")
    table = fresh().table(seed=3, against=["bot:random", "bot:random"])
    assert (table.game.name, len(table.moves)) == ("terra", 0)


def test_what_is_noted_of_a_chart_keeps_its_names(lesson):
    """Files of learners outlast the kit that wrote them."""
    lesson.table(seed=3).play("take I1")
    lesson.chart("pollution", predictions=["cubes"])
    noted = json.loads(lesson.notes.path.read_text(encoding="utf-8"))
    assert noted["charts"] == {
        "main pollution False": {
            "game": "main", "name": "pollution", "everybody": False, "options": {}, "predictions": ["cubes"],
        }
    }  # fmt: skip
    assert opened(noted["games"]["main"])["settings"] == {
        "against": ["bot:greedy"], "seed": 3, "start": "", "guided": False,
    }  # fmt: skip


def test_notes_and_report_of_a_game_in_progress_give_nothing_away(lesson):
    table = play(lesson.table(seed=471147), 5)
    files = [lesson.notes.path, lesson.report().make()]
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert "471147" not in text, path.name
        assert "TERRA1-" not in text, path.name
    assert "The game is not over yet" in files[1].read_text(encoding="utf-8")
    play(table, 10_000)
    assert table.resume_code() in lesson.report().make().read_text(encoding="utf-8")


@pytest.mark.parametrize("sealed", ["", "A", None, 7, "AAAA" * 10])
def test_a_note_with_a_broken_seal_holds_no_game(sealed):
    assert opened({"sealed": sealed, "learner": "Team A"}) == {}

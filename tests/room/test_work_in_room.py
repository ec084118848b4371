"""One person's work in a room: the parts of a lesson without any notebook, kept by functions."""

import json

import pytest
from small_lesson import play

from terra_widgets.charts import Chart
from terra_widgets.errors import IllegalMove
from terra_widgets.lesson.folders import lesson_names
from terra_widgets.lesson.part import PartScreen
from terra_widgets.lesson.report_data import read_report
from terra_widgets.room.plan import plan_of
from terra_widgets.room.work import RoomNotes, RoomWork
from terra_widgets.table import start

NAME = "Ada"
LESSON = "03_cubes_pile_up"


class Room:
    """A room with one plan: it keeps what people write, and lays tables."""

    def __init__(self, plan):
        self.plan, self.kept, self.tables = plan, {}, {}

    def keep(self, part, key, value):
        self.kept.setdefault(part, {})[key] = json.loads(json.dumps(value))

    def work(self, name=NAME):
        there = {part: {k: v for k, v in some.items() if v is not None} for part, some in self.kept.items()}
        return RoomWork(self.plan, RoomNotes(self.plan.name, name, there, self.keep), self.tables.get)

    def lay(self, piece, *names):
        position, seed = self.plan.position(piece, names), piece.options["seed"]
        if position:
            table = start.at(position, seed=seed)
        else:
            players = [*names, *piece.options["against"]]
            table = start.new(
                self.plan.source.game_at(piece.name), players=players, seed=seed, **piece.game_options
            )
        self.tables[piece.name] = table
        return table


@pytest.fixture
def room():
    return Room(plan_of(LESSON))


def piece_of(plan, kind, name=""):
    return next(one for one in plan.pieces if one.kind == kind and name in ("", one.name))


def send(part, **wish):
    """Send what a person asks for in the view; gives the sentence if it is refused."""
    screen = PartScreen(part, lambda _: None)
    screen.receive({"id": "u1", "at": 1, **wish})
    screen.close()
    return screen.snapshot["answer"]["error"]


def answered(part):
    """What a person enters who fills in everything."""
    face = part.snapshot()
    if part.kind == "prediction":
        return {"seal": {"value": str(face["low"] + 1), "reason": "a feeling"}}
    if part.kind == "entry":
        asked = part.entry
        typed = {"text": ["so it is"], "choice": [asked.options[0] if asked.options else ""]}
        values = typed.get(asked.kind, [str(asked.low + 1)])
        if asked.kind == "numbers":
            rest = [0] * (len(asked.options) - 1)
            values = [str(one) for one in (asked.total or asked.low, *rest)]
        return {"enter": {"values": values, "because": "because" if asked.because else ""}}
    return {"write": {"doubt": "a claim", "deed": "a thing"}}


def fill_in(work, piece):
    """Everything that one piece asks for."""
    part = work.part(piece)
    if part.kind == "claim":
        assert not send(part, guess="true")
        assert not send(part, judge={"verdict": "partly", "because": "so"})
    elif part.kind == "quiz":
        for question in part.questions:
            value = {"several": ["a"], "number": "3"}.get(question.kind, "a")
            assert not send(part, reply={"item": question.id, "value": value})
    elif part.kind not in {"finish", "report"}:
        assert not send(part, **answered(part)), piece


@pytest.mark.parametrize("name", [*lesson_names(), "workshop_45", "workshop_90", "workshop_180"])
def test_a_person_works_through_a_whole_plan_without_a_notebook(name):
    room = Room(plan_of(name))
    work = room.work()
    for step in room.plan.steps:
        for piece in step.pieces:
            if piece.kind == "play" and piece.name not in room.tables:
                table = room.lay(piece, NAME)
                table.watch(lambda label=piece.name: work.moved(label))
                play(table, 30)
            elif piece.kind in {"chart", "figures"}:
                assert isinstance(work.drawn(piece), Chart)
            elif piece.kind not in {"text", "play"} and not (piece.again and piece.kind == "predict"):
                fill_in(work, piece)
    data = work.report_data()
    assert data["lesson"] == name
    assert data["learner"] == NAME
    assert all(one["value"] not in (None, "") for one in data["entries"])
    assert all(one["sealed"] for one in data["predictions"])
    assert all(one["outside"] and one["verdict"] for one in data["claims"])
    assert all(row["answer"] for row in data["quiz"])
    assert all(row["before"] and row["after"] for row in data["before_after"])
    assert data["ticket"] == {"doubt": "a claim", "deed": "a thing"}
    assert len(data["games"]) == len(room.tables)
    read = read_report(work.report_page())
    assert read | {"made": ""} == json.loads(json.dumps(data)) | {"made": ""}


def test_every_piece_that_asks_has_a_part_and_no_other(room):
    work = room.work()
    without = {piece.kind for piece in room.plan.pieces if work.part(piece) is None}
    assert without == {"text", "play", "chart", "figures"}


def test_what_was_written_is_there_after_a_restart(room):
    fill_in(room.work(), piece_of(room.plan, "entry", "today"))
    again = room.work().part(piece_of(room.plan, "entry", "today"))
    assert (again.value, again.because) == (301, "because")


def test_notes_hand_on_each_change_once(room):
    told = []
    notes = RoomNotes(LESSON, NAME, {}, lambda *change: told.append(change))
    notes.write("ticket", "doubt", "x")
    notes.write("ticket", "doubt", "x")
    notes.write("ticket", "doubt", None)
    assert told == [("ticket", "doubt", "x"), ("ticket", "doubt", None)]
    assert notes.empty


def test_nothing_is_written_beside_the_room(room, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    work = room.work()
    fill_in(work, piece_of(room.plan, "ticket"))
    report = work.part(piece_of(room.plan, "report"))
    assert not send(report, do="make")
    assert report.snapshot()["text"].startswith("<!doctype html>")
    assert report.snapshot()["file"].endswith(".report.html")
    work.erase()
    assert work.report_data()["ticket"] == {"doubt": "", "deed": ""}
    assert list(tmp_path.iterdir()) == []


# Predictions and the tables of a room


def decide(table, seat):
    """Play until somebody has decided."""
    while table.to_move is not None:
        who = table.names.index(table.to_move)
        if table.to_move in table.automatic:
            table.advance(most=1)
        else:
            table.play(table.legal_moves[0])
        if who == seat:
            return


def test_a_prediction_is_locked_by_ones_own_decision_not_by_a_neighbour(room):
    table = room.lay(room.plan.plays["main"], "Ada", "Ben")
    ben, ada = room.work("Ben"), room.work("Ada")
    for work in (ada, ben):
        table.watch(lambda work=work: work.moved("main"))
        assert not send(work.prediction("cubes"), write={"value": "7", "reason": ""})
    decide(table, 0)
    assert (ada.prediction("cubes").sealed, ben.prediction("cubes").sealed) == (True, False)
    decide(table, 1)
    assert ben.prediction("cubes").sealed


def test_a_prediction_after_the_first_decision_is_marked_as_late(room):
    table, work = room.lay(room.plan.plays["main"], NAME), room.work()
    decide(table, 0)
    work.moved("main")
    one = work.prediction("cubes").seal(7)
    assert one.late == 1


def test_going_on_without_a_table_or_a_seat_breaks_nothing(room):
    work = room.work("Zoe")
    chart = piece_of(room.plan, "chart", "pollution")
    assert work.drawn(chart) is None
    table = room.lay(room.plan.plays["main"], "Ada", "Ben")
    work.moved("main")
    assert work.drawn(chart) is None  # Ada and Ben may have secrets
    play(table)
    assert isinstance(work.drawn(chart), Chart)
    assert work.fact("cubes", "main") is None
    assert work.report_data()["games"] == []


def test_a_new_name_takes_the_work_along(room):
    work = room.work()
    table = room.lay(room.plan.plays["main"], "Ada Two")
    work.notes.learner = "Ada Two"
    decide(table, 0)
    work.moved("main")
    assert work.fact("cubes", "main") is not None
    assert work.report_data()["learner"] == "Ada Two"


def test_sealed_predictions_are_drawn_on_the_own_chart(room):
    work = room.work()
    play(room.lay(room.plan.plays["main"], NAME), 5)
    work.prediction("cubes").seal(7)
    made = work.drawn(piece_of(room.plan, "chart", "pollution"))
    assert "7 cubes" in str(made.plan)


def test_a_chart_of_everybody_waits_until_nobody_has_secrets():
    room = Room(plan_of("10_my_hoard_or_our_world"))
    table = room.lay(room.plan.plays["main"], "Ada", "Ben")
    work, piece = room.work(), piece_of(room.plan, "chart", "contributions")
    play(table, 6)
    assert {row[0] for row in work.drawn(piece).cells} == {"Ada"}
    (reported,) = work.report_content().charts
    assert {row[0] for row in reported.cells} == {"Ada"}
    play(table)
    assert {"Ada", "Ben"} <= {row[0] for row in work.drawn(piece).cells}


# Finishing


def test_only_who_plays_alone_may_let_the_game_be_finished(room):
    table, work = room.lay(room.plan.plays["main"], "Ada", "Ben"), room.work()
    finish = work.part(piece_of(room.plan, "finish"))
    assert finish.snapshot()["buttons"] == []
    send(finish, do="finish")
    assert "Others play at this table" in send(finish, do="yes")
    assert not table.move_numbers


def test_a_game_against_automatic_players_is_finished_as_in_a_notebook(room):
    table, work = room.lay(room.plan.plays["main"], NAME), room.work()
    finish = work.part(piece_of(room.plan, "finish"))
    send(finish, do="finish")
    assert not send(finish, do="yes")
    assert table.to_move is None
    assert work.report_data()["games"][0]["finished_by"]


# Votes


def votes(room):
    first, again = (piece for piece in room.plan.pieces if piece.kind == "vote")
    return first, again


def choose(work, piece, place):
    part = work.part(piece)
    return send(part, enter={"values": [part.entry.options[place]], "because": ""})


def test_both_votes_are_kept():
    room = Room(plan_of("workshop_45"))
    first, again = votes(room)
    work = room.work()
    assert not choose(work, first, 0)
    assert not choose(work, first, 1)  # changed one's mind before the evidence
    assert not choose(work, again, 2)
    options = work.source.entries["lake"].options
    (told,) = [one for one in work.report_data()["entries"] if one["id"] == "lake"]
    assert (told["first"], told["value"]) == (options[1], options[2])
    assert work.part(first).snapshot()["values"] == [options[1]]
    assert room.work().part(again).snapshot()["values"] == [options[2]]


def test_the_first_vote_stays_once_the_second_has_begun():
    room = Room(plan_of("workshop_45"))
    first, again = votes(room)
    work = room.work()
    assert not choose(work, again, 2)
    assert "second round" in choose(work, first, 0)
    with pytest.raises(IllegalMove):
        work.part(again).write("something else")

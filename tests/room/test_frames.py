"""Rows of events and answers: the same person has the same number, and nothing secret is in them."""

import csv
import io

from a_class import report, reports, tables

from terra_widgets.room.frames import answer_rows, csv_text, event_rows, frame, game_rows, stand_ins
from terra_widgets.room.tally import Entered

PEOPLE = [Entered(one["learner"], one) for one in reports()[:6]]


def test_every_event_of_every_table_is_a_row():
    rows = event_rows(tables(), PEOPLE)
    assert {row["table"] for row in rows} == {1, 2, 3}
    for table in tables():
        assert [row["step"] for row in rows if row["table"] == table.number] == [
            row["step"] for row in table.record.rows()
        ]


def test_nobody_is_named_unless_asked():
    assert "Learner" not in str(event_rows(tables(), PEOPLE)) + str(answer_rows(PEOPLE)) + str(
        game_rows(PEOPLE)
    )
    assert "Learner 1" in {row["player"] for row in event_rows(tables(), PEOPLE, names=True)}
    assert "Learner 1" in {row["name"] for row in answer_rows(PEOPLE, names=True)}
    assert "Learner 1" in {row["player"] for row in game_rows(PEOPLE, names=True)}


def test_a_person_has_the_same_number_in_events_and_answers():
    known = stand_ins([one.person for one in PEOPLE], tables())
    events = event_rows(tables(), PEOPLE)
    assert {row["player"] for row in events if not row["player"].startswith("bot:")} <= set(known.values())
    assert {row["person"] for row in answer_rows(PEOPLE)} == {f"P{number}" for number in range(1, 7)}


def test_players_who_are_not_in_the_class_are_not_named_either():
    assert "Learner" not in str(event_rows(tables(), []))


def test_while_a_game_goes_on_only_what_an_onlooker_knows_is_told():
    for game in ("terra_futura", "terra", "terrabilis", "nova_ziemia"):
        for table in tables(game, 1, 12):
            (_, *moves) = [row["move"] for row in event_rows([table])]
            assert set(moves) <= set(table.record.known_moves(-1))


def test_one_row_per_prediction_verdict_and_answer():
    rows = answer_rows(PEOPLE[:1])
    data = PEOPLE[0].data
    kinds = [row["kind"] for row in rows]
    assert kinds.count("prediction") == len(data["predictions"])
    assert kinds.count("claim outside") == kinds.count("claim game") == len(data["claims"])
    assert kinds.count("before") == kinds.count("after") == 4
    assert kinds.count("ticket") == sum(map(bool, data["ticket"].values()))


def test_no_cell_is_a_formula():
    data = report(1, learner="=HYPERLINK(1)")
    data["ticket"] = {"doubt": "=1+1", "deed": "-2"}
    text = csv_text(answer_rows([Entered("1", data)], names=True))
    cells = [cell for row in csv.reader(io.StringIO(text)) for cell in row]
    assert not [cell for cell in cells if cell[:1] in {"=", "+", "-", "@"} and cell]


def test_rows_become_a_frame():
    assert list(frame(answer_rows(PEOPLE)).columns)[:3] == ["person", "lesson", "language"]
    assert frame([]).empty

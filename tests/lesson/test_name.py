"""A learner's name: typed into a field, never shared by two unasked; nothing is lost before there is one."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as some
from small_lesson import play

import terra_widgets as tw
from terra_widgets.charts import tell
from terra_widgets.errors import LessonError
from terra_widgets.lesson import work
from terra_widgets.lesson.learner import folded
from terra_widgets.lesson.notes import PARTS
from terra_widgets.lesson.part import PartScreen

NAME = "Ada"


def begin(**given):
    """The first cell of the notebook, in a kernel that has just started."""
    work._OPEN.clear()
    return tw.Lesson("90_small", **given)


class Field:
    """The field as a page shows it."""

    def __init__(self, lesson):
        self.screen = PartScreen(lesson._work.learner, lambda fresh: None)
        self.sent = 0

    def send(self, **wish):
        self.sent += 1
        if isinstance(wish.get("name"), str):
            wish = {"name": {"name": wish["name"], "class_name": "", "group": ""}}
        self.screen.receive({"id": f"a{self.sent}", "at": 1, **wish})
        return self.screen.snapshot["part"]

    @property
    def shown(self):
        return self.screen.snapshot["part"]

    @property
    def error(self):
        return self.screen.snapshot["answer"]["error"]


@pytest.fixture
def here(desk, tmp_path):
    """The folder of the notebook."""
    return tmp_path / "notebooks" / "en"


def files(here):
    return sorted(path.name for path in here.glob("*.notes.json"))


def test_there_is_no_default_name(here):
    lesson = begin()
    assert not lesson.notes.named
    assert Field(lesson).shown["name"] == ""


def test_a_typed_name_is_kept_with_the_work(here):
    lesson = begin()
    shown = Field(lesson).send(name="Ada")
    assert (shown["name"], shown["ask"]) == ("Ada", "")
    assert lesson.learner == "Ada"
    (path,) = here.glob("*.notes.json")
    assert json.loads(path.read_text(encoding="utf-8"))["learner"] == "Ada"


def test_the_first_cell_again_keeps_the_name(here):
    begin().name("Ada")
    assert tw.Lesson("90_small").learner == "Ada"


def test_nothing_is_written_before_there_is_anything_to_write(here):
    begin().predict("cubes")
    assert files(here) == []


def test_what_was_done_without_a_name_is_there_under_the_name(here):
    lesson = begin()
    lesson.predict("cubes").seal(4, "because")
    lesson.ticket().write("one", "two")
    play(lesson.table(seed=3), 3)
    before = {part: lesson.notes.all(part) for part in PARTS if part != "games"}
    lesson.name("Ada")
    again = begin()
    again.name("Ada", mine=True)
    assert {part: again.notes.all(part) for part in PARTS if part != "games"} == before
    assert len(again.table(seed=3).moves) == len(lesson.table(seed=3).moves)
    assert len(files(here)) == 1


def test_a_table_that_is_open_gets_the_name(here):
    lesson = begin()
    table = play(lesson.table(seed=3), 3)
    moves, guest = table.record.moves, lesson.learner
    assert table.names[0] == guest != "Ada"
    lesson.name("Ada")
    assert table.names[0] == "Ada"
    assert table.record.moves == moves
    assert lesson.fact("cubes") is not None


def test_a_table_from_a_described_position_gets_the_name(here, desk):
    position = tw.new(players=["{learner}", "{neighbour}"], seed=3).position_text()
    (desk / "exit.txt").write_text(position, encoding="utf-8")
    lesson = begin()
    table = lesson.table(start="exit")
    table.play(table.legal_moves[0])
    lesson.name("Neighbour")
    assert sorted(table.names) == ["Neighbour", "Neighbour 2"]
    again = begin().name("Neighbour", mine=True)
    assert again.table(start="exit").position() == table.position()


def test_a_live_chart_follows_the_name(here):
    lesson = begin()
    table = play(lesson.table(seed=3), 3)
    chart = lesson.chart("pollution")
    lesson.name("Ada")
    assert chart._draw(tell(table.record, "en")).cells == lesson.chart("pollution").chart.cells


def test_the_same_name_in_another_kernel_is_asked_about(here):
    begin().name("Ada").ticket().write("mine", "")
    other = begin()
    shown = Field(other).send(name="Ada")
    assert "There is work of Ada here already" in shown["ask"]
    assert shown["name"] == ""
    assert other.ticket().doubt == ""


def test_a_name_is_taken_from_the_moment_it_is_given(here):
    begin().name("Ada")
    with pytest.raises(LessonError, match="There is work of Ada here already"):
        begin().name("Ada")


def test_whoever_says_it_is_theirs_goes_on_with_it(here):
    begin().name("Ada").ticket().write("mine", "")
    again = begin()
    field = Field(again)
    field.send(name="Ada")
    assert field.send(mine=True)["name"] == "Ada"
    assert again.ticket().doubt == "mine"


def test_whoever_is_somebody_else_gets_nothing_of_it(here):
    first = begin().name("Ada")
    first.ticket().write("mine", "")
    other = begin()
    field = Field(other)
    field.send(name="Ada")
    shown = field.send(mine=False)
    assert (shown["name"], shown["typed"][0], shown["ask"]) == ("", "Ada", "")
    assert field.send(name="Ada K.")["name"] == "Ada K."
    other.ticket().write("another", "")
    assert (first.ticket().doubt, begin().name("Ada", mine=True).ticket().doubt) == ("mine", "mine")
    assert len(files(here)) == 2


@pytest.mark.parametrize("name", ["ada", " ADA ", "A\N{FULLWIDTH LATIN SMALL LETTER D}a"])
def test_capitals_and_blanks_make_no_other_person_unasked(here, name):
    begin().name("Ada")
    assert "Is this you?" in Field(begin()).send(name=name)["ask"]


def test_an_open_table_becomes_the_earlier_game(here):
    first = begin().name("Ada")
    moves = play(first.table(seed=3), 4).record.moves
    again = begin()
    table = again.table(seed=3)
    again.name("Ada", mine=True)
    assert (table.names[0], table.record.moves) == ("Ada", moves)


def test_what_was_done_before_the_name_joins_earlier_work_and_overwrites_none(here):
    begin().name("Ada").ticket().write("first", "")
    again = begin()
    again.ticket().write("second", "")
    again.predict("cubes").seal(4)
    again.name("Ada", mine=True)
    assert again.ticket().doubt == "first"
    assert again.predict("cubes").value == 4
    kept = [json.loads(path.read_text(encoding="utf-8")) for path in here.glob("*no-name*")]
    assert [one["ticket"]["doubt"] for one in kept] == ["second"], "nothing is lost"


def test_work_without_a_name_is_offered_after_a_restart(here):
    lesson = begin()
    lesson.ticket().write("one", "")
    play(lesson.table(seed=3), 3)
    again = begin()
    field = Field(again)
    assert "Is that work yours?" in field.shown["ask"]
    field.send(mine=True)
    assert again.ticket().doubt == "one"
    assert again.table(seed=3).record.moves == lesson.table(seed=3).record.moves
    assert again.table(seed=3).names[0] == again.learner
    assert len(files(here)) == 1


def test_work_without_a_name_stays_for_whoever_it_belongs_to(here):
    begin().ticket().write("one", "")
    other = begin()
    Field(other).send(mine=False)
    other.name("Ada")
    assert other.ticket().doubt == ""
    assert "Is that work yours?" in Field(begin()).shown["ask"]


def test_the_next_person_at_the_same_machine_begins_anew(here):
    lesson = begin().name("Ada")
    lesson.ticket().write("one", "")
    table = play(lesson.table(seed=3), 3)
    field = Field(lesson)
    assert field.send(leave=None)["name"] == ""
    assert (lesson.ticket().doubt, len(table.moves)) == ("", 0)
    field.send(name="Bob")
    assert table.names[0] == "Bob"
    assert begin().name("Ada", mine=True).ticket().doubt == "one"


def test_a_name_in_the_code_still_reads_the_notes_of_before(here):
    begin(learner="Team A").ticket().write("one", "")
    assert begin(learner="Team A").ticket().doubt == "one"


def test_the_report_asks_for_the_name(here):
    lesson = begin()
    assert "You have not given a name yet" in lesson.report().snapshot()["no_name"]
    lesson.name("Ada")
    assert lesson.report().snapshot()["no_name"] == ""
    assert "ada" in lesson.report().make().name


@pytest.mark.parametrize("name", ["", "  ", "x" * 61, "a\nb", "bot:greedy", "\u202eevil"])
def test_what_is_no_name_gets_a_sentence_and_changes_nothing(here, name):
    lesson = begin()
    field = Field(lesson)
    assert field.send(name=name)["name"] == ""
    assert "can't be a learner's name" in field.error
    assert files(here) == []


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"lesson": "90_small"}', "[" * 9999, '{"learner": 1e999}'])
def test_a_file_of_nonsense_stops_nobody(here, text):
    (here / "90_small.odd.notes.json").write_text(text, encoding="utf-8")
    (here / "90_small.folder.notes.json").mkdir()
    assert begin().name("Ada").learner == "Ada"


def test_two_who_come_at_once_are_never_merged(here, monkeypatch):
    from terra_widgets.lesson import learner

    begin().name("Ada")
    other = begin()
    looks = iter([None, learner.namesake(NAME, other.notes)])
    monkeypatch.setattr(learner, "namesake", lambda name, notes: next(looks))
    assert "Is this you?" in Field(other).send(name=NAME)["ask"]


@given(some.text(max_size=20))
def test_folding_twice_changes_nothing(name):
    assert folded(folded(name)) == folded(name)

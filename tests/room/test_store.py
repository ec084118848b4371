"""The file of a class: what is written stays, also when the disk is full for a while."""

import sqlite3

import pytest

from terra_widgets.errors import RoomError
from terra_widgets.room.store import Store


class Full:
    """A connection to a disk without room, until there is some."""

    def __init__(self, file):
        self.file, self.full = file, True

    def execute(self, order, given=()):
        if self.full and not order.startswith(("SELECT", "PRAGMA")):
            raise sqlite3.OperationalError("database or disk is full")
        return self.file.execute(order, given)

    def close(self):
        self.file.close()


@pytest.fixture
def store(tmp_path):
    made = Store(tmp_path / "a.class")
    yield made
    made.close()


def full(store):
    store._file = Full(store._file)
    return store._file


def test_what_is_kept_is_there_when_the_file_is_opened_again(tmp_path, store):
    store.keep_fact("code", "ABC234")
    store.move(1, "move", "draw", 0, 7)
    store.note(7, "entries", "today", "blue")
    store.close()
    again = Store(tmp_path / "a.class")
    assert again.fact("code") == "ABC234"
    assert list(again.moves(1)) == [("move", "draw")]
    assert again.notes(7) == {"entries": {"today": "blue"}}
    again.close()


def test_a_row_is_in_the_file_before_it_is_closed(tmp_path, store):
    store.move(1, "move", "draw", 0, 7)
    for end in ("", "-wal"):
        (tmp_path / f"copy.class{end}").write_bytes((tmp_path / f"a.class{end}").read_bytes())
    assert list(Store(tmp_path / "copy.class").moves(1)) == [("move", "draw")]


def test_on_a_full_disk_nothing_is_lost_and_somebody_is_told(store):
    disk = full(store)
    store.move(1, "move", "draw", 0, 7)
    store.move(1, "move", "end", 0, 7)
    assert "full" in store.trouble
    disk.full = False
    assert store.retry()
    assert store.trouble == ""
    assert list(store.moves(1)) == [("move", "draw"), ("move", "end")]


def test_what_waits_is_written_before_what_comes_later(store):
    disk = full(store)
    store.move(1, "move", "first", 0, 7)
    disk.full = False
    store.move(1, "move", "second", 0, 7)
    assert [move for _, move in store.moves(1)] == ["first", "second"]


def test_a_real_disk_without_room_is_endured(store):
    pages = store.rows("PRAGMA page_count")[0][0]
    store._file.execute(f"PRAGMA max_page_count = {pages}")
    for number in range(200):
        store.note(1, "entries", str(number), "x" * 500)
    assert store.trouble
    store._file.execute("PRAGMA max_page_count = 100000")
    assert store.retry()
    assert len(store.notes(1)["entries"]) == 200


def test_a_row_that_can_not_be_kept_does_not_hold_up_the_others(store):
    store.write("INSERT INTO people (id, name) VALUES (?, ?)", 1, None)
    store.move(1, "move", "draw", 0, 7)
    assert list(store.moves(1)) == [("move", "draw")]
    assert store.trouble == ""


def test_a_sign_that_no_encoding_knows_does_not_stop_a_class(store):
    store.write("INSERT INTO people (id, name, mark, language, joined) VALUES (1, ?, '', 'en', 0)", "\ud800")
    store.move(1, "move", "draw", 0, 7)
    assert list(store.moves(1)) == [("move", "draw")]


def test_at_the_end_what_waits_is_written(tmp_path, store):
    disk = full(store)
    store.move(1, "move", "draw", 0, 7)
    disk.full = False
    store.close()
    assert list(Store(tmp_path / "a.class").moves(1)) == [("move", "draw")]


def test_two_servers_can_not_have_one_file(tmp_path, store):
    with pytest.raises(RoomError):
        Store(tmp_path / "a.class")


def test_the_file_of_somebody_else_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "other.db"
    file = sqlite3.connect(path)
    file.execute("CREATE TABLE mine (a)")
    file.close()
    with pytest.raises(RoomError):
        Store(path)
    assert sqlite3.connect(path).execute("SELECT name FROM sqlite_master").fetchall() == [("mine",)]


def test_what_is_no_database_is_refused(tmp_path):
    (tmp_path / "a.class").write_text("not a database, but a text that somebody has written\n" * 50)
    with pytest.raises(RoomError):
        Store(tmp_path / "a.class")


def test_a_folder_that_is_not_there_gets_a_sentence(tmp_path):
    with pytest.raises(RoomError):
        Store(tmp_path / "nowhere" / "a.class")


def test_only_its_owner_may_read_the_file(store):
    assert store.path.stat().st_mode & 0o077 == 0


def test_erasing_leaves_no_file_behind(tmp_path, store):
    store.note(1, "entries", "today", "a secret that somebody wrote")
    store.erase()
    assert list(tmp_path.iterdir()) == []


def test_a_note_that_is_taken_back_is_not_there(store):
    store.note(1, "entries", "today", "blue")
    store.note(1, "entries", "today", None)
    assert store.notes(1) == {"entries": {}}

"""A learner's notes in a folder that others use too: nothing is lost, and nobody else reads them."""

import os
import stat
import subprocess
import sys
import threading
import time

import pytest

import terra_widgets as tw
from terra_widgets import lock
from terra_widgets.errors import LessonError
from terra_widgets.lesson.notes import Notes, check_name
from terra_widgets.lock import locked
from terra_widgets.processes import here

WRITER = """if True:
    import sys
    from pathlib import Path
    from terra_widgets.lesson.notes import Notes
    notes = Notes("90_small", "Team A", Path(sys.argv[1]))
    print("ready", flush=True)
    sys.stdin.readline()
    for number in range(300):
        notes.write("answers", f"{sys.argv[2]}-{number}", number)
"""


PRINT_MARK = "from terra_widgets.processes import here; print(here())"


def writers(folder, count=2):
    """Programs that have begun, and wait for a line before they write."""
    started = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, str(folder), str(number)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )
        for number in range(count)
    ]  # fmt: skip
    for one in started:
        assert one.stdout.readline() == "ready\n"
    return started


def test_two_programs_write_600_keys_and_none_is_lost(tmp_path):
    started = writers(tmp_path)
    for one in started:
        one.stdin.write("go\n")
        one.stdin.flush()
    for one in started:
        one.communicate()
        assert one.returncode == 0
    notes = Notes("90_small", "Team A", tmp_path)
    assert len(notes.all("answers")) == 600
    assert [path.name for path in tmp_path.iterdir()] == [notes.path.name]


def test_two_notes_of_one_file_see_each_other_within_one_tick_of_the_clock(tmp_path):
    one, other = (Notes("90_small", "Team A", tmp_path) for _ in range(2))
    one.write("answers", "a", 1)
    stamp = one.path.stat()
    other.write("answers", "b", 1)
    os.utime(one.path, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    one.write("answers", "c", 1)
    assert Notes("90_small", "Team A", tmp_path).all("answers") == {"a": 1, "b": 1, "c": 1}


# The lock


def test_the_lock_of_a_program_that_was_killed_is_broken_at_once(tmp_path):
    path = tmp_path / "lock"
    ended = subprocess.Popen([sys.executable, "-c", PRINT_MARK],
                             stdout=subprocess.PIPE, text=True)  # fmt: skip
    mark = ended.communicate()[0].strip()
    path.write_text(f"{mark} abc", encoding="ascii")
    with locked(path, stale=3600, patience=0) as held:
        assert held


def test_a_lock_that_nobody_knows_is_broken_after_a_while(tmp_path):
    path = tmp_path / "lock"
    path.write_text("another machine", encoding="ascii")
    with locked(path, stale=0.01, patience=3600) as held:
        assert held
    assert not path.exists()


def test_nobody_waits_for_ever_for_a_lock_that_is_held(tmp_path):
    path = tmp_path / "lock"
    with locked(path) as first, locked(path, stale=3600, patience=0.01) as second:
        assert (first, second) == (True, False)
    assert not path.exists()


def test_a_lock_is_one_at_a_time(tmp_path):
    path, inside, most = tmp_path / "lock", [], []

    def work():
        for _ in range(20):
            with locked(path) as held:
                inside.append(held)
                most.append(len(inside))
                inside.pop()

    threads = [threading.Thread(target=work) for _ in range(4)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert set(most) == {1}


def test_a_lock_in_a_folder_that_is_not_there_stops_nobody(tmp_path):
    with locked(tmp_path / "gone" / "lock") as held:
        assert not held


def test_whoever_lost_a_lock_leaves_the_next_ones_alone(tmp_path):
    path = tmp_path / "lock"
    with locked(path):
        path.write_text(f"{here()} another", encoding="ascii")
    assert path.exists()


# Who reads it


@pytest.mark.skipif(os.name == "nt", reason="there the folder says who may read")
def test_notes_and_reports_are_for_their_owner_only(lesson):
    lesson.predict("cubes").seal(7, "because")
    report = lesson.report().make()
    assert {stat.S_IMODE(path.stat().st_mode) for path in (lesson.notes.path, report)} == {0o600}


@pytest.mark.skipif(os.name == "nt", reason="there the folder says who may read")
def test_notes_that_others_could_read_are_closed_with_the_next_change(lesson):
    lesson.predict("cubes").seal(7, "because")
    lesson.notes.path.chmod(0o644)
    lesson.notes.write("answers", "one", 1)
    assert stat.S_IMODE(lesson.notes.path.stat().st_mode) == 0o600


# Erasing


def test_erasing_leaves_nothing_behind(lesson):
    lesson.predict("cubes").seal(7, "because")
    report = lesson.report().make()
    folder = report.parent
    old = time.time() - 120
    for name in (f".{lesson.notes.path.name[:40]}.abc12345.tmp", ".terra-00000000-1-1-abc.tmp"):
        (folder / name).write_text("7 because", encoding="utf-8")
        os.utime(folder / name, (old, old))
    lesson.erase(sure=True)
    assert list(folder.iterdir()) == []


def test_what_is_being_written_by_others_is_not_swept_away(lesson):
    folder = lesson.notes.path.parent
    unfinished = folder / f".terra-{here()}-abc.tmp"
    unfinished.touch()
    (folder / ".mine.tmp").touch()
    os.utime(folder / ".mine.tmp", (0, 0))
    tw.Lesson("90_small", learner="Team A")
    assert {path.name for path in folder.iterdir()} == {unfinished.name, ".mine.tmp"}


def test_what_a_killed_program_left_is_swept_away_at_the_next_start(lesson):
    folder = lesson.notes.path.parent
    machine = here().split("-")[0]
    (folder / f".terra-{machine}-4000000000-1-abc.tmp").write_text("7", encoding="utf-8")
    tw.Lesson("90_small", learner="Team A")
    assert list(folder.iterdir()) == []


# Names


@pytest.mark.parametrize("name", ["👩‍🌾", "👨‍👩‍👧‍👦 tým", "🏴‍☠️", "🏳️‍🌈", "🙂‍↔️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می‌خواهم", "क्‍ष", "👍🏽"])
def test_emoji_and_letters_with_joiners_are_names(name):
    assert check_name(name) == name
    assert tw.new(players=[name, "B"], seed=1).names[0] == name


@pytest.mark.parametrize(
    "name",
    ["An\u200dna", "Anna\u200d", "\u200dAnna", "👩\u200d\u200d🌾", "\u200d", "a\u202eb", "a\U000e0061"],
)
def test_joiners_that_join_nothing_are_no_part_of_a_name(name):
    with pytest.raises(LessonError):
        check_name(name)


def test_a_name_with_joiners_is_shown_whole():
    from terra_widgets.text.words import isolated

    assert isolated("👩‍🌾") == "👩‍🌾"


def test_the_lock_has_a_limit_of_patience():
    assert lock.STALE < lock.PATIENCE <= 10

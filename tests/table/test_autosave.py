"""A table keeps itself: after every move, whole or not at all, and the same cell offers it again."""

import asyncio
import errno
import itertools
import json
import os
import random
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

import terra_widgets as tw
from terra_widgets.errors import RecordError, SetupError
from terra_widgets.table.autosave import autosave, autosave_of
from terra_widgets.table.autosave import origin as place
from terra_widgets.table.autosave.later import Later
from terra_widgets.table.autosave.save_folder import MOST, NOTE
from terra_widgets.table.record import OF_FILE, opened

NUMBERS = itertools.count()


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Where the tables of a test keep themselves."""
    monkeypatch.setattr(place._Saves, "chosen", None)
    monkeypatch.setattr(
        "terra_widgets.table.autosave.autosave.LATER", Later(wait=3600)
    )  # only when `play` asks
    tw.saves(tmp_path / "saves")
    return tmp_path / "saves"


def made(seed=7, **more):
    """A table of some cell, and what its page is told of keeping."""
    table = tw.new(players=["Team A", "Team B"], seed=seed, **more)
    return table, tw.TableView(table)


def play(table, count=1, seed=1):
    luck = random.Random(seed)
    for _ in range(count):
        table.play(luck.choice(table.legal_moves))
    autosave_of(table).flush()
    return table


def games(folder):
    return sorted(folder.glob("*.json"))


def ask(view, what, value=None):
    """Send a message of the page; gives the sentence if it is refused."""
    message = {"id": f"k{next(NUMBERS)}", "autosave": what, "value": value}
    view.receive(message)
    assert view.autosave["answer"]["id"] == message["id"]
    return view.autosave["answer"]["error"]


# Writing


def test_nothing_is_written_before_the_first_move(folder):
    table, _ = made()
    autosave_of(table).flush()
    assert not folder.exists()


def test_every_move_is_in_the_file(folder):
    table, _ = made()
    for count in range(1, 20):
        play(table, 1, count)
        (path,) = games(folder)
        assert tw.load(path).record == table.record


def test_what_is_taken_back_is_taken_back_in_the_file(folder):
    table, _ = made(sandbox=True)
    play(table, 5).undo(2)
    autosave_of(table).flush()
    assert tw.load(games(folder)[0]).position() == table.position()


def test_never_more_than_one_change_is_in_no_file(folder):
    """However fast somebody plays: with each change the one before it is on the disk."""
    table, _ = made()
    luck = random.Random(2)
    for count in range(1, 15):
        table.play(luck.choice(table.legal_moves))
        kept = len(tw.load(games(folder)[0]).moves) if folder.exists() else 0
        assert kept == count - 1


def test_of_several_moves_in_one_change_at_most_one_waits_for_its_file(folder):
    """A click may bring several: what a page has heard of is not lost when the program is killed now."""
    table, _ = made()
    for _ in range(6):
        ahead = tw.from_record(table.record)
        moves = [ahead.legal_moves[0]]
        moves.append(ahead.play(*moves).legal_moves[0])
        table.play(*moves)
        (path,) = games(folder)
        assert len(table.moves) - len(tw.load(path).moves) <= 1


def test_the_name_says_whose_game_it_is(folder):
    table = tw.new(players=["Tým Á/../:*?", "bot:greedy"], seed=1)
    tw.TableView(table)
    play(table)
    (path,) = games(folder)
    assert "Tým Á + bot greedy" in path.name
    assert (folder / NOTE).read_text(encoding="utf-8").startswith("In this folder Terra keeps the games")


def test_only_the_newest_games_of_a_cell_stay(folder):
    for seed in range(MOST + 3):
        table, _ = made()
        play(table, 3, seed)
    assert len(games(folder)) == MOST


def test_a_table_that_is_only_computed_with_is_not_kept(folder):
    tw.new(players=2, seed=1).play("take I1", "place c2")
    autosave.LATER.finish()
    assert not folder.exists()


def test_importing_and_playing_without_a_notebook_writes_nothing(tmp_path):
    code = (
        "import terra_widgets as tw; t = tw.new(players=2, seed=1); v = tw.TableView(t); t.play('take I1');"
        "from terra_widgets.table.autosave import autosave_of; autosave_of(t).flush();"
        "assert autosave_of(t).shelf is None"
    )
    env = {key: value for key, value in os.environ.items() if key != "TERRA_SAVES"}
    subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=env, check=True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("word", ["off", "OFF", "0", "no"])
def test_one_setting_switches_it_off(folder, monkeypatch, word):
    monkeypatch.setattr(place._Saves, "chosen", None)
    monkeypatch.setenv("TERRA_SAVES", word)
    table, view = made()
    play(table)
    assert not folder.exists()
    assert view.autosave["where"] == "After every move this game is kept in this browser."


def test_a_setting_may_name_another_folder(folder, monkeypatch, tmp_path):
    monkeypatch.setattr(place._Saves, "chosen", None)
    monkeypatch.setenv("TERRA_SAVES", str(tmp_path / "school" / "games"))
    play(made()[0])
    assert len(games(tmp_path / "school" / "games")) == 1


@pytest.mark.parametrize("wrong", [None, 7, "", "  ", "a\0b"])
def test_a_folder_that_can_not_be_is_refused(wrong):
    with pytest.raises(SetupError, match=r"tw\.saves takes"):
        tw.saves(wrong)


# Trouble


def test_a_full_disk_leaves_the_last_good_file_and_says_so_once(folder, monkeypatch):
    table, view = made()
    play(table, 6)
    good = games(folder)[0].read_bytes()
    heard = []
    view.observe(lambda change: heard.append(change["new"]["trouble"]), "autosave")

    def full(handle):
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        play(table, 3)
        assert games(folder)[0].read_bytes() == good
        assert len(list(folder.iterdir())) == 2, "nothing half written is left behind"
        assert "(No space left on device). Play goes on." in view.autosave["trouble"]
    play(table, 1)
    assert view.autosave["trouble"] is None
    assert tw.load(games(folder)[0]).record == table.record
    assert len({sentence for sentence in heard if sentence}) == 1


def test_a_disk_that_is_really_full(tmp_path):
    """A file system of 200 KB, filled up: the last good file stays, and the next move is kept again."""
    code = """if True:
        import os, sys
        from pathlib import Path
        import terra_widgets as tw
        from terra_widgets.table.autosave import autosave, autosave_of
        autosave.LATER = autosave.LATER.__class__(wait=3600)
        disk = Path(sys.argv[1])
        tw.saves(disk / "saves")
        table = tw.new(players=2, seed=1)
        view = tw.TableView(table)
        keeper = autosave_of(table)
        def play():
            table.play(table.legal_moves[0])
            keeper.flush()
        play()
        (path,) = (disk / "saves").glob("*.json")
        good = path.read_bytes()
        filler = (disk / "filler").open("wb", buffering=0)
        try:
            while True:
                filler.write(b"x" * 1024)
        except OSError:
            pass
        play()
        assert path.read_bytes() == good
        assert "No space left on device" in view.autosave["trouble"], view.autosave
        filler.truncate(0)
        play()
        assert view.autosave["trouble"] is None
        assert tw.load(path).record == table.record
        print("kept")
    """
    words = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]
    mount = 'mount -t tmpfs -o size=200k tmpfs "$1" && exec "$0" -c "$2" "$1"'
    try:
        done = subprocess.run(
            [*words, mount, sys.executable, str(tmp_path), code], capture_output=True, text=True, check=False
        )
    except FileNotFoundError:
        pytest.skip("no unshare on this system")
    if "unshare" in done.stderr or "mount:" in done.stderr:
        pytest.skip("file systems can't be made here")
    assert done.stdout == "kept\n", done.stderr


def test_a_folder_that_can_not_be_written_is_said_before_the_first_move(folder, tmp_path):
    (tmp_path / "file").touch()
    tw.saves(tmp_path / "file" / "saves")
    table, view = made()
    assert "Play goes on" in view.autosave["trouble"]
    play(table, 3)
    assert len(table.moves) == 3
    assert view.autosave["where"] == "After every move this game is kept in this browser."


# Offering


def test_the_same_cell_offers_the_game_and_goes_on_with_it(folder):
    table, _ = made()
    play(table, 9)
    again, view = made()
    (offer,) = view.autosave["offers"]
    assert view.autosave["open"]
    assert offer["moves"] == 9
    assert again.moves == ()  # nothing happens by itself
    assert ask(view, "file", offer["session_id"]) is None
    assert again.record == table.record
    assert view.snapshot["log"]["last"] == 9
    assert not view.autosave["open"]
    assert view.autosave["offers"] == []
    play(again, 1)
    assert tw.load(games(folder)[-1]).moves
    assert {len(tw.load(path).moves) for path in games(folder)} == {9, 10}


def test_starting_anew_leaves_the_earlier_game(folder):
    play(made()[0], 9)
    again, view = made()
    assert ask(view, "anew") is None
    assert view.autosave["offers"] == []
    play(again, 2)
    assert {len(tw.load(path).moves) for path in games(folder)} == {9, 2}


def test_a_game_with_luck_of_its_own_is_offered_too(folder):
    table, _ = made(seed=None)
    play(table, 7)
    again, view = made(seed=None)
    assert ask(view, "file", view.autosave["offers"][0]["session_id"]) is None
    assert again.record == table.record
    assert again.record.seed == table.record.seed


def test_the_newest_and_the_furthest_are_offered(folder):
    for count, seed in ((9, 1), (20, 2), (3, 3)):
        table, view = made()
        ask(view, "anew")
        play(table, count, seed)
    _, view = made()
    assert [offer["moves"] for offer in view.autosave["offers"]] == [3, 20]


def test_what_the_cell_plays_by_itself_is_no_earlier_game(folder):
    for _ in range(3):
        table, view = made()
        table.play("take I2", "place c2")
        autosave_of(table).flush()
    table = tw.new(players=["Team A", "Team B"], seed=7).play("take I2", "place c2")
    assert tw.TableView(table).autosave["offers"] == []
    assert view.autosave["open"]


def test_other_people_get_no_offer(folder):
    play(made()[0], 9)
    other = tw.TableView(tw.new(players=["Team A", "Team C"], seed=7))
    assert other.autosave["offers"] == []


def test_who_plays_on_a_screen_has_chosen(folder):
    _, view = made()
    assert view.autosave["open"]
    view.receive({"id": "u1", "at": view.snapshot["number"], "move": "take I1"})
    assert not view.autosave["open"]


def test_what_a_notebook_does_itself_is_shown_at_once(folder):
    """Only what another thread has done waits until the notebook has time for it."""

    async def notebook():
        _, view = made()
        view.receive({"id": "u1", "at": view.snapshot["number"], "move": "take I1"})
        shown = view.autosave["open"]
        other = threading.Thread(target=autosave_of(view.table)._tell)
        heard = []
        view.observe(heard.append, "autosave")
        view._panel._answer = {"id": "x", "error": None}  # so that there is something to tell
        other.start()
        other.join()
        before = len(heard)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return shown, before, len(heard)

    with ThreadPoolExecutor(1) as fresh:  # a thread in which no loop runs yet
        assert fresh.submit(asyncio.run, notebook()).result() == (False, 0, 1)


def test_a_damaged_file_is_not_offered_and_stays(folder):
    play(made()[0], 9)
    (path,) = games(folder)
    path.write_bytes(path.read_bytes()[:-40])
    assert made()[1].autosave["offers"] == []
    assert path.exists()


def test_a_file_that_lies_is_refused_with_a_sentence(folder):
    play(made()[0], 9)
    (path,) = games(folder)
    content = {
        name: part for name, part in opened(path.read_bytes()).items() if name not in OF_FILE - {"kept"}
    }
    content["moves"][3] = "end"
    path.write_text(json.dumps(content), encoding="utf-8")
    table, view = made()
    assert "can't be replayed" in ask(view, "file", view.autosave["offers"][0]["session_id"])
    assert table.moves == ()
    assert view.autosave["open"]


def test_a_file_with_a_broken_seal_is_not_offered_and_stays(folder):
    play(made()[0], 9)
    (path,) = games(folder)
    path.write_text(path.read_text(encoding="utf-8").replace('"sealed":"', '"sealed":"A'), encoding="utf-8")
    _, view = made()
    assert view.autosave["offers"] == []
    assert path.exists()


def test_a_file_that_is_gone_is_a_sentence(folder):
    play(made()[0], 9)
    _, view = made()
    games(folder)[0].unlink()
    assert "No such file" in ask(view, "file", view.autosave["offers"][0]["session_id"])


# The code in the page


def test_the_page_always_has_the_code_of_what_it_shows(folder):
    table, view = made()
    luck, sent = random.Random(1), []
    view.send = lambda content, buffers=None: sent.append(content)
    for _ in range(40):
        table.play(luck.choice(table.legal_moves))
        assert view.autosave["moves"] == view.snapshot["log"]["last"] == len(table.moves)
        assert tw.resume(sent[-1]["code"]).record == table.record


def test_the_notebook_has_the_code_only_once_the_game_is_over(folder):
    table, view = made()
    luck = random.Random(1)
    while table.to_move is not None:
        assert view.autosave["code"] is None
        table.play(luck.choice(table.legal_moves))
    assert tw.resume(view.autosave["code"]).record == table.record


def test_the_code_comes_before_the_table_that_it_is_of(folder, monkeypatch):
    table, view = made()
    sent = []
    monkeypatch.setattr(view, "_send", lambda message, buffers=None: sent.append(message))
    table.play("take I1")
    assert [message["method"] for message in sent] == ["custom", "update"]
    assert set(sent[0]["content"]) == {"code"}
    assert set(sent[1]["state"]) == {"snapshot", "autosave"}


def test_a_code_of_the_page_brings_the_game_back(folder):
    code = play(tw.new(players=["Team A", "Team B"], seed=7), 12).resume_code()
    table, view = made()
    assert ask(view, "code", code) is None
    assert table.resume_code() == code


def test_a_code_of_another_table_is_refused(folder):
    code = play(tw.new(players=["Ada", "Ben"], seed=7), 12).resume_code()
    table, view = made()
    assert ask(view, "code", code).startswith("This is a game of another table (Ada, Ben).")
    assert "damaged" in ask(view, "code", code[:-3])
    assert "not a resume code" in ask(view, "code", "hello")
    assert table.moves == ()


@pytest.mark.parametrize(
    "message",
    [
        {"autosave": "anew"},
        {"id": "k1", "autosave": "anew"},
        {"id": "k1", "autosave": "anew", "value": 7},
        {"id": "k1", "autosave": "file", "value": None},
        {"id": "k1", "autosave": "file", "value": "nobody"},
        {"id": "k1", "autosave": "code", "value": "x" * 100_000},
        {"id": "k1", "autosave": "code", "value": ["TERRA1-"]},
        {"id": "k1", "autosave": {}, "value": None},
        {"id": "k1", "autosave": "erase", "value": True},
        {"id": "k1", "autosave": "anew", "value": None, "more": 1},
    ],
)
def test_other_messages_are_refused_with_a_sentence(folder, message):
    play(made()[0], 9)
    table, view = made()
    view.receive(message)
    assert len(view.autosave["answer"]["error"]) > 20
    assert table.moves == ()
    assert len(games(folder)) == 1
    assert view.autosave["open"]


def test_a_downloaded_code_can_be_loaded(tmp_path):
    table = play(tw.new(players=2, seed=3), 12)
    path = tmp_path / "terra.txt"
    path.write_text(f"{table.resume_code()}\r\n\r\nA game of Terra.\r\n", encoding="utf-8")
    assert tw.load(path).record == table.record


# Erasing


def test_erasing_removes_the_files_and_stops_keeping(folder):
    first, _ = made()
    second, view = made(seed=8)
    play(first, 4)
    play(second, 5)
    assert ask(view, "erase") is None
    assert not folder.exists()
    play(first, 1)
    play(second, 1)
    assert not folder.exists()
    assert not view.autosave["keeps"]
    assert view.autosave["where"] == "This game is not kept anywhere."


def test_erasing_leaves_what_is_not_ours(folder):
    table, view = made()
    play(table, 4)
    table.save(folder / "mine.json")
    (folder / "essay.txt").write_text("Trade", encoding="utf-8")
    ask(view, "erase")
    assert {path.name for path in folder.iterdir()} == {"mine.json", "essay.txt", NOTE}


def test_what_can_not_be_erased_is_said(folder, monkeypatch):
    table, view = made()
    play(table, 4)

    def locked(path, missing_ok=False):
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("pathlib.Path.unlink", locked)
    assert ask(view, "erase").endswith("(Permission denied). Delete them there yourself.")


# A table that takes up another game


def test_a_game_of_another_table_is_not_taken_up():
    table = tw.new(players=2, seed=1)
    before = table.record
    for other in (
        tw.new(players=3, seed=1),
        tw.new(players=2, seed=1, sandbox=True),
        tw.at(table.position()),
    ):
        with pytest.raises(RecordError, match="another table"):
            table.take_up(other.record)
    assert table.record == before


def test_a_taken_up_game_is_played_on_as_it_would_have_been():
    other = play(tw.new(players=["Ada", "bot:greedy"], seed=5), 30)
    table = tw.new(players=["Ada", "bot:greedy"], seed=6).play("take I1")
    table.take_up(other.record)
    for one in (other, table):
        while one.to_move is not None:
            one.advance()
            if one.to_move is not None:
                one.play(one.legal_moves[0])
    assert table.record == other.record


# Later


def test_work_is_done_later_once_and_in_another_thread():
    later, done, calls = Later(wait=0.001), threading.Event(), []

    def work():
        calls.append(threading.current_thread())
        done.set()

    for _ in range(5):
        later.ask(work)
    assert done.wait(10)
    assert calls[0] is not threading.main_thread()


def test_without_threads_work_is_done_at_once(monkeypatch):
    def start(self):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", start)
    calls = []
    Later().ask(lambda: calls.append(1))
    assert calls == [1]

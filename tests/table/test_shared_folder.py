"""A class in one folder: ten kernels lose nothing, and no bad file stops a board."""

import json
import logging
import os
import subprocess
import sys
import time

import pytest

import terra_widgets as tw
from terra_widgets.errors import RecordError
from terra_widgets.processes import here
from terra_widgets.table.autosave import autosave_of, erase_games, save_folder
from terra_widgets.table.autosave import origin as place
from terra_widgets.table.autosave.kept_games import kept_files
from terra_widgets.table.autosave.later import Later
from terra_widgets.table.autosave.save_folder import MOST, NOTE
from terra_widgets.table.record import opened

KERNEL = """if True:
    import random
    import sys
    import terra_widgets as tw
    from terra_widgets.table.autosave import autosave, autosave_of
    autosave.LATER = autosave.LATER.__class__(wait=3600)
    tw.saves(sys.argv[1])
    luck = random.Random(sys.argv[2])
    for go in range(2):
        table = tw.new(players=["Team A", "Team B"], seed=7)
        view = tw.TableView(table)
        for move in range(3 + go):
            table.play(luck.choice(table.legal_moves))
            autosave_of(table).flush()
    print(len(view.autosave["offers"]), table.resume_code(), flush=True)
    sys.stdin.readline()
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Where the tables of a test keep themselves."""
    monkeypatch.setattr(place._Saves, "chosen", None)
    monkeypatch.setattr("terra_widgets.table.autosave.autosave.LATER", Later(wait=3600))
    monkeypatch.setattr(save_folder, "_TOLD", set())
    tw.saves(tmp_path / "saves")
    return tmp_path / "saves"


def made(players=("Team A", "Team B")):
    table = tw.new(players=list(players), seed=7)
    return table, tw.TableView(table)


def play(table, count=1):
    for _ in range(count):
        table.play(table.legal_moves[0])
    autosave_of(table).flush()
    return table


def games(folder):
    return sorted(folder.glob("*.json"))


def kernels(folder, count):
    started = [
        subprocess.Popen(
            [sys.executable, "-c", KERNEL, str(folder), str(number)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )
        for number in range(count)
    ]  # fmt: skip
    return started, [one.stdout.readline().split() for one in started]


def end(started):
    for one in started:
        one.communicate("\n")


def test_ten_kernels_on_one_folder_lose_nothing(folder):
    started, told = kernels(folder, 10)
    try:
        kept = [tw.load(path).resume_code() for path in games(folder)]
        assert len(kept) == 20, "each has played twice"
        for _, code in told:
            assert code in kept
        _, view = made()
        assert view.autosave["offers"] == [], "they are being played by others"
    finally:
        end(started)


def test_games_of_kernels_that_have_ended_make_room_for_new_ones(folder):
    started, _ = kernels(folder, MOST)
    end(started)
    assert len(games(folder)) == 2 * MOST
    table, view = made()
    assert view.autosave["offers"], "nobody plays them any more"
    play(table)
    assert len(games(folder)) == MOST


def test_erasing_spares_the_game_that_somebody_else_plays_now(folder):
    started, _ = kernels(folder, 1)
    try:
        table, view = made()
        play(table)
        view.receive({"id": "k", "autosave": "erase", "value": None})
        assert len(games(folder)) == 2
    finally:
        end(started)
    table, view = made()
    view.receive({"id": "k", "autosave": "erase", "value": None})
    assert not folder.exists()


def test_games_of_a_machine_that_nobody_knows_stay_for_a_month(folder):
    table, _ = made()
    play(table)
    (path,) = games(folder)
    text = path.read_text(encoding="utf-8")
    content = opened(text)
    for part in ("check", "about"):
        content.pop(part)
    for number in range(MOST + 2):
        content["kept"]["program"] = "00000000-1-1"
        content["kept"]["session_id"] = f"aaaa{number:02}"
        other = path.with_name(f"x aaaa{number:02}-{path.stem.rpartition('-')[2]}.json")
        other.write_text(json.dumps(content), encoding="utf-8")
    play(made()[0], 2)
    assert len(games(folder)) == MOST + 4
    long_ago = time.time() - save_folder.FORGOTTEN - 1
    for other in folder.glob("x *"):
        os.utime(other, (long_ago, long_ago))
    play(made()[0], 3)
    assert len(games(folder)) == MOST


# One bad file never stops a board


def spoil(folder, **facts):
    """A kept game of this cell in which something is not as it should be."""
    table, _ = made()
    play(table, 4)
    (path,) = games(folder)
    content = opened(path.read_bytes())
    for part in ("check", "about"):
        content.pop(part, None)
    content["kept"] |= {key: value for key, value in facts.items() if key in content["kept"]}
    content |= {key: value for key, value in facts.items() if key not in content["kept"]}
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


BAD = {
    "a long path": {"notebook": "/" + "x" * 5000},
    "a NUL": {"notebook": "a\0b"},
    "a lone surrogate": {"session_id": "\ud800"},
    "a path with one": {"notebook": "\ud800"},
    "infinity": {"when": float("inf")},
    "minus infinity": {"when": float("-inf")},
    "no number": {"when": float("nan")},
    "a long number": {"changes": 10**400},
    "a long time": {"when": 10**400},
    "a long seed": {"seed": 10**400},
    "a list": {"when": []},
    "no moves": {"moves": 7},
    "many moves": {"moves": ["x"] * 100_000},
    "moves that are none": {"moves": [[]]},
    "no text": {"notebook": 7},
    "nothing kept": {"kept": None},
    "a name that is none": {"players": ["\ud800", "B"]},
    "no game": {"game": 7},
}


@pytest.mark.parametrize("facts", BAD.values(), ids=BAD)
def test_a_bad_file_stops_no_board(folder, facts):
    path = spoil(folder, **facts)
    _, view = made()
    json.dumps(view.autosave, allow_nan=False).encode()
    json.dumps([kept.players for kept in kept_files()], ensure_ascii=False).encode()
    assert path.exists()


def test_a_file_with_lists_within_lists_stops_no_board(folder):
    path = spoil(folder)
    path.write_text('{"format":"terra-record","kept":' + "[" * 100_000, encoding="utf-8")
    assert made()[1].autosave["offers"] == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes of this kind here")
def test_pipes_folders_and_links_stop_no_board(folder):
    path = spoil(folder)
    ending = path.stem.rpartition(" ")[2]
    os.mkfifo(folder / f"a {ending}.json")
    (folder / f"b {ending}.json").mkdir()
    (folder / f"c {ending}.json").symlink_to(folder / f"c {ending}.json")
    (folder / f"d {ending}.json").symlink_to("/dev/zero")
    assert len(made()[1].autosave["offers"]) == 1


def test_a_notebook_in_a_closed_folder_is_not_taken_for_one_that_is_gone(folder, monkeypatch):
    spoil(folder, notebook="/closed/of somebody.ipynb")
    stat = save_folder.Path.stat

    def closed(path, **more):
        if str(path).startswith("/closed"):
            raise PermissionError(13, "Permission denied")
        return stat(path, **more)

    monkeypatch.setattr(save_folder.Path, "stat", closed)
    assert made()[1].autosave["offers"] == []


def test_what_can_not_be_read_is_told_once(folder, caplog):
    path = spoil(folder)
    path.write_bytes(path.read_bytes()[:-40])
    with caplog.at_level(logging.WARNING, "terra_widgets"):
        for _ in range(3):
            made()
    (told,) = caplog.messages
    assert path.name in told
    assert told.endswith("It stays where it is, and play goes on.")


# What is left behind


def test_unfinished_files_of_killed_kernels_are_swept_away(folder):
    play(made()[0])
    machine = here().split("-")[0]
    left = folder / f".terra-{machine}-4000000000-1-x.tmp"
    left.write_text("secret", encoding="utf-8")
    old = folder / f".{games(folder)[0].name[:40]}.abc12345.tmp"  # as version 0.2.0 named them
    old.write_text("secret", encoding="utf-8")
    made()
    assert not left.exists()
    assert old.exists(), "it may be being written, by an earlier version"
    os.utime(old, (0, 0))
    made()
    assert not old.exists()


def test_erase_leaves_nothing_behind(folder):
    table, view = made()
    play(table, 4)
    (path,) = games(folder)
    damaged = path.with_name(path.name.replace(autosave_of(table).session_id, "abcdef"))
    damaged.write_bytes(path.read_bytes()[:-40])
    left = folder / ".terra-00000000-1-1-x.tmp"
    left.write_text("secret", encoding="utf-8")
    os.utime(left, (0, 0))
    view.receive({"id": "k", "autosave": "erase", "value": None})
    assert view.autosave["answer"]["error"] is None
    assert not folder.exists()


def test_erasing_a_learners_work_removes_their_games_only(folder):
    play(made()[0], 2)
    mine = play(made(("Ada", "Team B"))[0], 2)
    erase_games("Ada")
    (path,) = games(folder)
    assert "Ada" not in path.name
    play(mine)
    assert games(folder) == [path]


# Names of files


def test_long_names_shorten_the_file_name_and_not_the_autosave(folder):
    table, view = made(("長" * 60, "𠮷" * 60))
    play(table, 2)
    assert view.autosave["trouble"] is None
    (path,) = games(folder)
    assert len(path.name.encode()) < 255
    assert tw.load(path).record == table.record


def test_a_disk_that_takes_only_short_names_keeps_the_game_too(folder, monkeypatch):
    write = save_folder.write_whole

    def strict(target, text, **more):
        if len(target.name) > 60:
            raise OSError(36, "File name too long")
        write(target, text, **more)

    monkeypatch.setattr(save_folder, "write_whole", strict)
    table, view = made()
    play(table, 2)
    assert view.autosave["trouble"] is None
    assert tw.load(games(folder)[0]).record == table.record


# Saving by hand


@pytest.mark.parametrize("content", ["My essay", '{"cells": []}', "a,b\n1,2\n", '"format":"terra-record"'])
def test_save_does_not_overwrite_what_is_no_save(tmp_path, content):
    path = tmp_path / "essay.txt"
    path.write_text(content, encoding="utf-8")
    table = tw.new(players=2, seed=1)
    with pytest.raises(RecordError, match=r"no saved game. Choose another name.*overwrite=True"):
        table.save(path)
    assert path.read_text(encoding="utf-8") == content
    assert tw.load(table.save(path, overwrite=True)).record == table.record


def test_save_overwrites_an_earlier_save_even_a_damaged_one(tmp_path):
    path = tmp_path / "game.json"
    table = tw.new(players=2, seed=1)
    for content in (None, b"", table.record.to_json().encode(), f"{table.resume_code()}\n".encode()):
        if content is not None:
            path.write_bytes(content)
        table.play(table.legal_moves[0]).save(path)
        path.write_bytes(path.read_bytes()[:-30])
        assert tw.load(table.save(path)).record == table.record


def test_save_leaves_folders_alone(tmp_path):
    with pytest.raises(RecordError):
        tw.new(players=2, seed=1).save(tmp_path)
    with pytest.raises(RecordError):
        tw.new(players=2, seed=1).save(tmp_path, overwrite=True)


def test_the_note_of_the_folder_is_there_for_everybody(folder):
    play(made()[0])
    assert (folder / NOTE).exists()

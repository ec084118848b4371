"""A little of what `python3 run.py endure class` tries at length."""

import asyncio
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "endure"))

import classroom_attackers
import classroom_faults
import classroom_secrets


@pytest.mark.long
def test_a_killed_server_loses_nothing_that_it_acknowledged(tmp_path):
    found = asyncio.run(classroom_faults.killed(tmp_path, 2, 8, 3))
    assert found.fine, (found.wrong, found.moves.wrong)
    assert found.moves.acknowledged


@pytest.mark.long
def test_who_was_cut_off_is_back_where_they_sat(tmp_path):
    found = asyncio.run(classroom_faults.cut_off(tmp_path, 2, 8, 3))
    assert found.fine, (found.wrong, found.moves.wrong)


@pytest.mark.long
def test_two_devices_with_one_key_make_no_move_twice(tmp_path):
    found = asyncio.run(classroom_faults.two_devices(tmp_path, 2, 3))
    assert found.fine, (found.wrong, found.moves.wrong)


@pytest.mark.long
def test_devices_whose_clocks_are_wrong_play_like_others(tmp_path):
    found = asyncio.run(classroom_faults.wrong_clocks(tmp_path, 1, 3))
    assert found.fine, (found.wrong, found.moves.wrong)
    assert found.moves.acknowledged


@pytest.mark.long
def test_play_goes_on_while_no_file_can_grow_and_all_is_kept_later(tmp_path):
    found = asyncio.run(classroom_faults.full_disk(tmp_path, 2, 3))
    assert found.fine, (found.wrong, found.moves.wrong)


def test_no_page_is_sent_what_its_reader_may_not_know():
    heard = classroom_secrets.eavesdrop(5, 77)
    assert heard.leaks == []
    assert heard.places["bytes searched"] > 100_000


@pytest.mark.long
def test_attackers_change_nothing_and_learn_nothing(tmp_path):
    found = asyncio.run(classroom_attackers.attack(tmp_path, 300, 3))
    assert found.wrong == []

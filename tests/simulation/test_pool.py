"""Workers that stay: the same games as ever, an end in good order, and nobody left behind."""

import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from multiprocessing import active_children
from time import monotonic, sleep

import pytest

from terra_widgets.errors import SetupError
from terra_widgets.simulation.jobs import play_games
from terra_widgets.simulation.pool import Pool
from terra_widgets.simulation.simulation import prepared

GAMES = 30
JOB = prepared("terra_futura", players=["greedy", "random"], games=GAMES, seed=5)


@pytest.fixture(scope="module")
def alone():
    return play_games(JOB, range(1, GAMES + 1))


@pytest.fixture(scope="module")
def pool():
    made = Pool(2)
    made.warm(JOB)
    yield made
    made.close(patient=True)


def played(parts):
    return sorted(row for _, rows in parts for row in rows)


PATIENCE = 10.0


def pids():
    return {worker.pid for worker in active_children()}


def test_a_pool_plays_the_same_games_again_and_again(pool, alone):
    assert played(pool.play(JOB, GAMES)) == sorted(alone)
    before = pids()
    assert played(pool.play(JOB, GAMES)) == sorted(alone)
    assert pids() == before, "the workers stayed"


def test_the_first_part_is_small(pool):
    part, rows = next(iter(pool.play(JOB, 1000)))
    assert len(part) <= 3
    assert len(rows) == 2 * len(part)


def test_two_runs_at_once_get_their_own_games(pool, alone):
    other = replace(JOB, seed=6)
    with ThreadPoolExecutor(2) as threads:
        one, two = threads.map(lambda job: played(pool.play(job, GAMES)), (JOB, other))
    assert one == sorted(alone)
    assert two == sorted(play_games(other, range(1, GAMES + 1)))


def test_a_run_that_is_stopped_hands_over_what_is_done_and_the_next_one_is_whole(pool, alone):
    play = pool.play(JOB, 5000)
    rows = []
    for _, some in play:
        rows += some
        play.stop()
    games = {row[0] for row in rows}
    assert 0 < len(games) < 200
    assert len(rows) == 2 * len(games), "no game is cut in two"
    assert played(pool.play(JOB, GAMES)) == sorted(alone)


def test_a_worker_that_is_killed_is_replaced(pool, alone):
    play = pool.play(JOB, GAMES)
    parts = iter(play)
    found = [next(parts)]
    os.kill(min(pids()), signal.SIGTERM)
    assert played([*found, *parts]) == sorted(alone)


def test_a_game_that_goes_wrong_says_so_and_spoils_nothing(pool, alone):
    with pytest.raises(SetupError, match="no automatic player"):
        played(pool.play(replace(JOB, players=("nobody", "random")), GAMES))
    assert played(pool.play(JOB, GAMES)) == sorted(alone)


def test_closing_ends_runs_and_workers():
    pool = Pool(1)
    before = pids()
    parts = iter(pool.play(JOB, 5000))
    next(parts)
    assert pids() > before
    pool.close()
    assert len(list(parts)) < 20
    pool.close(patient=True)
    # The executor's own thread may be the one that hears of a worker's end: ask until it has noted it.
    until = monotonic() + PATIENCE
    while not pids() <= before and monotonic() < until:
        sleep(0.01)
    assert pids() <= before


ORPHANS = """
from terra_widgets.simulation.pool import Pool
from terra_widgets.simulation.simulation import prepared
if __name__ == "__main__":
    pool, job = Pool(2), prepared("terra_futura", players=["random"] * 2, games=9, seed=1)
    parts = iter(pool.play(job, 9))
    next(parts)
    print("ready", flush=True)
    input()
"""


def test_workers_end_with_the_process_they_work_for(tmp_path):
    script = tmp_path / "orphans.py"
    script.write_text(ORPHANS, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout.readline() == "ready\n"
        parent.kill()
        # Its workers hold the other end of this pipe: it closes when the last of them is gone.
        assert parent.communicate(timeout=60)[0] == ""

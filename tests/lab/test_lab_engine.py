"""Games that are played while other things go on: with processes, and without any."""

import asyncio
from multiprocessing import active_children
from threading import current_thread, main_thread
from time import sleep

import pytest

from terra_widgets.lab import engine as engines
from terra_widgets.lab.engine import Slices, Workers, hire, release
from terra_widgets.lab.setup import checked
from terra_widgets.simulation import pool as pools
from terra_widgets.simulation.jobs import play_games
from terra_widgets.simulation.pool import Pool

SETUP = checked(players=["random", "greedy"], games=40, seed=3)


@pytest.fixture(scope="module")
def rows():
    return sorted(play_games(SETUP.job(), range(1, 41)))


@pytest.fixture(scope="module")
def pool():
    made = Pool(2)
    made.warm(SETUP.job())
    yield made
    made.close(patient=True)


@pytest.fixture(params=["workers", "slices"])
def engine(request):
    return Slices() if request.param == "slices" else Workers(request.getfixturevalue("pool"))


def gather(engine, setup, stop_after=None):
    """Start a run in an event loop; what arrived, what went wrong, and how often the loop was free."""

    async def main():
        found, end, ticks = [], asyncio.get_running_loop().create_future(), 0

        def arrived(some):
            assert current_thread() is main_thread()
            found.extend(some)
            if stop_after is not None and len(found) >= stop_after:
                course.stop()

        def ended(problem):
            assert current_thread() is main_thread()
            end.set_result(problem)

        course = engine.start(setup.job(), setup.games, arrived, ended)
        while not end.done():
            await asyncio.sleep(0.001)
            ticks += 1
        return found, end.result(), ticks

    return asyncio.run(main())


def test_all_games_arrive_and_the_loop_stays_free(engine, rows):
    found, problem, ticks = gather(engine, SETUP)
    assert sorted(found) == rows
    assert problem is None
    assert ticks > 3


def test_a_run_can_be_stopped_while_it_is_on(engine):
    found, problem, _ = gather(engine, checked(games=5000), stop_after=8)
    assert problem is None
    assert 8 <= len(found) < 1000
    assert len({row[0] for row in found}) == len(found) // 2


def test_an_error_in_a_game_reaches_whoever_waits(engine, monkeypatch):
    broken = checked(games=9)
    job = broken.job()
    monkeypatch.setattr(
        type(broken), "job", lambda _: type(job)(**{**vars(job), "players": ("nobody", "greedy")})
    )
    _, problem, _ = gather(engine, broken)
    assert "no automatic player" in str(problem)


def test_without_an_event_loop_it_is_played_at_once(engine, rows):
    found, ends = [], []
    engine.start(SETUP.job(), 40, found.extend, ends.append)
    assert sorted(found) == rows
    assert ends == [None]


def test_where_there_are_no_processes_the_event_loop_plays(monkeypatch):
    monkeypatch.setattr(engines, "can_have_workers", lambda: False)
    assert isinstance(hire(), Slices)
    release()


def test_a_host_that_allows_no_processes_is_no_error(monkeypatch):
    def refuse(*_):
        raise OSError("no semaphores here")

    monkeypatch.setattr(Pool, "executor", refuse)
    assert isinstance(hire(), Slices)
    release()


def test_all_labs_share_one_pool_and_the_last_one_sends_it_home():
    before = set(active_children())
    first, second = hire(), hire()
    assert first._pool is second._pool
    first.warm(SETUP.job())
    workers = set(active_children()) - before
    assert len(workers) == pools.cores()
    release()
    assert engines._Shared.pool is first._pool
    release()
    assert engines._Shared.pool is None
    for worker in workers:
        worker.join(30)
        # Its pool waits for it too, in a thread: that one may have the exit code a moment earlier.
        for _ in range(300):
            if worker.exitcode is not None:
                break
            sleep(0.1)
        assert worker.exitcode is not None

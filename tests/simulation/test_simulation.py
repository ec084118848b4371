"""Many games as one table: the same whoever plays them, and what is done is kept."""

import os
import signal
import subprocess
import sys
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from multiprocessing import active_children

import pandas as pd
import pytest
from pandas.testing import assert_frame_equal

import terra_widgets as tw
from terra_widgets.errors import DeckError, SetupError
from terra_widgets.games.decks import load
from terra_widgets.simulation import columns, event_columns, pool
from terra_widgets.simulation import simulation as lab
from terra_widgets.simulation.jobs import seed_of
from terra_widgets.table import record

KINDS = ["greedy", "random"]


def simulate(**given):
    return tw.simulate(**{"players": KINDS, "games": 90, "seed": 5, "progress": False} | given)


@pytest.fixture(scope="module")
def alone():
    return simulate(workers=1)


# What comes back


def test_there_is_one_row_per_player_and_game(alone):
    assert len(alone) == 180
    assert list(alone["game"].unique()) == list(range(1, 91))
    assert set(alone.groupby("game").size()) == {2}


def test_every_column_is_documented(alone):
    assert list(alone.columns) == list(columns("terra_futura"))
    events = simulate(games=1, detail="events")
    assert list(events.columns) == list(event_columns("terra_futura"))
    assert list(events.columns)[2:] == list(record.columns("terra_futura"))


def test_a_game_has_one_win_and_every_place_in_the_order(alone):
    assert set(alone.groupby("game")["won"].sum()) == {1.0}
    assert set(alone.groupby("game")["order"].apply(lambda places: tuple(sorted(places)))) == {(1, 2)}


def test_measures_fit_the_rules(alone):
    assert alone["activations"].between(0, 30).all()
    assert (alone["polluted"] <= alone["cubes"]).all()
    assert (alone["inactive"] <= alone["polluted"]).all()
    assert (alone["cubes"] <= alone["made_cubes"]).all()
    assert alone["assisted"].sum() == alone["copied"].sum() > 0
    tokens = alone[["green", "red", "yellow"]].sum(axis=1) + 5 * (alone["food"] + alone["construction"])
    points = tokens + 6 * alone["goods"] + alone["set_points"] - alone["polluted"]
    assert (points == alone["points"]).all()


def test_what_was_taken_and_made_is_that_of_the_events():
    given = {"players": ["trader", "growth"], "games": 12, "seed": 8, "options": {"recycling": True}}
    rows, events = simulate(**given), simulate(**given, detail="events")
    for column, event, kinds in (
        ("taken", "gain", ["green", "red", "yellow"]),
        ("made", "receive", ["food", "construction", "goods"]),
    ):
        counted = events[(events["event"] == event) & events["resource"].isin(kinds)]
        sums = counted.groupby(["game", "player"])["amount"].sum()
        measured = rows.set_index(["game", "player"])[column]
        assert (measured == sums.reindex(measured.index, fill_value=0)).all()
        assert measured.sum() > 0


def test_a_row_can_be_looked_at_as_a_table(alone):
    """The seed of a row and the same players: the very game of that row."""
    for row in alone.iloc[[0, 34, 150]].itertuples():
        table = tw.new(players=[f"bot:{kind}" for kind in KINDS], seed=row.seed).advance()
        assert list(table.outcome.points.values())[row.seat - 1] == row.points


def test_events_are_those_of_the_records():
    events = simulate(games=3, detail="events")
    seed = int(events["seed"].iloc[-1])
    table = tw.new(players=[f"bot:{kind}" for kind in KINDS], seed=seed).advance()
    last = events[events["game"] == 3].drop(columns=["game", "seed"]).reset_index(drop=True)
    ours = table.record.frame()
    for column in ("turn", "player", "other"):
        ours[column] = ours[column].str.removeprefix("bot:")
    assert_frame_equal(last, ours)


def test_players_of_one_kind_have_their_own_names_among_events():
    events = simulate(games=1, players=["random", "random"], detail="events")
    assert set(events["player"]) == {"random", "random 2"}


def test_a_change_of_rules_meets_the_same_tables():
    changed = simulate(games=5, options={"carbon_price": 2})
    assert list(changed["seed"]) == list(simulate(games=5)["seed"])
    assert changed.attrs["options"] == {"carbon_price": 2}


def test_an_own_deck_may_be_used(tmp_path):
    path = tmp_path / "own.csv"
    path.write_text(load().to_csv(), encoding="utf-8")
    assert_frame_equal(simulate(games=3, deck=path), simulate(games=3))


def test_more_games_begin_with_the_same_ones(alone):
    assert_frame_equal(simulate(games=20), alone[alone["game"] <= 20])


def test_seeds_are_all_different():
    seeds = {seed_of(seed, number) for seed in range(20) for number in range(200)}
    assert len(seeds) == 4000


# Whoever plays


def test_processes_play_the_same_games(alone):
    assert_frame_equal(simulate(workers=2), alone)


def test_threads_play_the_same_games(alone):
    with ThreadPoolExecutor(3) as executor:
        assert_frame_equal(simulate(executor=executor), alone)


class Backwards(Executor):
    """Finishes last what was asked first, and not before somebody looks."""

    def __init__(self):
        self.asked = []

    def submit(self, fn, /, *args, **kwargs):
        future = Future()
        self.asked.append((future, fn, args))
        if args[1].stop > 90:
            for waiting, work, given in reversed(self.asked):
                waiting.set_result(work(*given))
        return future


def test_the_order_in_which_games_finish_does_not_matter(alone):
    assert_frame_equal(simulate(executor=Backwards()), alone)


def test_without_processes_one_thread_plays():
    """As in Pyodide: no processes, and perhaps no pandas."""
    code = (
        "import sys; sys.platform = 'emscripten'; sys.modules['_multiprocessing'] = None\n"
        "from terra_widgets.simulation import simulation as lab\n"
        "batches = lab.stream(players=['random', 'random'], games=70, workers=2)\n"
        "print(sum(len(batch.rows) for batch in batches), 'pandas' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "140 False\n"


@pytest.mark.long
def test_a_worker_that_dies_loses_and_doubles_nothing(alone):
    killed = []

    def kill(done, games):
        if not killed:
            killed.append(active_children()[0].pid)
            os.kill(killed[0], signal.SIGKILL)

    assert_frame_equal(simulate(workers=2, progress=kill), alone)
    assert killed


@pytest.mark.long
def test_a_plain_script_needs_no_guard(tmp_path):
    """Started anew, a worker must not run the script that asked for it."""
    path = tmp_path / "script.py"
    path.write_text(
        "import terra_widgets as tw\n"
        "print(len(tw.simulate(players=['random'] * 2, games=70, workers=2, progress=False)))\n"
    )
    done = subprocess.run([sys.executable, path], capture_output=True, text=True, check=True)
    assert done.stdout == "140\n"


@pytest.mark.parametrize(("games", "workers", "slow"), [(1, 2, 1), (90, 2, 1), (1000, 2, 1), (777, 3, 40)])
def test_portions_hold_every_game_once(games, workers, slow):
    parts = pool.portions(games, workers, slow)
    assert [number for part in parts for number in part] == list(range(1, games + 1))


def test_ten_thousand_games_go_out_by_the_hundred():
    parts = pool.portions(10_000, 2)
    assert len(parts[0]) == 10
    assert max(map(len, parts)) == 100
    assert len(parts) < 110


@pytest.mark.parametrize(("lent", "cores"), [("1", 1), ("0.5", 1), ("1.5", 2), ("", 2), ("many", 2)])
def test_a_shared_host_lends_only_some_of_its_cores(monkeypatch, lent, cores):
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1}, raising=False)
    monkeypatch.setenv("CPU_LIMIT", lent)
    assert pool.cores() == cores


# Stopping and watching


@pytest.mark.parametrize("workers", [1, 2])
def test_stopped_it_keeps_what_is_done(alone, workers, capsys):
    def stop(done, games):
        raise KeyboardInterrupt

    frame = simulate(workers=workers, progress=stop)
    games = sorted(frame["game"].unique())
    assert 0 < len(games) < 90
    assert_frame_equal(frame, alone[alone["game"].isin(games)].reset_index(drop=True))
    done = f"{len(games)} games of 90 are" if len(games) > 1 else "one game of 90 is"
    assert frame.attrs["note"] == f"Stopped: {done} done and kept."
    assert frame.attrs["note"] in capsys.readouterr().err


def test_stopped_in_the_middle_of_a_game_it_keeps_the_games_before(alone, monkeypatch):
    games = pool.games

    def interrupted(job, numbers):
        if 19 in numbers:
            raise KeyboardInterrupt
        return games(job, numbers)

    monkeypatch.setattr(pool, "games", interrupted)
    frame = simulate(workers=1)
    assert_frame_equal(frame, alone[alone["game"] <= 18])


def test_an_executor_of_somebody_else_is_not_waited_for():
    class Never(Executor):
        def submit(self, fn, /, *args, **kwargs):
            future = Future()
            if args[1].start == 1:
                future.set_result(fn(*args, **kwargs))
            return future

    def stop(done, games):
        raise KeyboardInterrupt

    assert list(simulate(executor=Never(), progress=stop)["game"].unique()) == [1]


def test_progress_is_told():
    told = []
    simulate(workers=1, progress=lambda done, games: told.append((done, games)))
    assert told[-1] == (90, 90)
    assert told == sorted(told)


def test_a_bar_is_shown(capsys):
    simulate(games=5, progress=True)
    assert "5/5" in capsys.readouterr().err


def test_a_stream_gives_all_games_in_the_end(alone):
    batches = list(lab.stream(players=KINDS, games=90, seed=5, workers=2))
    assert [batch.done for batch in batches] == sorted(batch.done for batch in batches)
    assert batches[-1].done == batches[-1].games == 90
    frame = pd.concat([batch.frame() for batch in batches])
    assert_frame_equal(frame.sort_values(["game", "seat"]).reset_index(drop=True), alone)


def test_a_stream_can_be_left():
    batches = lab.stream(players=KINDS, games=5000, seed=5, workers=2)
    first = next(batches)
    assert first.done < 5000
    batches.close()
    assert not active_children()


# What is refused


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"players": "greedy"}, "a list of kinds"),
        ({"players": []}, "a list of kinds"),
        ({"players": ["greedy", "genius"]}, 'no automatic player "genius"'),
        ({"players": ["random"] * 6}, "2 to 5 players"),
        ({"games": 0}, '"games" is a whole number from 1 to 10000000, not 0'),
        ({"games": 1.5}, "not 1.5"),
        ({"seed": -1}, '"seed" is a whole number'),
        ({"workers": 0}, '"workers" is a whole number'),
        ({"detail": "moves"}, '"games" or "events", not \'moves\''),
        ({"options": ["no_spaces"]}, 'such as {"carbon_price": 2}, not list'),
        ({"options": {"carbon_prize": 1}}, 'Did you mean "carbon_price"'),
        ({"options": {"carbon_price": [1]}}, "not list"),
    ],
)
def test_what_cannot_be_played_is_said_before_the_first_game(given, sentence):
    with pytest.raises(SetupError) as error:
        simulate(**given)
    assert sentence in str(error.value)
    with pytest.raises(SetupError):
        lab.stream(**{"players": KINDS} | given)


def test_a_deck_that_is_not_there_is_said():
    with pytest.raises(DeckError, match=r"nowhere\.csv"):
        simulate(deck="nowhere.csv")


def test_a_name_may_have_the_prefix_of_a_table(alone):
    assert_frame_equal(simulate(players=["bot:greedy", "bot:random"], games=3), alone[alone["game"] <= 3])

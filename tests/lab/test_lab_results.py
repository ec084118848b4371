"""What the games of a run say: right, and the same in whatever order they came."""

import random
from collections import Counter
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pandas.testing import assert_frame_equal

import terra_widgets as tw
from terra_widgets.lab.chart import expected, top
from terra_widgets.lab.results import EVERYONE, Results, shift, shifts
from terra_widgets.lab.setup import checked
from terra_widgets.simulation.jobs import play_games
from terra_widgets.simulation.statistics import FEW, Classes, Estimate, classes, estimate

KINDS = ["clean", "growth", "clean"]


def played(count=40, **given):
    setup = checked(**{"players": KINDS, "games": count, **given})
    results = Results(setup, setup.job())
    results.add(play_games(results.job, range(1, count + 1)))
    return results


@pytest.fixture(scope="module")
def before():
    return played()


@pytest.fixture(scope="module")
def after():
    return played(rule="carbon_price", strength=3)


def test_means_are_those_of_the_frame(before):
    frame = before.frame()
    assert before.done == 40
    assert before.kinds == ("clean", "growth")
    for measure in ("points", "cubes", "won"):
        measured = before.of(measure)
        assert measured.estimate().mean == pytest.approx(frame[measure].mean())
        for kind in before.kinds:
            ours = frame[frame["player"] == kind]
            found = measured.estimate(kind)
            assert found.mean == pytest.approx(ours[measure].mean())
            assert found.games == 40
            assert measured.median(kind) == sorted(ours[measure])[(len(ours) - 1) // 2]
            assert measured.counts[kind].total() == len(ours)


def test_players_of_one_game_count_as_one(before):
    frame = before.frame()
    games = frame[frame["player"] == "clean"].groupby("game")["points"].mean()
    found = before.of("points").estimate("clean")
    assert found.high - found.mean == pytest.approx(1.96 * games.std() / 40**0.5)


def test_the_order_in_which_games_arrive_changes_nothing(before):
    games = [before.rows[i : i + 3] for i in range(0, 120, 3)]
    random.Random(1).shuffle(games)
    shuffled = Results(before.setup, before.job)
    for rows in games:
        shuffled.add(rows)
        shuffled.of("points")  # in between, as while it runs
    assert_frame_equal(shuffled.frame(), before.frame())
    for measure in ("points", "won"):
        for group in (EVERYONE, *before.kinds):
            assert shuffled.of(measure).estimate(group) == before.of(measure).estimate(group)
            assert shuffled.of(measure).counts == before.of(measure).counts


def test_the_frame_is_that_of_simulate(after):
    same = tw.simulate(players=KINDS, games=40, options={"carbon_price": 3}, progress=False)
    assert_frame_equal(after.frame(), same)
    assert after.frame().attrs == same.attrs


def test_alike_runs_are_compared_game_by_game(before, after):
    pairs = after.frame().groupby("game")["points"].mean() - before.frame().groupby("game")["points"].mean()
    found = shift(before, after, "points")
    assert found.mean == pytest.approx(pairs.mean())
    assert found.high - found.low == pytest.approx(2 * 1.96 * pairs.std() / 40**0.5)
    assert found.sure


def test_runs_of_different_seeds_are_compared_by_their_means(before):
    other = played(seed=2)
    found = shift(before, other, "points")
    one, two = before.of("points").estimate(), other.of("points").estimate()
    assert found.mean == pytest.approx(two.mean - one.mean)
    width = ((one.high - one.mean) ** 2 + (two.high - two.mean) ** 2) ** 0.5
    assert found.high - found.mean == pytest.approx(width)
    assert not found.sure, "the same players under the same rules"


def test_only_games_that_both_runs_have_are_compared(before):
    part = Results(before.setup, before.job)
    part.add(before.rows[:60])
    assert shift(before, part, "points") == Estimate(0.0, 0.0, 0.0, 20)


def test_only_kinds_that_both_runs_have_are_compared(before):
    other = played(players=["growth", "trader"])
    assert list(shifts(before, other, "points")) == [EVERYONE, "growth"]


def test_few_games_never_make_sure():
    assert not Estimate(5.0, 4.0, 6.0, FEW - 1).sure
    assert Estimate(5.0, 4.0, 6.0, FEW).sure
    assert not Estimate(5.0, -1.0, 11.0, 10_000).sure


@given(st.lists(st.integers(-50, 200), min_size=2, max_size=50))
def test_an_estimate_is_the_mean_with_its_standard_error(numbers):
    found = estimate(numbers)
    assert found.mean == pytest.approx(mean(numbers))
    assert found.high - found.mean == pytest.approx(1.96 * stdev(numbers) / len(numbers) ** 0.5)


def test_no_games_and_one_game_are_no_trouble():
    assert estimate([]) == Estimate(0.0, 0.0, 0.0, 0)
    assert estimate([7]) == Estimate(7.0, 7.0, 7.0, 1)


@given(st.lists(st.integers(-300, 3000), min_size=1, max_size=60), st.integers(-300, 3000))
def test_classes_hold_every_value_once_and_only_widen(values, more):
    inside = classes(values)
    assert inside.count <= 36
    for value in values:
        first, last = inside.ends(inside.of(value))
        assert first <= value <= last
        assert 0 <= inside.of(value) < inside.count
    wider = classes([*values, more])
    assert wider.wide >= inside.wide
    assert inside.start % inside.wide == 0


def test_shares_add_up_to_the_whole(before):
    counts = before.of("points").counts["clean"]
    inside = classes(counts)
    assert sum(inside.shares(counts, counts.total())) == pytest.approx(100)
    assert len(inside.edges) == inside.count + 1
    assert all(inside.edges[0] <= value <= inside.edges[-1] for value, _ in inside.ticks(str))


def test_the_axis_is_round_and_holds_the_bars():
    assert top([], 0) == 2
    assert top([9.9, 3.0], 1.0) == 10
    assert top([3.0], 12.0) == 15
    assert top([99.0], 0) == 100
    assert expected(Counter({5: 10}), Classes(0, 1, 9)) == 25, "ten games say little yet"
    assert expected(Counter({5: 5000}), Classes(0, 1, 9)) > 99

"""The solver: the fewest actions, and marked when they might not be."""

import random
import time
from itertools import product

import pytest

from terra_widgets.games.nova_ziemia.rules.moves import ACTION_KIND, ACTIONS, act
from terra_widgets.games.nova_ziemia.rules.planet import board, compile_deck, serves, values
from terra_widgets.games.nova_ziemia.rules.solver import EXACT, Search, arrangements, solve

from .tables import DECK, random_planet

CARDS = compile_deck(DECK)
TASKS = sorted(set(CARDS.tasks))
BANS = [
    frozenset(), frozenset({"rotate"}), frozenset({"flip"}), frozenset({"rows"}), frozenset({"columns"}),
    frozenset({"rotate", "rows"}), frozenset({"flip", "rotate"}), frozenset({"rows", "columns"}),
]  # fmt: skip


def is_met(planet, task, exact=False):
    colour, value, count = task
    return serves(values.__wrapped__(CARDS, planet)[colour], [value] * count, exact)


def after(planet, actions):
    for action in actions:
        planet = act(planet, action)
    return planet


def brute_force(planet, task, most, exact, banned=frozenset()):
    """The fewest actions by trying every row of them."""
    allowed = [action for action in range(ACTIONS) if ACTION_KIND[action] not in banned]
    here = {planet}
    for count in range(most + 1):
        if any(is_met(one, task, exact) for one in here):
            return count
        if count < most:
            here = {act(one, action) for one in here for action in allowed}
    return None


def random_task(luck):
    return luck.choice([*TASKS, (luck.randrange(4), luck.randint(1, 7), luck.randint(1, 3))])


@pytest.mark.parametrize("seed", range(40))
def test_the_fewest_actions_are_those_of_a_brute_force_for_one(seed):
    luck = random.Random(seed)
    planet, task, exact, banned = (
        random_planet(luck), random_task(luck), luck.random() < 0.3, luck.choice(BANS),
    )  # fmt: skip
    found = solve(CARDS, planet, task, exact_zones=exact, banned=banned, most=1)
    assert (found and len(found.actions)) == brute_force(planet, task, 1, exact, banned)


@pytest.mark.parametrize("seed", range(6))
def test_the_fewest_actions_are_those_of_a_brute_force_for_two(seed):
    luck = random.Random(100 + seed)
    planet, exact = random_planet(luck), seed % 3 == 2
    task = luck.choice([task for task in TASKS if not is_met(planet, task, exact)])
    banned = BANS[seed % len(BANS)]
    found = solve(CARDS, planet, task, exact_zones=exact, banned=banned, most=2)
    assert (found and len(found.actions)) == brute_force(planet, task, 2, exact, banned)


@pytest.mark.parametrize("seed", range(60))
def test_what_is_found_meets_the_card(seed):
    luck = random.Random(200 + seed)
    planet, task, exact, banned = (
        random_planet(luck), random_task(luck), luck.random() < 0.3, luck.choice(BANS),
    )  # fmt: skip
    found = solve(CARDS, planet, task, exact_zones=exact, banned=banned, most=5, exact=3)
    if found is not None:
        assert is_met(after(planet, found.actions), task, exact)
        assert not {ACTION_KIND[action] for action in found.actions} & banned
        assert found.exact == (len(found.actions) <= 4)


def test_an_action_more_than_were_searched_whole_is_still_the_fewest():
    luck = random.Random(9)
    seen = set()
    for _ in range(30):
        planet, task = random_planet(luck), luck.choice(TASKS)
        whole = solve(CARDS, planet, task, most=3, exact=3)
        quick = solve(CARDS, planet, task, most=6, exact=1)
        if whole is None or quick is None:
            continue
        seen.add(len(whole.actions))
        assert len(quick.actions) >= len(whole.actions)
        assert quick.exact == (len(quick.actions) <= 2)
        if quick.exact:
            assert len(quick.actions) == len(whole.actions)
    assert {1, 2, 3} <= seen


@pytest.mark.long
def test_a_search_looks_at_few_boards():
    """Three actions in a row are 64 to the third, a quarter of a million: the solver looks at a tenth."""
    luck = random.Random(11)
    most = 0
    for _ in range(12):
        planet = random_planet(luck)
        for task in TASKS:
            search = Search(CARDS, planet, task)
            for count in range(4):
                if search.ways(count):
                    break
            most = max(most, search.seen)
    assert most < 64**3 / 10


@pytest.mark.long
def test_three_actions_take_no_longer_than_trying_every_two():
    """A ratio, since machines differ: counting zones after every two actions takes a quarter of a second."""
    luck = random.Random(12)
    planet = random_planet(luck)
    times = []
    for task in TASKS:
        begin = time.process_time()
        solve(CARDS, planet, task, most=3, exact=3)
        times.append(time.process_time() - begin)
    begin = time.process_time()
    for first, second in product(range(0, ACTIONS, 4), range(ACTIONS)):
        is_met(act(act(planet, first), second), TASKS[0])
    quarter = time.process_time() - begin
    assert max(times) < 4 * quarter


@pytest.mark.parametrize(("shifts", "count"), [(0, 1), (1, 16), (2, 184)])
def test_arrangements_are_all_there_and_none_twice(shifts, count):
    found = arrangements(shifts, frozenset())
    assert len({source for source, _ in found}) == len(found) == count
    planet = tuple(range(0, 64, 4))
    for source, path in found:
        assert len(path) == shifts
        assert after(planet, path) == tuple(planet[cell] for cell in source)


def test_no_actions_when_the_card_is_met_already():
    luck = random.Random(13)
    planet = random_planet(luck)
    largest = values(CARDS, planet)[0][0]
    assert solve(CARDS, planet, (0, largest, 1)).actions == ()


def test_none_when_nothing_is_allowed():
    luck = random.Random(14)
    planet = random_planet(luck)
    everything = frozenset({"rotate", "flip", "rows", "columns"})
    assert solve(CARDS, planet, (0, 20, 1), banned=everything) is None
    assert board(CARDS, planet, 0)
    assert EXACT >= 3

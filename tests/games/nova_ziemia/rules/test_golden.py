"""Positions of all kinds, and the number of positions that one and two moves can lead to.

The engine counts, the literal rules count, and both must find what is stored.
"""

import json

import pytest

from terra_widgets.games.contract import Chance
from terra_widgets.games.nova_ziemia.rules.state import DECISIONS

from .golden import DEPTH, FILE, count
from .tables import DECK, NAMES, game_of

STORED = json.loads(FILE.read_text(encoding="utf-8"))
NAMED = pytest.mark.parametrize("stored", STORED, ids=[entry["name"] for entry in STORED])


def state_of(position):
    game = game_of(len(position["players"]), **position.get("options", {}))
    return game, game.from_position(position, Chance())


def reachable(game, state):
    numbers, here, names = [], [state], NAMES[: game.players]
    for _ in range(DEPTH):
        there = [game.step(before, move) for before in here for move in game.legal_moves(before)]
        found = {json.dumps(game.position(after, names), sort_keys=True): after for after in there}
        here = list(found.values())
        numbers.append(len(here))
    return numbers


def test_there_are_some_of_all_kinds():
    assert len(STORED) >= 20
    assert {entry["position"]["decision"] for entry in STORED} == set(DECISIONS) - {"over"}


def test_the_deck_that_they_were_counted_with_is_unchanged():
    assert DECK.digest == "ac4540cd3cb6"


@NAMED
def test_the_engine_counts_what_is_stored(stored):
    assert reachable(*state_of(stored["position"])) == stored["counts"]


@NAMED
def test_the_literal_rules_count_what_is_stored(stored):
    assert count(stored["position"]) == stored["counts"]


@NAMED
def test_a_stored_position_is_a_position_of_the_engine(stored):
    game, state = state_of(stored["position"])
    assert game.position(state, NAMES[: game.players]) == stored["position"]

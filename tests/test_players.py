"""Automatic players: legal, deterministic, without secrets; greedy is better than random."""

import random

import pytest

from terra_widgets import players
from terra_widgets.errors import SetupError
from terra_widgets.lab.playing import play_out
from terra_widgets.players.greedy import Greedy, Taste
from terra_widgets.rules.core import Chance
from terra_widgets.rules.terra_futura import Options, TerraFutura
from terra_widgets.rules.terra_futura.layout import CUBES, LANDS


@pytest.mark.parametrize("kind", players.KINDS)
@pytest.mark.parametrize("size", range(1, 6))
def test_a_player_makes_legal_moves_to_the_end(kind, size):
    game = TerraFutura(size, options=Options(limited_supply=size % 2 == 0))
    for seed in range(4):
        state = game.setup(Chance(seed))
        draw = random.Random(seed).random
        while (seat := game.to_move(state)) is not None:
            moves = game.legal_moves(state)
            move = players.player(kind).choose(game, game.view(state, seat), moves, draw)
            assert move in moves
            state = game.step(state, move)
        assert game.outcome(state) is not None


def test_the_same_seed_plays_the_same_game():
    game = TerraFutura(3)
    table = [Greedy(), players.Random(), Greedy()]
    assert game.outcome(play_out(game, table, 5)) == game.outcome(play_out(game, table, 5))


def test_a_player_cannot_tell_apart_what_it_may_not_know():
    """Other secrets behind the same view: the same choice."""
    game = TerraFutura(2)
    for seed in range(30):
        state = game.setup(Chance(seed))
        seat = game.to_move(state)
        other = 1 - seat
        swapped = state[:]
        swapped[LANDS + other] = state[LANDS + other][:]
        swapped[LANDS + other][32] = (14, 15)
        swapped[18], swapped[19] = state[18][::-1], state[19][::-1]
        choices = [
            Greedy().choose(game, game.view(s, seat), game.legal_moves(s), random.Random(1).random)
            for s in (state, swapped)
        ]
        assert choices[0] == choices[1]


def test_greedy_beats_random():
    game = TerraFutura(2)
    wins = 0.0
    for seed in range(60):
        table = [Greedy(), players.Random()] if seed % 2 else [players.Random(), Greedy()]
        outcome = game.outcome(play_out(game, table, seed))
        wins += (seed % 2 == 0) in outcome.winners and 1 / len(outcome.winners)
    assert wins / 60 > 0.75


def test_a_taste_for_clean_territories_has_fewer_cubes():
    game = TerraFutura(2)
    cubes = [0, 0]
    for seed in range(20):
        state = play_out(game, [Greedy(Taste(cubes=3.0)), Greedy(Taste(cubes=0.3))], seed)
        cubes = [n + state[LANDS + seat][CUBES] for seat, n in enumerate(cubes)]
    assert cubes[0] < cubes[1] / 2


def test_an_unknown_player_is_said():
    with pytest.raises(SetupError, match="There is: random, greedy"):
        players.player("bot:genius")

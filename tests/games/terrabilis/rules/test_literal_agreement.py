"""The engine and the literal rules in tests/literal_terrabilis agree, move by move, to the count."""

import random

import pytest
from lanes import first_quick

from terra_widgets.games.contract import Chance
from terrabilis import literal

from .tables import NAMES, fingerprint
from .walks import games, pick

WALKS = 12
STEPS = 700


def thrown(game, before, after):
    """What the literal rules throw: what chance just gave the engine."""
    return lambda count: game.luck(after)[-1]


@pytest.mark.parametrize("number", first_quick(range(WALKS), 4))
def test_moves_positions_and_outcomes_agree(number):
    steps = 0
    for game, luck in games(number):
        names = NAMES[: game.players]
        state = game.setup(Chance(luck.randrange(10**6)))
        position = game.position(state, names)
        while True:
            moves = game.legal_moves(state)
            assert sorted(map(game.move_text, moves)) == literal.moves(position, game.cards.deck)
            if not moves:
                outcome = game.outcome(state)
                assert (list(outcome.points), list(outcome.winners)) == literal.outcome(
                    position, game.cards.deck
                )
                break
            asides = game.asides(state)
            move = luck.choice(asides) if asides and luck.random() < 0.01 else pick(game, state, moves, luck)
            after = game.step(state, move)
            dice = thrown(game, state, after)
            position = literal.play(position, game.move_text(move), game.cards.deck, dice)
            assert literal.content(game.position(after, names)) == literal.content(position)
            state = after
            steps += 1
        if steps > STEPS:
            break


@pytest.mark.parametrize("number", range(WALKS, WALKS + 3))
def test_a_position_makes_the_same_state_again(number):
    luck = random.Random(number)
    for (game, _), _ in zip(games(number), range(5), strict=False):
        names = NAMES[: game.players]
        state = game.setup(Chance(luck.randrange(10**6)))
        while True:
            position = game.position(state, names)
            assert fingerprint(game.from_position(position, Chance(0))) == fingerprint(state)
            moves = game.legal_moves(state)
            if not moves:
                break
            state = game.step(state, pick(game, state, moves, luck))

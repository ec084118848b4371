"""The engine and the literal rules in tests/literal agree, move by move, from the deal to the count."""

import itertools

import pytest
from lanes import first_quick

from terra_futura.literal import rules as literal
from terra_futura.literal.position import canonical
from terra_widgets.games.contract import Chance
from terra_widgets.games.terra_futura.rules.state import CHANCE, LUCK

from .tables import NAMES, fingerprint
from .walks import games, moves_of

# The walks are counted in steps, since games differ in length.
WALKS = 16
STEPS = 1200
COUNTERS = {"choose": "chosen", "pollute": "placed", "move": "moved"}


def written(position):
    """A canonical position without what only one of the two writes down.

    The literal rules go on carrying counters of what is complete, and name nobody at the end.
    """
    if "effect" in position:
        done = set(COUNTERS.values()) - {COUNTERS.get(position["decision"])}
        kept = {k: v for k, v in position["effect"].items() if k not in done}
        return position | {"effect": kept}
    if position["decision"] == "over":
        return {key: value for key, value in position.items() if key != "turn"}
    return position


def ordered(position):
    """The order of placement counts, the order of other keys does not."""
    return position | {"cells": [list(player["territory"]) for player in position["players"]]}


def reshuffle_of(game, state):
    """The literal rules' shuffle: what chance just gave the engine, top card first."""
    order = game.luck(state)[-1]
    return lambda cards: [cards[i] for i in reversed(order)]


def rebuilt(game, state):
    """The state made anew out of its own position, and what of it must be the same."""
    anew = game.from_position(game.position(state, NAMES[: game.players]), Chance(0))
    return fingerprint([part for i, part in enumerate(anew) if i not in (LUCK, CHANCE)])


def walk(number):
    """Random games one after the other: game, state, and the literal rules' position and moves."""
    for game, luck in games(number):
        state = game.setup(Chance(luck.randrange(10**6)))
        position = written(canonical(game.position(state, NAMES[: game.players])))
        deck = game.cards.deck
        may = literal.moves(position, deck)
        yield game, state, position, may
        while game.to_move(state) is not None:
            move = luck.choice(moves_of(game, state, luck))
            after = game.step(state, move)
            shuffle = reshuffle_of(game, after)
            position = literal.play(position, game.move_text(move), deck, shuffle, may)
            state, position = after, written(position)
            may = literal.moves(position, deck)
            yield game, state, position, may


@pytest.mark.parametrize("number", first_quick(range(WALKS), 5))
def test_moves_positions_and_outcomes_agree(number):
    for game, state, position, may in itertools.islice(walk(number), STEPS):
        described = canonical(game.position(state, NAMES[: game.players]))
        assert ordered(written(described)) == ordered(position)
        assert sorted(game.move_text(move) for move in game.legal_moves(state)) == may
        if position["decision"] == "over":
            outcome, read = game.outcome(state), literal.outcome(position, game.cards.deck)
            assert (list(outcome.points), list(outcome.winners)) == (read["scores"], read["winners"])


@pytest.mark.parametrize("number", first_quick(range(WALKS, WALKS + 4), 1))
def test_a_position_makes_the_same_state_again(number):
    for game, luck in itertools.islice(games(number), 6):
        state = game.setup(Chance(luck.randrange(10**6)))
        while True:
            same = [part for i, part in enumerate(state) if i not in (LUCK, CHANCE)]
            assert rebuilt(game, state) == fingerprint(same)
            if game.to_move(state) is None:
                break
            state = game.step(state, luck.choice(moves_of(game, state, luck)))

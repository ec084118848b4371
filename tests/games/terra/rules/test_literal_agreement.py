"""The engine and the literal rules side by side: the same moves, the same positions, the same points."""

import pytest

from terra import literal
from terra_widgets.games.contract import Chance

from .tables import NAMES
from .walks import mix, states


def sorted_hoards(moves):
    """Moves as texts, the cards of a hoard in the order of their names."""
    return sorted(
        " ".join(["hoard", *sorted(words)]) if verb == "hoard" else " ".join([verb, *words])
        for verb, *words in map(str.split, moves)
    )


@pytest.mark.parametrize("number", range(24))
def test_every_step_of_a_game_is_the_same(number):
    game, seed = mix(number)
    names = NAMES[: game.players]
    expected = game.position(game.setup(Chance(seed)), names)
    for state, move in states(game, seed):
        position = game.position(state, names)
        assert literal.content(position) == literal.content(expected)
        texts = [game.move_text(one) for one in game.legal_moves(state)]
        assert sorted_hoards(texts) == sorted_hoards(literal.moves(expected))
        if move is not None:
            expected = literal.play(expected, game.move_text(move))
    outcome, points = game.outcome(state), literal.score(expected)
    assert bool(outcome.winners) == (points is not None)
    assert list(outcome.points) == (points or [0] * game.players)

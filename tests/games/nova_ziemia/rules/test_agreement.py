"""The engine and the literal rules agree, move by move, in random games of every kind."""

import pytest

from nova_ziemia import literal

from .tables import DECK, MODES, NAMES, walk


@pytest.mark.parametrize(("players", "options"), MODES)
def test_moves_and_what_they_lead_to(players, options):
    names = NAMES[:players]
    for game, before, move, after in walk(players, options, seed=players, most=60):
        position = game.position(before, names)
        legal = [game.move_text(m) for m in game.legal_moves(before)]
        assert legal == literal.moves(position, DECK)
        assert game.to_move(before) == literal.decider(position, DECK)
        assert game.position(after, names) == literal.play(position, game.move_text(move), DECK)

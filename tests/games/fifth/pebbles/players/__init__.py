"""What players say of a move."""


def phrase(game, _view, move, _language):
    return game.move_text(move)

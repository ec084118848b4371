"""What is measured of a finished game."""

COLUMNS = {"turns": "decisions in the game"}


def measures(game, played):
    return [(len(played.moves),)] * game.players

"""Automatic players of three strengths: each plays on, and the stronger one wins more."""

import pytest

import terra_widgets as tw
from terra_widgets.games import catalog, players


@pytest.mark.parametrize("game", catalog.games())
def test_every_strength_plays_and_says_why(game):
    for kind in players.kinds(game):
        for level in players.levels(game, kind):
            names = [players.PREFIX + level] * max(2, catalog.rulebook(game).usual - 1)
            table = tw.new(game, players=names, seed=4).advance(most=8)
            assert table.moves == tw.new(game, players=names, seed=4).advance(most=8).moves


@pytest.mark.long
def test_a_stronger_player_has_more_points():
    found = tw.simulate("terra_futura", players=["greedy:1", "greedy:2", "greedy"], games=40, seed=1)
    easy, medium, strong = found.groupby("player").points.mean()[["greedy:1", "greedy:2", "greedy"]]
    assert easy < medium < strong

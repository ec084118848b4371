"""Games that have a board, and games that have none yet."""

import pytest

import terra_widgets as tw
from terra_widgets.errors import SetupError
from terra_widgets.games import catalog
from terra_widgets.widgets import lookup as games
from terra_widgets.widgets import table_view


@pytest.mark.parametrize("game", catalog.games())
def test_a_game_without_a_board_says_so(game, monkeypatch):
    table = tw.new(game, seed=1)
    if games.has_screen(table):
        assert tw.TableView(table).snapshot["game"] == game
        return
    with pytest.raises(SetupError, match=rf"{game} has no board in a notebook yet: print"):
        tw.TableView(table)
    monkeypatch.setattr(table_view, "_in_notebook", lambda: True)
    assert table._repr_mimebundle_() == {"text/plain": str(table)}


@pytest.mark.parametrize("game", [game for game in catalog.games() if game != "terra_futura"])
def test_a_part_of_one_game_is_not_shown_of_another(game):
    with pytest.raises(SetupError, match=f"a part of the game terra_futura; the table is one of {game}"):
        tw.Market(tw.new(game, seed=1))


@pytest.mark.parametrize("game", catalog.games())
def test_charts_of_a_game_without_any_say_so(game):
    """A name that no chart has: the charts there are, or that there are none."""
    with pytest.raises(SetupError, match=r"no charts? "):
        tw.chart(tw.new(game, seed=1), "nonsense")

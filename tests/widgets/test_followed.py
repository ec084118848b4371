"""What a teacher's own widgets can follow of a board: true, together, read-only, and nobody's secret."""

import json

import ipywidgets
import pytest
import traitlets

import terra_widgets as tw
from terra_widgets.games import catalog
from terra_widgets.table.start import partners
from terra_widgets.widgets.followed import Followed, followed

TRAITS = {"card", "outcome", "points", "round", "step", "to_move"}


def game_of(game, seed=5):
    automatic = partners(game)
    return tw.new(game, players=[automatic[0], *automatic], seed=seed)


@pytest.mark.parametrize("game", catalog.games())
def test_the_traits_are_the_table(game):
    table = game_of(game)
    board = tw.TableView(table)
    frames = []
    board.observe(lambda change: frames.append(change.new), "step")
    table.advance(most=25)
    assert (board.step, board.to_move) == (len(table.moves), table.to_move)
    assert board.round == table.game.clock(table.state)[0]
    assert list(board.points) == list(table.names)
    assert board.outcome is None
    assert frames[-1] == board.step
    table.advance()
    assert board.to_move is None
    assert board.outcome["winners"] == list(table.outcome.winners)
    assert board.outcome["points"] == dict(table.outcome.points)
    board.close()


def test_all_changes_of_a_move_are_there_before_anybody_hears_of_one():
    table = tw.new("terra_futura", players=["Ada", "Ben"], seed=7)
    board, seen = tw.TableView(table), []
    board.observe(lambda _: seen.append((board.step, board.card)), "step")
    table.play("take I2")
    assert seen == [(1, board.card)]
    assert board.card == table.record.frame().card[0]
    table.undo(consent=["Ada", "Ben"])
    assert (board.step, board.card) == (0, None)


def test_they_are_read_only_and_unknown_to_the_page():
    board = tw.TableView(tw.new("terra", seed=1))
    assert set(board.trait_names()) >= TRAITS
    assert TRAITS.isdisjoint(board.keys)
    for name in TRAITS:
        with pytest.raises(traitlets.TraitError, match="read-only"):
            setattr(board, name, getattr(board, name))
    board.set_state({"round": 9})
    assert board.round == 1


@pytest.mark.parametrize("game", catalog.games())
def test_they_tell_an_onlooker_nothing_more_than_the_frame_does(game):
    """The one person among automatic players sees more on the board; who follows the traits does not."""
    table = tw.new(game, players=["Ada", *partners(game)], seed=3)
    for _ in range(60):
        if table.to_move is None:
            break
        table.advance()
        if table.to_move is not None:
            table.play(table.legal_moves[0])
        rows = [row for row in table.record.rows(-1) if row["step"] == len(table.moves)]
        known = {row.get("card") for row in rows} | {None}
        assert followed(table)["card"] in known
        json.dumps(followed(table), allow_nan=False)


def test_a_function_that_fails_does_not_stop_the_game(caplog):
    table = tw.new("terra_futura", players=["Ada", "Ben"], seed=7)
    board = tw.TableView(table)
    board.observe(lambda _: 1 / 0, "step")
    board.receive({"id": "a", "at": board.snapshot["number"], "move": "take I2"})
    assert board.snapshot["answer"] == {"id": "a", "error": None}
    assert board.step == len(table.moves) > 0
    assert "ZeroDivisionError" in caplog.text


@pytest.mark.parametrize("box", [ipywidgets.HBox, ipywidgets.VBox, ipywidgets.Tab, ipywidgets.Accordion])
def test_a_board_moves_from_box_to_box_with_all_that_it_is(box):
    table = tw.new("terra_futura", players=["Ada", "bot:greedy"], seed=7).advance()
    board, log = tw.TableView(table), tw.Log(table)
    first = box([board, log])
    board.receive({"id": "a", "at": board.snapshot["number"], "language": "cs"})
    first.children = [log]
    second = box([board])
    first.close()
    assert second.children == (board,)
    assert board.snapshot["language"] == "cs"
    table.play(table.legal_moves[0])
    assert board.step == log.step == len(table.moves)


def test_every_trait_says_what_it_is():
    assert set(Followed.class_own_traits()) == TRAITS
    assert all(trait.help for trait in Followed.class_own_traits().values())

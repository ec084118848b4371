"""The automatic players of Nova Ziemia."""

import random

import pytest

import terra_widgets as tw
from terra_widgets import text
from terra_widgets.errors import SetupError
from terra_widgets.games import players
from terra_widgets.games.contract import Chance
from terra_widgets.games.nova_ziemia.rules import NovaZiemia, Options
from terra_widgets.games.nova_ziemia.rules.state import HANDS, LIBRARY, LOST, MET, STACK, WON

GAME = "nova_ziemia"
KINDS = ("random", "loner", "thinker:1")


def played(kinds, seed, **options):
    """The last state of a game, and every choice that was one."""
    game = NovaZiemia(len(kinds), None, Options(**options))
    bots = [players.player(kind, GAME) for kind in kinds]
    state, draw, chosen = game.setup(Chance(seed)), random.Random(seed).random, []
    while (seat := game.to_move(state)) is not None:
        moves = game.legal_moves(state)
        move = bots[seat].choose(game, game.view(state, seat), moves, draw)
        assert move in moves
        chosen.append((bots[seat], game.move_text(move), len(moves)))
        yield game, state, bots[seat], move
        state = game.step(state, move)
    yield game, state, None, None


def ending(kinds, seed, **options):
    *_, (game, state, _, _) = played(kinds, seed, **options)
    return game, state


def test_who_can_play():
    assert tuple(players.kinds(GAME)) == ("random", "loner", "thinker")
    with pytest.raises(SetupError, match="random, loner, thinker"):
        players.player("greedy", GAME)
    with pytest.raises(SetupError):
        players.player("thinker:10", GAME)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "options", [{}, {"disasters": "two_red"}, {"competition": True}, {"exact_zones": True}]
)
def test_each_choice_has_its_sentence(kind, options):
    said = set()
    for steps, (game, state, bot, move) in enumerate(played([kind] * 2, 4, **options)):
        if bot is None or steps > 60:
            break
        for language in text.languages():
            reason = bot.explain(language)
            sentence = reason.sentence(language)
            assert sentence[-1] in ".?"
            assert (reason.key == "player-forced") == (len(game.legal_moves(state)) == 1)
            said.add(sentence)
        assert game.move_text(move)
    assert len(said) > 10


@pytest.mark.parametrize("kind", KINDS)
def test_before_the_first_choice_there_is_nothing_to_explain(kind):
    assert players.player(kind, GAME).explain() is None


@pytest.mark.parametrize("kind", KINDS)
def test_a_player_cannot_tell_apart_what_it_may_not_know(kind):
    """Other secrets behind the same view: the same choice."""
    game = NovaZiemia(2, None, Options(disasters="yellow"))
    state = game.setup(Chance(7))
    other = state[:]
    other[LIBRARY] = (*state[HANDS][1], *state[LIBRARY][4:])
    other[HANDS] = (state[HANDS][0], tuple(sorted(state[LIBRARY][:4])))
    other[STACK] = state[STACK][::-1]
    seen = [game.view(one, 0) for one in (state, other)]
    moves = game.legal_moves(state)
    chosen = {players.player(kind, GAME).choose(game, view, moves, random.Random(1).random) for view in seen}
    assert len(chosen) == 1


@pytest.mark.long
def test_thinkers_meet_more_goals_than_loners_and_loners_than_chance():
    goals = {
        kind: sum(len(ending([kind] * 2, seed)[1][MET]) for seed in range(3))
        for kind in ("random", "loner", "thinker:1")
    }
    assert goals["thinker:1"] >= goals["loner"] + 4
    assert goals["loner"] >= goals["random"]


@pytest.mark.long
def test_a_thinker_does_what_it_bids():
    _, state = ending(["thinker:1", "random"], 3, competition=True)
    assert len(state[WON][0]) > len(state[LOST][0])
    assert len(state[WON][1]) < len(state[LOST][1])


def test_a_table_of_people_and_players_goes_on():
    table = tw.new(GAME, players=["Team A", "bot:loner"], seed=5).play("settle")
    while table.to_move == "Team A" and table.outcome is None:
        table.play(table.legal_moves[-1] if table.legal_moves[-1] == "end" else table.legal_moves[0])
        if table.legal_moves and table.legal_moves[0].startswith("rotate"):
            break
    table.advance()
    assert table.to_move in {"Team A", None}

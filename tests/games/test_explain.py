"""Every player can say why: a sentence after each choice, in each language."""

import random

import pytest

import terra_widgets as tw
from terra_widgets import text
from terra_widgets.games import players
from terra_widgets.games.contract import Chance
from terra_widgets.games.terra_futura.players.thinker import Thinker
from terra_widgets.games.terra_futura.rules import TerraFutura


@pytest.mark.parametrize("kind", ["random", "greedy", "clean", "growth", "trader", "thinker:1"])
def test_each_choice_of_a_game_has_its_sentence(kind):
    game = TerraFutura(2)
    bots = [players.player(kind) for _ in range(2)]
    state = game.setup(Chance(4))
    draw = random.Random(4).random
    said = set()
    while (seat := game.to_move(state)) is not None:
        moves = game.legal_moves(state)
        state = game.step(state, bots[seat].choose(game, game.view(state, seat), moves, draw))
        for language in text.languages():
            reason = bots[seat].explain(language)
            sentence = reason.sentence(language)
            assert sentence.endswith(".")
            assert (reason.key == "player-forced") == (len(moves) == 1)
            said.add(sentence)
    assert len(said) > 40


@pytest.mark.parametrize("kind", players.kinds("terra_futura"))
def test_before_the_first_choice_there_is_nothing_to_explain(kind):
    assert players.player(kind).explain() is None


def explained(kind, *, language="en"):
    table = tw.new(players=["Team A", f"bot:{kind}"], seed=7)
    game, seat = table.game, 1
    state = game.setup(Chance(7))
    while game.to_move(state) != seat:
        state = game.step(state, game.legal_moves(state)[-1])
    bot = players.player(kind)
    bot.choose(game, game.view(state, seat), game.legal_moves(state), random.Random(1).random)
    return str(bot.explain(language))


def test_a_random_player_blames_chance():
    assert explained("random").endswith("chance picked it from 12 possible moves.")


def test_a_character_says_what_it_cares_about():
    assert explained("clean").endswith("I avoid pollution.")
    assert explained("growth").endswith("I want products, whatever they pollute.")
    assert explained("trader").endswith("I look for money and for other players' help.")


def test_a_greedy_player_names_what_it_left():
    assert " more to me than " in explained("greedy")


def test_a_thinker_begins_with_what_costs_nothing():
    assert explained("thinker").endswith("it costs nothing, and a better card may come.")


def test_a_thinker_tells_how_often_it_looked_ahead():
    game = TerraFutura(2)
    state = game.setup(Chance(1))
    seat = game.to_move(state)
    state = game.step(state, game.parse_move("discard I"))
    bot = Thinker()
    bot.choose(game, game.view(state, seat), game.legal_moves(state), random.Random(1).random)
    assert "I looked" in str(bot.explain())
    assert "times at how the game may go on." in str(bot.explain())

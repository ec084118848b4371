"""Automatic players: legal, deterministic, each with its character."""

import random
from hashlib import sha256

import pytest

from terra_widgets.errors import SetupError
from terra_widgets.games import players
from terra_widgets.games.contract import Chance
from terra_widgets.games.players.random import Random
from terra_widgets.games.terra_futura.players.greedy import Greedy, Weights
from terra_widgets.games.terra_futura.rules import Options, TerraFutura
from terra_widgets.games.terra_futura.rules.moves import VERB
from terra_widgets.games.terra_futura.rules.state import CUBES, LANDS, OWNED, unpack
from terra_widgets.simulation.one_game import play, play_out

FAST = [kind if kind != "thinker" else "thinker:1" for kind in players.kinds("terra_futura")]


@pytest.mark.parametrize("kind", FAST)
@pytest.mark.parametrize("size", range(1, 6))
def test_a_player_makes_legal_moves_to_the_end(kind, size):
    game = TerraFutura(size, options=Options(limited_supply=size % 2 == 0))
    for seed in range(1 if kind == "thinker:1" else 3):
        state = game.setup(Chance(seed))
        draw = random.Random(seed).random
        bots = [players.player(kind) for _ in range(size)]
        while (seat := game.to_move(state)) is not None:
            moves = game.legal_moves(state)
            move = bots[seat].choose(game, game.view(state, seat), moves, draw)
            assert move in moves
            state = game.step(state, move)
        assert game.outcome(state) is not None


@pytest.mark.parametrize(
    "options",
    [
        {"cube_per_coin": True, "no_spaces": True},
        {"producer_blame": True, "penalty_per_cube": True},
        {"carbon_price": 2, "carbon_tax": 1},
        {"recycling": True, "adjacent_placement": False},
    ],
)
def test_players_cope_with_changed_rules(options):
    game = TerraFutura(3, options=Options.of(options))
    played = play(game, [players.player(kind) for kind in ("thinker:1", "trader", "clean")], 0)
    assert game.outcome(played.state) is not None


@pytest.mark.parametrize("kind", [*FAST, "thinker:2"])
def test_the_same_seed_plays_the_same_game(kind):
    game = TerraFutura(2)

    def moves():
        return play(game, [players.player(kind), Random()], 5).moves

    assert moves() == moves()


def test_greedy_still_plays_as_it_did_when_the_deck_was_balanced():
    """`run.py balance` and the deck rest on its choices: a faster greedy must be the same greedy."""
    digest = sha256()
    for size in (2, 4):
        game = TerraFutura(size)
        for seed in range(8):
            state = game.setup(Chance(seed))
            draw = random.Random(seed).random
            while (seat := game.to_move(state)) is not None:
                weights = (Weights(), Weights(cubes=3.0), Weights(cubes=0.3))[(seed + seat) % 3]
                moves = game.legal_moves(state)
                move = Greedy(weights).choose(game, game.view(state, seat), moves, draw)
                digest.update(f"{move},".encode())
                state = game.step(state, move)
    assert digest.hexdigest()[:16] == "30b61b73a6146e2a"


CHANGED_RULES = (
    {},
    {"limited_supply": True, "cube_per_coin": True, "recycling": True},
    {"carbon_price": 2, "penalty_per_cube": True, "carbon_tax": 1},
    {"producer_blame": True, "no_spaces": True, "adjacent_placement": False},
)


def test_characters_still_play_as_they_did():
    """As at a table, one to five of them, with and without changed rules: lessons show their games."""
    digest = sha256()
    for options in CHANGED_RULES:
        for size in range(1, 6):
            game = TerraFutura(size, options=Options.of(options))
            for seed in range(4):
                kinds = [("greedy", "clean", "growth", "trader")[(seat + seed) % 4] for seat in range(size)]
                played = play(game, [players.player(kind) for kind in kinds], seed)
                digest.update(repr(played.moves).encode())
    assert digest.hexdigest()[:16] == "38a847d53d53095b"


def shares(kinds, games, size=2):
    """The share of wins of the first kind, seats in turn."""
    game = TerraFutura(size)
    wins = 0.0
    for seed in range(games):
        first = seed % 2
        table = [players.player(kinds[(seat + first) % 2]) for seat in range(size)]
        outcome = game.outcome(play(game, table, seed // 2).state)
        wins += (first in outcome.winners) / len(outcome.winners)
    return wins / games


@pytest.mark.long
def test_greedy_beats_random():
    assert shares(["greedy", "random"], 20) > 0.75


@pytest.mark.long
def test_even_a_hasty_thinker_beats_greedy():
    """The figures for all players come from `python3 run.py tournament`."""
    assert shares(["thinker:1", "greedy"], 16) >= 0.75


def test_a_taste_for_clean_territories_has_fewer_cubes():
    game = TerraFutura(2)
    cubes = [0, 0]
    for seed in range(20):
        state = play_out(game, [Greedy(Weights(cubes=3.0)), Greedy(Weights(cubes=0.3))], seed)
        cubes = [n + state[LANDS + seat][CUBES] for seat, n in enumerate(cubes)]
    assert cubes[0] < cubes[1] / 2


@pytest.fixture(scope="module")
def habits():
    """Sums over games among three of a kind: cubes, products, money and Assistance."""
    game = TerraFutura(3)
    found = {}
    for kind in ("greedy", "clean", "growth", "trader"):
        sums = dict.fromkeys(("cubes", "products", "money", "assistance"), 0)
        for seed in range(30):
            played = play(game, [players.player(kind) for _ in range(3)], seed)
            for land in played.state[LANDS:]:
                tokens = unpack(land[OWNED])
                sums["cubes"] += land[CUBES]
                sums["products"] += sum(tokens[3:6])
                sums["money"] += tokens[6]
            sums["assistance"] += sum(VERB[move] == "copy" for move in played.moves)
        found[kind] = sums
    return found


@pytest.mark.long
def test_clean_makes_the_fewest_cubes(habits):
    assert habits["clean"]["cubes"] < 0.5 * habits["greedy"]["cubes"]


@pytest.mark.long
def test_growth_makes_more_cubes_than_anybody(habits):
    others = [habits[kind]["cubes"] for kind in habits if kind != "growth"]
    assert habits["growth"]["cubes"] > 1.08 * max(others)


@pytest.mark.long
def test_growth_makes_more_products_than_clean(habits):
    assert habits["growth"]["products"] > habits["clean"]["products"]


@pytest.mark.long
def test_the_trader_has_most_money_and_asks_most_often_for_help(habits):
    others = [habits[kind] for kind in habits if kind != "trader"]
    assert habits["trader"]["assistance"] > 1.1 * max(other["assistance"] for other in others)
    assert habits["trader"]["money"] > 1.3 * max(other["money"] for other in others)


def test_an_unknown_player_is_said():
    with pytest.raises(SetupError, match="There is: random, greedy"):
        players.player("bot:genius")


@pytest.mark.parametrize("name", ["thinker:", "thinker:0", "thinker:10", "thinker:x", "thinker:99999999999"])
def test_a_strength_that_there_is_not_is_said(name):
    with pytest.raises(SetupError, match="from 1 to 9"):
        players.player(name)


def test_who_does_not_think_ahead_has_three_strengths():
    with pytest.raises(SetupError, match="from 1 to 3"):
        players.player("greedy:4")

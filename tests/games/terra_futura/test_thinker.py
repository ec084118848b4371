"""The thinker: it plans within the rules, guesses fairly, and values what is worth something."""

import random
from itertools import pairwise

import pytest

from terra_widgets.games.contract import Chance
from terra_widgets.games.terra_futura.players.greedy import Greedy
from terra_widgets.games.terra_futura.players.imagine import imagine
from terra_widgets.games.terra_futura.players.places import drawn_on, squares, to_come
from terra_widgets.games.terra_futura.players.state_value import BY_TURNS_LEFT, WEIGHTS, StateValue
from terra_widgets.games.terra_futura.players.thinker import Thinker
from terra_widgets.games.terra_futura.players.turn import Turn
from terra_widgets.games.terra_futura.rules import Options, TerraFutura
from terra_widgets.games.terra_futura.rules.state import (
    CARDS,
    CELLS,
    CENTRE,
    DECK,
    HAND,
    HELD,
    LANDS,
    MARKET,
    PHASE,
    PILE,
    PLACE,
    ROW,
    TURN,
)  # fmt: skip

GAME = TerraFutura(3)


def moments(game, seed, phases=None):
    """States of a greedy game, each with who decides."""
    state = game.setup(Chance(seed))
    draw = random.Random(seed).random
    while (seat := game.to_move(state)) is not None:
        if phases is None or state[PHASE] in phases:
            yield state, seat
        moves = game.legal_moves(state)
        state = game.step(state, Greedy().choose(game, game.view(state, seat), moves, draw))


@pytest.mark.parametrize("seed", range(3))
def test_what_is_imagined_looks_the_same(seed):
    draw = random.Random(seed).random
    for state, seat in moments(GAME, seed):
        view = GAME.view(state, seat)
        guess = imagine(GAME, view, draw)
        assert GAME.view(guess, seat)[DECK:] == view[DECK:]
        assert GAME.legal_moves(guess) == GAME.legal_moves(state)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_imagined_holds_every_card_once(seed):
    draw = random.Random(seed).random
    for state, seat in moments(GAME, seed, {MARKET, PLACE}):
        guess = imagine(GAME, GAME.view(state, seat), draw)
        cards = [card for land in guess[LANDS:] for card in land[CARDS] if card >= 0]
        cards += [card for level in (0, 1) for pile in (ROW, DECK, PILE) for card in guess[pile + level]]
        cards += [guess[HAND]] if guess[PHASE] == PLACE else []
        levels = [card for card in cards if card not in GAME.cards.starting]
        assert sorted(levels) == sorted(GAME.cards.levels[0] + GAME.cards.levels[1])
        scoring = [card for land in guess[LANDS:] for card in land[HELD]]
        assert len(set(scoring)) == 6


def test_guesses_differ():
    state = GAME.setup(Chance(1))
    seat = GAME.to_move(state)
    draw = random.Random(1).random
    assert len({imagine(GAME, GAME.view(state, seat), draw)[DECK] for _ in range(10)}) == 10


@pytest.mark.parametrize("seed", range(2))
def test_a_plan_can_be_played_and_ends_the_turn(seed):
    judge = StateValue(GAME)
    for state, seat in list(moments(GAME, seed, {MARKET}))[::3]:
        for plan in Turn(judge, seat, 2, 6).plans(state, GAME.legal_moves(state)):
            after = state
            for move in plan.moves:
                assert move in GAME.legal_moves(after)
                assert after[TURN] == seat
                after = GAME.step(after, move)
            assert after == plan.state
            assert after[TURN] != seat or len(after[LANDS + seat][CELLS]) == 9


def test_more_width_finds_no_worse_plans():
    judge = StateValue(GAME)
    narrow = wide = 0.0
    for seed in range(3):
        for state, seat in list(moments(GAME, seed, {PLACE}))[::4]:
            moves = GAME.legal_moves(state)
            narrow += Turn(judge, seat, 1, 2).plans(state, moves)[0].value
            wide += Turn(judge, seat, 6, 20).plans(state, moves)[0].value
    assert wide > narrow


def test_a_planned_turn_is_worth_more_than_a_greedy_one():
    judge = StateValue(GAME)
    better = worse = 0
    for seed in range(3):
        for state, seat in list(moments(GAME, seed, {PLACE}))[::3]:
            plan = Turn(judge, seat, 4, 12).plans(state, GAME.legal_moves(state))[0]
            after, draw = state, random.Random(seed).random
            while GAME.to_move(after) is not None and after[TURN] == seat:
                who = GAME.to_move(after)
                moves = GAME.legal_moves(after)
                after = GAME.step(after, Greedy().choose(GAME, GAME.view(after, who), moves, draw))
            value = judge.value(after, seat)
            better += plan.value > value
            worse += plan.value < value
    assert better > 3 * worse


@pytest.mark.parametrize("options", [Options(), Options(carbon_price=2, penalty_per_cube=True)])
def test_at_the_end_the_value_is_the_score(options):
    game = TerraFutura(2, options=options)
    judge = StateValue(game)
    for seed in range(5):
        *_, (state, seat) = moments(game, seed)
        move = max(game.legal_moves(state), key=lambda m: judge.value(game.step(state, m), seat))
        after = game.step(state, move)
        assert judge.value(after, seat) == game.outcome(after).points[seat]
        other = 1 - seat
        assert judge.value(after, other) == game.outcome(after).points[other]


def test_the_value_foretells_the_score():
    """Half-way through, who is said to be ahead ends up ahead more often than not."""
    game = TerraFutura(2)
    judge = StateValue(game)
    right = 0
    for seed in range(40):
        *_, (state, _) = moments(game, seed)
        half = next(s for s, _ in moments(game, seed, {MARKET}) if len(s[LANDS + s[TURN]][CELLS]) == 7)
        state = game.step(state, game.legal_moves(state)[0])
        points = game.outcome(state).points
        right += (judge.value(half, 0) > judge.value(half, 1)) == (points[0] > points[1])
    assert right >= 26


def test_every_weight_has_one_number_per_turn_left():
    assert {len(row) for row in WEIGHTS.values()} == {8} == {len(BY_TURNS_LEFT)}


def test_activations_to_come_are_those_of_the_rulebook():
    """26 in eight turns, of which each new card has one when it is laid."""
    mask = 1 << CENTRE
    assert len(squares(mask)) == 9
    assert to_come(mask)[CENTRE] == 4
    full = sum(1 << cell for cell in squares(mask)[0])
    assert sum(to_come(full)) == 0
    assert drawn_on(full, (1, 0, 0, 0, 2, 0, 0, 0, 1))[CENTRE] == 1


def test_the_plan_is_followed_without_thinking_again():
    game = TerraFutura(2)
    state = game.setup(Chance(3))
    seat = game.to_move(state)
    bot = Thinker(1)
    drawn = []

    def draw():
        drawn.append(1)
        return 0.5

    first = []
    while game.to_move(state) == seat == state[TURN]:
        moves = game.legal_moves(state)
        before = len(drawn)
        state = game.step(state, bot.choose(game, game.view(state, seat), moves, draw))
        first.append(len(drawn) - before)
    thought = [i for i, n in enumerate(first) if n]
    assert thought in ([0], [0, 1])
    assert all(a < b for a, b in pairwise(thought))

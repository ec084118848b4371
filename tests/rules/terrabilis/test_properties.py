"""What always holds, step by step, over ten thousand random games.

After every step: each counter is in a country, on the zone or out of the game, and moved only as the log
says (TB-I1); each card is in one place (TB-I2); no stock is below zero, the zone holds no more than it
has places, a country is out exactly when a counter ran out, and one player decides among different
moves. States that were kept look as they did when they were new (TB-I3). Every game ends (TB-I4).
"""

import random

import pytest

from terra_widgets.rules.core import Chance
from terra_widgets.rules.terrabilis.layout import (
    BUILT,
    BURSTS,
    COUNTRIES,
    ENERGY,
    GONE,
    HAND,
    HELD,
    ITEMS,
    LOAN,
    LOG,
    MOST_ITEMS,
    MOST_OFFERS,
    NATURE,
    OFFERS,
    OUT,
    OVER,
    PHASE,
    PILES,
    SQUARE,
    START,
    TERRAS,
    TURN,
    WELLBEING,
    WHO,
    YEAR,
    ZONE,
)  # fmt: skip
from terra_widgets.rules.terrabilis.zone import capacity

from .tables import fingerprint, game_of
from .walks import DECKS, OPTIONS, pick

CHUNKS = 50
GAMES = 200  # 10,000 in all
LONGEST = 6_000
STOCKS = {"nature": NATURE, "wellbeing": WELLBEING, "energy": ENERGY, "terras": TERRAS}
OTHERS_DECIDE = {"pay", "agree", "decline"}
EVERY = 50  # one state of so many is kept to be looked at again


def check(game, s, before=None):
    """What holds in every state; a country that is as it was before is not looked at again."""
    countries = s[COUNTRIES:]
    for kind in (NATURE, WELLBEING):  # TB-I1
        held = sum([country[kind] for country in countries])
        assert s[ZONE + kind] + s[GONE + kind] + held == START[kind] * game.players
        assert s[ZONE + kind] >= 0 <= s[GONE + kind]
    assert s[ZONE] + s[ZONE + 1] <= capacity(s)
    assert s[BURSTS] <= game.bursts + (s[PHASE] == OVER)
    assert s[OFFERS] <= MOST_OFFERS
    assert s[ITEMS] <= MOST_ITEMS
    if before is None or s[BURSTS] != before[BURSTS] or s[PHASE] == OVER:
        news = countries
    else:
        news = [new for new, old in zip(countries, before[COUNTRIES:], strict=True) if new != old]
    for country in news:
        stocks = country[: TERRAS + 1]
        assert min(stocks) >= 0
        assert not country[TERRAS] % 1_000
        assert 0 <= country[SQUARE] < len(game.cards.board)
        assert len(country[HAND]) <= HELD + 1
        if s[BURSTS] <= game.bursts:  # a lost planet stops a payment half-way
            assert (0 in country[: WELLBEING + 1]) == bool(country[OUT])
        if country[OUT]:
            assert not any(stocks) or s[PHASE] == OVER
            assert not country[HAND]
            assert not country[LOAN]


def cards(s):
    """TB-I2: where the infrastructure cards are."""
    found = [card for i in range(3) for card in s[PILES + i]]
    for country in s[COUNTRIES:]:
        found += country[HAND] + country[BUILT]
    return sorted(found)


def follows_the_log(before, after):
    """Stocks changed by what the log tells, counter by counter and Terra by Terra."""
    countries = before[COUNTRIES:]
    told = [country[: TERRAS + 1] for country in countries]
    for kind, who, what, amount, *_ in after[LOG]:
        if what in STOCKS and kind not in {"draw", "return"}:  # of the energy pile
            told[who][STOCKS[what]] += amount
    for stocks, country in zip(told, after[COUNTRIES:], strict=True):
        assert country[OUT] or country[: TERRAS + 1] == stocks


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_tbi1_tbi2_tbi3_tbi4_in_random_games(chunk):
    for number in range(chunk * GAMES, (chunk + 1) * GAMES):
        deck, options = DECKS[number % 8 == 0], OPTIONS[number // 3 % len(OPTIONS)]
        game = game_of(2 + number % 3, deck, **options)
        luck = random.Random(number)
        state = game.setup(Chance(number))
        check(game, state)
        everything, kept = cards(state), []
        assert everything == list(range(len(game.cards.deck.cards)))
        for step in range(LONGEST):
            moves = game.legal_moves(state)
            if not moves:
                break
            assert len(set(moves)) == len(moves) <= 17
            assert state[WHO] == state[TURN] or game.cards.moves.verbs[moves[0]] in OTHERS_DECIDE
            after = game.step(state, pick(game, state, moves, luck))
            check(game, after, state)
            follows_the_log(state, after)
            if step % EVERY == 0:
                assert cards(after) == everything
                kept.append((after, fingerprint(after)))
            state = after
        assert state[PHASE] == OVER
        assert state[YEAR] <= game.options.years
        assert game.outcome(state) is not None
        assert cards(state) == everything
        assert all(fingerprint(old) == looked for old, looked in kept)

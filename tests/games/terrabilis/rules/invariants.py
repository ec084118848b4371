"""What must hold in every state of Terrabilis, and from one state to the next."""

from functools import cache

from terra_widgets.games.terrabilis.rules.numbers import HELD, MOST_ITEMS, MOST_OFFERS, START
from terra_widgets.games.terrabilis.rules.state import (
    BUILT,
    BURSTS,
    COUNTRIES,
    ENERGY,
    GONE,
    HAND,
    ITEMS,
    LOAN,
    LOG,
    NATURE,
    OFFERS,
    OUT,
    OVER,
    PHASE,
    PILES,
    SQUARE,
    TERRAS,
    TURN,
    WELLBEING,
    WHO,
    YEAR,
    ZONE,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.zone import capacity

from .tables import fingerprint

STOCKS = {"nature": NATURE, "wellbeing": WELLBEING, "energy": ENERGY, "terras": TERRAS}
OTHERS_DECIDE = {"pay", "agree", "decline", "borrow"}  # the last where somebody owes
EVERY = 50  # one state of so many is kept to be looked at again
LONGEST = 6_000


def play_on(game, state, pick, luck):
    """Play to the end, and check after each step what must hold; the last state.

    `pick` takes the game, a state, its legal moves and `luck`, and returns one of the moves.
    """
    legal_moves, step, verbs = game.legal_moves, game.step, game.cards.moves.verbs
    check(game, state, state[COUNTRIES:])
    everything, kept = cards(state), []
    assert everything == list(range(len(game.cards.deck.cards)))
    for number in range(LONGEST):
        moves = legal_moves(state)
        if not moves:
            break
        assert len(set(moves)) == len(moves) <= 20
        assert state[WHO] == state[TURN] or verbs[moves[0]] in OTHERS_DECIDE
        after = step(state, pick(game, state, moves, luck))
        check(game, after, changed(state, after))
        if number % EVERY == 0:
            assert cards(after) == everything
            kept.append((after, fingerprint(after)))
        state = after
    assert state[PHASE] == OVER
    assert state[YEAR] <= game.options.years
    assert cards(state) == everything
    assert all(fingerprint(old) == looked for old, looked in kept)
    return state


@cache
def counters(players):
    """TB-I1: how much nature and well-being there is in a game."""
    return START[NATURE] * players, START[WELLBEING] * players


def check(game, s, news):
    """What holds in every state; of the countries, those are looked at that are not as they were."""
    nature, wellbeing = s[ZONE] + s[GONE], s[ZONE + 1] + s[GONE + 1]
    for country in s[COUNTRIES:]:
        nature += country[NATURE]
        wellbeing += country[WELLBEING]
    assert (nature, wellbeing) == counters(game.players)  # TB-I1
    assert min(s[ZONE : GONE + 2]) >= 0
    assert s[ZONE] + s[ZONE + 1] <= capacity(s)
    over, bursts = s[PHASE] == OVER, s[BURSTS]
    assert bursts <= game.bursts + over
    assert s[OFFERS] <= MOST_OFFERS
    assert s[ITEMS] <= MOST_ITEMS
    for country in news:
        stocks = country[: TERRAS + 1]
        assert min(stocks) >= 0
        assert not country[TERRAS] % 1_000
        assert 0 <= country[SQUARE] < len(game.cards.board)
        assert len(country[HAND]) <= HELD + 1
        if bursts <= game.bursts:  # a lost planet stops a payment half-way
            assert (not country[NATURE] or not country[WELLBEING]) == bool(country[OUT])
        if country[OUT]:
            assert over or not any(stocks)
            assert not country[HAND]
            assert not country[LOAN]


def changed(before, after):
    """The countries that are not as they were; all of them when the zone burst or the game is over.

    Stocks changed by what the log tells, counter by counter and Terra by Terra.
    """
    countries = after[COUNTRIES:]
    told = [country[: TERRAS + 1] for country in before[COUNTRIES:]]
    for kind, who, what, amount, *_ in after[LOG]:
        if what in STOCKS and kind not in {"draw", "return"}:  # of the energy pile
            told[who][STOCKS[what]] += amount
    for stocks, country in zip(told, countries, strict=True):
        assert country[: TERRAS + 1] == stocks or country[OUT]
    if before[BURSTS] != after[BURSTS] or after[PHASE] == OVER:
        return countries
    return [new for new, old in zip(countries, before[COUNTRIES:], strict=True) if new != old]


def cards(s):
    """TB-I2: where the infrastructure cards are."""
    found = [card for i in range(3) for card in s[PILES + i]]
    for country in s[COUNTRIES:]:
        found += country[HAND] + country[BUILT]
    return sorted(found)

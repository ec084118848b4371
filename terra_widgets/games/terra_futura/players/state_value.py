"""How good a territory of Terra Futura is, in points to be expected at the end.

A few plain facts about the territory, each times a weight that depends on how many turns are left. The
weights were fitted to the final points of some thousand games of the thinker against itself.
"""

from __future__ import annotations

from typing import NamedTuple

from terra_widgets.games.terra_futura.players.places import drawn_on, to_come
from terra_widgets.games.terra_futura.players.total import total
from terra_widgets.games.terra_futura.players.token_values import Kinds, spread
from terra_widgets.games.terra_futura.rules import TerraFutura
from terra_widgets.games.terra_futura.rules.cards import EXCHANGE, GAIN, Work
from terra_widgets.games.terra_futura.rules.ending import count
from terra_widgets.games.terra_futura.rules.numbers import POINTS, TURNS
from terra_widgets.games.terra_futura.rules.state import (
    CARDS, CELLS, CHOSEN_SET, CUBES, FINAL, HELD, LANDS, MASK, MONEY, NONE, ONE_ROOM, OWNED, PATTERN, PENDING,
    PHASE, RAWS, RAW_FIELD, ROOM, TURN, State, Territory, unpack,
)  # fmt: skip

WEIGHTS = {
    # turns left:      0      1      2      3      4      5      6      7
    "raws":         (1.28,  1.28,  1.34,  1.42,  1.55,  1.75,  1.90,  2.40),
    "money":        (0.38,  0.40,  0.42,  0.55,  0.90,  1.00,  1.05,  1.30),
    "products":     (1.09,  1.11,  1.13,  1.13,  1.13,  1.12,  1.05,  1.00),
    "polluted":    (-0.95, -0.88, -0.92, -1.10, -1.20, -1.20, -1.30, -1.50),
    "room":         (0.15,  0.50,  0.80,  1.10,  1.45,  1.80,  2.00,  2.00),
    "spaces":       (0.00,  0.05,  0.40,  0.62,  0.80,  1.05,  1.30,  1.50),
    "inactive":    (-1.35, -2.00, -2.60, -3.20, -3.50, -4.00, -4.00, -4.00),
    "gains":        (0.00,  0.62,  0.56,  0.51,  0.52,  0.51,  0.51,  0.48),
    "exchangers":   (0.00,  0.00,  0.00,  0.10,  0.70,  1.10,  1.30,  1.40),
    "pattern":      (0.26,  0.22,  0.15,  0.13,  0.17,  0.30,  0.50,  0.65),
    "ready":        (0.00,  0.48,  0.42,  0.48,  0.52,  0.57,  0.60,  0.70),
    "inputs":       (0.00,  0.37,  0.37,  0.30,  0.13,  0.05,  0.00,  0.00),
    "coins":        (0.00,  0.80,  0.98,  0.85,  0.30,  0.22,  0.20,  0.10),
    "fitting":      (2.70,  5.30,  5.80,  5.00,  3.50,  2.10,  1.00,  1.00),
    "sets":         (0.91,  0.79,  0.63,  0.47,  0.34,  0.30,  0.30,  0.00),
}  # fmt: skip
TO_COME = (2.0, 8.0, 15.0, 23.0, 30.0, 36.0, 43.0, 50.0)  # what the cards of the turns left will bring
BY_TURNS_LEFT = tuple(zip(*WEIGHTS.values(), strict=True))
PRODUCTS = range(RAWS, MONEY)
WAITING = 0.8  # of what an activation brings, while it waits to be used in this turn
WORTH_IT = 0.3  # points that an exchange must bring to count
MEMORY = 8_000


class Priced(NamedTuple):
    """An exchange, or a gain, and what one use of it brings."""

    value: float
    cost: Kinds
    raws: int
    gives: Kinds
    choices: tuple[tuple[int, ...], ...]


class Site(NamedTuple):
    """What does not change while the same cards are active: most of the work, and it is kept."""

    left: int
    gains: float
    exchangers: int
    pattern: float
    wanted: tuple[tuple[Kinds, int], ...]
    """The price of each card's best exchange: kinds, and raws in all."""
    demand: tuple[float, ...]
    supply: tuple[float, ...]
    """By kind: what the activations to come will ask for, and what they will bring."""
    made: int
    """Which products can be made, as bits."""
    uses: tuple[float, ...]
    """By place, what one activation brings."""


class StateValue:
    """Values territories in one game."""

    def __init__(self, game: TerraFutura) -> None:
        self.game = game
        cards = game.cards
        self.sets = [
            (
                card.points,
                tuple((k, n) for k, n in enumerate(card.set) if n),
                sum(1 << k for k in PRODUCTS if card.set[k]),
            )
            for card in cards.deck.scoring
        ]
        self._priced = [[self._prices(card, left) for card in cards.effects] for left in range(TURNS + 1)]
        self._sites: dict[tuple[object, ...], Site] = {}

    # Prices

    def _prices(self, effects: tuple[int, ...], left: int) -> tuple[list[Priced], list[Priced]]:
        """The gains and the exchanges of a card, priced for a moment of the game."""
        works = [self.game.cards.works[e] for e in effects]
        kinds = [1.0 + 0.1 * left] * RAWS + [POINTS[k] + 0.15 * left for k in PRODUCTS]
        kinds.append(min(0.5 + 0.25 * left, 1.75))
        cube = 0.9 + 0.1 * left
        gains = [_priced(work, kinds, cube) for work in works if work.kind == GAIN]
        return gains, [_priced(work, kinds, cube) for work in works if work.kind == EXCHANGE]

    # The territory

    def value(self, s: State, player: int) -> float:
        """The points that a player may expect, as far as its own territory tells."""
        land = s[LANDS + player]
        pending = s[PENDING] if s[TURN] == player else ()
        if s[FINAL] and not pending and s[PHASE] != PATTERN:
            return self.final(land)
        facts, site = self.facts(land)
        weights = BY_TURNS_LEFT[site.left]
        value = total([fact * weight for fact, weight in zip(facts, weights, strict=True)])
        if pending:
            value += WAITING * total([site.uses[cell] for cell in pending])
        options = self.game.options
        if options.penalty_per_cube:  # TF-W2: "polluted" has counted one for each card
            value -= float(land[CUBES] - facts[3])
        value -= float(options.carbon_price * land[CUBES])  # TF-W4
        return value + TO_COME[site.left]

    def final(self, land: Territory) -> float:
        """The points of a territory when nothing can change any more but the set."""
        held = [i for i, card in enumerate(land[HELD]) if card != NONE and land[CHOSEN_SET] in {i, NONE}]
        counts = [count(self.game, land, i) for i in held] or [count(self.game, land, None)]
        return float(max(sum(line.points for line in lines) for lines in counts))

    def facts(self, land: Territory) -> tuple[tuple[float, ...], Site]:
        """The facts that are weighed, in the order of WEIGHTS, and where they come from."""
        site = self.site(land)
        owned = unpack(land[OWNED])
        green, red, yellow, food, construction, goods, money = owned
        raws = green + red + yellow
        printed, rooms = self.game.cards.spaces, self.game.cards.rooms
        polluted = room = spaces = inactive = 0
        for cell in land[CELLS]:
            free = land[cell] >> ROOM
            card = land[CARDS][cell]
            if free == rooms[card]:
                spaces += printed[card]
            else:
                polluted += 1
                if free:
                    room += free - 1
                else:
                    inactive += 1
        ready = 0
        for cost, raws_needed in site.wanted:
            if raws_needed <= raws:
                ready += all(owned[k] >= n for k, n in cost)
        fitting, sets = self._sets(land, owned, site.made)
        demand, supply = site.demand, site.supply
        inputs = total([min(owned[k] + supply[k], demand[k]) for k in range(RAWS)])
        return (
            raws, money, POINTS[3] * food + POINTS[4] * construction + POINTS[5] * goods,
            polluted, room, spaces, inactive, site.gains, site.exchangers, site.pattern,
            ready, inputs, min(money, demand[MONEY]), fitting, sets,
        ), site  # fmt: skip

    def _sets(self, land: Territory, owned: tuple[int, ...], made: int) -> tuple[float, float]:
        """Which share of a set's products there will be, and the points of the better set so far."""
        for k in PRODUCTS:
            if owned[k]:
                made |= 1 << k
        fitting = sets = 0.0
        for card in land[HELD]:
            if card != NONE:
                points, need, products = self.sets[card]
                if products:
                    fitting = max(fitting, (products & made).bit_count() / products.bit_count())
                sets = max(sets, points * min([owned[k] / n for k, n in need]))
        return fitting, sets

    def site(self, land: Territory) -> Site:
        """What the active cards and their places promise."""
        cards = land[CARDS]
        active = tuple([cell for cell in land[CELLS] if land[cell] >= ONE_ROOM])
        key = land[MASK], active, tuple([cards[cell] for cell in active]), land[HELD]
        known = self._sites.get(key)
        if known is None:
            if len(self._sites) >= MEMORY:
                self._sites.clear()
            known = self._sites[key] = self._site(land, active)
        return known

    def _site(self, land: Territory, active: tuple[int, ...]) -> Site:
        left = TURNS + 1 - len(land[CELLS])
        times = to_come(land[MASK])
        scoring = self.game.cards.deck.scoring
        patterns = [drawn_on(land[MASK], scoring[card].pattern) for card in land[HELD] if card != NONE]
        brought = [0.0] * len(patterns)
        uses = [0.0] * len(times)
        demand, supply = [0.0] * len(POINTS), [0.0] * len(POINTS)
        wanted = []
        gained, exchangers, made = 0.0, 0, 0
        for cell in active:
            gains, exchanges = self._priced[left][land[CARDS][cell]]
            gain = max([priced.value for priced in gains], default=0.0)
            best = max(exchanges, default=None)
            exchange = best.value if best else 0.0
            uses[cell] = max(gain, 0.7 * exchange)
            gained += times[cell] * max(0.0, gain)
            exchangers += exchange > max(0.0, gain)
            for i, pattern in enumerate(patterns):
                brought[i] += pattern[cell] * max(0.0, gain, 0.8 * exchange)
            for priced in exchanges:
                for k, _ in priced.gives:
                    made |= 1 << k
            if best and exchange > WORTH_IT and times[cell]:
                wanted.append((best.cost, best.raws))
                for k, n in best.cost:
                    demand[k] += times[cell] * n
            else:
                for priced in gains:
                    _supply(priced, times[cell] / len(gains), supply)
        return Site(
            min(left, TURNS - 1), gained, exchangers, max(brought, default=0.0), tuple(wanted),
            tuple(demand), tuple(supply), made, tuple(uses),
        )  # fmt: skip


def _priced(work: Work, kinds: list[float], cube: float) -> Priced:
    gives, cost = spread(work.gives), spread(work.cost)
    named = sum(n for k, n in cost if k < RAWS)
    raws = work.cost >> RAW_FIELD
    value = total(n * kinds[k] for k, n in gives)
    value += total(max(kinds[k] for k in some) for some in work.choices)
    value -= total(n * kinds[k] for k, n in cost) + (raws - named) * min(kinds[:RAWS]) + work.cubes * cube
    return Priced(value, cost, raws, gives, work.choices)


def _supply(gain: Priced, times: float, supply: list[float]) -> None:
    for k, n in gain.gives:
        supply[k] += times * n
    for some in gain.choices:
        for k in some:
            supply[k] += times / len(some)

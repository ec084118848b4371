"""What tokens and effects are worth, in points, to a player with weights of its own."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from terra_widgets.games.terra_futura.rules import TerraFutura
from terra_widgets.games.terra_futura.rules.activation import wanted_kinds
from terra_widgets.games.terra_futura.rules.cards import ASSISTANCE, GAIN, TRANSFER
from terra_widgets.games.terra_futura.rules.numbers import POINTS
from terra_widgets.games.terra_futura.rules.state import FIELD, MONEY, NONE, RAWS, RAW_FIELD, SHIFT, unpack

if TYPE_CHECKING:
    from terra_widgets.games.terra_futura.players.weights import Weights

PRODUCTS = range(RAWS, MONEY)
CHANCES = 0.9, 0.55, 0.25  # in hand, in reach, far: how likely an exchange is to find what it needs
SPARE_MONEY = 0.3
CHAIN = 0.7  # of what an exchange brings, credited to its inputs beforehand
SET_SHARE = 0.35  # of a set's points, credited to each of its tokens
LIKELY_CUBE = 1.2  # what a cube costs that is not yet there
MEMORY = 2048

Kinds = tuple[tuple[int, int], ...]
Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


@lru_cache(maxsize=MEMORY)
def spread(packed: int) -> Kinds:
    """The kinds in a packed number, each with how many there are."""
    return tuple((k, n) for k, n in enumerate(unpack(packed)) if n)


def cube_points(game: TerraFutura, weights: Weights) -> tuple[float, float]:
    """What the rules take for a cube beyond the usual, as far as a player heeds it.

    The first one is for the first cube on a card, the second one for each other cube.
    """
    price = weights.heed * game.options.carbon_price  # TF-W4
    return price, price + weights.heed * game.options.penalty_per_cube  # TF-W2


class Effect(NamedTuple):
    """What one effect brings at given prices."""

    kind: int
    net: float
    """What it gives, less what it costs, without pollution."""
    cubes: float
    """Its cubes, as heavily as they weigh."""
    cost: Kinds
    """The kinds that it names in its price."""
    raws: int
    """How many raw materials it costs, of whatever colour."""
    in_hand: float
    """What it may bring some day: with its price in hand, in reach, or far."""
    in_reach: float
    far: float


class TokenValues:
    """What the seven kinds are worth, and with that every effect.

    `full` counts what an own exchange could make of a token, `bare` is what paying it gives up.
    """

    def __init__(
        self, game: TerraFutura, weights: Weights, full: Sequence[float], bare: Sequence[float]
    ) -> None:
        self.cards, self.weights, self.full, self.bare = game.cards, weights, full, bare
        self.cube = sum(cube_points(game, weights)) / 2  # for a card with cubes, or for one without
        self._effects: dict[int, Effect] = {}
        self._cards: dict[int, tuple[Effect, ...]] = {}
        self._maybe: dict[int, float] = {}

    def tokens(self, packed: int, choices: tuple[tuple[int, ...], ...] = ()) -> float:
        """What tokens are worth, with the best of each free choice."""
        values = self.full
        total = 0.0
        for k, n in spread(packed):
            total += n * values[k]
        for open_kinds in choices:
            total += max([values[k] for k in open_kinds])
        return total

    def price(self, cost: int) -> float:
        """What paying a cost gives up; "any raw" is paid with the cheapest colour."""
        values = self.bare
        total, named = 0.0, 0
        for k, n in spread(cost):
            total += n * values[k]
            named += n if k < RAWS else 0
        open_raws = (cost >> RAW_FIELD) - named
        return total + open_raws * min(values[:RAWS]) if open_raws else total

    def effect(self, number: int) -> Effect:
        """What an effect brings."""
        known = self._effects.get(number)
        if known is None:
            kind, cost, cubes, gives, choices = self.cards.works[number]
            net = self.tokens(gives, choices)
            if cost:
                net -= self.price(cost)
            heavy = cubes * self.weights.cubes
            likely = [
                (net * chance if cost else net) - heavy * (LIKELY_CUBE + self.cube) for chance in CHANCES
            ]
            known = Effect(kind, net, heavy, spread(cost), cost >> RAW_FIELD, *likely)
            self._effects[number] = known
        return known

    def effects(self, card: int) -> tuple[Effect, ...]:
        """What the effects of a card bring, but Assistance."""
        known = self._cards.get(card)
        if known is None:
            effects = [self.effect(number) for number in self.cards.effects[card]]
            known = self._cards[card] = tuple(e for e in effects if e.kind != ASSISTANCE)
        return known

    def maybe(self, card: int) -> float:
        """What one activation of a card may bring some day, its price in reach; transfers aside."""
        known = self._maybe.get(card)
        if known is None:
            values = [effect.in_reach for effect in self.effects(card) if effect.kind != TRANSFER]
            known = self._maybe[card] = max(0.0, *values) if values else 0.0
        return known


class Situation:
    """Which cards are active and which set is wanted: most decisions of a turn share one."""

    def __init__(self, token_values: TokenValues, made: list[int]) -> None:
        self.token_values, self.made = token_values, made
        self._uses: dict[int, Uses] = {}

    def uses(self, owned: int) -> Uses:
        """What cards bring with so much in hand."""
        known = self._uses.get(owned)
        if known is None:
            known = self._uses[owned] = Uses(self, unpack(owned))
        return known


class Uses(dict[int, float]):
    """What one activation of each card brings, as likely as it finds its price; transfers aside."""

    def __init__(self, situation: Situation, owned: tuple[int, ...]) -> None:
        super().__init__()
        self.token_values, self.made, self.owned = situation.token_values, situation.made, owned
        self.raws = sum(owned[:RAWS]) + sum(self.made[:RAWS])

    def __missing__(self, card: int) -> float:
        best, owned = 0.0, self.owned
        for kind, _, _, cost, raws, in_hand, in_reach, far in self.token_values.effects(card):
            value = in_hand
            if raws > self.raws:
                value = far
            else:
                for k, n in cost:
                    if n > owned[k]:
                        value = in_reach
                        if not self.made[k]:
                            value = far
                            break
            if kind != TRANSFER and value > best:
                best = value
        self[card] = best
        return best


class GameValues:
    """What is known of a game to a player with certain weights, and every situation met so far.

    Making a situation is most of the work of a decision, and situations come again.
    """

    def __init__(self, game: TerraFutura, weights: Weights) -> None:
        self.game, self.weights = game, weights
        self.first_cube, self.next_cube = cube_points(game, weights)
        cards = game.cards
        self.gained = [[k for e in effects for k in cards.gained_kinds[e]] for effects in cards.effects]
        self.transfers = [any(cards.works[e].kind == TRANSFER for e in effects) for effects in cards.effects]
        self.sets: list[tuple[float, Kinds]] = [
            (card.points / sum(card.set), tuple((k, n) for k, n in enumerate(card.set) if n))
            for card in cards.deck.scoring
        ]
        self._situations: dict[tuple[int, tuple[int, ...], int], Situation] = {}
        self._priced: dict[tuple[tuple[float, ...], tuple[float, ...]], TokenValues] = {}
        self._bases = {held: self._bare(held) for held in range(NONE, len(self.sets))}
        self._credits: dict[int, list[list[tuple[int, float]]]] = {}

    def wanted(self, held: tuple[int, ...], owned: int) -> int:
        """The scoring card whose set fits best what a player owns, or NONE."""
        best, wanted = 0.0, NONE
        for card in held:
            if card != NONE:
                share, kinds = self.sets[card]
                fit = 0
                for k, n in kinds:
                    have = (owned >> SHIFT[k] & FIELD) + 1
                    fit += min(have, n)
                if share * fit > best:
                    best, wanted = share * fit, card
        return wanted

    def situation(self, wanted: int, active: tuple[int, ...], final: int) -> Situation:
        """What is to be known while the same cards are active and the same set is wanted."""
        known = self._situations.get((wanted, active, final))
        if known is None:
            made = [0] * len(POINTS)
            for card in active:
                for k in self.gained[card]:
                    made[k] += 1
            known = Situation(self._token_values(wanted, active, final), made)
            _kept(self._situations, (wanted, active, final), known)
        return known

    def _bare(self, wanted: int) -> tuple[float, ...]:
        """A token is worth its points, and more when the set of a scoring card wants it."""
        values = [float(p) for p in POINTS]
        for k in PRODUCTS:
            values[k] *= self.weights.products
        if wanted != NONE:
            share, kinds = self.sets[wanted]
            for k, _ in kinds:
                values[k] += SET_SHARE * share
        return tuple(values)

    def _token_values(self, wanted: int, active: tuple[int, ...], final: int) -> TokenValues:
        """A token is worth more when an own exchange can turn it into something better."""
        bare = self._bases[wanted]
        full = list(bare)
        if not final:
            full[MONEY] += SPARE_MONEY * self.weights.money
            if wanted not in self._credits:
                self._credits[wanted] = self._chains(TokenValues(self.game, self.weights, full, bare))
            bonus = [0.0] * len(POINTS)
            for card in active:
                for k, more in self._credits[wanted][card]:
                    bonus[k] = max(bonus[k], more)
            full = [value + more for value, more in zip(full, bonus, strict=True)]
        key = tuple(full), bare
        return self._priced.get(key) or _kept(
            self._priced, key, TokenValues(self.game, self.weights, full, bare)
        )

    def _chains(self, token_values: TokenValues) -> list[list[tuple[int, float]]]:
        """For each card, what its exchanges add to the tokens that they take."""
        cards, added = self.game.cards, []
        for effects in cards.effects:
            some: list[tuple[int, float]] = []
            for work in (cards.works[e] for e in effects):
                if work.kind != GAIN and work.cost:
                    margin = (
                        token_values.tokens(work.gives, work.choices)
                        - token_values.price(work.cost)
                        - work.cubes * self.weights.cubes * (1.0 + token_values.cube)
                    )
                    size = sum(unpack(work.cost)[RAWS:]) + (work.cost >> RAW_FIELD)
                    some += [(k, CHAIN * margin / size) for k, _ in wanted_kinds(work.cost)[0] if margin > 0]
            added.append(some)
        return added


def _kept(memory: dict[Key, Value], key: Key, value: Value) -> Value:
    if len(memory) >= MEMORY:
        memory.clear()
    memory[key] = value
    return value


@lru_cache(maxsize=32)
def game_values(game: TerraFutura, weights: Weights) -> GameValues:
    """The values in a game, with these weights; games are told apart by identity."""
    return GameValues(game, weights)

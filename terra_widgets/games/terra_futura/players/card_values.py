"""One player's idea of what cards and cubes are worth, in points, in a territory as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.games.terra_futura.players.token_values import Uses, game_values
from terra_widgets.games.terra_futura.rules import TerraFutura
from terra_widgets.games.terra_futura.rules.cards import ASSISTANCE, TRANSFER
from terra_widgets.games.terra_futura.rules.numbers import TURNS
from terra_widgets.games.terra_futura.rules.state import (
    CARDS, CELLS, FINAL, HELD, LANDS, ONE_ROOM, OWNED, RESOURCES, ROOM, State, Territory,
)  # fmt: skip

if TYPE_CHECKING:
    from terra_widgets.games.terra_futura.players.weights import Weights

AGAIN = 0.45  # activations of a card per turn to come
SPACE_VALUE = 0.25  # of a pollution space, per activation


class CardValues:
    """One player's idea of values, made anew for each decision from the territory as it is."""

    __slots__ = (
        "_cheapest",
        "_transfer",
        "_uses",
        "game",
        "known",
        "land",
        "left",
        "s",
        "situation",
        "token_values",
        "tokens",
        "weights",
    )  # fmt: skip

    def __init__(self, game: TerraFutura, s: State, player: int, weights: Weights) -> None:
        self.game, self.s, self.weights = game, s, weights
        self.land: Territory = s[LANDS + player]
        land = self.land
        self.left = 0 if s[FINAL] else TURNS + 1 - len(land[CELLS])
        self.known = game_values(game, weights)
        cards = land[CARDS]
        active = tuple([cards[cell] for cell in land[CELLS] if land[cell] >= ONE_ROOM])
        wanted = self.known.wanted(land[HELD], land[OWNED])
        self.situation = self.known.situation(wanted, active, s[FINAL])
        self.token_values = self.situation.token_values
        self.tokens = self.token_values.tokens
        self._uses: Uses | None = None
        self._cheapest = self._transfer = -1.0

    @property
    def uses(self) -> Uses:
        """What cards bring with what is in hand."""
        if self._uses is None:
            self._uses = self.situation.uses(self.land[OWNED])
        return self._uses

    def cube(self, cell: int) -> float:
        """What a cube on a card costs: a point for the first one, and the card itself beyond its spaces."""
        land, card = self.land, self.land[CARDS][cell]
        room = land[cell] >> ROOM
        fresh = room == self.game.cards.rooms[card]
        first = 1.0 + self.known.first_cube if fresh else self.known.next_cube
        if room > 1:
            return first + 0.3 * self.left / TURNS
        return first + self.tokens(land[cell] & RESOURCES) + self.left * AGAIN * max(0.5, self.maybe(card))

    def cheapest_cube(self) -> float:
        """What the next cube costs on the card that minds it least."""
        if self._cheapest < 0:
            land = self.land
            costs = [self.cube(cell) for cell in land[CELLS] if land[cell] >= ONE_ROOM]
            self._cheapest = min(costs, default=99.0)
        return self._cheapest

    def effect(self, number: int) -> float:
        """What carrying out an effect brings."""
        kind, net, cubes, *_ = self.token_values.effect(number)
        if kind == TRANSFER:
            return self.transfer()
        if kind == ASSISTANCE:
            return 0.0
        return net - cubes * self.cheapest_cube() if cubes else net

    def transfer(self) -> float:
        """Moving pollution revives cards and gathers it where it costs one point for all."""
        if self._transfer < 0:
            land, rooms = self.land, self.game.cards.rooms
            value = 0.0
            for cell in land[CELLS]:
                if land[cell] < ONE_ROOM:
                    value += 1.0 + self.tokens(land[cell])
                elif land[cell] >> ROOM < rooms[land[CARDS][cell]]:
                    value += 0.3
            self._transfer = value * self.weights.cubes
        return self._transfer

    def maybe(self, card: int) -> float:
        """What one activation of a card may bring some day, with its best effect in reach."""
        value = self.token_values.maybe(card)
        return max(value, self.transfer()) if self.known.transfers[card] else value

    def use(self, card: int) -> float:
        """What one activation of a card brings, with its best effect."""
        value = self.uses[card]
        return max(value, self.transfer()) if self.known.transfers[card] else value

    def card(self, card: int) -> float:
        """What a card in the market brings per activation, with its spaces spread over what is left."""
        spaces = self.game.cards.spaces[card]
        return self.use(card) + SPACE_VALUE * spaces * self.weights.cubes

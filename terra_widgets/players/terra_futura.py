"""What moves of Terra Futura seem to be worth to a player who looks at its own turn only.

All values are in points. Each decision has its own question; the answers share `Outlook`, the player's
idea of what tokens, cards and cubes are worth in the territory as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from terra_widgets.rules.terra_futura import TerraFutura
from terra_widgets.rules.terra_futura.activation import copy_moves, wanted_kinds
from terra_widgets.rules.terra_futura.cards import ASSISTANCE, GAIN, TRANSFER
from terra_widgets.rules.terra_futura.ending import POINTS, count, pattern_places
from terra_widgets.rules.terra_futura.layout import (
    ACTIVATE, AT, CARDS, CELLS, CENTRE, CHOOSE, CLEAN, COPY, FIELD, FINAL, HAND, HELD, LANDS, MARKET, MASK,
    MONEY, MOVE, NONE, ONE_ROOM, OWNED, PATTERN, PAY, PHASE, PLACE, POLLUTE, RAW_FIELD, RAWS, REWARD, ROOM,
    ROW, SCORE, SHIFT, TURNS, WHO, State, Territory,
    unpack,
)  # fmt: skip
from terra_widgets.rules.terra_futura.market import line_of, place_moves
from terra_widgets.rules.terra_futura.moves import ARGS, DECLINE, DRAW, END, ENOUGH, PLACE_AT, TAKE

if TYPE_CHECKING:
    from terra_widgets.players.greedy import Taste

LINE_MATES = 4
IN_HAND, IN_REACH, FAR = 0.9, 0.55, 0.25  # how likely an exchange is to find what it needs
SPARE_MONEY = 0.3
CHAIN = 0.7  # of what an exchange brings, credited to its inputs beforehand
AGAIN = 0.45  # activations of a card per turn to come
SPACE_WORTH = 0.25  # of a pollution space, per activation
SET_SHARE = 0.35  # of a set's points, credited to each of its tokens
UNKNOWN_CARD = 0.9  # of an average face-up card
FREE_FIRST = 100.0  # gains cost nothing: they come before what they may help to pay


class Outlook:
    """One player's idea of worth, made anew for each decision from the territory as it is."""

    def __init__(self, game: TerraFutura, s: State, player: int, taste: Taste) -> None:
        self.game, self.s, self.taste = game, s, taste
        self.land: Territory = s[LANDS + player]
        self.left = 0 if s[FINAL] else TURNS + 1 - len(self.land[CELLS])
        self.owned = [self.land[OWNED] >> shift & FIELD for shift in SHIFT]
        self.made = [0] * 7
        self.worth = [float(p) for p in POINTS]
        self._sets()
        self.base = self.worth[:]
        self._chains()

    def _sets(self) -> None:
        """A token is worth more when a set of a scoring card wants it."""
        best = 0.0
        extra: tuple[tuple[int, float], ...] = ()
        for card in self.land[HELD]:
            if card != NONE:
                scoring = self.game.cards.deck.scoring[card]
                share = scoring.points / sum(scoring.set)
                fit = share * sum(min(n, have + 1) for n, have in zip(scoring.set, self.owned, strict=True))
                if fit > best:
                    best, extra = (
                        fit,
                        tuple((kind, SET_SHARE * share) for kind, n in enumerate(scoring.set) if n),
                    )
        for kind, more in extra:
            self.worth[kind] += more

    def _chains(self) -> None:
        """A token is worth more when an own exchange can turn it into something better."""
        land, cards = self.land, self.game.cards
        exchanges = []
        for cell in land[CELLS]:
            if land[cell] >= ONE_ROOM:
                for effect in cards.effects[land[CARDS][cell]]:
                    work = cards.works[effect]
                    if work.kind == GAIN:
                        for k in cards.gained_kinds[effect]:
                            self.made[k] += 1
                    elif work.cost:
                        exchanges.append(work)
        if self.s[FINAL]:
            return
        self.worth[MONEY] += SPARE_MONEY * self.taste.money
        bonus = [0.0] * 7
        for work in exchanges:
            margin = (
                self.tokens(work.gives, work.choices) - self.price(work.cost) - work.cubes * self.taste.cubes
            )
            wanted = wanted_kinds(work.cost)[0]
            if margin > 0:
                size = sum(unpack(work.cost)[RAWS:]) + (work.cost >> RAW_FIELD)
                for k, _ in wanted:
                    bonus[k] = max(bonus[k], CHAIN * margin / size)
        for k in range(7):
            self.worth[k] += bonus[k]

    def tokens(self, packed: int, choices: tuple[tuple[int, ...], ...] = ()) -> float:
        """What tokens are worth, with the best of each free choice."""
        worth = self.worth
        total = 0.0
        for k in range(7):
            n = packed >> SHIFT[k] & FIELD
            if n:
                total += n * worth[k]
        for open_kinds in choices:
            total += max(worth[k] for k in open_kinds)
        return total

    def price(self, cost: int) -> float:
        """What paying a cost gives up; "any raw" is paid with the cheapest colour."""
        worth = self.base
        total, named = 0.0, 0
        for k in range(7):
            n = cost >> SHIFT[k] & FIELD
            if n:
                total += n * worth[k]
                named += n if k < RAWS else 0
        open_raws = (cost >> RAW_FIELD) - named
        return total + open_raws * min(worth[:RAWS]) if open_raws else total

    def cube(self, cell: int) -> float:
        """What a cube on a card costs: a point for the first one, and the card itself beyond its spaces."""
        land, card = self.land, self.land[CARDS][cell]
        room = land[cell] >> ROOM
        first = 1.0 if room == self.game.cards.spaces[card] + 1 else 0.0
        if room > 1:
            return first + 0.3 * self.left / TURNS
        return first + self.tokens(land[cell]) + self.left * AGAIN * max(0.5, self.use(card, IN_REACH))

    def cheapest_cube(self) -> float:
        """What the next cube costs on the card that minds it least."""
        land = self.land
        return min((self.cube(cell) for cell in land[CELLS] if land[cell] >= ONE_ROOM), default=99.0)

    def effect(self, effect: int, chance: float = 1.0) -> float:
        """What carrying out an effect brings, times how likely an exchange is to find its inputs."""
        kind, cost, cubes, gives, choices = self.game.cards.works[effect]
        if kind == TRANSFER:
            return self.transfer()
        if kind == ASSISTANCE:
            return 0.0
        value = self.tokens(gives, choices)
        if cost:
            value = (value - self.price(cost)) * chance
        if cubes:
            value -= cubes * self.taste.cubes * (self.cheapest_cube() if chance == 1.0 else 1.2)
        return value

    def transfer(self) -> float:
        """Moving pollution revives cards and gathers it where it costs one point for all."""
        land, spaces = self.land, self.game.cards.spaces
        value = 0.0
        for cell in land[CELLS]:
            if land[cell] < ONE_ROOM:
                value += 1.0 + self.tokens(land[cell])
            elif land[cell] >> ROOM <= spaces[land[CARDS][cell]]:
                value += 0.3
        return value * self.taste.cubes if value else 0.0

    def reach(self, cost: int) -> float:
        """How likely an exchange finds what it needs in this territory."""
        chance, raws = IN_HAND, 0
        for k in range(7):
            n = cost >> SHIFT[k] & FIELD
            if n > self.owned[k]:
                chance = min(chance, IN_REACH if self.made[k] else FAR)
        raws = cost >> RAW_FIELD
        if raws > sum(self.owned[:RAWS]) + sum(self.made[:RAWS]):
            chance = FAR
        return chance

    def use(self, card: int, chance: float | None = None) -> float:
        """What one activation of a card brings, with its best effect."""
        cards = self.game.cards
        best = 0.0
        for effect in cards.effects[card]:
            cost = cards.works[effect].cost
            likely = chance if chance is not None else self.reach(cost)
            best = max(best, self.effect(effect, likely))
        return best

    def card(self, card: int) -> float:
        """What a card in the market brings per activation, with its spaces spread over what is left."""
        spaces = self.game.cards.spaces[card]
        return self.use(card) + SPACE_WORTH * spaces * self.taste.cubes


def appraise(game: Any, s: State, moves: Sequence[int], taste: Taste) -> list[float]:
    """What each of the legal moves seems to be worth."""
    return QUESTIONS[s[PHASE]](Outlook(game, s, s[WHO], taste), moves)


def _market(look: Outlook, moves: Sequence[int]) -> list[float]:
    s = look.s
    places = _lines(look)
    known = {card: look.card(card) for level in (0, 1) for card in s[ROW + level]}
    worth = {
        card: max(line + (LINE_MATES + 1 - mates) * v for line, mates in places) for card, v in known.items()
    }
    best = max(worth.values(), default=0.0)
    mean = sum(worth.values()) / max(1, len(worth))
    values = []
    for move in moves:
        level, i, _ = ARGS[move]
        if move >= DRAW:
            values.append(UNKNOWN_CARD * mean)
        elif move >= TAKE:
            values.append(worth[s[ROW + level][i]])
        else:
            # A new face-up card for one that nobody here wants is free.
            last = worth[s[ROW + level][0]]
            values.append(best + best - last if last < best else UNKNOWN_CARD * mean)
    return values


def _lines(look: Outlook) -> list[tuple[float, int]]:
    """For every place: what the cards in line with it would bring now, and how many they are."""
    land = look.land
    active = {cell: look.use(land[CARDS][cell]) if land[cell] >= ONE_ROOM else 0.0 for cell in land[CELLS]}
    lines = []
    for move in place_moves(look.game, look.s):
        cell = move - PLACE_AT
        line = line_of(land[MASK] | 1 << cell, cell)
        lines.append((sum(active[c] for c in line if c != cell), len(line) - 1))
    return lines


def _place(look: Outlook, moves: Sequence[int]) -> list[float]:
    value = look.card(look.s[HAND])
    return [line + (LINE_MATES + 1 - mates) * value for line, mates in _lines(look)]


def _activate(look: Outlook, moves: Sequence[int]) -> list[float]:
    cards, land, works = look.game.cards, look.land, look.game.cards.works
    values = []
    for move in moves:
        if move == END:
            values.append(0.01)
            continue
        cell, number, _ = ARGS[move]
        effects = cards.effects[land[CARDS][cell]]
        effect = effects[number]
        if works[effect].kind == ASSISTANCE:
            value = max(_copy(look, copy_moves(look.game, look.s)), default=0.0)
        else:
            value = look.effect(effect)
        if value > 0.01 and not works[effect].cubes and all(works[e].kind == GAIN for e in effects):
            value += FREE_FIRST
        values.append(value)
    return values


def _copy(look: Outlook, moves: Sequence[int]) -> list[float]:
    cards, s = look.game.cards, look.s
    values = []
    for move in moves:
        owner, cell, number = ARGS[move]
        effect = cards.effects[s[LANDS + owner][CARDS][cell]][number]
        if cards.works[effect].kind == TRANSFER:
            values.append(look.transfer() - look.cube(CENTRE))
        else:
            values.append(look.effect(effect) - 0.3)
    return values


def _pay(look: Outlook, moves: Sequence[int]) -> list[float]:
    # The least useful kind first, and from the card that has the least room for pollution.
    land = look.land
    return [-look.worth[ARGS[m][1]] - 0.01 * (land[ARGS[m][0]] >> ROOM) for m in moves]


def _kind(look: Outlook, moves: Sequence[int]) -> list[float]:
    # With equals, the kind of which there is least.
    return [look.worth[ARGS[m][0]] - 0.05 * look.owned[ARGS[m][0]] for m in moves]


def _pollute(look: Outlook, moves: Sequence[int]) -> list[float]:
    return [-look.cube(ARGS[m][0]) for m in moves]


def _move(look: Outlook, moves: Sequence[int]) -> list[float]:
    land, at = look.land, look.s[AT]
    here = look.cube(at) if land[at] >> ROOM == 1 else 0.0
    return [0.0 if m == ENOUGH else _relief(look, ARGS[m][0]) - here for m in moves]


def _clean(look: Outlook, moves: Sequence[int]) -> list[float]:
    return [0.0 if m == DECLINE else _relief(look, ARGS[m][0]) for m in moves]


def _relief(look: Outlook, cell: int) -> float:
    """What a card gains when a cube leaves it."""
    land = look.land
    spaces = look.game.cards.spaces[land[CARDS][cell]]
    room = land[cell] >> ROOM
    last = 1.0 if room == spaces else 0.05
    if room:
        return last
    return (
        last + look.tokens(land[cell]) + look.left * AGAIN * max(0.5, look.use(land[CARDS][cell], IN_REACH))
    )


def _pattern(look: Outlook, moves: Sequence[int]) -> list[float]:
    land = look.land
    values = []
    for m in moves:
        drawn = look.game.cards.deck.scoring[land[HELD][ARGS[m][0]]].pattern
        values.append(
            sum(
                look.use(land[CARDS][cell])
                for cell in pattern_places(land[MASK], drawn)
                if land[cell] >= ONE_ROOM
            )
        )
    return values


def _score(look: Outlook, moves: Sequence[int]) -> list[float]:
    return [float(sum(line.points for line in count(look.game, look.land, ARGS[m][0]))) for m in moves]


QUESTIONS = {
    MARKET: _market, PLACE: _place, ACTIVATE: _activate, COPY: _copy, PAY: _pay, CHOOSE: _kind,
    POLLUTE: _pollute, MOVE: _move, REWARD: _kind, CLEAN: _clean, PATTERN: _pattern, SCORE: _score,
}  # fmt: skip

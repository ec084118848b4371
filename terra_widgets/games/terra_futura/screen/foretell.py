"""What the moves of Terra Futura would bring: points, cards that stop or work again, sets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from terra_widgets.games.contract import Move, State
from terra_widgets.games.terra_futura.deck import KINDS, Effect
from terra_widgets.games.terra_futura.rules import TerraFutura
from terra_widgets.games.terra_futura.rules.ending import count, pattern_places, sets_in
from terra_widgets.games.terra_futura.rules.market import line_of
from terra_widgets.games.terra_futura.rules.moves import ARGS, TEXT, VERB
from terra_widgets.games.terra_futura.rules.numbers import POINTS
from terra_widgets.games.terra_futura.rules.state import (
    AT, CARDS, CELL_NAMES, EFFECT, FIELD, HELD, LANDS, MASK, NEED, ONE_ROOM, OWNED, PAY, PENDING, PHASE,
    RAWS, RAW_FIELD, RESOURCES, ROOM, TURN, WHO, Territory, unpack,
)  # fmt: skip
from terra_widgets.games.terra_futura.screen import shapes
from terra_widgets.games.terra_futura.screen.cards import CardFaces, amount, effect_label
from terra_widgets.text import Fact, translate
from terra_widgets.text.words import listing, signed
from terra_widgets.widgets.foretold import foretold
from terra_widgets.widgets.shapes import Foretold

STAR = "\N{BLACK STAR}"
RAW = POINTS[0]  # all raw materials count alike


class Foretelling:
    """One moment; `sees` says whether the scoring cards of whoever decides may be looked at."""

    def __init__(self, game: TerraFutura, state: State, drawn: CardFaces, sees: bool) -> None:
        self.game, self.state, self.drawn, self.sees = game, state, drawn, sees
        self.language = drawn.language
        self._tell: dict[str, Callable[[Move], Foretold | None]] = {
            "place": self._place,
            "use": self._use,
            "copy": self._copy,
            "choose": self._receive,
            "reward": self._receive,
            "pollute": self._cube,
            "move": self._cube,
            "clean": self._cube,
            "end": self._end,
            "pattern": self._pattern,
            "score": self._score,
        }

    def moves(self, moves: Sequence[Move]) -> dict[str, Foretold]:
        """What is to be told of these moves."""
        found = {}
        for move in moves:
            tell = self._tell.get(VERB[move])
            told = tell(move) if tell else None
            if told is not None:
                found[TEXT[move]] = told
        return found

    def _place(self, move: Move) -> Foretold:
        """TF-25: the cards that the new one sets to work."""
        land, cell = self.state[LANDS + self.state[TURN]], ARGS[move][0]
        cards, names = land[CARDS], self.drawn.names
        line = line_of(land[MASK] | 1 << cell, cell)
        return _line_told(tuple([names[cards[at]] for at in line if at != cell]), self.language)

    def _use(self, move: Move) -> Foretold:
        cell, number, _ = ARGS[move]
        return self._effect(self.state[LANDS + self.state[TURN]][CARDS][cell], number)

    def _copy(self, move: Move) -> Foretold:
        owner, cell, number = ARGS[move]
        return self._effect(self.state[LANDS + owner][CARDS][cell], number)

    def _effect(self, card: int, number: int) -> Foretold:
        return _effect_told(self.game.cards.deck.cards[card].effects[number], self.language)

    def _receive(self, move: Move) -> Foretold:
        kind = ARGS[move][0]
        what = amount(KINDS[kind], 1, self.language)
        badge = f"{signed(POINTS[kind])} {STAR}"
        return foretold("foretold-receive", self.language, "plain", badge, what=what, size=POINTS[kind])

    def _cube(self, move: Move) -> Foretold:
        """TF-40 to TF-44: a cube comes or goes, and with the last free space a card stops."""
        state, cell, seat = self.state, ARGS[move][0], LANDS + self.state[WHO]
        before, after = state[seat], self.game.step(state, move)[seat]
        points = _points(self.game, after) - _points(self.game, before)
        facts: dict[str, Fact] = {"change": signed(points), "size": abs(points)}
        at = state[AT] if VERB[move] == "move" else cell
        if before[at] >= ONE_ROOM > after[at]:
            card = self.drawn.names[before[CARDS][at]]
            lies = self._lying(before[at])
            return foretold("foretold-cube-stops", self.language, "bad", card=card, **lies, **facts)
        if before[cell] < ONE_ROOM <= after[cell]:
            lies = self._lying(after[cell])
            return foretold("foretold-cube-frees", self.language, "good", **lies, **facts)
        if VERB[move] == "pollute":
            room = (after[cell] >> ROOM) - 1  # the one in the centre stops it
            return foretold("foretold-cube-safe", self.language, "good", room=room, **facts)
        return foretold("foretold-cube", self.language, "plain", f"{signed(points)} {STAR}", **facts)

    def _lying(self, packed: int) -> dict[str, Fact]:
        """What lies on a card, as facts for a sentence."""
        there = [(kind, n) for kind, n in zip(KINDS, unpack(packed), strict=True) if n]
        what = listing([amount(kind, n, self.language) for kind, n in there], self.language)
        return {"what": what, "count": sum(n for _, n in there)}

    def _end(self, _move: Move) -> Foretold:
        return foretold("foretold-end", self.language, "plain", "", count=len(self.state[PENDING]))

    # TF-11: the scoring cards

    def _pattern(self, move: Move) -> Foretold | None:
        """TF-60: the cards that a pattern sets to work."""
        if not self.sees:
            return None
        seat = self.state[TURN]
        land = self.state[LANDS + seat]
        card = self.game.cards.deck.scoring[land[HELD][ARGS[move][0]]]
        cells = pattern_places(land[MASK], card.pattern)
        stopped = sum(land[cell] < ONE_ROOM for cell in cells)
        names = listing([self.drawn.names[land[CARDS][cell]] for cell in cells], self.language)
        told = foretold(
            "foretold-pattern", self.language, "bad" if stopped else "plain", cards=names, stopped=stopped
        )
        return {**told, "lights": [f"cell:{seat}:{CELL_NAMES[cell]}" for cell in dict.fromkeys(cells)]}

    def _score(self, move: Move) -> Foretold | None:
        if not self.sees:
            return None
        return self.set_of(self.state[LANDS + self.state[TURN]], ARGS[move][0])

    def set_of(self, land: Territory, which: int) -> Foretold:
        """TF-61: what the set of a scoring card is worth now, or what one more needs."""
        card = land[HELD][which]
        points = self.game.cards.deck.scoring[card].points
        return _set_told(self.game.cards.sets[card], points, land[OWNED] & RESOURCES, self.language)


def _points(game: TerraFutura, land: Territory) -> int:
    return sum(line.points for line in count(game, land, None))


@lru_cache(maxsize=2048)
def _line_told(others: tuple[str, ...], language: str) -> Foretold:
    cards = listing([translate("foretold-this", language), *others], language)
    return foretold("foretold-place", language, cards=cards, count=len(others) + 1)


@lru_cache(maxsize=2048)
def _set_told(need: int, points: int, owned: int, language: str) -> Foretold:
    times = sets_in(owned, need)
    asked, there = unpack(need), unpack(owned)
    lacking = [
        amount(kind, (times + 1) * n - has, language)
        for kind, n, has in zip(KINDS, asked, there, strict=True)
        if (times + 1) * n > has
    ]
    return foretold(
        "foretold-set", language, "good" if times else "plain", points=times * points, count=times,
        lacking=listing(lacking, language),
    )  # fmt: skip


@lru_cache(maxsize=2048)
def _effect_told(effect: Effect, language: str) -> Foretold:
    """TF-31, TF-32: what an effect is worth in points before its cubes lie anywhere."""
    label = effect_label(effect, language)
    if effect.kind in {"transfer", "assistance"}:
        return {"badge": "", "text": f"{label[:1].upper()}{label[1:]}.", "tone": "plain"}
    points = sum(p * n for p, n in zip(POINTS, effect.gives, strict=True)) + RAW * len(effect.choices)
    points -= sum(p * n for p, n in zip(POINTS, effect.cost, strict=True)) + RAW * effect.any_cost
    tone = "bad" if points < 0 else "good" if points and not effect.pollution else "plain"
    return foretold(
        "foretold-use", language, tone, f"{signed(points)} {STAR}", effect=label[:1].upper() + label[1:],
        change=signed(points), size=abs(points), cubes=effect.pollution,
    )  # fmt: skip


def payment(game: TerraFutura, state: State, language: str) -> shapes.Payment | None:
    """TF-33: the price that is being paid, thing by thing: first what is paid."""
    if state[PHASE] != PAY:
        return None
    cost = game.cards.works[state[EFFECT]].cost
    chips: list[shapes.Chip] = []
    for kind, asked, left in zip((*KINDS, "raw"), _price(cost), _price(state[NEED]), strict=True):
        chips += [{"kind": kind, "paid": i < asked - left} for i in range(asked)]
    paid = sum(chip["paid"] for chip in chips)
    label = translate("foretold-payment", language, paid=paid, count=len(chips))
    return {"chips": chips, "label": label}


def _price(packed: int) -> tuple[int, ...]:
    """How many of each kind, and of any raw material, a packed price has."""
    kinds = unpack(packed)
    return (*kinds, (packed >> RAW_FIELD & FIELD) - sum(kinds[:RAWS]))

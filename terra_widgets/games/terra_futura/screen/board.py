"""Market, territories and supply of Terra Futura, each as the part of a snapshot that shows it."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.games.terra_futura.deck import KINDS
from terra_widgets.games.contract import Move, State
from terra_widgets.games.terra_futura.rules import TerraFutura
from terra_widgets.games.terra_futura.rules.numbers import ROW_LENGTH
from terra_widgets.games.terra_futura.rules.state import (
    ACTIVATE, AT, CARDS, CELLS, CELL_NAMES, COPIED, DECK, FINAL, LANDS, MASK, NONE, PENDING, PHASE, PILE,
    PLACE, ONE_ROOM, ROW, SCORE, TURN, WHO, unpack,
)  # fmt: skip
from terra_widgets.games.terra_futura.rules.market import FRAME, line_of, place_moves
from terra_widgets.games.terra_futura.rules.moves import ARGS, DISCARD, DRAW, LEVELS, TAKE, TEXT, VERB
from terra_widgets.games.terra_futura.rules.supply import supply
from terra_widgets.games.terra_futura.screen import shapes
from terra_widgets.games.terra_futura.screen.cards import CardFaces, amount, effect_spoken
from terra_widgets.games.terra_futura.screen.reasons import Reasons
from terra_widgets.games.terra_futura.screen.sentences import place_label
from terra_widgets.text import translate
from terra_widgets.text.words import isolated
from terra_widgets.widgets.shapes import Spot

COLUMNS, ROWS = "abcde", "12345"
AT_CARDS = {"place", "use", "copy", "pay", "pollute", "move", "clean"}


class Board:
    """What lies on the table at one moment, and what can be done with it.

    `moves` are the legal ones, or none when nobody at this screen may decide.
    """

    def __init__(
        self,
        game: TerraFutura,
        state: State,
        names: Sequence[str],
        drawn: CardFaces,
        moves: Sequence[Move],
        blanket: str | None,
    ) -> None:
        self.game, self.state, self.names = game, state, names
        self.drawn, self.language = drawn, drawn.language
        self.reasons = Reasons(game, state, names, drawn.language, blanket)
        self.legal = frozenset(moves)
        self.elsewhere: list[Move] = []
        """The legal moves that name neither a card of the market nor a place."""
        self._at: dict[tuple[int, int], list[shapes.CardMove]] = {}
        for move in moves:
            if VERB[move] in AT_CARDS:
                seat, cell, part = self._at_card(move)
                self._at.setdefault((seat, cell), []).append(part)
            elif move >= DRAW + len(LEVELS):
                self.elsewhere.append(move)

    def _at_card(self, move: Move) -> tuple[int, int, shapes.CardMove]:
        verb, (a, b, c) = VERB[move], ARGS[move]
        part: shapes.CardMove = {"move": TEXT[move], "label": "", "effect": None, "kind": None}
        seat, cell = self.state[WHO], a
        if verb in {"use", "copy"}:
            if verb == "copy":
                seat, cell, b = a, b, c
            card = self.drawn.deck.cards[self.state[LANDS + seat][CARDS][cell]]
            part["label"], part["effect"] = effect_spoken(card.effects[b], self.language), b
        elif verb == "pay":
            what = amount(KINDS[b], 1, self.language)
            part["label"], part["kind"] = translate("do-pay", self.language, what=what), KINDS[b]
        else:
            part["label"] = translate(f"do-{verb}", self.language)
        return seat, cell, part

    # The market

    def market(self) -> shapes.Market:
        """Both rows with their decks and discard piles; nobody uses them in the final activations."""
        rows = [self._row(level) for level in range(len(LEVELS))]
        return {"rows": rows, "used": not self.state[FINAL]}

    def _row(self, level: int) -> shapes.MarketRow:
        state, language, name = self.state, self.language, LEVELS[level]
        deck, pile, row = state[DECK + level], state[PILE + level], state[ROW + level]
        return {
            "level": name,
            "label": translate("market-level", language, level=name),
            "deck": {
                "count": len(deck),
                "label": translate("market-deck", language, level=name, count=len(deck)),
                **self._market_move(DRAW + level),
            },
            "pile": {
                "count": len(pile),
                "label": translate("market-pile", language, level=name, count=len(pile)),
                "top": self.drawn.cards[pile[-1]] if pile else None,
            },
            "discard": self._market_move(DISCARD + level),
            # Rows are stored last card first; people count from the deck.
            "cards": [
                self._market_card(level, i, row[i] if i < len(row) else NONE)
                for i in reversed(range(ROW_LENGTH))
            ],
        }

    def _market_move(self, move: Move) -> Spot:
        if move in self.legal:
            return {"move": TEXT[move], "why": None}
        return {"move": None, "why": self.reasons.market(move)}

    def _market_card(self, level: int, i: int, card: int) -> shapes.MarketCard:
        place = ROW_LENGTH - i
        return {
            "place": place,
            "card": self.drawn.cards[card] if card != NONE else None,
            "label": self._market_label(level, place, card),
            **self._market_move(TAKE + level * ROW_LENGTH + i),
        }

    def _market_label(self, level: int, place: int, card: int) -> str:
        where = translate("market-place", self.language, level=LEVELS[level], place=place)
        if card == NONE:
            return f"{where}, {translate('place-empty', self.language)}"
        drawn = self.drawn.cards[card]
        spaces = translate("market-spaces", self.language, spaces=drawn["spaces"])
        return f"{where}, {self.drawn.names[card]}, {drawn['spoken']}, {spaces}"

    # Territories

    def territory(self, seat: int) -> shapes.Territory:
        """A territory: its cards, and the places where the card in hand may go."""
        land = self.state[LANDS + seat]
        places = [*land[CELLS]]
        lands = self._lands(seat)
        places += lands
        rows = range(min(places) // FRAME, max(places) // FRAME + 1)
        across = [cell % FRAME for cell in places]
        columns = range(min(across), max(across) + 1)
        acting = self._acting(seat)
        pending = self.state[PENDING] if seat == self.state[TURN] and self._in_activations() else ()
        cells = {}
        for i in rows:
            for j in columns:
                cell = i * FRAME + j
                # Counted in the whole frame: a place keeps its numbers as the territory grows.
                part = self._cell(seat, cell, (i + 1, j + 1), cell in pending, cell == acting)
                part["lands"] = cell in lands
                cells[CELL_NAMES[cell]] = part
        name = self.names[seat]
        return {
            "seat": seat,
            "name": name,
            "label": translate("territory-of", self.language, name=isolated(name)),
            "columns": [COLUMNS[j] for j in columns],
            "rows": [ROWS[i] for i in rows],
            "cells": cells,
        }

    def _lands(self, seat: int) -> list[int]:
        """The places where a card would land that is being taken, or has been."""
        if seat != self.state[TURN] or self.state[PHASE] > PLACE:
            return []
        return [ARGS[move][0] for move in place_moves(self.game, self.state)]

    def _in_activations(self) -> bool:
        return bool(ACTIVATE <= self.state[PHASE] < SCORE)

    def _acting(self, seat: int) -> int:
        """The place of the card whose effect is under way, or of the copied one."""
        copied = self.state[COPIED]
        if copied and copied[0] == seat:
            return int(copied[1])
        return int(self.state[AT]) if seat == self.state[TURN] else NONE

    def _cell(self, seat: int, cell: int, where: tuple[int, int], pending: bool, acting: bool) -> shapes.Cell:
        land = self.state[LANDS + seat]
        card = land[CARDS][cell]
        moves = self._at.get((seat, cell), [])
        part: shapes.Cell = {
            "cell": CELL_NAMES[cell],
            "card": None,
            "tokens": [],
            "cubes": 0,
            "inactive": False,
            "pending": pending,
            "acting": acting,
            "moves": moves,
            "why": None if moves else self.reasons.cell(seat, cell, where),
            "activates": [],
            "lands": False,
            "label": "",
        }
        if card == NONE:
            part["label"] = place_label(self.language, where, "", (), (0, 0), ())
            if moves:
                line = line_of(land[MASK] | 1 << cell, cell)
                part["activates"] = [CELL_NAMES[place] for place in line]
            return part
        drawn, tokens = self.drawn.cards[card], unpack(land[cell])
        cubes, inactive = self.game.cards.cubes(land, cell), land[cell] < ONE_ROOM
        marks = ["place-inactive" if inactive else "place-active"]
        marks += [mark for mark, on in (("place-pending", pending), ("place-acting", acting)) if on]
        part |= {
            "card": drawn,
            "tokens": [{"kind": kind, "count": n} for kind, n in zip(KINDS, tokens, strict=True) if n],
            "cubes": cubes,
            "inactive": inactive,
        }
        part["label"] = place_label(
            self.language, where, self.drawn.names[card], tokens, (cubes, drawn["spaces"]), tuple(marks)
        )
        return part

    # The supply

    def supply(self) -> list[shapes.Stock]:
        """What lies in the boxes."""
        left, cubes = supply(self.game, self.state)
        return [
            {"kind": kind, "label": self._box(kind, n), "count": max(0, n)}
            for kind, n in zip((*KINDS, "pollution"), (*left, cubes), strict=True)
        ]

    def _box(self, kind: str, left: int) -> str:
        """TF-5: a box never runs dry; below zero, the words say how many are in play beyond it."""
        name = translate(f"resource-{kind}", self.language)
        return name if left >= 0 else translate("supply-beyond", self.language, kind=name, count=-left)

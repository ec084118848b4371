"""The planet as a part of a snapshot: tiles, zones, what can be done where, and what it would change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from terra_widgets.games.nova_ziemia.deck import COLOURS
from terra_widgets.games.contract import Move
from terra_widgets.games.nova_ziemia.rules.state import CELLS, CELL_NAMES, ROWS, Planet
from terra_widgets.games.nova_ziemia.rules.moves import ACTION_TEXT, ACTIONS, FIRST_SHIFT, ON_TILE, act
from terra_widgets.games.nova_ziemia.rules.planet import Cards, all_zones
from terra_widgets.games.nova_ziemia.screen.cards import CardFaces, colour_name
from terra_widgets.games.nova_ziemia.screen import shapes
from terra_widgets.text import translate

Values = tuple[tuple[int, ...], ...]
"""The values of the zones of each colour, the largest first."""
# Numbers below 64 as one sign each: a snapshot has 64 previews, and stays small.
SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"


@lru_cache(maxsize=512)
def picture(cards: Cards, planet: Planet) -> tuple[shapes.Drawn, Values]:
    """How a planet is drawn, and the values of its zones.

    All of it is written in SIGNS: `codes` says for each cell which tile lies there, and how; `zones` for each
    triangle (cell by cell, north, east, south, west) to which zone it belongs; `colours` and `values` go zone
    by zone.
    """
    found = all_zones(cards, planet)
    at = [[""] * CELLS for _ in COLOURS]
    values, colours = "", ""
    for colour, its_zones in enumerate(found):
        for value, group in its_zones:
            sign = SIGNS[len(values)]
            values += SIGNS[value]
            colours += str(colour)
            for cell in range(CELLS):
                if group >> cell & 1:
                    at[colour][cell] = sign
    signs = [at[side][cell] for cell, code in enumerate(planet) for side in cards.sides[code]]
    drawn: shapes.Drawn = {
        "codes": "".join(SIGNS[code] for code in planet),
        "zones": "".join(signs),
        "colours": colours,
        "values": values,
    }
    return drawn, tuple(tuple(value for value, _ in its_zones) for its_zones in found)


def changes(before: Values, after: Values, language: str) -> list[str]:
    """How the largest zone of each colour changes, in words."""
    return [
        translate(
            "nova-change", language, colour=colour_name(colour, language),
            before=max(old, default=0), after=max(new, default=0),
        )
        for colour, old, new in zip(COLOURS, before, after, strict=True)
        if max(old, default=0) != max(new, default=0)
    ]  # fmt: skip


class PlanetPart:
    """One planet at one moment.

    Parameters
    ----------
    drawn
        What is printed, in the language of the screen.
    planet
        How the tiles lie.
    moves
        The legal moves, or none when nobody at this screen may decide.
    why
        Why an action is not possible.
    meets
        The ids of the cards that zones of such values would meet, each alone.
    """

    def __init__(
        self,
        drawn: CardFaces,
        planet: Planet,
        moves: Sequence[Move],
        why: Callable[[Move], str],
        meets: Callable[[Values], list[str]],
    ) -> None:
        self.drawn, self.planet, self.language = drawn, planet, drawn.language
        self._legal = frozenset(move for move in moves if move < ACTIONS)
        self._why, self._meets = why, meets
        now, self.values = picture(drawn.cards, planet)
        self._tells: dict[Move, str] = {}
        self.part: shapes.Planet = {
            "title": translate("nova-planet", self.language),
            "label": translate("nova-planet-grid", self.language),
            "tiles": drawn.tiles,
            "now": now,
            "previews": {ACTION_TEXT[move]: self._preview(move) for move in sorted(self._legal)},
            "cells": [self._cell(cell) for cell in range(CELLS)],
            "arrows": [self._arrow(move) for move in range(FIRST_SHIFT, ACTIONS)],
            "legend": self._legend(),
            "point": translate("nova-point", self.language) if self._legal else None,
            "preview": translate("nova-preview", self.language),
        }

    def _preview(self, move: Move) -> shapes.Preview:
        after, values = picture(self.drawn.cards, act(self.planet, move))
        step_text = changes(self.values, values, self.language)
        self._tells[move] = ", ".join(step_text) or translate("nova-change-none", self.language)
        return {**after, "meets": self._meets(values)}

    def _cell(self, cell: int) -> shapes.Cell:
        here = [move for move in range(FIRST_SHIFT) if ON_TILE[move][0] == cell]
        moves: list[shapes.Action] = [
            {"move": ACTION_TEXT[move], "label": self._label(move), "note": self._tells[move]}
            for move in here
            if move in self._legal
        ]
        code = self.planet[cell]
        sides = self.drawn.cards.sides[code]
        north, east, south, west = (colour_name(COLOURS[side], self.language) for side in sides)
        label = translate(
            "nova-tile", self.language, cell=CELL_NAMES[cell], tile=self.drawn.tile_names[code >> 2],
            north=north, east=east, south=south, west=west,
        )  # fmt: skip
        why = None if moves else self._why(here[0])
        return {"cell": CELL_NAMES[cell], "label": label, "moves": moves, "why": why}

    def _arrow(self, move: Move) -> shapes.Arrow:
        _, line, way = ACTION_TEXT[move].split()
        lit = move in self._legal
        label = self._label(move)
        return {
            "line": line,
            "way": way,
            "label": f"{label}: {self._tells[move]}" if lit else label,
            "move": ACTION_TEXT[move] if lit else None,
            "why": None if lit else self._why(move),
        }

    def _label(self, move: Move) -> str:
        verb, where, *how = ACTION_TEXT[move].split()
        if verb == "rotate":
            return translate("nova-do-rotate", self.language)
        if verb == "flip":
            return translate("nova-do-flip", self.language, how=how[0])
        line = "row" if where in tuple(ROWS) else "column"
        return translate("nova-do-shift", self.language, line=line, cell=where, how=how[0])

    def _legend(self) -> shapes.Legend:
        return {
            "label": translate("nova-largest", self.language),
            "colours": [{"label": colour_name(colour, self.language)} for colour in COLOURS],
        }

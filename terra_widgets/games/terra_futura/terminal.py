"""Terra Futura in a terminal: market, territories with what each card does, and the decision."""

from __future__ import annotations

from typing import Any

from terra_widgets.errors import Fact
from terra_widgets.games.contract import Move
from terra_widgets.games.terra_futura.deck import KINDS
from terra_widgets.games.terra_futura.rules import TerraFutura
from terra_widgets.games.terra_futura.rules.cards import room_for
from terra_widgets.games.terra_futura.rules.ending import count, pattern_places
from terra_widgets.games.terra_futura.rules.moves import ARGS, LEVELS, VERB
from terra_widgets.games.terra_futura.rules.numbers import FACTS, POINTS, ROW_LENGTH, SPAN
from terra_widgets.games.terra_futura.rules.state import (
    CARDS,
    CELL_NAMES,
    CHOSEN_PATTERN,
    CHOSEN_SET,
    CUBES,
    DECISIONS,
    DECK,
    FINAL,
    HAND,
    HELD,
    LANDS,
    MASK,
    PENDING,
    PHASE,
    PILE,
    ROW,
    TURN,
    WHO,
)  # fmt: skip
from terra_widgets.games.terra_futura.rules.supply import supply
from terra_widgets.games.terra_futura.screen.cards import amount, card_faces, effect_label
from terra_widgets.table.table import Table
from terra_widgets.text import translate
from terra_widgets.text.words import isolated, listing
from terra_widgets.widgets.plain_text import PlainText, wrapped

WIDE = 24
LETTERS = dict(zip(KINDS, "GRYFCOM", strict=True))
BETWEEN_ROWS = "\N{NO-BREAK SPACE}/\N{NO-BREAK SPACE}"
ON_CARDS = {"pollute", "move", "clean"}


class TerraFuturaText(PlainText):
    """One table of Terra Futura as text."""

    def __init__(self, table: Table, seat: int | None) -> None:
        super().__init__(table, seat)
        game = table.game
        assert isinstance(game, TerraFutura)
        self.game = game
        self.drawn = card_faces(game.cards.deck, self.language)
        self.lands = [player["territory"] for player in table.view()["players"]]

    # What lies on the table

    def board(self) -> list[str]:
        lines: list[str] = []
        for level in range(len(LEVELS)):
            lines += self._row(level)
        lines += ["", *wrapped([self._supply()])]
        for seat in self.maker.seats:
            lines += ["", *self._territory(seat)]
        for seat in self.maker.seats:
            if self.sees(seat):
                lines += ["", *self._scoring(seat)]
        return lines

    def _row(self, level: int) -> list[str]:
        deck, pile, row = (self.state[part + level] for part in (DECK, PILE, ROW))
        facts: dict[str, Fact] = {"level": LEVELS[level], "deck": len(deck), "pile": len(pile)}
        lines = [translate("futura-text-row", self.language, **facts)]
        # Rows are stored last card first; people count from the deck.
        for i, card in reversed(list(enumerate(row))):
            lines += wrapped([f"{LEVELS[level]}{ROW_LENGTH - i}  {self._card(card)}"], "  ")
        return lines

    def _card(self, card: int) -> str:
        """A card: its name, its effects with the numbers that moves use, its pollution spaces."""
        drawn = self.drawn.cards[card]
        effects = [effect["label"] for effect in drawn["effects"]]
        if len(effects) > 1:
            effects = [f"{number}) {effect}" for number, effect in enumerate(effects, start=1)]
        spaces = translate("market-spaces", self.language, spaces=drawn["spaces"])
        return f"{self.drawn.names[card]}: {'; '.join(effects)} [{spaces}]"

    def _supply(self) -> str:
        left, cubes = supply(self.game, self.state)
        told = []
        for kind, n in zip((*KINDS, "pollution"), (*left, cubes), strict=True):
            told.append(amount(kind, max(0, n), self.language))
            if n < 0:  # TF-5: boxes never run dry
                told[-1] = translate("supply-beyond", self.language, kind=told[-1], count=-n)
        return translate("futura-text-supply", self.language, what=", ".join(told))

    def _territory(self, seat: int) -> list[str]:
        """A grid: each place three lines high; below it, what each card does."""
        cells = self.lands[seat]
        columns, rows = (sorted({cell[i] for cell in cells}) for i in (0, 1))
        points, cubes = self.maker.score_rows()[seat]["total"], self.state[LANDS + seat][CUBES]
        facts: dict[str, Fact] = {"name": self.who(seat), "points": points, "cubes": cubes}
        lines = [translate("futura-text-player", self.language, **facts)]
        lines.append("    " + "".join(f" {column:{WIDE}}" for column in columns).rstrip())
        edge = "    " + "+".join(["", *["-" * WIDE for _ in columns], ""])
        for row in rows:
            places = [self._place(cells.get(column + row)) for column in columns]
            lines.append(edge)
            for i, mark in enumerate(f" {row} "):
                lines.append(f"  {mark} |" + "|".join(f" {place[i]:{WIDE - 1}}" for place in places) + "|")
        cards = [f"{cell}  {self._card(self.drawn.numbers[cells[cell]['card']])}" for cell in sorted(cells)]
        return [*lines, edge, *wrapped(cards, "    ")]

    def _place(self, here: dict[str, Any] | None) -> tuple[str, str, str]:
        """Name, tokens and pollution of one place."""
        if here is None:
            return "", "", ""
        number = self.drawn.numbers[here["card"]]
        card, cubes = self.game.cards.deck.cards[number], here.get("pollution", 0)
        held = " ".join(f"{here[kind]}{LETTERS[kind]}" for kind in KINDS if kind in here)
        marks = f"[{'#' * min(cubes, card.spaces)}{'.' * (card.spaces - cubes)}]" if card.spaces else ""
        if cubes >= room_for(card):
            marks = f"{marks} # {translate('place-inactive', self.language)}".strip()
        name = self.drawn.names[number]
        short = name if len(name) < WIDE - 1 else name[: WIDE - 3] + "…"
        return short, held[: WIDE - 2], marks

    def _scoring(self, seat: int) -> list[str]:
        """TF-11: the two scoring cards, for their player, and for all at the end."""
        land = self.state[LANDS + seat]
        key = "futura-text-scoring" if self.maker.outcome is None else "futura-text-scoring-over"
        lines = [translate(key, self.language, name=isolated(self.names[seat]))]
        for which, card in enumerate(land[HELD]):
            drawn = self.drawn.scoring[card]
            signs = "".join(".x234"[times] for times in drawn["pattern"])
            rows = BETWEEN_ROWS.join(signs[i : i + SPAN] for i in range(0, len(signs), SPAN))
            marks = [f"{which + 1}  {drawn['id']} {drawn['label']}"]
            marks.append(translate("futura-text-pattern", self.language, rows=rows))
            marks += [
                translate(f"futura-text-{part}", self.language)
                for part, at in (("used", CHOSEN_PATTERN), ("counted", CHOSEN_SET))
                if land[at] == which
            ]
            lines += wrapped(["; ".join(marks)], "  ")
        return lines

    def legend(self) -> list[str]:
        letters = ", ".join(
            f"{letter} {translate(f'resource-{kind}', self.language)}" for kind, letter in LETTERS.items()
        )
        worth = ", ".join(
            f"{translate(f'resource-{kind}', self.language)} {n}"
            for kind, n in zip(KINDS, POINTS, strict=True)
        )
        return [
            translate("futura-text-aim", self.language, worth=worth, **FACTS),
            translate("futura-text-legend", self.language, letters=letters),
        ]

    # The decision

    def ask(self) -> list[str]:
        state, decision = self.state, DECISIONS[self.state[PHASE]]
        lines = [self.maker.ask()]
        if decision == "place":
            lines.append(f"  {self._card(state[HAND])}")
        elif decision == "activate":
            facts: dict[str, Fact] = {"name": isolated(self.names[state[WHO]]), "count": len(state[PENDING])}
            facts["places"] = listing([CELL_NAMES[cell] for cell in state[PENDING]], self.language)
            key = "futura-text-activate"
            if state[FINAL]:
                land = state[LANDS + state[TURN]]
                facts["card"] = self.drawn.scoring_names[land[HELD][land[CHOSEN_PATTERN]]]
                key = "futura-text-final"
            lines = [translate(key, self.language, **facts)]
        return lines

    def does(self, verb: str) -> str:
        return translate("futura-text-does", self.language, verb=verb, **FACTS)

    def note(self, move: Move) -> str:
        verb, (a, b, c) = VERB[move], ARGS[move]
        land = self.state[LANDS + self.state[WHO]]
        if verb == "use":
            return self._effect(self.state[WHO], a, b)
        if verb == "copy":
            return self._effect(a, b, c)
        if verb == "pay":
            return str(self.drawn.names[land[CARDS][a]])
        if verb in ON_CARDS:
            return self._cubes(verb, a)
        if verb in {"pattern", "score"} and not self.sees(self.state[WHO]):
            return translate(f"do-{verb}-secret", self.language, number=a + 1)
        if verb == "pattern":
            drawn = self.game.cards.deck.scoring[land[HELD][a]]
            named = pattern_places(land[MASK], drawn.pattern)
            facts = {"card": self.drawn.scoring_names[land[HELD][a]]}
            facts["places"] = listing([CELL_NAMES[cell] for cell in named], self.language)
            return translate("futura-text-names", self.language, **facts)
        if verb == "score":
            line = count(self.game, land, a)[0]
            name = self.drawn.scoring_names[land[HELD][a]]
            return translate(
                "futura-text-sets", self.language, card=name, count=line.amount, points=line.points
            )
        return ""

    def _effect(self, seat: int, cell: int, number: int) -> str:
        card = self.state[LANDS + seat][CARDS][cell]
        effect = self.game.cards.deck.cards[card].effects[number]
        return f"{self.drawn.names[card]}: {effect_label(effect, self.language)}"

    def _cubes(self, verb: str, cell: int) -> str:
        here = self.lands[self.state[WHO]][CELL_NAMES[cell]]
        number, cubes = self.drawn.numbers[here["card"]], here.get("pollution", 0)
        card = self.game.cards.deck.cards[number]
        last = verb == "pollute" and cubes + 1 >= room_for(card)
        facts: dict[str, Fact] = {"card": self.drawn.names[number], "cubes": cubes, "spaces": card.spaces}
        return translate("futura-text-cubes", self.language, last=int(last), **facts)


TERMINAL = TerraFuturaText

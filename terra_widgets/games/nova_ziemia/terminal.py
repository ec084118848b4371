"""Nova Ziemia in a terminal: the planet with its triangles, zones, cards, and the decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from terra_widgets.errors import Fact
from terra_widgets.games.contract import Move, State
from terra_widgets.games.nova_ziemia.deck import COLOURS
from terra_widgets.games.nova_ziemia.rules import NovaZiemia
from terra_widgets.games.nova_ziemia.rules.moves import ACTION_TEXT, ACTIONS, act
from terra_widgets.games.nova_ziemia.rules.numbers import FACTS
from terra_widgets.games.nova_ziemia.rules.planet import values
from terra_widgets.games.nova_ziemia.rules.state import (
    ACTIONS as DONE,
)
from terra_widgets.games.nova_ziemia.rules.state import (
    CELL_NAMES,
    COLUMNS,
    HANDS,
    PHASE,
    PLANET,
    SHAPE,
)  # fmt: skip
from terra_widgets.games.nova_ziemia.screen.cards import card_faces, colour_name
from terra_widgets.games.nova_ziemia.screen.snapshot import NovaZiemiaSnapshot
from terra_widgets.table.table import Table
from terra_widgets.text import translate
from terra_widgets.text.words import isolated
from terra_widgets.widgets.plain_text import PlainText, wrapped

LETTERS = "WBYG"  # in the order of the colours
OF_CARDS = {"meet", "discard"}
MOST_PREVIEWS = 8
MOST_BIDS = 8


class NovaZiemiaText(PlainText):
    """One table of Nova Ziemia as text."""

    maker: NovaZiemiaSnapshot

    def __init__(self, table: Table, seat: int | None) -> None:
        super().__init__(table, seat)
        game = table.game
        assert isinstance(game, NovaZiemia)
        self.game = game
        self.drawn = card_faces(game.cards, self.language)
        self.parts: Mapping[str, Any] = self.maker.parts()
        self.zones = values(game.cards, self.state[PLANET])

    # What lies on the table

    def board(self) -> list[str]:
        lines = [*self._planet(), "", *self._zones(), ""]
        lines += self._contest() if self.maker.contest else self._cards()
        library = self.parts["library"]
        lines += ["", *wrapped([f"{library['title']}: {library['label']}. {library['text']}"])]
        done = [ACTION_TEXT[action] for action in self.state[DONE]]
        if done:
            actions = {"actions": ", ".join(done)}
            lines += wrapped([translate("nova-text-done", self.language, **actions)])
        return lines

    def _planet(self) -> list[str]:
        """Four rows of tiles: each shows the letter of its colour at every edge."""
        planet = self.state[PLANET]
        edge = "    +" + "-------+" * len(COLUMNS)
        lines = ["    " + "".join(f"    {column}   " for column in COLUMNS).rstrip(), edge]
        for row in range(len(COLUMNS)):
            codes = planet[4 * row : 4 * row + 4]
            tiles = [[LETTERS[c] for c in self.game.cards.sides[code]] for code in codes]
            lines.append("    |" + "|".join(f"\\  {north}  /" for north, _, _, _ in tiles) + "|")
            lines.append(
                f"  {row + 1} |" + "|".join(f"{west}  x  {east}" for _, east, _, west in tiles) + "|"
            )
            lines.append("    |" + "|".join(f"/  {south}  \\" for _, _, south, _ in tiles) + "|")
            lines.append(edge)
        return lines

    def _zones(self) -> list[str]:
        lines = [translate("nova-text-zones", self.language)]
        for letter, colour, found in zip(LETTERS, COLOURS, self.zones, strict=True):
            lines.append(
                f"  {letter} {colour_name(colour, self.language):8} {' '.join(map(str, found))}".rstrip()
            )
        return lines

    def _card(self, card: Mapping[str, Any]) -> str:
        return f"{card['id']}  {isolated(card['name'])}: {card['need']} ({card['near']})"

    def _cards(self) -> list[str]:
        goals = self.parts["goals"]
        lines = [
            f"{goals['title']}, {goals['label']}:",
            *(f"  {self._card(card)}" for card in goals["cards"]),
        ]
        cards = self.parts["missions"]["cards"]
        for seat in self.maker.seats:
            mine = [card for card in cards if card["seat"] == seat] if self.sees(seat) else None
            if mine is None:
                count = len(self.state[HANDS][seat])
                lines.append(translate("nova-text-hidden", self.language, name=self.who(seat), count=count))
                continue
            lines.append(translate("nova-text-missions", self.language, name=self.who(seat)))
            lines += [f"  {self._card(card)}" for card in mine]
        disasters = self.parts["disasters"]
        if disasters is not None:
            lines.append(f"{disasters['title']} ({disasters['label']}):")
            lines += wrapped([f"{card['id']}  {card['label']}" for card in disasters["cards"]], "  ")
        return lines

    def _contest(self) -> list[str]:
        contest = self.parts["contest"]
        lines = [contest["text"]]
        if contest["task"] is not None:
            lines.append(f"{contest['title']}: {self._card(contest['task'])}")
        for bid in contest["bids"]:
            facts: dict[str, Fact] = {"name": self.who(bid["seat"]), "up": bid["up"], "down": bid["down"]}
            label = f" ({bid['label']})" if bid["label"] else ""
            facts["bid"] = f"{bid['bid'] or '-'}{label}"
            lines.append("  " + translate("nova-text-bid", self.language, **facts))
        return lines

    def legend(self) -> list[str]:
        aim = "nova-text-aim-contest" if self.maker.contest else "nova-text-aim"
        return [translate(aim, self.language, **FACTS), translate("nova-text-legend", self.language)]

    # The decision

    def ask(self) -> list[str]:
        return [self.maker.ask(), *self._previews()]

    def _previews(self) -> list[str]:
        """What single actions would make of the largest zones, those that make them larger first."""
        if self.state[PHASE] != SHAPE:
            return []
        largest = [max(found, default=0) for found in self.zones]
        found: dict[tuple[tuple[int, int, int], ...], list[str]] = {}
        for move in self.game.legal_moves(self.state):
            if move < ACTIONS:
                after = values(self.game.cards, act(self.state[PLANET], move))
                new = [max(zones, default=0) for zones in after]
                pairs = zip(range(len(COLOURS)), largest, new, strict=True)
                changes = tuple((colour, a, b) for colour, a, b in pairs if a != b)
                if any(b > a for _, a, b in changes):
                    found.setdefault(changes, []).append(ACTION_TEXT[move])
        best = sorted(found, key=lambda changes: -sum(b - a for _, a, b in changes))[:MOST_PREVIEWS]
        lines = [f"  {self._change(changes)}: {', '.join(found[changes])}" for changes in best]
        return [translate("nova-text-previews", self.language), *lines] if lines else []

    def _change(self, changes: Sequence[tuple[int, int, int]]) -> str:
        return ", ".join(
            translate(
                "nova-change",
                self.language,
                colour=colour_name(COLOURS[colour], self.language),
                before=before,
                after=after,
            )
            for colour, before, after in changes
        )

    def secret(self, move: Move) -> bool:
        """TX-11: what can be done with a mission tells which one it is."""
        return self.game.moves.verbs[move] in OF_CARDS and not self.maker.contest

    def does(self, verb: str) -> str:
        return translate("nova-text-does", self.language, verb=verb, **FACTS)

    def note(self, move: Move) -> str:
        verb, arg = self.game.moves.verbs[move], self.game.moves.args[move]
        if verb in {"meet", "reach", "discard"}:
            return self.drawn.names[arg]
        return isolated(self.names[arg]) if verb == "speak" else ""

    def together(self, verb: str, moves: Sequence[str]) -> str:
        """All sixteen tiles, and bids, are named by the first and the last one."""
        if verb == "bid" and len(moves) > MOST_BIDS:
            first, last = moves[0].removeprefix(verb).strip(), moves[-1].removeprefix(verb).strip()
            return translate("nova-text-bids", self.language, verb=verb, first=first, last=last)
        cells = [move.split()[1] for move in moves]
        if verb in {"rotate", "flip"} and set(cells) == set(CELL_NAMES):
            key = "nova-text-tiles-flip" if verb == "flip" else "nova-text-tiles"
            return translate(key, self.language, verb=verb, first=CELL_NAMES[0], last=CELL_NAMES[-1])
        return super().together(verb, moves)

    # What happened

    def fresh(self, before: State, after: State, seat: int) -> list[str]:
        cards = (card for card in after[HANDS][seat] if card not in before[HANDS][seat])
        return [self.drawn.names[card] for card in cards]


TERMINAL = NovaZiemiaText

"""Terrabilis in a terminal: the path ahead, the thermometer, the countries, and the decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from terra_widgets.games.contract import Move, State
from terra_widgets.games.terrabilis.rules import Terrabilis
from terra_widgets.games.terrabilis.rules.numbers import FACTS
from terra_widgets.games.terrabilis.rules.state import COUNTRIES, HAND, NONE, OUT, SQUARE, TURN
from terra_widgets.games.terrabilis.screen.cards import card_faces
from terra_widgets.table.table import Table
from terra_widgets.text import translate
from terra_widgets.text.words import isolated
from terra_widgets.widgets.plain_text import PlainText, wrapped

DICE = range(2, 13)  # what two dice can show
OF_CARDS = {"install", "return", "swap"}
SIGNS = {"black": "#", "nature": "N", "wellbeing": "W", "free": "."}


class TerrabilisText(PlainText):
    """One table of Terrabilis as text."""

    def __init__(self, table: Table, seat: int | None) -> None:
        super().__init__(table, seat)
        game = table.game
        assert isinstance(game, Terrabilis)
        self.game = game
        self.drawn = card_faces(game.cards.deck, self.language)
        self.parts: Mapping[str, Any] = self.maker.parts()

    # What lies on the table

    def board(self) -> list[str]:
        zone = self.parts["zone"]
        last = zone["bursts"] >= zone["most"]  # the words beside the picture matter then
        lines = wrapped([f"{zone['label']} {zone['text']}" if last else zone["label"]])
        lines.append(f"  [{''.join(SIGNS[place] for place in zone['places'])}]")
        piles = ", ".join(pile["label"] for pile in self.parts["piles"]["piles"])
        lines += wrapped([f"{self.parts['piles']['title']}: {piles}"])
        for country in self.parts["countries"]:
            lines += ["", *self._country(country)]
        for seat in self.maker.seats:
            if self.maker.outcome is None and self.sees(seat) and not self.state[COUNTRIES + seat][OUT]:
                lines += ["", *self._hand(seat)]
        if self.maker.outcome is None:
            lines += ["", *self._path()]
        return lines

    def _country(self, country: Mapping[str, Any]) -> list[str]:
        seat = country["seat"]
        stocks = ", ".join(
            translate(f"terrabilis-some-{stock['kind']}", self.language, count=stock["count"])
            for stock in country["stocks"]
        )
        square = self.parts["path"]["squares"][self.state[COUNTRIES + seat][SQUARE]]
        where = translate("terrabilis-square", self.language, number=square["number"], name=square["name"])
        points = translate("terminal-count", self.language, name=self.who(seat), points=self._points(seat))
        facts = [
            country["gain"],
            country["tax"],
            country["held"],
            *(mark["label"] for mark in country["marks"]),
        ]
        lines = [f"{points}; {stocks}"]
        if not country["out"]:
            lines += [f"  {where}, {country['built_label']}" + "".join(f", {fact}" for fact in facts if fact)]
            lines += [f"    {card['label']}" for card in country["built"]]
        else:
            lines += [f"  {country['marks'][-1]['label']}"]
        return wrapped(lines)

    def _points(self, seat: int) -> int:
        return self.maker.score_rows()[seat]["total"]

    def _hand(self, seat: int) -> list[str]:
        """TB-4: the infrastructure cards that only their player may see."""
        lines = [translate("terrabilis-text-hand", self.language, name=isolated(self.names[seat]))]
        cards = [self.drawn.cards[card] for card in self.state[COUNTRIES + seat][HAND]]
        return [*lines, *wrapped([f"{card['id']}  {card['label']}" for card in cards], "  ")]

    def _path(self) -> list[str]:
        """The squares that two dice can lead to, from where the country on turn stands."""
        squares, turn = self.parts["path"]["squares"], self.state[TURN]
        here = self.state[COUNTRIES + turn][SQUARE]
        ahead = []
        for pips in DICE:
            if here + pips >= len(squares):
                more = translate("terrabilis-text-start", self.language, pips=pips, name=squares[0]["name"])
                ahead.append(more)
                break
            ahead.append(f"{pips} {squares[here + pips]['name']}")
        facts = {"name": isolated(self.names[turn]), "squares": ", ".join(ahead)}
        return wrapped([translate("terrabilis-text-path", self.language, **facts)])

    def legend(self) -> list[str]:
        goal = self.game.options.goal
        lines = [
            translate("terrabilis-text-aim", self.language, goal=goal, years=self.game.options.years, **FACTS)
        ]
        lines += [translate("terrabilis-text-legend", self.language, **FACTS)]
        if self.maker.decision() == "roll":  # what may come; later the square itself is told
            kinds = {square["what"]: square for square in self.parts["path"]["squares"]}
            lines += [f"  {square['name']}: {square['note']}" for square in kinds.values()]
        return lines

    # The decision

    def ask(self) -> list[str]:
        lines = []
        event, quiz, alliance = (self.parts[part] for part in ("event", "quiz", "alliance"))
        if event is not None:
            name = f"{event['name']}. " if event["what"] == "hazard" else ""
            lines += [f"{event['title']}. {name}{event['text']} {event['note']} {event['ours']}".strip()]
        if quiz is not None and quiz["open"]:
            lines += [f"{quiz['title']}: {quiz['question']}"]
        if alliance is not None:
            lines += [alliance["text"], *self._deal(alliance)]
        return [*lines, self.maker.ask()]

    def _deal(self, alliance: Mapping[str, Any]) -> list[str]:
        """TB-34: both sides of the offer so far."""
        lines = []
        for side in alliance["sides"]:
            what = [
                translate(f"terrabilis-some-{kind['kind']}", self.language, count=kind["count"])
                for kind in side["kinds"]
                if kind["count"]
            ]
            what += [side["card"]["text"]] if side["card"] else []
            told = ", ".join(what) or translate("terrabilis-nothing", self.language)
            lines.append(f"  {side['title']}: {told}")
        return lines

    def secret(self, move: Move) -> bool:
        """TB-4: moves that name a card of the hand."""
        moves = self.game.cards.moves
        verb, arg = moves.verbs[move], moves.args[move]
        return verb in OF_CARDS or (verb == "agree" and arg != NONE)

    def does(self, verb: str) -> str:
        facts = {"verb": verb, "what": self.maker.decision()}
        return translate("terrabilis-text-does", self.language, **facts, **FACTS)

    def note(self, move: Move) -> str:
        moves = self.game.cards.moves
        verb, arg = moves.verbs[move], moves.args[move]
        if verb == "answer":
            answers: list[Mapping[str, Any]] = self.parts["quiz"]["answers"]
            return str(answers[arg]["answer"])
        if verb in {"take", "pay"}:
            what = moves.texts[move].split()[-1]
            return translate(f"terrabilis-do-{verb}", self.language, what=what, **FACTS)
        if verb == "trade":
            return isolated(self.names[arg])
        if self.secret(move):
            return self.drawn.names[arg]
        return ""

    # What happened

    def fresh(self, before: State, after: State, seat: int) -> list[str]:
        had, has = before[COUNTRIES + seat][HAND], after[COUNTRIES + seat][HAND]
        return [self.drawn.names[card] for card in has if card not in had]


TERMINAL = TerrabilisText

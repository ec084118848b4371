"""What the moves of Terrabilis would bring: the thermometer and the purse after them, and what they risk."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.games.contract import Move, State
from terra_widgets.games.terrabilis.deck.cards import RESOURCES
from terra_widgets.games.terrabilis.rules import Terrabilis
from terra_widgets.games.terrabilis.rules.ending import count, lost
from terra_widgets.games.terrabilis.rules.state import (
    BURSTS, COUNTRIES, OUT, OWE, PHASE, TERRAS, Country,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.zone import capacity, lying
from terra_widgets.games.terrabilis.screen.cards import number
from terra_widgets.text import translate
from terra_widgets.text.words import signed
from terra_widgets.widgets.shapes import Foretold

STAR = "\N{BLACK STAR}"
# Moves whose outcome lies open; dice, piles and answers of a quiz tell theirs only afterwards.
KNOWN = {"install", "accept", "follow", "join", "pay", "borrow", "repay", "leave", "take", "agree"}
WITH_CARDS = {"install", "agree"}  # TB-4
LOANS = {"borrow", "repay"}


class Foretelling:
    """One moment; `sees` says whether the cards of whoever decides may be known."""

    def __init__(self, game: Terrabilis, state: State, language: str, sees: bool) -> None:
        self.game, self.state, self.language, self.sees = game, state, language, sees

    def moves(self, moves: Sequence[Move]) -> dict[str, Foretold]:
        """What these moves would bring; who would lose a country or the planet is asked first."""
        verbs = self.game.moves.verbs
        found: dict[str, Foretold] = {}
        ruin: dict[Move, str] = {}
        for move in moves:
            verb = verbs[move]
            if verb not in KNOWN or (verb in WITH_CARDS and not self.sees):
                continue
            seat = self.game.mover(self.state, move)
            assert seat is not None
            after = self.game.step(self.state, move)
            found[self.game.move_text(move)] = self._told(verb, seat, after)
            if lost(self.game, after):
                ruin[move] = "lost"
            elif after[COUNTRIES + seat][OUT]:
                ruin[move] = "out"
        for move, what in ruin.items():
            if self._other_way(move, moves, ruin):
                text = self.game.move_text(move)
                found[text] = {
                    **found[text],
                    "asks": translate(f"terrabilis-foretold-asks-{what}", self.language),
                }
        return found

    def _other_way(self, move: Move, moves: Sequence[Move], ruin: dict[Move, str]) -> bool:
        """Whether something else could be decided: a loan is no decision in itself, but where it is owed."""
        verbs, owed = self.game.moves.verbs, self.state[PHASE] == OWE
        if verbs[move] in LOANS and not owed:
            return True
        return any(
            other not in ruin and (owed or verbs[other] not in LOANS) for other in moves if other != move
        )

    def _told(self, verb: str, seat: int, after: State) -> Foretold:
        before, language = self.state, self.language
        if lost(self.game, after):
            return self._ruin("lost")
        if after[COUNTRIES + seat][OUT]:
            told = self._ruin("out")
            return {**told, "badge": ""} if verb == "leave" else told  # its button says so
        mine, then = before[COUNTRIES + seat], after[COUNTRIES + seat]
        parts = []
        zone = f"{lying(after)}/{capacity(after)}"
        burst = after[BURSTS] > before[BURSTS]
        if burst:
            parts.append(translate("terrabilis-foretold-burst", language, zone=zone))
        elif lying(after) != lying(before):
            title = translate("terrabilis-zone", language)
            parts.append(f"{title} {lying(before)} \N{RIGHTWARDS ARROW} {zone}")
        parts += [
            f"{translate(f'terrabilis-resource-{kind}', language)} {number(mine[i], language)} "
            f"\N{RIGHTWARDS ARROW} {number(then[i], language)}"
            for i, kind in enumerate(RESOURCES)
            if mine[i] != then[i]
        ]
        if verb == "join":
            parts.insert(0, translate("terrabilis-foretold-member", language))
        points = _points(self.game, then) - _points(self.game, mine)
        if points and verb not in LOANS:  # what is lent goes back
            parts.append(f"{signed(points)} {STAR}")
        text = " \N{MIDDLE DOT} ".join(parts) or translate("terrabilis-foretold-nothing", language)
        badge = ""
        if burst:
            badge = translate("terrabilis-foretold-burst-badge", language)
        elif lying(after) != lying(before) or verb == "install":
            badge = translate("terrabilis-foretold-zone-badge", language, zone=zone)
        if verb == "install":
            badge += f" \N{MIDDLE DOT} {number(then[TERRAS], language)}"
        good = lying(after) < lying(before) and not burst
        return {
            "badge": badge,
            "text": f"{text[:1].upper()}{text[1:]}.",
            "tone": "bad" if burst else "good" if good else "plain",
        }

    def _ruin(self, what: str) -> Foretold:
        text = translate(f"terrabilis-foretold-{what}", self.language)
        badge = translate(f"terrabilis-foretold-{what}-badge", self.language)
        return {"badge": badge, "text": text, "tone": "bad"}


def _points(game: Terrabilis, country: Country) -> int:
    return sum(line.points for line in count(game, country))

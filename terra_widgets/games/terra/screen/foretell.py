"""What the moves of Terra would bring, and what is at stake in a crisis that comes up."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from terra_widgets.games.contract import Move, State
from terra_widgets.games.terra.rules import Terra
from terra_widgets.games.terra.rules.moves import ARGS, TEXT, VERB
from terra_widgets.games.terra.rules.numbers import (
    FACTS, FIRST_POINTS, HAND_LIMIT, HIGHEST_POINTS, LAST_POINTS, LIMITS,
)  # fmt: skip
from terra_widgets.games.terra.rules.state import (
    BY_COLOUR, BY_REGION, CRISIS_COLOUR, CRISIS_REGION, HANDS, IMPENDING, IN_ALL, LAID, NONE, OPEN, PILE,
    PLAYED, POINTS, SOLVED, TURN, VALUE_OF, WHO, WORTH, size,
)  # fmt: skip
from terra_widgets.games.terra.rules.turn import limit_reached
from terra_widgets.games.terra.screen.cards import CardFaces
from terra_widgets.text import Fact, translate
from terra_widgets.widgets.foretold import foretold
from terra_widgets.widgets.shapes import Foretold

STAR, TICK = "\N{BLACK STAR}", "\N{CHECK MARK}"


class Foretelling:
    """One moment; `sees` says whether the cards of whoever decides may be known."""

    def __init__(self, game: Terra, state: State, drawn: CardFaces, sees: bool) -> None:
        self.game, self.state, self.drawn, self.sees = game, state, drawn, sees
        self.language = drawn.language
        self._tell: dict[str, Callable[[Move], Foretold]] = {
            "draw": self._draw,
            "give": self._give,
            "pass": self._pass,
            "help": self._help,
            "hoard": self._hoard,
            "discard": self._discard,
            "end": self._end,
        }

    def moves(self, moves: Sequence[Move]) -> dict[str, Foretold]:
        """What these moves would bring; where only some of them lose the world, those ask first."""
        found = {TEXT[move]: self._tell[VERB[move]](move) for move in moves}
        lost = [move for move, told in found.items() if "asks" in told]
        if len(lost) == len(found) and self.sees:  # there is no other way
            for told in found.values():
                told.pop("asks")
        return found

    # A crisis that comes up

    def _told(self) -> int:
        return sum(VALUE_OF[kind] for kind in self.state[PLAYED] if kind != NONE)

    def _answer(self, total: int) -> str:
        """TR-22, TR-23: how a crisis stands with cards of such a sum."""
        if total >= self.game.threats[self.state[IMPENDING]]:
            return "solved"
        return "fails" if len(self.state[PLAYED]) + 1 == self.game.players else "open"

    def _give(self, move: Move) -> Foretold:
        state, value = self.state, VALUE_OF[ARGS[move][0]]
        total, threat = self._told() + value, self.game.threats[state[IMPENDING]]
        what = self._answer(total)
        played = [VALUE_OF[kind] for kind in state[PLAYED] if kind != NONE]
        points = (0 if played else FIRST_POINTS) + (HIGHEST_POINTS if value >= max(played, default=0) else 0)
        if what == "fails":
            badge = f"{total}/{threat}"
            return self._lost("terra-foretold-give", badge, what=what, total=total, threat=threat, points=0)
        badge = f"{total}/{threat}"
        if what == "solved":
            badge = f"+{points} {STAR}" if points else TICK
        # TR-22: while others may still play, one of them may play a higher card.
        sure = int(what == "solved" and len(state[PLAYED]) + 1 == self.game.players)
        return foretold(
            "terra-foretold-give", self.language, "good" if what == "solved" else "plain", badge, what=what,
            total=total, threat=threat, lack=max(0, threat - total), points=points, sure=sure,
        )  # fmt: skip

    def _pass(self, _move: Move) -> Foretold:
        total, threat = self._told(), self.game.threats[self.state[IMPENDING]]
        what = self._answer(total)
        if what == "fails":
            return self._lost("terra-foretold-pass", what=what, total=total, threat=threat)
        return foretold(
            "terra-foretold-pass", self.language, "plain", "", what=what, total=total, threat=threat
        )

    def _lost(self, key: str, badge: str = "", /, **facts: Fact) -> Foretold:
        """TR-23, TR-50: the crisis will be full-blown, which may be the end."""
        crisis = self.state[IMPENDING]
        lost = limit_reached((*self.state[OPEN], crisis)) != NONE
        near = nearest_limit(self.state, self.drawn)
        told = foretold(key, self.language, "bad", badge or near, **facts, lack=0, sure=0, stakes=near)
        return {**told, "asks": translate("terra-foretold-asks", self.language)} if lost else {**told}

    # The rest of a turn

    def _draw(self, _move: Move) -> Foretold:
        state = self.state
        crises = len(CRISIS_COLOUR) - len(state[OPEN]) - len(state[SOLVED])  # none has come up
        return foretold(
            "terra-foretold-draw", self.language, "plain", "", crises=crises, count=len(state[PILE])
        )

    def _help(self, move: Move) -> Foretold:
        """TR-31: a card on a full-blown crisis, which may solve it."""
        crisis, kind = ARGS[move]
        laid = self.state[LAID][self.state[OPEN].index(crisis)]
        total, threat = sum(VALUE_OF[one] for one in (*laid, kind)), self.game.threats[crisis]
        after = self.game.step(self.state, move)
        points = after[POINTS][self.state[TURN]] - self.state[POINTS][self.state[TURN]]
        facts = {"total": total, "threat": threat, "lack": max(0, threat - total), "points": points}
        if not points:
            badge = f"{total}/{threat}"
            return foretold(
                "terra-foretold-help", self.language, "plain", badge, **facts, last_points=LAST_POINTS
            )
        return foretold("terra-foretold-solve", self.language, "good", f"+{points} {STAR}", **facts)

    def _hoard(self, move: Move) -> Foretold:
        return foretold("terra-foretold-hoard", self.language, "plain", "", count=WORTH[ARGS[move][0]])

    def _discard(self, _move: Move) -> Foretold:
        left = size(self.state[HANDS][self.state[WHO]]) - HAND_LIMIT - 1
        return foretold("terra-foretold-discard", self.language, "plain", "", count=left)

    def _end(self, _move: Move) -> Foretold:
        above = max(0, size(self.state[HANDS][self.state[TURN]]) - HAND_LIMIT)
        facts = {"count": len(self.state[OPEN]), "above": above}
        return foretold("terra-foretold-end", self.language, "plain", "", **facts)


def nearest_limit(state: State, drawn: CardFaces) -> str:
    """TR-50: the limit that the crisis which has come up would bring nearest, if it becomes full-blown."""
    crisis, language = state[IMPENDING], drawn.language
    lying = (*state[OPEN], crisis)
    if limit_reached(lying) != NONE:
        return translate("terra-stakes-lost", language)
    region, colour = CRISIS_REGION[crisis], CRISIS_COLOUR[crisis]
    counts = {
        BY_REGION: (drawn.regions[region], sum(CRISIS_REGION[one] == region for one in lying)),
        BY_COLOUR: (drawn.colours[colour], sum(CRISIS_COLOUR[one] == colour for one in lying)),
        IN_ALL: (translate("terra-stakes-all", language), len(lying)),
    }
    nearest = min(counts, key=lambda limit: LIMITS[limit] - counts[limit][1])
    name, count = counts[nearest]
    return translate("terra-limit-bar", language, name=name, count=count, most=LIMITS[nearest])


def stakes(state: State, drawn: CardFaces) -> str:
    """TR-22, TR-23: what the crisis that has come up brings when it is solved, and else."""
    return translate("terra-stakes", drawn.language, **FACTS, limit=nearest_limit(state, drawn))

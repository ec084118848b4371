"""What the moves of Nova Ziemia would bring: missions that are met, cards that it costs, goals, points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from terra_widgets.games.contract import Move, State
from terra_widgets.games.nova_ziemia.rules import NovaZiemia
from terra_widgets.games.nova_ziemia.rules.disasters import limits
from terra_widgets.games.nova_ziemia.rules.settling import cost_of_failure, met
from terra_widgets.games.nova_ziemia.rules.state import (
    CLAIMED, GOALS, HANDS, LIBRARY, MET, STACK, TASK, TURN,
)  # fmt: skip
from terra_widgets.games.nova_ziemia.screen import shapes
from terra_widgets.games.nova_ziemia.screen.cards import CardFaces
from terra_widgets.text import translate
from terra_widgets.text.words import listing, signed
from terra_widgets.widgets.foretold import foretold
from terra_widgets.widgets.shapes import Foretold

STAR, TICK = "\N{BLACK STAR}", "\N{CHECK MARK}"


class Foretelling:
    """One moment; `hand` are the missions of whoever decides, if this screen may know them."""

    def __init__(
        self, game: NovaZiemia, state: State, drawn: CardFaces, hand: Sequence[int] | None, now: Sequence[str]
    ) -> None:
        self.game, self.state, self.drawn, self.hand = game, state, drawn, hand
        self.now = frozenset(now)
        """The ids of the cards that are met as the planet is."""
        self.language = drawn.language
        self._tell: dict[str, Callable[[Move], Foretold | None]] = {
            "settle": self._settle,
            "meet": self._meet,
            "reach": self._reach,
            "end": self._end,
            "bid": self._bid,
        }

    def moves(self, moves: Sequence[Move], previews: Mapping[str, shapes.Preview]) -> dict[str, Foretold]:
        """What these moves would bring; a look ahead of each action is in `previews`."""
        found = {}
        for text, preview in previews.items():
            told = self._action(frozenset(preview["meets"]))
            if told is not None:
                found[text] = told
        for move in moves:
            tell = self._tell.get(self.game.moves.verbs[move])
            told = tell(move) if tell else None
            if told is not None:
                if len(moves) == 1:  # there is no other way
                    told = {"badge": told["badge"], "text": told["text"], "tone": told["tone"]}
                found[self.game.moves.texts[move]] = told
        return found

    def _names(self, ids: Sequence[str]) -> str:
        return listing([self.drawn.name(card) for card in sorted(ids)], self.language)

    def _action(self, meets: frozenset[str]) -> Foretold | None:
        """TX-23: the cards that the planet would meet then and does not meet now, or the other way round."""
        gained, gone = meets - self.now, self.now - meets
        if gained:
            return foretold("nova-foretold-meets", self.language, "good", TICK, cards=self._names([*gained]))
        if gone:
            return foretold("nova-foretold-loses", self.language, "bad", "", cards=self._names([*gone]))
        return None

    def _settle(self, _move: Move) -> Foretold | None:
        """TX-22, TX-51: what settling the planet as it is would be."""
        if self.game.options.competition:
            done = met(self.game, self.state, self.state[TASK])
            key, tone = ("won", "good") if done else ("missed", "bad")
            return foretold(
                f"nova-foretold-{key}", self.language, tone, f"{signed(1 if done else -1)} {STAR}"
            )
        if self.hand is None:
            return None
        done_ids = [self.game.cards.ids[card] for card in self.hand if met(self.game, self.state, card)]
        if done_ids:
            badge = f"{TICK} {len(done_ids)}"
            return foretold("nova-foretold-settle", self.language, "good", badge, cards=self._names(done_ids))
        owed, held = cost_of_failure(self.game, self.state), len(self.hand)
        most = limits(self.game, self.state).hand
        taken = max(0, owed - held) + max(0, most - max(0, held - owed))
        return self._taken("nova-foretold-failure", taken, count=owed)

    def _taken(self, key: str, taken: int, **facts: int) -> Foretold:
        """TX-25, TX-30: so many cards leave the library; all lose when it has too few."""
        left = len(self.state[LIBRARY])
        if taken > left:
            told = foretold("nova-foretold-lost", self.language, "bad", left=left, taken=taken)
            return {**told, "asks": translate("nova-foretold-asks", self.language)}
        tone = "bad" if key == "nova-foretold-failure" else "plain"
        return foretold(key, self.language, tone, left=left, then=left - taken, taken=taken, **facts)

    def _drawn_after(self, fewer: int) -> int:
        """TX-25: how many missions are drawn at the end of the turn, with so many fewer in the hand."""
        return max(0, limits(self.game, self.state).hand - len(self.state[HANDS][self.state[TURN]]) + fewer)

    def _meet(self, _move: Move) -> Foretold:
        told = self._taken("nova-foretold-meet", self._drawn_after(1))
        # Goals may still be met in this turn, so it asks only at the end.
        return {"badge": told["badge"], "text": told["text"], "tone": told["tone"]}

    def _reach(self, _move: Move) -> Foretold:
        """TX-24, TX-31, TX-40: one goal more, and perhaps a disaster."""
        goals, count = len(self.state[GOALS]), len(self.state[MET]) + 1
        opens = int(bool(self.state[STACK]) and count < goals)
        last = int(count == goals)
        badge = f"{count}/{goals}"
        return foretold(
            "nova-foretold-reach",
            self.language,
            "good",
            badge,
            count=count,
            goals=goals,
            opens=opens,
            last=last,
        )

    def _end(self, _move: Move) -> Foretold:
        if set(self.state[MET]) == set(self.state[GOALS]):
            return foretold("nova-foretold-win", self.language, "good", TICK)
        return self._taken("nova-foretold-end", self._drawn_after(0), count=len(self.state[CLAIMED]))

    def _bid(self, move: Move) -> Foretold:
        return foretold("nova-foretold-bid", self.language, "plain", "", count=self.game.moves.args[move])

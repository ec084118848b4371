"""The world with its crises, the draw pile and the limits, each as the part of a snapshot that shows it."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.games.terra.deck import COLOURS, REGIONS
from terra_widgets.errors import Reason
from terra_widgets.games.contract import Move, State
from terra_widgets.games.terra.rules import Terra
from terra_widgets.games.terra.rules.numbers import DEALT, FACTS, LIMITS
from terra_widgets.games.terra.rules.state import (
    BY_COLOUR, BY_REGION, CRISIS_COLOUR, CRISIS_REGION, HELPED, IMPENDING, IN_ALL, LAID, LIMIT_NAMES,
    NONE, OPEN, OVER, PHASE, PILE, PLAYED, SOLVED, TURN, VALUE_OF,
)  # fmt: skip
from terra_widgets.games.terra.rules.moves import ARGS, DRAW_CARD, TEXT, VERB
from terra_widgets.games.terra.screen import shapes
from terra_widgets.games.terra.screen.cards import CardFaces
from terra_widgets.games.terra.screen.foretell import stakes
from terra_widgets.games.terra.screen.reasons import Reasons
from terra_widgets.text import translate
from terra_widgets.text.words import isolated, listing
from terra_widgets.widgets import shapes as shared


class Board:
    """What all may see, and what can be done with it.

    `moves` are those that this screen may offer: without what would show a hidden hand.
    """

    def __init__(
        self,
        game: Terra,
        state: State,
        names: Sequence[str],
        drawn: CardFaces,
        moves: Sequence[Move],
        reasons: Reasons,
    ) -> None:
        self.game, self.state, self.names = game, state, names
        self.drawn, self.language, self.reasons = drawn, drawn.language, reasons
        self.legal = frozenset(moves)
        self._on_crisis: dict[int, list[shared.Move]] = {}
        for move in moves:
            verb, (a, b) = VERB[move], ARGS[move]
            if verb == "help":
                self._on_crisis.setdefault(a, []).append(self._with_card(move, b))
            elif verb == "give":
                self._on_crisis.setdefault(state[IMPENDING], []).append(self._with_card(move, a))

    def _with_card(self, move: Move, kind: int) -> shared.Move:
        return {"move": TEXT[move], "label": self.drawn.solutions[kind]["label"]}

    # The world

    def world(self) -> shapes.World:
        """The six regions, each with the full-blown crises that lie there."""
        return {
            "title": translate("terra-world", self.language),
            "regions": [self._region(region) for region in range(len(REGIONS))],
        }

    def _region(self, region: int) -> shapes.Region:
        state, language = self.state, self.language
        lying = [at for at, crisis in enumerate(state[OPEN]) if CRISIS_REGION[crisis] == region]
        coming = state[IMPENDING] != NONE and CRISIS_REGION[state[IMPENDING]] == region
        name, limit = self.drawn.regions[region], LIMITS[BY_REGION]
        label = translate("terra-region-label", language, region=name, count=len(lying), limit=limit)
        return {
            "region": REGIONS[region],
            "name": name,
            "label": f"{label} {translate('terra-region-coming', language)}" if coming else label,
            "count": len(lying),
            "limit": limit,
            "coming": coming,
            "crises": [self._open(state[OPEN][at], state[LAID][at]) for at in lying],
        }

    def _open(self, crisis: int, cards: Sequence[int]) -> shapes.OpenCrisis:
        helped = bool(self.state[HELPED] >> crisis & 1)
        return {**self._crisis(crisis, cards, helped), "helped": helped}

    def _crisis(self, crisis: int, cards: Sequence[int], helped: bool = False) -> shapes.Crisis:
        drawn: shapes.CrisisFace = self.drawn.crises[crisis]
        language = self.language
        total = sum(VALUE_OF[kind] for kind in cards)
        label = translate(
            "terra-crisis-label",
            language,
            crisis=self.drawn.names[crisis],
            region=self.drawn.regions[CRISIS_REGION[crisis]],
            colour=drawn["colour"],
            total=total,
            threat=drawn["threat"],
        )
        if helped:
            label += " " + translate("terra-crisis-helped", language)
        moves = self._on_crisis.get(crisis, [])
        return {
            **drawn,
            "region": self.drawn.regions[CRISIS_REGION[crisis]],
            "total": total,
            "cards": [self.drawn.solutions[kind] for kind in cards],
            "label": label,
            "moves": moves,
            "why": None if moves else self.reasons.crisis(crisis),
        }

    # What was drawn

    def pile(self) -> shapes.Pile:
        """TR-11: the draw pile, and how many crises are still in it, which everybody can count."""
        state, language = self.state, self.language
        count = len(state[PILE])
        out = len(state[OPEN]) + len(state[SOLVED]) + (state[IMPENDING] != NONE)
        crises = len(CRISIS_COLOUR) - out  # the pile itself may be hidden here
        legal = DRAW_CARD in self.legal
        return {
            "title": translate("terra-pile", language),
            "count": count,
            "whole": len(self.game.solutions)
            + len(CRISIS_COLOUR)
            - DEALT[self.game.players] * self.game.players,
            "text": translate("terra-pile-crises", language, count=crises),
            "solved": translate("terra-solved", language, count=len(state[SOLVED])),
            "label": translate("terra-pile-label", language, count=count, crises=crises),
            "moves": [{"move": TEXT[DRAW_CARD], "label": translate("terra-do-draw", language)}]
            if legal
            else [],
            "why": None if legal else self.reasons.pile(),
        }

    def impending(self) -> shapes.Impending | None:
        """TR-21: the crisis that has come up, and what each player has answered."""
        state, language = self.state, self.language
        if state[IMPENDING] == NONE:
            return None
        crisis = state[IMPENDING]
        cards = [kind for kind in state[PLAYED] if kind != NONE]
        return {
            **self._crisis(crisis, cards),
            "title": translate("terra-impending", language),
            "stakes": stakes(state, self.drawn),
            "answers": [self._answer(i) for i in range(self.game.players)],
        }

    def _answer(self, i: int) -> shapes.PlayerAnswer:
        state, language = self.state, self.language
        seat = (state[TURN] + i) % self.game.players
        played = state[PLAYED]
        card = played[i] if i < len(played) else NONE
        what = "asked" if i == len(played) else "waits" if i > len(played) else "passed"
        if card != NONE:
            what = "gave"
        facts = {"name": isolated(self.names[seat]), "card": "" if card == NONE else self.drawn.plain[card]}
        return {
            "seat": seat,
            "name": self.names[seat],
            "state": what,
            "card": None if card == NONE else self.drawn.solutions[card],
            "label": translate("terra-answer", language, what=what, **facts),
        }

    # The limits

    def limits(self) -> shapes.Limits:
        """TR-50: how near each of the three limits is."""
        lying = self.state[OPEN]
        regions = [sum(CRISIS_REGION[crisis] == i for crisis in lying) for i in range(len(REGIONS))]
        colours = [sum(CRISIS_COLOUR[crisis] == i for crisis in lying) for i in range(len(COLOURS))]
        worst = max(regions)
        where = [self.drawn.regions[i] for i, count in enumerate(regions) if count == worst and worst]
        bars: list[list[tuple[str | None, str, int]]] = [[] for _ in LIMITS]
        bars[BY_REGION] = [(None, listing(where, self.language), worst)]
        bars[BY_COLOUR] = [(COLOURS[i], self.drawn.colours[i], count) for i, count in enumerate(colours)]
        bars[IN_ALL] = [(None, "", len(lying))]
        return {
            "title": translate("terra-limits", self.language),
            "note": Reason("terra-limits-note", FACTS, "TR-50").on_screen(self.language),
            "gauges": [self._gauge(limit, bars[limit]) for limit in range(len(LIMITS))],
        }

    def _gauge(self, limit: int, bars: Sequence[tuple[str | None, str, int]]) -> shapes.Gauge:
        language, most = self.language, LIMITS[limit]
        highest = max(count for _, _, count in bars)
        title = translate("terra-limit", language, limit=LIMIT_NAMES[limit])
        shown: list[shapes.Bar] = [
            {
                "colour": colour,
                "name": name,
                "count": count,
                "label": translate("terra-limit-bar", language, name=name or title, count=count, most=most),
            }
            for colour, name, count in bars
        ]
        near = highest == most - 1 and self.state[PHASE] != OVER
        return {
            "limit": LIMIT_NAMES[limit],
            "title": title,
            "most": most,
            "bars": shown,
            "near": translate("terra-limit-near", language) if near else None,
            "reached": highest >= most,
        }

"""Hands, hoards and points: what belongs to the players, without what this screen may not know."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.games.contract import Move, State
from terra_widgets.games.terra.rules import Terra
from terra_widgets.games.terra.rules.numbers import HAND_LIMIT
from terra_widgets.games.terra.rules.state import (
    COMBINATIONS, GIVEN, HANDS, HOARDS, NONE, PACKED, POINTS, WHO, WORTH, holds, size, unpack,
)  # fmt: skip
from terra_widgets.games.terra.rules.ending import hoarded
from terra_widgets.games.terra.rules.moves import ARGS, HOARD, TEXT, VERB
from terra_widgets.games.terra.screen import shapes
from terra_widgets.games.terra.screen.cards import CardFaces
from terra_widgets.games.terra.screen.reasons import Reasons
from terra_widgets.text import translate
from terra_widgets.text.words import isolated
from terra_widgets.widgets import shapes as shared

LEAST_TRACK = 20


class Seats:
    """The players' side of the table at one moment; `seen` says whose cards this screen may show."""

    def __init__(
        self,
        game: Terra,
        state: State,
        names: Sequence[str],
        drawn: CardFaces,
        reasons: Reasons,
        seen: frozenset[int],
    ) -> None:
        self.game, self.state, self.names = game, state, names
        self.drawn, self.language, self.reasons, self.seen = drawn, drawn.language, reasons, seen

    # The own hand

    def hand(self, seat: int, moves: Sequence[Move]) -> shapes.Hand:
        """The cards of a player who is seen, what can be done with each, and the combinations in them."""
        mine = seat == self.state[WHO]
        by_kind: dict[int, list[shared.Move]] = {}
        for move in moves if mine else ():
            kind = ARGS[move][1] if VERB[move] == "help" else ARGS[move][0]
            if VERB[move] in {"give", "help", "discard"}:
                by_kind.setdefault(kind, []).append(self._use(move))
        packed = self.state[HANDS][seat]
        return {
            "cards": [self._card(kind, by_kind.get(kind, []), mine) for kind in unpack(packed)],
            "combinations": self._combinations(packed, frozenset(moves) if mine else frozenset(), mine),
            "hoard_title": translate("terra-own-hoard", self.language, count=hoarded(self.state, seat)),
            "hoard": [self._combination(i) for i in self.state[HOARDS][seat]],
        }

    def nothing(self) -> shapes.Hand:
        """The hand of a player who is not seen."""
        return {"cards": [], "combinations": [], "hoard_title": "", "hoard": []}

    def _use(self, move: Move) -> shared.Move:
        verb, (a, _) = VERB[move], ARGS[move]
        crisis = self.drawn.names[a] if verb == "help" else ""
        return {"move": TEXT[move], "label": translate(f"terra-do-{verb}", self.language, crisis=crisis)}

    def _card(self, kind: int, moves: list[shared.Move], mine: bool) -> shapes.HeldSolution:
        why = None if moves else self.reasons.card(kind, mine)
        return {**self.drawn.solutions[kind], "moves": moves, "why": why}

    def _combinations(self, packed: int, legal: frozenset[Move], mine: bool) -> list[shapes.HeldCombination]:
        """TR-32: what could be hoarded of this hand, the most valuable first."""
        held = [i for i, cards in enumerate(PACKED) if holds(packed, cards)]
        held.sort(key=lambda i: (-WORTH[i], i))
        found: list[shapes.HeldCombination] = []
        for i in held:
            move = HOARD + i
            drawn = self._combination(i)
            can = move in legal
            found.append(
                {
                    **drawn,
                    "moves": [{"move": TEXT[move], "label": drawn["label"]}] if can else [],
                    "why": None if can else self.reasons.hoard(move, mine),
                }
            )
        return found

    def _combination(self, i: int) -> shapes.Combination:
        cards = [self.drawn.solutions[kind] for kind in COMBINATIONS[i]]
        plain = ", ".join(self.drawn.plain[kind] for kind in COMBINATIONS[i])
        return {
            "cards": cards,
            "worth": WORTH[i],
            "label": translate("terra-combination", self.language, cards=plain, count=WORTH[i]),
        }

    # What all see

    def players(self) -> shapes.Players:
        """Everybody's cards from the back, their hoards and what they have given."""
        return {
            "title": translate("terra-players-title", self.language),
            "rows": [self._player(seat) for seat in range(self.game.players)],
        }

    def _player(self, seat: int) -> shapes.Player:
        state = self.state
        hoards = state[HOARDS][seat]
        facts = {
            "name": isolated(self.names[seat]),
            "hand": size(state[HANDS][seat]),
            "hoards": len(hoards),
            "given": state[GIVEN][seat],
        }
        label = translate("terra-player", self.language, **facts)
        team = None
        if self.game.options.teams:
            partner = self.names[self.game.partner[seat]]
            team = translate("terra-partner-of", self.language, name=isolated(partner))
            label += " " + team
        open_ = seat in self.seen
        return {
            "seat": seat,
            "name": self.names[seat],
            "hand": facts["hand"],
            "most": HAND_LIMIT,
            "given": facts["given"],
            "given_label": translate("terra-given", self.language, count=facts["given"]),
            "hoards": [self._combination(i) if open_ and i != NONE else None for i in hoards],
            "team": team,
            "label": label,
        }

    # The score track

    def points(self, seat: int) -> int:
        """TR-60: points on the track; those of the partner too where they are in common."""
        points: int = self.state[POINTS][seat]
        if self.game.options.teams:
            points += self.state[POINTS][self.game.partner[seat]]
        return points

    def track(self) -> shapes.Track:
        """Where everybody stands; a team stands together."""
        sides: dict[int, list[int]] = {}
        for seat in range(self.game.players):
            first = min(seat, self.game.partner[seat]) if self.game.options.teams else seat
            sides.setdefault(first, []).append(seat)
        pawns: list[shapes.Pawn] = [
            {
                "seats": seats,
                "points": self.points(first),
                "label": translate(
                    "terra-pawn",
                    self.language,
                    name=" + ".join(isolated(self.names[seat]) for seat in seats),
                    count=self.points(first),
                ),
            }
            for first, seats in sides.items()
        ]
        most = max(pawn["points"] for pawn in pawns)
        end = max(LEAST_TRACK, -(-(most + 1) // 10) * 10)
        return {"title": translate("terra-track", self.language), "end": end, "pawns": pawns}

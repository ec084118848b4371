"""One moment of Nova Ziemia: the planet, missions, goals, library and disasters, or the competition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import ClassVar

from terra_widgets.games.nova_ziemia.deck import COLOURS
from terra_widgets.errors import Reason
from terra_widgets.games.contract import Line, Move, State
from terra_widgets.games.nova_ziemia.rules import NovaZiemia
from terra_widgets.games.nova_ziemia.rules.competition import points
from terra_widgets.games.nova_ziemia.rules.numbers import LEAST_BID, SECONDS, TARGET
from terra_widgets.games.nova_ziemia.rules.state import (
    ACTIONS, BIDS, DECISIONS, GOALS, HANDS, LIBRARY, LOST, LOWER, LOWEST, MET, OPEN, PHASE, PLANET, SHAPE,
    STACK, TASK, TURN, TURNS, WON,
)  # fmt: skip
from terra_widgets.games.nova_ziemia.rules.planet import serves
from terra_widgets.games.nova_ziemia.rules.settling import met, wanted
from terra_widgets.games.nova_ziemia.rules.shaping import most_actions
from terra_widgets.games.nova_ziemia.rules.why import ANSWERS
from terra_widgets.table.table import Table
from terra_widgets.games.nova_ziemia.screen.end_screen import NovaZiemiaEnd
from terra_widgets.games.nova_ziemia.screen import shapes
from terra_widgets.games.nova_ziemia.screen.cards import card_faces, need
from terra_widgets.games.nova_ziemia.screen.news import TOLD, notices
from terra_widgets.games.nova_ziemia.screen.planet import PlanetPart, Values
from terra_widgets.games.nova_ziemia.screen.sentences import prompt_text, round_text, step_text
from terra_widgets.widgets.shapes import Choice, Foretold, Notice, ScoreRow, SeatFacts, Secret
from terra_widgets.games.nova_ziemia.screen.foretell import Foretelling
from terra_widgets.widgets.snapshot import SnapshotMaker, Settings
from terra_widgets.text import translate
from terra_widgets.text.words import isolated

SHAPING = {"rotate", "flip", "shift"}
ON_BOARD = {*SHAPING, "meet", "discard", "reach"}
TEAM = 0
BUTTONS = 9  # bids up to here have a button each, higher ones are typed


class NovaZiemiaSnapshot(SnapshotMaker):
    """One table of Nova Ziemia seen from one screen at one moment."""

    end_screen = NovaZiemiaEnd
    secrets = "missions"
    signs: ClassVar[Mapping[str, str]] = {colour: f"nova-colour-{colour}" for colour in COLOURS}

    def __init__(self, table: Table, settings: Settings) -> None:
        super().__init__(table, settings)
        game = table.game
        assert isinstance(game, NovaZiemia)
        self.game = game
        self.drawn = card_faces(game.cards, self.language)
        self.contest = game.options.competition
        if self._hand() is None:
            # TX-11: what can be done with a mission tells which one it is.
            secret = {"meet", "discard"}
            self.moves = [move for move in self.moves if game.moves.verbs[move] not in secret]
        self.legal = frozenset(self.moves)
        self.planet = PlanetPart(self.drawn, self.state[PLANET], self.moves, self._why, self._met)

    def _hand(self) -> Sequence[int] | None:
        """TX-11: the missions of the player who decides, if this screen may know them."""
        if self.decider is None or not self.sees(self.decider):
            return None
        hand: Sequence[int] = self.state[HANDS][self.decider]
        return hand

    # Who decides

    def round(self) -> str:
        return round_text(self.game, self.state, self.language)

    def decision(self) -> str:
        return DECISIONS[self.state[PHASE]]

    def ask(self) -> str:
        return prompt_text(self.game, self.state, self.names, self.drawn, self._hand())

    def ask_on_board(self) -> str:
        done = any(met(self.game, self.state, card) for card in self._hand() or ())
        if self.decision() == "shape" and not self.contest and not done and self._is_new():
            facts = {"name": isolated(self.names[self.decider or 0])}
            return translate("nova-prompt-first", self.language, **facts)
        return self.ask()

    def _is_new(self) -> bool:
        """Whether who decides has done nothing yet: everything is lit, and one has to know what to try."""
        steps = range(1, len(self.table.move_numbers) + 1)
        return all(self._mover(step) != self.decider for step in steps)

    def turn(self) -> int:
        return int(self.state[TURN])

    def seat(self, seat: int) -> SeatFacts:
        if self.contest:
            return {"points": points(self.state, seat), "marks": []}
        cards = len(self.state[HANDS][seat])
        label = translate("nova-mark-hand", self.language)
        return {"points": None, "marks": [{"sign": "assistance", "count": cards, "label": label}]}

    def received(self, seat: int, step: int) -> list[str]:
        before, after = (state[HANDS][seat] for state in self.table.history[step - 1 : step + 1])
        return [self._task(card, None, "")["label"] for card in after if card not in before]

    def tell(self, step: int) -> str:
        return step_text(self.table, step, self.language)

    def notices(self, step: int) -> list[Notice]:
        tell = partial(step_text, self.table, step, self.language)
        return notices(self.events(step), tell, self.drawn)

    def short(self, step: int) -> str:
        return step_text(self.table, step, self.language, TOLD)

    def counts(self, state: State) -> list[Sequence[Line]]:
        """TX-52: the tasks of each player; in the game that all win together nobody has points."""
        if not self.contest:
            return []
        up, down = "nova-count-up", "nova-count-down"
        return [
            (Line(up, len(won), len(won)), Line(down, len(lost), -len(lost)))
            for won, lost in zip(state[WON], state[LOST], strict=True)
        ]

    def secrets_matter(self) -> bool:
        """TX-11: the planet is shaped for the missions in the hand."""
        return self.decider is not None and bool(self.state[HANDS][self.decider])

    def choices(self) -> list[Choice]:
        moves = self.game.moves
        return [
            {"move": moves.texts[move], "label": self._choice(move), "kind": None}
            for move in self.moves
            if moves.verbs[move] not in ON_BOARD
            and (moves.verbs[move] != "bid" or moves.args[move] <= BUTTONS)
        ]

    def foretell(self) -> dict[str, Foretold]:
        now = self._met(self.planet.values)
        foretelling = Foretelling(self.game, self.state, self.drawn, self._hand(), now)
        return foretelling.moves(self.moves, self.planet.part["previews"])

    def ending(self) -> frozenset[str]:
        """To settle is what a turn is for once a mission is met or nothing is left to do; before, a loss."""
        cards = (self.state[TASK],) if self.contest else self._hand() or ()
        done = any(card >= 0 and met(self.game, self.state, card) for card in cards)
        left = any(self.game.moves.verbs[move] in SHAPING for move in self.moves)
        return frozenset(("settle", "back", "pass", "end") if left and not done else ("back", "pass", "end"))

    def _choice(self, move: Move) -> str:
        verb, arg = self.game.moves.verbs[move], self.game.moves.args[move]
        if verb == "bid":
            return translate("nova-do-bid", self.language, count=arg)
        if verb == "speak":
            return translate("nova-do-speak", self.language, name=isolated(self.names[arg]))
        return translate(f"nova-do-{verb}", self.language)

    def _why(self, move: Move) -> str:
        """Why a move that is not legal, or not shown, is not possible."""
        if self.blanket is not None:
            return self.blanket
        if self.state[PHASE] not in ANSWERS[self.game.moves.verbs[move]]:
            return translate("nova-why-first", self.language, decision=self.decision())
        return self._said(self.game.explain(self.state, move))

    # What lies on the table

    def parts(self) -> shapes.Parts:
        return {
            "planet": self.planet.part,
            "actions": self._actions(),
            "missions": self._missions(),
            "goals": None if self.contest else self._goals(),
            "library": self._library(),
            "disasters": self._disasters() if self.game.options.disasters != "none" else None,
            "contest": self._contest() if self.contest else None,
        }

    def _actions(self) -> shapes.Actions | None:
        """TX-20: how many of the actions are used."""
        if self.state[PHASE] != SHAPE:
            return None
        used, most = len(self.state[ACTIONS]), most_actions(self.game, self.state)
        label = translate("nova-actions", self.language, used=used, most=most)
        return {"used": used, "most": most, "label": label}

    def _met(self, values: Values) -> list[str]:
        """The cards that these zones would meet, each alone, as far as this screen may know of them."""
        if self.contest:
            cards: Sequence[int] = (self.state[TASK],)
        else:
            goals = (card for card in self.state[GOALS] if card not in self.state[MET])
            cards = (*(self._hand() or ()), *goals)
        ids, exact = self.game.cards.ids, self.game.options.exact_zones
        asked = [(card, *wanted(self.game, self.state, card)) for card in cards]
        return [ids[card] for card, c, value, n in asked if serves(values[c], [value] * n, exact)]

    def _task(self, card: int, move: Move | None, key: str, status: str | None = None) -> shapes.Task:
        """A mission, a goal or a task: what it asks for, how near it is, and what can be done with it."""
        colour, value, count = wanted(self.game, self.state, card)
        values = self.planet.values[colour]
        asks = need(COLOURS[colour], value, count, self.language)
        is_met = serves(values, [value] * count, self.game.options.exact_zones)
        if status is None and is_met:
            status = translate("nova-card-now", self.language)
        if status is None and count == 1:
            status = translate("nova-card-most", self.language, have=max(values, default=0))
        elif status is None:
            status = translate("nova-card-many", self.language, have=sum(v >= value for v in values))
        lit = move in self.legal
        doing = [translate(f"nova-{key}-this", self.language)] if lit else []
        return {
            **self.drawn.shared[card],
            "colour": colour,
            "value": value,
            "zones": count,
            "need": asks,
            "met": is_met,
            "near": status,
            "label": ", ".join([*doing, self.drawn.names[card], asks, status]),
            "move": self.game.moves.texts[move] if lit and move is not None else None,
            "why": None if lit or move is None else self._why(move),
        }

    def _missions(self) -> shapes.Missions:
        """TX-11: the missions, secret until the end."""
        title = translate("nova-missions", self.language)
        if self.contest:
            return {"title": title, **self.secret(None, True), "cards": []}
        seat = self.whose()
        owners: Sequence[int] = () if seat is None else (seat,)
        if self.outcome is not None and self.settings.viewer is None:
            owners = self.seats
        visible = all(map(self.sees, owners)) and bool(owners)
        shown = [(owner, card) for owner in owners for card in self.state[HANDS][owner]] if visible else []
        discards = self.decision() in {"discard", "excess"}
        first, key = (self.game.moves.discard, "discard") if discards else (self.game.moves.meet, "meet")
        cards: list[shapes.Mission] = []
        for owner, card in shown:
            # Somebody else's turn: what a person could do with their own missions is not the question.
            move = first + card if owner == self.decider or self.blanket is not None else None
            task = self._task(card, move, key)
            cards.append({**task, "seat": owner, "owner": self.names[owner]})
        return {"title": title, **self.secret(seat, visible), "cards": cards}

    def secret(self, seat: int | None, visible: bool) -> Secret:
        part = super().secret(seat, visible)
        if part["handover"] is not None and seat in self.automatic:
            name = isolated(self.names[seat or 0])
            part["handover"] = translate("nova-handover-automatic", self.language, name=name)
        return part

    def _goals(self) -> shapes.Goals:
        """TX-12: the book of goals."""
        state, moves = self.state, self.game.moves
        done, language = translate("nova-card-met", self.language), self.language
        cards: list[shapes.Goal] = []
        for card in state[GOALS]:
            is_met = card in state[MET]
            move = moves.reach + card - self.game.cards.missions
            part = self._task(card, move, "reach", done if is_met else None)
            cards.append({**part, "done": is_met})
        label = translate("nova-goals-met", language, met=len(state[MET]), goals=len(state[GOALS]))
        return {"title": translate("nova-goals", language), "label": label, "cards": cards}

    def _library(self) -> shapes.Library:
        count, language = len(self.state[LIBRARY]), self.language
        note = "nova-library-tasks" if self.contest else "nova-library-note"
        return {
            "title": translate("nova-library", language),
            "count": count,
            "label": translate("nova-library-count", language, count=count),
            "text": translate(note, language, least_bid=LEAST_BID),
        }

    def _disasters(self) -> shapes.Disasters:
        """TX-40: the open ones, the newest first, as it holds."""
        more = translate("nova-disasters-more", self.language, count=len(self.state[STACK]))
        faces = self.drawn.disasters[self.game.options.late_disasters]
        cards = [faces[card] for card in reversed(self.state[OPEN])]
        return {"title": translate("nova-disasters", self.language), "label": more, "cards": cards}

    # The competition

    def _contest(self) -> shapes.Contest:
        """TX-50 to TX-52: the task, the bids and the sand-glass."""
        state, language = self.state, self.language
        bids = [self._bid(seat) for seat in self.seats]
        target = translate("nova-target", language, points=TARGET[self.game.players])
        task = None
        if state[TASK] >= 0:
            task = self._task(state[TASK], None, "meet")
        running = state[PHASE] == LOWER and self.settings.look is None
        return {
            "title": translate("nova-task", language),
            "task": task,
            "bids_title": translate("nova-bids", language),
            "bids": bids,
            "text": target,
            "bidding": self._bidding(),
            "glass": self._glass() if running else None,
        }

    def _bidding(self) -> shapes.Bidding | None:
        """TX-50: where a number is typed that has no button."""
        moves, language = self.game.moves, self.language
        bids = [moves.args[move] for move in self.moves if moves.verbs[move] == "bid"]
        if max(bids, default=0) <= BUTTONS:
            return None
        least, most = min(bids), max(bids)
        return {
            "verb": "bid",
            "least": least,
            "most": most,
            "label": translate("nova-bid-other", language),
            "button": translate("nova-bid-this", language),
            "wrong": translate("nova-bid-wrong", language, least_bid=least, most_bid=most),
        }

    def _bid(self, seat: int) -> shapes.Bid:
        bid, lowest = self.state[BIDS][seat], self.state[LOWEST] == seat
        if not bid:
            label = translate("nova-bid-none", self.language)
        elif lowest:
            label = translate("nova-bid-lowest", self.language)
        else:
            label = ""
        return {
            "seat": seat,
            "name": self.names[seat],
            "bid": bid,
            "lowest": lowest,
            "label": label,
            "up": len(self.state[WON][seat]),
            "down": len(self.state[LOST][seat]),
        }

    def _glass(self) -> shapes.Glass:
        """The view turns it over for each task, and plays the move when the sand has run through."""
        move = self.game.moves.time
        return {
            "key": str(self.state[TURNS]),
            "seconds": SECONDS,
            "title": translate("nova-glass", self.language),
            "label": translate("nova-glass-on", self.language),
            "left": [translate("nova-glass-left", self.language, count=left) for left in range(SECONDS + 1)],
            "move": self.game.moves.texts[move] if move in self.legal else None,
        }

    # Hints

    def why_no_hint(self) -> Reason | None:
        reason = super().why_no_hint()
        if reason is None and self.decision() in {"bid", "lower"}:
            return Reason("nova-hint-bid", {}, "TX-50")
        return reason

    def hint_is_secret(self) -> bool:
        return not self.contest

    def say_hint(self, told: Reason) -> str:
        return self._said(told)

    def _said(self, reason: Reason) -> str:
        """A reason as a sentence, with the names of cards instead of their ids."""
        facts = reason.facts
        names = {key: self.drawn.name(str(facts[key])) for key in ("card", "goal") if key in facts}
        return reason.on_screen(self.language, **names)

    # The count

    def score_rows(self) -> list[ScoreRow]:
        if self.contest:
            return [self.score_row(seat, lines) for seat, lines in enumerate(self.counts(self.state))]
        left = len(self.state[LIBRARY])
        counts = left if self.outcome is None or self.outcome.winners else 0
        lines = Line("nova-count-goals", len(self.state[MET]), 0), Line("nova-count-library", left, counts)
        # One count: all win or lose together.
        return [{**self.score_row(TEAM, lines), "name": translate("nova-team", self.language)}]

"""What a table says: places, whose decision it is, and what happened, as sentences."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import groupby

from terra_widgets.games.terra_futura.deck import KINDS, Effect
from terra_widgets.errors import Fact
from terra_widgets.games.contract import Event, State
from terra_widgets.games.terra_futura.rules import TerraFutura
from terra_widgets.games.terra_futura.rules.numbers import TRANSFER_LIMIT, TURNS
from terra_widgets.games.terra_futura.rules.state import (
    AT, CARDS, COPIED, DECISIONS, DISCARDED, DONE, EFFECT, FIELD, FINAL, HAND, LANDS, NEED, OVER, PENDING,
    PHASE, RAWS, RAW_FIELD, ROOM, SCORE, TURN, WHO, unpack,
)  # fmt: skip
from terra_widgets.table.table import Table
from terra_widgets.games.terra_futura.screen.cards import CardFaces, amount, card_faces, effect_label, price
from terra_widgets.text import translate
from terra_widgets.text.words import isolated, listing

SILENT = {"offer", "turn", "points"}  # the board or the score sheet shows these
# Events about one card that are told together when several kinds come or go.
TOKENS = {"pay", "gain", "receive", "reward", "pollute", "clean"}


# Places


@lru_cache(maxsize=16_384)
def place_label(
    language: str,
    where: tuple[int, int],
    card: str,
    tokens: tuple[int, ...],
    pollution: tuple[int, int],
    marks: tuple[str, ...],
) -> str:
    """A place of a territory in words: where it is, what lies there, and how it is."""
    parts = [translate("place-where", language, row=where[0], column=where[1])]
    if not card:
        return f"{parts[0]}, {translate('place-empty', language)}"
    parts.append(card)
    parts += [amount(kind, n, language) for kind, n in zip(KINDS, tokens, strict=True) if n]
    cubes, spaces = pollution
    if cubes or spaces:
        parts.append(translate("place-pollution", language, cubes=cubes, spaces=spaces))
    return ", ".join([*parts, *(translate(mark, language) for mark in marks)])


# Whose decision it is


def round_text(game: TerraFutura, state: State, language: str) -> str:
    """How far the game is."""
    if state[PHASE] == OVER:
        return translate("round-over", language)
    if state[PHASE] == SCORE:
        return translate("round-sets", language)
    if state[FINAL]:
        return translate("round-final", language)
    return translate("round-turns", language, round=game.clock(state)[0], turns=TURNS)


def prompt_text(game: TerraFutura, state: State, names: Sequence[str], drawn: CardFaces) -> str:
    """Who must decide, and what."""
    decision, language = DECISIONS[state[PHASE]], drawn.language
    facts: dict[str, Fact] = {"name": isolated(names[state[WHO]])}
    if decision == "over":
        return translate("why-over", language)
    if decision == "market" and state[DISCARDED]:
        decision = "market-discarded"
    elif decision == "place":
        facts["card"] = drawn.names[state[HAND]]
    elif decision == "activate":
        facts["count"] = len(state[PENDING])
        if len(game.legal_moves(state)) == 1:  # to end
            decision = "activate-none"
    elif decision == "pay":
        facts["what"] = owed(state, language)
    elif decision == "choose":
        facts["count"] = len(game.cards.works[state[EFFECT]].choices) - state[DONE]
    elif decision == "pollute":
        facts["count"] = game.cards.works[state[EFFECT]].cubes - state[DONE]
    elif decision == "move":
        acting = state[LANDS + state[TURN]]
        facts["card"] = drawn.names[acting[CARDS][state[AT]]]
        facts["count"] = min(TRANSFER_LIMIT - state[DONE], acting[state[AT]] >> ROOM)
    elif decision in {"reward", "clean"}:
        owner, cell, _ = state[COPIED]
        facts["other"] = isolated(names[state[TURN]])
        facts["card"] = drawn.names[state[LANDS + owner][CARDS][cell]]
    return translate(f"prompt-{decision}", language, **facts)


def owed(state: State, language: str) -> str:
    """What is still to be paid, in words."""
    need = state[NEED]
    kinds = unpack(need)
    return price(kinds, (need >> RAW_FIELD & FIELD) - sum(kinds[:RAWS]), language)


# What happened


def step_text(table: Table, step: int, language: str, only: Collection[str] | None = None) -> str:
    """What came of a move; steps are counted from 1. `only` keeps some kinds of events."""
    game = table.game
    assert isinstance(game, TerraFutura)
    events = game.events(table.history[step - 1], table.move_numbers[step - 1], table.history[step])
    events = [event for event in events if only is None or event.kind in only]
    return " ".join(_Teller(table.shown_names, card_faces(game.cards.deck, language)).tell(events))


class _Teller:
    """Makes sentences of the events of one move."""

    def __init__(self, names: Sequence[str], drawn: CardFaces) -> None:
        self.names, self.drawn, self.language = names, drawn, drawn.language

    def tell(self, events: Sequence[Event]) -> list[str]:
        kinds = {event.kind for event in events}
        texts: list[str] = []
        for (kind, player, cell), group in groupby(events, _together):
            several = list(group)
            if kind in SILENT or (kind == "use" and "gain" in kinds):
                continue
            if kind == "transfer":
                if int(several[0].facts["amount"]) > 0:  # the other half is told along with it
                    texts.append(self._transfer(events, several[0]))
            elif cell is not None and kind in TOKENS:
                texts.append(self._tokens(kind, player, several))
            else:
                texts += [self._one(event) for event in several]
        return texts

    def _one(self, event: Event) -> str:
        facts = dict(event.facts)
        known: dict[str, Fact] = {}
        key = f"log-{event.kind}"
        if event.kind not in {"inactive", "active", "refill", "reshuffle", "final"}:
            known["name"] = isolated(self.names[event.player])
        if "card" in facts:
            known["card"] = self._card(str(facts["card"]))
        if event.kind in {"draw", "refill", "reshuffle"}:
            known["level"] = facts["level"]
        if event.kind == "copy":
            known["other"] = isolated(self.names[int(facts["other"])])
        if "effect" in facts:
            effect = next(
                effect for effect in self._effects(str(facts["card"])) if effect.text == facts["effect"]
            )
            if effect.kind in {"transfer", "assistance"}:
                key += f"-{effect.kind}"
            else:
                known["effect"] = effect_label(effect, self.language)
        return translate(key, self.language, **known)

    def _tokens(self, kind: str, player: int, events: Sequence[Event]) -> str:
        what = [
            amount(str(event.facts["resource"]), abs(int(event.facts["amount"])), self.language)
            for event in events
        ]
        return translate(
            f"log-{kind}",
            self.language,
            name=isolated(self.names[player]),
            what=listing(what, self.language),
            card=self._card(str(events[0].facts["card"])),
        )

    def _transfer(self, events: Sequence[Event], here: Event) -> str:
        there = next(e for e in events if e.kind == "transfer" and int(e.facts["amount"]) < 0)
        return translate(
            "log-transfer",
            self.language,
            name=isolated(self.names[here.player]),
            what=amount("pollution", int(here.facts["amount"]), self.language),
            card=self._card(str(here.facts["card"])),
            **{"from": self._card(str(there.facts["card"]))},
        )

    def _card(self, card: str) -> str:
        number = self.drawn.numbers.get(card)
        if number is None:
            return self.drawn.scoring_names[self.drawn.scoring_numbers[card]]
        return self.drawn.names[number]

    def _effects(self, card: str) -> Sequence[Effect]:
        return self.drawn.deck.cards[self.drawn.numbers[card]].effects


def _together(event: Event) -> tuple[str, int, Fact | None]:
    return event.kind, event.player, event.facts.get("cell")

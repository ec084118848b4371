"""What a table of Terra says: whose decision it is, and what happened, as sentences for everybody."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from terra_widgets.games.terra.deck import COLOURS
from terra_widgets.errors import Fact
from terra_widgets.games.contract import Event, State
from terra_widgets.games.terra.rules import Terra
from terra_widgets.games.terra.rules.numbers import FACTS, HAND_LIMIT
from terra_widgets.games.terra.rules.state import (
    CARD_NUMBERS, CRISIS_COLOUR, CRISIS_NUMBERS, CRISIS_REGION, DECISIONS, HANDS, HELPED, IMPENDING, NONE,
    OPEN, OVER, PHASE, PILE, PLAYED, ROUND, VALUE_OF, WHO, size,
)  # fmt: skip
from terra_widgets.table.table import Table
from terra_widgets.games.terra.screen.cards import CardFaces, card_faces
from terra_widgets.text import translate
from terra_widgets.text.words import isolated

SILENT = {"lost", "saved", "count"}  # the outcome is told along with the move, and the score sheet counts


def round_text(state: State, language: str) -> str:
    """How far the game is."""
    if state[PHASE] == OVER:
        return translate("round-over", language)
    return translate("terra-round", language, round=state[ROUND], count=len(state[PILE]))


def prompt_text(game: Terra, state: State, names: Sequence[str], drawn: CardFaces) -> str:
    """Who must decide, and what; nothing in it tells what they hold."""
    decision, language = DECISIONS[state[PHASE]], drawn.language
    facts: dict[str, Fact] = {"name": isolated(names[state[WHO]])}
    if decision == "over":
        return translate("why-over", language)
    if decision == "give":
        crisis = state[IMPENDING]
        total = sum(VALUE_OF[kind] for kind in state[PLAYED] if kind != NONE)
        lack = game.threats[crisis] - total
        facts |= {"crisis": drawn.names[crisis], "region": drawn.regions[CRISIS_REGION[crisis]]}
        facts |= {"colour": COLOURS[CRISIS_COLOUR[crisis]], "lack": lack}
        decision = "give" if lack > 0 else "give-enough"
    elif decision == "act":
        decision = "act-helped" if state[HELPED] else "act" if state[OPEN] else "act-calm"
    elif decision == "discard":
        facts["count"] = size(state[HANDS][state[WHO]]) - HAND_LIMIT
    return translate(f"terra-ask-{decision}", language, **FACTS, **facts)


def step_text(table: Table, step: int, language: str, only: Collection[str] | None = None) -> str:
    """What came of a move; steps are counted from 1. `only` keeps some kinds of events."""
    game = table.game
    assert isinstance(game, Terra)
    events = game.events(table.history[step - 1], table.move_numbers[step - 1], table.history[step])
    drawn = card_faces(game.deck, language)
    names = table.shown_names
    return " ".join(
        sentence(event, names, drawn)
        for event in events
        if event.kind not in SILENT and (only is None or event.kind in only)
    )


def sentence(event: Event, names: Sequence[str], drawn: CardFaces) -> str:
    """TR-20, TR-32: who draws or hoards cards does not show them, so no sentence names them."""
    known: dict[str, Fact] = {}
    facts = event.facts
    if event.kind not in {"erupt", "solve"}:
        known["name"] = isolated(names[event.player])
    if "crisis" in facts:
        crisis = CRISIS_NUMBERS[str(facts["crisis"])]
        known["crisis"] = drawn.names[crisis]
        if event.kind == "crisis":
            known["region"] = drawn.regions[CRISIS_REGION[crisis]]
    if event.kind in {"give", "help", "discard"}:
        known["card"] = drawn.plain[CARD_NUMBERS[str(facts["card"])]]
    if event.kind in {"give", "help", "erupt"}:
        known["total"] = facts["total"]
    if event.kind in {"crisis", "give", "help", "erupt"}:
        known["threat"] = facts["threat"]
    if event.kind == "points":
        known |= {"count": facts["amount"], "why": facts["why"]}
    return translate(f"terra-log-{event.kind}", drawn.language, **FACTS, **known)

"""What a table says: how far the game is, whose decision it is, and what happened, as sentences."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from terra_widgets.errors import Fact
from terra_widgets.games.contract import Event, State
from terra_widgets.games.nova_ziemia.rules import NovaZiemia
from terra_widgets.games.nova_ziemia.rules.competition import lowest_bid
from terra_widgets.games.nova_ziemia.rules.state import (
    ACTIONS, CLAIMED, DECISIONS, DUE, EXCESS, LOWEST, OPEN, OVER, OWED, PHASE, PLANET, ROWS, TASK, WHO,
)  # fmt: skip
from terra_widgets.games.nova_ziemia.rules.settling import met
from terra_widgets.games.nova_ziemia.rules.shaping import most_actions
from terra_widgets.table.table import Table
from terra_widgets.games.nova_ziemia.screen.cards import CardFaces, card_faces
from terra_widgets.games.nova_ziemia.screen.planet import changes, picture
from terra_widgets.text import translate
from terra_widgets.text.words import isolated, listing

# The board, or the next prompt, shows these.
SILENT = {"zone", "library", "turn", "points", "success"}
WITHOUT_NAME = {"failure", "disaster", "lose", "won", "missed", "under", "task"}


def round_text(game: NovaZiemia, state: State, language: str) -> str:
    """How far the game is."""
    if state[PHASE] == OVER:
        return translate("round-over", language)
    key = "nova-round-task" if game.options.competition else "nova-round"
    return translate(key, language, round=game.clock(state)[0])


def prompt_text(
    game: NovaZiemia, state: State, names: Sequence[str], drawn: CardFaces, hand: Sequence[int] | None
) -> str:
    """Who must decide, and what; `hand` are the missions of that player, if this screen may know them."""
    decision, language = DECISIONS[state[PHASE]], drawn.language
    if decision == "over":
        return translate("why-over", language)
    facts: dict[str, Fact] = {"name": isolated(names[state[WHO]])}
    if game.options.competition:
        facts["card"] = drawn.names[state[TASK]]
    if decision == "shape":
        facts["left"] = max(0, most_actions(game, state) - len(state[ACTIONS]))
        if game.options.competition:
            decision = "shape-done" if met(game, state, state[TASK]) else "shape-task"
        elif hand is not None and any(met(game, state, card) for card in hand):
            decision = "shape-met"
    elif decision in {"settle", "discard", "excess"}:
        if hand is None:
            decision = "hidden"
        elif decision == "settle" and state[CLAIMED]:
            decision = "settle-more"
        facts["count"] = state[OWED]
        if state[PHASE] == EXCESS:
            facts |= {"count": state[DUE][state[WHO]], "card": drawn.names[state[OPEN][-1]]}
    elif decision == "lower":
        facts |= {"other": isolated(names[state[LOWEST]]), "lowest": lowest_bid(state)}
    return translate(f"nova-prompt-{decision}", language, **facts)


def step_text(table: Table, step: int, language: str, only: Collection[str] | None = None) -> str:
    """What came of a move; steps are counted from 1. `only` keeps some kinds of events."""
    game = table.game
    assert isinstance(game, NovaZiemia)
    before, move, after = table.history[step - 1], table.move_numbers[step - 1], table.history[step]
    drawn = card_faces(game.cards, language)
    texts = [
        _one(event, game.moves.texts[move], table.shown_names, drawn)
        for event in game.events(before, move, after)
        if event.kind not in SILENT and (only is None or event.kind in only)
    ]
    if only is None and before[PLANET] != after[PLANET]:
        (_, old), (_, new) = picture(game.cards, before[PLANET]), picture(game.cards, after[PLANET])
        changed = changes(old, new, language)
        if changed:
            texts.append(translate("nova-log-changes", language, changes=listing(changed, language)))
    return " ".join(texts)


def _one(event: Event, move: str, names: Sequence[str], drawn: CardFaces) -> str:
    kind, facts = event.kind, event.facts
    known: dict[str, Fact] = {}
    if kind not in WITHOUT_NAME:
        known["name"] = isolated(names[event.player])
    if kind in {"rotate", "flip", "shift"}:
        _, where, *how = move.split()
        line = "row" if where in tuple(ROWS) else "column"
        known |= {"cell": where, "line": line, "how": how[0] if how else ""}
    elif "card" in facts:
        known["card"] = drawn.name(str(facts["card"]))
    elif "amount" in facts:
        known["count"] = facts["amount"]
    if "other" in facts:
        known["other"] = isolated(names[int(facts["other"])])
    return translate(f"nova-log-{kind}", drawn.language, **known)

"""Terra in a terminal: crises, players, and whose decision it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from terra_widgets.games.terra.deck import Crisis
from terra_widgets.games.terra.rules import Terra
from terra_widgets.games.terra.rules.numbers import FACTS
from terra_widgets.games.terra.rules.state import CARD_NAMES, CRISIS_COLOUR, CRISIS_REGION, OPEN, VALUE_OF
from terra_widgets.text import translate

if TYPE_CHECKING:
    from terra_widgets.table.table import Table

MOST_MOVES = 12
VALUES = dict(zip(CARD_NAMES, VALUE_OF, strict=True))


def draw(table: Table) -> str:
    """The whole table, without what is secret."""
    game, language = table.game, table.language
    assert isinstance(game, Terra)
    people = [name for name in table.names if name not in table.automatic]
    # One person among automatic players looks at their own screen.
    view = table.view(people[0] if len(people) == 1 else None)
    crises = {crisis.id: crisis for crisis in game.deck.crises}
    lines = [_title(table), "", *_world(table, view, crises), ""]
    for player in view["players"]:
        facts = {"name": player["name"], "points": player["points"]}
        facts |= {"hand": _count(player["hand"]), "hoards": _count(player["hoard"])}
        lines.append(translate("terra-draw-player", language, **facts))
    if len(people) == 1:
        mine = next(player for player in view["players"] if player["name"] == people[0])
        lines += ["", f"{translate('terra-draw-hand', language)}: {' '.join(mine['hand']) or '-'}"]
        if mine["hoard"]:
            hoard = ", ".join(map(" ".join, mine["hoard"]))
            lines.append(f"{translate('terra-draw-hoard', language)}: {hoard}")
    return "\n".join([*lines, "", *_decision(table, view)])


def _count(cards: Any) -> int:
    return cards if isinstance(cards, int) else len(cards)


def _title(table: Table) -> str:
    if table.to_move is None:
        return translate("terra-draw-over", table.language)
    number, turn = table.game.clock(table.state)
    return translate("terra-draw-title", table.language, round=number, name=table.names[turn])


def _world(table: Table, view: dict[str, Any], crises: dict[str, Crisis]) -> list[str]:
    language = table.language
    lying = table.state[OPEN]
    most = {
        key: max(([of[c] for c in lying].count(of[c]) for c in lying), default=0)
        for key, of in (("region", CRISIS_REGION), ("colour", CRISIS_COLOUR))
    }
    lines = [
        translate("terra-draw-pile", language, count=_count(view["pile"])),
        translate("terra-draw-limits", language, **FACTS, **most, all=len(lying)),
        translate("terra-draw-crises" if view["crises"] else "terra-draw-no-crises", language),
    ]
    lines += [_crisis(crises[one["crisis"]], one["cards"], language) for one in view["crises"]]
    if "impending" in view:
        played = [card for card in view["played"] if card in VALUES]
        lines += [translate("terra-draw-impending", language)]
        lines.append(_crisis(crises[view["impending"]], played, language))
    return lines


def _crisis(crisis: Crisis, cards: list[str], language: str) -> str:
    total = sum(VALUES[card] for card in cards)
    name = crisis.names.get(language, crisis.name)
    return f"  {crisis.id:20} {name:28} {total:2}/{crisis.threat}  {' '.join(cards)}".rstrip()


def _decision(table: Table, view: dict[str, Any]) -> list[str]:
    language, outcome = table.language, table.outcome
    if outcome is not None:
        lines = []
        for name, counts in outcome.counts.items():
            parts = ", ".join(f"{translate(line.key, language)} {line.points}" for line in counts)
            lines.append(f"{name}: {outcome.points[name]} ({parts})")
        winners = " & ".join(outcome.winners)
        win = translate("terra-draw-lost", language)
        if winners:
            win = translate("draw-winner", language, names=winners, count=len(outcome.winners))
        return [*lines, f"{win} {outcome.why}"]
    who = str(table.to_move)
    lines = [translate("terra-draw-decides", language, name=who, decision=view["decision"], **FACTS)]
    if who in table.automatic:
        return [*lines, translate("draw-automatic", language, name=who)]
    people = [name for name in table.names if name not in table.automatic]
    if len(people) > 1 and view["decision"] != "draw":  # the moves would show the hand
        return lines
    moves = table.legal_moves
    shown = ", ".join(moves[:MOST_MOVES])
    more = translate("draw-more", language, count=len(moves) - MOST_MOVES) if len(moves) > MOST_MOVES else ""
    return [*lines, f"{translate('draw-moves', language)}: {', '.join(filter(None, (shown, more)))}"]

"""Nova Ziemia in a terminal: the planet with its triangles, zones, cards, and whose decision it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from terra_widgets.games.nova_ziemia.deck import COLOURS, Disaster, Task
from terra_widgets.games.nova_ziemia.rules import NovaZiemia
from terra_widgets.games.nova_ziemia.rules.planet import values
from terra_widgets.games.nova_ziemia.rules.shaping import most_actions
from terra_widgets.games.nova_ziemia.rules.state import ACTIONS, COLUMNS, OWED, PHASE, PLANET, SHAPE
from terra_widgets.text import translate

if TYPE_CHECKING:
    from terra_widgets.table.table import Table

TITLE = "Nova Ziemia"
MOST_MOVES = 12
LETTERS = "WBYG"  # in the order of the colours


def draw(table: Table) -> str:
    """The whole table, without what is secret."""
    game = table.game
    assert isinstance(game, NovaZiemia)
    people = [name for name in table.names if name not in table.automatic]
    # One person among automatic players looks at their own screen.
    view = table.view(people[0] if len(people) == 1 else None)
    language = table.language
    lines = [_title(table), "", *_planet(game, table), "", *_zones(game, table), ""]
    if game.options.competition:
        lines += _competition(game, table, view)
    else:
        lines += _cards(game, table, view)
    lines.append(translate("nova-draw-library", language, count=_size(view["library"])))
    if view.get("actions"):
        lines.append(f"{translate('nova-draw-actions', language)}: {', '.join(view['actions'])}")
    return "\n".join([*lines, "", *_decision(game, table, view)])


def _title(table: Table) -> str:
    number, turn = table.game.clock(table.state)
    key = "nova-draw-over" if table.to_move is None else "nova-draw-round"
    return translate(key, table.language, game=TITLE, round=number, name=table.names[turn])


def _planet(game: NovaZiemia, table: Table) -> list[str]:
    """Four rows of tiles: each shows the letter of its colour at every edge."""
    planet = table.state[PLANET]
    edge = "   +" + "-------+" * 4
    lines = ["   " + "".join(f"    {column}   " for column in COLUMNS).rstrip(), edge]
    for row in range(4):
        tiles = [[LETTERS[c] for c in game.cards.sides[code]] for code in planet[4 * row : 4 * row + 4]]
        lines.append("   |" + "|".join(f"\\  {north}  /" for north, _, _, _ in tiles) + "|")
        lines.append(f" {row + 1} |" + "|".join(f"{west}  x  {east}" for _, east, _, west in tiles) + "|")
        lines.append("   |" + "|".join(f"/  {south}  \\" for _, _, south, _ in tiles) + "|")
        lines.append(edge)
    return lines


def _zones(game: NovaZiemia, table: Table) -> list[str]:
    lines = [f"{translate('nova-draw-zones', table.language)}:"]
    for letter, colour, found in zip(LETTERS, COLOURS, values(game.cards, table.state[PLANET]), strict=True):
        name = translate(f"nova-colour-{colour}", table.language)
        lines.append(f"  {letter} {name:8} {' '.join(map(str, found))}")
    return lines


def _size(cards: list[str] | int) -> int:
    return cards if isinstance(cards, int) else len(cards)


def _need(task: Task, language: str) -> str:
    colour = translate(f"nova-colour-{task.colour}", language)
    facts: dict[str, str | int] = {"count": task.zones, "colour": colour, "value": task.value}
    return f"{task.names.get(language, task.name)}: {translate('nova-draw-need', language, **facts)}"


def _tasks(game: NovaZiemia) -> dict[str, Task]:
    deck = game.cards.deck
    return {task.id: task for task in (*deck.missions, *deck.goals)}


def _cards(game: NovaZiemia, table: Table, view: dict[str, Any]) -> list[str]:
    language, tasks = table.language, _tasks(game)
    lines = [f"{translate('nova-draw-goals', language)}:"]
    for goal in view["goals"]:
        done = f"  [{translate('nova-draw-done', language)}]" if goal in view["met"] else ""
        lines.append(f"  {goal:6} {_need(tasks[goal], language)}{done}")
    for player in view["players"]:
        lines.append(f"{translate('nova-draw-hand', language, name=player['name'])}:")
        hand = player["hand"]
        if isinstance(hand, int):
            lines.append(f"  {translate('nova-draw-hidden', language, count=hand)}")
        else:
            lines += [f"  {card:6} {_need(tasks[card], language)}" for card in hand]
    if view.get("disasters"):
        known = {card.id: card for card in game.cards.deck.disasters}
        lines.append(f"{translate('nova-draw-disasters', language)}:")
        lines += [f"  {card:6} {_disaster(known[card], language)}" for card in view["disasters"]["open"]]
    return lines


def _disaster(card: Disaster, language: str) -> str:
    effects = [
        translate(f"nova-effect-{what.removeprefix('no ')}", language, count=amount)
        for what, amount in card.effects
    ]
    return f"{card.names.get(language, card.name)}: {'; '.join(effects)}"


def _competition(game: NovaZiemia, table: Table, view: dict[str, Any]) -> list[str]:
    language, lines = table.language, []
    if "task" in view:
        lines.append(
            f"{translate('nova-draw-task', language)}: {_need(_tasks(game)[view['task']], language)}"
        )
        bids = [f"{name} {bid or '-'}" for name, bid in zip(table.names, view["bids"], strict=True)]
        lines.append(f"{translate('nova-draw-bids', language)}: {', '.join(bids)}")
    points = [f"{player['name']} {len(player['won']) - len(player['lost'])}" for player in view["players"]]
    return [*lines, f"{translate('nova-draw-points', language)}: {', '.join(points)}"]


def _decision(game: NovaZiemia, table: Table, view: dict[str, Any]) -> list[str]:
    language, state = table.language, table.state
    outcome = table.outcome
    if outcome is not None:
        if outcome.winners:
            won: dict[str, str | int] = {"names": " & ".join(outcome.winners), "count": len(outcome.winners)}
            return [f"{translate('draw-winner', language, **won)} {outcome.why}"]
        lost = "nova-draw-nobody" if game.options.competition else "nova-draw-lost"
        return [f"{translate(lost, language)} {outcome.why}"]
    who = str(table.to_move)
    left = most_actions(game, state) - len(state[ACTIONS]) if state[PHASE] == SHAPE else state[OWED]
    asked: dict[str, str | int] = {"name": who, "decision": view["decision"], "count": left}
    lines = [translate("nova-draw-asked", language, **asked)]
    if who in table.automatic:
        return [*lines, translate("draw-automatic", language, name=who)]
    moves = table.legal_moves
    if state[PHASE] == SHAPE or who in {
        p["name"] for p in view["players"] if isinstance(p.get("hand", []), list)
    }:
        shown = ", ".join(moves[:MOST_MOVES])
        more = len(moves) - MOST_MOVES
        if more > 0:
            shown += f", {translate('draw-more', language, count=more)}"
        lines.append(f"{translate('draw-moves', language)}: {shown}")
    return lines

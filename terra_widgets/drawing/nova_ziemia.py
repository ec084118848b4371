"""Nova Ziemia in a terminal: the planet with its triangles, zones, cards, and whose decision it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from terra_widgets.decks.nova_ziemia import COLOURS, Disaster, Task
from terra_widgets.rules.nova_ziemia import NovaZiemia
from terra_widgets.rules.nova_ziemia.layout import ACTIONS, COLUMNS, OWED, PHASE, PLANET, SHAPE
from terra_widgets.rules.nova_ziemia.planet import values
from terra_widgets.rules.nova_ziemia.shaping import most_actions
from terra_widgets.text import say

if TYPE_CHECKING:
    from terra_widgets.table import Table

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
    lines.append(say("nova-draw-library", {"count": _size(view["library"])}, language))
    if view.get("actions"):
        lines.append(f"{say('nova-draw-actions', {}, language)}: {', '.join(view['actions'])}")
    return "\n".join([*lines, "", *_decision(game, table, view)])


def _title(table: Table) -> str:
    number, turn = table.game.clock(table.state)
    key = "nova-draw-over" if table.to_move is None else "nova-draw-round"
    return say(key, {"game": TITLE, "round": number, "name": table.names[turn]}, table.language)


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
    lines = [f"{say('nova-draw-zones', {}, table.language)}:"]
    for letter, colour, found in zip(LETTERS, COLOURS, values(game.cards, table.state[PLANET]), strict=True):
        name = say(f"nova-colour-{colour}", {}, table.language)
        lines.append(f"  {letter} {name:8} {' '.join(map(str, found))}")
    return lines


def _size(cards: list[str] | int) -> int:
    return cards if isinstance(cards, int) else len(cards)


def _need(task: Task, language: str) -> str:
    colour = say(f"nova-colour-{task.colour}", {}, language)
    facts: dict[str, str | int] = {"count": task.zones, "colour": colour, "value": task.value}
    return f"{task.names.get(language, task.name)}: {say('nova-draw-need', facts, language)}"


def _tasks(game: NovaZiemia) -> dict[str, Task]:
    deck = game.cards.deck
    return {task.id: task for task in (*deck.missions, *deck.goals)}


def _cards(game: NovaZiemia, table: Table, view: dict[str, Any]) -> list[str]:
    language, tasks = table.language, _tasks(game)
    lines = [f"{say('nova-draw-goals', {}, language)}:"]
    for goal in view["goals"]:
        done = f"  [{say('nova-draw-done', {}, language)}]" if goal in view["met"] else ""
        lines.append(f"  {goal:6} {_need(tasks[goal], language)}{done}")
    for player in view["players"]:
        lines.append(f"{say('nova-draw-hand', {'name': player['name']}, language)}:")
        hand = player["hand"]
        if isinstance(hand, int):
            lines.append(f"  {say('nova-draw-hidden', {'count': hand}, language)}")
        else:
            lines += [f"  {card:6} {_need(tasks[card], language)}" for card in hand]
    if view.get("disasters"):
        known = {card.id: card for card in game.cards.deck.disasters}
        lines.append(f"{say('nova-draw-disasters', {}, language)}:")
        lines += [f"  {card:6} {_disaster(known[card], language)}" for card in view["disasters"]["open"]]
    return lines


def _disaster(card: Disaster, language: str) -> str:
    effects = [
        say(f"nova-effect-{what.removeprefix('no ')}", {"count": amount}, language)
        for what, amount in card.effects
    ]
    return f"{card.names.get(language, card.name)}: {'; '.join(effects)}"


def _competition(game: NovaZiemia, table: Table, view: dict[str, Any]) -> list[str]:
    language, lines = table.language, []
    if "task" in view:
        lines.append(f"{say('nova-draw-task', {}, language)}: {_need(_tasks(game)[view['task']], language)}")
        bids = [f"{name} {bid or '-'}" for name, bid in zip(table.names, view["bids"], strict=True)]
        lines.append(f"{say('nova-draw-bids', {}, language)}: {', '.join(bids)}")
    points = [f"{player['name']} {len(player['won']) - len(player['lost'])}" for player in view["players"]]
    return [*lines, f"{say('nova-draw-points', {}, language)}: {', '.join(points)}"]


def _decision(game: NovaZiemia, table: Table, view: dict[str, Any]) -> list[str]:
    language, state = table.language, table.state
    outcome = table.outcome
    if outcome is not None:
        if outcome.winners:
            won: dict[str, str | int] = {"names": " & ".join(outcome.winners), "count": len(outcome.winners)}
            return [f"{say('draw-winner', won, language)} {outcome.why}"]
        lost = "nova-draw-nobody" if game.options.competition else "nova-draw-lost"
        return [f"{say(lost, {}, language)} {outcome.why}"]
    who = str(table.to_move)
    left = most_actions(game, state) - len(state[ACTIONS]) if state[PHASE] == SHAPE else state[OWED]
    asked: dict[str, str | int] = {"name": who, "decision": view["decision"], "count": left}
    lines = [say("nova-draw-asked", asked, language)]
    if who in table.automatic:
        return [*lines, say("draw-automatic", {"name": who}, language)]
    moves = table.legal_moves
    if state[PHASE] == SHAPE or who in {
        p["name"] for p in view["players"] if isinstance(p.get("hand", []), list)
    }:
        shown = ", ".join(moves[:MOST_MOVES])
        more = len(moves) - MOST_MOVES
        if more > 0:
            shown += f", {say('draw-more', {'count': more}, language)}"
        lines.append(f"{say('draw-moves', {}, language)}: {shown}")
    return lines

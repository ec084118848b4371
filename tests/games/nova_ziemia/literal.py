"""Nova Ziemia as its rulebook reads, on positions as dicts: simple, slow, and nothing of the engine in it.

Triangles are (row, column, side). Every question is answered by trying: zones by walking from triangle to
triangle, whether cards can be served by handing out the zones in every way, an easy task by every action.
"""

from __future__ import annotations

import copy
import itertools
import json
from typing import Any

Position = dict[str, Any]
COLOURS = ["white", "blue", "yellow", "green"]
SIDES = ["n", "e", "s", "w"]
OPPOSITE = {"n": "s", "s": "n", "e": "w", "w": "e"}
STEP = {"n": (-1, 0), "s": (1, 0), "e": (0, 1), "w": (0, -1)}
CELLS = [(row, column) for row in range(4) for column in range(4)]


def cell_name(row: int, column: int) -> str:
    return "abcd"[column] + "1234"[row]


# The planet


def sides_of(text: str, deck: Any) -> dict[str, str]:
    """The colours that a tile shows as it lies."""
    name, _, lies = text.partition("/")
    [tile] = [tile for tile in deck.tiles if tile.id == name]
    shown = dict(zip(SIDES, tile.sides, strict=True))
    if lies in ("ew", "180"):
        shown["e"], shown["w"] = shown["w"], shown["e"]
    if lies in ("ns", "180"):
        shown["n"], shown["s"] = shown["s"], shown["n"]
    if lies in ("ew", "ns"):  # the back
        half = max(shown.values(), key=list(shown.values()).count)
        [missing] = set(COLOURS) - set(shown.values())
        shown = {side: missing if colour == half else colour for side, colour in shown.items()}
    return shown


def triangles(position: Position, deck: Any) -> dict[tuple[int, int, str], str]:
    return {
        (row, column, side): colour
        for row, column in CELLS
        for side, colour in sides_of(position["planet"][row][column], deck).items()
    }


def neighbours(row: int, column: int, side: str) -> list[tuple[int, int, str]]:
    beside = [(row, column, other) for other in SIDES if other not in (side, OPPOSITE[side])]
    down, right = STEP[side]
    return [*beside, (row + down, column + right, OPPOSITE[side])]


def flood(seen: dict[Any, str]) -> list[tuple[str, set[Any]]]:
    """All zones: colour and triangles."""
    left, found = set(seen), []
    while left:
        start = min(left)
        zone, edge = {start}, [start]
        while edge:
            for there in neighbours(*edge.pop()):
                if there in left and there not in zone and seen[there] == seen[start]:
                    zone.add(there)
                    edge.append(there)
        left -= zone
        found.append((seen[start], zone))
    return found


def zone_values(position: Position, deck: Any) -> dict[str, list[int]]:
    values: dict[str, list[int]] = {colour: [] for colour in COLOURS}
    for colour, zone in flood(triangles(position, deck)):
        values[colour].append(len(zone))
    return values


TURNED = {
    "rotate": {"": "180", "180": "", "ew": "ns", "ns": "ew"},
    "ew": {"": "ew", "ew": "", "ns": "180", "180": "ns"},
}
TURNED["ns"] = {"": "ns", "ns": "", "ew": "180", "180": "ew"}


def shaped(planet: list[list[str]], action: str) -> list[list[str]]:
    """TX-20: the planet after an action."""
    planet = copy.deepcopy(planet)
    verb, where, *how = action.split()
    if verb in ("rotate", "flip"):
        row, column = "1234".index(where[1]), "abcd".index(where[0])
        name, _, lies = planet[row][column].partition("/")
        lies = TURNED[how[0] if how else "rotate"][lies]
        planet[row][column] = f"{name}/{lies}" if lies else name
    elif where in "1234":
        row = planet["1234".index(where)]
        row[:] = row[1:] + row[:1] if how == ["left"] else row[-1:] + row[:-1]
    else:
        column = "abcd".index(where)
        tiles = [planet[row][column] for row in range(4)]
        tiles = tiles[1:] + tiles[:1] if how == ["up"] else tiles[-1:] + tiles[:-1]
        for row in range(4):
            planet[row][column] = tiles[row]
    return planet


ACTIONS = [f"rotate {cell_name(*cell)}" for cell in CELLS]
ACTIONS += [f"flip {cell_name(*cell)} {axis}" for cell in CELLS for axis in ("ew", "ns")]
ACTIONS += [f"shift {row} {way}" for row in "1234" for way in ("left", "right")]
ACTIONS += [f"shift {column} {way}" for column in "abcd" for way in ("up", "down")]
BACK = {"left": "right", "right": "left", "up": "down", "down": "up"}


def undone(action: str) -> str:
    words = action.split()
    return " ".join(BACK.get(word, word) for word in words)


# Cards


def task_named(deck: Any, name: str) -> Any:
    return next(task for task in (*deck.missions, *deck.goals) if task.id == name)


def open_effects(position: Position, deck: Any) -> dict[str, int]:
    """TX-40: what the open disasters say, the newest last word."""
    said: dict[str, int] = {}
    for name in position.get("disasters", {}).get("open", []):
        [card] = [card for card in deck.disasters if card.id == name]
        said |= dict(card.effects)
    return said


def asked(position: Position, deck: Any, name: str) -> list[tuple[str, int]]:
    """The zones that a card asks for; of one that is settled, those that it asked for then."""
    task = task_named(deck, name)
    if name in position.get("claimed", []) and "needed" in position:
        return [(task.colour, position["needed"][position["claimed"].index(name)])] * task.zones
    more = open_effects(position, deck).get("missions", 0) if task.kind == "mission" else 0
    return [(task.colour, task.value + more)] * task.zones


def late(position: Position) -> bool:
    """Whether disasters wait for the end of the turn."""
    return bool(position.get("options", {}).get("late_disasters", False))


def served(position: Position, deck: Any, names: list[str]) -> bool:
    """TX-23: whether the zones can be handed out so that every card is served."""
    wanted = [zone for name in names for zone in asked(position, deck, name)]
    values = zone_values(position, deck)
    exact = position.get("options", {}).get("exact_zones", False)
    for colour in COLOURS:
        need = [value for c, value in wanted if c == colour]
        zones = [v for v in values[colour] if v >= 2 or any(n < 2 for n in need)]
        if not any(
            all(has == value if exact else has >= value for has, value in zip(some, need, strict=True))
            for some in itertools.permutations(zones, len(need))
        ):
            return False
    return True


# Moves


def seat(position: Position, name: str) -> int:
    return [player["name"] for player in position["players"]].index(name)


def decider(position: Position, deck: Any) -> int:
    """Whose decision it is."""
    decision, count = position["decision"], len(position["players"])
    turn = seat(position, position["turn"])
    if decision == "lower":
        return seat(position, position["asked"])
    if decision == "bid":
        return next(p % count for p in range(turn, turn + count) if not position["bids"][p % count])
    if decision == "excess":
        return next(p % count for p in range(turn, turn + count) if position["due"][p % count])
    return turn


def lowest(position: Position) -> int:
    """Who has the lowest bid, the earliest on a tie."""
    count, bids = len(position["players"]), position["bids"]
    order = [(position["turns"] + step) % count for step in range(count)]
    return min((p for p in order if bids[p]), key=lambda p: bids[p])


def moves(position: Position, deck: Any) -> list[str]:
    """Every legal move."""
    decision = position["decision"]
    competition = position.get("options", {}).get("competition", False)
    if decision == "over":
        return []
    if decision == "shape":
        done, effects = position.get("actions", []), open_effects(position, deck)
        turn = seat(position, position["turn"])
        most = position["bids"][turn] if competition else effects.get("actions", 5)
        kinds = {"rotate": "no rotate", "flip": "no flip"}
        may = [
            action
            for action in ACTIONS
            if kinds.get(action.split()[0], "no rows" if action.split()[1] in "1234" else "no columns")
            not in effects
        ]
        return (may if len(done) < most else []) + (["back"] if done else []) + ["settle"]
    me = decider(position, deck)
    if decision == "settle":
        claimed = position.get("claimed", [])
        hand = position["players"][me]["hand"]
        may = [f"meet {card}" for card in hand if served(position, deck, [*claimed, card])]
        if claimed:
            goals = [goal for goal in position["goals"] if goal not in position["met"]]
            may += [f"reach {goal}" for goal in goals if served(position, deck, [*claimed, goal])]
            may.append("end")
        return may
    if decision in ("discard", "excess"):
        return [f"discard {card}" for card in position["players"][me]["hand"]]
    if decision == "bid":
        most = position.get("options", {}).get("most_bid", 99)
        return [f"bid {count}" for count in range(2, most + 1)]
    holder = lowest(position)
    fewer = [f"bid {count}" for count in range(2, position["bids"][holder])]
    others = [p for p in range(len(position["players"])) if p not in (me, holder)]
    return [*fewer, "pass", "time", *(f"speak P{p + 1}" for p in others)]


def play(position: Position, move: str, deck: Any) -> Position:
    """The position after a legal move."""
    position = json.loads(json.dumps(position))
    verb, *words = move.split()
    competition = position.get("options", {}).get("competition", False)
    if verb in ("rotate", "flip", "shift"):
        position["planet"] = shaped(position["planet"], move)
        position["actions"] = [*position.get("actions", []), move]
    elif verb == "back":
        position["planet"] = shaped(position["planet"], undone(position["actions"].pop()))
        if not position["actions"]:
            del position["actions"]
    elif verb == "settle":
        _settle(position, deck, competition)
    elif verb in ("meet", "reach"):
        if verb == "meet":
            _hand_of(position, position["turn"]).remove(words[0])
            position["discards"].append(words[0])
        else:
            position["met"].append(words[0])
        needs = {**_needs(position, deck), words[0]: asked(position, deck, words[0])[0][1]}
        position["claimed"] = [*position.get("claimed", []), words[0]]
        if verb == "reach" and not late(position) and set(position["met"]) != set(position["goals"]):
            _strike(position, deck)
        _remember(position, deck, needs)
    elif verb == "end":
        _end_turn(position, deck)
    elif verb == "discard":
        _discard(position, deck, words[0])
    else:
        _bidding(position, deck, verb, words)
    return position


def _hand_of(position: Position, name: str) -> list[str]:
    hand: list[str] = position["players"][seat(position, name)]["hand"]
    return hand


def _needs(position: Position, deck: Any) -> dict[str, int]:
    """The value that each settled card asked for."""
    return {name: asked(position, deck, name)[0][1] for name in position.get("claimed", [])}


def _remember(position: Position, deck: Any, needs: dict[str, int]) -> None:
    """Write the values down where the disasters that are open now would tell others."""
    position.pop("needed", None)
    claimed = position.get("claimed", [])
    if [needs[name] for name in claimed] != [asked(position, deck, name)[0][1] for name in claimed]:
        position["needed"] = [needs[name] for name in claimed]


def _strike(position: Position, deck: Any) -> None:
    """TX-40, TX-42: a disaster opens now. A limit that is no wider than before takes one mission at least."""
    if not position.get("disasters", {}).get("stack"):
        return
    limit = open_effects(position, deck).get("hand", 4)
    name = position["disasters"]["stack"].pop(0)
    position["disasters"]["open"].append(name)
    [card] = [card for card in deck.disasters if card.id == name]
    effects = dict(card.effects)
    if not _from_library(position, effects.get("discard", 0)):
        return
    due = []
    for player in position["players"]:
        size = len(player["hand"])
        gone = max(0, size - open_effects(position, deck).get("hand", 4))
        if "hand" in effects and effects["hand"] <= limit and size:
            gone = max(gone, 1)
        due.append(gone)
    if any(due):
        position |= {"decision": "excess", "due": due}


def _over(position: Position) -> None:
    position["decision"] = "over"
    for key in ("actions", "claimed", "needed", "owed"):
        position.pop(key, None)


def _settle(position: Position, deck: Any, competition: bool) -> None:
    if competition:
        _judge(position, deck)
        return
    hand = _hand_of(position, position["turn"])
    if any(served(position, deck, [card]) for card in hand):
        position["decision"] = "settle"
        return
    owed = 2 + len(position.get("actions", [])) + open_effects(position, deck).get("failure", 0)
    if owed < len(hand):
        position |= {"decision": "discard", "owed": owed}
        return
    more = owed - len(hand)
    position["discards"] += hand
    hand.clear()
    if _from_library(position, more):
        _end_turn(position, deck)


def _from_library(position: Position, count: int) -> bool:
    if count > len(position["library"]):
        _over(position)
        return False
    position["discards"] += position["library"][:count]
    del position["library"][:count]
    return True


def _discard(position: Position, deck: Any, card: str) -> None:
    me = decider(position, deck)
    position["players"][me]["hand"].remove(card)
    position["discards"].append(card)
    if position["decision"] == "excess":
        position["due"][me] -= 1
        if any(position["due"]):
            return
        del position["due"]
        if "claimed" in position:
            position["decision"] = "settle"
        elif late(position):
            _draw(position, deck)
        else:
            position["decision"] = "shape"
        return
    position["owed"] -= 1
    if not position["owed"]:
        _end_turn(position, deck)


def _end_turn(position: Position, deck: Any) -> None:
    if set(position["met"]) == set(position["goals"]):
        _over(position)
        return
    goals = [card for card in position.get("claimed", []) if card in position["goals"]]
    for key in ("actions", "claimed", "needed", "owed"):
        position.pop(key, None)
    for _ in goals if late(position) else ():
        if position.get("disasters", {}).get("stack"):
            name = position["disasters"]["stack"].pop(0)
            position["disasters"]["open"].append(name)
            [card] = [card for card in deck.disasters if card.id == name]
            if not _from_library(position, dict(card.effects).get("discard", 0)):
                return
    most = open_effects(position, deck).get("hand", 4)
    above = [max(0, len(player["hand"]) - most) for player in position["players"]]
    if late(position) and any(above):
        position |= {"decision": "excess", "due": above}
        return
    _draw(position, deck)


def _draw(position: Position, deck: Any) -> None:
    hand = _hand_of(position, position["turn"])
    need = max(0, open_effects(position, deck).get("hand", 4) - len(hand))
    if need > len(position["library"]):
        _over(position)
        return
    hand += position["library"][:need]
    del position["library"][:need]
    order = [mission.id for mission in deck.missions]
    hand.sort(key=order.index)
    names = [player["name"] for player in position["players"]]
    position["turn"] = names[(names.index(position["turn"]) + 1) % len(names)]
    position["turns"] += 1
    position["decision"] = "shape"


def _bidding(position: Position, deck: Any, verb: str, words: list[str]) -> None:
    me, names = decider(position, deck), [player["name"] for player in position["players"]]
    if verb == "speak":
        position["asked"] = names[int(words[0][1:]) - 1]
        return
    if verb == "time":
        _carry_out(position)
        return
    if verb == "bid":
        position["bids"][me] = int(words[0])
        if not all(position["bids"]):
            return
        position |= {"decision": "lower", "passed": []}
    elif names[me] not in position["passed"]:
        position["passed"] = [n for n in names if n in position["passed"] or n == names[me]]
    holder = lowest(position)
    for step in range(1, len(names) + 1):
        other = (me + step) % len(names)
        if other != holder and names[other] not in position["passed"] and position["bids"][holder] > 2:
            position["asked"] = names[other]
            return
    _carry_out(position)


def _carry_out(position: Position) -> None:
    position |= {"decision": "shape", "turn": position["players"][lowest(position)]["name"]}
    for key in ("asked", "passed"):
        position.pop(key, None)


def _judge(position: Position, deck: Any) -> None:
    player = position["players"][seat(position, position["turn"])]
    task = position.pop("task")
    player["won" if served(position, deck, [task]) else "lost"].append(task)
    position["turns"] += 1
    for key in ("actions", "bids"):
        position.pop(key, None)
    target = {2: 8, 3: 7, 4: 6}[len(position["players"])]
    if len(player["won"]) - len(player["lost"]) >= target:
        _over(position)
        return
    for _ in range(len(position["library"])):
        card = position["library"].pop(0)
        if not easy(position, deck, card):
            names = [player["name"] for player in position["players"]]
            turn = names[position["turns"] % len(names)]
            position |= {"task": card, "bids": [0] * len(names), "decision": "bid", "turn": turn}
            return
        position["library"].append(card)
    _over(position)


def easy(position: Position, deck: Any, card: str) -> bool:
    """TX-50: whether one action is enough, or none."""
    planets = [position["planet"], *(shaped(position["planet"], action) for action in ACTIONS)]
    return any(served({**position, "planet": planet}, deck, [card]) for planet in planets)


def reachable(position: Position, depth: int, deck: Any) -> list[int]:
    """How many different positions exactly 1, 2, ... moves can lead to."""
    numbers, here = [], [position]
    for _ in range(depth):
        there = [play(before, move, deck) for before in here for move in moves(before, deck)]
        here = list({json.dumps(after, sort_keys=True): after for after in there}.values())
        numbers.append(len(here))
    return numbers

"""The rules of Terra read literally, over positions as dicts: simple and slow, to hold the engine against.

A position is what `table.position()` gives, whole, with everything in it named. Cards are texts, "G5";
crises are texts, "green europe". Nothing here comes from the engine.
"""

import copy
import csv
import itertools
import json
from pathlib import Path

LETTERS = {"green": "G", "blue": "B", "red": "R"}
FILE = Path(__file__).resolve().parents[3] / "terra_widgets" / "games" / "terra" / "deck.csv"


def threats(file=FILE):
    """The threat of each crisis, as the file says."""
    with file.open(encoding="utf-8", newline="") as lines:
        return {
            f"{row['colour']} {row['region']}": int(row["threat"])
            for row in csv.DictReader(lines)
            if row["kind"] == "crisis"
        }


THREATS = threats()


def value(card):
    return int(card[1])


def fits(card, crisis):
    return card[0] == LETTERS[crisis.split()[0]]


def total(cards):
    return sum(value(card) for card in cards if card != "none")


def is_combination(cards):
    """TR-32, one kind after the other."""
    colours = [card[0] for card in cards]
    values = sorted(value(card) for card in cards)
    one_colour, three_colours = len(set(colours)) == 1, len(set(colours)) == 3
    same = values[0] == values[1] == values[2]
    straight = values == [values[0], values[0] + 1, values[0] + 2]
    return (same or straight) and (one_colour or three_colours)


def person(position):
    """The player whose turn it is."""
    return next(p for p in position["players"] if p["name"] == position["turn"])


def asked(position):
    """The player who decides."""
    players = position["players"]
    seat = players.index(person(position))
    if position["decision"] == "give":
        seat = (seat + len(position["played"])) % len(players)
    return players[seat]


def combinations(hand):
    """Every combination that a hand holds, each once, as sorted cards."""
    return {three for three in itertools.combinations(sorted(hand), 3) if is_combination(three)}


def moves(position):
    """All legal moves, hoards with their cards sorted by name."""
    decision, hand = position["decision"], asked(position)["hand"]
    if decision == "draw":
        return ["draw"]
    if decision == "give":
        return [*sorted({f"give {card}" for card in hand if fits(card, position["impending"])}), "pass"]
    if decision == "discard":
        return sorted({f"discard {card}" for card in hand})
    if decision == "over":
        return []
    found = set()
    for open_crisis in position["crises"]:
        crisis = open_crisis["crisis"]
        if crisis not in position["helped"]:
            found |= {f"help {crisis.split()[1]} {card}" for card in hand if fits(card, crisis)}
    if position["helped"]:
        found |= {f"hoard {' '.join(three)}" for three in combinations(hand)}
    return [*sorted(found), "end"]


def play(position, move):
    """The position after a legal move; the given one stays."""
    position = copy.deepcopy(position)
    verb, *words = move.split()
    {
        "draw": draw, "give": give, "pass": give, "help": aid, "hoard": hoard, "end": end, "discard": discard,
    }[verb](position, *words)  # fmt: skip
    return position


def draw(position):
    card = position["pile"].pop(0)
    if card in THREATS:
        position.update(decision="give", impending=card, played=[])
    else:
        person(position)["hand"].append(card)
        position.update(decision="act", helped=[])


def give(position, card=None):
    if card is not None:
        giver = asked(position)
        giver["hand"].remove(card)
        giver["given"] += 1
    position["played"].append(card or "none")
    if len(position["played"]) == len(position["players"]):
        decide(position)


def decide(position):
    """TR-22, TR-23, TR-24."""
    crisis, played = position.pop("impending"), position.pop("played")
    cards = [card for card in played if card != "none"]
    position["discards"] += cards
    if total(cards) >= THREATS[crisis]:
        position["solved"].append(crisis)
        seat = position["players"].index(person(position))
        order = position["players"][seat:] + position["players"][:seat]
        by_player = [(player, card) for player, card in zip(order, played, strict=True) if card != "none"]
        by_player[0][0]["points"] += 3
        for player, card in by_player:
            if value(card) == max(map(value, cards)):
                player["points"] += 3
        turn_over(position)
        return
    position["crises"].append({"crisis": crisis, "cards": []})
    if lost(position):
        position["decision"] = "over"
    elif position["pile"]:
        position["decision"] = "draw"
    else:
        position.update(decision="act", helped=[])


def lost(position):
    """TR-50."""
    names = [one["crisis"].split() for one in position["crises"]]
    colours = [name[0] for name in names]
    regions = [name[1] for name in names]
    return (
        any(regions.count(region) >= 3 for region in regions)
        or any(colours.count(colour) >= 4 for colour in colours)
        or len(names) >= 7
    )


def aid(position, region, card):
    """TR-30, TR-31."""
    mine = person(position)
    mine["hand"].remove(card)
    mine["given"] += 1
    one = next(o for o in position["crises"] if o["crisis"].split()[1] == region and fits(card, o["crisis"]))
    one["cards"].append(card)
    position["helped"].append(one["crisis"])
    if total(one["cards"]) >= THREATS[one["crisis"]]:
        position["crises"].remove(one)
        position["discards"] += one["cards"]
        position["solved"].append(one["crisis"])
        mine["points"] += 5


def hoard(position, *cards):
    """TR-32, TR-33."""
    mine = person(position)
    for card in cards:
        mine["hand"].remove(card)
    mine["hoard"].append(list(cards))
    turn_over(position)


def end(position):
    turn_over(position)


def discard(position, card):
    person(position)["hand"].remove(card)
    position["discards"].append(card)
    turn_over(position)


def turn_over(position):
    """TR-40, TR-51."""
    position.pop("helped", None)
    if len(person(position)["hand"]) > 8:
        position["decision"] = "discard"
        return
    if not position["pile"]:
        position["decision"] = "over"
        return
    names = [player["name"] for player in position["players"]]
    seat = (names.index(position["turn"]) + 1) % len(names)
    position["turn"] = names[seat]
    position["round"] += seat == 0
    position["decision"] = "draw"


def score(position):
    """TR-51, TR-52, TR-60: each player's points; None when everybody lost."""
    if lost(position):
        return None
    own = [p["points"] + sum(total(cards) for cards in p["hoard"]) for p in position["players"]]
    if not position.get("options", {}).get("teams"):
        return own
    half = len(own) // 2
    return [own[i] + own[(i + half) % len(own)] for i in range(len(own))]


def content(position):
    """A text that is equal for positions that are equal, in whatever order cards are named."""
    position = copy.deepcopy(position)
    for player in position["players"]:
        player["hand"] = sorted(player["hand"])
        player["hoard"] = [sorted(cards) for cards in player["hoard"]]
    position["discards"] = sorted(position["discards"])
    if "helped" in position:
        position["helped"] = sorted(position["helped"])
    return json.dumps(position, sort_keys=True)


def reachable(position, depth):
    """How many different positions exactly 1, 2, ... moves can lead to."""
    numbers, here = [], [position]
    for _ in range(depth):
        there = [play(one, move) for one in here for move in moves(one)]
        here = list({content(one): one for one in there}.values())
        numbers.append(len(here))
    return numbers

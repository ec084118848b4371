"""Terra Futura read aloud: slow, plain, on position dicts, and sharing nothing with the engine.

It is the second witness: where it and the engine disagree, one of them misread the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .legal import has_cube_elsewhere, moves
from .position import (
    KINDS,
    Position,
    canonical,
    content,
    copied,
    cubes,
    effect_under_way,
    frame_order,
    inactive,
    on_turn,
    option,
    player_named,
    scoring_named,
    split_number,
)
from .score import outcome, score

__all__ = ["moves", "outcome", "play", "reachable", "score"]

Shuffle = Callable[[list[str]], list[str]]


def no_chance(cards: list[str]) -> list[str]:
    """Refuse to shuffle: the caller has to say what chance gives."""
    raise ValueError(f"a reshuffle of {cards} needs chance: pass shuffle=")


def play(
    position: Position, move: str, deck: Any, shuffle: Shuffle = no_chance, may: list[str] | None = None
) -> Position:
    """The position after a legal move; the one given is left as it was. (TF-I3)

    Who knows the legal moves already says so with `may`.
    """
    may = may or moves(position, deck)
    if move not in may:
        raise ValueError(f"{move!r} is not legal here: {may}")
    after = copied(position)
    match move.split():
        case ["discard", level]:
            discard(after, level, shuffle)
        case ["take", place]:
            take(after, place, shuffle)
        case ["draw", level]:
            hold(after, top_card(after, level, shuffle))  # TF-21; TF-22: no row moves
        case ["place", cell]:
            place_card(after, cell)
        case ["use", text]:
            use(after, text, deck)
        case ["end"]:
            end_activations(after)  # TF-26
        case ["copy", seat, text]:
            copy_effect(after, seat, text, deck)
        case ["pay", kind, cell]:
            pay(after, kind, cell, deck)
        case ["choose", kind]:
            choose(after, kind, deck)
        case ["pollute", cell]:
            pollute(after, cell, deck)
        case ["move", cell]:
            move_cube(after, cell, deck)
        case ["enough"]:
            reward_owner(after, deck)
        case ["reward", kind]:
            change(copied_card(after), kind, 1)  # TF-51: on the copied card
            end_effect(after)
        case ["clean", cell]:
            owner = player_named(after, after["effect"]["copy"]["player"])
            change(owner["territory"][cell], "pollution", -1)  # TF-52, TF-I4
            end_effect(after)
        case ["decline"]:
            end_effect(after)
        case ["pattern", which]:
            pick_pattern(after, int(which), deck)
        case ["score", which]:
            on_turn(after)["set"] = int(which)  # TF-61
            next_player(after)
    return canonical(after)


def change(lying: dict[str, Any], token: str, by: int) -> None:
    lying[token] = lying.get(token, 0) + by


def count(now: dict[str, Any], what: str) -> int:
    """Add one to what has happened already in the effect under way, and say how often it has."""
    now[what] = now.get(what, 0) + 1
    return int(now[what])


def top_card(position: Position, level: str, shuffle: Shuffle) -> str:
    """TF-23: a discard pile becomes a deck as soon as the deck is empty; once it waited for the next card."""
    if not position["decks"][level]:
        reshuffle(position, level, shuffle)
    card = str(position["decks"][level].pop(0))
    if not position["decks"][level] and not option(position, "late_reshuffle"):
        reshuffle(position, level, shuffle)
    return card


def reshuffle(position: Position, level: str, shuffle: Shuffle) -> None:
    pile = position["discards"][level]
    if pile:
        position["decks"][level], position["discards"][level] = list(shuffle(pile)), []


def fill_gap(position: Position, level: str, shuffle: Shuffle) -> None:
    """TF-22: a new card beside the deck; TF-23: or none, and the row stays short."""
    if position["decks"][level] or position["discards"][level]:
        position["market"][level].insert(0, top_card(position, level, shuffle))


def discard(position: Position, level: str, shuffle: Shuffle) -> None:
    """TF-20: the last card goes to its pile first, so a reshuffle (TF-23) includes it."""
    position["discards"][level].append(position["market"][level].pop())
    fill_gap(position, level, shuffle)
    position["discarded"] = True


def take(position: Position, place: str, shuffle: Shuffle) -> None:
    level, row = place[:-1], position["market"][place[:-1]]
    card = row.pop(int(place[-1]) - (5 - len(row)))  # a row of four starts at place 1
    fill_gap(position, level, shuffle)  # TF-22
    hold(position, card)


def hold(position: Position, card: str) -> None:
    position.pop("discarded", None)
    position["card"], position["decision"] = card, "place"


def place_card(position: Position, cell: str) -> None:
    territory = on_turn(position)["territory"]
    territory[cell] = {"card": position.pop("card")}
    # TF-25: the row and the column, the placed card once. Inactive cards are in it too: they can't
    # be used (TF-42), but a Pollution transfer may revive them in time (TF-44).
    in_line = [other for other in territory if other[0] == cell[0] or other[1] == cell[1]]
    position["activations"], position["decision"] = in_line, "activate"


def use(position: Position, text: str, deck: Any) -> None:
    cell, number = split_number(text)
    position["activations"].remove(cell)  # TF-26: one activation, one effect (TF-30)
    position["effect"] = {"at": cell, "number": number}
    if effect_under_way(position, deck).kind == "assistance":
        position["decision"] = "copy"
    else:
        begin_effect(position, deck)


def copy_effect(position: Position, seat: str, text: str, deck: Any) -> None:
    owner = position["players"][int(seat.removeprefix("P")) - 1]
    cell, number = split_number(text)
    position["effect"]["copy"] = {"player": owner["name"], "at": cell, "number": number}
    begin_effect(position, deck)  # TF-50: by the usual rules


# TF-37: pay, receive, place pollution.


def begin_effect(position: Position, deck: Any) -> None:
    effect = effect_under_way(position, deck)
    if effect.kind == "transfer":
        position["decision"] = "move"  # TF-44
    elif sum(effect.cost) + effect.any_cost:
        position["decision"] = "pay"  # TF-32
    else:
        receive(position, deck)  # TF-31


def acting_card(position: Position) -> Any:
    """TF-34: where yields lie; for a copied effect, the copier's starting card (TF-50)."""
    return on_turn(position)["territory"][position["effect"]["at"]]


def copied_card(position: Position) -> Any:
    copied = position["effect"]["copy"]
    return player_named(position, copied["player"])["territory"][copied["at"]]


def pay(position: Position, kind: str, cell: str, deck: Any) -> None:
    effect, paid = effect_under_way(position, deck), position["effect"].setdefault("paid", {})
    change(on_turn(position)["territory"][cell], kind, -1)  # TF-33
    paid[kind] = paid.get(kind, 0) + 1
    if sum(paid.values()) == sum(effect.cost) + effect.any_cost:
        receive(position, deck)


def receive(position: Position, deck: Any) -> None:
    effect = effect_under_way(position, deck)
    for kind, number in zip(KINDS, effect.gives, strict=True):
        change(acting_card(position), kind, number)  # TF-34
    if effect.choices:
        position["decision"] = "choose"
    else:
        place_pollution(position, deck)


def choose(position: Position, kind: str, deck: Any) -> None:
    change(acting_card(position), kind, 1)  # TF-31, TF-34
    if count(position["effect"], "chosen") == len(effect_under_way(position, deck).choices):
        place_pollution(position, deck)


def place_pollution(position: Position, deck: Any) -> None:
    if effect_under_way(position, deck).pollution:
        position["decision"] = "pollute"  # TF-35
    else:
        reward_owner(position, deck)


def pollute(position: Position, cell: str, deck: Any) -> None:
    change(on_turn(position)["territory"][cell], "pollution", 1)  # TF-35; TF-37: it keeps the rest
    if count(position["effect"], "placed") == effect_under_way(position, deck).pollution:
        reward_owner(position, deck)


def move_cube(position: Position, cell: str, deck: Any) -> None:
    player, acting = on_turn(position), acting_card(position)
    change(player["territory"][cell], "pollution", -1)  # TF-43, TF-44: this may revive it
    change(acting, "pollution", 1)
    full = inactive(deck, acting)  # TF-44: its free spaces and one more; TF-52: at once
    moved = count(position["effect"], "moved")
    if full or moved == 4 or not has_cube_elsewhere(player, position["effect"]["at"]):
        reward_owner(position, deck)


def reward_owner(position: Position, deck: Any) -> None:
    """After an effect, the owner of a copied card has a say, though it is not their turn."""
    now = position["effect"]
    if "copy" not in now:
        end_effect(position)
    elif now.get("paid"):
        position["decision"] = "reward"  # TF-51
    elif effect_under_way(position, deck).kind == "transfer" and any(
        cubes(lying) for lying in player_named(position, now["copy"]["player"])["territory"].values()
    ):
        position["decision"] = "clean"  # TF-52
    else:
        end_effect(position)


def end_effect(position: Position) -> None:
    del position["effect"]
    position["decision"] = "activate"
    if not position["activations"]:
        end_activations(position)


def end_activations(position: Position) -> None:
    del position["activations"]
    next_player(position)


# Whose turn, and the end.


def next_player(position: Position) -> None:
    """TF-10, TF-27: clockwise; TF-60, TF-61: in the same order pattern by pattern, set by set."""
    players = position["players"]
    seat = (players.index(on_turn(position)) + 1) % len(players)
    if all("set" in player for player in players):
        position["decision"] = "over"
        del position["turn"]
        return
    if all("pattern" in player for player in players):
        position["decision"] = "score"
    elif all(len(player["territory"]) == 9 for player in players):
        position["decision"] = "pattern"
    else:
        position["decision"] = "market"
    # Turns, final activations and sets each begin with the first player, and the seat after the
    # last player's is the first player's: clockwise is all there is to it.
    position["turn"] = players[seat]["name"]


def pick_pattern(position: Position, which: int, deck: Any) -> None:
    """TF-60: the pattern, as printed, on the nine places; a place may be named more than once."""
    player = on_turn(position)
    player["pattern"] = which
    pattern = scoring_named(deck, player["scoring"][which - 1]).pattern
    places = frame_order(list(player["territory"]))
    position["activations"] = [
        cell for cell, times in zip(places, pattern, strict=True) for _ in range(times)
    ]
    position["decision"] = "activate"


# All that can happen.


def reachable(position: Position, depth: int, deck: Any, shuffle: Shuffle = no_chance) -> list[int]:
    """How many different positions exactly 1, 2, ... depth moves can lead to."""
    numbers, here = [], {content(canonical(position)): position}
    for _ in range(depth):
        there = {}
        for before in here.values():
            may = moves(before, deck)
            for move in may:
                after = play(before, move, deck, shuffle, may)
                there[content(after)] = after
        numbers.append(len(there))
        here = there
    return numbers

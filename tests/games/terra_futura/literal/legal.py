"""What may be done in a position: one function for each decision."""

from __future__ import annotations

from typing import Any

from .position import (
    KINDS,
    RAWS,
    Position,
    card_named,
    cubes,
    effect_under_way,
    inactive,
    numbered,
    on_turn,
    option,
    owned,
    player_named,
    spaces,
    supply,
    with_number,
)

LEVELS = ("I", "II")
COLUMNS, ROWS = "abcde", "12345"


def moves(position: Position, deck: Any) -> list[str]:
    """Every legal move of a position in its text form, sorted; none when it is over."""
    return sorted(possible(position, deck))


def possible(position: Position, deck: Any) -> list[str]:
    match position["decision"]:
        case "market":
            return market_moves(position)
        case "place":
            return place_moves(position)
        case "activate":
            return activate_moves(position, deck)
        case "copy":
            return copy_moves(position, deck, position["effect"]["at"])
        case "pay":
            return pay_moves(position, deck)
        case "choose":
            return choose_moves(position, deck)
        case "pollute":
            return pollute_moves(position, deck)
        case "move":
            return move_moves(position)
        case "reward":
            return reward_moves(position)
        case "clean":
            return clean_moves(position)
        case "pattern":
            return ["pattern 1", "pattern 2"]  # TF-60: of either scoring card
        case "score":
            return ["score 1", "score 2"]  # TF-61: of the same or the other
        case "over":
            return []
        case other:
            raise ValueError(f"no such decision: {other!r}")


def market_moves(position: Position) -> list[str]:
    may = []
    for level in LEVELS:
        row = position["market"][level]
        # TF-23: something to draw from, the discard pile being shuffled when the deck is empty.
        more = bool(position["decks"][level] or position["discards"][level])
        # TF-20: one row only, before taking; TF-23: not where nothing could refill the row.
        if row and more and not position.get("discarded"):
            may.append(f"discard {level}")
        # TF-21; a short row lies on the places farthest from the deck.
        may += [f"take {level}{place}" for place in range(5 - len(row), 5)]
        if more:
            may.append(f"draw {level}")
    return may


def place_moves(position: Position) -> list[str]:
    territory = on_turn(position)["territory"]
    return [
        f"place {column}{row}"
        for column in COLUMNS
        for row in ROWS
        if may_place(position, territory, column + row)
    ]


def may_place(position: Position, territory: dict[str, Any], cell: str) -> bool:
    """TF-24: an empty place, within three rows and columns, beside a card of one's own."""
    if cell in territory:
        return False
    for lines in (0, 1):
        line_numbers = [ord(other[lines]) for other in [*territory, cell]]
        if max(line_numbers) - min(line_numbers) > 2:
            return False
    if not option(position, "adjacent_placement"):
        return True
    return any(
        abs(ord(cell[0]) - ord(other[0])) + abs(ord(cell[1]) - ord(other[1])) == 1 for other in territory
    )


def activate_moves(position: Position, deck: Any) -> list[str]:
    player = on_turn(position)
    may = ["end"]  # TF-26: any may be skipped
    for cell in set(position["activations"]):
        lying = player["territory"][cell]
        if inactive(deck, lying):  # TF-42
            continue
        for number, effect in numbered(card_named(deck, lying["card"])).items():  # TF-30, TF-54
            if may_carry_out(position, deck, cell, effect):
                may.append(f"use {with_number(cell, number)}")
    return may


def may_carry_out(position: Position, deck: Any, cell: str, effect: Any) -> bool:
    """Whether the player on turn could carry an effect out in full, on the card at a cell."""
    player = on_turn(position)
    if effect.kind == "assistance":
        return bool(copy_moves(position, deck, cell))
    if effect.kind == "transfer":  # TF-44: from the player's other cards
        return has_cube_elsewhere(player, cell)
    if not payable(deck, player, effect):  # TF-32
        return False
    if room_for_pollution(deck, player) < effect.pollution:  # TF-36
        return False
    return not option(position, "limited_supply") or in_supply(position, effect)  # TF-5


def payable(deck: Any, player: Any, effect: Any) -> bool:
    """TF-32, TF-33: exactly what is on the left, from active cards; TF-3: any raw."""
    have = owned(deck, player)
    cost = dict(zip(KINDS, effect.cost, strict=True))
    if any(have[kind] < cost[kind] for kind in KINDS):
        return False
    return bool(sum(have[raw] - cost[raw] for raw in RAWS) >= effect.any_cost)


def room_for_pollution(deck: Any, player: Any) -> int:
    """TF-35, TF-41: a card that is not inactive takes cubes up to one beyond its spaces."""
    return sum(
        spaces(deck, lying) + 1 - cubes(lying)
        for lying in player["territory"].values()
        if not inactive(deck, lying)
    )


def in_supply(position: Position, effect: Any) -> bool:
    """TF-5, limited supply: whether all that an effect yields is there before it is paid for."""
    left = supply(position)
    yields = (*effect.gives, effect.pollution)
    for token, number in zip((*KINDS, "pollution"), yields, strict=True):
        if number and number > left[token]:
            return False
        left[token] -= number
    return choosable(left, effect.choices)


def choosable(left: dict[str, int], choices: tuple[str, ...]) -> bool:
    """Whether some way of making all these free choices finds every token in the supply."""
    if not choices:
        return True
    return any(
        left[kind] > 0 and choosable(left | {kind: left[kind] - 1}, choices[1:])
        for kind in kinds_to_choose(choices[0])
    )


def kinds_to_choose(choice: str) -> tuple[str, ...]:
    return {"raw": RAWS, "raw_or_money": (*RAWS, "money")}[choice]  # TF-3, TF-31


def has_cube_elsewhere(player: Any, cell: str) -> bool:
    return any(cubes(lying) for other, lying in player["territory"].items() if other != cell)


def copy_moves(position: Position, deck: Any, acting: str) -> list[str]:
    """TF-50: the bottom effects of other players' cards that the player on turn could carry out."""
    may = []
    for seat, owner in enumerate(position["players"], start=1):
        if owner["name"] == position["turn"]:
            continue
        for cell, lying in owner["territory"].items():
            if inactive(deck, lying):  # TF-53
                continue
            card = card_named(deck, lying["card"])
            for number, effect in numbered(card).items():
                if number <= len(card.top) or effect.kind == "assistance":  # TF-50, TF-53
                    continue
                if may_carry_out(position, deck, acting, effect):
                    may.append(f"copy P{seat} {with_number(cell, number)}")
    return may


def pay_moves(position: Position, deck: Any) -> list[str]:
    effect, paid = effect_under_way(position, deck), position["effect"].get("paid", {})
    return [
        f"pay {kind} {cell}"
        for cell, lying in on_turn(position)["territory"].items()
        if not inactive(deck, lying)  # TF-33, TF-42
        for kind in KINDS
        if lying.get(kind, 0) and still_owed(effect, paid, kind)
    ]


def still_owed(effect: Any, paid: dict[str, int], kind: str) -> bool:
    """A raw first covers the cost of its own colour, then "any raw". (TF-3, TF-32)"""
    cost = dict(zip(KINDS, effect.cost, strict=True))
    if paid.get(kind, 0) < cost[kind]:
        return True
    as_any = sum(max(0, paid.get(raw, 0) - cost[raw]) for raw in RAWS)
    return kind in RAWS and as_any < effect.any_cost


def choose_moves(position: Position, deck: Any) -> list[str]:
    effect, now = effect_under_way(position, deck), position["effect"]
    choice, *later = effect.choices[now.get("chosen", 0) :]
    left = supply(position)
    # TF-5: what counts is the supply before paying. What was just paid is not part of it (and is
    # held back for the owner's reward, TF-51).
    for kind, count in now.get("paid", {}).items():
        left[kind] -= count
    return [
        f"choose {kind}"
        for kind in kinds_to_choose(choice)
        if not option(position, "limited_supply")
        or (left[kind] > 0 and choosable(left | {kind: left[kind] - 1}, tuple(later)))
    ]


def pollute_moves(position: Position, deck: Any) -> list[str]:
    territory = on_turn(position)["territory"]
    return [f"pollute {cell}" for cell in territory if not inactive(deck, territory[cell])]  # TF-35


def move_moves(position: Position) -> list[str]:
    """TF-44: cubes of any other own cards, inactive ones included."""
    now, territory = position["effect"], on_turn(position)["territory"]
    may = [f"move {cell}" for cell in territory if cell != now["at"] and cubes(territory[cell])]
    return [*may, "enough"] if now.get("moved") else may


def reward_moves(position: Position) -> list[str]:
    return [f"reward {kind}" for kind in position["effect"]["paid"]]  # TF-51


def clean_moves(position: Position) -> list[str]:
    owner = player_named(position, position["effect"]["copy"]["player"])
    polluted = [cell for cell, lying in owner["territory"].items() if cubes(lying)]
    return [*(f"clean {cell}" for cell in polluted), "decline"]  # TF-52

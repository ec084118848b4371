"""The final count."""

from __future__ import annotations

from typing import Any

from .position import KINDS, Position, cubes, owned, scoring_named

WORTH = {  # TF-62
    "green": 1,
    "red": 1,
    "yellow": 1,
    "food": 5,
    "construction": 5,
    "goods": 6,
    "money": 0,
}


def score(position: Position, player_index: int, which_set: int, deck: Any = None) -> dict[str, int]:
    """The parts of a player's score with the set of the first (1) or second (2) scoring card.

    Without a deck, the cards are those of the built-in one.
    """
    deck = deck or built_in()
    player = position["players"][player_index]
    have = owned(deck, player)  # TF-42
    card = scoring_named(deck, player["scoring"][which_set - 1])
    full_sets = min(have[k] // need for k, need in zip(KINDS, card.set, strict=True) if need)
    parts = {kind: have[kind] * WORTH[kind] for kind in KINDS}
    parts["set"] = full_sets * card.points  # TF-61
    polluted = [lying for lying in player["territory"].values() if cubes(lying)]
    parts["pollution"] = -len(polluted)  # TF-63
    parts["total"] = sum(parts.values())
    return parts


def outcome(position: Position, deck: Any = None) -> dict[str, list[int]]:
    """Everyone's points and the seats (from 0) of those who win, once all have picked a set."""
    players = position["players"]
    totals = [score(position, i, p["set"], deck)["total"] for i, p in enumerate(players)]
    all_cubes = [sum(cubes(lying) for lying in p["territory"].values()) for p in players]
    # TF-64: most points, then fewest cubes in all, then a shared win
    ranks = [(total, -number) for total, number in zip(totals, all_cubes, strict=True)]
    winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    return {"scores": totals, "winners": winners}


def built_in() -> Any:
    from terra_widgets.games import decks

    return decks.load()

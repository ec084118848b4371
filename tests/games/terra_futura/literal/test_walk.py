"""Games at random through the literal rules: what must hold at every step."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

from terra_widgets.games import decks

from .cards import small_deck
from .position import KINDS, Position, canonical, card_named, cubes, numbered, on_turn, supply
from .rules import outcome
from .walk import beginning, walk

DECK = small_deck(copies=4)
GAMES = [(players, seed) for players in (1, 2, 3, 4, 5) for seed in range(2)]
NAMED = {"choose": 1, "pay": -1, "reward": 1, "pollute": 1, "clean": -1}


def on_cards(position: Position) -> dict[str, int]:
    """How many of each token lie on cards; those of which none does are left out."""
    tokens: dict[str, int] = {}
    for player in position["players"]:
        for lying in player["territory"].values():
            for kind, number in lying.items():
                if kind != "card":
                    tokens[kind] = tokens.get(kind, 0) + number
    return tokens


def effect_at(player: Any, cell: str, number: int) -> Any:
    return numbered(card_named(DECK, player["territory"][cell]["card"]))[number]


def fixed_yield(before: Position, move: str) -> dict[str, int]:
    """What a move brings besides the token it names: gains at once, exchanges with the last pay."""
    verb, *words = move.split()
    if verb == "use":
        cell, _, number = words[0].partition(":")
        effect = effect_at(on_turn(before), cell, int(number or 1))
        owed = 0
    elif verb == "pay":
        now = before["effect"]
        place = now.get("copy") or now
        players = {player["name"]: player for player in before["players"]}
        owner = players[place.get("player", before["turn"])]
        effect = effect_at(owner, place["at"], place["number"])
        owed = sum(now.get("paid", {}).values()) + 1
    else:
        return {}
    full = sum(effect.cost) + effect.any_cost == owed
    return dict(zip(KINDS, effect.gives, strict=True)) if full else {}


def accounted_for(before: Position, move: str, after: Position) -> bool:
    """Whether the tokens on cards changed by what the move brings and by the token it names."""
    verb, *words = move.split()
    expected = on_cards(before)
    for token, number in fixed_yield(before, move).items():
        expected[token] = expected.get(token, 0) + number
    if verb in NAMED:
        token = words[0] if verb in ("choose", "pay", "reward") else "pollution"
        expected[token] = expected.get(token, 0) + NAMED[verb]
    return on_cards(after) == {token: number for token, number in expected.items() if number}


@pytest.mark.parametrize(("players", "seed"), GAMES)
@pytest.mark.parametrize("limited", [False, True])
def test_tfi1_tfi2_tfi4_tf41_at_every_step(players: int, seed: int, limited: bool) -> None:
    """All tokens are accounted for, no card holds more than its spaces and one, and 26 activations come."""
    options = {"limited_supply": True} if limited else {}
    offered: dict[str, Counter[str]] = {}
    for before, move, after in walk(beginning(DECK, players, seed, **options), DECK, seed):
        assert accounted_for(before, move, after), move
        assert after == canonical(after)
        if limited:
            assert min(supply(after).values()) >= 0
        for player in after["players"]:
            for lying in player["territory"].values():
                assert 0 <= cubes(lying) <= card_named(DECK, lying["card"]).spaces + 1
        if move.startswith("place"):
            offered.setdefault(before["turn"], Counter()).update(after["activations"])
        if move.startswith("pattern"):
            assert len(after["activations"]) == 4
    assert len(offered) == players
    for cells in offered.values():
        assert (cells.total(), cells["c3"]) == (26, 4)


def test_tf64_a_game_has_winners() -> None:
    *_, (_, _, end) = walk(beginning(DECK, 3, 1), DECK, 1)
    result = outcome(end, DECK)
    assert result["winners"]
    assert all(result["scores"][seat] == max(result["scores"]) for seat in result["winners"])


def test_the_walks_pass_through_every_decision_and_a_reshuffle() -> None:
    verbs = "discard take draw place use end choose pay pollute copy move enough reward clean"
    missing = {*verbs.split(), "decline", "pattern", "score", "reshuffle"}
    for seed, players in itertools.product(range(8), (5, 3, 2)):
        for before, move, after in walk(beginning(DECK, players, seed), DECK, seed):
            missing.discard(move.split()[0])
            if any(len(after["decks"][level]) > len(before["decks"][level]) for level in ("I", "II")):
                missing.discard("reshuffle")
            if not missing:
                return
    raise AssertionError(missing)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_built_in_deck_plays_to_the_end(players: int) -> None:
    deck = decks.load()
    *_, (_, _, end) = walk(beginning(deck, players, players), deck, players)
    assert len(outcome(end)["scores"]) == players

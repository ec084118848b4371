"""Games at random through the literal rules: what must hold at every step."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from terra_widgets import decks

from .cards import small_deck
from .position import KINDS, Position, canonical, card_named, cubes, numbered, on_turn, supply
from .rules import outcome
from .walk import beginning, walk

DECK = small_deck(copies=4)
GAMES = [(players, seed) for players in (1, 2, 3, 4, 5) for seed in range(2)]


def on_cards(position: Position) -> Counter[str]:
    tokens: Counter[str] = Counter()
    for player in position["players"]:
        for lying in player["territory"].values():
            tokens.update({t: n for t, n in lying.items() if t != "card"})
    return tokens


def effect_at(player: Any, cell: str, number: int) -> Any:
    return numbered(card_named(DECK, player["territory"][cell]["card"]))[number]


def fixed_yield(before: Position, move: str) -> Counter[str]:
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
        return Counter()
    full = sum(effect.cost) + effect.any_cost == owed
    return Counter(dict(zip(KINDS, effect.gives, strict=True))) if full else Counter()


@pytest.mark.parametrize(("players", "seed"), GAMES)
@pytest.mark.parametrize("limited", [False, True])
def test_tfi2_tfi4_every_token_is_accounted_for(players: int, seed: int, limited: bool) -> None:
    options = {"limited_supply": True} if limited else {}
    for before, move, after in walk(beginning(DECK, players, seed, **options), DECK, seed):
        verb, *words = move.split()
        expected = on_cards(before) + fixed_yield(before, move)
        expected[words[0] if verb in ("choose", "pay", "reward") else "pollution"] += {
            "choose": 1,
            "pay": -1,
            "reward": 1,
            "pollute": 1,
            "clean": -1,
        }.get(verb, 0)
        assert +on_cards(after) == +expected, move
        assert after == canonical(after)
        if limited:
            assert min(supply(after).values()) >= 0


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_tfi1_activations_offered(players: int, seed: int) -> None:
    offered: dict[str, Counter[str]] = {}
    for before, move, after in walk(beginning(DECK, players, seed), DECK, seed):
        if move.startswith("place"):
            offered.setdefault(before["turn"], Counter()).update(after["activations"])
        if move.startswith("pattern"):
            assert len(after["activations"]) == 4
    assert len(offered) == players
    for cells in offered.values():
        assert (cells.total(), cells["c3"]) == (26, 4)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_tf41_no_card_holds_more_than_its_spaces_and_one(players: int, seed: int) -> None:
    for _, _, after in walk(beginning(DECK, players, seed), DECK, seed):
        for player in after["players"]:
            for lying in player["territory"].values():
                assert 0 <= cubes(lying) <= card_named(DECK, lying["card"]).spaces + 1


def test_tf64_a_game_has_winners() -> None:
    *_, (_, _, end) = walk(beginning(DECK, 3, 1), DECK, 1)
    result = outcome(end, DECK)
    assert result["winners"]
    assert all(result["scores"][seat] == max(result["scores"]) for seat in result["winners"])


def test_the_walks_pass_through_every_decision_and_a_reshuffle() -> None:
    seen: Counter[str] = Counter()
    for players, seed in [(players, seed) for players in (2, 3, 5) for seed in range(8)]:
        for before, move, after in walk(beginning(DECK, players, seed), DECK, seed):
            seen[move.split()[0]] += 1
            for level in ("I", "II"):
                seen["reshuffle"] += len(after["decks"][level]) > len(before["decks"][level])
    verbs = "discard take draw place use end choose pay pollute copy move enough reward clean"
    assert all(seen[verb] for verb in [*verbs.split(), "decline", "pattern", "score", "reshuffle"])


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_built_in_deck_plays_to_the_end(players: int) -> None:
    deck = decks.load()
    *_, (_, _, end) = walk(beginning(deck, players, players), deck, players)
    assert len(outcome(end)["scores"]) == players

"""Positions of all kinds, and the number of positions that one, two, ... moves can lead to.

The engine counts, the literal rules count, and both must find what is stored.
"""

import json
from importlib import import_module

import pytest
from golden_positions import reachable

from terra_widgets.games import catalog

GOLDEN = {game: import_module(f"{game}.rules.golden") for game in catalog.games()}
TABLES = {game: import_module(f"{game}.rules.tables") for game in GOLDEN}
STORED = {game: json.loads(golden.FILE.read_text(encoding="utf-8")) for game, golden in GOLDEN.items()}
LEAST = {"terra": 16}
DIGESTS = {
    "terra_futura": "fae140951588",
    "terra": "934186f2910a",
    "terrabilis": "c39227109dfd",
    "nova_ziemia": "ac4540cd3cb6",
}
EVERY_GAME = pytest.mark.parametrize("game", STORED)
EVERY_POSITION = pytest.mark.parametrize(
    ("game", "stored"),
    [(game, entry) for game, entries in STORED.items() for entry in entries],
    ids=lambda value: value if isinstance(value, str) else value["name"],
)


def state_of(game, position):
    """The game, its state, and the names at the table."""
    count, options = len(position["players"]), position.get("options", {})
    engine = TABLES[game].game_of(count, **options)
    return engine, engine.from_position(position, GOLDEN[game].Luck()), TABLES[game].NAMES[:count]


@EVERY_GAME
def test_there_are_some_of_all_kinds(game):
    found, wanted = [entry["name"] for entry in STORED[game]], [name for name, *_ in GOLDEN[game].FOUND]
    assert len(found) >= LEAST.get(game, 20)
    assert found[: len(wanted)] == wanted
    decisions = catalog.part(game, "rules.state").DECISIONS
    assert {entry["position"]["decision"] for entry in STORED[game]} == set(decisions) - {"over"}


@EVERY_GAME
def test_the_deck_that_they_were_counted_with_is_unchanged(game):
    assert GOLDEN[game].DECK.digest == DIGESTS[game]


@EVERY_POSITION
def test_the_engine_counts_what_is_stored(game, stored):
    golden = GOLDEN[game]
    counts = reachable(*state_of(game, stored["position"]), golden.DEPTH, golden.content)
    assert counts == stored["counts"]


@EVERY_POSITION
def test_the_literal_rules_count_what_is_stored(game, stored):
    assert GOLDEN[game].count(stored["position"]) == stored["counts"]


@EVERY_POSITION
def test_a_stored_position_is_a_position_of_the_engine(game, stored):
    engine, state, names = state_of(game, stored["position"])
    assert engine.position(state, names) == stored["position"]

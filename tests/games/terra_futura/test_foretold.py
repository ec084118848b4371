"""What a move would bring is told before it is made, and comes true."""

import random

import pytest

import terra_widgets as tw
from terra_widgets.games.terra_futura.rules.ending import count
from terra_widgets.games.terra_futura.rules.state import (
    CELL_NUMBERS,
    CHOSEN_SET,
    LANDS,
    NONE,
    ONE_ROOM,
    PENDING,
    WHO,
)  # fmt: skip
from terra_widgets.text.words import signed
from terra_widgets.widgets.lookup import snapshot
from terra_widgets.widgets.snapshot import Settings


def decisions(seed=1, players=3):
    """A random game: the table before each decision, and what its player is shown."""
    luck = random.Random(seed)
    table = tw.new("terra_futura", players=players, seed=seed)
    while table.to_move is not None:
        yield table, snapshot(table, Settings(seat=table.names.index(table.to_move)))
        table.play(luck.choice(table.legal_moves))


def points(table, state, seat):
    land = state[LANDS + seat]
    picked = land[CHOSEN_SET] if land[CHOSEN_SET] != NONE else None
    return sum(line.points for line in count(table.game, land, picked))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_tf41_a_cube_is_safe_or_stops_a_card_and_costs_what_is_told(seed):
    told = set()
    for table, shown in decisions(seed):
        if shown["prompt"]["decision"] not in {"pollute", "move", "clean"}:
            continue
        seat = table.state[WHO]
        for move in table.legal_moves:
            word, *where = move.split()
            if not where:
                continue
            after = table.ahead(move).state
            foretold = shown["foretold"][move]
            change = points(table, after, seat) - points(table, table.state, seat)
            assert foretold["badge"].endswith(f"{signed(change)} ★")
            stops = any(
                table.state[LANDS + seat][cell] >= ONE_ROOM > after[LANDS + seat][cell] for cell in range(25)
            )
            assert (foretold["tone"] == "bad") == stops
            assert foretold["badge"].startswith("stops") == stops
            if word == "pollute":
                assert foretold["badge"].startswith("safe") != stops
            told.add((word, stops))
    assert {("pollute", True), ("pollute", False)} <= told


def test_tf60_a_pattern_lights_the_cards_that_it_sets_to_work():
    found = 0
    for table, shown in decisions():
        if shown["prompt"]["decision"] == "pattern":
            for move in table.legal_moves:
                seat = table.names.index(table.to_move)
                after = table.ahead(move).state
                lit = {CELL_NUMBERS[key.split(":")[2]] for key in shown["foretold"][move]["lights"]}
                assert lit == set(after[PENDING])
                assert all(key.startswith(f"cell:{seat}:") for key in shown["foretold"][move]["lights"])
                found += 1
    assert found == 6


def test_tf61_a_set_says_what_it_brings_or_what_is_missing():
    seen = set()
    for seed in range(6):
        for table, shown in decisions(seed):
            if shown["prompt"]["decision"] != "score":
                continue
            seat = table.names.index(table.to_move)
            for which, move in enumerate(("score 1", "score 2")):
                line = count(table.game, table.state[LANDS + seat], which)[0]
                badge = shown["foretold"][move]["badge"]
                assert badge == f"+{line.points} ★" if line.amount else badge.startswith("needs ")
                assert shown["scoring"]["cards"][which]["worth"] == shown["foretold"][move]
                seen.add(bool(line.amount))
    assert seen == {True, False}


def test_tf11_a_shared_screen_does_not_tell_what_secret_cards_would_bring():
    luck = random.Random(1)
    table = tw.new("terra_futura", players=3, seed=1)
    while table.to_move is not None:
        told = snapshot(table, Settings())["foretold"]
        assert not [move for move in told if move.startswith(("pattern", "score"))]
        table.play(luck.choice(table.legal_moves))


def test_tf33_a_payment_ticks_off_what_is_paid():
    lengths = set()
    for table, shown in decisions():
        payment = shown["payment"]
        assert (payment is not None) == (shown["prompt"]["decision"] == "pay")
        if payment is None:
            continue
        open_chips = [chip["kind"] for chip in payment["chips"] if not chip["paid"]]
        for move in table.legal_moves:
            kind = move.split()[1]
            assert kind in open_chips or "raw" in open_chips
            after = snapshot(table.ahead(move), Settings())["payment"]
            left = [chip for chip in after["chips"] if not chip["paid"]] if after else []
            assert len(left) == len(open_chips) - 1
        lengths.add(len(payment["chips"]))
    assert max(lengths) > 1


def test_every_effect_says_its_points_before_its_cubes():
    for table, shown in decisions():
        if shown["prompt"]["decision"] == "activate":
            told = {move: shown["foretold"][move] for move in table.legal_moves}
            assert all(one["text"] for one in told.values())


def test_what_is_told_is_in_the_language_of_the_screen():
    for table, _ in decisions():
        told = snapshot(table, Settings(language="cs", seat=table.names.index(table.to_move)))["foretold"]
        if any(move.startswith("pollute") for move in told):
            assert {one["badge"].split()[0] for one in told.values()} <= {"bezpečné", "zastaví"}
            return
    pytest.fail("no cube was put down")

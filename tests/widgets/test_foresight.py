"""What a screen tells of a move before it is made: just what comes of it, and nothing that is hidden."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import terra_widgets as tw
from terra_widgets.widgets import screen
from terra_widgets.widgets.difference import difference
from terra_widgets.widgets.snapshot import ONLOOKER

from .helpers import NAMES, Page, somewhere
from .test_screen import GARBAGE

GAMES = ["terra_futura", "terra", "terrabilis", "nova_ziemia"]
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("abc", max_size=2),
    lambda inside: (
        st.lists(inside, max_size=4) | st.dictionaries(st.text("abc", max_size=1), inside, max_size=4)
    ),
    max_leaves=12,
)


def changed(old, changes):
    """What a page makes of a value and its changes."""
    if isinstance(changes, list):
        return changes[0]
    if isinstance(old, list):
        more = sorted(int(at) for at in changes if int(at) >= len(old))
        fresh = [changed(one, changes.get(str(at), {})) for at, one in enumerate(old)]
        return fresh + [changes[str(at)][0] for at in more]
    if not isinstance(old, dict):
        return old
    fresh = old | {key: changed(old.get(key), change) for key, change in changes.items() if change != []}
    return {key: value for key, value in fresh.items() if changes.get(key) != []}


@given(PLAIN, PLAIN)
def test_changes_make_the_new_of_the_old(old, new):
    told = json.loads(json.dumps(difference({"it": old}, {"it": new})))
    assert changed({"it": old}, told) == {"it": new}


def foresee(page, move):
    """What a page learns of one move; None where it may know nothing."""
    told = page.screen.foresee({"id": "f", "at": page.now["number"], "foresee": [move]})
    if told is None:
        return None
    assert told["at"] == page.now["number"]
    (changes,) = told["foreseen"].values()
    return changes


def hidden_comes(page, move):
    """Whether a move brings something to light, or ends the game."""
    game, state = page.table.game, page.table.state
    after = game.apply(state, game.parse_move(move))
    return game.unseen(state, after) or game.outcome(after) is not None


@pytest.mark.parametrize("game", GAMES)
def test_what_is_foreseen_is_what_comes(game):
    rng = random.Random(game)
    seen = 0
    for seed in range(3):
        page = Page(tw.new(game, players=NAMES[:4], seed=seed))
        for _ in range(80):
            if page.table.to_move is None:
                break
            if page.now["cover"] is not None:
                page.send(do="handover")
            before, move = page.now, rng.choice(page.table.legal_moves)
            hidden = hidden_comes(page, move)
            told = foresee(page, move)
            assert page.now is before
            page.play(move)
            if told is None:
                continue
            assert not hidden, move
            seen += 1
            assert "answer" not in told
            fresh = changed(before, json.loads(json.dumps(told)))
            assert fresh | {"answer": page.now["answer"]} == page.now
    assert seen > 20


def test_secrets_that_were_shown_are_not_in_what_is_foreseen_for_the_next_player():
    page = Page(tw.new(players=["Ada", "Ben"], seed=3))
    rng = random.Random(3)
    turns = 0
    while turns < 5:
        if page.now["scoring"]["hidden"]:
            page.send(do="handover")
        decider, before, move = page.table.to_move, page.now, rng.choice(page.table.legal_moves)
        told = foresee(page, move)
        page.play(move)
        if page.table.to_move != decider and told is not None:
            turns += 1
            assert changed(before, told)["scoring"]["cards"] == []
        if page.table.to_move is None:
            page = Page(tw.new(players=["Ada", "Ben"], seed=4))


def test_the_end_is_not_foreseen():
    for seed in range(2):
        page = Page(tw.new(players=NAMES[:2], seed=seed))
        rng = random.Random(seed)
        while page.table.to_move is not None:
            move = rng.choice(page.table.legal_moves)
            told = foresee(page, move)
            page.play(move)
        assert told is None


def test_tr21_nobody_finds_out_a_hand_by_asking_what_moves_would_bring():
    """Only cards in the hand can be given: an answer would tell that a card is there."""
    table = tw.new("terra", players=NAMES[:3], seed=1)
    while not any(move.startswith("give") for move in table.legal_moves):
        table.play(table.legal_moves[-1])
    decider = table.names.index(table.to_move)
    move = next(move for move in table.legal_moves if move.startswith("give"))
    assert foresee(Page(table, seat=decider), move) is not None
    for seat in {0, 1, 2, ONLOOKER} - {decider}:
        assert foresee(Page(table, seat=seat), move) is None
    shared = Page(table)
    assert foresee(shared, move) is None
    shared.send(do="handover")
    assert foresee(shared, move) is not None


def test_nothing_is_foreseen_for_others_or_from_another_moment():
    page = Page(somewhere())
    move = page.table.legal_moves[0]
    before = page.now
    assert foresee(page, move) is not None
    assert page.screen.foresee({"id": "f", "at": before["number"] - 1, "foresee": [move]}) is None
    assert page.screen.foresee({"id": "f", "at": before["number"], "foresee": [move] * 9}) is None
    assert foresee(page, "place e5") is None
    for garbage in GARBAGE:
        assert page.screen.foresee(garbage) is None
        assert page.screen.foresee({"id": "f", "at": before["number"], "foresee": garbage}) is None
        told = page.screen.foresee({"id": "f", "at": before["number"], "foresee": [garbage, move]})
        assert told is None or list(told["foreseen"]) == [move]
        assert page.screen.foresee({"id": "f", "at": garbage, "foresee": [move]}) is None
    assert page.now is before
    page.send(look=3)
    assert foresee(page, move) is None


def test_nothing_is_foreseen_of_automatic_players_and_in_a_guided_game():
    page = Page(tw.new(players=["bot:random", "Ben"], seed=3))
    assert foresee(page, page.table.legal_moves[0]) is None
    guided = Page(tw.first_game())
    assert foresee(guided, guided.table.legal_moves[0]) is None


def test_single_choices_that_follow_are_foreseen_too():
    for seed in range(20):
        page = Page(tw.new(players=NAMES[:2], seed=seed))
        rng = random.Random(seed)
        for _ in range(60):
            before, move, steps = page.now, rng.choice(page.table.legal_moves), len(page.table.moves)
            told = foresee(page, move)
            page.play(move)
            if told is not None and len(page.table.moves) > steps + 1:
                assert changed(before, told)["log"]["last"] == len(page.table.moves)
                return
    raise AssertionError("no single choice followed")


def test_several_moves_are_foreseen_at_once_each_as_if_alone(monkeypatch):
    monkeypatch.setattr(screen, "AT_LEISURE", 60)
    page = Page(somewhere())
    moves = list(page.table.legal_moves[:8])
    told = page.screen.foresee({"id": "f", "at": page.now["number"], "foresee": moves})["foreseen"]
    alone = {move: foresee(page, move) for move in moves}
    assert told == {move: changes for move, changes in alone.items() if changes is not None}
    assert len(told) > 1


def test_who_decides_meanwhile_does_not_wait_for_all_of_them(monkeypatch):
    monkeypatch.setattr(screen, "AT_LEISURE", 0)
    page = Page(somewhere())
    moves = list(page.table.legal_moves[:8])
    told = page.screen.foresee({"id": "f", "at": page.now["number"], "foresee": moves})
    assert list(told["foreseen"]) == moves[:1]

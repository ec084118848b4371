"""What holds in every game, whatever is played."""

import json
from collections import Counter

import pytest

from terra_widgets.games.contract import Chance
from terra_widgets.games.nova_ziemia.rules import position_text
from terra_widgets.games.nova_ziemia.rules.settling import met
from terra_widgets.games.nova_ziemia.rules.state import (
    CLAIMED,
    HANDS,
    LIBRARY,
    LOST,
    MET,
    OPEN,
    PHASE,
    PILE,
    PLANET,
    SETTLE,
    STACK,
    TASK,
    TURNS,
    WON,
)  # fmt: skip

from .tables import DECK, MODES, NAMES, fingerprint, same, walk

GAMES = [(*mode, seed) for mode in MODES for seed in range(2)]


def cards_of(game, state):
    """Every card that is somewhere."""
    held = [card for hand in state[HANDS] for card in hand]
    held += [card for side in (WON, LOST) for cards in state[side] for card in cards]
    held += [*state[LIBRARY], *state[PILE], *state[OPEN], *state[STACK]]
    return Counter(held + ([state[TASK]] if state[TASK] >= 0 else []))


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_tiles_and_cards_are_never_lost_and_states_never_changed(players, options, seed):
    everything = None
    for game, before, move, after in walk(players, options, seed, most=120):
        everything = everything or cards_of(game, before)
        kept = fingerprint(before)
        assert game.step(before, move) == after
        assert fingerprint(before) == kept
        assert sorted(code // 4 for code in after[PLANET]) == list(range(16))
        assert cards_of(game, after) == everything
        assert set(cards_of(game, after).values()) == {1}
        assert set(before[MET]) <= set(after[MET])


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_every_position_round_trips_as_dict_and_as_text(players, options, seed):
    names = NAMES[:players]
    for game, _, _, after in walk(players, options, seed, most=80):
        position = game.position(after, names)
        assert json.loads(json.dumps(position)) == position
        assert same(game.from_position(position, Chance(1)), after)
        assert position_text.read(game.position_text(position)) == position
        for seat in range(-1, players):
            seen = game.position(game.view(after, seat), names)
            assert position_text.read(game.position_text(seen)) == seen


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_a_view_tells_nothing_that_is_secret(players, options, seed):
    names = NAMES[:players]
    for game, _, _, after in walk(players, options, seed, most=40):
        if game.to_move(after) is None:
            continue
        for seat in range(players):
            seen = game.position(game.view(after, seat), names)
            others = [p for p in seen["players"] if p["name"] != names[seat]]
            assert all(isinstance(p.get("hand", 0), int) for p in others)
            assert isinstance(seen["library"], int) or not seen["library"]
            stack = seen.get("disasters", {}).get("stack", 0)
            assert isinstance(stack, int) or not stack


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_every_game_ends_and_clocks_and_events_fit(players, options, seed):
    last, finished, left = 0, None, None
    for game, before, move, after in walk(players, options, seed, most=3_000):
        number, turn = game.clock(after)
        assert last <= number
        assert turn in range(players)
        last = number
        told = game.events(before, move, after)
        assert told[0].kind == game.moves.verbs[move]
        assert told[0].player == game.to_move(before)
        library = [event.facts["amount"] for event in told if event.kind == "library"]
        assert library == ([len(after[LIBRARY])] if len(after[LIBRARY]) != len(before[LIBRARY]) else [])
        shown = len(after[OPEN]) - len(before[OPEN])
        assert sum(event.kind == "disaster" for event in told) == shown
        finished, left = game, after
    outcome = finished.outcome(left)
    assert outcome is not None
    assert [sum(line.points for line in lines) for lines in outcome.counts] == list(outcome.points)
    assert finished.legal_moves(left) == ()


def test_tx22_tx24_every_turn_costs_the_library_a_card():
    """So no game goes on for ever: a success draws one card at least, a failure two."""
    for players, options, seed in GAMES:
        if options.get("competition"):
            continue
        for game, before, _, after in walk(players, options, seed):
            if after[TURNS] > before[TURNS]:
                assert len(after[LIBRARY]) < len(before[LIBRARY]) or before[PHASE] == SETTLE
                assert len(after[PILE]) > 0
            for i, card in enumerate(after[CLAIMED]):
                assert met(game, after, card, after[CLAIMED][:i])


def test_tx11_cards_are_told_apart_by_their_ids():
    ids = [card.id for card in (*DECK.tiles, *DECK.missions, *DECK.goals, *DECK.disasters)]
    assert len(set(ids)) == len(ids)

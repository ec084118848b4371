"""Ten thousand bad inputs and more: an error of ours each, and nothing changed."""

import json
import math
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lanes import first_quick

import terra_widgets as tw
from terra_widgets.errors import IllegalMove, PositionError, TerraError
from terra_widgets.games.contract import Chance
from terra_widgets.games.terrabilis.rules import position_text

from .golden import FILE
from .tables import NAMES, fingerprint, game_of
from .walks import games, pick

GOLDEN = [entry["position"] for entry in json.loads(FILE.read_text(encoding="utf-8"))]
ODD = [
    *(
        None,
        True,
        False,
        1.0,
        0.5,
        math.nan,
        math.inf,
        -1,
        10**6,
        10**400,
        "",
        " ",
        "roll",
        "x" * 5_000,
        "\x00",
    ),
    *(
        "\ud800",
        "\u0440\u043e11",
        b"roll",
        [],
        {},
        (),
        set(),
        [[]],
        [None],
        {"": {}},
        object(),
        len,
        range(9),
        "unknown",
        "Team 1",
    ),
]
SIGNS = "abcrollinstaerPSC0123456789 :-_/é\u202e\x00"


def broken(text, luck):
    """A move text with a slip or two."""
    letters = list(text)
    for _ in range(luck.choice((1, 1, 2, 3))):
        at = luck.randrange(len(letters) + 1)
        kind = luck.randrange(3)
        if kind == 0:
            letters.insert(at, luck.choice(SIGNS))
        elif letters and kind == 1:
            letters.pop(at - 1)
        elif letters:
            letters[at - 1] = luck.choice(SIGNS)
    return "".join(letters)


def states(number, count):
    """States out of random games."""
    found = 0
    for game, luck in games(number):
        state = game.setup(Chance(luck.randrange(10**6)))
        while game.to_move(state) is not None and found < count:
            if luck.random() < 0.15:
                found += 1
                yield game, state, luck
            state = game.step(state, pick(game, state, game.legal_moves(state), luck))
        if found >= count:
            return


@pytest.mark.parametrize("number", first_quick(range(4), 1))
def test_tbi3_misspelt_moves(number):
    refused = 0
    for game, state, luck in states(number, 125):
        looked = fingerprint(state)
        for _ in range(12):
            text = broken(luck.choice(game.cards.moves.texts), luck)
            try:
                game.apply(state, game.parse_move(text))
            except IllegalMove as error:
                refused += 1
                assert str(error)
        assert fingerprint(state) == looked
    assert refused > 1_000


@pytest.mark.parametrize("number", range(10, 14))
def test_tbi3_every_move_that_is_not_legal_has_a_reason_with_its_rule(number):
    refused = 0
    for game, state, luck in states(number, 60):
        looked, legal = fingerprint(state), {*game.legal_moves(state), *game.asides(state)}
        for move in luck.sample(range(len(game.cards.moves.texts)), 60):
            reason = game.why_not(state, move)
            assert (reason is None) == (move in legal)
            if reason is not None:
                refused += 1
                assert reason.rule.startswith("TB-")
                assert reason.sentence("en") != reason.sentence("cs")
                with pytest.raises(IllegalMove):
                    game.apply(state, move)
        assert fingerprint(state) == looked
    assert refused > 3_000


@pytest.mark.parametrize("thing", ODD, ids=lambda thing: ascii(thing)[:20])
def test_odd_things_are_no_moves(thing):
    game = game_of(3)
    state = game.setup(Chance(1))
    if thing != "roll":
        with pytest.raises(IllegalMove):
            game.parse_move(thing)
    if type(thing) is not int:
        with pytest.raises(IllegalMove):
            game.apply(state, thing)


def paths(thing, way=()):
    """The way to every part of a position."""
    items = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    for key, value in items:
        yield (*way, key)
        yield from paths(value, (*way, key))


def spoil(position, luck):
    """One part of a position is replaced, dropped, doubled or named otherwise."""
    *way, last = luck.choice(list(paths(position)))
    part = position
    for key in way:
        part = part[key]
    kind = luck.randrange(4)
    if kind == 0:
        part[last] = luck.choice(
            [None, -1, 0, 1, 7, 99, 10**9, 1.5, True, "", "x", "mill", "Team 9", [], {}, "unknown"]
        )
    elif kind == 1:
        del part[last]
    elif kind == 2 and isinstance(part, list):
        part.append(part[last])
    elif isinstance(part, dict):
        part["odd"] = part.pop(last)


def built(position):
    """The state of a position, or None when it is refused with an error of ours."""
    players = position.get("players")
    seats = len(players) if isinstance(players, list) and 2 <= len(players) <= 4 else 2
    game = game_of(seats)
    try:
        state = game.from_position(position, Chance(1))
    except TerraError as error:
        assert str(error)
        return None
    assert game.to_move(state) is None or game.legal_moves(state)
    names = [player["name"] for player in players]
    again = game.from_position(game.position(state, names), Chance(1))
    assert fingerprint(again) == fingerprint(state)
    return state


@pytest.mark.parametrize("number", first_quick(range(6), 2))
def test_spoiled_positions(number):
    luck = random.Random(number)
    texts = [json.dumps(position) for position in GOLDEN]
    refused = 0
    for _ in range(400):
        position = json.loads(luck.choice(texts))
        for _ in range(luck.choice((1, 1, 2))):
            spoil(position, luck)
        refused += built(position) is None
    assert refused > 150


@pytest.mark.parametrize("thing", [t for t in ODD if not callable(t)], ids=lambda thing: ascii(thing)[:20])
def test_odd_things_in_the_main_parts_of_a_position(thing):
    for stored in GOLDEN[::4]:
        for key in (
            "players",
            "zone",
            "bursts",
            "piles",
            "hazards",
            "questions",
            "year",
            "turn",
            "decision",
            "offer",
        ):
            built(stored | {key: thing})


@pytest.mark.parametrize("number", range(4))
def test_spoiled_texts_of_positions(number):
    luck = random.Random(number)
    refused = 0
    for _ in range(150):
        text = broken(position_text.write(luck.choice(GOLDEN)), luck)
        try:
            built(position_text.read(text))
        except PositionError as error:
            refused += 1
            assert str(error)
    assert refused > 10


@settings(max_examples=200)
@given(st.text(max_size=80))
def test_noise_is_no_text_of_a_position(noise):
    try:
        position = position_text.read(noise)
    except PositionError:
        return
    assert built(position) is None


@pytest.mark.parametrize("players", [1, 5, "four", ["A"], ["A", "A"], ["A", ""], 0, None, True])
def test_tables_that_cannot_be(players):
    if players is None:
        assert len(tw.new("terrabilis").names) == 4
        return
    with pytest.raises(TerraError):
        tw.new("terrabilis", players=players)


def test_names_are_text_and_nothing_else():
    table = tw.new("terrabilis", players=["<b>A</b>", "{ $name }"], seed=1)
    assert "<b>A</b>" in str(table)
    assert NAMES[0] not in str(table)

"""Ten thousand bad moves and positions: one of our errors each, and nothing has changed."""

import copy
import json
import random
import string

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from terra_widgets.errors import IllegalMove, PositionError, TerraError
from terra_widgets.games.contract import Chance
from terra_widgets.games.nova_ziemia.rules import position_text

from .golden import FILE
from .odd import ODD
from .tables import MODES, fingerprint, game_of, walk

GOLDEN = [entry["position"] for entry in json.loads(FILE.read_text(encoding="utf-8"))]


def refused(do, *args):
    """The error of ours that a call raises, or what it gives."""
    try:
        return do(*args)
    except TerraError as error:
        assert str(error)
        return error


def spoiled(text, luck):
    """A text with a slip or two."""
    for _ in range(luck.randint(1, 3)):
        at = luck.randrange(len(text) + 1)
        sign = luck.choice(["", *string.ascii_letters, *string.digits, *" :;-.,/|\n\x00\xe9\u0411\u4e2d"])
        text = text[:at] + sign + text[at + luck.randint(0, 2) :]
    return text


@pytest.mark.long
def test_three_thousand_texts_that_are_almost_moves():
    luck, moves = random.Random(5), game_of(4).moves
    texts = [spoiled(luck.choice(moves.texts), luck) for _ in range(3_600)]
    wrong = [text for text in texts if " ".join(text.split()).casefold() not in moves.numbers]
    assert len(wrong) > 3_000
    for text in wrong:
        assert isinstance(refused(moves.parse, text), IllegalMove)


@pytest.mark.parametrize("thing", ODD, ids=lambda thing: type(thing).__name__)
def test_things_that_are_no_move(thing):
    game = game_of(2)
    if thing not in ("rotate a1", "settle"):
        assert isinstance(refused(game.parse_move, thing), IllegalMove)
    state = game.setup(Chance(1))
    before = fingerprint(state)
    if type(thing) is not int or not 0 <= thing <= 100:
        error = refused(game.apply, state, thing)
        assert isinstance(error, IllegalMove)
        assert error.reason.key == "nova-move-no-number"
    assert fingerprint(state) == before


def test_four_thousand_numbers_that_are_no_legal_move():
    luck, count = random.Random(6), 0
    for players, options in MODES:
        for number, (game, state, _, _) in enumerate(walk(players, options, 3, most=60)):
            if number % 3:
                continue
            legal, before = set(game.legal_moves(state)), fingerprint(state)
            numbers = {luck.choice((1, -1)) * luck.randrange(2 ** luck.randint(1, 40)) for _ in range(60)}
            for move in numbers - legal:
                assert isinstance(refused(game.apply, state, move), IllegalMove)
                count += 1
            assert fingerprint(state) == before
    assert count > 4_000


def paths(thing, way=()):
    """Where every part of a position is."""
    if way:
        yield way
    if isinstance(thing, dict | list):
        for key, part in thing.items() if isinstance(thing, dict) else enumerate(thing):
            yield from paths(part, (*way, key))


def part_at(thing, way):
    for key in way:
        thing = thing[key]
    return thing


def broken(position, luck):
    """A position with one part replaced, removed, doubled or swapped with another."""
    position = copy.deepcopy(position)
    *way, last = luck.choice(list(paths(position)))
    inside, how = part_at(position, way), luck.randrange(4)
    if how == 0:
        inside[last] = luck.choice(ODD)
    elif how == 1:
        del inside[last]
    elif how == 2 and isinstance(inside, list):
        inside.insert(last, inside[last])
    else:
        *other_way, other = luck.choice(list(paths(position)))
        inside[last] = copy.deepcopy(part_at(position, [*other_way, other]))
    return position


def read(position):
    """What a position becomes: an error of ours, or a state that can be played on and described again."""
    people = position.get("players") if isinstance(position, dict) else None
    players = min(4, max(2, len(people))) if isinstance(people, list) else 2
    options = position.get("options", {}) if isinstance(position, dict) else {}
    try:
        game = game_of(players, **options)
    except (TerraError, TypeError):
        game = game_of(players)
    state = refused(game.from_position, position, Chance(3))
    if isinstance(state, PositionError):
        return state
    luck = random.Random(1)
    for _ in range(5):
        moves = game.legal_moves(state)
        if not moves:
            break
        state = game.step(state, luck.choice(moves))
    names = [player["name"] for player in position["players"]]
    anew = game.from_position(game.position(state, names), Chance(3))
    assert game.position(anew, names) == game.position(state, names)
    return state


@pytest.mark.long
def test_two_thousand_broken_positions():
    luck = random.Random(8)
    answers = [read(broken(luck.choice(GOLDEN), luck)) for _ in range(2_400)]
    assert sum(isinstance(answer, PositionError) for answer in answers) > 1_200


def test_a_thousand_broken_texts_of_positions():
    luck = random.Random(9)
    texts = [position_text.write(position) for position in GOLDEN]
    errors = 0
    for _ in range(1_200):
        given = refused(position_text.read, spoiled(luck.choice(texts), luck))
        answer = given if isinstance(given, PositionError) else read(given)
        errors += isinstance(answer, PositionError)
    assert errors > 500


@pytest.mark.parametrize("thing", ODD, ids=lambda thing: type(thing).__name__)
def test_things_that_are_no_position(thing):
    assert isinstance(refused(game_of(2).from_position, thing, Chance(1)), PositionError)
    if not isinstance(thing, str) or "\n" not in thing:
        answer = refused(position_text.read, thing)
        assert isinstance(answer, PositionError | dict)


@pytest.mark.long
@settings(max_examples=150)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
        lambda inside: (
            st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside, max_size=4)
        ),
        max_leaves=12,
    )
)
def test_noise_is_no_position(thing):
    assert isinstance(refused(game_of(2).from_position, thing, Chance(1)), PositionError)

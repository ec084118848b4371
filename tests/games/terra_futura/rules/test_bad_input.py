"""Whatever is given as a move or a position: one of our errors, soon, and nothing has changed."""

import copy
import json
import random
import string
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lanes import first_quick

from terra_widgets.errors import IllegalMove, PositionError
from terra_widgets.games.contract import Chance
from terra_widgets.games.terra_futura.rules.moves import TEXT
from terra_widgets.games.terra_futura.rules.state import LANDS

from .golden import FILE
from .invariants import check_land, facts_of
from .odd import HUGE, NUMBERS, ODD, TEXTS, THINGS, name_of, soon
from .tables import NAMES, fingerprint, game_of
from .walks import states_at_every_decision

GOLDEN = [entry["position"] for entry in json.loads(FILE.read_text(encoding="utf-8"))]
SMALL_NUMBERS = {0, 1, 2, 9, 100}  # they are moves, or are equal to one

# Moves


@cache
def states():
    return list(states_at_every_decision(1, of_each=1))


def is_refused(text):
    answer = soon(game_of(4).parse_move, text)
    assert isinstance(answer, IllegalMove)
    assert str(answer)


def spoiled(luck):
    """A move with a slip or two in its text."""
    text = luck.choice(TEXT)
    for _ in range(luck.randint(1, 3)):
        at = luck.randrange(len(text) + 1)
        sign = luck.choice(["", *string.ascii_letters, *string.digits, *" :;-.,\n\x00\xe9\u0411\u4e2d"])
        text = text[:at] + sign + text[at + luck.randint(0, 2) :]
    return text


@pytest.mark.long
def test_texts_that_are_almost_moves():
    luck = random.Random(5)
    known = {text.casefold() for text in TEXT} | {f"{text}:1".casefold() for text in TEXT}
    texts = [spoiled(luck) for _ in range(700)]
    wrong = [text for text in texts if " ".join(text.split()).casefold() not in known]
    assert len(wrong) > 500
    for text in wrong:
        is_refused(text)


@pytest.mark.parametrize("thing", ODD, ids=name_of)
def test_things_that_are_no_text_of_a_move(thing):
    is_refused(thing)


@pytest.mark.parametrize("huge", HUGE)
def test_huge_things_are_no_text_of_a_move(huge):
    is_refused(HUGE[huge]())


@pytest.mark.long
@settings(max_examples=400)
@given(st.text(max_size=200))
def test_noise_is_no_move(text):
    answer = soon(game_of(4).parse_move, text)
    assert isinstance(answer, IllegalMove) or answer in range(len(TEXT))


def refusal(game, state, move):
    """The reason for a thing that is no legal move; the state is as it was."""
    before = fingerprint(state)
    reason = soon(game.why_not, state, move)
    error = soon(game.apply, state, move)
    assert fingerprint(state) == before
    assert isinstance(error, IllegalMove)
    assert error.reason == reason
    assert reason.rule.startswith("TF-")
    assert str(reason)
    return reason


@pytest.mark.parametrize(
    "thing", [number for number in NUMBERS if number not in SMALL_NUMBERS] + TEXTS + THINGS, ids=name_of
)
def test_things_that_are_no_number_of_a_move(thing):
    for game, state in states():
        assert refusal(game, state, thing).key in ("move-no-number", "game-over")


@pytest.mark.parametrize("huge", HUGE)
def test_huge_things_are_no_number_of_a_move(huge):
    game = game_of(4)
    assert refusal(game, game.setup(Chance(1)), HUGE[huge]()).key == "move-no-number"


@pytest.mark.parametrize("number", [0.0, 1.0, 3.0])
def test_a_number_equal_to_a_move_is_none_unless_it_is_whole(number):
    game = game_of(4)
    assert refusal(game, game.setup(Chance(1)), number).key == "move-no-number"


def test_thousands_of_numbers_that_are_no_legal_move():
    luck = random.Random(6)
    for game, state in states_at_every_decision(2, of_each=4):
        legal = set(game.legal_moves(state))
        numbers = {luck.choice((1, -1)) * luck.randrange(2 ** luck.randint(1, 70)) for _ in range(100)}
        for number in numbers - legal:
            refusal(game, state, number)


# Positions


def read(position):
    """What a position becomes: an error, or a state that is sound and can be played on."""
    players = 2
    if isinstance(position, dict) and isinstance(position.get("players"), list):
        players = min(5, max(1, len(position["players"])))
    game, names = game_of(players), NAMES[:players]
    answer = soon(game.from_position, position, Chance(3))
    if isinstance(answer, PositionError):
        assert str(answer)
        return answer
    _, spaces, offers, _ = facts_of(game)
    luck = random.Random(1)
    for _ in range(6):
        for land in answer[LANDS:]:
            check_land(land, spaces, offers)
        moves = game.legal_moves(answer)
        if not moves:
            break
        answer = game.step(answer, luck.choice(moves))
    anew = game.from_position(game.position(answer, names), Chance(3))
    assert game.position(anew, names) == game.position(answer, names)
    return answer


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


def replace_part(position, luck, ways):
    *way, last = luck.choice(ways)
    part_at(position, way)[last] = luck.choice(ODD)


def remove_part(position, luck, ways):
    *way, last = luck.choice(ways)
    del part_at(position, way)[last]


def double_part(position, luck, ways):
    *way, last = luck.choice(ways)
    inside = part_at(position, way)
    if isinstance(inside, list):
        inside.insert(last, inside[last])
    else:
        inside[luck.choice(["c2", "b3", "I", "red", "pollution", "copy", "hello"])] = inside[last]


def swap_parts(position, luck, ways):
    *way, last = luck.choice(ways)
    # A copy, or a part could come to lie within itself.
    part_at(position, way)[last] = copy.deepcopy(part_at(position, luck.choice(ways)))


def count_on(position, luck, ways):
    """A number that may still be right."""
    *way, last = luck.choice(ways)
    part_at(position, way)[last] = luck.choice([0, 1, 2, 3, 4, 5, 9, 25, 26, 99])


TEXTS_WITH_WAYS = [(json.dumps(position), list(paths(position))) for position in GOLDEN]
SPOIL = [replace_part, replace_part, remove_part, double_part, swap_parts, count_on]


@pytest.mark.parametrize("number", first_quick(range(8), 2))
def test_spoiled_positions(number):
    luck = random.Random(number)
    refused = 0
    for _ in range(500):
        text, ways = luck.choice(TEXTS_WITH_WAYS)
        position = json.loads(text)
        for times in range(luck.choice((1, 1, 1, 2, 3))):
            luck.choice(SPOIL)(position, luck, list(paths(position)) if times else ways)
        refused += isinstance(read(position), PositionError)
    assert refused > 250


@pytest.mark.long
@pytest.mark.parametrize("thing", ODD, ids=name_of)
def test_odd_things_in_the_main_parts_of_a_position(thing):
    for stored in GOLDEN:
        for key in ("players", "market", "decks", "discards", "turn", "decision", "effect", "activations"):
            read(stored | {key: thing})


@pytest.mark.parametrize("huge", HUGE)
def test_huge_things_in_a_position(huge):
    thing = HUGE[huge]()
    read(thing)
    stored = next(position for position in GOLDEN if "copy" in position.get("effect", {}))
    text = json.dumps(stored)
    for *way, last in paths(stored):
        if way[:1] == ["players"] and way[1:2] != [0]:
            continue  # all players are read alike
        position = json.loads(text)
        part_at(position, way)[last] = thing
        read(position)


def test_a_huge_name_of_a_part():
    assert isinstance(read({"x" * 5_000_000: 1}), PositionError)


WORDS = ["players", "name", "territory", "c3", "card", "scoring", "market", "turn", "I", "red", "hello"]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.sampled_from(WORDS), inside, max_size=6),
    max_leaves=20,
)


@pytest.mark.long
@settings(max_examples=400)
@given(JSON)
def test_noise_is_no_position(thing):
    assert isinstance(read(thing), PositionError)

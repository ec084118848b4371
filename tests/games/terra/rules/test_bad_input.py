"""Whatever is given as a move, a position, a record or a code: one of our errors, and nothing has changed.

Ten thousand of them in all.
"""

import base64
import copy
import json
import random
import string
from functools import cache

import pytest
from lanes import first_quick
from terra_futura.rules.odd import HUGE, NUMBERS, ODD, TEXTS, THINGS, name_of, soon

import terra_widgets as tw
from terra_widgets.errors import IllegalMove, PositionError, RecordError, TerraError
from terra_widgets.games.contract import Chance
from terra_widgets.games.terra.rules import position_text
from terra_widgets.games.terra.rules.moves import MOVES, TEXT
from terra_widgets.table.record import Record

from .golden import FILE
from .invariants import play_on
from .tables import NAMES, game_of, looks
from .walks import moments, pick

GOLDEN = [entry["position"] for entry in json.loads(FILE.read_text(encoding="utf-8"))]
SMALL_NUMBERS = {0, 1, 2, 9, 100}  # they are moves, or are equal to one


@cache
def some_moments():
    return list(moments(25))


# Moves: 3,000 texts and 2,000 numbers


def spoiled(text, luck):
    """A text with a slip or two in it."""
    for _ in range(luck.randint(1, 3)):
        at = luck.randrange(len(text) + 1)
        sign = luck.choice(["", *string.ascii_letters, *string.digits, *" :;-.,\n\x00\xe9\u0411\u4e2d"])
        text = text[:at] + sign + text[at + luck.randint(0, 2) :]
    return text


@pytest.mark.long
def test_texts_that_are_almost_moves():
    luck = random.Random(5)
    texts = [spoiled(luck.choice(TEXT), luck) for _ in range(3300)]
    wrong = [text for text in texts if " ".join(text.split()).casefold() not in MOVES.numbers]
    assert len(wrong) >= 3000
    for text in wrong:
        with pytest.raises(IllegalMove) as caught:
            game_of(4).parse_move(text)
        assert str(caught.value)


@pytest.mark.parametrize("thing", ODD, ids=name_of)
def test_things_that_are_no_text_of_a_move(thing):
    answer = soon(game_of(4).parse_move, thing)
    assert isinstance(answer, IllegalMove)


@pytest.mark.parametrize("huge", HUGE)
def test_huge_things_are_no_text_of_a_move(huge):
    assert isinstance(soon(game_of(4).parse_move, HUGE[huge]()), IllegalMove)


def refusal(game, state, move):
    """The reason for a thing that is no legal move; the state is as it was."""
    before = looks(state)
    with pytest.raises(IllegalMove) as caught:
        game.apply(state, move)
    assert looks(state) == before
    assert caught.value.reason == game.why_not(state, move)
    assert caught.value.reason.rule.startswith("TR-")
    return caught.value.reason


@pytest.mark.parametrize(
    "thing", [number for number in NUMBERS if number not in SMALL_NUMBERS] + TEXTS + THINGS, ids=name_of
)
def test_things_that_are_no_number_of_a_move(thing):
    for game, state in some_moments()[:6]:
        assert refusal(game, state, thing).key in {"move-no-number", "terra-over"}


def test_thousands_of_numbers_that_are_no_legal_move():
    luck = random.Random(6)
    refused = 0
    for game, state in some_moments():
        legal = set(game.legal_moves(state))
        numbers = {luck.randrange(len(TEXT)) for _ in range(90)}
        numbers |= {luck.choice((1, -1)) * luck.randrange(2 ** luck.randint(1, 70)) for _ in range(90)}
        for number in numbers - legal:
            refusal(game, state, number)
            refused += 1
    assert refused > 2000


# Positions: 4,000 dicts and 600 texts


def read(position):
    """What a position becomes: an error, or a state that is sound and can be played on."""
    players = 4
    if isinstance(position, dict) and isinstance(position.get("players"), list):
        players = min(6, max(3, len(position["players"])))
    game, names = game_of(players), NAMES[:players]
    answer = soon(game.from_position, position, Chance(3))
    if isinstance(answer, TerraError):
        assert isinstance(answer, PositionError)
        assert str(answer)
        return answer
    answer = play_on(game, answer, pick, random.Random(1), 4)
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


def spoil(position, luck):
    ways = list(paths(position))
    *way, last = luck.choice(ways)
    inside = part_at(position, way)
    how = luck.randrange(5)
    if how == 0:
        del inside[last]
    elif how == 1 and isinstance(inside, list):
        inside.insert(last, inside[last])
    elif how == 2:
        # A copy, or a part could come to lie within itself.
        inside[last] = copy.deepcopy(part_at(position, luck.choice(ways)))
    elif how == 3:
        inside[last] = luck.choice([0, 1, 2, 3, 4, 5, 8, 9, 10, 25, 99])
    else:
        inside[last] = luck.choice(ODD)


@pytest.mark.parametrize("number", first_quick(range(8), 2))
def test_spoiled_positions(number):
    luck = random.Random(number)
    texts = [json.dumps(position) for position in GOLDEN]
    refused = 0
    for _ in range(500):
        position = json.loads(luck.choice(texts))
        for _ in range(luck.choice((1, 1, 1, 2, 3))):
            spoil(position, luck)
        refused += isinstance(read(position), PositionError)
    assert refused > 300


def test_spoiled_texts_of_positions():
    luck = random.Random(4)
    game = game_of(4)
    texts = [game.position_text(position) for position in GOLDEN]
    for _ in range(600):
        text = spoiled(luck.choice(texts), luck)
        try:
            read(position_text.read(text))
        except PositionError as error:
            assert str(error)


@pytest.mark.parametrize("huge", HUGE)
def test_huge_things_in_a_position(huge):
    thing = HUGE[huge]()
    read(thing)
    for key in GOLDEN[9]:
        read(GOLDEN[9] | {key: thing})


# Records and codes: 700 of each


def finished():
    table = tw.new("terra", players=["Ana", "bot:helper", "bot:hoarder"], seed=11)
    luck = random.Random(1)
    while table.advance().to_move:
        table.play(luck.choice(table.legal_moves))
    return table


TABLE = finished()


@pytest.mark.long
def test_spoiled_records():
    luck = random.Random(7)
    text = TABLE.record.to_json()
    whole = json.loads(text)
    refused = 0
    for number in range(700):
        content = json.loads(text)
        if number % 2:
            key = luck.choice(list(content))
            other = whole[luck.choice(list(whole))]
            content[key] = luck.choice([None, 3, "x", [], {}, ["x"], [[1]], True, other])
        else:
            key = luck.choice(["moves", "luck", "players"])
            at = luck.randrange(len(content[key]))
            if luck.random() < 0.5:
                del content[key][at]
            else:
                content[key][at] = luck.choice(["pass", "draw", "end", "G1", [0, 1], 5, None])
        try:
            Record.from_json(json.dumps(content))
        except TerraError as error:
            assert str(error)
            refused += 1
    assert refused > 500


def test_spoiled_codes():
    luck = random.Random(8)
    code = TABLE.resume_code()
    signs = string.ascii_letters + string.digits + "-_"
    for _ in range(700):
        at = luck.randrange(len("TERRA1-"), len(code))
        other = luck.choice(signs.replace(code[at], ""))
        spoilt = luck.choice([code[:at], code[:at] + other + code[at + 1 :]])
        with pytest.raises(RecordError) as caught:
            tw.resume(spoilt)
        assert str(caught.value)


def test_a_code_of_a_game_that_does_not_exist():
    from terra_widgets.table import resume_codes as codes

    header, _ = codes._open(TABLE.resume_code())
    for number in (7, -1, "terra", None, [1]):
        packed = codes.zlib.compress(json.dumps(header | {"g": number}).encode(), 9)
        body = len(packed).to_bytes(2, "big") + packed
        text = base64.urlsafe_b64encode(body + codes._check(body)).decode().rstrip("=")
        with pytest.raises(RecordError, match="damaged"):
            tw.resume(codes.PREFIX + text)

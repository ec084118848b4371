"""Resume codes: a whole game in a message, and nothing accepted that is not one."""

import random
import time

import pytest

import terra_widgets as tw
from terra_widgets import errors
from terra_widgets.games import decks
from terra_widgets.table import resume_codes as codes


def played(players, seed, steps=10_000, **options):
    table = tw.new(players=players, seed=seed, **options)
    luck = random.Random(seed)
    while table.to_move is not None and steps:
        table.play(luck.choice(table.legal_moves))
        steps -= 1
    return table


@pytest.mark.parametrize("seed", range(10))
def test_a_code_brings_the_game_back_with_all_its_moves(seed):
    table = played(1 + seed % 5, seed, steps=17 * seed, limited_supply=seed % 2 == 0)
    again = tw.resume(table.resume_code())
    assert again.position() == table.position()
    assert again.record == table.record


def test_a_full_game_of_five_fits_in_a_message():
    assert len(played(5, 3).resume_code()) < 300


def test_blanks_and_line_breaks_do_no_harm():
    table = played(2, 1, 30)
    code = table.resume_code()
    broken = "\n".join(code[i : i + 20] for i in range(0, len(code), 20))
    assert tw.resume(f"  {broken} \n").position() == table.position()


def test_a_game_from_a_position_resumes():
    table = tw.at(played(2, 1, 30).position(), seed=5)
    table.play(table.legal_moves[0])
    assert tw.resume(table.resume_code()).position() == table.position()


def test_another_deck_is_asked_for():
    own = decks.parse(decks.load().to_csv().replace("2 green -> food", "3 green -> food"), "own")
    assert own.digest != decks.load().digest
    code = tw.new(players=2, seed=1, deck=own).resume_code()
    with pytest.raises(errors.RecordError, match="another deck"):
        tw.resume(code)
    assert tw.resume(code, deck=own).record.deck == own


@pytest.mark.parametrize("code", [None, 7, b"TERRA1-", "", "TERRA1-", "TERRA1-AAAA", "hello", "x" * 10**6])
def test_what_is_no_code_is_said(code):
    with pytest.raises(errors.RecordError, match="resume code"):
        tw.resume(code)


@pytest.mark.long
def test_damaged_codes_are_refused_quickly():
    code = played(4, 2).resume_code()
    luck = random.Random(0)
    slowest = 0.0
    for _ in range(5_000):
        i, j = sorted(luck.sample(range(len(code)), 2))
        way = luck.randrange(4)
        if way == 0:
            wrong = code[:i] + luck.choice("ABCxyz019-_!é") + code[i + 1 :]
        elif way == 1:
            wrong = code[:i]
        elif way == 2:
            wrong = code[:i] + code[j] + code[i + 1 : j] + code[i] + code[j + 1 :]
        else:
            wrong = code[:i] + code[j:]
        if wrong == code:
            continue
        start = time.process_time()
        with pytest.raises(errors.RecordError, match="resume code"):
            tw.resume(wrong)
        slowest = max(slowest, time.process_time() - start)
    assert slowest < 0.05


def test_a_code_with_a_right_checksum_and_wrong_content_is_refused():
    """Somebody who can compute the checksum still gets a sentence."""
    import base64
    import json
    import zlib

    def made(header, number=b""):
        head = zlib.compress(json.dumps(header).encode())
        body = len(head).to_bytes(2, "big") + head + number
        text = base64.urlsafe_b64encode(body + codes._check(body)).decode().rstrip("=")
        return codes.PREFIX + text

    good = {"p": ["A", "B"], "s": 1, "n": 0, "g": 0, "d": decks.load().digest}
    assert tw.resume(made(good)).names == ("A", "B")
    wrong = [
        [], 7, {}, good | {"p": 7}, good | {"p": ["A", "A"]}, good | {"p": list("abcdef")}, good | {"s": -1},
        good | {"s": "x"}, good | {"n": 10**9}, good | {"n": "x"}, good | {"g": 9}, good | {"g": "x"},
        good | {"o": 7}, good | {"o": {"fun": True}}, good | {"a": 7}, good | {"a": {}}, good | {"d": None},
    ]  # fmt: skip
    for header in wrong:
        with pytest.raises(errors.TerraError):
            tw.resume(made(header))
    with pytest.raises(errors.RecordError, match="damaged"):
        tw.resume(made(good, b"\x01"))


def test_a_bomb_is_not_unpacked():
    import base64
    import zlib

    head = zlib.compress(b'{"p":"' + b"a" * 50_000_000, 9)[:60_000]
    body = len(head).to_bytes(2, "big") + head
    code = codes.PREFIX + base64.urlsafe_b64encode(body + codes._check(body)).decode().rstrip("=")
    with pytest.raises(errors.RecordError):
        tw.resume(code)

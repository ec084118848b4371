"""Whatever the bytes, the answer is a deck or one of our errors, and soon."""

import gc
import random
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from terra_widgets.errors import DeckError
from terra_widgets.games import decks

pytestmark = pytest.mark.long

TEXT = decks.load().to_csv()
SOON = 0.5  # seconds of work, ten times what it takes; what else the machine does meanwhile does not count


def sentence_for(read, source):
    """What a person is told, once it is sure that it came soon."""
    gc.disable()  # to collect what other tests have left can take a second, and has nothing to do with this
    begin = time.thread_time()
    try:
        read(source)
    except DeckError as error:
        sentence = error
    else:
        sentence = ""
    finally:
        took = time.thread_time() - begin
        gc.enable()
    assert took < SOON, source[:200]
    return str(sentence)


def is_answered(data):
    sentence = sentence_for(decks.parse, data)
    return len(sentence.encode()) < 1_500


@given(st.binary(max_size=2_000) | st.text(max_size=2_000))
def test_noise(data):
    assert is_answered(data)


@given(st.lists(st.text(st.sampled_from('id,;\t"\n x2+->/.'), max_size=30), max_size=20))
def test_noise_made_of_our_own_signs(parts):
    assert is_answered(TEXT[:3_000] + "".join(parts))


@settings(max_examples=300)
@given(st.integers(0, len(TEXT)), st.integers(0, 200), st.text(max_size=5))
def test_cut_and_pasted_decks(start, length, text):
    assert is_answered(TEXT[:start] + text + TEXT[start + length :])


def test_spoiled_bytes():
    chance = random.Random(7)
    whole = TEXT.encode()
    for _ in range(500):
        data = bytearray(whole)
        for _ in range(chance.randint(1, 5)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        assert is_answered(bytes(data[: chance.randint(0, len(data))]))


def test_large_noise():
    heading = TEXT.partition("\n")[0]
    million = 999_000
    for data in (
        "x" * 10_000_000,
        b"\0" * 10_000_000,
        random.Random(1).randbytes(million),
        "," * million,
        "\n" * million,
        ";\n" * (million // 2),
        '"' * million,
        '"\n' * (million // 2),
        "x," * (million // 2),
        "x\n" * (million // 2),
        f"{heading}\n" + "," * (million // 2),
        f"{heading}\n" + ",\n" * (million // 3) + "x",
        f"{heading}\n" + "[" * 90_000,
        f"{heading}\nI01,I,,a,,{'9' * 100_000},red,,,,,",
        f"{heading}\nI01,I,,a,,0,{'red+' * 125},,,,,",
        f"{heading}\nI01,I,,a,,0,{'red/' * 125},,,,,",
        f"{heading}\nI01,I,,a,,0,{'-' * 499},,,,,",
        f"{heading}\nI01,I,,a,,0,{'constructio' * 45},,,,,",
        f"{heading}\nI01,{'scorin' * 80},,a,,0,red,,,,,",
    ):
        assert is_answered(data)


def test_large_files(tmp_path):
    path = str(tmp_path / "large.csv")
    Path(path).write_bytes(b"\0" * 10_000_000)
    assert "larger than 1000 KB" in sentence_for(decks.load, path)

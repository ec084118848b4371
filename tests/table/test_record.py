"""Records: exact replay, the tidy frame, and files that are not what they should be."""

import json
import random
import time
from pathlib import Path

import pytest

import terra_widgets as tw
from terra_widgets import errors
from terra_widgets.games import decks
from terra_widgets.games.terra_futura.deck import KINDS
from terra_widgets.table import record

SMALL_DECK = Path(__file__).parents[1] / "games" / "terra_futura" / "rules" / "small.csv"


def finished(seed, players=3, **options):
    table = tw.new(players=players, seed=seed, **options)
    rng = random.Random(seed)
    while table.to_move is not None:
        table.play(rng.choice(table.legal_moves))
    return table


@pytest.mark.parametrize("seed", range(8))
def test_a_replay_gives_the_identical_state_without_the_generator(seed, monkeypatch):
    table = finished(seed, players=5 if seed % 2 else 2)
    text = table.record.to_json()

    def no_generator(*_):
        raise AssertionError("a replay asked the generator")

    monkeypatch.setattr("terra_widgets.games.contract.Chance._generator", no_generator)
    again = tw.from_record(record.Record.from_json(text))
    assert again.position() == table.position()
    assert again.record.to_json() == text


def test_reshuffles_are_in_the_record():
    # Five players take 40 of 47 cards, and discarding fills the piles: decks run out.
    table = tw.new(players=5, seed=2)
    rng = random.Random(2)
    while table.to_move is not None:
        moves = table.legal_moves
        discards = [m for m in moves if m.startswith("discard")]
        table.play(discards[0] if discards else rng.choice(moves))
    assert len(table.record.luck) > 1
    assert tw.from_record(record.Record.from_json(table.record.to_json())).position() == table.position()


@pytest.mark.parametrize("late", [False, True])
def test_every_refill_of_a_row_is_in_the_record_with_its_level(late):
    for seed in range(3):
        rng, rows = random.Random(seed), {"I": 0, "II": 0}
        table = tw.new(players=5, seed=seed, late_reshuffle=late)
        while table.to_move is not None:
            moves, before = table.legal_moves, table.position()["market"]
            discards = [move for move in moves if move.startswith("discard")]
            table.play(discards[0] if discards and rng.random() < 0.7 else rng.choice(moves))
            after = table.position()["market"]
            for level in rows:  # a row that changed and did not become shorter has a new card
                rows[level] += before[level] != after[level] and len(before[level]) == len(after[level])
        frame = table.record.frame()
        told = frame[frame["event"] == "refill"]["level"].value_counts()
        assert dict(told) == rows
        reshuffles = frame[frame["event"] == "reshuffle"]
        assert len(reshuffles) == len(table.record.luck) - 1
        assert set(reshuffles["level"]) <= {"I", "II"}


def test_the_frame_has_the_documented_columns():
    frame = finished(1).record.frame()
    columns = record.columns("terra_futura")
    assert list(frame.columns) == list(columns)
    assert all(columns.values())


def test_the_frame_accounts_for_every_token():
    table = finished(4, players=4)
    frame = table.record.frame()
    tokens = frame[(frame["event"] != "points") & frame["resource"].notna()]
    sums = tokens.groupby(["player", "resource"])["amount"].sum()
    for player in table.position()["players"]:
        for kind in (*KINDS, "pollution"):
            lying = sum(place.get(kind, 0) for place in player["territory"].values())
            assert sums.get((player["name"], kind), 0) == lying


def test_the_frame_adds_up_to_the_points():
    table = finished(4, players=4)
    frame = table.record.frame()
    points = frame[frame["event"] == "points"].groupby("player")["amount"].sum()
    assert {name: int(points.get(name, 0)) for name in table.names} == table.outcome.points


def test_tfi1_the_frame_counts_26_and_4_offers_for_everyone():
    frame = finished(4, players=4).record.frame()
    offers = frame[frame["event"] == "offer"]
    final = offers["round"] == 9
    assert set(offers[~final].groupby("player")["amount"].sum()) == {26}
    assert set(offers[final].groupby("player")["amount"].sum()) == {4}


def test_tf37_a_card_that_pays_with_the_kind_it_makes_is_told_whole():
    lines = (
        "terra_futura", 'P1 "Ada": c3 H1; c2 I19 1 green', 'P2 "Ben": c3 H2', "turn P1: activate c2 c3",
    )  # fmt: skip
    table = tw.at("\n".join(lines), seed=4)
    table.play("use c2", "pay green c2")
    frame = table.record.frame()
    told = frame.loc[frame["event"].isin(("pay", "receive")), ["event", "resource", "amount"]]
    expected = [("pay", "green", -1), ("receive", "green", 1), ("receive", "money", 1)]
    assert list(told.itertuples(index=False, name=None)) == expected


def test_an_exchange_is_grouped_by_its_activation():
    frame = finished(4, players=4).record.frame()
    received = frame[frame["event"] == "receive"]
    assert len(received)
    for activation in received["activation"]:
        assert (frame[frame["activation"] == activation]["event"] == "pay").any()


@pytest.mark.parametrize("seed", range(3))
def test_a_position_is_a_game_of_its_own(seed):
    rng = random.Random(seed)
    table = tw.new(players=2, seed=seed)
    for _ in range(40):
        table.play(rng.choice(table.legal_moves))
    start = tw.at(table.position(), seed=9)
    for _ in range(30):
        start.play(rng.choice(start.legal_moves))
    assert tw.from_record(record.Record.from_json(start.record.to_json())).position() == start.position()


def good():
    return json.loads(finished(1, players=2).record.to_json())


def changed(content, path, value):
    content = json.loads(json.dumps(content))
    at = content
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return json.dumps(content)


GOOD = good()
WRONG = {
    "empty": "",
    "not json": "take I1",
    "a number": "7",
    "a list": "[]",
    "nan": '{"format": NaN}',
    "deep": "[" * 100_000 + "]" * 100_000,
    "huge number": changed(GOOD, ["seed"], 0).replace('"seed": 0', '"seed": ' + "9" * 5000),
    "large": "x" * 10_000_000,
    "another format": changed(GOOD, ["format"], "chess"),
    "a newer version": changed(GOOD, ["version"], 2),
    "version true": changed(GOOD, ["version"], True),
    "version text": changed(GOOD, ["version"], "1"),
    "no game": changed(GOOD, ["game"], None),
    "another game": changed(GOOD, ["game"], "chess"),
    "players a text": changed(GOOD, ["players"], "Ada"),
    "players twice": changed(GOOD, ["players"], ["Ada", "Ada"]),
    "six players": changed(GOOD, ["players"], list("abcdef")),
    "one player more": changed(GOOD, ["players"], list("abc")),
    "a player with a new line": changed(GOOD, ["players"], ["Ada", "a\nb"]),
    "seed below zero": changed(GOOD, ["seed"], -1),
    "seed true": changed(GOOD, ["seed"], True),
    "seed too large": changed(GOOD, ["seed"], 2**60),
    "options a list": changed(GOOD, ["options"], []),
    "unknown option": changed(GOOD, ["options"], {"fun": True}),
    "deck broken": changed(GOOD, ["deck"], "id,level\nx"),
    "deck a number": changed(GOOD, ["deck"], 7),
    "luck a text": changed(GOOD, ["luck"], "x"),
    "luck doubled": changed(GOOD, ["luck"], [[0] * 70]),
    "luck floats": changed(GOOD, ["luck"], [[0.5]]),
    "luck short": changed(GOOD, ["luck"], [[0]]),
    "moves a text": changed(GOOD, ["moves"], "end"),
    "moves with a number": changed(GOOD, ["moves"], [7]),
    "an unknown move": changed(GOOD, ["moves", 0], "jump"),
    "an illegal move": changed(GOOD, ["moves", 0], "place c2"),
    "a long move": changed(GOOD, ["moves", 0], "x" * 100_000),
    "moves beyond the end": changed(GOOD, ["moves"], [*GOOD["moves"], "end"]),
    "start a text": changed(GOOD, ["start"], "x"),
    "start empty": changed(GOOD, ["start"], {}),
    "bytes that are no text": b"\xff\xfe\x00{",
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_record_is_refused_with_a_sentence(name):
    with pytest.raises(errors.TerraError) as caught:
        record.Record.from_json(WRONG[name])
    assert str(caught.value).endswith((".", ")", "]", "}")) or len(str(caught.value)) > 20


@pytest.mark.long
def test_mutilated_save_files_are_refused_quickly_and_never_crash(tmp_path):
    """Thousands of files cut, changed and doubled at random: read whole, or one of our errors."""
    # Nine tenths of a usual file are its deck; with a smaller one the rest is hit more often.
    small = finished(1, players=2, deck=decks.load(SMALL_DECK)).record.to_json()
    texts = [json.dumps(json.loads(small), separators=(",", ":"))] * 3
    texts.append(json.dumps(GOOD, separators=(",", ":")))
    rng = random.Random(0)
    path = tmp_path / "game.json"
    refused = 0
    for number in range(2_000):
        text = texts[number % 4]
        way = rng.randrange(4)
        i, j = sorted(rng.randrange(len(text)) for _ in range(2))
        if way == 0:
            broken = text[:i]
        elif way == 1:
            broken = text[:i] + rng.choice('"{}[],:0eNaI\\\x00é') + text[i + 1 :]
        elif way == 2:
            broken = text[:i] + text[j:]
        else:
            broken = text[:j] + text[i:]
        path.write_text(broken, encoding="utf-8")
        refused += refused_quickly(lambda: tw.load(path))
    assert refused > 1_500


def refused_quickly(call):
    """Whether a call is refused with one of our errors; within 50 ms of work, at the third try."""
    for _ in range(3):
        start = time.process_time()
        try:
            call()
            refused = False
        except errors.TerraError as error:
            assert str(error)
            refused = True
        spent = time.process_time() - start
        if spent < 0.05:
            return refused
    raise AssertionError(f"{spent:.3f} s")


@pytest.mark.parametrize("path", ["", "no/such/file.json", ".", "\0", 7, None])
def test_a_file_that_is_not_there_is_said(path):
    with pytest.raises(errors.RecordError):
        tw.load(path)


def test_a_large_file_is_not_even_read(tmp_path):
    path = tmp_path / "large.json"
    path.write_bytes(b"[" * 10_000_000)
    with pytest.raises(errors.RecordError, match="smaller than"):
        tw.load(path)

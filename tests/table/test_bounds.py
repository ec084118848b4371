"""Work is bounded before it begins: what promises too much is refused without doing it."""

import json

import hostile_inputs as hostile
import pytest

import terra_widgets as tw
from terra_widgets.errors import IllegalMove, PositionError, RecordError, SetupError
from terra_widgets.files import read_json
from terra_widgets.games import catalog
from terra_widgets.table import table as tables
from terra_widgets.table.record import MOST_MOVES, Record

GAMES = list(catalog.games())


@pytest.fixture
def steps(monkeypatch):
    """How many moves were carried out."""
    done = []
    for name in GAMES:
        kind = type(tw.new(name, seed=1).game)
        step = kind.step
        monkeypatch.setattr(
            kind, "step", lambda self, *given, step=step: (done.append(1), step(self, *given))[1]
        )
    return done


@pytest.mark.parametrize("game", GAMES)
def test_a_code_that_promises_a_thousand_million_moves_costs_none(game, steps):
    code = hostile.code_of(hostile.header_of(tw.new(game, seed=1)) | {"n": 10**9})
    with pytest.raises(RecordError, match="promises more than"):
        tw.resume(code)
    assert steps == []


@pytest.mark.parametrize("game", GAMES)
def test_a_code_costs_no_more_moves_than_it_has_room_for(game, steps):
    code = hostile.code_of(hostile.header_of(tw.new(game, seed=1)) | {"n": MOST_MOVES}, b"\0")
    with pytest.raises(RecordError, match="damaged"):
        tw.resume(code)
    assert len(steps) < 100


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "number", ["1e999", "-1e999", "Infinity", "NaN", "1" + "0" * 4000, "1.0", "true", "[]"]
)
@pytest.mark.parametrize("part", ["s", "n", "g"])
def test_numbers_of_a_code_are_whole_and_not_too_large(game, number, part):
    header = hostile.header_of(tw.new(game, seed=1)) | {part: "HERE"}
    text = json.dumps(header).replace('"HERE"', number)
    with pytest.raises(RecordError):
        tw.resume(hostile.code_of(None, packed=hostile.zlib.compress(text.encode())))


def test_a_header_that_unpacks_to_too_much_is_refused():
    with pytest.raises(RecordError):
        tw.resume(hostile.code_of(None, packed=hostile.BLANKS))


@pytest.mark.parametrize("count", [101, 40_000])
def test_names_without_end_are_counted_and_not_compared(count, monkeypatch):
    names = [str(number) for number in range(count)]
    monkeypatch.setattr(catalog, "is_name", lambda *_: pytest.fail("it looked at a name"))
    content = json.loads(tw.new(players=2, seed=1).record.to_json()) | {"players": names}
    with pytest.raises(SetupError, match="more than any game has"):
        Record.from_json(json.dumps(content))
    with pytest.raises(SetupError, match="more than any game has"):
        tw.at({"players": [{"name": name} for name in names]})


def test_a_record_of_more_moves_than_any_game_has_is_not_replayed(steps):
    content = json.loads(tw.new(players=2, seed=1).record.to_json())
    with pytest.raises(RecordError, match="at most"):
        Record.from_json(json.dumps(content | {"moves": ["take I1"] * (MOST_MOVES + 1)}))
    assert steps == []


def test_a_game_ends_before_it_is_too_long_to_be_kept(monkeypatch):
    monkeypatch.setattr(tables, "MOST_MOVES", 3)
    table = tw.new(players=["A", "B"], seed=1)
    for _ in range(3):
        table.play(table.legal_moves[0])
    with pytest.raises(IllegalMove, match="has had 3 moves"):
        table.play(table.legal_moves[0])
    assert len(table.undo().moves) == 2


def test_automatic_players_stop_there_too(monkeypatch):
    monkeypatch.setattr(tables, "MOST_MOVES", 5)
    table = tw.new(players=["bot:greedy", "bot:random"], seed=1).advance()
    assert len(table.moves) == 5
    with pytest.raises(IllegalMove, match="has had 5 moves"):
        table.advance()


def test_a_pipe_is_not_waited_for(tmp_path):
    hostile.os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", "/dev/zero"):
        with pytest.raises(RecordError, match="Not a regular file"):
            tw.load(path)


def test_numbers_that_nobody_would_read_are_hinted_at_in_a_sentence():
    with pytest.raises(SetupError, match=r"> 10¹⁵"):
        tw.new("terrabilis", players=10**400)


def test_texts_that_nobody_would_read_are_cut_in_a_sentence():
    assert len(RecordError("record-not-ours", where="x" * 100_000).sentence("cs")) < 1000


@pytest.mark.parametrize("text", ["1e999", "-1e999", "Infinity", "NaN", "1" + "0" * 400, "[1, 2e400]"])
def test_no_file_brings_in_a_number_without_end(text):
    with pytest.raises(ValueError, match="is not a number here"):
        read_json(text)


def test_a_position_in_itself_is_refused():
    loop = {"players": []}
    loop["players"].append(loop)
    with pytest.raises(PositionError):
        tw.at(loop)

"""A machine that plays, takes back, saves and loads at random: what always holds."""

import tempfile
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import terra_widgets as tw
from terra_widgets import errors
from terra_widgets.games import decks
from terra_widgets.table.record import Record


class Tables(RuleBasedStateMachine):
    """One table, and beside it the positions that it went through."""

    def __init__(self):
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "game.json"
        self.read = None  # the record that was read back last

    def teardown(self):
        self.folder.cleanup()

    @initialize(
        players=st.integers(1, 5),
        seed=st.integers(0, 10_000),
        edition=st.sampled_from(["later", "first"]),
        adjacent=st.booleans(),
        limited=st.booleans(),
        sandbox=st.booleans(),
    )
    def begin(self, players, seed, edition, adjacent, limited, sandbox):
        self.table = tw.new(
            players=players,
            seed=seed,
            edition=edition,
            adjacent_placement=adjacent,
            limited_supply=limited,
            sandbox=sandbox,
        )
        self.sandbox = sandbox or players == 1
        self.past = [self.table.position()]
        self.undone = []

    @precondition(lambda self: self.table.to_move is not None)
    @rule(choices=st.lists(st.integers(0, 10_000), min_size=1, max_size=12))
    def play(self, choices):
        for choice in choices:
            moves = self.table.legal_moves
            if moves:
                self.table.play(moves[choice % len(moves)])
                self.past.append(self.table.position())
                self.undone = []

    @rule()
    def undo(self):
        try:
            self.table.undo()
        except errors.IllegalMove:
            assert len(self.past) == 1 or not self.sandbox
            return
        self.undone.append(self.past.pop())

    @rule()
    def redo(self):
        try:
            self.table.redo()
        except errors.IllegalMove:
            assert not self.undone
            return
        self.past.append(self.undone.pop())

    @rule(
        move=st.sampled_from(
            ["place a1", "use c3:2", "pay red c3", "enough", "copy P5 c3", "score 1", "?", ""]
        )
    )
    def refuse(self, move):
        if move not in self.table.legal_moves:
            with pytest.raises(errors.IllegalMove):
                self.table.play(move)

    @rule()
    def save_and_load(self):
        self.table.save(self.path)
        self.table = tw.load(self.path)
        self.undone = []

    @rule()
    def begin_again_from_here(self):
        assert tw.at(self.table.position_text()).position() == self.past[-1]

    @rule()
    def replay(self):
        states = list(self.table.record.states())
        game = self.table.game
        assert [game.position(state, self.table.names) for state in states] == self.past

    @invariant()
    def the_table_is_where_it_should_be(self):
        assert self.table.position() == self.past[-1]

    @invariant()
    def nothing_is_lost(self):
        position = self.past[-1]
        ids = [place["card"] for player in position["players"] for place in player["territory"].values()]
        for part in ("market", "decks", "discards"):
            ids += [*position[part]["I"], *position[part]["II"]]
        ids += [position["card"]] if "card" in position else []
        assert len(ids) == len(set(ids))
        assert len(ids) == 47 + len(position["players"])

    @invariant()
    def the_record_reads_back(self):
        record = self.table.record
        if record != self.read:  # not again after what changes nothing
            assert Record.from_json(record.to_json()) == record
            self.read = record


class TestTables(Tables.TestCase):
    settings = settings(max_examples=10, stateful_step_count=25)


@pytest.mark.long
class TestManyTables(Tables.TestCase):
    settings = settings(max_examples=40, stateful_step_count=25)


def test_the_deck_is_the_one_that_the_machine_counts():
    assert len(decks.load().cards) == 47 + 5

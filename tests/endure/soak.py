"""Long random play of all games: people and automatic players, all options, and everything a table can do.

`python3 run.py endure soak --minutes 10` prints what was done, and for every failure the seed that repeats
it. It knows no rule of any game: it asks the table what is legal, and compares the table with itself.
"""

from __future__ import annotations

import dataclasses
import random
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import terra_widgets as tw
from terra_widgets.errors import IllegalMove, SetupError
from terra_widgets.games import catalog, decks
from terra_widgets.games.players import kinds
from terra_widgets.table.record import Record
from terra_widgets.widgets.table_view import TableView

LONGEST = 1500
"""Moves after which a game is left as it is: some can go on for ever."""
OFTEN = 0.15
"""How often something else than a move is done."""
NAMES = ("Ada", "Tým Ž", "👩‍🌾 farm", "=1+1", "P2", "<b>B</b>", "a,b;c", "محمد", "長" * 20, "B 2")
SLOW = 0.02
"""How often somebody who thinks for long is at the table."""


@dataclass
class Result:
    """What a soak has done."""

    games: int = 0
    finished: int = 0
    longest: int = 0
    operations: Counter[str] = field(default_factory=Counter)
    by_game: Counter[str] = field(default_factory=Counter)
    options: set[str] = field(default_factory=set)
    failures: list[str] = field(default_factory=list)


def soak(seeds: Iterator[int], until: float | None = None, tell: Callable[[str], None] = print) -> Result:
    """Play one game for each seed, until it is that late (as `time.monotonic` tells)."""
    result = Result()
    with tempfile.TemporaryDirectory() as folder:
        for seed in seeds:
            if until is not None and time.monotonic() > until:
                break
            game = Play(seed, result, Path(folder))
            try:
                game.play()
            except Exception as error:  # noqa: BLE001 (whatever it is, it is reported)
                where = traceback.extract_tb(error.__traceback__)[-1]
                problem = f"{type(error).__name__}: {error}"[:300]
                found = f"seed {seed}, {game.about}: {problem} ({Path(where.filename).name}:{where.lineno})"
                result.failures.append(found)
                tell(f"  {found}")
            result.games += 1
    return result


def summary(result: Result, seconds: float) -> str:
    """What was done, in a few lines."""
    done = Counter(result.operations)
    people, automatic = done.pop("play", 0), done.pop("advance", 0)
    games = ", ".join(f"{name} {count}" for name, count in sorted(result.by_game.items()))
    others = ", ".join(f"{name.replace('_', ' ')} {count}" for name, count in sorted(done.items()))
    return (
        f"{result.games} games ({games}), {result.finished} of them to their end, the longest of "
        f"{result.longest} moves, with {len(result.options)} options changed; {people + automatic} moves "
        f"({people} of people, {automatic} of automatic players) and {done.total()} other operations "
        f"({others}) in {seconds:.0f} s: {len(result.failures)} failures"
    )


def changed(game: str, luck: random.Random) -> dict[str, Any]:
    """Options of a game, some of them changed; only those that can be together."""
    kind = catalog.rulebook(game).make(catalog.rulebook(game).usual, None, {}).options_type
    chosen: dict[str, Any] = {}
    for option in dataclasses.fields(kind):
        if luck.random() < 0.7:
            continue
        limits = getattr(option.metadata.get("check"), "__self__", None)
        if hasattr(limits, "known"):
            chosen[option.name] = luck.choice(limits.known)
        elif hasattr(limits, "least"):
            chosen[option.name] = luck.randint(limits.least, limits.most)
        elif isinstance(option.default, bool):
            chosen[option.name] = not option.default
    return chosen


class Play:
    """One random game, known by its seed."""

    def __init__(self, seed: int, result: Result, folder: Path) -> None:
        self.luck = random.Random(seed)
        self.seed, self.result, self.folder = seed, result, folder
        self.about = "not yet begun"
        self.view: TableView | None = None

    def play(self) -> None:
        """Set a table up and play, with all else in between."""
        luck = self.luck
        self.table = table = self.begin()
        if luck.random() < 0.1:
            self.view = TableView(table)
        while table.to_move is not None and len(table.moves) < LONGEST:
            if luck.random() < OFTEN:
                self.something_else()
            elif table.to_move in table.automatic:
                before = len(table.moves)
                table.advance(luck.choice([1, 1, 5, LONGEST]))
                self.result.operations["advance"] += len(table.moves) - before
            else:
                self.did("play")
                self.decide(luck.choice(table.legal_moves))
            table = self.table
            self.about = f"{self.setup}, move {len(table.moves)}"
        self.end()

    def decide(self, move: str) -> None:
        """Make a legal move, as somebody who may make it: that need not be the one who decides."""
        table = self.table
        game, state = table.game, table.state
        able = [
            name for seat, name in enumerate(table.names) if game.may_make(state, game.parse_move(move), seat)
        ]
        assert able, f"nobody may make the legal move {move!r}"
        table.play(move, by=self.luck.choice([None, *able]))

    def begin(self) -> tw.Table:
        """A table of any game, for as many as can play it, with any options that go together."""
        luck = self.luck
        game = list(catalog.games())[self.seed % len(catalog.games())]
        while True:
            options, names = changed(game, luck), self.people(game)
            deck = luck.choice(decks.built_in(game))
            self.deck = decks.load(deck, game)
            self.setup = f"tw.new({game!r}, players={names}, seed={self.seed}, deck={deck!r}, **{options})"
            try:
                table = tw.new(game, players=names, seed=self.seed, deck=deck, **options)
            except SetupError:
                self.did("refused setup")
                continue
            self.about = self.setup
            self.result.by_game[game] += 1
            self.result.options |= {f"{game}.{name}" for name in options}
            return table

    def people(self, game: str) -> list[str]:
        luck = self.luck
        count = luck.randrange(1, catalog.rulebook(game).most + 1)
        names = luck.sample(NAMES, count)
        quick = [kind for kind, make in kinds(game).items() if not hasattr(make, "most")]
        bots = list(kinds(game)) if luck.random() < SLOW else quick
        share = luck.choice([0, 0.5, 1])
        return [f"bot:{luck.choice(bots)}" if luck.random() < share else name for name in names]

    def end(self) -> None:
        table = self.table
        if table.to_move is None:
            self.result.finished += 1
            outcome = table.outcome
            assert outcome is not None, "no outcome at the end"
            assert set(outcome.winners) <= set(table.names)
            assert set(outcome.points) == set(table.names)
            assert table.legal_moves == ()
            if self.luck.random() < 0.1:
                assert len(table.record.frame()) >= len(table.moves)
        self.result.longest = max(self.result.longest, len(table.moves))
        self.same(tw.resume(table.resume_code()), "code at the end")
        if self.view is not None:
            self.view.close()

    # Everything else that a table can do

    def something_else(self) -> None:
        ways = [
            self.undo, self.undo, self.redo, self.undo_with_consent, self.save, self.code, self.json,
            self.position, self.position_text, self.look, self.nonsense, self.ahead, self.hint, self.go_on,
        ]  # fmt: skip
        way = self.luck.choice(ways)
        self.did(way.__name__)
        way()

    def did(self, what: str) -> None:
        self.result.operations[what] += 1

    def same(self, other: tw.Table, what: str) -> None:
        """Another table that has to be like this one."""
        table = self.table
        assert other.position() == table.position(), f"another position: {what}"
        assert other.legal_moves == table.legal_moves, f"other moves: {what}"
        assert other.to_move == table.to_move, f"somebody else decides: {what}"

    def unchanged(self, before: tuple[Any, ...], what: str) -> None:
        assert self.moment() == before, f"changed by {what}"

    def moment(self) -> tuple[Any, ...]:
        table = self.table
        return table.position(), tuple(table.moves), table.undone

    def undo(self, consent: bool = False) -> None:
        table, luck = self.table, self.luck
        before, count = self.moment(), luck.choice([1, 1, 2, 3, 8])
        people = [name for name in table.names if name not in table.automatic]
        try:
            table.undo(count, consent=people if consent else ())
        except IllegalMove as refused:
            assert str(refused), "no reason"
            self.unchanged(before, "an undo that was refused")
            return
        assert len(table.moves) == len(before[1]) - count
        if luck.random() < 0.5:
            table.redo(count)
            self.unchanged(before, "undo and redo")

    def undo_with_consent(self) -> None:
        self.undo(consent=True)

    def redo(self) -> None:
        before, count = self.moment(), self.luck.choice([1, 2])
        if count > len(before[2]):
            try:
                self.table.redo(count)
            except IllegalMove:
                self.unchanged(before, "a redo that was refused")
            else:
                raise AssertionError("more redone than undone")
        else:
            self.table.redo(count)
            assert len(self.table.moves) == len(before[1]) + count

    def save(self) -> None:
        path = self.folder / "game.json"
        self.same(tw.load(self.table.save(path)), "save and load")

    def code(self) -> None:
        other = tw.resume(self.table.resume_code())
        self.same(other, "resume code")
        assert other.resume_code() == self.table.resume_code()

    def json(self) -> None:
        record = self.table.record
        again = Record.from_json(record.to_json())
        assert again.to_json() == record.to_json(), "another record"

    def position(self) -> None:
        described = self.table.position()
        self.same_position(tw.at(described, seed=1, deck=self.deck), described)

    def position_text(self) -> None:
        text = self.table.position_text()
        other = tw.at(text, seed=1, deck=self.deck)
        assert other.position_text() == text, "another text"
        self.same_position(other, self.table.position())

    def same_position(self, other: tw.Table, described: dict[str, Any]) -> None:
        assert other.position() == described, "another position"
        assert set(other.legal_moves) == set(self.table.legal_moves), "other moves"

    def look(self) -> None:
        table = self.table
        before = self.moment()
        assert str(table).strip()
        for name in table.names:
            table.view(name)
        table.view()
        for move in self.luck.sample(table.legal_moves, min(3, len(table.legal_moves))):
            assert table.why_not(move) is None, f"{move} is legal, and is not"
        self.unchanged(before, "looking")

    def nonsense(self) -> None:
        table = self.table
        before = self.moment()
        legal = table.legal_moves
        move = self.luck.choice(
            ["", "take", "end", "x" * 500, "🙂", "take I99", legal[0] + " x", legal[0][:-1]]
        )
        if move not in legal:
            sentence = table.why_not(move)
            assert sentence, f"no reason against {move!r}"
            try:
                table.play(legal[0], move)
            except IllegalMove:
                self.unchanged(before, "a move that was refused")
            else:  # legal after the first one
                table.undo(2, consent=[name for name in table.names if name not in table.automatic])

    def ahead(self) -> None:
        before = self.moment()
        move = self.luck.choice(self.table.legal_moves)
        other = self.table.ahead(move)
        assert len(other.moves) == len(self.table.moves) + 1
        self.unchanged(before, "looking ahead")

    def hint(self) -> None:
        before = self.moment()
        try:
            hint = self.table.hint()
        except IllegalMove:
            pass
        else:
            assert hint.moves[0] in self.table.legal_moves, "a hint that is no move"
        self.unchanged(before, "a hint")

    def go_on(self) -> None:
        """Leave this table, and go on at another one that was made from it."""
        if self.view is not None:
            return
        table, way = self.table, self.luck.choice(["code", "json", "position"])
        if way == "code":
            other = tw.resume(table.resume_code())
        elif way == "json":
            other = tw.from_record(Record.from_json(table.record.to_json()))
        else:
            other = tw.at(table.position(), seed=self.seed, deck=self.deck)
        self.same(other, f"going on by {way}")
        self.table = other

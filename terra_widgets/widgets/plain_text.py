"""A table as plain text, for any game: what `print(table)` and `table.since` show."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from itertools import groupby

from terra_widgets.errors import Fact
from terra_widgets.games import catalog
from terra_widgets.games.contract import Move, State
from terra_widgets.table.table import Table
from terra_widgets.text import translate
from terra_widgets.text.words import game_name, isolated, listing
from terra_widgets.widgets.end_screen import outcome_text
from terra_widgets.widgets.snapshot import Settings, SnapshotMaker

WIDTH = 100
MOST_NEWS = 12
"""Lines that the news take in a whole picture of the table; `table.since` tells all of them."""


class PlainText:
    """One table as text, as one player may see it, or as everybody may.

    A game says in a subclass, `TERMINAL` of its `terminal.py`, what is its own: everything below "What each
    game says". Only `board` has to be there.
    """

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table, self.seat = table, seat
        self.language, self.names, self.state = table.language, table.shown_names, table.state
        maker = catalog.part(table.game.name, "screen").SNAPSHOT_MAKER
        self.maker: SnapshotMaker = maker(table, Settings(table.language, shown_to=seat))
        self.decider = self.maker.decider

    # What each game says

    def board(self) -> list[str]:
        """All that lies on the table, without what this player may not know."""
        raise NotImplementedError

    def legend(self) -> list[str]:
        """What the game is about, and what the signs mean."""
        return []

    def ask(self) -> list[str]:
        """Who must decide, and what; what is owed, and what lies open to be answered."""
        return [self.maker.ask()]

    def secret(self, move: Move) -> bool:  # noqa: ARG002 (games with hidden hands need it)
        """Whether a move would tell others what the player holds."""
        return False

    def hides(self, legal: Sequence[Move]) -> bool:
        """Whether there may be moves that are not listed; that there are some must not tell of a hand."""
        return any(map(self.secret, legal))

    def does(self, verb: str) -> str:  # noqa: ARG002
        """What all moves with a verb do, in a few words."""
        return ""

    def note(self, move: Move) -> str:  # noqa: ARG002
        """What one move does, in a few words, where that is not said of all with its verb."""
        return ""

    def together(self, verb: str, moves: Sequence[str]) -> str:
        """Several moves with one verb, written short."""
        return f"{verb} " + ", ".join(move.removeprefix(verb).strip() for move in moves)

    def fresh(self, before: State, after: State, seat: int) -> list[str]:  # noqa: ARG002
        """The cards that came to a player's secret hand with a move, by their names."""
        return []

    def count(self) -> list[str]:
        """The final count, one line per player."""
        rows = self.maker.score_rows()
        told = []
        for row in rows:
            lines = [line for line in row["lines"] if line["amount"] or line["points"]]
            facts: dict[str, Fact] = {
                "name": self.who(row["seat"]) if len(rows) > 1 else row["name"],
                "points": row["total"],
            }
            parts = ", ".join(
                f"{line['label']} {translate('chart-number', self.language, value=line['amount'])}"
                + (f" ({self.signed(line['points'])})" if line["points"] != line["amount"] else "")
                for line in lines
            )
            told.append(translate("terminal-count", self.language, **facts) + (f": {parts}" if parts else ""))
        return told

    # What all games share

    def tell(self, step: int) -> str:
        """What came of a move, as this player may know it; steps are counted from 1."""
        text, history = self.maker.entry(step)[1], self.table.history
        fresh = self.fresh(history[step - 1], history[step], self.seat) if self.seat is not None else []
        if fresh:
            text += " " + translate("terminal-fresh", self.language, cards=listing(fresh, self.language))
        return text

    def who(self, seat: int) -> str:
        """A player with the label that moves use."""
        name = f"P{seat + 1} {isolated(self.names[seat])}"
        if seat not in self.maker.automatic:
            return name
        return translate("terminal-automatic", self.language, name=name, typed=self.table.names[seat])

    def sees(self, seat: int) -> bool:
        """Whether the secrets of a player may be shown."""
        return self.maker.sees(seat)

    def signed(self, number: int) -> str:
        """A number with its sign."""
        return f"{number:+}".replace("-", "\N{MINUS SIGN}")

    def text(self) -> str:
        """The whole table."""
        parts = [[self._title()], self.board(), wrapped(self.legend()), self._news(), self._decision()]
        return "\n\n".join("\n".join(lines) for lines in parts if lines)

    def _title(self) -> str:
        facts = {"game": game_name(self.table.game.name, self.language), "round": self.maker.round()}
        turn = None if self.decider is None else self.maker.turn()
        if turn is None:
            return f"{facts['game']}. {facts['round']}."
        return translate("terminal-title", self.language, name=isolated(self.names[turn]), **facts)

    def since(self, seat: int) -> list[str]:
        """What came of a player's last decision, and what happened after it: a line per player in turn."""
        table, history = self.table, self.table.history
        last = len(table.move_numbers)
        first = next((s for s in range(last, 0, -1) if table.game.to_move(history[s - 1]) == seat), 1)
        told = [(table.game.to_move(history[step - 1]), self.tell(step)) for step in range(first, last + 1)]
        lines = [" ".join(filter(None, (text for _, text in group))) for _, group in groupby(told, _who)]
        return [line for line in lines if line]

    def _news(self) -> list[str]:
        seat = self.seat if self.seat is not None else self.decider
        if seat is None or not self.table.move_numbers:
            return []
        lines, name = self.since(seat), isolated(self.names[seat])
        if not lines:
            return []
        head = translate("terminal-since", self.language, name=name)
        if len(lines) > MOST_NEWS:
            more = len(lines) - MOST_NEWS
            head += " " + translate("terminal-since-more", self.language, count=more, name=self.names[seat])
        return [head, *wrapped(lines[-MOST_NEWS:], "  ")]

    def _decision(self) -> list[str]:
        if self.decider is None:
            outcome = self.maker.outcome
            assert outcome is not None
            rule = f" ({outcome.why.rule})" if outcome.why.rule else ""
            return wrapped([*self.count(), outcome_text(outcome, self.names, self.language) + rule])
        name = isolated(self.names[self.decider])
        if self.decider in self.maker.automatic:
            return wrapped([translate("terminal-advance", self.language, name=name)])
        return [*wrapped(self.ask()), *self._moves(name)]

    def _moves(self, name: str) -> list[str]:
        """Every legal move, those with one verb together; without those that would show a hand."""
        game = self.table.game
        legal = game.legal_moves(self.state)
        assert self.decider is not None
        shown = [move for move in legal if self.sees(self.decider) or not self.secret(move)]
        lines = [translate("terminal-moves", self.language, name=name)] if shown else []
        groups: dict[str, list[Move]] = {}
        for move in shown:
            groups.setdefault(game.move_text(move).split(" ", 1)[0], []).append(move)
        for verb, moves in groups.items():
            notes = [self.note(move) for move in moves]
            texts = list(map(game.move_text, moves))
            if any(notes):
                width = max(map(len, texts))
                told = (f"{text:{width}}  {note}" for text, note in zip(texts, notes, strict=True))
                lines += wrapped(list(told), "  ")
                continue
            does = self.does(verb)
            short = self.together(verb, texts) if len(texts) > 1 else texts[0]
            lines += wrapped([f"{short}: {does}" if does else short], "  ")
        if not self.sees(self.decider) and self.hides(legal):
            facts = {"name": name, "quoted": self.names[self.decider]}
            lines += wrapped([translate("terminal-hidden", self.language, **facts)])
        return lines


def _who(told: tuple[int | None, str]) -> int | None:
    return told[0]


def wrapped(lines: Sequence[str], indent: str = "") -> list[str]:
    """Lines that are not too wide; what goes on in the next line stands further in."""
    return [
        part
        for line in lines
        for part in textwrap.wrap(
            line,
            WIDTH,
            initial_indent=indent,
            subsequent_indent=indent + "    ",
            break_long_words=False,
            break_on_hyphens=False,
        )
        or [""]
    ]

"""“Finish my game for me”: an automatic player makes the learner's decisions until the end, and says so."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar

from terra_widgets.errors import IllegalMove
from terra_widgets.games.players import player, usual
from terra_widgets.lesson.notes import Notes
from terra_widgets.lesson.part import Part
from terra_widgets.lesson.shapes import FinishFace
from terra_widgets.table import start
from terra_widgets.table.table import Table
from terra_widgets.widgets.intents import Checks, Intent

STEPS = ("finish", "yes", "no")


class Finish(Part):
    """Offers to play a table to its end.

    Parameters
    ----------
    label
        The label of the table.
    find
        Finds the table; None as long as no cell has shown it.
    """

    kind = "finish"
    checks: ClassVar[Checks] = {"do": lambda value: value in STEPS}

    def __init__(self, notes: Notes, language: str, label: str, find: Callable[[str], Table | None]) -> None:
        super().__init__(notes, language)
        self.label, self._find = label, find
        self._asked = False

    def play_on(self) -> str:
        """Let an automatic player make every decision that is left; gives the sentence about it."""
        table = self._find(self.label)
        if table is None or table.to_move is None:
            raise IllegalMove("lesson-nothing-to-finish")
        began = len(table.move_numbers)
        moves, decisions = rest_of_the_game(table)
        noted = {"player": usual(table.game.name)[0], "decisions": decisions, "from": began}
        # Noted first: what the moves change on the way, such as a chart, may already say it.
        self.notes.write("finished", self.label, noted)
        table.play(*moves)
        self.changed(self.sentence())
        return self.sentence()

    @property
    def mark(self) -> dict[str, Any]:
        """Who played on, from which move, and how many decisions; empty if nobody has."""
        noted = self.notes.fields("finished", self.label)
        table = self._find(self.label)
        whole = isinstance(noted.get("from"), int) and isinstance(noted.get("decisions"), int)
        # Whoever went back behind that moment, or began anew, plays alone again.
        return noted if whole and table is not None and len(table.move_numbers) > noted["from"] else {}

    def sentence(self) -> str:
        """What the automatic player did; empty if nothing."""
        mark = self.mark
        if not mark:
            return ""
        return self.say("lesson-finished", player=str(mark.get("player")), count=mark["decisions"])

    def snapshot(self) -> FinishFace:
        """What the view shows: a sentence, and the buttons that there are now."""
        table = self._find(self.label)
        steps: tuple[str, ...] = STEPS[1:] if self._asked else STEPS[:1]
        text = self.say("lesson-finish-sure" if self._asked else "lesson-finish-note")
        if table is None or table.to_move is None:
            steps, text = (), self.sentence() or self.say("lesson-finish-over" if table else "lesson-no-game")
        buttons = [{"key": one, "text": self.say(f"lesson-finish-{one}")} for one in steps]
        return {"text": text, "buttons": buttons}  # type: ignore[typeddict-item]

    def carry_out(self, wish: Intent) -> str:
        """`finish` asks whether that is really meant, `yes` does it, `no` does not."""
        asked, self._asked = self._asked, wish.value == "finish"
        if wish.value == "yes" and asked:
            return self.play_on()
        return str(self.snapshot()["text"])

    def __str__(self) -> str:
        return self.sentence() or self.say("lesson-plain-finish")


def rest_of_the_game(table: Table) -> tuple[list[str], int]:
    """Every move until the end, with an automatic player for each person; and how many decisions that took.

    It is played aside, so that everybody who looks at the table sees the end at once.
    """
    aside = start.from_record(table.record, language=table.language)
    name, seed = table.game.name, table.record.seed
    mind, decisions = player(usual(name)[0], name), 0
    while aside.to_move is not None:
        if aside.to_move in aside.automatic:
            aside.advance()
            continue
        game, state = aside.game, aside.state
        seat = game.to_move(state)
        assert seat is not None
        draw = random.Random(f"{seed}/finish/{len(aside.move_numbers)}").random
        move = mind.choose(game, game.view(state, seat), game.legal_moves(state), draw)
        aside.play(game.move_text(move))
        decisions += 1
    return list(aside.moves[len(table.moves) :]), decisions

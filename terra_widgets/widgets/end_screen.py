"""The end of a game: ranks, bars source by source, what decided it, and how to play on.

What all games share is here; each game's own part is an `EndScreen` in its `screen/`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

from terra_widgets.errors import SetupError
from terra_widgets.games import catalog
from terra_widgets.games.contract import Outcome, State, WhatIf
from terra_widgets.table.table import Table
from terra_widgets.text import translate
from terra_widgets.text.words import isolated, listing
from terra_widgets.widgets.shapes import Ended, EndFact, EndPart, EndRow, RuleOffer, ScoreRow

if TYPE_CHECKING:
    from terra_widgets.widgets.snapshot import Settings, SnapshotMaker

LONGEST_TOLD = 90
"""Signs of what is told of a turning point; whoever wants to know more looks back at it."""
GENTLE = 1
"""How strong a rule is that has several strengths."""


def outcome_text(outcome: Outcome, names: Sequence[str], language: str) -> str:
    """Who won, and why; when nobody did, only why."""
    why = outcome.why._replace(rule="").on_screen(language)  # the score sheet names the rule
    if not outcome.winners:
        return why
    winners = listing([isolated(names[seat]) for seat in outcome.winners], language)
    return translate("outcome-text", language, names=winners, count=len(outcome.winners), why=why)


def since_when(history: Sequence[State], holds: Callable[[State], bool]) -> int:
    """The step from which on something held until the end; one beyond the last where it did not hold then.

    >>> since_when([3, 5, 4, 6, 7], lambda state: state > 4)
    3
    """
    step = len(history)
    while step and holds(history[step - 1]):
        step -= 1
    return step


class EndScreen:
    """The end of one game, as one screen shows it. A game says in a subclass what is its own."""

    lost_title = "end-lost"
    """What is said when all lose together."""

    def __init__(self, moment: SnapshotMaker) -> None:
        assert moment.outcome is not None
        self.moment, self.table, self.outcome = moment, moment.table, moment.outcome
        self.language, self.names = moment.language, moment.names
        self.state: State = moment.table.state
        """The last state, whole: nothing is secret any more."""

    # What each game says

    def points(self, _state: State, /) -> Sequence[int] | None:
        """The points of all players if the game had ended then; None where nobody has any of their own."""
        return None

    def note(self, _seat: int, /) -> str:
        """What is said about one player below the bar."""
        return ""

    def more_parts(self, _seat: int, /) -> list[EndPart]:
        """What else belongs to the bar of a player, behind what was counted."""
        return []

    def facts(self) -> list[EndFact]:
        """What else is worth knowing."""
        return []

    def turning_point(self) -> EndFact | None:
        """When the game was decided: since when the winner was ahead."""
        if len(self.outcome.winners) != 1:
            return None
        winner = self.outcome.winners[0]

        def ahead(state: State) -> bool:
            points = self.points(state)
            others = () if points is None else [*points[:winner], *points[winner + 1 :]]
            return points is not None and bool(others) and points[winner] > max(others)

        return self.turned("end-ahead", since_when(self.table.history, ahead), name=self.name(winner))

    def rows(self) -> list[EndRow]:
        """The players in the order of their ranks, from the lines of the score sheet."""
        sheet = self.moment.score_rows()
        ranked = sorted(sheet, key=lambda row: (not row["winner"], -row["total"], row["seat"]))
        return [self._row(row, ranked) for row in ranked]

    # What all games share

    def name(self, seat: int) -> str:
        """The name of a player, safe inside a sentence."""
        return isolated(self.names[seat])

    def say(self, key: str, /, **facts: Any) -> str:
        """A sentence in the language of the screen."""
        return translate(key, self.language, **facts)

    def fact(self, sign: str, key: str, /, **facts: Any) -> EndFact:
        """A sentence beside a sign."""
        return {"sign": sign, "text": self.say(key, **facts), "step": None}

    def turned(self, key: str, step: int, /, **facts: Any) -> EndFact | None:
        """A turning point: what it was, when, and what was done there. None when there was none."""
        last = len(self.table.move_numbers)
        if step > last:
            return None
        if step == 0:
            return self.fact("spark", f"{key}-always", **facts)
        earlier = replace(self.moment.settings, look=step - 1)
        when = type(self.moment)(self.table, earlier).round()
        done = self.moment.entry(step)[1] if step < last else ""  # the last one is told above
        done = done if len(done) <= LONGEST_TOLD else ""
        text = self.say("end-turning", when=when, what=self.say(key, **facts), done=done)
        return {"sign": "spark", "text": text.strip(), "step": step if step < last else None}

    def part(self, key: str, size: int, points: int = 0) -> EndPart:
        """A piece of a bar."""
        kind: Literal["won", "taken", "void"] = "won" if points > 0 else "taken" if points < 0 else "void"
        value = str(points or size).replace("-", "\N{MINUS SIGN}")
        return {"key": key, "name": self.say(key), "size": size, "value": value, "kind": kind}

    def _row(self, row: ScoreRow, ranked: Sequence[ScoreRow]) -> EndRow:
        lost = not self.outcome.winners
        parts = [
            self.part(line["key"], abs(line["points"]) or line["amount"], line["points"])
            for line in row["lines"]
            if line["points"] or (lost and line["amount"])
        ]
        alone = lost or len(ranked) == 1
        better = sum(other["winner"] > row["winner"] for other in ranked)
        better += sum(other["winner"] == row["winner"] and other["total"] > row["total"] for other in ranked)
        return {
            "seat": row["seat"] if row["name"] == self.names[row["seat"]] else None,
            "name": row["name"],
            "place": None if alone else better + 1,
            "total": None if lost else row["total"],
            "winner": row["winner"],
            "parts": [*parts, *self.more_parts(row["seat"])],
            "note": self.note(row["seat"]),
        }

    def shown(self) -> Ended:
        """All of it."""
        outcome, rows = self.outcome, self.rows()
        winners = [self.names[seat] for seat in outcome.winners]
        turning = self.turning_point()
        title = (
            self.say(
                "end-won", names=listing(list(map(isolated, winners)), self.language), count=len(winners)
            )
            if winners
            else self.say(self.lost_title)
        )
        again = may_play_again(self.table, self.moment.settings)
        return {
            "winners": winners,
            "text": outcome_text(outcome, self.names, self.language),
            "title": title,
            "lost": not winners,
            "rows": rows,
            "longest": max(1, *(sum(part["size"] for part in row["parts"]) for row in rows)),
            "facts": [*([turning] if turning else []), *self.facts()],
            "again": again,
            "rules": self._rules() if again else [],
        }

    def _rules(self) -> list[RuleOffer]:
        game = self.table.game.name.replace("_", "-")
        offers: list[RuleOffer] = []
        for option in other_rules(self.table):
            key = f"lab-rule-{game}-{option.replace('_', '-')}" if option else "lab-as-printed"
            text = self.say(f"{key}-text") if option else ""
            offers.append({"option": option, "label": self.say(key), "text": text})
        return offers


# Playing on


def may_play_again(table: Table, settings: Settings) -> bool:
    """Whether a new game can begin at this table, from a screen with these settings: not by onlookers."""
    return table.to_move is None and not table.one_game and (settings.seat is None or settings.seat >= 0)


def _what_ifs(table: Table) -> dict[str, WhatIf]:
    return {rule.option: rule for rule in catalog.rulebook(table.game.name).what_ifs}


def options_with(table: Table, option: str) -> Mapping[str, Any]:
    """The options that change when one what-if rule, or none for "", is to be the only one."""
    rules = _what_ifs(table)
    if option not in {"", *rules}:
        raise SetupError("again-no-rule")
    wanted = {name: rule.value(0) for name, rule in rules.items()}
    return wanted | ({option: rules[option].value(GENTLE)} if option else {})


def other_rules(table: Table) -> list[str]:
    """The what-if rules that these people can try, and "" for the game as printed; not what they had."""
    record = table.record
    if record.start is not None:  # a position is described together with its rules
        return []
    found = []
    for option in ["", *_what_ifs(table)]:
        options = {**record.options, **options_with(table, option)}
        try:
            game = catalog.game(record.game, len(record.players), record.deck, options)
        except SetupError:  # not with so many players, or not with this deck
            continue
        if game.changed_options() != dict(record.options):
            found.append(option)
    return found

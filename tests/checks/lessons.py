"""The lessons in figures: does the event come in time, is there time to play, how much is there to read?

`python3 run.py check lessons [NAME ...]` prints a line for each lesson, and ends with 1 beyond a limit.
"""

from __future__ import annotations

import ast
import random
import re
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any

from terra_widgets.games.players import kinds, player
from terra_widgets.lesson.facts import has_come
from terra_widgets.lesson.folders import folder_of
from terra_widgets.lesson.notes import Notes
from terra_widgets.lesson.order import on_paper, right_places, shuffled
from terra_widgets.lesson.source import MAIN, Question, Source, read_lesson
from terra_widgets.lesson.tables import LessonTables
from terra_widgets.table.start import partners
from terra_widgets.table.table import Table

ROOT = Path(__file__).resolve().parents[2]
LESSONS = sorted(path.parent.name for path in (ROOT / "lessons").glob("[0-9][0-9]_*/en.toml"))
GAMES = 200
BY_TURN = 4
DECISIONS = 12 * 60 // 15
"""How many decisions fit into twelve minutes, at a quarter of a minute each."""
HASTY = 0.2
"""The part of their decisions that people make in haste: any legal move will do."""
SLOW = ("thinker", "planner")
"""Automatic players that think long; people at a first game don't."""
LEARNER = "Learner"
LEAST_EVENT, MOST_WORDS, MOST_SHARE = 90, 600, 40
B = 1  # the place of the letter b


@dataclass(frozen=True)
class Figures:
    """What is counted of one lesson; shares in per cent, None where there is nothing to count."""

    name: str
    event: str
    came: float
    """Games in which the event of the lesson came by the fourth turn."""
    decisions: float
    """Median decisions that a learner gets to make in twelve minutes."""
    whole: float
    """Games that end within that time."""
    words: int
    b_on_screen: float | None
    b_on_paper: float | None
    longest: float | None
    """Questions whose longest answer is the right one."""

    @property
    def broken(self) -> list[str]:
        """The limits that it breaks."""
        shares = {"b on the screen": self.b_on_screen, "b on paper": self.b_on_paper, "longest": self.longest}
        return [
            *(["event"] if self.came < LEAST_EVENT else []),
            *(["words"] if self.words > MOST_WORDS else []),
            *(name for name, share in shares.items() if share is not None and share > MOST_SHARE),
        ]


# The main path of the text


def main_path(source: Source) -> str:
    """All that a learner reads: no code, nothing folded away, no facts for teachers, no extension."""
    text = (source.folder / f"{source.language}.md").read_text(encoding="utf-8")
    text = re.sub(r"^```.*?^```\s*$", "", text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"<details>.*?</details>", "", text, flags=re.DOTALL)
    parts = re.split(r"^(?=#{1,2} )", text, flags=re.MULTILINE)
    read = [one for one in parts if "{extension}" not in one.partition("\n")[0]]
    card = "\n".join(line for line in read[1].splitlines() if not line.startswith("|"))
    told = "\n".join([card, *read[2:]])
    asked = [entry.ask for entry in source.entries.values()]
    asked += [guess.ask for guess in source.guesses.values()]
    return "\n".join([re.sub(r"\{\w+[^}]*\}", "", told), *asked])


def count_words(text: str) -> int:
    """How many words a text has."""
    return len(re.findall(r"[\w'\u2019-]+", text))


# Questions


def share(found: Sequence[bool]) -> float | None:
    """How many are true, in per cent."""
    return 100 * sum(found) / len(found) if found else None


def choices(source: Source) -> list[Question]:
    """The questions with one right answer that the lesson knows."""
    return [one for one in source.questions if one.kind == "choice" and not one.truth]


def right_is_b(source: Source, learners: int = 2000) -> float | None:
    """How often b is right on the screen, over the orders of many learners."""
    found = [
        right_places(shuffled(question, source.name, f"learner {n}")) == [B]
        for question in choices(source)
        for n in range(learners)
    ]
    return share(found)


def right_is_b_on_paper(source: Source) -> float | None:
    """How often b is right on the hand-out."""
    order = on_paper(source.name, source.questions)
    return share([right_places(order[one.id]) == [B] for one in choices(source)])


def right_is_longest(source: Source) -> float | None:
    """How often the longest answer is the right one."""
    return share([max(one.answers, key=lambda answer: len(answer.text)).right for one in choices(source)])


# Games of mixed players


def settings_of(source: Source) -> dict[str, Any]:
    """How the lesson sets up its table: the call in its own text."""
    text = (source.folder / f"{source.language}.md").read_text(encoding="utf-8")
    found = re.search(r"^table = lesson\.table\((.*?)\)$", text, re.MULTILINE | re.DOTALL)
    if found is None:
        raise SystemExit(f"{source.name} lays no table: `table = lesson.table(...)`.")
    call = ast.parse(f"table({found[1]})", mode="eval").body
    assert isinstance(call, ast.Call)
    usual = {"against": list(partners(source.game)), "seed": 1, "start": "", "guided": False}
    return usual | {str(one.arg): ast.literal_eval(one.value) for one in call.keywords}


def fresh_table(source: Source) -> Table:
    """The table of the lesson as a learner finds it."""
    with tempfile.TemporaryDirectory() as folder:
        tables = LessonTables(source, Notes(source.name, LEARNER, Path(folder)), lambda _: None)
        table = tables.at(MAIN, settings_of(source))
        tables.close()  # nobody notes what happens here
    return table


def play_one(name: str, number: int) -> tuple[bool, int, bool]:
    """One game: whether the event came by turn 4, how many decisions fit in, and whether that was the end."""
    source = read_lesson(name)
    table, luck = fresh_table(source), random.Random(f"{name}/{number}")
    game = table.game
    known = [kind for kind in kinds(game.name) if kind not in {*SLOW, "random"}]
    mind = player(known[number % len(known)], game.name)
    me = table.names.index(LEARNER)
    decided, turns, before = 0, 0, None
    came: bool | None = None
    while table.to_move is not None and (came is None or decided < DECISIONS):
        now = game.clock(table.state)
        turns += now != before and now[1] == me
        before = now
        if came is None and turns > BY_TURN:
            came = has_come(table.record, LEARNER, source.event)
        if table.to_move in table.automatic:
            table.advance(most=1)
            continue
        moves, view = game.legal_moves(table.state), game.view(table.state, game.to_move(table.state))
        hasty = luck.random() < HASTY
        move = luck.choice(moves) if hasty else mind.choose(game, view, moves, luck.random)
        table.play(game.move_text(move))
        decided += 1
    if came is None:  # the game was over before its fifth turn
        came = has_come(table.record, LEARNER, source.event)
    return came, min(decided, DECISIONS), table.to_move is None and decided <= DECISIONS


def look_at(name: str, games: int = GAMES) -> Figures:
    """All figures of one lesson."""
    source = read_lesson(folder_of(name))
    with get_context("spawn").Pool() as pool:
        played = pool.map(partial(play_one, source.name), range(games), chunksize=4)
    return Figures(
        name=source.name,
        event=source.event,
        came=100 * sum(came for came, _, _ in played) / games,
        decisions=median(decided for _, decided, _ in played),
        whole=100 * sum(whole for *_, whole in played) / games,
        words=count_words(main_path(source)),
        b_on_screen=right_is_b(source),
        b_on_paper=right_is_b_on_paper(source),
        longest=right_is_longest(source),
    )


def line(one: Figures) -> str:
    """The figures as a line of the table."""

    def percent(share: float | None) -> str:
        return "    -" if share is None else f"{int(share):3} %"  # 89.5 is not yet 90

    shares = "  ".join(map(percent, (one.b_on_screen, one.b_on_paper, one.longest)))
    event = f"{one.event:<22}{percent(one.came)}"
    told = f"{one.name:<28}{event}  {one.decisions:5.0f}  {percent(one.whole)}  {one.words:5}  {shares}"
    return f"{told}  {'too far: ' + ', '.join(one.broken) if one.broken else 'fine'}"


def say(text: str) -> None:
    """Print a line at once: each lesson takes a while."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main(names: Sequence[str]) -> int:
    """Print the figures; 1 if any lesson breaks a limit."""
    say(
        f"{GAMES} games each, a hasty decision in {1 / HASTY:.0f}. Wanted: event by turn {BY_TURN} in "
        f"{LEAST_EVENT} % or more, {MOST_WORDS} words or fewer, each share of right answers {MOST_SHARE} % "
        f"or less.\n\n{'lesson':<28}{'event':<22}{'comes':>5}  {'decisions':>5}  ends  words  "
        "(b) on screen, on paper, longest"
    )
    broken = False
    for name in names or LESSONS:
        found = look_at(name)
        say(line(found))
        broken = broken or bool(found.broken)
    return int(broken)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""A plan from a TOML file: steps of one's own, made of what lessons ask. docs/plans.md has the fields."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from terra_widgets.errors import LessonError, brief
from terra_widgets.files import TooLarge, read_whole
from terra_widgets.games import catalog
from terra_widgets.lesson.entries import MOST_OPTIONS, Entry
from terra_widgets.lesson.facts import check_fact
from terra_widgets.lesson.fields import Fields
from terra_widgets.lesson.figures import Figure
from terra_widgets.lesson.folders import folder_of
from terra_widgets.lesson.source import (
    LARGEST_FILE,
    MAIN,
    Claim,
    Guess,
    Question,
    Source,
    read_items,
    read_lesson,
)
from terra_widgets.lesson.unit import Unit
from terra_widgets.room.blocks import blocks
from terra_widgets.room.lesson_plan import plan_of_lesson
from terra_widgets.room.pieces import KINDS, Plan, PlanPiece, PlanStep
from terra_widgets.table.start import partners
from terra_widgets.text import FALLBACK, languages

PAUSE = "pause-and-predict"
MOST_STEPS = 80
MOST_MINUTES = 240
LONGEST = 4000
ANSWERS = ("text", "number", "choice")
T = TypeVar("T")


def read_plan_file(path: Path, language: str = FALLBACK) -> Plan:
    """The plan in a file; LessonError says which field of which step is wrong."""
    try:
        content = tomllib.loads(read_whole(path, LARGEST_FILE).decode())
    except TooLarge as error:
        raise LessonError("lesson-large", where=path.name, most=LARGEST_FILE // 1000) from error
    except (OSError, ValueError, RecursionError) as error:
        raise LessonError("lesson-file", where=path.name, problem=str(error)[:200]) from error
    return _Reader(Fields(content, path.name), path, language).plan()


@dataclass(frozen=True, slots=True)
class _Words:
    """What a plan or a step says in one language."""

    title: str
    text: str = ""
    script: str = ""
    ask: str = ""
    caption: str = ""
    options: tuple[str, ...] = ()
    unit: str = ""


class _Reader:
    def __init__(self, top: Fields, path: Path, language: str) -> None:
        self.top, self.path = top, path
        self.spoken = [one for one in languages() if one in top.there]
        if not self.spoken:
            raise LessonError("lesson-missing", where=top.where, field=f"[{FALLBACK}]")
        self.language = next((one for one in (language, FALLBACK) if one in self.spoken), self.spoken[0])
        self.lessons: dict[str, Source] = {}
        self.laid: dict[str, dict[str, PlanPiece]] = {}
        self.entries: dict[str, Entry] = {}
        self.guesses: dict[str, Guess] = {}
        self.claims: dict[str, Claim] = {}
        self.questions: dict[str, Question] = {}
        self.series: dict[str, str] = {}
        self.figures: dict[str, tuple[Figure, ...]] = {}
        self.tables: dict[str, PlanPiece] = {}
        self.waiting: list[str] = []
        """Predictions whose table is yet to come."""
        self.pictures = 0
        self.game = ""

    def plan(self) -> Plan:
        """All of it, checked."""
        words = self.words(self.top, whole=True)
        self.game = self.top.word("game", ("", *catalog.games()), "")
        steps = self.top.tables("step")
        self.top.done()
        if not 1 <= len(steps) <= MOST_STEPS:
            self.top.wrong("step", f"1 to {MOST_STEPS} steps, as [[step]]")
        made = tuple(map(self.step, steps))
        for which in self.waiting:
            guess = self.guesses[which]
            raise LessonError("plan-no-table", where=self.top.where, found=brief(guess.id))
        folder = next((one.folder for one in self.lessons.values()), self.path)
        source = Source(
            name=self.path.stem,
            language=self.language,
            folder=self.path.parent,
            title=words.title,
            game=self.game or catalog.DEFAULT,
            event="",
            guesses=self.guesses,
            entries=self.entries,
            claims=self.claims,
            questions=tuple(self.questions.values()),
            items=read_items(folder, self.language),
            series=self.series,
            figures=tuple(row for rows in self.figures.values() for row in rows),
        )
        self.check_facts(source)
        return Plan(self.path.stem, self.language, words.title, source, made, self.lessons)

    def check_facts(self, source: Source) -> None:
        """LessonError for a prediction or a question about a fact that the game at its table has not."""
        asked: list[Guess | Question] = [*source.guesses.values(), *source.questions]
        for one in asked:
            if one.truth:
                check_fact(one.truth, {}, source.game_at(one.table))

    def words(self, given: Fields, *, whole: bool = False) -> _Words:
        """What stands in the tables of the languages, all of them checked."""
        found = {}
        for language in self.spoken:
            content = given.take(language)
            if not isinstance(content, dict):
                given.wrong(language, f"a table, as [step.{language}]")
            one = Fields(content, f"{given.where}: {language}")
            made = _Words(one.text("title"))
            if not whole:
                made = replace(
                    made,
                    text=_lines(one, "text"),
                    script=_lines(one, "script"),
                    ask=one.text("ask", ""),
                    caption=one.text("caption", ""),
                    options=one.texts("options"),
                    unit=one.text("unit", ""),
                )
            found[language] = one.done(made)
        return found[self.language]

    def step(self, given: Fields) -> PlanStep:
        """One table `[[step]]`."""
        kind = given.word("kind", (*KINDS, PAUSE))
        words = self.words(given)
        minutes = given.number("minutes", 0)
        if not 0 <= minutes <= MOST_MINUTES:
            given.wrong("minutes", f"0 to {MOST_MINUTES}")
        text = PlanPiece("text", blocks=blocks(words.text)) if words.text else None
        if kind == "say" and text is None:
            given.wrong("text", "what to say, in the table of each language")
        made: dict[str, Callable[[Fields, _Words], tuple[PlanPiece, ...]]] = {
            "say": lambda *_: (),
            "write": self.write,
            "predict": self.predict,
            PAUSE: self.predict,
            "play": self.play,
            "chart": self.chart,
            "figure": self.figure,
            "claim": self.claim,
            "vote": self.vote,
            "quiz": self.quiz,
            "ticket": lambda *_: (PlanPiece("ticket"), PlanPiece("report")),
        }
        pieces = made[kind](given, words)
        pieces = pieces if text is None else (text, *pieces)
        shown = "predict" if kind == PAUSE else kind
        step = PlanStep(shown, words.title, minutes, pieces, words.script.strip(), pauses=kind == PAUSE)
        return given.done(step)

    # What is borrowed from lessons

    def lesson(self, name: str) -> Source:
        """A lesson in the language of the plan, or in English."""
        if name not in self.lessons:
            folder = folder_of(name)
            there = (folder / f"{self.language}.toml").is_file()
            self.lessons[name] = read_lesson(folder, self.language if there else FALLBACK)
        return self.lessons[name]

    def referred(self, given: Fields, field: str) -> tuple[Source, str]:
        """A lesson and the id behind the slash: "03_cubes_pile_up/cubes"."""
        return self.split(given, field, given.text(field))

    def split(self, given: Fields, field: str, text: str) -> tuple[Source, str]:
        """The same, of a text."""
        name, slash, which = text.partition("/")
        if not slash or not which:
            given.wrong(field, 'a lesson and what is in it, as "03_cubes_pile_up/cubes"')
        return self.lesson(name), which

    def found(self, source: Source, which: str, there: Mapping[str, T]) -> T:
        """What a lesson has under an id."""
        if which not in there:
            known = ", ".join(there) or "-"
            raise LessonError("lesson-no-such", where=source.name, found=brief(which), known=known)
        return there[which]

    def borrowed_series(self, source: Source, series: str) -> str:
        """A series of a lesson, under a name that no other lesson has."""
        name = _own(source, series)
        if name not in self.figures:
            self.figures[name] = tuple(replace(row, series=name) for row in source.rows(series))
            self.series[name] = source.series.get(series, series)
        return name

    # The kinds of steps

    def write(self, given: Fields, words: _Words) -> tuple[PlanPiece, ...]:
        """`entry` of a lesson, or an `id` of one's own with `ask`."""
        if "entry" not in given.there:
            return (PlanPiece("entry", self.asked(given, words, given.word("answer", ANSWERS, "text"))),)
        source, which = self.referred(given, "entry")
        entry = self.found(source, which, source.entries)
        name = _own(source, which)
        series = self.borrowed_series(source, entry.series) if entry.series else ""
        self.entries[name] = replace(entry, id=name, series=series)
        return (PlanPiece("entry", name),)

    def asked(self, given: Fields, words: _Words, kind: str) -> str:
        """A question of one's own; gives its id."""
        name = given.key("id")
        if name in self.entries:
            given.wrong("id", "another one: this id is taken")
        if not words.ask:
            given.wrong("ask", "the question, in the table of each language")
        wanted = range(2, MOST_OPTIONS + 1) if kind == "choice" else range(1)
        if len(words.options) not in wanted:
            given.wrong("options", f"two to {MOST_OPTIONS} for a choice or a vote, else none")
        low, high = given.number("low", 0), given.number("high", 100)
        if low >= high:
            given.wrong("high", "more than low")
        self.entries[name] = Entry(
            id=name,
            part="reality",
            ask=words.ask,
            kind=kind,
            unit=Unit(words.unit, language=self.language),
            low=low,
            high=high,
            options=words.options,
            total=None,
            series="",
            since=None,
            until=None,
            year=None,
            because=given.flag("because", default=False),
            shows="",
        )
        return name

    def predict(self, given: Fields, words: _Words) -> tuple[PlanPiece, ...]:
        """`prediction` of a lesson or an `id` of one's own, about the `table` that is named or the next."""
        if "prediction" in given.there:
            source, which = self.referred(given, "prediction")
            guess = self.found(source, which, source.guesses)
            name = _own(source, which)
        else:
            guess = self.own_guess(given, words)
            name = guess.id
        table = given.text("table", "")
        if given.flag("again", default=False):
            if name not in self.guesses:
                given.wrong("again", "left out: this prediction was not asked before")
            return (PlanPiece("predict", name, {"again": True}),)
        if name in self.guesses:
            given.wrong("prediction", f"another one: {name} was asked before. Or write again = true")
        self.guesses[name] = replace(guess, id=name, table=table)
        if not table:
            self.waiting.append(name)
        elif table not in self.tables:
            given.wrong("table", f"one of {', '.join(self.tables) or '-'}, or left out for the next table")
        return (PlanPiece("predict", name),)

    def own_guess(self, given: Fields, words: _Words) -> Guess:
        """A prediction of one's own."""
        name = given.key("id")
        if not words.ask:
            given.wrong("ask", "the question, in the table of each language")
        low, high = given.number("low", 0), given.number("high", 100)
        if low >= high:
            given.wrong("high", "more than low")
        return Guess(
            id=name, ask=words.ask, unit=Unit(words.unit, language=self.language), low=low, high=high,
            whole=given.flag("whole", default=True), truth=given.text("truth", ""), table="", many_games="",
        )  # fmt: skip

    def play(self, given: Fields, words: _Words) -> tuple[PlanPiece, ...]:  # noqa: ARG002
        """`table` of a lesson, or a `game` of one's own."""
        if "table" in given.there:
            name, _, of = given.text("table").partition("/")
            source = self.lesson(name)
            if name not in self.laid:
                self.laid[name] = plan_of_lesson(source.folder, source.language).plays
            options = dict(self.found(source, of or MAIN, self.laid[name]).options)
            game = source.game_at(of or MAIN)
        else:
            game = given.word("game", tuple(catalog.games()))
            options = self.own_table(given, game)
        self.game = self.game or game
        usual = MAIN if game == self.game else game
        label = given.text("label", usual)
        if (label if label in catalog.games() else self.game) != game:
            given.wrong("label", f'"{game}": a table of another game is named after it')
        piece = PlanPiece("play", label, options)
        if self.tables.setdefault(label, piece) != piece:
            given.wrong("label", f"another name: {brief(label)} is a table with other settings")
        for which in self.waiting:
            self.guesses[which] = replace(self.guesses[which], table=label)
        self.waiting.clear()
        finish = (PlanPiece("finish", label),) if given.flag("finish", default=True) else ()
        return (piece, *finish)

    def own_table(self, given: Fields, game: str) -> dict[str, Any]:
        """The settings of a table."""
        against = given.texts("against") or partners(game)
        seed, options = given.number("seed", 1), given.take("options", {})
        if seed != int(seed) or seed < 0:
            given.wrong("seed", "a whole number from 0 on")
        if not isinstance(options, dict):
            given.wrong("options", "a table of rules, as [step.options]")
        catalog.game(game, 1 + len(against), None, options)
        guided = given.flag("guided", default=False)
        return {"against": list(against), "seed": int(seed), "start": "", "guided": guided, **options}

    def chart(self, given: Fields, words: _Words) -> tuple[PlanPiece, ...]:  # noqa: ARG002
        """`chart` of the latest table, or of the `table` that is named."""
        if not self.tables:
            given.wrong("kind", "after a step of kind play: a chart is about a table")
        label = given.word("table", tuple(self.tables), next(reversed(self.tables)))
        options = given.take("options", {})
        if not isinstance(options, dict):
            given.wrong("options", "a table of what the chart takes, as [step.options]")
        everybody = {"everybody": True} if given.flag("everybody", default=False) else {}
        return (PlanPiece("chart", given.text("chart"), {"table": label, **everybody, **options}),)

    def figure(self, given: Fields, words: _Words) -> tuple[PlanPiece, ...]:
        """`series` of lessons."""
        series = []
        for one in given.texts("series"):
            source, which = self.split(given, "series", one)
            series.append(self.borrowed_series(source, which))
        if not series:
            given.wrong("series", 'some series, as ["03_cubes_pile_up/co2-in-the-air"]')
        options: dict[str, Any] = {
            "since": given.year("since"),
            "until": given.year("until"),
            "bars": given.flag("bars", default=False),
            "zero": given.flag("zero", default=False),
            "title": words.caption,
        }
        self.pictures += 1
        kept = {key: value for key, value in options.items() if value}
        return (PlanPiece("figures", str(self.pictures), {"series": tuple(series), **kept}),)

    def claim(self, given: Fields, words: _Words) -> tuple[PlanPiece, ...]:  # noqa: ARG002
        """`claim` of a lesson."""
        source, which = self.referred(given, "claim")
        claim, name = self.found(source, which, source.claims), _own(source, which)
        quoted = tuple((self.borrowed_series(source, one), years) for one, years in claim.figures)
        self.claims[name] = replace(claim, id=name, figures=quoted)
        return (PlanPiece("claim", name),)

    def vote(self, given: Fields, words: _Words) -> tuple[PlanPiece, ...]:
        """A new question with an `id`, or once more one that was asked: `again` with its id."""
        if "again" not in given.there:
            return (PlanPiece("vote", self.asked(given, words, "choice")),)
        name = given.text("again")
        if name not in self.entries or self.entries[name].kind != "choice":
            given.wrong("again", "the id of a vote that stands before this step")
        return (PlanPiece("vote", name, {"again": True}),)

    def quiz(self, given: Fields, words: _Words) -> tuple[PlanPiece, ...]:  # noqa: ARG002
        """`questions` of lessons, or the `items` of all lessons before or after."""
        if "items" in given.there:
            return (PlanPiece(given.word("items", ("before", "after"))),)
        if self.questions:
            given.wrong("kind", "in one step only: a plan has one quiz")
        for one in given.texts("questions"):
            source, which = self.split(given, "questions", one)
            question = self.found(source, which, {each.id: each for each in source.questions})
            name = _own(source, which)
            series = tuple(self.borrowed_series(source, each) for each in question.series)
            table = question.table
            if question.truth or question.chart:
                if not self.tables:
                    given.wrong("questions", f"after a step of kind play: {which} is about a table")
                table = next(reversed(self.tables))
            self.questions[name] = replace(question, id=name, series=series, table=table)
        if not self.questions:
            given.wrong("questions", 'some questions, as ["03_cubes_pile_up/recall"], or items = "before"')
        return (PlanPiece("quiz"),)


def _own(source: Source, which: str) -> str:
    """An id that no other lesson has: behind it stands the number of the lesson."""
    return f"{which}-{source.name[:2]}"


def _lines(given: Fields, field: str) -> str:
    """A text that may have lines and paragraphs."""
    value = given.take(field, "")
    if not isinstance(value, str) or len(value) > LONGEST:
        given.wrong(field, f"a text of at most {LONGEST} signs")
    return value.strip()

"""The texts of one lesson in one language: its `<lang>.toml`, read and checked whole."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from terra_widgets.errors import LessonError, brief
from terra_widgets.files import TooLarge, read_whole
from terra_widgets.games import catalog
from terra_widgets.lesson.entries import Entry, read_entry
from terra_widgets.lesson.fields import Fields
from terra_widgets.lesson.figures import Figure, read_figures
from terra_widgets.lesson.folders import folder_of, search_folders
from terra_widgets.lesson.shown import LabSetup, ManyGames, Picture, read_lab, read_many_games, read_picture
from terra_widgets.lesson.unit import Unit
from terra_widgets.text import FALLBACK

VERDICTS = ("modelled", "partly", "not")
TRUTHS = ("true", "partly-true", "untrue")
KINDS = ("fact", "contested", "opinion")
QUESTIONS = ("choice", "several", "number")
LETTERS = "abcdefgh"
MAIN = "main"
LARGEST_FILE = 100_000
BEFORE_AND_AFTER = "before_and_after"
"""The file, beside the lessons, with the questions that all of them ask at their start and at their end."""


@dataclass(frozen=True, slots=True)
class Guess:
    """A number to be predicted before play."""

    id: str
    ask: str
    unit: Unit
    low: float
    high: float
    whole: bool
    truth: str
    """The fact of the record that it turns out to be; empty if a person has to look.

    Charts that show this fact draw the prediction on it.
    """
    table: str
    """The label of the table that it is about."""
    many_games: str
    """What it is drawn on in charts of many games: the mean of a column after a change of rules, as in
    "cubes-after", or how much it changed, as in "cubes-change"; empty if it is about one game.
    """


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer to a question, and what it gets to hear."""

    key: str
    """Its letter; for a number, nothing."""
    text: str
    say: str
    right: bool
    least: float | None
    most: float | None
    """For a choice about the learner's own game: right if the truth lies between."""
    value: float | None
    """For a number: whoever gives this one hears `say`."""


@dataclass(frozen=True, slots=True)
class Question:
    """One item of the check."""

    id: str
    kind: str
    ask: str
    answers: tuple[Answer, ...]
    right: float | None
    truth: str
    within: float
    unit: Unit
    say_right: str
    otherwise: str
    chart: str
    """The chart of the learner's own game that it shows, if any."""
    series: tuple[str, ...]
    """The figures that it shows as a chart, if any."""
    until: int | None
    table: str


@dataclass(frozen=True, slots=True)
class Claim:
    """A sentence to be tested: what the rules do with it, what the figures say, and how far the game goes."""

    id: str
    claim: str
    in_game: str
    rules: tuple[str, ...]
    reality: str
    figures: tuple[tuple[str, tuple[int, ...]], ...]
    """Each series with the years that the card shows; without any, the first and the last."""
    verdict: str
    why: str
    kind: str
    sides: tuple[tuple[str, str], ...]
    """Who says it, and what; both of them where a claim is contested."""

    @property
    def texts(self) -> tuple[str, ...]:
        """All that a reader reads."""
        sides = tuple(text for side in self.sides for text in side)
        return (self.claim, self.in_game, self.reality, self.why, *sides)


@dataclass(frozen=True, slots=True)
class Source:
    """One lesson in one language."""

    name: str
    language: str
    folder: Path
    title: str
    game: str
    """Which game its tables play, unless their label is the name of another."""
    event: str
    """What has to happen in the learner's game, so that there is something to see: an event of its facts."""
    guesses: Mapping[str, Guess]
    entries: Mapping[str, Entry]
    claims: Mapping[str, Claim]
    questions: tuple[Question, ...]
    items: tuple[Question, ...]
    """The questions that are asked before and after the lesson, the same in all of them."""
    series: Mapping[str, str]
    """What a series of the figures is called."""
    figures: tuple[Figure, ...]
    pictures: Mapping[str, Picture] = field(default_factory=dict)
    many_games: Mapping[str, ManyGames] = field(default_factory=dict)
    labs: Mapping[str, LabSetup] = field(default_factory=dict)

    def game_at(self, label: str) -> str:
        """The game that is played at a table of the lesson, by the table's label."""
        return label if label in catalog.games() else self.game

    def rows(self, series: str) -> tuple[Figure, ...]:
        """The rows of one series, by year."""
        found = tuple(sorted((one for one in self.figures if one.series == series), key=lambda f: f.year))
        if not found:
            known = ", ".join(dict.fromkeys(one.series for one in self.figures)) or "-"
            raise LessonError("lesson-series", where=self.name, found=brief(series, 60), known=known)
        return found

    def quoted(self, claim: Claim) -> tuple[Figure, ...]:
        """The rows that a claim card shows: the years it names, or the first and the last."""
        return tuple(row for series, years in claim.figures for row in self.chosen(series, years))

    def chosen(self, series: str, years: tuple[int, ...]) -> tuple[Figure, ...]:
        """The rows of a series for some years; without any, the first and the last."""
        rows = self.rows(series)
        if not years:
            return rows if len(rows) <= 2 else (rows[0], rows[-1])
        found = {row.year: row for row in rows}
        for year in years:
            if year not in found:
                known = f"{series} {', '.join(map(str, found))}"
                raise LessonError("lesson-series", where=self.name, found=f"{series} {year}", known=known)
        return tuple(found[year] for year in years)


def read_lesson(name: str | os.PathLike[str], language: str = FALLBACK) -> Source:
    """The lesson of this name; LessonError says which line of which file is wrong."""
    folder = folder_of(name)
    path = folder / f"{language}.toml"
    if not path.is_file():
        known = ", ".join(sorted(one.stem for one in folder.glob("[a-z][a-z].toml"))) or "-"
        raise LessonError("lesson-language", where=folder.name, found=brief(language), known=known)
    top = _read_toml(path)
    figures = read_figures(folder / "figures.csv") if (folder / "figures.csv").is_file() else ()
    source = Source(
        name=folder.name,
        language=language,
        folder=folder,
        title=top.text("title"),
        game=top.word("game", tuple(catalog.games()), catalog.DEFAULT),
        event=top.text("event", ""),
        guesses={one.id: one for one in (_guess(given, language) for given in top.tables("prediction"))},
        entries={
            one.id: one for one in (read_entry(one, _unit(one, language)) for one in top.tables("entry"))
        },
        claims={one.id: one for one in map(_claim, top.tables("claim"))},
        questions=tuple(_question(given, language) for given in top.tables("quiz")),
        items=read_items(folder, language),
        series={key: one.done(one.text("name")) for key, one in top.named("series").items()},
        figures=figures,
        pictures={key: read_picture(one) for key, one in top.named("picture").items()},
        many_games={key: read_many_games(one) for key, one in top.named("games").items()},
        labs={key: read_lab(one) for key, one in top.named("lab").items()},
    )
    top.done()
    used = [one for claim in source.claims.values() for one, _ in claim.figures]
    used += [entry.series for entry in source.entries.values() if entry.series]
    for claim in source.claims.values():
        source.quoted(claim)
    for taken in source.pictures.keys() & source.series.keys():
        top.wrong(f"picture.{taken}", "a name that no series has")
    used += [one for question in source.questions for one in question.series]
    used += [one for picture in source.pictures.values() for one in picture.series]
    for series in used:
        source.rows(series)
        if series not in source.series:
            raise LessonError("lesson-missing", where=_shown(path), field=f"[series.{series}]")
    return source


def read_items(folder: Path, language: str) -> tuple[Question, ...]:
    """The questions before and after a lesson: from the file beside it, or else from the kit's."""
    names = [f"{BEFORE_AND_AFTER}.{one}.toml" for one in (language, FALLBACK)]
    places = [place / name for place in (folder.parent, *search_folders()) for name in names]
    path = next((one for one in places if one.is_file()), None)
    if path is None:
        return ()
    top = _read_toml(path)
    items = tuple(_question(given, language) for given in top.tables("quiz"))
    return top.done(items)


def _read_toml(path: Path) -> Fields:
    try:
        content = tomllib.loads(read_whole(path, LARGEST_FILE).decode())
    except TooLarge as error:
        raise LessonError("lesson-large", where=_shown(path), most=LARGEST_FILE // 1000) from error
    except (OSError, ValueError, RecursionError) as error:
        raise LessonError("lesson-file", where=_shown(path), problem=str(error)[:200]) from error
    return Fields(content, _shown(path))


def _shown(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def _unit(given: Fields, language: str) -> Unit:
    """The unit, its form after 1 and, where a language has one for a few, as Czech after 2 to 4, that too."""
    return Unit(given.text("unit", ""), given.text("one", ""), given.text("few", ""), language)


def _guess(given: Fields, language: str) -> Guess:
    guess = Guess(
        id=given.key("id"),
        ask=given.text("ask"),
        unit=_unit(given, language),
        low=given.number("low", 0),
        high=given.number("high", 100),
        whole=given.flag("whole", default=True),
        truth=given.text("truth", ""),
        table=given.text("table", MAIN),
        many_games=given.text("many_games", ""),
    )
    if guess.many_games and (guess.truth or not guess.many_games.endswith(("-after", "-change"))):
        given.wrong("many_games", 'a column with "-after" or "-change", as "cubes-after", and no `truth`')
    return given.done(guess)


def _claim(given: Fields) -> Claim:
    claim = Claim(
        id=given.key("id"),
        claim=given.text("claim"),
        in_game=given.text("in_game"),
        rules=given.texts("rules"),
        reality=given.text("reality"),
        figures=tuple(_shown_years(one, given) for one in given.texts("figures")),
        verdict=given.word("verdict", VERDICTS),
        why=given.text("why"),
        kind=given.word("kind", KINDS, "fact"),
        sides=tuple(one.done((one.text("who"), one.text("text"))) for one in given.tables("side")),
    )
    if claim.kind != "fact" and len(claim.sides) < 2:
        given.wrong("side", "both sides, as [[claim.side]]")
    return given.done(claim)


def _shown_years(text: str, given: Fields) -> tuple[str, tuple[int, ...]]:
    """A series, and the years after a colon: "co2-in-the-air: 2019, 2020"."""
    series, _, years = text.partition(":")
    try:
        return series.strip(), tuple(int(year) for year in years.split(",") if year.strip())
    except ValueError:
        given.wrong("figures", 'series with years, as "co2-in-the-air: 2019, 2020"')


def _question(given: Fields, language: str) -> Question:
    kind = given.word("kind", QUESTIONS)
    question = Question(
        id=given.key("id"),
        kind=kind,
        ask=given.text("ask"),
        answers=tuple(_answer(one, i, kind) for i, one in enumerate(given.tables("answer"))),
        right=given.number("right", None),
        truth=given.text("truth", ""),
        within=given.number("within", 0),
        unit=_unit(given, language),
        say_right=given.text("say_right", ""),
        otherwise=given.text("otherwise", ""),
        chart=given.text("chart", ""),
        series=given.texts("series"),
        until=given.year("until"),
        table=given.text("table", MAIN),
    )
    if kind == "number":
        if (question.right is None) == (not question.truth):
            given.wrong("right", 'a number, or truth = "..." instead')
        if not question.say_right or not question.otherwise:
            given.wrong("say_right", "what a right answer hears, and `otherwise` for all others")
    elif not 2 <= len(question.answers) <= len(LETTERS):
        given.wrong("answer", f"two to {len(LETTERS)} answers, as [[quiz.answer]]")
    elif not question.truth:
        count = sum(one.right for one in question.answers)
        if not count or (kind == "choice" and count > 1):
            given.wrong("answer", "an answer with right = true: one for a choice, one or more for several")
    return given.done(question)


def _answer(given: Fields, number: int, kind: str) -> Answer:
    if number >= len(LETTERS):
        given.wrong("answer", f"at most {len(LETTERS)} answers")
    answer = Answer(
        key="" if kind == "number" else LETTERS[number],
        text=given.text("text", "") if kind == "number" else given.text("text"),
        say=given.text("say"),
        right=given.flag("right", default=False),
        least=given.number("least", None),
        most=given.number("most", None),
        value=given.number("value", None),
    )
    if kind == "number" and answer.value is None:
        given.wrong("value", "the number that hears this")
    return given.done(answer)

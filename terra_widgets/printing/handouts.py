"""Hand-outs: a lesson on paper, drawn from the files that its notebook is made of."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.charts.model import Chart
from terra_widgets.games import catalog
from terra_widgets.lesson.entries import Entry
from terra_widgets.lesson.entry_field import hidden_end
from terra_widgets.lesson.figure_chart import figure_chart
from terra_widgets.lesson.folders import folder_of, lesson_names
from terra_widgets.lesson.notes import ABOUT
from terra_widgets.lesson.order import on_paper
from terra_widgets.lesson.source import (
    BEFORE_AND_AFTER,
    LETTERS,
    TRUTHS,
    VERDICTS,
    Answer,
    Claim,
    Guess,
    Question,
    Source,
    read_items,
)
from terra_widgets.markup import Html, joined, tag
from terra_widgets.printing.lesson_text import Part, html, lists, read_parts, read_source
from terra_widgets.printing.low_chart import low_chart
from terra_widgets.printing.page import Document
from terra_widgets.text import translate

FOLDER = "handouts"
TURN_LINES = tuple(map(str, range(1, 9)))
SMALL_CHART, SMALL_PANEL = 410, 74
"""Pixels of the width of a small chart, and of the height of what is drawn in it."""
FEW, MANY = 2, 4
"""More claims than these stand in columns; more than those fill the back of the sheet."""
COLUMNS = ("did", "mine", "others")


def lessons_of(language: str, *, lesson: str | None = None, game: str | None = None) -> list[Source]:
    """The lessons there are: all, one, or those that play a game.

    A lesson that is not there in a language yet comes in English.
    """
    names = lesson_names() if lesson is None else [lesson_called(lesson)]
    sources = [read_source(name, language) for name in names]
    return [source for source in sources if game is None or source.game == game]


def lesson_called(name: str) -> str:
    """The whole name of a lesson that is called by its name or its number; LessonError tells which there are.

    >>> lesson_called("3")
    '03_cubes_pile_up'
    """
    number = str(name).strip().zfill(2) + "_"
    found = [one for one in lesson_names() if one.startswith(number)]
    return found[0] if found and str(name).strip().isdigit() else folder_of(name).name


def handouts(sources: Sequence[Source], language: str) -> tuple[Document, ...]:
    """A hand-out for each lesson, and the questions before and after them."""
    made = tuple(_Handout(source, language).document() for source in sources)
    return (*made, _before_and_after(sources[0], language)) if made else ()


class _Handout:
    def __init__(self, source: Source, wanted: str) -> None:
        self.source, self.language, self.wanted = source, source.language, wanted
        path = source.folder / f"{self.language}.md"
        self.parts = read_parts(path) if path.is_file() else {}
        # What reads differently without a screen.
        paper = source.folder / f"paper.{self.language}.md"
        self.parts |= read_parts(paper) if paper.is_file() else {}
        self.game = source.game
        self.order = on_paper(source.name, source.questions)

    def say(self, key: str, **facts: str | int) -> str:
        return translate(key, self.language, **facts)

    def part(self, name: str) -> Part:
        return self.parts.get(name, Part(self.source.title, ""))

    def document(self) -> Document:
        title = self.part("card").title
        note = translate("print-english-only", self.wanted) if self.language != self.wanted else ""
        guesses = tag("div", self.hook(), self.predictions(), class_="p-two")
        front = [self.head(title), guesses, self.play(), self.look()]
        behind, end = self.claims(), [self.talk(), self.ticket()]
        if len(behind) > MANY:
            # The back is full of claims: there is more room on the front.
            front, end = [*front, tag("div", *end, class_="p-two")], []
        talk, ticket = end or (joined(()), joined(()))
        if len(behind) > FEW:
            behind = [tag("div", *behind, talk, self.check(), ticket, class_="p-pairs")]
        else:
            behind = [*behind, talk, tag("div", self.check(), ticket, class_="p-check")]
        if self.source.claims:
            behind.insert(0, tag("h2", self.say("print-claims")))
        body = (*front, tag("div", *behind, class_="p-turn-over"))
        return Document(f"{FOLDER}/{self.source.name}", title, note, body, self.language, flows=True)

    def head(self, title: str) -> Html:
        goals = lists(self.part("objectives").text)
        keys = ("print-name", *(f"lesson-word-{one}" for one in ABOUT), "print-date")
        who = [tag("span", self.say(key), ":") for key in keys]
        return tag(
            "header",
            tag("h1", title),
            tag("div", *who, class_="p-who"),
            tag("h2", self.part("objectives").title),
            tag("p", self.say("print-goal"), ":") if goals else "",
            goals,
        )

    def section(self, title: str, *parts: str | Html) -> Html:
        return tag("section", tag("h2", title), *parts)

    # What the lesson asks, as the screen asks it

    def entries(self, *parts: str) -> list[Html]:
        return [self.entry(one) for one in self.source.entries.values() if one.part in parts]

    def entry(self, entry: Entry) -> Html:
        chart = hidden_end(self.source, entry)
        drawn = _small_chart(chart) if chart else ""
        reason = (self.say("print-because"), tag("span", class_="p-line")) if entry.because else ()
        if entry.kind == "text":
            lines = [tag("div", class_="p-line"), tag("div", *reason, class_="p-asked") if reason else ""]
            return tag("div", tag("p", entry.ask), *lines, class_="p-keep")
        box = tag("span", class_="p-box")
        if entry.kind == "choice":
            ticks = [tag("li", tag("span", class_="p-tick"), one) for one in entry.options]
            boxes = [tag("ul", *ticks, class_="p-ticks")]
        else:
            boxes = [joined([f"{name} ", box]) for name in entry.options or ("",)]
        unit = f"{entry.unit}, " if entry.unit and reason else str(entry.unit)
        asked = tag("div", *boxes, unit, *reason, class_="p-asked")
        return tag("div", tag("p", entry.ask), drawn, asked, class_="p-keep")

    def hook(self) -> Html:
        asked = self.entries("hook")
        return self.section(self.part("hook").title, *asked) if asked else joined(())

    def predictions(self) -> Html:
        if not self.source.guesses:
            return joined(())
        return self.section(self.say("print-predict"), *map(self.prediction, self.source.guesses.values()))

    def prediction(self, guess: Guess) -> Html:
        return tag(
            "div",
            tag("p", guess.ask),
            tag(
                "div",
                tag("span", class_="p-box"),
                f"{guess.unit}, " if guess.unit else "",
                self.say("print-because"),
                tag("span", class_="p-line"),
                class_="p-asked",
            ),
            class_="p-keep",
        )

    def play(self) -> Html:
        game = catalog.part(self.game, "paper") if catalog.has(self.game, "paper") else None
        turns, columns = getattr(game, "TURN_LINES", TURN_LINES), getattr(game, "COLUMNS", COLUMNS)
        heads = [tag("th", self.say(f"print-table-{key}"), scope="col") for key in ("turn", *columns)]
        lines = [turn if turn.isdigit() else self.say(f"print-table-{turn}") for turn in (*turns, "sum")]
        cells = [tag("td") for _ in columns]
        rows = [tag("tr", tag("th", line, scope="row"), *cells) for line in lines]
        table = tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *rows), class_="p-turns")
        filled = tag("div", tag("h3", self.say("print-fill")), table, class_="p-keep")
        return self.section(
            self.say("print-play"), html(self.part("play").text), *self.entries("play"), filled
        )

    def look(self) -> Html:
        asked = self.entries("observe", "explain")
        return self.section(self.say("print-look"), *asked) if asked else joined(())

    # Game and reality

    def claims(self) -> list[Html]:
        return [self.claim(claim) for claim in self.source.claims.values()]

    def claim(self, claim: Claim) -> Html:
        """In the same three steps as on the screen; what the rules do stands with the answers."""
        return tag(
            "div",
            tag("blockquote", claim.claim),
            self.ticks("1. ", "outside", TRUTHS),
            tag("p", tag("b", "2. ", self.say("lesson-word-figures-say"), ": "), claim.reality),
            self.publishers(claim),
            self.ticks("3. ", "judge", VERDICTS),
            tag("div", self.say("print-because"), tag("span", class_="p-line"), class_="p-asked"),
            class_="p-claim p-keep",
        )

    def ticks(self, step: str, ask: str, words: tuple[str, ...]) -> Html:
        ticks = [tag("li", tag("span", class_="p-tick"), self.say(f"lesson-word-{one}")) for one in words]
        asked = tag("b", step, self.say(f"lesson-word-{ask}"))
        return tag("div", asked, tag("ul", *ticks, class_="p-ticks"), class_="p-judge")

    def publishers(self, claim: Claim) -> Html:
        """Who published the figures; the figures themselves and their addresses stand with the answers."""
        named = "; ".join(dict.fromkeys(row.publisher for row in self.source.quoted(claim)))
        return tag("p", f"{self.say('lesson-word-source')}: {named}", class_="p-small")

    # Check and talk

    def check(self) -> Html:
        asked = [self.question(n, one) for n, one in enumerate(self.source.questions, start=1)]
        return self.section(self.say("lesson-word-quiz"), *asked) if asked else joined(())

    def question(self, count: int, question: Question) -> Html:
        chart = joined(())
        if question.series:
            drawn = figure_chart(self.source, question.series, until=question.until)
            chart = _small_chart(drawn)
        elif question.chart:
            chart = tag("p", self.say("print-own-game"), class_="p-small")
        if question.kind == "number":
            answers = tag("p", tag("span", class_="p-box"), str(question.unit))
        else:
            answers = _choices(self.order[question.id])
        several = f" {self.say('lesson-word-several')}" if question.kind == "several" else ""
        return tag("div", tag("h3", f"{count}. {question.ask}{several}"), chart, answers, class_="p-keep")

    def talk(self) -> Html:
        """What is to be written after the talk; its questions stand with the teacher's answers."""
        asked = self.entries("debrief")
        return (
            tag("div", self.section(self.part("debrief").title, *asked), class_="p-keep")
            if asked
            else joined(())
        )

    def ticket(self) -> Html:
        lines = [
            tag("div", self.say(f"lesson-word-{key}"), ":", tag("div", class_="p-line"))
            for key in ("doubt", "deed")
        ]
        return tag("div", self.section(self.say("lesson-word-ticket"), *lines), class_="p-keep")


def _small_chart(chart: Chart) -> Html:
    """A chart for half a page whose words are still read: it is low, and its title and source stand below."""
    drawn = low_chart(chart, SMALL_CHART, SMALL_PANEL)
    return joined([drawn, tag("p", f"{chart.title}. {chart.plan.note}", class_="p-small")])


def _choices(answers: Sequence[Answer]) -> Html:
    lines = [
        tag("li", tag("span", class_="p-tick"), f"{letter}) ", one.text)
        for letter, one in zip(LETTERS, answers, strict=False)
    ]
    return tag("ul", *lines, class_="p-answers")


def _before_and_after(source: Source, language: str) -> Document:
    """One sheet for any lesson: the questions on its front for the start, on its back for the end."""
    items = read_items(source.folder, language)
    order = on_paper(BEFORE_AND_AFTER, items)
    title = translate("print-doc-before-and-after", language)
    title = title[:1].upper() + title[1:]
    sides: list[Html] = []
    for when in ("before", "after"):
        keys = ("print-name", *(f"lesson-word-{one}" for one in ABOUT), "print-date")
        who = tag("div", *(tag("span", translate(key, language), ":") for key in keys), class_="p-who")
        asked = [
            tag("div", tag("h3", f"{n}. {one.ask}"), _choices(order[one.id]), class_="p-keep")
            for n, one in enumerate(items, start=1)
        ]
        head = tag("h1", translate(f"lesson-{when}-title", language))
        sides.append(tag("section", head, who, *asked, class_="p-turn-over" if sides else None))
    note = translate("print-doc-before-and-after-note", language)
    return Document(f"{FOLDER}/{BEFORE_AND_AFTER}", title, note, tuple(sides), language, flows=True)

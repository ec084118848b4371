"""Hand-outs: a lesson on paper, drawn from the files that its notebook is made of."""

from __future__ import annotations

from terra_widgets.games import catalog
from terra_widgets.lesson.figure_chart import figure_chart, number, numbers_by_year
from terra_widgets.lesson.folders import folder_of, lesson_names
from terra_widgets.lesson.report import image
from terra_widgets.lesson.source import LETTERS, VERDICTS, Claim, Guess, Question, Source, read_lesson
from terra_widgets.markup import Html, joined, tag
from terra_widgets.printing.lesson_text import Part, emphasised, html, lists, read_parts
from terra_widgets.printing.page import Document
from terra_widgets.text import FALLBACK, translate

FOLDER = "handouts"
TURN_LINES = tuple(map(str, range(1, 9)))
COLUMNS = ("did", "mine", "others")
GAP = "\N{HORIZONTAL ELLIPSIS}"


def handouts(language: str) -> tuple[Document, ...]:
    """A hand-out for every lesson there is, and the answers to all of them for the teacher.

    A lesson that is not there in a language yet comes in English.
    """
    sources = [_source(name, language) for name in lesson_names()]
    made = tuple(_Handout(source, language).document() for source in sources)
    return (*made, _answers(sources, language)) if made else ()


def _source(name: str, language: str) -> Source:
    there = (folder_of(name) / f"{language}.toml").is_file()
    return read_lesson(name, language if there else FALLBACK)


class _Handout:
    def __init__(self, source: Source, wanted: str) -> None:
        self.source, self.language, self.wanted = source, source.language, wanted
        path = source.folder / f"{self.language}.md"
        self.parts = read_parts(path) if path.is_file() else {}
        self.game = source.game

    def say(self, key: str, **facts: str | int) -> str:
        return translate(key, self.language, **facts)

    def part(self, name: str) -> Part:
        return self.parts.get(name, Part(self.source.title, ""))

    def document(self) -> Document:
        title = self.part("card").title
        note = translate("print-english-only", self.wanted) if self.language != self.wanted else ""
        front = (self.head(title), self.predictions(), self.play(), self.look(), self.talk())
        behind = (self.claims(), tag("div", self.check(), self.ticket(), class_="p-check"))
        body = (*front, tag("div", *behind, class_="p-turn-over"))
        return Document(f"{FOLDER}/{self.source.name}", title, note, body, self.language, flows=True)

    def head(self, title: str) -> Html:
        goals = lists(self.part("objectives").text)
        who = [tag("span", self.say(f"print-{key}"), ":") for key in ("name", "date")]
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
        return self.section(self.say("print-play"), html(self.part("play").text), filled)

    def look(self) -> Html:
        """The sentences that learners are to complete, each with a line to write on."""
        texts = [self.part(name).text for name in ("observe", "explain")]
        asked = [one for text in texts for one in emphasised(text) if GAP in one]
        lines = [part for one in asked for part in (tag("p", one), tag("div", class_="p-line"))]
        return (
            self.section(self.say("print-look"), tag("div", *lines, class_="p-keep")) if lines else joined(())
        )

    # Game and reality

    def claims(self) -> Html:
        if not self.source.claims:
            return joined(())
        claims = tag("div", *map(self.claim, self.source.claims.values()), class_=self._side_by_side())
        return self.section(self.say("print-claims"), claims)

    def _side_by_side(self) -> str | None:
        """With more than two claims they stand in pairs: a hand-out is one sheet of paper."""
        return "p-pairs" if len(self.source.claims) > 2 else None

    def claim(self, claim: Claim) -> Html:
        ticks = [
            tag("li", tag("span", class_="p-tick"), self.say(f"lesson-word-{verdict}"))
            for verdict in VERDICTS
        ]
        return tag(
            "div",
            tag("blockquote", claim.claim),
            tag(
                "p",
                tag("b", self.say("lesson-word-game-does"), ": "),
                f"{claim.in_game} ({', '.join(claim.rules)})",
            ),
            tag("p", tag("b", self.say("lesson-word-figures-say"), ": "), claim.reality),
            self.figures(claim),
            tag(
                "div",
                tag("b", self.say("print-yes-no")),
                tag("ul", *ticks, class_="p-ticks"),
                class_="p-judge",
            ),
            tag("div", self.say("print-because"), tag("span", class_="p-line"), class_="p-asked"),
            class_="p-claim p-keep",
        )

    def figures(self, claim: Claim) -> Html:
        """The numbers of each series with their years; then, once each, where they come from."""
        sentences, sources = [], []
        for series, years in claim.figures:
            rows = self.source.chosen(series, years)
            numbers = numbers_by_year(rows, self.language)
            sentences.append(f"{self.source.series[series]}: {numbers} {rows[-1].unit}.")
            sources += [f"{row.publisher}: {row.title}, {row.address}" for row in rows]
        named = "; ".join(dict.fromkeys(sources))
        return tag("p", " ".join(sentences), f" {self.say('lesson-word-source')}: {named}", class_="p-small")

    # Check and talk

    def check(self) -> Html:
        asked = [self.question(n, one) for n, one in enumerate(self.source.questions, start=1)]
        return self.section(self.say("lesson-word-quiz"), *asked) if asked else joined(())

    def question(self, count: int, question: Question) -> Html:
        chart = joined(())
        if question.series:
            drawn = figure_chart(self.source, question.series, until=question.until)
            chart = tag("img", src=image(drawn), alt=drawn.summary, class_="p-chart")
        elif question.chart:
            chart = tag("p", self.say("print-own-game"), class_="p-small")
        if question.kind == "number":
            answers = tag("p", tag("span", class_="p-box"), str(question.unit))
        else:
            lines = [
                tag("li", tag("span", class_="p-tick"), f"{letter}) ", one.text)
                for letter, one in zip(LETTERS, question.answers, strict=False)
            ]
            answers = tag("ul", *lines, class_="p-answers")
        several = f" {self.say('lesson-word-several')}" if question.kind == "several" else ""
        return tag("div", tag("h3", f"{count}. {question.ask}{several}"), chart, answers, class_="p-keep")

    def talk(self) -> Html:
        text = self.part("debrief").text
        return (
            tag("div", self.section(self.part("debrief").title, html(text)), class_="p-keep")
            if text
            else joined(())
        )

    def ticket(self) -> Html:
        lines = [
            tag("div", self.say(f"lesson-word-{key}"), ":", *(tag("div", class_="p-line") for _ in range(2)))
            for key in ("doubt", "deed")
        ]
        return tag("div", self.section(self.say("lesson-word-ticket"), *lines), class_="p-keep")


# For the teacher


def _answers(sources: list[Source], language: str) -> Document:
    title = translate("print-doc-answers", language)
    title = title[:1].upper() + title[1:]
    body = [tag("h1", title), *(_answers_of(source) for source in sources)]
    note = translate("print-doc-answers-note", language)
    return Document(f"{FOLDER}/answers", title, note, tuple(body), language, flows=True)


def _answers_of(source: Source) -> Html:
    asked = [
        tag("li", tag("b", question.ask), " ", *_right(question, source.language), class_="p-keep")
        for question in source.questions
    ]
    judged = [
        tag(
            "li",
            tag("b", claim.claim),
            " \N{RIGHTWARDS ARROW} " + translate(f"lesson-word-{claim.verdict}", source.language),
            f". {claim.why}",
            *(part for who, text in claim.sides for part in (tag("br"), tag("em", f"{who}: "), text)),
            class_="p-keep",
        )
        for claim in source.claims.values()
    ]
    return tag(
        "section",
        tag("h2", f"{source.name[:2].lstrip('0') or '0'}. {source.title}"),
        tag("ol", *asked),
        tag("p", tag("b", translate("lesson-word-our-verdict", source.language), ":")) if judged else "",
        tag("ul", *judged),
        lang=source.language,
    )


def _right(question: Question, language: str) -> list[str | Html]:
    if question.truth:
        return [translate("print-own-answer", language)]
    if question.kind == "number":
        right = question.right or 0
        return [f"{number(right, language)} {question.unit.word(right)}".strip(), ". ", question.say_right]
    texts = [f"{LETTERS[n]}) {one.text} {one.say}" for n, one in enumerate(question.answers) if one.right]
    return [" ".join(texts)]

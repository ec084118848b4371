"""What the teacher gets: the answers, and the lessons without computers."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.lesson.figure_chart import number, numbers_by_year
from terra_widgets.lesson.order import on_paper
from terra_widgets.lesson.source import BEFORE_AND_AFTER, LETTERS, Answer, Claim, Question, Source
from terra_widgets.markup import Html, tag
from terra_widgets.printing.handouts import FOLDER
from terra_widgets.printing.lesson_text import html, read_parts, section
from terra_widgets.printing.page import Document
from terra_widgets.text import translate
from terra_widgets.text.words import game_name


def for_teachers(sources: Sequence[Source], language: str) -> tuple[Document, ...]:
    """The answers, and how to teach each lesson without computers."""
    return (_answers(sources, language), _without_computers(sources, language)) if sources else ()


def _without_computers(sources: Sequence[Source], language: str) -> Document:
    """What each guide says about a lesson without computers, and which game it plays."""
    title = _titled("print-doc-without-computers", language)
    body = [tag("h1", title)]
    for source in sources:
        path = source.folder / f"guide.{source.language}.md"
        told = section(path, translate("print-guide-without-computers", source.language))
        game = translate("print-lesson-game", source.language, game=game_name(source.game, source.language))
        parts = [tag("h2", _numbered(source)), html(told), tag("p", game, class_="p-small")]
        body.append(tag("section", *parts, class_="p-keep", lang=source.language))
    note = translate("print-doc-without-computers-note", language)
    return Document(f"{FOLDER}/without_computers", title, note, tuple(body), language, flows=True)


def _titled(key: str, language: str) -> str:
    title = translate(key, language)
    return title[:1].upper() + title[1:]


def _numbered(source: Source) -> str:
    return f"{source.name[:2].lstrip('0') or '0'}. {source.title}"


def _answers(sources: Sequence[Source], language: str) -> Document:
    title = _titled("print-doc-answers", language)
    body = [tag("h1", title), *(_answers_of(source) for source in sources), _answers_to_items(sources[0])]
    note = translate("print-doc-answers-note", language)
    return Document(f"{FOLDER}/answers", title, note, tuple(body), language, flows=True)


def _answers_to_items(source: Source) -> Html:
    head = tag("h2", _titled("print-doc-before-and-after", source.language))
    return tag("section", head, _asked(BEFORE_AND_AFTER, source.items, source))


def _asked(name: str, questions: Sequence[Question], source: Source) -> Html:
    order = on_paper(name, questions)
    lines = [
        tag("li", tag("b", one.ask), " ", *_right(one, order[one.id], source.language), class_="p-keep")
        for one in questions
    ]
    return tag("ol", *lines)


def _answers_of(source: Source) -> Html:
    judged = [
        tag(
            "li",
            tag("b", claim.claim),
            " \N{RIGHTWARDS ARROW} " + translate(f"lesson-word-{claim.verdict}", source.language),
            f". {claim.why} ",
            translate("lesson-not-is-not-false", source.language) + " " if claim.verdict == "not" else "",
            f"{claim.in_game} ({', '.join(claim.rules)})",
            *(part for who, text in claim.sides for part in (tag("br"), tag("em", f"{who}: "), text)),
            _figures(claim, source),
            class_="p-keep",
        )
        for claim in source.claims.values()
    ]
    path = source.folder / f"{source.language}.md"
    talk = read_parts(path).get("debrief") if path.is_file() else None
    return tag(
        "section",
        tag("h2", _numbered(source)),
        _asked(source.name, source.questions, source),
        tag("p", tag("b", translate("lesson-word-our-verdict", source.language), ":")) if judged else "",
        tag("ul", *judged),
        *([tag("p", tag("b", talk.title, ":")), html(talk.text)] if talk else []),
        lang=source.language,
    )


def _figures(claim: Claim, source: Source) -> Html:
    """The numbers of each series with their years; then, once each, where they come from."""
    sentences = []
    for series, years in claim.figures:
        rows = source.chosen(series, years)
        numbers = numbers_by_year(rows, source.language)
        sentences.append(f"{source.series[series]}: {numbers} {rows[-1].unit}.")
    found = dict.fromkeys(f"{row.publisher}: {row.title}, {row.address}" for row in source.quoted(claim))
    word = translate("lesson-word-source", source.language)
    return tag("p", " ".join(sentences), f" {word}: {'; '.join(found)}", class_="p-small")


def _right(question: Question, answers: Sequence[Answer], language: str) -> list[str | Html]:
    if question.truth:
        return [translate("print-own-answer", language)]
    if question.kind == "number":
        right = question.right or 0
        return [f"{number(right, language)} {question.unit.word(right)}".strip(), ". ", question.say_right]
    texts = [f"{LETTERS[n]}) {one.text} {one.say}" for n, one in enumerate(answers) if one.right]
    return [" ".join(texts)]

"""Slides: six pages of each lesson for the whole class, in letters that are read from the back of a room."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence

from terra_widgets.charts.model import Chart
from terra_widgets.charts.plan import Panel
from terra_widgets.lesson.entry_field import hidden_end
from terra_widgets.lesson.figure_chart import figure_chart, pictured
from terra_widgets.lesson.source import Source
from terra_widgets.lesson.teaching_plan import read_plan
from terra_widgets.markup import Html, joined, tag
from terra_widgets.printing.lesson_text import Part, html, lists, read_parts
from terra_widgets.printing.low_chart import fitted_chart
from terra_widgets.printing.page import Document
from terra_widgets.text import translate

FOLDER = "slides"
SIZES = (34, 31, 28, 26, 24)
"""Sizes of letters in points, the one that is liked best first; the last one has to do."""
ROOM = 164.0
"""Millimetres of the height of a page below its title."""
WIDTH = 269.0
LINE = 1.17
GAP = 3.5
MILLIMETRE = 72 / 25.4
CHART = 400
"""Pixels of the width of a chart: as it fills a page, its letters are as large as the smallest of a slide."""
BROAD_CHART, MANY = 540, 7
"""The width of a chart with so many bars that their names need the room more than large letters."""
BLOCK = re.compile(r"</(?:p|li|tr|h3)>")
TAG = re.compile(r"<[^>]+>")
CLAIM = re.compile(r"""\.claim\(["']([^"']+)["']""")


def slides(sources: Sequence[Source], language: str) -> tuple[Document, ...]:
    """Six slides for each of these lessons."""
    return tuple(_Slides(source, language).document() for source in sources)


class _Slides:
    def __init__(self, source: Source, wanted: str) -> None:
        self.source, self.language, self.wanted = source, source.language, wanted
        path = source.folder / f"{self.language}.md"
        self.parts = read_parts(path) if path.is_file() else {}
        self.plan = read_plan(source.folder, self.language)

    def say(self, key: str, **facts: str | int) -> str:
        return translate(key, self.language, **facts)

    def part(self, name: str) -> Part:
        return self.parts.get(name, Part(self.source.title, ""))

    def document(self) -> Document:
        title = self.say("print-doc-slides", lesson=self.part("card").title)
        note = translate("print-english-only", self.wanted) if self.language != self.wanted else ""
        pages = (self.question(), self.hook(), self.prediction(), self.play(), self.look(), self.talk())
        return Document(f"{FOLDER}/{self.source.name}", title, note, pages, self.language, landscape=True)

    def slide(self, title: str, *parts: Html) -> Html:
        size = f"font-size: {letters(joined(parts))}pt"
        inside = tag("div", tag("h2", title), *parts, class_="p-free p-slide", style=size)
        return tag("section", inside, class_="p-page")

    def question(self) -> Html:
        part = self.part("objectives")
        asked = tag("p", part.title, class_="p-asked")
        return self.slide(
            self.part("card").title, asked, tag("p", self.say("print-goal"), ":"), lists(part.text)
        )

    def hook(self) -> Html:
        """The charts that the lesson opens with, their ends hidden; else what it tells before it asks."""
        part, chart = self.part("hook"), self.hook_chart()
        asked = joined(tag("p", one) for one in self.asked("hook"))
        if chart is None:
            return self.slide(part.title, html(part.lead), asked)
        left = ROOM - tall(asked, SIZES[-1]) - 3 * GAP
        many = any(isinstance(one, Panel) and len(one.marks) >= MANY for one in chart.plan.panels)
        width = BROAD_CHART if many else CHART
        drawn = fitted_chart(chart, width, left / WIDTH * width)
        caption = tag("figcaption", f"{chart.title}. {chart.plan.note}")
        return self.slide(part.title, tag("figure", drawn, caption), asked)

    def hook_chart(self) -> Chart | None:
        entries = [one for one in self.source.entries.values() if one.part == "hook"]
        hidden = (hidden_end(self.source, one) for one in entries)
        return next(filter(None, hidden), None) or shown_figures(self.source, self.part("hook").code)

    def asked(self, *parts: str) -> list[str]:
        return [one.ask for one in self.source.entries.values() if one.part in parts]

    def prediction(self) -> Html:
        asked = [tag("li", one.ask) for one in self.source.guesses.values()]
        seal = tag("p", self.say("print-slide-seal"), class_="p-asked")
        return self.slide(self.say("print-predict"), tag("ol", *asked), seal)

    def play(self) -> Html:
        part = self.part("play")
        each = re.split(r" (?=\*\*)", self.plan.roles)
        roles = joined(
            [tag("h3", self.say("lesson-guide-roles")), html("\n".join(f"- {one}" for one in each))]
        )
        return self.slide(
            self.say("print-play"),
            lists(part.text) or html(part.text),
            roles if self.plan.roles else joined(()),
        )

    def look(self) -> Html:
        asked = [tag("li", one) for one in self.asked("observe", "explain")]
        claims = [tag("li", self.source.claims[one].claim) for one in shown_claims(self.part("reality").code)]
        return self.slide(
            self.say("print-look"),
            tag("ul", *asked),
            tag("h3", self.say("print-claims")),
            tag("p", self.say("print-slide-claims")),
            tag("ul", *claims),
        )

    def talk(self) -> Html:
        part = self.part("debrief")
        action = joined([tag("h3", self.say("lesson-guide-action")), html(self.plan.action)])
        return self.slide(part.title, lists(part.text), action if self.plan.action else joined(()))


def letters(content: Html) -> int:
    """The size of letters, in points, in which a text fills a slide."""
    if "<figure" in content:
        return SIZES[-1]
    return next((size for size in SIZES if tall(content, size) <= ROOM), SIZES[-1])


def tall(content: Html, size: float) -> float:
    """About how many millimetres a text needs: its lines, and the gaps between its blocks."""
    signs = WIDTH * MILLIMETRE / (size * 0.51)
    blocks = [TAG.sub("", block).strip() for block in BLOCK.split(content)]
    lines = sum(-(-len(block) // signs) for block in blocks)
    rows = content.count("<tr")
    return (lines + rows) * size * LINE / MILLIMETRE + len([one for one in blocks if one]) * GAP


def shown_claims(code: str) -> list[str]:
    """The ids of the claims that code cells show, as in `lesson.claim("less-is-enough")`."""
    return CLAIM.findall(code)


def shown_figures(source: Source, code: str) -> Chart | None:
    """The first chart of figures that code cells show, as in `lesson.figures("co2", until=1985)`.

    A call that has to run before anybody knows what it shows is left out.
    """
    for call in filter(_is_figures, ast.walk(ast.parse(code))):
        assert isinstance(call, ast.Call)
        try:
            series = [ast.literal_eval(one) for one in call.args]
            options = {one.arg: ast.literal_eval(one.value) for one in call.keywords if one.arg}
        except ValueError:
            continue
        named, drawn = pictured(source, series, options)
        return figure_chart(source, named, **drawn)
    return None


def _is_figures(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "figures"

"""A lesson as a plan for a room: made from its own text, its fields and its guide, nothing written twice."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import floor
from pathlib import Path
from typing import Any

from terra_widgets.errors import LessonError, brief
from terra_widgets.files import problem_of
from terra_widgets.lesson.card import HEADING
from terra_widgets.lesson.source import MAIN, Source, read_lesson
from terra_widgets.lesson.teaching_plan import read_plan
from terra_widgets.room.blocks import blocks, words
from terra_widgets.room.pieces import Plan, PlanPiece, PlanStep
from terra_widgets.table.start import partners
from terra_widgets.text import FALLBACK, translate

CELL = re.compile(r"^```[^\n]*\n(?P<code>.*?)^```[ \t]*$", re.DOTALL | re.MULTILINE)
FOLDED = re.compile(r"<details>.*?</details>", re.DOTALL)
PARAGRAPHS = re.compile(r"(<details>.*?</details>)|\n{2,}", re.DOTALL)
SENTENCE = re.compile(r"[.!?…]['\"”“»)]*(?:\s|$)")
KEYS = re.compile(r"Shift\s*\+\s*Enter|`lesson\.\w+\(")
"""What only a notebook has: keys to press, and calls to type."""
CALLS = {
    "write": "entry", "predict": "predict", "claim": "claim", "quiz": "quiz", "before": "before",
    "after": "after", "ticket": "ticket", "report": "report", "table": "play", "finish": "finish",
    "chart": "chart", "figures": "figures",
}  # fmt: skip
MAINLY = (
    ("play", {"play"}), ("predict", {"predict"}), ("claim", {"claim"}), ("vote", {"vote"}),
    ("quiz", {"quiz", "before", "after"}), ("ticket", {"ticket", "report"}), ("chart", {"chart"}),
    ("write", {"entry"}), ("figure", {"figures"}),
)  # fmt: skip
WEIGHTS = {"say": 1, "write": 2, "predict": 2, "play": 3, "chart": 3, "figure": 1, "claim": 2, "quiz": 2}
LONG_PLAY = 11
"""The weight of play in its own part; in others it is a short one."""
TOGETHER = {
    "entry": {"entry", "chart", "figures", "shown"}, "finish": {"play", "finish"}, "report": {"ticket"},
}  # fmt: skip
"""What joins a step that has such pieces already; anything else begins a step of its own."""
FOLLOWED = ("chart", "figures", "shown", "finish", "play")
"""What the text after it is about."""


def plan_of_lesson(folder: Path, language: str = FALLBACK) -> Plan:
    """The plan of a lesson; in English where the lesson has no other language."""
    if not all((folder / f"{language}.{ending}").is_file() for ending in ("md", "toml")):
        language = FALLBACK
    source = read_lesson(folder, language)
    return _Maker(source).plan()


def kind_of(pieces: Sequence[PlanPiece]) -> str:
    """What a step with these pieces mainly is."""
    there = {piece.kind for piece in pieces if not piece.again or piece.kind == "vote"}
    return next((kind for kind, some in MAINLY if some & there), "say")


def weight(pieces: Sequence[PlanPiece], part: str) -> int:
    """How much of a part's time a step gets."""
    kind = kind_of(pieces)
    return LONG_PLAY if kind == part == "play" else WEIGHTS.get(kind, 1)


class _Maker:
    def __init__(self, source: Source) -> None:
        self.source, self.language = source, source.language
        self.where = f"{source.folder.name}/{source.language}.md"
        self.guide = read_plan(source.folder, source.language)
        self.paper = {part: text for _, part, _, text in self.parts("paper.", needed=False)}
        self.figures = 0
        self.played: list[str] = []

    def plan(self) -> Plan:
        """All steps."""
        steps: list[PlanStep] = []
        begun = 0
        for title, part, minutes, text in self.parts(""):
            shown = list(self.pieces(part, text))
            groups = [group for group in grouped(shown) if group]
            groups = [self.looked_back(part, n, group) for n, group in enumerate(groups)]
            times = shares(minutes, [weight(group, part) for group in groups])
            names = self.titles(title, part, groups)
            for n, (group, time, name) in enumerate(zip(groups, times, names, strict=True)):
                told = [*self.scripts(part, text, begun, minutes), *self.advice(part, group, n)]
                script = "\n\n".join(one for one in told if one)
                clean = tuple(_without_code(piece) for piece in group)
                steps.append(PlanStep(kind_of(group), name, time, clean, script, part))
            begun += minutes
        name, title = self.source.name, self.source.title
        return Plan(name, self.language, title, self.source, tuple(steps), {name: self.source})

    def parts(self, before: str, *, needed: bool = True) -> list[tuple[str, str, int, str]]:
        """Title, mark, minutes and Markdown of each part of a text."""
        path = self.source.folder / f"{before}{self.language}.md"
        if not needed and not path.is_file():
            return []
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            raise LessonError("lesson-file", where=self.where, problem=problem_of(error)) from error
        found = list(HEADING.finditer(CELL.sub(lambda cell: re.sub("[^\n]", " ", cell[0]), text)))
        ends = [one.start() for one in found[1:]] + [len(text)]
        return [
            (one["title"], one["part"], int(one["minutes"] or 0), text[one.end() : end])
            for one, end in zip(found, ends, strict=True)
        ]

    def titles(self, title: str, part: str, groups: Sequence[Sequence[PlanPiece]]) -> list[str]:
        """A title for each step of a part; steps that would have the same one are counted."""
        named = [self.title_of(title, part, n, group) for n, group in enumerate(groups)]
        found = []
        for n, one in enumerate(named):
            of, number = named.count(one), named[: n + 1].count(one)
            counted = translate("room-plan-title-counted", self.language, title=one, number=number, of=of)
            found.append(counted if of > 1 else one)
        return found

    def title_of(self, title: str, part: str, place: int, group: Sequence[PlanPiece]) -> str:
        """What a step is called: as its part, unless it does something else."""
        kind = kind_of(group)
        later = any(piece.kind == "after" for piece in group)
        key = ""
        if part == "card":
            key = "lesson-before-title"
        elif part == "play" and kind != "play":
            key = "room-plan-title-after-play" if place else "room-plan-title-before-play"
        elif later and place:
            key = "lesson-after-title"
        elif kind == "claim" and part == "reality" and place:
            key = "room-plan-title-claim"
        return translate(key, self.language) if key else title

    # What is on the devices

    def pieces(self, part: str, content: str) -> Iterator[PlanPiece]:
        """Texts, a paragraph each, and what stands in the cells between them."""
        if part == "ticket":
            content = FOLDED.sub("", content)  # for teachers
        if part in self.paper and KEYS.search(CELL.sub("", content)):
            cells = "\n\n".join(cell[0] for cell in CELL.finditer(content))
            content = f"{self.paper[part]}\n\n{cells}"
        at = 0
        for cell in CELL.finditer(content):
            yield from self.texts(part, content[at : cell.start()])
            yield from self.cell(cell["code"])
            at = cell.end()
        yield from self.texts(part, content[at:])

    def texts(self, part: str, text: str) -> Iterator[PlanPiece]:
        """The paragraphs of a text, but for what only a notebook needs: the card, and which keys to press."""
        if part == "card":
            return
        for paragraph in PARAGRAPHS.split(text):
            if paragraph and paragraph.strip() and not KEYS.search(paragraph):
                yield PlanPiece("text", blocks=blocks(paragraph))

    def cell(self, code: str) -> Iterator[PlanPiece]:
        """What the calls of a cell put onto the page."""
        try:
            tree = ast.parse(code)
        except SyntaxError as error:
            raise LessonError("plan-cell", where=self.where, found=brief(code)) from error
        others = False
        for statement in tree.body:
            call = statement.value if isinstance(statement, ast.Assign | ast.Expr) else None
            if not isinstance(call, ast.Call):
                others = others or (isinstance(statement, ast.Import) and "terra_widgets" not in code)
                continue
            who, what = _called(call)
            if who == "lesson" and what in CALLS:
                yield self.piece(CALLS[what], call, code)
            elif what != "Lesson":
                others = True
        if others:
            text = translate("room-plan-shown", self.language)
            yield PlanPiece("text", options={"shown": code}, blocks=blocks(text))

    def piece(self, kind: str, call: ast.Call, code: str) -> PlanPiece:
        """What one call shows."""
        try:
            given = [ast.literal_eval(one) for one in call.args]
            named = {str(one.arg): ast.literal_eval(one.value) for one in call.keywords}
        except ValueError as error:
            raise LessonError("plan-cell", where=self.where, found=brief(code)) from error
        if kind in {"play", "finish"}:
            label = str(named.pop("label", given[0] if given else MAIN))
            return PlanPiece(kind, label, self.laid(label, named) if kind == "play" else {})
        if kind == "figures":
            self.figures += 1
            return PlanPiece(kind, str(self.figures), {"series": tuple(given), **named})
        if kind == "chart":
            return PlanPiece(kind, str(given[0]), {"table": MAIN, **named})
        name = str(given[0]) if given else ""
        there: dict[str, Any] = {
            "entry": self.source.entries, "predict": self.source.guesses, "claim": self.source.claims
        }  # fmt: skip
        if kind in there and name not in there[kind]:
            known = ", ".join(there[kind]) or "-"
            raise LessonError("lesson-no-such", where=self.where, found=brief(name), known=known)
        return PlanPiece(kind, name)

    def laid(self, label: str, named: dict[str, Any]) -> dict[str, Any]:
        """The settings of a table, whole."""
        self.played.append(label)
        against = named.pop("against", None)
        against = partners(self.source.game_at(label)) if against is None else against
        usual = {"seed": 1, "start": "", "guided": False}
        return {"against": list(against), **usual, **named, "lesson": self.source.name}

    def looked_back(self, part: str, place: int, group: list[PlanPiece]) -> list[PlanPiece]:
        """Where a lesson explains what happened, the predictions stand there again, with what came true."""
        if part != "explain" or place or kind_of(group) == "play":
            return group
        guesses = [one for one in self.source.guesses.values() if one.truth and one.table in self.played]
        return [*(PlanPiece("predict", one.id, {"again": True}) for one in guesses), *group]

    # What the facilitator reads

    def scripts(self, part: str, text: str, begun: int, minutes: int) -> list[str]:
        """What the guide's timing says about a part, in each of its steps."""
        rows = [one for one in self.guide.steps if begun <= _start(one.minutes) < begun + minutes]
        told = [one.task for one in rows]
        if part == "ticket":
            told += FOLDED.findall(text)
        return [words(blocks(one)) for one in told if one]

    def advice(self, part: str, group: Sequence[PlanPiece], place: int) -> list[str]:
        """What else the guide says where a step needs it, and what the facilitator has to show."""
        told: list[str] = []
        advice = [one.strip() for one in self.guide.advice.split("\n\n") if one.strip()]
        talk = [one for one in advice if one.startswith("**")]
        if part == "card" and not place:
            told += [self.guide.about, self.labelled("trap", self.guide.trap)]
            told += [self.labelled("roles", self.guide.roles)]
            told += [one for one in advice if one not in talk]
        if part == "debrief" and not place:
            told += talk
        if part == "play" and kind_of(group) == "play":
            told.append(self.section("room-plan-guide-stalls"))
        return [*(words(blocks(_without_calls(one))) for one in told if one), *self.shows(group)]

    def labelled(self, key: str, text: str) -> str:
        """A point of the guide with its label."""
        return f"{translate(f'lesson-guide-{key}', self.language)}. {text}" if text else ""

    def section(self, key: str) -> str:
        """What stands below a heading of the guide; empty without it."""
        path = self.source.folder / f"guide.{self.language}.md"
        text = path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""
        title = translate(key, self.language)
        return text.partition(f"\n## {title}\n")[2].partition("\n## ")[0].strip()

    def shows(self, group: Sequence[PlanPiece]) -> list[str]:
        """What the facilitator has to show, as the cell of the notebook that does so."""
        say = translate("room-plan-show", self.language)
        return [f"{say}\n\n{one.options['shown'].strip()}" for one in group if "shown" in one.options]


def grouped(pieces: Sequence[PlanPiece]) -> list[list[PlanPiece]]:
    """Pieces in groups, each small enough for a phone: one thing at a time, with its text."""
    groups: list[list[PlanPiece]] = [[]]
    for n, piece in enumerate(pieces):
        mains = {_main(one) for one in groups[-1]} - {""}
        rest = [_main(one) for one in pieces[n + 1 :]]
        if _main(piece):
            if mains and not mains <= TOGETHER.get(_main(piece), set()):
                groups.append([])
            elif piece.kind == "play" and groups[-1]:
                groups.append([])  # the board has the screen to itself
            groups[-1].append(piece)
        elif not mains or _stays(piece, groups[-1], rest):
            groups[-1].append(piece)
        else:
            groups.append([piece])
    return groups


def _stays(text: PlanPiece, group: Sequence[PlanPiece], rest: Sequence[str]) -> bool:
    """Whether a text belongs to what stands before it."""
    if any("fold" in block for block in text.blocks):
        return True
    if any(block["kind"] == "heading" for block in text.blocks):
        return False
    last = next(_main(one) for one in reversed(group) if _main(one))
    following = next((kind for kind in rest if kind), "")
    if following in {"play", "report"}:
        return following == "report"
    if last in FOLLOWED and following != "ticket":
        # The last paragraph before the next picture is about that one, unless a chart would have none.
        alone = last == "chart" and bool(_main(group[-1]))
        return alone or not (rest and rest[0] in {"chart", "figures", "claim", "shown"})
    # One sentence stays with what it follows; more may give away what was asked.
    return not following and len(SENTENCE.findall(words(text.blocks))) <= 1


def _main(piece: PlanPiece) -> str:
    """What a piece is besides text."""
    return "shown" if "shown" in piece.options else "" if piece.kind == "text" else piece.kind


def _without_calls(text: str) -> str:
    """A text of the guide without the points that tell somebody what to type into a notebook."""
    return "".join(
        one for one in re.split(r"(?m)^(?=- )", text) if not (one.startswith("- ") and KEYS.search(one))
    )


def _without_code(piece: PlanPiece) -> PlanPiece:
    return replace(piece, options={}) if piece.kind == "text" and piece.options else piece


def shares(minutes: float, weights: Sequence[int]) -> list[float]:
    """Minutes shared out by weights, in halves where there are enough; their sum is what was shared.

    >>> shares(5, [1, 2, 2]), shares(12, [2, 11]), shares(0, [1])
    ([1.0, 2.0, 2.0], [2.0, 10.0], [0.0])
    """
    halves = round(2 * minutes)
    if not weights or halves < len(weights):
        return [minutes / len(weights) for _ in weights]
    exact = [halves * weight / sum(weights) for weight in weights]
    given = [max(1, floor(one)) for one in exact]
    while sum(given) > halves:
        given[given.index(max(given))] -= 1
    while sum(given) < halves:
        lacking = [one - got for one, got in zip(exact, given, strict=True)]
        given[lacking.index(max(lacking))] += 1
    return [one / 2 for one in given]


def _called(call: ast.Call) -> tuple[str, str]:
    """Whose function is called, and which: `lesson`, `chart`."""
    name = call.func
    if isinstance(name, ast.Attribute) and isinstance(name.value, ast.Name):
        return name.value.id, name.attr
    return "", ""


def _start(minutes: str) -> int:
    """The first minute of "5\N{EN DASH}9"; minus one for nothing."""
    found = re.match(r"\d+", minutes)
    return int(found[0]) if found else -1

"""The text of a lesson for paper: its parts by name, without code, as plain HTML."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from terra_widgets.printing.markup import Html, joined, tag

HEADING = re.compile(r"^#{1,2} (?P<title>.+?) *\{(?P<part>\w+)[^}]*\} *$", re.MULTILINE)
CODE = re.compile(r"^```.*?^```\s*$", re.DOTALL | re.MULTILINE)
FOLDED = re.compile(r"<details>.*?</details>", re.DOTALL)
INLINE = re.compile(r"\*\*(?P<strong>.+?)\*\*|\*(?P<em>.+?)\*|`(?P<code>[^`]+)`", re.DOTALL)
BULLET = re.compile(r"^(?:[-*]|\d+\.) +")


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a lesson."""

    title: str
    text: str
    """Markdown, without code and without what is folded away."""


def read_parts(path: Path) -> dict[str, Part]:
    """The parts of `en.md`, by the mark in braces behind their heading."""
    text = CODE.sub("", path.read_text(encoding="utf-8"))
    found = list(HEADING.finditer(text))
    ends = [one.start() for one in found[1:]] + [len(text)]
    return {
        one["part"]: Part(one["title"], FOLDED.sub("", text[one.end() : end]).strip())
        for one, end in zip(found, ends, strict=True)
    }


def html(text: str) -> Html:
    """Paragraphs, lists and tables; whatever else is written stays text.

    >>> html("Go on: *why*?")
    '<p>Go on: <em>why</em>?</p>'
    """
    return joined(_block(block) for block in blocks(text))


def blocks(text: str) -> list[str]:
    """What stands between empty lines; a list that follows a paragraph at once is a block of its own."""
    isolated = re.sub(r"(?m)^(?!(?:[-*]|\d+\.) |  )(.+)\n(?=(?:[-*]|\d+\.) )", r"\1\n\n", text)
    return [block for block in re.split(r"\n\s*\n", isolated.strip()) if block.strip()]


def _block(block: str) -> Html:
    lines = block.splitlines()
    if all(line.lstrip().startswith("|") for line in lines):
        return _table(lines)
    if BULLET.match(lines[0]):
        return tag(
            "ol" if lines[0][0].isdigit() else "ul", *(tag("li", *inline(one)) for one in items(block))
        )
    return tag("p", *inline(" ".join(line.strip() for line in lines)))


def items(block: str) -> Iterator[str]:
    """The items of a list, their lines joined."""
    current: list[str] = []
    for line in block.splitlines():
        if BULLET.match(line):
            if current:
                yield " ".join(current)
            current = [BULLET.sub("", line).strip()]
        else:
            current.append(line.strip())
    if current:
        yield " ".join(current)


def inline(text: str) -> list[str | Html]:
    """Strong, emphasised and code, in a line of text."""
    parts: list[str | Html] = []
    end = 0
    for found in INLINE.finditer(text):
        parts.append(text[end : found.start()])
        name = found.lastgroup or "em"
        parts.append(tag(name, found[name]) if name == "code" else tag(name, *inline(found[name])))
        end = found.end()
    return [*parts, text[end:]]


def _table(lines: list[str]) -> Html:
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    rows = [row for row in rows if not all(re.fullmatch(r":?-+:?", cell) for cell in row)]
    return tag("table", *(tag("tr", *(tag("td", *inline(cell)) for cell in row)) for row in rows))

"""The text of a lesson for paper: its parts by name, without code, as plain HTML."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import mistune

from terra_widgets.lesson.folders import folder_of
from terra_widgets.lesson.source import Source, read_lesson
from terra_widgets.markup import Html
from terra_widgets.text import FALLBACK

HEADING = re.compile(r"^#{1,2} (?P<title>.+?) *\{(?P<part>\w+)[^}]*\} *$", re.MULTILINE)
CODE = re.compile(r"^```[^\n]*\n(?P<code>.*?)^```\s*$", re.DOTALL | re.MULTILINE)
FOLDED = re.compile(r"<details>.*?</details>", re.DOTALL)
Token = dict[str, Any]

_to_html = mistune.create_markdown(escape=True, plugins=["table"])
_to_tokens = mistune.create_markdown(renderer=None, plugins=["table"])


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a lesson."""

    title: str
    text: str
    """Markdown, without code and without what is folded away."""
    lead: str = ""
    """Of the text, what stands before the first code cell."""
    code: str = ""
    """The code cells."""


def read_source(name: str, language: str) -> Source:
    """A lesson; one that is not there in a language yet comes in English."""
    there = (folder_of(name) / f"{language}.toml").is_file()
    return read_lesson(name, language if there else FALLBACK)


def read_parts(path: Path) -> dict[str, Part]:
    """The parts of `en.md`, by the mark in braces behind their heading."""
    text = path.read_text(encoding="utf-8")
    # A comment in the code is no heading.
    found = list(HEADING.finditer(CODE.sub(lambda cell: re.sub(".", " ", cell[0]), text)))
    ends = [one.start() for one in found[1:]] + [len(text)]
    return {
        one["part"]: _part(one["title"], text[one.end() : end]) for one, end in zip(found, ends, strict=True)
    }


def _part(title: str, content: str) -> Part:
    code = "\n".join(cell["code"] for cell in CODE.finditer(content))
    plain, lead = (FOLDED.sub("", text).strip() for text in (CODE.sub("", content), CODE.split(content)[0]))
    return Part(title, plain, lead, code)


def section(path: Path, title: str) -> str:
    """What stands below a heading of a guide; empty where there is none."""
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return text.partition(f"\n## {title}\n")[2].partition("\n## ")[0].strip()


def html(text: str) -> Html:
    """Paragraphs, lists and tables; HTML that somebody wrote stays text.

    >>> html("Go on: *why*?").strip()
    '<p>Go on: <em>why</em>?</p>'
    """
    return Html(_to_html(text))


def lists(text: str) -> Html:
    """The lists of a text alone."""
    assert _to_html.renderer is not None
    found = [token for token in _tokens(text) if token["type"] == "list"]
    return Html(_to_html.renderer(found, mistune.BlockState()))


def _tokens(text: str) -> list[Token]:
    found = _to_tokens(text)
    assert isinstance(found, list)
    return found

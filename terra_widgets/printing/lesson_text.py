"""The text of a lesson for paper: its parts by name, without code, as plain HTML."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import mistune

from terra_widgets.markup import Html

HEADING = re.compile(r"^#{1,2} (?P<title>.+?) *\{(?P<part>\w+)[^}]*\} *$", re.MULTILINE)
CODE = re.compile(r"^```.*?^```\s*$", re.DOTALL | re.MULTILINE)
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


def emphasised(text: str) -> list[str]:
    """What stands between asterisks, as plain words.

    >>> emphasised("Go on: *It fell because*")
    ['It fell because']
    """
    return [" ".join(_words(token).split()) for token in _emphases(_tokens(text))]


def _tokens(text: str) -> list[Token]:
    found = _to_tokens(text)
    assert isinstance(found, list)
    return found


def _emphases(tokens: Sequence[Token]) -> Iterator[Token]:
    for token in tokens:
        if token["type"] == "emphasis":
            yield token
        else:
            yield from _emphases(token.get("children", ()))


def _words(token: Token) -> str:
    """The words of a token and of all in it, a space for the end of a line."""
    return str(token.get("raw") or "".join(map(_words, token.get("children", ()))) or " ")

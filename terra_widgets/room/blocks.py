"""Markdown as plain blocks of text: nothing that somebody wrote can become markup on a page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import mistune

from terra_widgets.room.shapes import Block, Span

FOLDED = re.compile(r"<details>\s*<summary>(.*?)</summary>(.*?)</details>", re.DOTALL)
Token = dict[str, Any]

_tokens = mistune.create_markdown(renderer=None, plugins=["table"])


def blocks(markdown: str) -> tuple[Block, ...]:
    """The paragraphs, headings, items and rows of a text; HTML in it stays text.

    >>> blocks("Go **on**!")
    ({'kind': 'paragraph', 'spans': [{'text': 'Go '}, {'text': 'on', 'strong': True}, {'text': '!'}]},)
    """
    # Text and what is folded away take turns: text, line, folded text, text, ...
    plain, *rest = FOLDED.split(markdown)
    found = list(_blocks(_parsed(plain)))
    for line, folded, text in zip(rest[::3], rest[1::3], rest[2::3], strict=True):
        fold = words(_blocks(_parsed(line)))
        found += [{**block, "fold": fold} for block in _blocks(_parsed(folded))]
        found += _blocks(_parsed(text))
    return tuple(found)


def words(made: Iterable[Block]) -> str:
    r"""Blocks as lines without any style.

    >>> words(blocks("- one\n- *two*"))
    '- one\n- two'
    """
    return "\n".join(map(_line, made))


def _line(block: Block) -> str:
    if "cells" in block:
        return " | ".join(_text(cell) for cell in block["cells"])
    text = _text(block.get("spans", []))
    return f"- {text}" if block["kind"] == "item" else text


def _text(spans: Iterable[Span]) -> str:
    return "".join(span["text"] for span in spans)


def _parsed(markdown: str) -> list[Token]:
    found = _tokens(markdown.strip())
    assert isinstance(found, list)
    return found


def _blocks(tokens: Iterable[Token]) -> Iterator[Block]:
    for token in tokens:
        kind, inside = token["type"], token.get("children", [])
        if kind in {"paragraph", "block_text"}:
            yield {"kind": "paragraph", "spans": _spans(inside)}
        elif kind == "heading":
            yield {"kind": "heading", "spans": _spans(inside)}
        elif kind == "list":
            yield from _items(token)
        elif kind == "table":
            yield from _rows(inside)
        elif kind == "block_code":
            for line in str(token.get("raw", "")).splitlines():
                yield {"kind": "paragraph", "spans": [{"text": line, "code": True}]}
        elif inside:
            yield from _blocks(inside)
        elif str(token.get("raw", "")).strip():
            yield {"kind": "paragraph", "spans": [{"text": token["raw"].strip()}]}


def _items(token: Token) -> Iterator[Block]:
    """Each item of a list; one with a number is a paragraph that begins with it."""
    facts = token.get("attrs", {})
    for number, item in enumerate(token["children"], start=facts.get("start", 1)):
        first, *more = list(_blocks(item["children"])) or [{"kind": "paragraph", "spans": []}]
        spans = first.get("spans", [])
        if facts.get("ordered"):
            yield {"kind": "paragraph", "spans": [{"text": f"{number}. "}, *spans]}
        else:
            yield {"kind": "item", "spans": spans}
        yield from more


def _rows(parts: Iterable[Token]) -> Iterator[Block]:
    """The rows of a table; its head is strong, and left out where nothing stands in it."""
    for part in parts:
        head = part["type"] == "table_head"
        for row in [part["children"]] if head else [row["children"] for row in part["children"]]:
            cells = [_spans(cell.get("children", []), **({"strong": True} if head else {})) for cell in row]
            if any(cells) or not head:
                yield {"kind": "row", "cells": cells}


STYLES = {"strong": {"strong": True}, "emphasis": {"soft": True}, "codespan": {"code": True}}


def _spans(tokens: Iterable[Token], **style: bool) -> list[Span]:
    """Pieces of a line; neighbours of one style are one piece."""
    found: list[Span] = []
    for token in tokens:
        own = {**style, **STYLES.get(token["type"], {})}
        if token["type"] in {"softbreak", "linebreak"}:
            fresh: list[Span] = [_span(" ", style)]
        elif "children" in token:
            fresh = _spans(token["children"], **own)
        else:
            fresh = [_span(str(token.get("raw", "")), own)]
        for span in fresh:
            if found and {**found[-1], "text": ""} == {**span, "text": ""}:
                found[-1]["text"] += span["text"]
            elif span["text"]:
                found.append(span)
    return found


def _span(text: str, style: dict[str, bool]) -> Span:
    span: Span = {"text": text}
    if style.get("strong"):
        span["strong"] = True
    if style.get("soft"):
        span["soft"] = True
    if style.get("code"):
        span["code"] = True
    return span

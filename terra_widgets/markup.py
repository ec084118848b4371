"""HTML in which a text stays a text: whatever somebody typed is never taken for markup."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

EMPTY = ("meta", "img", "br")
# Nothing may be loaded or run, whatever somebody has typed.
POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"


class Html(str):
    """Markup that was made here, or drawn by the view; every other text is escaped."""

    __slots__ = ()


def tag(name: str, /, *parts: str | Html, **attributes: str | float | bool | None) -> Html:
    """An element with its parts; an attribute `data_theme_of` is written `data-theme-of`, `class_` `class`.

    >>> tag("b", "<i>", class_="x")
    '<b class="x">&lt;i&gt;</b>'
    """
    written = "".join(_attribute(key, value) for key, value in attributes.items())
    return Html(f"<{name}{written}>" if name in EMPTY else f"<{name}{written}>{joined(parts)}</{name}>")


def _attribute(key: str, value: str | float | bool | None) -> str:
    if value is None or value is False:
        return ""
    key = key.rstrip("_").replace("_", "-")
    return f" {key}" if value is True else f' {key}="{escape(str(value))}"'


def joined(parts: Iterable[str | Html]) -> Html:
    """Parts one after the other, texts escaped.

    >>> joined(["a & b", tag("br")])
    'a &amp; b<br>'
    """
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts))


def whole_page(title: str, language: str, styles: Iterable[str], main: Html) -> str:
    """The text of an HTML file that needs nothing beside it."""
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", http_equiv="Content-Security-Policy", content=POLICY),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", title),
        *(tag("style", Html(style)) for style in styles if style),
    )
    return f"<!doctype html>\n{tag('html', head, tag('body', main), lang=language)}\n"

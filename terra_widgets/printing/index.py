"""The first page of a print kit: what there is, and how to print it at its real size."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.games.contract import GameDeck
from terra_widgets.markup import Html, tag
from terra_widgets.printing.page import Document
from terra_widgets.text import translate
from terra_widgets.text.words import clean, game_name

HOW = ("scale", "measure")
ALSO = ("paper", "grey")
BAR = "100 mm"


def index(deck: GameDeck, language: str, made: Sequence[Document], taught: Sequence[Document]) -> Document:
    """The list of everything, with links to it."""

    def say(key: str, **facts: str | int) -> str:
        return translate(key, language, **facts)

    title = say("print-kit-title", game=game_name(deck.game, language))
    body = [
        tag("h1", title),
        tag("p", say("print-kit-deck", deck=clean(deck.name))),
        tag("h2", say("print-how-title")),
        tag("ul", *(tag("li", say(f"print-how-{key}")) for key in HOW)),
        tag("div", BAR, class_="p-bar"),
        tag("ul", *(tag("li", say(f"print-how-{key}")) for key in ALSO)),
        tag("h2", say("print-what-title")),
        tag("ul", *map(_entry, made)),
    ]
    if taught:
        body += [
            tag("h2", say("print-handouts-title")),
            tag("p", say("print-handouts-note")),
            tag("ul", *map(_entry, taught)),
        ]
    return Document("index", title, "", tuple(body), language, flows=True)


def _entry(document: Document) -> Html:
    link = tag("a", document.title, href=f"{document.name}.html")
    return tag("li", link, f": {document.note}" if document.note else "")

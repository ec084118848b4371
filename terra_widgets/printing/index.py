"""The first page of a print kit: what there is, and how to print it at its real size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from terra_widgets.games.contract import GameDeck
from terra_widgets.markup import Html, tag
from terra_widgets.printing.page import Document
from terra_widgets.text import translate
from terra_widgets.text.words import clean, game_name

HOW = ("scale", "measure")
ALSO = ("paper", "grey")
BAR = "100 mm"


def index(
    deck: GameDeck,
    language: str,
    made: Sequence[Document],
    others: Mapping[str, Sequence[Document]],
    taught: Sequence[Document],
    teaching: Sequence[Document],
) -> Document:
    """The list of everything, with links to it.

    Parameters
    ----------
    deck
        The cards that are printed.
    language
        The language of the list.
    made
        The documents of the game.
    others
        Those of the other games that lessons play, by game.
    taught
        Hand-outs, their answers, and lessons without computers.
    teaching
        Plans and slides.
    """

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
    body += _needs(made, language)
    for game, documents in others.items():
        heading = say("print-other-game", game=game_name(game, language))
        body += [tag("h2", heading), tag("ul", *map(_entry, documents)), *_needs(documents, language, "h3")]
    for key, listed in (("handouts", taught), ("teaching", teaching)):
        if listed:
            body += [tag("h2", say(f"print-{key}-title")), tag("p", say(f"print-{key}-note"))]
            body += [tag("ul", *map(_entry, listed))]
    return Document("index", title, "", tuple(body), language, flows=True)


def _needs(documents: Sequence[Document], language: str, heading: str = "h2") -> list[Html]:
    needs = [need for one in documents for need in one.needs]
    if not needs:
        return []
    return [
        tag(heading, translate("print-needs-title", language)),
        tag("ul", *(tag("li", need) for need in needs)),
    ]


def _entry(document: Document) -> Html:
    link = tag("a", document.title, href=f"{document.name}.html")
    return tag("li", link, f": {document.note}" if document.note else "")

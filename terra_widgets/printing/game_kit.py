"""What every game has on paper: documents of its own, a page of rules, and a list of what else is needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from terra_widgets.games.contract import GameDeck
from terra_widgets.markup import Html, tag
from terra_widgets.printing.page import Document, card_pages, page
from terra_widgets.printing.paper import Paper
from terra_widgets.text import translate
from terra_widgets.text.words import game_name

STEPS = "turn"
"""The part of the rules whose sentences are numbered."""


class GameKit:
    """A game on paper.

    Parameters
    ----------
    deck, language, paper
        What is printed, in which language, on which paper.
    facts
        The numbers of its rules, for sentences.
    prefix
        How the keys of its rules begin, such as "print-terra".
    style
        A style sheet of its own.
    """

    def __init__(
        self, deck: GameDeck, language: str, paper: Paper, facts: Mapping[str, str | int], prefix: str,
        style: str = "",
    ) -> None:  # fmt: skip
        self.game, self.language, self.paper = deck.game, language, paper
        self.facts, self.prefix, self.style = dict(facts), prefix, style

    def say(self, key: str, **facts: str | int) -> str:
        """A sentence, which knows the numbers of the rules."""
        return translate(key, self.language, **{**self.facts, **facts})

    def number(self, count: int) -> str:
        """A number as people write it."""
        return translate("chart-number", self.language, value=count)

    def document(self, name: str, *body: Html, note: str = "", **facts: str | int) -> Document:
        """A document with its title, and a note on what it is for."""
        title = f"{game_name(self.game, self.language)}: {self.say(f'print-doc-{name}')}"
        told = self.say(note or f"print-doc-{name}-note", **facts)
        return Document(name.replace("-", "_"), title, told, body, self.language, style=self.style)

    def card_document(self, groups: Mapping[str, Sequence[Html]]) -> Document:
        """All cards, each group on pages of its own."""
        return replace(card_pages(self.game, groups, self.language, self.paper), style=self.style)

    def rules(
        self, parts: Mapping[str, Sequence[str]], needs: Sequence[str], *legend: Html,
        note: str = "print-doc-game-rules-note", **facts: str | int,
    ) -> Document:  # fmt: skip
        """The rules on one page, with what else is needed.

        Parameters
        ----------
        parts
            The parts of the rules, and the sentences of each, by the ends of their keys.
        needs
            What the printer doesn't bring, by the ends of keys.
        legend
            What stands below the aim.
        """
        told = [
            tag(
                "section",
                tag("h2", self.say(f"{self.prefix}-part-{part}")),
                tag(
                    "ol" if part == STEPS else "ul",
                    *(tag("li", self.say(f"{self.prefix}-rule-{key}", **facts)) for key in keys),
                ),
            )
            for part, keys in parts.items()
        ]
        wanted = tuple(self.say(f"print-need-{key}") for key in needs)
        lines = tag("ul", *(tag("li", line) for line in wanted))
        told.append(tag("section", tag("h2", self.say("print-needs-title")), lines))
        sheet = page(
            tag("h2", game_name(self.game, self.language), class_="p-title"),
            tag("p", self.say(f"{self.prefix}-aim"), class_="p-lead"),
            *legend,
            tag("div", *told, class_="p-columns"),
            tag("p", self.say("print-rules-foot"), class_="p-note"),
            class_="p-rules",
        )
        return replace(self.document("rules", sheet, note=note), needs=wanted)


def token(drawn: Html, class_: str = "") -> Html:
    """Something small to cut out."""
    return tag("span", drawn, class_=f"p-token {class_}".strip())


def disc(sign: str, class_: str) -> Html:
    """A round piece with a sign on it; its class gives it a pattern of its own."""
    face = tag("circle", cx="20", cy="20", r="18")
    # A plain ground below the sign: it can be read on any pattern.
    plain = tag("circle", cx="20", cy="20", r="11", class_="p-ground")
    drawn = tag(
        "svg", face, plain, tag("text", sign, x="20", y="20"), viewBox="0 0 40 40", aria_hidden="true"
    )
    return token(drawn, f"p-disc {class_}")


def pawns(count: int, language: str) -> list[Html]:
    """A pawn for each player, told apart by number and rim."""
    return [
        tag("span", tag("span", translate("print-pawn", language, number=n), class_="p-sr"),
            disc(str(n), f"p-pawn p-rim-{n}"), data_part="pawn")
        for n in range(1, count + 1)
    ]  # fmt: skip

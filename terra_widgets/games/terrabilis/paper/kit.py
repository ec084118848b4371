"""Terrabilis on paper: board, countries, cards, money, counters and a page of rules."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from terra_widgets.games.contract import GameDeck
from terra_widgets.games.terrabilis.deck.cards import RESOURCES, TerrabilisDeck
from terra_widgets.games.terrabilis.how_to_play import RULES
from terra_widgets.games.terrabilis.paper import faces
from terra_widgets.games.terrabilis.paper.board import board
from terra_widgets.games.terrabilis.rules.numbers import (
    ECONOMIC_POINTS,
    FACTS,
    GOALS,
    LARGE_NOTE,
    MOST_BLACK,
    NOTE,
    NOTES,
    PLAYERS,
    POINT_TERRAS,
    RENEWABLE_POINTS,
    SERVICE_POINTS,
    START,
)
from terra_widgets.markup import Html, tag
from terra_widgets.printing.faces import plain_card
from terra_widgets.printing.game_kit import GameKit, disc, pawns
from terra_widgets.printing.page import Document, page, sheets
from terra_widgets.printing.paper import TOKENS, Grid, Paper
from terra_widgets.text.words import game_name

MONEY = Grid(46, 24, 4, 11)
SPARE = 2
"""So many times what all countries start with is printed of what the bank gives and takes."""
MATS_ON_A_PAGE = 2
SET_UP = {"setup": ("goal", "start", "piles")}
"""A part of the page of rules that a board does by itself, and its sentences."""
NEEDS = ("terrabilis-dice", "scissors", "glue", "pencil", "bags", "terrabilis-pawns")
BLACK = "\N{MULTIPLICATION SIGN}"
"""What stands on a black counter."""
MEMBER, LOAN = ("pay", "trade", "fund", "war"), ("get", "year", "back")


def documents(deck: GameDeck, language: str, paper: Paper) -> tuple[Document, ...]:
    """Everything for playing without a computer."""
    assert isinstance(deck, TerrabilisDeck)
    kit = _Kit(deck, language, paper)
    return (kit.board(), kit.countries(), kit.cards(), kit.money(), kit.tokens(), kit.rules_page())


@cache
def _style() -> str:
    return files(__package__).joinpath("paper.css").read_text(encoding="utf-8")


class _Kit(GameKit):
    def __init__(self, deck: TerrabilisDeck, language: str, paper: Paper) -> None:
        start = dict(zip(RESOURCES, START, strict=True))
        super().__init__(deck, language, paper, {**FACTS, **GOALS, **start}, "print-terrabilis", _style())
        self.deck = deck

    def board(self) -> Document:
        made = board(self.deck, self.language, self.paper, self.say)
        return self.document("board", made, note="print-doc-terrabilis-board-note")

    # Cards

    def cards(self) -> Document:
        """All cards; the questions are to be folded, with the answer on the back."""
        groups: dict[str, list[Html]] = {}
        for card in self.deck.cards:
            named = self.say(f"terrabilis-category-{card.category}")
            groups.setdefault(named, []).append(faces.infrastructure(card, named, self.language))
        hazards = [faces.hazard(card, self.language) for card in self.deck.hazards]
        groups[self.say("print-terrabilis-hazard")] = hazards
        groups[self.say("print-terrabilis-papers")] = self.papers()
        named = f"{self.say('print-terrabilis-quiz')}. {self.say('print-terrabilis-fold')}"
        groups[named] = [faces.question(card, self.language) for card in self.deck.quiz]
        return self.card_document(groups)

    def papers(self) -> list[Html]:
        """An Alliance card and a loan for each country (TB-2, TB-3)."""
        made = []
        for kind, keys in (("member", MEMBER), ("loan", LOAN)):
            lines = [self.say(f"print-terrabilis-{kind}-{key}") for key in keys]
            named = self.say(f"print-terrabilis-{kind}")
            sort = self.say("print-terrabilis-papers")
            face = plain_card(mark=named[0].upper(), kind=sort, name=named, lines=lines)
            made += [tag("div", face, class_="p-whole", data_part=kind)] * PLAYERS
        return made

    # The table

    def countries(self) -> Document:
        """A mat for each country, with what it starts with (TB-2) and how it counts (TB-61)."""
        mats = [self.mat() for _ in range(PLAYERS)]
        pages = [
            page(*mats[n : n + MATS_ON_A_PAGE], class_="p-halves") for n in range(0, PLAYERS, MATS_ON_A_PAGE)
        ]
        return self.document("countries", *pages)

    def mat(self) -> Html:
        places = [
            tag(
                "div",
                tag("b", self.say(f"print-terrabilis-kind-{kind}")),
                tag("span", self.say("print-terrabilis-country-starts", count=count)),
                class_="p-store",
            )
            for kind, count in zip(RESOURCES, START, strict=True)
        ]
        count = "\N{MULTIPLICATION SIGN}"
        lines = [
            f"{self.say('terrabilis-category-services')} {count} {SERVICE_POINTS}",
            f"{self.say('terrabilis-category-economic')} {count} {ECONOMIC_POINTS}",
            f"{self.say('print-terrabilis-source', source='renewable')} {count} {RENEWABLE_POINTS}",
            f"{self.say('print-terrabilis-kind-nature')} {count} 1",
            f"{self.say('print-terrabilis-kind-wellbeing')} {count} 1",
            f"{self.say('print-terrabilis-kind-terras')} \N{DIVISION SIGN} {self.number(POINT_TERRAS)}",
            self.say("print-table-sum"),
        ]
        heads = tag("tr", *(tag("th", line, scope="col") for line in lines))
        boxes = tag("tr", *(tag("td") for _ in lines))
        return tag(
            "section",
            tag("h2", self.say("print-terrabilis-country")),
            tag("div", *places, class_="p-stores"),
            tag("p", self.say("print-terrabilis-country-built")),
            tag("table", tag("thead", heads), tag("tbody", boxes), class_="p-count"),
            data_part="country",
        )

    def tokens(self) -> Document:
        """Counters: all nature and well-being there is, and more energy than at the start."""
        counts = {
            "nature": START[0] * PLAYERS,
            "wellbeing": START[1] * PLAYERS,
            "energy": START[2] * PLAYERS * SPARE,
            "black": MOST_BLACK,
        }
        pieces = []
        for kind, count in counts.items():
            named = self.say("print-terrabilis-black" if kind == "black" else f"print-terrabilis-kind-{kind}")
            sign = BLACK if kind == "black" else self.say(f"print-terrabilis-letter-{kind}")
            drawn = tag("span", tag("span", named, class_="p-sr"), disc(sign, f"p-{kind}"), data_part=kind)
            pieces += [drawn] * count
        pieces += pawns(PLAYERS, self.language)
        made = sheets(pieces, TOKENS, self.paper, self.say("print-doc-tokens"))
        return self.document("tokens", *made, note="print-doc-terrabilis-tokens-note", count=len(pieces))

    def money(self) -> Document:
        """Notes enough for all countries to start with, and for the bank."""
        pages: list[Html] = []
        for note in NOTES:
            needed = START[3] * PLAYERS // (NOTE + LARGE_NOTE)
            one = self.note(note)
            full = MONEY.places * -(-needed * SPARE // MONEY.places)
            pages += sheets([one] * full, MONEY, self.paper, self.say("print-doc-money"))
        count = sum(page.count('data-part="note') for page in pages)
        return self.document("money", *pages, count=count)

    def note(self, worth: int) -> Html:
        name = tag("span", game_name(self.game, self.language))
        value = tag("b", self.number(worth))
        kind = "p-large" if worth == LARGE_NOTE else ""
        return tag("div", name, value, tag("span", self.say("print-terrabilis-kind-terras")),
                   class_=f"p-bank {kind}".strip(), data_part=f"note {worth}")  # fmt: skip

    def rules_page(self) -> Document:
        return self.rules({**SET_UP, **RULES}, NEEDS)

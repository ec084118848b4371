"""Terra on paper: its cards, a board with the score track and the limits, pawns, and a page of rules."""

from __future__ import annotations

from terra_widgets.games.contract import GameDeck
from terra_widgets.games.terra.deck import COLOURS, REGIONS, Crisis, Solution, TerraDeck
from terra_widgets.games.terra.how_to_play import RULES
from terra_widgets.games.terra.rules.numbers import DEALT, FACTS, PLAYERS, WORLD_LIMIT
from terra_widgets.markup import Html, tag
from terra_widgets.printing.drawings import emblem
from terra_widgets.printing.faces import plain_card
from terra_widgets.printing.game_kit import GameKit, disc, pawns
from terra_widgets.printing.page import Document, page, sheets
from terra_widgets.printing.paper import TOKENS, Paper
from terra_widgets.text import translate
from terra_widgets.text.words import clean

TRACK, ROW = 60, 10
"""Places of the score track, and how many lie in a row."""
PAGE_OF_RULES = {"setup": ("deal", "pile", "board"), **RULES, "end": (*RULES["end"], "teams")}
"""Its parts, and the sentences of each: more than on a board, which does some of it by itself."""
NEEDS = ("scissors", "bags", "terra-pawns")


def documents(deck: GameDeck, language: str, paper: Paper) -> tuple[Document, ...]:
    """Everything for playing without a computer."""
    assert isinstance(deck, TerraDeck)
    kit = _Kit(deck, language, paper)
    return (kit.cards(), kit.board(), kit.tokens(), kit.rules_page())


class _Kit(GameKit):
    def __init__(self, deck: TerraDeck, language: str, paper: Paper) -> None:
        super().__init__(deck, language, paper, FACTS, "print-terra")
        self.deck = deck

    def cards(self) -> Document:
        """All cards, each as often as the game has it."""
        deck, language = self.deck, self.language
        solutions = [_solution(card, language) for card in deck.solutions for _ in range(card.count)]
        return self.card_document(
            {
                self.say("print-terra-crisis"): [_crisis(card, language) for card in deck.crises],
                self.say("print-terra-solution"): solutions,
            }
        )

    def board(self) -> Document:
        """How close the end is (TR-50), and the score track."""
        places = [tag("span", str(n), data_part="place") for n in range(1, WORLD_LIMIT + 1)]
        points = [tag("span", str(n), data_part="point") for n in range(TRACK)]
        sheet = page(
            tag("h2", self.say("print-terra-table")),
            tag("p", self.say("print-terra-table-how")),
            self.table(),
            tag("p", self.say("print-terra-markers")),
            tag("div", *places, class_="p-places", style=f"--columns:{WORLD_LIMIT}"),
            tag("p", self.say("print-terra-track", lap=TRACK)),
            tag("div", *points, class_="p-places p-track", style=f"--columns:{ROW}"),
            class_="p-board",
        )
        return self.document("board", sheet, note="print-doc-terra-board-note")

    def table(self) -> Html:
        """A place for each crisis: a row is a region, a column a colour."""
        language = self.language
        crises = {(card.region, card.colour): card for card in self.deck.crises}
        colours = [self.say("print-terra-colour", colour=colour) for colour in COLOURS]
        heads = ["", *colours, ""]
        rows = []
        for region, name in enumerate(REGIONS):
            cells = []
            for colour in range(len(COLOURS)):
                card = crises[region, colour]
                mark = tag("b", f"{_letter(colour, language)} {card.threat}")
                named = tag("span", clean(card.names.get(language, card.name)))
                cells.append(tag("td", mark, named, data_part="crisis"))
            head = tag("th", self.say("print-terra-region", region=name), scope="row")
            rows.append(
                tag("tr", head, *cells, tag("td", self.say("print-terra-row-limit"), class_="p-limit"))
            )
        limit = tag("td", self.say("print-terra-column-limit"), class_="p-limit")
        rows.append(tag("tr", tag("td"), *[limit] * len(COLOURS), tag("td")))
        top = tag(
            "thead", tag("tr", *(tag("th", head, scope="col") if head else tag("td") for head in heads))
        )
        return tag("table", top, tag("tbody", *rows), class_="p-crises")

    def tokens(self) -> Document:
        """A pawn for each player, and a marker for each full-blown crisis."""
        warned = tag("span", self.say("print-terra-marker"), class_="p-sr")
        marker = tag("span", warned, disc("!", "p-rim-1"), data_part="marker")
        pieces = [*pawns(PLAYERS, self.language), *[marker] * WORLD_LIMIT]
        named = self.say("print-doc-tokens")
        made = sheets(pieces, TOKENS, self.paper, named)
        return self.document("tokens", *made, note="print-doc-terra-tokens-note")

    def rules_page(self) -> Document:
        dealt = [self.say("print-terra-dealt", players=n, cards=cards) for n, cards in DEALT.items()]
        return self.rules(PAGE_OF_RULES, NEEDS, dealt=", ".join(dealt))


def _crisis(card: Crisis, language: str) -> Html:
    colour = translate("print-terra-colour", language, colour=COLOURS[card.colour])
    return plain_card(
        mark=_letter(card.colour, language),
        kind=f"{translate('print-terra-crisis', language)}, {colour}",
        name=clean(card.names.get(language, card.name)),
        lines=[
            translate("print-terra-region", language, region=REGIONS[card.region]),
            translate("print-terra-threat", language, threat=card.threat),
        ],
        note=clean(card.notes.get(language, card.note)),
        corner=str(card.threat),
        card=card.id,
        picture=emblem("terra", card.id),
    )


def _solution(card: Solution, language: str) -> Html:
    colour = translate("print-terra-colour", language, colour=COLOURS[card.colour])
    return plain_card(
        mark=f"{_letter(card.colour, language)}{card.value}",
        kind=f"{translate('print-terra-solution', language)}, {colour}",
        name=clean(card.names.get(language, card.name)),
        note=clean(card.notes.get(language, card.note)),
        corner=f"{_letter(card.colour, language)}{card.value}",
        card=card.id,
        picture=emblem("terra", card.id),
    )


def _letter(colour: int, language: str) -> str:
    """The letter of a colour in a language."""
    return translate("print-terra-colour", language, colour=COLOURS[colour])[0].upper()

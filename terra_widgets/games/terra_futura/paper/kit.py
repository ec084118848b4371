"""Terra Futura on paper: its deck, territories, tokens, score sheets and a page of rules."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from terra_widgets.games.contract import GameDeck
from terra_widgets.games.terra_futura.deck import KINDS, LEVELS, Deck
from terra_widgets.games.terra_futura.how_to_play import RULES, WORTH
from terra_widgets.games.terra_futura.paper import drawings
from terra_widgets.games.terra_futura.paper.faces import scoring_card, slots, territory_card
from terra_widgets.games.terra_futura.rules.numbers import FACTS, PLAYERS, POINTS, POLLUTION, TURNS
from terra_widgets.games.terra_futura.rules.numbers import TOKENS as SUPPLY
from terra_widgets.games.terra_futura.screen.cards import card_faces
from terra_widgets.markup import Html, tag
from terra_widgets.printing.faces import back
from terra_widgets.printing.game_kit import GameKit
from terra_widgets.printing.page import Document, page, sheet, sheets
from terra_widgets.printing.paper import CARDS, TOKENS, Paper
from terra_widgets.text.words import game_name, words

TURN_LINES = (*map(str, range(1, TURNS + 1)), "final")
"""The lines of a table that learners fill in while they play."""
COLUMNS = ("placed", "chances", "used", "tokens", "coins", "cubes", "all-cubes")
"""What they write down, by the last part of a sentence's key."""
SHEETS_ON_A_PAGE = 2
EDITION = "later"
SET_UP = {"setup": ("deal", "rows", "boxes")}
"""A part of the page of rules that a board does by itself, and its sentences."""
NEEDS = ("scissors", "pencil", "bags")
REFERENCE = ("mat-take", "mat-place", "mat-line", "rule-pass")
MAT = ("shape", "take", "place", "line", "make", "pay", "space", "stop", "end")


def documents(deck: GameDeck, language: str, paper: Paper) -> tuple[Document, ...]:
    """Everything for playing without a computer."""
    assert isinstance(deck, Deck)
    kit = _Kit(deck, language, paper)
    return (
        kit.cards(),
        kit.two_sided(),
        kit.territories(),
        kit.tokens(),
        kit.score_sheets(),
        kit.rules_page(),
    )


@cache
def _style() -> str:
    return files(__package__).joinpath("paper.css").read_text(encoding="utf-8")


class _Kit(GameKit):
    def __init__(self, deck: Deck, language: str, paper: Paper) -> None:
        super().__init__(deck, language, paper, FACTS, "print", _style())
        self.deck = deck
        self.words = words(language)

    # Cards

    def faces(self) -> dict[str, list[Html]]:
        """The faces of all cards by level, each level on pages of its own."""
        made = card_faces(self.deck, self.language)
        levels: dict[str, list[Html]] = {level: [] for level in LEVELS}
        for card, face in zip(self.deck.cards, made.cards, strict=True):
            levels[card.level].append(territory_card(face, self.language, first=card.first))
        levels["scoring"] = [
            scoring_card(
                face,
                (self.say("print-goal-set", points=face["points"]), self.say("print-goal-pattern")),
                self.language,
            )
            for face in made.scoring
        ]
        return {level: faces for level, faces in levels.items() if faces}

    def level(self, level: str) -> str:
        return self.say(f"print-level-{level.lower()}")

    def pages(self, level: str, faces: list[Html]) -> tuple[Html, ...]:
        return sheets(faces, CARDS, self.paper, self.level(level))

    def cards(self) -> Document:
        groups = {self.level(level): faces for level, faces in self.faces().items()}
        return self.card_document(groups)

    def two_sided(self) -> Document:
        pages = []
        for level, faces in self.faces().items():
            sign = {"start": drawings.sign("home"), "scoring": drawings.sign("star")}.get(level, level)
            behind = [back(sign, self.level(level))] * CARDS.places
            for one in self.pages(level, faces):
                # The backs are all alike, so it does not matter which way a printer turns the sheet.
                pages += [one, sheet(behind, CARDS, self.paper, self.say("print-backs"), marks=False)]
        return self.document("cards-two-sided", *pages)

    # The table

    def territories(self) -> Document:
        pictures = {
            "line": drawings.pattern((0, 0, 1, 1, 1, 1, 0, 0, 1)),
            "space": tag("span", slots(0, 1), slots(1, 1), class_="p-minis"),
            "stop": tag("span", slots(1, 1, blocked=True), class_="p-minis"),
        }
        places = [
            tag(
                "div",
                tag("b", str(n), class_="p-number"),
                tag("p", self.say(f"print-mat-{key}")),
                pictures.get(key, ""),
                class_="p-place",
            )
            for n, key in enumerate(MAT, start=1)
        ]
        mat = sheet(places, CARDS, self.paper, self.say("print-mat"), marks=False)
        helps = sheet([self.reference()] * CARDS.places, CARDS, self.paper, self.say("print-reference"))
        return self.document("territories", mat, helps)

    def reference(self) -> Html:
        """What a player wants to look up while playing, on a card."""
        steps = tag("ol", *(tag("li", self.say(f"print-{key}")) for key in REFERENCE))
        worth = tag("p", *self.worth(), class_="p-worth")
        return tag(
            "article",
            tag("h3", self.say("print-part-turn")),
            steps,
            tag("h3", self.say("print-part-pollution")),
            tag("p", self.say("print-mat-space")),
            tag("p", self.say("print-mat-stop")),
            tag("h3", self.say("print-part-count")),
            worth,
            class_="p-face p-help",
        )

    def worth(self) -> list[Html]:
        """What each resource scores by itself (TF-62)."""
        return [
            tag("span", drawings.icon(kind, self.language), tag("b", str(points)), class_="t-pieces")
            for kind, points in zip(KINDS, POINTS, strict=True)
            if points
        ]

    def tokens(self) -> Document:
        counts = [*zip(KINDS, SUPPLY, strict=True), ("pollution", POLLUTION[EDITION])]
        pieces = [
            tag("span", drawings.icon(kind, self.language), class_="p-token")
            for kind, n in counts
            for _ in range(n)
        ]
        named = self.say("print-doc-tokens")
        return self.document("tokens", *sheets(pieces, TOKENS, self.paper, named), count=len(pieces))

    def score_sheets(self) -> Document:
        halves = [self.score_sheet() for _ in range(SHEETS_ON_A_PAGE)]
        return self.document("score-sheets", page(*halves, class_="p-halves"))

    def score_sheet(self) -> Html:
        heads = [tag("th", "\N{NO-BREAK SPACE}", scope="col", class_="p-write") for _ in range(PLAYERS)]
        boxes = [tag("td", class_="p-write") for _ in range(PLAYERS)]
        rows = [
            self.score_row(f"{self.say(f'count-{kind}')} \N{MULTIPLICATION SIGN} {points}", kind)
            for kind, points in zip(KINDS, POINTS, strict=True)
            if points
        ]
        rows.append(self.score_row(self.say("print-score-set"), ""))
        rows.append(self.score_row(self.say("print-score-polluted"), "pollution"))
        lines = [tag("tr", tag("th", *words, scope="row"), *boxes) for words in rows]
        total = tag("tr", tag("th", self.words["total"], scope="row"), *boxes, class_="p-total")
        tie = tag("tr", tag("th", *self.score_row(self.say("print-score-tie"), ""), scope="row"), *boxes)
        head = tag("tr", tag("th", self.say("print-player"), scope="col"), *heads)
        return tag(
            "section",
            tag("h2", f"{game_name(self.deck.game, self.language)}: {self.words['score']}"),
            tag("table", tag("thead", head), tag("tbody", *lines, total, tie), class_="p-score"),
            tag("p", self.say("print-score-note")),
        )

    def score_row(self, words: str, kind: str) -> list[str | Html]:
        return [drawings.icon(kind, self.language), " ", words] if kind else [words]

    def rules_page(self) -> Document:
        counts = {level: sum(card.level == level for card in self.deck.cards) for level in LEVELS}
        facts: dict[str, str | int] = {"start": counts["start"], **WORTH}
        kinds = [
            tag("li", drawings.icon(kind, self.language), " ", self.say(f"print-kind-{kind}"))
            for kind in (*KINDS, "raw", "pollution")
        ]
        legend = tag("ul", *kinds, class_="p-legend")
        return self.rules({**SET_UP, **RULES}, NEEDS, legend, note="print-doc-rules-note", **facts)

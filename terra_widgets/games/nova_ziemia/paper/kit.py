"""Nova Ziemia on paper: tiles to fold, the planet, its cards, and a page of rules."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from terra_widgets.games.contract import GameDeck
from terra_widgets.games.nova_ziemia.deck import Disaster, NovaDeck, Task
from terra_widgets.games.nova_ziemia.how_to_play import RULES
from terra_widgets.games.nova_ziemia.paper.tiles import SIZE, letter, patterns, tile
from terra_widgets.games.nova_ziemia.rules.disasters import washes
from terra_widgets.games.nova_ziemia.rules.ending import RANKS
from terra_widgets.games.nova_ziemia.rules.numbers import ACTIONS_A_TURN, FACTS, RANK_STEPS, TARGET
from terra_widgets.markup import Html, tag
from terra_widgets.printing.drawings import emblem
from terra_widgets.printing.faces import plain_card
from terra_widgets.printing.game_kit import GameKit
from terra_widgets.printing.page import Document, page, sheets
from terra_widgets.printing.paper import Grid, Paper
from terra_widgets.text import translate
from terra_widgets.text.words import clean

SIDE = 4
"""Rows and columns of the planet (TX-10)."""
FOLDED = Grid(SIZE, 2 * SIZE, SIDE, 3)
"""Tiles lie edge to edge: every cut parts two of them."""
PAGE_OF_RULES = {"setup": ("tiles", "hands", "goals"), **RULES, "against": (*RULES["against"], "target")}
"""Its parts, and the sentences of each: more than on a board, which does some of it by itself."""
NEEDS = ("scissors", "glue", "bags", "nova-clock")


def documents(deck: GameDeck, language: str, paper: Paper) -> tuple[Document, ...]:
    """Everything for playing without a computer."""
    assert isinstance(deck, NovaDeck)
    kit = _Kit(deck, language, paper)
    return (kit.tiles(), kit.planet(), kit.cards(), kit.rules_page())


@cache
def _style() -> str:
    return files(__package__).joinpath("paper.css").read_text(encoding="utf-8")


class _Kit(GameKit):
    def __init__(self, deck: NovaDeck, language: str, paper: Paper) -> None:
        super().__init__(deck, language, paper, FACTS, "print-nova", _style())
        self.deck = deck

    def tiles(self) -> Document:
        """The tiles of the planet, front above and back below."""
        named = self.say("print-nova-tiles")
        pages = list(sheets([tile(one, self.language) for one in self.deck.tiles], FOLDED, self.paper, named))
        # The patterns stand once in the document; every tile points at them.
        pages[0] = Html(pages[0].replace("</section>", f"{patterns()}</section>"))
        return self.document("tiles", *pages, count=len(self.deck.tiles))

    def cards(self) -> Document:
        """Missions, goals and disasters."""
        deck, language = self.deck, self.language
        return self.card_document(
            {
                self.say("print-nova-mission"): [_task(task, language) for task in deck.missions],
                self.say("print-nova-goal"): [_task(task, language) for task in deck.goals],
                self.say("print-nova-disasters"): [_disaster(card, language) for card in deck.disasters],
            }
        )

    def planet(self) -> Document:
        """Places for the tiles, the actions of a turn, and the ranks (TX-31, TX-41)."""
        places = [
            tag("span", f"{chr(ord('a') + column)}{row}", data_part="place")
            for row in range(1, SIDE + 1)
            for column in range(SIDE)
        ]
        actions = [tag("span", str(n), data_part="action") for n in range(1, ACTIONS_A_TURN + 1)]
        sheet = page(
            tag("div", *places, class_="p-planet", style=f"--columns:{SIDE};--tile:{SIZE}mm"),
            tag("h2", self.say("print-nova-actions")),
            tag("div", *actions, class_="p-places", style=f"--columns:{ACTIONS_A_TURN}"),
            tag("h2", self.say("print-nova-ranks")),
            self.ranks(),
            class_="p-board",
        )
        return self.document("planet", sheet)

    def ranks(self) -> Html:
        rows = []
        for choice, (lowest, steps) in RANK_STEPS.items():
            cells = [tag("td")] * lowest
            for above, step in enumerate((0, *steps)):
                named = self.say("print-nova-rank", rank=RANKS[lowest + above])
                cells.append(tag("td", tag("b", named), tag("br"), self.say("print-nova-from", count=step)))
            cells += [tag("td")] * (len(RANKS) - len(cells))
            rows.append(
                tag("tr", tag("th", self.say("print-nova-choice", choice=choice), scope="row"), *cells)
            )
        return tag("table", tag("tbody", *rows), class_="p-ranks")

    def rules_page(self) -> Document:
        targets = [self.say("print-nova-target", players=n, points=points) for n, points in TARGET.items()]
        return self.rules(PAGE_OF_RULES, NEEDS, targets=", ".join(targets))


def _task(task: Task, language: str) -> Html:
    facts: dict[str, str | int] = {
        "count": task.zones,
        "colour": translate(f"nova-colour-{task.colour}", language),
        "value": task.value,
    }
    lines = [translate("nova-draw-need", language, **facts)]
    if task.players > 1:
        lines.append(translate("print-nova-players", language, count=task.players))
    mark = f"{letter(task.colour, language)}{task.value}"
    return plain_card(
        mark=mark,
        kind=translate(f"print-nova-{task.kind}", language),
        name=clean(task.names.get(language, task.name)),
        lines=lines,
        note=clean(task.notes.get(language, task.note)),
        corner=f"{task.zones}\N{MULTIPLICATION SIGN}" if task.zones > 1 else "",
        card=task.id,
        picture=emblem("nova_ziemia", task.id),
    )


def _disaster(card: Disaster, language: str) -> Html:
    lines = [
        translate(f"nova-effect-{what.removeprefix('no ')}", language, count=n, washes=washes(what, n))
        for what, n in card.effects
    ]
    return plain_card(
        mark="!" if card.level == "yellow" else "!!",
        kind=translate("print-nova-disaster", language, level=card.level),
        name=clean(card.names.get(language, card.name)),
        lines=lines,
        note=clean(card.notes.get(language, card.note)),
        card=card.id,
        picture=emblem("nova_ziemia", card.id),
    )

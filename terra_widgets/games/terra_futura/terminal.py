"""Terra Futura in a terminal: market, territories, and whose decision it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from terra_widgets.games.terra_futura.deck import KINDS, Card
from terra_widgets.games.terra_futura.rules import TerraFutura
from terra_widgets.games.terra_futura.rules.cards import room_for
from terra_widgets.games.terra_futura.rules.moves import LEVELS
from terra_widgets.games.terra_futura.rules.numbers import FINAL_TURN, ROW_LENGTH, TURNS
from terra_widgets.games.terra_futura.rules.supply import supply
from terra_widgets.text import translate

if TYPE_CHECKING:
    from terra_widgets.table.table import Table

TITLE = "Terra Futura"
WIDTH = 22
MOST_MOVES = 12
LETTERS = dict(zip(KINDS, "GRYFCOM", strict=True))


def draw(table: Table) -> str:
    """The whole table, without what is secret."""
    game = table.game
    assert isinstance(game, TerraFutura)
    people = [name for name in table.names if name not in table.automatic]
    # One person among automatic players looks at their own screen.
    view = table.view(people[0] if len(people) == 1 else None)
    cards = {card.id: card for card in game.cards.deck.cards}
    language = table.language
    lines = [_title(table), ""]
    for level in LEVELS:
        lines += _row(view, level, cards, language)
    lines += ["", f"{translate('draw-supply', language)}: {_supply(game, table)}"]
    for player in view["players"]:
        lines += ["", *_territory(player, cards, language)]
    if len(people) == 1 and game.outcome(table.state) is None:
        lines += ["", *_scoring(game, view, people[0], language)]
    return "\n".join([*lines, "", *_decision(table, view, cards)])


def _title(table: Table) -> str:
    if table.to_move is None:
        return translate("draw-over", table.language, game=TITLE)
    number, turn = table.game.clock(table.state)
    key = "draw-final" if number == FINAL_TURN else "draw-round"
    return translate(key, table.language, game=TITLE, round=number, turns=TURNS, name=table.names[turn])


def _row(view: dict[str, Any], level: str, cards: dict[str, Card], language: str) -> list[str]:
    deck, row = view["decks"][level], view["market"][level]
    size = deck if isinstance(deck, int) else len(deck)
    lines = [translate("draw-deck", language, level=level, deck=size, pile=len(view["discards"][level]))]
    for place, card in enumerate(row, start=1 + ROW_LENGTH - len(row)):
        lines.append(f"  {level + str(place):4} {_card(cards[card], language)}")
    return lines


def _card(card: Card, language: str) -> str:
    effects = " | ".join(effect.text for effect in card.effects)
    spaces = f"  [{'.' * card.spaces}]" if card.spaces else ""
    return f"{card.id:5} {card.names.get(language, card.name):26} {effects}{spaces}"


def _supply(game: TerraFutura, table: Table) -> str:
    left, cubes = supply(game, table.state)
    boxes = zip((*KINDS, "pollution"), (*left, cubes), strict=True)
    return ", ".join(translate(f"amount-{kind}", table.language, count=n) for kind, n in boxes)


def _territory(player: dict[str, Any], cards: dict[str, Card], language: str) -> list[str]:
    """A grid: each place three lines high; letters for tokens, # for cubes, dots for free spaces."""
    cells = player["territory"]
    columns = sorted({cell[0] for cell in cells})
    rows = sorted({cell[1] for cell in cells})
    lines = [player["name"], "   " + "".join(f" {column:{WIDTH}}" for column in columns)]
    for row in rows:
        places = [_place(cells.get(column + row), cards, language) for column in columns]
        edge = "   " + "+".join(["", *["-" * WIDTH for _ in columns], ""])
        lines.append(edge)
        for i, mark in enumerate(f" {row} "):
            lines.append(f" {mark} |" + "|".join(f" {place[i]:{WIDTH - 1}}" for place in places) + "|")
    return [*lines, edge]


def _place(here: dict[str, Any] | None, cards: dict[str, Card], language: str) -> tuple[str, str, str]:
    if here is None:
        return "", "", ""
    card = cards[here["card"]]
    cubes = here.get("pollution", 0)
    name = f"{card.id} {card.names.get(language, card.name)}"
    tokens = " ".join(f"{here[kind]}{LETTERS[kind]}" for kind in KINDS if kind in here)
    spaces = "#" * min(cubes, card.spaces) + "." * (card.spaces - cubes)
    marks = f"[{spaces}]" if card.spaces else ""
    if cubes >= room_for(card):
        marks += f" # {translate('draw-inactive', language)}"
    return name[: WIDTH - 2], tokens[: WIDTH - 2], marks.strip()


def _scoring(game: TerraFutura, view: dict[str, Any], name: str, language: str) -> list[str]:
    held = next(player["scoring"] for player in view["players"] if player["name"] == name)
    known = {card.id: card for card in game.cards.deck.scoring}
    lines = [translate("draw-scoring", language, name=name)]
    for number, card in enumerate((known[c] for c in held), start=1):
        wanted = " + ".join(f"{n} {kind}" for kind, n in zip(KINDS, card.set, strict=True) if n)
        signs = "".join(".x234"[times] for times in card.pattern)
        drawn = " ".join((signs[:3], signs[3:6], signs[6:]))
        lines.append(f"  {number} {card.id}  {drawn}  {wanted} = {card.points}")
    return lines


def _decision(table: Table, view: dict[str, Any], cards: dict[str, Card]) -> list[str]:
    language = table.language
    outcome = table.outcome
    if outcome is not None:
        lines = []
        for name, counts in outcome.counts.items():
            parts = ", ".join(
                f"{line.amount} {translate(line.key, language)} {line.points:+}"
                for line in counts
                if line.amount
            )
            lines.append(f"{name}: {outcome.points[name]} ({parts})")
        winners = " & ".join(outcome.winners)
        win = translate("draw-winner", language, names=winners, count=len(outcome.winners))
        return [*lines, f"{win} {outcome.why}"]
    who, what = str(table.to_move), translate(f"decide-{view['decision']}", language)
    lines = [translate("draw-decides", language, name=who, what=what)]
    if "card" in view:
        lines.append(f"{translate('draw-hand', language)}: {_card(cards[view['card']], language).rstrip()}")
    if who in table.automatic:
        return [*lines, translate("draw-automatic", language, name=who)]
    moves = table.legal_moves
    shown = ", ".join(moves[:MOST_MOVES])
    more = (
        f", {translate('draw-more', language, count=len(moves) - MOST_MOVES)}"
        if len(moves) > MOST_MOVES
        else ""
    )
    return [*lines, f"{translate('draw-moves', language)}: {shown}{more}"]

"""Terrabilis in a terminal: the thermometer, the countries, and whose decision it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from terra_widgets.games.terrabilis.deck.cards import CATEGORIES, LETTERS, RESOURCES, Infrastructure
from terra_widgets.games.terrabilis.rules import Terrabilis
from terra_widgets.games.terrabilis.rules.numbers import FACTS, PLACES
from terra_widgets.games.terrabilis.rules.state import LAST
from terra_widgets.games.terrabilis.rules.zone import capacity
from terra_widgets.text import translate

if TYPE_CHECKING:
    from terra_widgets.table.table import Table

TITLE = "Terrabilis"
MOST_MOVES = 16


def draw(table: Table) -> str:
    """The whole table, without what is secret."""
    game = table.game
    assert isinstance(game, Terrabilis)
    people = [name for name in table.names if name not in table.automatic]
    # One person among automatic players looks at their own screen.
    view = table.view(people[0] if len(people) == 1 else None)
    lines = [_title(table), "", *_zone(game, table, view), _piles(view, table.language)]
    for player in view["players"]:
        lines += ["", *_country(game, player, table.language)]
    return "\n".join([*lines, "", *_decision(game, table, view)])


def _title(table: Table) -> str:
    if table.to_move is None:
        return translate("terrabilis-draw-over", table.language, game=TITLE)
    year, turn = table.game.clock(table.state)
    key = "terrabilis-draw-last" if table.state[LAST] else "terrabilis-draw-title"
    return translate(key, table.language, game=TITLE, year=year, name=table.names[turn])


def _zone(game: Terrabilis, table: Table, view: Mapping[str, Any]) -> list[str]:
    """One sign for each place: # a black counter, N nature, W well-being, a dot for a free one."""
    zone, bursts = view["zone"], view["bursts"]
    places = capacity(table.state)
    lying = zone["nature"] + zone["wellbeing"]
    signs = "#" * (PLACES - places) + "N" * zone["nature"] + "W" * zone["wellbeing"] + "." * (places - lying)
    facts = {"lying": lying, "places": places, "bursts": bursts, "most": game.bursts}
    return [translate("terrabilis-draw-zone", table.language, **facts), f"  [{signs}]"]


def _piles(view: Mapping[str, Any], language: str) -> str:
    sizes = {
        category: pile if isinstance(pile, int) else len(pile) for category, pile in view["piles"].items()
    }
    return translate(
        "terrabilis-draw-piles", language, **{category: sizes[category] for category in CATEGORIES}
    )


def _country(game: Terrabilis, player: Mapping[str, Any], language: str) -> list[str]:
    facts = {kind: player[kind] for kind in RESOURCES} | {"name": player["name"]}
    square = game.cards.deck.board[player["square"]]
    where = {"number": player["square"], "square": square.names.get(language, square.name)}
    marks = [translate("terrabilis-draw-square", language, **where)]
    marks += [
        translate(f"terrabilis-draw-{word}", language)
        for flag, word in (("alliance", "member"), ("loan", "loan"), ("out", "out"))
        if player.get(flag)
    ]
    lines = [translate("terrabilis-draw-country", language, **facts), f"  {', '.join(marks)}"]
    cards = {card.id: card for card in game.cards.deck.cards}
    if player["built"]:
        names = ", ".join(cards[c].names.get(language, cards[c].name) for c in player["built"])
        lines.append(f"  {translate('terrabilis-draw-built', language)}: {names}")
    known = [cards[c] for c in player["hand"] if c in cards]
    if known:
        lines.append(f"  {translate('terrabilis-draw-hand', language)}:")
        lines += [f"    {_card(card, language)}" for card in known]
    return lines


def amounts(things: Mapping[str, int], language: str) -> str:
    """Amounts of resources in words."""
    told = [
        translate(f"terrabilis-amount-{kind}", language, count=things[kind])
        for kind in RESOURCES
        if things.get(kind)
    ]
    return ", ".join(told) or translate("terrabilis-draw-nothing", language)


def _card(card: Infrastructure, language: str) -> str:
    energy, terras = card.gain
    parts = (
        ("cost", {"terras": card.terras, "energy": card.energy}),
        ("bonus", {"energy": card.bonus}),
        ("takes", dict(zip(RESOURCES, card.takes, strict=False))),
        ("pays", dict(zip(RESOURCES, card.pays, strict=False))),
        ("gain", {"energy": energy, "terras": terras}),
    )
    told = [
        translate(f"terrabilis-draw-{word}", language, what=amounts(things, language))
        for word, things in parts
        if any(things.values())
    ]
    if card.tax:
        told.append(translate("terrabilis-draw-tax", language, terras=card.tax))
    return f"{card.id:5} {card.names.get(language, card.name)}: {'; '.join(told)}"


def _decision(game: Terrabilis, table: Table, view: Mapping[str, Any]) -> list[str]:
    language, outcome = table.language, table.outcome
    if outcome is not None:
        lines = []
        for name, counts in outcome.counts.items():
            parts = ", ".join(
                f"{line.amount} {translate(line.key, language)} {line.points:+}"
                for line in counts
                if line.amount
            )
            lines.append(f"{name}: {outcome.points[name]} ({parts})" if parts else f"{name}: 0")
        if not outcome.winners:
            return [*lines, outcome.why]
        facts: dict[str, str | int] = {
            "names": " & ".join(outcome.winners),
            "count": len(outcome.winners),
        }
        return [*lines, f"{translate('draw-winner', language, **facts)} {outcome.why}"]
    who = str(table.to_move)
    what = translate(f"terrabilis-decide-{view['decision']}", language, **FACTS)
    lines = [*_on_table(game, view, language)]
    lines.append(translate("terrabilis-draw-decides", language, name=who, what=what))
    if who in table.automatic:
        return [*lines, translate("draw-automatic", language, name=who)]
    moves = table.legal_moves
    more = (
        f", {translate('draw-more', language, count=len(moves) - MOST_MOVES)}"
        if len(moves) > MOST_MOVES
        else ""
    )
    return [*lines, f"{translate('draw-moves', language)}: {', '.join(moves[:MOST_MOVES])}{more}"]


def _on_table(game: Terrabilis, view: Mapping[str, Any], language: str) -> list[str]:
    """The hazard, the question or the offer that waits for an answer."""
    if "card" in view:
        hazard = game.cards.deck.hazards[game.cards.hazards[view["card"]]]
        pays = amounts(dict(zip(RESOURCES, hazard.pays, strict=True)), language)
        gets = amounts(dict(zip(RESOURCES, hazard.gets, strict=True)), language)
        told = [f"{hazard.names.get(language, hazard.name)}: {hazard.notes.get(language, hazard.note)}"]
        if any(hazard.gets):
            told.append(f"  {translate('terrabilis-draw-takes', language, what=gets)}")
        if any(hazard.pays):
            told.append(f"  {translate('terrabilis-draw-pays', language, what=pays)}")
        return told
    if "question" in view:
        question = game.cards.deck.quiz[game.cards.questions[view["question"]]]
        answers = question.translated.get(language, question.answers)
        return [
            question.names.get(language, question.name),
            *(f"  {letter}: {answer}" for letter, answer in zip(LETTERS, answers, strict=True)),
        ]
    if "offer" in view:
        offer = view["offer"]
        sides = {
            "given": amounts(offer.get("give", {}), language),
            "asked": amounts(offer.get("ask", {}), language),
        }
        if "swap" in offer:
            card = game.cards.deck.cards[game.cards.numbers[offer["swap"]]]
            sides["given"] += f" + {card.names.get(language, card.name)}"
        return [translate("terrabilis-draw-offer", language, **{"name": offer["to"], **sides})]
    return []

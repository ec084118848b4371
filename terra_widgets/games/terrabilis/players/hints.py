"""Hints in Terrabilis: what a card brings and costs, and what the Impact zone still bears."""

from __future__ import annotations

from terra_widgets.errors import Fact, Reason
from terra_widgets.games.contract import Hint
from terra_widgets.games.players.hints import advice, only
from terra_widgets.games.terrabilis.players.move_values import move_values
from terra_widgets.games.terrabilis.players.state_value import card_points
from terra_widgets.games.terrabilis.players.weights import Weights
from terra_widgets.games.terrabilis.rules import Terrabilis
from terra_widgets.games.terrabilis.rules.build import tax_of
from terra_widgets.games.terrabilis.rules.ending import gains
from terra_widgets.games.terrabilis.rules.numbers import FACTS, HELD
from terra_widgets.games.terrabilis.rules.state import (
    BUILD, BUILT, BURSTS, COUNTRIES, DECISIONS, ENERGY, HAND, NATURE, PHASE, TERRAS, WELLBEING, WHO, ZONE,
    State,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.zone import capacity, lying

SENSIBLE = Weights(counters=1.1, planet=1.3, alliance=0.3, services=0.4)


def hint(game: Terrabilis, view: State) -> Hint:
    """The move that seems worth most to a country that looks after itself and after the planet."""
    moves = game.legal_moves(view)
    if len(moves) == 1:
        return only(game, view, moves[0])
    values = move_values(game, view, moves, SENSIBLE)
    move = moves[values.index(max(values))]
    decision = DECISIONS[view[PHASE]]
    zone: dict[str, Fact] = {"level": lying(view), "places": capacity(view)}
    where = Reason("terrabilis-hint-where", {"decision": decision, **zone})
    return advice(game, view, move, where, _why(game, view, move))


def _why(game: Terrabilis, s: State, move: int) -> Reason:
    verb, arg = game.cards.moves.verbs[move], game.cards.moves.args[move]
    country = s[COUNTRIES + s[WHO]]
    energy, terras = gains(game, country)
    facts: dict[str, Fact] = {
        **FACTS,
        "level": lying(s),
        "places": capacity(s),
        "nature": country[NATURE],
        "wellbeing": country[WELLBEING],
        "energy": country[ENERGY],
        "terras": country[TERRAS],
        "yearly": terras,
        "power": energy,
        "tax": tax_of(game, s, s[WHO]),
        "bursts": _bursts(game, s, move) if verb in {"install", "accept", "borrow"} else 0,
    }
    if verb == "install":
        facts |= _card(game, s, arg)
    elif verb == "draw":
        facts["kind"] = ("economic", "services", "energy")[arg]
    elif verb in {"keep", "return"}:
        facts |= {"full": int(len(country[HAND]) > HELD), **_unaffordable(game, s)}
    elif verb == "take":
        facts["kind"] = "energy" if game.cards.moves.texts[move].endswith("energy") else "terras"
    elif verb == "pay":
        facts["kind"] = "nature" if game.cards.moves.texts[move].endswith("nature") else "wellbeing"
    return Reason(f"terrabilis-hint-{verb}", facts)


def _card(game: Terrabilis, s: State, number: int) -> dict[str, Fact]:
    """What installing a card does to the country and to the zone."""
    card = game.cards.deck.cards[number]
    return {
        "points": card_points(game, number),
        "built": len(s[COUNTRIES + s[WHO]][BUILT]) + 1,
        "goal": game.options.goal,
        "yearly": card.gain[1],
        "power": card.gain[0],
        "pays": sum(card.pays),
        "takes": sum(min(n, s[ZONE + kind]) for kind, n in enumerate(card.takes)),
    }


def _bursts(game: Terrabilis, s: State, move: int) -> int:
    """How often the zone would burst."""
    after: int = game.step(s, move)[BURSTS] - s[BURSTS]
    return after


def _unaffordable(game: Terrabilis, s: State) -> dict[str, Fact]:
    """How many cards could be installed now, and how many of them would burst the zone."""
    if s[PHASE] != BUILD:
        return {"able": 0, "risky": 0}
    installs = [m for m in game.legal_moves(s) if game.cards.moves.verbs[m] == "install"]
    return {"able": len(installs), "risky": sum(bool(_bursts(game, s, m)) for m in installs)}

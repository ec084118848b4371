"""What happened in a step, as the step itself wrote it down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.games.terrabilis.deck.cards import RESOURCES
from terra_widgets.errors import Fact
from terra_widgets.games.contract import Event
from terra_widgets.games.terrabilis.rules.ending import outcome
from terra_widgets.games.terrabilis.rules.state import BURSTS, LOG, OVER, PHASE, TURN, YEAR, State
from terra_widgets.games.terrabilis.rules.zone import capacity, lying

if TYPE_CHECKING:
    from terra_widgets.games.terrabilis.rules.game import Terrabilis

COLUMNS = {
    "square": "number of the square landed on, from 0 (Start)",
    "what": "kind of the square landed on",
    "dice": "what the dice showed",
    "card": "id of the infrastructure, hazard or question",
    "answer": "the answer to a question, as the deck has it in its own language",
    "right": "the right answer to that question",
    "pile": "category of a card drawn or put back",
    "resource": "nature, wellbeing, energy, terras or card; the line of the count for points",
    "amount": "how many came (+) or went (-); pips, points, the year, or counters on the zone",
    "capacity": "places of the Impact zone, for the event zone",
    "other": "the other player of a trade",
}
NUMBERS = frozenset(("square", "amount", "capacity"))

DICE = {"roll", "disaster"}
CARDS = {"install", "hazard"}


def events(game: Terrabilis, before: State, move: int, after: State) -> list[Event]:
    """The move and what came of it, in order."""
    found = []
    for kind, player, what, amount, *other in after[LOG]:
        facts: dict[str, Fact] = {"amount": amount}
        if kind in DICE:
            facts["dice"] = what
        elif kind == "land":
            facts |= {"square": amount, "amount": 0, "what": what}
        elif kind in CARDS:
            facts["card"] = what
        elif kind in {"right", "wrong"}:  # TB-31: whoever was wrong learns what is right
            question = game.cards.deck.quiz[game.cards.questions[what]]
            given = question.answers[game.cards.moves.args[move]]
            facts |= {"card": what, "answer": given, "right": question.answers[question.right]}
        elif kind in {"draw", "return"}:
            facts["pile"] = what
        elif what in RESOURCES or what == "card":
            facts["resource"] = what
        if other:
            facts["other"] = other[0]
        found.append(Event(kind, player, facts))
    if (lying(before), before[BURSTS]) != (lying(after), after[BURSTS]):
        found.append(Event("zone", before[TURN], {"amount": lying(after), "capacity": capacity(after)}))
    if after[PHASE] == OVER:
        ended = outcome(game, after)
        assert ended is not None
        found += [
            Event(
                "points",
                player,
                {"resource": line.key.removeprefix("terrabilis-count-"), "amount": line.points},
            )
            for player, lines in enumerate(ended.counts)
            for line in lines
            if line.points
        ]
    elif after[TURN] != before[TURN] or after[YEAR] != before[YEAR]:
        found.append(Event("turn", after[TURN]))
    return found

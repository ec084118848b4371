"""What the lab measures of a finished game of Terrabilis."""

from __future__ import annotations

from collections import Counter
from typing import Any

from terra_widgets.games.terrabilis.rules.ending import lost
from terra_widgets.games.terrabilis.rules.state import (
    BUILT,
    BURSTS,
    CHANCE,
    COUNTRIES,
    ENERGY,
    LOG,
    MEMBER,
    NATURE,
    OUT,
    TERRAS,
    WELLBEING,
    YEAR,
)  # fmt: skip
from terra_widgets.simulation.one_game import Played

SLOW = {"thinker": 12}  # one of its games takes as long as so many of the others'
COLUMNS = {
    "years": "years that the game lasted",
    "lost": "1 when the planet was lost: nobody won",
    "bursts": "how often the Impact zone exploded",
    "member": "1 for a member of the Alliance at the end",
    "out": "1 for a country that dropped out",
    "economic": "economic infrastructures installed",
    "services": "services installed",
    "renewable": "renewable energies installed",
    "other_energy": "fossil and nuclear energies installed",
    "nature": "nature left at the end",
    "wellbeing": "well-being left at the end",
    "energy": "energy left at the end",
    "terras": "Terras left at the end",
    "harm": "counters that the country put onto the zone",
    "benefit": "counters that it took from the zone",
    "burst": "how often it was the one to burst the zone",
    "tax": "CO2 tax paid, in Terras",
    "loans": "loans taken",
    "trades": "trades agreed to or made",
}


def measures(game: Any, played: Played) -> list[tuple[int, ...]]:
    """The columns above, one row per player."""
    done: Counter[tuple[str, int]] = Counter()
    state = game.setup(played.state[CHANCE])
    for move in played.moves:
        state = game.step(state, move)
        for kind, player, _, amount, *other in state[LOG]:
            done[kind, player] += abs(amount) if kind in {"harm", "benefit", "tax"} else 1
            if kind == "agree":
                done[kind, other[0]] += 1
    rows = []
    end = played.state
    for player, country in enumerate(end[COUNTRIES:]):
        cards = [game.cards.deck.cards[c] for c in country[BUILT]]
        renewable = sum(card.source == "renewable" for card in cards)
        rows.append((
            end[YEAR],
            int(lost(game, end)),
            end[BURSTS],
            country[MEMBER],
            country[OUT],
            sum(card.category == "economic" for card in cards),
            sum(card.category == "services" for card in cards),
            renewable,
            sum(card.category == "energy" for card in cards) - renewable,
            *(country[kind] for kind in (NATURE, WELLBEING, ENERGY, TERRAS)),
            *(done[kind, player] for kind in ("harm", "benefit", "burst", "tax", "borrow", "agree")),
        ))  # fmt: skip
    return rows

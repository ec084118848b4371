"""Is Terrabilis a dilemma, and a fair one? `python3 run.py balance --game terrabilis` plays and tells.

A sensible table of four loses the planet now and then, but not mostly; countries in the Alliance and
outside it both win; a game lasts an evening. Four who only grow should lose it, four stewards keep it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import median

from terra_widgets.simulation.balance import Check, Tally, checked, mean, table, tally

GAMES = 400
SENSIBLE = "a sensible table"
LINEUPS = {
    SENSIBLE: ("builder", "steward", "ally", "thinker:1"),
    "two stewards, builder, ally": ("builder", "steward", "ally", "steward"),
    "two builders": ("builder", "builder", "ally", "steward"),
    "four builders": ("builder",) * 4,
    "four stewards": ("steward",) * 4,
    "four allies": ("ally",) * 4,
    "three players": ("builder", "steward", "ally"),
    "two players": ("builder", "steward"),
}
LOST = (0.15, 0.35)
YEARS = (6, 12)
OFTEN = 0.5  # of what the seats of a side would win if sides did not matter


def measure(deck: str, games: int, workers: int | None) -> dict[str, Tally]:
    """So many games of every line-up."""
    return {name: tally("terrabilis", kinds, games, deck, workers) for name, kinds in LINEUPS.items()}


def lost(found: Tally) -> float:
    """How often the planet was lost."""
    return found.share("lost")


def years(found: Tally) -> float:
    """How long half of the games last at the least."""
    return float(median(found.games("years")))


def ratio(found: Tally, side: int) -> float:
    """Wins of members (1) or outsiders (0), against what their seats would win if sides did not matter.

    Only games with a winner count.
    """
    return mean(found.values("won", lost=0, member=side)) / mean(found.values("won", lost=0))


def report(tallies: Mapping[str, Tally]) -> tuple[list[str], bool]:
    """The printed table, and whether every target is met."""
    of_games = {"lost %": lambda found: 100 * lost(found), "years": years}
    counted = ("points", "harm", "benefit", "burst", "trades", "out")
    return checked(table(tallies, of_games, counted, 2), _checks(tallies))


def _checks(tallies: Mapping[str, Tally]) -> Iterator[Check]:
    sensible = tallies[SENSIBLE]
    low, high = LOST
    yield (
        f"a sensible table loses the planet in {low:.0%} to {high:.0%} of games: {lost(sensible):.1%}",
        low <= lost(sensible) <= high,
    )
    low, high = YEARS
    usual = years(sensible)
    yield f"a game lasts {low} to {high} years on the median: {usual:g}", low <= usual <= high
    for side, name in ((1, "members of the Alliance"), (0, "outsiders")):
        wins = sensible.values("won", lost=0, member=side)
        found = f"{ratio(sensible, side):.0%}, {sum(wins):.0f} wins from {len(wins)} seats"
        yield (
            f"{name} win {OFTEN:.0%} or more of what their seats would: {found}",
            ratio(sensible, side) >= OFTEN,
        )
    for kind in sensible.kinds:
        won = sensible.mean(kind, "won")
        yield f"every kind wins at least one game in ten, {kind}: {won:.1%}", won >= 0.1
    builders, stewards = lost(tallies["four builders"]), lost(tallies["four stewards"])
    yield (
        f"four builders lose the planet more often than four stewards: {builders:.0%} to {stewards:.0%}",
        builders > stewards,
    )

"""Is the dilemma of Terra real? `python3 run.py balance --game terra` plays thousands of games and tells.

Those who all help should mostly save the world, those who all hoard should lose it, and one who hoards
among helpers should do better than they do: what is good for one is bad for all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from terra_widgets.simulation.balance import Check, Tally, checked, table, tally

GAMES = 2000
HELPERS = (0.80, 0.95)
HOARDERS = 0.10
LINEUPS = {
    "four helpers": ("helper",) * 4,
    "four hoarders": ("hoarder",) * 4,
    "one hoarder, three helpers": ("hoarder", "helper", "helper", "helper"),
    "two hoarders, two helpers": ("hoarder", "hoarder", "helper", "helper"),
    "four who give as others gave": ("reciprocal",) * 4,
    "one hoarder, three who do so": ("hoarder", "reciprocal", "reciprocal", "reciprocal"),
    "four at random": ("random",) * 4,
    "three helpers": ("helper",) * 3,
    "five helpers": ("helper",) * 5,
    "six helpers": ("helper",) * 6,
}


def measure(deck: str, games: int, workers: int | None) -> dict[str, Tally]:
    """So many games of every line-up."""
    return {name: tally("terra", kinds, games, deck, workers) for name, kinds in LINEUPS.items()}


def saved(found: Tally) -> float:
    """How often the world was saved."""
    return found.share("saved")


def report(tallies: Mapping[str, Tally]) -> tuple[list[str], bool]:
    """The printed table, and whether every target is met."""
    of_games = {"saved %": lambda found: 100 * saved(found)}
    return checked(table(tallies, of_games, ("points", "track", "hoard", "given"), 1), _checks(tallies))


def _checks(tallies: Mapping[str, Tally]) -> Iterator[Check]:
    helpers, hoarders = saved(tallies["four helpers"]), saved(tallies["four hoarders"])
    low, high = HELPERS
    yield (
        f"four helpers save the world in {low:.0%} to {high:.0%} of games: {helpers:.1%}",
        low <= helpers <= high,
    )
    yield f"four hoarders in under {HOARDERS:.0%}: {hoarders:.1%}", hoarders < HOARDERS
    mixed = tallies["one hoarder, three helpers"]
    mine, theirs = mixed.mean("hoarder", "points"), mixed.mean("helper", "points")
    before = tallies["four helpers"].mean("helper", "points")
    yield (
        f"one hoarder among helpers has more than they have: {mine:.1f} to {theirs:.1f} points",
        mine > theirs,
    )
    yield f"and more than by helping too: {mine:.1f} to {before:.1f} points", mine > before
    yield f"while fewer worlds are saved: {saved(mixed):.1%} to {helpers:.1%}", saved(mixed) < helpers

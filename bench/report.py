"""What was measured, as rows, verdicts and a printed table."""

from __future__ import annotations

from typing import Any

from bench.measure import Way

# How many times as fast ours must be as the fastest of these modules' games.
TARGETS = (
    (15.0, "catanatron", ("catan",)),
    (5.0, "the fastest Python one", ("catan", "uno", "kuhn")),
    (1.5, "compiled chess", ("chess",)),
)

LINE = "{:<28} {:<25} {:>12} {:>10} {:>10} {:>7} {:>9}"


def report(
    facts: dict[str, Any],
    ours: Way | None,
    ways: dict[str, list[Way]],
    missing: dict[str, str],
) -> dict[str, Any]:
    """Everything that is worth keeping, ready for JSON."""
    rate = ours.decisions_per_second if ours else None
    return {
        "facts": facts,
        "ways": [_row(way, rate) for some in ways.values() for way in some],
        "missing": missing,
        "targets": [_verdict(rate, *target, ways, undo) for undo in (True, False) for target in TARGETS],
    }


def show(found: dict[str, Any]) -> None:
    """Print a report: the machine, the table, a line for each target."""
    facts = found["facts"]
    print(f"{facts['python']} on {facts['system']}, {facts['processors']} processors, one used")
    print(", ".join(f"{package} {number}" for package, number in facts["versions"].items()))
    print(f"random games; the median of {facts['rounds']} rounds of {facts['seconds']:g} s\n")
    print(LINE.format("game", "way", "decisions/s", "games/s", "dec./game", "spread", "ours is"))
    for row in found["ways"]:
        rates = f"{row['decisions_per_second']:,}", f"{row['games_per_second']:,.1f}"
        ratio = "-" if row["ratio"] is None else f"{row['ratio']:.2f} x"
        length, spread = f"{row['decisions_per_game']:,.1f}", f"{row['spread']:.0%}"
        print(LINE.format(row["game"], row["way"], *rates, length, spread, ratio))
    for name, reason in found["missing"].items():
        print(f"{name}: not measured ({reason})")
    print()
    for verdict in found["targets"]:
        target = f"{verdict['times']:g} x {verdict['than']}, {verdict['terms']}"
        if verdict["ratio"] is None:
            print(f"not measured  {target}")
        else:
            word = "reached" if verdict["reached"] else "MISSED"
            print(f"{word:<13} {target}: {verdict['ratio']:.2f} x ({verdict['fastest']})")


def _row(way: Way, ours: float | None) -> dict[str, Any]:
    return {
        "game": way.game,
        "way": way.name,
        "decisions_per_second": round(way.decisions_per_second),
        "games_per_second": round(way.games_per_second, 2),
        "decisions_per_game": round(way.decisions_per_second / way.games_per_second, 2),
        "spread": round(way.spread, 3),
        "rounds": [round(rate) for rate in way.decisions],
        "ratio": round(ours / way.decisions_per_second, 2) if ours else None,
    }


def _verdict(
    ours: float | None,
    times: float,
    words: str,
    modules: tuple[str, ...],
    ways: dict[str, list[Way]],
    undo: bool,
) -> dict[str, Any]:
    """One target: ours, which can always go back, against the fastest of these games.

    On equal terms they can go back too; else each is taken in its first way, which mostly can't.
    """
    some = [[way for way in ways.get(name, []) if "undo" in way.name or not undo][:1] for name in modules]
    there = [way for found in some for way in found]
    terms = "on equal terms: with undo" if undo else "theirs without undo"
    found: dict[str, Any] = {
        "times": times,
        "than": words,
        "terms": terms,
        "ratio": None,
        "reached": None,
    }
    if ours is None or len(there) < len(modules):
        return found
    fastest = max(there, key=lambda way: way.decisions_per_second)
    ratio = ours / fastest.decisions_per_second
    return found | {
        "fastest": f"{fastest.game}, {fastest.name}",
        "ratio": round(ratio, 2),
        "reached": ratio >= times,
    }

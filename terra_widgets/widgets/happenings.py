"""What happened, for those who looked elsewhere: notices that are held until seen, and who did what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from terra_widgets.games.contract import Line
from terra_widgets.text import translate
from terra_widgets.text.words import listing
from terra_widgets.widgets.shapes import Deed, Flow, Gain, Notice

MOST_NOTICES = 6
MOST_REASONS = 3


class Scored(NamedTuple):
    """Points that a player got or lost with a move, and what for."""

    seat: int
    points: int
    why: str


class Entry(NamedTuple):
    """What came of one move, as everybody may know it."""

    seat: int | None
    """Who made it."""
    text: str
    short: str
    """The same as short as can be; nothing for what the pictures of the flows tell."""
    flows: tuple[tuple[str, int], ...]
    """What the player got (+) and gave (-), by the names of pictures."""
    scored: tuple[Scored, ...]


def notice(
    title: str, sign: str, tone: str, text: str = "", *, source: str = "", brief: bool = False
) -> Notice:
    """Something important that happened."""
    return {"title": title, "sign": sign, "tone": tone, "text": text, "source": source, "brief": brief}


def latest(found: Iterable[Sequence[Notice]]) -> list[Notice]:
    """The notices of several moves, in order; what is only brief counts no more after the next move."""
    steps = list(found)
    kept = [one for at, step in enumerate(steps) for one in step if not one["brief"] or at == len(steps) - 1]
    return kept[-MOST_NOTICES:]


def deeds(entries: Sequence[tuple[int, Entry]]) -> list[Deed]:
    """What each player did, one after the other; entries come with their steps."""
    done: list[Deed] = []
    for seat, group in groupby(entries, lambda one: one[1].seat):
        several = list(group)
        sums: dict[str, int] = {}
        for _, entry in several:
            for sign, count in entry.flows:
                sums[sign] = sums.get(sign, 0) + count
        flows: list[Flow] = [{"sign": sign, "count": count} for sign, count in sums.items() if count]
        text = " ".join(entry.short for _, entry in several if entry.short)
        if text or flows:
            done.append({"seat": seat, "text": text, "flows": flows, "step": several[0][0]})
    return done


def difference(
    before: Sequence[Sequence[Line]], after: Sequence[Sequence[Line]], language: str
) -> tuple[Scored, ...]:
    """What changed in the counts of all players, with the lines of the count as reasons."""
    found = []
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        points = {line.key: line.points for line in new}
        for line in old:
            points[line.key] = points.get(line.key, 0) - line.points
        changed = {key: count for key, count in points.items() if count}
        if changed:
            why = [translate(key, language) for key in changed][:MOST_REASONS]
            found.append(Scored(seat, sum(changed.values()), listing(why, language)))
    return tuple(one for one in found if one.points)


def gain(seat: int, entries: Iterable[Entry]) -> Gain | None:
    """The points that a player got or lost in several moves, and what for."""
    mine = [one for entry in entries for one in entry.scored if one.seat == seat]
    points = sum(one.points for one in mine)
    if not points:
        return None
    why = list(dict.fromkeys(one.why for one in mine))[:MOST_REASONS]
    return {"points": points, "why": ", ".join(why)}

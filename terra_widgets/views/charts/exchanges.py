"""Exchanges as a flow: what was paid, what came of it, what it is worth."""

from __future__ import annotations

from collections import Counter

from terra_widgets.decks import KINDS
from terra_widgets.views.charts.model import Chart
from terra_widgets.views.charts.common import POINTS, PRODUCTS, Told
from terra_widgets.views.charts.plan import Flow, Node, Plan, Stream

PAID, MADE, WORTH = range(3)


def exchanges(told: Told) -> Chart:
    """Tokens paid in exchanges, what they became, and the points of the products that count now.

    A band is as broad as its number of tokens: where two become one, it narrows.
    """
    parts: dict[tuple[str, str], float] = {}
    count = 0
    for deed in told.done():
        if deed.kind != "exchange" or not sum(deed.got):
            continue
        count += 1
        for paid, spent in zip(KINDS, deed.paid, strict=True):
            for made, got in zip(KINDS, deed.got, strict=True):
                if spent and got:
                    # What was paid is shared out among all that came of it, token by token.
                    share = spent * got / sum(deed.got)
                    parts[paid, made] = parts.get((paid, made), 0.0) + share
    worth = {kind: _worth(told, kind) for kind in PRODUCTS}
    nodes, streams = _flow(told, parts, worth)
    heads = tuple(told.say(f"chart-exchanges-{head}-head") for head in ("paid", "made", "worth"))
    panel = Flow("", tuple(nodes), tuple(streams), height=330, heads=heads)
    plan = Plan(
        told.say("chart-exchanges-title"),
        (panel,),
        note=told.say("chart-exchanges-note"),
        nothing=told.say("chart-nothing-exchanged"),
    )
    rows: list[tuple[str, str, float, int | None]] = [
        (told.say(f"resource-{paid}"), told.say(f"resource-{made}"), round(value, 2), None)
        for (paid, made), value in sorted(parts.items(), key=_order)
    ]
    points = told.say("chart-column-points")
    rows += [(told.say(f"resource-{kind}"), points, n, n * POINTS[kind]) for kind, n in worth.items() if n]
    summary = _summary(told, parts, count)
    return told.chart("exchanges", plan, summary, ("from", "to", "tokens", "points"), rows)


def _worth(told: Told, kind: str) -> int:
    """The tokens of a kind that count: those on active cards."""
    at = KINDS.index(kind)
    standings = [told.story.now(seat) for seat in told.seats]
    return sum(s.tokens[at] - s.locked[at] for s in standings)


def _order(part: tuple[tuple[str, str], float]) -> tuple[int, int]:
    (paid, made), _ = part
    return KINDS.index(paid), KINDS.index(made)


def _flow(
    told: Told, parts: dict[tuple[str, str], float], worth: dict[str, int]
) -> tuple[list[Node], list[Stream]]:
    nodes: list[Node] = []
    at: dict[tuple[int, str], int] = {}
    for column, place in ((PAID, 0), (MADE, 1)):
        for kind in KINDS:
            if any(pair[place] == kind for pair in parts):
                at[column, kind] = len(nodes)
                nodes.append(Node(told.say(f"resource-{kind}"), kind, column))
    streams = []
    for (paid, made), value in sorted(parts.items(), key=_order):
        source, target = told.say(f"resource-{paid}"), told.say(f"resource-{made}")
        hover = told.say("chart-exchanges-hover", paid=source, made=target, tokens=told.number(value))
        streams.append(Stream(at[PAID, paid], at[MADE, made], round(value, 3), hover))
    for kind, count in worth.items():
        if count and (MADE, kind) in at:
            points = count * POINTS[kind]
            name = told.say(f"resource-{kind}")
            hover = told.say("chart-exchanges-worth", made=name, count=count, points=points)
            streams.append(Stream(at[MADE, kind], len(nodes), count, hover))
            nodes.append(Node(str(points), kind, WORTH))
    return nodes, streams


def _summary(told: Told, parts: dict[tuple[str, str], float], count: int) -> str:
    if not parts:
        return told.say("chart-nothing-exchanged")
    made = Counter[str]()
    for deed in told.done():
        if deed.kind == "exchange":
            made.update(dict(zip(KINDS, deed.got, strict=True)))
    return told.say(
        "chart-exchanges-summary",
        tokens=round(sum(parts.values())),
        count=count,
        products=sum(made[kind] for kind in PRODUCTS),
        points=sum(made[kind] * POINTS[kind] for kind in PRODUCTS),
    )

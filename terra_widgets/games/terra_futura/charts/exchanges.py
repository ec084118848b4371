"""Exchanges as a flow: what was paid, what came of it, what it is worth."""

from __future__ import annotations

from collections import Counter

from terra_widgets.games.terra_futura.deck import KINDS
from terra_widgets.charts.counts import Count, counts_panel
from terra_widgets.charts.model import Chart
from terra_widgets.games.terra_futura.charts.writer import POINTS, PRODUCTS, RAWS, Writer
from terra_widgets.charts.plan import Flow, Node, Plan, Stream

PAID, MADE, WORTH = range(3)


def exchanges(writer: Writer) -> Chart:
    """Tokens paid in exchanges, what they became, and the points of the products that count now.

    A band is as broad as its number of tokens: where two become one, it narrows.
    """
    parts: dict[tuple[str, str], float] = {}
    count = 0
    for activation in writer.done():
        if activation.kind != "exchange" or not sum(activation.got):
            continue
        count += 1
        for paid, spent in zip(KINDS, activation.paid, strict=True):
            for made, got in zip(KINDS, activation.got, strict=True):
                if spent and got:
                    # What was paid is shared out among all that came of it, token by token.
                    share = spent * got / sum(activation.got)
                    parts[paid, made] = parts.get((paid, made), 0.0) + share
    worth = {kind: _worth(writer, kind) for kind in PRODUCTS}
    nodes, streams = _flow(writer, parts, worth)
    heads = tuple(writer.say(f"chart-exchanges-{head}-head") for head in ("paid", "made", "worth"))
    panel = Flow("", tuple(nodes), tuple(streams), height=330, heads=heads)
    plan = Plan(
        writer.say("terra-futura-chart-exchanges-title"),
        (
            panel,
            counts_panel(
                writer, writer.say("chart-exchanges-raw"), writer.say("chart-unit-tokens"), _raw(writer)
            ),
        ),
        grouped=True,
        note=writer.say("chart-exchanges-note"),
        nothing=writer.say("chart-nothing-exchanged"),
    )
    rows: list[tuple[str, str, float, int | None]] = [
        (writer.say(f"resource-{paid}"), writer.say(f"resource-{made}"), round(value, 2), None)
        for (paid, made), value in sorted(parts.items(), key=_order)
    ]
    points = writer.say("chart-column-points")
    rows += [(writer.say(f"resource-{kind}"), points, n, n * POINTS[kind]) for kind, n in worth.items() if n]
    summary = _summary(writer, parts, count)
    return writer.chart("exchanges", plan, summary, ("from", "to", "tokens", "points"), rows)


def _raw(writer: Writer) -> list[Count]:
    """Raw materials that each player took by gains, got back with a product, and paid."""
    kinds = len(RAWS)
    taken, back, paid = (dict.fromkeys(writer.seats, 0) for _ in range(3))
    for activation in writer.done():
        seat, got = activation.seat, sum(activation.got[:kinds])
        taken[seat] += got if activation.kind == "gain" else 0
        back[seat] += got if any(activation.got[kinds : KINDS.index("money")]) else 0
        paid[seat] += sum(activation.paid[:kinds])
    return [
        Count(writer.say("chart-exchanges-taken"), "used", "raw-gained", taken),
        Count(writer.say("chart-exchanges-back"), "spare", "raw-returned", back),
        Count(writer.say("chart-exchanges-paid"), "harm", "raw-paid", paid),
    ]


def _worth(writer: Writer, kind: str) -> int:
    """The tokens of a kind that count: those on active cards."""
    at = KINDS.index(kind)
    standings = [writer.story.now(seat) for seat in writer.seats]
    return sum(s.tokens[at] - s.locked[at] for s in standings)


def _order(part: tuple[tuple[str, str], float]) -> tuple[int, int]:
    (paid, made), _ = part
    return KINDS.index(paid), KINDS.index(made)


def _flow(
    writer: Writer, parts: dict[tuple[str, str], float], worth: dict[str, int]
) -> tuple[list[Node], list[Stream]]:
    nodes: list[Node] = []
    at: dict[tuple[int, str], int] = {}
    for column, place in ((PAID, 0), (MADE, 1)):
        for kind in KINDS:
            if any(pair[place] == kind for pair in parts):
                at[column, kind] = len(nodes)
                nodes.append(Node(writer.say(f"resource-{kind}"), kind, column))
    streams = []
    for (paid, made), value in sorted(parts.items(), key=_order):
        source, target = writer.say(f"resource-{paid}"), writer.say(f"resource-{made}")
        hover = writer.say("chart-exchanges-hover", paid=source, made=target, tokens=writer.number(value))
        streams.append(Stream(at[PAID, paid], at[MADE, made], round(value, 3), hover))
    for kind, count in worth.items():
        if count and (MADE, kind) in at:
            points = count * POINTS[kind]
            name = writer.say(f"resource-{kind}")
            hover = writer.say("chart-exchanges-worth", made=name, count=count, points=points)
            streams.append(Stream(at[MADE, kind], len(nodes), count, hover))
            nodes.append(Node(str(points), kind, WORTH))
    return nodes, streams


def _summary(writer: Writer, parts: dict[tuple[str, str], float], count: int) -> str:
    if not parts:
        return writer.say("chart-nothing-exchanged")
    made = Counter[str]()
    for activation in writer.done():
        if activation.kind == "exchange":
            made.update(dict(zip(KINDS, activation.got, strict=True)))
    return writer.say(
        "chart-exchanges-summary",
        tokens=round(sum(parts.values())),
        count=count,
        products=sum(made[kind] for kind in PRODUCTS),
        points=sum(made[kind] * POINTS[kind] for kind in PRODUCTS),
    )

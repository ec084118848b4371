"""Who gained from Assistance, and whose account the cubes belong to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from terra_widgets.decks import KINDS
from terra_widgets.views.charts.model import Chart
from terra_widgets.views.charts.common import POINTS, Told, shortened
from terra_widgets.views.charts.plan import Axis, Bars, Flow, Node, Panel, Plan, Stream, counting
from terra_widgets.views.charts.story import Counts, Deed


def assistance(told: Told) -> Chart:
    """Who copied whom, the points that either side had of it, and the cubes by user and by producer."""
    copies = [deed for deed in told.story.deeds if deed.owner is not None]
    seats = range(len(told.story.names))
    gained = {s: sum(_worth(d.got) - _worth(d.paid) for d in copies if d.seat == s) for s in seats}
    rewards = {s: [d.reward for d in copies if d.owner == s and d.reward] for s in seats}
    rewarded = {s: sum(POINTS[kind] for kind in kinds) for s, kinds in rewards.items()}
    used = {s: sum(d.cubes for d in told.story.deeds if d.seat == s) for s in seats}
    produced = {s: sum(d.cubes for d in told.story.deeds if _producer(d) == s) for s in seats}
    hovers: tuple[Callable[[int], str], ...] = (
        lambda n: told.say("chart-assistance-points", count=n, sign=told.whole(n)),
        lambda n: told.say("chart-assistance-cubes", count=n),
    )
    panels = (
        _flow(told, copies),
        # No colour of a player: the bars of all players are alike.
        _bars(told, "gain", (("copying", "used", gained), ("rewards", "spare", rewarded)), hovers[0]),
        _bars(told, "blame", (("user", "pollution", used), ("producer", "flow", produced)), hovers[1]),
    )
    plan = Plan(
        told.say("chart-assistance-title"), panels, grouped=True, nothing=told.say("chart-nothing-copied")
    )
    rows = [
        (told.story.names[s], sum(d.seat == s for d in copies), sum(d.owner == s for d in copies), gained[s],
         len(rewards[s]), rewarded[s], used[s], produced[s])
        for s in told.seats
    ]  # fmt: skip
    columns = (
        "player", "copied", "was-copied", "gained", "rewards", "reward-points", "cubes-user",
        "cubes-producer",
    )  # fmt: skip
    moved = sum(d.cubes for d in copies)
    summary = _summary(told, copies, gained, moved)
    return told.chart("assistance", plan, summary, columns, rows)


def _worth(counts: Counts) -> int:
    return sum(n * POINTS[kind] for kind, n in zip(KINDS, counts, strict=True))


def _producer(deed: Deed) -> int:
    """Whose card made the cube."""
    return deed.seat if deed.owner is None else deed.owner


def _flow(told: Told, copies: list[Deed]) -> Flow:
    pairs = Counter((d.seat, d.owner) for d in copies if d.owner is not None)
    shown = {pair: n for pair, n in pairs.items() if set(pair) & set(told.seats)}
    nodes: list[Node] = []
    at: dict[tuple[int, int], int] = {}
    for column in (0, 1):
        for seat in range(len(told.story.names)):
            if any(pair[column] == seat for pair in shown):
                at[column, seat] = len(nodes)
                nodes.append(Node(shortened(told.name(seat), 12), f"seat-{seat}", column))
    streams = tuple(
        Stream(
            at[0, copier],
            at[1, owner],
            n,
            told.say("chart-assistance-hover", copier=told.name(copier), owner=told.name(owner), count=n),
        )
        for (copier, owner), n in sorted(shown.items())
    )
    tall = 120 + 24 * len(told.story.names)
    heads = tuple(told.say(f"chart-assistance-{head}-head") for head in ("copier", "owner"))
    return Flow("", tuple(nodes), streams, height=tall, heads=heads)


def _bars(
    told: Told,
    key: str,
    series: tuple[tuple[str, str, dict[int, int]], ...],
    hover: Callable[[int], str],
) -> Panel:
    x = tuple(map(float, range(len(told.seats))))
    marks = tuple(
        Bars(
            told.say(f"chart-assistance-{name}"),
            sign,
            x,
            tuple(values[seat] for seat in told.seats),
            tuple(f"{told.name(seat)}: {hover(values[seat])}" for seat in told.seats),
        )
        for name, sign, values in series
    )
    numbers = [values[seat] for *_, values in series for seat in told.seats]
    unit = told.say("chart-unit-points" if key == "gain" else "chart-unit-cubes")
    ticks = tuple((float(i), shortened(told.name(seat), 12)) for i, seat in enumerate(told.seats))
    across = Axis("", ticks, -0.6, len(told.seats) - 0.4)
    title = told.say(f"chart-assistance-{key}")
    return Panel(title, marks, across, counting(unit, max(numbers), min(numbers)), height=130)


def _summary(told: Told, copies: list[Deed], gained: dict[int, int], moved: int) -> str:
    if not copies:
        return told.say("chart-nothing-copied")
    most, best = told.best(gained.__getitem__)
    return told.say(
        "chart-assistance-summary",
        copies=len(copies),
        names=told.names(best),
        winners=len(best),
        points=int(most),
        cubes=moved,
    )

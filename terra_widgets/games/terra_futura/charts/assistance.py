"""Who gained from Assistance, and whose account the cubes belong to."""

from __future__ import annotations

from collections import Counter

from terra_widgets.games.terra_futura.deck import KINDS
from terra_widgets.charts.counts import Count, counts_panel
from terra_widgets.charts.model import Chart
from terra_widgets.games.terra_futura.charts.writer import POINTS, Writer
from terra_widgets.charts.plan import Axis, Bars, Flow, Node, Panel, Plan, Stream, counting
from terra_widgets.games.terra_futura.charts.story import Activation, Counts, TerraFuturaStory


def assistance(writer: Writer) -> Chart:
    """Who copied whom, the points that either side had of it, and the cubes by user and by producer."""
    copies = [activation for activation in writer.story.activations if activation.owner is not None]
    seats = range(len(writer.story.names))
    gained = {s: points_by_copying(writer.story, s) for s in seats}
    rewards = {s: [d.reward for d in copies if d.owner == s and d.reward] for s in seats}
    rewarded = {s: points_by_being_copied(writer.story, s) for s in seats}
    used = {s: sum(d.cubes for d in writer.story.activations if d.seat == s) for s in seats}
    produced = {s: sum(d.cubes for d in writer.story.activations if _producer(d) == s) for s in seats}
    panels = (
        _flow(writer, copies),
        counts_panel(
            writer,
            writer.say("chart-assistance-often"),
            writer.say("chart-unit-times"),
            _often(writer, copies),
        ),
        # No colour of a player: the bars of all players are alike.
        counts_panel(
            writer,
            writer.say("chart-assistance-gain"),
            writer.say("chart-unit-points"),
            [
                Count(writer.say("chart-assistance-copying"), "used", "points-by-copying", gained),
                Count(writer.say("chart-assistance-rewards"), "spare", "points-by-being-copied", rewarded),
            ],
        ),
        _bars(writer, (("user", "pollution", used), ("producer", "flow", produced))),
    )
    plan = Plan(
        writer.say("terra-futura-chart-assistance-title"),
        panels,
        grouped=True,
        nothing=writer.say("chart-nothing-copied"),
    )
    rows = [
        (
            writer.story.shown[s], sum(d.seat == s for d in copies), sum(d.owner == s for d in copies),
            gained[s], len(rewards[s]), rewarded[s], used[s], produced[s],
        )
        for s in writer.seats
    ]  # fmt: skip
    columns = (
        "player", "copied", "was-copied", "gained", "rewards", "reward-points", "cubes-user",
        "cubes-producer",
    )  # fmt: skip
    moved = sum(d.cubes for d in copies)
    summary = _summary(writer, copies, gained, moved)
    return writer.chart("assistance", plan, summary, columns, rows)


def _often(writer: Writer, copies: list[Activation]) -> list[Count]:
    """How often each player copied, and was copied."""
    copied = {s: sum(d.seat == s for d in copies) for s in writer.seats}
    was = {s: sum(d.owner == s for d in copies) for s in writer.seats}
    return [
        Count(writer.say("chart-column-copied"), "goods", "assistances", copied),
        Count(writer.say("chart-column-was-copied"), "construction", "copied-by-others", was),
    ]


def points_by_copying(story: TerraFuturaStory, seat: int) -> int:
    """The points of what a player made with other people's cards, less what was paid for it."""
    return sum(
        _worth(one.got) - _worth(one.paid)
        for one in story.activations
        if one.seat == seat and one.owner is not None
    )


def points_by_being_copied(story: TerraFuturaStory, seat: int) -> int:
    """The points of what a player got because others used the player's cards."""
    return sum(POINTS[one.reward] for one in story.activations if one.owner == seat and one.reward)


def _worth(counts: Counts) -> int:
    return sum(n * POINTS[kind] for kind, n in zip(KINDS, counts, strict=True))


def _producer(activation: Activation) -> int:
    """Whose card made the cube."""
    return activation.seat if activation.owner is None else activation.owner


def _flow(writer: Writer, copies: list[Activation]) -> Flow:
    pairs = Counter((d.seat, d.owner) for d in copies if d.owner is not None)
    shown = {pair: n for pair, n in pairs.items() if set(pair) & set(writer.seats)}
    nodes: list[Node] = []
    at: dict[tuple[int, int], int] = {}
    for column in (0, 1):
        for seat in range(len(writer.story.names)):
            if any(pair[column] == seat for pair in shown):
                at[column, seat] = len(nodes)
                nodes.append(Node(writer.short(seat, 12), f"seat-{seat}", column))
    streams = tuple(
        Stream(
            at[0, copier],
            at[1, owner],
            n,
            writer.say(
                "chart-assistance-hover", copier=writer.name(copier), owner=writer.name(owner), count=n
            ),
        )
        for (copier, owner), n in sorted(shown.items())
    )
    tall = 120 + 24 * len(writer.story.names)
    heads = tuple(writer.say(f"chart-assistance-{head}-head") for head in ("copier", "owner"))
    return Flow("", tuple(nodes), streams, height=tall, heads=heads)


def _bars(writer: Writer, series: tuple[tuple[str, str, dict[int, int]], ...]) -> Panel:
    """Cubes by who used a card and by whose card it is."""
    x = tuple(map(float, range(len(writer.seats))))
    marks = tuple(
        Bars(
            writer.say(f"chart-assistance-{name}"),
            sign,
            x,
            tuple(values[seat] for seat in writer.seats),
            tuple(
                f"{writer.name(seat)}: {writer.say('chart-assistance-cubes', count=values[seat])}"
                for seat in writer.seats
            ),
        )
        for name, sign, values in series
    )
    numbers = [values[seat] for *_, values in series for seat in writer.seats]
    ticks = tuple((float(i), writer.short(seat, 12)) for i, seat in enumerate(writer.seats))
    across = Axis("", ticks, -0.6, len(writer.seats) - 0.4)
    axis = counting(writer.say("chart-unit-cubes"), max(numbers), min(numbers))
    return Panel(writer.say("chart-assistance-blame"), marks, across, axis, height=130)


def _summary(writer: Writer, copies: list[Activation], gained: dict[int, int], moved: int) -> str:
    if not copies:
        return writer.say("chart-nothing-copied")
    most, best = writer.best(gained.__getitem__)
    return writer.say(
        "chart-assistance-summary",
        copies=len(copies),
        names=writer.names(best),
        winners=len(best),
        points=int(most),
        cubes=moved,
    )

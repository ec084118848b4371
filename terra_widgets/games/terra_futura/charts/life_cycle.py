"""Clean cards over their whole life: materials, making, and the building that no rule counts."""

from __future__ import annotations

from terra_widgets.charts.counts import Count, counts_panel
from terra_widgets.charts.model import Chart
from terra_widgets.charts.plan import Line, Panel, Plan, Spot, counting, stacked
from terra_widgets.games.terra_futura.charts.story import Activation, PlacedCard, TerraFuturaStory
from terra_widgets.games.terra_futura.charts.writer import Writer, tick
from terra_widgets.games.terra_futura.deck import KINDS

CLEAN = ("clean energy", "circular economy")
"""The themes of cards that make products without a cube."""
PRODUCTS = slice(3, KINDS.index("money"))


def life_cycle(writer: Writer, *, building: int = 2) -> Chart:
    """Cubes by the part of life they come from, and when clean cards have paid back their building.

    Parameters
    ----------
    writer
        The story.
    building
        How many cubes to count for building each clean card: a thought, not a rule.
    """
    story = writer.story
    cards = {seat: clean_cards(story, seat) for seat in writer.seats}
    courses, rows = [], []
    for seat in writer.seats:
        turns = [standing.turn for standing in story.course(seat)]
        products = [clean_products(story, seat, turn) for turn in turns]
        built = [building * sum(card.turn <= turn for card in cards[seat]) for turn in turns]
        courses.append((seat, turns, products, built))
        rows += [
            (tick(turn), story.shown[seat], made, cubes)
            for turn, made, cubes in zip(turns, products, built, strict=True)
        ]
    most = max(max(*products, *built) for _, _, products, built in courses)
    panels = (
        counts_panel(
            writer,
            writer.say("chart-life-stages"),
            writer.say("chart-unit-cubes"),
            [
                Count(
                    writer.say("chart-life-materials"), "flow", "cubes-from-materials", _by(writer, "gain")
                ),
                Count(writer.say("chart-life-making"), "pollution", "cubes-from-making", _by(writer, "")),
                Count(
                    writer.say("chart-life-building"),
                    "spare",
                    "",
                    {seat: building * len(cards[seat]) for seat in writer.seats},
                ),
            ],
        ),
        *stacked([_payback(writer, *course, most) for course in courses]),
    )
    plan = Plan(
        writer.say("terra-futura-chart-life_cycle-title"),
        panels,
        grouped=True,
        note=writer.say("chart-life-note", count=building),
        nothing=writer.say("chart-nothing-used"),
    )
    columns = ("turn", "player", "clean-products", "building-cubes")
    return writer.chart("life_cycle", plan, _summary(writer, building), columns, rows)


def clean_cards(story: TerraFuturaStory, seat: int) -> list[PlacedCard]:
    """The cards of clean energy and of the circular economy that a player has."""
    return [place for place in story.places if place.seat == seat and place.theme in CLEAN]


def clean_products(story: TerraFuturaStory, seat: int, until: int | None = None) -> int:
    """How many products a player's clean cards have made for the player, up to the end of a turn."""
    cells = {card.cell for card in clean_cards(story, seat)}
    return sum(
        sum(one.got[PRODUCTS])
        for one in story.activations
        if one.seat == seat and one.cell in cells and (until is None or one.turn <= until)
    )


def from_materials(activation: Activation) -> bool:
    """Whether its cubes come from getting materials, not from making something of them."""
    return activation.kind == "gain"


def _by(writer: Writer, kind: str) -> dict[int, int]:
    """The cubes of gains, or of everything else."""
    return {
        seat: sum(
            one.cubes
            for one in writer.story.activations
            if one.seat == seat and from_materials(one) == (kind == "gain")
        )
        for seat in writer.seats
    }


def _payback(
    writer: Writer, seat: int, turns: list[int], products: list[int], built: list[int], most: int
) -> Panel:
    """Products of clean cards, each a cube that most other cards would have made, against their building."""
    said = [
        writer.say("chart-life-hover", products=made, cubes=cubes)
        for made, cubes in zip(products, built, strict=True)
    ]
    hover, x = writer.hovers(seat, turns, said), tuple(map(float, turns))
    marks = (
        Line(writer.say("chart-life-products"), "food", x, tuple(products), hover),
        Line(writer.say("chart-life-built"), "limit", x, tuple(built), hover, steps=True, dots=False),
    )
    axis = counting(writer.say("chart-unit-products-cubes"), max(most, 1))
    title = writer.say("chart-life-payback", name=writer.short(seat, 12))
    spots = (Spot("clean-products", seat),)
    return Panel(title, marks, writer.turns(), axis, height=max(writer.tall, 150), spots=spots)


def _summary(writer: Writer, building: int) -> str:
    if not list(writer.done()):
        return writer.say("chart-nothing-used")
    parts = [
        writer.say(
            "chart-life-part",
            name=writer.name(seat),
            products=clean_products(writer.story, seat),
            cubes=building * len(clean_cards(writer.story, seat)),
        )
        for seat in writer.seats
    ]
    materials, making = sum(_by(writer, "gain").values()), sum(_by(writer, "").values())
    return writer.say("chart-life-summary", materials=materials, making=making, parts="; ".join(parts))

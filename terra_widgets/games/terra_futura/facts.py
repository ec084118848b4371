"""Numbers about a learner's own game of Terra Futura."""

from __future__ import annotations

from collections.abc import Callable

from terra_widgets.games.terra_futura.charts.assistance import points_by_being_copied, points_by_copying
from terra_widgets.games.terra_futura.charts.life_cycle import clean_products, from_materials
from terra_widgets.games.terra_futura.charts.story import Activation, TerraFuturaStory
from terra_widgets.games.terra_futura.deck import KINDS
from terra_widgets.games.terra_futura.rules.numbers import FINAL_TURN, PENALTY, TURNS

Fact = Callable[[TerraFuturaStory, int], float]
MONEY = KINDS.index("money")
RAW = 3
"""So many kinds at the beginning are raw materials; products follow, then money."""


def _events(story: TerraFuturaStory, seat: int, kind: str) -> list[int]:
    name = story.names[seat]
    return [row["amount"] for row in story.rows if row["event"] == kind and row["player"] == name]


def _activations(story: TerraFuturaStory, seat: int, kind: str = "") -> list[Activation]:
    return [
        activation
        for activation in story.activations
        if activation.seat == seat and kind in {"", activation.kind}
    ]


def _calm(story: TerraFuturaStory, seat: int) -> float:
    """How many turns ended without an inactive card before the first that did not."""
    course = story.course(seat)
    return next((s.turn - 1 for s in course if s.inactive), course[-1].turn)


def _offered(story: TerraFuturaStory, seat: int) -> float:
    return sum(place.offered for place in story.places if place.seat == seat)


def _product(activation: Activation) -> bool:
    """Whether an activation made food, construction or goods."""
    return any(activation.got[RAW:MONEY])


def _producer(activation: Activation) -> int:
    """Whose card made its cubes: with Assistance, the owner of the copied one."""
    return activation.seat if activation.owner is None else activation.owner


def _placed(story: TerraFuturaStory, seat: int, turns: range) -> set[str]:
    """The cells of the cards that were placed in these turns."""
    return {place.cell for place in story.places if place.seat == seat and place.turn in turns}


def _last(story: TerraFuturaStory, seat: int) -> range:
    """The turn of the card placed last."""
    turn = max((place.turn for place in story.places if place.seat == seat), default=0)
    return range(max(turn, 1), turn + 1)


def _brought(story: TerraFuturaStory, seat: int, turns: range, what: Callable[[Activation], float]) -> float:
    """The sum over the activations of the cards that were placed in these turns."""
    cells = _placed(story, seat, turns)
    return sum(what(activation) for activation in _activations(story, seat) if activation.cell in cells)


def _tokens(activation: Activation) -> float:
    return sum(activation.got)


def _cubes(activation: Activation) -> float:
    return activation.cubes


FIRST, EARLY, LATE = range(1, 2), range(1, TURNS // 2 + 1), range(TURNS // 2 + 1, FINAL_TURN)
FACTS: dict[str, Fact] = {
    "cubes": lambda story, seat: story.now(seat).cubes,
    "cubes-put-down": lambda story, seat: sum(_events(story, seat, "pollute")),
    "cubes-by-own-cards": lambda story, seat: sum(d.cubes for d in story.activations if _producer(d) == seat),
    "cubes-removed": lambda story, seat: -sum(_events(story, seat, "clean")),
    "cubes-moved": lambda story, seat: sum(activation.moved for activation in _activations(story, seat)),
    "cubes-most-on-a-card": lambda story, seat: max(p.cubes for p in story.places if p.seat == seat),
    "cubes-by-turn-4": lambda story, seat: [s.cubes for s in story.course(seat) if s.turn <= 4][-1],
    "polluted-cards": lambda story, seat: sum(p.cubes > 0 for p in story.places if p.seat == seat),
    "inactive-cards": lambda story, seat: story.now(seat).inactive,
    "active-cards": lambda story, seat: story.now(seat).cards - story.now(seat).inactive,
    "calm-turns": _calm,
    "spaces": lambda story, seat: story.now(seat).spaces,
    "cards": lambda story, seat: story.now(seat).cards,
    "turns": lambda story, seat: min(story.now(seat).turn, TURNS),
    "points": lambda story, seat: story.now(seat).points,
    "points-lost-to-pollution": lambda story, seat: -story.now(seat).lines.get("pollution", 0),
    "points-spared": lambda story, seat: PENALTY * (story.now(seat).cubes - story.now(seat).polluted),
    "resources": lambda story, seat: sum(story.now(seat).tokens[:6]),
    "raw-materials": lambda story, seat: sum(story.now(seat).tokens[:3]),
    "products": lambda story, seat: sum(story.now(seat).tokens[3:6]),
    "raw-gained": lambda story, seat: sum(sum(d.got[:RAW]) for d in _activations(story, seat, "gain")),
    "raw-paid": lambda story, seat: sum(sum(d.paid[:RAW]) for d in _activations(story, seat)),
    "raw-returned": lambda story, seat: sum(
        sum(d.got[:RAW]) for d in _activations(story, seat) if _product(d)
    ),
    "money": lambda story, seat: story.now(seat).tokens[MONEY],
    "money-paid": lambda story, seat: sum(activation.paid[MONEY] for activation in _activations(story, seat)),
    "tokens-locked": lambda story, seat: sum(story.now(seat).locked),
    "activations-offered": _offered,
    "activations-used": lambda story, seat: len(_activations(story, seat)),
    "activations-of-the-start": lambda story, seat: sum(
        p.offered for p in story.places if p.seat == seat and p.cell == "c3"
    ),
    "activations-unused": lambda story, seat: _offered(story, seat) - len(_activations(story, seat)),
    "first-card-used": lambda story, seat: _brought(story, seat, FIRST, lambda _: 1),
    "first-card-tokens": lambda story, seat: _brought(story, seat, FIRST, _tokens),
    "last-card-used": lambda story, seat: _brought(story, seat, _last(story, seat), lambda _: 1),
    "last-card-tokens": lambda story, seat: _brought(story, seat, _last(story, seat), _tokens),
    "early-cards-tokens": lambda story, seat: _brought(story, seat, EARLY, _tokens),
    "early-cards-cubes": lambda story, seat: _brought(story, seat, EARLY, _cubes),
    "late-cards-tokens": lambda story, seat: _brought(story, seat, LATE, _tokens),
    "late-cards-cubes": lambda story, seat: _brought(story, seat, LATE, _cubes),
    "gains": lambda story, seat: len(_activations(story, seat, "gain")),
    "exchanges": lambda story, seat: len(_activations(story, seat, "exchange")),
    "transfers": lambda story, seat: len(_activations(story, seat, "transfer")),
    "assistances": lambda story, seat: sum(
        activation.owner is not None for activation in _activations(story, seat)
    ),
    "points-by-copying": points_by_copying,
    "points-by-being-copied": points_by_being_copied,
    "clean-products": clean_products,
    "cubes-from-materials": lambda story, seat: sum(
        one.cubes for one in _activations(story, seat) if from_materials(one)
    ),
    "cubes-from-making": lambda story, seat: sum(
        one.cubes for one in _activations(story, seat) if not from_materials(one)
    ),
    "copied-by-others": lambda story, seat: sum(activation.owner == seat for activation in story.activations),
}


def _worked_again(story: TerraFuturaStory, seat: int) -> bool:
    """Whether a card that the player placed has worked in a later turn too."""
    return any(place.used > 1 for place in story.places if place.seat == seat and place.turn)


EVENTS: dict[str, Callable[[TerraFuturaStory, int], bool]] = {
    "product-made": lambda story, seat: any(map(_product, _activations(story, seat))),
    "chance-lost": lambda story, seat: FACTS["activations-unused"](story, seat) > 0,
    "card-worked-again": _worked_again,
    "card-inactive": lambda story, seat: any(standing.inactive for standing in story.course(seat)),
    "two-cubes-on-a-card": lambda story, seat: FACTS["cubes-most-on-a-card"](story, seat) > 1,
    "cube-moved": lambda story, seat: FACTS["cubes-moved"](story, seat) > 0,
    "coin-paid": lambda story, seat: FACTS["money-paid"](story, seat) > 0,
    "effect-copied": lambda story, _seat: any(one.owner is not None for one in story.activations),
    "clean-product-made": lambda story, seat: clean_products(story, seat) > 0,
    "raw-returned": lambda story, seat: FACTS["raw-returned"](story, seat) > 0,
}

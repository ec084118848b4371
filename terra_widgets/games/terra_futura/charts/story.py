"""A record told for charts: how every player stood after each turn, every card, every activation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, ClassVar

from terra_widgets.games.terra_futura.deck import KINDS
from terra_widgets.charts.story import Story
from terra_widgets.errors import SetupError
from terra_widgets.table.record import Record
from terra_widgets.games.terra_futura.rules import TerraFutura
from terra_widgets.games.terra_futura.rules.ending import count, polluted_cards
from terra_widgets.games.terra_futura.rules.state import (
    CARDS, CELLS, CELL_NAMES, CHOSEN_SET, CUBES, LANDS, OVER, OWNED, PENDING, PHASE, ONE_ROOM, TURN, State,
    Territory, unpack,
)  # fmt: skip

Counts = tuple[int, ...]
NOTHING: Counts = (0,) * len(KINDS)


@dataclass(frozen=True, slots=True)
class Standing:
    """One player at the end of a turn; the turn under way counts as it is now."""

    turn: int
    seat: int
    tokens: Counts
    """The seven kinds on all cards."""
    locked: Counts
    """Those of them on inactive cards."""
    cubes: int
    spaces: int
    cards: int
    polluted: int
    inactive: int
    lines: Mapping[str, int]
    """The points if the game ended now; the scoring card counts once the game is over: it is secret."""

    @property
    def points(self) -> int:
        """The sum of the lines."""
        return sum(self.lines.values())


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """One card of a territory, as it lies now."""

    seat: int
    cell: str
    card: str
    name: str
    theme: str
    turn: int
    """The turn in which it was placed; 0 for what lay there from the start."""
    spaces: int
    cubes: int
    inactive: bool
    offered: int
    used: int


@dataclass(frozen=True, slots=True)
class Activation:
    """One activation that was used, with all that came of it."""

    number: int
    turn: int
    seat: int
    cell: str = ""
    kind: str = "gain"
    """gain, exchange, transfer; for Assistance, that of the copied effect."""
    owner: int | None = None
    """For Assistance, whose card was copied."""
    copied: str = ""
    """Its id."""
    paid: Counts = NOTHING
    got: Counts = NOTHING
    reward: str = ""
    """What the owner of the copied card received."""
    cubes: int = 0
    moved: int = 0
    cleaned: int = 0


@dataclass(frozen=True)
class TerraFuturaStory(Story):
    """All that charts need to know about one game."""

    game: ClassVar[str] = "terra_futura"

    standings: tuple[Standing, ...]
    places: tuple[PlacedCard, ...]
    activations: tuple[Activation, ...]
    rows: tuple[Mapping[str, Any], ...]
    over: bool
    winners: tuple[int, ...] = ()
    themes: Mapping[str, str] = field(default_factory=dict)
    """The theme of every card of the deck."""

    def course(self, seat: int) -> tuple[Standing, ...]:
        """How one player stood, turn after turn."""
        return tuple(standing for standing in self.standings if standing.seat == seat)

    def now(self, seat: int) -> Standing:
        """How one player stands now."""
        return self.course(seat)[-1]


def tell(record: Record, language: str = "en") -> TerraFuturaStory:
    """The story of a record.

    Parameters
    ----------
    record
        The game, finished or not.
    language
        The language of the cards' names.
    """
    game = record.rules()
    if not isinstance(game, TerraFutura):
        raise SetupError("chart-game", found=record.game)
    states = list(record.states())
    rows = tuple(record.rows())
    last = states[-1]
    over = last[PHASE] == OVER
    outcome = game.outcome(last)
    return TerraFuturaStory(
        names=record.players,
        seats=tuple(range(game.players)),
        standings=tuple(_standings(game, states, over)),
        places=tuple(_places(game, states, rows, record.players, language)),
        activations=tuple(_activations(record.moves, rows, record.players)),
        rows=rows,
        over=over,
        winners=outcome.winners if outcome else (),
        themes={card.id: card.theme for card in game.cards.deck.cards},
    )


def _standings(game: TerraFutura, states: list[State], over: bool) -> Iterable[Standing]:
    # The turn of a step is that of the state before it; the last state of a turn is how it ended.
    ends: dict[int, State] = {game.clock(states[0])[0] - 1: states[0]}
    for before, after in pairwise(states):
        ends[game.clock(before)[0]] = after
    sets = [land[CHOSEN_SET] if over else None for land in states[-1][LANDS:]]
    for turn, state in ends.items():
        for seat, land in enumerate(state[LANDS:]):
            yield _standing(game, turn, seat, land, sets[seat])


def _standing(game: TerraFutura, turn: int, seat: int, land: Territory, which: int | None) -> Standing:
    tokens = [0] * len(KINDS)
    for cell in land[CELLS]:
        for kind, amount in enumerate(unpack(land[cell])):
            tokens[kind] += amount
    active = unpack(land[OWNED])
    return Standing(
        turn=turn,
        seat=seat,
        tokens=tuple(tokens),
        locked=tuple(all_ - free for all_, free in zip(tokens, active, strict=True)),
        cubes=land[CUBES],
        spaces=sum(game.cards.spaces[land[CARDS][cell]] for cell in land[CELLS]),
        cards=len(land[CELLS]),
        polluted=polluted_cards(game, land),
        inactive=sum(1 for cell in land[CELLS] if land[cell] < ONE_ROOM),
        lines={line.key.removeprefix("count-"): line.points for line in count(game, land, which)},
    )


def _places(
    game: TerraFutura,
    states: list[State],
    rows: Iterable[Mapping[str, Any]],
    names: tuple[str, ...],
    language: str,
) -> Iterable[PlacedCard]:
    placed: dict[tuple[int, str], int] = {}
    used: Counter[tuple[int, str]] = Counter()
    for row in rows:
        at = (names.index(row["player"]), row["cell"])
        if row["event"] == "place":
            placed[at] = row["round"]
        elif row["event"] == "use":
            used[at] += 1
    first = states[0]
    offered = Counter((first[TURN], CELL_NAMES[cell]) for cell in first[PENDING])
    for before, after in pairwise(states):
        if len(after[PENDING]) > len(before[PENDING]):  # TF-25, TF-60
            offered.update((before[TURN], CELL_NAMES[cell]) for cell in after[PENDING])
    for seat, land in enumerate(states[-1][LANDS:]):
        for cell in land[CELLS]:
            card = game.cards.deck.cards[land[CARDS][cell]]
            at = (seat, CELL_NAMES[cell])
            yield PlacedCard(
                seat=seat,
                cell=CELL_NAMES[cell],
                card=card.id,
                name=card.names.get(language) or card.name,
                theme=card.theme,
                turn=placed.get(at, 0),
                spaces=card.spaces,
                cubes=game.cards.cubes(land, cell),
                inactive=land[cell] < ONE_ROOM,
                offered=offered[at],
                used=used[at],
            )


def _activations(
    moves: Iterable[str], rows: Iterable[Mapping[str, Any]], names: tuple[str, ...]
) -> Iterable[Activation]:
    by_step: dict[int, list[Mapping[str, Any]]] = {}
    for row in rows:
        by_step.setdefault(row["step"], []).append(row)
    activation: Activation | None = None
    number = 0
    for step, move in enumerate(moves, start=1):
        happened = by_step.get(step, [])
        verb = move.split()[0]
        if verb == "use":
            if activation is not None:
                yield activation
            use, number = happened[0], number + 1
            activation = Activation(
                number, use["round"], names.index(use["turn"]), use["cell"], _kind(use["effect"])
            )
        elif activation is None and any(row["event"] in TOKENS for row in happened):
            # Under way when the record began: nothing says which card it was.
            activation = Activation(0, happened[0]["round"], names.index(happened[0]["turn"]))
        if activation is not None:
            activation = _with(activation, happened, names)
    if activation is not None:
        yield activation


TOKENS = {"gain", "receive", "pay", "pollute", "transfer", "reward", "clean"}


def _with(activation: Activation, happened: list[Mapping[str, Any]], names: tuple[str, ...]) -> Activation:
    """An activation, and what one more step did."""
    for row in happened:
        event, amount = row["event"], row["amount"]
        if event == "copy":
            owner = names.index(row["other"])
            activation = replace(activation, kind=_kind(row["effect"]), owner=owner, copied=row["card"])
        elif event == "reward":
            activation = replace(activation, reward=row["resource"])
        elif event == "pollute":
            activation = replace(activation, cubes=activation.cubes + amount)
        elif event == "transfer":
            activation = replace(activation, moved=activation.moved + max(amount, 0))
        elif event == "clean":
            activation = replace(activation, cleaned=activation.cleaned - amount)
        elif event == "pay":
            activation = replace(activation, paid=_plus(activation.paid, row["resource"], -amount))
        elif event in {"gain", "receive"}:
            activation = replace(activation, got=_plus(activation.got, row["resource"], amount))
    return activation


def _plus(counts: Counts, kind: str, amount: int) -> Counts:
    at = KINDS.index(kind)
    return (*counts[:at], counts[at] + amount, *counts[at + 1 :])


def _kind(effect: str | None) -> str:
    if effect and "->" in effect:
        return "exchange"
    return effect if effect in {"transfer", "assistance"} else "gain"

"""Is the deck fair? `python3 run.py balance` plays thousands of games and prints the answer.

Three questions: does holding a card decide who wins, does the seat, and can both a dirty and a clean
territory win.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache, partial
from math import sqrt
from typing import Any

from terra_widgets.games import decks
from terra_widgets.games.terra_futura.players.greedy import Greedy, Weights
from terra_widgets.games.terra_futura.rules import TerraFutura
from terra_widgets.games.terra_futura.rules.state import CARDS, CELLS, CUBES, FIRST, HELD, LANDS
from terra_widgets.simulation.balance import in_parts
from terra_widgets.simulation.one_game import play_out

GAMES = 20_000
CHUNK = 50
SIZES = (2, 3, 4, 5)
CARD_RANGE = (0.7, 1.4)
SEAT_SPREAD = 3.0
SIDE_RANGE = (0.35, 0.65)
CLEAN, DIRTY = Weights(cubes=3.0), Weights(cubes=0.3)


Sums = dict[Any, float]


def _sums() -> Sums:
    return defaultdict(float)


@dataclass
class Tally:
    """Sums over games; tallies of parts of the games add up to the tally of all."""

    deck: str
    wins: Sums = field(default_factory=_sums)
    """Wins of a card's holders, shared wins in parts."""
    expected: Sums = field(default_factory=_sums)
    """What those would be if the card did not matter."""
    held: Sums = field(default_factory=_sums)
    seat_games: Sums = field(default_factory=_sums)
    seat_wins: Sums = field(default_factory=_sums)
    seat_points: Sums = field(default_factory=_sums)
    side_wins: Sums = field(default_factory=_sums)
    side_cubes: Sums = field(default_factory=_sums)
    side_points: Sums = field(default_factory=_sums)
    side_seats: Sums = field(default_factory=_sums)

    def add(self, other: Tally) -> None:
        """Take another tally in."""
        for name in list(self.__dataclass_fields__)[1:]:
            mine: Sums = getattr(self, name)
            for key, value in getattr(other, name).items():
                mine[key] += value

    def ratio(self, card: str) -> float:
        """How often holders of a card win, against what would be expected."""
        return self.wins[card] / self.expected[card] if self.expected[card] else float("nan")


@cache
def _game(deck: str, players: int) -> TerraFutura:
    return TerraFutura(players, decks.load(deck))


def alike(deck: str, seeds: Iterable[int]) -> Tally:
    """Games among equals: cards and seats."""
    tally = Tally(deck)
    for seed in seeds:
        size = SIZES[seed % len(SIZES)]
        game = _game(deck, size)
        state = play_out(game, [Greedy()] * size, seed)
        outcome = game.outcome(state)
        assert outcome is not None
        for player in range(size):
            land = state[LANDS + player]
            win = (player in outcome.winners) / len(outcome.winners)
            cards = [game.cards.deck.cards[land[CARDS][cell]].id for cell in land[CELLS]]
            cards += [game.cards.deck.scoring[card].id for card in land[HELD]]
            for card in cards:
                tally.held[card] += 1
                tally.wins[card] += win
                tally.expected[card] += 1 / size
            seat = (size, (player - state[FIRST]) % size)
            tally.seat_games[seat] += 1
            tally.seat_wins[seat] += win
            tally.seat_points[seat] += outcome.points[player]
    return tally


def mixed(deck: str, seeds: Iterable[int]) -> Tally:
    """Games of clean against dirty players, as many of each, seats in turn."""
    tally = Tally(deck)
    for seed in seeds:
        size = (2, 4)[seed % 2]
        game = _game(deck, size)
        sides = ["clean" if (player + seed // 2) % 2 else "dirty" for player in range(size)]
        players = [Greedy(CLEAN if side == "clean" else DIRTY) for side in sides]
        state = play_out(game, players, seed)
        outcome = game.outcome(state)
        assert outcome is not None
        for player, side in enumerate(sides):
            tally.side_wins[side] += (player in outcome.winners) / len(outcome.winners)
            tally.side_cubes[side] += state[LANDS + player][CUBES]
            tally.side_points[side] += outcome.points[player]
            tally.side_seats[side] += 1
    return tally


def measure(deck: str, games: int, workers: int | None) -> Tally:
    """The tally of so many games among equals and a quarter as many mixed ones, whatever the workers."""
    _game(deck, max(SIZES))
    total = Tally(deck)
    for part in in_parts([(partial(alike, deck), games), (partial(mixed, deck), games // 4)], CHUNK, workers):
        total.add(part)
    return total


def report(tally: Tally) -> tuple[list[str], bool]:
    """The printed table, and whether every target is met."""
    cards = _game(tally.deck, 2).cards.deck
    lines, good = [], True
    lines.append("card   won/expected  held   name")
    named = [(card.id, card.name) for card in cards.cards] + [(card.id, card.name) for card in cards.scoring]
    rows = sorted((tally.ratio(card), card, name) for card, name in named)
    for ratio, card, name in rows:
        fits = CARD_RANGE[0] <= ratio <= CARD_RANGE[1]
        good &= fits
        mark = " " if fits else "!"
        lines.append(f"{card:6} {ratio:8.2f} {mark}   {tally.held[card]:6.0f}   {name}")
    lines += ["", "players  seat  wins %  points"]
    for size in SIZES:
        shares, points = [], []
        for seat in range(size):
            games = max(1, tally.seat_games[size, seat])
            shares.append(100 * tally.seat_wins[size, seat] / games)
            points.append(tally.seat_points[size, seat] / games)
            lines.append(f"{size:7}  {seat + 1:4}  {shares[-1]:6.1f}  {points[-1]:6.2f}")
        # The spread of a sample is wider than the truth, by about the error of a difference.
        error = 100 * sqrt(2 * (1 / size) * (1 - 1 / size) / games)
        fits = max(shares) - min(shares) <= SEAT_SPREAD + error and max(points) - min(points) <= SEAT_SPREAD
        good &= fits
        spread = f"{max(shares) - min(shares):.1f} % of wins (error {error:.1f})"
        spread += f", {max(points) - min(points):.2f} points"
        lines.append(f"         spread: {spread}{'' if fits else '  !'}")
    lines += ["", "side   wins %  points  cubes"]
    wins = max(1.0, sum(tally.side_wins.values()))
    for side in ("clean", "dirty"):
        share, seats = tally.side_wins[side] / wins, max(1, tally.side_seats[side])
        fits = SIDE_RANGE[0] <= share <= SIDE_RANGE[1]
        good &= fits
        mean = f"{tally.side_points[side] / seats:6.2f}  {tally.side_cubes[side] / seats:5.2f}"
        lines.append(f"{side:6} {100 * share:6.1f}  {mean}{'' if fits else '  !'}")
    ratios = [ratio for ratio, _, _ in rows]
    lines += [
        "",
        f"cards {min(ratios):.2f} to {max(ratios):.2f}; targets {'all met' if good else 'missed: see !'}",
    ]
    return lines, good

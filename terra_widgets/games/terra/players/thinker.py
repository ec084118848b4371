"""A player that tries each promising move in worlds as they might be, and plays them to the end."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.errors import Reason
from terra_widgets.games.players.deciding import Draw, Thinking
from terra_widgets.games.players.last import Last
from terra_widgets.games.terra.players import strategies
from terra_widgets.games.terra.players.imagine import imagine
from terra_widgets.games.contract import Move, State
from terra_widgets.games.terra.rules import Terra
from terra_widgets.games.terra.rules.state import GIVEN, OVER, PHASE, WHO, WORTH
from terra_widgets.games.terra.rules.moves import ARGS, VERB

WIN = 25.0  # what winning is worth beside the points that it is won with
FEW_GIVEN = 0.5  # who has given less than this part of the average is taken for a hoarder
MOST_HOARDS = 2
OWN = (strategies.prudent, strategies.helper)
OTHERS = (strategies.helper, strategies.reciprocal, strategies.prudent)


class Thinker(Thinking):
    """Plays every promising move on in worlds as they might be, and takes the one that ends best.

    Parameters
    ----------
    strength
        From 1 to 9, strength against time: so many times three worlds are looked at for a decision.
    """

    reason = "terra-player-thinker"

    def __init__(self, strength: int = 3) -> None:
        super().__init__(strength)
        self.worlds = 3 * strength

    def decide(self, game: Terra, view: State, moves: Sequence[Move], draw: Draw) -> Move:
        """The move that ends best on average."""
        few = promising(moves)
        return few[0] if len(few) == 1 else self._best(game, view, few, draw)

    def _best(self, game: Terra, view: State, few: list[Move], draw: Draw) -> Move:
        me = view[WHO]
        # Each move is judged by the better of two ways to go on after it.
        plans = [(move, own) for move in few for own in OWN]
        totals, survived = [0.0] * len(plans), [0] * len(plans)
        for number in range(self.worlds):
            # All plans meet the same worlds, so that none is lucky; others may be of any kind in them.
            world = imagine(game, view, draw)
            others = expected(game, view, OTHERS[number % len(OTHERS)])
            for i, (move, own) in enumerate(plans):
                plays = [*others[:me], own, *others[me + 1 :]]
                value, saved = played_out(game, game.step(world, move), plays, me)
                totals[i] += value
                survived[i] += saved
        best = max(range(len(plans)), key=totals.__getitem__)
        self.thought = {
            "worlds": self.worlds,
            "saved": round(100 * survived[best] / self.worlds),
        }
        return plans[best][0]

    def why(self, last: Last, language: str) -> Reason:
        """What it has thought of; nothing before it first had a choice worth a thought."""
        return super().why(last, language) if self.thought else last.only(language)


def promising(moves: Sequence[Move]) -> list[Move]:
    """The moves worth a thought: the lowest and the highest card for each purpose, the best hoards."""
    few: dict[tuple[str, int], list[Move]] = {}
    for move in moves:
        verb, about = VERB[move], ARGS[move][0] if VERB[move] == "help" else 0
        few.setdefault((verb, about), []).append(move)
    found: list[Move] = []
    for (verb, _), some in few.items():
        if verb == "hoard":
            found += sorted(some, key=lambda move: -WORTH[ARGS[move][0]])[:MOST_HOARDS]
        elif verb == "discard":
            found += some
        else:
            found += dict.fromkeys((some[0], some[-1]))
    return found


def expected(game: Terra, view: State, usual: strategies.Strategy) -> list[strategies.Strategy]:
    """How each player will go on: in the usual way, but those who have given little will go on so."""
    mean = sum(view[GIVEN]) / game.players
    return [strategies.hoarder if given < FEW_GIVEN * mean else usual for given in view[GIVEN]]


def played_out(
    game: Terra, state: State, plays: Sequence[strategies.Strategy], me: int
) -> tuple[float, bool]:
    """What a player has at the end, with something for winning, and whether the world was saved."""
    while state[PHASE] != OVER:
        move, _ = plays[state[WHO]](game, state)
        state = game.step(state, move)
    outcome = game.outcome(state)
    assert outcome is not None
    won = WIN / len(outcome.winners) if me in outcome.winners else 0.0
    return outcome.points[me] + won, bool(outcome.winners)

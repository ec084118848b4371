"""What to do next: hints for the player who decides, found with the solver (TX-20 to TX-24, TX-51)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from terra_widgets.errors import Fact, IllegalMove, Reason
from terra_widgets.games.contract import Hint
from terra_widgets.games.nova_ziemia.rules.disasters import limits
from terra_widgets.games.nova_ziemia.rules.state import (
    ACTIONS, BID, GOALS, HANDS, LOWER, MET, OVER, PHASE, PLANET, ROWS, SETTLE, SHAPE, TASK, WHO, State,
)  # fmt: skip
from terra_widgets.games.nova_ziemia.rules.moves import act
from terra_widgets.games.nova_ziemia.rules.settling import met, settle_moves, wanted
from terra_widgets.games.nova_ziemia.rules.shaping import most_actions
from terra_widgets.games.nova_ziemia.rules.solver import Solution, solve

if TYPE_CHECKING:
    from terra_widgets.games.nova_ziemia.rules.game import NovaZiemia

LOOK = {
    "done": "task", "stuck-task": "task", "meet": "missions", "discard": "missions", "reach": "goals",
    "end": "library", "goal": "goals", "both": "goals", "back": "row",
}  # fmt: skip
"""Where to look, by what there is to say; else at the planet."""
WHOLE = 3  # so many actions are searched whole; further on, the best way that is found soon


def hint(game: NovaZiemia, s: State) -> Hint:
    """A hint from what the deciding player sees; IllegalMove when bids are made, or all is over."""
    phase = s[PHASE]
    if phase == OVER:
        raise IllegalMove("hint-over")
    if phase in (BID, LOWER):
        raise IllegalMove("nova-hint-bid", "TX-50")
    if phase == SHAPE:
        return _shape(game, s)
    if phase == SETTLE:
        return _settle(game, s)
    far = {card: len(way.actions) if (way := _way(game, s, card, WHOLE)) else WHOLE + 1 for card in _hand(s)}
    card = max(far, key=lambda card: (far[card], game.cards.tasks[card][1], card))
    return _told((game.moves.discard + card,), True, _about(game, "nova-hint-discard", card))


def _hand(s: State) -> Sequence[int]:
    hand: Sequence[int] = s[HANDS][s[WHO]]
    return hand


def _way(game: NovaZiemia, s: State, card: int, most: int) -> Solution | None:
    return solve(
        game.cards, s[PLANET], wanted(game, s, card), exact_zones=game.options.exact_zones,
        banned=limits(game, s).banned, most=most, exact=WHOLE,
    )  # fmt: skip


def _shape(game: NovaZiemia, s: State) -> Hint:
    """The nearest of one's own missions, or the task."""
    left = max(0, most_actions(game, s) - len(s[ACTIONS]))
    best: tuple[int, Solution] | None = None
    for card in (s[TASK],) if game.options.competition else _hand(s):
        way = _way(game, s, card, left if best is None else len(best[1].actions) - 1)
        if way is not None:
            best = card, way
            if way.actions:
                continue
            if game.options.competition:
                return _told((game.moves.settle,), True, _about(game, "nova-hint-done", card))
            return _goal(game, s, card, left)
    if best is None:
        return _stuck(game, s, left)
    card, way = best
    facts: dict[str, Fact] = {
        "count": len(way.actions),
        "exact": int(way.exact),
        **_first(game, way.actions[0]),
    }
    return _told(way.actions, way.exact, _about(game, "nova-hint-way", card, **facts))


def _goal(game: NovaZiemia, s: State, mission: int, left: int) -> Hint:
    """A mission is met: with the actions left, the nearest goal that leaves some mission met; else settle."""
    best: tuple[int, Solution] | None = None
    for goal in s[GOALS]:
        most = left if best is None else len(best[1].actions) - 1
        way = _way(game, s, goal, most) if goal not in s[MET] else None
        if way is not None:
            after = s[:]
            for action in way.actions:
                after[PLANET] = act(after[PLANET], action)
            if any(met(game, after, card, (goal,)) for card in _hand(s)):
                best = goal, way
    if best is None:
        return _told((game.moves.settle,), True, _about(game, "nova-hint-met", mission))
    goal, way = best
    facts: dict[str, Fact] = {"goal": game.cards.ids[goal], "count": len(way.actions)}
    if not way.actions:
        return _told((game.moves.settle,), True, _about(game, "nova-hint-both", mission, **facts))
    facts |= {"exact": int(way.exact), **_first(game, way.actions[0])}
    return _told(way.actions, way.exact, _about(game, "nova-hint-goal", mission, **facts))


def _first(game: NovaZiemia, action: int) -> dict[str, Fact]:
    """An action as facts for a sentence."""
    verb, where, *how = game.moves.texts[action].split()
    line = "row" if where in tuple(ROWS) else "column"
    return {"verb": verb, "cell": where, "line": line, "how": how[0] if how else ""}


def _stuck(game: NovaZiemia, s: State, left: int) -> Hint:
    """No way from here: go back, or settle before more actions cost more cards."""
    certain = left <= WHOLE
    facts: dict[str, Fact] = {"left": left, "exact": int(certain)}
    if s[ACTIONS]:
        return _told((game.moves.back,), certain, Reason("nova-hint-back", facts))
    key = "nova-hint-stuck-task" if game.options.competition else "nova-hint-stuck"
    return _told((game.moves.settle,), certain, Reason(key, facts))


def _settle(game: NovaZiemia, s: State) -> Hint:
    """One mission is enough, as each costs a card of the library; then the goals that are met."""
    legal = settle_moves(game, s)
    goals = [move for move in legal if game.moves.verbs[move] == "reach"]
    if goals:
        return _told((goals[0],), True, _about(game, "nova-hint-reach", game.moves.args[goals[0]]))
    if game.moves.end in legal:
        return _told((game.moves.end,), True, Reason("nova-hint-end"))

    def goals_after(meet: int) -> int:
        return sum(game.moves.verbs[move] == "reach" for move in settle_moves(game, game.step(s, meet)))

    best = max(legal, key=goals_after)
    return _told((best,), True, _about(game, "nova-hint-meet", game.moves.args[best]))


def _told(moves: Sequence[int], exact: bool, how: Reason) -> Hint:
    """A hint in its three levels: what is looked at, what is worth doing, and the action itself."""
    facts = {name: fact for name, fact in how.facts.items() if name not in {"verb", "cell", "line", "how"}}
    kind = how.key.removeprefix("nova-hint-")
    where = Reason(f"nova-hint-where-{LOOK.get(kind, 'planet')}")
    return Hint(tuple(moves), exact, where, Reason(f"nova-hint-why-{kind}", facts), how)


def _about(game: NovaZiemia, key: str, card: int, **facts: Fact) -> Reason:
    return Reason(key, {"card": game.cards.ids[card], **facts})

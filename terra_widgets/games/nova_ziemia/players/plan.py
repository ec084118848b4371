"""How to spend the actions of a turn: found with the solver, one card after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from terra_widgets.games.contract import State
from terra_widgets.games.nova_ziemia.rules import NovaZiemia
from terra_widgets.games.nova_ziemia.rules.disasters import limits
from terra_widgets.games.nova_ziemia.rules.state import ACTIONS, GOALS, HANDS, MET, PLANET, TURN, WHO, Planet
from terra_widgets.games.nova_ziemia.rules.moves import ACTION_KIND, act
from terra_widgets.games.nova_ziemia.rules.moves import ACTIONS as ALL_ACTIONS
from terra_widgets.games.nova_ziemia.rules.planet import values
from terra_widgets.games.nova_ziemia.rules.settling import met, wanted
from terra_widgets.games.nova_ziemia.rules.shaping import most_actions
from terra_widgets.games.nova_ziemia.rules.solver import EXACT, Search, solve

FAR = 99  # actions: no way was found


class Plan(NamedTuple):
    """The actions of a turn, and what they are for."""

    actions: tuple[int, ...]
    missions: tuple[int, ...]
    goals: tuple[int, ...]


def on(s: State, planet: Planet) -> State:
    """The state with another planet."""
    after = s[:]
    after[PLANET] = planet
    return after


def shaped(planet: Planet, actions: Sequence[int]) -> Planet:
    """The planet after some actions."""
    for action in actions:
        planet = act(planet, action)
    return planet


def together(game: NovaZiemia, s: State, cards: Sequence[int]) -> bool:
    """Whether the zones can serve all these cards at once."""
    return all(met(game, s, card, cards[:i]) for i, card in enumerate(cards))


def left(game: NovaZiemia, s: State) -> int:
    """How many actions are left in this turn."""
    return max(0, most_actions(game, s) - len(s[ACTIONS]))


def open_goals(s: State) -> tuple[int, ...]:
    """The goals that are not met yet."""
    return tuple(goal for goal in s[GOALS] if goal not in s[MET])


def distance(game: NovaZiemia, s: State, card: int, most: int = EXACT) -> int:
    """How many actions a card needs; FAR when no way was found."""
    found = solve(
        game.cards, s[PLANET], wanted(game, s, card), exact_zones=game.options.exact_zones,
        banned=limits(game, s).banned, most=most,
    )  # fmt: skip
    return FAR if found is None else len(found.actions)


def ways_to(
    game: NovaZiemia, s: State, cards: Sequence[int], most: int, width: int, depth: int = EXACT
) -> Iterator[tuple[int, ...]]:
    """Ways to meet the first of some cards so that the others stay met, the shortest ones first."""
    search = Search(
        game.cards, s[PLANET], wanted(game, s, cards[0]), game.options.exact_zones, limits(game, s).banned
    )

    def all_met(actions: tuple[int, ...]) -> bool:
        return together(game, on(s, shaped(s[PLANET], actions)), cards)

    count = 0
    for n in range(min(most, depth) + 1):
        found = search.ways(n, width - count, all_met)
        yield from found
        count += len(found)
        if count >= width:
            return


def for_goals(game: NovaZiemia, s: State, width: int, depth: int) -> Plan | None:
    """The way with the fewest actions to a goal and a mission in this turn, as far as it was searched."""
    hand, most = s[HANDS][s[TURN]], left(game, s)
    best: Plan | None = None
    for goal in open_goals(s):
        for way in ways_to(game, s, (goal,), most, width, depth):
            if best is not None and len(way) >= len(best.actions):
                break
            after = on(s, shaped(s[PLANET], way))
            rest = (most if best is None else len(best.actions) - 1) - len(way)
            for mission in hand:
                more = next(ways_to(game, after, (mission, goal), rest, 1, depth), None)
                if more is not None:
                    best = Plan(way + more, (mission,), (goal,))
                    rest = len(more) - 1
    return best


def for_mission(game: NovaZiemia, s: State, width: int, depth: int = EXACT) -> Iterator[Plan]:
    """Ways to one mission of the hand, the shortest ones first."""
    most = left(game, s)
    hand = s[HANDS][s[TURN]]
    near = sorted((distance(game, s, mission, most), mission) for mission in hand)
    for far, mission in near:
        if far > most:
            return
        if far > depth:  # what was found beyond the whole search
            found = solve(
                game.cards, s[PLANET], wanted(game, s, mission), exact_zones=game.options.exact_zones,
                banned=limits(game, s).banned, most=most,
            )  # fmt: skip
            assert found is not None
            yield Plan(found.actions, (mission,), ())
            continue
        for way in ways_to(game, s, (mission,), most, width, depth):
            yield Plan(way, (mission,), ())


def promise(game: NovaZiemia, s: State, planet: Planet, goals: Sequence[int]) -> float:
    """How near the planet is to the goals that are left: nearly there counts more than half way twice."""
    there = values(game.cards, planet)
    total = 0.0
    for goal in goals:
        colour, value, count = wanted(game, s, goal)
        zones = there[colour]
        near = sum(min(zone, value) for zone in zones[:count]) / (value * count)
        if count == 1:
            # Large zones grow when smaller ones are joined to them, not tile by tile.
            beside = sum(zones[:1]) + 0.5 * sum(zones[1:2]) + 0.25 * sum(zones[2:3])
            near = max(near, min(1.0, beside / (1.2 * value)))
        total += near * near
    return total


def improved(game: NovaZiemia, s: State, plan: Plan) -> Plan:
    """The plan with its spare actions used for the goals to come."""
    banned = limits(game, s).banned
    goals = [goal for goal in open_goals(s) if goal not in plan.goals]
    planet, actions = shaped(s[PLANET], plan.actions), plan.actions
    kept = plan.missions + plan.goals
    here = promise(game, s, planet, goals)
    while len(actions) < left(game, s):
        nearer = [
            (promise(game, s, after, goals), -action, after)
            for action in range(ALL_ACTIONS)
            if ACTION_KIND[action] not in banned
            for after in (act(planet, action),)
        ]
        for value, action, after in sorted(nearer, reverse=True):
            if value <= here:
                return plan._replace(actions=actions)
            if together(game, on(s, after), kept):
                planet, actions, here = after, (*actions, -action), value
                break
        else:
            break
    return plan._replace(actions=actions)


def turn(game: NovaZiemia, s: State, width: int, depth: int) -> Plan | None:
    """The best plan found for a turn; None when no mission can be met."""
    plan = for_goals(game, s, width, depth)
    if plan is not None:
        return improved(game, s, plan)
    goals = open_goals(s)
    best: tuple[float, Plan] | None = None
    for tried, plan in enumerate(for_mission(game, s, width, depth)):
        if tried >= width:
            break
        full = improved(game, s, plan)
        value = promise(game, s, shaped(s[PLANET], full.actions), goals)
        if best is None or value > best[0]:
            best = value, full
    return best[1] if best else None


def claims(game: NovaZiemia, s: State, claimed: Sequence[int]) -> tuple[int, ...]:
    """The goals that can be met at most, beside what is claimed already."""
    goals = [goal for goal in open_goals(s) if met(game, s, goal, claimed)]
    for count in range(len(goals), 0, -1):
        for some in combinations(goals, count):
            if together(game, s, (*claimed, *some)):
                return some
    return ()


def hardest(game: NovaZiemia, s: State) -> list[int]:
    """The missions of the deciding player's hand, the hardest first."""
    hand = s[HANDS][s[WHO]]
    return sorted(
        hand, key=lambda card: (-distance(game, s, card, EXACT - 1), -game.cards.tasks[card][1], card)
    )

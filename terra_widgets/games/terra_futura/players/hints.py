"""Hints in Terra Futura: how often a card will work, what a set lacks, and where a cube is safe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from terra_widgets.errors import Fact, Reason, Words
from terra_widgets.games.contract import Hint
from terra_widgets.games.players.hints import advice, name, only, words
from terra_widgets.games.terra_futura.deck import KINDS
from terra_widgets.games.terra_futura.players.move_values import LINE_MATES
from terra_widgets.games.terra_futura.players.thinker import planner_of
from terra_widgets.games.terra_futura.players.turn import Plan
from terra_widgets.games.terra_futura.rules import TerraFutura
from terra_widgets.games.terra_futura.rules.cards import EFFECT_KINDS
from terra_widgets.games.terra_futura.rules.ending import count, pattern_places, sets_in
from terra_widgets.games.terra_futura.rules.market import line_of
from terra_widgets.games.terra_futura.rules.moves import ARGS, VERB
from terra_widgets.games.terra_futura.rules.numbers import POINTS
from terra_widgets.games.terra_futura.rules.state import (
    CARDS, DECISIONS, FIELD, HAND, HELD, LANDS, MARKET, MASK, NONE, ONE_ROOM, OWNED, PHASE,
    RAWS, RAW_FIELD, ROOM, ROW, WHO, State, Territory, unpack,
)  # fmt: skip

WIDTH, TRIES = 2, 8  # how closely the turn is looked at


class Lack(NamedTuple):
    """What the next set of a scoring card lacks."""

    kinds: tuple[int, ...]
    """How many tokens of each kind."""
    text: Words

    @property
    def tokens(self) -> int:
        """How many there are."""
        return sum(self.kinds)


def hint(game: TerraFutura, view: State) -> Hint:
    """The beginning of the best way found to the end of the turn."""
    moves = game.legal_moves(view)
    if len(moves) == 1:
        return only(game, view, moves[0])
    planner = planner_of(game)
    state, player = planner.imagine(view, _level), view[WHO]
    if planner.turn(state) != player:  # TF-51: an answer in another player's turn
        best = max(moves, key=lambda move: planner.value(game.step(state, move), player))
        plan = Plan(0.0, (best,), state)
    else:
        plan = planner.plans(state, moves, WIDTH, TRIES)[0]
        first = planner.before(state, plan)
        plan = plan if first is None else Plan(0.0, (first,), state)
    move, lack = plan.moves[0], _lack(game, view[LANDS + player])
    where = Reason("futura-hint-where", {"decision": DECISIONS[view[PHASE]], "left": _ready(moves)})
    why = _why(game, view, plan, lack)
    found = advice(game, view, move, where, why)
    if view[PHASE] != MARKET or VERB[move] != "take":
        return found
    land, place = view[LANDS + player], plan.moves[1]
    mates = [game.cards.deck.cards[land[CARDS][cell]] for cell in _mates(land, ARGS[place][0])]
    names = Words(lambda language: ", ".join(name(card).said(language) for card in mates))
    facts = {"what": words(game, view, move), "names": names, "why": Words(why.sentence)}
    return Hint((move, place), False, where, why, Reason("futura-hint-move-then", facts))


def _why(game: TerraFutura, s: State, plan: Plan, lack: Lack | None) -> Reason:
    move, land = plan.moves[0], s[LANDS + s[WHO]]
    verb, (a, b, _) = VERB[move], ARGS[move]
    facts: dict[str, Fact] = {"wanted": lack.text if lack else "", "fits": 0}
    if verb == "take":
        card = s[ROW + a][b]
        place = ARGS[plan.moves[1]][0]
        facts |= _in_line(land, place) | {"fits": _helps(_brings(game, card), lack)}
    elif verb == "place":
        facts |= _in_line(land, a) | {"fits": _helps(_brings(game, s[HAND]), lack)}
    elif verb == "use":
        facts |= _effect(game, land, game.cards.effects[land[CARDS][a]][b], lack)
    elif verb == "copy":
        owner = s[LANDS + a]
        facts |= _effect(game, land, game.cards.effects[owner[CARDS][b]][ARGS[move][2]], lack)
    elif verb == "pay":
        rooms = [land[ARGS[m][0]] >> ROOM for m in game.legal_moves(s) if VERB[m] == "pay"]
        facts |= {"fits": _helps({b}, lack), "tight": int(land[a] >> ROOM == min(rooms) < max(rooms))}
    elif verb in {"choose", "reward"}:
        facts |= {"fits": _helps({a}, lack), "points": POINTS[a]}
    elif verb == "pollute":
        others = [land[ARGS[m][0]] >> ROOM for m in game.legal_moves(s) if ARGS[m][0] != a]
        facts |= {"safe": int(land[a] >> ROOM > 1), "stops": sum(room == 1 for room in others)}
    elif verb in {"move", "clean"}:
        facts["kind"] = (
            "works" if land[a] < ONE_ROOM else "last" if game.cards.cubes(land, a) == 1 else "room"
        )
    elif verb == "pattern":
        facts |= _patterns(game, land, a)
    elif verb == "score":
        mine, other = (sum(line.points for line in count(game, land, which)) for which in (a, 1 - a))
        facts |= {"points": mine, "less": mine - other}
    elif verb == "end":
        facts["left"] = _ready(game.legal_moves(s))
    return Reason(f"futura-hint-{verb}", facts)


def _level() -> float:
    """What is hidden is imagined in one way, whatever it is: a hint is the same whenever it is asked for."""
    return 0.5


def _ready(moves: Sequence[int]) -> int:
    """How many cards can be used now."""
    return len({ARGS[move][0] for move in moves if VERB[move] == "use"})


def _lack(game: TerraFutura, land: Territory) -> Lack | None:
    """TF-61: what the scoring card that is nearest to its next set still lacks."""
    owned, found = land[OWNED], []
    for card in land[HELD]:
        if card == NONE:
            continue
        need = game.cards.sets[card]
        times = sets_in(owned, need) + 1
        kinds = tuple(max(0, times * n - o) for n, o in zip(unpack(need), unpack(owned), strict=True))
        found.append((sum(kinds), kinds))
    if not found:
        return None
    kinds = min(found)[1]
    return Lack(kinds, Words(lambda language: _amounts(kinds, language)))


def _amounts(kinds: tuple[int, ...], language: str) -> str:
    told = [
        Reason(f"amount-{kind}", {"count": n}).sentence(language)
        for kind, n in zip(KINDS, kinds, strict=True)
        if n
    ]
    return " + ".join(told)


def _helps(kinds: set[int], lack: Lack | None) -> int:
    """Whether one of these kinds is lacking in the set."""
    return int(lack is not None and any(lack.kinds[kind] for kind in kinds))


def _brings(game: TerraFutura, card: int) -> set[int]:
    """The kinds that a card can bring."""
    return {kind for effect in game.cards.effects[card] for kind in _given(game, effect)}


def _given(game: TerraFutura, effect: int) -> set[int]:
    work = game.cards.works[effect]
    return {kind for kind, n in enumerate(unpack(work.gives)) if n}.union(*work.choices)


def _mates(land: Territory, cell: int) -> list[int]:
    """The cards that would be in line with a new one."""
    return [one for one in line_of(land[MASK] | 1 << cell, cell) if one != cell]


def _in_line(land: Territory, cell: int) -> dict[str, Fact]:
    """TF-25: the active cards that work with a new card, and how often it works itself until the end."""
    mates = _mates(land, cell)
    return {
        "mates": sum(land[one] >= ONE_ROOM for one in mates),
        "times": 1 + LINE_MATES - len(mates),
    }


def _effect(game: TerraFutura, land: Territory, effect: int, lack: Lack | None) -> dict[str, Fact]:
    """What an effect brings in points, and whether there is room for its cubes."""
    work = game.cards.works[effect]
    given, cost = unpack(work.gives), unpack(work.cost)
    gain = sum(p * n for p, n in zip(POINTS, given, strict=True)) + len(work.choices) * POINTS[0]
    products = sum(p * n for p, n in zip(POINTS[RAWS:], cost[RAWS:], strict=True))
    paid = products + POINTS[0] * (work.cost >> RAW_FIELD & FIELD)
    free = sum(max(0, (land[cell] >> ROOM) - 1) for cell in range(len(land[CARDS])) if land[cell] >= ONE_ROOM)
    return {
        "kind": EFFECT_KINDS[work.kind],
        "gain": gain - paid,
        "cubes": work.cubes,
        "safe": int(free >= work.cubes),
        "fits": _helps(_given(game, effect), lack),
    }


def _patterns(game: TerraFutura, land: Territory, which: int) -> dict[str, Fact]:
    """TF-60: how many activations of each pattern fall on cards that still work."""
    drawn = [game.cards.deck.scoring[card].pattern for card in land[HELD]]
    alive = [sum(land[cell] >= ONE_ROOM for cell in pattern_places(land[MASK], one)) for one in drawn]
    return {"alive": alive[which], "rest": alive[1 - which]}

"""Why a move is refused: the first obstacle, with its rule.

What is legal is said in `market`, `activation` and `ending`, and only there; this module finds the words
for what they left out. It always finds some.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.games.terra_futura.deck import KINDS
from terra_widgets.errors import Fact, Reason, brief
from terra_widgets.games.terra_futura.rules.activation import cubes_elsewhere, wanted_kinds
from terra_widgets.games.terra_futura.rules.cards import ASSISTANCE, TRANSFER
from terra_widgets.games.terra_futura.rules.ending import pattern_places
from terra_widgets.games.terra_futura.rules.state import (
    ACTIVATE, AT, CARDS, CELLS, CELL_NAMES, CENTRE, CHOOSE, CHOSEN_PATTERN, CLEAN, COPY, DECISIONS, DECK,
    DISCARDED, DONE, EFFECT, FIELD, FINAL, HELD, LANDS, MARKET, MASK, MOVE, NEED, NONE, ONE_ROOM, OVER, OWNED,
    PATTERN, PAY, PENDING, PHASE, PILE, PLACE, POLLUTE, RAW_FIELD, REWARD, ROW, SCORE, SHIFT, SPACE, TURN,
    WHO, State, Territory,
)  # fmt: skip
from terra_widgets.games.terra_futura.rules.market import fits, line_of
from terra_widgets.games.terra_futura.rules.moves import ARGS, LEVELS, TEXT, VERB
from terra_widgets.games.terra_futura.rules.numbers import ROW_LENGTH, SPAN

if TYPE_CHECKING:
    from terra_widgets.games.terra_futura.rules.game import TerraFutura

# Which decision a verb answers, and the rule that asks for that decision.
ANSWERS = {
    "discard": MARKET, "take": MARKET, "draw": MARKET, "place": PLACE, "use": ACTIVATE, "end": ACTIVATE,
    "copy": COPY, "pay": PAY, "choose": CHOOSE, "pollute": POLLUTE, "move": MOVE, "enough": MOVE,
    "reward": REWARD, "clean": CLEAN, "decline": CLEAN, "pattern": PATTERN, "score": SCORE,
}  # fmt: skip
RULE = {
    MARKET: "TF-21", PLACE: "TF-24", ACTIVATE: "TF-26", COPY: "TF-50", PAY: "TF-32", CHOOSE: "TF-31",
    POLLUTE: "TF-35", MOVE: "TF-44", REWARD: "TF-51", CLEAN: "TF-52", PATTERN: "TF-60", SCORE: "TF-61",
}  # fmt: skip


def explain(game: TerraFutura, s: State, move: int) -> Reason:
    """The reason why a move that is not legal is refused."""
    if type(move) is not int or not 0 <= move < len(TEXT):
        return Reason("move-no-number", {"found": brief(move)}, "TF-21")
    phase = s[PHASE]
    if phase == OVER:
        return Reason("game-over", {}, "TF-64")
    verb = VERB[move]
    if ANSWERS[verb] != phase:
        return Reason("not-now", {"move": TEXT[move], "decision": DECISIONS[phase]}, RULE[phase])
    a, b, c = ARGS[move]
    if verb in {"discard", "take", "draw"}:
        return _market(s, verb, a, b)
    land = s[LANDS + s[WHO]]
    if verb == "place":
        return _place(land, a)
    if verb == "use":
        return _use(game, s, land, a, b)
    if verb == "copy":
        return _copy(game, s, land, a, b, c)
    if verb == "choose":
        return _choose(s, game, a)
    if verb == "reward":
        return Reason("reward-not-paid", {"kind": KINDS[a]}, "TF-51")
    if verb == "enough":
        return Reason("transfer-none-yet", {}, "TF-44")
    return _from_card(game, s, land, verb, a, b)


def _market(s: State, verb: str, level: int, i: int) -> Reason:
    facts = {"level": LEVELS[level]}
    if verb == "discard" and s[DISCARDED]:
        return Reason("discard-twice", facts, "TF-20")
    if verb == "take":
        return Reason("take-empty", {**facts, "place": str(ROW_LENGTH - i)}, "TF-22")
    if verb == "discard" and not s[ROW + level]:
        return Reason("discard-empty", facts, "TF-20")
    assert not s[DECK + level]
    assert not s[PILE + level]
    return Reason("discard-no-refill" if verb == "discard" else "draw-empty", facts, "TF-23")


def _place(land: Territory, cell: int) -> Reason:
    facts = {"cell": CELL_NAMES[cell]}
    if land[CARDS][cell] != NONE:
        return Reason("place-taken", facts, "TF-24")
    if not fits(land[MASK], cell):
        return Reason("place-outside", {**facts, "span": SPAN}, "TF-24")
    return Reason("place-apart", facts, "TF-24")


def _use(game: TerraFutura, s: State, land: Territory, cell: int, number: int) -> Reason:
    facts = {"cell": CELL_NAMES[cell]}
    if land[CARDS][cell] == NONE:
        return Reason("no-card", facts, "TF-25")
    if cell not in s[PENDING]:
        if s[FINAL]:
            drawn = game.cards.deck.scoring[land[HELD][land[CHOSEN_PATTERN]]].pattern
            offered, rule = pattern_places(land[MASK], drawn), "TF-60"
        else:
            offered, rule = line_of(land[MASK], land[CELLS][-1]), "TF-25"
        if cell in offered:
            return Reason("use-again", facts, "TF-26")
        return Reason("use-not-in-pattern" if s[FINAL] else "use-not-in-line", facts, rule)
    if land[cell] < ONE_ROOM:
        return Reason("use-inactive", facts, "TF-42")
    effects = game.cards.effects[land[CARDS][cell]]
    if number >= len(effects):
        return Reason("no-effect", {**facts, "number": number + 1, "count": len(effects)}, "TF-30")
    return _effect(game, s, land, cell, effects[number], land)


def _effect(
    game: TerraFutura, s: State, land: Territory, cell: int, effect: int, polluted: Territory
) -> Reason:
    work = game.cards.works[effect]
    if work.kind == TRANSFER:
        assert not cubes_elsewhere(game, land, cell)
        return Reason("transfer-nothing", {"cell": CELL_NAMES[cell]}, "TF-44")
    if work.kind == ASSISTANCE:
        if game.players == 1:
            return Reason("copy-alone", {}, "TF-1")
        return Reason("copy-nothing", {}, "TF-50")
    missing = _missing(land[OWNED], work.cost)
    if missing:
        return Reason("pay-short", missing, "TF-32")
    if work.cubes > polluted[SPACE]:
        return Reason("pollution-no-room", {"cubes": work.cubes, "room": polluted[SPACE]}, "TF-36")
    return Reason("supply-short", {}, "TF-5")


def _missing(owned: int, cost: int) -> dict[str, Fact]:
    """The first kind that falls short, and by how much."""
    for kind, shift in zip((*KINDS, "raw"), (*SHIFT, RAW_FIELD), strict=True):
        lack = (cost >> shift & FIELD) - (owned >> shift & FIELD)
        if lack > 0:
            return {"kind": kind, "lack": lack}
    return {}


def _copy(game: TerraFutura, s: State, land: Territory, owner: int, cell: int, number: int) -> Reason:
    facts: dict[str, Fact] = {"cell": CELL_NAMES[cell], "player": owner + 1}
    if owner >= game.players:
        return Reason("copy-no-player", {**facts, "count": game.players}, "TF-50")
    if owner == s[TURN]:
        return Reason("copy-own", facts, "TF-50")
    theirs = s[LANDS + owner]
    if theirs[CARDS][cell] == NONE:
        return Reason("no-card", facts, "TF-50")
    if theirs[cell] < ONE_ROOM:
        return Reason("copy-inactive", facts, "TF-53")
    effects = game.cards.effects[theirs[CARDS][cell]]
    if number >= len(effects):
        return Reason("no-effect", {**facts, "number": number + 1, "count": len(effects)}, "TF-30")
    if game.cards.works[effects[number]].kind == ASSISTANCE:
        return Reason("copy-assistance", facts, "TF-53")
    if all(number != n for n, *_ in game.cards.copies[theirs[CARDS][cell]]):
        return Reason("copy-top", facts, "TF-50")
    return _effect(game, s, land, CENTRE, effects[number], theirs if game.options.producer_blame else land)


def _choose(s: State, game: TerraFutura, kind: int) -> Reason:
    open_kinds = game.cards.works[s[EFFECT]].choices[s[DONE]]
    if kind in open_kinds:
        return Reason("supply-short", {}, "TF-5")
    return Reason("choose-not-open", {"kind": KINDS[kind], "money": int(len(open_kinds) > 3)}, "TF-31")


def _from_card(game: TerraFutura, s: State, land: Territory, verb: str, cell: int, kind: int) -> Reason:
    """Paying, putting down, moving and removing all name one of the player's own cards."""
    facts: dict[str, Fact] = {"cell": CELL_NAMES[cell]}
    if land[CARDS][cell] == NONE:
        return Reason(
            "no-card",
            facts,
            {"pay": "TF-33", "pollute": "TF-35", "move": "TF-44", "clean": "TF-52"}[verb],
        )
    if verb == "pay":
        facts["kind"] = KINDS[kind]
        if all(kind != wanted for wanted, _ in wanted_kinds(s[NEED])[0]):
            return Reason("pay-not-needed", facts, "TF-32")
        if land[cell] < ONE_ROOM:
            return Reason("pay-inactive", facts, "TF-42")
        assert not land[cell] >> SHIFT[kind] & FIELD
        return Reason("pay-not-there", facts, "TF-33")
    if verb == "pollute":
        return Reason("pollute-inactive", facts, "TF-42")
    if verb == "move" and cell == s[AT]:
        return Reason("transfer-itself", facts, "TF-44")
    assert not game.cards.cubes(land, cell)
    return Reason("no-cube", facts, "TF-44" if verb == "move" else "TF-52")

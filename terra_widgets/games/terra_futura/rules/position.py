"""Any state as a readable dict, and back: `describe` and `build`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from terra_widgets.games.terra_futura.deck import KINDS
from terra_widgets.errors import brief
from terra_widgets.games.contract import Chance
from terra_widgets.games.positions import Builder, head, listed_or_counted, wrong
from terra_widgets.games.terra_futura.rules import market
from terra_widgets.games.terra_futura.rules.activation import wanted_kinds
from terra_widgets.games.terra_futura.rules.cards import ASSISTANCE, EXCHANGE, TRANSFER, Work
from terra_widgets.games.terra_futura.rules.ending import pattern_places
from terra_widgets.games.terra_futura.rules.numbers import FACTS, ROW_LENGTH, TRANSFER_LIMIT, TURNS
from terra_widgets.games.terra_futura.rules.state import (
    ACTIVATE, ANY_RAW, AT, CARDS, CELLS, CELL_NAMES, CELL_NUMBERS, CENTRE, CHANCE, CHOOSE, CHOSEN_PATTERN,
    CHOSEN_SET, CLEAN, COPIED, COPY, CUBES, DECISIONS, DECK, DISCARDED, DONE, EFFECT, FIELD, FINAL, FIRST,
    GUARD, HAND, HELD, LANDS, LUCK, MARKET, MASK, MOVE, NEED, NONE, ONE_ROOM, OVER, OWNED, PAID, PATTERN, PAY,
    PENDING, PHASE, PILE, PLACE, POLLUTE, REWARD, ROOM, ROW, SCORE, SHIFT, SPACE, TURN, UNIT, WHO, State,
    Territory, counts, new_territory,
)  # fmt: skip
from terra_widgets.games.terra_futura.rules.moves import LEVELS
from terra_widgets.games.terra_futura.rules.supply import supply
from terra_widgets.games.terra_futura.rules.what_if import polluter

if TYPE_CHECKING:
    from terra_widgets.games.terra_futura.rules.game import TerraFutura

MOST = 130  # tokens of a kind on one card: more than nine activations of nine can bring
UNKNOWN = "unknown"
PROGRESS = {CHOOSE: "chosen", POLLUTE: "placed", MOVE: "moved"}
IN_EFFECT = (COPY, PAY, CHOOSE, POLLUTE, MOVE, REWARD, CLEAN)
KEYS = {
    "game", "options", "players", "market", "decks", "discards", "turn", "decision", "discarded", "card",
    "activations", "effect",
}  # fmt: skip


def describe(game: TerraFutura, s: State, names: Sequence[str]) -> dict[str, Any]:
    """The state as a dict: what is not there is left out."""
    phase = s[PHASE]
    ids = [card.id for card in game.cards.deck.cards]
    position = head(game)
    position["players"] = [
        _describe_land(game, land, name) for land, name in zip(s[LANDS:], names, strict=True)
    ]
    for key, field, step in (("market", ROW, -1), ("decks", DECK, -1), ("discards", PILE, 1)):
        position[key] = {
            level: listed_or_counted(s[field + i][::step], ids) for i, level in enumerate(LEVELS)
        }
    if phase != OVER:
        position["turn"] = names[s[TURN]]
    position["decision"] = DECISIONS[phase]
    if s[DISCARDED]:
        position["discarded"] = True
    if phase == PLACE:
        position["card"] = ids[s[HAND]] if s[HAND] != NONE else UNKNOWN
    if phase == ACTIVATE or phase in IN_EFFECT:
        position["activations"] = [CELL_NAMES[cell] for cell in s[PENDING]]
    if phase in IN_EFFECT:
        position["effect"] = _describe_effect(game, s, names)
    return position


def _describe_land(game: TerraFutura, land: Territory, name: str) -> dict[str, Any]:
    cards, scoring = game.cards.deck.cards, game.cards.deck.scoring
    territory = {}
    for cell in land[CELLS]:
        lies = cards[land[CARDS][cell]]
        card: dict[str, Any] = {"card": lies.id, **counts(land[cell])}
        cubes = game.cards.cubes(land, cell)
        if cubes:
            card["pollution"] = cubes
        territory[CELL_NAMES[cell]] = card
    held = [scoring[c].id if c != NONE else UNKNOWN for c in land[HELD]]
    player = {"name": name, "territory": territory, "scoring": held}
    for key, field in (("pattern", CHOSEN_PATTERN), ("set", CHOSEN_SET)):
        if land[field] != NONE:
            player[key] = land[field] + 1
    return player


def _describe_effect(game: TerraFutura, s: State, names: Sequence[str]) -> dict[str, Any]:
    number, card = s[EFFECT], s[LANDS + s[TURN]][CARDS][s[AT]]
    if s[COPIED]:
        number = next(w for w in game.cards.effects[card] if game.cards.works[w].kind == ASSISTANCE)
    effect: dict[str, Any] = {
        "at": CELL_NAMES[s[AT]],
        "number": game.cards.effects[card].index(number) + 1,
    }
    if s[COPIED]:
        owner, cell, which = s[COPIED]
        effect["copy"] = {"player": names[owner], "at": CELL_NAMES[cell], "number": which + 1}
    if s[PAID]:
        effect["paid"] = counts(s[PAID])
    if s[DONE]:
        effect[PROGRESS[s[PHASE]]] = s[DONE]
    return effect


class PositionBuilder(Builder):
    """One pass over a position, from the territories to the effect under way."""

    keys, decisions = KEYS, DECISIONS
    wrong_players = ("position-players", "TF-1", FACTS)
    game: TerraFutura

    def __init__(self, game: TerraFutura, given: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(game, given, chance)
        self.used: set[str] = set()

    def build(self) -> State:
        game, players = self.game, self.people()
        lands = [self.land(p, f"players[{i}]") for i, p in enumerate(players)]
        self.scoring(players, lands)
        s: State = [0] * LANDS + lands
        s[FIRST] = next((p for p, land in enumerate(lands) if land[CARDS][CENTRE] == game.marked), 0)
        self.turn(s)
        self.market(s)
        self.decision(s)
        s[LUCK], s[CHANCE] = tuple(self.luck), self.chance
        if game.options.limited_supply:
            left, cubes = supply(game, s)
            if min(*left, cubes) < 0:
                raise wrong("position-supply", "players", "TF-5")
        if s[PHASE] != OVER and not game.legal_moves(s):
            raise wrong("position-stuck", "decision", found=DECISIONS[s[PHASE]])
        return s

    # What a value must be

    def cell(self, value: object, where: str) -> int:
        return self.one_of(CELL_NUMBERS, value, where, "position-cell")

    def card(self, value: object, where: str, wanted: Sequence[int]) -> int:
        card = self.one_of(self.game.cards.numbers, value, where)
        if card not in wanted:
            raise wrong("position-card-level", where, found=str(value))
        if value in self.used:
            raise wrong("position-card-twice", where, "TF-4", found=str(value))
        self.used.add(str(value))
        return card

    # Territories

    def land(self, given: Mapping[str, Any], where: str) -> Territory:
        game, land = self.game, new_territory()
        self.known(given, ("name", "territory", "scoring", "pattern", "set"), where)
        territory = self.mapping(given.get("territory"), f"{where}.territory")
        levels = game.cards.levels[0] + game.cards.levels[1]
        for name, place in territory.items():
            at = f"{where}.territory.{name if isinstance(name, str) else brief(name)}"[:80]
            cell = self.cell(name, at)
            if not land[CELLS] and cell != CENTRE:
                raise wrong("position-start-first", at, "TF-13")
            if land[CELLS]:
                self.placeable(land, cell, at)
            here = self.mapping(place, at)
            card = self.card(here.get("card"), at, levels if land[CELLS] else game.cards.starting)
            market.lay(game, land, cell, card)
            self.tokens(land, cell, here, at)
        if not land[CELLS]:
            raise wrong("position-start-first", f"{where}.territory", "TF-13")
        return land

    def placeable(self, land: Territory, cell: int, at: str) -> None:
        if not market.fits(land[MASK], cell):
            raise wrong("position-outside", at, "TF-24", **FACTS)
        if self.game.options.adjacent_placement and not market.touches(land[MASK], cell):
            raise wrong("position-apart", at, "TF-24")

    def tokens(self, land: Territory, cell: int, here: Mapping[str, Any], at: str) -> None:
        self.known(here, (*KINDS, "card", "pollution"), at)
        resources = 0
        for kind, unit in zip(KINDS, UNIT, strict=True):
            if kind in here:
                resources += self.number(here[kind], f"{at}.{kind}", 0, MOST) * unit
        cubes = self.number(here.get("pollution", 0), f"{at}.pollution", 0, land[cell] >> ROOM)
        land[cell] += resources - cubes * ONE_ROOM
        land[SPACE] -= cubes
        land[CUBES] += cubes
        if land[cell] >= ONE_ROOM:
            land[OWNED] += resources

    def scoring(self, players: Sequence[Any], lands: list[Territory]) -> None:
        """TF-11: two each; those left open are dealt from the cards nobody named."""
        numbers = self.game.cards.scoring_numbers
        held = []
        for i, player in enumerate(players):
            where = f"players[{i}].scoring"
            ids = player.get("scoring", UNKNOWN)
            ids = [UNKNOWN, UNKNOWN] if ids == UNKNOWN else self.listed(ids, where)
            if len(ids) != 2:
                raise wrong("position-scoring", where, "TF-11", found=len(ids))
            for card in ids:
                if card != UNKNOWN:
                    self.one_of(numbers, card, where)
            held.append(list(ids))
        named = [card for ids in held for card in ids if card != UNKNOWN]
        if len(set(named)) < len(named):
            raise wrong("position-card-twice", "players", "TF-4", found=Counter(named).most_common(1)[0][0])
        if len(named) < 2 * len(players):
            free = self.shuffled([c for card, c in numbers.items() if card not in named])
        for player, ids, land in zip(players, held, lands, strict=True):
            land[HELD] = tuple(numbers[card] if card != UNKNOWN else free.pop() for card in ids)
            for key, field in (("pattern", CHOSEN_PATTERN), ("set", CHOSEN_SET)):
                if key in player:
                    land[field] = self.number(player[key], f"players.{key}", 1, 2) - 1

    # Whose turn, and whether it can be

    def turn(self, s: State) -> None:
        phase = self.phase("market")
        turn = self.player(self.given.get("turn", self.names[s[FIRST]]), "turn")
        lands, players = s[LANDS:], self.game.players
        order = [(s[FIRST] + i) % players for i in range(players)]
        seat = order.index(turn)
        final = phase in (PATTERN, SCORE, OVER) or lands[turn][CHOSEN_PATTERN] != NONE
        taken = [len(lands[p][CELLS]) - 1 for p in order]
        placed = seat + (phase not in (MARKET, PLACE))
        mine = TURNS if final else taken[seat] - (phase not in (MARKET, PLACE))
        expected = [TURNS] * players if final else [mine + (i < placed) for i in range(players)]
        if taken != expected or not 0 <= mine <= TURNS - (not final):
            found = ", ".join(str(n + 1) for n in taken)
            raise wrong("position-turns", "players", "TF-27", found=found, **FACTS)
        picked = seat + (phase != PATTERN) if final else 0
        picked = players if phase in (SCORE, OVER) else picked
        sets = {SCORE: seat, OVER: players}.get(phase, 0)
        for i, player in enumerate(order):
            for field, known, rule in (
                (CHOSEN_PATTERN, picked, "TF-60"),
                (CHOSEN_SET, sets, "TF-61"),
            ):
                if (lands[player][field] != NONE) != (i < known):
                    raise wrong("position-picked", f"players[{player}]", rule)
        s[PHASE], s[TURN], s[WHO], s[FINAL] = phase, turn, turn, int(final)

    # The market

    def market(self, s: State) -> None:
        game = self.game
        if s[PHASE] == PLACE:
            s[HAND] = self.card(
                self.given.get("card"), "card", [c for level in game.cards.levels for c in level]
            )
        else:
            s[HAND] = NONE
        parts = {key: self.mapping(self.given.get(key, {}), key) for key in ("market", "decks", "discards")}
        for key, part in parts.items():
            self.known(part, LEVELS, key)
        listed: dict[tuple[str, int], list[int]] = {}
        for i, level in enumerate(LEVELS):
            for key, part in parts.items():
                cards = part.get(level, [] if key == "discards" else UNKNOWN)
                counted = key == "decks" and isinstance(cards, int)
                if not counted and (cards != UNKNOWN or key == "discards"):
                    where = f"{key}.{level}"
                    listed[key, i] = [
                        self.card(c, where, game.cards.levels[i]) for c in self.listed(cards, where)
                    ]
        for i, level in enumerate(LEVELS):
            free = [c for c in game.cards.levels[i] if game.cards.deck.cards[c].id not in self.used]
            row, deck = listed.get(("market", i)), listed.get(("decks", i))
            pile = listed.get(("discards", i), [])
            rest = self.shuffled(free) if row is None or deck is None else []
            if row is None:
                row = [rest.pop() for _ in range(min(ROW_LENGTH, len(rest)))]
            if deck is None:
                size = parts["decks"].get(level, UNKNOWN)
                if size != UNKNOWN:
                    rest = rest[: self.number(size, f"decks.{level}", 0, len(rest))]
                deck = rest
            if len(row) > ROW_LENGTH or (len(row) < ROW_LENGTH and (deck or pile)):
                raise wrong("position-row", f"market.{level}", "TF-22", found=len(row), **FACTS)
            if pile and not deck and not game.late_reshuffle:  # TF-23: a deck without cards is none
                deck, pile = self.shuffled(pile), []
            s[ROW + i], s[DECK + i], s[PILE + i] = tuple(row[::-1]), tuple(deck[::-1]), tuple(pile)
        left = sum(len(s[field + i]) for field in (ROW, DECK, PILE) for i in (0, 1)) + (s[HAND] != NONE)
        needed = sum(TURNS + 1 - len(land[CELLS]) for land in s[LANDS:])
        if left < needed:
            raise wrong("position-cards-left", "decks", "TF-21", found=left, need=needed)

    # The decision

    def decision(self, s: State) -> None:
        phase, given = s[PHASE], self.given
        s[PENDING], s[COPIED], s[AT], s[EFFECT] = (), None, NONE, NONE
        s[DISCARDED] = int(given.get("discarded") is True)
        if not isinstance(given.get("discarded", False), bool) or (s[DISCARDED] and phase != MARKET):
            raise wrong("position-discarded", "discarded", "TF-20")
        inside = phase == ACTIVATE or phase in IN_EFFECT
        self.only_if(phase == PLACE, phase, "card")
        self.only_if(inside, phase, "activations")
        self.only_if(phase in IN_EFFECT, phase, "effect")
        if inside:
            self.activations(s)
        if phase in IN_EFFECT:
            self.effect(s, self.mapping(given.get("effect"), "effect"))

    def offered(self, s: State) -> tuple[int, ...]:
        land = s[LANDS + s[TURN]]
        if not s[FINAL]:
            return market.line_of(land[MASK], land[CELLS][-1])
        return pattern_places(
            land[MASK], self.game.cards.deck.scoring[land[HELD][land[CHOSEN_PATTERN]]].pattern
        )

    def activations(self, s: State) -> None:
        offered = self.offered(s)
        left = self.given.get("activations", [CELL_NAMES[c] for c in offered] if s[PHASE] == ACTIVATE else [])
        cells = sorted(self.cell(c, "activations") for c in self.listed(left, "activations"))
        extra = Counter(cells) - Counter(offered)
        if extra:
            raise wrong("position-not-offered", "activations", "TF-25", found=CELL_NAMES[next(iter(extra))])
        if s[PHASE] == ACTIVATE and not cells:
            raise wrong("position-no-activations", "activations", "TF-26")
        s[PENDING] = tuple(cells)

    def effect(self, s: State, given: Mapping[str, Any]) -> None:
        game, phase, land = self.game, s[PHASE], s[LANDS + s[TURN]]
        self.known(given, ("at", "number", "copy", "paid", "chosen", "placed", "moved"), "effect")
        at = s[AT] = self.cell(given.get("at"), "effect.at")
        if Counter((*s[PENDING], at)) - Counter(self.offered(s)):
            raise wrong("position-not-offered", "effect.at", "TF-25", found=CELL_NAMES[at])
        s[EFFECT] = self.effect_number(land, at, given, "effect")
        if "copy" in given:
            self.copied(s, self.mapping(given["copy"], "effect.copy"))
        work = game.cards.works[s[EFFECT]]
        fitting = {
            COPY: work.kind == ASSISTANCE,
            PAY: work.kind == EXCHANGE,
            CHOOSE: bool(work.choices),
            POLLUTE: bool(work.cubes),
            MOVE: work.kind == TRANSFER,
            REWARD: work.kind == EXCHANGE and s[COPIED] is not None,
            CLEAN: work.kind == TRANSFER and s[COPIED] is not None,
        }
        if not fitting[phase]:
            raise wrong("position-effect", "effect", found=DECISIONS[phase])
        self.progress(s, given, work)

    def effect_number(self, land: Territory, cell: int, given: Mapping[str, Any], where: str) -> int:
        if land[CARDS][cell] == NONE:
            raise wrong("position-no-card", f"{where}.at", found=CELL_NAMES[cell])
        effects: tuple[int, ...] = self.game.cards.effects[land[CARDS][cell]]
        return effects[self.number(given.get("number", 1), f"{where}.number", 1, len(effects)) - 1]

    def copied(self, s: State, given: Mapping[str, Any]) -> None:
        if self.game.cards.works[s[EFFECT]].kind != ASSISTANCE or s[PHASE] == COPY:
            raise wrong("position-effect", "effect.copy", found=DECISIONS[s[PHASE]])
        self.known(given, ("player", "at", "number"), "effect.copy")
        owner = self.player(given.get("player"), "effect.copy.player")
        cell = self.cell(given.get("at"), "effect.copy.at")
        theirs = s[LANDS + owner]
        s[EFFECT] = self.effect_number(theirs, cell, given, "effect.copy")
        number = given.get("number", 1) - 1
        if owner == s[TURN] or all(number != n for n, *_ in self.game.cards.copies[theirs[CARDS][cell]]):
            raise wrong("position-copy", "effect.copy", "TF-50")
        # TF-W7: the cubes of a copied effect may have blocked the copied card meanwhile.
        blocked = self.game.options.producer_blame and s[PHASE] in (POLLUTE, REWARD)
        if theirs[cell] < ONE_ROOM and not blocked:
            raise wrong("position-copy", "effect.copy", "TF-53")
        s[COPIED] = (owner, cell, number)
        if s[PHASE] in (REWARD, CLEAN):
            s[WHO] = owner

    def progress(self, s: State, given: Mapping[str, Any], work: Work) -> None:
        """What has been paid, chosen, put down and moved so far fits the effect."""
        phase, land = s[PHASE], s[LANDS + s[TURN]]
        paid = self.mapping(given.get("paid", {}), "effect.paid")
        need = work.cost
        self.known(paid, KINDS, "effect.paid")
        for kind, n in paid.items():
            k = KINDS.index(kind)
            for _ in range(self.number(n, f"effect.paid.{kind}", 0, MOST)):
                if all(k != wanted for wanted, _ in wanted_kinds(need)[0]):
                    raise wrong("position-paid", "effect.paid", "TF-32")
                need -= UNIT[k] if need >> SHIFT[k] & FIELD else ANY_RAW
                s[PAID] += UNIT[k]
        if bool(need) != (phase == PAY) or ((land[OWNED] | GUARD) - need) & GUARD != GUARD:
            raise wrong("position-paid", "effect.paid", "TF-32")
        s[NEED] = need
        most = {
            CHOOSE: len(work.choices) - 1,
            POLLUTE: work.cubes - 1,
            MOVE: TRANSFER_LIMIT - 1,
        }.get(phase, 0)
        for step, key in PROGRESS.items():
            done = self.number(given.get(key, 0), f"effect.{key}", 0, most if step == phase else 0)
            s[DONE] += done
        if phase == POLLUTE:
            s[WHO] = polluter(self.game, s)
        if phase == POLLUTE and work.cubes - s[DONE] > s[LANDS + s[WHO]][SPACE]:
            raise wrong("position-stuck", "decision", "TF-36", found=DECISIONS[phase])
        if phase == MOVE and s[DONE] > self.game.cards.cubes(land, s[AT]):
            raise wrong("position-moved", "effect.moved", "TF-44")
        if phase in (COPY, PAY, CHOOSE, MOVE) and land[s[AT]] < ONE_ROOM:
            raise wrong("position-acting-inactive", "effect.at", "TF-42")

"""Any state as a readable dict, and back: `describe` and `build`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from terra_widgets.errors import brief
from terra_widgets.games.contract import Chance
from terra_widgets.games.positions import LONGEST_LIST, Builder, head, listed_or_counted, wrong
from terra_widgets.games.terra.rules.numbers import DEALT, FACTS, HAND_LIMIT
from terra_widgets.games.terra.rules.state import (
    ACT, CARD_NAMES, CARD_NUMBERS, CHANCE, COLOUR_OF, COMBINATIONS, COMBINATION_NAMES, CRISIS_COLOUR,
    CRISIS_NAMES, CRISIS_NUMBERS, DECISIONS, DISCARD, DRAW, FIELDS, GIVE, GIVEN, GONE, HANDS, HELPED, HOARDS,
    IMPENDING, KINDS, LAID, LOST, LUCK, NONE, OPEN, OVER, PHASE, PILE, PLAYED, POINTS, ROUND, SOLVED, TURN,
    VALUE_OF, WHO, State, pack, size, some_combinations, unpack,
)  # fmt: skip
from terra_widgets.games.terra.rules.turn import limit_reached

if TYPE_CHECKING:
    from terra_widgets.games.terra.rules.game import Terra

MOST_POINTS = 500
MOST_ROUND = 500
UNKNOWN = "unknown"
NOTHING = "none"
KEYS = {
    "game", "options", "players", "crises", "discards", "solved", "pile", "round", "turn", "decision",
    "impending", "played", "helped",
}  # fmt: skip
PLAYER_KEYS = {"name", "hand", "points", "hoard", "given"}
ITEM_NAMES = (*CARD_NAMES, *CRISIS_NAMES)
ITEM_NUMBERS = {name: item for item, name in enumerate(ITEM_NAMES)}
# The same three cards in any order, and for three colours in any combination of them.
SETS = {tuple(sorted(cards)): i for i, cards in enumerate(COMBINATIONS)}


def describe(game: Terra, s: State, names: Sequence[str]) -> dict[str, Any]:
    """The state as a dict: what is not there is left out."""
    phase = s[PHASE]
    position = head(game)
    position["players"] = [_describe_player(s, player, name) for player, name in enumerate(names)]
    position["crises"] = [
        {"crisis": CRISIS_NAMES[crisis], "cards": [CARD_NAMES[kind] for kind in laid]}
        for crisis, laid in zip(s[OPEN], s[LAID], strict=True)
    ]
    position["discards"] = [CARD_NAMES[kind] for kind in unpack(s[GONE])]
    position["solved"] = [CRISIS_NAMES[crisis] for crisis in s[SOLVED]]
    position["pile"] = listed_or_counted(s[PILE][::-1], ITEM_NAMES)
    position["round"] = s[ROUND]
    position["turn"] = names[s[TURN]]
    position["decision"] = DECISIONS[phase]
    if phase == GIVE:
        position["impending"] = CRISIS_NAMES[s[IMPENDING]]
        position["played"] = [NOTHING if kind == NONE else CARD_NAMES[kind] for kind in s[PLAYED]]
    if phase == ACT:
        position["helped"] = [CRISIS_NAMES[c] for c in range(len(CRISIS_NAMES)) if s[HELPED] >> c & 1]
    return position


def _describe_player(s: State, player: int, name: str) -> dict[str, Any]:
    hand, hoard = s[HANDS][player], s[HOARDS][player]
    return {
        "name": name,
        "hand": size(hand) if hand < 0 else [CARD_NAMES[kind] for kind in unpack(hand)],
        "points": s[POINTS][player],
        "hoard": len(hoard) if NONE in hoard else [COMBINATION_NAMES[i].split() for i in hoard],
        "given": s[GIVEN][player],
    }


class PositionBuilder(Builder):
    """One pass over a position, from what lies open to what is dealt."""

    keys, decisions = KEYS, DECISIONS
    wrong_players = ("terra-position-players", "TR-1", FACTS)
    game: Terra

    def __init__(self, game: Terra, given: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(game, given, chance)
        self.left = Counter(dict(enumerate(game.counts)))
        """The solution cards that nobody has named yet."""
        self.crises_left = dict.fromkeys(range(len(CRISIS_NAMES)))

    def build(self) -> State:
        players = self.people()
        s: State = [0] * FIELDS
        self.turn(s)
        self.crises(s)
        self.impending(s)
        self.helped(s)
        self.piles(s)
        self.players(s, players)
        self.limits(s)
        s[LUCK], s[CHANCE] = tuple(self.luck), self.chance
        return s

    # What a value must be

    def card(self, value: object, where: str) -> int:
        kind = self.one_of(CARD_NUMBERS, value, where, "terra-position-card")
        if not self.left[kind]:
            most = self.game.counts[kind]
            raise wrong("terra-position-too-many", where, "TR-2", found=str(value), most=most)
        self.left[kind] -= 1
        return kind

    def crisis(self, value: object, where: str) -> int:
        crisis = self.one_of(CRISIS_NUMBERS, value, where, "terra-position-crisis")
        if crisis not in self.crises_left:
            raise wrong("terra-position-crisis-twice", where, "TR-3", found=str(value))
        del self.crises_left[crisis]
        return crisis

    def matching(self, value: object, crisis: int, where: str) -> int:
        kind = self.card(value, where)
        if COLOUR_OF[kind] != CRISIS_COLOUR[crisis]:
            raise wrong("terra-position-colour", where, "TR-21", found=CARD_NAMES[kind])
        return kind

    def rest(self) -> list[int]:
        """The solution cards that nobody has named, in a fixed order."""
        return [kind for kind in range(KINDS) for _ in range(self.left[kind])]

    # What everybody sees

    def turn(self, s: State) -> None:
        s[PHASE] = self.phase("draw")
        s[TURN] = s[WHO] = self.player(self.given.get("turn", self.names[0]), "turn")
        s[ROUND] = self.number(self.given.get("round", 1), "round", 1, MOST_ROUND)

    def crises(self, s: State) -> None:
        """TR-23, TR-30: full-blown crises with the cards on them, which don't solve them yet."""
        crises, laid = [], []
        for i, one in enumerate(self.listed(self.given.get("crises", []), "crises")):
            where = f"crises[{i}]"
            here = self.mapping(one, where)
            self.known(here, ("crisis", "cards"), where)
            crisis = self.crisis(here.get("crisis"), where)
            cards = [
                self.matching(c, crisis, where) for c in self.listed(here.get("cards", []), f"{where}.cards")
            ]
            if sum(VALUE_OF[kind] for kind in cards) >= self.game.threats[crisis]:
                raise wrong("terra-position-solved", where, "TR-31", found=CRISIS_NAMES[crisis])
            crises.append(crisis)
            laid.append(tuple(cards))
        s[OPEN], s[LAID] = tuple(crises), tuple(laid)
        s[LOST] = limit_reached(s[OPEN])
        if s[LOST] != NONE and s[PHASE] != OVER:
            raise wrong("terra-position-lost", "crises", "TR-50")

    def impending(self, s: State) -> None:
        """TR-21: the crisis before the player, and what was played on it so far."""
        s[IMPENDING], s[PLAYED] = NONE, ()
        self.only_if(s[PHASE] == GIVE, s[PHASE], "impending", "played")
        if s[PHASE] != GIVE:
            return
        crisis = s[IMPENDING] = self.crisis(self.given.get("impending"), "impending")
        played = self.listed(self.given.get("played", []), "played")
        if len(played) >= self.game.players:
            raise wrong("terra-position-played", "played", "TR-21", found=len(played))
        s[PLAYED] = tuple(
            NONE if isinstance(card, str) and card == NOTHING else self.matching(card, crisis, "played")
            for card in played
        )
        s[WHO] = (s[TURN] + len(played)) % self.game.players

    def helped(self, s: State) -> None:
        """TR-30: the crises that this turn's player has played on: solved ones, or with cards on them."""
        self.only_if(s[PHASE] == ACT, s[PHASE], "helped")
        solved = self.given.get("solved", [])
        s[SOLVED] = tuple(self.crisis(name, "solved") for name in self.listed(solved, "solved"))
        for name in self.listed(self.given.get("helped", []), "helped"):
            crisis = CRISIS_NUMBERS.get(name, NONE) if isinstance(name, str) else NONE
            lying = crisis in s[OPEN] and s[LAID][s[OPEN].index(crisis)]
            if crisis == NONE or not (lying or crisis in s[SOLVED]):
                raise wrong("terra-position-helped", "helped", "TR-30", found=brief(name))
            s[HELPED] |= 1 << crisis

    # Hidden cards, and those that are dealt

    def piles(self, s: State) -> None:
        """What is named of the discards and of the draw pile."""
        discards = self.given.get("discards", [])
        s[GONE] = pack([self.card(card, "discards") for card in self.listed(discards, "discards")])
        pile = self.given.get("pile", UNKNOWN)
        s[PILE] = ()
        if isinstance(pile, (list, tuple)):
            items = [self.item(item, "pile") for item in self.listed(pile, "pile")]
            s[PILE] = tuple(reversed(items))

    def item(self, value: object, where: str) -> int:
        if isinstance(value, str) and value in CRISIS_NUMBERS:
            return KINDS + self.crisis(value, where)
        return self.card(value, where)

    def players(self, s: State, players: Sequence[Mapping[str, Any]]) -> None:
        hands: list[int] = []
        hoards: list[tuple[int, ...]] = []
        for i, player in enumerate(players):
            where = f"players[{i}]"
            self.known(player, PLAYER_KEYS, where)
            hand, hoard = player.get("hand", UNKNOWN), player.get("hoard", [])
            hands.append(self.hand(hand, f"{where}.hand"))
            hoards.append(self.hoard(hoard, f"{where}.hoard"))
        numbers = [
            tuple(
                self.number(p.get(key, 0), f"players[{i}].{key}", 0, MOST_POINTS)
                for i, p in enumerate(players)
            )
            for key in ("points", "given")
        ]
        s[POINTS], s[GIVEN] = numbers
        s[HOARDS] = tuple(self.dealt_hoards(held) for held in hoards)
        self.deal(s, hands)

    def hand(self, given: object, where: str) -> int:
        """A packed hand; below zero when so many cards are to be dealt."""
        if isinstance(given, str) and given == UNKNOWN:
            return -1 - DEALT[self.game.players]
        if isinstance(given, int):
            return -1 - self.number(given, where, 0, HAND_LIMIT + 1)
        return pack([self.card(card, where) for card in self.listed(given, where)])

    def hoard(self, given: object, where: str) -> tuple[int, ...]:
        if isinstance(given, int):
            return (NONE,) * self.number(given, where, 0, LONGEST_LIST // 3)
        found = []
        for i, cards in enumerate(self.listed(given, where)):
            kinds = [self.card(card, f"{where}[{i}]") for card in self.listed(cards, f"{where}[{i}]")]
            combination = SETS.get(tuple(sorted(kinds)))
            if combination is None:
                raise wrong("terra-position-hoard", f"{where}[{i}]", "TR-32", **FACTS)
            found.append(combination)
        return tuple(found)

    def dealt_hoards(self, held: tuple[int, ...]) -> tuple[int, ...]:
        """Combinations that are not to be known are any that the remaining cards allow."""
        if NONE not in held:
            return held
        found = some_combinations(pack(self.rest()), held.count(NONE), self.shuffled)
        if found is None:
            raise wrong("terra-position-few", "players", "TR-2")
        for combination in found:
            self.left.subtract(COMBINATIONS[combination])
        return tuple(found)

    def deal(self, s: State, hands: list[int]) -> None:
        """Hands that are not to be known and the draw pile, from all cards that nobody has named."""
        rest, pile = self.rest(), self.given.get("pile", UNKNOWN)
        want = sum(size(hand) for hand in hands if hand < 0)
        if want > len(rest):
            raise wrong("terra-position-few", "players", "TR-2")
        if want:
            rest = self.shuffled(rest)
        s[HANDS] = tuple(
            hand if hand >= 0 else pack([rest.pop() for _ in range(size(hand))]) for hand in hands
        )
        over = [*sorted(rest), *(KINDS + crisis for crisis in self.crises_left)]
        if isinstance(pile, str) and pile == UNKNOWN:
            s[PILE] = tuple(self.shuffled(over)) if over else ()
            return
        if not isinstance(pile, (list, tuple)):
            number = self.number(pile, "pile", 0, len(over))
            over = self.shuffled(over) if over else []
            s[PILE], over = tuple(over[:number]), over[number:]
        if over and ("discards" in self.given or "solved" in self.given):
            raise wrong("terra-position-missing", "position", "TR-2", found=len(over))
        s[GONE] += pack([item for item in over if item < KINDS])
        s[SOLVED] += tuple(sorted(item - KINDS for item in over if item >= KINDS))

    # Whether it can be

    def limits(self, s: State) -> None:
        phase = s[PHASE]
        for player, hand in enumerate(s[HANDS]):
            most = HAND_LIMIT + (player == s[TURN] and phase in {ACT, DISCARD})
            if size(hand) > most:
                raise wrong(
                    "terra-position-hand", f"players[{player}].hand", "TR-40", found=size(hand), most=most
                )
        if phase == DISCARD and size(s[HANDS][s[TURN]]) <= HAND_LIMIT:
            raise wrong("terra-position-no-discard", "decision", "TR-40", **FACTS)
        if phase == DRAW and not s[PILE]:
            raise wrong("terra-position-no-draw", "pile", "TR-20")
        if phase == OVER and s[LOST] == NONE and s[PILE]:
            raise wrong("terra-position-not-over", "decision", "TR-51", found=len(s[PILE]))

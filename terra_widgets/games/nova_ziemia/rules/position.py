"""Any state as a readable dict, and back: `describe` and `build`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from terra_widgets.errors import Fact, brief
from terra_widgets.games.contract import Chance
from terra_widgets.games.nova_ziemia.deck import AMOUNTS, MOST_VALUE
from terra_widgets.games.positions import Builder, head, listed_or_counted, wrong
from terra_widgets.games.nova_ziemia.rules import disasters, settling, shaping
from terra_widgets.games.nova_ziemia.rules.competition import points, too_easy
from terra_widgets.games.nova_ziemia.rules.competition import library as tasks_of
from terra_widgets.games.nova_ziemia.rules.numbers import FACTS, HAND, LEAST_BID, TARGET
from terra_widgets.games.nova_ziemia.rules.state import (
    ACTIONS, ALL_GOALS, BID, BIDS, CELLS, CLAIMED, DECISIONS, DISCARD, DUE, ENDED, EXCESS, FACES, GOALS,
    HANDS, LIBRARY, LOST, LOWER, LOWEST, LUCK, MET, NEEDED, NONE, NO_CARDS, NO_TASKS, OPEN, OVER, OWED,
    PASSED, PHASE, PILE, PLANET, POINTS, SETTLE, SHAPE, STACK, TASK, TURN, TURNS, WHO, WON, State,
)  # fmt: skip
from terra_widgets.games.nova_ziemia.rules.moves import ACTION_TEXT

if TYPE_CHECKING:
    from terra_widgets.games.nova_ziemia.rules.game import NovaZiemia

UNKNOWN = "unknown"
MOST_MORE = AMOUNTS["missions"][1]
MOST_TURNS = 999
TOGETHER = {"goals", "met", "claimed", "needed", "disasters", "owed", "due", "discards"}
AGAINST = {"task", "bids", "asked", "passed"}
KEYS = {
    "game", "options", "players", "planet", "library", "turn", "turns", "decision", "actions",
    *TOGETHER, *AGAINST,
}  # fmt: skip


def describe(game: NovaZiemia, s: State, names: Sequence[str]) -> dict[str, Any]:
    """The state as a dict: what is not there is left out."""
    ids, phase = game.cards.ids, s[PHASE]

    def named(cards: Sequence[int]) -> list[str]:
        return [ids[card] for card in cards]

    position = head(game)
    position["planet"] = [[tile_text(game, code) for code in s[PLANET][at : at + 4]] for at in (0, 4, 8, 12)]
    if game.options.competition:
        position["players"] = [
            {"name": name, "won": named(won), "lost": named(lost)}
            for name, won, lost in zip(names, s[WON], s[LOST], strict=True)
        ]
    else:
        position["players"] = [
            {"name": name, "hand": listed_or_counted(hand, ids)}
            for name, hand in zip(names, s[HANDS], strict=True)
        ]
    position["library"] = listed_or_counted(s[LIBRARY][::-1], ids)
    if game.options.competition:
        _describe_bids(game, s, names, position)
    else:
        position["discards"] = named(s[PILE])
        position["goals"] = named(s[GOALS])
        position["met"] = named(s[MET])
        if s[CLAIMED]:
            position["claimed"] = named(s[CLAIMED])
            if s[NEEDED] != _needed_now(game, s, s[CLAIMED]):
                position["needed"] = list(s[NEEDED])
        if game.options.disasters != "none":
            stack = listed_or_counted(s[STACK][::-1], ids)
            position["disasters"] = {"open": named(s[OPEN]), "stack": stack}
    position |= {"turn": names[s[TURN]], "turns": s[TURNS], "decision": DECISIONS[phase]}
    if s[ACTIONS]:
        position["actions"] = [ACTION_TEXT[action] for action in s[ACTIONS]]
    if s[OWED]:
        position["owed"] = s[OWED]
    if any(s[DUE]):
        position["due"] = list(s[DUE])
    return position


def _needed_now(game: NovaZiemia, s: State, cards: Sequence[int]) -> tuple[int, ...]:
    """The values that cards would need if they were settled now."""
    fresh = s[:]
    fresh[CLAIMED] = ()
    return tuple(settling.wanted(game, fresh, card)[1] for card in cards)


def _describe_bids(game: NovaZiemia, s: State, names: Sequence[str], position: dict[str, Any]) -> None:
    if s[TASK] == NONE:
        return
    position["task"] = game.cards.ids[s[TASK]]
    position["bids"] = list(s[BIDS])
    if s[PHASE] == LOWER:
        position["asked"] = names[s[WHO]]
        position["passed"] = [name for seat, name in enumerate(names) if s[PASSED] >> seat & 1]


def tile_text(game: NovaZiemia, code: int) -> str:
    """A tile as it lies: its id, and how it is mirrored."""
    tile, face = divmod(code, 4)
    name = game.cards.deck.tiles[tile].id
    return f"{name}/{FACES[face]}" if face else name


class PositionBuilder(Builder):
    """One pass over a position, from the planet to the decision."""

    keys, decisions = KEYS, DECISIONS
    wrong_players = ("nova-position-players", "TX-1", FACTS)
    game: NovaZiemia

    def __init__(self, game: NovaZiemia, given: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(game, given, chance)
        self.numbers = {name: card for card, name in enumerate(game.cards.ids)}
        self.used: set[int] = set()

    def build(self) -> State:
        players, game = self.people(), self.game
        against = game.options.competition
        for key in TOGETHER if against else AGAINST:
            if key in self.given:
                raise wrong("nova-position-mode", key, "TX-50", found=int(against))
        s = shaping.blank(game, self.chance)
        s[PLANET] = self.planet()
        self.moment(s)
        if against:
            self.competition(s, players)
        else:
            self.together(s, players)
        s[LUCK] = tuple(self.luck)
        if s[PHASE] != OVER and not game.legal_moves(s):
            raise wrong("nova-position-stuck", "decision", found=DECISIONS[s[PHASE]])
        return s

    # What a value must be

    def card(self, value: object, where: str, fitting: Collection[int], *, anew: bool = True) -> int:
        card = self.one_of(self.numbers, value, where)
        if card not in fitting:
            raise wrong("nova-position-card", where, found=str(value))
        if anew and card in self.used:
            raise wrong("position-card-twice", where, found=str(value))
        self.used.add(card)
        return card

    def cards(self, value: object, where: str, fitting: Collection[int]) -> tuple[int, ...]:
        return tuple(self.card(name, where, fitting) for name in self.listed(value, where))

    def among(self, key: str, fitting: Collection[int]) -> tuple[int, ...]:
        """Different cards out of those that lie on the table already."""
        found = tuple(
            self.card(n, key, fitting, anew=False) for n in self.listed(self.given.get(key, []), key)
        )
        if len(set(found)) < len(found):
            raise wrong("position-card-twice", key, found=str(self.given[key][0]))
        return found

    def rest(self, fitting: Sequence[int]) -> list[int]:
        """The cards that nobody named, shuffled."""
        return shaping.shuffled([card for card in fitting if card not in self.used], self.chance, self.luck)

    def library(self, fitting: Sequence[int], hands: list[Any]) -> tuple[int, ...]:
        """The library as it is named, or what is left; hands of which only the size is said are dealt."""
        library = self.given.get("library", UNKNOWN)
        unnamed = library == UNKNOWN or isinstance(library, int)
        named = () if unnamed else self.cards(library, "library", fitting)[::-1]
        rest = self.rest(fitting) if unnamed or any(isinstance(hand, int) for hand in hands) else []
        for seat, hand in enumerate(hands):
            if isinstance(hand, int):
                if hand > len(rest):
                    raise wrong("nova-position-cards-left", f"players[{seat}].hand", "TX-11")
                hands[seat] = [rest.pop() for _ in range(hand)]
        if isinstance(library, int):
            rest = rest[: self.number(library, "library", 0, len(rest))]
        return tuple(rest) if unnamed else named

    # The planet, and the moment

    def planet(self) -> tuple[int, ...]:
        if "planet" not in self.given:
            return shaping.lay_out(self.chance, self.luck)
        rows = self.listed(self.given["planet"], "planet")
        if len(rows) != 4 or any(len(self.listed(row, "planet")) != 4 for row in rows):
            raise wrong("nova-position-planet", "planet", "TX-10")
        codes = tuple(self.tile(text) for row in rows for text in row)
        if len({code // 4 for code in codes}) < CELLS:
            raise wrong("nova-position-tile-twice", "planet", "TX-1")
        return codes

    def tile(self, text: object) -> int:
        name, _, face = text.partition("/") if isinstance(text, str) else ("", "", "")
        tiles = [tile.id for tile in self.game.cards.deck.tiles]
        if name not in tiles or face not in FACES:
            raise wrong("nova-position-tile", "planet", "TX-10", found=brief(text))
        return 4 * tiles.index(name) + FACES.index(face)

    def moment(self, s: State) -> None:
        given = self.given
        against = self.game.options.competition
        s[PHASE] = self.phase("bid" if against else "shape")
        if s[PHASE] in ((SETTLE, DISCARD, EXCESS) if against else (BID, LOWER)):
            raise wrong("nova-position-mode", "decision", "TX-50", found=int(against))
        s[TURNS] = self.number(given.get("turns", 0), "turns", 0, MOST_TURNS)
        usual = self.names[s[TURNS] % self.game.players]
        s[TURN] = s[WHO] = self.player(given.get("turn", usual), "turn")
        actions = self.listed(given.get("actions", []), "actions")
        if actions and s[PHASE] not in (SHAPE, SETTLE, DISCARD, *self.broken_into()):
            raise wrong("position-not-now", "actions", found=DECISIONS[s[PHASE]])
        for text in actions:
            if not isinstance(text, str) or text not in ACTION_TEXT:
                raise wrong("nova-position-action", "actions", "TX-20", found=brief(text))
        s[ACTIONS] = tuple(ACTION_TEXT.index(text) for text in actions)

    # Together

    def together(self, s: State, players: Sequence[Any]) -> None:
        game, given, phase = self.game, self.given, s[PHASE]
        book = range(game.cards.missions, game.cards.missions + game.cards.goals)
        if "goals" in given:
            s[GOALS] = self.cards(given["goals"], "goals", book)
            if not s[GOALS]:
                raise wrong("nova-position-goals", "goals", "TX-12")
        else:
            s[GOALS] = shaping.drawn_goals(game, self.chance, self.luck)
        s[MET] = self.among("met", s[GOALS])
        hands = self.hands(players)
        s[PILE] = self.cards(given.get("discards", []), "discards", game.missions)
        s[LIBRARY] = self.library(game.missions, hands)
        s[HANDS] = tuple(tuple(sorted(hand)) for hand in hands)
        self.disasters(s)
        if len(s[ACTIONS]) > disasters.limits(game, s).actions:
            raise wrong("nova-position-actions", "actions", "TX-20", found=len(s[ACTIONS]))
        self.settled(s)
        done = set(s[MET]) == set(s[GOALS])
        if phase == OVER:
            s[ENDED] = ALL_GOALS if done else NO_CARDS
        elif done and not (phase == SETTLE and s[CLAIMED]):
            raise wrong("nova-position-done", "met", "TX-31")

    def hands(self, players: Sequence[Any]) -> list[Any]:
        """Each player's cards, or how many are to be dealt."""
        hands: list[Any] = []
        for seat, player in enumerate(players):
            where = f"players[{seat}].hand"
            self.known(player, ("name", "hand"), f"players[{seat}]")
            hand = player.get("hand", HAND)
            if hand == UNKNOWN:
                hand = HAND
            if isinstance(hand, int):
                hands.append(self.number(hand, where, 0, len(self.game.missions)))
            else:
                hands.append(list(self.cards(hand, where, self.game.missions)))
        return hands

    def disasters(self, s: State) -> None:
        game = self.game
        if game.options.disasters == "none":
            if "disasters" in self.given:
                raise wrong("nova-position-disasters", "disasters", "TX-40")
            return
        if "disasters" not in self.given:
            s[STACK] = shaping.disaster_stack(game, self.chance, self.luck)
            disasters.open_next(game, s)
            return
        given = self.mapping(self.given["disasters"], "disasters")
        self.known(given, ("open", "stack"), "disasters")
        first = game.cards.missions + game.cards.goals
        every = range(first, first + len(game.cards.deck.disasters))
        s[OPEN] = self.cards(given.get("open", []), "disasters.open", every)
        stack = given.get("stack", [])
        if isinstance(stack, int):
            rest = self.rest(every)
            s[STACK] = tuple(rest[: self.number(stack, "disasters.stack", 0, len(rest))])
        else:
            s[STACK] = self.cards(stack, "disasters.stack", every)[::-1]

    def broken_into(self) -> tuple[int, ...]:
        """TX-40: the decision that a disaster may ask for in the middle of settling."""
        return () if self.game.options.late_disasters else (EXCESS,)

    def claims(self, s: State) -> None:
        """What this turn's zones serve."""
        game, phase = self.game, s[PHASE]
        self.only_if(phase in (SETTLE, *self.broken_into()), phase, "claimed", "needed")
        claimed = self.among("claimed", (*s[PILE], *s[MET]))
        needed = self.listed(self.given.get("needed", _needed_now(game, s, claimed)), "needed")
        if len(needed) != len(claimed):
            raise wrong("nova-position-needed", "needed", "TX-23", found=len(needed), count=len(claimed))
        s[CLAIMED] = claimed
        s[NEEDED] = tuple(self.number(value, "needed", 1, MOST_VALUE + MOST_MORE) for value in needed)
        for i, card in enumerate(claimed):
            if not settling.met(game, s, card, claimed[:i]):
                raise wrong("nova-position-claimed", "claimed", "TX-23", found=game.cards.ids[card])
        if claimed and claimed[0] >= game.cards.missions:
            raise wrong("nova-position-claimed", "claimed", "TX-24", found=game.cards.ids[claimed[0]])

    def settled(self, s: State) -> None:
        """What this turn's zones serve, what is owed, and who must discard, fit the decision."""
        game, given, phase = self.game, self.given, s[PHASE]
        self.only_if(phase == DISCARD, phase, "owed")
        self.only_if(phase == EXCESS, phase, "due")
        self.claims(s)
        if phase == DISCARD:
            most = len(s[HANDS][s[TURN]]) - 1
            s[OWED] = self.number(given.get("owed"), "owed", 1, max(1, most))
            if most < 1:
                raise wrong("nova-position-stuck", "decision", "TX-22", found=DECISIONS[phase])
        if phase == EXCESS:
            due = self.listed(given.get("due", disasters.above_limit(game, s)), "due")
            if len(due) != game.players:
                raise wrong("nova-position-due", "due", "TX-42", found=len(due), players=game.players)
            held = zip(due, s[HANDS], strict=True)
            s[DUE] = tuple(self.number(one, "due", 0, len(hand)) for one, hand in held)
            if not disasters.ask_due(game, s):
                raise wrong("nova-position-stuck", "decision", "TX-42", found=DECISIONS[phase])

    # Against each other

    def competition(self, s: State, players: Sequence[Any]) -> None:
        game, given, phase = self.game, self.given, s[PHASE]
        every = tasks_of(game)
        won, lost = [], []
        for seat, player in enumerate(players):
            self.known(player, ("name", "won", "lost"), f"players[{seat}]")
            won.append(self.cards(player.get("won", []), f"players[{seat}].won", every))
            lost.append(self.cards(player.get("lost", []), f"players[{seat}].lost", every))
        s[WON], s[LOST] = tuple(won), tuple(lost)
        if phase != OVER:
            s[TASK] = self.card(given.get("task"), "task", every)
            if phase in (BID, LOWER) and too_easy(game, s, s[TASK]):
                raise wrong("nova-position-easy", "task", "TX-50", found=str(given["task"]))
        self.only_if(phase != OVER, phase, "task")
        s[LIBRARY] = self.library(every, [])
        first = [p for p in range(game.players) if points(s, p) >= TARGET[game.players]]
        if first and (phase != OVER or first != [s[TURN]]):
            raise wrong("nova-position-won", "players", "TX-52", found=self.names[first[0]])
        if phase == OVER:
            s[ENDED] = POINTS if first else NO_TASKS
            return
        self.bids(s)

    def bids(self, s: State) -> None:
        game, given, phase = self.game, self.given, s[PHASE]
        self.only_if(phase == LOWER, phase, "asked", "passed")
        bids = self.listed(given.get("bids", [0] * game.players), "bids")
        most = game.options.most_bid
        facts: dict[str, Fact] = {**FACTS, "most_bid": most}
        if len(bids) != game.players:
            raise wrong("nova-position-bids", "bids", "TX-50", **facts)
        s[BIDS] = tuple(self.number(bid, "bids", LEAST_BID if bid else 0, most) for bid in bids)
        begins = s[TURNS] % game.players
        order = [(begins + step) % game.players for step in range(game.players)]
        said = [bool(s[BIDS][p]) for p in order]
        if said != sorted(said, reverse=True) or all(said) != (phase != BID):
            raise wrong("nova-position-bids", "bids", "TX-50", **facts)
        if any(said):
            s[LOWEST] = min((p for p in order if s[BIDS][p]), key=lambda p: s[BIDS][p])
        expected = s[LOWEST] if phase == SHAPE else begins
        if s[TURN] != expected:
            raise wrong("nova-position-turn", "turn", "TX-51", found=self.names[s[TURN]])
        if phase == BID:
            s[WHO] = order[sum(said)]
        elif phase == LOWER:
            self.lower(s)
        if phase == SHAPE and len(s[ACTIONS]) > s[BIDS][s[TURN]]:
            raise wrong("nova-position-actions", "actions", "TX-51", found=len(s[ACTIONS]))

    def lower(self, s: State) -> None:
        passed = {self.player(name, "passed") for name in self.listed(self.given.get("passed", []), "passed")}
        open_to = [p for p in range(self.game.players) if p != s[LOWEST] and p not in passed]
        if not open_to or s[LOWEST] in passed or s[BIDS][s[LOWEST]] == LEAST_BID:
            raise wrong("nova-position-stuck", "decision", "TX-50", found=DECISIONS[LOWER])
        s[PASSED] = sum(1 << p for p in passed)
        s[WHO] = self.player(self.given.get("asked", self.names[open_to[0]]), "asked")
        if s[WHO] == s[LOWEST]:
            raise wrong("nova-position-turn", "asked", "TX-50", found=self.names[s[WHO]])

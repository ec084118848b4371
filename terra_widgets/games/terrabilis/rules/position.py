"""Any state as a readable dict, and back: `describe` and `build`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from terra_widgets.games.terrabilis.deck.cards import CATEGORIES, RESOURCES
from terra_widgets.errors import brief
from terra_widgets.games.contract import Chance
from terra_widgets.games.positions import Builder, head, listed_or_counted, wrong
from terra_widgets.games.terrabilis.rules import trade
from terra_widgets.games.terrabilis.rules.cards import (
    ALLIANCE, CONFLICT, DEVELOPMENT, HAZARD_SQUARE, NATURAL_DISASTER, QUIZ_SQUARE, SLUSH_FUND,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.numbers import (
    FACTS, HELD, MOST_ITEMS, MOST_OFFERS, NOTE, NOTES, PLAYERS, START,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.state import (
    ANSWER, ASKED, BUILD, BUILT, BURSTS, CARD, COUNTRIES, DECISIONS, DISASTER, DRAW, DUES, FOLLOW, GIVEN,
    GONE, HAND, HAZARDS, HIT, ITEMS, JOIN, LAST, LOAN, LUCK, MEMBER, NATURE, NONE, NOTHING, OFFER, OFFERS,
    OUT, OVER, OWE, PARTNER, PHASE, PILES, QUESTIONS, QUIZ, REWARD, RIGHT, ROLL, SLUSH, SQUARE, SWAP, TERRAS,
    TRADE, TURN, WANTED, WELLBEING, WHO, YEAR, ZONE, Country, State, standing,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.dues import CHOICE, due
from terra_widgets.games.terrabilis.rules.options import FREE, RANGES
from terra_widgets.games.terrabilis.rules.position_dues import (
    OWED_ON, STANDS, describe_dues, describe_talks, read_dues, read_talks,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.setup import blank
from terra_widgets.games.terrabilis.rules.zone import capacity, lying

if TYPE_CHECKING:
    from terra_widgets.games.terrabilis.rules.game import Terrabilis

MOST = {"nature": PLAYERS * START[0], "wellbeing": PLAYERS * START[1], "energy": 999, "terras": 9_999_000}
UNKNOWN = "unknown"
KEYS = {
    "game", "options", "players", "zone", "bursts", "piles", "hazards", "questions", "year", "turn",
    "decision", "card", "question", "hit", "dues", "offers", *STANDS, "offer",
}  # fmt: skip
FLAGS = {"loan": LOAN, "alliance": MEMBER, "out": OUT}
COUNTRY_KEYS = {"name", "square", *RESOURCES, *FLAGS, "hand", "built"}
# On which square a decision is met; a hazard is the only card that is followed.
MET_ON = {
    DRAW: (DEVELOPMENT,), BUILD: (DEVELOPMENT,), QUIZ: (QUIZ_SQUARE,), REWARD: (QUIZ_SQUARE,),
    FOLLOW: (HAZARD_SQUARE, SLUSH_FUND, ALLIANCE, CONFLICT), SLUSH: (SLUSH_FUND,), JOIN: (ALLIANCE,),
    TRADE: (ALLIANCE,), OFFER: (ALLIANCE,), ANSWER: (ALLIANCE,), DISASTER: (NATURAL_DISASTER,),
    HIT: (NATURAL_DISASTER,), OWE: tuple(OWED_ON),
}  # fmt: skip
TRADING = (TRADE, OFFER, ANSWER)


def describe(game: Terrabilis, s: State, names: Sequence[str]) -> dict[str, Any]:
    """The state as a dict: what is not there is left out."""
    deck, phase = game.cards.deck, s[PHASE]
    ids = [card.id for card in deck.cards]
    position = head(game)
    position["players"] = [
        _describe_country(game, country, name) for country, name in zip(s[COUNTRIES:], names, strict=True)
    ]
    position["zone"] = {"nature": s[ZONE], "wellbeing": s[ZONE + 1]}
    position["bursts"] = s[BURSTS]
    position["piles"] = {
        category: listed_or_counted(s[PILES + i], ids) for i, category in enumerate(CATEGORIES)
    }
    position["hazards"] = listed_or_counted(s[HAZARDS], [card.id for card in deck.hazards])
    position["questions"] = listed_or_counted(s[QUESTIONS], [card.id for card in deck.quiz])
    position["year"] = s[YEAR]
    position["turn"] = names[s[TURN]]
    position["decision"] = DECISIONS[phase]
    if s[CARD] != NONE and phase in (FOLLOW, OWE):
        position["card"] = deck.hazards[s[CARD]].id
    if phase == QUIZ:
        position["question"] = deck.quiz[s[CARD]].id
    if phase == HIT:
        position["hit"] = [names[player] for player, *_ in s[DUES]]
    if phase == OWE:
        position["dues"] = describe_dues(s, names)
    if phase in TRADING:
        position |= describe_talks(game, s, names)
    if phase in (OFFER, ANSWER):
        position["offer"] = _describe_offer(game, s, names)
    return position


def _describe_country(game: Terrabilis, country: Country, name: str) -> dict[str, Any]:
    cards = game.cards.deck.cards
    described: dict[str, Any] = {"name": name, "square": country[SQUARE]}
    described |= {kind: country[k] for k, kind in enumerate(RESOURCES)}
    described |= {flag: True for flag, field in FLAGS.items() if country[field]}
    described["hand"] = [cards[c].id if c != NONE else UNKNOWN for c in country[HAND]]
    described["built"] = [cards[c].id for c in country[BUILT]]
    return described


def _describe_offer(game: Terrabilis, s: State, names: Sequence[str]) -> dict[str, Any]:
    offer: dict[str, Any] = {"to": names[s[PARTNER]], "items": s[ITEMS]}
    for key, field in (("give", GIVEN), ("ask", ASKED)):
        amounts = {kind: n for kind, n in zip(RESOURCES, s[field], strict=True) if n}
        if amounts:
            offer[key] = amounts
    if s[SWAP] != NONE:
        offer["swap"] = game.cards.deck.cards[s[SWAP]].id
    if s[WANTED] != NONE:
        offer["want"] = CATEGORIES[s[WANTED]]
    return offer


class PositionBuilder(Builder):
    """One pass over a position, from the countries to the decision."""

    keys, decisions = KEYS, DECISIONS
    wrong_players = ("terrabilis-position-players", "TB-1", FACTS)
    game: Terrabilis

    def __init__(self, game: Terrabilis, given: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(game, given, chance)
        self.used: set[str] = set()
        self.dealt: list[int] = []

    def build(self) -> State:
        players, given, game = self.people(), self.given, self.game
        s = blank(game, self.chance)
        s[PHASE] = self.phase(DECISIONS[ROLL])
        s[TURN] = s[WHO] = self.player(given.get("turn", self.names[0]), "turn")
        s[YEAR] = self.number(given.get("year", 1), "year", *RANGES["years"])
        for i, player in enumerate(players):
            self.country(s, i, player, f"players[{i}]")
        self.zone(s)
        self.cards(s, players)
        self.counters(s)
        self.decision(s)
        s[LAST] = int(any(len(country[BUILT]) >= game.options.goal for country in s[COUNTRIES:]))
        s[LUCK] = tuple(self.luck)
        return s

    # What a value must be

    def card(self, value: object, where: str, category: int | None = None) -> int:
        card = self.one_of(self.game.cards.numbers, value, where)
        if category is not None and self.game.cards.category[card] != category:
            raise wrong("terrabilis-position-category", where, found=str(value))
        if value in self.used:
            raise wrong("position-card-twice", where, "TB-3", found=str(value))
        self.used.add(str(value))
        return card

    # Countries

    def country(self, s: State, seat: int, given: Mapping[str, Any], where: str) -> None:
        country = s[COUNTRIES + seat]
        self.known(given, COUNTRY_KEYS, where)
        for flag, field in FLAGS.items():
            if not isinstance(given.get(flag, False), bool):
                raise wrong("terrabilis-position-flag", f"{where}.{flag}", found=brief(given[flag]))
            country[field] = int(given.get(flag, False))
        usual = NOTHING if country[OUT] else START
        for k, kind in enumerate(RESOURCES):
            at = f"{where}.{kind}"
            # A planet can be lost while somebody pays the last counter.
            least = 1 if k <= WELLBEING and not country[OUT] and s[PHASE] != OVER else 0
            most = 0 if country[OUT] else MOST[kind]
            country[k] = self.number(given.get(kind, usual[k]), at, least, most)
        if country[TERRAS] % NOTE:
            raise wrong(
                "terrabilis-position-notes", f"{where}.terras", "TB-2", found=country[TERRAS], note=NOTE
            )
        if country[OUT] and country[LOAN]:
            raise wrong("terrabilis-position-out", where, "TB-50")
        last = len(self.game.cards.board) - 1
        country[SQUARE] = self.number(given.get("square", 0), f"{where}.square", 0, last)
        built = self.listed(given.get("built", []), f"{where}.built")
        country[BUILT] = tuple(self.card(c, f"{where}.built") for c in built)

    def hands(self, s: State, players: Sequence[Mapping[str, Any]], piles: Mapping[str, Any]) -> None:
        """TB-4: named cards first; then those that are left open are dealt."""
        hands: list[list[Any]] = []
        for i, player in enumerate(players):
            out, where = s[COUNTRIES + i][OUT], f"players[{i}].hand"
            held = player.get("hand", [] if out else list(CATEGORIES))
            cards = list(self.listed(held, where))
            drawn = s[PHASE] == BUILD and s[TURN] == i
            if len(cards) > (0 if out else HELD + drawn):
                raise wrong("terrabilis-position-hand", where, "TB-4", found=len(cards), most=HELD + drawn)
            if "hand" in player:
                cards = [c if c == UNKNOWN else self.card(c, where) for c in cards]
            hands.append(cards)
        free = self.free() if any(isinstance(c, str) for cards in hands for c in cards) else []
        spare = self.spare(free, piles)
        for i, cards in enumerate(hands):
            s[COUNTRIES + i][HAND] = tuple(
                c if isinstance(c, int) else self.deal(free, spare, c, f"players[{i}].hand") for c in cards
            )

    def free(self) -> list[int]:
        cards = self.game.cards
        return self.shuffled([c for card, c in cards.numbers.items() if card not in self.used])

    def spare(self, free: Sequence[int], piles: Mapping[str, Any]) -> list[int]:
        """How many cards of each category are in no pile, where the sizes of the piles are known."""
        found = []
        for i, category in enumerate(CATEGORIES):
            size, left = piles.get(category), sum(self.game.cards.category[c] == i for c in free)
            counted = isinstance(size, int) and not isinstance(size, bool)
            found.append(left - int(size) if counted and size is not None else left)
        return found

    def deal(self, free: list[int], spare: list[int], category: str, where: str) -> int:
        """A card that nobody has: of a category where one is meant, else any."""
        wanted = CATEGORIES.index(category) if category in CATEGORIES else None
        for card in free:
            of = self.game.cards.category[card]
            if spare[of] > 0 and wanted in (None, of):
                free.remove(card)
                spare[of] -= 1
                self.used.add(self.game.cards.deck.cards[card].id)
                return card
        raise wrong("terrabilis-position-cards-left", where, "TB-3")

    # The zone

    def zone(self, s: State) -> None:
        zone = self.mapping(self.given.get("zone", {}), "zone")
        self.known(zone, RESOURCES[:2], "zone")
        over = s[PHASE] == OVER
        s[BURSTS] = self.number(self.given.get("bursts", 0), "bursts", 0, self.game.bursts + over)
        for kind in (NATURE, WELLBEING):
            name = RESOURCES[kind]
            s[ZONE + kind] = self.number(zone.get(name, 0), f"zone.{name}", 0, capacity(s))
        if lying(s) > capacity(s):
            raise wrong("terrabilis-position-zone", "zone", "TB-23", found=lying(s), most=capacity(s))

    def counters(self, s: State) -> None:
        """Every counter is in a stock, on the zone or out of the game."""
        for kind in (NATURE, WELLBEING):
            here = s[ZONE + kind] + sum(country[kind] for country in s[COUNTRIES:])
            s[GONE + kind] = START[kind] * self.game.players - here
            if s[GONE + kind] < 0:
                most = START[kind] * self.game.players
                raise wrong(
                    "terrabilis-position-counters",
                    "players",
                    "TB-2",
                    kind=RESOURCES[kind],
                    found=here,
                    most=most,
                )

    # Piles

    def cards(self, s: State, players: Sequence[Mapping[str, Any]]) -> None:
        game = self.game
        piles = self.mapping(self.given.get("piles", {}), "piles")
        self.known(piles, CATEGORIES, "piles")
        named: dict[int, tuple[int, ...]] = {}
        for i, category in enumerate(CATEGORIES):
            pile, where = piles.get(category, UNKNOWN), f"piles.{category}"
            if pile != UNKNOWN and (not isinstance(pile, int) or isinstance(pile, bool)):
                named[i] = tuple(self.card(c, where, i) for c in self.listed(pile, where))
        self.hands(s, players, piles)
        for i, category in enumerate(CATEGORIES):
            if i in named:
                s[PILES + i] = named[i]
                continue
            deck = game.cards.deck.cards
            rest = self.shuffled([c for c in game.cards.piles[i] if deck[c].id not in self.used])
            size = piles.get(category, UNKNOWN)
            if size != UNKNOWN:
                rest = rest[: self.number(size, f"piles.{category}", 0, len(rest))]
            s[PILES + i] = tuple(rest)
        s[HAZARDS] = self.queue("hazards", game.cards.hazards, "card")
        s[QUESTIONS] = self.queue("questions", game.cards.questions, "question")

    def queue(self, key: str, numbers: Mapping[str, int], current: str) -> tuple[int, ...]:
        """Hazards or questions: as listed, or shuffled with the card on the table at the back."""
        given = self.given.get(key, UNKNOWN)
        if given == UNKNOWN or (isinstance(given, int) and not isinstance(given, bool)):
            if given != UNKNOWN:
                self.number(given, key, 1, len(numbers))
            order = self.shuffled(list(numbers.values()))
            now = self.given.get(current)
            if isinstance(now, str) and now in numbers:
                order.remove(numbers[now])
                order.append(numbers[now])
            return tuple(order if given == UNKNOWN else order[-int(given) :])
        cards = self.listed(given, key)
        for card in cards:
            self.one_of(numbers, card, key)
            if list(cards).count(card) > 1:
                raise wrong("position-card-twice", key, "TB-3", found=card)
        if not cards:
            raise wrong("terrabilis-position-empty", key)
        return tuple(numbers[card] for card in cards)

    # The decision

    def decision(self, s: State) -> None:
        game, phase = self.game, s[PHASE]
        country = s[COUNTRIES + s[TURN]]
        square = game.cards.board[country[SQUARE]]
        hazard = phase in (FOLLOW, OWE) and square == HAZARD_SQUARE
        self.only_if(hazard, phase, "card")
        self.only_if(phase == QUIZ, phase, "question")
        self.only_if(phase == HIT, phase, "hit")
        self.only_if(phase == OWE, phase, "dues")
        free = game.options.talks == FREE
        self.only_if(phase in TRADING and not free, phase, "offers")
        for key in STANDS:
            self.only_if(phase in TRADING and free, phase, key)
        self.only_if(phase in (OFFER, ANSWER), phase, "offer")
        if phase == OVER:
            return
        if len(standing(s)) < 2:
            raise wrong("terrabilis-position-alone", "players", "TB-52")
        if country[OUT] and phase not in (HIT, OWE):
            raise wrong("terrabilis-position-turn-out", "turn", "TB-50")
        if phase in MET_ON and square not in MET_ON[phase]:
            raise wrong("terrabilis-position-square", "decision", found=DECISIONS[phase])
        member = bool(country[MEMBER])
        needs = {SLUSH: False, JOIN: False, TRADE: True, OFFER: True, ANSWER: True}
        if phase == FOLLOW and square != HAZARD_SQUARE:
            needs[FOLLOW] = square != CONFLICT
        if needs.get(phase, member) != member:
            raise wrong("terrabilis-position-member", "decision", "TB-34", found=DECISIONS[phase])
        if phase == DRAW and not any(s[PILES : PILES + 3]):
            raise wrong("terrabilis-position-cards-left", "piles", "TB-30")
        if hazard:
            s[CARD] = self.one_of(game.cards.hazards, self.given.get("card"), "card")
        if phase == QUIZ:
            s[CARD] = self.one_of(game.cards.questions, self.given.get("question"), "question")
            s[RIGHT] = game.cards.deck.quiz[s[CARD]].right
        if phase == HIT:
            self.hit(s)
        if phase == OWE:
            read_dues(self, s, MOST)
        if phase in TRADING:
            self.trading(s)

    def hit(self, s: State) -> None:
        hit = [self.player(name, "hit") for name in self.listed(self.given.get("hit"), "hit")]
        if not hit or len(set(hit)) < len(hit) or s[TURN] in hit or any(s[COUNTRIES + p][OUT] for p in hit):
            raise wrong("terrabilis-position-hit", "hit", "TB-35")
        s[DUES], s[WHO] = tuple(due(player, CHOICE) for player in hit), hit[0]

    def trading(self, s: State) -> None:
        offering = s[PHASE] != TRADE
        free = self.game.options.talks == FREE
        if not free:
            least = int(offering)
            s[OFFERS] = self.number(self.given.get("offers", least), "offers", least, MOST_OFFERS)
        if not trade.partners(s):
            raise wrong("terrabilis-position-partner", "decision", "TB-34")
        if offering:
            self.offer(s)
        if free:
            read_talks(self, s, trade.partners(s))

    def offer(self, s: State) -> None:
        offer = self.mapping(self.given.get("offer"), "offer")
        self.known(offer, ("to", "give", "ask", "swap", "want", "items"), "offer")
        s[PARTNER] = self.player(offer.get("to"), "offer.to")
        if s[PARTNER] not in trade.partners(s):
            raise wrong("terrabilis-position-partner", "offer.to", "TB-34")
        s[GIVEN] = self.amounts(offer, "give")
        s[ASKED] = self.amounts(offer, "ask")
        if any(mine and theirs for mine, theirs in zip(s[GIVEN], s[ASKED], strict=True)):
            raise wrong("terrabilis-position-both", "offer", "TB-34")
        if "swap" in offer:
            numbers = self.game.cards.numbers
            s[SWAP] = numbers.get(offer["swap"], NONE) if isinstance(offer["swap"], str) else NONE
            if s[SWAP] not in s[COUNTRIES + s[TURN]][HAND] or not s[COUNTRIES + s[PARTNER]][HAND]:
                raise wrong("position-card", "offer.swap", found=brief(offer["swap"]))
        if "want" in offer:
            categories = {category: i for i, category in enumerate(CATEGORIES) if s[SWAP] != NONE}
            s[WANTED] = self.one_of(categories, offer["want"], "offer.want")
        least = self.items(s)
        s[ITEMS] = self.number(offer.get("items", least), "offer.items", least, MOST_ITEMS)
        if s[PHASE] == ANSWER:
            if not s[ITEMS]:
                raise wrong("terrabilis-position-offer", "offer", "TB-34")
            s[WHO] = s[PARTNER]

    def amounts(self, offer: Mapping[str, Any], key: str) -> tuple[int, ...]:
        """A side of the offer; a loan may have made it more than its owner still has."""
        given = self.mapping(offer.get(key, {}), f"offer.{key}")
        self.known(given, RESOURCES, f"offer.{key}")
        found = [self.number(given.get(k, 0), f"offer.{key}.{k}", 0, MOST[k]) for k in RESOURCES]
        if found[TERRAS] % NOTE:
            raise wrong(
                "terrabilis-position-notes",
                f"offer.{key}.terras",
                "TB-34",
                found=found[TERRAS],
                note=NOTE,
            )
        return tuple(found)

    def items(self, s: State) -> int:
        """The fewest things that make up the offer."""
        items = int(s[SWAP] != NONE)
        for amounts in (s[GIVEN], s[ASKED]):
            fives, rest = divmod(amounts[TERRAS], NOTES[1])
            items += sum(amounts[:TERRAS]) + fives + rest // NOTES[0]
        return items

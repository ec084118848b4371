"""What must hold in every state, found anew from the places of the territories and from the deck.

`Watch` follows one game and checks each step against the one before. To be quick it looks again only at
what the step replaced: a territory, a row, a deck or a pile that is the same object as before was
checked before, and that nothing changes it in place is checked with fingerprints.
"""

from functools import cache
from typing import NamedTuple

from terra_widgets.rules.terra_futura.layout import (
    CARDS,
    CELLS,
    CENTRE,
    COPIED,
    CUBES,
    DECK,
    FIELD,
    GUARD,
    HAND,
    LANDS,
    MASK,
    NO_PLACES,
    NONE,
    OFFERS,
    ONE_ROOM,
    OVER,
    OWNED,
    PAY,
    PENDING,
    PHASE,
    PLACES,
    RAW_FIELD,
    RAWS,
    RESOURCES,
    ROOM,
    ROW,
    SHIFT,
    SPACE,
    TURN,
    UNIT,
    WHO,
    pack,
)
from terra_widgets.rules.terra_futura.moves import ARGS, VERB
from terra_widgets.rules.terra_futura.supply import POLLUTION, TOKENS

MARKET = slice(ROW, DECK + 4)  # rows, decks and piles of both levels
OWNERS_DECIDE = ("reward", "clean", "decline")
EVERY = 40  # one state of so many is kept to be looked at again
TOKENS_GUARDED = pack(TOKENS) | GUARD
RED, GREEN, BLUE = SHIFT[:RAWS]
# By move: what it adds to a territory wherever it is made; using a card and paying depend on the card.
GAINED = [UNIT[args[0]] if verb in ("choose", "reward") else 0 for verb, args in zip(VERB, ARGS, strict=True)]
CUBED = [{"pollute": 1, "clean": -1}.get(verb, 0) for verb in VERB]


@cache
def facts_of(deck):
    """The deck, read here and not by the engine: card by card its effects, spaces and what may be copied."""
    effects = [[(e.kind, pack(e.gives)) for e in card.effects] for card in deck.cards]
    offers = [any(e.kind != "assistance" for e in card.bottom) for card in deck.cards]
    level = frozenset(c for c, card in enumerate(deck.cards) if card.level != "start")
    return effects, [card.spaces for card in deck.cards], offers, level


def frozen(thing):
    """A copy that shares no list with the original, quicker than its text."""
    return tuple([frozen(part) if type(part) is list else part for part in thing])


class Laid(NamedTuple):
    """The cards of a territory: the same from one placement to the next."""

    cards: list
    cells: tuple
    lying: list
    rooms: list  # by card, how many cubes fit on it
    most: int  # the same for all of them


def look_at_cards(land, spaces, offered):
    """What the territory keeps beside its cards equals what the cards say."""
    cells, cards = land[CELLS], land[CARDS]
    lying = [cards[cell] for cell in cells]
    mask = sum([1 << cell for cell in cells])
    assert NONE not in lying
    assert cards.count(NONE) == PLACES - len(cells)
    assert land[MASK] == mask
    assert mask.bit_count() == len(cells)
    assert land[OFFERS] == tuple([cell for cell, card in zip(cells, lying, strict=True) if offered[card]])
    assert min(land[:PLACES]) >= 0
    assert sum(land[:PLACES]) == sum([land[cell] for cell in cells])  # nothing lies beside the cards
    rooms = [spaces[card] + 1 for card in lying]
    return Laid(cards, cells, lying, rooms, sum(rooms))


def look_at_places(land, laid, before, everything, blocked, room):
    """What the territory keeps beside its places equals what they say.

    Takes the territory as it was, with its sums: all resources, those on inactive cards, room for cubes;
    returns the new sums. A place with the same number as before was looked at before.
    """
    for cell, rooms in zip(laid.cells, laid.rooms, strict=True):
        here = land[cell]
        was = before[cell]
        if here is not was:
            free, lying = here >> ROOM, here & RESOURCES
            assert 0 <= free <= rooms  # TF-41
            assert not lying & GUARD  # no kind fell below zero
            everything += lying - (was & RESOURCES)
            room += free - (was >> ROOM)
            if not free:
                blocked += lying  # TF-42
            if was < ONE_ROOM:
                blocked -= was
    assert land[OWNED] == everything - blocked
    assert land[SPACE] == room
    assert land[CUBES] == laid.most - room
    raws = (everything >> RED & FIELD) + (everything >> GREEN & FIELD) + (everything >> BLUE & FIELD)
    assert everything >> RAW_FIELD == raws
    return everything, blocked, room


def check_land(land, spaces, offered):
    """All that the territory keeps beside its places and cards equals what they say."""
    look_at_places(land, look_at_cards(land, spaces, offered), NO_PLACES, 0, 0, 0)


class Watch:
    """One game under watch: tell it each step, and the end."""

    def __init__(self, game, state):
        self.game = game
        self.effects, self.spaces, self.offers, self.level = facts_of(game.cards.deck)
        self.steps = 0
        self.used = None  # player, place and number of the effect under way
        self.kept = []  # states, with what they looked like when new
        self.offered = [0] * game.players
        self.start_offered = [0] * game.players
        self.final_offered = [0] * game.players
        lands = state[LANDS:]
        self.laid = [look_at_cards(land, self.spaces, self.offers) for land in lands]
        self.sums = [look_at_places(*both, NO_PLACES, 0, 0, 0) for both in zip(lands, self.laid, strict=True)]
        self.every = self.level.union(*[laid.lying for laid in self.laid])
        assert len(self.every) == len(self.level) + game.players
        self.cards(state)
        self.state = state

    def step(self, move, after):
        """Check the step from the state seen last to this one, and this one."""
        before, verb = self.state, VERB[move]
        placed = self.totals(before, move, verb, after)
        if placed or after[HAND] != before[HAND] or after[MARKET] != before[MARKET]:
            self.cards(after)
        if verb == "place":
            self.offered[before[TURN]] += len(after[PENDING])
            self.start_offered[before[TURN]] += CENTRE in after[PENDING]
        elif verb == "pattern":
            self.final_offered[before[TURN]] += len(after[PENDING])
        self.steps += 1
        if not self.steps % EVERY:
            self.kept.append((after, frozen(after)))
        self.state = after

    def moves(self, moves):
        """One player decides, and has something to decide, each move once, until the game is over."""
        s = self.state
        decider = self.game.to_move(s)
        if s[PHASE] == OVER:
            assert decider is None
            assert not moves
            return
        assert moves
        assert len(set(moves)) == len(moves)
        copied = s[COPIED]
        if copied and VERB[moves[0]] in OWNERS_DECIDE:
            assert decider == copied[0] != s[TURN]
        else:
            assert decider == s[TURN] == s[WHO]

    def end(self):
        """TF-I1, and TF-I3: no state was changed by any later step."""
        for land in self.state[LANDS:]:
            assert len(land[CELLS]) == 9
        assert self.offered == [26] * self.game.players
        assert self.start_offered == [4] * self.game.players
        assert self.final_offered == [4] * self.game.players
        for state, looked in self.kept:
            assert frozen(state) == looked

    def totals(self, before, move, verb, after):
        """TF-I2, TF-I4: resources and cubes change by what the move says, and where it says.

        Returns whether the cards of a territory are others than before.
        """
        placed = changed = False
        gained, cubed = self.expected(before, move, verb, after), CUBED[move]
        for seat, land in enumerate(after[LANDS:]):
            was = before[LANDS + seat]
            if land is was:
                continue
            changed = True
            laid, sums = self.laid[seat], self.sums[seat]
            cubes_before = laid.most - sums[2]
            if land[CARDS] is not laid.cards or land[CELLS] is not laid.cells:
                placed = True
                laid = self.laid[seat] = look_at_cards(land, self.spaces, self.offers)
            self.sums[seat] = now = look_at_places(land, laid, was, *sums)
            gained -= now[0] - sums[0]
            cubes = laid.most - now[2] - cubes_before
            assert cubes == (cubed if seat == before[TURN if verb == "pollute" else WHO] else 0)
        assert gained == 0
        assert changed or not cubed
        assert placed == (verb == "place")
        if changed and self.game.limited:
            self.supply()
        return placed

    def expected(self, before, move, verb, after):
        """Resources that a move adds, packed, by the deck and by the move's name."""
        if verb == "use":
            cell, number, _ = ARGS[move]
            self.used = before[TURN], cell, number
            kind, gives = self.effects[before[LANDS + before[TURN]][CARDS][cell]][number]
            return gives if kind == "gain" else 0
        if verb == "pay":
            paid = UNIT[ARGS[move][1]]
            if after[PHASE] == PAY:
                return -paid
            player, cell, number = before[COPIED] or self.used
            return self.effects[before[LANDS + player][CARDS][cell]][number][1] - paid
        return GAINED[move]

    def supply(self):
        """TF-5: nothing was handed out that was not there."""
        everything, _, room = map(sum, zip(*self.sums, strict=True))
        assert (TOKENS_GUARDED - everything) & GUARD == GUARD
        assert sum([laid.most for laid in self.laid]) - room <= POLLUTION[self.game.options.edition]

    def cards(self, state):
        """TF-21: every card of a level is in one place; starting cards stay where they are."""
        cards = [] if state[HAND] == NONE else [state[HAND]]
        for laid in self.laid:
            cards += laid.lying
        for part in state[MARKET]:
            cards += part
        assert len(cards) == len(self.every)
        assert self.every.issuperset(cards)
        assert len(set(cards)) == len(cards)

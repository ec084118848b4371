"""What must hold in every state, found anew from the places of the territories and from the deck.

`Watch` follows one game and checks each step against the one before. To be quick it looks again only at
what the step replaced: a territory, a row, a deck or a pile that is the same object as before was
checked before, and that nothing changes it in place is checked with fingerprints.
"""

from functools import cache

from terra_widgets.rules.terra_futura.layout import (
    CARDS,
    CELLS,
    CENTRE,
    COPIED,
    CUBES,
    DECK,
    GUARD,
    HAND,
    LANDS,
    MASK,
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
    SPACE,
    TURN,
    UNIT,
    WHO,
    pack,
    unpack,
)
from terra_widgets.rules.terra_futura.moves import ARGS, VERB
from terra_widgets.rules.terra_futura.supply import POLLUTION, TOKENS

MARKET = slice(ROW, DECK + 4)  # rows, decks and piles of both levels
OWNERS_DECIDE = ("reward", "clean", "decline")
EVERY = 40  # one state of so many is kept to be looked at again


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


def check_land(land, spaces, offered):
    """What is kept beside the places equals what the places say; returns resources and cubes in all."""
    owned = room = cubes = mask = everything = 0
    offers = []
    cards = land[CARDS]
    for cell in land[CELLS]:
        here = land[cell]
        card = cards[cell]
        free, lying = here >> ROOM, here & RESOURCES
        assert 0 <= free <= spaces[card] + 1  # TF-41
        assert not lying & GUARD  # no kind fell below zero
        room += free
        cubes += spaces[card] + 1 - free
        everything += lying
        if here >= ONE_ROOM:
            owned += lying  # TF-42
        if offered[card]:
            offers.append(cell)
        mask |= 1 << cell
    assert (land[OWNED], land[SPACE], land[CUBES], land[MASK]) == (owned, room, cubes, mask)
    assert land[OFFERS] == tuple(offers)
    assert everything >> RAW_FIELD == sum(unpack(everything)[:RAWS])
    return everything, cubes


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
        self.lands = [check_land(land, self.spaces, self.offers) for land in state[LANDS:]]
        self.cards(state)
        self.state = state

    def step(self, move, after):
        """Check the step from the state seen last to this one, and this one."""
        before, verb = self.state, VERB[move]
        self.totals(before, move, verb, after)
        if verb == "place" or after[MARKET] != before[MARKET] or after[HAND] != before[HAND]:
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
        """TF-I2, TF-I4: resources and cubes change by what the move says, and where it says."""
        gained, cubed = self.expected(before, move, verb, after)
        changed = False
        for player in range(self.game.players):
            land = after[LANDS + player]
            if land is before[LANDS + player]:
                continue
            changed = True
            had, cubes_before = self.lands[player]
            everything, cubes = self.lands[player] = check_land(land, self.spaces, self.offers)
            gained -= everything - had
            decides = before[TURN] if verb == "pollute" else before[WHO]
            assert cubes - cubes_before == (cubed if player == decides else 0)
            if verb == "place":
                assert sum(map((NONE).__ne__, land[CARDS])) == len(land[CELLS])
                assert all(not land[cell] for cell in range(PLACES) if not land[MASK] >> cell & 1)
        assert gained == 0
        assert changed or not cubed
        if changed and self.game.limited:
            self.supply()

    def expected(self, before, move, verb, after):
        """Resources and cubes that a move adds, packed, by the deck and by the move's name."""
        a, b, _ = ARGS[move]
        if verb == "use":
            self.used = before[TURN], a, b
            kind, gives = self.effects[before[LANDS + before[TURN]][CARDS][a]][b]
            return (gives if kind == "gain" else 0), 0
        if verb == "pay":
            if after[PHASE] == PAY:
                return -UNIT[b], 0
            player, cell, number = before[COPIED] or self.used
            return self.effects[before[LANDS + player][CARDS][cell]][number][1] - UNIT[b], 0
        if verb in ("choose", "reward"):
            return UNIT[a], 0
        return 0, {"pollute": 1, "clean": -1}.get(verb, 0)

    def supply(self):
        """TF-5: nothing was handed out that was not there."""
        out = unpack(sum(everything for everything, _ in self.lands))
        assert all(map(int.__le__, out, TOKENS))
        assert sum(cubes for _, cubes in self.lands) <= POLLUTION[self.game.options.edition]

    def cards(self, state):
        """TF-21: every card of a level is in one place; starting cards stay where they are."""
        cards = [card for land in state[LANDS:] for card in land[CARDS] if card != NONE]
        for part in state[MARKET]:
            cards += part
        if state[HAND] != NONE:
            cards.append(state[HAND])
        everywhere = set(cards)
        assert len(cards) == len(everywhere) == len(self.level) + self.game.players
        assert everywhere >= self.level

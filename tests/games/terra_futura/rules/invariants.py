"""What must hold in every state, found anew from the places of the territories and from the deck.

`play_on` plays a game and checks each step against the one before, in one flat loop. To be quick it looks
again only at what the step replaced: a territory, a row, a deck or a pile that is the same object as before
was checked before, and that nothing changes it in place is checked with copies.
"""

from functools import cache
from typing import NamedTuple

from terra_widgets.games.terra_futura.rules.moves import ARGS, END, VERB
from terra_widgets.games.terra_futura.rules.numbers import POLLUTION, TOKENS
from terra_widgets.games.terra_futura.rules.state import (
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
)  # fmt: skip

MARKET = slice(ROW, DECK + 4)  # rows, decks and piles of both levels
CARDS_MOVE = {"discard", "take", "draw"}
OWNERS_DECIDE = ("reward", "clean", "decline")
EVERY = 40  # one state of so many is kept to be looked at again
TOKENS_GUARDED = pack(TOKENS) | GUARD
RED, GREEN, BLUE = SHIFT[:RAWS]
BIT = [1 << cell for cell in range(PLACES)]
# By move: what it adds to a territory wherever it is made; using a card and paying depend on the card.
GAINED = [UNIT[args[0]] if verb in ("choose", "reward") else 0 for verb, args in zip(VERB, ARGS, strict=True)]
CUBED = [{"pollute": 1, "clean": -1}.get(verb, 0) for verb in VERB]


@cache
def facts_of(game):
    """The deck, read here and not by the engine: card by card its effects, spaces and what may be copied."""
    deck = game.cards.deck
    effects = [[(e.kind, pack(e.gives)) for e in card.effects] for card in deck.cards]
    offers = [any(e.kind != "assistance" for e in card.bottom) for card in deck.cards]
    level = frozenset(c for c, card in enumerate(deck.cards) if card.level != "start")
    return effects, [card.spaces for card in deck.cards], offers, level


def frozen(state):
    """A copy that shares no list with the original.

    Lists are the territories and their cards only: all else has a hash, so that nothing in it can change.
    """
    lands = [(*land[:CARDS], *land[CELLS:], *land[CARDS]) for land in state[LANDS:]]
    copy = (*state[:LANDS], *lands)
    hash(copy)
    return copy


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
    mask = sum([BIT[cell] for cell in cells])
    places = land[:PLACES]
    assert NONE not in lying
    assert cards.count(NONE) == PLACES - len(cells)
    assert land[MASK] == mask
    assert mask.bit_count() == len(cells)
    assert land[OFFERS] == tuple([cell for cell, card in zip(cells, lying, strict=True) if offered[card]])
    assert min(places) >= 0
    assert sum(places) == sum([places[cell] for cell in cells])  # nothing lies beside the cards
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


def play_on(game, state, luck, eager):
    """Play to the end, and check after each step what must hold; the last state.

    Whoever is `eager` ends no activations while there is something else to do.
    """
    effects, spaces, offers, level = facts_of(game)
    legal_moves, step, to_move, players = game.legal_moves, game.step, game.to_move, game.players
    limited, most_cubes = game.limited, POLLUTION[game.options.edition]
    lands = range(LANDS, LANDS + players)
    laid = dict(zip(lands, [look_at_cards(land, spaces, offers) for land in state[LANDS:]], strict=True))
    sums = {seat: look_at_places(state[seat], laid[seat], NO_PLACES, 0, 0, 0) for seat in lands}
    everything = sum([sums[seat][0] for seat in lands])
    cubes = sum([laid[seat].most - sums[seat][2] for seat in lands])
    every = level.union(*[laid[seat].lying for seat in lands])
    assert len(every) == len(level) + players
    check_cards(state, laid, every)
    used = None  # player, place and number of the effect under way
    offered, start_offered, final_offered = [0] * players, [0] * players, [0] * players
    kept = []  # states, with what they looked like when new
    s, steps = state, 0
    while True:
        # One player decides, and has something to decide, each move once, until the game is over.
        moves, decider, turn, copied = legal_moves(s), to_move(s), s[TURN], s[COPIED]
        if s[PHASE] == OVER:
            assert decider is None
            assert not moves
            break
        assert moves
        count = len(moves)
        assert len(set(moves)) == count
        if copied and VERB[moves[0]] in OWNERS_DECIDE:
            assert decider == copied[0] != turn
        else:
            assert decider == turn == s[WHO]

        if eager and count > 1 and moves[-1] == END:
            count -= 1
        move = moves[int(luck() * count)]
        before, s = s, step(s, move)
        verb = VERB[move]

        # TF-I2, TF-I4: resources and cubes change by what the move and the deck say, and where they say.
        if verb == "use":
            cell, number, _ = ARGS[move]
            used = turn, cell, number
            kind, gives = effects[before[LANDS + turn][CARDS][cell]][number]
            gained = gives if kind == "gain" else 0
        elif verb == "pay":
            gained = -UNIT[ARGS[move][1]]
            if s[PHASE] != PAY:
                player, cell, number = copied or used
                gained += effects[before[LANDS + player][CARDS][cell]][number][1]
        else:
            gained = GAINED[move]
        cubed = CUBED[move]
        everything += gained
        cubes += cubed
        placed = changed = False
        for seat in lands:
            land, was = s[seat], before[seat]
            if land is was:
                continue
            changed = True
            lies, known = laid[seat], sums[seat]
            cubes_before = lies.most - known[2]
            if land[CARDS] is not lies.cards or land[CELLS] is not lies.cells:
                placed = True
                lies = laid[seat] = look_at_cards(land, spaces, offers)
            sums[seat] = now = look_at_places(land, lies, was, *known)
            gained -= now[0] - known[0]
            more_cubes = lies.most - now[2] - cubes_before
            if more_cubes:
                assert seat == LANDS + before[TURN if verb == "pollute" else WHO]
                cubed -= more_cubes
        assert gained == 0
        assert cubed == 0
        assert placed == (verb == "place")
        if limited and changed:  # TF-5: nothing was handed out that was not there
            assert (TOKENS_GUARDED - everything) & GUARD == GUARD
            assert cubes <= most_cubes

        if placed or verb in CARDS_MOVE:
            check_cards(s, laid, every)
        else:
            assert s[HAND] == before[HAND]
            assert s[MARKET] == before[MARKET]
        if verb == "place":
            offered[turn] += len(s[PENDING])
            start_offered[turn] += CENTRE in s[PENDING]
        elif verb == "pattern":
            final_offered[turn] += len(s[PENDING])
        steps += 1
        if not steps % EVERY:
            kept.append((s, frozen(s)))
    for land in s[LANDS:]:
        assert len(land[CELLS]) == 9
    assert (offered, start_offered, final_offered) == ([26] * players, [4] * players, [4] * players)  # TF-I1
    for old, looked in kept:  # TF-I3: no state was changed by any later step
        assert frozen(old) == looked
    return s


def check_cards(s, laid, every):
    """TF-21: every card of a level is in one place; starting cards stay where they are."""
    cards = [] if s[HAND] == NONE else [s[HAND]]
    for lies in laid.values():
        cards += lies.lying
    for part in s[MARKET]:
        cards += part
    assert len(cards) == len(every)
    assert every == set(cards)

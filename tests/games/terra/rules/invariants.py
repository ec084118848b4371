"""What must hold in every state of Terra, found anew from the deck and not from the engine's sums.

`play_on` plays and checks every step in one flat loop. To be quick, it looks again only at what a step
replaced: what follows from equal parts held before.
"""

from terra_widgets.games.terra.rules.moves import VERB
from terra_widgets.games.terra.rules.state import (
    ACT,
    COMBINATION_NAMES,
    DISCARD,
    DRAW,
    GIVE,
    GIVEN,
    GONE,
    HANDS,
    HOARDS,
    IMPENDING,
    KINDS,
    LAID,
    LOST,
    LUCK,
    NONE,
    OPEN,
    OVER,
    PHASE,
    PILE,
    PLAYED,
    POINTS,
    SOLVED,
    TURN,
    WHO,
)  # fmt: skip

UNIT = [1 << 5 * kind for kind in range(KINDS)]
LIES = [*UNIT, 0]  # what a card beside a crisis adds to the solutions there; the last is for NONE
GUARD = sum(16 << 5 * kind for kind in range(KINDS))
ONES, TWOS, FOURS, EIGHTS = [sum(1 << 5 * kind + weight for kind in range(KINDS)) for weight in range(4)]
ALL_CRISES = (1 << 18) - 1
EVERY = 40  # one state of so many is kept to be looked at again
LONGEST = 10_000


def packed(cards):
    """Cards as one number, five bits a kind."""
    return sum([UNIT[card] for card in cards])


def size(hand):
    """How many cards a hand has: its bits that count one, two, four and eight."""
    few = (hand & ONES).bit_count() + 2 * (hand & TWOS).bit_count()
    return few + 4 * (hand & FOURS).bit_count() + 8 * (hand & EIGHTS).bit_count()


def frozen(state):
    """A copy of all but luck; there is no list within it, or it would have no hash."""
    copy = (*state[:LUCK], *state[HANDS:])
    hash(copy)
    return copy


def most(groups):
    """How many there are of the group that has most."""
    return max([groups.count(group) for group in groups], default=0)


def play_on(game, state, pick, luck, most_steps=LONGEST):
    """Play so many steps from a state, or to the end, and check after each what must hold; the last state.

    `pick` takes the legal moves and `luck`, and returns one of them.
    """
    whole = sum(solution.count * unit for solution, unit in zip(game.deck.solutions, UNIT, strict=True))
    threat = [crisis.threat for crisis in game.deck.crises]
    legal_moves, step, unseen, to_move, players = (
        game.legal_moves, game.step, game.unseen, game.to_move, game.players,
    )  # fmt: skip
    pile = packed([card for card in state[PILE] if card < KINDS])
    waiting = [card - KINDS for card in state[PILE] if card >= KINDS]
    laid = played = hoarded = 0  # solutions there, packed
    sizes, full = [0] * players, False
    kept = []
    before = [None] * len(state)
    before[HANDS] = (None,) * players
    s = state
    for number in range(most_steps + 1):
        phase = s[PHASE]
        opened = s[OPEN] is not before[OPEN]
        if opened or s[LAID] is not before[LAID]:
            laid = packed([kind for cards in s[LAID] for kind in cards])
            check_unsolved(s, threat)
        if s[PLAYED] is not before[PLAYED]:
            played = sum([LIES[kind] for kind in s[PLAYED]])
        if s[HOARDS] is not before[HOARDS]:
            hoarded = sum([THREES[i] for held in s[HOARDS] for i in held])
        hands = s[HANDS]
        # TR-2: all 90 solutions are somewhere, each once.
        assert sum(hands, s[GONE]) + laid + played + hoarded + pile == whole
        if opened or s[IMPENDING] != before[IMPENDING] or s[SOLVED] is not before[SOLVED]:
            check_crises(s, waiting)
        if opened or s[LOST] != before[LOST]:
            check_limits(s)
        assert s[LOST] == NONE or phase == OVER
        if hands is not before[HANDS]:
            for player, (hand, old) in enumerate(zip(hands, before[HANDS], strict=True)):
                if hand is not old:  # no card is owed
                    assert hand >= 0
                    assert not hand & GUARD
                    sizes[player] = size(hand)
            full = max(sizes) > 8
        if full:  # TR-40: eight cards, and one more only between drawing and discarding
            assert sizes[s[TURN]] == 9
            assert sorted(sizes)[-2] <= 8
            assert phase in {ACT, DISCARD}

        # One player decides, and has something to decide, each move once, until the game is over.
        moves = legal_moves(s)
        assert len(set(moves)) == len(moves)
        if phase == OVER:
            assert not moves
            assert to_move(s) is None
            assert s[LOST] != NONE or not s[PILE]
            break
        assert moves
        asked = (s[TURN] + len(s[PLAYED])) % players if phase == GIVE else s[TURN]
        assert to_move(s) == s[WHO] == asked
        assert s[PILE] or phase != DRAW
        if number == most_steps:
            break

        move = pick(moves, luck)
        before, s = s, step(s, move)
        verb = VERB[move]
        assert unseen(before, s) == (verb == "draw")
        if verb == "draw":
            card = before[PILE][-1]
            assert s[PILE] == before[PILE][:-1]
            if card < KINDS:
                pile -= UNIT[card]
            else:
                waiting.remove(card - KINDS)
        else:
            assert s[PILE] is before[PILE]
        if verb in {"give", "help"}:
            assert sum(s[GIVEN]) - sum(before[GIVEN]) == 1
        else:
            assert s[GIVEN] is before[GIVEN]
        if s[POINTS] is before[POINTS]:
            assert s[SOLVED] is before[SOLVED]
        else:
            gained = {now - then for then, now in zip(before[POINTS], s[POINTS], strict=True)}
            assert len(s[SOLVED]) == len(before[SOLVED]) + 1
            assert gained <= ({0, 5} if verb == "help" else {0, 3, 6})
        if number % EVERY == 0:
            kept.append((s, frozen(s)))
    for old, looked in kept:  # no state was changed by any later step
        assert frozen(old) == looked
    return s


def check_crises(s, waiting):
    """All 18 crises are somewhere, each once (TR-3): 18 powers of two add up to this only if they differ."""
    crises = [*s[OPEN], *s[SOLVED], *waiting]
    if s[IMPENDING] != NONE:
        crises.append(s[IMPENDING])
    assert len(crises) == 18
    assert sum([1 << crisis for crisis in crises]) == ALL_CRISES


def check_limits(s):
    """TR-50: lost exactly when a limit is reached, and then at once."""
    regions, colours = most([c % 6 for c in s[OPEN]]), most([c // 6 for c in s[OPEN]])
    assert (regions >= 3 or colours >= 4 or len(s[OPEN]) >= 7) == (s[LOST] != NONE)
    assert (regions <= 3, colours <= 4, len(s[OPEN]) <= 7) == (True, True, True)


def check_unsolved(s, threat):
    """TR-31: cards of its colour lie on each crisis, and fewer than solve it."""
    for crisis, laid in zip(s[OPEN], s[LAID], strict=True):
        if laid:
            assert sum([kind % 6 + 1 for kind in laid]) < threat[crisis]
            assert not [kind for kind in laid if kind // 6 != crisis // 6]


THREES = [
    packed("GBR".index(card[0]) * 6 + int(card[1]) - 1 for card in name.split()) for name in COMBINATION_NAMES
]

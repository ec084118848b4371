"""What must hold in every state of Terra, found anew from the deck and not from the engine's sums.

To be quick, `Watch` looks again only at what a step replaced: what follows from equal parts held before.
"""

from terra_widgets.rules.terra.layout import (
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
)
from terra_widgets.rules.terra.moves import VERB

UNIT = [1 << 5 * kind for kind in range(KINDS)]
GUARD = sum(16 << 5 * kind for kind in range(KINDS))
BITS = [sum(1 << 5 * kind + weight for kind in range(KINDS)) for weight in range(4)]
EVERY = 40  # one state of so many is kept to be looked at again


def packed(cards):
    """Cards as one number, five bits a kind."""
    return sum([UNIT[card] for card in cards])


def size(hand):
    """How many cards a hand has: its bits that count one, two, four and eight."""
    return sum([(hand & bits).bit_count() << weight for weight, bits in enumerate(BITS)])


def most(groups):
    """How many there are of the group that has most."""
    return max([groups.count(group) for group in groups], default=0)


class Watch:
    """One game under watch: tell it each step."""

    def __init__(self, game, state):
        self.game = game
        self.whole = sum(
            solution.count * unit for solution, unit in zip(game.deck.solutions, UNIT, strict=True)
        )
        self.threat = [crisis.threat for crisis in game.deck.crises]
        self.kept = []
        self.steps = 0
        self.pile = packed(card for card in state[PILE] if card < KINDS)
        self.waiting = {card - KINDS for card in state[PILE] if card >= KINDS}
        self.laid = self.played = self.hoarded = 0  # solutions there, packed
        self.sizes = [0] * game.players
        self.state = [None] * len(state)
        self.look(state)
        self.state = state

    def step(self, move, after, moves):
        """Check the step from the state seen last to this one, and this one."""
        before, verb = self.state, VERB[move]
        drawn = verb == "draw"
        assert self.game.unseen(before, after) == drawn
        if drawn:
            self.draws(before[PILE][-1])
            assert after[PILE] == before[PILE][:-1]
        else:
            assert after[PILE] is before[PILE]
        if verb in {"give", "help"}:
            assert sum(after[GIVEN]) - sum(before[GIVEN]) == 1
        else:
            assert after[GIVEN] == before[GIVEN]
        if after[POINTS] is not before[POINTS]:
            gained = {now - then for then, now in zip(before[POINTS], after[POINTS], strict=True)}
            assert len(after[SOLVED]) == len(before[SOLVED]) + 1
            assert gained <= ({0, 5} if verb == "help" else {0, 3, 6})
        else:
            assert after[SOLVED] == before[SOLVED]
        self.look(after)
        self.decider(after, moves)
        self.steps += 1
        if self.steps % EVERY == 0:
            self.kept.append((after, repr(after[:LUCK] + after[HANDS:])))
        self.state = after

    def draws(self, card):
        """A card leaves the pile."""
        if card < KINDS:
            self.pile -= UNIT[card]
        else:
            self.waiting.remove(card - KINDS)

    def look(self, s):
        """All that holds in a state; each part of it is looked at when it is another one than before."""
        before = self.state
        laid, hands = s[LAID] is not before[LAID], s[HANDS] is not before[HANDS]
        opened = s[OPEN] is not before[OPEN]
        if laid:
            self.laid = packed([kind for cards in s[LAID] for kind in cards])
        if s[PLAYED] is not before[PLAYED]:
            self.played = packed([kind for kind in s[PLAYED] if kind != NONE])
        if s[HOARDS] is not before[HOARDS]:
            self.hoarded = sum([THREES[i] for held in s[HOARDS] for i in held])
        # TR-2: all 90 solutions are somewhere, each once.
        assert sum(s[HANDS]) + s[GONE] + self.laid + self.played + self.hoarded + self.pile == self.whole
        moved = s[PILE] is not before[PILE] or s[IMPENDING] != before[IMPENDING]
        if moved or opened or s[SOLVED] is not before[SOLVED]:
            self.crises(s)
        if opened or s[LOST] != before[LOST]:
            self.limits(s)
        assert s[LOST] == NONE or s[PHASE] == OVER
        if opened or laid:
            self.unsolved(s)
        if hands or s[TURN] != before[TURN] or s[PHASE] != before[PHASE]:
            self.hands(s, before[HANDS])

    def crises(self, s):
        """All 18 crises are somewhere, each once (TR-3)."""
        crises = [*s[OPEN], *s[SOLVED], *self.waiting]
        if s[IMPENDING] != NONE:
            crises.append(s[IMPENDING])
        assert len(crises) == len(set(crises)) == 18

    def limits(self, s):
        """TR-50: lost exactly when a limit is reached, and then at once."""
        regions, colours = most([c % 6 for c in s[OPEN]]), most([c // 6 for c in s[OPEN]])
        assert (regions >= 3 or colours >= 4 or len(s[OPEN]) >= 7) == (s[LOST] != NONE)
        assert (regions <= 3, colours <= 4, len(s[OPEN]) <= 7) == (True, True, True)

    def unsolved(self, s):
        """TR-31: cards of its colour lie on each crisis, and fewer than solve it."""
        for crisis, laid in zip(s[OPEN], s[LAID], strict=True):
            assert sum([kind % 6 + 1 for kind in laid]) < self.threat[crisis]
            assert not [kind for kind in laid if kind // 6 != crisis // 6]

    def hands(self, s, before):
        """TR-40: eight cards, and one more only between drawing and discarding; none is owed."""
        for player, hand in enumerate(s[HANDS]):
            if before is None or hand != before[player]:
                assert hand >= 0
                assert not hand & GUARD
                self.sizes[player] = size(hand)
        if max(self.sizes) > 8:
            assert self.sizes[s[TURN]] == 9
            assert sorted(self.sizes)[-2] <= 8
            assert s[PHASE] in {ACT, DISCARD}

    def decider(self, s, moves):
        """One player decides, and has something to decide, until the game is over."""
        assert len(set(moves)) == len(moves)
        if s[PHASE] == OVER:
            assert not moves
            assert self.game.to_move(s) is None
            assert s[LOST] != NONE or not s[PILE]
            return
        assert moves
        asked = (s[TURN] + len(s[PLAYED])) % self.game.players if s[PHASE] == GIVE else s[TURN]
        assert self.game.to_move(s) == s[WHO] == asked
        assert s[PILE] or s[PHASE] != DRAW

    def end(self):
        """No state was changed by any later step."""
        for state, looked in self.kept:
            assert repr(state[:LUCK] + state[HANDS:]) == looked


THREES = [
    packed("GBR".index(card[0]) * 6 + int(card[1]) - 1 for card in name.split()) for name in COMBINATION_NAMES
]

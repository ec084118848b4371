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
EVERY = 40  # one state of so many is kept to be looked at again


def packed(cards):
    """Cards as one number, five bits a kind."""
    return sum([UNIT[card] for card in cards])


def size(hand):
    return sum([hand >> 5 * kind & 15 for kind in range(KINDS)])


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
        self.sizes = [0] * game.players
        self.state = [None] * len(state)
        self.cards(state)
        self.limits(state)
        self.hands(state)
        self.state = state

    def step(self, move, after, moves):
        """Check the step from the state seen last to this one, and this one."""
        before, verb = self.state, VERB[move]
        drawn = verb == "draw"
        assert self.game.unseen(before, after) == drawn
        assert after[PILE] == before[PILE][:-1] if drawn else after[PILE] is before[PILE]
        if drawn and before[PILE][-1] < KINDS:
            self.pile -= UNIT[before[PILE][-1]]
        elif drawn:
            self.waiting.remove(before[PILE][-1] - KINDS)
        gave = verb in {"give", "help"}
        assert sum(after[GIVEN]) - sum(before[GIVEN]) == 1 if gave else after[GIVEN] == before[GIVEN]
        if after[POINTS] is not before[POINTS]:
            gained = {now - then for then, now in zip(before[POINTS], after[POINTS], strict=True)}
            assert len(after[SOLVED]) == len(before[SOLVED]) + 1
            assert gained <= ({0, 5} if verb == "help" else {0, 3, 6})
        else:
            assert after[SOLVED] == before[SOLVED]
        self.cards(after)
        self.limits(after)
        self.hands(after)
        self.decider(after, moves)
        self.steps += 1
        if self.steps % EVERY == 0:
            self.kept.append((after, repr(after[:LUCK] + after[HANDS:])))
        self.state = after

    def changed(self, s, *fields):
        """Whether any of these fields is new with this state."""
        before = self.state
        for field in fields:  # noqa: SIM110 (a generator takes twice as long)
            if s[field] is not before[field] and s[field] != before[field]:
                return True
        return False

    def cards(self, s):
        """All 90 solutions and 18 crises are somewhere, each once (TR-2, TR-3)."""
        if self.changed(s, HANDS, LAID, PLAYED, GONE, HOARDS, PILE):
            lying = [kind for laid in s[LAID] for kind in laid]
            lying += [kind for kind in s[PLAYED] if kind != NONE]
            hoarded = sum([THREES[i] for held in s[HOARDS] for i in held])
            assert sum(s[HANDS]) + s[GONE] + packed(lying) + hoarded + self.pile == self.whole
        if self.changed(s, OPEN, SOLVED, IMPENDING, PILE):
            crises = [*s[OPEN], *s[SOLVED], *self.waiting]
            if s[IMPENDING] != NONE:
                crises.append(s[IMPENDING])
            assert len(crises) == len(set(crises)) == 18

    def limits(self, s):
        """TR-50: lost exactly when a limit is reached, and then at once; TR-31."""
        lost = s[LOST] != NONE
        if self.changed(s, OPEN, LOST):
            regions, colours = most([c % 6 for c in s[OPEN]]), most([c // 6 for c in s[OPEN]])
            assert (regions >= 3 or colours >= 4 or len(s[OPEN]) >= 7) == lost
            assert (regions <= 3, colours <= 4, len(s[OPEN]) <= 7) == (True, True, True)
        assert not lost or s[PHASE] == OVER
        if self.changed(s, OPEN, LAID):
            for crisis, laid in zip(s[OPEN], s[LAID], strict=True):
                assert sum([kind % 6 + 1 for kind in laid]) < self.threat[crisis]
                assert not [kind for kind in laid if kind // 6 != crisis // 6]

    def hands(self, s):
        """TR-40: eight cards, and one more only between drawing and discarding; none is owed."""
        if self.changed(s, HANDS, TURN, PHASE):
            held = self.state[HANDS] or [NONE] * len(s[HANDS])
            self.sizes = [
                known if hand == had else size(hand)
                for hand, had, known in zip(s[HANDS], held, self.sizes, strict=True)
            ]
            for player, hand in enumerate(s[HANDS]):
                assert hand >= 0
                assert not hand & GUARD
                assert self.sizes[player] <= 8 + (player == s[TURN] and s[PHASE] in {ACT, DISCARD})

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

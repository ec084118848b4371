"""How a state of Nova Ziemia is laid out: one flat list of small numbers and tuples.

Nothing in a state is changed in place once a step is done; a step copies the list and replaces what changes.
The planet is sixteen numbers, one per cell, row by row: four times the tile plus its face. A face is two
bits, MIRROR_EW and MIRROR_NS: a tile mirrored in one direction shows its back, in both its front upside
down. So turning over sets one bit, rotating both, and every action on a tile undoes itself.
"""

from __future__ import annotations

from typing import Any

State = list[Any]
Planet = tuple[int, ...]

# The decisions. The last but one three belong to the competition.
SHAPE, SETTLE, DISCARD, EXCESS, BID, LOWER, OVER = range(7)
DECISIONS = ("shape", "settle", "discard", "excess", "bid", "lower", "over")

# Fields of a state.
PHASE = 0  # which decision is asked for
TURN = 1  # whose turn it is
WHO = 2  # who decides: mostly the same player
TURNS = 3  # turns or rounds of bidding that are over
PLANET = 4
ACTIONS = 5  # the actions of this turn, as moves
HANDS = 6  # each player's missions
LIBRARY = 7  # the top card last
PILE = 8  # discarded missions, the oldest first
GOALS = 9  # the book of goals, in the order of the colours
MET = 10  # those of them that are met
CLAIMED = 11  # missions and goals that this turn's zones serve
NEEDED = 12  # for each of them the value that its zones had to have
OWED = 13  # missions still to be discarded after a failure
DUE = 14  # each player's missions still to be discarded for a disaster
OPEN = 15  # open disasters, the oldest first
STACK = 16  # disasters to come, the next one last
TASK = 17  # the card that is bid for, or NONE
BIDS = 18  # each player's bid, or 0
LOWEST = 19  # who bid lowest, or NONE
PASSED = 20  # players who had nothing lower to bid since the last bid, as bits
WON = 21  # each player's cards that lie face up
LOST = 22  # each player's cards that lie face down
ENDED = 23  # why the game is over: one of the reasons below
LUCK = 24  # every outcome of chance
CHANCE = 25
SIZE = 26

IN_PLAY, ALL_GOALS, NO_CARDS, POINTS, NO_TASKS = range(5)

NONE = -1
CELLS = 16
CELL_NAMES = tuple(column + row for row in "1234" for column in "abcd")
CELL_NUMBERS = {name: cell for cell, name in enumerate(CELL_NAMES)}
COLUMNS, ROWS = "abcd", "1234"
MIRROR_EW, MIRROR_NS = 1, 2
ROTATED = MIRROR_EW | MIRROR_NS
FACES = ("", "ew", "ns", "180")  # how a face is written

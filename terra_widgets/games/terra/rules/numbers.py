"""The numbers of the rulebook of Terra, each said here and nowhere else."""

DEALT = {3: 4, 4: 4, 5: 3, 6: 2}  # TR-1, TR-10: cards that each of so many players begins with
FIRST_POINTS = 3  # TR-22: for the first card on a crisis that is solved
HIGHEST_POINTS = 3  # TR-22: for its highest card
LAST_POINTS = 5  # TR-31: for the card that solves a full-blown crisis
COMBINATION = 3  # TR-32: cards that are hoarded together
HAND_LIMIT = 8  # TR-40
LIMITS = (3, 4, 7)  # TR-50: crises in one region, of one colour and in all that lose the world

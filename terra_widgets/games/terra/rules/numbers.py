"""The numbers of the rulebook of Terra, each said here and nowhere else."""

DEALT = {3: 4, 4: 4, 5: 3, 6: 2}  # TR-10: cards that each of so many players begins with
LEAST_PLAYERS, PLAYERS = min(DEALT), max(DEALT)  # TR-1
FIRST_POINTS = 3  # TR-22: for the first card on a crisis that is solved
HIGHEST_POINTS = 3  # TR-22: for its highest card
LAST_POINTS = 5  # TR-31: for the card that solves a full-blown crisis
COMBINATION = 3  # TR-32: cards that are hoarded together
HAND_LIMIT = 8  # TR-40
REGION_LIMIT, COLOUR_LIMIT, WORLD_LIMIT = 3, 4, 7  # TR-50: crises in one place, of one colour, in all
LIMITS = (REGION_LIMIT, COLOUR_LIMIT, WORLD_LIMIT)

FACTS = {name.lower(): number for name, number in list(globals().items()) if isinstance(number, int)}
"""Each number by its name, for sentences."""

"""The numbers of the rulebook of Nova Ziemia, each said here and nowhere else."""

PLAYERS = 4  # TX-1
LEAST_COMPETITORS = 2  # TX-50
HAND = 4  # TX-11
FIRST_GOAL = 9  # TX-12: the value of the goals of a first game
HARDER_GOAL = 8  # TX-12: of one or two of them in a harder one
ACTIONS_A_TURN = 5  # TX-20
FAILURE = 2  # TX-22: missions that it costs, beside one for each action
# TX-31, TX-41: for each choice of disasters the lowest rank, and the cards left from which each further one
# is given.
RANK_STEPS = {
    "none": (0, (3, 6, 8)),
    "yellow": (0, (2, 4, 6)),
    "one_red": (1, (2, 4, 6)),
    "two_red": (2, (2, 4, 6)),
}
LEAST_BID, MOST_BID = 2, 99  # TX-50: any number that can be said in two digits
SECONDS = 60  # TX-50: the sand-glass
TARGET = {2: 8, 3: 7, 4: 6}  # TX-52: points, by players

FACTS = {name.lower(): number for name, number in list(globals().items()) if isinstance(number, int)}
"""Each number by its name, for sentences."""

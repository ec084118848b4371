"""The numbers of the rulebook of Terra Futura, each said here and nowhere else."""

LEAST_PLAYERS, PLAYERS = 2, 5  # TF-1; one alone is a sandbox
TOKENS = (25, 25, 25, 20, 20, 20, 30)  # TF-4: of each kind, in the order of the deck's KINDS
POLLUTION = {"later": 30, "first": 25}  # TF-4: cubes, by edition
ROW_LENGTH = 4  # TF-12
SPAN = 3  # TF-24: rows and columns of a finished territory
TURNS = 8  # TF-27: of each player
FINISHED = SPAN * SPAN  # TF-27: cards of a finished territory
FINAL_TURN = TURNS + 1  # TF-60: the number that the final activations have among the turns
OFFERED = FINISHED * (SPAN - 1) + TURNS  # TF-I1: activations: each pair in line, each new card
CENTRE_CUBES = 1  # TF-41: beyond its spaces, until a card is inactive
TRANSFER_LIMIT = 4  # TF-44
POINTS = (1, 1, 1, 5, 5, 6, 0)  # TF-62: of each kind
PENALTY = 1  # TF-63: points lost for a card with cubes; with TF-W2 for a cube
MOST_PRICE = 5  # TF-W4, TF-W5

FACTS = {name.lower(): number for name, number in list(globals().items()) if isinstance(number, int)}
"""Each number by its name, for sentences."""

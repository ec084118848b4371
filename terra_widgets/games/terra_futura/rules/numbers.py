"""The numbers of the rulebook of Terra Futura, each said here and nowhere else."""

PLAYERS = 5  # TF-1: at most
TOKENS = (25, 25, 25, 20, 20, 20, 30)  # TF-4: of each kind, in the order of the deck's KINDS
POLLUTION = {"later": 30, "first": 25}  # TF-4: cubes, by edition
ROW_LENGTH = 4  # TF-12
SPAN = 3  # TF-24: rows and columns of a finished territory
TURNS = 8  # TF-27: of each player
CENTRE_CUBES = 1  # TF-41: so many more than it has spaces make a card inactive
TRANSFER_LIMIT = 4  # TF-44
POINTS = (1, 1, 1, 5, 5, 6, 0)  # TF-62: of each kind
CARD_PENALTY = 1  # TF-63: points lost for a card with cubes
MOST_PRICE = 5  # TF-W4, TF-W5

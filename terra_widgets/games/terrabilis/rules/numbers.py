"""The numbers of the rulebook of Terrabilis, each said here and nowhere else."""

LEAST_PLAYERS, PLAYERS = 2, 4  # TB-1
GOALS = {"short": 4, "medium": 7, "whole": 10}  # TB-1: infrastructures that bring the last year, by length
START = (12, 12, 8, 30_000)  # TB-2: nature, well-being, energy, Terras
HELD = 3  # TB-4
PLACES = 10  # TB-20
MOST_BLACK = 3  # TB-23: places that black counters take at most
QUIZ_TERRAS, QUIZ_ENERGY = 3_000, 2  # TB-31
FUND, FUND_PRICE = 6_000, 2  # TB-33: Terras for so many well-being
FUND_RELIEF = 1  # TB-33: well-being that a member takes back
MOST_OFFERS, MOST_ITEMS = 3, 12  # TB-34
NOTE, LARGE_NOTE = NOTES = 1_000, 5_000  # TB-34: what an offer counts Terras in
LANDER, LANDER_COUNTERS = 4_000, 1  # TB-35: Terras, and of nature and of well-being each
VICTIM, VICTIM_COUNTERS = 2_000, 1  # TB-35: Terras, and of nature or well-being
TRIBUTE = 3_000  # TB-36: from each other country outside the Alliance to the lander
ATTACK_NATURE, ATTACK_WELLBEING = 1, 2  # TB-36: what the lander pays to the zone
DEFENCE_WELLBEING = 1  # TB-36: what each of the others pays
BORROWED, LOAN_PRICE, INTEREST = 20_000, 2, 2_000  # TB-40, TB-41
SERVICE_POINTS, ECONOMIC_POINTS, RENEWABLE_POINTS = 2, 1, 1  # TB-61
POINT_TERRAS = 5_000  # TB-61

FACTS = {name.lower(): number for name, number in list(globals().items()) if isinstance(number, int)}
"""Each number by its name, for sentences."""

"""How a state of Terrabilis is laid out: a flat list of small numbers and tuples.

A state is a list: the fields below, then one country per player, each a list of its own. A step copies
them all (`draft`), works on the copy, and nothing is changed any more once it is done.
"""

from __future__ import annotations

from typing import Any

State = list[Any]
Country = list[Any]

# The decisions.
(
    ROLL, DRAW, BUILD, QUIZ, REWARD, FOLLOW, SLUSH, JOIN, TRADE, OFFER, ANSWER, DISASTER, HIT, OWE, OVER,
) = range(15)  # fmt: skip
DECISIONS = (
    "roll", "draw", "build", "quiz", "reward", "follow", "slush", "join", "trade", "offer", "answer",
    "disaster", "hit", "owe", "over",
)  # fmt: skip

# Fields of a state.
PHASE = 0  # which decision is asked for
TURN = 1  # whose turn it is
WHO = 2  # who decides: mostly the same player
YEAR = 3  # from 1
LAST = 4  # 1 once somebody has installed the agreed number: this year is the last one
BURSTS = 5  # how often the Impact zone exploded
ZONE = 6  # nature and well-being that lie on the zone
GONE = 8  # nature and well-being that left the game
CARD = 10  # the hazard or the question on the table, or NONE
RIGHT = 11  # which answer is right, while a question is on the table, or NONE
DUES = 12  # what is still to be settled before the turn ends, in order: see `dues`
PARTNER = 13  # whom an offer is for, or NONE
GIVEN = 14  # what the offer gives: nature, well-being, energy, Terras
ASKED = 15  # what the offer asks for
SWAP = 16  # the card that the offer gives for another one, or NONE
WANTED = 17  # the category that this other one must have, or NONE for any
ITEMS = 18  # how many things were put into the offer
OFFERS = 19  # how many offers were begun on this visit to the Alliance, where they are counted
TALKS = 20  # how the talks with each country stand on this visit, where they are not
LUCK = 21  # every outcome of chance so far
CHANCE = 22  # where further outcomes come from
LOG = 23  # what happened in the last step
PILES = 24  # economic, services, energy: the top card first
HAZARDS = 27  # the hazard cards, the top one first
QUESTIONS = 28  # the quiz cards, the next one first
COUNTRIES = 29  # the countries

# Fields of a country. The first four are the resources, in the order of `RESOURCES`.
NATURE = 0
WELLBEING = 1
ENERGY = 2
TERRAS = 3
SQUARE = 4
LOAN = 5
MEMBER = 6  # of the Alliance
OUT = 7
HAND = 8
BUILT = 9

# How talks stand.
OPEN, DECLINED, ENDED = range(3)

NONE = -1
NOTHING = (0, 0, 0, 0)


def draft(state: State) -> State:
    """A copy to work on: the countries too, and an empty log."""
    s = state[:]
    s[LOG] = []
    for i in range(COUNTRIES, len(s)):
        s[i] = s[i][:]
    return s


def standing(s: State) -> list[int]:
    """The countries that are still in the game."""
    return [p for p, country in enumerate(s[COUNTRIES:]) if not country[OUT]]


def after(s: State, player: int) -> list[int]:
    """The other countries still in the game, clockwise from a player: the left neighbour first."""
    players = len(s) - COUNTRIES
    others = [(player + i) % players for i in range(1, players)]
    return [p for p in others if not s[COUNTRIES + p][OUT]]

"""Every move there is in Terrabilis: a number, a text form, and what it names.

One decision is one move. Moves that name a card depend on the deck, so each deck has its own list; a
move's number is its place in that list. The moves that name no card come first, always the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.games.terrabilis.deck.cards import CATEGORIES, LETTERS, RESOURCES
from terra_widgets.games import moves
from terra_widgets.games.terrabilis.rules.numbers import NOTES, PLAYERS
from terra_widgets.games.terrabilis.rules.state import NONE

# What an offer is made of: three counters one by one, then notes.
ITEMS = (*RESOURCES[:3], *map(str, NOTES))
PLAIN: list[tuple[str, int]] = [
    ("roll", 0),
    ("borrow", NONE),
    ("repay", NONE),
    *((f"borrow P{p + 1}", p) for p in range(PLAYERS)),
    *((f"repay P{p + 1}", p) for p in range(PLAYERS)),
    ("leave", 0),
    *((f"draw {category}", i) for i, category in enumerate(CATEGORIES)),
    ("keep", 0),
    *((f"answer {letter}", i) for i, letter in enumerate(LETTERS)),
    ("take terras", 0),
    ("take energy", 1),
    ("follow", 0),
    ("accept", 0),
    ("refuse", 0),
    ("join", 0),
    ("stay out", 0),
    *((f"trade P{p + 1}", p) for p in range(PLAYERS)),
    ("done", 0),
    *((f"give {item}", i) for i, item in enumerate(ITEMS)),
    *((f"ask {item}", i) for i, item in enumerate(ITEMS)),
    *((f"want {category}", i) for i, category in enumerate(CATEGORIES)),
    ("offer", 0),
    ("drop", 0),
    ("agree", NONE),
    ("decline", 0),
    ("end talks", 0),
    *((f"pay {kind}", i) for i, kind in enumerate(RESOURCES[:2])),
]
NUMBERED = {text: number for number, (text, _) in enumerate(PLAIN)}
ROLL_DICE, BORROW, REPAY, LEAVE = (NUMBERED[t] for t in ("roll", "borrow", "repay", "leave"))
BORROW_FOR, REPAY_FOR = NUMBERED["borrow P1"], NUMBERED["repay P1"]
DRAW_FROM, KEEP, ANSWER_WITH = NUMBERED["draw economic"], NUMBERED["keep"], NUMBERED["answer a"]
TAKE_REWARD, FOLLOW_IT = NUMBERED["take terras"], NUMBERED["follow"]
ACCEPT, REFUSE, JOIN_IT, STAY_OUT = (NUMBERED[t] for t in ("accept", "refuse", "join", "stay out"))
TRADE_WITH, DONE, GIVE, ASK = (NUMBERED[t] for t in ("trade P1", "done", "give nature", "ask nature"))
MAKE_OFFER, DROP, WANT = (NUMBERED[t] for t in ("offer", "drop", "want economic"))
AGREE, DECLINE, END_TALKS = (NUMBERED[t] for t in ("agree", "decline", "end talks"))
PAY_ONE = NUMBERED["pay nature"]
CARD_VERBS = ("install", "return", "swap", "agree")


class Moves(moves.Moves[int]):
    """All moves of a deck."""

    def __init__(self, cards: Sequence[str]) -> None:
        super().__init__("roll")
        self.add(PLAIN)
        self.install, self.put_back, self.swap, self.agree = (
            self.add((f"{verb} {card}", c) for c, card in enumerate(cards)) for verb in CARD_VERBS
        )

"""Every move there is in Terrabilis: a number, a text form, and what it names.

One decision is one move. Moves that name a card depend on the deck, so each deck has its own list; a
move's number is its place in that list. The moves that name no card come first, always the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from terra_widgets.games.terrabilis.deck.cards import CATEGORIES, LETTERS, RESOURCES
from terra_widgets.errors import IllegalMove
from terra_widgets.games.terrabilis.rules.numbers import NOTES, PLAYERS

LONGEST = 40
MOST_NEAR = 40
# What an offer is made of: three counters one by one, then notes.
ITEMS = (*RESOURCES[:3], *map(str, NOTES))
PLAIN: list[tuple[str, str, int]] = [
    ("roll", "roll", 0),
    ("borrow", "borrow", 0),
    ("repay", "repay", 0),
    *(("draw", f"draw {category}", i) for i, category in enumerate(CATEGORIES)),
    ("keep", "keep", 0),
    *(("answer", f"answer {letter}", i) for i, letter in enumerate(LETTERS)),
    ("take", "take terras", 0),
    ("take", "take energy", 1),
    ("follow", "follow", 0),
    ("accept", "accept", 0),
    ("refuse", "refuse", 0),
    ("join", "join", 0),
    ("stay", "stay out", 0),
    *(("trade", f"trade P{p + 1}", p) for p in range(PLAYERS)),
    ("done", "done", 0),
    *(("give", f"give {item}", i) for i, item in enumerate(ITEMS)),
    *(("ask", f"ask {item}", i) for i, item in enumerate(ITEMS)),
    ("offer", "offer", 0),
    ("drop", "drop", 0),
    ("agree", "agree", -1),
    ("decline", "decline", 0),
    *(("pay", f"pay {kind}", i) for i, kind in enumerate(RESOURCES[:2])),
]
NUMBERED = {text: number for number, (_, text, _) in enumerate(PLAIN)}
ROLL_DICE, BORROW, REPAY = NUMBERED["roll"], NUMBERED["borrow"], NUMBERED["repay"]
DRAW_FROM, KEEP, ANSWER_WITH = NUMBERED["draw economic"], NUMBERED["keep"], NUMBERED["answer a"]
TAKE_REWARD, FOLLOW_IT = NUMBERED["take terras"], NUMBERED["follow"]
ACCEPT, REFUSE, JOIN_IT, STAY_OUT = (NUMBERED[t] for t in ("accept", "refuse", "join", "stay out"))
TRADE_WITH, DONE, GIVE, ASK = (NUMBERED[t] for t in ("trade P1", "done", "give nature", "ask nature"))
MAKE_OFFER, DROP, AGREE, DECLINE = (NUMBERED[t] for t in ("offer", "drop", "agree", "decline"))
PAY_ONE = NUMBERED["pay nature"]
CARD_MOVES = len(PLAIN)
CARD_VERBS = ("install", "return", "swap", "agree")
VERBS = tuple(dict.fromkeys([verb for verb, _, _ in PLAIN] + list(CARD_VERBS)))


class Moves:
    """All moves of a deck."""

    def __init__(self, cards: Sequence[str]) -> None:
        self.cards = len(cards)
        listed = PLAIN + [(verb, f"{verb} {card}", c) for verb in CARD_VERBS for c, card in enumerate(cards)]
        self.verbs = [verb for verb, _, _ in listed]
        self.texts = [text for _, text, _ in listed]
        self.args = [arg for _, _, arg in listed]
        self.install, self.put_back, self.swap, self.agree = (
            CARD_MOVES + i * self.cards for i in range(len(CARD_VERBS))
        )
        self._numbers = {text.casefold(): number for number, text in enumerate(self.texts)}

    def parse(self, text: str) -> int:
        """The move with that text form."""
        if not isinstance(text, str):
            raise IllegalMove("move-not-text", found=type(text).__name__)
        short = " ".join(text[: 2 * LONGEST].split())
        move = self._numbers.get(short.casefold()) if len(text) <= 2 * LONGEST else None
        if move is None:
            shown = short[:LONGEST]
            raise IllegalMove("move-unknown", found=shown, near=self._nearest(shown.casefold()))
        return move

    def _nearest(self, text: str) -> str:
        """The move that somebody may have meant: the likeliest verb, then the likeliest of its moves."""
        verb = get_close_matches(text.split(" ", maxsplit=1)[0], VERBS, n=1)
        some = [move for move in self.texts if verb and move.split(" ")[0] == verb[0]]
        last = text.rsplit(" ", maxsplit=1)[-1]
        few = [move for move in some if move.casefold().endswith(last)][:MOST_NEAR] or some[:MOST_NEAR]
        near = get_close_matches(text, few, n=1, cutoff=0.0)
        return near[0] if near else "roll"

"""Whose turn it is (TB-5), and a table cleared for it."""

from __future__ import annotations

from terra_widgets.games.terrabilis.rules.state import (
    ASKED, CARD, COUNTRIES, DUES, GIVEN, ITEMS, NONE, NOTHING, OFFERS, OPEN, PARTNER, PHASE, RIGHT, ROLL,
    SWAP, TALKS, TURN, WANTED, WHO, State, after,
)  # fmt: skip


def end_turn(s: State) -> None:
    """TB-5: the next country clockwise rolls."""
    others = after(s, s[TURN])
    begin_turn(s, others[0] if others else s[TURN])


def begin_turn(s: State, player: int) -> None:
    """A country's turn, from the roll of the dice."""
    s[TURN] = s[WHO] = player
    s[PHASE] = ROLL
    s[CARD] = s[RIGHT] = NONE
    s[DUES] = ()
    s[OFFERS] = 0
    s[TALKS] = (OPEN,) * (len(s) - COUNTRIES)
    clear_offer(s)


def clear_offer(s: State) -> None:
    """No offer is on the table."""
    s[PARTNER] = s[SWAP] = s[WANTED] = NONE
    s[GIVEN] = s[ASKED] = NOTHING
    s[ITEMS] = 0

"""Whose turn it is, and what a country that drops out leaves to be sorted out (TB-5, TB-50, TB-52)."""

from __future__ import annotations

from terra_widgets.games.terrabilis.rules.state import (
    ANSWER, ASKED, CARD, COUNTRIES, GIVEN, HIT, ITEMS, NONE, NOTHING, OFFER, OFFERS, OUT, OVER, PARTNER,
    PENDING, PHASE, RIGHT, ROLL, SWAP, TRADE, TURN, WHO, State, after, standing,
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
    s[PENDING] = ()
    s[OFFERS] = 0
    clear_offer(s)


def clear_offer(s: State) -> None:
    """No offer is on the table."""
    s[PARTNER] = s[SWAP] = NONE
    s[GIVEN] = s[ASKED] = NOTHING
    s[ITEMS] = 0


def settle(s: State) -> State:
    """After a move: who is left, and who decides next."""
    phase = s[PHASE]
    if phase != OVER and len(standing(s)) <= 1:  # TB-52
        phase = OVER
    if phase == OVER:
        begin_turn(s, s[TURN])
        s[PHASE] = OVER
    elif phase == HIT:
        s[PENDING] = tuple(p for p in s[PENDING] if not s[COUNTRIES + p][OUT])
        if s[PENDING]:
            s[WHO] = s[PENDING][0]
        else:
            end_turn(s)
    elif phase in (OFFER, ANSWER) and s[COUNTRIES + s[PARTNER]][OUT]:
        clear_offer(s)
        s[PHASE], s[WHO] = TRADE, s[TURN]
    elif s[COUNTRIES + s[TURN]][OUT]:
        end_turn(s)
    return s

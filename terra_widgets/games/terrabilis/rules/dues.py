"""What a square or a card demands, one payment after the other, and who must choose on the way.

A due is a tuple: who, what (see below), nature, well-being, energy, Terras. All of a turn's dues wait in the
state; `run` settles them in order, and stops where somebody has to decide (TB-35, TB-51).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.games.terrabilis.rules.money import earn, falls_short, lend, pay_energy, pay_terras
from terra_widgets.games.terrabilis.rules.moves import BORROW, LEAVE
from terra_widgets.games.terrabilis.rules.options import AUTOMATIC
from terra_widgets.games.terrabilis.rules.state import (
    ANSWER, COUNTRIES, DUES, HIT, LOG, NONE, OFFER, OUT, OVER, OWE, PARTNER, PHASE, TERRAS, TRADE, TURN, WHO,
    State, draft, standing,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.trade import back_to_table, open_trade
from terra_widgets.games.terrabilis.rules.turn import begin_turn, end_turn
from terra_widgets.games.terrabilis.rules.zone import drop_out, pay_zone, take_zone

if TYPE_CHECKING:
    from terra_widgets.games.terrabilis.rules.game import Terrabilis

Due = tuple[int, int, int, int, int, int]
# What is due: get from bank and zone; pay to them; the CO2 tax; Terras for the country on turn, and counters
# to the zone; the choice of somebody whom a disaster hit; the talks of a member of the Alliance.
GET, PAY, TAX, TRIBUTE, CHOICE, TALK = range(6)
WORDS = ("get", "pay", "tax", "tribute", "hit", "trade")


def due(player: int, what: int, counters: tuple[int, int] = (0, 0), energy: int = 0, terras: int = 0) -> Due:
    """One due; counters are nature and well-being."""
    return player, what, *counters, energy, terras


def run(game: Terrabilis, s: State) -> None:
    """Settle what is due, until somebody has to choose or the turn is over."""
    while s[DUES] and s[PHASE] != OVER:
        (player, what, nature, wellbeing, energy, terras), *rest = s[DUES]
        country = s[COUNTRIES + player]
        if country[OUT]:
            pass
        elif what == CHOICE:  # TB-35
            s[PHASE], s[WHO] = HIT, player
            return
        elif what == TALK:  # TB-34
            s[DUES] = ()
            open_trade(s)
            return
        elif what == GET:
            take_zone(s, player, nature, wellbeing)
            earn(s, player, energy, terras, "receive")
        else:
            pay_energy(s, player, energy, "pay")
            if falls_short(country, terras):  # TB-51
                if game.options.loans != AUTOMATIC:
                    s[DUES] = (due(player, what, (nature, wellbeing), 0, terras), *rest)
                    s[PHASE], s[WHO] = OWE, player
                    return
                lend(game, s, player)
                if s[PHASE] == OVER:
                    return
            _hand_over(s, player, what, terras)
            pay_zone(game, s, player, nature, wellbeing)
        s[DUES] = tuple(rest)
    if s[PHASE] != OVER:
        end_turn(s)


def _hand_over(s: State, player: int, what: int, terras: int) -> None:
    """Terras to the bank; a tribute to the country on turn, unless it is out (TB-36)."""
    paid = pay_terras(s, player, terras, WORDS[what])
    lander = s[COUNTRIES + s[TURN]]
    if what == TRIBUTE and paid and not lander[OUT]:
        lander[TERRAS] += paid
        s[LOG].append(("receive", s[TURN], "terras", paid))


def owe_moves(game: Terrabilis, s: State) -> tuple[int, ...]:
    """TB-51: borrow, or pay what there is and be out."""
    return BORROW, LEAVE


def borrow(game: Terrabilis, state: State, player: int) -> State:
    """TB-40: a loan of whoever decides, unless another country is named; TB-51: it pays what is owed."""
    s = draft(state)
    lend(game, s, s[WHO] if player == NONE else player)
    if s[PHASE] == OWE and player == NONE:
        run(game, s)
    return s


def leave(game: Terrabilis, state: State, _: int) -> State:
    """TB-51: who could borrow and does not want to pays what there is, and is out."""
    s = draft(state)
    player, what, *_, terras = s[DUES][0]
    s[LOG].append(("leave", player, "", 0))
    _hand_over(s, player, what, terras)
    drop_out(game, s, player)
    run(game, s)
    return s


def settle(game: Terrabilis, s: State) -> State:
    """After a move: who is left, and who decides next (TB-50, TB-52)."""
    phase = s[PHASE]
    if phase != OVER and len(standing(s)) <= 1:  # TB-52
        phase = OVER
    if phase == OVER:
        begin_turn(s, s[TURN])
        s[PHASE] = OVER
    elif phase in (HIT, OWE):
        if s[COUNTRIES + s[WHO]][OUT]:
            run(game, s)
    elif phase in (TRADE, OFFER, ANSWER) and not s[COUNTRIES + s[TURN]][OUT]:
        if s[PARTNER] == NONE or s[COUNTRIES + s[PARTNER]][OUT]:
            back_to_table(game, s)
    elif s[COUNTRIES + s[TURN]][OUT]:
        end_turn(s)
    return s

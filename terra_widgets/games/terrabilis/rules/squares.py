"""The path: rolling, landing, and what each square does (TB-30 to TB-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.games.terrabilis.rules import ending
from terra_widgets.games.terrabilis.rules.cards import (
    ALLIANCE, CONFLICT, DEVELOPMENT, HAZARD_SQUARE, NATURAL_DISASTER, QUIZ_SQUARE, SLUSH_FUND,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.numbers import (
    ATTACK_NATURE, ATTACK_WELLBEING, DEFENCE_WELLBEING, FUND, FUND_PRICE, FUND_RELIEF, LANDER,
    LANDER_COUNTERS, QUIZ_ENERGY, QUIZ_TERRAS, TRIBUTE, VICTIM, VICTIM_COUNTERS,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.state import (
    BUILD, BUILT, CARD, CHANCE, COUNTRIES, DISASTER, DRAW, FOLLOW, HAZARDS, HIT, JOIN, LOG, LUCK, MEMBER,
    NONE, OUT, OVER, PENDING, PHASE, PILES, QUESTIONS, QUIZ, REWARD, RIGHT, ROLL, SLUSH, SQUARE, TERRAS, TURN,
    WHO, State, after, draft,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.money import earn, pay_energy, pay_terras
from terra_widgets.games.terrabilis.rules.build import tax_of
from terra_widgets.games.terrabilis.rules.trade import open_trade
from terra_widgets.games.terrabilis.rules.turn import end_turn
from terra_widgets.games.terrabilis.rules.zone import pay_zone, take_zone

if TYPE_CHECKING:
    from terra_widgets.games.terrabilis.rules.game import Terrabilis


def dice(s: State, count: int) -> tuple[int, ...]:
    """What chance throws; the record keeps it."""
    pips: tuple[int, ...] = s[CHANCE].dice(len(s[LUCK]), count)
    s[LUCK] += (pips,)
    return pips


def roll(game: Terrabilis, state: State, _: int) -> State:
    """TB-5: two dice and a step on the path; one die for a disaster (TB-35)."""
    s = draft(state)
    if s[PHASE] == DISASTER:
        return _disaster(game, s)
    country = s[COUNTRIES + s[TURN]]
    one, two = dice(s, 2)
    s[LOG].append(("roll", s[TURN], f"{one}+{two}", one + two))
    square = country[SQUARE] + one + two
    if square >= len(game.cards.board):
        ending.end_year(game, s)
        return s
    country[SQUARE] = square
    s[LOG].append(("land", s[TURN], game.cards.deck.board[square].what, square))
    LANDING[game.cards.board[square]](game, s, country)
    return s


def _development(game: Terrabilis, s: State, country: list[int]) -> None:
    s[PHASE] = DRAW if any(s[PILES : PILES + 3]) else BUILD


def _quiz(game: Terrabilis, s: State, country: list[int]) -> None:
    """TB-31: the next question; its card goes to the back of the box."""
    s[CARD], *rest = s[QUESTIONS]
    s[QUESTIONS] = (*rest, s[CARD])
    s[RIGHT] = game.cards.deck.quiz[s[CARD]].right
    s[PHASE] = QUIZ


def _hazard(game: Terrabilis, s: State, country: list[int]) -> None:
    """TB-32: the top card; it goes under the pile."""
    s[CARD], *rest = s[HAZARDS]
    s[HAZARDS] = (*rest, s[CARD])
    s[PHASE] = FOLLOW


def _slush(game: Terrabilis, s: State, country: list[int]) -> None:
    s[PHASE] = FOLLOW if country[MEMBER] else SLUSH


def _alliance(game: Terrabilis, s: State, country: list[int]) -> None:
    s[PHASE] = FOLLOW if country[MEMBER] else JOIN


def _natural_disaster(game: Terrabilis, s: State, country: list[int]) -> None:
    s[PHASE] = DISASTER


def _conflict(game: Terrabilis, s: State, country: list[int]) -> None:
    """TB-36: a member of the Alliance rolls again instead."""
    s[PHASE] = ROLL if country[MEMBER] else FOLLOW


LANDING = {
    DEVELOPMENT: _development,
    QUIZ_SQUARE: _quiz,
    HAZARD_SQUARE: _hazard,
    SLUSH_FUND: _slush,
    ALLIANCE: _alliance,
    NATURAL_DISASTER: _natural_disaster,
    CONFLICT: _conflict,
}


def answer(game: Terrabilis, state: State, letter: int) -> State:
    """TB-31: right brings a reward, wrong loses nothing."""
    s = draft(state)
    good = letter == s[RIGHT]
    s[LOG].append(("right" if good else "wrong", s[TURN], game.cards.deck.quiz[s[CARD]].id, int(good)))
    s[CARD] = s[RIGHT] = NONE
    if good:
        s[PHASE] = REWARD
    else:
        end_turn(s)
    return s


def take_reward(game: Terrabilis, state: State, energy: int) -> State:
    """TB-31: Terras or energy."""
    s = draft(state)
    earn(s, s[TURN], QUIZ_ENERGY if energy else 0, 0 if energy else QUIZ_TERRAS, "reward")
    end_turn(s)
    return s


def follow(game: Terrabilis, state: State, _: int) -> State:
    """What the square or its card demands, without a choice."""
    s = draft(state)
    what = game.cards.board[s[COUNTRIES + s[TURN]][SQUARE]]
    if what == HAZARD_SQUARE:
        _follow_hazard(game, s)
    elif what == SLUSH_FUND:
        take_zone(s, s[TURN], 0, FUND_RELIEF)  # TB-33: a member of the Alliance
    elif what == CONFLICT:
        _fight(game, s)
    else:
        pay_terras(game, s, s[TURN], tax_of(game, s, s[TURN]), "tax")
        if s[PHASE] != OVER and not s[COUNTRIES + s[TURN]][OUT]:
            open_trade(s)
        return s
    if s[PHASE] != OVER:
        end_turn(s)
    return s


def _follow_hazard(game: Terrabilis, s: State) -> None:
    """TB-32: for each country that it hits, first what it gets, then what it pays."""
    card = game.cards.deck.hazards[s[CARD]]
    lander = s[TURN]
    s[LOG].append(("hazard", lander, card.id, 0))
    s[CARD] = NONE
    for player in _hit_by(s, card.who, lander):
        times = _times(game, s, player, card.per)
        if not times:
            continue
        nature, wellbeing, energy, terras = (times * n for n in card.gets)
        take_zone(s, player, nature, wellbeing)
        earn(s, player, energy, terras, "receive")
        nature, wellbeing, energy, terras = (times * n for n in card.pays)
        pay_energy(s, player, energy, "pay")
        if terras:
            pay_terras(game, s, player, terras, "pay")
        if s[PHASE] != OVER and not s[COUNTRIES + player][OUT]:
            pay_zone(game, s, player, nature, wellbeing)
        if s[PHASE] == OVER:
            return


def _hit_by(s: State, who: str, lander: int) -> list[int]:
    everyone = [lander, *after(s, lander)]
    if who == "you":
        return [lander]
    if who == "all":
        return everyone
    return [p for p in everyone if bool(s[COUNTRIES + p][MEMBER]) == (who == "members")]


def _times(game: Terrabilis, s: State, player: int, per: str) -> int:
    if not per:
        return 1
    built = [game.cards.deck.cards[c] for c in s[COUNTRIES + player][BUILT]]
    return sum(per in (card.category, card.source) for card in built)


def accept(game: Terrabilis, state: State, _: int) -> State:
    """TB-33: Terras for well-being onto the zone."""
    s = draft(state)
    earn(s, s[TURN], 0, FUND, "fund")
    pay_zone(game, s, s[TURN], 0, FUND_PRICE)
    if s[PHASE] != OVER:
        end_turn(s)
    return s


def refuse(game: Terrabilis, state: State, _: int) -> State:
    """TB-33: or roll again."""
    s = draft(state)
    s[LOG].append(("refuse", s[TURN], "", 0))
    s[PHASE] = ROLL
    return s


def join(game: Terrabilis, state: State, _: int) -> State:
    """TB-34: who joins pays the CO2 tax of all that is installed."""
    s = draft(state)
    s[COUNTRIES + s[TURN]][MEMBER] = 1
    s[LOG].append(("join", s[TURN], "", 0))
    pay_terras(game, s, s[TURN], tax_of(game, s, s[TURN]), "tax")
    if s[PHASE] != OVER:
        end_turn(s)
    return s


def stay_out(game: Terrabilis, state: State, _: int) -> State:
    """TB-34: or not."""
    s = draft(state)
    s[LOG].append(("stay", s[TURN], "", 0))
    end_turn(s)
    return s


def _disaster(game: Terrabilis, s: State) -> State:
    """TB-35: the die says whom else it hits; the lander pays first."""
    lander = s[TURN]
    (pips,) = dice(s, 1)
    s[LOG].append(("disaster", lander, str(pips), pips))
    others = after(s, lander)
    hit = {1: [], 2: others[:1], 3: others[:1], 4: others[-1:], 5: others[-1:], 6: others}[pips]
    pay_terras(game, s, lander, LANDER, "pay")
    if s[PHASE] != OVER:
        pay_zone(game, s, lander, LANDER_COUNTERS, LANDER_COUNTERS)
    if s[PHASE] != OVER:
        s[PENDING] = tuple(hit)
        s[PHASE] = HIT
    return s


def pay_one(game: Terrabilis, state: State, kind: int) -> State:
    """TB-35: a counter of the victim's choice, and Terras."""
    s = draft(state)
    victim = s[WHO]
    s[PENDING] = s[PENDING][1:]
    pay_terras(game, s, victim, VICTIM, "pay")
    if s[PHASE] != OVER and not s[COUNTRIES + victim][OUT]:
        harm = (0, VICTIM_COUNTERS) if kind else (VICTIM_COUNTERS, 0)
        pay_zone(game, s, victim, *harm)
    return s


def _fight(game: Terrabilis, s: State) -> None:
    """TB-36: the lander, then every other country outside the Alliance."""
    lander = s[TURN]
    s[LOG].append(("conflict", lander, "", 0))
    pay_zone(game, s, lander, ATTACK_NATURE, ATTACK_WELLBEING)
    for player in after(s, lander):
        if s[PHASE] == OVER:
            return
        if s[COUNTRIES + player][MEMBER]:
            continue
        paid = pay_terras(game, s, player, TRIBUTE, "tribute")
        if s[PHASE] == OVER:
            return
        if paid and not s[COUNTRIES + lander][OUT]:  # to a country that is out it goes to the bank
            s[COUNTRIES + lander][TERRAS] += paid
            s[LOG].append(("receive", lander, "terras", paid))
        if not s[COUNTRIES + player][OUT]:
            pay_zone(game, s, player, 0, DEFENCE_WELLBEING)

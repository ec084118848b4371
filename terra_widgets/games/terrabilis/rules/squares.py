"""The path: rolling, landing, and what each square does (TB-30 to TB-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.games.terrabilis.rules import ending
from terra_widgets.games.terrabilis.rules.cards import (
    ALLIANCE, CONFLICT, DEVELOPMENT, HAZARD_SQUARE, NATURAL_DISASTER, QUIZ_SQUARE, SLUSH_FUND,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.numbers import (
    ATTACK_NATURE, ATTACK_WELLBEING, DEFENCE_WELLBEING, FUND, FUND_PRICE, FUND_RELIEF, LANDER,
    LANDER_COUNTERS, QUIZ_ENERGY, QUIZ_TERRAS, TRIBUTE as TRIBUTE_TERRAS, VICTIM, VICTIM_COUNTERS,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.state import (
    BUILD, BUILT, CARD, CHANCE, COUNTRIES, DISASTER, DRAW, DUES, FOLLOW, HAZARDS, JOIN, LOG, LUCK, MEMBER,
    NONE, OVER, PHASE, PILES, QUESTIONS, QUIZ, REWARD, RIGHT, ROLL, SLUSH, SQUARE, TURN, WHO, State, after,
    draft,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.build import tax_of
from terra_widgets.games.terrabilis.rules.dues import CHOICE, GET, PAY, TALK, TAX, TRIBUTE, Due, due, run
from terra_widgets.games.terrabilis.rules.money import earn
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
    lander = s[TURN]
    what = game.cards.board[s[COUNTRIES + lander][SQUARE]]
    if what == HAZARD_SQUARE:
        s[DUES] = _hazard_dues(game, s)
    elif what == SLUSH_FUND:
        take_zone(s, lander, 0, FUND_RELIEF)  # TB-33: a member of the Alliance
    elif what == CONFLICT:
        s[DUES] = _war_dues(s)
    else:
        s[DUES] = (due(lander, TAX, terras=tax_of(game, s, lander)), due(lander, TALK))
    run(game, s)
    return s


def _hazard_dues(game: Terrabilis, s: State) -> tuple[Due, ...]:
    """TB-32: for each country that it hits, first what it gets, then what it pays."""
    card = game.cards.deck.hazards[s[CARD]]
    s[LOG].append(("hazard", s[TURN], card.id, 0))
    found = []
    for player in _hit_by(s, card.who, s[TURN]):
        times = _times(game, s, player, card.per)
        for what, amounts in ((GET, card.gets), (PAY, card.pays)):
            nature, wellbeing, energy, terras = (times * n for n in amounts)
            if nature or wellbeing or energy or terras:
                found.append(due(player, what, (nature, wellbeing), energy, terras))
    return tuple(found)


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
    s[DUES] = (due(s[TURN], TAX, terras=tax_of(game, s, s[TURN])),)
    run(game, s)
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
    s[DUES] = (
        due(lander, PAY, (LANDER_COUNTERS, LANDER_COUNTERS), terras=LANDER),
        *(due(player, CHOICE) for player in hit),
    )
    run(game, s)
    return s


def pay_one(game: Terrabilis, state: State, kind: int) -> State:
    """TB-35: a counter of the victim's choice, and Terras."""
    s = draft(state)
    harm = (0, VICTIM_COUNTERS) if kind else (VICTIM_COUNTERS, 0)
    s[DUES] = (due(s[WHO], PAY, harm, terras=VICTIM), *s[DUES][1:])
    run(game, s)
    return s


def _war_dues(s: State) -> tuple[Due, ...]:
    """TB-36: the lander, then every other country outside the Alliance."""
    lander = s[TURN]
    s[LOG].append(("conflict", lander, "", 0))
    return (
        due(lander, PAY, (ATTACK_NATURE, ATTACK_WELLBEING)),
        *(
            due(player, TRIBUTE, (0, DEFENCE_WELLBEING), terras=TRIBUTE_TERRAS)
            for player in after(s, lander)
            if not s[COUNTRIES + player][MEMBER]
        ),
    )

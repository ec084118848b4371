"""Path, Impact zone, piles, bank and countries, each as the part of a snapshot that shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from terra_widgets.errors import Fact
from terra_widgets.games.terrabilis.deck.cards import CATEGORIES, RESOURCES
from terra_widgets.games.contract import Move, State
from terra_widgets.games.terrabilis.rules import Terrabilis
from terra_widgets.games.terrabilis.rules.build import tax_of
from terra_widgets.games.terrabilis.rules.ending import gains
from terra_widgets.games.terrabilis.rules.numbers import FACTS, PLACES
from terra_widgets.games.terrabilis.rules.state import (
    BUILT, BURSTS, COUNTRIES, HAND, LOAN, LUCK, MEMBER, NATURE, OUT, OVER, PHASE, PILES, SQUARE, TURN,
    WELLBEING, WHO, ZONE,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.moves import BORROW, DRAW_FROM, REPAY
from terra_widgets.games.terrabilis.rules.zone import capacity, loan_bursts, lying
from terra_widgets.games.terrabilis.screen.cards import CardFaces, amounts, number
from terra_widgets.games.terrabilis.screen.reasons import Reasons
from terra_widgets.games.terrabilis.screen import shapes
from terra_widgets.text import translate
from terra_widgets.text.words import isolated, clean, listing

MOST_DICE = 2


class Board:
    """What lies on the table at one moment; `before` is the state one move earlier, if there is one."""

    def __init__(self, reasons: Reasons, before: State | None) -> None:
        self.game: Terrabilis = reasons.game
        self.state: State = reasons.state
        self.before = before
        self.names, self.reasons = reasons.names, reasons
        self.drawn: CardFaces = reasons.drawn
        self.language = reasons.language

    # The path

    def path(self) -> shapes.Path:
        """The squares with the pawns on them, and the dice as they lie."""
        return {
            "title": translate("terrabilis-path", self.language),
            "squares": [self._square(number) for number in range(len(self.game.cards.board))],
            "dice": self._dice(),
        }

    def _square(self, place: int) -> shapes.Square:
        square = self.game.cards.deck.board[place]
        countries = self.state[COUNTRIES:]
        pawns = [
            seat for seat, country in enumerate(countries) if country[SQUARE] == place and not country[OUT]
        ]
        name = clean(square.names.get(self.language, square.name))
        here = self.state[PHASE] != OVER and self.state[TURN] in pawns
        parts = [translate("terrabilis-square", self.language, number=place, name=isolated(name))]
        if pawns:
            who = listing([isolated(self.names[seat]) for seat in pawns], self.language)
            parts.append(translate("terrabilis-square-pawns", self.language, names=who))
        return {
            "number": place,
            "what": square.what,
            "name": name,
            "note": translate("terrabilis-what", self.language, what=square.what, **FACTS),
            "pawns": pawns,
            "here": here,
            "label": ", ".join(parts),
        }

    def _dice(self) -> shapes.Dice | None:
        """What the last throw showed; before the first one there is only the shuffling."""
        pips = self.state[LUCK][-1] if self.state[LUCK] else ()
        if not 1 <= len(pips) <= MOST_DICE:
            return None
        step_text = listing([str(one) for one in pips], self.language)
        return {"pips": list(pips), "label": translate("terrabilis-dice", self.language, pips=step_text)}

    # The Impact zone

    def zone(self) -> shapes.Zone:
        """The thermometer from the bottom up: black counters, then what lies on it, then free places."""
        state = self.state
        nature, wellbeing, bursts = state[ZONE + NATURE], state[ZONE + WELLBEING], state[BURSTS]
        free = capacity(state) - lying(state)
        places = ["black"] * (PLACES - capacity(state)) + ["wellbeing"] * wellbeing + ["nature"] * nature
        left, lost = max(0, self.game.bursts - bursts), bursts > self.game.bursts
        facts = {"lying": lying(state), "places": capacity(state), "bursts": bursts, "left": left}
        return {
            "title": translate("terrabilis-zone", self.language),
            "places": places + ["free"] * free,
            "lying": lying(state),
            "capacity": capacity(state),
            "bursts": bursts,
            "most": self.game.bursts,
            "lost": lost,
            "burst": self.before is not None and self.before[BURSTS] < bursts,
            "changed": ""
            if self.before is None
            else _signed(lying(state) - lying(self.before), self.language),
            "text": translate(f"terrabilis-zone-{'lost' if lost else 'bursts'}", self.language, **facts),
            "label": translate(
                "terrabilis-zone-label", self.language, nature=nature, wellbeing=wellbeing, **facts
            ),
        }

    # Piles and bank

    def piles(self) -> shapes.Piles:
        """The three piles of infrastructures."""
        return {
            "title": translate("terrabilis-piles", self.language),
            "piles": [self._pile(i, category) for i, category in enumerate(CATEGORIES)],
        }

    def _pile(self, i: int, category: str) -> shapes.Pile:
        count = len(self.state[PILES + i])
        return {
            "category": category,
            "name": translate("terrabilis-pile-name", self.language, pile=category),
            "count": count,
            "label": translate("terrabilis-pile", self.language, pile=category, count=count),
            **self.reasons.spot(DRAW_FROM + i),
        }

    def bank(self, asides: Sequence[Move]) -> shapes.Bank:
        """TB-40: loans, which whoever decides may take and pay back, and by the way the others too."""
        facts: dict[str, Fact] = {**FACTS, "burst": loan_bursts(self.game, self.state)}
        return {
            "title": translate("terrabilis-bank", self.language),
            "text": translate("terrabilis-bank-text", self.language),
            "loans": [
                {
                    "key": key,
                    "label": translate(f"terrabilis-bank-{key}", self.language, **facts),
                    "note": translate(f"terrabilis-bank-{key}-note", self.language, **facts),
                    **self.reasons.spot(move),
                }
                for key, move in (("borrow", BORROW), ("repay", REPAY))
            ],
            "others_text": translate("terrabilis-bank-others", self.language) if asides else "",
            "others": [self._others_loan(move, facts) for move in asides],
        }

    def _others_loan(self, move: Move, facts: Mapping[str, Fact]) -> shapes.OthersLoan:
        key, seat = self.game.moves.verbs[move], self.game.moves.args[move]
        name = isolated(self.names[seat])
        return {
            "key": f"{key}:{seat}",
            "seat": seat,
            "label": translate(f"terrabilis-bank-{key}-for", self.language, name=name, **facts),
            "note": translate(f"terrabilis-bank-{key}-note", self.language, **facts),
            "move": self.game.move_text(move),
            "why": None,
        }

    # Countries

    def country(self, seat: int) -> shapes.Country:
        """A country: its stocks, and what stands in it."""
        country, language = self.state[COUNTRIES + seat], self.language
        before = None if self.before is None else self.before[COUNTRIES + seat]
        built = [self.drawn.cards[card] for card in country[BUILT]]
        energy, terras = gains(self.game, country)
        tax = tax_of(self.game, self.state, seat)
        flags = {"member": country[MEMBER], "loan": country[LOAN], "out": country[OUT]}
        marks: list[shapes.CountryMark] = [
            {"key": key, "label": translate(f"terrabilis-mark-{key}", language)}
            for key, on in flags.items()
            if on
        ]
        return {
            "seat": seat,
            "name": self.names[seat],
            "label": translate("terrabilis-country", language, name=isolated(self.names[seat])),
            "deciding": self.state[PHASE] != OVER and self.state[WHO] == seat,
            "out": bool(country[OUT]),
            "marks": marks,
            "stocks": [
                {
                    "kind": kind,
                    "name": translate(f"terrabilis-resource-{kind}", language),
                    "count": country[i],
                    "shown": number(country[i], language),
                    "change": 0 if before is None else country[i] - before[i],
                    "changed": "" if before is None else _signed(country[i] - before[i], language),
                }
                for i, kind in enumerate(RESOURCES)
            ],
            "built": built,
            "built_label": translate(
                "terrabilis-built", language, count=len(built), goal=self.game.options.goal
            ),
            "held": translate("terrabilis-held", language, count=len(country[HAND])),
            "gain": translate("terrabilis-yearly", language, what=amounts((0, 0, energy, terras), language))
            if (energy or terras) and not country[OUT]
            else "",
            "tax": translate("terrabilis-tax", language, terras=tax) if tax and not country[OUT] else "",
        }


def _signed(change: int, language: str) -> str:
    """A change with its sign, a real minus included."""
    if not change:
        return ""
    return ("+" if change > 0 else "\N{MINUS SIGN}") + number(abs(change), language)

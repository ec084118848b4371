"""Terra in a terminal: the world and its crises, hands and hoards, and the decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from terra_widgets.errors import Fact
from terra_widgets.games.contract import Move, State
from terra_widgets.games.terra.deck import COLOURS, REGIONS
from terra_widgets.games.terra.rules import Terra
from terra_widgets.games.terra.rules.moves import ARGS, VERB
from terra_widgets.games.terra.rules.numbers import FACTS
from terra_widgets.games.terra.rules.state import (
    CARD_NAMES,
    COMBINATION_NAMES,
    CRISIS_COLOUR,
    CRISIS_REGION,
    HANDS,
    HOARDS,
    IMPENDING,
    LAID,
    NONE,
    OPEN,
    PLAYED,
    VALUE_OF,
    WORTH,
    unpack,
)  # fmt: skip
from terra_widgets.games.terra.screen.cards import card_faces
from terra_widgets.games.terra.screen.snapshot import PUBLIC, TerraSnapshot
from terra_widgets.table.table import Table
from terra_widgets.text import translate
from terra_widgets.text.words import isolated
from terra_widgets.widgets.plain_text import PlainText, wrapped


class TerraText(PlainText):
    """One table of Terra as text."""

    maker: TerraSnapshot

    def __init__(self, table: Table, seat: int | None) -> None:
        super().__init__(table, seat)
        game = table.game
        assert isinstance(game, Terra)
        self.game = game
        self.drawn = card_faces(game.deck, self.language)

    # What lies on the table

    def board(self) -> list[str]:
        lines = [f"{self.maker.board.pile()['label']}."]
        lines += ["", *self._limits(), "", *self._world()]
        if self.state[IMPENDING] != NONE:
            lines += ["", *self._impending()]
        lines += ["", *(self._player(seat) for seat in self.maker.seats)]
        for seat in self.maker.seats:
            if self.sees(seat):
                lines += ["", *self._own(seat)]
        return lines

    def _limits(self) -> list[str]:
        limits = self.maker.board.limits()
        bars = []
        for gauge in limits["gauges"]:
            labels = ", ".join(bar["label"] for bar in gauge["bars"])
            bars.append(f"{gauge['title']}: {labels}" if gauge["bars"][0]["name"] else labels)
        near = [gauge["near"] for gauge in limits["gauges"] if gauge["near"]]
        return wrapped([f"{limits['title']}:", *(f"  {bar}" for bar in bars), *near[:1], limits["note"]])

    def _world(self) -> list[str]:
        open_crises = list(zip(self.state[OPEN], self.state[LAID], strict=True))
        if not open_crises:
            return [translate("terra-text-calm", self.language)]
        lines = [translate("terra-text-world", self.language)]
        return [*lines, *(line for crisis, cards in open_crises for line in self._crisis(crisis, cards))]

    def _crisis(self, crisis: int, cards: Sequence[int]) -> list[str]:
        facts: dict[str, Fact] = {
            "crisis": self.drawn.names[crisis],
            "region": self.drawn.regions[CRISIS_REGION[crisis]],
            "colour": COLOURS[CRISIS_COLOUR[crisis]],
            "total": sum(VALUE_OF[kind] for kind in cards),
            "threat": self.game.threats[crisis],
        }
        label = translate("terra-crisis-label", self.language, **facts)
        laid = " ".join(CARD_NAMES[kind] for kind in cards)
        place = REGIONS[CRISIS_REGION[crisis]]
        return wrapped([f"{place}: {label}" + (f" [{laid}]" if laid else "")], "  ")

    def _impending(self) -> list[str]:
        coming = self.maker.board.impending()
        assert coming is not None
        cards = [kind for kind in self.state[PLAYED] if kind != NONE]
        answers = ", ".join(answer["label"] for answer in coming["answers"])
        lines = [
            f"{coming['title']}:",
            *self._crisis(self.state[IMPENDING], cards),
            *wrapped([answers], "  "),
        ]
        return [*lines, *wrapped([translate("terra-text-impending", self.language, **FACTS)], "  ")]

    def _player(self, seat: int) -> str:
        label = self.maker.table_of.players()["rows"][seat]["label"]
        points = self.maker.seat(seat)["points"] or 0
        name = isolated(self.names[seat])
        pawn = translate("terra-pawn", self.language, name=self.who(seat), count=points)
        return f"{pawn}; {label.removeprefix(f'{name}: ')}"

    def _own(self, seat: int) -> list[str]:
        """TR-20, TR-32: the cards of a player, for that player, and for all at the end."""
        hand = " ".join(CARD_NAMES[kind] for kind in unpack(self.state[HANDS][seat])) or "-"
        name = isolated(self.names[seat])
        lines = [translate("terra-text-hand", self.language, name=name, cards=hand)]
        hoards = ", ".join(f"{COMBINATION_NAMES[i]} ({WORTH[i]})" for i in self.state[HOARDS][seat])
        if hoards:
            lines.append(translate("terra-text-hoard", self.language, name=name, cards=hoards))
        return wrapped(lines)

    def legend(self) -> list[str]:
        return [translate(f"terra-text-{part}", self.language, **FACTS) for part in ("aim", "legend")]

    # The decision

    def secret(self, move: Move) -> bool:
        """TR-20: moves name cards, but for those that everybody always has."""
        return move not in PUBLIC

    def hides(self, _legal: Sequence[Move]) -> bool:
        """TR-20: said of everybody who is asked for cards, for others must not know who has one."""
        return self.maker.decision() != "draw" and self.maker.secrets_matter()

    def does(self, verb: str) -> str:
        return translate("terra-text-does", self.language, verb=verb, **FACTS)

    def note(self, move: Move) -> str:
        verb, (a, b) = VERB[move], ARGS[move]
        state = self.state
        if verb == "give":
            total = sum(VALUE_OF[kind] for kind in (*state[PLAYED], a) if kind != NONE)
            threat = self.game.threats[state[IMPENDING]]
            return translate("terra-text-then", self.language, total=total, threat=threat)
        if verb == "help":
            laid = state[LAID][state[OPEN].index(a)]
            total = sum(VALUE_OF[kind] for kind in (*laid, b))
            return translate("terra-text-then", self.language, total=total, threat=self.game.threats[a])
        return translate("terra-text-worth", self.language, count=WORTH[a]) if verb == "hoard" else ""

    # What happened

    def fresh(self, before: State, after: State, seat: int) -> list[str]:
        had, has = (Counter(unpack(state[HANDS][seat])) for state in (before, after))
        return [CARD_NAMES[kind] for kind in (has - had).elements()]


TERMINAL = TerraText

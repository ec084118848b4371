"""Tables of Terra made by hand in few words, and play on them."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from terra_widgets.games.contract import Chance
from terra_widgets.games.terra.rules import Options, Terra

NAMES = tuple(f"Team {seat}" for seat in range(1, 7))


@cache
def game_of(players=4, **options):
    """A game with the kit's own deck."""
    return Terra(players, options=Options(**options))


@dataclass(frozen=True)
class Table:
    """A state with its game: played on by text, asked by text."""

    game: Terra
    state: Any

    def play(self, *moves):
        state = self.state
        for move in moves:
            state = self.game.apply(state, self.game.parse_move(move))
        return Table(self.game, state)

    @property
    def moves(self):
        return [self.game.move_text(move) for move in self.game.legal_moves(self.state)]

    @property
    def position(self):
        return self.game.position(self.state, NAMES[: self.game.players])

    @property
    def decision(self):
        return self.position["decision"]

    @property
    def turn(self):
        return NAMES.index(self.position["turn"]) + 1

    @property
    def decider(self):
        return self.game.to_move(self.state) + 1

    @property
    def outcome(self):
        return self.game.outcome(self.state)

    @property
    def points(self):
        return [player["points"] for player in self.position["players"]]

    @property
    def hands(self):
        return [" ".join(player["hand"]) for player in self.position["players"]]

    @property
    def crises(self):
        return {one["crisis"]: " ".join(one["cards"]) for one in self.position["crises"]}

    def why(self, move):
        """The key and the rule of a refusal, or None."""
        reason = self.game.why_not(self.state, self.game.parse_move(move))
        return reason and (reason.key, reason.rule)


def described(*hands, crises=None, options=None, **more):
    """A position as a dict: hands as texts, crises with the cards on them."""
    position = {"game": "terra"}
    if options:
        position["options"] = options
    extra = more.pop("players", [{}] * len(hands))
    players = [
        {"name": name, "hand": hand.split() if isinstance(hand, str) else hand, **own}
        for name, hand, own in zip(NAMES, hands, extra, strict=False)
    ]
    lying = [{"crisis": crisis, "cards": cards.split()} for crisis, cards in (crises or {}).items()]
    return position | {"players": players, "crises": lying} | more


def table(*hands, options=None, **more):
    """A table at a moment; what is not said is in the draw pile, in any order."""
    game = game_of(len(hands), **(options or {}))
    return Table(game, game.from_position(described(*hands, options=options, **more), Chance(0)))


def facing(crisis, *hands, **more):
    """A table that has just drawn a crisis."""
    return table(*hands, decision="give", impending=crisis, **more)


def acting(*hands, **more):
    """A table whose first player has drawn and may play on crises."""
    return table(*hands, decision="act", **more)


def looks(state):
    """All of a state but the generator, as text: two are equal when nothing changed."""
    return repr([part for part in state if not isinstance(part, Chance)])

"""Tables of Terra made by hand in few words, and play on them."""

from functools import cache

from described import TEAMS, Described

from terra_widgets.games.contract import Chance
from terra_widgets.games.terra.rules import Options, Terra

NAMES = TEAMS[:6]


@cache
def game_of(players=4, **options):
    """A game with the kit's own deck."""
    return Terra(players, options=Options(**options))


class Table(Described):
    """A state with its game: played on by text, asked by text."""

    @property
    def points(self):
        return [player["points"] for player in self.position["players"]]

    @property
    def hands(self):
        return [" ".join(player["hand"]) for player in self.position["players"]]

    @property
    def crises(self):
        return {one["crisis"]: " ".join(one["cards"]) for one in self.position["crises"]}


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

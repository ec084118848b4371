"""Tables made by hand in few words: a small deck, territories, and play on them."""

from functools import cache
from itertools import chain, product
from pathlib import Path

from described import TEAMS, Described

from terra_widgets.games import decks
from terra_widgets.games.contract import Chance
from terra_widgets.games.terra_futura.deck import KINDS
from terra_widgets.games.terra_futura.rules import Options, TerraFutura
from terra_widgets.games.terra_futura.rules.supply import supply

HERE = Path(__file__).parent
# Made for tests, with every kind of effect; golden.json was counted with it, so it stays as it is.
SMALL = decks.load(HERE / "small.csv")
NAMES = TEAMS[:5]
# Cards that nobody can copy, the dullest first, to fill territories with.
FILLERS = [card.id for card in SMALL.cards if card.id.startswith("hut")]
FILLERS += ["farm-2", "mine-2", "pit-2", "pond-2"]
CELLS = [column + row for row in "12345" for column in "abcde"]
NINE = [column + row for row in "345" for column in "cde"]
BEFORE_PLACING = ("market", "place")
AT_THE_END = ("pattern", "score", "over")


@cache
def game_of(players, deck="small", **options):
    """A game with the small deck or the built-in one."""
    chosen = SMALL if deck == "small" else decks.load(deck)
    return TerraFutura(players=players, deck=chosen, options=Options(**options))


class Table(Described):
    """A state with its game: played on by text, asked by text."""

    @property
    def moves(self):
        return sorted(self.game.move_text(move) for move in self.game.legal_moves(self.state))

    @property
    def activations(self):
        return self.position.get("activations")

    @property
    def supply(self):
        resources, pollution = supply(self.game, self.state)
        return dict(zip(KINDS, resources, strict=True)) | {"pollution": pollution}

    def lying(self, cell, team=1):
        """The tokens on a card."""
        tokens = dict(self.position["players"][team - 1]["territory"][cell])
        del tokens["card"]
        return tokens


def lay(**cells):
    """A territory from card ids, or (id, tokens): lay(c3="start1", c2=("farm", {"red": 1}))."""
    return {
        cell: {"card": what} if isinstance(what, str) else {"card": what[0], **what[1]}
        for cell, what in cells.items()
    }


def full(**cells):
    """Nine cards, the starting card in the corner; huts where nothing is named."""
    named = lay(**{"c3": "start1"} | cells)
    return {cell: named.get(cell, {"card": None}) for cell in NINE}


def table(*territories, decision="activate", turn=1, options=None, **more):
    """A table at a decision; territories get as many huts as the turn order asks for.

    Only `start1` has the first-player mark; without it the first team began.
    """
    position = described(*territories, decision=decision, turn=turn, options=options, **more)
    game = game_of(len(territories), **(options or {}))
    return Table(game, game.from_position(position, Chance(0)))


def described(*territories, decision="activate", turn=1, options=None, **more):
    """The position of `table`, as a dict."""
    scoring = more.pop("scoring", [["corners", "twice"], ["cross", "same"]])
    scoring += [[card.id for card in SMALL.scoring[i : i + 2]] for i in (4, 6, 8)]
    picked = more.pop("picked", [{}] * len(territories))
    final = decision in AT_THE_END or any(picked)
    if "activations" in more and not final:
        territories = list(territories)
        territories[turn - 1] = in_line(territories[turn - 1], more["activations"])
    sizes = sizes_of(territories, turn, decision, final=final)
    used = {here["card"] for land in territories for here in land.values()}
    huts = iter([hut for hut in FILLERS if hut not in used])
    players = [
        {"name": name, "territory": padded(land, size, huts), "scoring": held, **chosen}
        for name, land, size, held, chosen in zip(NAMES, territories, sizes, scoring, picked, strict=False)
    ]
    position = {"game": "terra_futura"}
    if options:
        position["options"] = options
    return position | {"players": players, "turn": NAMES[turn - 1], "decision": decision} | more


def sizes_of(territories, turn, decision, *, final):
    """How many cards each player has by now (TF-27), enough for all that are named."""
    if final:
        return [9] * len(territories)
    first = next((i for i, t in enumerate(territories) if t["c3"]["card"] == "start1"), 0)
    seats = [(i - first) % len(territories) for i in range(len(territories))]
    done = seats[turn - 1] + (decision not in BEFORE_PLACING)
    rounds = max(len(t) - (s < done) for t, s in zip(territories, seats, strict=True))
    return [rounds + (seat < done) for seat in seats]


def in_line(territory, wanted):
    """The territory with such a card placed last that all these places are in its line (TF-25)."""
    cells = [
        *reversed(territory),
        *(cell for cell in box_around(territory) if cell not in territory),
    ]
    last = next(
        cell
        for cell in cells
        if all(cell[0] == w[0] or cell[1] == w[1] for w in wanted)
        and any(beside(cell, other) for other in territory)
        and cell != "c3"
    )
    rest = {cell: here for cell, here in territory.items() if cell != last}
    return rest | {last: territory.get(last, {"card": None})}


def padded(territory, size, huts):
    """Huts between the last card but one and the last, which stays the last one placed."""
    cards = [(cell, here | {"card": here["card"] or next(huts)}) for cell, here in territory.items()]
    early = max(1, len(cards) - 1)
    land, last = dict(cards[:early]), dict(cards[early:])
    free = [cell for cell in box_around(territory) if cell not in territory]
    while len(land) + len(last) < size:
        near = next(cell for cell in free if any(beside(cell, other) for other in land))
        land[near] = {"card": next(huts)}
        free.remove(near)
    return land | last


def box_around(cells):
    """Nine places that hold all of these."""
    boxes = (
        [c + r for r in "12345"[j : j + 3] for c in "abcde"[i : i + 3]]
        for i, j in product(range(3), repeat=2)
    )
    return next(box for box in boxes if set(cells) <= set(box))


def beside(one, other):
    return abs(ord(one[0]) - ord(other[0])) + abs(ord(one[1]) - ord(other[1])) == 1


def fingerprint(state):
    """All of a state but the generator, as text: two are equal when nothing changed."""
    return repr([part for part in state if not isinstance(part, Chance)])


def cards_everywhere(position):
    """Every territory card of a position, wherever it lies."""
    lying = [here["card"] for player in position["players"] for here in player["territory"].values()]
    parts = [position[key][level] for key in ("market", "decks", "discards") for level in ("I", "II")]
    return sorted(chain(lying, *parts, [position["card"]] if "card" in position else []))

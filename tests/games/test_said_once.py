"""Each number of a rule stands once: with another number there, boards, charts, paper and sentences follow.

A child process changes all numbers of a game's `rules/numbers.py` at once, before anything is imported,
and tells what the game says then. Every line of `said_once.txt` is one number, where to look, what must
stand there, and what must not stand there any more.
"""

import ast
import json
import re
import subprocess
import sys
from functools import cache
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
# The numbers that the child plays with.
CHANGED = {
    "terra_futura": {
        "LEAST_PLAYERS": 3, "PLAYERS": 4, "TOKENS": (26, 27, 28, 21, 22, 23, 31),
        "POLLUTION": {"later": 33, "first": 32}, "ROW_LENGTH": 5, "SPAN": 5, "TURNS": 6, "CENTRE_CUBES": 2,
        "TRANSFER_LIMIT": 7, "POINTS": (2, 2, 2, 7, 8, 9, 0), "PENALTY": 3, "MOST_PRICE": 6,
    },
    "terra": {
        "DEALT": {3: 6, 4: 5, 5: 4}, "FIRST_POINTS": 11, "HIGHEST_POINTS": 13, "LAST_POINTS": 17,
        "COMBINATION": 2, "HAND_LIMIT": 9, "REGION_LIMIT": 5, "COLOUR_LIMIT": 6, "WORLD_LIMIT": 12,
    },
    "terrabilis": {
        "GOALS": {"short": 3, "medium": 5, "whole": 9},
        "LEAST_PLAYERS": 3, "PLAYERS": 5, "START": (13, 14, 9, 41_000), "HELD": 4, "PLACES": 12,
        "MOST_BLACK": 1, "QUIZ_TERRAS": 7_000, "QUIZ_ENERGY": 6, "FUND": 8_000, "FUND_PRICE": 3,
        "FUND_RELIEF": 5, "MOST_OFFERS": 9, "MOST_ITEMS": 11, "NOTE": 500, "LARGE_NOTE": 2_500,
        "LANDER": 9_500, "LANDER_COUNTERS": 4, "VICTIM": 6_500, "VICTIM_COUNTERS": 7, "TRIBUTE": 5_500,
        "ATTACK_NATURE": 8, "ATTACK_WELLBEING": 9, "DEFENCE_WELLBEING": 10, "BORROWED": 30_000,
        "LOAN_PRICE": 6, "INTEREST": 4_500, "SERVICE_POINTS": 3, "ECONOMIC_POINTS": 4, "RENEWABLE_POINTS": 5,
        "POINT_TERRAS": 4_000,
    },
    "nova_ziemia": {
        "PLAYERS": 3, "LEAST_COMPETITORS": 3, "HAND": 5, "FIRST_GOAL": 23, "HARDER_GOAL": 22,
        "ACTIONS_A_TURN": 7, "FAILURE": 3,
        "RANK_STEPS": dict.fromkeys(("none", "yellow", "one_red", "two_red"), (0, (1, 2, 3))), "LEAST_BID": 3,
        "MOST_BID": 88, "SECONDS": 45, "TARGET": {2: 5, 3: 4},
    },
}  # fmt: skip


def numbers_of(game):
    """The source of a game's numbers."""
    return ROOT / "terra_widgets" / "games" / game / "rules" / "numbers.py"


def assigned(tree):
    """Each name of the module with the node of its value; names that only follow from others are left out."""
    for node in tree.body:
        if isinstance(node, ast.Assign):
            target, value = node.targets[0], node.value
            several = isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)
            names, values = (target.elts, value.elts) if several else ([target], [value])
            for name, one in zip(names, values, strict=False):
                if isinstance(name, ast.Name) and not any(isinstance(n, ast.Name) for n in ast.walk(one)):
                    yield name.id, one


def change_numbers(game):
    """Put the changed numbers where the game's modules will look for them."""
    path = numbers_of(game)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for name, node in assigned(tree):
        changed = ast.parse(repr(CHANGED[game][name]), mode="eval").body
        for parent in ast.walk(tree):
            for field, old in ast.iter_fields(parent):
                if old is node:
                    setattr(parent, field, changed)
                elif isinstance(old, list) and node in old:
                    old[old.index(node)] = changed
    module = ModuleType(f"terra_widgets.games.{game}.rules.numbers")
    module.__spec__ = ModuleSpec(module.__name__, None)
    exec(compile(ast.fix_missing_locations(tree), str(path), "exec"), module.__dict__)  # noqa: S102
    sys.modules[module.__name__] = module


class Told:
    """What a game says, by place and language."""

    def __init__(self, game):
        self.game, self.said = game, {}

    def put(self, place, *what):
        whole = "\n".join(json.dumps(one, ensure_ascii=False, default=str, sort_keys=True) for one in what)
        self.said[place] = re.sub("<[^>]*>", "", whole).replace("\N{NO-BREAK SPACE}", " ")

    def table(self, place, table):
        """A table on the screen and in a terminal, in both languages."""
        from terra_widgets.widgets.lookup import snapshot
        from terra_widgets.widgets.snapshot import Settings

        seat = None if table.to_move is None else table.names.index(table.to_move)
        for language in ("en", "cs"):
            table.language = language
            self.put(f"{place} {language}", snapshot(table, Settings(language=language, shown_to=seat)))
            self.put(f"{place} terminal {language}", str(table))

    def refusal(self, place, refused):
        for language in ("en", "cs"):
            self.put(f"{place} {language}", refused.sentence(language))

    def error(self, place, make):
        from terra_widgets.errors import TerraError

        try:
            make()
        except TerraError as error:
            self.refusal(place, error)

    def charts(self, table, *names):
        import terra_widgets as tw

        for name in names:
            for language in ("en", "cs"):
                chart = tw.chart(table, name, language=language)
                self.put(f"{name} {language}", chart.plan, chart.summary, chart.rows)

    def paper(self):
        from terra_widgets.games import catalog, decks
        from terra_widgets.printing.paper import PAPERS

        for language in ("en", "cs"):
            deck = decks.load(self.game, self.game)
            for document in catalog.part(self.game, "paper").documents(deck, language, PAPERS["A4"]):
                self.put(f"{document.name} {language}", document.note, [str(page) for page in document.body])


def terra_futura(told):
    import terra_widgets as tw

    told.error("players", lambda: tw.new("terra_futura", players=6))
    table = tw.new("terra_futura", players=["Ada", "Ben", "Cy"], seed=7)
    told.table("start", table)
    told.error("price", lambda: tw.new("terra_futura", players=3, carbon_price=99))
    told.put("taking", table.legal_moves)
    told.charts(table, "activations", "early", "swap")
    position = table.position()
    lands = [player["territory"] for player in position["players"]]
    lands[0]["c3"] |= {"pollution": 1, "green": 1, "food": 1}
    for place, cubes in (("polluted", 1), ("full", 2)):
        lands[0]["c3"]["pollution"] = cubes
        described = tw.at(position, seed=7)
        told.table(place, described)
        told.charts(described, "territory", "penalty", "score")
    told.paper()
    from terra_widgets.games.terra_futura.charts import writer

    told.put("kinds in charts", writer.POINTS)


def terra(told):
    import terra_widgets as tw

    def at(decision, hands, crises=None, **more):
        players = [
            {"name": name, "hand": hand.split()}
            for name, hand in zip(("Ada", "Ben", "Cy"), hands, strict=True)
        ]
        lying = [{"crisis": crisis, "cards": cards.split()} for crisis, cards in (crises or {}).items()]
        return tw.at(
            {"game": "terra", "players": players, "crises": lying, "decision": decision, **more}, seed=1
        )

    told.error("players", lambda: tw.new("terra", players=9))
    table = tw.new("terra", players=["Ada", "Ben", "Cy"], seed=1)
    told.table("start", table)
    told.charts(table, "crises", "contributions")
    told.table("discard", at("discard", ("G1 G2 G3 G4 G5 G6 B1 B2 B3 B4", "B1", "R2")))
    crises = {"green europe": "G5 G4"}
    told.table("solved", at("act", ("G3 G1 G1 G2", "", ""), crises).play("help europe G3"))
    hands = ("G6 G1", "G5", "G6")
    given = at("give", hands, {}, impending="green europe").play("give G6").play("give G5").play("give G6")
    told.table("in time", given)
    told.table("hoarded", at("act", ("G3 G1 G1", "", ""), crises).play("help europe G3").play("hoard G1 G1"))


def terrabilis(told):
    import terra_widgets as tw
    from terra_widgets.games.terrabilis.players.words import phrase

    start = tw.new("terrabilis", players=["Ada", "Ben", "Cy"], seed=1)
    squares = [square.what for square in start.game.cards.deck.board]

    def at(decision, square="start", ada=None, ben=None, **more):
        players = [
            {"name": "Ada", "square": squares.index(square), **(ada or {})},
            {"name": "Ben", **(ben or {})},
            {"name": "Cy"},
        ]
        return tw.at(
            {"game": "terrabilis", "players": players, "turn": "Ada", "decision": decision, **more}, seed=1
        )

    def refused(place, table, move):
        for language in ("en", "cs"):
            table.language = language
            told.put(f"{place} {language}", table.why_not(move))

    told.error("players", lambda: tw.new("terrabilis", players=9))
    told.error("notes", lambda: at("roll", ada={"terras": 250}))
    told.table("start", start)
    told.charts(start, "thermometer")
    told.table("burst", at("roll", bursts=2))
    refused("repay", at("roll", ada={"loan": True, "terras": 1_000}), "repay")
    ally = {"alliance": True}
    refused(
        "no more offers",
        at("trade", "alliance", ally, ally, offers=9, options={"talks": "three"}),
        "trade P2",
    )
    full = {"to": "Ben", "give": {"energy": 1}, "items": 11}
    refused("full offer", at("offer", "alliance", ally, ally, offer=full), "give energy")
    texts = start.game.cards.moves.texts
    told.put("moves", texts)
    for language in ("en", "cs"):
        told.put(f"phrase {language}", phrase(start.game, start.state, texts.index("borrow"), language))
    told.table("reward", at("reward", "quiz"))
    told.table("slush", at("slush", "slush"))
    told.table("slush member", at("follow", "slush", ada=ally))
    told.table("disaster", at("disaster", "disaster"))
    told.table("owe", at("disaster", "disaster", ada={"terras": 0}).play("roll"))
    told.table("hit", at("hit", "disaster", hit=["Ben"]))
    told.table("conflict", at("follow", "conflict"))
    told.put("after slush", at("slush", "slush").play("accept").position())
    told.put("after conflict", at("follow", "conflict").play("follow").position())
    hand = at("build", "development", ada={"hand": ["C01", "S01", "E01"]})
    told.table("hand", hand)
    refused("build", hand, "return C01")
    told.table("built", at("roll", ada={"built": ["C01", "S01", "E11"], "hand": [], "terras": 9_000}))
    told.paper()


def nova_ziemia(told):
    import terra_widgets as tw

    told.error("players", lambda: tw.new("nova_ziemia", players=9))
    told.error("competition", lambda: tw.new("nova_ziemia", players=1, competition=True))
    table = tw.new("nova_ziemia", players=["Ada", "Ben"], seed=3)
    told.table("start", table)
    bidding = tw.new("nova_ziemia", players=["Ada", "Ben", "Cy"], seed=3, competition=True)
    told.table("bid", bidding)
    told.error("bids", lambda: tw.at(bidding.position() | {"bids": [1, 0, 0]}))
    told.put("bidding", bidding.legal_moves)
    told.table("lower", bidding.play("bid 6").play("bid 7").play("bid 8"))
    told.put("hands", [len(player["hand"]) for player in table.position()["players"]])
    told.put("failed", table.play("settle").position())
    told.error("nines", lambda: tw.new("nova_ziemia", players=2, first_game=True))
    told.error("eights", lambda: tw.new("nova_ziemia", players=2, goals="one_eight"))
    told.error("no bid", lambda: bidding.play("bid 1000"))
    from terra_widgets.games.nova_ziemia.rules.ending import rank

    told.put("rank", rank("none", 1))


def looks():
    """The lines of said_once.txt: game, number, place, what is said there, what is not."""
    game = ""
    for line in (Path(__file__).parent / "said_once.txt").read_text(encoding="utf-8").splitlines()[1:]:
        if line.startswith("# "):
            game = line[2:]
        elif line:
            yield game, *(part.strip() for part in line.split("|"))


LOOKS = list(looks())
NAMES = ["-".join(one[:3]) for one in LOOKS]


@cache
def said(game):
    """What a game with changed numbers says, by place."""
    child = subprocess.run(
        [sys.executable, __file__, game], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert not child.returncode, child.stderr
    return json.loads(child.stdout)


@pytest.mark.parametrize("game", CHANGED)
def test_every_number_is_changed_and_looked_for(game):
    names = [name for name, _ in assigned(ast.parse(numbers_of(game).read_text(encoding="utf-8")))]
    assert set(names) == set(CHANGED[game]) == {number for other, number, *_ in LOOKS if other == game}


@pytest.mark.parametrize(("game", "number", "place", "text", "gone"), LOOKS, ids=NAMES)
def test_what_is_said_follows_the_number(game, number, place, text, gone):
    told = said(game)[place]
    assert text in told
    assert not gone or gone not in told


if __name__ == "__main__":
    game = sys.argv[1]
    change_numbers(game)
    told = Told(game)
    globals()[game](told)
    sys.stdout.write(json.dumps(told.said))

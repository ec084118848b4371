"""Moments of real games of Terrabilis to look at, and positions for what seldom comes."""

from __future__ import annotations

import csv
import io
import random
from collections.abc import Callable
from typing import Any

import terra_widgets as tw
from terra_widgets.games import decks
from terra_widgets.games.players import player
from terra_widgets.games.terrabilis.rules.state import CARD
from terra_widgets.table.table import Table
from terra_widgets.widgets.lookup import snapshot
from terra_widgets.widgets.snapshot import Settings

TEAMS = ["Team A", "Team B", "Team C", "Team D"]
Shown = dict[str, Any]
Wanted = Callable[[Shown], bool]


def new(players: list[str] | int = 3, seed: int = 7, **options: Any) -> Table:
    names = players if isinstance(players, list) else TEAMS[:players]
    return tw.new("terrabilis", players=names, seed=seed, **options)


NASTY = (
    "<img src=x onerror=document.title='run'>", "</span><script>document.title='run'</script>", "{ $name }",
    "\u202eright to left\u202c", "שלום Team A עולם", "W" * 120, "https://evil.invalid/" + "a" * 90,
    "𒐫" * 30, "constructor", "${alert(1)} {{x}} %s",
)  # fmt: skip


def hostile_deck() -> Any:
    """The kit's own deck with names, notes and answers that would do harm if they were more than text."""
    text = decks.load("terrabilis", "terrabilis").to_csv()
    rows = list(csv.DictReader(io.StringIO(text)))
    written = io.StringIO()
    columns = [name for name in rows[0] if "." not in name]
    writer = csv.DictWriter(written, columns, extrasaction="ignore")
    writer.writeheader()
    for number, row in enumerate(rows):
        more = {"name": f"{NASTY[number % 10]} {number}", "note": NASTY[(number + 3) % 10]}
        if row["kind"] == "quiz":
            more |= {letter: NASTY[(number + i) % 10] for i, letter in enumerate("abc")}
            more["source"] = NASTY[(number + 5) % 10]
        writer.writerow({**row, **more})
    return decks.parse(written.getvalue(), "hostile", "terrabilis")


def seen(table: Table, **settings: Any) -> Shown:
    """The table as the one sees it who decides."""
    who = {} if table.to_move is None else {"shown_to": table.names.index(table.to_move)}
    settings = {"language": table.language, **who, **settings}
    return snapshot(table, Settings(**settings), number=len(table.moves) + 1)


def play_until(table: Table, wanted: Wanted, mind: str = "steward", **settings: Any) -> Shown:
    """Let an automatic player decide for everybody until the snapshot is as wanted."""
    chooser, luck = player(mind, "terrabilis"), random.Random(5)
    for _ in range(4000):
        shown = seen(table, **settings)
        if wanted(shown):
            return shown
        if not table.legal_moves:
            break
        game, state = table.game, table.state
        move = chooser.choose(
            game, game.view(state, game.to_move(state)), game.legal_moves(state), luck.random
        )
        table.play(game.move_text(move))
    raise AssertionError("This moment never comes.")


def deciding(decision: str, after: int = 0) -> Wanted:
    return lambda shown: shown["prompt"]["decision"] == decision and shown["number"] > after


def building(shown: Shown) -> bool:
    """A person is to build, in a country that has begun."""
    own = shown["countries"][0]["built"]
    return deciding("build")(shown) and not shown["prompt"]["automatic"] and len(own) > 2


def start() -> Shown:
    return seen(new(4))


def hidden() -> Shown:
    return play_until(new(4), deciding("build"), shown_to=None)


def build() -> Shown:
    return play_until(new(4), deciding("build", after=60))


def quiz() -> Shown:
    return play_until(new(4), deciding("quiz"))


def answered() -> Shown:
    return play_until(new(4, seed=3), deciding("reward"))


def hazard() -> Shown:
    return play_until(
        new(4), lambda s: s["prompt"]["decision"] == "follow" and s["event"]["what"] == "hazard"
    )


def hit() -> Shown:
    return play_until(new(4), deciding("hit"))


def burst() -> Shown:
    return play_until(new(4, seed=3), lambda s: s["zone"]["burst"], "builder")


def table_of_members(**offer: Any) -> Table:
    """Two members at the Alliance table, and one country outside."""
    return tw.at(
        {
            "game": "terrabilis",
            "players": [
                {"name": "Team A", "alliance": True, "square": 5, "built": ["C01", "S01", "E13"]},
                {"name": "Team B", "alliance": True, "square": 8, "built": ["E20"], "loan": True},
                {"name": "Team C", "square": 12},
            ],
            "turn": "Team A",
            "decision": "trade",
            **offer,
        },
        seed=1,
    )


def trade() -> Shown:
    return seen(table_of_members())


def offer() -> Shown:
    moves = ["trade P2", "give 5000", "give 1000", "give energy", "ask nature", "ask nature"]
    return seen(table_of_members().play(*moves))


def answer() -> Shown:
    table = table_of_members().play("trade P2", "give 5000", "ask nature")
    table.play(next(move for move in table.legal_moves if move.startswith("swap")), "offer")
    return seen(table)


def wanted() -> Shown:
    """An offer with a card, before its kind is asked for."""
    table = table_of_members().play("trade P2", "ask 1000")
    return seen(table.play(next(move for move in table.legal_moves if move.startswith("swap"))))


def owing(**more: Any) -> Table:
    """A country that can't pay for the disaster it has landed on."""
    players = [
        {"name": "Team A", "square": 7, "terras": 1_000, "nature": 9},
        {"name": "Team B", "square": 8, "nature": 8, "wellbeing": 10},
        {"name": "Team C", "square": 12, "loan": True, "wellbeing": 10},
    ]
    position = {"game": "terrabilis", "players": players, "turn": "Team A", "decision": "disaster", **more}
    return tw.at(position, seed=1).play("roll")


def owe() -> Shown:
    return seen(owing())


def owe_all() -> Shown:
    """The same with a full thermometer that must not burst again."""
    return seen(owing(zone={"nature": 5, "wellbeing": 3}, bursts=2))


def mistaken() -> Shown:
    """Somebody has just answered wrong."""
    table = new(3)
    play_until(table, deciding("quiz"))
    right = table.game.cards.deck.quiz[table.state[CARD]].right
    return seen(table.play(f"answer {'abc'[right - 1]}"))


def gift() -> Shown:
    """A hazard that gives Terras, which is our own idea."""
    return seen(
        tw.at(
            {
                "game": "terrabilis",
                "players": [{"name": "Team A", "square": 2}, {"name": "Team B"}],
                "turn": "Team A",
                "decision": "follow",
                "card": "H21",
            },
            seed=1,
        )
    )


def watching() -> Shown:
    return play_until(
        new(["Team A", "bot:steward", "bot:builder"]),
        lambda s: s["prompt"]["automatic"] and s["number"] > 60,
        shown_to=None,
    )


def looking() -> Shown:
    table = new(4)
    play_until(table, deciding("roll", after=80))
    return seen(table, look=30)


def late() -> Shown:
    return play_until(new(4, seed=4), lambda s: max(len(c["built"]) for c in s["countries"]) > 7)


def final() -> Shown:
    return play_until(new(3, seed=4, goal=6), lambda s: s["outcome"] is not None)


def lost() -> Shown:
    return play_until(new(2, seed=2), lambda s: s["outcome"] is not None, "builder")


def czech() -> Shown:
    return play_until(new(4, seed=9, language="cs"), deciding("build", after=90))


_ALL = (
    start, hidden, build, quiz, answered, hazard, hit, burst, trade, offer, wanted, answer, owe,
    owe_all, mistaken, gift, watching, looking, late,
    final, lost, czech,
)  # fmt: skip
TERRABILIS_MOMENTS: dict[str, Callable[[], Shown]] = {f"tb_{one.__name__}": one for one in _ALL}

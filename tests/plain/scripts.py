"""Whole games by `print` and typed moves alone, written down so that a test can play them again.

`.venv/bin/python tests/plain/scripts.py` writes all scripts anew, or those of the games that it is told.
What was typed before is typed again as long as it is legal; where a changed rule makes it impossible, an
automatic player goes on from there. Read the new script before you keep it: is every decision possible from
what is printed?

Where several lines are as they were in the print before, three dots stand for them.
"""

from __future__ import annotations

import doctest
import random
import sys
from difflib import SequenceMatcher
from pathlib import Path

import terra_widgets as tw
from terra_widgets.games import players
from terra_widgets.table.table import Automatic

HERE = Path(__file__).parent
STARTS = {
    "terra_futura": 'tw.new("Terra Futura", players=["Ann", "bot:greedy"], seed=3)',
    "terra": 'tw.new("Terra", players=["Ann", "bot:helper", "bot:helper"], seed=5)',
    "terrabilis": 'tw.new("Terrabilis", players=["Ann", "bot:steward"], seed=4, goal=3)',
    "nova_ziemia": 'tw.new("Nova Ziemia", players=["Ann"], seed=2, first_game=True)',
}
MINDS = {"terra_futura": "greedy", "terra": "helper", "terrabilis": "steward", "nova_ziemia": "loner"}
"""Who goes on where nobody has typed a move."""
FEW = 3
"""So many lines in a row that are as before are written out."""


def typed(game: str) -> list[str]:
    """The moves that were typed in a script, in their order."""
    file = HERE / f"{game}.txt"
    if not file.exists():
        return []
    examples = doctest.DocTestParser().get_examples(file.read_text(encoding="utf-8"))
    plays = (example.source for example in examples if example.source.startswith("print(table.play("))
    return [source.split('"')[1] for source in plays]


def script(game: str) -> str:
    """A whole game: what was typed, and what was printed after it."""
    table = eval(STARTS[game])  # noqa: S307 (our own line, as it stands in the script)
    mind, luck, moves = players.player(MINDS[game], game), random.Random(1), typed(game)
    shown = lines_of(table.advance())
    parts = [
        f"A game of {game} by typed moves alone: what is printed is enough to decide.",
        f">>> import terra_widgets as tw\n>>> table = {STARTS[game]}\n>>> print(table.advance())",
        "\n".join(shown),
    ]
    while table.to_move is not None:
        if not moves or moves[0] not in table.legal_moves:
            moves = [chosen(table, mind, luck)]
        move = moves.pop(0)
        before, shown = shown, lines_of(table.play(move).advance())
        parts += [f'>>> print(table.play("{move}").advance())', "\n".join(news(before, shown))]
    return "\n".join(parts) + "\n"


def chosen(table: tw.Table, mind: Automatic, luck: random.Random) -> str:
    """What an automatic player would do in the place of the person who decides."""
    rules = table.game
    view = rules.view(table.state, rules.to_move(table.state))
    return rules.move_text(mind.choose(rules, view, rules.legal_moves(table.state), luck.random))


def lines_of(table: tw.Table) -> list[str]:
    """What is printed, as a doctest writes it: blank lines have a name there."""
    return [line.rstrip() or "<BLANKLINE>" for line in str(table).splitlines()]


def news(before: list[str], now: list[str]) -> list[str]:
    """The lines of a print, with three dots for some that are as before."""
    lines = now[:1]  # three dots right behind a line of code would be taken for more code
    for kind, _, _, first, end in SequenceMatcher(None, before[1:], now[1:], autojunk=False).get_opcodes():
        lines += ["..."] if kind == "equal" and end - first > FEW else now[1 + first : 1 + end]
    return lines


def main(games: list[str]) -> None:
    """Write scripts anew."""
    for game in games or STARTS:
        text = script(game)
        (HERE / f"{game}.txt").write_text(text, encoding="utf-8")
        print(f"{game}: {text.count('>>> print')} prints, {len(text) // 1000} kB")  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])

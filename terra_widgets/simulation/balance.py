"""Is a game fair? `python3 run.py balance --game terra` plays thousands of games and prints the answer.

Each game has its own questions, in the file `balance.py` of its folder.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from terra_widgets.games import catalog


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table of a game; exit 1 when a target is missed, 2 when it can't be made."""
    parser = argparse.ArgumentParser(prog="run.py balance", add_help=False)
    parser.add_argument("--game", choices=list(catalog.games()), default=catalog.DEFAULT)
    chosen, rest = parser.parse_known_args(arguments)
    answer: int = catalog.part(chosen.game, "balance").main(rest)
    return answer


if __name__ == "__main__":
    sys.exit(main())

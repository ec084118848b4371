"""Whole games of all four in JupyterLab, at four sizes: does a decision ever need scrolling?

`python3 run.py check screens` prints for each game and size the height of the board and the worst scrolling
that anything lit, the prompt, or what is paid with needed; it ends with 1 where that is more than 0. A game
and a size can be named: `check screens terra phone`.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS / "browser"), str(TESTS / "frontend")]

from host import Host  # noqa: E402 (the tests are no package)
from one_screen import TABLES, play  # noqa: E402
from pages import Lab  # noqa: E402
from stage import browser  # noqa: E402

# Width, height, whether the file browser is open, whether the board fills the screen.
SIZES = {
    "laptop": (1366, 768, True, False),
    "alone": (1366, 768, False, True),
    "phone": (390, 844, False, True),
    "projector": (1920, 1080, False, False),
}


def main(words: list[str]) -> int:
    """Play what is named, or everything, and print a line for each."""
    games = [word for word in words if word in TABLES] or list(TABLES)
    sizes = [word for word in words if word in SIZES] or list(SIZES)
    most = next((int(word) for word in words if word.isdigit()), 2000)
    bad = 0
    print(f"{'game':14} {'size':10} {'decisions':>9} {'height':>7} {'scrolling':>9}")  # noqa: T201
    with tempfile.TemporaryDirectory() as home, browser() as opened:
        host = Host(Path(home) / "lab")
        try:
            for size in sizes:
                width, height, files, fill = SIZES[size]
                for game in games:
                    page = Lab(opened, host, width, height)
                    page.new()
                    page.resize(width, height)
                    side = "expandLeft" if files else "collapseLeft"
                    page.page.evaluate(f"window.jupyterapp.shell.{side}()")
                    report = play(page, game, most=most, fill=fill)
                    end = "" if report.over else " (not played to its end)"
                    figures = f"{report.decisions:9} {report.height:7} {report.beyond:6} px"
                    print(f"{game:14} {size:10} {figures}{end} {report.where}", flush=True)  # noqa: T201
                    bad += report.beyond > 0
                    page.page.context.close()
        finally:
            host.stop()
    return int(bad > 0)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

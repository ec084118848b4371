"""Pictures of a start, a mid-game and a final table in JupyterLab: light, dark and on a phone; and of paper.

`python3 run.py screenshots DIR`; with `--moments [GAME ...]` twelve moments of each game, on a plain page;
with `--room` a class in a room.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path += [str(HERE), str(HERE.parent / "frontend")]

from host import Host  # noqa: E402 (the tests are no package)
from pages import Lab, View  # noqa: E402
from pictures import on_paper  # noqa: E402
from stage import browser, chromium  # noqa: E402
from twelve_moments import GAMES as TWELVE  # noqa: E402
from twelve_moments import MOMENTS  # noqa: E402
from twelve_moments import shoot as shoot_moment  # noqa: E402

PATHS = [str(HERE.parent / "frontend"), str(HERE.parent / "games")]
BEGIN = f"import sys; sys.path += {PATHS!r}; import moments; import nova_ziemia.moments, terra.moments; "
BEGIN += "import terrabilis.moments"
OVER = "lambda shown: shown['outcome'] is not None"
# For each game its table, and what brings it from one moment to the next.
GAMES = {
    "terra_futura": {
        "": 'table = tw.new("terra_futura", players=["Team A", "Team B"], seed=12)',
        "start": "",
        "middle": "_ = moments.play_until(table, moments.deciding('place', after=90))",
        "final": f"_ = moments.play_until(table, {OVER})",
    },
    "terra": {
        "": 'table = tw.new("terra", players=["Team A", "bot:helper", "bot:hoarder"], seed=4)',
        "start": "",
        "middle": "_ = terra.moments.play_until(table, terra.moments.helping)",
        "final": f"_ = terra.moments.play_until(table, {OVER})",
    },
    "nova_ziemia": {
        "": 'table = tw.new("nova_ziemia", players=["Team A"], seed=5)',
        "start": "",
        "middle": "_ = nova_ziemia.moments.helped(table, 2)",
        "final": "_ = nova_ziemia.moments.helped(table, 99)",
    },
    "terrabilis": {
        "": 'table = tw.new("terrabilis", players=["Team A", "bot:steward", "bot:builder"], seed=4)',
        "start": "",
        "middle": "_ = terrabilis.moments.play_until(table, terrabilis.moments.building)",
        "final": f"_ = terrabilis.moments.play_until(table, {OVER})",
    },
}
# Width, height, pixels for each of them, and whether it is dark: a school's laptop twice, and a phone.
LOOKS = {"light": (1366, 768, 1, False), "dark": (1366, 768, 1, True), "phone": (390, 844, 2, False)}


def shoot(folder: Path) -> None:
    """Make all pictures, and say where they are."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, browser() as opened:
        on_paper(opened, folder / "print.png")
        print(folder / "print.png")  # noqa: T201 (speaks in a terminal)
        host = Host(Path(home) / "lab")
        try:
            for look, (width, height, scale, dark) in LOOKS.items():
                lab = Lab(opened, host, width, height, scale=scale)
                lab.theme(dark=dark)
                lab.new()
                lab.quietly(BEGIN)
                for game, moments in GAMES.items():
                    lab.clear()
                    lab.theme(dark=dark)
                    view = lab.show(moments[""] + "\ntable")
                    for moment, code in list(moments.items())[1:]:
                        lab.quietly(code)
                        path = folder / f"{game}-{moment}-{look}.png"
                        picture(view, path)
                        print(path)  # noqa: T201 (speaks in a terminal)
                lab.page.context.close()
        finally:
            host.stop()


def picture(view: View, path: Path) -> None:
    """The window as a person sees it, with the board in view from its top."""
    view.page.mouse.move(0, 0)
    view.root.evaluate("root => root.scrollIntoView({ block: 'start', behavior: 'instant' })")
    view.page.wait_for_timeout(400)
    view.page.screenshot(path=path)


def shoot_moments(folder: Path, names: list[str]) -> None:
    """Take the pictures of all twelve moments of these games, or of all games, and say where they are."""
    folder.mkdir(parents=True, exist_ok=True)
    with browser() as opened:
        for game in names or TWELVE:
            for moment in MOMENTS:
                for path in shoot_moment(opened, folder, game, moment):
                    print(path, flush=True)  # noqa: T201 (speaks in a terminal)


def main() -> None:
    """Take the pictures that the words after the command ask for."""
    words = argparse.ArgumentParser(prog="python3 run.py screenshots")
    words.add_argument("folder", metavar="DIR", type=Path, help="where the pictures go")
    words.add_argument(
        "--moments",
        nargs="*",
        metavar="GAME",
        choices=list(TWELVE),
        help="twelve moments of these games, or of all",
    )
    words.add_argument("--room", action="store_true", help="a class in a room, each step on all its pages")
    asked = words.parse_args()
    if chromium() is None:
        sys.exit("Pictures need Chromium: install it, then run this again.")
    if asked.room:
        sys.path.append(str(HERE.parent / "room"))
        from shoot_room import shoot as shoot_room

        shoot_room(asked.folder)
    elif asked.moments is None:
        shoot(asked.folder)
    else:
        shoot_moments(asked.folder, asked.moments)


if __name__ == "__main__":
    main()

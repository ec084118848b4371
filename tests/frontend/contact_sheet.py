"""All emblems of a game on one sheet, large and small, to look at: `contact_sheet.py FOLDER [GAME ...]`."""

from __future__ import annotations

import csv
import html
import json
import sys
from pathlib import Path

from stage import PACKAGE, browser

from terra_widgets.games import catalog

COLUMNS = 8
LOOK = """
    body { margin: 0 } .terra { background: var(--paper); padding: 8px; container: none }
    main { display: grid; grid-template-columns: repeat(8, 168px) }
    figure { margin: 4px; padding: 4px; background: var(--surface); display: flex; flex-wrap: wrap; gap: 6px }
    figcaption { width: 100%; font-size: 13px }
    figure svg.t-emblem { width: 96px !important; height: 96px !important }
    figure svg.t-emblem + svg { width: 28px !important; height: 28px !important; align-self: end }
"""


def names_of(game: str) -> dict[str, str]:
    """The names of the cards of a game, by their ids."""
    with (PACKAGE / "games" / game / "deck.csv").open(encoding="utf-8") as rows:
        return {row.get("id", ""): row["name"] for row in csv.DictReader(rows)}


def sheet(game: str, theme: str) -> str:
    """A page with each emblem large and as small as on a board, and the name of its card."""
    faces = json.loads((PACKAGE / "static" / "card_faces.json").read_text(encoding="utf-8"))
    names = names_of(game)
    cells = []
    for key, drawn in faces.items():
        kind, _, card = key.partition(f" {game} ")
        if kind == "emblem":
            name = html.escape(f"{card} {names.get(card, '')}")
            cells.append(f"<figure>{drawn}{drawn}<figcaption>{name}</figcaption></figure>")
    css = (PACKAGE / "static" / "boards.css").read_text(encoding="utf-8")
    body = f"<div class=terra data-door=boards data-theme={theme}><main>{''.join(cells)}</main></div>"
    return f"<!doctype html><meta charset=utf-8><style>{css}{LOOK}</style>{body}"


def main(folder: str, *games: str) -> None:
    """Write one picture for each game in light and dark."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    with browser() as opened:
        for game in games or tuple(catalog.games()):
            for theme in ("light", "dark"):
                page = opened.new_page(viewport={"width": COLUMNS * 168 + 16, "height": 600})
                page.set_content(sheet(game, theme))
                page.screenshot(path=f"{folder}/{game}_{theme}.png", full_page=True)
                page.close()


if __name__ == "__main__":
    main(*sys.argv[1:])

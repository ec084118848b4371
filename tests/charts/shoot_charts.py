"""Pictures of all charts, to look at: `shoot_charts.py FOLDER [CHART ...] [LOOK ...]`."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

import plotly
from chart_games import NAMES, play

import terra_widgets as tw
from terra_widgets.charts import SIMULATION_CHARTS, Chart, chart, charts_of
from terra_widgets.games.terra_futura.charts import CHARTS

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "frontend"))
from stage import browser

LIBRARY = Path(plotly.__file__).parent / "package_data" / "plotly.min.js"
PAGE = '<!doctype html><body style="margin:0;font-family:system-ui"><div id="g"></div><div id="t"></div>'
LOOKS = {
    "light": {"theme": "light"},
    "dark": {"theme": "dark"},
    "light-cs": {"theme": "light", "language": "cs"},
    "dark-cs": {"theme": "dark", "language": "cs"},
    "phone": {"width": 320, "theme": "light"},
    "phone-cs": {"width": 320, "theme": "dark", "language": "cs"},
    "projector": {"width": 1600, "theme": "dark"},
    "five": {"theme": "light", "players": 5},
    "begun": {"theme": "light", "most": 0},
    "soon": {"theme": "dark", "most": 12},
    "svg": {"theme": "light"},
}
KINDS = ("clean", "growth", "trader")
TERRA = charts_of("terra")
OF_TERRA = ("helper", "reciprocal", "hoarder", "helper", "random")


@cache
def many(**options: int) -> object:
    return tw.simulate(players=KINDS, games=400, options=options, progress=False)


@cache
def riders() -> list[object]:
    tables = [("hoarder",) * count + ("helper",) * (4 - count) for count in range(5)]
    return [tw.simulate("terra", players=kinds, games=60, progress=False) for kinds in tables]


@cache
def world(players: int, most: int | None) -> tw.Record:
    """A game of Terra under the names of teams, whole or its beginning."""
    table = tw.new("terra", players=[f"bot:{kind}" for kind in OF_TERRA[: max(3, players)]], seed=11)
    record = table.advance().record
    names, moves = NAMES[: max(3, players)], record.moves if most is None else record.moves[: 3 * most]
    return replace(record, players=names, moves=moves)


@cache
def game(players: int) -> tw.Record:
    """A whole game of automatic players, under the names of teams."""
    table = tw.new(players=[f"bot:{kind}" for kind in (*KINDS, "thinker:1", "random")[:players]], seed=11)
    return replace(table.advance().record, players=NAMES[:players])


def drawn(name: str, theme: str, language: str = "en", players: int = 3, most: int | None = None) -> Chart:
    if name in TERRA.SIMULATIONS:
        return chart(riders(), name, theme=theme, language=language)
    if name in TERRA.CHARTS:
        return chart(world(players, most), name, theme=theme, language=language)
    if name in SIMULATION_CHARTS:
        frames = (many(), many(carbon_price=2)) if name == "compare" else many()
        return chart(frames, name, theme=theme, language=language)
    source = game(players) if most is None else play(players, 11, most)
    return chart(source, name, theme=theme, language=language)


def shoot(folder: Path, names: list[str], looks: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with browser() as opened:
        for look in looks:
            facts = dict(LOOKS[look])
            width = facts.pop("width", 760)
            page = opened.new_context(viewport={"width": width, "height": 1400}).new_page()
            page.set_content(PAGE)
            page.add_script_tag(path=LIBRARY)
            for name in names:
                made = drawn(name, **facts)
                if look == "svg":
                    page.evaluate("s => { g.innerHTML = s; t.innerHTML = '' }", made.svg)
                else:
                    page.evaluate(
                        "async ([f, words]) => { f = JSON.parse(f); Plotly.purge(g); g.innerHTML = '';"
                        " await Plotly.newPlot(g, f.data, f.layout, f.config); t.innerHTML = words }",
                        [json.dumps(made.drawing), made.html()],
                    )
                page.wait_for_timeout(700)  # flows fade in
                path = folder / f"{name}-{look}.png"
                page.locator("body").screenshot(path=path)
                wide = page.evaluate("document.documentElement.scrollWidth")
                sys.stdout.write(f"{path} {'' if wide <= width else f'is {wide} wide!'}\n")


if __name__ == "__main__":
    every = [*CHARTS, *SIMULATION_CHARTS, *TERRA.CHARTS, *TERRA.SIMULATIONS]
    wanted = [word for word in sys.argv[2:] if word in every] or every
    seen = [word for word in sys.argv[2:] if word in LOOKS] or list(LOOKS)
    shoot(Path(sys.argv[1]), wanted, seen)

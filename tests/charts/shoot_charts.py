"""Pictures of all charts, to look at: `shoot_charts.py FOLDER [CHART ...] [LOOK ...]`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import plotly
from chart_games import play, simulated

from terra_widgets.views.charts import GAME_CHARTS, SIMULATION_CHARTS, Chart, chart

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "frontend"))
from stage import browser

LIBRARY = Path(plotly.__file__).parent / "package_data" / "plotly.min.js"
PAGE = '<!doctype html><body style="margin:0;font-family:system-ui"><div id="g"></div><div id="t"></div>'
LOOKS = {
    "light": {"width": 760, "theme": "light"},
    "dark": {"width": 760, "theme": "dark"},
    "phone": {"width": 320, "theme": "light"},
    "projector": {"width": 1600, "theme": "dark"},
    "five": {"width": 760, "theme": "light", "players": 5},
    "begun": {"width": 760, "theme": "light", "most": 0},
    "svg": {"width": 760, "theme": "light"},
}


def drawn(name: str, theme: str, players: int = 3, most: int | None = None) -> Chart:
    if name in SIMULATION_CHARTS:
        before, after = simulated(), simulated(shift=2.5, seed=2)
        return chart((before, after) if name == "compare" else before, name, theme=theme)
    return chart(play(players, 11, most), name, theme=theme)


def shoot(folder: Path, names: list[str], looks: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with browser() as opened:
        for look in looks:
            facts = dict(LOOKS[look])
            page = opened.new_context(viewport={"width": facts["width"], "height": 1400}).new_page()
            page.set_content(PAGE)
            page.add_script_tag(path=LIBRARY)
            for name in names:
                made = drawn(name, facts["theme"], facts.get("players", 3), facts.get("most"))
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
                sys.stdout.write(f"{path} {'' if wide <= facts['width'] else f'is {wide} wide!'}\n")


if __name__ == "__main__":
    every = [*GAME_CHARTS, *SIMULATION_CHARTS]
    wanted = [word for word in sys.argv[2:] if word in every] or every
    seen = [word for word in sys.argv[2:] if word in LOOKS] or list(LOOKS)
    shoot(Path(sys.argv[1]), wanted, seen)

"""Pictures of all charts of all lessons: `shoot_lesson_charts.py FOLDER [LESSON ...] [LOOK ...]`."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "frontend"), str(HERE.parent / "charts")]
from lesson_charts import LESSONS, shown  # noqa: E402
from shoot_charts import LIBRARY, PAGE  # noqa: E402
from stage import browser  # noqa: E402

from terra_widgets.charts.look import DARK, LIGHT  # noqa: E402
from terra_widgets.charts.svg_picture import picture  # noqa: E402

LOOKS = {
    "light": (760, LIGHT),
    "dark": (760, DARK),
    "phone": (390, LIGHT),
    "svg": (720, LIGHT),
    "svg-phone": (320, DARK),
}
DRAW = """async ([figure, words]) => {
    figure = JSON.parse(figure);
    Plotly.purge(g);
    g.innerHTML = '';
    await Plotly.newPlot(g, figure.data, figure.layout, figure.config);
    t.innerHTML = words;
}"""


def shoot(folder: Path, wanted: list[str], looks: list[str]) -> None:
    """Draw each chart in each look."""
    folder.mkdir(parents=True, exist_ok=True)
    with browser() as opened:
        for look in looks:
            width, theme = LOOKS[look]
            page = opened.new_context(viewport={"width": width, "height": 1000}).new_page()
            page.set_content(PAGE)
            page.add_script_tag(path=LIBRARY)
            for lesson in LESSONS:
                if wanted and not any(lesson.name.startswith(one) for one in wanted):
                    continue
                for one in shown(lesson)[0]:
                    made = replace(one.chart, theme=theme)
                    if look.startswith("svg"):
                        drawn = picture(made.plan, theme, made.summary, width)
                        page.evaluate("s => { g.innerHTML = s; t.innerHTML = '' }", drawn)
                    else:
                        page.evaluate(DRAW, [json.dumps(made.drawing), f"<p>{made.summary}</p>"])
                        page.wait_for_timeout(500 if "sankey" in str(made.drawing["data"]) else 50)
                    path = folder / f"{lesson.name[:2]}{lesson.name[3:6]}-{one.number}-{made.name}-{look}.png"
                    page.locator("body").screenshot(path=path)
                    wide = page.evaluate("document.documentElement.scrollWidth")
                    sys.stdout.write(f"{path} {'' if wide <= width else f'is {wide} wide!'}\n")


if __name__ == "__main__":
    seen = [word for word in sys.argv[2:] if word in LOOKS] or list(LOOKS)
    shoot(Path(sys.argv[1]), [word for word in sys.argv[2:] if word not in LOOKS], seen)

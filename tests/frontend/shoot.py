"""Pictures of the widgets at their moments, to look at: `shoot.py FOLDER [MOMENT ...] [LOOK ...]`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "games"))

from guided_moments import GUIDED_MOMENTS
from lab_moments import LAB_MOMENTS
from moments import MOMENTS as TABLE_MOMENTS
from nova_ziemia.moments import NOVA_MOMENTS
from stage import browser, open_page, show
from terra.moments import TERRA_MOMENTS
from terrabilis.moments import TERRABILIS_MOMENTS

MOMENTS = {
    **TABLE_MOMENTS,
    **TERRA_MOMENTS,
    **TERRABILIS_MOMENTS,
    **NOVA_MOMENTS,
    **GUIDED_MOMENTS,
    **LAB_MOMENTS,
}
LOOKS = {
    "light": {"width": 1000, "height": 900},
    "dark": {"width": 1000, "height": 900, "dark": True},
    "phone": {"width": 320, "height": 640, "device_scale_factor": 2},
    "projector": {"width": 1820, "height": 960},
}


def shoot(folder: Path, names: list[str], looks: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with browser() as opened:
        for look in looks:
            page = open_page(opened, **LOOKS[look])
            for name in names:
                show(page, MOMENTS[name](), "lab" if name in LAB_MOMENTS else "table")
                wide = page.evaluate("document.documentElement.scrollWidth")
                path = folder / f"{name}-{look}.png"
                page.screenshot(path=path, full_page=True)
                note = "" if wide <= LOOKS[look]["width"] else f" is {wide} wide!"
                sys.stdout.write(f"{path}{note}\n")


if __name__ == "__main__":
    wanted = [word for word in sys.argv[2:] if word in MOMENTS] or list(MOMENTS)
    seen = [word for word in sys.argv[2:] if word in LOOKS] or list(LOOKS)
    shoot(Path(sys.argv[1]), wanted, seen)

"""Pictures of a class: each step of lesson 3 on a phone, in the cockpit and on the projector."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "frontend")]
from live_class import PHONE, Class, Someone, fill_in  # noqa: E402
from stage import browser  # noqa: E402

LOOKS = {"light": ("en", PHONE), "dark": ("cs", PHONE), "narrow": ("en", (320, 600))}
OVER = "() => document.querySelectorAll('[data-over]').length > 0"


def shoot(folder: Path) -> None:
    """Take all pictures, and say where they are."""
    folder.mkdir(parents=True, exist_ok=True)
    for look, (language, size) in LOOKS.items():
        with tempfile.TemporaryDirectory() as home, browser() as opened:
            words = ("--plan", "03_cubes_pile_up", "--seats", "4", "--language", language)
            room = Class(opened, Path(home) / "a.class", *words)
            try:
                lead(room, folder, look, size, language)
            finally:
                room.close()


def lead(room: Class, folder: Path, look: str, size: tuple[int, int], language: str) -> None:
    """Lead two people through the lesson."""
    options = {"color_scheme": "dark" if look == "dark" else "light", "locale": language}
    cockpit = room.cockpit(**options)
    pages = {"cockpit": cockpit, "projector": room.projector(cockpit)}
    pages["phone"] = room.open("", size, **options)
    take(folder, look, "join", {"phone": pages["phone"]})
    pages["phone"].join(room.server.code, "Ada")
    room.join("Ben", size=size, **options)
    take(folder, look, "00", pages)
    steps = len(cockpit.page.query_selector_all(".r-steps li"))
    for number in range(1, steps + 2):
        cockpit.click("next")
        cockpit.page.wait_for_timeout(900)
        take(folder, look, f"{number:02}", pages)
        if cockpit.page.query_selector(".r-steps [data-now] .r-step-title small >> text=/^(play|hra)$/"):
            cockpit.click("finish-all").until(OVER)
            take(folder, look, f"{number:02}-over", pages)
        fill_in(pages["phone"])
        cockpit.page.wait_for_timeout(500)
        for button in cockpit.page.locator('[data-key^="tally:"]:visible').all():
            button.click()
            cockpit.page.wait_for_timeout(400)
            take(folder, look, f"{number:02}-answered", pages)
    cockpit.click("settings")
    take(folder, look, "settings", {"cockpit": cockpit})


def take(folder: Path, look: str, moment: str, pages: dict[str, Someone]) -> None:
    """A picture of each page at one moment."""
    for name, someone in pages.items():
        path = folder / f"room-{moment}-{name}-{look}.png"
        someone.page.screenshot(path=path)
        print(path, flush=True)  # noqa: T201 (speaks in a terminal)


if __name__ == "__main__":
    shoot(Path(sys.argv[1]))

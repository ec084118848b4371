"""Pictures of the class report and of its charts: `shoot_class.py FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "lesson"), str(HERE.parent / "frontend")]
from a_class import reports, tables  # noqa: E402
from stage import browser  # noqa: E402

from terra_widgets.room.class_report import class_page  # noqa: E402

LOOKS = {"light": (900, "light"), "dark": (900, "dark"), "phone": (390, "light"), "phone-dark": (390, "dark")}


def shoot(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    pages = {
        "room": class_page("7.B", reports(), tables(count=4), problems=["a.html is no lab report."]),
        "terra": class_page("Terra", reports(5), tables("terra", 4), names=True),
        "cs": class_page("Třída 7.B", reports(), (), "cs"),
    }
    with browser() as opened:
        for name, text in pages.items():
            file = folder / f"{name}.html"
            file.write_text(text, encoding="utf-8")
            for look, (width, scheme) in LOOKS.items():
                page = opened.new_context(
                    viewport={"width": width, "height": 1000}, color_scheme=scheme
                ).new_page()
                page.goto(file.as_uri())
                wide = page.evaluate("document.documentElement.scrollWidth")
                sys.stdout.write(f"{name} {look} {'' if wide <= width else f'is {wide} wide!'}\n")
                tall = page.evaluate("document.documentElement.scrollHeight")
                for part in range(min(6, -(-tall // 1500))):
                    clip = {"x": 0, "y": 1500 * part, "width": width, "height": min(1500, tall - 1500 * part)}
                    page.screenshot(path=folder / f"{name}-{look}-{part}.png", full_page=True, clip=clip)
            page.pdf(path=folder / f"{name}.pdf", format="A4")


if __name__ == "__main__":
    shoot(Path(sys.argv[1]))

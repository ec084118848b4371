"""The print kit in a picture, for the README; `python3 run.py screenshots DIR` makes it."""

from __future__ import annotations

import base64
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

import terra_widgets as tw

PAGES = (("cards", 1), ("cards", 7), ("handouts/03_cubes_pile_up", None))
HEIGHT = 440  # of a page in the picture, in pixels


def on_paper(opened: Browser, path: Path) -> None:
    """Some pages of the print kit side by side."""
    with tempfile.TemporaryDirectory() as home:
        tw.print_kit(home)
        pictures = [_page(opened, Path(home) / f"{name}.html", number) for name, number in PAGES]
    images = "".join(f'<img src="data:image/png;base64,{one}" height="{HEIGHT}">' for one in pictures)
    style = "margin:0;padding:16px;display:inline-flex;gap:16px;background:#d9d6cb"
    page = opened.new_page(viewport={"width": 1700, "height": HEIGHT + 32})
    page.set_content(f'<body style="{style}">{images}</body>')
    page.locator("body").screenshot(path=path)
    page.close()


def _page(opened: Browser, path: Path, number: int | None) -> str:
    page = opened.new_page(viewport={"width": 794, "height": 1123})
    page.goto(path.as_uri())
    part = page.locator(".p-page").nth(number) if number is not None else page
    made = part.screenshot()
    page.close()
    return base64.b64encode(made).decode()

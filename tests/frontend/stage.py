"""A plain page with the bundle and a model like anywidget's, in a real Chromium; no Jupyter, no server."""

from __future__ import annotations

import base64
import contextlib
import gzip
import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from terra_widgets.lab.experiment import Experiment
from terra_widgets.lab.snapshot import snapshot as lab_snapshot
from terra_widgets.table.table import Table
from terra_widgets.widgets.chart_sheet import chart_sheet
from terra_widgets.widgets.screen import Screen
from terra_widgets.widgets.snapshot import Settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "terra_widgets"
SITE = "http://terra.invalid/"
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-first-run",
)  # fmt: skip


def chromium() -> str | None:
    """The system's Chromium, if there is one."""
    named = os.environ.get("TERRA_CHROMIUM")
    return named or next(
        filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
    )


@contextlib.contextmanager
def browser() -> Iterator[Browser]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield opened
        opened.close()


def open_page(
    opened: Browser, width: int = 1000, height: int = 900, *, dark: bool = False, **options: Any
) -> Page:
    """The harness, empty. Requests for anything but its own files are noted in `page.strays`.

    Nothing moves unless that is asked for: software that draws each frame of it takes a third longer.
    """
    options = {
        "viewport": {"width": width, "height": height},
        "color_scheme": "dark" if dark else "light",
        "reduced_motion": "reduce",
        **options,
    }
    page = opened.new_context(**options).new_page()
    page.strays, page.errors = [], []
    page.on("pageerror", lambda error: page.errors.append(str(error)))
    page.on("console", lambda said: page.errors.append(said.text) if said.type == "error" else None)

    def serve(route: Route) -> None:
        path = PACKAGE / route.request.url.removeprefix(SITE).partition("?")[0]
        if route.request.url.startswith(SITE) and path.is_file():
            route.fulfill(path=path)
        else:
            page.strays.append(route.request.url)
            route.abort()

    page.route("**/*", serve)
    # What is held until it was seen has been seen before anything else is clicked.
    page.add_locator_handler(page.locator("[data-key='go-on']"), lambda button: button.click())
    return _begin(page)


def leave(page: Page) -> None:
    """End what a page shows: nothing of it goes on."""
    page.evaluate("stage.closing.splice(0).forEach((close) => close())")
    page.unroute("**/answer")


def again(page: Page, width: int = 1000, height: int = 900, *, dark: bool = False) -> Page:
    """The harness in a page that was left, empty, as if the page were new."""
    page.mouse.move(0, 0)
    page.evaluate("try { localStorage.clear() } catch {}")  # the test before may have switched it off
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(media="screen", color_scheme="dark" if dark else "light", reduced_motion="reduce")
    _begin(page).evaluate("localStorage.clear()")
    page.strays, page.errors = [], []  # what the one before had under way
    return page


def _begin(page: Page) -> Page:
    page.goto(SITE + "frontend/dev/index.html")
    page.wait_for_function("window.stage !== undefined")
    return page


def seat(page: Page, table: Table, kind: str = "table", views: int = 1) -> Screen:
    """Open a widget of a table, which then plays as it does in a notebook."""
    screen = Screen(table, Settings(language=table.language), lambda fresh: None)

    def answer(route: Route) -> None:
        message = json.loads(route.request.post_data or "null")
        if "foresee" in message:
            route.fulfill(body=json.dumps(screen.foresee(message)))
        elif "chart" in message:
            route.fulfill(json={"chart": chart_sheet(screen.table, message, screen.settings.language)})
        else:
            screen.receive(message)
            route.fulfill(json=screen.snapshot)

    page.route("**/answer", answer)
    shown = json.dumps(screen.snapshot)
    page.evaluate(
        "([kind, text, views]) => stage.open(kind, JSON.parse(text), views, true)", [kind, shown, views]
    )
    page.wait_for_selector(".t-shell")
    return screen


def experiment(page: Page, made: Experiment, views: int = 1) -> None:
    """Open a lab, which answers as it does in a notebook; games are played before the answer."""
    files: list[dict[str, Any]] = []

    def deliver(request: str, name: str, kind: str, data: bytes) -> None:
        packed = gzip.compress(data)
        half = len(packed) // 2
        for place, piece in enumerate((packed[:half], packed[half:])):
            content = {"file": name, "type": kind, "id": request, "place": place, "pieces": 2}
            files.append({**content, "bytes": base64.b64encode(piece).decode()})

    made._deliver = deliver

    def answer(route: Route) -> None:
        files.clear()
        made.receive(json.loads(route.request.post_data or "null"))
        route.fulfill(json={**lab_snapshot(made), "files": files})

    page.route("**/answer", answer)
    shown = json.dumps(lab_snapshot(made))
    page.evaluate("([text, views]) => stage.open('lab', JSON.parse(text), views, true)", [shown, views])
    page.wait_for_selector(".t-shell")


def show(page: Page, snapshot: dict[str, Any], kind: str = "table") -> None:
    """Open a widget that shows this."""
    page.evaluate("([kind, text]) => stage.open(kind, JSON.parse(text))", [kind, json.dumps(snapshot)])
    page.wait_for_selector(".t-shell")

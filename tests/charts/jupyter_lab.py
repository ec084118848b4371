"""A notebook in a real JupyterLab on this machine, and a real Chromium that looks at it."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

NOTEBOOK = "live_charts.ipynb"
OPEN = """async (path) => {
  const app = window.jupyterapp;
  await app.restored;
  const panel = await app.commands.execute("docmanager:open", { path });
  await panel.context.ready;
  await panel.sessionContext.ready;
  while (!panel.sessionContext.session?.kernel) await new Promise((wake) => setTimeout(wake, 50));
  await panel.sessionContext.session.kernel.info;
  window.notebook = panel;
}"""
ASK = """async (code) => {
  const request = window.notebook.sessionContext.session.kernel.requestExecute({ code });
  let said = "";
  request.onIOPub = ({ content }) => { said += content.text ?? content.evalue ?? ""; };
  await request.done;
  return said;
}"""


def write(folder: Path, cells: list[str]) -> Path:
    """A notebook with these cells."""
    content = {
        "cells": [
            {
                "cell_type": "code",
                "id": f"cell-{i}",
                "metadata": {},
                "source": cell,
                "outputs": [],
                "execution_count": None,
            }
            for i, cell in enumerate(cells)
        ],
        "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    path = folder / NOTEBOOK
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


@contextlib.contextmanager
def opened(browser: Browser, address: str) -> Iterator[Page]:
    """The notebook in a browser; what asks for anything elsewhere is noted in `page.strays`."""
    context = browser.new_context(viewport={"width": 1200, "height": 1000})
    page: Any = context.new_page()
    page.strays, page.errors = [], []

    def look(url: str) -> None:
        if not url.startswith((address, address.replace("http", "ws", 1), "data:", "blob:")):
            page.strays.append(url)

    context.on("request", lambda request: look(request.url))
    page.on("websocket", lambda socket: look(socket.url))
    page.on("pageerror", lambda error: page.errors.append(str(error)))
    try:
        load(page, address)
        yield page
        page.evaluate("notebook.sessionContext.shutdown()")
    finally:
        context.close()


def load(page: Page, address: str) -> None:
    """Load the page, or load it again, with the notebook open and its kernel ready."""
    page.goto(f"{address}lab")
    page.wait_for_function("window.jupyterapp")
    page.evaluate(OPEN, NOTEBOOK)


def run(page: Page, cell: int) -> None:
    """Run one cell and wait for it."""
    page.evaluate(
        "async (i) => { notebook.content.activeCellIndex = i; "
        "await jupyterapp.commands.execute('notebook:run-cell') }",
        cell,
    )


def ask(page: Page, code: str) -> str:
    """What the kernel prints."""
    return page.evaluate(ASK, code).strip()


def save(page: Page) -> None:
    """Save the notebook and wait for it."""
    page.evaluate("async () => { await notebook.context.save() }")

"""The widgets draw and play in Notebook 7, Voilà and marimo; `python3 run.py elsewhere` installs those.

README.md says what works where; `TESTED` are the lines of its table that this file stands behind.
"""

import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import hosts
import pytest
from playwright.sync_api import expect

sys.path.append(str(Path(__file__).resolve().parent.parent / "frontend"))
from stage import browser, chromium

pytestmark = pytest.mark.long

TESTED = {"Notebook 7": hosts.notebook, "Voilà": hosts.voila, "marimo": hosts.marimo}
MODULES = {"Notebook 7": "notebook", "Voilà": "voila", "marimo": "marimo"}
ENTRIES = ".terra .t-entries li"
PATIENCE = 120_000  # milliseconds
# Voilà's own page asks there for letters, and works without.
THEIRS = {"Voilà": {"cdn" + ".jsd" + "elivr.net"}}


@pytest.fixture(params=TESTED)
def host(request, tmp_path):
    """A running host: its name, and the address of its page."""
    pytest.importorskip(MODULES[request.param], reason="`python3 run.py elsewhere` installs it")
    if chromium() is None and not os.environ.get("CI"):
        pytest.skip("there is no Chromium here")
    with TESTED[request.param](tmp_path) as address:
        yield request.param, address


def draw(page, name, address):
    """Open the page and wait for the table."""
    page.goto(address, timeout=PATIENCE)
    if name == "Notebook 7":
        page.wait_for_function("window.jupyterapp?.shell", timeout=PATIENCE)
        page.wait_for_selector(".jp-CodeCell", timeout=PATIENCE)
        page.wait_for_function(
            "window.jupyterapp.shell.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'",
            timeout=PATIENCE,
        )
        page.evaluate("window.jupyterapp.commands.execute('notebook:run-all-cells')")
    page.locator(".terra .t-shell").wait_for(timeout=PATIENCE)


def play(page, count):
    """Click so many lit things, and see that each is answered."""
    for _ in range(count):
        before = page.locator(ENTRIES).count()
        page.locator(".terra [data-lit]").last.click()
        if page.locator(".terra .t-menu").count():
            page.locator(".terra .t-menu [data-move]").first.click()
        expect(page.locator(ENTRIES)).not_to_have_count(before, timeout=PATIENCE)


def visit(name, address):
    """What a visitor meets: twice, as after closing the tab or when the kernel was gone."""
    strays, errors = set(), []
    with browser() as opened:
        context = opened.new_context(viewport={"width": 1200, "height": 1000})
        context.on("request", lambda request: strays.add(request.url))
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(error.stack or str(error)))
        draw(page, name, address)
        assert page.locator(".terra .t-face").count() > 8
        assert page.locator(".terra").get_attribute("data-theme") in {"light", "dark"}
        play(page, 5)
        moves = page.locator(ENTRIES).count()
        page.wait_for_function(
            "moves => Object.entries(localStorage).some(([key, text]) => key.startsWith('terra:')"
            " && JSON.parse(text)[0].moves === moves)",
            arg=moves, timeout=PATIENCE,
        )  # fmt: skip
        again = context.new_page()
        draw(again, name, address)
        again.locator(".t-offer .t-choice").first.click()
        expect(again.locator(ENTRIES)).to_have_count(moves, timeout=PATIENCE)
        play(again, 1)
    ours = [error for error in errors if re.search(r"blob:|terra|anywidget", error)]
    return strays, ours


def test_the_table_draws_plays_and_is_not_lost(host, tmp_path):
    name, address = host
    # Playwright allows one of itself per thread, and other tests of this process may have theirs.
    with ThreadPoolExecutor(1) as thread:
        strays, errors = thread.submit(visit, name, address).result()
    outside = {url.split("/")[2] for url in strays if url.startswith(("http", "ws"))}
    assert {place for place in outside if not place.startswith("127.0.0.1")} <= THEIRS.get(name, set())
    assert errors == []
    assert (tmp_path / "terra-saves").exists() == (name == "Notebook 7")


def test_the_readme_promises_what_is_tested(root):
    """Each line of the table names the test behind it, or says that it is not tested."""
    text = (root / "README.md").read_text(encoding="utf-8")
    table = text.partition("## What works where")[2].partition("\n## ")[0]
    lines = [line.strip("|").split("|") for line in table.splitlines() if line.startswith("| ")][1:]
    assert len(lines) > 4
    said = {cells[0].strip(): cells[-1].strip() for cells in lines}
    for name, backed in said.items():
        named = re.findall(r"`(tests/[\w/.]+)`", backed)
        assert named or "not tested" in backed, name
        assert [path for path in named if not (root / path).exists()] == [], name
    assert {name for name, backed in said.items() if "tests/elsewhere" in backed} == set(TESTED)

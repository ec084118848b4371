"""One Chromium and one JupyterLab for all tests of a process, each started when it is first asked for.

Playwright keeps a loop running in the thread that starts it, and asyncio allows no other loop there. So it
has a thread of its own: every test that asks for `machine`, or for a fixture made of it, runs in that thread,
and no other test notices.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).resolve().parent
FRONTEND = TESTS.parent / "terra_widgets" / "frontend"
AXE = FRONTEND / "node_modules" / "axe-core" / "axe.min.js"
sys.path += [str(TESTS / "browser"), str(TESTS / "frontend")]


class Machine:
    """Servers and pages, each started when it is first asked for.

    Parameters
    ----------
    folder
        An empty folder for the servers.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.thread = ThreadPoolExecutor(1, "browser")
        self.hosts: dict[bool, Any] = {}
        self.labs: dict[bool, Any] = {}
        self.playwright: Any = None
        self.started: Any = None
        self.reading: Any = None
        self.beside: Any = None

    def do(self, call: Callable[..., Any], *given: Any, **named: Any) -> Any:
        """Make a call in the thread of the browser, where alone its pages may be touched."""
        return self.thread.submit(call, *given, **named).result()

    @property
    def browser(self) -> Any:
        """The Chromium."""
        if self.started is None:
            from playwright.sync_api import sync_playwright
            from stage import FLAGS, chromium

            self.playwright = sync_playwright().start()
            self.started = self.playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        return self.started

    def host(self, *, kit: bool = True) -> Any:
        """A JupyterLab, with the kit's setting or without."""
        from host import Host

        if kit not in self.hosts:
            self.hosts[kit] = Host(self.folder / ("kit" if kit else "stock"), kit=kit)
        return self.hosts[kit]

    def jupyterlab(self, *, kit: bool = True) -> Any:
        """A page of a server with a notebook in it, which all tests share."""
        from pages import Lab

        if kit not in self.labs:
            jupyterlab = Lab(self.browser, self.host(kit=kit))
            jupyterlab.new()
            self.labs[kit] = jupyterlab  # not before it is ready
        return self.labs[kit]

    def second(self) -> Any:
        """Another page of the same server, as of another person or another computer."""
        from pages import Lab

        if self.beside is None:
            self.beside = Lab(self.browser, self.host())
        return self.beside

    def reader(self) -> Any:
        """A page that has no network, empty, for files that must open on their own."""
        if self.reading is None:
            self.reading = self.browser.new_context(offline=True, bypass_csp=True).new_page()
        self.reading.goto("about:blank")
        return self.reading

    def end(self) -> None:
        """Stop all that was started."""
        if self.started:
            self.started.close()
        if self.playwright:
            self.playwright.stop()
        for host in self.hosts.values():
            host.stop()


@pytest.fixture(scope="session")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    """The browser and the servers. Without a Chromium the tests are skipped, but never in the CI."""
    from stage import chromium

    if chromium() is None and not os.environ.get("CI"):
        pytest.skip("there is no Chromium here")
    running = Machine(tmp_path_factory.mktemp("lab"))
    try:
        yield running
    finally:
        running.do(running.end)


@pytest.fixture
def jupyterlab(machine: Machine) -> Iterator[Any]:
    """JupyterLab with an empty notebook. Nothing may have left the machine, nothing gone wrong."""
    shared = machine.do(machine.jupyterlab)
    machine.do(shared.clear)
    yield shared
    assert shared.strays() == []
    assert shared.errors == []
    assert shared.dialogs == []


@pytest.fixture
def other(machine: Machine, jupyterlab: Any) -> Iterator[Any]:
    """A second page beside `jupyterlab`, to open the same notebooks in; their kernels stay."""
    page = machine.do(machine.second)
    yield page
    machine.do(page.leave)


@pytest.fixture
def reader(machine: Machine) -> Any:
    """A page without a network, empty."""
    return machine.do(machine.reader)


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which comes with what the view is built with."""
    if not AXE.is_file() and os.environ.get("CI"):
        words = [shutil.which("npm") or "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        subprocess.run(words, cwd=FRONTEND, check=True)
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: `python3 run.py build` installs it")
    return AXE.read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def spare():
    """Pages that no test uses now; opening one takes ten times as long as using it again."""
    return []


@pytest.fixture
def stage(machine, spare):
    """Opens pages; errors in a page fail the test."""
    from stage import again, leave, open_page

    pages, others = [], []

    def opening(*size, dark=False, **options):
        if options:
            page = open_page(machine.browser, *size, dark=dark, **options)
            others.append(page)
        elif spare:
            page = again(spare.pop(), *size, dark=dark)
        else:
            page = open_page(machine.browser, *size, dark=dark)
        pages.append(page)
        return page

    yield opening
    errors = [error for page in pages for error in page.errors]
    strays = [url for page in pages for url in page.strays]
    for page in pages:
        if page in others or errors:
            machine.do(page.context.close)
        else:
            machine.do(leave, page)
            spare.append(page)
    assert strays == [], "the view asks for nothing from anywhere"
    assert errors == []

"""A JupyterLab and a Chromium for all tests of this folder, started once."""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from host import Host
from pages import Lab
from playwright.sync_api import sync_playwright

sys.path.append(str(Path(__file__).resolve().parent.parent / "frontend"))
from stage import FLAGS, chromium

HERE = Path(__file__).resolve().parent
FRONTEND = HERE.parents[1] / "terra_widgets" / "frontend"
AXE = FRONTEND / "node_modules" / "axe-core" / "axe.min.js"
# Playwright allows one of itself per thread, and other tests of this process may have theirs.
THREAD = ThreadPoolExecutor(1, "browser")


def pytest_collection_modifyitems(items):
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("browser"))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """Run each test of this folder in the one thread that owns the browser."""
    if HERE not in pyfuncitem.path.parents:
        return None
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    THREAD.submit(pyfuncitem.obj, **given).result()
    return True


class Machine:
    """Servers and pages, each started when it is first asked for."""

    def __init__(self, folder):
        self.folder = folder
        self.hosts, self.labs = {}, {}
        self.playwright = self.browser = self.reading = None

    def begin(self):
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))

    def host(self, *, kit=True):
        if kit not in self.hosts:
            self.hosts[kit] = Host(self.folder / ("kit" if kit else "stock"), kit=kit)
        return self.hosts[kit]

    def lab(self, *, kit=True):
        """A page of a server with a notebook in it, which all tests share."""
        if kit not in self.labs:
            lab = self.labs[kit] = Lab(self.browser, self.host(kit=kit))
            lab.new()
        return self.labs[kit]

    def reader(self):
        """A page that has no network, for files that must open on their own."""
        if self.reading is None:
            self.reading = self.browser.new_context(offline=True, bypass_csp=True).new_page()
        return self.reading

    def end(self):
        if self.browser:
            self.browser.close()
        if self.playwright:
            self.playwright.stop()
        for host in self.hosts.values():
            host.stop()


@pytest.fixture(scope="session")
def machine(tmp_path_factory):
    """Without a Chromium the tests are skipped, but never in the CI."""
    if chromium() is None and not os.environ.get("CI"):
        pytest.skip("there is no Chromium here")
    running = Machine(tmp_path_factory.mktemp("lab"))
    try:
        THREAD.submit(running.begin).result()
        yield running
    finally:
        THREAD.submit(running.end).result()


@pytest.fixture
def lab(machine):
    """JupyterLab with an empty notebook. Nothing may have left the machine, nothing gone wrong."""
    shared = THREAD.submit(machine.lab).result()
    THREAD.submit(shared.clear).result()
    yield shared
    assert shared.strays() == []
    assert shared.errors == []
    assert shared.dialogs == []


@pytest.fixture
def reader(machine):
    """A page without a network, empty."""
    page = THREAD.submit(machine.reader).result()
    THREAD.submit(page.goto, "about:blank").result()
    return page


@pytest.fixture(scope="session")
def axe():
    """The source of axe-core, which comes with what the view is built with."""
    if not AXE.is_file() and os.environ.get("CI"):
        words = [shutil.which("npm"), "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        subprocess.run(words, cwd=FRONTEND, check=True)
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: `python3 run.py build` installs it")
    return AXE.read_text(encoding="utf-8")

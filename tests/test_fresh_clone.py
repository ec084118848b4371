"""From a fresh clone to a board on the screen, with `python3 run.py` and a browser; and how long it takes."""

import contextlib
import json
import os
import subprocess
import sys
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fresh import copy_project, environment, load_run, say

sys.path.append(str(Path(__file__).resolve().parent / "frontend"))
from stage import browser, chromium

PATIENCE = 600.0  # seconds: a test that hangs has to end some time
OPTIONS = [
    "--no-browser", "--allow-root", "--ip=127.0.0.1", "--port=0", "--IdentityProvider.token=",
    "--LabApp.expose_app_in_browser=True",
]  # fmt: skip
RUN_ALL = """async () => {
    const { shell, commands } = window.jupyterapp;
    const { context, sessionContext } = shell.currentWidget;
    await context.ready;
    await sessionContext.ready;
    await sessionContext.session.kernel.info;
    await commands.execute('notebook:run-all-cells');
}"""


@pytest.mark.skipif(sys.platform == "win32", reason="the server is ended as on Unix")
def test_a_fresh_clone_gets_to_a_visible_board(tmp_path):
    if chromium() is None and not os.environ.get("CI"):
        pytest.skip("there is no Chromium here")
    project = copy_project(tmp_path / "clone")
    home = tmp_path / "home"
    # A person who installs things now and then: what was downloaded before is not downloaded again.
    env = environment(home) | {"XDG_CACHE_HOME": str(Path.home() / ".cache")}
    env |= {"JUPYTER_RUNTIME_DIR": str(home / "runtime"), "PYTHONUNBUFFERED": "1"}
    log = home / "run.log"
    began = time.monotonic()
    with log.open("wb") as output:
        words = [sys.executable, "run.py", *OPTIONS]
        process = subprocess.Popen(words, cwd=project, env=env, stdout=output, stderr=subprocess.STDOUT)
    try:
        address = wait_for_server(home / "runtime", process, log)
        served = time.monotonic() - began
        # Playwright allows one of itself per thread, and other tests of this process may have theirs.
        with ThreadPoolExecutor(1) as thread:
            shown = thread.submit(see_a_board, address).result()
        took = time.monotonic() - began
    finally:
        process.terminate()
        process.wait()
    assert "Ready after" in log.read_text(encoding="utf-8"), "it made an environment of its own"
    assert (project / ".venv").is_dir()
    assert shown["address"].endswith(f"/lab/tree/{load_run().FIRST_NOTEBOOK}")
    assert shown["cards"] >= 8  # the market lies open
    say(f"From a fresh clone to a visible board: {took:.0f} s, installed and served after {served:.0f} s")


def see_a_board(address):
    """Open what JupyterLab opens by itself, run it, and look at the first table."""
    with browser() as opened:
        page = opened.new_page(viewport={"width": 1200, "height": 900})
        page.set_default_timeout(1000 * PATIENCE)
        page.goto(address)
        page.wait_for_function("window.jupyterapp?.shell?.currentWidget?.sessionContext")
        page.evaluate(RUN_ALL)
        table = page.locator(".t-table").first
        table.scroll_into_view_if_needed()
        table.locator(".t-face").first.wait_for(state="visible")
        return {"address": page.url, "cards": table.locator(".t-face:visible").count()}


def wait_for_server(runtime, process, log):
    """The address of the server, once it answers."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        for path in runtime.glob("jpserver-*.json"):
            with contextlib.suppress(ValueError, OSError):
                url = json.loads(path.read_text(encoding="utf-8"))["url"]
                urllib.request.urlopen(url + "api").close()
                return url
        time.sleep(0.05)
    said = log.read_text(encoding="utf-8")
    if load_run().NO_NETWORK.search(said) and not os.environ.get("CI"):
        pytest.skip("no package index can be reached")
    raise AssertionError(said[-3000:])

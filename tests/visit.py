"""Start the kit with `run.py` and look at the first board in a browser: `visit.py PROJECT HOME PYTHON`.

A program of its own, so that it can be cut off from the network with all that it starts. What it has seen is
in HOME/seen.json then.
"""

import contextlib
import json
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import psutil
from fresh import environment

sys.path.append(str(Path(__file__).resolve().parent / "frontend"))
from stage import browser, chromium

PATIENCE = 600.0  # seconds: what hangs has to end some time
OPTIONS = [
    "--no-browser", "--port=0", "--IdentityProvider.token=",
    "--LabApp.expose_app_in_browser=True",
]  # fmt: skip
RUN_ALL = """async () => {
    const { shell, commands } = window.jupyterapp;
    const { content, context, sessionContext } = shell.currentWidget;
    await context.ready;
    await sessionContext.ready;
    await sessionContext.session.kernel.info;
    await commands.execute('notebook:run-all-cells');
    const all = content.widgets.map((cell) => cell.model.toJSON());
    const cells = all.filter((cell) => cell.cell_type === 'code');
    return {
        waiting: cells.filter((cell) => cell.execution_count === null).length,
        errors: cells.flatMap((cell) => cell.outputs).filter((one) => one.output_type === 'error'),
    };
}"""


def visit(project: Path, home: Path, python: str) -> dict[str, object]:
    """Install it, open it, look at it, and end it; seconds are counted from the beginning."""
    env = fresh_environment(home)
    log = home / "run.log"
    began = time.monotonic()
    with log.open("wb") as output:
        words = [python, "run.py", *OPTIONS]
        process = subprocess.Popen(words, cwd=project, env=env, stdout=output, stderr=subprocess.STDOUT)
    try:
        address = wait_for_server(home / "runtime", process, log)
        seen: dict[str, object] = {"served": time.monotonic() - began}
        used = psutil.Process(process.pid).cpu_times()
        seen["installing"] = used.children_user + used.children_system
        if chromium():
            seen |= see_a_board(address)
        seen["took"] = time.monotonic() - began
    finally:
        process.terminate()
        process.wait()
    return seen | {"said": log.read_text(encoding="utf-8")}


def fresh_environment(home: Path) -> dict[str, str]:
    """The variables of a person who has never used this machine."""
    env = environment(home) | {"JUPYTER_RUNTIME_DIR": str(home / "runtime"), "PYTHONUNBUFFERED": "1"}
    # Nothing that this machine has kept of earlier installations helps, and no setting for packages.
    env |= {"UV_NO_CACHE": "1", "PIP_NO_CACHE_DIR": "1", "PIP_CONFIG_FILE": "/dev/null"}
    return {key: value for key, value in env.items() if not key.endswith(("FIND_LINKS", "INDEX_URL"))}


def see_a_board(address: str) -> dict[str, object]:
    """Open what JupyterLab opens by itself, run it, and look at the first table."""
    with browser() as opened:
        page = opened.new_page(viewport={"width": 1200, "height": 900})
        page.set_default_timeout(1000 * PATIENCE)
        page.goto(address)
        page.wait_for_function("window.jupyterapp?.shell?.currentWidget?.sessionContext")
        folded = page.evaluate("window.jupyterapp.shell.leftCollapsed")
        ran = page.evaluate(RUN_ALL)
        table = page.locator(".t-table").first
        table.scroll_into_view_if_needed()
        table.locator(".t-face").first.wait_for(state="visible")
        return {
            **ran,
            "folded": folded,
            "address": page.url,
            "cards": table.locator(".t-face:visible").count(),
        }


def wait_for_server(runtime: Path, process: subprocess.Popen[bytes], log: Path) -> str:
    """The address of a server, once it answers."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        for path in runtime.glob("jpserver-*.json"):
            with contextlib.suppress(ValueError, OSError):
                url: str = json.loads(path.read_text(encoding="utf-8"))["url"]
                urllib.request.urlopen(url + "api").close()
                return url
        time.sleep(0.05)
    raise AssertionError(log.read_text(encoding="utf-8")[-3000:])


if __name__ == "__main__":
    found = visit(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])
    Path(sys.argv[2], "seen.json").write_text(json.dumps(found), encoding="utf-8")

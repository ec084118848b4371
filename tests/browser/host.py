"""A JupyterLab of its own on a free loopback port, with nothing of the person who runs the tests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from terra_widgets.jupyter import CONFIG

OPTIONS = (
    "--no-browser", "--allow-root", "--ServerApp.ip=127.0.0.1", "--ServerApp.port=0",
    "--IdentityProvider.token=", "--ServerApp.terminals_enabled=False",
    "--ServerApp.base_url=/user/learner-7/",  # as on Binder: nothing may take the server's root for its own
    "--LabApp.expose_app_in_browser=True", "--LabApp.news_url=",
)  # fmt: skip
SETTINGS = {
    "@jupyterlab/apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
    "@jupyter-widgets/jupyterlab-manager/plugin": {"saveState": True},
    "@jupyterlab/docmanager-extension/plugin": {"autosave": False},
}
PATIENCE = 60
LABEXTENSION = Path(__file__).resolve().parents[2] / "terra_widgets" / "jupyter" / "labextension"


class Host:
    """A running JupyterLab.

    Parameters
    ----------
    folder
        An empty folder: notebooks, settings and the server's log go there.
    kit
        Whether the kit's settings are on, as they are with `terra start`.
    """

    def __init__(self, folder: Path, *, kit: bool = True) -> None:
        self.notebooks = folder / "notebooks"
        config, settings, runtime = folder / "config", folder / "settings", folder / "runtime"
        for one in (self.notebooks, config, runtime):
            one.mkdir(parents=True)
        for name, values in SETTINGS.items():
            path = settings / f"{name}.jupyterlab-settings"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(values), encoding="utf-8")
        said = {"ServerApp": {"jpserver_extensions": {"jupyter_lsp": False}}}
        (config / "jupyter_server_config.json").write_text(json.dumps(said), encoding="utf-8")
        # TERRA: here tables keep themselves as everywhere, in the folder of this server's notebooks.
        theirs = ("JUPYTER", "PYTEST", "COV_", "TERRA")
        env = {name: value for name, value in os.environ.items() if not name.startswith(theirs)}
        env |= {
            "JUPYTER_CONFIG_DIR": str(config),
            "JUPYTER_CONFIG_PATH": os.pathsep.join([str(config), *([str(CONFIG)] if kit else [])]),
            "JUPYTER_DATA_DIR": str(folder / "data"),
            "JUPYTER_RUNTIME_DIR": str(runtime),
            "JUPYTERLAB_SETTINGS_DIR": str(settings),
            "JUPYTERLAB_WORKSPACES_DIR": str(folder / "workspaces"),
            "IPYTHONDIR": str(folder / "ipython"),
        }
        self.log = folder / "server.log"
        words = [sys.executable, "-m", "jupyterlab", *OPTIONS, f"--ServerApp.root_dir={self.notebooks}"]
        if kit:  # as `terra start` does
            words.append(f"--LabApp.extra_labextensions_path={LABEXTENSION}")
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(words, cwd=folder, env=env, stdout=log, stderr=subprocess.STDOUT)
        try:
            self.address = self._address(runtime)
        except BaseException:
            self.stop()
            raise

    def _address(self, runtime: Path) -> str:
        """Where it answers: the server writes its port to a file when it listens."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            for path in runtime.glob("jpserver-*.json"):
                try:
                    url = json.loads(path.read_text(encoding="utf-8"))["url"]
                    with urllib.request.urlopen(url + "api", timeout=5):
                        return str(url)
                except (ValueError, urllib.error.URLError):
                    pass
            time.sleep(0.05)
        tail = self.log.read_text(encoding="utf-8", errors="replace")[-2000:]
        raise AssertionError(f"JupyterLab did not start:\n{tail}")

    def stop(self) -> None:
        """End it and its kernels."""
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

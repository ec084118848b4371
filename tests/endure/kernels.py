"""Real kernels without a server: cells are run, and messages of a page sent, as JupyterLab does it."""

from __future__ import annotations

import ast
import json
import os
import queue
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

PATIENCE = 120
BEGIN = "import terra_widgets as tw"


class Kernel:
    """A kernel of one notebook.

    Parameters
    ----------
    notebook
        The path of the notebook; tables keep themselves beside it.
    """

    def __init__(self, notebook: Path) -> None:
        from jupyter_client.manager import KernelManager

        env = {key: value for key, value in os.environ.items() if not key.startswith(("TERRA", "PYTEST"))}
        env["JPY_SESSION_NAME"] = str(notebook)
        self._home = tempfile.TemporaryDirectory()
        env["IPYTHONDIR"] = self._home.name
        self.manager = KernelManager(kernel_name="python3")
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.manager.start_kernel(env=env, cwd=str(notebook.parent), **quiet)
        self.client = self.manager.client()
        self.client.start_channels()
        self.client.wait_for_ready(timeout=PATIENCE)
        self.states: dict[str, dict[str, Any]] = {}
        """What each widget has told its page so far."""
        self._sent = 0
        self.run(BEGIN)

    def run(self, code: str, cell: str = "") -> str | None:
        """Run a cell; gives the id of the widget that it shows, if it shows one."""
        message = self.client.session.msg(
            "execute_request",
            {"code": code, "silent": False, "store_history": True, "user_expressions": {},
             "allow_stdin": False, "stop_on_error": True},
            metadata={"cellId": cell} if cell else {},
        )  # fmt: skip
        self.client.shell_channel.send(message)
        return self._until_idle(message["header"]["msg_id"])

    def show(self, code: str, cell: str = "") -> Widget:
        """Run a cell that ends with a table."""
        shown = self.run(code, cell)
        assert shown is not None, "the cell shows no widget"
        return Widget(self, shown)

    def ask(self, expression: str) -> Any:
        """The value of an expression, as JSON tells it."""
        code = f"__import__('json').dumps({expression})"
        message = self.client.execute("", silent=True, user_expressions={"value": code})
        while True:
            reply = self.client.get_shell_msg(timeout=PATIENCE)
            if reply["parent_header"].get("msg_id") == message:
                value = reply["content"]["user_expressions"]["value"]
                assert value["status"] == "ok", value
                return json.loads(ast.literal_eval(value["data"]["text/plain"]))

    def _until_idle(self, sent: str) -> str | None:
        shown = None
        while True:
            message = self.next()
            kind, content = message["msg_type"], message["content"]
            if message["parent_header"].get("msg_id") != sent:
                continue
            if kind in {"display_data", "execute_result"}:
                view = content["data"].get("application/vnd.jupyter.widget-view+json")
                shown = view["model_id"] if view else shown
            assert kind != "error", "\n".join(content.get("traceback", []))
            if kind == "status" and content["execution_state"] == "idle":
                return shown

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message for the page; what it says about widgets is noted."""
        message = self.client.get_iopub_msg(timeout=timeout)
        content = message["content"]
        if message["msg_type"] == "comm_open":
            self.states[content["comm_id"]] = dict(content["data"].get("state", {}))
        elif message["msg_type"] == "comm_msg" and content["data"].get("method") == "update":
            self.states.setdefault(content["comm_id"], {}).update(content["data"]["state"])
        return dict(message)

    def post(self, widget: str, content: dict[str, Any]) -> None:
        """Send what a page sends."""
        data = {"method": "custom", "content": content}
        message = self.client.session.msg("comm_msg", {"comm_id": widget, "data": data})
        self.client.shell_channel.send(message)

    def id(self) -> str:
        """An id for a message that was never used before."""
        self._sent += 1
        return f"m{self._sent}"

    def kill(self) -> None:
        """End it at once, as a crash does; what it has sent can still be read."""
        os.kill(self.manager.provisioner.pid, signal.SIGKILL)

    def close(self) -> None:
        """End it, and let go of it."""
        self.client.stop_channels()
        self.manager.shutdown_kernel(now=True)
        self.manager.cleanup_resources()
        self._home.cleanup()


class Widget:
    """A table as a page has it."""

    def __init__(self, kernel: Kernel, at: str) -> None:
        self.kernel, self.at = kernel, at

    @property
    def state(self) -> dict[str, Any]:
        return self.kernel.states[self.at]

    @property
    def autosave(self) -> dict[str, Any]:
        return dict(self.state["autosave"])

    @property
    def moves(self) -> list[str]:
        """Every move that the page could send now."""
        shown = self.state["snapshot"]
        spots = [row[part] for row in shown["market"]["rows"] for part in ("deck", "discard")]
        spots += [card for row in shown["market"]["rows"] for card in row["cards"]]
        found = [spot["move"] for spot in spots if spot and spot.get("move")]
        cells = [cell for land in shown["territories"] for cell in land["cells"].values()]
        found += [move["move"] for cell in cells for move in cell["moves"]]
        return found + [choice["move"] for choice in shown["choices"]]

    def send(self, **what: Any) -> None:
        """Send a message, as a click does; nobody waits for the answer."""
        self.kernel.post(self.at, {"id": self.kernel.id(), "at": self.state["snapshot"]["number"], **what})

    def play(self, **what: Any) -> None:
        """Send a message, and wait for the answer."""
        before = self.state["snapshot"]["number"]
        self.send(**what)
        until = time.monotonic() + PATIENCE
        while self.state["snapshot"]["number"] == before:
            assert time.monotonic() < until
            self.kernel.next()

    def keep(self, what: str, value: str | None = None) -> str | None:
        """Ask for something about keeping; gives the sentence if it is refused."""
        sent = self.kernel.id()
        self.kernel.post(self.at, {"id": sent, "autosave": what, "value": value})
        while self.autosave["answer"]["id"] != sent:
            self.kernel.next()
        return self.autosave["answer"]["error"]

    def catch_up(self) -> None:
        """Take in what is already on its way."""
        try:
            while True:
                self.kernel.next(timeout=0.2)
        except queue.Empty:
            pass

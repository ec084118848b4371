"""A notebook on a plain page: its cells run in this process, its widgets in a real Chromium; no Jupyter."""

from __future__ import annotations

import atexit
import builtins
import json
import logging
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from weakref import WeakSet

import comm
import plotly
from comm.base_comm import BaseComm, CommManager
from IPython.core.displayhook import DisplayHook
from IPython.core.displaypub import DisplayPublisher
from IPython.core.interactiveshell import InteractiveShell
from ipywidgets.widgets.widget import _instances
from playwright.sync_api import Browser, Page, Route, WebSocketRoute
from pytest import MonkeyPatch  # noqa: PT013 (this is no test)
from traitlets import Type
from traitlets.config import Config

from terra_widgets.charts import display, live_chart
from terra_widgets.lesson import widget as part
from terra_widgets.lesson import work
from terra_widgets.widgets import table_view as table

SITE = "http://terra.invalid/"
KERNEL = "ws://terra.invalid/kernel"
HERE = Path(__file__).resolve().parent
FILES = {
    "classroom.html": HERE / "classroom.html",
    "page.js": HERE.parent / "browser" / "page.js",
    "plotly.min.js": Path(plotly.__file__).parent / "package_data" / "plotly.min.js",
}
PATIENCE = 60_000  # milliseconds; other tests may keep the machine busy
log = logging.getLogger("classroom")
Tell = Callable[..., None]


class Hook(DisplayHook):
    """Shows the last expression of a cell in the page."""

    def write_output_prompt(self) -> None:
        """The page shows no numbers of cells."""

    def write_format_data(self, format_dict: dict[str, Any], md_dict: dict[str, Any] | None = None) -> None:
        """Show it."""
        self.shell.tell("output", data=format_dict)

    def finish_displayhook(self) -> None:
        """Nothing is printed."""
        self._is_active = False


class Publisher(DisplayPublisher):
    """Shows in the page what `display` is told to."""

    def publish(
        self,
        data: dict[str, Any],
        metadata: dict[str, Any] | None = None,
        *,
        transient: dict[str, Any] | None = None,
        update: bool = False,
        **_: Any,
    ) -> None:
        """Show it, or change what was shown."""
        self.shell.tell("output", data=data, id=(transient or {}).get("display_id"), update=update)


class Shell(InteractiveShell):
    """Runs cells as a kernel's shell does."""

    displayhook_class = Type(Hook)
    display_pub_class = Type(Publisher)
    kernel = True  # by which the kit knows a notebook
    tell: Tell
    parent_message: dict[str, Any]

    def get_parent(self) -> dict[str, Any]:
        """The message that asked for the cell that runs now."""
        return self.parent_message

    def showtraceback(self, *_: Any, **__: Any) -> None:
        """Note an error, also of what a widget was asked for: nothing goes wrong unseen."""
        log.error("This went wrong in the notebook.", exc_info=sys.exc_info())


class Comm(BaseComm):
    """What a widget says to its model in the page."""

    def __init__(self, tell: Tell, **facts: Any) -> None:
        self.tell = tell
        super().__init__(**facts)

    def publish_msg(
        self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **_: Any
    ) -> None:
        """Say it; nothing that a lesson shows has binary parts."""
        assert not buffers
        self.tell(msg_type, model=self.comm_id, data=data)


class Classroom:
    """One page for any number of notebooks, one after the other.

    Their cells, their widgets and all that these put off run in the thread of the browser and on its loop,
    which goes on whenever a test waits for the page: a kernel has a single thread and a loop as well.
    """

    def __init__(self, browser: Browser) -> None:
        # Without movement: software draws each frame of it.
        context = browser.new_context(viewport={"width": 1000, "height": 700}, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        self.page: Page = context.new_page()
        self.strays: list[str] = []
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._printed)
        self.page.route("**/*", self._serve)
        self.page.route_web_socket(KERNEL, self._connect)
        self._line: WebSocketRoute
        self._said = 0
        self.page.goto(SITE + "classroom.html")
        self.page.wait_for_function("window.classroom?.ready")

    def _printed(self, message: Any) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def _serve(self, route: Route) -> None:
        url = route.request.url
        path = FILES.get(url.removeprefix(SITE))
        if path is not None:
            route.fulfill(path=path)
        elif url.startswith(("blob:", "data:")):
            route.continue_()
        else:
            self.strays.append(url)
            route.abort()

    def _connect(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(self._hear)

    def _tell(self, say: str, **facts: Any) -> None:
        """Say something to the page."""
        self._said += 1
        self._line.send(json.dumps({"say": say, "at": self._at, **facts}, allow_nan=False))

    def _hear(self, message: str | bytes) -> None:
        """What a model in the page says to its widget."""
        said = json.loads(message)
        content = {"comm_id": said["model"], "data": said["data"]}
        self._comms.comm_msg(None, "", {"content": content, "buffers": []})  # type: ignore[arg-type]

    @contextmanager
    def open(self, path: Path) -> Iterator[Classroom]:
        """Open a notebook, with a kernel that knows nothing and ends with it."""
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        self.sources = ["".join(cell["source"]) for cell in cells]
        self.notebooks, self._at, self._comms = path.parent, 0, CommManager()
        self.page.evaluate("cells => classroom.open(cells)", len(cells))
        with MonkeyPatch.context() as patch:
            self._pretend(patch, path)
            quiet = Config({"HistoryManager": {"enabled": False}})
            self.shell = Shell.instance(config=quiet, ipython_dir=str(path.parent / ".ipython"))
            self.shell.tell = self._tell
            try:
                yield self
            finally:
                self._end()

    def _pretend(self, patch: MonkeyPatch, path: Path) -> None:
        """Let this process be a kernel that has just started: all of it is taken back at the end."""
        patch.chdir(path.parent)
        patch.setenv("JPY_SESSION_NAME", str(path))
        patch.delenv("TERRA_SAVES", raising=False)  # tables keep themselves, as everywhere
        patch.setenv("CPU_LIMIT", "1")  # as on a small host: processes for a few games cost more than these
        patch.setattr(comm, "create_comm", lambda **facts: Comm(self._tell, **facts))
        patch.setattr(comm, "get_comm_manager", lambda: self._comms)
        for module, name, empty in (
            (work, "_OPEN", {}),
            (table, "_VIEWS", {}),
            (part, "_SHOWN", {}),
            (live_chart, "_SHOWN", WeakSet()),
            (display, "_REQUESTS", {}),
            (display, "_WHEN_DRAWN", {}),
            (display, "_CHANNELS", []),
            (display, "_TIMERS", []),
        ):
            patch.setattr(module, name, empty)
        # What a shell sets and leaves behind.
        patch.setattr(sys, "path", [*sys.path])
        for module, name in ((sys, "ps1"), (sys, "ps2"), (sys, "ps3"), (builtins, "__IPYTHON__")):
            patch.setattr(module, name, None, raising=False)
        patch.setattr(builtins, "display", None, raising=False)

    def _end(self) -> None:
        for chart in tuple(live_chart._SHOWN):
            chart.close()
        for timer in display._TIMERS:
            timer.cancel()
        for widget in [_instances[one] for one in self._comms.comms]:
            widget.close()
        atexit.unregister(self.shell.atexit_operations)
        self.shell.restore_sys_module_state()
        self.shell.user_ns.clear()
        Shell.clear_instance()
        self._seen()

    def _seen(self) -> None:
        """Wait until the page has drawn all that was said."""
        self.page.evaluate("count => classroom.heard(count)", self._said)

    def _run(self, code: str, *, silent: bool) -> None:
        self.shell.run_cell(code, store_history=not silent, silent=silent).raise_error()
        self._seen()

    def step(self, at: int) -> None:
        """Run a cell, as a reader does who goes from one to the next; an error in it is raised."""
        self._at = at
        run = str(self.shell.execution_count)
        self.shell.parent_message = {"metadata": {"cellId": str(at)}, "header": {"msg_id": run}}
        self._run(self.sources[at], silent=False)

    def quietly(self, code: str) -> None:
        """Run code without a cell."""
        self._run(code, silent=True)

    def ask(self, expression: str) -> Any:
        """What an expression is in the notebook."""
        return self.shell.ev(expression)

"""Pages of a real JupyterLab in a real Chromium, and the widgets in them."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from host import Host

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SCRIPTS = [Path(__file__).with_name(name) for name in ("page.js", "timing.js")]
FRONT = ".jp-NotebookPanel:not(.lm-mod-hidden)"
PATIENCE = 60_000  # milliseconds; other tests may keep the machine busy
EMPTY = {"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}


class Lab:
    """One page of JupyterLab with one notebook in front.

    Everything the page asks for, and all that goes wrong in it, is noted.
    """

    def __init__(
        self, browser: Browser, host: Host, width: int = 1400, height: int = 900, *, scale: float = 1
    ) -> None:
        self.host = host
        self.size = {"width": width, "height": height}
        # Without movement: software that draws each frame of it would slow what is measured.
        context = browser.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=scale, reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        self.page: Page = context.new_page()
        self.requests: list[str] = []
        self.errors: list[str] = []
        self.dialogs: list[str] = []
        context.on("request", lambda request: self.requests.append(request.url))
        context.on("requestfailed", lambda request: self.requests.append(request.url))
        self.page.on("websocket", lambda socket: self.requests.append(socket.url))
        self.page.on("pageerror", self._error)
        self.page.on("dialog", self._dialog)
        for path in SCRIPTS:
            self.page.add_init_script(path=path)
        self.page.goto(host.address + "lab?reset")  # not the notebooks of the page before
        self.page.wait_for_function("window.jupyterapp?.shell")
        self.page.evaluate("window.jupyterapp.restored.then(() => window.jupyterapp.shell.collapseLeft())")
        self._books: list[Path] = []

    def _error(self, error: Any) -> None:
        """An error of a widget, which is imported from a blob; JupyterLab has some of its own."""
        if "blob:" in (error.stack or ""):
            self.errors.append(str(error))

    def _dialog(self, dialog: Any) -> None:
        self.dialogs.append(dialog.message)
        dialog.dismiss()

    def strays(self) -> list[str]:
        """Requests that left the machine, or would have."""
        own = urlsplit(self.host.address).netloc
        return [
            url
            for url in self.requests
            if not url.startswith(("data:", "blob:")) and urlsplit(url).netloc != own
        ]

    def new(self, code: str = "import terra_widgets as tw") -> Path:
        """Open a new notebook with a kernel of its own, in which the code has run."""
        path = self.host.notebooks / f"book_{len(list(self.host.notebooks.iterdir())) + 1}.ipynb"
        path.write_text(json.dumps(EMPTY), encoding="utf-8")
        self.page.evaluate("path => kit.start(path)", path.name)
        self._books.append(path)
        self.run(code)
        return path

    def reopen(self, path: Path) -> None:
        """Open a saved notebook. Its new kernel has run nothing, and knows of no widget."""
        self.page.evaluate("path => kit.start(path)", path.name)
        self._books.append(path)

    @property
    def path(self) -> Path:
        """The file of the notebook in front."""
        return self._books[-1]

    def close(self) -> None:
        """Close the notebook in front, end its kernel, and go back to the one before."""
        self._books.pop()
        self.page.evaluate(
            """async back => {
                const { context, sessionContext } = kit.panel;
                if (sessionContext.session) await sessionContext.shutdown();
                context.model.dirty = false;
                kit.panel.dispose();
                if (back) await kit.open(back);
            }""",
            self.path.name if self._books else None,
        )

    def leave(self) -> None:
        """Close all notebooks and forget what the browser kept; kernels go on, as others may use them."""
        self._books.clear()
        self.page.evaluate(
            """() => {
                for (const panel of [...window.jupyterapp.shell.widgets("main")]) {
                    if (panel.context) panel.context.model.dirty = false;
                    panel.dispose();
                }
                localStorage.clear();
            }"""
        )

    def join(self, view: View) -> View:
        """Open the notebook of another page's view, with the same kernel; gives the same widget here."""
        self.reopen(view.jupyterlab.path)
        self.page.wait_for_function("at => kit.root(at)?.querySelector('.t-shell')", arg=view.at)
        self.page.evaluate("at => kit.model(at)", view.at)
        return View(self, view.at)

    def save(self) -> None:
        """Save the notebook, with the state of its widgets."""
        self.page.evaluate("kit.panel.context.save()")

    def run(self, source: str) -> int:
        """Run a new cell; gives its number."""
        return int(self.page.evaluate("source => kit.run(source)", source))

    def quietly(self, code: str) -> None:
        """Run code in the kernel without a cell."""
        self.page.evaluate("code => kit.quietly(code)", code)

    def ask(self, expression: str) -> Any:
        """What an expression is in the kernel."""
        return json.loads(ast.literal_eval(self.page.evaluate("what => kit.ask(what)", expression)))

    def dismiss(self) -> None:
        """Close the dialogs of JupyterLab, such as the one about a kernel that has died."""
        while self.page.locator(".jp-Dialog").count():
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(50)

    def clear(self) -> None:
        """The first notebook again, empty, with its kernel."""
        self.dismiss()
        while len(self._books) > 1:
            self.close()
        self.page.evaluate("kit.clear()")
        self.resize(**self.size)
        self.theme(dark=False)
        self.page.mouse.move(0, 0)
        self.run("__import__('ipywidgets').Widget.close_all()")
        self.page.evaluate("kit.clear()")

    def show(self, source: str) -> View:
        """Run a cell that ends with a widget or a table, and give what it shows."""
        at = self.run(source)
        self.page.wait_for_function("at => kit.root(at)?.querySelector('.t-shell')", arg=at)
        self.page.evaluate("at => kit.model(at)", at)
        return View(self, at)

    def resize(self, width: int, height: int = 700) -> None:
        """Make the window so large; on a phone one hides JupyterLab's side bars."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(
            """hidden => {
                const { commands, shell } = window.jupyterapp;
                for (const side of ["left", "right"]) {
                    if (shell.isSideTabBarVisible(side) === hidden) {
                        commands.execute("application:toggle-side-tabbar", { side });
                    }
                }
            }""",
            width < 600,
        )
        self.page.wait_for_timeout(100)

    def theme(self, *, dark: bool) -> None:
        """JupyterLab in its light or its dark theme."""
        if self.page.evaluate("document.body.dataset.jpThemeLight === 'false'") is dark:
            return
        self.page.evaluate(
            "theme => window.jupyterapp.commands.execute('apputils:change-theme', { theme })",
            "JupyterLab Dark" if dark else "JupyterLab Light",
        )
        self.page.wait_for_function(
            "light => document.body.dataset.jpThemeLight === light", arg="false" if dark else "true"
        )
        # Until the styles have come, JupyterLab lays a picture over everything.
        self.page.wait_for_function("!document.getElementById('jupyterlab-splash')")


class View:
    """A widget below a cell."""

    def __init__(self, jupyterlab: Lab, at: int) -> None:
        self.jupyterlab, self.page, self.at = jupyterlab, jupyterlab.page, at
        self.root = jupyterlab.page.locator(f"{FRONT} .jp-Cell >> nth={at} >> .terra")

    def call(self, name: str, *facts: Any) -> Any:
        """A function of page.js, about this widget."""
        return self.page.evaluate("([name, ...facts]) => kit[name](...facts)", [name, self.at, *facts])

    @property
    def snapshot(self) -> dict[str, Any]:
        """What the page was told last."""
        return dict(self.call("snapshot"))

    @property
    def number(self) -> int:
        return int(self.page.evaluate("at => kit.snapshot(at).number", self.at))

    def click(self, key: str) -> None:
        """A real click at the middle of something."""
        where = self.call("aim", key)
        assert not isinstance(where, str), where
        self.page.mouse.click(*where)

    def changed(self, number: int) -> int:
        """Wait until it shows what came after a snapshot."""
        return int(self.call("changed", number))

    def decide(self, key: str, pick: int = 0) -> None:
        """Click something lit, one of the menu that it may open, and yes if it asks; wait for the answer.

        After choices that played themselves a click does not count for a moment; then it is made again.
        """
        number = self.number
        self.click(key)
        while True:
            over, menu = self.page.evaluate(
                """([at, number]) => new Promise((done) => {
                    const since = performance.now();
                    const look = () => {
                        const items = [...kit.root(at).querySelectorAll('.t-menu [data-move]')];
                        const over = kit.snapshot(at).number > number;
                        const held = performance.now() - since > 1000;
                        if (items.length || over || held) done([over, items.map((one) => one.dataset.key)]);
                        else setTimeout(look, 4);
                    };
                    look();
                })""",
                [self.at, number],
            )
            if over:
                break
            if menu:
                self.click(menu[pick % len(menu)])
            elif key in self.call("lit"):
                self.click(key)
        self.changed(number)

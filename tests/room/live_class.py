"""A real class: the room's server as a process of its own, and pages of people in a real Chromium."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PHONE, LAPTOP, BEAMER = (390, 844), (1366, 768), (1280, 720)
WAIT = 20_000  # ms; a machine with much else to do is slow
# The part of an element that one has to scroll for: it is cut by the window and by every part that scrolls.
BEYOND = """() => {
    const board = document.querySelector('[data-channel="board"] .terra');
    const seen = (one) => {
        let [top, bottom] = [0, innerHeight];
        for (let up = one.parentElement; up; up = up.parentElement) {
            if (!/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowY)) continue;
            const box = up.getBoundingClientRect();
            top = Math.max(top, box.top);
            bottom = Math.min(bottom, box.bottom);
        }
        return [top, bottom];
    };
    let worst = 0, name = "";
    for (const one of board.querySelectorAll(".t-prompt, [data-lit]")) {
        const box = one.getBoundingClientRect();
        // A loan is offered at almost every decision, and no decision needs it.
        if (!box.height || one.closest(".t-menu") || one.dataset.key?.startsWith("bank:")) continue;
        const [top, bottom] = seen(one);
        const far = Math.round(Math.max(box.bottom - bottom, top - box.top));
        if (far > worst) [worst, name] = [far, one.dataset.key ?? one.className];
    }
    return [worst, name];
}"""


class Server:
    """`terra class` as a process of its own, on loopback."""

    def __init__(self, *words: str, data: Path) -> None:
        self.words, self.data = words, data
        # Of its own: another class may not take it while this one is down.
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process: subprocess.Popen[str] | None = None
        self.address = self.code = self.cockpit = ""
        self.start()

    def start(self) -> None:
        """Start it and wait until it has said where it is."""
        command = [sys.executable, "-m", "terra_widgets", "class", *self.words]
        command += [
            "--only-here",
            "--no-browser",
            "--data",
            str(self.data),
            "--seed",
            "7",
            "--port",
            str(self.port),
        ]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
        )
        told = ""
        while not ("cockpit#" in told and told.endswith("\n")):
            line = self.process.stdout.readline()
            assert line, f"The room did not open: {told}"
            told += line
        self.cockpit = re.search(r"\S+cockpit#\S+", told)[0]
        self.address = self.cockpit.partition("cockpit#")[0]
        self.code = re.search(r"\b([0-9A-Z]{3} [0-9A-Z]{3})\b", told)[1]

    def stop(self, *, kill: bool = False) -> None:
        """Stop this process, and no other."""
        if self.process is not None:
            (self.process.kill if kill else self.process.terminate)()
            self.process.communicate(timeout=30)
            self.process = None


class Someone:
    """A page of the room on a device of its own."""

    def __init__(self, browser: Any, address: str, size: tuple[int, int], **options: Any) -> None:
        options = {"viewport": {"width": size[0], "height": size[1]}, "reduced_motion": "reduce", **options}
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(WAIT)
        self.page = self.context.new_page()
        self.address = address
        self.errors: list[str] = []
        self.strays: list[str] = []
        self.watch(self.page)

    def watch(self, page: Any) -> None:
        """Note what goes wrong on a page, and what it asks for elsewhere."""
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type != "log" else None)
        page.on("request", lambda request: self._asked(request.url))
        page.on("websocket", lambda socket: self._asked(socket.url))

    def _asked(self, url: str) -> None:
        allowed = (self.address, self.address.replace("http:", "ws:"), "data:", "blob:")
        if not url.startswith(allowed):
            self.strays.append(url)

    def click(self, key: str) -> Someone:
        """Click what has this key."""
        self.page.locator(f'[data-key="{key}"]:visible').first.click()
        return self

    def see(self, selector: str, **options: Any) -> Any:
        """Wait until something is there."""
        return self.page.wait_for_selector(selector, timeout=WAIT, **options)

    def until(self, test: str, *given: Any) -> Any:
        """Wait until a line of script is true."""
        return self.page.wait_for_function(test, arg=given[0] if given else None, timeout=WAIT)

    def text(self, selector: str = ".r-page") -> str:
        """What stands there."""
        return str(self.page.inner_text(selector))

    # A student

    def join(self, code: str, name: str, *, back: bool = False) -> Someone:
        """Type the code and a name, and come in."""
        self.see('[data-key="code"]')
        self.page.fill('[data-key="code"]', code)
        self.page.fill('[data-key="name"]', name)
        if back:
            self.page.check('[data-key="back"]')
        self.click("join")
        self.see(".r-waits" if back else ".r-student")
        return self

    @property
    def now(self) -> str:
        """What to do now."""
        return self.text('[data-key="now"]')

    def lit(self) -> list[str]:
        """The keys of what can be clicked on the own table."""
        return list(
            self.page.evaluate(
                """() => {
                    const board = document.querySelector('[data-channel="board"] .terra');
                    if (!board) return [];
                    [...board.querySelectorAll('[data-key="go-on"]')].forEach((one) => one.click());
                    return [...board.querySelectorAll("[data-lit]")]
                        .filter((one) => one.getClientRects().length).map((one) => one.dataset.key);
                }"""
            )
        )

    def beyond(self) -> tuple[int, str]:
        """How far what a decision needs lies beyond what is seen, and what that is."""
        far, where = self.page.evaluate(BEYOND)
        return int(far), str(where)

    def decide(self, pick: Callable[[list[str]], str] = lambda lit: lit[0]) -> bool:
        """Click something lit on the own table, and in the menu that may open; False if nothing is."""
        lit = self.lit()
        if not lit:
            return False
        key = pick(lit)
        before = self.state()
        self.page.evaluate(
            """key => [...document.querySelectorAll('[data-channel="board"] [data-lit]')]
                .find((one) => one.dataset.key === key)?.click()""",
            key,
        )
        end = time.monotonic() + 5
        while time.monotonic() < end:
            if self.state() != before:
                return True
            self.page.evaluate(
                """() => document.querySelector('[data-channel="board"] .t-menu [data-key]')?.click()"""
            )
            self.page.wait_for_timeout(30)
        return False

    def state(self) -> str:
        """What tells one moment of the own table from another."""
        return str(
            self.page.evaluate(
                """() => {
                    const board = document.querySelector('[data-channel="board"] .terra');
                    if (!board) return "";
                    return board.querySelector(".t-prompt")?.textContent + "|" +
                        [...board.querySelectorAll("[data-lit]")].map((one) => one.dataset.key).join();
                }"""
            )
        )

    def wide(self) -> int:
        """By how many pixels the page is wider than the window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))


class Class:
    """A server, its cockpit and its people."""

    def __init__(self, browser: Any, data: Path, *words: str) -> None:
        self.browser = browser
        self.server = Server(*words, data=data)
        self.everybody: list[Someone] = []

    def open(self, page: str = "", size: tuple[int, int] = PHONE, **options: Any) -> Someone:
        """A page of the room on a new device."""
        address = self.server.cockpit if page == "cockpit" else self.server.address + page
        someone = Someone(self.browser, self.server.address, size, **options)
        self.everybody.append(someone)
        someone.page.goto(address)
        someone.see(".r-page:not(.r-opening)")
        return someone

    def cockpit(self, size: tuple[int, int] = LAPTOP, **options: Any) -> Someone:
        """The facilitator's page."""
        return self.open("cockpit", size, **options)

    def projector(self, cockpit: Someone) -> Someone:
        """The projector's page, as the facilitator opens it."""
        with cockpit.context.expect_page() as opened:
            cockpit.click("projector")
        someone = object.__new__(Someone)
        someone.context, someone.page, someone.address = cockpit.context, opened.value, cockpit.address
        someone.errors, someone.strays = cockpit.errors, cockpit.strays
        someone.watch(someone.page)
        someone.page.set_viewport_size({"width": BEAMER[0], "height": BEAMER[1]})
        someone.see(".r-projector")
        return someone

    def join(self, *names: str, size: tuple[int, int] = PHONE, **options: Any) -> list[Someone]:
        """People come in, each with a phone."""
        return [self.open("", size, **options).join(self.server.code, name) for name in names]

    def wrong(self) -> list[str]:
        """What went wrong on any page, and what any asked for elsewhere."""
        return [one for someone in self.everybody for one in (*someone.errors, *someone.strays)]

    def close(self) -> None:
        """Close all pages, and stop the server."""
        for someone in self.everybody:
            someone.context.close()
        self.server.stop()


FILL = """() => {
    const type = (one, text) => {
        one.focus();
        one.value = text;
        for (const event of ["input", "change"]) one.dispatchEvent(new Event(event, { bubbles: true }));
        one.blur();
    };
    for (const part of document.querySelectorAll(".r-step .r-channel")) {
        for (const one of part.querySelectorAll("input:is([type=radio], [type=checkbox]):not(:disabled)")) {
            const around = one.closest("fieldset, form, li, section");
            const group = [...around.querySelectorAll("input:is([type=radio], [type=checkbox])")];
            if (!group.some(({ checked }) => checked)) one.click();
        }
        const high = part.textContent.includes("ppm") ? "430" : "7";
        for (const one of part.querySelectorAll("input:not([type=radio], [type=checkbox], :disabled)")) {
            if (!one.value) type(one, high);
        }
        for (const one of part.querySelectorAll("textarea:not(:disabled)")) {
            if (!one.value) type(one, "More comes in.");
        }
    }
}"""
PRESS = """([channel, at]) => {
    const part = document.querySelector(`.r-step [data-channel="${channel}"]`);
    const buttons = [...part.querySelectorAll("button:not([aria-disabled=true])")].filter((one) =>
        !/^(make|prompt|finish)/.test(one.dataset.key ?? ""));
    buttons[at]?.click();
    return buttons.length;
}"""


def fill_in(someone: Someone) -> None:
    """Fill in everything that the step asks for, and press the buttons from the first to the last."""
    someone.page.evaluate(FILL)
    channels = someone.page.eval_on_selector_all(
        ".r-step .r-channel", "all => all.map((one) => one.dataset.channel)"
    )
    for channel in channels:
        someone.page.wait_for_selector(f'.r-step [data-channel="{channel}"] .t-shell')
        at = 0
        while at < someone.page.evaluate(PRESS, [channel, at]):
            someone.page.wait_for_timeout(60)
            someone.page.evaluate(FILL)
            at += 1

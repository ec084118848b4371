"""A player who listens: it has the accessibility tree, the live region and a keyboard, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page

LISTEN = """() => {
    const region = document.querySelector("[aria-live=polite]");
    window.heard = [];
    const note = () => region.textContent && heard.push(region.textContent);
    new MutationObserver(note).observe(region, { subtree: true, childList: true, characterData: true });
    note();
}"""
HEARD = "() => heard.splice(0)"
MOST_STEPS = 1500
MOST_LOOKS = 40
"""So often it looks whether anything came of a key."""
STAYS = 0.4
"""How often it takes what has the focus, and does not look for something else."""
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
PRESSED = {"button", "menuitem", "radio"}
GROUPS = {"grid", "list", "menu", "group", "region", "alertdialog"}


@dataclass(frozen=True)
class Thing:
    """What the focus is on, as a screen reader tells it."""

    role: str
    name: str
    description: str
    off: bool
    inside: tuple[str, ...]
    """The roles of what surrounds it, the nearest first."""

    @property
    def can_be_pressed(self) -> bool:
        """Whether it is there to play with: what a header holds is for looking things up and taking back."""
        return self.role in PRESSED and not self.off and "sectionheader" not in self.inside


class Ear:
    """What a page tells those who don't see it."""

    def __init__(self, page: Page) -> None:
        page.evaluate(LISTEN)
        self._page = page
        self._cdp: CDPSession = page.context.new_cdp_session(page)
        self.said: list[str] = []
        """All that the live region has said."""

    def hear(self) -> str:
        """What was said last."""
        self.said += self._page.evaluate(HEARD)
        return self.said[-1] if self.said else ""

    def tree(self) -> dict[str, dict[str, Any]]:
        """Chromium's accessibility tree."""
        nodes = self._cdp.send("Accessibility.getFullAXTree")["nodes"]
        return {node["nodeId"]: node for node in nodes if not node.get("ignored") or node.get("childIds")}

    def names(self, role: str) -> list[str]:
        """The names of all things with a role."""
        return [_told(node, "name") for node in self.tree().values() if _told(node, "role") == role]

    def focus(self) -> Thing | None:
        """What the focus is on; None for the page itself."""
        nodes = self.tree()
        for node in nodes.values():
            states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
            if states.get("focused") and _told(node, "role") != "RootWebArea":
                around, above = [], nodes.get(node.get("parentId", ""))
                while above is not None:
                    around.append(_told(above, "role"))
                    above = nodes.get(above.get("parentId", ""))
                told = [_told(node, what) for what in ("role", "name", "description")]
                return Thing(*told, bool(states.get("disabled")), tuple(around))
        return None


def _told(node: dict[str, Any], what: str) -> str:
    return str(node.get(what, {}).get("value") or "")


@dataclass
class Player:
    """Presses Enter on what has the focus; now and then arrows or Tab bring it to something else first."""

    ear: Ear
    press: Callable[[str], None]
    """Presses a key."""
    chance: Random
    pressed: list[str] = field(default_factory=list)

    def play(self, over: str) -> str:
        """Play until it is heard that the game is over; what was said then."""
        for _ in range(MOST_STEPS):
            last = self.ear.hear()
            if over in last:
                return last
            here = self.ear.focus()
            if here is None or not here.can_be_pressed:
                self.press("Tab")
                continue
            here = self._choose(here)
            self.pressed.append(here.name)
            heard = len(self.ear.said)
            self.press("Enter")
            self._wait(heard, here)
            if "alertdialog" in here.inside:  # it was warned, and went back: then not the same again
                self.press("Tab")
        raise AssertionError(f"the game does not end: {self.pressed[-10:]}, {self.ear.said[-3:]}")

    def _choose(self, here: Thing) -> Thing:
        """What to press: what has the focus, or something beside it that can be pressed."""
        if self.chance.random() < STAYS or not GROUPS & set(here.inside):
            return here
        for _ in range(self.chance.randrange(1, 4)):
            self.press(self.chance.choice(ARROWS))
        there = self.ear.focus()
        for key in ARROWS * 2:
            if there is not None and there.can_be_pressed:
                return there
            self.press(key)
            there = self.ear.focus()
        return there or here

    def _wait(self, heard: int, here: Thing) -> None:
        """Until something is said, or the focus is elsewhere."""
        for _ in range(MOST_LOOKS):
            self.ear.hear()
            if len(self.ear.said) > heard or self.ear.focus() != here:
                return


@dataclass(frozen=True)
class Verdict:
    """How a game ended, as far as somebody heard it."""

    winners: frozenset[str]
    points: dict[str, int]
    why: str


def verdict(said: str, over: str) -> Verdict:
    """What was said at the end, understood: “… The game is over. Ada wins. … Points: Ada 12, Ben 7.”"""
    end = said[said.index(over) + len(over) :].strip()
    counted = re.search(r" Points: (.+)\.$", end)
    won = re.match(r"(.+?) wins?\. ", end)
    why = end[won.end() if won else 0 : counted.start() if counted else None].strip()
    points = {} if counted is None else dict(_score(one) for one in re.split(", | and ", counted[1]))
    names = re.split(", | and ", won[1]) if won else []
    return Verdict(frozenset(names), points, why)


def _score(told: str) -> tuple[str, int]:
    name, _, points = told.rpartition(" ")
    return name, int(points)

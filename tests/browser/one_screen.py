"""How far what a decision needs lies beyond what is seen, while a game is clicked in JupyterLab."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pages import Lab, View

# For each game a table, and what its decisions are paid with or judged by.
TABLES = {
    "terra_futura": (
        'tw.new("terra_futura", players=["Ada", "Ben", "bot:clean"], seed={seed})',
        ".t-home .t-held",
    ),
    "terra": ('tw.new("terra", players=["Ada", "Ben", "bot:helper"], seed={seed})', ".tr-own .tr-spot"),
    "terrabilis": (
        'tw.new("terrabilis", players=["Ada", "Ben", "bot:ally"], seed={seed})',
        "[data-deciding]",
    ),
    "nova_ziemia": (
        'tw.new("nova_ziemia", players=["Ada", "Ben"], seed={seed})',
        ".n-board, .t-missions .n-task",
    ),
}
# The part of an element that one has to scroll for: it is cut by the window and by every part that scrolls.
BEYOND = """([at, means]) => {
    const root = kit.root(at);
    const seen = (one) => {
        let [top, bottom] = [0, innerHeight];
        // What the body hides, the window hides: it may have no height of its own.
        for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
            if (/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowY)) {
                const box = up.getBoundingClientRect();
                top = Math.max(top, box.top);
                bottom = Math.min(bottom, box.bottom);
            }
            if (up === document.fullscreenElement) break; // nothing around it cuts it
        }
        return [top, bottom];
    };
    let worst = 0, name = "";
    for (const one of root.querySelectorAll(`.t-prompt, [data-lit], ${means}`)) {
        const box = one.getBoundingClientRect();
        if (!box.height || one.closest(".t-menu")) continue;
        const [top, bottom] = seen(one);
        const far = Math.round(Math.max(box.bottom - bottom, top - box.top));
        if (far > worst) [worst, name] = [far, one.dataset.key ?? one.className];
    }
    return [root.offsetHeight, worst, name];
}"""


@dataclass
class Report:
    """What one game at one size showed."""

    decisions: int = 0
    height: int = 0
    beyond: int = 0
    where: str = ""
    over: bool = False


def play(jupyterlab: Lab, game: str, *, seed: int = 3, most: int = 2000, fill: bool = False) -> Report:
    """Click a game to its end, or so many decisions, and note the worst of all moments."""
    code, means = TABLES[game]
    view = jupyterlab.show(f"table = {code.format(seed=seed)}\ntable")
    luck, report = random.Random(seed), Report()
    if fill:
        if view.snapshot["cover"] is not None:  # it has no such button
            _decide(view, "handover", 0)
        view.click("fill")
        view.page.wait_for_function("document.fullscreenElement !== null")
    else:  # a new board comes into view from its top
        view.page.wait_for_function(
            "at => Math.abs(kit.root(at).getBoundingClientRect().top - 92) < 24", arg=view.at
        )
    while report.decisions < most:
        lit = _lit(view)
        if not lit:
            break
        height, far, where = view.page.evaluate(BEYOND, [view.at, means])
        report.decisions += 1
        report.height = max(report.height, height)
        if far > report.beyond:
            report.beyond, report.where = far, f"{where}: {view.snapshot['prompt']['text']}"
        _decide(view, luck.choice(lit), luck.randrange(6))
    report.over = view.snapshot["outcome"] is not None
    return report


def _lit(view: View) -> list[str]:
    """What can be clicked, once automatic players have moved; nothing when the game is over."""
    view.page.wait_for_function(
        """at => kit.lit(at).length || kit.snapshot(at).outcome
            || kit.find(at, 'skip') || kit.find(at, 'handover')""",
        arg=view.at,
    )
    if not view.call("lit") and view.snapshot["outcome"] is None:
        number = view.number
        view.page.evaluate("at => (kit.find(at, 'handover') ?? kit.find(at, 'skip'))?.click()", view.at)
        view.changed(number)
        return _lit(view)
    # A loan is offered at almost every decision, and games would never end.
    lit = [key for key in view.call("lit") if not key.startswith("bank:")]
    return lit or list(view.call("lit"))


def _decide(view: View, key: str, pick: int) -> None:
    number = view.number
    view.page.evaluate("([at, key]) => kit.find(at, key).click()", [view.at, key])
    view.page.wait_for_function(
        """([at, number]) => kit.snapshot(at).number > number
            || kit.root(at).querySelector('.t-menu [data-key]')""",
        arg=[view.at, number],
    )
    if view.number == number:
        view.page.evaluate(
            """([at, pick]) => {
                const items = [...kit.root(at).querySelectorAll('.t-menu [data-key]')];
                items[pick % items.length].click();
            }""",
            [view.at, pick],
        )
        view.changed(number)

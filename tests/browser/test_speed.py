"""From a click to the redrawn board, beside the plainest widget there is; first drawing; sizes."""

import gzip
import json
import os
import sys
from math import inf
from statistics import quantiles

ROUNDS, CLICKS, TRIES = 5, 6, 4
STOCK = 0.5  # of a stock server, while other tests run beside this one; alone it is 0.3 to 0.4
SAME = 4  # times a bare button on the same server, where alone it is 2 to 3
BUTTON = """
import ipywidgets
button, html = ipywidgets.Button(description="on"), ipywidgets.HTML("0")
def on(_):
    html.value = f"<b>{int(html.value.strip('</b>')) + 1}</b>"
button.on_click(on)
ipywidgets.VBox([button, html])
"""


def say(figures):
    """Tell what was measured; pytest shows it with -s, and where a test fails."""
    sys.stdout.write(figures + "\n")


def measure(places, times):
    """The time of some clicks at each place, each as soon as the page has drawn the last one."""
    for name, (lab, function, at) in places.items():  # in turns: what else the machine does slows all of them
        click = f"([at, count]) => kit.{function}(at, count)"
        times.setdefault(name, []).extend(lab.page.evaluate(click, [at, CLICKS]))


def quick(times):
    """The quick quarter: a disturbed machine is slower now and then, and never faster."""
    return {name: quantiles(found, n=4)[0] for name, found in times.items()}


def places_of(kit, stock):
    """A table, and a bare button on the same server and on a stock one."""
    table = kit.show('table = tw.new(players=["Team A", "Team B"], seed=23)\ntable').at
    places = {"table": (kit, "clickTable", table)}
    for name, lab in (("button", kit), ("stock", stock)):
        places[name] = (lab, "clickButton", lab.run(BUTTON))
        lab.page.wait_for_selector(".widget-html-content")
    return places


def compare(kit, stock):
    """How long a click at a table takes, as a share of one at a bare button.

    In quick succession a stock server holds answers back, which the kit's does not.
    """
    places, times = places_of(kit, stock), {}
    for round_ in range(ROUNDS):
        measure(places, times)
        found = quick(times)
        shares = {name: found["table"] / found[name] for name in ("stock", "button")}
        if round_ and good(shares):
            break
    say("one after the other: " + ", ".join(f"{name} {time:.1f} ms" for name, time in found.items()))
    say(f"{shares['stock']:.2f} of a stock server, {shares['button']:.2f} times a button")
    return shares


def slower():
    """So much longer everything takes where others want the cores too; a second process is usual here."""
    return max(1, os.getloadavg()[0] / (os.cpu_count() or 1) / 1.5)


def share():
    """How much of a stock server's time is allowed, which waits rather than works."""
    return min(1, STOCK * slower())


def good(found):
    return found["stock"] <= share() and found["button"] <= SAME


def test_a_click_is_answered_at_once(lab, machine):
    stock = machine.lab(kit=False)
    assert "terra_widgets.server" not in stock.host.log.read_text(encoding="utf-8")
    assert "terra_widgets.server" in lab.host.log.read_text(encoding="utf-8")
    found = {"stock": inf, "button": inf}
    for _ in range(TRIES):  # a disturbed machine only makes it look worse: the best counts
        now = compare(lab, stock)
        found = {name: min(found[name], now[name]) for name in found}
        if good(found):
            break
        for one in (lab, stock):
            one.clear()
    assert found["stock"] <= share(), found
    assert found["button"] <= SAME, found
    assert stock.strays() == []


FIRST = """async source => {
    const { content } = kit.panel;
    const at = kit.write(source);
    const began = performance.now();
    window.jupyterapp.commands.execute("notebook:run-cell");
    const node = content.widgets[at].node;
    const drawn = () => node.querySelectorAll(".t-desk .t-face").length > 8;
    while (!drawn()) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - began;
}"""


def test_a_table_is_drawn_within_a_second_after_its_cell_runs(lab):
    for _ in range(TRIES):
        lab.new()  # a fresh kernel: the widgets' libraries are loaded only now
        lab.run('table = tw.new(players=["Team A", "Team B"], seed=7)')
        first = lab.page.evaluate(FIRST, "table")
        second = lab.page.evaluate(FIRST, 'tw.new(players=["Team A", "Team B"], seed=8)')
        say(f"first drawing {first:.0f} ms, of a second table {second:.0f} ms")
        lab.close()
        limit = 1000 * slower()
        if max(first, second) < limit:
            break
    assert first < limit
    assert second < limit


def test_the_bundle_is_small(root):
    static = root / "terra_widgets" / "static"
    size = sum(len(gzip.compress((static / name).read_bytes(), 9)) for name in ("terra.js", "terra.css"))
    say(f"bundle {size / 1024:.1f} KB gzipped")
    assert size <= 60 * 1024


def test_a_saved_notebook_stays_small_after_a_game(lab):
    path = lab.path
    view = lab.show('table = tw.new(players=["bot:greedy", "bot:random"], seed=7)\ntable')
    lab.show("table")
    lab.show("tw.ScoreSheet(table)")
    view.click("skip")
    view.root.locator(".t-final").wait_for()
    lab.save()
    saved = json.loads(path.read_text(encoding="utf-8"))
    models = saved["metadata"]["widgets"]["application/vnd.jupyter.widget-state+json"]["state"]
    kept = [model for model in models.values() if "snapshot" in model["state"]]
    assert any(model["state"]["snapshot"]["outcome"] for model in kept)
    say(f"notebook {path.stat().st_size / 1024:.0f} KB with {len(kept)} widgets")
    assert path.stat().st_size <= 1_000_000

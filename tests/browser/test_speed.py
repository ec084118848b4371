"""From a click to the redrawn board, beside the plainest widget there is; first drawing; sizes."""

import gzip
import json
import random
import sys
from math import inf
from statistics import median

import pytest
from playwright.sync_api import Error

pytestmark = pytest.mark.long

BUSY = "@jupyterlab/application-extension:faviconbusy"  # what the kit leaves out of the page
ROUNDS, CLICKS, TRIES = 5, 6, 4
PRESSES = 9  # as people click
STOCK = 0.4  # of a bare button on a stock server, for a bare button on the kit's
BLIND = 1  # of the same, for a table that could foresee nothing: 0.2 to 0.5 on two cores
SAME = 4  # times a bare button on the same server: about 25 ms to 10, with a whole board in view
FIRSTS = 4  # times a bare button, until the first table of a kernel is drawn
HOVER, PRESS = 120, 60  # milliseconds that people are above a thing before they press it, and then press
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


def places_of(kit, stock):
    """A table, and a bare button on the same server and on a stock one."""
    table = kit.show('table = tw.new(players=["Team A", "Team B"], seed=23)\ntable').at
    places = {"table": (kit, "clickTable", table)}
    for name, jupyterlab in (("button", kit), ("stock", stock)):
        places[name] = (jupyterlab, "clickButton", jupyterlab.run(BUTTON))
        jupyterlab.page.wait_for_selector(".widget-html-content")
    return places


def compare(kit, stock):
    """How long clicks without a moment to think take, as shares of one on a stock server.

    In quick succession that holds answers back for 40 ms, which the kit's server does not. Nothing comes to
    the table before its click here, so that it foresees nothing: all of its work is in this time.
    """
    places, times = places_of(kit, stock), {}
    for round_ in range(ROUNDS):
        for name, (
            jupyterlab,
            function,
            at,
        ) in places.items():  # in turns: what else is done slows all of them
            click = f"([at, count]) => kit.{function}(at, count)"
            times.setdefault(name, []).extend(jupyterlab.page.evaluate(click, [at, CLICKS]))
        found = {name: median(taken) for name, taken in times.items()}
        shares = {name: found[name] / found["stock"] for name in ("button", "table")}
        if round_ and good(shares):
            break
    say("one after the other: " + ", ".join(f"{name} {time:.1f} ms" for name, time in found.items()))
    return shares


def good(shares):
    return shares["button"] <= STOCK and shares["table"] <= BLIND


def left_out(jupyterlab):
    """The parts of JupyterLab that a page does without."""
    config = jupyterlab.page.locator("#jupyter-config-data").text_content()
    return json.loads(config)["disabledExtensions"]


@pytest.fixture
def stock(machine):
    """A notebook of a server without the kit's setting."""
    return machine.do(machine.jupyterlab, kit=False)


@pytest.mark.alone
def test_a_click_is_answered_at_once(jupyterlab, stock):
    assert "terra_widgets.jupyter.server" not in stock.host.log.read_text(encoding="utf-8")
    assert "terra_widgets.jupyter.server" in jupyterlab.host.log.read_text(encoding="utf-8")
    assert BUSY in left_out(jupyterlab)
    assert BUSY not in left_out(stock)
    best = {"button": inf, "table": inf}
    for _ in range(TRIES):  # a disturbed machine only makes it look worse: the best counts
        best = {name: min(best[name], share) for name, share in compare(jupyterlab, stock).items()}
        if good(best):
            break
        for one in (jupyterlab, stock):
            one.clear()
    assert good(best), best
    assert stock.strays() == []


# As people click: they come to a thing, press and let go


def press(jupyterlab, place):
    """Milliseconds from a click to the first drawing of what came of it, and whether that was foreseen."""
    mouse = jupyterlab.page.mouse
    mouse.move(*place)
    jupyterlab.page.wait_for_timeout(HOVER)
    mouse.down()
    jupyterlab.page.wait_for_timeout(PRESS)
    mouse.up()
    drawn = jupyterlab.page.evaluate("kit.timed")
    mouse.move(2, 400)
    return drawn


def press_button(jupyterlab, at):
    place = jupyterlab.page.evaluate("at => kit.timeButton(at)", at)
    return press(jupyterlab, place)["time"]


def press_table(view, rng):
    """A decision among those that are lit; a menu opens first, and what it offers is pressed."""
    key = rng.choice(view.call("lit"))
    if view.call("opens", key):
        view.click(key)
        key = view.root.locator(".t-menu button").first.get_attribute("data-key")
    place = view.call("aim", key)
    assert not isinstance(place, str), place
    view.call("timeTable")
    return press(view.jupyterlab, place)


def like_people(jupyterlab, new):
    """How long a person waits at a table, as a multiple of the wait at a bare button."""
    button, rng = jupyterlab.run(BUTTON), random.Random(5)
    jupyterlab.page.wait_for_selector(".widget-html-content")
    table, bare, view = [], [], None
    for seed in range(PRESSES):
        if view is None or not view.call("lit"):  # a game was over
            view = jupyterlab.show(f"table = {new}, seed={seed})\ntable")
        table.append(press_table(view, rng))
        bare.append(press_button(jupyterlab, button))
    waits = median(drawn["time"] for drawn in table), median(bare)
    early = sum(drawn["early"] for drawn in table)
    say(f"like people: table {waits[0]:.1f} ms, button {waits[1]:.1f} ms; {early} of {len(table)} foreseen")
    return waits[0] / waits[1]


TABLES = {
    "terra_futura": 'tw.new(players=["Team A", "Team B"]',
    "terra": 'tw.new("terra", players=["Team A", "Team B", "Team C"]',
    "terrabilis": 'tw.new("terrabilis", players=["Team A", "Team B"]',
    "nova_ziemia": 'tw.new("nova_ziemia", players=["Team A", "Team B"]',
}


@pytest.mark.alone
@pytest.mark.parametrize("game", TABLES)
def test_people_wait_hardly_longer_at_a_table_than_at_a_button(jupyterlab, game):
    found = inf
    for _ in range(TRIES):
        try:
            found = min(found, like_people(jupyterlab, TABLES[game]))
        except Error as lost:
            # Right after choices that played themselves a board takes no click; people press once more.
            if "not answered" not in str(lost):
                raise
        jupyterlab.clear()
        if found <= SAME:
            break
    assert found <= SAME


FIRST = """async ([source, what, count]) => {
    const { content } = kit.panel;
    const at = kit.write(source);
    const began = performance.now();
    window.jupyterapp.commands.execute("notebook:run-cell");
    const node = content.widgets[at].node;
    while (node.querySelectorAll(what).length < count) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - began;
}"""


def first_drawing(jupyterlab, begin, *shown):
    """Milliseconds from running a cell in a fresh kernel to what it shows."""
    jupyterlab.new(begin)  # the widgets' libraries are loaded only with the cell
    time = jupyterlab.page.evaluate(FIRST, shown)
    jupyterlab.close()
    return time


@pytest.mark.alone
def test_a_table_is_drawn_soon_after_its_cell_runs(jupyterlab):
    """Half a second on a quiet machine of two cores, where a button takes a fifth of one."""
    new = 'import terra_widgets as tw; table = tw.new(players=["Team A", "Team B"], seed=7)'
    bare = "import ipywidgets; ipywidgets.Button(description='on')"
    found = inf
    for _ in range(TRIES):
        table = first_drawing(jupyterlab, new, "table", ".t-shell .t-face", 9)
        button = first_drawing(jupyterlab, "", bare, ".widget-button", 1)
        say(f"first drawing: table {table:.0f} ms, button {button:.0f} ms")
        found = min(found, table / button)
        if found <= FIRSTS:
            break
    assert found <= FIRSTS


def test_the_bundles_are_small(root):
    static = root / "terra_widgets" / "static"
    for door in ("boards", "pages"):
        size = sum(len(gzip.compress((static / f"{door}.{kind}").read_bytes(), 9)) for kind in ("js", "css"))
        say(f"{door} {size / 1024:.1f} KB gzipped")
        assert size <= 70 * 1024


def test_a_saved_notebook_stays_small_after_a_game(jupyterlab):
    path = jupyterlab.path
    view = jupyterlab.show('table = tw.new(players=["bot:greedy", "bot:random"], seed=7)\ntable')
    jupyterlab.show("table")
    jupyterlab.show("tw.ScoreSheet(table)")
    view.click("skip")
    view.root.locator(".t-end").wait_for()
    jupyterlab.save()
    saved = json.loads(path.read_text(encoding="utf-8"))
    models = saved["metadata"]["widgets"]["application/vnd.jupyter.widget-state+json"]["state"]
    kept = [model for model in models.values() if "snapshot" in model["state"]]
    assert any(model["state"]["snapshot"]["outcome"] for model in kept)
    say(f"notebook {path.stat().st_size / 1024:.0f} KB with {len(kept)} widgets")
    assert path.stat().st_size <= 1_000_000

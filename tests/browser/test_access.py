"""For every reader: axe-core finds nothing serious, and one live region tells what happens."""

from pathlib import Path

import pytest
from look import heed
from look import prepare as ready
from pages import View

pytestmark = pytest.mark.long

BESIDE = Path(__file__).resolve().parent.parent / "frontend"
MOMENTS = f"import sys; sys.path.append({str(BESIDE)!r}); import moments"
PARTS = ("Territory", "Market", "Supply", "ScoringCards", "ScoreSheet", "Log")


def prepare(jupyterlab, axe):
    """Make the page ready for axe-core, which does not look at what is scrolled away."""
    jupyterlab.page.set_viewport_size({"width": 1400, "height": 2600})
    return ready(jupyterlab.page, axe)


def look(view, moment, least=30):
    """What axe-core finds in a widget, in JupyterLab's light and dark theme."""
    bad = []
    for dark in (False, True):
        view.jupyterlab.theme(dark=dark)
        view.root.evaluate("root => root.scrollIntoView({ block: 'start', behavior: 'instant' })")
        found = heed(view.root, whole=not dark, least=least)
        bad += [f"{moment}, {'dark' if dark else 'light'}: {one}" for one in found]
    view.jupyterlab.theme(dark=False)
    return bad


def test_axe_finds_nothing_serious_at_any_decision(jupyterlab, axe):
    """Where people pay and a menu is open, and at the end; on a plain page it looks at other moments."""
    page = prepare(jupyterlab, axe)
    jupyterlab.quietly(MOMENTS)
    view = jupyterlab.show("table = moments.new(2, seed=3)\ntable")

    def until(moment):
        jupyterlab.quietly(f"_ = moments.play_until(table, {moment})")
        moves = jupyterlab.ask("len(table.moves)")
        page.wait_for_function("([at, moves]) => kit.snapshot(at).log.last === moves", arg=[view.at, moves])

    until("moments.paying")
    view.click(next(key for key in view.call("lit") if view.call("opens", key)))
    view.root.locator(".t-menu").wait_for()
    found = look(view, "pay")
    until("lambda shown: shown['outcome'] is not None")
    page.wait_for_function("at => kit.root(at).querySelector('.t-end')", arg=view.at)
    view.call("goOn")
    assert found + look(view, "final", least=8) == []  # there are fewer words than on a board


def test_axe_finds_nothing_serious_in_any_part(jupyterlab, axe):
    page = prepare(jupyterlab, axe)
    jupyterlab.quietly(MOMENTS)
    jupyterlab.quietly("table = moments.new(2, seed=3)\n_ = moments.play_until(table, moments.paying)")
    parts = ", ".join(f"tw.{part}(table)" for part in PARTS)
    view = View(jupyterlab, jupyterlab.run(f"__import__('ipywidgets').VBox([{parts}])"))
    page.wait_for_function(
        "count => document.querySelectorAll('.terra .t-shell').length === count", arg=len(PARTS)
    )
    view.root = page.locator(".widget-vbox")
    assert look(view, "parts") == []


def test_one_polite_live_region_announces_moves(jupyterlab):
    view = jupyterlab.show('table = tw.new(players=["Team A", "Team B"], seed=2)\ntable')
    region = view.root.locator("[aria-live]")
    assert region.count() == 1
    assert region.get_attribute("aria-live") == "polite"
    view.root.evaluate(
        """root => {
            kit.said = [];
            const region = root.querySelector("[aria-live]");
            const all = { childList: true, characterData: true, subtree: true };
            new MutationObserver(() => kit.said.push(region.textContent)).observe(region, all);
        }"""
    )
    announced = []
    for _ in range(3):
        view.decide(view.call("lit")[-1])
        announced.append(view.snapshot["announce"])
    assert jupyterlab.page.evaluate("kit.said") == announced
    assert all(announced)

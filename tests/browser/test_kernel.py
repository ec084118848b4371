"""The kernel goes away: the widget says so, and keeps what it showed last."""

import pytest

pytestmark = pytest.mark.long

GONE = "at => kit.root(at)?.querySelector('.t-gone')"
PARTS = ".t-face .t-name, .t-sheet td, .t-entries li"
FACES = f"at => [...kit.root(at).querySelectorAll('{PARTS}')].map(one => one.textContent)"
MOST = 15_000  # milliseconds: the server itself looks after its kernels every few seconds


def played(jupyterlab):
    """A table in the middle of a game."""
    view = jupyterlab.show('table = tw.new(players=["Team A", "Team B"], seed=7)\ntable')
    for key in ("market:I:2", None, None):
        view.decide(key or view.call("lit")[0])
    return view


def says_that_it_is_gone(jupyterlab, view, before):
    """The sentence stands there, nothing is lit, and all else is as it was."""
    banner = view.root.locator(".t-gone")
    assert banner.inner_text().strip() == jupyterlab.page.evaluate("at => kit.snapshot(at).gone", view.at)
    assert banner.get_attribute("role") == "alert"
    assert view.call("lit") == []
    assert jupyterlab.page.evaluate(FACES, view.at) == before
    assert len(before) > 10


def test_a_kernel_that_is_shut_down_shows_at_the_next_click(jupyterlab):
    jupyterlab.new()
    view = played(jupyterlab)
    before = jupyterlab.page.evaluate(FACES, view.at)
    key = view.call("lit")[0]
    jupyterlab.page.evaluate("kit.panel.sessionContext.shutdown()")
    view.click(key)
    jupyterlab.page.wait_for_function(GONE, arg=view.at, timeout=MOST)
    says_that_it_is_gone(jupyterlab, view, before)


def test_a_saved_notebook_opened_again_shows_the_last_state(jupyterlab):
    """JupyterLab starts another kernel, which has run no cell. ("No kernel" at all shows no ipywidget.)"""
    path = jupyterlab.new()
    view = played(jupyterlab)
    before = jupyterlab.page.evaluate(FACES, view.at)
    jupyterlab.save()
    jupyterlab.close()
    jupyterlab.reopen(path)
    jupyterlab.page.wait_for_function(GONE, arg=view.at)
    jupyterlab.page.evaluate("at => kit.model(at)", view.at)
    says_that_it_is_gone(jupyterlab, view, before)
    again = jupyterlab.show("import terra_widgets as tw\ntw.new(players=2, seed=7)")
    assert again.call("lit") != []
    assert again.root.locator(".t-gone").count() == 0

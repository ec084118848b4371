"""Nothing is lost: kernels and servers go, tabs are closed, two tabs click at once, data are erased."""

import os
import shutil
import signal

import pytest
from test_kernel import FACES, GONE, MOST, says_that_it_is_gone

import terra_widgets as tw

pytestmark = pytest.mark.long

CELL = 'table = tw.new(players=["Team A", "Team B"], seed=7)\ntable'
KEPT = "at => kit.models[at].get('autosave')"
FULL = """
real = os.fsync
def full(handle):
    raise OSError(errno.ENOSPC, "No space left on device")
os.fsync = full
"""
STORED = "Object.entries(localStorage).filter(([key]) => key.startsWith('terra:')).map(([, text]) => text)"


def play(view, count):
    for number in range(count):
        lit = view.call("lit")
        view.decide(lit[number % len(lit)])


def told(jupyterlab):
    """Close the dialog in which JupyterLab tells that a kernel has died; another one is there then."""
    jupyterlab.page.locator(".jp-Dialog").wait_for()
    jupyterlab.dismiss()
    jupyterlab.page.wait_for_function("kit.panel.sessionContext.session.kernel.status === 'idle'")


def run_again(jupyterlab, view):
    """Run all cells of the notebook again, from the first."""
    jupyterlab.page.evaluate("window.jupyterapp.commands.execute('notebook:run-all-cells')")
    jupyterlab.page.wait_for_function(
        "at => kit.root(at)?.querySelector('.t-shell') && !kit.root(at).querySelector('.t-gone')", arg=view.at
    )
    jupyterlab.page.evaluate("at => kit.model(at)", view.at)


def kept(view):
    return view.page.evaluate(KEPT, view.at)


def stored(jupyterlab):
    jupyterlab.page.wait_for_function(f"{STORED}.length > 0")
    return jupyterlab.page.evaluate(STORED)


def begin(jupyterlab):
    """Nothing is there that an earlier test has kept."""
    jupyterlab.page.evaluate("localStorage.clear()")
    shutil.rmtree(jupyterlab.host.notebooks / "terra-saves", ignore_errors=True)


def test_after_a_killed_kernel_the_same_cell_offers_to_go_on(jupyterlab):
    begin(jupyterlab)
    jupyterlab.new()
    view = jupyterlab.show(CELL)
    play(view, 6)
    moves = jupyterlab.ask("len(table.moves)")
    jupyterlab.quietly("import terra_widgets.table.autosave.later as later; later.LATER.finish()")
    before = jupyterlab.page.evaluate(FACES, view.at)
    os.kill(jupyterlab.ask("__import__('os').getpid()"), signal.SIGKILL)
    jupyterlab.page.wait_for_function(
        GONE, arg=view.at, timeout=MOST
    )  # at once, before JupyterLab's own dialog
    says_that_it_is_gone(jupyterlab, view, before)
    told(jupyterlab)
    says_that_it_is_gone(jupyterlab, view, before)
    rescue = view.root.locator(".t-rescue textarea")
    assert len(tw.resume(rescue.input_value()).moves) == moves
    run_again(jupyterlab, view)
    offer = view.root.locator(".t-offer")
    assert view.call("lit") == []  # nobody plays by mistake before they have chosen
    assert f"moves: {moves}" in offer.inner_text()
    assert offer.get_by_role("button").count() == 2
    offer.get_by_role("button").first.click()
    view.page.wait_for_function("([at, moves]) => kit.snapshot(at).log.last === moves", arg=[view.at, moves])
    offer.wait_for(state="detached")
    assert jupyterlab.ask("len(table.moves)") == moves
    play(view, 2)


def test_a_fresh_server_is_offered_what_the_browser_kept(jupyterlab):
    """As on Binder: the folder is gone with the server, the browser is the same."""
    begin(jupyterlab)
    jupyterlab.new()
    view = jupyterlab.show(CELL)
    play(view, 5)
    moves = jupyterlab.ask("len(table.moves)")
    stored(jupyterlab)
    jupyterlab.page.wait_for_function(
        f"moves => {STORED}.some(text => JSON.parse(text)[0].moves === moves)", arg=moves
    )
    jupyterlab.quietly(
        "import shutil; shutil.rmtree('terra-saves'); import terra_widgets; terra_widgets.saves(False)"
    )
    os.kill(jupyterlab.ask("__import__('os').getpid()"), signal.SIGKILL)
    told(jupyterlab)
    run_again(jupyterlab, view)
    assert kept(view)["offers"] == []
    offer = view.root.locator(".t-offer")
    assert "this browser's copy" in offer.inner_text()
    offer.get_by_role("button").first.click()
    view.page.wait_for_function("([at, moves]) => kit.snapshot(at).log.last === moves", arg=[view.at, moves])
    assert jupyterlab.ask("len(table.moves)") == moves


def test_starting_anew_plays_the_new_table_and_keeps_the_old_game(jupyterlab):
    begin(jupyterlab)
    view = jupyterlab.show(CELL)
    play(view, 5)
    view = jupyterlab.show(CELL)
    assert view.root.locator(".t-offer").count() == 0  # another cell
    first = jupyterlab.show(CELL)
    play(first, 4)
    jupyterlab.quietly("import terra_widgets.table.autosave.later as later; later.LATER.finish()")
    jupyterlab.page.evaluate("window.jupyterapp.commands.execute('notebook:run-cell')")
    first.root.locator(".t-offer").wait_for()
    jupyterlab.page.evaluate("at => kit.model(at)", first.at)
    first.root.locator("[data-key='autosave:anew']").click()
    first.root.locator(".t-offer").wait_for(state="detached")
    assert jupyterlab.ask("len(table.moves)") == 0
    play(first, 1)
    jupyterlab.quietly("later.LATER.finish()")
    assert len(list((jupyterlab.host.notebooks / "terra-saves").glob("*.json"))) == 3


def test_automatic_players_wait_until_somebody_has_chosen(jupyterlab):
    begin(jupyterlab)
    code = 'table = tw.new(players=["bot:greedy", "Team A"], seed=3)\ntable'
    view = jupyterlab.show(code)
    jupyterlab.page.wait_for_function("at => kit.snapshot(at).log.last > 1", arg=view.at)
    jupyterlab.quietly("import terra_widgets.table.autosave.later as later; later.LATER.finish()")
    jupyterlab.page.evaluate("window.jupyterapp.commands.execute('notebook:run-cell')")
    view.root.locator(".t-offer").wait_for()
    jupyterlab.page.evaluate("at => kit.model(at)", view.at)
    jupyterlab.page.wait_for_timeout(1500)  # twice their pace
    assert jupyterlab.ask("len(table.moves)") == 0
    view.root.locator("[data-key='autosave:anew']").click()
    jupyterlab.page.wait_for_function("at => kit.snapshot(at).log.last > 0", arg=view.at)


def test_two_tabs_on_one_table_never_make_a_move_twice(jupyterlab, other):
    """Both tabs see the same moment and click at once: one move counts, the other tab is told."""
    begin(jupyterlab)
    view = jupyterlab.show(CELL)
    jupyterlab.save()
    twin = other.join(view)
    same = "([at, n]) => kit.snapshot(at).number >= n"
    jupyterlab.page.evaluate("at => kit.hear(at)", view.at)
    for _ in range(4):
        jupyterlab.page.evaluate("() => { kit.heard.length = 0; }")
        other.page.wait_for_function(same, arg=[view.at, view.number])
        before = jupyterlab.ask("len(table.moves)")
        number = view.number
        move = jupyterlab.ask("table.legal_moves[-1]")
        # From each tab the same click, sent before either has an answer.
        for tab in (view, twin):
            tab.page.evaluate(
                "([at, message]) => void kit.models[at].send({ id: `${Math.random()}`, ...message })",
                [view.at, {"at": number, "move": move}],
            )
        view.changed(number)
        jupyterlab.page.wait_for_function(
            "kit.heard.some(Boolean)"
        )  # one of the two is told that it came too late
        played = jupyterlab.ask("list(table.moves)")[before:]
        assert played[0] == move
        forced = jupyterlab.ask(
            f"[len(table.game.legal_moves(state)) for state in table.history[{before + 1}:-1]]"
        )
        assert set(forced) <= {1}  # only what follows by itself, nothing was chosen twice
    other.page.wait_for_function(same, arg=[view.at, view.number])
    assert twin.snapshot["log"] == view.snapshot["log"]


def test_a_closed_tab_loses_nothing(jupyterlab, other):
    begin(jupyterlab)
    view = jupyterlab.show(CELL)
    play(view, 4)
    jupyterlab.save()
    twin = other.join(view)  # another page of the same server, as after closing the first
    assert twin.snapshot["log"] == view.snapshot["log"]
    assert twin.call("lit") == view.call("lit") != []


def test_the_code_is_copied_downloaded_and_pasted(jupyterlab):
    begin(jupyterlab)
    view = jupyterlab.show(CELL)
    play(view, 5)
    panel = view.root.locator(".t-autosave")
    panel.locator("summary").click()
    jupyterlab.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    panel.locator("[data-key='autosave:copy']").click()
    panel.get_by_text("Copied.").wait_for()
    code = jupyterlab.page.evaluate("navigator.clipboard.readText()")
    assert tw.resume(code).record.to_json() == jupyterlab.ask("table.record.to_json()")
    with jupyterlab.page.expect_download() as download:
        panel.locator("[data-key='autosave:download']").click()
    assert tw.load(download.value.path()).resume_code() == code
    again = jupyterlab.show(CELL)
    again.root.locator(".t-autosave summary").click()
    again.root.locator("[data-key='autosave:paste']").fill(code[:-4])
    again.root.locator("[data-key='autosave:go']").click()
    again.root.get_by_role("alert").filter(has_text="This resume code is damaged.").wait_for()
    again.root.locator("[data-key='autosave:paste']").fill(code)
    again.root.locator("[data-key='autosave:go']").click()
    jupyterlab.page.wait_for_function("at => kit.snapshot(at).log.last > 0", arg=again.at)
    assert jupyterlab.ask("table.resume_code()") == code


def test_erase_my_data_removes_files_and_browser_storage(jupyterlab):
    begin(jupyterlab)
    view = jupyterlab.show(CELL)
    play(view, 5)
    stored(jupyterlab)
    jupyterlab.quietly("import terra_widgets.table.autosave.later as later; later.LATER.finish()")
    assert list((jupyterlab.host.notebooks / "terra-saves").glob("*.json"))
    view.root.locator(".t-autosave summary").click()
    view.root.locator("[data-key='autosave:erase']").click()
    view.root.locator("[data-key='autosave:no']").click()
    view.root.locator("[data-key='autosave:erase']").click()
    view.root.locator("[data-key='autosave:yes']").click()
    view.root.locator(".t-autosave").get_by_text("Erased. This table is no longer kept.").wait_for()
    assert jupyterlab.page.evaluate(STORED) == []
    assert not (jupyterlab.host.notebooks / "terra-saves").exists()
    play(view, 2)
    jupyterlab.quietly("later.LATER.finish()")
    assert jupyterlab.page.evaluate(STORED) == []
    assert not (jupyterlab.host.notebooks / "terra-saves").exists()


def test_a_full_disk_is_said_and_play_goes_on(jupyterlab):
    begin(jupyterlab)
    view = jupyterlab.show(CELL)
    play(view, 2)
    jupyterlab.quietly("import terra_widgets.table.autosave.later as later, os, errno; later.LATER.finish()")
    (path,) = (jupyterlab.host.notebooks / "terra-saves").glob("*.json")
    good = path.read_bytes()
    jupyterlab.quietly(FULL)
    play(view, 1)
    view.root.get_by_role("alert").filter(has_text="No space left on device").wait_for()
    assert path.read_bytes() == good
    play(view, 1)
    jupyterlab.quietly("os.fsync = real")
    play(view, 1)
    view.root.get_by_role("alert").filter(has_text="No space left").wait_for(state="detached")
    assert path.read_bytes() != good

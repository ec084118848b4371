"""The lab in JupyterLab: from a click to bars, beside the same simulation without a widget; and its size."""

import sys

import pytest

pytestmark = pytest.mark.long

GAMES = 1000
# The best of so many: other things that this machine does can only make it slower.
TRIES = 4
RUN = """at => new Promise((done) => {
    const root = kit.root(at);
    const state = () => root.querySelector(".t-lab-progress")?.dataset.state;
    const chart = ".t-lab-chart:not([data-faded]) img";
    const fresh = () => state() === "running" && root.querySelector(chart) !== null;
    const found = { first: null, all: null, drawn: 0 };
    let began = 0, frame = "";
    const watch = new MutationObserver(() => {
        const now = root.querySelector(".t-lab-progress p")?.textContent;
        if (now !== frame) found.drawn += 1;
        frame = now;
        if (found.first === null && fresh()) found.first = performance.now() - began;
        if (state() !== "done" || found.first === null) return;
        watch.disconnect();
        requestAnimationFrame(() => done({ ...found, all: performance.now() - began }));
    });
    watch.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    began = performance.now();
    root.querySelector("[data-key=run]").click();
})"""
PLAIN = f"""
import time
from terra_widgets.simulation.simulation import stream
def plain():
    begun = time.perf_counter()
    batches = stream(players=["greedy"] * 2, games={GAMES}, seed=1)
    next(batches)
    first = time.perf_counter() - begun
    for _ in batches:
        pass
    return first, time.perf_counter() - begun
"""


def say(figures):
    """Tell what was measured; pytest shows it with -s, and where a test fails."""
    sys.stdout.write(figures + "\n")


@pytest.mark.alone
def test_bars_come_at_once_and_a_thousand_games_take_no_longer_than_without_a_widget(jupyterlab):
    jupyterlab.run("import terra_widgets.simulation" + PLAIN)
    jupyterlab.page.set_default_timeout(120_000)
    view = jupyterlab.show(f"made = tw.Lab(players=['greedy', 'greedy'], games={GAMES}, seed=1)\nmade")
    first, all_of_them, soonest, alone = [], [], [], []
    for _ in range(TRIES):  # taken in turns: what else the machine does then slows both
        found = jupyterlab.page.evaluate(RUN, view.at)
        first.append(found["first"] / 1000)
        all_of_them.append(found["all"] / 1000)
        begun, took = jupyterlab.ask("plain()")
        soonest.append(begun)
        alone.append(took)
        say(
            f"{GAMES} games of two greedy players: first bars after {first[-1]:.2f} s (target 1), all after "
            f"{all_of_them[-1]:.2f} s (target 5), {found['drawn']} drawings; without a widget "
            f"{soonest[-1]:.2f} s and {alone[-1]:.2f} s"
        )
        jupyterlab.page.wait_for_function("at => kit.snapshot(at).run.state === 'done'", arg=view.at)
        if min(all_of_them) <= 1.3 * min(alone) and min(first) <= 0.2 * min(alone):
            break
    assert min(first) <= 0.2 * min(alone), "a fifth of the target for all, as one second is of five"
    assert min(all_of_them) <= 1.3 * min(alone)


SLIDE = """([at, strength]) => new Promise((done) => {
    const root = kit.root(at);
    const slider = root.querySelector("[data-key=strength]");
    const answered = () => {
        const { finding, run } = kit.snapshot(at);
        return finding.includes(`: ${strength}”`) && run.done >= 200;
    };
    const began = performance.now();
    const watch = new MutationObserver(() => {
        if (!answered()) return;
        watch.disconnect();
        requestAnimationFrame(() => done(performance.now() - began));
    });
    watch.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    slider.value = strength;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
})"""
ALONE = """
import time
from terra_widgets.simulation.jobs import play_games
def alone():
    job = made._experiment.setup.job()
    begun = time.perf_counter()
    play_games(job, range(1, 201))
    return time.perf_counter() - begun
"""


@pytest.mark.alone
def test_a_moved_slider_answers_in_less_than_twice_what_200_games_take_on_one_core(jupyterlab):
    jupyterlab.page.set_default_timeout(120_000)
    view = jupyterlab.show("made = tw.Lab()\nmade")
    jupyterlab.run(ALONE)
    jupyterlab.quietly("made.run()")  # the workers have started
    answered, played = [], []
    for strength in (1, 3, 4, 5):
        answered.append(jupyterlab.page.evaluate(SLIDE, [view.at, strength]) / 1000)
        view.click("run")  # stop: the rest would be in the way of what is measured next
        jupyterlab.page.wait_for_function("at => kit.snapshot(at).run.state === 'stopped'", arg=view.at)
        played.append(jupyterlab.ask("alone()"))
        say(f"the slider's answer after {answered[-1]:.2f} s; 200 games on one core {played[-1]:.2f} s")
        if min(answered) <= min(played):
            break
    say(f"the slider's answer takes {min(answered) / min(played):.2f} of 200 games on one core")
    assert min(answered) <= 2 * min(played)
    jupyterlab.quietly("made.close()")


def test_stop_works_while_games_are_played_and_the_notebook_stays_free(jupyterlab):
    view = jupyterlab.show("made = tw.Lab(games=20_000)\nmade")
    view.click("run")
    jupyterlab.page.wait_for_function("at => kit.snapshot(at).run.done > 0", arg=view.at, timeout=60_000)
    assert jupyterlab.ask("6 * 7") == 42
    assert view.snapshot["run"]["state"] == "running"
    view.click("run")
    jupyterlab.page.wait_for_function(
        "at => kit.snapshot(at).run.state === 'stopped'", arg=view.at, timeout=60_000
    )
    done = view.snapshot["run"]["done"]
    assert 0 < done < 20_000
    assert jupyterlab.ask("made.frame()['game'].nunique()") == done
    jupyterlab.quietly("made.close()")


def test_the_slider_runs_again_and_compares(jupyterlab):
    view = jupyterlab.show(
        "made = tw.Lab(players=['clean', 'growth'], rule='carbon_price', strength=0, games=60)\nmade"
    )
    done = "at => kit.snapshot(at).run.state === 'done'"
    view.click("run")
    jupyterlab.page.wait_for_function(done, arg=view.at, timeout=60_000)
    view.click("keep")
    view.root.locator(".t-lab-kept").wait_for()
    view.root.get_by_role("slider").fill("5")
    compared = "at => kit.snapshot(at).summary.includes('goes down') && kit.snapshot(at).run.state === 'done'"
    jupyterlab.page.wait_for_function(compared, arg=view.at, timeout=60_000)
    said = view.snapshot["summary"]
    assert view.root.locator(".t-lab-numbers p").text_content() == said
    assert jupyterlab.ask("made.summary") == said
    assert jupyterlab.ask("list(made.runs)") == ["The game as printed"]
    same = "tw.simulate(players=['clean', 'growth'], games=60, options={'carbon_price': 5}, progress=False)"
    assert jupyterlab.ask(f"bool((made.frame() == {same}).all().all())")


def test_rows_picture_and_page_are_saved(jupyterlab, tmp_path):
    view = jupyterlab.show("made = tw.Lab(games=40)\nmade.run()\nmade")
    for what, start in (("csv", b"\xef\xbb\xbfrun,"), ("png", b"\x89PNG"), ("html", b"<!doctype html>")):
        with jupyterlab.page.expect_download() as waiting:
            view.click(f"export:{what}")
        assert waiting.value.path().read_bytes().startswith(start)


def test_a_saved_lab_is_small(jupyterlab):
    jupyterlab.save()
    empty = jupyterlab.path.stat().st_size
    view = jupyterlab.show("made = tw.Lab(players=['clean', 'growth', 'trader'], games=60)\nmade")
    view.click("run")
    jupyterlab.page.wait_for_function(
        "at => kit.snapshot(at).run.state === 'done'", arg=view.at, timeout=60_000
    )
    for _ in range(2):
        number = view.number
        view.click("keep")
        jupyterlab.page.wait_for_function("([at, n]) => kit.snapshot(at).number > n", arg=[view.at, number])
    jupyterlab.save()
    size = jupyterlab.path.stat().st_size - empty
    say(f"a saved lab with two kept runs: {size / 1024:.0f} KB")
    assert size < 300_000


def test_closing_a_lab_while_it_runs_ends_its_workers(jupyterlab):
    view = jupyterlab.show("made = tw.Lab(games=20_000)\nmade")
    view.click("run")
    jupyterlab.page.wait_for_function("at => kit.snapshot(at).run.done > 0", arg=view.at, timeout=60_000)
    jupyterlab.quietly("from multiprocessing import active_children; crew = active_children()")
    assert jupyterlab.ask("len(crew)") > 0
    jupyterlab.quietly("made.close()\nfor worker in crew: worker.join(60)")
    assert jupyterlab.ask("[worker.exitcode is not None for worker in crew]") == [True] * jupyterlab.ask(
        "len(crew)"
    )

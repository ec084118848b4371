"""While cards fly, frames come as steadily as while a bare square does on the same page."""

import json

import pytest
from stage import show

import terra_widgets as tw
from terra_widgets.widgets.screen import Screen
from terra_widgets.widgets.snapshot import Settings

MISSED = 0.05  # of the frames that a screen with 60 a second would show
# How many frames there should have been, and how many were missed, until nothing flies any more.
FRAMES = """async (told) => {
    const frame = () => new Promise(requestAnimationFrame);
    if (told) stage.model.show(JSON.parse(told));
    else {
        const square = document.createElement("div");
        square.className = "t-flying";
        square.style.cssText = "position: fixed; top: 0; width: 100px; height: 100px; background: red";
        document.body.append(square);
        const flight = square.animate({ transform: ["none", "translate(600px, 400px)"] }, 280);
        flight.onfinish = () => square.remove();
    }
    let [last, wanted, missed] = [await frame(), 0, 0];
    last = await frame(); // with the first one the flight begins
    while (document.querySelector('.t-flying')) {
        const now = await frame();
        const passed = Math.max(1, Math.round((now - last) * 60 / 1000));
        wanted += passed;
        missed += passed - 1;
        last = now;
    }
    return [wanted, missed];
}"""


@pytest.mark.alone
@pytest.mark.long
def test_frames_are_not_missed_while_cards_fly(stage):
    page = stage(1200, 768, reduced_motion="no-preference")
    table = tw.new("terra_futura", players=["Ada", "Ben"], seed=5)
    screen = Screen(table, Settings(), lambda fresh: None)
    show(page, json.loads(json.dumps(screen.snapshot)))
    page.evaluate(FRAMES, None)  # the page has drawn itself
    cards, square = [], []
    for _ in range(12):
        square.append(page.evaluate(FRAMES, None))
        table.play(table.legal_moves[0])
        cards.append(page.evaluate(FRAMES, json.dumps(screen.snapshot)))
    wanted = sum(frames for frames, _ in cards)
    assert wanted > 60, "things did fly"
    found, peer = share(cards), share(square)
    assert found - peer < MISSED, f"missed {found:.1%} of {wanted} frames; with a bare square {peer:.1%}"


def share(flights):
    """The part of the frames that was missed."""
    return sum(missed for _, missed in flights) / sum(wanted for wanted, _ in flights)

"""A notebook that is saved in the middle of a game gives nothing of it away, though a hand was seen in it."""

import json

import pytest

from terra_widgets.table import resume_codes

pytestmark = pytest.mark.long

SEED = 712_345_678  # nine digits, so that one that is found is no other number
PEOPLE = ["Ada", "Ben", "Cy"]
STATE = "application/vnd.jupyter.widget-state+json"


def saved(jupyterlab):
    """The notebook as it lies in the folder, and the last snapshot of the board in it."""
    text = jupyterlab.path.read_text(encoding="utf-8")
    models = json.loads(text)["metadata"]["widgets"][STATE]["state"].values()
    (board,) = [one["state"]["snapshot"] for one in models if "snapshot" in one["state"]]
    return text, board


def say(view, **what):
    """Send what a click would, whatever lies over the place just now, and wait for what comes of it."""
    number = view.number
    message = {"id": f"m{number}", "at": number, **what}
    view.page.evaluate("([at, message]) => void kit.models[at].send(message)", [view.at, message])
    view.changed(number)


def uncover(view):
    """Be the one who is asked for."""
    say(view, do="handover")
    view.root.locator(".t-prompt").wait_for()


@pytest.mark.parametrize("game", ["terra", "nova_ziemia"])
def test_a_saved_notebook_has_neither_code_nor_seed_nor_hand(jupyterlab, game):
    jupyterlab.new()
    jupyterlab.quietly(f"table = tw.new({game!r}, players={PEOPLE}, seed={SEED})")
    view = jupyterlab.show("table")
    for _ in range(3):
        uncover(view)
        say(view, move=jupyterlab.ask("table.legal_moves[-1]"))
        if view.root.locator(".t-cover").count():
            uncover(view)
        jupyterlab.save()
        text, board = saved(jupyterlab)
        hand = jupyterlab.ask("table.view(table.to_move)['players'][table.game.to_move(table.state)]['hand']")
        assert hand, "somebody sees a hand"
        assert board["cover"] is not None, "and the notebook keeps the cover"
        assert str(SEED) not in text
        assert jupyterlab.ask("table.resume_code()") not in text
        assert resume_codes.PREFIX not in text
        say(view, do="hide")
        view.root.locator(".t-cover").wait_for()
    for path in (jupyterlab.host.notebooks / "terra-saves").glob("*.json"):
        kept = path.read_text(encoding="utf-8")
        assert str(SEED) not in kept
        assert json.loads(kept)["players"] != PEOPLE or '"moves"' not in kept

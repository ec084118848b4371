"""Names that are code, and messages that no view of ours sends."""

import json
import time
from pathlib import Path

import pytest
from hostile import ALL
from messages import COUNT, messages

from terra_widgets.games import catalog
from terra_widgets.games.decks.sheet import _INVISIBLE
from terra_widgets.games.terra_futura.rules.moves import TEXT
from terra_widgets.text.words import clean

pytestmark = pytest.mark.long

HERE = str(Path(__file__).resolve().parent)
# All but the one form that the widget has itself.
FOREIGN = (
    ".terra :is(script, img, iframe, object, embed, link, style, base, meta, a, template, video),"
    " .terra form:not(.t-paste)"
)
# What sticks out of a widget to the side, and is not made to be scrolled, or cut like the words on a bar.
WIDE = """at => {
    const root = kit.root(at), edge = root.getBoundingClientRect();
    const out = [...root.querySelectorAll("*")].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width > 0 && (box.right > edge.right + 1 || box.left < edge.left - 1)
            && !one.closest(".t-sr, [hidden], svg, .t-end-part");
    });
    return { width: edge.width, over: root.scrollWidth - root.clientWidth,
        out: out.slice(0, 5).map((one) => `${one.className}: ${one.textContent.slice(0, 60)}`) };
}"""


def test_hostile_names_and_notes_are_plain_text_and_break_nothing(jupyterlab):
    page, told = jupyterlab.page, ""
    jupyterlab.run(f"import sys; sys.path.append({HERE!r}); import hostile")
    for shift, first, most in ((0, 0, 10_000), (50, 40, 10_000), (25, 60, 90), (75, 82, 40)):
        view = jupyterlab.show(f"table = hostile.table({shift}, {first}, {most})\ntable")
        told += view.root.evaluate("root => root.textContent")
        if view.snapshot["outcome"] is not None:
            view.click("board")
            told += view.root.evaluate("root => root.textContent")
        view.click("more")  # the log names cards too
        told += view.root.evaluate("root => root.textContent")
        view.click("close")
        names = jupyterlab.ask("table.names")
        assert view.root.locator(".t-chip-name").all_text_contents() == [clean(name) for name in names]
        for width in (1400, 320):
            jupyterlab.resize(width)
            found = page.evaluate(WIDE, view.at)
            assert found["out"] == [], (width, shift)
            assert found["over"] <= 0, (width, shift, found)
        for key in ("cell:0:c3", "market:I:1", "market:II:4"):
            if page.evaluate("([at, key]) => Boolean(kit.find(at, key))", [view.at, key]):
                page.evaluate("([at, key]) => kit.find(at, key).focus()", [view.at, key])
                page.wait_for_timeout(450)  # the tip with the card's note
                assert page.evaluate(WIDE, view.at)["out"] == [], key
    missing = [text for text in ALL if visible(text) and visible(text) not in "".join(told.split())]
    assert missing == []
    assert page.locator(FOREIGN).count() == 0
    assert page.evaluate("window.__pwned") is None


def until(done):
    """Wait for the kernel, which carries out messages beside what it is asked."""
    for _ in range(100):
        if done():
            return
        time.sleep(0.2)
    raise AssertionError("the kernel did not get all messages")


def visible(text):
    """What is left of a text when the deck's reader and the view have seen to its blanks."""
    return "".join(clean(text.translate(_INVISIBLE)).split())


def test_a_thousand_hostile_messages_change_nothing(jupyterlab):
    page = jupyterlab.page
    view = jupyterlab.show("table = tw.new(players=2, seed=6)\nwidget = tw.TableView(table)\nwidget")
    view.decide("market:I:1")
    page.mouse.move(0, 0)
    view.root.locator(".t-tip").wait_for(state="hidden")
    # Questions what a move would bring come from the page itself.
    jupyterlab.run("came = []; asks = lambda sent: isinstance(sent, dict) and 'foresee' in sent")
    jupyterlab.run("widget.on_msg(lambda _, sent, __: asks(sent) or came.append(1))")
    page.evaluate("at => kit.hear(at)", view.at)
    before = jupyterlab.ask("[table.record.to_json(), table.position_text()]")
    drawn, number = view.root.evaluate("root => root.innerText"), view.number
    legal = jupyterlab.ask("table.legal_moves")
    illegal = [move for move in TEXT if move not in legal]
    sent = messages(number, legal, illegal)
    page.evaluate("([at, sent]) => kit.flood(at, JSON.parse(sent))", [view.at, json.dumps(sent)])
    until(lambda: jupyterlab.ask("len(came)") == COUNT)
    assert jupyterlab.ask("[table.record.to_json(), table.position_text()]") == before
    assert view.number == number
    page.wait_for_timeout(200)
    heard = page.evaluate("kit.heard")
    assert len(heard) > 100  # equal ones are not sent again
    for sentence in heard:
        assert sentence is None or (0 < len(sentence) < 300 and "\n" not in sentence), sentence
        assert "Traceback" not in (sentence or "")
    assert view.root.evaluate("root => root.innerText") == drawn
    assert page.evaluate("window.__pwned") is None


@pytest.mark.parametrize("game", catalog.games())
def test_a_refused_click_shows_one_sentence(jupyterlab, game):
    """A click whose message is changed on its way: as from a second tab, or forged."""
    page = jupyterlab.page
    view = jupyterlab.show(f'table = tw.new({game!r}, players=["Team A", "Team B", "Team C"], seed=6)\ntable')
    before = jupyterlab.ask("table.position_text()")
    if view.snapshot["cover"]:
        view.decide("handover")
    key = next(key for key in view.call("lit") if not view.call("opens", key))
    for change in ("{ at: 0 }", "{ move: 'place e5' }", "{ move: '<b>x</b>' }", "{ move: 5 }", "{ more: 1 }"):
        page.evaluate(f"at => kit.forge(at, {change})", view.at)
        view.click(key)
        view.root.locator(".t-alert").wait_for()
        page.evaluate("at => kit.forge(at, null)", view.at)
        (sentence,) = view.root.locator("[role=alert]").all_inner_texts()
        assert sentence == view.snapshot["answer"]["error"]
        assert 10 < len(sentence) < 200
        assert view.root.locator("[role=alert] *").count() == 0
        page.keyboard.press("Escape")
        page.wait_for_function("at => !kit.root(at).querySelector('.t-alert')", arg=view.at)
    assert jupyterlab.ask("table.position_text()") == before
    view.decide(key)
    assert jupyterlab.ask("table.position_text()") != before


def test_a_page_cannot_write_what_python_holds(jupyterlab):
    view = jupyterlab.show("table = tw.new(players=2, seed=6)\nwidget = tw.TableView(table)\nwidget")
    before = jupyterlab.ask("[widget.snapshot, widget._kind, len(widget._esm)]")
    jupyterlab.page.evaluate(
        """at => {
            const state = { snapshot: { number: 1e6 }, _kind: "log", _esm: "alert(1)", table: 1 };
            kit.models[at].comm.send({ method: "update", state, buffer_paths: [] });
        }""",
        view.at,
    )
    assert jupyterlab.ask("[widget.snapshot, widget._kind, len(widget._esm)]") == before
    assert view.number == before[0]["number"]

"""What nobody should miss is held over the board until it was seen, and players wait for it."""

import json
import random

import pytest
from stage import seat, show

import terra_widgets as tw
from terra_widgets.widgets.screen import Screen
from terra_widgets.widgets.snapshot import Settings

GO_ON = "[data-key='go-on']"
TABLES = {
    "terra_futura": ["Ada", "bot:greedy"],
    "terra": ["Ada", "bot:helper", "bot:helper"],
    "terrabilis": ["Ada", "bot:ally", "bot:ally"],
    "nova_ziemia": ["Ada", "bot:thinker"],
}


class Held:
    """A page without a hand that dismisses what it holds, and a screen that plays on."""

    def __init__(self, stage, game, **settings):
        self.page = stage(1000, 700, reduced_motion="reduce")
        self.page.remove_locator_handler(self.page.locator(GO_ON))
        self.table = tw.new(game, players=TABLES[game], seed=3)
        self.screen = Screen(self.table, Settings(**settings), lambda fresh: None)
        show(self.page, json.loads(json.dumps(self.screen.snapshot)))

    def until(self, wanted):
        """Play at random until a notice is as wanted; the page shows that moment alone."""
        luck = random.Random(1)
        for _ in range(900):
            if self.table.to_move is None:
                break
            if self.table.to_move in self.table.automatic:
                self.table.advance(most=1)
            else:
                self.table.play(luck.choice(self.table.legal_moves))
            if any(wanted(one) for one in self.screen.snapshot["notices"]):
                self.show()
                return self.screen.snapshot["notices"]
        raise AssertionError("This never happens.")

    def show(self):
        self.page.evaluate("told => stage.model.show(JSON.parse(told))", json.dumps(self.screen.snapshot))


def lasting(notice):
    return not notice["brief"]


@pytest.mark.parametrize("game", TABLES)
def test_what_is_important_stays_until_it_was_seen(stage, game):
    held = Held(stage, game)
    notices = held.until(lasting)
    page = held.page
    page.wait_for_selector(".t-notice")
    assert page.locator(".t-notice-title").all_inner_texts() == [one["title"] for one in notices]
    page.locator(GO_ON).click()
    assert page.locator(".t-notices").count() == 0
    held.show()  # the same once more, as an answer comes
    page.wait_for_timeout(50)
    assert page.locator(".t-notices").count() == 0


@pytest.mark.parametrize(
    ("game", "title"),
    [
        ("terra_futura", "stands still"), ("terra_futura", "final activations"), ("terra", "Solved"),
        ("terra", "Full-blown"), ("terrabilis", "bursts"), ("terrabilis", "was wrong"),
        ("terrabilis", "knew it"), ("terrabilis", "disaster"), ("nova_ziemia", "Mission met"),
        ("nova_ziemia", "No mission"),
    ],
)  # fmt: skip
def test_each_kind_of_moment_has_its_notice(game, title):
    table = tw.new(game, players=TABLES[game], seed=3)
    screen, luck = Screen(table, Settings(), lambda fresh: None), random.Random(1)
    for _ in range(2500):
        if any(title in one["title"] for one in screen.snapshot["notices"]):
            return
        if table.to_move is None:
            table = tw.new(game, players=TABLES[game], seed=luck.randrange(1000))
            screen = Screen(table, Settings(), lambda fresh: None)
        elif table.to_move in table.automatic:
            table.advance(most=1)
        else:
            table.play(luck.choice(table.legal_moves))
    raise AssertionError("This never happens.")


def test_a_quiz_answer_tells_the_right_one_and_its_source(stage):
    held = Held(stage, "terrabilis")
    held.until(lambda one: bool(one["source"]))
    held.page.wait_for_selector(".t-notice")
    text = held.page.locator(".t-notice").first.inner_text()
    assert "Right is" in text
    assert "Source:" in text


def test_any_click_beside_it_goes_on_and_makes_no_move(stage):
    held = Held(stage, "terra_futura")
    held.until(lasting)
    held.page.wait_for_selector(".t-notices")
    held.page.mouse.click(300, 600)
    assert held.page.locator(".t-notices").count() == 0
    assert held.page.evaluate("stage.model.sent") == []


def test_the_second_half_of_a_double_click_does_not_dismiss_it(stage):
    held = Held(stage, "terra_futura")
    held.until(lasting)
    held.page.wait_for_selector(".t-notices")
    held.page.locator(".t-notices").dispatch_event("click", {"detail": 2, "bubbles": True})
    assert held.page.locator(".t-notices").count() == 1


def test_by_keyboard_it_has_the_focus_and_gives_it_back(stage):
    held = Held(stage, "terra_futura")
    page = held.page
    page.locator("[data-key='more']").focus()
    held.until(lasting)
    page.wait_for_function("document.activeElement.dataset.key === 'go-on'")
    page.keyboard.press("Enter")
    page.wait_for_function("!document.querySelector('.t-notices')")
    page.wait_for_function("document.activeElement.closest('.terra') !== null")


def test_the_focus_goes_there_also_when_what_had_it_is_gone(stage):
    held = Held(stage, "terra")
    page = held.page
    held.until(lambda one: one["tone"] == "good")  # a crisis that is solved leaves the board
    page.locator(GO_ON).click()
    page.locator(".tr-hand button").first.focus()
    # The whole hand goes with the next snapshot.
    shown = {**held.screen.snapshot, "number": held.screen.snapshot["number"] + 1}
    shown["own"] = {**shown["own"], "cards": [], "combinations": []}
    page.evaluate("told => stage.model.show(JSON.parse(told))", json.dumps(shown))
    page.wait_for_function("document.activeElement.dataset.key === 'go-on'")


def test_the_live_region_says_it_once(stage):
    held = Held(stage, "terra_futura")
    held.until(lambda one: "stands still" in one["title"])
    held.page.wait_for_selector(".t-notice")
    status = held.page.locator("[role=status]").inner_text()
    assert status == held.screen.snapshot["announce"]
    assert held.page.locator(".t-notices [aria-live], .t-notices [role=alert]").count() == 0


def test_automatic_players_wait_until_it_was_seen(stage):
    page = stage(1000, 700, reduced_motion="reduce")
    page.remove_locator_handler(page.locator(GO_ON))
    table = tw.new("terrabilis", players=TABLES["terrabilis"], seed=3)
    page.clock.install()
    screen = seat(page, table)
    luck = random.Random(1)
    for _ in range(400):
        if table.to_move in table.automatic:
            table.advance(most=1)
        else:
            table.play(luck.choice(table.legal_moves))
        if table.to_move in table.automatic and any(map(lasting, screen.snapshot["notices"])):
            break
    page.evaluate("told => stage.model.show(JSON.parse(told))", json.dumps(screen.snapshot))
    page.wait_for_selector(".t-notice")
    moves = len(table.moves)
    page.clock.run_for(5000)
    assert len(table.moves) == moves
    page.locator(GO_ON).click()
    page.clock.run_for(800)
    page.wait_for_function(
        "number => stage.model.values.snapshot.number > number", arg=screen.snapshot["number"] - 1
    )
    assert len(table.moves) > moves


def test_dice_go_by_themselves(stage):
    held = Held(stage, "terrabilis")
    held.page.clock.install()
    held.until(lambda one: one["brief"])
    held.page.wait_for_selector(".t-notice")
    held.page.clock.run_for(1500)
    held.page.wait_for_function("!document.querySelector('.t-notices')")


def test_what_is_taken_back_or_looked_at_again_is_not_held_again():
    table = tw.new("terra_futura", players=["Ada", "Ben"], seed=3, sandbox=True)
    screen, luck = Screen(table, Settings(), lambda fresh: None), random.Random(1)
    while not screen.snapshot["notices"]:
        table.play(luck.choice(table.legal_moves))
    for what in ({"look": len(table.moves) - 1}, {"look": None}, {"do": "undo"}, {"do": "redo"}):
        screen.receive({"id": f"a-{what}"[:20], "at": screen.snapshot["number"], **what})
        assert screen.snapshot["answer"]["error"] is None, what
        assert screen.snapshot["notices"] == []

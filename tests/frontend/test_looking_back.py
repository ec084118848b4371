"""Looking back: to the beginning, one move back or on, to now, and to any moment with a slider."""

import moments
from stage import seat


def looking(stage):
    """A page that looks back from so far into a game that its log begins later; its screen, the last step."""
    page, table = stage(), moments.new(2)
    moments.play_until(table, moments.deciding("market", after=90))
    screen = seat(page, table)
    last = screen.snapshot["log"]["last"]
    assert screen.snapshot["log"]["first"] > 1
    page.locator("[data-key='more']").click()
    page.locator(f"[data-key='log:{last - 4}']").click()
    arrives(page, last - 4)
    return page, screen, last


def arrives(page, step):
    page.wait_for_function("at => stage.model.values.snapshot.log.looking === at", arg=step)


def test_buttons_go_to_the_beginning_back_on_and_to_now(stage):
    page, screen, last = looking(stage)
    for key, step in (("earlier", last - 5), ("later", last - 4), ("first", 0), ("later", 1)):
        page.locator(f"[data-key='look:{key}']").click()
        arrives(page, step)
    page.locator("[data-key='now']").click()
    page.wait_for_selector(".t-prompt")
    assert screen.snapshot["log"]["looking"] is None


def test_at_the_beginning_there_is_no_way_back(stage):
    page, _, _ = looking(stage)
    page.locator("[data-key='look:first']").click()
    arrives(page, 0)
    for key in ("first", "earlier"):
        assert page.locator(f"[data-key='look:{key}']").get_attribute("aria-disabled") == "true"


def test_one_move_on_from_the_last_but_one_is_now(stage):
    page, screen, last = looking(stage)
    page.locator("[data-key='look']").fill(str(last - 1))
    arrives(page, last - 1)
    page.locator("[data-key='look:later']").click()
    page.wait_for_selector(".t-prompt")
    assert screen.snapshot["log"]["looking"] is None


def test_keys_alone_do_all_of_it(stage):
    page, screen, last = looking(stage)
    slider = page.locator("[data-key='look']")
    slider.focus()
    for key, step in (("ArrowLeft", last - 5), ("Home", 0), ("ArrowRight", 1)):
        page.keyboard.press(key)
        arrives(page, step)
        assert page.evaluate("document.activeElement.dataset.key") == "look"
        assert slider.get_attribute("aria-valuetext") == f"{step} / {last}"
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.dataset.key") == "look:earlier"
    page.keyboard.press("Enter")
    arrives(page, 0)
    page.locator("[data-key='look']").focus()
    page.keyboard.press("End")
    page.wait_for_selector(".t-prompt")
    assert screen.snapshot["log"]["looking"] is None

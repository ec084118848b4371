"""What the others did can be seen again, move by move, and ends at now."""

import moments
from stage import seat, show


def begins_a_turn(shown):
    """Somebody decides after others have moved."""
    return shown["number"] > 30 and bool(shown["since"])


def begun(stage):
    page, table = stage(), moments.new(2)
    moments.play_until(table, begins_a_turn)
    screen = seat(page, table)
    page.clock.install()
    return page, screen


def looking(page, step):
    page.wait_for_function("at => stage.model.values.snapshot.log.looking === at", arg=step)


def test_their_moves_are_shown_again_and_then_now(stage):
    page, screen = begun(stage)
    first, last = screen.snapshot["since"][0]["step"], screen.snapshot["log"]["last"]
    page.locator("[data-key='replay']").click()
    for step in range(first - 1, last):
        looking(page, step)
        page.clock.run_for(700)
    page.wait_for_selector(".t-prompt")
    looking(page, None)
    assert screen.snapshot["notices"] == []


def test_whoever_does_something_else_ends_it(stage):
    page, screen = begun(stage)
    first = screen.snapshot["since"][0]["step"]
    page.locator("[data-key='replay']").click()
    looking(page, first - 1)
    page.locator("[data-key='now']").click()
    looking(page, None)
    page.clock.run_for(5000)
    looking(page, None)


def test_points_are_told_with_what_they_are_for(stage):
    table = moments.new(2)
    shown = moments.play_until(table, lambda shown: any(seat["gain"] for seat in shown["seats"]))
    page = stage()
    show(page, shown)
    gain = next(seat["gain"] for seat in shown["seats"] if seat["gain"])
    text = page.locator(".t-gain").first.inner_text()
    assert gain["why"] in text
    assert str(abs(gain["points"])) in text
    page.locator("[data-key='more']").click()
    assert gain["why"] in page.locator(".t-entries .t-scored").first.inner_text()

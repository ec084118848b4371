"""The guided first game: ten steps, each done by the learner's own move."""

import pytest
from widgets.helpers import Page, offered

import terra_widgets as tw
from terra_widgets.games.terra_futura import guide

PATH = [
    ["take I3"],
    ["place c2"],
    ["use c2"],
    ["use c3", "choose red"],
    ["skip", "take I4"],
    ["place c4"],
    ["use c2"],
    ["use c4", "pay green c2", "pay red c3"],
    ["pollute c2"],
    ["end", "skip", "take I1"],
]


def follow(page, steps):
    for moves in steps:
        for move in moves:
            if move == "skip":
                assert page.send(do="skip") is None
            else:
                page.play(move)


def test_there_are_ten_steps_with_texts_for_people():
    page = Page(tw.first_game())
    assert page.now["guide"]["steps"] == len(guide.STEPS) == 10
    for number in range(10):
        shown = page.now["guide"]
        assert shown["step"] == number + 1
        assert shown["title"]
        assert len(shown["text"]) < 330
        page.send(guide="next")
    assert page.now["guide"]["done"]


@pytest.mark.parametrize("done", range(11))
def test_each_step_is_done_by_the_move_it_asks_for(done):
    page = Page(tw.first_game(), auto=False)
    follow(page, PATH[:done])
    shown = page.now["guide"]
    assert shown["done"] == (done == 10)
    assert shown["step"] == min(done + 1, 10)


def test_the_moves_that_the_guide_points_at_lead_through_it():
    page = Page(tw.first_game())
    for _ in range(60):
        shown = page.now["guide"]
        if shown["done"]:
            break
        if page.now["watch"]:
            page.send(do="skip")
            continue
        assert shown["highlight"]
        page.play(pointed_at(page.now))
    assert page.now["guide"]["done"]
    assert [mark["count"] for mark in page.now["seats"][0]["marks"]] == [1]
    assert not any(cell["inactive"] for cell in page.now["territories"][0]["cells"].values())


def pointed_at(shown):
    """A move that the guide points at."""
    for name in reversed(shown["guide"]["highlight"]):
        part, _, rest = name.partition(":")
        if part == "market" and rest:
            return "take " + rest.replace(":", "")
        if part == "cell":
            effects = shown["territories"][0]["cells"][rest]["moves"]
            return effects[-1 if shown["guide"]["step"] in {8, 9} else 0]["move"]
        if part == "choices":
            return shown["choices"][0]["move"]
    return next(move for move in offered(shown) if move.startswith("take"))


def test_undo_goes_a_step_back():
    page = Page(tw.first_game())
    follow(page, PATH[:2])
    assert page.now["guide"]["step"] == 3
    page.send(do="undo")
    assert page.now["guide"]["step"] == 2


def test_other_moves_leave_the_guide_waiting():
    page = Page(tw.first_game(), auto=False)
    follow(page, PATH[:2])
    page.play("end")
    assert page.now["guide"]["step"] == 3


def test_the_guide_can_be_left_and_taken_up_again():
    page = Page(tw.first_game())
    follow(page, PATH[:1])
    assert page.send(guide="leave") is None
    assert page.now["guide"]["left"]
    assert page.now["guide"]["highlight"] == []
    follow(page, PATH[1:3])
    assert page.send(guide="resume") is None
    assert page.now["guide"]["step"] == 4
    assert not page.now["guide"]["left"]


def test_after_the_last_step_the_guide_closes():
    page = Page(tw.first_game())
    for _ in range(10):
        page.send(guide="next")
    assert page.now["guide"]["done"]
    page.send(guide="next")
    assert page.now["guide"] is None
    page.send(guide="resume")
    assert page.now["guide"]["done"]


def test_a_saved_first_game_goes_on_where_it_was(tmp_path):
    page = Page(tw.first_game(player="Zoë"))
    follow(page, PATH[:5])
    path = page.table.save(tmp_path / "first.json")
    again = Page(tw.first_game(saved=path))
    assert again.now["guide"] == page.now["guide"]


def test_the_game_can_be_played_to_its_end_beside_the_guide():
    page = Page(tw.first_game())
    while page.table.to_move is not None:
        assert page.send(**({"do": "skip"} if page.now["watch"] else {"move": offered(page.now)[0]})) is None
    assert page.now["outcome"]


def test_an_ordinary_table_has_no_guide():
    page = Page(tw.new(players=2, seed=1))
    assert page.now["guide"] is None
    assert page.send(guide="next") == "This table has no guide."


def test_all_screens_of_a_table_see_that_the_guide_was_left():
    table = tw.first_game()
    one, two, closed = Page(table), Page(table), Page(table)
    closed.screen.close()
    shown = closed.now
    assert one.send(guide="leave") is None
    assert (one.now["guide"]["left"], two.now["guide"]["left"]) == (True, True)
    assert two.send(guide="resume") is None
    assert (one.now["guide"]["left"], two.now["guide"]["left"]) == (False, False)
    assert closed.now == shown
    assert table.moves == ()

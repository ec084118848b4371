"""How people are put at tables: as many as fit, with the cards that their lesson gives them."""

from __future__ import annotations

import pytest
from room_helpers import Device, cockpit_of, open_room


def seated(plan, seats, people):
    hub = open_room(plan=plan, seats=seats)
    cockpit = cockpit_of(hub)
    for number in range(people):
        Device(hub).join(f"P{number}")
    steps = cockpit.face["steps"]
    step = next(step["number"] for step in steps if step["kind"] == "play")
    assert cockpit.say("page", step=step) is None
    return [[seat["automatic"] for seat in table["seats"]] for table in cockpit.face["tables"]]


def test_four_people_share_a_table_of_a_lesson_and_the_rest_get_automatic_players():
    tables = seated("03_cubes_pile_up", 4, 6)
    assert tables == [[False] * 4, [False, False, True, True]]


def test_one_person_has_the_table_of_the_lesson():
    assert seated("03_cubes_pile_up", 1, 2) == [[False, True]] * 2


def test_no_more_people_sit_at_a_table_than_its_lesson_has_seats_for():
    assert seated("04_somebodys_backyard", 4, 3) == [[False, False], [False, True]]


@pytest.mark.parametrize("game", ["terra", "terra_futura", "terrabilis", "nova_ziemia"])
def test_people_of_a_whole_game_sit_together(game):
    assert seated(f"game:{game}", 2, 2)[0][:2] == [False, False]


def test_a_game_that_is_finished_for_people_is_sent_once_it_is_over():
    hub = open_room(plan="game:terra_futura", seats=2)
    cockpit = cockpit_of(hub)
    ada = Device(hub).join("Ada")
    cockpit.say("page", step=2)
    heard = len(ada.heard)
    cockpit.say("page", finish=None)
    hub.clockwork.run(1)
    assert ada.board["outcome"] is not None
    assert len(ada.heard) - heard < 150_000, "not every move of it"

"""Coming into a room: by the code, with a name, early or late, or without the key of before."""

import pytest
from room_helpers import Device, cockpit_of, open_room


@pytest.fixture
def hub():
    made = open_room(plan="game:terra", seats=2)
    yield made
    made.stop()


def draft(hub, name="Ada", code=None, *, back=False):
    return {"code": hub.room.code if code is None else code, "name": name, "back": back}


def play_step(hub):
    cockpit = cockpit_of(hub)
    number = next(step["number"] for step in cockpit.face["steps"] if step["kind"] == "play")
    cockpit.say("page", step=number)
    hub.clockwork.run(1)
    return cockpit


def test_whoever_knows_the_code_comes_in_and_gets_a_key(hub):
    ada = Device(hub).join("Ada")
    assert ada.key
    assert ada.face["name"] == "Ada"


def test_a_wrong_code_gets_a_sentence_and_no_key(hub):
    ada = Device(hub)
    assert "code" in ada.say("page", join=draft(hub, code="AAAAAA"))
    assert ada.key is None
    assert not hub.room.people


def test_a_whole_school_can_join_from_one_address(hub):
    for number in range(150):
        Device(hub).join(f"Student {number}")
    assert len(hub.room.people) == 150


def test_who_guesses_codes_has_to_wait(hub):
    guesser = Device(hub)
    errors = [guesser.say("page", join=draft(hub, code="AAAAAA")) for _ in range(70)]
    assert errors[0] != errors[-1]
    assert guesser.say("page", join=draft(hub)) == errors[-1]
    assert not hub.room.people


def test_a_name_that_somebody_has_is_refused(hub):
    Device(hub).join("Ada")
    other = Device(hub)
    assert other.say("page", join=draft(hub, "ADA"))
    assert other.face["stage"] == "join"


def test_without_a_name_a_nickname_is_drawn(hub):
    one, two = Device(hub).join(), Device(hub).join()
    assert one.face["name"]
    assert one.face["name"] != two.face["name"]


@pytest.mark.parametrize("name", ["bot:clean", "x" * 25, "\ud800", "\u202eadA"])
def test_what_can_be_no_name_gets_a_sentence(hub, name):
    assert Device(hub).say("page", join=draft(hub, name))
    assert not hub.room.people


def test_markup_in_a_name_stays_text(hub):
    assert Device(hub).join("<b>Ada</b>").face["name"] == "<b>Ada</b>"


def test_nobody_comes_through_a_locked_door(hub):
    cockpit = cockpit_of(hub)
    cockpit.say("page", open=False)
    assert Device(hub).say("page", join=draft(hub))
    assert not hub.room.people


def test_who_is_in_stays_in_when_the_door_is_locked(hub):
    ada = Device(hub).join("Ada")
    cockpit_of(hub).say("page", open=False)
    ada.cut()
    assert Device(hub, key=ada.key).face["name"] == "Ada"


def test_a_late_comer_takes_over_from_an_automatic_player_and_is_told(hub):
    Device(hub).join("Ada")
    play_step(hub)
    late = Device(hub).join("Ben")
    assert hub.room.table_now(hub.room.people[2]).people == [1, 2]
    assert "begun" in " ".join(late.face["messages"])
    assert "board" in late.shown


def test_a_late_comer_gets_a_table_where_all_seats_are_taken_and_is_told(hub):
    for name in ("Ada", "Ben"):
        Device(hub).join(name)
    play_step(hub)
    late = Device(hub).join("Cy")
    assert late.face["table"] != ""
    assert hub.room.table_now(hub.room.people[3]).people == [3]
    assert "begun" in " ".join(late.face["messages"])


def test_who_lost_the_key_is_back_when_the_facilitator_says_yes(hub):
    Device(hub).join("Ada")
    cockpit, back = cockpit_of(hub), Device(hub)
    back.say("page", join=draft(hub, "ada", back=True))
    assert back.face["stage"] == "join"
    hub.clockwork.run(1)
    assert cockpit.face["people"][0]["asks"]
    cockpit.say("page", back=[1, 1])
    assert back.face["name"] == "Ada"
    assert len(hub.room.people) == 1


def test_the_old_key_is_worth_nothing_then(hub):
    old, back = Device(hub).join("Ada"), Device(hub)
    back.say("page", join=draft(hub, "Ada", back=True))
    cockpit_of(hub).say("page", back=[1, 1])
    assert old.ended
    assert Device(hub, key=old.key).face["stage"] == "join"


def test_who_asks_for_a_seat_has_nothing_of_it_before_the_yes(hub):
    Device(hub).join("Ada")
    back = Device(hub)
    back.say("page", join=draft(hub, "Ada", back=True))
    assert Device(hub, key=back.key).face["stage"] == "join"


def test_after_a_no_the_key_opens_nothing(hub):
    old, back = Device(hub).join("Ada"), Device(hub)
    back.say("page", join=draft(hub, "Ada", back=True))
    cockpit_of(hub).say("page", back=[1, 0])
    assert back.face["stage"] == "join"
    assert Device(hub, key=back.key).face["stage"] == "join"
    assert Device(hub, key=old.key).face["name"] == "Ada"


def test_who_is_removed_is_told_and_an_automatic_player_goes_on(hub):
    ada, ben = Device(hub).join("Ada"), Device(hub).join("Ben")
    cockpit = play_step(hub)
    cockpit.say("page", remove=1)
    assert ada.ended
    assert Device(hub, key=ada.key).face["stage"] == "join"
    assert ben.ended is None
    assert isinstance(hub.room.tables[1].seats[0], str)


def test_a_new_name_stands_at_the_table_at_once(hub):
    ada, ben = Device(hub).join("Ada"), Device(hub).join("Ben")
    cockpit = play_step(hub)
    cockpit.say("page", rename={"person": 1, "name": "Eve"})
    assert next(seat["name"] for seat in ben.board["seats"]) == "Eve"
    assert ada.face["name"] == "Eve"


def test_a_name_that_somebody_has_is_given_to_nobody_else(hub):
    for name in ("Ada", "Ben"):
        Device(hub).join(name)
    assert cockpit_of(hub).say("page", rename={"person": 1, "name": "ben"})
    assert hub.room.people[1].name == "Ada"

"""The Impact zone: TB-20 to TB-24."""

import pytest

from .tables import HAZARD, SLUSH, country, table


def hazard(card, *others, first=None, **rest):
    """The first player stands before a hazard."""
    mine = country(1, square=HAZARD, **(first or {}))
    return table(mine, *(others or (country(2),)), decision="follow", card=card, **rest)


def slush(**rest):
    return table(country(1, square=SLUSH), *(country(n) for n in (2, 3, 4)), decision="slush", **rest)


def test_tb20_it_is_empty_at_first_and_has_ten_places():
    begun = table()
    assert (begun.zone, begun.bursts) == ((0, 0), 0)
    with pytest.raises(Exception, match="11 counters"):
        table(zone=(6, 5))


def test_tb21_harm_moves_counters_from_the_country_to_the_zone():
    after = hazard("fire").play("follow")
    assert after.stock(1)[:2] == (10, 12)
    assert after.zone == (2, 0)


def test_tb21_filled_to_the_last_place_it_is_whole():
    after = hazard("fire", zone=(4, 4), first={"nature": 8}).play("follow")
    assert (after.zone, after.bursts) == ((6, 4), 0)


def test_tb21_who_has_fewer_pays_what_there_is():
    after = hazard("fire", country(2), country(3), first={"nature": 1}).play("follow")
    assert after.zone == (1, 0)


def test_tb21_well_being_is_put_down_before_nature():
    built = table(
        country(1, square=1, hand=["mine"]), *(country(n) for n in (2, 3, 4)), zone=(4, 5), decision="build"
    ).play("install mine")
    # One free place: the well-being takes it and goes; the nature lies on the new zone.
    assert (built.zone, built.bursts, built.gone) == ((3, 0), 1, (4, 6))


def test_tb22_a_benefit_takes_what_is_there_and_owes_nothing():
    mine = country(1, square=1, hand=["park"], nature=8)
    before = table(mine, country(2), zone=(2, 3), decision="build")
    after = before.play("install park")
    assert (after.zone, after.stock(1)[0]) == ((0, 3), 10)


@pytest.mark.parametrize(("bursts", "places"), [(0, 10), (1, 9), (2, 8), (3, 7)])
def test_tb23_the_zone_shrinks(bursts, places):
    full = slush(zone=(places - 1, 0), bursts=bursts)
    assert full.zone == (places - 1, 0)
    with pytest.raises(Exception, match=f"{places} places"):
        slush(zone=(places, 1), bursts=bursts)


def test_tb23_an_overflow_bursts_it_and_the_rest_lies_on_the_new_zone():
    after = slush(zone=(5, 4)).play("accept")
    assert (after.zone, after.bursts) == ((0, 1), 1)
    assert after.gone == (5, 5)


def test_tb23_one_payment_can_burst_it_only_when_the_next_counter_finds_no_place():
    assert slush(zone=(5, 3)).play("accept").bursts == 0
    assert slush(zone=(5, 5)).play("accept").bursts == 1


@pytest.mark.parametrize(("players", "bursts"), [(2, 1), (3, 2), (4, 3)])
def test_tb24_one_burst_too_many_loses_the_planet(players, bursts):
    places = 10 - bursts
    others = [country(n) for n in range(2, players + 1)]
    before = table(country(1, square=SLUSH), *others, decision="slush", zone=(places, 0), bursts=bursts)
    after = before.play("accept")
    assert after.decision == "over"
    assert after.decider is None
    assert after.outcome.winners == ()
    assert after.outcome.points == (0,) * players
    assert after.outcome.why.rule == "TB-24"
    assert "lost" in str(after.outcome.why)


@pytest.mark.parametrize(("players", "bursts"), [(2, 0), (3, 1), (4, 2)])
def test_tb24_as_many_as_allowed_do_not(players, bursts):
    others = [country(n) for n in range(2, players + 1)]
    before = table(country(1, square=SLUSH), *others, decision="slush", zone=(10 - bursts, 0), bursts=bursts)
    assert before.play("accept").decision == "roll"


def test_tb24_what_was_not_paid_when_it_ends_stays():
    before = table(country(1, square=SLUSH), country(2), decision="slush", zone=(8, 0), bursts=1)
    after = before.play("accept")
    assert after.decision == "over"
    assert after.stock(1)[1] == 11
    assert after.zone == (0, 0)

"""Tiles, triangles and zones."""

import random
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nova_ziemia import literal
from terra_widgets.games.nova_ziemia.deck import COLOURS, Tile
from terra_widgets.games.nova_ziemia.rules.moves import ACTION_TEXT, ACTIONS, act, inverse
from terra_widgets.games.nova_ziemia.rules.planet import compile_deck, seen, serves, values
from terra_widgets.games.nova_ziemia.rules.state import FACES

from .flood import check
from .tables import DECK, At, random_planet

TILE = Tile("T", "a tile", ("white", "white", "blue", "green"), "")
CARDS = compile_deck(DECK)


def colours(face):
    return [COLOURS[c] for c in seen(TILE, FACES.index(face))]


def test_tx2_tx3_a_tile_in_its_four_ways():
    assert colours("") == ["white", "white", "blue", "green"]
    assert colours("180") == ["blue", "green", "white", "white"]
    assert colours("ew") == ["yellow", "green", "blue", "yellow"]
    assert colours("ns") == ["blue", "yellow", "yellow", "green"]


@pytest.mark.parametrize("tile", DECK.tiles, ids=lambda tile: tile.id)
def test_tx2_both_sides_of_a_tile_show_three_colours_and_the_quarters_stay(tile):
    front, back = seen(tile, 0), seen(tile, 1)
    quarters = {colour for colour in front if front.count(colour) == 1}
    assert sorted(map(front.count, set(front))) == sorted(map(back.count, set(back))) == [1, 1, 2]
    assert quarters == {colour for colour in back if back.count(colour) == 1}
    assert set(front) | set(back) == {0, 1, 2, 3}


def test_tx3_zones_are_those_of_a_flood_fill_over_64_triangles():
    check(400)


def test_tx3_every_triangle_is_in_one_zone():
    luck = random.Random(3)
    for _ in range(200):
        planet = random_planet(luck)
        for colour, found in enumerate(values(CARDS, planet)):
            sides = [CARDS.sides[code].count(colour) for code in planet]
            assert sum(found) == sum(sides)


def test_tx20_tx21_every_action_is_undone_by_its_inverse():
    luck = random.Random(4)
    for action in range(ACTIONS):
        planet = random_planet(luck)
        assert act(act(planet, action), inverse(action)) == planet
        assert act(planet, action) != planet
        assert ACTION_TEXT[inverse(action)] == literal.undone(ACTION_TEXT[action])


def test_no_tile_is_ever_lost():
    luck = random.Random(5)
    planet = random_planet(luck)
    for _ in range(2_000):
        planet = act(planet, luck.randrange(ACTIONS))
        assert sorted(code // 4 for code in planet) == list(range(16))


@pytest.mark.parametrize("action", literal.ACTIONS)
def test_tx20_an_action_does_to_the_triangles_what_the_rulebook_says(action):
    at = At(2)
    before = at.position["planet"]
    assert at.play(action).position["planet"] == literal.shaped(before, action)


@given(st.lists(st.integers(1, 6), max_size=5), st.lists(st.integers(1, 6), max_size=4), st.booleans())
def test_tx23_zones_are_handed_out_if_there_is_any_way(zones, wanted, exact):
    fits = (lambda has, asks: has == asks) if exact else (lambda has, asks: has >= asks)
    some_way = any(all(map(fits, some, wanted)) for some in permutations(zones, len(wanted)))
    assert serves(zones, wanted, exact) == some_way

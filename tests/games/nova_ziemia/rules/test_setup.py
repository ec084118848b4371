"""What is on the table, and how a game begins."""

from collections import Counter

import pytest

from terra_widgets.errors import SetupError
from terra_widgets.games.contract import Chance
from terra_widgets.games.nova_ziemia.rules import NovaZiemia, Options
from terra_widgets.games.nova_ziemia.rules.state import (
    BID,
    GOALS,
    HANDS,
    LIBRARY,
    LUCK,
    OPEN,
    PHASE,
    PLANET,
    STACK,
    TASK,
)  # fmt: skip

from .tables import DECK, MODES, game_of


def test_tx1_the_box():
    assert (len(DECK.tiles), len(DECK.missions), len(DECK.goals)) == (16, 28, 16)
    assert Counter(card.level for card in DECK.disasters) == {"yellow": 4, "red": 3}


@pytest.mark.parametrize("players", [0, 5, -1])
def test_tx1_one_to_four_play(players):
    with pytest.raises(SetupError, match="1 to 4 players") as caught:
        NovaZiemia(players, DECK)
    assert caught.value.reason.rule == "TX-1"


@pytest.mark.parametrize("colour", ["white", "blue", "yellow", "green"])
def test_tx4_what_the_cards_ask_for(colour):
    goals = sorted((g.value, g.zones) for g in DECK.goals if g.colour == colour)
    assert goals == [(4, 3), (8, 1), (9, 1), (10, 1)]
    missions = [m for m in DECK.missions if m.colour == colour]
    assert sorted((m.value, m.zones) for m in missions if m.players == 1) == [(4, 2), (5, 1), (6, 1), (7, 1)]
    assert sorted(m.players for m in missions if m.players > 1) == [2, 3, 4]


def test_tx4_among_the_missions_for_more_players_are_specials():
    assert any(m.zones == 2 for m in DECK.missions if m.players > 1)


@pytest.mark.parametrize(("players", "options"), MODES)
def test_tx10_sixteen_tiles_lie_in_any_way(players, options):
    planets = [game_of(players, **options).setup(Chance(seed))[PLANET] for seed in range(40)]
    assert all(sorted(code // 4 for code in planet) == list(range(16)) for planet in planets)
    ways = Counter(code % 4 for planet in planets for code in planet)
    assert all(100 < ways[way] < 220 for way in range(4))


@pytest.mark.parametrize(("players", "count"), [(1, 16), (2, 20), (3, 24), (4, 28)])
def test_tx11_four_missions_each_and_a_library_of_twelve(players, count):
    game = game_of(players)
    state = game.setup(Chance(3))
    assert [len(hand) for hand in state[HANDS]] == [4] * players
    assert len(state[LIBRARY]) == 12
    dealt = [card for hand in state[HANDS] for card in hand] + list(state[LIBRARY])
    assert len(set(dealt)) == len(dealt) == count
    assert all(DECK.missions[card].players <= players for card in dealt)


def test_tx11_hands_and_the_library_are_secret():
    game = game_of(3)
    state = game.setup(Chance(3))
    view = game.position(game.view(state, 1), ["A", "B", "C"])
    assert [isinstance(player["hand"], int) for player in view["players"]] == [True, False, True]
    assert view["library"] == 12
    assert game.view(state, 1)[LUCK] == ()
    onlooker = game.position(game.view(state, -1), ["A", "B", "C"])
    assert [player["hand"] for player in onlooker["players"]] == [4, 4, 4]


def test_tx12_one_goal_of_each_colour():
    drawn = set()
    for seed in range(30):
        game = game_of(2)
        goals = [game.cards.deck.goals[g - game.cards.missions] for g in game.setup(Chance(seed))[GOALS]]
        assert [goal.colour for goal in goals] == ["white", "blue", "yellow", "green"]
        drawn |= {goal.id for goal in goals}
    assert len(drawn) == 16


def test_tx12_nines_for_a_first_game():
    game = game_of(2, first_game=True)
    goals = [game.cards.tasks[g] for g in game.setup(Chance(1))[GOALS]]
    assert goals == [(colour, 9, 1) for colour in range(4)]


@pytest.mark.parametrize(("kind", "reds"), [("yellow", 0), ("one_red", 1), ("two_red", 2)])
def test_tx40_one_disaster_lies_open_and_red_ones_are_at_the_bottom(kind, reds):
    for seed in range(20):
        game = game_of(2, disasters=kind)
        state = game.setup(Chance(seed))
        first = game.cards.missions + game.cards.goals
        levels = [game.cards.deck.disasters[c - first].level for c in (*state[STACK], *state[OPEN])]
        assert levels == ["red"] * reds + ["yellow"] * (4 - reds)
        assert len(state[OPEN]) == 1


def test_tx50_the_competition_has_a_library_of_32():
    game = game_of(3, competition=True)
    state = game.setup(Chance(2))
    assert state[PHASE] == BID
    cards = [*state[LIBRARY], state[TASK]]
    assert len(set(cards)) == len(cards) == 32
    missions = [c for c in cards if c < game.cards.missions]
    assert len(missions) == 16
    assert all(DECK.missions[card].players == 1 for card in missions)


def test_tx50_the_competition_is_for_two_and_has_no_disasters():
    with pytest.raises(SetupError, match="2 to 4"):
        NovaZiemia(1, DECK, Options(competition=True))
    with pytest.raises(SetupError, match="without disasters"):
        NovaZiemia(2, DECK, Options(competition=True, disasters="yellow"))


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"disaster": "yellow"}, "option-unknown"),
        ({"disasters": "blue"}, "nova-option-disasters"),
        ({"disasters": 1}, "nova-option-disasters"),
        ({"exact_zones": 1}, "option-not-bool"),
        ({"competition": "yes"}, "option-not-bool"),
    ],
)
def test_options_that_do_not_exist(given, key):
    with pytest.raises(SetupError) as caught:
        Options.of(given)
    assert caught.value.reason.key == key


def test_the_same_seed_lays_out_the_same_table():
    game = game_of(2, disasters="one_red")
    names = ["A", "B"]
    assert game.position(game.setup(Chance(9)), names) == game.position(game.setup(Chance(9)), names)
    again = Chance(given=game.luck(game.setup(Chance(9))))
    assert game.position(game.setup(again), names) == game.position(game.setup(Chance(9)), names)

"""What is on the table, and how a game begins."""

import json
from collections import Counter

import pytest

import terra_widgets as tw
from terra_widgets.errors import SetupError
from terra_widgets.games.contract import Chance
from terra_widgets.games.nova_ziemia.rules import NovaZiemia, Options, position_text
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
from terra_widgets.table.record import Record

from .tables import DECK, HERE, MODES, game_of


def str_of(value):
    return str(value)[:30]


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


def values_of(game, seed=1):
    return [game.cards.tasks[g][1:] for g in game.setup(Chance(seed))[GOALS]]


@pytest.mark.parametrize(
    "goals", ["W9,B10,Y8,G444", "w9 b10 y8 g444", ["W9", "B10", "Y8", "G444"], ("W9", "B10", "Y8", "G444")]
)
def test_tx12_the_goals_can_be_chosen(goals):
    game = NovaZiemia(2, DECK, Options.of({"goals": goals}))
    assert [game.cards.ids[goal] for goal in game.setup(Chance(1))[GOALS]] == ["W9", "B10", "Y8", "G444"]
    assert game.changed_options()["goals"].upper() == "W9,B10,Y8,G444"


@pytest.mark.parametrize(
    ("goals", "numbers"), [([9, 9, 8, 9], [9, 9, 8, 9]), ("8 8 9 10", [8, 8, 9, 10]), (9, [9, 9, 9, 9])]
)
def test_tx12_goals_can_be_chosen_by_their_numbers(goals, numbers):
    game = NovaZiemia(2, DECK, Options.of({"goals": goals}))
    assert [game.cards.tasks[g] for g in game.setup(Chance(1))[GOALS]] == [
        (colour, number, 1) for colour, number in enumerate(numbers)
    ]


@pytest.mark.parametrize(("goals", "count"), [("one_eight", 1), ("two_eights", 2)])
def test_tx12_one_or_two_eights_among_nines_for_a_harder_game(goals, count):
    game, where = game_of(2, goals=goals), set()
    for seed in range(40):
        values = values_of(game, seed)
        assert sorted(values) == [(8, 1)] * count + [(9, 1)] * (4 - count)
        where |= {colour for colour, value in enumerate(values) if value == (8, 1)}
    assert where == {0, 1, 2, 3}


def test_tx12_a_book_may_have_fewer_or_more_goals():
    for goals in ("W8", "W8,W9,B8,Y8,G8,G9"):
        assert len(game_of(2, goals=goals).setup(Chance(1))[GOALS]) == len(goals.split(","))


def test_tx12_a_chosen_book_goes_through_a_file_a_code_and_a_position():
    table = tw.new("nova_ziemia", players=2, seed=3, goals=["W8", "B9", "Y9", "G10"])
    book = ["W8", "B9", "Y9", "G10"]
    assert tw.resume(table.resume_code()).position()["goals"] == book
    assert Record.from_json(table.record.to_json()).options == {"goals": "W8,B9,Y9,G10"}
    assert tw.at(table.position_text()).position()["goals"] == book


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"goals": "W9,B9,Y9,X9"}, "nova-goals-unknown"),
        ({"goals": "W5"}, "nova-goals-unknown"),  # a mission
        ({"goals": [9, 9, 7, 9]}, "nova-goals-unknown"),
        ({"goals": [9, 9, 9]}, "nova-goals-unknown"),
        ({"goals": 23}, "nova-goals-unknown"),
        ({"goals": "W9 W9"}, "nova-goals-twice"),
        ({"goals": ""}, "nova-option-goals"),
        ({"goals": []}, "nova-option-goals"),
        ({"goals": None}, "nova-option-goals"),
        ({"goals": True}, "nova-option-goals"),
        ({"goals": 10**400}, "nova-option-goals"),
        ({"goals": "W9," * 10**6}, "nova-option-goals"),
        ({"goals": ["W9"] * 10**6}, "nova-option-goals"),
        ({"goals": {"W9": 1}}, "nova-option-goals"),
        ({"goals": "W8", "first_game": True}, "nova-goals-first"),
        ({"goals": "W8", "competition": True}, "nova-competition-options"),
    ],
    ids=str_of,
)
def test_tx12_goals_that_cannot_be(options, key):
    with pytest.raises(SetupError) as caught:
        NovaZiemia(2, DECK, Options.of(options))
    assert caught.value.reason.key == key
    for language in ("en", "cs"):
        assert len(caught.value.sentence(language)) < 400


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


# Games that began by the rules of version 0.2


OLD = json.loads((HERE / "from_0_2_0.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("old", OLD, ids=[old["name"] for old in OLD])
def test_a_code_of_version_0_2_brings_the_same_game_by_its_rules(old):
    table = tw.resume(old["code"])
    assert len(table.moves) == old["moves"]
    written = position_text.read(old["position"])
    written["options"] |= table.game.changed_options()
    assert position_text.read(table.position_text()) == written
    again = tw.resume(table.resume_code())
    assert again.position_text() == table.position_text()


def test_a_file_of_version_0_2_goes_on_with_late_disasters_and_bids_up_to_nine():
    table = tw.new("nova_ziemia", players=2, seed=3, disasters="yellow", late_disasters=True)
    text = table.record.to_json().replace('"rules":2', '"rules":1').replace(',"late_disasters":true', "")
    assert Record.from_json(text).rules().options.late_disasters
    table = tw.new("nova_ziemia", players=2, seed=3, competition=True)
    old = Record.from_json(table.record.to_json().replace('"rules":2', '"rules":1'))
    assert tw.from_record(old).legal_moves[-1] == "bid 9"
    assert table.legal_moves[-1] == "bid 99"


def test_options_of_before_are_not_told_where_they_mean_nothing():
    table = tw.new("nova_ziemia", players=2, seed=3)
    old = Record.from_json(table.record.to_json().replace('"rules":2', '"rules":1'))
    assert tw.from_record(old).position_text() == table.position_text()

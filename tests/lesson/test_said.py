"""What the lessons say about the game is so: played at the tables that they lay."""

from functools import cache
from itertools import pairwise
from random import Random

import pytest
from lesson_files import FOLDER

import terra_widgets as tw
from terra_widgets.games.players import player
from terra_widgets.games.terra.players import strategies
from terra_widgets.games.terra_futura.charts.swap import chances


@pytest.fixture
def at_work(tmp_path, monkeypatch):
    """A lesson by its name, with its work kept elsewhere."""
    monkeypatch.chdir(tmp_path)
    return lambda name: tw.Lesson(name, learner="Team A")


def orders(squares):
    """Ways to fill nine squares side by side: along the rows, as a spiral, and from a corner to and fro."""
    a, b, c, d, e, f, g, h, i = squares
    yield (a, b, c, d, e, f, g, h, i)
    yield (e, b, c, f, i, h, g, d, a)
    yield (a, d, g, h, e, b, c, f, i)
    yield (e, d, f, b, h, a, c, g, i)


def test_lesson_1_any_order_of_nine_squares_gives_26():
    squares = [column + row for row in "234" for column in "bcd"]
    for order in orders(squares):
        turns = {cell: turn for turn, cell in enumerate(order)}
        counted = 0
        for turn, cell in enumerate(order[1:], start=1):
            filled = order[: turn + 1]
            counted += sum(other[0] == cell[0] or other[1] == cell[1] for other in filled)
        assert counted == sum(chances(turns).values()) == 26


def test_lesson_1_there_are_eighteen_pairs_in_line():
    squares = [column + row for row in "234" for column in "bcd"]
    pairs = [(a, b) for i, a in enumerate(squares) for b in squares[i + 1 :] if a[0] == b[0] or a[1] == b[1]]
    assert len(pairs) == 18
    assert {sum(cell in pair for pair in pairs) for cell in squares} == {4}


def test_lesson_4_the_two_towns_lose_four_points_and_one():
    """TF-63: four cubes on four cards, or all on one that has three spaces."""
    north = {"c3": {"card": "H1"}, "c2": {"card": "I01"}, "b3": {"card": "I03"}, "d3": {"card": "I10"}}
    south = {"c3": {"card": "H2"}, "c2": {"card": "I16"}, "b3": {"card": "I17"}, "d3": {"card": "I18"}}
    north["c4"], south["c4"] = {"card": "I11", "pollution": 1}, {"card": "I22", "pollution": 4}
    for cell in ("c2", "b3", "d3"):
        north[cell]["pollution"] = 1
    people = [{"name": "North", "territory": north}, {"name": "South", "territory": south}]
    data = tw.chart(tw.at({"players": people}, seed=1), "penalty").table
    assert list(data["cubes"]) == [4, 4]
    assert list(data["points by card"]) == [-4, -1]


def at_start(lesson, table, wanted):
    """The learner's own cards at a table that begins half-way, after a look at what the text asks for."""
    assert f'start="{wanted}"' in (lesson.source.folder / "en.md").read_text(encoding="utf-8")
    assert table.to_move == "Team A"
    return tw.chart(table, "territory").table.query("player == 'Team A'")


def test_lesson_3_begins_with_three_cubes_one_free_space_and_nothing_stopped(at_work):
    lesson = at_work("03_cubes_pile_up")
    cards = at_start(lesson, lesson.table(seed=3, start="half_way"), "half_way")
    assert (len(cards), cards["cubes"].sum(), cards["spaces"].sum()) == (5, 3, 4)
    assert (cards["cubes"] <= cards["spaces"]).all()


def test_lesson_4_begins_with_a_landfill_that_has_three_free_spaces(at_work):
    lesson = at_work("04_somebodys_backyard")
    for name in ("new_mayor", "every_cube"):
        cards = at_start(lesson, lesson.table(name, seed=53, start=name), name)
        landfill = cards[cards["card"] == "Managed landfill"]
        assert (len(cards), cards["cubes"].sum()) == (4, 1)
        assert (landfill["spaces"] - landfill["cubes"]).tolist() == [3]


def test_lesson_5_begins_with_four_cubes_two_stopped_cards_and_a_plant(at_work):
    lesson = at_work("05_moved_is_not_gone")
    table = lesson.table(seed=24, start="full_spaces")
    cards = at_start(lesson, table, "full_spaces")
    assert (cards["cubes"].sum(), (cards["cubes"] > cards["spaces"]).sum()) == (4, 2)
    assert "Waste-to-energy plant" in set(cards["card"])
    named = {card.id: card.name for card in table.record.deck.cards}
    assert "Sewage treatment works" in {named[card] for card in table.position()["market"]["II"]}


def test_lesson_6_begins_with_three_coins_and_three_kinds_of_exchange(at_work):
    lesson = at_work("06_what_the_coin_hides")
    table = lesson.table(seed=6, start="four_cards")
    assert len(at_start(lesson, table, "four_cards")) == 4
    mine = table.position()["players"][0]["territory"].values()
    assert sum(card.get("money", 0) for card in mine) == 3
    cards = {card.id: card for card in table.record.deck.cards}
    effects = [effect for card in mine for effect in cards[card["card"]].bottom if effect.kind == "exchange"]
    kinds = {(effect.cost[-1] > 0, effect.pollution > 0) for effect in effects}  # a coin, a cube
    assert kinds == {(True, True), (True, False), (False, True)}


def test_lesson_5_the_exit_takes_one_cube_of_five(at_work):
    table = at_work("05_moved_is_not_gone").table("exit", start="exit")

    def cubes():
        people = table.position()["players"]
        return sum(card.get("pollution", 0) for one in people for card in one["territory"].values())

    assert (table.to_move, cubes()) == ("Neighbour", 5)
    counts = [cubes()]
    for move in ("use c3:2", "copy P1 c2:2", "move c2", "clean d3"):
        table.play(move)
        counts.append(cubes())
    assert counts == [5, 5, 5, 5, 4]
    mine, neighbour = (one["territory"] for one in table.position()["players"])
    assert "pollution" not in mine["d3"]
    assert neighbour["c3"]["pollution"] == 1
    assert table.why_not("use c3") is not None


@pytest.mark.parametrize(("lesson", "seed"), [("01_twenty_six_chances", 168), ("02_the_early_card", 16)])
def test_the_learner_begins(at_work, lesson, seed):
    assert f"seed={seed}" in (FOLDER / lesson / "en.md").read_text(encoding="utf-8")
    assert at_work(lesson).table(seed=seed).to_move == "Team A"


def test_lesson_2_green_and_other_cards_lie_open_at_first(at_work):
    """Both plans can begin: cards that make cubes, and cards that make none."""
    table = at_work("02_the_early_card").table(seed=16)
    cards = {card.id: card for card in table.record.deck.cards}
    there = [cards[card] for row in table.position()["market"].values() for card in row]
    dirty = [card for card in there if any(effect.pollution for effect in (*card.top, *card.bottom))]
    assert len(dirty) >= 3
    assert len(there) - len(dirty) >= 3


def test_lesson_2_solar_panels_got_cheaper_almost_three_hundred_times(at_work):
    prices = [row.value for row in at_work("02_the_early_card").source.rows("solar-price")]
    assert 270 < prices[0] / prices[-1] < 300
    steepest = {
        name: at_work("02_the_early_card").source.rows(f"co2-per-kwh-{name}")
        for name in ("poland", "czechia", "germany", "france")
    }
    falls = {name: rows[0].value - rows[-1].value for name, rows in steepest.items()}
    assert max(falls, key=falls.get) == "poland"
    assert falls["germany"] < 200


def test_lesson_1_less_was_burned_than_the_two_budgets_differ(at_work):
    source = at_work("01_twenty_six_chances").source
    years = [sum(row.value for row in source.rows(name)) for name in ("co2-from-fuels", "co2-from-land")]
    assert round(years[0], 1) == 147.2
    assert round(years[1], 1) == 14.2
    before, after = source.rows("budget-from-2020")[0], source.rows("budget-from-2025")[0]
    yearly = sum(years) / 4
    assert 5 * yearly < before.value - after.value


def test_lesson_5_the_three_parts_of_plastic_make_a_whole(at_work):
    source = at_work("05_moved_is_not_gone").source
    parts = [source.rows(f"plastic-{name}") for name in ("dumped", "burned", "recycled")]
    assert {sum(row.value for row in year) for year in zip(*parts, strict=True)} == {100}
    dumped = [row.value for row in parts[0]]
    assert all(later < earlier for earlier, later in pairwise(dumped))


# Lesson 10


def as_a(way, table):
    """The learner decides as an automatic player of Terra would."""
    while table.to_move is not None:
        if table.to_move == "Team A":
            move, _why = way(table.game, table.state)
            table.play(table.game.move_text(move))
        else:
            table.advance()
    return table


def test_lesson_10_the_short_world_is_as_the_guide_says(at_work):
    table = at_work("10_my_hoard_or_our_world").table(start="short")
    pile = table.position()["pile"]
    assert (len(pile), sum(" " in card for card in pile)) == (41, 11)
    assert table.to_move == "Team A"
    assert table.names[1:] == ("bot:helper", "bot:helper 2", "bot:helper 3")


def test_lesson_10_who_helps_saves_the_short_world_and_who_never_does_loses_it(at_work):
    lesson = at_work("10_my_hoard_or_our_world")
    helped = as_a(strategies.helper, lesson.table(start="short"))
    assert helped.outcome.points["Team A"] == 13
    hoarded = as_a(strategies.hoarder, lesson.again())
    assert hoarded.outcome.winners == ()
    assert lesson.fact("cards-given") < 5


@pytest.mark.long
def test_lesson_10_one_free_rider_gains_and_the_others_lose():
    games = [
        tw.simulate(
            "terra",
            players=["hoarder"] * n + [other] * (4 - n),
            games=50,
            seed=10,
            progress=False,
            workers=1,
        )
        for n, other in ((0, "helper"), (1, "helper"), (2, "helper"), (0, "reciprocal"), (1, "reciprocal"))
    ]
    saved = [round(50 * frame.saved.mean()) for frame in games]
    assert saved == [50, 28, 0, 48, 0]
    points = games[1].groupby("player").points.mean().round().to_dict()
    assert (games[0].points.mean().round(), points) == (24, {"hoarder": 29, "helper": 12})


# Lesson 11


@pytest.mark.parametrize(("kind", "calm"), [("builder", 0), ("ally", 0), ("random", 0), ("steward", 2)])
def test_lesson_11_the_thermometer_bursts_early_unless_the_learner_takes_care(at_work, kind, calm):
    """The guide says so of many ways to play."""
    lesson = at_work("11_the_shared_thermometer")
    table = lesson.table(against=["bot:builder", "bot:steward", "bot:ally"], seed=10, years=4)
    mind, draw = player(kind, "terrabilis"), Random(5).random
    while table.to_move is not None:
        if table.to_move == "Team A":
            game, state = table.game, table.state
            move = mind.choose(game, game.view(state, 0), game.legal_moves(state), draw)
            table.play(game.move_text(move))
        else:
            table.advance()
    assert lesson.fact("calm-years") == calm
    assert lesson.fact("bursts") >= 1


@pytest.mark.long
def test_lesson_11_four_builders_lose_nearly_every_planet_and_four_stewards_few():
    lost = [
        tw.simulate("terrabilis", players=[kind] * 4, games=30, seed=11, progress=False, workers=1).lost
        for kind in ("builder", "steward")
    ]
    assert [round(30 * one.mean()) for one in lost] == [29, 9]


@pytest.mark.long
def test_lesson_11_one_member_alone_saves_little():
    alone, together = (
        tw.simulate("terrabilis", players=kinds, games=30, seed=11, progress=False, workers=1)
        for kinds in (["ally", "builder", "builder", "builder"], ["ally"] * 4)
    )
    assert [round(30 * one.lost.mean()) for one in (alone, together)] == [26, 7]
    assert alone[alone.player == "ally"].points.mean() < 5 < together.points.mean()


# Lesson 12


def test_lesson_12_the_planet_begins_with_little_forest_and_two_missions_for_it(at_work):
    lesson = at_work("12_is_it_a_good_model")
    table = lesson.table(against=[], seed=2, first_game=True)
    assert tw.chart(table, "zones").table.green.iloc[0] == 2
    missions = table.position()["players"][0]["hand"]
    assert sorted(name[0] for name in missions) == ["G", "G", "Y", "Y"]


@pytest.mark.long
@pytest.mark.parametrize(
    ("rule", "value", "before", "after"),
    [
        ({"carbon_tax": 1}, "cubes", 3.1, 1.7),
        ({"carbon_tax": 1}, "points", 43.6, 41.3),
        ({"carbon_price": 2}, "cubes", 3.1, 2.6),
        ({"carbon_price": 2}, "points", 43.6, 36.5),
        ({"recycling": True}, "cubes", 3.1, 4.3),
        ({"recycling": True}, "points", 43.6, 57.4),
    ],
)
def test_lesson_12_what_changed_rules_do(rule, value, before, after):
    played = [forty(()), forty(tuple(rule.items()))]
    assert [round(frame[value].mean(), 1) for frame in played] == [before, after]


@cache
def forty(options):
    return tw.simulate(
        players=["growth", "clean"], games=40, seed=12, options=dict(options), progress=False, workers=1
    )


def test_lesson_12_players_who_know_nothing_of_teams_play_as_before():
    kinds = ["helper", "helper", "helper", "hoarder"]
    usual, teams = (
        tw.simulate("terra", players=kinds, games=20, seed=12, options=options, progress=False, workers=1)
        for options in ({}, {"teams": True})
    )
    assert list(usual.given) == list(teams.given)
    assert list(usual.saved) == list(teams.saved)


@pytest.mark.long
def test_lesson_12_a_shorter_game_of_terrabilis_bursts_less():
    kinds = ["builder", "steward", "ally", "steward"]
    usual, short = (
        tw.simulate(
            "terrabilis", players=kinds, games=40, seed=12, options=options, progress=False, workers=1
        )
        for options in ({}, {"goal": 5})
    )
    assert [round(40 * frame.lost.mean()) for frame in (usual, short)] == [10, 1]
    assert short.years.mean() < usual.years.mean() / 2


# Lesson 8


def test_lesson_8_each_neighbour_has_what_the_other_needs(at_work):
    table = at_work("08_help_or_profit").table(start="neighbours")
    cards = {card.id: card for card in table.record.deck.cards}
    mine, other = (
        {cards[here["card"]].name: here for here in one["territory"].values()}
        for one in table.position()["players"]
    )
    assert table.to_move == "Team A"
    assert "Assembly line" in mine
    assert "Cannery" in other
    assert sum(here.get("green", 0) for here in mine.values()) >= 2
    assert sum(here.get("yellow", 0) for here in other.values()) >= 2

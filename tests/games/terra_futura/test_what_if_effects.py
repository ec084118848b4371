"""What each what-if rule does to the mean of many games, beside what its sentence says.

The same tables are played with the rule and without it, so luck is the same on both sides. A mean counts as
moved when it moved by more than three standard errors. So many games are played that most move by more than
four; where a rule shows sooner, fewer. Where a rule does not do what one would expect, the test says so too.
"""

import re
from dataclasses import fields
from functools import cache
from math import sqrt
from pathlib import Path

import pytest

import terra_widgets as tw
from terra_widgets.games.terra_futura.rules import Options

pytestmark = pytest.mark.long

SURE = 3.0
DEFAULTS = {field.name: field.default for field in fields(Options)}
WHAT_IF = list(DEFAULTS)[list(DEFAULTS).index("cube_per_coin") :]


GREEDY, TRADERS, FIVE = ("greedy",) * 3, ("trader",) * 3, ("greedy",) * 5
USUAL = {GREEDY: 50, TRADERS: 50, FIVE: 40}  # games without changed rules that several tests look at


@cache
def games(players, count, **options):
    frame = tw.simulate(players=players, games=count, seed=1, options=options, workers=1, progress=False)
    products = frame["food"] + frame["construction"] + frame["goods"]
    piled = frame["cubes"] / frame["polluted"].clip(lower=1)
    return frame.assign(products=products, piled=piled)


def moved(column, *, players=GREEDY, count=50, only=None, **options):
    """By how many standard errors a mean moved, over the first so many games."""
    means = []
    for frame in (games(players, USUAL.get(players, count)), games(players, count, **options)):
        rows = frame if only is None else frame[frame["player"] == only]
        means.append(rows.groupby("game")[column].mean())
    change = (means[1] - means[0]).dropna()  # fewer games begin with the same ones
    assert len(change) == count
    return change.mean() / (change.std() / sqrt(count) or 1e-9)


@cache
def without_a_changed_rule(detail):
    return tw.simulate(players=TRADERS, games=2, detail=detail, workers=1, progress=False)


def test_every_what_if_rule_is_looked_at_here():
    """TF-W1 to TF-W7 in the order of the options; each has a test that names its option."""
    parts = re.split(r"^def test_w(\d)", Path(__file__).read_text(encoding="utf-8"), flags=re.MULTILINE)
    tests = list(zip(parts[1::2], parts[2::2], strict=True))
    assert len(WHAT_IF) == 7
    for number, name in enumerate(WHAT_IF, start=1):
        assert any(name in body for its_number, body in tests if its_number == str(number))


@pytest.mark.parametrize("name", WHAT_IF)
def test_a_rule_that_is_off_changes_no_byte_of_a_simulation(name):
    """Neither of its results nor of the records behind them."""
    for detail in ("games", "events"):
        given = {"players": TRADERS, "games": 2, "detail": detail, "workers": 1, "progress": False}
        without, off = without_a_changed_rule(detail), tw.simulate(**given, options={name: DEFAULTS[name]})
        assert off.to_csv() == without.to_csv()
        assert off.attrs == without.attrs


def test_w1_trade_pollutes_and_costs_points():
    """Every coin brings a cube: traders, who live on coins, leave more of them."""
    assert moved("made_cubes", players=TRADERS, cube_per_coin=True) > SURE
    assert moved("points", players=TRADERS, cube_per_coin=True) < -SURE


def test_w1_who_can_do_without_coins_pollutes_hardly_more_but_loses():
    """Greedy buys less instead: its cubes hardly grow, beside those of traders; its points shrink."""
    traders = moved("made_cubes", players=TRADERS, cube_per_coin=True)
    assert moved("made_cubes", cube_per_coin=True) < 0.6 * traders
    assert moved("points", cube_per_coin=True) < -2


def test_w2_there_is_no_reward_for_a_sacrifice_zone():
    """When every cube counts, fewer are piled on one card, and all of them cost."""
    for column in ("piled", "cubes", "points"):
        assert moved(column, players=TRADERS, count=30, penalty_per_cube=True) < -SURE


def test_w3_nothing_absorbs_so_cards_stand_still():
    assert moved("inactive", no_spaces=True) > SURE
    assert moved("activations", no_spaces=True) < -SURE
    assert moved("points", no_spaces=True) < -SURE


def test_w3_less_room_means_fewer_cubes():
    assert moved("made_cubes", no_spaces=True) < -SURE


@pytest.mark.parametrize(
    ("players", "count"), [(TRADERS, 20), (("clean",) * 3, 400), (("thinker:1",) * 2, 15)]
)
def test_w4_a_price_in_points_makes_cubes_rarer(players, count):
    assert moved("cubes", players=players, count=count, carbon_price=2) < -SURE
    assert moved("points", players=players, count=count, carbon_price=2) < -SURE


def test_w4_a_higher_price_leaves_fewer_cubes():
    none, low, high = (games(TRADERS, 20, carbon_price=price)["cubes"].mean() for price in (0, 1, 3))
    assert high < low / 2 < none / 3


@pytest.mark.parametrize("kind", ["greedy", "growth"])
def test_w4_who_does_not_look_at_the_price_only_pays_it(kind):
    """Greedy and growth play as before: the cost is written into the account, and nothing else changes."""
    given = {"players": (kind,) * 3, "count": 10, "carbon_price": 2}
    assert moved("cubes", **given) == 0
    assert moved("points", **given) < -SURE


def test_w5_who_pays_at_once_pollutes_less():
    assert moved("made_cubes", carbon_tax=1) < -SURE
    assert moved("products", carbon_tax=1) < -SURE
    assert moved("points", carbon_tax=1) < -SURE


def test_w5_a_higher_tax_leaves_fewer_cubes():
    low, high = (
        games(GREEDY, count, carbon_tax=price)["cubes"].mean() for price, count in ((1, 50), (2, 20))
    )
    assert high < low / 1.5


def test_w6_recycling_makes_more_of_the_same_land():
    assert moved("products", count=20, recycling=True) > SURE
    assert moved("points", count=20, recycling=True) > SURE


def test_w6_recycling_alone_does_not_make_it_cleaner():
    """More is made, so more cubes fall as well: a rebound."""
    assert moved("polluted", count=20, recycling=True) > SURE


def test_w7_cubes_go_to_whose_card_was_copied():
    """The trader copies, growth is copied: the trader's land gets cleaner, the other one dirtier."""
    given = {"players": ("trader", "growth"), "count": 50, "producer_blame": True}
    assert moved("cubes", only="trader", **given) < -SURE
    assert moved("cubes", only="growth", **given) > SURE
    assert moved("points", only="trader", **given) > moved("points", only="growth", **given) + SURE


def test_tf5_a_limited_supply_binds_where_many_share_it():
    given = {"players": FIVE, "limited_supply": True}
    fewer = [moved(what, count=40, **given) for what in ("products", "made_cubes")]
    assert max(fewer) < -2.5
    assert moved("points", count=20, edition="first", **given) < -2.5


def test_tf5_a_limited_supply_is_hardly_felt_by_three():
    assert abs(moved("points", count=30, limited_supply=True)) < SURE

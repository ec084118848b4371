"""What changes its place is seen to go there, in all four games; nothing moves where nobody wants it."""

import json
import random

import pytest
from flights import Watched

import terra_widgets as tw
from terra_widgets.widgets.lookup import snapshot

NEAR = 3  # pixels


def new(game, *players, seed=5):
    return tw.new(game, players=list(players) or ["Ada", "Ben"], seed=seed)


def same(one, other):
    return abs(one["x"] - other["x"]) < NEAR and abs(one["y"] - other["y"]) < NEAR


def inside(one, box):
    across = abs(one["x"] - box["x"]) < box["width"] / 2 + NEAR
    return across and abs(one["y"] - box["y"]) < box["height"] / 2 + NEAR


def brings(table, move):
    """The kinds of what comes of a move."""
    after = table.ahead(move)
    return {event.kind for event in table.game.events(table.state, after.move_numbers[-1], after.state)}


def goes(flights, first, last):
    """Whether something flies from one place to another."""
    return any(same(one["first"], first) and same(one["last"], last) for one in flights)


def play_until(table, wanted, seed=3):
    """Decide at random until a legal move is as wanted; gives it."""
    luck = random.Random(seed)
    for _ in range(3000):
        found = [move for move in table.legal_moves if wanted(move)]
        if found:
            return found[0]
        table.play(luck.choice(table.legal_moves))
    raise AssertionError("This move never comes.")


def key(name):
    return f"[data-key='{name}']"


# Terra Futura


def test_a_card_flies_from_the_market_to_the_hand_and_to_the_territory(stage):
    watched = Watched(stage(1200, 768), new("terra_futura"))
    before = watched.box(f"{key('market:I:2')} .t-face")
    flights = watched.play("take I2")
    hand = watched.box(".t-hand-card .t-face")
    assert goes(flights, before, hand)
    # The row slides after it, and a new card comes from the deck.
    assert goes(flights, watched.box(key("market:I:deck")), watched.box(f"{key('market:I:1')} .t-face"))
    place = next(move for move in watched.table.legal_moves if move.startswith("place"))
    flights = watched.play(place)
    assert goes(flights, hand, watched.box(f".t-home [data-cell='{place.split()[1]}'] .t-face"))


def test_a_discarded_card_flies_to_the_pile(stage):
    watched = Watched(stage(1200, 768), new("terra_futura"))
    last = watched.box(f"{key('market:II:4')} .t-face")
    assert goes(watched.play("discard II"), last, watched.box(f"{key('market:II:pile')} .t-pile-face"))


def test_cubes_fly_from_the_supply_to_a_card(stage):
    table = new("terra_futura")
    move = play_until(table, lambda move: move.startswith("pollute"))
    watched = Watched(stage(1200, 768), table)
    supply, card = watched.box(key("more")), watched.box(f".t-home [data-cell='{move.split()[1]}']")
    flights = [one for one in watched.play(move) if one["what"] == "i-pollution"]
    assert flights
    assert all(same(one["first"], supply) and inside(one["last"], card) for one in flights)


def test_what_is_paid_flies_back_to_the_supply(stage):
    table = new("terra_futura")
    pay = play_until(table, lambda move: move.startswith("pay") and "pay" in brings(table, move))
    watched = Watched(stage(1200, 768), table)
    _, kind, cell = pay.split()
    token = watched.box(f".t-home [data-cell='{cell}'] .t-token .i-{kind}")
    assert goes(watched.play(pay), token, watched.box(key("more")))


def test_a_card_that_stops_is_struck(stage):
    table = new("terra_futura", seed=2)
    move = play_until(table, lambda move: "inactive" in brings(table, move))
    watched = Watched(stage(1200, 768), table)
    watched.play(move)
    struck = watched.page.evaluate(
        """() => document.getAnimations()
            .filter(one => one.effect.getKeyframes().some(({ transform }) => /rotate/.test(transform)))
            .map(one => one.effect.target.className)"""
    )
    assert len(struck) == 1
    assert "t-inactive" in struck[0]


def test_points_count_to_what_they_are(stage):
    table = new("terra_futura")
    worth = lambda table: max(row["total"] for row in snapshot(table)["score"]["rows"])  # noqa: E731
    move = play_until(table, lambda move: worth(table.ahead(move)) > worth(table) + 1)
    watched = Watched(stage(1200, 768), table)
    page = watched.page
    old = [str(seat["points"]) for seat in watched.screen.snapshot["seats"]]
    points = page.locator(".t-chip b[data-number]:has(+ .t-sr:text('points'))")
    assert points.all_inner_texts() == old
    page.clock.install()
    watched.table.play(move)
    page.evaluate("told => stage.model.show(JSON.parse(told))", json.dumps(watched.screen.snapshot))
    page.clock.run_for(40)
    new_ones = [str(seat["points"]) for seat in watched.screen.snapshot["seats"]]
    assert points.all_inner_texts() != new_ones, "on its way"
    page.clock.run_for(1000)
    assert points.all_inner_texts() == new_ones


# Terra


def test_a_crisis_comes_from_the_pile_and_breaks_out_in_its_region(stage):
    table = new("terra", "Ada", "bot:helper", "bot:helper")
    watched = Watched(stage(1200, 768), table)
    pile = watched.box(".tr-stack")
    for _ in range(200):
        flights = watched.play(table.legal_moves[-1])
        if watched.page.locator(key("impending")).count():
            break
    assert goes(flights, pile, watched.box(f"{key('impending')} .tr-tile"))
    name = watched.screen.snapshot["impending"]["crisis"]
    was = watched.box(f"{key('impending')} .tr-tile")
    while table.legal_moves[-1] == "pass":
        flights = watched.play("pass")
    assert goes(flights, was, watched.box(f"{key(f'crisis:{name}')} .tr-tile"))


def test_a_solution_flies_from_the_pile_to_the_hand_and_on_to_the_crisis(stage):
    table = new("terra", "Ada", "bot:helper", "bot:helper")
    watched = Watched(stage(1200, 768), table)
    pile = watched.box(".tr-stack")
    flights = watched.play("draw")
    assert any(same(one["first"], pile) and one["what"] == "tr-card" for one in flights)
    move = play_until(
        table, lambda move: table.to_move == "Ada" and move.startswith("give") and len(table.legal_moves) > 2
    )
    watched.shown()
    hand, seat = watched.box(".tr-hand"), table.names.index("Ada")
    flights = [one for one in watched.play(move) if one["what"] == "tr-small"]
    assert flights
    assert all(inside(one["first"], hand) for one in flights)
    assert all(inside(one["last"], watched.box(f"[data-place='answer:{seat}']")) for one in flights)


# Terrabilis


def test_a_pawn_walks_and_counters_go_to_the_thermometer(stage):
    table = new("terrabilis", "Ada", "bot:ally", "bot:ally")
    watched = Watched(stage(1200, 768), table)
    seat = table.names.index(table.to_move)
    before = watched.box(f"[data-thing='pawn:{seat}']")
    flights = watched.play("roll")
    assert goes(flights, before, watched.box(f"[data-thing='pawn:{seat}']"))
    play_until(table, lambda move: move == "borrow" and table.to_move is not None)
    watched.shown()
    flights = watched.play("borrow")
    assert any("tb-rung" in one["what"] for one in flights), "well-being goes to the thermometer"
    assert any(one["what"] == "tb-terras" and same(one["first"], watched.box(".tb-bank")) for one in flights)


def test_a_card_flies_from_its_pile_to_the_hand(stage):
    table = new("terrabilis", "Ada", "bot:ally", "bot:ally")
    watched = Watched(stage(1200, 768), table)
    move = play_until(table, lambda move: table.to_move == "Ada" and move.startswith("draw"))
    watched.shown()
    pile = watched.box(f"{key('pile:' + move.split()[1])} .tb-pile-face")
    flights = watched.play(move)
    assert any(same(one["first"], pile) and one["what"] == "tb-face" for one in flights)


# Nova Ziemia


def test_a_row_of_the_planet_slides(stage):
    table = new("nova_ziemia", "Ada", "bot:thinker")
    watched = Watched(stage(1200, 768), table)
    page = watched.page
    watched.play("shift 2 right")
    found = page.evaluate(
        """() => document.getAnimations()
            .filter((one) => one.transitionProperty === "translate")
            .map((one) => {
                one.pause();
                const { target } = one.effect;
                const at = (time) => ((one.currentTime = time), Math.round(boxOf(target).x));
                return [at(0), at(one.effect.getTiming().duration), boxOf(target).width];
            })"""
    )
    assert len(found) == 3, "the fourth comes in at the other end"
    assert all(abs(last - first - width) < NEAR for first, last, width in found)


def test_missions_come_from_the_library(stage):
    table = new("nova_ziemia", "Ada", "bot:thinker")
    watched = Watched(stage(1200, 768), table)
    for _ in range(300):
        count = watched.screen.snapshot["library"]["count"]
        flights = watched.play(random.Random(len(table.moves)).choice(table.legal_moves))
        if watched.screen.snapshot["library"]["count"] < count and flights:
            break
    assert any(one["what"] == "n-card" and same(one["first"], watched.box(".n-stack")) for one in flights)


# Any game


def test_with_reduced_motion_nothing_moves(stage):
    moves = {"terra_futura": "take I2", "terra": "draw", "terrabilis": "roll", "nova_ziemia": "shift 2 right"}
    for game, move in moves.items():
        watched = Watched(stage(1200, 768), new(game, "Ada", "bot:random", "bot:random"))
        watched.page.emulate_media(reduced_motion="reduce")
        assert watched.play(move) == []
        assert watched.page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize(("speed", "time"), [("off", 0), ("slow", 400), ("normal", 280), ("fast", 150)])
def test_the_speed_is_chosen_in_the_drawer_and_kept(stage, speed, time):
    watched = Watched(stage(1200, 768), new("terra_futura"))
    page = watched.page
    page.locator(key("more")).click()
    page.locator(key("sheet:settings")).click()
    page.locator(key("speed")).select_option(speed)
    page.locator(key("close")).click()
    assert {one["duration"] for one in watched.play("take I2")} == ({time} if time else set())
    assert page.evaluate("localStorage.getItem('terra:speed')") == speed


def test_a_next_move_or_a_click_ends_what_flies(stage):
    watched = Watched(stage(1200, 768), new("terra_futura"))
    assert watched.play("take I2")
    watched.page.mouse.click(5, 5)
    assert watched.flights() == []
    assert watched.play("place c2")
    flights = watched.play(watched.table.legal_moves[-1])
    faces = [one for one in flights if one["what"] == "t-face"]
    assert faces == []


def test_what_flies_takes_no_click(stage):
    watched = Watched(stage(1200, 768), new("terra_futura"))
    flights = watched.play("take I2")
    watched.flights(1)
    for one in flights:
        over = watched.page.evaluate(
            "({ x, y }) => document.elementFromPoint(x, y)?.closest('.t-flying')", one["last"]
        )
        assert over is None

"""What is told of a move before it is made comes true, and only what can't be mended asks first."""

import random

import pytest

import terra_widgets as tw
from terra_widgets.games.terrabilis.rules.state import BURSTS, COUNTRIES, OUT, TERRAS, ZONE
from terra_widgets.widgets.lookup import snapshot
from terra_widgets.widgets.snapshot import Settings

from .helpers import Page

GAMES = {"terra_futura": 3, "terra": 3, "terrabilis": 2, "nova_ziemia": 2}
SEEDS = range(4)


def decisions(game, seed, most=250):
    """A random game: the table before each decision, and what its player is shown."""
    luck = random.Random(seed)
    table = tw.new(game, players=GAMES[game], seed=seed)
    for _ in range(most):
        if table.to_move is None:
            return
        yield table, snapshot(table, Settings(seat=table.names.index(table.to_move)))
        table.play(luck.choice(table.legal_moves))


def ruined(table, move):
    """Whether a move ends the game without a winner, or throws the country out that makes it."""
    after = table.ahead(move)
    if after.outcome is not None and not after.outcome.winners:
        return True
    if table.game.name != "terrabilis":
        return False
    seat = table.game.mover(table.state, table.game.parse_move(move))
    return bool(after.state[COUNTRIES + seat][OUT])


@pytest.mark.parametrize("game", GAMES)
def test_only_moves_that_can_be_made_are_told_of(game):
    for table, shown in decisions(game, 1):
        asides = map(table.game.move_text, table.game.asides(table.state))
        assert set(shown["foretold"]) <= {*table.legal_moves, *asides}
        assert all(told["text"] and "badge" in told for told in shown["foretold"].values())


@pytest.mark.parametrize("game", ["terra", "terrabilis"])
@pytest.mark.parametrize("seed", SEEDS)
def test_what_loses_everything_asks_first_where_there_is_another_way(game, seed):
    for table, shown in decisions(game, seed):
        for move, told in shown["foretold"].items():
            if "asks" in told:
                assert ruined(table, move)
                assert told["tone"] == "bad"
        known = [move for move in table.legal_moves if move in shown["foretold"]]
        bad = [move for move in known if ruined(table, move)]
        if bad and len(known) == len(table.legal_moves) > len(bad):
            loans = {"borrow", "repay"}
            others = [m for m in table.legal_moves if m not in bad and m not in loans]
            asked = [move for move in bad if "asks" in shown["foretold"][move]]
            assert asked == bad or not others


# The last one to answer decides whether the third crisis of a region becomes full-blown.
BRINK = """terra
P1 "Ada": hand B1 B2; given 1
P2 "Ben": hand B4 R2; given 1
P3 "Cy": hand B3 {held}
crises: green oceania G5, blue oceania B4
turn P1 round 9: give red oceania; played R5 R4"""


@pytest.mark.parametrize(("held", "asks"), [("R6 R1", True), ("R1", False)])
def test_tr50_to_give_too_little_asks_first_if_enough_could_be_given(held, asks):
    table = tw.at(BRINK.format(held=held), seed=1)
    told = snapshot(table, Settings(seat=2))["foretold"]
    assert ("asks" in told["pass"]) == asks
    assert ("asks" in told["give R1"]) == asks
    assert told["pass"]["badge"] == "all lose"
    assert "asks" not in told.get("give R6", {})
    assert table.play("pass").outcome.winners == ()


def test_tx30_settling_with_too_small_a_library_asks_first():
    asked = 0
    for seed in range(12):
        for _, shown in decisions("nova_ziemia", seed):
            asked += sum("asks" in told for told in shown["foretold"].values())
    assert asked


def test_python_itself_is_not_asked():
    for seed in range(12):
        for table, shown in decisions("nova_ziemia", seed):
            for move, told in shown["foretold"].items():
                if "asks" in told:
                    table.play(move)
                    return
    pytest.fail("nothing asked")


@pytest.mark.parametrize("seed", SEEDS)
def test_tb30_an_installation_tells_thermometer_and_purse_after_it(seed):
    seen = 0
    for table, shown in decisions("terrabilis", seed):
        for move, told in shown["foretold"].items():
            if not move.startswith("install"):
                continue
            after = table.ahead(move).state
            if ruined(table, move):
                continue
            seat = table.names.index(table.to_move)
            terras = f"{after[COUNTRIES + seat][TERRAS]:,}"
            assert told["badge"].endswith(terras)
            burst = after[BURSTS] > table.state[BURSTS]
            lying = after[ZONE] + after[ZONE + 1]
            assert ("bursts" in told["badge"]) == burst
            assert burst or f"zone {lying}/" in told["badge"]
            seen += 1
    assert seen


def test_tb4_a_shared_screen_does_not_tell_of_cards_in_the_hand():
    luck = random.Random(2)
    table = tw.new("terrabilis", players=2, seed=2)
    for _ in range(120):
        if table.to_move is None:
            break
        told = snapshot(table, Settings())["foretold"]
        assert not [move for move in told if move.startswith(("install", "agree"))]
        table.play(luck.choice(table.legal_moves))


@pytest.mark.parametrize("seed", SEEDS)
def test_tr22_a_card_against_a_crisis_tells_points_and_sum(seed):
    for table, shown in decisions("terra", seed):
        seat = table.names.index(table.to_move)
        crisis = shown["impending"]
        for move, told in shown["foretold"].items():
            if move.startswith("give"):
                total = crisis["total"] + int(move[-1])
                assert f"{total} of {crisis['threat']}" in told["text"]
                after = table.ahead(move)
                if after.to_move is not None and told["badge"].startswith("+") and "less" not in told["text"]:
                    points = snapshot(after, Settings())["seats"][seat]["points"]
                    assert told["badge"] == f"+{points - shown['seats'][seat]['points']} ★"
        assert (crisis is None) or ("★" in crisis["stakes"] and "Else: " in crisis["stakes"])


def test_tr50_the_stakes_name_the_limit_that_comes_nearest():
    seen = set()
    for _, shown in decisions("terra", 3):
        crisis = shown["impending"]
        if crisis is None:
            continue
        region = next(one for one in shown["world"]["regions"] if one["coming"])
        if "all lose" not in crisis["stakes"] and region["count"] == region["limit"] - 2:
            assert f"{region['name']}: {region['count'] + 1} of {region['limit']}" in crisis["stakes"]
        seen.add(crisis["stakes"])
    assert len(seen) > 1


@pytest.mark.parametrize("seed", SEEDS)
def test_tx22_settling_tells_what_it_costs_and_what_is_met(seed):
    kinds = set()
    for table, shown in decisions("nova_ziemia", seed):
        told = shown["foretold"].get("settle")
        if told is None:
            continue
        met = [card["name"] for card in shown["missions"]["cards"] if card["met"]]
        kinds.add(told["tone"])
        if met:
            assert all(name in told["text"] for name in met)
            assert "asks" not in told
            continue
        after = table.ahead("settle")
        while after.to_move is not None and snapshot(after)["prompt"]["decision"] == "discard":
            after = after.ahead(after.legal_moves[0])
        lost = after.outcome is not None
        assert ("asks" in told) == lost
        if not lost:
            assert told["text"].endswith(f"→ {snapshot(after)['library']['count']}.")
    assert "bad" in kinds


def test_tx23_an_action_tells_which_cards_it_would_meet():
    seen = 0
    for _, shown in decisions("nova_ziemia", 1):
        cards = [*shown["missions"]["cards"], *shown["goals"]["cards"]]
        for move, preview in shown["planet"]["previews"].items():
            fresh = [c["name"] for c in cards if c["id"] in preview["meets"] and not c["met"]]
            told = shown["foretold"].get(move)
            if fresh:
                assert all(name in told["text"] for name in fresh)
                assert told["badge"] == "✓"
                seen += 1
    assert seen


def test_what_is_foreseen_of_a_move_brings_what_is_told_then():
    page = Page(tw.new("terra_futura", players=["Ada", "Ben"], seed=3))
    assert page.now["foretold"] == {} or set(page.now["foretold"]) <= set(page.table.legal_moves)
    page.play("take I1")
    assert {move.split()[0] for move in page.now["foretold"]} == {"place"}

"""Disasters: what they change, when they open, and which of two holds."""

import pytest

from terra_widgets.games.contract import Chance
from terra_widgets.games.nova_ziemia.rules.disasters import limits
from terra_widgets.games.nova_ziemia.rules.state import OPEN

from .tables import game_of
from .test_turn import BAD, at_planet

WITH = {"disasters": "two_red"}


def under(*opened, hand=BAD, stack=(), **more):
    there = {"open": list(opened), "stack": list(stack)}
    return at_planet(*hand, options=WITH, disasters=there, **more)


def test_tx40_a_disaster_opens_for_each_goal_met_at_the_end_of_the_turn():
    at = under("TSUN", hand=["Y5", "W5", "G5", "G6"], stack=["FROST", "QUAKE"], goals=["W8", "B8"])
    at.play("settle", "meet Y5", "reach W8")
    assert at.position["disasters"] == {"open": ["TSUN"], "stack": ["FROST", "QUAKE"]}
    at.play("end")
    assert at.position["disasters"] == {"open": ["TSUN", "FROST"], "stack": ["QUAKE"]}


def test_tx40_two_goals_open_two_disasters():
    at = under("TSUN", hand=["Y5", "G5"], stack=["FROST", "QUAKE"], goals=["W8", "W9", "B8"], met=[])
    assert at.game.cards.ids[at.state[OPEN][0]] == "TSUN"
    at.play("settle", "meet Y5", "reach W8", "end")
    assert at.position["disasters"]["open"] == ["TSUN", "FROST"]


def test_tx40_the_last_goal_opens_nothing():
    at = under("TSUN", hand=["Y5"], stack=["FROST"], goals=["W8"])
    at.play("settle", "meet Y5", "reach W8", "end")
    assert at.outcome.winners
    assert at.position["disasters"]["open"] == ["TSUN"]


def test_tx40_the_newer_one_overrides_the_older_one():
    assert limits(under("LAND", "TSUN").game, under("LAND", "TSUN").state).hand == 4
    assert limits(under("TSUN", "LAND").game, under("TSUN", "LAND").state).hand == 5


def test_tx40_disasters_to_come_are_secret():
    game = game_of(2, disasters="yellow")
    view = game.position(game.view(game.setup(Chance(4)), 0), ["A", "B"])
    assert view["disasters"]["stack"] == 3


@pytest.mark.parametrize(
    ("card", "move", "kind"), [("QUAKE", "shift 2 left", "rows"), ("STORM", "flip b2 ew", "flip")]
)
def test_tx40_tx42_a_forbidden_action(card, move, kind):
    at = under(card)
    reason = at.why_not(move)
    assert (reason.key, reason.rule) == ("nova-banned", "TX-40")
    assert reason.facts == {"kind": kind, "card": card}
    assert move not in at.legal
    assert at.why_not("shift b up") is None


def test_tx42_frost_leaves_four_actions():
    at = under("FROST").play(*["rotate a1"] * 4)
    assert at.legal == ["back", "settle"]
    assert at.why_not("rotate a1").facts == {"most": 4}


def test_tx42_a_sandstorm_takes_two_cards_of_the_library():
    at = under("TSUN", hand=["Y5", "W5", "G5", "G6"], stack=["SAND"], goals=["W8", "B8"])
    library = at.position["library"]
    at.play("settle", "meet Y5", "reach W8", "end")
    assert at.position["discards"] == ["Y5", *library[:2]]
    assert at.position["library"] == library[3:]


def test_tx30_tx42_a_sandstorm_can_lose_the_game():
    at = under("TSUN", hand=["Y5", "W5", "G5", "G6"], stack=["SAND"], goals=["W8", "B8"], library=1)
    at.play("settle", "meet Y5", "reach W8", "end")
    assert at.outcome.why.key == "nova-lost"


def test_tx42_a_tsunami_washes_away_what_is_above_four():
    six = ["W6", "W7", "B5", "B6", "B7", "Y6"]
    at = under(
        "LAND", hand=["Y5", "W5", "G5", "G6"], stack=["TSUN"], goals=["W8", "B8"],
        people=[{"hand": ["Y5", "W5", "G5", "G6"]}, {"hand": six}],
    )  # fmt: skip
    at.play("settle", "meet Y5", "reach W8", "end")
    assert at.position["decision"] == "excess"
    assert at.game.to_move(at.state) == 1
    assert at.position["turn"] == "Team 1"
    assert at.legal == [f"discard {card}" for card in six]
    assert at.why_not("discard W5").rule == "TX-42"
    at.play("discard W7", "discard B7")
    assert at.hand(1) == ["W6", "B5", "B6", "Y6"]
    assert at.position["decision"] == "shape"
    assert len(at.hand(0)) == 4


def test_tx42_early_landing_gives_hands_of_five():
    at = under("LAND", hand=["W5", *BAD[:3]]).play("settle", "meet W5", "end")
    assert len(at.hand()) == 5


def test_tx42_in_a_drought_every_mission_needs_one_more():
    at = under("DROUGHT", hand=["W7", "Y5", "B44", "G5"], goals=["W8", "B8"]).play("settle")
    assert at.legal == ["meet W7"]  # a zone of 8
    assert at.why_not("meet Y5").facts["value"] == 6
    at.play("meet W7")
    assert at.why_not("reach W8").key == "nova-zone-used"  # goals stay as they are

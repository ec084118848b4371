"""Disasters: what they change, when they open, and which of two holds."""

import itertools

import pytest

from nova_ziemia import literal
from terra_widgets.games.contract import Chance
from terra_widgets.games.nova_ziemia.rules import position_text
from terra_widgets.games.nova_ziemia.rules.disasters import limits
from terra_widgets.games.nova_ziemia.rules.state import OPEN

from .tables import DECK, NAMES, game_of, same
from .test_turn import BAD, at_planet

WITH = {"disasters": "two_red"}
BLUE = "rotate a4"  # brings a third blue zone of 4


def under(*opened, hand=BAD, stack=(), **more):
    there = {"open": list(opened), "stack": list(stack)}
    return at_planet(*hand, options=WITH, disasters=there, **more)


def test_tx40_a_disaster_opens_the_moment_a_goal_is_met():
    at = under("TSUN", hand=["Y5", "W5", "G5", "G6"], stack=["FROST", "QUAKE"], goals=["W8", "B8"])
    at.play("settle", "meet Y5")
    assert at.position["disasters"] == {"open": ["TSUN"], "stack": ["FROST", "QUAKE"]}
    at.play("reach W8")
    assert at.position["disasters"] == {"open": ["TSUN", "FROST"], "stack": ["QUAKE"]}
    assert at.position["decision"] == "settle"
    at.play("end")
    assert at.position["disasters"] == {"open": ["TSUN", "FROST"], "stack": ["QUAKE"]}


def test_tx40_two_goals_open_two_disasters_one_after_the_other():
    at = under("TSUN", hand=["Y5", "G5"], stack=["FROST", "QUAKE"], goals=["W8", "B444", "B8"])
    assert at.game.cards.ids[at.state[OPEN][0]] == "TSUN"
    at.play(BLUE, "settle", "meet Y5", "reach W8")
    assert at.position["disasters"]["open"] == ["TSUN", "FROST"]
    at.play("reach B444")
    assert at.position["disasters"]["open"] == ["TSUN", "FROST", "QUAKE"]


def test_tx40_what_opened_cannot_be_taken_back():
    at = under("TSUN", hand=["Y5", "G5"], stack=["FROST"], goals=["W8", "B8"]).play("settle", "meet Y5")
    assert at.game.unseen(at.state, at.play("reach W8").state)


def test_tx40_the_last_goal_opens_nothing():
    at = under("TSUN", hand=["Y5"], stack=["FROST"], goals=["W8"])
    at.play("settle", "meet Y5", "reach W8", "end")
    assert at.outcome.winners
    assert at.position["disasters"]["open"] == ["TSUN"]


def test_tx40_a_newer_disaster_holds_at_once():
    at = under("TSUN", hand=["W5", "Y5", "G5"], stack=["DROUGHT"], goals=["B444", "B8"])
    at.play(BLUE, "settle", "meet W5")
    assert "meet Y5" in at.legal
    at.play("reach B444")
    assert "meet Y5" not in at.legal
    assert at.why_not("meet Y5").facts["value"] == 6


def test_tx23_tx40_a_mission_that_was_settled_before_stays_settled():
    """Only what is settled after a drought needs more: the zone of 5 goes on serving the mission of 5."""
    at = under("TSUN", hand=["Y5", "W5", "G5"], stack=["DROUGHT"], goals=["W8", "B8"])
    at.play("settle", "meet Y5", "reach W8")
    assert at.position["needed"] == [5, 8]
    again = at.game.from_position(at.position, Chance(1))
    assert at.game.position(again, ("Team 1", "Team 2")) == at.position
    assert "end" in at.legal


def test_tx40_late_disasters_wait_for_the_end_of_the_turn():
    late = {**WITH, "late_disasters": True}
    there = {"open": ["SAND"], "stack": ["TSUN", "QUAKE"]}
    at = at_planet("Y5", "W5", "G5", "G6", options=late, disasters=there, goals=["W8", "B8"])
    at.play("settle", "meet Y5", "reach W8")
    assert at.position["disasters"]["open"] == ["SAND"]
    at.play("end")
    assert at.position["disasters"]["open"] == ["SAND", "TSUN"]
    assert at.position["decision"] == "shape"  # a late tsunami takes only what is above


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
    at.play("settle", "meet Y5", "reach W8")
    assert at.outcome.why.key == "nova-lost"


def test_tx42_a_tsunami_washes_away_what_is_above_four():
    six = ["W6", "W7", "B5", "B6", "B7", "Y6"]
    at = under(
        "LAND", hand=["Y5", "W5", "G5", "G6"], stack=["TSUN"], goals=["W8", "B8"],
        people=[{"hand": ["Y5", "W5", "G5", "G6"]}, {"hand": six}],
    )  # fmt: skip
    at.play("settle", "meet Y5", "reach W8")
    assert at.position["decision"] == "excess"
    assert at.position["due"] == [1, 2]
    at.play("discard G6")
    assert at.game.to_move(at.state) == 1
    assert at.position["turn"] == "Team 1"
    assert at.legal == [f"discard {card}" for card in six]
    assert at.why_not("discard W5").rule == "TX-42"
    at.play("discard W7", "discard B7")
    assert at.hand(1) == ["W6", "B5", "B6", "Y6"]
    assert at.position["decision"] == "settle"  # where the tsunami broke in
    at.play("end")
    assert len(at.hand(0)) == 4


def test_tx42_a_tsunami_takes_a_mission_from_everybody_also_where_nothing_is_above():
    at = under("SAND", hand=["Y5", "W5", "G5", "G6"], stack=["TSUN"], goals=["W8", "B8"])
    at.play("settle", "meet Y5", "reach W8")
    assert at.position["due"] == [1, 1]
    at.play("discard W5", f"discard {at.hand(1)[0]}")
    assert [len(at.hand(seat)) for seat in (0, 1)] == [2, 3]
    assert at.position["decision"] == "settle"


def test_tx42_who_has_no_mission_left_gives_none():
    at = under("SAND", hand=["Y5"], stack=["TSUN"], goals=["W8", "B8"])
    at.play("settle", "meet Y5", "reach W8")
    assert at.position["due"] == [0, 1]
    assert at.game.to_move(at.state) == 1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_tx40_tx42_a_tsunami_that_lies_open_from_the_start_bites_before_the_first_turn(players):
    game = game_of(players, disasters="yellow")
    for seed in range(40):
        state = game.setup(Chance(seed))
        position = game.position(state, NAMES[:players])
        if position["disasters"]["open"] == ["TSUN"]:
            break
    assert (position["decision"], position["due"]) == ("excess", [1] * players)
    for seat in range(players):
        assert game.to_move(state) == seat
        state = game.step(state, game.legal_moves(state)[0])
    position = game.position(state, NAMES[:players])
    assert (position["decision"], position["turn"]) == ("shape", NAMES[0])
    assert [len(player["hand"]) for player in position["players"]] == [3] * players


def test_tx42_a_wider_hand_takes_nothing():
    at = under("TSUN", hand=["Y5", "W5", "G5", "G6"], stack=["LAND"], goals=["W8", "B8"])
    at.play("settle", "meet Y5", "reach W8")
    assert at.position["decision"] == "settle"


STACKS = list(itertools.permutations(["SAND", "TSUN", "LAND", "DROUGHT"], 2))


@pytest.mark.parametrize("stack", STACKS, ids="-".join)
def test_tx40_tx42_goals_and_disasters_as_the_literal_rules_have_them(stack):
    """Every way to settle two goals, whatever opens: the engine and the literal rules agree at each step."""
    opened = next(card for card in ("FROST", "LAND", "SAND") if card not in stack)
    hand = ["Y5", "W5", "B44", "G6"]
    at = under(opened, hand=hand, stack=stack, goals=["W8", "B444", "B8"]).play(BLUE, "settle")
    game, names = at.game, NAMES[:2]
    here = {repr(at.state): at.state}
    for _ in range(7):
        there = {}
        for state in here.values():
            position = game.position(state, names)
            assert [game.move_text(m) for m in game.legal_moves(state)] == literal.moves(position, DECK)
            for move in game.legal_moves(state)[:6]:
                after = game.step(state, move)
                told = game.position(after, names)
                assert told == literal.play(position, game.move_text(move), DECK)
                assert same(game.from_position(told, Chance(1)), after)
                assert position_text.read(game.position_text(told)) == told
                if told["decision"] in ("settle", "excess"):
                    there[repr(after)] = after
        here = there


def test_tx42_early_landing_gives_hands_of_five():
    at = under("LAND", hand=["W5", *BAD[:3]]).play("settle", "meet W5", "end")
    assert len(at.hand()) == 5


def test_tx42_in_a_drought_every_mission_needs_one_more():
    at = under("DROUGHT", hand=["W7", "Y5", "B44", "G5"], goals=["W8", "B8"]).play("settle")
    assert at.legal == ["meet W7"]  # a zone of 8
    assert at.why_not("meet Y5").facts["value"] == 6
    at.play("meet W7")
    assert at.why_not("reach W8").key == "nova-zone-used"  # goals stay as they are

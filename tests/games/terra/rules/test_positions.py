"""Any moment as a dict and as text, and back; and positions that can't be."""

import copy

import pytest

import terra_widgets as tw
from terra_widgets.errors import PositionError, SetupError
from terra_widgets.games.contract import Chance
from terra_widgets.games.terra.rules import position_text

from .tables import NAMES, described, game_of, looks, table
from .walks import mix, states

WHOLE = described(
    "G1 G2", "B1", "R6", "",
    crises={"green europe": "G5 G6", "red asia": ""},
    players=[{"points": 6, "given": 2}, {"hoard": [["B2", "B3", "B4"]]}, {}, {}],
    discards=["R1"], solved=["blue africa"], turn="Team 2", round=3, decision="act", helped=["blue africa"],
)  # fmt: skip


@pytest.mark.parametrize("number", range(8))
def test_every_state_goes_to_a_dict_and_to_text_and_back(number):
    game, seed = mix(number)
    names = NAMES[: game.players]
    for state, _ in states(game, seed):
        position = game.position(state, names)
        again = game.from_position(position, Chance())
        assert looks(again[:13] + again[15:]) == looks(state[:13] + state[15:])
        assert position_text.read(game.position_text(position)) == position


@pytest.mark.parametrize("number", range(4))
def test_what_one_player_sees_is_a_position_whose_rest_is_dealt(number):
    game, seed = mix(number)
    names = NAMES[: game.players]
    for step, (state, _) in enumerate(states(game, seed)):
        if step % 5:
            continue
        seen = game.position(game.view(state, 0), names)
        assert position_text.read(game.position_text(seen)) == seen
        dealt = game.from_position(seen, Chance(step))
        assert game.position(game.view(dealt, 0), names) == seen


def test_what_is_left_out_is_dealt():
    start = tw.at({"game": "terra", "players": [{"name": name} for name in "ABC"]}, seed=3)
    position = start.position()
    assert [len(player["hand"]) for player in position["players"]] == [4, 4, 4]
    assert len(position["pile"]) == 96
    assert (position["decision"], position["turn"]) == ("draw", "A")


def test_a_pile_that_is_named_leaves_the_rest_in_the_discards():
    position = table("G1", "G2", "G3", pile=["R1", "green asia"]).position
    assert position["pile"] == ["R1", "green asia"]
    assert len(position["discards"]) == 86
    assert len(position["solved"]) == 17


def test_a_text_as_people_write_it():
    text = """
    terra teams=yes
    P1 "Ana": hand G1 B3; points 6; hoard G1 G2 G3, B5 B5 B5; given 4
    P2 "Boris": hand 4; hoard 1
    P3 "Cyril": hand
    P4 "Dana":
    crises: green europe G3 G5, red asia
    turn P1 round 3: give red africa; played R3 none
    """
    now = tw.at(text, seed=1)
    position = now.position()
    assert position["options"] == {"teams": True}
    assert position["players"][0]["hoard"] == [["G1", "G2", "G3"], ["B5", "B5", "B5"]]
    assert [len(player["hand"]) for player in position["players"]] == [2, 4, 0, 4]
    assert now.to_move == "Cyril"
    assert tw.at(now.position_text()).position() == position


def wrong(path, value):
    """The whole position with one part replaced; `...` takes it out."""
    position = copy.deepcopy(WHOLE)
    here = position
    for step in path[:-1]:
        here = here[step]
    if value is ...:
        del here[path[-1]]
    else:
        here[path[-1]] = value
    return position


WRONG = [
    (("players",), [], "position has as many players"),
    (("players",), WHOLE["players"][:3], "position has as many players"),
    (("players", 0), 7, "expected names with values"),
    (("players", 0, "name"), "Team 2", "name of its own"),
    (("players", 0, "name"), None, "name of its own"),
    (("players", 0, "luck"), 3, "has no meaning here"),
    (("players", 0, "hand"), ["G7"], "not a solution card"),
    (("players", 0, "hand"), ["G6"] * 4, "only 4 cards G6"),
    (("players", 0, "hand"), "G1", "expected a list"),
    (("players", 0, "hand"), -1, "whole number"),
    (("players", 0, "hand"), True, "whole number"),
    (("players", 0, "hand"), ["G1", "G2", "G3"] * 3, "at most 8 cards now, not 9"),
    (("players", 1, "hand"), 10, "whole number"),
    (("players", 0, "points"), -1, "whole number"),
    (("players", 0, "given"), 1.0, "whole number"),
    (("players", 0, "hoard"), [["G1", "G2", "G4"]], "no combination"),
    (("players", 0, "hoard"), [["G1", "G2"]], "no combination"),
    (("players", 0, "hoard"), 40, "not enough cards left"),
    (("players", 0, "hoard"), {"G1": 3}, "expected a list"),
    (("crises", 0, "crisis"), "green mars", "not a crisis"),
    (("crises", 1, "crisis"), "green europe", "there twice"),
    (("crises", 0, "cards"), ["R1"], "another colour"),
    (("crises", 0, "cards"), ["G6", "G6"], "would be solved"),
    (("crises", 0, "threat"), 3, "has no meaning here"),
    (("discards",), ["none"], "not a solution card"),
    (("discards",), ["R6"] * 4, "only 4 cards R6"),
    (("solved",), ["red asia"], "there twice"),
    (("pile",), ["B1"], "are nowhere"),
    (("pile",), 3, "are nowhere"),
    (("pile",), 1000, "whole number"),
    (("pile",), {}, "whole number"),
    (("round",), 0, "whole number"),
    (("turn",), "Nobody", "not one of the players"),
    (("turn",), ["Team 1"], "not one of the players"),
    (("decision",), "dance", "There is no decision"),
    (("decision",), ["draw"], "There is no decision"),
    (("decision",), "draw", '"helped" has no meaning'),
    (("decision",), "over", '"helped" has no meaning'),
    (("helped",), ["red asia"], "neither a full-blown crisis with cards"),
    (("helped",), [3], "neither a full-blown crisis with cards"),
    (("impending",), "red europe", '"impending" has no meaning'),
    (("weather",), "fine", "has no meaning here"),
]


@pytest.mark.parametrize(("path", "value", "sentence"), WRONG)
def test_a_position_that_cannot_be(path, value, sentence):
    with pytest.raises(PositionError, match=sentence):
        game_of(4).from_position(wrong(path, value), Chance(1))


def test_a_position_of_no_game_or_with_odd_options():
    with pytest.raises(PositionError, match="does not exist"):
        tw.at(wrong(("game",), "chess"))
    with pytest.raises(SetupError, match="True or False"):
        tw.at(WHOLE | {"options": {"teams": "yes"}})


def test_the_whole_one_can_be():
    assert tw.at(WHOLE).position()["players"][1]["hoard"] == [["B2", "B3", "B4"]]


OTHERS = [
    ({"decision": "give"}, "not a crisis"),
    ({"decision": "give", "impending": "red europe", "played": ["R1"] * 4}, "players have answered"),
    ({"decision": "give", "impending": "red europe", "played": ["G1"]}, "another colour"),
    ({"decision": "discard"}, "8 cards or fewer"),
    ({"decision": "over"}, "is not over"),
    ({"decision": "draw", "pile": []}, "nothing to draw"),
]


@pytest.mark.parametrize(("more", "sentence"), OTHERS)
def test_a_decision_that_cannot_be_asked_for(more, sentence):
    with pytest.raises(PositionError, match=sentence):
        tw.at(described("G1", "G2", "G3", **more))


def test_a_lost_world_is_over():
    lost = {"crises": {"green europe": "", "blue europe": "", "red europe": ""}}
    with pytest.raises(PositionError, match='can only be "over"'):
        tw.at(described("", "", "", **lost))
    assert tw.at(described("", "", "", decision="over", **lost)).outcome.winners == ()


@pytest.mark.parametrize(
    "line",
    [
        *('P2 "B": hand', 'P1 "A": purse 3', "turn P1: draw", "turn P9 round 1: draw"),
        *("turn P1 round 1: draw now", "turn P1 round 1: draw; soon", "market: I1", 'P1 "A": points many'),
        *('P1 "A": hand G1; hand G2', "turn P1 round \u0663: draw", "turn P0 round 1: draw"),
    ],
)  # fmt: skip
def test_a_line_that_is_not_understood(line):
    players = 'P1 "A": hand\n' if line.startswith("turn") else ""
    with pytest.raises(PositionError, match="not understood"):
        position_text.read(f"terra\n{players}{line}")


def test_a_position_is_copied():
    given = copy.deepcopy(WHOLE)
    now = tw.at(given)
    given["players"][0]["hand"].clear()
    assert now.position()["players"][0]["hand"] == ["G1", "G2"]
    assert game_of(4).players == 4

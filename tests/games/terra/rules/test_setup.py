"""TR-1 to TR-11: what there is, and how it is laid out."""

from collections import Counter

import pytest

import terra_widgets as tw
from terra_widgets.errors import SetupError
from terra_widgets.games import decks
from terra_widgets.games.contract import Chance
from terra_widgets.games.terra.rules import Options, Terra

from .tables import NAMES, game_of

DECK = decks.load("terra", "terra")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_tr1_three_to_six_play(players):
    assert game_of(players).players == players
    assert len(tw.new("terra", players=players).names) == players


@pytest.mark.parametrize("players", [0, 1, 2, 7, -3, 10**9])
def test_tr1_no_fewer_and_no_more(players):
    for make in (lambda: Terra(players), lambda: tw.new("terra", players=players)):
        with pytest.raises(SetupError, match=r"3 to 6 players.*TR-1"):
            make()


def test_tr1_seven_names_are_too_many():
    with pytest.raises(SetupError, match="3 to 6 players, not 7"):
        tw.new("terra", players=[f"Team {n}" for n in range(7)])
    assert len(tw.new("terra").names) == 4


def test_tr2_ninety_solutions():
    counts = {(s.colour, s.value): s.count for s in DECK.solutions}
    assert counts == {
        (c, v): n for c in range(3) for v, n in zip(range(1, 7), (6, 6, 5, 5, 4, 4), strict=True)
    }
    assert sum(counts.values()) == 90


def test_tr3_eighteen_crises_one_per_colour_and_region():
    assert {(c.colour, c.region) for c in DECK.crises} == {(c, r) for c in range(3) for r in range(6)}
    assert len(DECK.crises) == 18
    assert {c.threat for c in DECK.crises} <= set(range(10, 17))
    assert {10, 16} <= {c.threat for c in DECK.crises}


def test_tr4_value_and_colour_carry_a_theme():
    assert len({s.name for s in DECK.solutions}) == 18
    assert (DECK.solutions[0].name, DECK.solutions[17].name) == ("Sorting waste", "Democracy")


@pytest.mark.parametrize(("players", "each"), [(3, 4), (4, 4), (5, 3), (6, 2)])
def test_tr10_hands_are_dealt(players, each):
    game = game_of(players)
    position = game.position(game.setup(Chance(5)), NAMES[:players])
    assert [len(player["hand"]) for player in position["players"]] == [each] * players


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_tr11_all_other_cards_are_in_the_pile(players):
    game = game_of(players)
    position = game.position(game.setup(Chance(5)), NAMES[:players])
    pile = Counter(position["pile"])
    for player in position["players"]:
        pile.update(player["hand"])
    expected = Counter({s.id: s.count for s in DECK.solutions}) + Counter(c.id for c in DECK.crises)
    assert pile == expected


def test_tr11_the_first_in_the_list_begins_and_turns_go_round():
    table = tw.new("terra", players=3, seed=4)
    turns = []
    while len(turns) < 7 and table.to_move:
        if table.position()["decision"] == "draw" and table.to_move != (turns[-1:] or [None])[0]:
            turns.append(table.to_move)
        moves = table.legal_moves
        table.play(moves[0] if moves[-1] == "pass" else moves[-1])
    assert turns == ["Player 1", "Player 2", "Player 3"] * 2 + ["Player 1"]


def test_tr11_the_seed_decides_the_order():
    piles = [game_of(4).position(game_of(4).setup(Chance(seed)), NAMES[:4])["pile"] for seed in (1, 1, 2)]
    assert piles[0] == piles[1] != piles[2]


def test_options_are_named_rules():
    assert Options.of({"teams": True}).changed() == {"teams": True}
    with pytest.raises(SetupError, match='There is no option "team"'):
        tw.new("terra", team=True)
    with pytest.raises(SetupError, match="True or False"):
        tw.new("terra", teams=1)
    assert tw.new("terra", players=4, teams=False).record.options == {}

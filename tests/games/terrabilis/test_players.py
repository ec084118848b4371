"""The automatic players of Terrabilis: legal, honest, repeatable, and each with a reason."""

import random

import pytest

import terra_widgets as tw
from terra_widgets.errors import SetupError
from terra_widgets.games import players
from terra_widgets.games.contract import Chance
from terra_widgets.games.terrabilis.players.imagine import imagine
from terra_widgets.games.terrabilis.rules import Terrabilis
from terra_widgets.games.terrabilis.rules.state import (
    BURSTS,
    CARD,
    COUNTRIES,
    HAND,
    HAZARDS,
    LUCK,
    MEMBER,
    NONE,
    PHASE,
    PILES,
    QUESTIONS,
    QUIZ,
    RIGHT,
    YEAR,
)  # fmt: skip
from terra_widgets.simulation.one_game import play, play_out

KINDS = ["random", "builder", "steward", "ally", "thinker:1"]


def game(number=4):
    return Terrabilis(number)


def test_the_players_are_those_of_the_game():
    assert list(players.kinds("terrabilis")) == ["random", "builder", "steward", "ally", "thinker"]
    with pytest.raises(SetupError, match="greedy"):
        players.player("greedy", "terrabilis")
    with pytest.raises(SetupError):
        players.player("thinker:10", "terrabilis")


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_of_one_kind_plays_to_the_end(kind):
    rules = game(3)
    for seed in range(1 if kind == "thinker:1" else 3):
        state = play_out(rules, [players.player(kind, "terrabilis") for _ in range(3)], seed)
        assert rules.outcome(state) is not None


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_seed_plays_the_same_game(kind):
    rules = game(2)
    first, again = (
        play(rules, [players.player(kind, "terrabilis"), players.player("steward", "terrabilis")], 5).moves
        for _ in range(2)
    )
    assert first == again


def states(seed, every=7):
    """States on the way through a game of all characters."""
    rules = game()
    seats = [players.player(kind, "terrabilis") for kind in ("builder", "steward", "ally", "random")]
    played = play(rules, seats, seed)
    state = rules.setup(Chance(seed))
    for step, move in enumerate(played.moves):
        if step % every == 0 and len(rules.legal_moves(state)) > 1:
            yield rules, state
        state = rules.step(state, move)


@pytest.mark.parametrize("kind", KINDS)
def test_a_player_cannot_tell_apart_what_it_may_not_know(kind):
    for rules, state in states(2, 25):
        seat = rules.to_move(state)
        view = rules.view(state, seat)
        other = imagine(rules, view, random.Random(1).random)
        moves = rules.legal_moves(state)
        chosen = [
            players.player(kind, "terrabilis").choose(
                rules, rules.view(s, seat), moves, random.Random(3).random
            )
            for s in (state, other)
        ]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_choice_has_its_sentence(kind, language):
    said = set()
    for rules, state in states(5, 9):
        player = players.player(kind, "terrabilis")
        assert player.explain(language) is None
        seat = rules.to_move(state)
        player.choose(rules, rules.view(state, seat), rules.legal_moves(state), random.Random(1).random)
        sentence = player.explain(language).sentence(language)
        assert sentence.endswith(".")
        said.add(sentence)
    assert len(said) > 8


def test_what_is_imagined_fits_the_view():
    for rules, state in states(6):
        seat = rules.to_move(state)
        whole = imagine(rules, rules.view(state, seat), random.Random(2).random)
        assert whole[COUNTRIES + seat][HAND] == state[COUNTRIES + seat][HAND]
        cards = [c for i in range(3) for c in whole[PILES + i]]
        for i, country in enumerate(whole[COUNTRIES:]):
            assert NONE not in country[HAND]
            assert len(country[HAND]) == len(state[COUNTRIES + i][HAND])
            cards += country[HAND] + country[9]
        assert sorted(cards) == list(range(60))
        assert [len(whole[PILES + i]) for i in range(3)] == [len(state[PILES + i]) for i in range(3)]
        assert sorted(whole[HAZARDS]) == list(range(30))
        assert sorted(whole[QUESTIONS]) == list(range(60))
        assert whole[LUCK] == ()
        assert (whole[RIGHT] == NONE) == (whole[PHASE] != QUIZ)
        assert whole[CARD] == state[CARD]


def test_characters_differ_where_it_matters():
    """Builders burst the thermometer, stewards seldom; allies join."""
    bursts, years, members = {}, {}, {}
    for kind in ("builder", "steward", "ally"):
        ends = [play_out(game(), [players.player(kind, "terrabilis")] * 4, seed) for seed in range(6)]
        bursts[kind] = sum(end[BURSTS] for end in ends)
        years[kind] = sum(end[YEAR] for end in ends)
        members[kind] = sum(country[MEMBER] for end in ends for country in end[COUNTRIES:])
    assert bursts["builder"] > bursts["steward"]
    assert years["builder"] < years["steward"]
    assert members["ally"] > members["builder"]


def owing(**rest):
    """The first of three countries owes Terras that it does not have."""
    mine = {"name": "A", "square": 7, "terras": 1_000}
    position = {"game": "terrabilis", "players": [mine, {"name": "B"}, {"name": "C"}], **rest}
    return tw.at({**position, "turn": "A", "decision": "disaster"}, seed=1).play("roll")


def chosen(kind, table):
    rules, state = table.game, table.state
    view, moves = rules.view(state, rules.to_move(state)), rules.legal_moves(state)
    return rules.move_text(
        players.player(kind, "terrabilis").choose(rules, view, moves, random.Random(1).random)
    )


@pytest.mark.parametrize("kind", KINDS[1:])
def test_tb51_who_owes_borrows(kind):
    assert chosen(kind, owing()) == "borrow"


@pytest.mark.parametrize("kind", KINDS[1:])
def test_tb51_but_leaves_rather_than_lose_the_planet_for_all(kind):
    mine = {"name": "A", "square": 7, "terras": 1_000}
    countries = [mine, {"name": "B", "nature": 8}, {"name": "C", "wellbeing": 8}]
    full = owing(players=countries, zone={"nature": 4, "wellbeing": 4}, bursts=2)
    assert chosen(kind, full) == "leave"


def members(**rest):
    countries = [{"name": name, "alliance": True, "square": 5} for name in "ABC"]
    return tw.at(
        {"game": "terrabilis", "players": countries, "turn": "A", "decision": "trade", **rest}, seed=1
    )


@pytest.mark.parametrize("kind", KINDS[1:])
def test_tb34_nobody_listens_to_a_third_bad_offer(kind):
    bad = ("trade P2", "ask 5000", "offer")
    assert chosen(kind, members().play(*bad)) == "decline"
    assert chosen(kind, members(declined=["B"]).play(*bad)) == "end talks"


@pytest.mark.parametrize("kind", KINDS[1:])
def test_tb34_nobody_asks_again_who_has_declined(kind):
    assert chosen(kind, members(declined=["B", "C"])) == "done"


def test_tb40_automatic_players_borrow_for_themselves_alone():
    for rules, state in states(3, 10):
        assert all(rules.mover(state, move) == rules.to_move(state) for move in rules.legal_moves(state))


def test_people_and_automatic_players_share_a_table():
    table = tw.new("terrabilis", players=["Team A", "bot:ally", "bot:ally", "bot:thinker:1"], seed=3)
    assert table.names == ("Team A", "bot:ally", "bot:ally 2", "bot:thinker:1")
    for _ in range(12):
        table.advance()
        if table.to_move is None:
            break
        table.play(table.legal_moves[0])
    assert len(table.moves) > 20

"""The automatic players of Terra: legal, repeatable, true to their character, and able to say why."""

import random

import pytest

import terra_widgets as tw
from terra_widgets.games import players
from terra_widgets.games.contract import Chance
from terra_widgets.games.terra.players.imagine import imagine
from terra_widgets.games.terra.rules import Terra
from terra_widgets.games.terra.rules.state import HANDS, HOARDS, PHASE, PILE, size
from terra_widgets.simulation.one_game import play

KINDS = list(players.kinds("terra"))
FAST = [kind if kind != "thinker" else "thinker:1" for kind in KINDS]


def at(*hands, **more):
    """A table of four; the first player decides."""
    people = [{"name": name, "hand": hand.split()} for name, hand in zip("ABCD", hands, strict=True)]
    return tw.at({"game": "terra", "players": people, **more}, seed=1)


def choice(table, kind, seed=1):
    """What a player would do, and why."""
    player = players.player(kind, "terra")
    game, state = table.game, table.state
    seat = game.to_move(state)
    move = player.choose(game, game.view(state, seat), game.legal_moves(state), random.Random(seed).random)
    return game.move_text(move), str(player.explain())


def test_the_kinds_of_this_game():
    assert KINDS == ["random", "helper", "hoarder", "reciprocal", "thinker"]


@pytest.mark.parametrize("kind", FAST)
@pytest.mark.parametrize("size_of_table", [3, 6])
def test_whole_games_of_legal_moves(kind, size_of_table):
    """One thinker is enough: each of its decisions plays many games."""
    rest = kind if "thinker" not in kind else "random"
    crew = [f"bot:{kind}", *[f"bot:{rest}"] * (size_of_table - 1)]
    assert tw.new("terra", players=crew, seed=4).advance().outcome is not None


@pytest.mark.parametrize("kind", FAST)
def test_the_same_seed_plays_the_same_game(kind):
    game = Terra(3)
    crew = [kind, "random", "random"]
    one, two = (play(game, [players.player(one, "terra") for one in crew], 8).moves for _ in range(2))
    assert one == two


@pytest.mark.parametrize("kind", FAST)
def test_a_player_sees_only_its_own_view(kind):
    """Two worlds that look the same to it are played the same."""
    game = Terra(4)
    state = game.setup(Chance(3))
    decided = 0
    for step in range(24):
        moves = game.legal_moves(state)
        if not moves:
            break
        seat = game.to_move(state)
        view = game.view(state, seat)
        other = imagine(game, view, random.Random(step).random)
        if len(moves) > 1:
            picks = set()
            for world in (state, other):
                seen = game.view(world, seat)
                player = players.player(kind, "terra")
                picks.add(player.choose(game, seen, game.legal_moves(world), random.Random(step).random))
            assert len(picks) == 1
            decided += 1
        state = game.step(state, moves[0])
    assert decided > 3


# Two crises in Europe, a third one coming up, and two cards against it.
DOOMED = {
    "decision": "give",
    "impending": "green europe",
    "crises": [{"crisis": "blue europe"}, {"crisis": "red europe"}],
    "played": ["G6", "G4", "none"],
}

# Characters


def test_a_helper_gives_its_best_card_against_a_crisis():
    table = at("G2 G5 B1", "G6", "", "", decision="give", impending="green asia")
    assert choice(table, "helper")[0] == "give G5"


def test_a_helper_gives_no_more_than_is_needed():
    table = at("", "", "", "G1 G2 G6", decision="give", impending="green europe", played=["G6", "G4", "none"])
    move, why = choice(table, "helper")
    assert (move, "enough to solve" in why) == ("give G2", True)


def test_a_helper_does_not_waste_cards_on_what_is_solved_or_hopeless():
    done = at("", "", "", "G1", decision="give", impending="green oceania", played=["G6", "G4", "none"])
    assert choice(done, "helper")[0] == "pass"
    hopeless = at("", "", "", "G3", decision="give", impending="green asia", played=["none"] * 3)
    assert choice(hopeless, "helper")[0] == "pass"


def test_a_hoarder_leaves_a_crisis_to_others():
    table = at("G6", "", "", "", decision="give", impending="green oceania")
    move, why = choice(table, "hoarder")
    assert (move, "others can do it" in why) == ("pass", True)


def test_a_hoarder_helps_when_all_is_doomed_otherwise():
    assert choice(at("", "", "", "G1 G2", **DOOMED), "hoarder")[0] == "give G2"
    assert choice(at("", "", "", "G1", **DOOMED), "hoarder")[0] == "pass"  # it would not be enough


def test_a_hoarder_plays_a_low_card_so_that_it_may_hoard():
    table = at("G1 G4 B5 B5 B5", "", "", "", decision="act", crises=[{"crisis": "green asia"}])
    assert choice(table, "hoarder")[0] == "help asia G1"
    table.play("help asia G1")
    assert choice(table, "hoarder")[0] == "hoard B5 B5 B5"


def test_a_hoarder_without_a_combination_plays_nothing():
    table = at("G1 G4 B5", "", "", "", decision="act", crises=[{"crisis": "green asia"}])
    assert choice(table, "hoarder")[0] == "end"


def test_a_reciprocal_player_gives_as_others_gave():
    given = dict(zip("ABCD", (3, 0, 1, 1), strict=True))
    people = [{"name": name, "hand": ["G5"], "given": n} for name, n in given.items()]
    crisis = {"game": "terra", "decision": "give", "impending": "green asia"}
    assert choice(tw.at({**crisis, "players": people}), "reciprocal")[0] == "pass"
    people[1]["given"] = 6
    assert choice(tw.at({**crisis, "players": people}), "reciprocal")[0] == "give G5"


def test_a_thinker_saves_the_world_when_only_it_can():
    assert choice(at("", "", "", "G1 G2 B3", **DOOMED), "thinker:1")[0] == "give G2"


# Explaining


@pytest.mark.parametrize("kind", FAST)
def test_every_choice_is_explained_in_a_sentence(kind):
    game = Terra(4)
    crew = [players.player(kind, "terra") for _ in range(4)]
    state = game.setup(Chance(6))
    luck = random.Random(1)
    told = {"en": set(), "cs": set()}
    for language in told:
        assert crew[0].explain(language) is None
    while (seat := game.to_move(state)) is not None and len(told["en"]) < 24:
        moves = game.legal_moves(state)
        move = crew[seat].choose(game, game.view(state, seat), moves, luck.random)
        for language, sentences in told.items():
            sentence = crew[seat].explain(language).sentence(language)
            assert sentence.endswith(".")
            assert "{" not in sentence
            sentences.add(sentence)
        state = game.step(state, move)
    assert min(map(len, told.values())) > 10


# Worlds as they might be


def test_an_imagined_world_looks_the_same_and_has_all_cards():
    game = Terra(5)
    luck = random.Random(2)
    state = game.setup(Chance(2))
    names = tuple("ABCDE")
    while moves := game.legal_moves(state):
        seat = game.to_move(state)
        world = imagine(game, game.view(state, seat), luck.random)
        assert game.position(game.view(world, seat), names) == game.position(game.view(state, seat), names)
        assert len(world[PILE]) == len(state[PILE])
        assert list(map(size, world[HANDS])) == list(map(size, state[HANDS]))
        assert list(map(len, world[HOARDS])) == list(map(len, state[HOARDS]))
        game.from_position(game.position(world, names), Chance())  # every card is there once
        state = game.step(state, moves[luck.randrange(max(1, len(moves) - 1))])
    assert state[PHASE]

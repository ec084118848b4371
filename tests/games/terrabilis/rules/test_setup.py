"""Setting up: TB-1 to TB-5."""

import pytest

from terra_widgets.errors import SetupError
from terra_widgets.games.contract import Chance
from terra_widgets.games.terrabilis.rules import Options, Terrabilis

from .tables import LAST_SQUARE, NAMES, Table, country, game_of, table


def fresh(players=4, seed=3, deck="terrabilis", **options):
    game = game_of(players, deck, **options)
    return Table(game, game.setup(Chance(seed)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tb1_two_to_four_play(players):
    assert len(fresh(players).position["players"]) == players


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 100])
def test_tb1_others_are_refused(players):
    with pytest.raises(SetupError, match="2 to 4") as caught:
        Terrabilis(players)
    assert caught.value.reason.rule == "TB-1"


@pytest.mark.parametrize("goal", [1, 2, 3])
def test_tb1_the_goal_may_be_lower(goal):
    assert Options.of({}).goal == 10
    assert Options.of({"goal": goal}).goal == goal


def test_tb1_a_goal_of_one_ends_with_the_year_of_the_first_infrastructure():
    now = table(
        country(1, square=1, hand=["library", "mill", "sun"]), country(2, square=LAST_SQUARE),
        decision="build", options={"goal": 1}, throws=[(1, 1)],
    )  # fmt: skip
    assert now.play("install library", "roll").decision == "over"


def test_tb34_tb51_options_are_words():
    assert Options.of({"loans": "automatic", "talks": "three"}).changed() == {
        "loans": "automatic", "talks": "three",
    }  # fmt: skip
    with pytest.raises(SetupError, match="asked, automatic"):
        Options.of({"loans": "never"})
    with pytest.raises(SetupError, match="free, three"):
        Options.of({"talks": 3})


@pytest.mark.parametrize("goal", [11, 0, -1, True, 4.0, "5", None])
def test_tb1_the_goal_may_not_be_anything(goal):
    with pytest.raises(SetupError, match="whole number from 1 to 10"):
        Options.of({"goal": goal})


def test_options_that_do_not_exist_are_refused_with_a_guess():
    with pytest.raises(SetupError, match='Did you mean "goal"'):
        Options.of({"gaol": 8})
    with pytest.raises(SetupError, match="True or False"):
        Options.of({"sandbox": 1})


def test_tb2_everybody_starts_alike():
    for player in range(1, 5):
        found = fresh().of(player)
        assert fresh().stock(player) == (12, 12, 8, 30_000)
        assert not {"loan", "alliance", "out"} & set(found)
        assert (found["built"], found["square"]) == ([], 0)


def test_tb3_every_card_is_in_a_hand_or_in_its_pile():
    position = fresh().position
    cards = game_of(4, "terrabilis").cards.deck.cards
    for category, pile in position["piles"].items():
        held = [c for player in position["players"] for c in player["hand"]]
        own = {card.id for card in cards if card.category == category}
        assert set(pile) | (own & set(held)) == own
        assert len(pile) == len(own) - 4
    assert len(position["hazards"]) == 30
    assert len(position["questions"]) == 60


def test_tb3_another_seed_shuffles_otherwise_the_same_seed_the_same():
    assert fresh(seed=3).position == fresh(seed=3).position
    for key in ("piles", "hazards", "questions"):
        assert fresh(seed=3).position[key] != fresh(seed=4).position[key]


def test_tb4_three_cards_one_of_each_category():
    categories = {card.id: card.category for card in game_of(4, "terrabilis").cards.deck.cards}
    for player in range(1, 5):
        held = fresh().of(player)["hand"]
        assert [categories[card] for card in held] == ["economic", "services", "energy"]


def test_tb4_hands_are_secret():
    game, state = fresh().game, fresh().state
    for player in range(4):
        seen = game.position(game.view(state, player), NAMES)
        for other in range(4):
            hand = seen["players"][other]["hand"]
            assert hand == (fresh().of(other + 1)["hand"] if other == player else ["unknown"] * 3)
        assert seen["piles"] == {"economic": 16, "services": 16, "energy": 16}
        assert (seen["hazards"], seen["questions"]) == (30, 60)
    assert all(p["hand"] == ["unknown"] * 3 for p in game.position(game.view(state, -1), NAMES)["players"])


def test_tb5_the_first_player_begins_on_start_with_two_dice():
    begun = fresh()
    assert (begun.turn, begun.decider, begun.decision) == (1, 1, "roll")
    assert begun.moves == ["roll", "borrow"]
    rolled = table(throws=[(2, 6)]).play("roll")
    assert rolled.of(1)["square"] == 8


def test_tb5_turns_go_clockwise():
    seen = []
    now = table(country(1, square=3), country(2, square=3), country(3, square=3), throws=[(1, 1)] * 4)
    for _ in range(4):
        seen.append(now.turn)
        now = now.play("roll", "join") if now.turn != 1 or len(seen) == 1 else now.play("roll")
    assert seen == [1, 2, 3, 1]


def test_tb5_several_may_stand_on_one_square():
    both = table(country(1, square=5), country(2, square=7), throws=[(1, 1)])
    assert both.play("roll").of(1)["square"] == both.of(2)["square"]

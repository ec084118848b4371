"""What-if rules: off they leave no trace, on they do what their sentence says."""

import random
from dataclasses import fields

import pytest

import terra_widgets as tw
from terra_widgets.errors import SetupError
from terra_widgets.games.contract import Chance
from terra_widgets.games.players.random import Random
from terra_widgets.games.terra_futura.rules import Options, TerraFutura
from terra_widgets.simulation.one_game import play_out

from .invariants import check_land, facts_of
from .tables import SMALL, fingerprint, full, game_of, lay, table

WHAT_IF = [f.name for f in fields(Options)][4:]
ON = {name: 2 if name.startswith("carbon") else True for name in WHAT_IF}


def effects(card, **options):
    cards = game_of(2, **options).cards.deck.cards
    return [effect.text for effect in next(c for c in cards if c.id == card).effects]


def points(territory, **options):
    """The lines of the count of one player with this territory, without the set."""
    ended = table(
        territory,
        decision="score",
        picked=[{"pattern": 1}],
        options=options,
    ).play("score 1")
    (lines,) = ended.outcome.counts
    return {line.key: (line.amount, line.points) for line in lines}


def test_tfw1_each_coin_of_a_price_brings_a_cube():
    assert effects("trader", cube_per_coin=True) == ["money -> any raw + 2 pollution", "transfer"]
    assert effects("start5", cube_per_coin=True)[1] == "2 money -> food + 2 pollution"
    assert effects("factory", cube_per_coin=True) == effects("factory")


def test_tfw1_the_cubes_are_placed():
    mine = lay(c3=("start1", {"money": 1}), c2="trader")
    paid = table(mine, lay(c3="start2"), activations=["c2"], options={"cube_per_coin": True})
    done = paid.play("use c2", "pay money c3", "choose red", "pollute c2", "pollute c2")
    assert done.lying("c2") == {"red": 1, "pollution": 2}


def test_tfw2_every_cube_costs_a_point():
    polluted = full(c4=("landfill", {"pollution": 4}), d4=("pond", {"pollution": 1}))
    assert points(polluted)["count-pollution"] == (2, -2)
    assert points(polluted, penalty_per_cube=True)["count-cubes"] == (5, -5)


def test_tfw3_the_first_cube_stops_any_card():
    mine = lay(c3="start1", c2="pit")
    pit = table(mine, lay(c3="start2"), activations=["c2", "c3"], options={"no_spaces": True})
    assert pit.play("use c2", "pollute c2", "use c3", "choose red").lying("c2")["pollution"] == 1
    assert pit.play("use c2", "pollute c3").why("use c3") == ("use-inactive", "TF-42")
    assert all(card.spaces == 0 for card in game_of(2, no_spaces=True).cards.deck.cards)


def test_tfw4_each_cube_costs_points_at_the_end():
    polluted = full(c4=("landfill", {"pollution": 4}), d4=("pond", {"pollution": 1}))
    lines = points(polluted, carbon_price=3)
    assert lines["count-pollution"] == (2, -2)
    assert lines["count-carbon"] == (5, -15)
    assert "count-carbon" not in points(polluted)


def test_tfw5_polluting_effects_cost_money():
    assert effects("smelter", carbon_tax=1) == ["green", "red + 2 money + 2 any raw -> 2 goods + 2 pollution"]
    assert effects("pit", carbon_tax=2) == ["2 money -> 2 yellow + pollution"]
    assert effects("factory", carbon_tax=2) == effects("factory")


def test_tfw5_a_gain_that_pollutes_is_paid_for():
    rich = table(
        lay(c3=("start1", {"money": 1}), c2="pit"),
        lay(c3="start2"),
        activations=["c2"],
        options={"carbon_tax": 1},
    )
    assert rich.play("use c2", "pay money c3", "pollute c2").lying("c2") == {"yellow": 2, "pollution": 1}
    poor = table(lay(c3="start1", c2="pit"), lay(c3="start2"), activations=["c2"], options={"carbon_tax": 1})
    assert poor.why("use c2") == ("pay-short", "TF-32")


def test_tfw5_a_gain_with_a_price_is_still_no_bottom_effect():
    mine = lay(c3=("start1", {"money": 3}), c2="farm")
    theirs = lay(c3="start2", d3="pit")
    assert table(mine, theirs, activations=["c3"], options={"carbon_tax": 1}).why("use c3:2") == (
        "copy-nothing",
        "TF-50",
    )


def test_tfw6_a_product_gives_a_raw_material_back():
    assert effects("factory", recycling=True) == ["2 red -> construction + any raw"]
    assert effects("pond", recycling=True)[3] == "food + any raw"
    assert effects("farm", recycling=True) == ["green"]


def test_tfw7_the_owner_of_the_copied_card_places_the_cubes():
    mine = lay(c3=("start1", {"money": 1}), c2="farm")
    theirs = lay(c3="start2", d3="trader")
    for blame, who, land in ((False, 1, ("c2", 1)), (True, 2, ("d3", 2))):
        copying = table(
            mine, theirs, activations=["c3"], options={"producer_blame": blame} if blame else None
        )
        copying = copying.play("use c3:2", "copy P2 d3", "pay money c3", "choose red")
        assert (copying.decision, copying.decider) == ("pollute", who)
        done = copying.play(f"pollute {land[0]}")
        assert done.lying(*land)["pollution"] == 1
        assert (done.decision, done.decider) == ("reward", 2)


def test_tfw7_without_room_at_the_owner_nothing_is_copied():
    mine = lay(c3=("start1", {"red": 3}), c2="farm")
    theirs = lay(c3=("start2", {"pollution": 1}), d3=("smelter", {"pollution": 1}))
    assert table(mine, theirs, activations=["c3"]).why("use c3:2") is None
    blamed = table(mine, theirs, activations=["c3"], options={"producer_blame": True})
    assert blamed.why("use c3:2") == ("copy-nothing", "TF-50")


def test_tfw7_a_reward_on_a_card_that_its_own_cube_blocked_is_out_of_reach():
    mine = lay(c3=("start1", {"money": 1}), c2="farm")
    theirs = lay(c3="start2", d3=("trader", {"pollution": 2}))
    copying = table(mine, theirs, activations=["c3"], options={"producer_blame": True})
    done = copying.play("use c3:2", "copy P2 d3", "pay money c3", "choose red", "pollute d3", "reward money")
    assert done.lying("d3", 2) == {"money": 1, "pollution": 3}
    assert done.state[23][25] == 0


@pytest.mark.parametrize("name", WHAT_IF)
def test_off_changes_no_byte_of_a_record(name):
    off = False if ON[name] is True else 0

    def text(**options):
        played = tw.new(players=2, seed=4, **options)
        luck = random.Random(1)
        while played.to_move is not None:
            played.play(luck.choice(played.legal_moves))
        return played.record.to_json()

    assert text() == text(**{name: off})


@pytest.mark.parametrize("name", WHAT_IF)
def test_games_with_it_are_sound_and_replay(name):
    game = TerraFutura(3, options=Options.of({name: ON[name]}))
    _, spaces, offers, _ = facts_of(game)
    names = ("A", "B", "C")
    for seed in range(6):
        state = game.setup(Chance(seed))
        luck = random.Random(seed)
        while moves := game.legal_moves(state):
            state = game.step(state, luck.choice(moves))
            for land in state[22:]:
                check_land(land, spaces, offers)
            if luck.random() < 0.2:
                anew = game.from_position(game.position(state, names), Chance(seed))
                assert game.position(anew, names) == game.position(state, names)
                assert game.to_move(anew) == game.to_move(state)
                assert game.legal_moves(anew) == game.legal_moves(state)


def test_all_of_them_at_once_can_be_played():
    game = TerraFutura(4, options=Options.of(ON))
    for seed in range(5):
        assert game.outcome(play_out(game, [Random()] * 4, seed)) is not None


@pytest.mark.parametrize(("name", "value"), [("carbon_price", 6), ("carbon_tax", True), ("recycling", 1)])
def test_a_wrong_strength_is_refused(name, value):
    with pytest.raises(SetupError, match=name):
        Options.of({name: value})


def test_the_given_deck_stays_as_it_is():
    before = SMALL.to_csv()
    game_of(2, **ON)
    assert SMALL.to_csv() == before
    assert fingerprint(game_of(2).setup(Chance(1))) == fingerprint(game_of(2).setup(Chance(1)))


def test_tfw7_a_position_with_a_blocked_copied_card_loads_again():
    mine = lay(c3=("start1", {"money": 1}), c2="farm")
    theirs = lay(c3="start2", d3=("trader", {"pollution": 2}))
    copying = table(mine, theirs, activations=["c3"], options={"producer_blame": True})
    rewarded = copying.play("use c3:2", "copy P2 d3", "pay money c3", "choose red", "pollute d3")
    again = rewarded.game.from_position(rewarded.position, Chance(0))
    assert rewarded.game.to_move(again) == 1

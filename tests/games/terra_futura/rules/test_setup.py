"""What lies on the table, and how it gets there: TF-1 to TF-13."""

import pytest

from terra_widgets.errors import SetupError
from terra_widgets.games import decks
from terra_widgets.games.contract import Chance
from terra_widgets.games.terra_futura.deck import KINDS, RAWS
from terra_widgets.games.terra_futura.rules import TerraFutura

from .tables import CELLS, NAMES, SMALL, Table, full, game_of, lay, table

SEEDS = range(20)


def dealt(players, seed=0, **options):
    game = game_of(players, **options)
    return Table(game, game.setup(Chance(seed)))


def starting(opened):
    return [player["territory"]["c3"]["card"] for player in opened.position["players"]]


# Things


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_tf1_one_to_five_players(players):
    assert len(dealt(players).position["players"]) == players


@pytest.mark.parametrize("players", [-1, 0, 6, 1_000])
def test_tf1_other_numbers_of_players_are_refused(players):
    with pytest.raises(SetupError) as error:
        TerraFutura(players=players)
    assert error.value.reason[::2] == ("players-number", "TF-1")


def test_tf1_alone_there_is_nobody_to_assist():
    alone = table(lay(c3=("start1", {"red": 3}), c2="factory"), activations=["c3"])
    assert alone.moves == ["end", "use c3"]


def test_tf2_three_raws_three_products_and_money():
    assert RAWS == ("green", "red", "yellow")
    assert (*RAWS, "food", "construction", "goods", "money") == KINDS


def test_tf2_pollution_is_not_a_resource():
    opened = table(lay(c3="start1", b3=("farm", {"pollution": 1}), c2="lucky"), activations=["c2"])
    assert opened.moves == ["end", "use c2"]  # a cube does not pay for "any raw"


def test_tf3_any_raw_of_a_gain_is_one_of_three_colours():
    opened = table(lay(c3="start1", c2="landfill"), activations=["c2"]).play("use c2")
    assert opened.moves == ["choose green", "choose red", "choose yellow"]


def test_tf3_any_raw_of_a_cost_is_paid_in_any_colour():
    rich = {"green": 1, "red": 1, "yellow": 1, "food": 1, "money": 1}
    opened = table(lay(c3=("start1", rich), c2="lucky"), activations=["c2"]).play("use c2:2")
    assert opened.moves == ["pay green c3", "pay red c3", "pay yellow c3"]


def test_tf3_any_raw_comes_on_top_of_a_colour_that_is_asked_for():
    smelter = lay(c3=("start1", {"green": 2, "red": 2}), c2="smelter")
    opened = table(smelter, activations=["c2"]).play("use c2:2", "pay green c3", "pay green c3")
    assert opened.moves == ["pay red c3"]
    without_red = lay(c3=("start1", {"green": 9}), c2="smelter")
    assert table(without_red, activations=["c2"]).moves == ["end", "use c2"]


@pytest.mark.parametrize(("edition", "cubes"), [("later", 30), ("first", 25)])
def test_tf4_tokens_in_the_supply(edition, cubes):
    assert dealt(4, edition=edition).supply == {
        **dict.fromkeys(("green", "red", "yellow"), 25),
        **dict.fromkeys(("food", "construction", "goods"), 20),
        "money": 30,
        "pollution": cubes,
    }


@pytest.mark.parametrize(
    ("left_out", "what", "need"),
    [("start4", "starting", 5), ("slope", "scoring", 10), (("hut", "pit", "farm"), "level", 40)],
)
def test_tf4_a_deck_too_small_for_the_players_is_refused(left_out, what, need):
    lines = [line for line in SMALL.to_csv().splitlines() if not line.startswith(left_out)]
    few = decks.parse("\n".join(lines), "few")
    with pytest.raises(SetupError) as error:
        TerraFutura(players=5, deck=few)
    assert error.value.reason[::2] == ("deck-too-small", "TF-4")
    assert (error.value.reason.facts["what"], error.value.reason.facts["need"]) == (what, need)
    assert TerraFutura(players=2, deck=few).players == 2


HOARD = {"green": 25, "red": 25, "yellow": 25}


def test_tf5_the_supply_is_counted_and_may_go_below_zero():
    opened = table(lay(c3="start1", c2=("farm", HOARD)), activations=["c2"])
    assert opened.supply["green"] == 0
    assert opened.play("use c2").supply["green"] == -1


def limited(*territories, **more):
    return table(*territories, options={"limited_supply": True}, **more)


@pytest.mark.parametrize("card", ["farm", "landfill", "pit"])
def test_tf5_limited_what_is_not_there_can_not_be_received(card):
    opened = limited(lay(c3="start1", b3=("mine", HOARD), c2=card), activations=["c2"])
    assert opened.moves == ["end"]
    assert opened.why("use c2") == ("supply-short", "TF-5")


def test_tf5_limited_the_supply_counts_before_paying():
    cells = {"c3": "start1", "b3": ("mine", HOARD), "c2": "lucky"}
    opened = limited(lay(**cells), activations=["c2"])
    assert opened.moves == ["end"]  # the raw that would be paid does not count
    fewer = limited(lay(**cells | {"b3": ("mine", HOARD | {"green": 24})}), activations=["c2"])
    assert fewer.play("use c2:2", "pay red b3").moves == ["choose green"]


def test_tf5_limited_a_choice_leaves_the_later_ones_possible():
    nearly = HOARD | {"yellow": 24, "money": 28}
    opened = limited(lay(c3="start1", b3=("mine", nearly), c2="lucky"), activations=["c2"])
    opened = opened.play("use c2")  # one yellow and one money are left to choose from
    assert opened.moves == ["choose yellow"]
    assert opened.play("choose yellow").moves == ["choose money"]


@pytest.mark.parametrize(("edition", "room"), [("later", True), ("first", False)])
def test_tf5_tf4_limited_cubes_run_out_sooner_in_the_first_edition(edition, room):
    theirs = full(c3="start2", d3=("landfill", {"pollution": 7}), e3=("dump", {"pollution": 4}))
    theirs |= lay(c4=("landfill-2", {"pollution": 7}), d4=("dump-2", {"pollution": 4}))
    theirs |= lay(e4=("trader", {"pollution": 3}))  # 25 cubes
    mine = full(e5="pit")
    opened = table(
        mine,
        theirs,
        picked=[{"pattern": 1}, {}],
        activations=["e5"],
        options={"limited_supply": True, "edition": edition},
    )
    assert ("use e5" in opened.moves) == room


# Setup


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_tf10_each_has_a_starting_card_and_the_mark_is_always_dealt(players):
    deals = [starting(dealt(players, seed)) for seed in SEEDS]
    assert all(len(set(deal)) == players and "start1" in deal for deal in deals)
    assert len({tuple(deal) for deal in deals}) > 1 or players == 1


def test_tf10_who_has_the_mark_begins_and_play_is_clockwise():
    for seed in SEEDS:
        opened = dealt(4, seed)
        first = starting(opened).index("start1") + 1
        order = []
        for _ in range(5):
            order.append(opened.turn)
            opened = opened.play("take I1")
            opened = opened.play(opened.moves[0]).play("end")
        assert order == [(first - 1 + i) % 4 + 1 for i in range(5)]


def test_tf10_the_mark_reaches_every_seat():
    assert {starting(dealt(3, seed)).index("start1") for seed in SEEDS} == {0, 1, 2}


def test_tf11_two_scoring_cards_each_all_different():
    held = [card for player in dealt(5).position["players"] for card in player["scoring"]]
    assert sorted(held) == sorted(card.id for card in SMALL.scoring)


def seen_by(opened, team):
    """Everyone's scoring cards, as one team sees them."""
    view = opened.game.view(opened.state, team - 1)
    return [p["scoring"] for p in opened.game.position(view, NAMES[: opened.game.players])["players"]]


def test_tf11_scoring_cards_are_secret_until_they_are_used():
    opened = table(full(), full(c3="start2"), decision="pattern")
    unknown = ["unknown", "unknown"]
    assert seen_by(opened, 1) == [["corners", "twice"], unknown]
    assert seen_by(opened, 2) == [unknown, ["cross", "same"]]
    opened = opened.play("pattern 2", "end", "pattern 1", "end")
    assert seen_by(opened, 2)[0] == ["unknown", "twice"]
    opened = opened.play("score 1")
    assert seen_by(opened, 2)[0] == ["corners", "twice"]
    assert seen_by(opened.play("score 1"), 1)[1] == ["cross", "same"]


def test_tf11_the_order_of_the_decks_is_unknown_too():
    opened = dealt(2)
    view = opened.game.view(opened.state, 0)
    decks_seen = opened.game.position(view, NAMES[:2])["decks"]
    assert decks_seen == {
        "I": len(opened.position["decks"]["I"]),
        "II": len(opened.position["decks"]["II"]),
    }


def test_tf12_four_open_cards_beside_each_deck():
    position = dealt(3).position
    for level in ("I", "II"):
        cards = position["market"][level] + position["decks"][level]
        assert len(position["market"][level]) == 4
        assert sorted(cards) == sorted(card.id for card in SMALL.cards if card.level == level)
        assert position["discards"][level] == []


def test_tf12_decks_are_shuffled():
    orders = {tuple(dealt(2, seed).position["decks"]["I"]) for seed in SEEDS}
    assert len(orders) == len(SEEDS)


def test_tf12_place_1_is_next_to_the_deck():
    opened = dealt(2)
    row = opened.position["market"]["II"]
    taken = [opened.play(f"take II{place}").position["card"] for place in (1, 2, 3, 4)]
    assert taken == row
    assert opened.play("discard II").position["discards"]["II"] == [row[3]]


def test_tf13_the_starting_card_may_end_up_in_any_of_the_nine_places():
    free = table(lay(c3="start1"), decision="place", card="farm", options={"adjacent_placement": False})
    assert free.moves == sorted(f"place {cell}" for cell in CELLS if cell != "c3")
    for corner in (f"{column}{row}" for row in "123" for column in "abc"):
        # The 3x3 that has this corner holds c3; its far corner decides where c3 lies in it.
        far = chr(ord(corner[0]) + 2) + chr(ord(corner[1]) + 2)
        ends = [cell for cell in (corner, far) if cell != "c3"]
        opened = table(
            lay(c3="start1") | {cell: {"card": f"hut-{i + 1}"} for i, cell in enumerate(ends)},
            decision="place",
            card="farm",
            options={"adjacent_placement": False},
        )
        span = [c for c in CELLS if corner[0] <= c[0] <= far[0] and corner[1] <= c[1] <= far[1]]
        assert opened.moves == sorted(f"place {c}" for c in span if c not in {"c3", *ends})

"""A turn: the market, placing, activating. TF-20 to TF-27."""

import random

import pytest

from terra_widgets.games.contract import Chance

from .tables import NAMES, Table, cards_everywhere, full, game_of, lay, table

ROW = ["hut-1", "hut-2", "hut-3", "hut-4"]
OTHER = ["hut-11", "hut-12", "hut-13", "hut-14"]
FEW = {"I": ["farm", "mine", "pit"], "II": ["farm-2", "mine-2", "pit-2"]}


def opened(row=ROW, deck=FEW["I"], pile=(), other=OTHER, **more):
    """One player's first turn, with a market that is known."""
    given = {"market": {"I": list(row), "II": list(other)}, "decks": FEW | {"I": list(deck)}}
    given["discards"] = {"I": list(pile), "II": []}
    return table(lay(c3="start1"), decision="market", **given | more)


# The market


def test_tf20_the_last_card_of_a_row_is_discarded_and_the_row_slides():
    market = opened().play("discard I").position
    assert market["market"]["I"] == ["farm", "hut-1", "hut-2", "hut-3"]
    assert market["discards"]["I"] == ["hut-4"]
    assert market["decks"]["I"] == ["mine", "pit"]
    assert market["market"]["II"] == OTHER
    assert market["decision"] == "market"


@pytest.mark.parametrize("second", ["discard I", "discard II"])
def test_tf20_one_row_only_once_a_turn(second):
    market = opened().play("discard I")
    assert second not in market.moves
    assert market.why(second) == ("discard-twice", "TF-20")


def test_tf20_not_after_taking_and_again_in_the_next_turn():
    market = opened().play("discard I", "take I1")
    assert market.why("discard II") == ("not-now", "TF-24")
    assert "discard I" in market.play("place b3", "end").moves


def test_tf20_discarding_is_never_a_must():
    assert opened().play("take I4").decision == "place"


def test_tf21_any_open_card_or_the_top_of_either_deck():
    places = [f"take {level}{place}" for level in ("I", "II") for place in (1, 2, 3, 4)]
    assert opened().moves == sorted(["discard I", "discard II", "draw I", "draw II", *places])
    assert opened().play("draw I").position["card"] == "farm"
    assert opened().play("draw II").position["card"] == "farm-2"
    assert opened().play("take I2").position["card"] == "hut-2"


def test_tf21_the_card_must_be_placed():
    taken = opened().play("take I2")
    assert all(move.startswith("place ") for move in taken.moves)
    assert taken.why("end") == ("not-now", "TF-24")
    assert taken.play("place b3").position["players"][0]["territory"]["b3"] == {"card": "hut-2"}


@pytest.mark.parametrize(
    ("place", "row"),
    [
        (1, ["farm", "hut-2", "hut-3", "hut-4"]),
        (2, ["farm", "hut-1", "hut-3", "hut-4"]),
        (3, ["farm", "hut-1", "hut-2", "hut-4"]),
        (4, ["farm", "hut-1", "hut-2", "hut-3"]),
    ],
)
def test_tf22_a_gap_is_closed_from_the_side_of_the_deck(place, row):
    taken = opened().play(f"take I{place}").position
    assert taken["market"] == {"I": row, "II": OTHER}
    assert taken["decks"]["I"] == ["mine", "pit"]


def test_tf22_drawing_moves_no_row():
    drawn = opened().play("draw I").position
    assert drawn["market"] == {"I": ROW, "II": OTHER}
    assert drawn["decks"]["I"] == ["mine", "pit"]


MORE = ["farm", "mine", "pit"]
LATE = {"late_reshuffle": True}


@pytest.mark.parametrize("move", ["draw I", "take I1", "discard I"])
def test_tf23_a_deck_that_runs_out_is_made_of_its_pile_at_once(move):
    before = opened(deck=["mixer"], pile=MORE)
    after = before.play(move).position
    assert cards_everywhere(after) == cards_everywhere(before.position)
    # A card thrown out a moment ago is shuffled in with the others.
    assert sorted(after["decks"]["I"]) == sorted([*MORE, "hut-4"] if move == "discard I" else MORE)
    assert after["discards"]["I"] == []
    assert len(after["market"]["I"]) == 4


def test_tf23_what_is_discarded_after_the_last_card_is_drawn_lies_on_an_empty_pile():
    later = opened(deck=["mixer"], pile=MORE).play("draw I", "place b3", "end", "discard I").position
    assert later["discards"]["I"] == ["hut-4"]
    assert len(later["decks"]["I"]) == 2


def test_tf23_the_new_deck_is_shuffled_by_chance_alone():
    before = opened(deck=["lucky"], pile=["farm", "mine", "pit", "pond", "mixer"])
    game, tops = before.game, set()
    for seed in range(20):
        state = game.from_position(before.position, Chance(seed))
        drawn = game.apply(state, game.parse_move("draw I"))
        assert len(game.luck(drawn)) == 1
        tops.add(game.position(drawn, NAMES[:1])["decks"]["I"][0])
    assert len(tops) > 2


def test_tf23_a_pile_waits_while_its_deck_has_cards():
    drawn = opened(deck=["farm", "pit"], pile=["mine"]).play("draw I").position
    assert (drawn["card"], drawn["decks"]["I"], drawn["discards"]["I"]) == ("farm", ["pit"], ["mine"])


def test_tf23_a_described_deck_without_cards_is_made_of_its_pile_at_once():
    empty = opened(deck=[], pile=MORE).position
    assert (sorted(empty["decks"]["I"]), empty["discards"]["I"]) == (MORE, [])


def test_tf23_the_earlier_rules_reshuffle_when_a_card_is_needed():
    drawn = opened(deck=["mixer"], pile=MORE, options=LATE).play("draw I")
    assert (drawn.position["decks"]["I"], drawn.position["discards"]["I"]) == ([], MORE)
    later = drawn.play("place b3", "end", "discard I").position
    assert (len(later["decks"]["I"]), later["discards"]["I"]) == (3, [])


def refills(table, *moves):
    """What a move tells about the market, and about nothing else."""
    *before, last = moves
    state = table.play(*before).state if before else table.state
    move = table.game.parse_move(last)
    events = table.game.events(state, move, table.game.apply(state, move))
    return [(e.kind, *e.facts.values()) for e in events if e.kind in {"refill", "reshuffle"}]


@pytest.mark.parametrize("move", ["take I2", "discard I"])
def test_tf22_every_refill_is_told_with_its_level(move):
    assert refills(opened(), move) == [("refill", "I", "farm")]


def test_tf23_a_refill_from_a_pile_of_one_card_is_told_too():
    assert refills(opened(deck=[], pile=["farm"], options=LATE), "take I2") == [
        ("reshuffle", "I", 1),
        ("refill", "I", "farm"),
    ]


def test_tf23_a_reshuffle_is_told_after_the_card_that_made_it_needed():
    assert refills(opened(deck=["farm"], pile=["mine", "pit"]), "take I2") == [
        ("refill", "I", "farm"),
        ("reshuffle", "I", 2),
    ]
    assert refills(opened(deck=["farm"], pile=["mine", "pit"]), "draw I") == [("reshuffle", "I", 2)]


def test_tf23_with_no_card_left_the_row_stays_short_at_its_far_end():
    # Eight cards of level I are in the territory or nowhere: the deck and the pile are empty.
    market = opened(row=ROW, deck=[])
    assert [move for move in market.moves if " I" in move and "II" not in move] == [
        f"take I{place}" for place in (1, 2, 3, 4)
    ]
    market = market.play("take I2", "place b3", "end")
    assert market.position["market"]["I"] == ["hut-1", "hut-3", "hut-4"]
    assert [m for m in market.moves if m[:6] == "take I" and m[6] != "I"] == [
        "take I2",
        "take I3",
        "take I4",
    ]
    assert market.play("take I2").position["card"] == "hut-1"
    assert market.why("take I1") == ("take-empty", "TF-22")


def test_tf23_nothing_is_discarded_from_a_row_that_nothing_could_refill():
    market = opened(deck=[])
    assert market.why("discard I") == ("discard-no-refill", "TF-23")
    assert market.why("draw I") == ("draw-empty", "TF-23")
    assert "discard II" in market.moves


# Placing


def test_tf24_on_an_empty_place_within_three_rows_and_columns_beside_a_card():
    placing = table(lay(c3="start1", c2="farm", c1="mine"), decision="place", card="dump")
    assert placing.moves == [f"place {cell}" for cell in ("b1", "b2", "b3", "d1", "d2", "d3")]
    assert placing.why("place c2") == ("place-taken", "TF-24")
    assert placing.why("place c4") == ("place-outside", "TF-24")
    assert placing.why("place a2") == ("place-apart", "TF-24")


def test_tf24_the_option_lifts_touching_and_nothing_else():
    options = {"adjacent_placement": False}
    cells = lay(c3="start1", c2="farm", c1="mine")
    placing = table(cells, decision="place", card="dump", options=options)
    assert placing.moves == sorted(f"place {column}{row}" for column in "abde" for row in "123")
    assert placing.why("place c4") == ("place-outside", "TF-24")


def test_tf24_a_corner_does_not_touch():
    placing = table(lay(c3="start1"), decision="place", card="dump")
    assert placing.moves == ["place b3", "place c2", "place c4", "place d3"]


# Activating


def test_tf25_the_row_and_the_column_of_the_placed_card():
    mine = lay(c3="start1", b3="hut-1", c2="hut-2", b2="hut-3", a2="hut-4")
    placed = table(mine, decision="place", card="farm").play("place c1")
    assert placed.activations == ["c1", "c2", "c3"]
    assert table(mine, decision="place", card="farm").play("place a3").activations == [
        *("a2", "a3", "b3", "c3"),
    ]


def test_tf25_the_placed_card_once():
    placed = table(lay(c3="start1"), decision="place", card="farm").play("place b3")
    assert placed.activations == ["b3", "c3"]
    assert placed.play("use b3").why("use b3") == ("use-again", "TF-26")


def test_tf25_the_ninth_card_activates_five():
    mine = full()
    del mine["e5"]
    placed = table(mine, decision="place", card="dump").play("place e5")
    assert placed.activations == ["e3", "e4", "c5", "d5", "e5"]


def test_tf25_a_blocked_card_in_line_may_be_used_once_it_is_free():
    mine = lay(c3="start1", c2=("farm", {"pollution": 1}), d3="dump")
    placed = table(mine, decision="place", card="mine").play("place d2")
    assert placed.activations == ["c2", "d2", "d3"]
    assert placed.why("use c2") == ("use-inactive", "TF-42")
    assert "use c2" in placed.play("use d3", "move c2").moves


def three():
    mine = lay(c3="start1", b3="farm", d3="mine")
    return table(mine, lay(c3="start2"), activations=["b3", "c3", "d3"])


@pytest.mark.parametrize("order", [("b3", "d3"), ("d3", "b3")])
def test_tf26_in_any_order(order):
    used = three().play(*(f"use {cell}" for cell in order))
    assert (used.lying("b3"), used.lying("d3")) == ({"green": 1}, {"red": 1})
    assert used.activations == ["c3"]


def test_tf26_each_at_most_once():
    assert three().play("use b3").why("use b3") == ("use-again", "TF-26")


@pytest.mark.parametrize("used", [[], ["use d3"], ["use d3", "use b3"]])
def test_tf26_any_may_be_left_out(used):
    ended = three().play(*used, "end")
    assert (ended.decision, ended.turn) == ("market", 2)


def test_tf26_after_the_last_one_the_turn_is_over_by_itself():
    ended = three().play("use d3", "use b3", "use c3", "choose red")
    assert (ended.decision, ended.turn) == ("market", 2)


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_tf27_eight_turns_each_make_nine_cards(players):
    game, luck = game_of(players), random.Random(players)
    going = Table(game, game.setup(Chance(players)))
    first, turns = going.turn, []
    while going.decision != "pattern":
        turns.append(going.turn)
        going = going.play(luck.choice([move for move in going.moves if "discard" not in move]))
        going = going.play(luck.choice(going.moves)).play("end")
    assert turns == [(first - 1 + i) % players + 1 for i in range(8 * players)]
    assert [len(player["territory"]) for player in going.position["players"]] == [9] * players
    assert going.turn == first


def test_tf27_the_round_ends_with_the_player_before_the_first():
    last = table(full(), full(c3="start2"), turn=2, activations=["e5"]).play("end")
    assert (last.decision, last.turn) == ("pattern", 1)
    eight = full(c3="start2")
    del eight["e5"]
    not_last = table(eight, full(), turn=2, activations=["e5"]).play("end")
    assert (not_last.decision, not_last.turn) == ("market", 1)

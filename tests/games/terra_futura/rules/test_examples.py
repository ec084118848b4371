"""The worked examples: TF-X1 to TF-X4."""

from .tables import full, lay, table


def test_tfx1_a_count_of_44():
    lands = full(
        c4=("hut-1", {"construction": 4, "goods": 2}),
        d4=("pit", {"red": 1, "yellow": 2, "pollution": 1}),
    )
    ended = table(lands, decision="over", picked=[{"pattern": 2, "set": 1}])
    assert ended.outcome.points == (44,)
    lines = {line.key: (line.amount, line.points) for line in ended.outcome.counts[0]}
    assert lines == {
        "count-set": (2, 10),
        "count-green": (0, 0),
        "count-red": (1, 1),
        "count-yellow": (2, 2),
        "count-food": (0, 0),
        "count-construction": (4, 20),
        "count-goods": (2, 12),
        "count-money": (0, 0),
        "count-pollution": (1, -1),
    }


def test_tfx2_a_ninth_card_in_row_2_column_3_sets_five_to_work():
    # The finished territory is c2 to e4, the starting card in its row 2, column 1.
    around = lay(c3="start1", d3="factory", d2="hut-1", c2="hut-2", e2="mine", d4="hut-3", c4="hut-4")
    ninth = table(around | lay(e4="mine-2"), decision="place", card="farm").play("place e3")
    assert ninth.activations == ["e2", "c3", "d3", "e3", "e4"]
    going = ninth.play("use e2", "use e4", "use d3", "pay red e2", "pay red e4")
    going = going.play("use c3", "choose money")
    assert going.lying("d3") == {"construction": 1}
    assert going.lying("c3") == {"money": 1}
    assert (going.lying("e2"), going.lying("e4"), going.activations) == ({}, {}, ["e3"])


def test_tfx3_the_owner_of_a_copied_exchange_keeps_the_one():
    mine = lay(c3="start1", c2=("farm", {"green": 1}), b3=("mine", {"red": 2}))
    opened = table(mine, lay(c3="start2", b3="mixer"), activations=["c3"])
    paid = opened.play("use c3:2", "copy P2 b3", "pay green c2", "pay red b3", "pay red b3")
    assert (paid.decider, paid.moves) == (2, ["reward green", "reward red"])
    done = paid.play("reward green")
    assert done.lying("b3", team=2) == {"green": 1}
    assert done.lying("c3") == {"goods": 1}
    assert (done.supply["green"], done.supply["red"]) == (24, 25)


def test_tfx4_three_spaces_take_four_cubes_the_last_of_which_blocks():
    mine = lay(c3="start1", c2="dump", d3=("dump-2", {"pollution": 4}), c4=("farm", {"pollution": 1}))
    going = table(mine, activations=["c2", "c4"]).play("use c2", "move d3", "move d3", "move d3")
    assert (going.lying("c2"), going.decision) == ({"pollution": 3}, "move")
    done = going.play("move c4")
    assert (done.lying("c2"), done.lying("c4")) == ({"pollution": 4}, {})
    assert done.moves == ["end", "use c4"]
    assert done.position["players"][0]["territory"]["c2"] == {"card": "dump", "pollution": 4}

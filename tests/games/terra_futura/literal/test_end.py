"""Final activations, sets and the count."""

from __future__ import annotations

import pytest

from .rules import moves, outcome
from .tables import DECK, after, full, lying, table


def test_tf60_a_place_named_twice_is_activated_twice() -> None:
    position = after(table(full(c3="farm", c4="start1"), decision="pattern"), "pattern 2")
    assert position["players"][0]["pattern"] == 2
    assert position["activations"] == ["c3", "c3", "d4", "e5"]
    assert moves(position, DECK) == ["end", "use c3"]
    position = after(position, "use c3", "use c3")
    assert (lying(position, "c3"), position["activations"]) == ({"green": 2}, ["d4", "e5"])


def test_tf60_tf61_every_final_activation_comes_before_any_set() -> None:
    position = table(full(), full(c3="start2"), decision="pattern", turn="Team 2")
    position = after(position, "pattern 1", "end")
    assert (position["turn"], position["decision"]) == ("Team 1", "pattern")
    position = after(position, "pattern 2", "end")
    assert (position["turn"], position["decision"]) == ("Team 2", "score")
    position = after(position, "score 2", "score 1")
    assert position["decision"] == "over"
    assert moves(position, DECK) == []
    assert [player["set"] for player in position["players"]] == [1, 2]


def test_tf60_one_player_alone_plays_to_the_end() -> None:
    position = table(full(), activations=["c3"])
    position = after(position, "end", "pattern 1", "end", "score 1")
    assert position["decision"] == "over"
    assert outcome(position, DECK) == {"scores": [0], "winners": [0]}


@pytest.mark.parametrize(
    ("one", "other", "scores", "winners"),
    [
        ({"red": 2}, {"red": 1}, [2, 1], [0]),
        ({"food": 1}, {"goods": 1, "pollution": 1}, [5, 5], [0]),
        ({"money": 3}, {}, [0, 0], [0, 1]),
        ({"green": 2, "red": 3}, {"goods": 1, "food": 1}, [11, 11], [0, 1]),
    ],
)
def test_tf62_tf63_tf64(
    one: dict[str, int], other: dict[str, int], scores: list[int], winners: list[int]
) -> None:
    position = table(full(d4=("dump", one)), full(d4=("dump", other)), decision="over")
    for player in position["players"]:
        player["set"] = 2
    assert outcome(position, DECK) == {"scores": scores, "winners": winners}

"""Automatic players are persons to people, and stay what they are in code."""

import pytest

import terra_widgets as tw
from terra_widgets.errors import IllegalMove, SetupError
from terra_widgets.games import catalog, players
from terra_widgets.games.players.persons import NAMES, shown_names
from terra_widgets.widgets.lookup import snapshot
from terra_widgets.widgets.snapshot import Settings


def table(*names):
    return tw.new("terra_futura", players=list(names), seed=7)


@pytest.mark.parametrize("game", catalog.games())
def test_every_kind_has_a_name_of_its_own(game):
    kinds = [players.PREFIX + kind for kind in players.kinds(game)]
    alone = [shown_names(game, (kind,))[0] for kind in kinds]
    assert len(set(alone)) == len(kinds)
    assert set(alone) <= set(NAMES)


def test_two_of_a_kind_have_different_names_and_always_the_same():
    names = table("Ada", "bot:greedy", "bot:greedy").shown_names
    assert names == ("Ada", "Gita", "Hugo")
    assert table("Ada", "bot:greedy", "bot:greedy").shown_names == names


def test_nobody_has_the_name_of_a_person_at_the_table():
    assert table("gita", "bot:greedy").shown_names == ("gita", "Hugo")


def test_code_keeps_the_name_that_was_typed():
    ours = table("Ada", "bot:greedy").advance()
    assert ours.names == ours.record.players == ("Ada", "bot:greedy")
    assert ours.automatic == {"bot:greedy"}
    assert set(ours.record.frame().player) <= {"Ada", "bot:greedy", ""}
    assert tw.resume(ours.resume_code()).shown_names == ("Ada", "Gita")


def test_people_read_the_name_of_a_person():
    ours = table("Ada", "bot:greedy").advance()
    assert [seat["name"] for seat in snapshot(ours, Settings(), number=1)["seats"]] == ["Ada", "Gita"]
    assert "Gita (automatic, bot:greedy)" in str(ours)
    assert "Gita" in tw.chart(ours, "score").summary


@pytest.mark.parametrize("name", ["Gita", "bot:greedy"])
def test_both_names_are_understood(name):
    ours = table("Ada", "bot:greedy").advance()
    assert ours.view(name) == ours.view("bot:greedy")
    assert set(tw.chart(ours, "score", player=name).table.player) == {"Gita"}
    assert tw.TableView(ours, player=name).snapshot
    with pytest.raises(IllegalMove, match="Ada decides"):
        ours.play("take I1", by=name)


def test_an_unknown_name_is_told_those_that_can_be_typed():
    with pytest.raises(SetupError, match="bot:greedy"):
        tw.chart(table("Ada", "bot:greedy"), "score", player="Zoe")

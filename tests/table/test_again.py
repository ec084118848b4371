"""A new game at the same table: the old one stays as a record, and in a file of its own."""

import pytest

import terra_widgets as tw
from terra_widgets.errors import IllegalMove, SetupError
from terra_widgets.table.autosave import autosave_of

BOTS = ["bot:random", "bot:random", "bot:random"]


def over(game="terra_futura", **options):
    return tw.new(game, players=BOTS, seed=3, **options).advance()


@pytest.mark.parametrize("game", ["terra_futura", "terra", "terrabilis", "nova_ziemia"])
def test_the_table_goes_on_with_a_new_game(game):
    table = over(game)
    before = table.record
    assert table.again() is table
    assert (table.moves, table.outcome, table.undone) == ((), None, ())
    assert table.names == before.players
    assert table.earlier == (before,)
    assert table.advance().outcome is not None


def test_the_same_seed_lays_out_the_same_cards():
    table = over()
    first = tw.new("terra_futura", players=BOTS, seed=3)
    assert table.again(seed=table.record.seed).position() == first.position()
    assert tw.resume(table.resume_code()).position() == table.position()


def test_chance_picks_another_seed():
    table = over()
    seeds = {table.record.seed}
    for _ in range(3):
        seeds.add(table.again().record.seed)
        table.advance()
    assert len(seeds) > 1


def test_one_rule_can_change():
    table = over(penalty_per_cube=True)
    table.again(penalty_per_cube=False, no_spaces=True)
    assert dict(table.record.options) == {"no_spaces": True}
    with pytest.raises(SetupError):
        table.advance().again(nonsense=True)
    assert table.outcome is not None


def test_a_game_in_progress_is_not_thrown_away():
    table = tw.new(players=2, seed=1)
    with pytest.raises(IllegalMove, match="once this one is over"):
        table.again()


def test_whoever_watches_a_table_hears_of_the_new_game():
    table, heard = over(), []
    table.watch(lambda: heard.append(len(table.moves)))
    table.again()
    assert heard == [0]


def test_each_game_is_kept_in_a_file_of_its_own(tmp_path):
    tw.saves(tmp_path)
    try:
        table = tw.new(players=BOTS, seed=3)
        kept = autosave_of(table)
        table.advance()
        kept.flush()
        first, session = kept.path, kept.session_id
        table.again()
        assert kept.session_id != session
        table.advance(most=3)
        kept.flush()
        assert kept.path != first
        assert tw.load(first).outcome is not None
        assert len(tw.load(kept.path).moves) == 3
    finally:
        tw.saves(True)

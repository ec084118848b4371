"""A few seconds of what `python3 run.py endure soak` and `endure hostile` try for long."""

import hostile_inputs
import pytest
import soak


def test_random_games_with_everything_a_table_can_do_do_not_fail():
    result = soak.soak(iter(range(1, 9)))
    assert result.failures == []
    assert result.games == 8
    assert set(result.by_game) == set(soak.catalog.games())


def test_a_failure_names_the_seed_that_repeats_it(monkeypatch):
    def broken(self):
        raise AssertionError("on purpose")

    monkeypatch.setattr(soak.Play, "code", broken)
    told = []
    result = soak.soak(iter(range(1, 4)), tell=told.append)
    assert len(result.failures) == len(told) > 0
    assert all("seed " in line and "on purpose" in line for line in told)


@pytest.mark.long
@pytest.mark.parametrize("door", hostile_inputs.DOORS)
def test_hostile_inputs_get_a_sentence_at_every_door(door, tmp_path, monkeypatch):
    monkeypatch.setattr(hostile_inputs, "LIMIT", 0.5)  # other tests run meanwhile; `endure hostile` is strict
    answers = hostile_inputs.try_door(door, 100, 2, tmp_path)
    assert answers.wrong == []
    assert answers.tried > 50

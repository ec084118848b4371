"""A chart that there is not: one sentence with those that there are."""

import pytest

import terra_widgets as tw
from terra_widgets.errors import SetupError


@pytest.mark.parametrize("found", ["polution", "nonsense", "", 7])
def test_a_wrong_name_gives_one_sentence_with_the_names(found):
    with pytest.raises(SetupError) as refused:
        tw.chart(tw.new(seed=1), found)
    sentence = str(refused.value)
    assert sentence.count(". ") == 0
    assert all(name in sentence for name in ("pollution", "score", "territory"))
    assert "distribution" not in sentence  # that is one of many games


def test_a_notebook_shows_that_sentence_and_nothing_else():
    with pytest.raises(SetupError) as refused:
        tw.chart(tw.new(seed=1), "polution")
    assert refused.value._render_traceback_() == [f"SetupError: {refused.value}"]

"""The signs of every board are explained, and the letters on tokens are those of the language."""

import pytest

import terra_widgets as tw
from terra_widgets.games import catalog
from terra_widgets.text import languages
from terra_widgets.widgets.screen import Screen
from terra_widgets.widgets.snapshot import Settings


def shown(game, language="en", *, how=True):
    table = tw.new(game, players=3, seed=7, language=language)
    return Screen(table, Settings(language=language, how=how), lambda fresh: None).snapshot


@pytest.mark.parametrize("game", catalog.games())
@pytest.mark.parametrize("language", languages())
def test_the_legend_says_something_else_of_each_sign(game, language):
    legend = shown(game, language)["legend"]
    assert legend[0]["picture"] == "lit"
    assert len({line["label"] for line in legend}) == len(legend) > 3


def test_nobody_who_does_not_look_is_sent_the_legend():
    assert shown("terra", how=False)["legend"] == []


@pytest.mark.parametrize("language", languages())
def test_each_token_has_a_letter_of_its_own(language):
    letters = shown("terra_futura", language, how=False)["letters"]
    assert len(letters) == 7
    assert len(set(letters.values())) == 7
    assert {len(letter) for letter in letters.values()} == {1}


def test_the_letters_follow_the_language():
    letters = [shown("terra_futura", language, how=False)["letters"] for language in ("en", "cs")]
    assert [kinds["red"] for kinds in letters] == ["R", "Č"]

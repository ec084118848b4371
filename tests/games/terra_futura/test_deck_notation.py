"""The words on the cards: read in many spellings, written in one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terra_widgets.errors import DeckError
from terra_widgets.games.terra_futura.deck import KINDS, RAWS, notation, parse_effect

AMOUNTS = st.integers(1, 9)
GIVEN_WORDS = (*KINDS, "any raw", "any raw or money", "pollution")


def written(amounts):
    return " + ".join(f"{number} {word}" for word, number in amounts.items())


def sides(words):
    return st.dictionaries(st.sampled_from(words), AMOUNTS, min_size=1)


yields = sides(GIVEN_WORDS).filter(lambda side: set(side) != {"pollution"}).map(written)
costs = sides((*KINDS, "any raw")).map(written)
effect_texts = yields | st.tuples(costs, yields).map(" -> ".join) | st.just("transfer")


@given(effect_texts)
def test_canonical_text_reads_back_as_the_same_effect(text):
    effect = parse_effect(text)
    assert parse_effect(effect.text) == effect


@given(st.lists(effect_texts, min_size=1, max_size=4))
def test_alternatives_survive_writing_and_reading(texts):
    effects = notation.parse_effects("/".join(texts))
    assert len(effects) == len(texts)
    assert notation.parse_effects(notation.write_effects(effects)) == effects


@given(sides(KINDS))
def test_sets_survive_writing_and_reading(amounts):
    numbers = notation.parse_set(written(amounts))
    assert numbers == tuple(amounts.get(kind, 0) for kind in KINDS)
    assert notation.parse_set(notation.write_set(numbers)) == numbers


@given(st.lists(st.integers(0, 8), min_size=4, max_size=4))
def test_patterns_survive_writing_and_reading(places):
    times = tuple(places.count(place) for place in range(9))
    assert notation.parse_pattern(notation.write_pattern(times)) == times


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused_in_a_sentence(text):
    for read in (parse_effect, notation.parse_effects, notation.parse_set, notation.parse_pattern):
        try:
            read(text)
        except DeckError as error:
            sentence = str(error)
        else:
            continue
        assert "notation, line 1" in sentence


def test_tf2_three_raw_materials_three_products_and_money():
    assert KINDS == ("green", "red", "yellow", "food", "construction", "goods", "money")
    assert RAWS == ("green", "red", "yellow")


def test_tf3_any_raw_in_a_cost_is_apart_from_named_colours():
    effect = parse_effect("red + 2 any raw -> goods")
    assert (effect.cost, effect.any_cost) == ((0, 1, 0, 0, 0, 0, 0), 2)


def test_tf3_any_raw_in_a_gain_is_a_choice():
    assert parse_effect("2 any raw").choices == ("raw", "raw")
    assert parse_effect("any raw or money").choices == ("raw_or_money",)


def test_exchange_is_read_into_numbers():
    effect = parse_effect("2 red -> construction + pollution")
    assert effect.kind == "exchange"
    assert effect.cost == (0, 2, 0, 0, 0, 0, 0)
    assert effect.gives == (0, 0, 0, 0, 1, 0, 0)
    assert effect.pollution == 1


@pytest.mark.parametrize("text", ["transfer", "assistance"])
def test_effects_without_resources_have_only_a_kind(text):
    effect = parse_effect(text)
    assert (effect.kind, effect.text) == (text, text)
    assert not any((*effect.cost, effect.any_cost, *effect.gives, effect.pollution))


@pytest.mark.parametrize(
    "spelling",
    [
        "2 red → construction + pollution",
        "2 red => construction + pollution",
        "2 red \u2013> construction + pollution",
        "2red-->1 Construction+Pollution",
        "red + red -> pollution + construction",
        "  2\u00a0red  ->  CONSTRUCTION + pollution ",
    ],
)
def test_spellings_of_one_effect(spelling):
    assert parse_effect(spelling).text == "2 red -> construction + pollution"


def test_pattern_with_dots_that_a_spreadsheet_drew_together():
    assert notation.parse_pattern("XX. … .xx") == (1, 1, 0, 0, 0, 0, 0, 1, 1)

"""The built-in deck keeps the counts and promises of the rules."""

from collections import Counter
from importlib.resources import files
from itertools import combinations

import pytest

from terra_widgets.games import decks
from terra_widgets.games.terra_futura.deck import KINDS, RAWS, THEMES

DECK = decks.load("terra_futura")
CARDS = DECK.cards
ALL = (*CARDS, *DECK.scoring)
LEVEL_CARDS = [card for card in CARDS if card.level != "start"]
PRODUCTS = slice(3, 6)
MONEY = 6
CLEAN = {"clean energy", "circular economy"}


def ids(card):
    return card.id


def exchanges(card):
    return [effect for effect in card.bottom if effect.kind == "exchange"]


def test_tf4_counts_of_cards():
    assert Counter(card.level for card in CARDS) == {"start": 5, "I": 23, "II": 24}
    assert len(DECK.scoring) == 16


def test_tf4_one_starting_card_carries_the_first_player_mark():
    assert [card.level for card in CARDS if card.first] == ["start"]


def test_ids_say_the_level_and_number():
    expected = [f"H{n}" for n in range(1, 6)]
    expected += [f"I{n:02}" for n in range(1, 24)] + [f"II{n:02}" for n in range(1, 25)]
    expected += [f"S{n:02}" for n in range(1, 17)]
    assert [card.id for card in ALL] == expected


def test_tf54_starting_cards_are_alike():
    faces = {(card.spaces, card.top, card.bottom) for card in CARDS if card.level == "start"}
    [(spaces, top, bottom)] = faces
    assert spaces == 0
    assert [effect.text for effect in (*top, *bottom)] == ["any raw or money", "assistance"]


def test_file_is_in_canonical_form():
    path = files("terra_widgets.games.terra_futura").joinpath("deck.csv")
    assert path.read_text(encoding="utf-8") == DECK.to_csv()


def test_deck_survives_writing_and_reading():
    again = decks.parse(DECK.to_csv(), "again")
    assert again == DECK
    assert again.digest == DECK.digest


def test_digest_changes_with_a_rule_only():
    text = DECK.to_csv()
    assert decks.parse(text.replace("Cannery", "Jam kitchen")).digest == DECK.digest
    assert decks.parse(text.replace("2 red ->", "3 red ->")).digest != DECK.digest


@pytest.mark.parametrize("card", ALL, ids=ids)
def test_theme_name_and_notes(card):
    assert card.theme in THEMES
    for name in (card.name, card.names["cs"]):
        assert 0 < len(name) <= 30
    for note in (card.note, card.notes["cs"]):
        assert 0 < len(note) < 140
        assert note.endswith((".", ")"))


def test_notes_with_a_year_name_their_source():
    for card in ALL:
        for note in (card.note, card.notes["cs"]):
            assert ("20" not in note) or note.endswith(")"), note


def test_names_are_different():
    for names in ([card.name for card in ALL], [card.names["cs"] for card in ALL]):
        assert len(set(names)) == len(names)


def test_each_theme_is_on_several_cards():
    assert min(Counter(card.theme for card in LEVEL_CARDS)[theme] for theme in THEMES) >= 4


def test_tf60_patterns_are_different():
    assert all(one.pattern != other.pattern for one, other in combinations(DECK.scoring, 2))


def test_tf60_patterns_use_every_place_about_equally():
    used = [sum(column) for column in zip(*(card.pattern for card in DECK.scoring), strict=True)]
    assert max(used) <= 2 * min(used)


def test_tf61_sets_are_different():
    assert len({card.set for card in DECK.scoring}) == 16


def test_cards_of_a_level_are_different():
    faces = {(card.level, card.spaces, card.top, card.bottom) for card in LEVEL_CARDS}
    assert len(faces) == len(LEVEL_CARDS)


@pytest.mark.parametrize("card", LEVEL_CARDS, ids=ids)
def test_money_for_products_pollutes_except_in_clean_technology(card):
    for effect in exchanges(card):
        if effect.cost[MONEY] and any(effect.gives[PRODUCTS]):
            assert (effect.pollution > 0) == (card.theme not in CLEAN)


@pytest.mark.parametrize("card", [c for c in LEVEL_CARDS if c.theme in CLEAN], ids=ids)
def test_clean_technology_does_not_pollute(card):
    assert not any(effect.pollution for effect in card.effects)


@pytest.mark.parametrize("card", [c for c in LEVEL_CARDS if c.theme in {"waste", "recycling"}], ids=ids)
def test_waste_and_recycling_take_pollution_up(card):
    assert card.spaces or any(effect.kind == "transfer" for effect in card.bottom)


def test_about_a_third_of_the_cards_has_pollution_spaces():
    share = sum(card.spaces > 0 for card in LEVEL_CARDS) / len(LEVEL_CARDS)
    assert 0.25 < share < 0.45


def test_tf44_some_cards_transfer_pollution():
    spaces = [c.spaces for c in CARDS if any(effect.kind == "transfer" for effect in c.bottom)]
    assert 3 <= len(spaces) <= 4
    assert spaces.count(3) >= 2


def test_tf2_each_raw_material_and_product_is_made_by_as_many_cards():
    made = Counter(
        kind
        for card in LEVEL_CARDS
        for kind in {
            kind
            for effect in card.effects
            for kind, number in zip(KINDS, effect.gives, strict=True)
            if number
        }
    )
    raws = [made[kind] for kind in RAWS]
    assert max(raws) - min(raws) <= 1
    assert made["food"] == made["construction"] == made["goods"]

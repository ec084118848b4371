"""The board and the cards of Terrabilis: what comes with the kit, and what a file may not say."""

import re
from collections import Counter

import pytest

from terra_widgets.errors import DeckError
from terra_widgets.games import decks
from terra_widgets.games.terrabilis.deck.cards import COLUMNS, SQUARES

DECK = decks.load("terrabilis", "terrabilis")
CSV = DECK.to_csv()
LINES = CSV.splitlines()


def parse(text):
    return decks.parse(text, "my.csv", "terrabilis")


def changed(card, column, value):
    """The file with one cell changed, and the number of its line."""
    import csv
    import io

    rows = list(csv.reader(io.StringIO(CSV)))
    at = rows[0].index(column)
    line = next(i for i, row in enumerate(rows) if row[0] == card)
    rows[line][at] = value
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue(), line + 1


def test_the_board_has_28_squares_of_all_kinds():
    assert len(DECK.board) == 28
    kinds = Counter(square.what for square in DECK.board)
    assert set(kinds) == set(SQUARES)
    assert kinds["start"] == 1
    assert DECK.board[0].what == "start"
    assert kinds["development"] >= 8


def test_there_are_enough_infrastructures_of_every_sort():
    assert len(DECK.cards) >= 45
    assert min(Counter(card.category for card in DECK.cards).values()) >= 15
    sources = Counter(card.source for card in DECK.cards if card.category == "energy")
    assert sources["fossil"] >= 5
    assert sources["renewable"] >= 5


def test_cards_do_what_their_category_says():
    for card in DECK.cards:
        assert card.terras
        assert (card.bonus > 0) == (card.category == "energy")
        assert bool(card.source) == (card.category == "energy")
        assert not (card.source == "renewable" and card.tax > 1_000)
        assert not (card.source == "fossil" and not card.tax)
    harm = {
        c: sum(sum(card.pays) for card in DECK.cards if card.category == c) for c in ("economic", "services")
    }
    assert harm["economic"] > 5 * harm["services"]


def test_hazards_hit_you_all_members_and_outsiders():
    assert len(DECK.hazards) == 30
    assert {card.who for card in DECK.hazards} == {"you", "all", "members", "outsiders"}
    assert {"fossil", "renewable", "economic", "services"} <= {card.per for card in DECK.hazards}


def test_sixty_questions_with_an_explanation_and_a_source_each():
    assert len(DECK.quiz) == 60
    for card in DECK.quiz:
        assert card.name.endswith(("?", ".")), card.id
        assert len(set(card.answers)) == 3
        assert card.note, card.id
        assert re.search(r"[A-Z].*\b(19|20)\d\d$", card.source), f"{card.id}: {card.source}"
    assert len({card.name for card in DECK.quiz}) == 60


def test_right_answers_stand_everywhere():
    places = Counter(card.right for card in DECK.quiz)
    assert min(places.values()) >= 15
    letters = "".join("abc"[card.right] for card in DECK.quiz)
    assert not any(same * 6 in letters for same in "abc")


def test_everything_is_told_in_czech_too():
    for card in (*DECK.cards, *DECK.hazards, *DECK.quiz):
        assert card.names["cs"] != card.name, card.id
        assert card.notes["cs"], card.id
    for square in DECK.board:
        assert square.names["cs"]
    for card in DECK.quiz:
        assert len(set(card.translated["cs"])) == 3
        for answer, told in zip(card.answers, card.translated["cs"], strict=True):
            numbers = [re.sub(r"[.,\s]", "", n) for n in re.findall(r"\d[\d.,\s]*", answer)]
            assert numbers == [re.sub(r"[.,\s]", "", n) for n in re.findall(r"\d[\d.,\s]*", told)], card.id


def test_the_file_comes_back_unchanged():
    again = parse(CSV)
    assert again == DECK
    assert again.digest == DECK.digest
    assert again.to_csv() == CSV
    assert hash(again) == hash(DECK)


def test_a_digest_changes_with_a_rule_and_not_with_a_word():
    text, _ = changed("C01", "note", "Another note.")
    assert parse(text).digest == DECK.digest
    text, _ = changed("C01", "tax", "9000")
    assert parse(text).digest != DECK.digest


@pytest.mark.parametrize(
    ("card", "column", "value", "key"),
    [
        ("C01", "cost", "6000 terras + 4 pears", "deck-word"),
        ("C01", "cost", "6000", "terrabilis-deck-amounts"),
        ("C01", "cost", "6500 terras", "terrabilis-deck-step"),
        ("C01", "cost", "12 energy", "deck-amount"),
        ("C01", "cost", "2 energy + 1 energy", "terrabilis-deck-twice"),
        ("C01", "cost", "2 nature", "deck-word"),
        ("C01", "impact", "2 nature", "terrabilis-deck-impact"),
        ("C01", "impact", "pay 2 nature, pay 1 wellbeing", "terrabilis-deck-impact"),
        ("C01", "impact", "pay 99 nature", "deck-amount"),
        ("C01", "bonus", "2 energy", "terrabilis-deck-not-here"),
        ("C01", "a", "yes", "terrabilis-deck-not-here"),
        ("C01", "kind", "economy", "deck-choice"),
        ("C01", "id", "C02", "deck-id-twice"),
        ("C01", "id", "a card", "deck-id"),
        ("C01", "name", "", "deck-name"),
        ("E01", "what", "foggy", "deck-choice"),
        ("H01", "impact", "", "terrabilis-deck-nothing"),
        ("H01", "what", "nobody", "deck-choice"),
        ("H01", "per", "school", "deck-choice"),
        ("Q01", "right", "d", "deck-choice"),
        ("Q01", "a", "", "terrabilis-deck-answer"),
        ("Q01", "cost", "1000 terras", "terrabilis-deck-not-here"),
        ("sq05", "what", "lake", "deck-choice"),
    ],
)
def test_a_wrong_cell_is_named(card, column, value, key):
    text, line = changed(card, column, value)
    with pytest.raises(DeckError) as caught:
        parse(text)
    assert caught.value.reason.key == key
    assert f"line {line}" in str(caught.value)
    assert f'column "{column}"' in str(caught.value) or key == "deck-id-twice"
    assert caught.value.sentence("cs") != str(caught.value)


def test_answers_are_different():
    same = DECK.quiz[0].answers[1]
    text, _ = changed("Q01", "a", same)
    with pytest.raises(DeckError, match="there twice"):
        parse(text)


@pytest.mark.parametrize(
    ("keep", "key"),
    [
        (lambda line: not line.startswith("S"), "terrabilis-deck-few"),
        (lambda line: not line.startswith("H"), "terrabilis-deck-few"),
        (lambda line: not line.startswith("sq00"), "terrabilis-deck-start"),
        (lambda line: not re.match("sq(1|2)", line), "terrabilis-deck-squares"),
        (lambda line: "conflict" not in line, "terrabilis-deck-kinds"),
    ],
)
def test_a_deck_that_is_too_small(keep, key):
    with pytest.raises(DeckError) as caught:
        parse("\n".join(line for line in LINES if keep(line)))
    assert caught.value.reason.key == key
    assert caught.value.sentence("cs") != str(caught.value)


def test_only_known_columns_may_be_translated():
    with pytest.raises(DeckError, match="not a column"):
        parse(CSV.replace("name.cs", "cost.cs", 1))


def test_spreadsheets_may_write_it_their_way():
    assert parse(CSV.replace("6000 terras + 4 energy", "6 000 Terras + 4 ENERGY", 1)) == DECK
    assert set(COLUMNS) <= set(LINES[0].split(","))

"""The cards of Terra: whole, fair over colours and regions, in two languages; and files that are not."""

import re

import pytest

from terra_widgets import text
from terra_widgets.errors import DeckError
from terra_widgets.games import decks
from terra_widgets.games.terra import deck as terra
from terra_widgets.games.terra.deck import COLOURS, REGIONS

DECK = decks.load("terra", "terra")
TEXT = DECK.to_csv()


def test_threats_are_as_the_file_says_of_itself():
    threats = [crisis.threat for crisis in DECK.crises]
    by_colour = [sum(c.threat for c in DECK.crises if c.colour == n) for n in range(len(COLOURS))]
    by_region = [sum(c.threat for c in DECK.crises if c.region == n) for n in range(len(REGIONS))]
    said, spread = DECK.about[0]
    assert said == f"18 crises: threat {min(threats)} to {max(threats)}, {sum(threats)} in all"
    colours = ", ".join(f"{name} {n}" for name, n in zip(COLOURS, by_colour, strict=True))
    assert spread == f"{colours}; by region {', '.join(map(str, by_region))}"
    assert len(set(by_colour)) == len(set(by_region)) == 1  # no colour and no region is worse than another


def test_solutions_are_as_the_file_says_of_itself():
    of_each = [sum(s.count * s.value for s in DECK.solutions if s.colour == n) for n in range(3)]
    assert DECK.about[1][1] == f"{of_each[0]} in each colour, {sum(of_each)} in all"
    assert len(set(of_each)) == 1


@pytest.mark.parametrize("card", [*DECK.crises, *DECK.solutions], ids=lambda card: card.id)
def test_every_card_has_a_name_and_a_note_in_both_languages(card):
    for name, note in ((card.name, card.note), (card.names["cs"], card.notes["cs"])):
        assert 3 <= len(name) <= 28
        assert note.endswith((".", ")"))
        assert len(note) <= 120
    assert card.name != card.names["cs"] or card.name == "Solidarity"


@pytest.mark.parametrize("crisis", DECK.crises, ids=lambda card: card.id)
def test_every_crisis_names_the_source_of_its_figure(crisis):
    for note in (crisis.note, crisis.notes["cs"]):
        assert re.search(r"\d", note)
        assert re.search(r"\([^()]+\)$", note)


def test_a_deck_is_written_and_read_back_unchanged():
    again = decks.parse(TEXT, "again", "terra")
    assert again == DECK
    assert again.to_csv() == TEXT
    assert hash(again) == hash(DECK)


def test_the_digest_follows_the_rules_not_the_words():
    assert decks.parse(TEXT.replace("Invasion", "War"), "x", "terra").digest == DECK.digest
    assert decks.parse(TEXT.replace("red,europe,16", "red,europe,15"), "x", "terra").digest != DECK.digest


def line_of(part):
    return next(i for i, line in enumerate(TEXT.splitlines(), start=1) if part in line)


# What is replaced by what; the key, and a part of the sentence
CASES = [
    ("crisis,red,europe,16", "crisis,red,south-america,16", "terra-deck-twice", "is in line"),
    ("crisis,red,europe,16", "crisis,red,europe,x", "deck-number", "from 1 to 36"),
    ("crisis,red,europe,16", "crisis,red,europe,99", "deck-number", "from 1 to 36"),
    ("crisis,red,europe,16", "crisis,red,erope,16", "deck-choice", 'Did you mean "europe"?'),
    ("crisis,red,europe,16", "crisis,pink,europe,16", "deck-choice", "green, blue, red"),
    ("crisis,red,europe,16", "krise,red,europe,16", "deck-choice", "about, crisis, solution"),
    ("crisis,red,europe,16,,", "crisis,red,europe,16,3,", "terra-deck-not-here", "Leave the cell empty"),
    ("solution,red,,,6,4", "solution,red,,,5,4", "terra-deck-twice", "is in line"),
    ("solution,red,,,6,4", "solution,red,,,7,4", "deck-number", "from 1 to 6"),
    ("solution,red,,,6,4", "solution,red,,,6,0", "deck-number", "from 1 to 9"),
    ("solution,red,,,6,4", "solution,red,asia,,6,4", "terra-deck-not-here", "Leave the cell empty"),
    ("solution,red,,,6,4,Democracy", "solution,red,,,6,4,", "deck-name", "Give it one"),
]


@pytest.mark.parametrize(("found", "instead", "key", "sentence"), CASES)
def test_a_mistake_is_told_with_its_line(found, instead, key, sentence):
    assert TEXT.count(found) == 1
    with pytest.raises(DeckError, match=re.escape(sentence)) as caught:
        decks.parse(TEXT.replace(found, instead), "mine.csv", "terra")
    assert caught.value.reason.key == key
    assert f"mine.csv, line {line_of(found)}" in str(caught.value)
    assert caught.value.sentence("cs") != str(caught.value)


@pytest.mark.parametrize(
    ("part", "key", "rule"),
    [
        ("crisis,red,europe", "terra-deck-no-crisis", "TR-3"),
        ("solution,red,,,6", "terra-deck-no-solution", "TR-2"),
    ],
)
def test_a_card_that_is_missing(part, key, rule):
    lines = [line for line in TEXT.splitlines() if part not in line]
    with pytest.raises(DeckError, match="is missing") as caught:
        decks.parse("\n".join(lines), "mine.csv", "terra")
    assert (caught.value.reason.key, caught.value.reason.rule) == (key, rule)


def test_a_deck_of_another_game_is_no_deck_of_this_one():
    with pytest.raises(DeckError):
        decks.parse(decks.load().to_csv(), "wrong.csv", "terra")
    with pytest.raises(DeckError):
        decks.parse(TEXT, "wrong.csv")


def test_every_error_of_this_deck_has_a_sentence_and_a_test():
    source = open(terra.__file__, encoding="utf-8").read()  # noqa: PTH123, SIM115
    used = set(re.findall(r'"(terra-deck-[a-z-]+)"', source))
    assert used <= set(re.findall(r"^(terra-deck-[a-z-]+) =", text.catalog("en"), re.MULTILINE))
    assert used == {key for _, _, key, _ in CASES if key.startswith("terra")} | {
        "terra-deck-no-crisis",
        "terra-deck-no-solution",
    }

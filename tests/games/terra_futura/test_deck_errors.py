"""A wrong deck file gets an error with the place, what is wrong and what would be right."""

import re
from importlib.resources import files

import pytest

from terra_widgets import text
from terra_widgets.errors import DeckError
from terra_widgets.games import decks

# In the built-in file H1 stands in line 2, H2 in 3, I01 in 7, II01 in 30, S01 in 54.
# card, column, new value; then the expected key, line and a part of the sentence
CELLS = [
    ("I01", "id", "I 1", "deck-id", 7, "I07"),
    ("I01", "id", "", "deck-id", 7, "1 to 12 letters"),
    ("I01", "id", "h1", "deck-id-twice", 7, "already used in line 2"),
    ("I01", "level", "III", "deck-choice", 7, 'Did you mean "II"?'),
    ("I01", "level", "", "deck-choice", 7, "start, I, II, scoring"),
    ("I01", "theme", "farmimg", "deck-choice", 7, 'Did you mean "farming"?'),
    ("H2", "first", "yes", "deck-first", 3, "Write x"),
    ("I01", "first", "x", "deck-first-level", 7, "starting card"),
    ("S01", "first", "x", "deck-first-level", 54, "starting card"),
    ("I01", "name", " ", "deck-name", 7, "Give it one"),
    ("I01", "spaces", "ten", "deck-number", 7, "from 0 to 9"),
    ("I01", "spaces", "10", "deck-number", 7, "from 0 to 9"),
    ("I01", "spaces", "-1", "deck-number", 7, "from 0 to 9"),
    ("I01", "spaces", "1.5", "deck-number", 7, "from 0 to 9"),
    ("I01", "spaces", "9" * 400, "deck-number", 7, "from 0 to 9"),
    ("S01", "points", "0", "deck-number", 54, "from 1 to 30"),
    ("S01", "points", "", "deck-number", 54, "from 1 to 30"),
    ("I01", "top", "2 gren", "deck-word", 7, 'Did you mean "green"?'),
    ("I01", "top", "qqq", "deck-word", 7, "Known here: green, red"),
    ("I11", "bottom", "2 red -> constuction", "deck-word", 17, 'Did you mean "construction"?'),
    ("I11", "bottom", "red + pollution -> goods", "deck-word-place", 17, "can't stand here"),
    ("I11", "bottom", "any raw or money -> goods", "deck-word-place", 17, "any raw"),
    ("I01", "top", "0 green", "deck-amount", 7, "1 to 9"),
    ("I01", "top", "10 green", "deck-amount", 7, "1 to 9"),
    ("I01", "top", "5 green + 5 green", "deck-amount", 7, "1 to 9"),
    ("I01", "top", "green +", "deck-effect-gap", 7, "2 red + yellow"),
    ("I01", "top", "green // red", "deck-effect-gap", 7, "missing"),
    ("I11", "bottom", "red -> money -> goods", "deck-effect-arrows", 17, "more than one arrow"),
    ("I11", "bottom", "-> goods", "deck-effect-no-cost", 17, "nothing is paid"),
    ("I11", "bottom", "red ->", "deck-effect-gap", 17, "missing"),
    ("I11", "bottom", "red -> 2 pollution", "deck-effect-no-yield", 17, "nothing but pollution"),
    ("I22", "bottom", "transfer + money", "deck-effect-alone", 28, '" / "'),
    ("I01", "top", "red -> goods", "deck-effect-top", 7, '"bottom"'),
    ("I01", "top", "transfer", "deck-effect-top", 7, '"bottom"'),
    ("I11", "bottom", "2 red", "deck-effect-bottom", 17, "money -> 2 red"),
    ("I01", "top", "", "deck-effects-none", 7, '"top"'),
    ("I01", "top", "red / green / yellow / money / any raw", "deck-effects-many", 7, "At most 4"),
    ("H2", "bottom", "red -> money", "deck-assistance-missing", 3, "Add it"),
    ("I11", "bottom", "assistance", "deck-assistance-level", 17, "Remove it"),
    ("I01", "points", "5", "deck-not-here", 7, "Leave the cell empty"),
    ("S01", "top", "green", "deck-not-here", 54, "Leave the cell empty"),
    ("S01", "set", "any raw", "deck-word-place", 54, "can't stand here"),
    ("S01", "set", "", "deck-effect-gap", 54, "2 red + yellow"),
    ("S01", "pattern", "x.. xxx", "deck-pattern", 54, "x.. .xx ..x"),
    ("S01", "pattern", "y.. xxx ...", "deck-pattern", 54, "x.. .xx ..x"),
    ("S01", "pattern", "x.. xxx x..", "deck-pattern-count", 54, "exactly four"),
    ("S01", "note", "long " * 101, "deck-cell-long", 54, "longer than 500"),
]


def error_of(data):
    with pytest.raises(DeckError) as caught:
        decks.parse(data, "my_cards.csv")
    assert "my_cards.csv" in str(caught.value)
    return caught.value


@pytest.mark.parametrize(("card", "column", "value", "key", "line", "help_text"), CELLS)
def test_wrong_cell(edited, card, column, value, key, line, help_text):
    error = error_of(edited(card, **{column: value}))
    facts = error.reason.facts
    where = "bottom" if key in {"deck-effects-none", "deck-effects-many"} else column
    assert (error.reason.key, facts["line"], facts["column"]) == (key, line, where)
    assert f'my_cards.csv, line {line}, column "{where}"' in str(error)
    assert help_text in str(error)


# heading, new heading; then the expected key and a part of the sentence
HEADINGS = [
    ("spaces", "spacs", "deck-column", 'Did you mean "spaces"?'),
    ("spaces", "zzz", "deck-column", "The columns are: id, level"),
    ("spaces", "id", "deck-column-twice", "Remove one"),
    ("note.cs", "note.", "deck-column", "note"),
]


@pytest.mark.parametrize(("heading", "new", "key", "help_text"), HEADINGS)
def test_wrong_heading(edited, heading, new, key, help_text):
    error = error_of(edited(headings={heading: new}))
    assert (error.reason.key, error.reason.facts["line"]) == (key, 1)
    assert help_text in str(error)


def lines_of(text, *starts):
    return "".join(line for line in text.splitlines(True) if line.startswith(("id,", *starts)))


# what is done to the text of a good file; then the expected key
WHOLE_FILES = [
    (lambda text: "", "deck-empty"),
    (lambda text: " \n;;\n", "deck-empty"),
    (lambda text: "id,level\nI01,I\n", "deck-column-missing"),
    (lambda text: text.replace("Cannery", '"Cannery', 1), "deck-quotes"),
    (lambda text: text.replace("Cannery", "C" * 200_000, 1), "deck-cell-long"),
    (lambda text: text.replace("Cannery", "Can,nery", 1), "deck-cell-outside"),
    (lambda text: text.rstrip() + ",stray\n", "deck-cell-outside"),
    (lambda text: text + ",x" * 300, "deck-columns-many"),
    (lambda text: text + "\n" * 3_000 + "x", "deck-rows-many"),
    (lambda text: text + " " * 1_000_000, "deck-file-large"),
    (lambda text: text.replace("Cannery", "Can\0nery"), "deck-file-binary"),
    (lambda text: text.replace("Cannery", "Can\udc80nery"), "deck-file-binary"),
    (lambda text: text[:99].encode("utf-16-le"), "deck-file-binary"),
    (lambda text: text.encode("cp1250", "replace"), "deck-file-encoding"),
    (lambda text: b"PK\x03\x04" + text.encode(), "deck-file-spreadsheet"),
    (lambda text: lines_of(text, "I", "S"), "deck-few"),
    (lambda text: lines_of(text, "H", "S", "I2"), "deck-few"),
    (lambda text: lines_of(text, "H", "I", "S01"), "deck-few"),
    (lambda text: text.replace("start,x", "start,"), "deck-first-count"),
    (lambda text: text.replace("start,,", "start,x,"), "deck-first-count"),
]


@pytest.mark.parametrize(("spoil", "key"), WHOLE_FILES)
def test_wrong_file(edited, spoil, key):
    assert error_of(spoil(edited())).reason.key == key


def test_small_deck_of_one_level_is_enough(edited):
    assert decks.parse(lines_of(edited(), "H1", "S01", "S02", "II0"))


def test_missing_file_suggests_a_built_in_deck():
    with pytest.raises(DeckError, match='Did you mean "terra_futura"') as caught:
        decks.load("terra-futura")
    assert caught.value.reason.key == "deck-file-missing"


def test_folder_is_not_a_deck(tmp_path):
    with pytest.raises(DeckError, match="is a folder"):
        decks.load(tmp_path)


@pytest.mark.parametrize("name", ["a\0b", "n" * 5_000, "/dev/null", "\udc80\ud800"])
def test_names_that_no_deck_file_can_have(name):
    with pytest.raises(DeckError) as caught:
        decks.load(name)
    assert caught.value.reason.key in {"deck-file-unreadable", "deck-file-missing"}
    assert str(caught.value).encode()


def test_file_that_may_not_be_read(tmp_path, monkeypatch):
    path = tmp_path / "secret.csv"
    path.write_text("id")

    def refuse(*_):
        raise PermissionError(13, "no")

    monkeypatch.setattr("pathlib.Path.open", refuse)
    with pytest.raises(DeckError, match=r"secret\.csv can't be opened"):
        decks.load(path)


@pytest.mark.parametrize("read", [decks.load, decks.parse])
@pytest.mark.parametrize("source", [None, 7, 0.5, ["terra_futura"]])
def test_what_is_not_a_deck_at_all(read, source):
    with pytest.raises(DeckError, match=type(source).__name__) as caught:
        read(source)
    assert caught.value.reason.key == "deck-source"


def test_a_deck_of_another_game_is_refused():
    with pytest.raises(DeckError, match="for the game terra_futura, not for chess") as caught:
        decks.of(decks.load(), "chess")
    assert caught.value.reason.key == "deck-other-game"


def test_every_error_of_a_deck_has_a_sentence_and_a_test():
    folders = [files("terra_widgets.games.decks"), files("terra_widgets.games.terra_futura.deck")]
    sources = [file for folder in folders for file in folder.iterdir() if file.name.endswith(".py")]
    used = {key for file in sources for key in re.findall(r'"(deck-[a-z-]+)"', file.read_text())}
    assert used <= set(re.findall(r"^(deck-[a-z-]+) =", text.catalog("en"), re.MULTILINE))
    tested = {case[3] for case in CELLS} | {case[2] for case in HEADINGS}
    tested |= {key for _, key in WHOLE_FILES}
    tested |= {"deck-file-missing", "deck-file-folder", "deck-file-unreadable", "deck-source"}
    tested |= {"deck-other-game"}
    assert used == tested

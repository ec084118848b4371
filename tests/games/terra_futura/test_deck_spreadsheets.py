"""What spreadsheet programs do to a CSV file does no harm."""

import csv
import io
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terra_widgets.errors import DeckError
from terra_widgets.games import decks

TEXT = decks.load().to_csv()


def separated_by(sign, **options):
    rows = csv.reader(io.StringIO(TEXT))
    out = io.StringIO()
    csv.writer(out, delimiter=sign, **options).writerows(rows)
    return out.getvalue()


HEADING, _, REST = TEXT.partition("\n")


VARIANTS = {
    "as written": TEXT,
    "bytes": TEXT.encode(),
    "UTF-8 with a mark": TEXT.encode("utf-8-sig"),
    "UTF-16, little end first": b"\xff\xfe" + TEXT.encode("utf-16-le"),
    "UTF-16, big end first": b"\xfe\xff" + TEXT.encode("utf-16-be"),
    "semicolons": separated_by(";"),
    "tabs": separated_by("\t"),
    "all quoted": separated_by(";", quoting=csv.QUOTE_ALL),
    "Excel's separator line": "sep=;\n" + separated_by(";"),
    "Windows line ends": TEXT.replace("\n", "\r\n"),
    "old Macintosh line ends": TEXT.replace("\n", "\r"),
    "empty lines around": "\n\n" + TEXT + "\n" * 5_000,
    "empty rows below": separated_by(";") + (";" * 13 + "\r\n") * 900,
    "empty columns": "\n".join(line + ",,," for line in TEXT.splitlines()),
    "capital headings": f"{HEADING.upper()}\n{REST}",
    "spaces around": separated_by("\t").replace("\t", "\u00a0\t "),
    "non-breaking spaces": TEXT.replace(" ", "\u00a0"),
    "invisible signs": TEXT.replace("Cannery", "\u200bCannery\ufeff"),
    "drawn arrows": TEXT.replace("->", "→"),
    "double arrows": TEXT.replace("->", "=>"),
    "drawn dots": TEXT.replace("...", "…"),
    "numbers as pandas writes them": TEXT.replace(",3,x.x", ",3.0,x.x"),
}


@pytest.mark.parametrize("variant", VARIANTS)
def test_variant_reads_as_the_same_deck(variant):
    assert decks.parse(VARIANTS[variant]) == decks.load()


def test_line_numbers_count_lines_of_the_file_not_rows():
    broken_name = TEXT.replace("Cannery", '"Can\nnery"').replace("Brickworks", "")
    with pytest.raises(DeckError) as caught:
        decks.parse("\n" + broken_name)
    assert caught.value.reason.facts["line"] == 19


def test_columns_in_any_order_and_without_optional_ones():
    rows = list(csv.DictReader(io.StringIO(TEXT)))
    columns = [name for name in rows[0] if name[:4] not in ("note", "them")][::-1]
    out = io.StringIO()
    writer = csv.DictWriter(out, columns, extrasaction="ignore")
    writer.writeheader()
    writer.writerows(rows)
    deck = decks.parse(out.getvalue())
    assert deck.digest == decks.load().digest
    assert (deck.cards[0].theme, deck.cards[0].note) == ("", "")


def test_levels_come_in_order_and_cards_as_in_the_file():
    heading, *lines = TEXT.splitlines()
    deck = decks.parse("\n".join([heading, *reversed(lines)]))
    assert [card.id for card in deck.cards][:6] == ["H5", "H4", "H3", "H2", "H1", "I23"]


def test_file_of_a_teacher_is_called_by_its_name(tmp_path):
    path = tmp_path / "class_7b.csv"
    path.write_text(TEXT, encoding="utf-8")
    assert decks.load(path).name == decks.load(str(path)).name == "class_7b"


texts = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), max_size=40)


@pytest.mark.long
@given(name=texts.filter(bool), note=texts, czech=texts)
def test_any_name_and_note_survives_writing_and_reading(name, note, czech):
    deck = decks.load()
    card = replace(deck.cards[9], name=name, note=note, names={"cs": czech} if czech else {})
    deck = replace(deck, cards=(*deck.cards[:9], card, *deck.cards[10:]))
    again = decks.parse(deck.to_csv())
    assert again == deck
    assert again.to_csv() == deck.to_csv()
    assert again.digest == decks.load().digest

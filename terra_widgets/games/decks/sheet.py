"""A spreadsheet's CSV as named cells, whatever the program that saved it did to it."""

from __future__ import annotations

import codecs
import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from terra_widgets.errors import DeckError
from terra_widgets.games.decks.location import Location, guess

LARGEST_FILE = 1_000_000
MOST_ROWS = 500  # seven times the printed game, and still read within a blink
MOST_COLUMNS = 256
LONGEST_CELL = 500

_LANGUAGE_COLUMN = re.compile(r"([a-z]+)\.[a-z]{2,3}(-[a-z0-9]{2,8})*")
_TRANSLATED = ("name", "note")
_NOT_TEXT = re.compile("[\x00-\x08\x0e-\x1f\ud800-\udfff]")
_INVISIBLE = dict.fromkeys(map(ord, "\u00ad\u200b\u200c\u200d\u2060\ufeff"))
# What spreadsheets take for a formula; one that has an apostrophe already gets another.
_FORMULA = re.compile("'*[=+\\-@\t\r\uff0b\uff0d\uff1d\uff20]")
_SEPARATOR_LINE = re.compile(r"sep=([,;\t])")  # Excel's own first line
_SPREADSHEETS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")  # xlsx and ods; xls


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the file: its cells by column name."""

    file: str
    line: int
    cells: Mapping[str, str]

    def __getitem__(self, column: str) -> str:
        return self.cells.get(column, "")

    def at(self, column: str) -> Location:
        """The place of a cell, for errors."""
        return Location(self.file, self.line, column)


def rows(
    data: str | bytes,
    file: str,
    columns: Sequence[str],
    optional: Sequence[str] = (),
    translated: Sequence[str] = _TRANSLATED,
) -> Iterator[Row]:
    """The rows below the header, without empty ones.

    The header names `columns`, `optional` ones or not; those `translated` may come again with a language
    behind a dot.
    """
    text = _text(data, file)
    header: dict[int, str] = {}
    for line, cells in _records(text, file):
        if not any(cell.strip() for cell in cells):
            continue
        if not header:
            header = _header(cells, Location(file, line, ""), columns, optional, translated)
            continue
        _check_width(cells, header, Location(file, line, ""))
        named = {
            column: _cell(cells[index], Location(file, line, column))
            for index, column in header.items()
            if index < len(cells)
        }
        yield Row(file, line, named)
    if not header:
        raise DeckError("deck-empty", file=file, known=", ".join(columns))


def _text(data: str | bytes, file: str) -> str:
    if len(data) > LARGEST_FILE:
        raise DeckError("deck-file-large", file=file, most=LARGEST_FILE // 1000)
    text = data if isinstance(data, str) else _decode(data, file)
    bad = _NOT_TEXT.search(text)
    if bad:
        line = text.count("\n", 0, bad.start()) + 1
        raise DeckError("deck-file-binary", file=file, line=line, found=f"{ord(bad[0]):#04x}")
    return text.removeprefix("\ufeff")


def _decode(data: bytes, file: str) -> str:
    if data.startswith(_SPREADSHEETS):
        raise DeckError("deck-file-spreadsheet", file=file)
    wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        return data.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        found = f"{data[error.start]:#04x}"
        raise DeckError("deck-file-encoding", file=file, line=line, found=found) from None


def _records(text: str, file: str) -> Iterator[tuple[int, list[str]]]:
    """Split the text into cells, each record with the line where it begins."""
    first = text.lstrip(",; \t\r\n").partition("\n")[0].partition("\r")[0]
    declared = _SEPARATOR_LINE.fullmatch(first)
    separator = declared[1] if declared else max(",;\t", key=(first or text).count)
    # A thousand empty lines at the end are usual, and not worth a loop.
    lines = io.StringIO(text.rstrip("\r\n \t" + separator), newline=None)
    reader = csv.reader(lines, delimiter=separator, strict=True)
    line = 1
    try:
        for count, cells in enumerate(reader):
            if count > MOST_ROWS:
                raise DeckError("deck-rows-many", file=file, most=MOST_ROWS)
            if len(cells) > MOST_COLUMNS:
                raise Location(file, line, "").wrong("deck-columns-many", most=MOST_COLUMNS)
            if not (declared and cells and cells[0] == "sep="):
                yield line, cells
            line = reader.line_num + 1
    except csv.Error as error:
        # The reader's own limit for one cell is far above ours.
        long = "limit" in str(error)
        key = "deck-cell-long" if long else "deck-quotes"
        raise Location(file, line, "?").wrong(key, most=LONGEST_CELL) from None


def _header(
    cells: list[str],
    place: Location,
    columns: Sequence[str],
    optional: Sequence[str],
    translated: Sequence[str],
) -> dict[int, str]:
    header: dict[int, str] = {}
    for index, cell in enumerate(cells):
        column = _cell(cell, place).casefold()
        if not column:
            continue
        here = place._replace(column=column)
        told = _LANGUAGE_COLUMN.fullmatch(column)
        if column not in columns and not (told and told[1] in translated):
            near = guess(column, columns)
            raise here.wrong("deck-column", found=column, guess=near, known=", ".join(columns))
        if column in header.values():
            raise here.wrong("deck-column-twice", found=column)
        header[index] = column
    for column in columns:
        if column not in (*header.values(), *optional):
            raise place._replace(column=column).wrong("deck-column-missing", found=column)
    return header


def _check_width(cells: list[str], header: Mapping[int, str], place: Location) -> None:
    for index, cell in enumerate(cells):
        if index not in header and cell.strip():
            raise place._replace(column=str(index + 1)).wrong("deck-cell-outside", found=cell)


def _cell(cell: str, place: Location) -> str:
    if len(cell) > LONGEST_CELL:
        raise place.wrong("deck-cell-long", found=cell, most=LONGEST_CELL)
    # split() also takes non-breaking spaces and line breaks inside a cell.
    return _bare(" ".join(cell.translate(_INVISIBLE).split()))


def write(columns: Sequence[str], lines: Sequence[Mapping[str, str]]) -> str:
    r"""A deck as a spreadsheet opens it: first these columns, then any others that a line has.

    No cell of it is taken for a formula there, and all of them are read back as they were.

    >>> write(["id"], [{"id": "=1+1"}])
    "id\n'=1+1\n"
    """
    further = sorted({column for line in lines for column in line} - set(columns))
    text = io.StringIO()
    writer = csv.DictWriter(text, (*columns, *further), restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows({column: _harmless(cell) for column, cell in line.items()} for line in lines)
    return text.getvalue()


def _harmless(cell: str) -> str:
    """A cell that no spreadsheet computes: an apostrophe says that it is text."""
    return f"'{cell}" if _FORMULA.match(cell) else cell


def _bare(cell: str) -> str:
    return cell[1:] if cell.startswith("'") and _FORMULA.match(cell) else cell

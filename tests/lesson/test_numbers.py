"""No number without a source: what a claim says stands in the rows it shows, or in the rules it names."""

import re

import pytest
from lesson_files import LESSONS, TEXTS, cells

from terra_widgets.errors import LessonError
from terra_widgets.lesson.figures import COLUMNS, Figure, read_figures
from terra_widgets.lesson.numbers import rule_texts, unbacked
from terra_widgets.lesson.source import read_lesson

ROW = Figure("co2", 427.35, "ppm", 2025, "NOAA", "CO2", "https://example.org", "free", "")
texts = pytest.mark.parametrize(("folder", "language"), TEXTS, ids=lambda one: getattr(one, "name", one))


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("427.35 ppm in 2025", []),
        ("427 ppm", []),
        ("427.4 ppm", []),
        ("about 430 ppm", ["430"]),
        ("428 ppm in 2024", ["428", "2024"]),
        ("CO2 and CO₂ and TF-41", []),
        ("a third more, 33 %", ["33"]),
        ("four of them", []),
        ("4 of them", ["4"]),
        ("427,35 ppm", []),
    ],
)
def test_a_number_is_backed_by_a_row_or_not_at_all(text, left):
    assert unbacked(text, [ROW]) == left


def test_thousands_are_read_as_people_write_them():
    row = Figure("km", 79575, "km", 2019, "ECB", "x", "https://example.org", "free", "")
    for text in ("79,575 km", "79\u00a0575 km", "79575 km"):
        assert unbacked(text, [row]) == []
    assert unbacked("79,576 km", [row]) == ["79,576"]


def test_zero_is_no_rounding():
    row = Figure("share", 0.3, "%", 2019, "ECB", "x", "https://example.org", "free", "")
    assert unbacked("0 %", [row]) == ["0"]


def test_numbers_of_a_rule_count_in_digits_and_as_words():
    assert unbacked("at most 4 cubes", rules=["TF-44"]) == []
    assert unbacked("at most 5 cubes", rules=["TF-44"]) == ["5"]
    assert unbacked("26 activations", rules=["TF-I1"]) == []


@texts
def test_every_number_of_a_claim_card_has_a_source(folder, language):
    source = read_lesson(folder, language)
    for claim in source.claims.values():
        rows = source.quoted(claim)
        left = [one for text in claim.texts for one in unbacked(text, rows, claim.rules)]
        assert left == [], f"{claim.id}: {left}"


@texts
def test_a_claim_names_rules_that_exist_and_figures(folder, language):
    for claim in read_lesson(folder, language).claims.values():
        assert claim.rules
        assert set(claim.rules) <= set(rule_texts())
        assert claim.figures


@texts
def test_every_number_in_game_and_reality_has_a_source(folder, language):
    source = read_lesson(folder, language)
    for cell in cells(folder, language):
        if cell["cell_type"] == "markdown" and cell["part"] == "reality":
            text = re.sub(r"^#.*$", "", cell["source"], flags=re.MULTILINE)
            assert unbacked(text, source.figures, rule_texts()) == []


@texts
def test_every_series_that_is_shown_has_a_name_and_every_name_a_series(folder, language):
    source = read_lesson(folder, language)
    assert set(source.series) == {one.series for one in source.figures}


@pytest.mark.parametrize("folder", LESSONS, ids=lambda folder: folder.name)
def test_one_series_comes_from_one_publication(folder):
    """A line may only join numbers of one definition: one unit, one publisher, one title."""
    seen = {}
    for row in read_figures(folder / "figures.csv"):
        kind = (row.unit, row.publisher, row.title, row.licence)
        assert seen.setdefault(row.series, kind) == kind, row.series


def table(tmp_path, *rows):
    path = tmp_path / "figures.csv"
    path.write_text("\n".join([",".join(COLUMNS), *rows]) + "\n", encoding="utf-8")
    return path


GOOD = "co2,427.35,ppm,2025,NOAA,CO2,https://example.org,free,"


def test_two_units_in_one_series_are_refused(tmp_path):
    other = GOOD.replace("ppm", "Gt").replace("2025", "2024")
    with pytest.raises(LessonError, match="Two definitions are two series"):
        read_figures(table(tmp_path, GOOD, other))


@pytest.mark.parametrize(
    ("row", "word"),
    [
        (GOOD.replace("427.35", "many"), "value"),
        (GOOD.replace("427.35", "nan"), "value"),
        (GOOD.replace("https://example.org", "example.org"), "address"),
        (GOOD.replace("NOAA", ""), "publisher"),
        (GOOD.replace("co2,", "CO2 in air,"), "series"),
        (GOOD + ",more", "columns"),
    ],
)
def test_a_wrong_row_is_named(tmp_path, row, word):
    with pytest.raises(LessonError, match=rf"figures\.csv:2.*{word}"):
        read_figures(table(tmp_path, row))


def test_the_same_year_twice_is_refused(tmp_path):
    with pytest.raises(LessonError, match="co2 2025"):
        read_figures(table(tmp_path, GOOD, GOOD))

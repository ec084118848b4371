"""What can be taken away from a lab: rows, picture, page."""

import csv
import io
import re
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pandas as pd
import pytest
from lab_moments import lab, ran

from terra_widgets.errors import SetupError

NASTY = "=cmd|' /C calc'!A0 <img>"


@pytest.fixture(scope="module")
def made():
    experiment, engine = lab(games=40)
    experiment.run()
    engine.finish()
    experiment.keep(NASTY)
    experiment.choose("rule", "carbon_price")
    experiment.run()
    engine.finish()
    return experiment


def test_the_rows_come_back_as_they_were(made):
    text = made.file("csv").decode("utf-8-sig")
    frame = pd.read_csv(io.StringIO(text))
    assert list(frame["run"].unique()) == [f"'{NASTY}", "now"]
    now = frame[frame["run"] == "now"].drop(columns="run").reset_index(drop=True)
    pd.testing.assert_frame_equal(now, made.results.frame(), check_dtype=False)


def test_a_spreadsheet_takes_no_name_for_a_formula(made):
    for row in csv.reader(io.StringIO(made.file("csv").decode("utf-8-sig"))):
        assert not row[0].startswith(("=", "+", "-", "@"))


def test_the_picture_is_drawn_whole_and_holds_no_script(made):
    svg = made.file("png").decode()
    tree = ET.fromstring(svg)  # noqa: S314 (our own)
    assert tree.tag.endswith("svg")
    texts = "".join(tree.itertext())
    assert NASTY[:20] in texts
    assert not re.search(r"<script|onload|href", svg)
    assert len(svg) < 40_000


class Reader(HTMLParser):
    def __init__(self):
        super().__init__()
        self.tags, self.texts = [], []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        for name, value in attrs:
            assert not name.startswith("on")
            assert name not in {"src", "href"}
            assert "http" not in (value or "") or name in {"xmlns", "http-equiv"}

    def handle_data(self, data):
        self.texts.append(data)


def test_the_page_needs_nothing_else_and_tells_everything(made):
    page = made.file("html").decode()
    reader = Reader()
    reader.feed(page)
    texts = " ".join(reader.texts)
    assert {"svg", "table", "h1"} <= set(reader.tags)
    assert not {"script", "link", "img", "iframe"} & set(reader.tags)
    assert made.chart().summary in texts
    assert NASTY in texts
    assert "Clean and Growth; A carbon price in points: 1; 40 games, seed 1" in texts
    assert len(page) < 60_000


def test_there_is_nothing_to_save_before_the_first_game():
    with pytest.raises(SetupError, match="nothing to save yet"):
        lab()[0].file("csv")


def test_a_page_speaks_the_language_of_the_lab():
    page = ran(language="cs", games=5).file("html").decode()
    assert '<html lang="cs">' in page
    assert "Čísla" in page

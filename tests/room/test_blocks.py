"""Markdown becomes plain blocks: text only, whatever somebody wrote."""

import pytest

from terra_widgets.room.blocks import blocks, words


def spans(markdown):
    (block,) = blocks(markdown)
    return block["spans"]


def test_styles_are_marked_and_never_markup():
    assert spans("a **b** *c* `d`") == [
        {"text": "a "},
        {"text": "b", "strong": True},
        {"text": " "},
        {"text": "c", "soft": True},
        {"text": " "},
        {"text": "d", "code": True},
    ]


@pytest.mark.parametrize(
    ("markdown", "text"),
    [
        ("see [the **page**](https://example.org)", "see the page"),
        ("![a picture](x.png)", "a picture"),
        ("<b onclick=x>bold</b> & <script>", "<b onclick=x>bold</b> & <script>"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("one\ntwo", "one two"),
        ("> quoted", "quoted"),
        ("```\ncode <b>\n```", "code <b>"),
        (r"2 \* 3", "2 * 3"),
    ],
)
def test_everything_is_text(markdown, text):
    assert words(blocks(markdown)) == text


def test_lists_become_items_and_keep_their_numbers():
    found = blocks("- a\n- b\n\nand\n\n3. c\n4. d")
    assert [block["kind"] for block in found] == ["item", "item", "paragraph", "paragraph", "paragraph"]
    assert words(found) == "- a\n- b\nand\n3. c\n4. d"


def test_a_list_in_a_list_stays_in_order():
    assert words(blocks("- a\n  - b\n- c")) == "- a\n- b\n- c"


def test_tables_become_rows_with_a_strong_head():
    head, row = blocks("| a | b |\n|---|---|\n| 1 | **2** |")
    assert head == {
        "kind": "row",
        "cells": [[{"text": "a", "strong": True}], [{"text": "b", "strong": True}]],
    }
    assert row["cells"][1] == [{"text": "2", "strong": True}]


def test_an_empty_head_is_left_out():
    (row,) = blocks("| | |\n|---|---|\n| For | all |")
    assert words([row]) == "For | all"


def test_what_is_folded_away_names_its_line():
    before, inside, after = blocks(
        "one\n\n<details><summary>The **rule**</summary>\n\ntwo\n\n</details>\n\nthree"
    )
    assert inside == {"kind": "paragraph", "spans": [{"text": "two"}], "fold": "The rule"}
    assert "fold" not in before
    assert "fold" not in after


def test_nothing_gives_nothing():
    assert blocks(" \n") == ()

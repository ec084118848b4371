"""Games that began under earlier rules go on by those rules, or a sentence says which kit has them."""

from dataclasses import replace

import pytest

import terra_widgets as tw
from terra_widgets.errors import RecordError
from terra_widgets.games.terra import rules
from terra_widgets.table.record import Record


@pytest.fixture
def before():
    return tw.new("terra", players=4, seed=3)


def newer(monkeypatch, **changes):
    monkeypatch.setattr(rules, "RULEBOOK", replace(rules.RULEBOOK, **changes))


def test_a_game_of_earlier_rules_goes_on_by_them(before, monkeypatch):
    text, code = before.record.to_json(), before.resume_code()
    newer(monkeypatch, version=2, earlier={1: {"teams": True}})
    for record in (Record.from_json(text), tw.resume(code).record):
        assert record.options == {"teams": True}
        assert Record.from_json(record.to_json()).options == {"teams": True}
        assert tw.resume(tw.from_record(record).resume_code()).record.options == {"teams": True}


def test_a_new_game_plays_by_the_new_rules(monkeypatch):
    newer(monkeypatch, version=2, earlier={1: {"teams": True}})
    table = tw.new("terra", players=4, seed=3)
    assert tw.resume(table.resume_code()).record.options == {}


@pytest.mark.parametrize("version", [2, 0, True, "1", 1.0, None, 10**400])
def test_rules_that_are_not_there_are_named(version, before, monkeypatch):
    text = before.record.to_json().replace('"rules":1', f'"rules":{version!r}'.replace("'", '"'))
    text = text.replace("True", "true").replace("None", "null")
    with pytest.raises(RecordError):
        Record.from_json(text)


def test_who_has_only_newer_rules_says_so(before, monkeypatch):
    text, code = before.record.to_json(), before.resume_code()
    newer(monkeypatch, version=2)
    with pytest.raises(RecordError, match="version 1 of its rules, and this kit has version 2"):
        Record.from_json(text)
    with pytest.raises(RecordError, match="version 1 of its rules, and this kit has version 2"):
        tw.resume(code)

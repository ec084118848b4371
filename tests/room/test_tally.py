"""What people entered, counted: numbers, verdicts, answers and texts, never a name."""

import json
from dataclasses import dataclass

import pytest
from a_class import HARM, report, reports, source

from terra_widgets.room.tally import Entered, known_truths, tallies, tally


@dataclass(frozen=True)
class Piece:
    kind: str
    name: str = ""

    @property
    def channel(self):
        return f"{self.kind} {self.name}".strip()


def people(*data):
    return [Entered(str(number), one) for number, one in enumerate(data or reports(), start=1)]


def count(piece, *data, **options):
    return tally(piece, source(), people(*data), "en", **options)


def first(kind):
    return next(iter(getattr(source(), kind)))


def test_a_prediction_is_a_histogram_with_what_came_of_it():
    piece = Piece("predict", first("guesses"))
    found = count(piece, truths=known_truths(piece, source(), people()))
    assert (found["count"], found["of"], found["channel"]) == (24, 24, piece.channel)
    assert "It turned out to be" in found["chart"]["text"]
    assert [one["width"] for one in found["chart"]["pictures"]] == [320, 560]


def test_what_came_of_it_is_shown_only_when_it_is_given():
    assert "turned out" not in count(Piece("predict", first("guesses")))["text"]


def test_a_draft_is_no_prediction_yet():
    data = report(1)
    data["predictions"][0]["sealed"] = False
    found = count(Piece("predict", data["predictions"][0]["id"]), data)
    assert (found["count"], found["of"], found["chart"]) == (0, 1, None)


def test_a_late_prediction_is_told():
    assert "after play had begun" in count(Piece("predict", first("guesses")))["text"]


def test_verdicts_before_and_after_stand_beside_each_other():
    claim = first("claims")
    found = count(Piece("claim", claim))
    assert [one["label"] for one in found["bars"]] == [one["label"] for one in found["before"]]
    assert [one["label"] for one in found["bars"][:3]] == [
        "Outside the game: true", "Outside the game: partly true", "Outside the game: not true",
    ]  # fmt: skip
    assert sum(one["count"] for one in found["bars"]) == 48
    assert [one["right"] for one in found["bars"]].count(True) == 1


def test_a_vote_has_the_verdicts_about_the_world_only():
    found = count(Piece("vote", first("claims")))
    assert [one["label"] for one in found["bars"]] == ["true", "partly true", "not true"]


@pytest.mark.parametrize("kind", ["claim", "quiz", "after"])
def test_nothing_is_marked_right_before_it_is_revealed(kind):
    piece = Piece(kind, first("claims") if kind == "claim" else "")
    found = [count(piece, reveal=False), *tallies(piece, source(), people(), "en", reveal=False)]
    assert not any(bar["right"] for one in found for bar in (*one["bars"], *one["before"]))


def test_the_questions_before_never_give_an_answer_away():
    found = [count(Piece("before")), *tallies(Piece("before"), source(), people(), "en")]
    assert not any(bar["right"] for one in found for bar in one["bars"])


def test_each_question_has_its_options():
    found = tallies(Piece("after"), source(), people(), "en")
    assert [one["title"] for one in found] == [one.ask for one in source().items]
    for one, question in zip(found, source().items, strict=True):
        assert [bar["label"] for bar in one["bars"]] == [answer.text for answer in question.answers]
        assert sum(bar["count"] for bar in one["bars"]) == 24
    assert len({one["channel"] for one in found}) == len(found)


def test_texts_come_only_where_they_are_wanted_and_without_names():
    ticket = Piece("ticket")
    assert count(ticket)["texts"] == []
    texts = count(ticket, texts=True)["texts"]
    assert texts == sorted(texts, key=str.casefold)
    assert "Learner" not in json.dumps(texts)


@pytest.mark.parametrize("kind", ["play", "chart", "figures", "text", "finish", "report"])
def test_a_piece_that_asks_for_nothing_has_no_tally(kind):
    assert count(Piece(kind)) is None


def test_an_unknown_name_has_no_tally():
    assert [count(Piece(kind, "nothing")) for kind in ("predict", "entry", "claim", "vote")] == [None] * 4


@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_piece_can_be_counted(language):
    lesson = source()
    data = [Entered("1", report(1)), Entered("2", {})]
    pieces = [Piece("predict", one) for one in lesson.guesses]
    pieces += [Piece("entry", one) for one in lesson.entries] + [Piece("claim", one) for one in lesson.claims]
    for piece in [*pieces, Piece("quiz"), Piece("before"), Piece("after"), Piece("ticket")]:
        found = tally(piece, lesson, data, language, texts=True, truths={piece.name: [3]})
        assert (found["count"], found["of"]) == (1, 2), piece
        json.dumps(found, allow_nan=False)


NONSENSE = [None, 3, "x", [], [3], {"id": "x"}, float("nan"), 10**400, {"value": []}, HARM]


@pytest.mark.parametrize("junk", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_counts_as_nothing(junk):
    data = report(1)
    for part in ("predictions", "entries", "claims", "quiz", "before_after"):
        for row in data[part]:
            row.update(dict.fromkeys([key for key in row if key not in {"id", "item"}], junk))
    data["ticket"] = junk
    for kind, names in (
        ("predict", source().guesses),
        ("entry", source().entries),
        ("claim", source().claims),
    ):
        for name in names:
            json.dumps(count(Piece(kind, name), data, texts=True), allow_nan=False)
    for kind in ("quiz", "before", "after", "ticket"):
        count(Piece(kind), data, texts=True)
        tallies(Piece(kind), source(), people(data), "en")

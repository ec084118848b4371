"""In which order answers stand: another one for each learner, and one for paper, always the same again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256

from terra_widgets.lesson.source import Answer, Question

PAPER_TRIES = 60
B, MOST_B = 1, 0.4
"""The place of the letter b, and for which part of the questions it may be right on paper."""


def shuffled(question: Question, *seed: str) -> tuple[Answer, ...]:
    """The answers to a question in an order that the seed says; those about one's own game keep theirs.

    Sorted by hashes, not drawn: every version of Python gives the same order.
    """
    if question.kind == "number" or question.truth:
        return question.answers

    def place(answer: Answer) -> bytes:
        return sha256("\0".join([*seed, question.id, answer.key]).encode(errors="replace")).digest()

    return tuple(sorted(question.answers, key=place))


def on_paper(lesson: str, questions: Sequence[Question]) -> dict[str, tuple[Answer, ...]]:
    """The answers to all questions of a lesson as they are printed.

    Whoever always ticks b shall not do well, so no letter is right twice where that can be, and b seldom.
    """
    orders = [
        {one.id: shuffled(one, lesson, "paper", str(attempt)) for one in questions}
        for attempt in range(PAPER_TRIES)
    ]
    return max(orders, key=_spread)


def _spread(order: Mapping[str, Sequence[Answer]]) -> tuple[bool, int]:
    """How well the right answers are spread over the letters; of equal orders `max` takes the first."""
    right = [places[0] for places in map(right_places, order.values()) if len(places) == 1]
    return right.count(B) <= MOST_B * len(right), len(set(right))


def right_places(answers: Sequence[Answer]) -> list[int]:
    """Where the right answers stand, from 0."""
    return [place for place, answer in enumerate(answers) if answer.key and answer.right]

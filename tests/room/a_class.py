"""A class of our own: what its people said in a lesson, and tables that they played."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

from small_lesson import QUICK

import terra_widgets as tw
from terra_widgets.games.players import kinds, player
from terra_widgets.lesson.report_data import data_element
from terra_widgets.lesson.source import TRUTHS, VERDICTS, Source, read_lesson
from terra_widgets.room.tally_charts import ClassTable

LESSON = "03_cubes_pile_up"
HARM = "</script><b onclick=alert(1)>=1+1 & \u202e"


@cache
def source() -> Source:
    return read_lesson(LESSON)


def report(number: int, *, lesson: str = LESSON, **more: Any) -> dict[str, Any]:
    """What one person entered in a lesson; the same number says the same."""
    draw, texts = random.Random(number), read_lesson(lesson)
    head = {"format": "terra-report", "version": 1, "lesson": lesson, "title": texts.title}
    head |= {"language": "en", "made": f"2026-03-05T10:{number % 60:02}+01:00"}
    head |= {"learner": f"Learner {number}", "class": "7.B", "group": ""}
    predictions = []
    for guess in texts.guesses.values():
        spread = draw.gauss(0.35, 0.15) * (guess.high - guess.low) + guess.low
        value = round(min(guess.high, max(guess.low, spread)))
        predictions.append({
            "id": guess.id, "ask": guess.ask, "value": value, "reason": draw.choice(WHY), "sealed": True,
            "late": 2 * (number % 9 == 4), "truth": draw.choice((5, 6, 6, 7, 8)) if guess.truth else None,
        })  # fmt: skip
    entries = [
        {"id": one.id, "part": one.part, "ask": one.ask, "shows": one.shows, "value": said(one, draw)}
        | {"because": draw.choice(WHY) if one.because else ""}
        for one in texts.entries.values()
    ]
    claims = [
        {"id": one.id, "claim": one.claim, "because": draw.choice(WHY), "ours": one.verdict}
        | {"outside_first": draw.choice(TRUTHS), "outside": draw.choice((TRUTHS[0], TRUTHS[0], TRUTHS[1]))}
        | {"verdict_first": draw.choice(VERDICTS), "verdict": draw.choice((one.verdict, VERDICTS[1]))}
        for one in texts.claims.values()
    ]
    items = []
    for one in texts.items:
        first, last = (draw.choice(one.answers) for _ in range(2))
        right = next(answer for answer in one.answers if answer.right)
        last = right if draw.random() < 0.5 else last
        items.append({
            "item": one.id, "asked": one.ask, "before": first.text, "before_right": first.right,
            "after": last.text, "after_right": last.right,
        })  # fmt: skip
    quiz = []
    for one in texts.questions:
        if one.kind == "number":
            text, right = str(draw.randrange(4, 9)), draw.random() < 0.5
        else:
            answer = draw.choice(one.answers)
            text, right = answer.text, answer.right
        quiz.append({
            "item": one.id, "asked": one.ask, "first_answer": text, "answer": text, "right": right,
            "times": 1, "said": "",
        })  # fmt: skip
    games = [{
        "game": "terra_futura", "players": [head["learner"], "bot:greedy"], "moves": 80, "over": True,
        "finished_by": "", "decisions_made_for": 0,
        "points": {head["learner"]: draw.randrange(14, 44), "bot:greedy": 35},
    }]  # fmt: skip
    ticket = {"doubt": draw.choice(WHY), "deed": "Ask where it goes."}
    parts = {"entries": entries, "predictions": predictions, "claims": claims, "before_after": items}
    return head | parts | {"quiz": quiz, "ticket": ticket, "games": games} | more


WHY = (
    "Each card makes a cube, and nothing takes them away.", "We can put clean cards on top.", "I just guess.",
    "There are spaces for three only, and the fourth stops the card.",
    "It looks like the bath in the film.", "",
)  # fmt: skip


def said(entry: Any, draw: random.Random) -> Any:
    if entry.kind == "number":
        return round(draw.uniform(entry.low, entry.high))
    if entry.kind == "numbers":
        return [round((entry.total or 100) / len(entry.options))] * len(entry.options)
    return draw.choice(entry.options or WHY)


@cache
def reports(count: int = 24) -> tuple[dict[str, Any], ...]:
    return tuple(report(number) for number in range(1, count + 1))


def page(data: dict[str, Any], more: str = "") -> str:
    """A lab report as a file, as short as one can be."""
    return f"<!doctype html><main><h1>T</h1><bdi>{data.get('learner')}</bdi>{more}{data_element(data)}</main>"


def put(folder: Path, *found: dict[str, Any]) -> Path:
    """Put reports into a folder."""
    folder.mkdir(exist_ok=True)
    for number, data in enumerate(found, start=1):
        (folder / f"{number:02}.report.html").write_text(page(data), encoding="utf-8")
    return folder


@cache
def tables(game: str = "terra_futura", count: int = 3, leave: int = 0) -> tuple[ClassTable, ...]:
    """Tables with two people and one automatic player each, played by automatic players in their place."""
    found = []
    names = [f"Learner {number}" for number in range(1, 2 * count + 1)]
    for number in range(1, count + 1):
        people = names[2 * number - 2 : 2 * number]
        kind = next(kind for kind in QUICK if kind in kinds(game))
        table = tw.new(game, players=[*people, f"bot:{kind}"], seed=7)
        draw = random.Random(number)
        others = [kind] if number % 2 else [each for each in kinds(game) if each != "thinker"]
        minds = [player(each, game) for each in others]
        while table.to_move is not None and not (leave and len(table.moves) > leave):
            rules, state = table.game, table.state
            seat = rules.to_move(state)
            view = rules.view(state, seat)
            mind = minds[(seat + number) % len(minds)]
            legal = rules.legal_moves(state)
            move = (
                draw.choice(legal)
                if draw.random() < 0.1 * (1 - number % 2)
                else mind.choose(rules, view, legal, draw.random)
            )
            table.play(rules.move_text(move))
        found.append(ClassTable(number, "", table.record))
    return tuple(found)

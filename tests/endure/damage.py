"""Damaged resume codes and save files: each is refused with a sentence, at once, and nothing is written."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import terra_widgets as tw
from terra_widgets.errors import TerraError

SIGNS = 'ABCxyz019-_!é"{}[],:\\\x00 \n+/=~'
LIMIT = 0.05  # seconds of work


@dataclass
class Report:
    """How a heap of damaged texts was received."""

    refused: int = 0
    slowest: float = 0.0
    sentences: set[str] = field(default_factory=set)
    accepted: list[str] = field(default_factory=list)


def games(luck: random.Random, count: int = 12) -> list[tw.Table]:
    """Tables at many moments: all numbers of players, with and without options, from positions too."""
    tables = []
    for number in range(count):
        options = {"limited_supply": True} if number % 3 == 0 else {}
        table = tw.new(players=1 + number % 5, seed=luck.randrange(10**6), **options)
        for _ in range(luck.choice([0, 5, 40, 120, 10**6])):
            if table.to_move is None:
                break
            table.play(luck.choice(table.legal_moves))
        if number % 4 == 3 and table.to_move is not None:
            table = tw.at(table.position(), seed=number)
        tables.append(table)
    return tables


def damage(text: str, luck: random.Random) -> str:
    """The text with something wrong in it."""
    while True:
        i, j = sorted(luck.sample(range(len(text)), 2))
        way = luck.randrange(8)
        if way == 0:
            wrong = text[:i] + luck.choice(SIGNS) + text[i + 1 :]
        elif way == 1:
            wrong = text[:i]
        elif way == 2:
            wrong = text[:i] + text[j] + text[i + 1 : j] + text[i] + text[j + 1 :]
        elif way == 3:
            wrong = text[:i] + text[j:]
        elif way == 4:
            wrong = text[:j] + text[i:]
        elif way == 5:
            wrong = text[:i] + chr(ord(text[i]) ^ (1 << luck.randrange(7))) + text[i + 1 :]
        elif way == 6:
            wrong = text[:i] + text[i].swapcase() + text[i + 1 :]
        else:
            wrong = text[i:]
        # Blanks around a code, or at the end of a file, do no harm and are none.
        if "".join(wrong.split()) != "".join(text.split()):
            return wrong


def receive(report: Report, wrong: str, call: Callable[[], object]) -> None:
    """Hand one over, and note what came of it."""
    for _ in range(3):  # of three tries the best: what else the machine does is not our work
        began = time.process_time()
        try:
            call()
            sentence = None
        except TerraError as error:
            sentence = str(error)
        spent = time.process_time() - began
        if spent < LIMIT:
            break
    report.slowest = max(report.slowest, spent)
    if sentence is None:
        report.accepted.append(wrong)
    else:
        report.refused += 1
        if len(report.sentences) < 1000:
            report.sentences.add(sentence)


def codes(count: int, seed: int) -> Report:
    """So many damaged codes."""
    luck, report = random.Random(seed), Report()
    texts = [table.resume_code() for table in games(luck)]
    for _ in range(count):
        wrong = damage(luck.choice(texts), luck)
        receive(report, wrong, lambda wrong=wrong: tw.resume(wrong))
    return report


def files(count: int, seed: int, folder: Path) -> Report:
    """So many damaged save files; the folder must stay as it is."""
    luck, report = random.Random(seed), Report()
    path = folder / "game.json"
    texts = []
    for table in games(luck):
        table.save(path)
        texts.append(path.read_text(encoding="utf-8"))
    os.environ["TERRA_SAVES"] = str(folder / "saves")
    for _ in range(count):
        wrong = damage(luck.choice(texts), luck)
        path.write_text(wrong, encoding="utf-8", errors="surrogatepass", newline="")
        receive(report, wrong, lambda: tw.load(path))
    assert [one.name for one in folder.iterdir()] == ["game.json"], "something was written"
    return report

"""A lesson of our own, small and complete, and somebody who plays."""

from __future__ import annotations

import random
from pathlib import Path

import terra_widgets as tw
from terra_widgets.games.players import kinds, player
from terra_widgets.table.table import Table

SMALL = """\
title = "A small one"
event = "card-inactive"

[[entry]]
id = "today"
part = "hook"
ask = "Where is it in 2025?"
kind = "number"
unit = "ppm"
low = 300
high = 500
series = "co2"
until = 2020
because = true

[[entry]]
id = "shares"
part = "hook"
ask = "Who pays?"
kind = "numbers"
unit = "%"
options = ["Ann", "Ben"]
total = 100

[[entry]]
id = "aim"
part = "play"
ask = "What is your aim?"
kind = "choice"
options = ["gold", "green"]

[[entry]]
id = "sentence"
part = "observe"
ask = "Finish the sentence: It stopped because …"
shows = "evidence"

[[entry]]
id = "rule"
part = "debrief"
ask = "Which one rule would you change?"
because = true
shows = "change"

[[prediction]]
id = "cubes"
ask = "How many cubes?"
unit = "cubes"
one = "cube"
high = 20
truth = "cubes"

[[prediction]]
id = "half"
ask = "Which part?"
whole = false
high = 1
table = "second"

[series.co2]
name = "CO2"

[[claim]]
id = "one"
claim = "It stays."
rules = ["TF-41"]
in_game = "It does."
figures = ["co2"]
reality = "427 ppm."
verdict = "partly"
why = "Because."
kind = "opinion"

[[claim.side]]
who = "Some"
text = "Yes."

[[claim.side]]
who = "Others"
text = "No."

[[quiz]]
id = "recall"
kind = "choice"
ask = "Which?"
[[quiz.answer]]
text = "This"
right = true
say = "Yes, this."
[[quiz.answer]]
text = "That"
say = "No, that is not it."

[[quiz]]
id = "chart"
kind = "several"
ask = "Which ones?"
series = ["co2"]
[[quiz.answer]]
text = "One"
right = true
say = "One is."
[[quiz.answer]]
text = "Two"
say = "Two is not."
[[quiz.answer]]
text = "Three"
right = true
say = "Three is."

[[quiz]]
id = "transfer"
kind = "number"
ask = "How many?"
right = 3
within = 0.5
unit = "kg"
say_right = "Three."
otherwise = "Three, not that."
[[quiz.answer]]
value = 2
say = "One more."

[[quiz]]
id = "record"
kind = "number"
ask = "How many cubes of yours?"
chart = "pollution"
truth = "cubes"
say_right = "Yes, {truth}."
otherwise = "No, {truth}."
"""
FIGURES = """\
series,value,unit,year,publisher,title,address,licence,note
co2,420.5,ppm,2020,NOAA,CO2,https://example.org/a,free,
co2,427.35,ppm,2025,NOAA,CO2,https://example.org/a,free,
"""


GUIDE = """\
## Rubric

| | beginning | developing | secure | far |
|---|---|---|---|---|
| uses evidence from the chart | e1 | e2 | e3 | e4 |
| explains the mechanism | m1 | m2 | m3 | m4 |
| judges the model's limits | l1 | l2 | l3 | l4 |
| proposes and tests a change | c1 | c2 | c3 | c4 |
"""
QUICK = ("greedy", "helper", "steward", "loner")
"""In each game one who plays well enough, and at once."""


def lay(place: Path) -> Path:
    """Put the lesson, and a folder like that of a notebook, into a place; gives the latter."""
    folder = place / "lessons" / "90_small"
    folder.mkdir(parents=True)
    (folder / "en.toml").write_text(SMALL, encoding="utf-8")
    (folder / "cs.toml").write_text(SMALL.replace("A small one", "Malá"), encoding="utf-8")
    (folder / "figures.csv").write_text(FIGURES, encoding="utf-8")
    (folder / "guide.en.md").write_text(GUIDE, encoding="utf-8")
    here = place / "notebooks" / "en"
    here.mkdir(parents=True)
    return here


def play(table: Table, most: int = 1000) -> Table:
    """Let a person play as an automatic player of that game would, against the automatic ones."""
    name = table.game.name
    kind = next(kind for kind in QUICK if kind in kinds(name))
    mind, draw = player(kind, name), random.Random(3).random
    while table.to_move is not None and most:
        if table.to_move in table.automatic:
            table.advance()
            continue
        game, state = table.game, table.state
        view = game.view(state, game.to_move(state))
        table.play(game.move_text(mind.choose(game, view, game.legal_moves(state), draw)))
        most -= 1
    return table


def play_on(table: Table, leave: int = 0) -> Table:
    """The same at once, until so many moves are left: what shows the table is redrawn once."""
    over = play(tw.resume(table.resume_code()))
    return table.play(*over.moves[len(table.moves) : len(over.moves) - leave])

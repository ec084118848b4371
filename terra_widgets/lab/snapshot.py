"""An experiment as plain data: everything that the view of a lab shows."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from math import ceil
from time import monotonic

from terra_widgets.charts.model import Chart
from terra_widgets.charts.svg_picture import SAMPLE_WIDTH, picture, sample
from terra_widgets.games import players
from terra_widgets.lab import shapes
from terra_widgets.lab.experiment import LONGEST_NAME, MOST_KEPT, Experiment
from terra_widgets.lab.names import (
    described,
    measure_name,
    measure_text,
    number,
    rule_name,
    rule_question,
    rule_source,
    rule_text,
    strength_of,
)  # fmt: skip
from terra_widgets.lab.setup import Setup, measures, on_offer, seats, strengths, what_ifs
from terra_widgets.lab.trial import Trial
from terra_widgets.text import translate
from terra_widgets.text.words import game_name, known
from terra_widgets.widgets.chart_sheet import drawn
from terra_widgets.widgets.shapes import Picture
from terra_widgets.widgets.snapshot import languages

PICTURE_WIDTHS = (320, 600)
"""For a phone, and for everything else; the page scales a picture only a little."""
USUAL_GAMES = (100, 1000, 10_000)
SOON = 2
"""Seconds that nobody needs to be told about."""
LONG = 100
"""Seconds from which on people think in minutes."""


def snapshot(seen: Experiment) -> shapes.LabSnapshot:
    """The experiment as the view shows it now."""
    language, now, trial = seen.look.language, seen.results, seen.trial
    drawn = seen.chart()
    panels = 0 if now is None else len(now.kinds)  # how the results are spread, one for each kind
    waiting = now is not None and trial is not None and now is not trial.results
    nothing = translate("lab-empty" if trial is None or not trial.under_way else "lab-first", language)
    return {
        "number": seen.number,
        "answer": seen.answer,
        "language": language,
        "languages": languages(),
        "words": words(language),
        "title": translate("lab-title", language),
        "subtitle": translate("lab-subtitle", language),
        "question": rule_question(seen.setup, language),
        "announce": seen.news,
        "gone": translate("lab-gone", language),
        "choices": choices(seen.setup, language),
        "auto": seen.look.auto,
        "measure": {
            "value": seen.look.measure,
            "choices": measure_choices(seen.setup.game, language),
            "text": measure_text(seen.setup.game, seen.look.measure, language),
        },
        "run": _run(seen.setup, trial, language),
        "finding": nothing if drawn is None else seen.finding(),
        "summary": nothing if drawn is None else drawn.summary,
        "changed": translate("lab-changed", language) if _outdated(seen) else None,
        "waiting": waiting,
        "chart": None if drawn is None else _chart(drawn, seen.finding(), 0, panels),
        "intervals": None if drawn is None else _chart(drawn, drawn.summary, panels, None),
        "table": None
        if drawn is None
        else {
            "caption": drawn.title,
            "columns": list(drawn.columns),
            "rows": [list(row) for row in drawn.cells],
        },
        "keep": {
            "can": now is not None and len(seen.kept) < MOST_KEPT,
            "name": "" if now is None else seen.suggested(now),
            "longest": LONGEST_NAME,
        },
        "kept": [
            {
                "number": kept.number,
                "name": kept.name,
                "text": described(kept.setup, kept.results.done, language),
                "compared": kept is seen.base,
                "sign": _sign(kept.sign),
                "remove": translate("lab-kept-remove", language, name=kept.name),
            }
            for kept in seen.kept
        ],
    }


def _chart(chart: Chart, said: str, first: int, end: int | None) -> shapes.LabChart:
    """Some panels of the chart as pictures: the page shows the one that suits its width."""
    plan = replace(chart.plan, panels=chart.plan.panels[first:end])
    pictures = [drawn(width, partial(picture, plan, width=width)) for width in PICTURE_WIDTHS]
    return {"label": f"{plan.title}. {said}", "pictures": pictures}


@cache
def _sign(key: str) -> Picture:
    return drawn(SAMPLE_WIDTH, lambda theme: sample(theme, key))


def _outdated(seen: Experiment) -> bool:
    now = seen.results
    under_way = seen.trial is not None and seen.trial.under_way
    return now is not None and not under_way and now.setup != seen.setup


@cache
def words(language: str) -> dict[str, str]:
    """The fixed words of the view."""
    return {word: translate(f"lab-word-{word}", language) for word in shapes.WORDS}


@cache
def choices(setup: Setup, language: str) -> shapes.Choices:
    """All that can be chosen, and what is."""
    allowed = seats(setup.game)
    return {
        "game": {
            "value": setup.game,
            "choices": [{"value": name, "label": game_name(name, language)} for name in on_offer()],
        },
        "seats": [_seat(setup.game, number, kind, language) for number, kind in enumerate(setup.players, 1)],
        "kinds": [_kind(setup.game, name, language) for name in players.kinds(setup.game)],
        "add": len(setup.players) < allowed[-1],
        "remove": len(setup.players) > allowed[0],
        "rule": _rule(setup, language),
        "games": {
            "value": setup.games,
            "label": number(setup.games, language),
            "choices": [{"value": games, "label": number(games, language)} for games in USUAL_GAMES],
        },
        "seed": setup.seed,
    }


def _seat(game: str, seat: int, kind: str, language: str) -> shapes.SeatChoice:
    strong = strength_of(game, kind)
    return {
        "label": translate("lab-player", language, number=seat),
        "kind": kind.partition(":")[0],
        "strength": strong,
        "strength_label": translate("lab-player-strength", language, number=seat),
        "remove": translate("lab-player-remove", language, number=seat),
    }


def _kind(game: str, name: str, language: str) -> shapes.PlayerKind:
    called = known(f"lab-kind-{name}", language, name)
    note = known(f"lab-kind-{name}-note", language)
    label = translate("lab-kind-offered", language, kind=called, note=note) if note else called
    usual, most = strengths(game).get(name, (None, 0))
    return {"value": name, "label": label, "usual": usual, "most": most}


def _rule(setup: Setup, language: str) -> shapes.RuleChoice:
    rules = what_ifs(setup.game)
    chosen = setup.what_if
    offered: list[shapes.Choice] = [{"value": "", "label": translate("lab-as-printed", language)}]
    offered += [
        {"value": option, "label": rule_name(setup.game, rule, language)} for option, rule in rules.items()
    ]
    if chosen is None:
        return {"value": "", "choices": offered, "text": "", "source": "", "strength": None}
    off = translate("lab-rule-off", language)
    return {
        "value": chosen.option,
        "choices": offered,
        "text": rule_text(setup.game, chosen, language),
        "source": rule_source(setup.game, chosen, language),
        "strength": {
            "value": setup.strength,
            "most": chosen.most,
            "texts": [off, *(str(strength) for strength in range(1, chosen.most + 1))],
        },
    }


@cache
def measure_choices(game: str, language: str) -> list[shapes.Choice]:
    """What can be looked at."""
    return [{"value": name, "label": measure_name(game, name, language)} for name in measures(game)]


def _run(setup: Setup, trial: Trial | None, language: str) -> shapes.Run:
    begin = translate("lab-run", language, count=setup.games, games=number(setup.games, language))
    if trial is None:
        return {"state": "none", "done": 0, "games": setup.games, "text": "", "begin": begin}
    done, games = trial.results.done, trial.results.setup.games
    facts = {"done": done, "games": games}
    if trial.state == "failed":
        text = trial.problem
    elif trial.state == "stopped":
        text = translate("lab-stopped", language, **facts)
    elif trial.state == "paused":
        text = translate("lab-paused", language, **facts)
    elif trial.state == "done":
        text = translate("lab-finished", language, games=games)
    else:
        text = _progress(trial, facts, language)
    return {"state": trial.state, "done": done, "games": games, "text": text, "begin": begin}


def _progress(trial: Trial, facts: dict[str, int], language: str) -> str:
    left = _seconds_left(trial)
    if left < SOON:
        return translate("lab-progress", language, **facts)
    if left < LONG:
        return translate("lab-progress-left", language, seconds=left, **facts)
    return translate("lab-progress-minutes", language, minutes=round(left / 60), **facts)


def _seconds_left(trial: Trial) -> int:
    done = trial.results.done
    took = monotonic() - trial.begun
    if not done or took < 0.5:
        return 0
    return ceil(took / done * (trial.results.setup.games - done))

"""A plan for a game without a lesson: meet it, play it, look at it, and write down what stays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from terra_widgets.charts import charts_of
from terra_widgets.games import catalog
from terra_widgets.lesson.folders import PACKAGE
from terra_widgets.lesson.source import MAIN, Source, read_items
from terra_widgets.room.blocks import blocks
from terra_widgets.room.pieces import Plan, PlanPiece, PlanStep
from terra_widgets.table.start import partners
from terra_widgets.text import FALLBACK, translate
from terra_widgets.text.words import game_name
from terra_widgets.widgets.how_to_play import aim, pictures

MINUTES = {"say": 5.0, "play": 30.0, "look": 5.0, "ticket": 5.0}


def plan_of_game(
    game: str, language: str = FALLBACK, *, options: Mapping[str, Any] | None = None, seed: int = 1
) -> Plan:
    """A plan of four steps.

    Parameters
    ----------
    game
        The name of the game.
    language
        The language of its sentences.
    options
        Rules of the game that the tables play by.
    seed
        Which cards everybody gets.
    """
    game, rules = catalog.find(game), dict(options or {})
    against = partners(game)
    title = game_name(game, language)
    won = aim(catalog.game(game, 1 + len(against), None, rules), language)
    told = [won["win"], won["lose"], *(f"- {one['text']}" for one in pictures(game, language))]
    table = {"against": list(against), "seed": seed, "start": "", "guided": False, **rules}
    shown = {"table": MAIN, "everybody": True}
    first_chart = next(iter(charts_of(game).CHARTS), "") if catalog.has(game, "charts") else ""
    look = (PlanPiece("chart", first_chart, shown),) if first_chart else ()
    pieces: dict[str, tuple[PlanPiece, ...]] = {
        "say": (PlanPiece("text", blocks=blocks("\n\n".join(one for one in told if one))),),
        "play": (PlanPiece("play", MAIN, table), PlanPiece("finish", MAIN)),
        "look": look,
        "ticket": (PlanPiece("ticket"), PlanPiece("report")),
    }
    kinds = {"look": "chart"}
    steps = tuple(
        PlanStep(
            kinds.get(key, key),
            translate(f"plan-game-{key}", language),
            MINUTES[key],
            made,
            translate("plan-game-script" if key == "say" else f"plan-game-{key}-script", language),
        )
        for key, made in pieces.items()
        if made
    )
    source = Source(
        name=game,
        language=language,
        folder=PACKAGE,
        title=title,
        game=game,
        event="",
        guesses={},
        entries={},
        claims={},
        questions=(),
        items=read_items(PACKAGE, language),
        series={},
        figures=(),
    )
    return Plan(game, language, title, source, steps)

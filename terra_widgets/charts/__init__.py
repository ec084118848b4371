"""Charts of a game, and of many games: `tw.chart(table, "pollution")`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, cast

from terra_widgets.charts.look import THEMES
from terra_widgets.charts.model import Chart
from terra_widgets.charts.plan import Predicted, with_predictions
from terra_widgets.charts.simulations import compare, distribution
from terra_widgets.charts.story import Story
from terra_widgets.charts.writer import ChartWriter
from terra_widgets.errors import SetupError, brief
from terra_widgets.games import catalog
from terra_widgets.games.players.persons import seat_of
from terra_widgets.table.record import Record
from terra_widgets.table.table import Table
from terra_widgets.text import FALLBACK, languages, translate

if TYPE_CHECKING:
    import pandas as pd

__all__ = ["SIMULATION_CHARTS", "Chart", "chart", "of_story"]


SIMULATION_CHARTS: dict[str, Callable[..., Chart]] = {"distribution": distribution, "compare": compare}


def charts_of(game: str) -> Any:
    """The charts of a game: `CHARTS` by name, `tell`, which makes a story of a record, and `Writer`."""
    if not catalog.has(game, "charts"):
        raise SetupError("chart-game", found=game)
    return catalog.part(game, "charts")


def title(game: str, name: str, language: str) -> str:
    """The title of a chart of one game, a question; all such charts have one of that key."""
    return translate(f"{game.replace('_', '-')}-chart-{name}-title", language)


def tell(record: Record, language: str) -> Story:
    """The story of a record, for the charts of its game."""
    story: Story = charts_of(record.game).tell(record, language)
    return story


def chart(
    source: Table | Record | pd.DataFrame | Sequence[pd.DataFrame],
    name: str,
    *,
    player: str | None = None,
    language: str | None = None,
    theme: str = "auto",
    **options: Any,
) -> Chart:
    """A chart of a game, or of many.

    Parameters
    ----------
    source
        A table or a record; for "distribution" a frame as `tw.simulate` gives, for "compare" two, for
        "free_rider" as many as there are tables to compare.
    name
        "resources", "pollution", "activations", "early", "price", "exchanges", "territory",
        "assistance", "score", "waste", "money", "swap", "penalty" or "life_cycle"; other games have others.
        "distribution" or "compare" for many games, and "free_rider" for many of Terra.
    player
        Show one player only.
    language
        The language of all words; without it the table's.
    theme
        "light" or "dark"; without it as the page is.
    **options
        What a single chart takes: `value="cubes"` for many games, `hidden=2` for "money".
    """
    check(name, theme, source)
    if isinstance(source, Table | Record):
        spoken = language_of(language, source)
        record = source.record if isinstance(source, Table) else source
        return of_story(tell(record, spoken), name, player=player, language=spoken, theme=theme, **options)
    writer = ChartWriter(language_of(language), THEMES[theme])
    frames = source if isinstance(source, list | tuple) else (source,)
    return _simulations(_game_of(source))[name](writer, *frames, **options)


def of_story(
    story: Story,
    name: str,
    *,
    player: str | None,
    language: str,
    theme: str,
    predicted: Callable[[], Sequence[Predicted]] | None = None,
    preface: Callable[[], str] | None = None,
    **options: Any,
) -> Chart:
    """One chart of a story that is told already: several live charts share it.

    `predicted` says what was predicted, each time anew: a prediction may be sealed by now.
    `preface` says what stands before the sentence about the chart: how far the game is.
    """
    part = charts_of(story.game)
    draw: Callable[..., Chart] = part.CHARTS[name]
    made = draw(part.Writer(language, THEMES[theme], story.of(player)), **options)
    if predicted is not None:
        seated = [(one, seat_of(story.game, story.names, one.player)) for one in predicted()]
        made = replace(made, plan=with_predictions(made.plan, seated))
    if preface is not None:
        made = replace(made, summary=f"{preface()} {made.summary}".strip())
    return made


def check(name: str, theme: str, source: object) -> None:
    """SetupError unless there is such a chart of such a source, and such a theme."""
    game = _game_of(source)
    own = getattr(charts_of(game), "SIMULATIONS", {})
    one_game, many_games = charts_of(game).CHARTS, _simulations(game)
    if name not in {**one_game, **many_games}:
        known = one_game if isinstance(source, Table | Record) else many_games
        near = get_close_matches(str(name)[:40], known, n=1)
        raise SetupError(
            "chart-unknown", found=brief(name), near=near[0] if near else "none", known=", ".join(known)
        )
    if theme not in THEMES:
        raise SetupError("chart-theme", found=brief(theme), known=", ".join(THEMES))
    frames = 0 if isinstance(source, Table | Record) else _frames(source)
    if name in own:
        if frames < 1:
            raise SetupError("chart-source-frames", name=name, found=type(source).__name__)
    elif frames != {"distribution": 1, "compare": 2}.get(name, 0):
        raise SetupError("chart-source", name=name, found=type(source).__name__)


def _simulations(game: str) -> dict[str, Callable[..., Chart]]:
    """What there is to draw of many games of this game."""
    return {**SIMULATION_CHARTS, **getattr(charts_of(game), "SIMULATIONS", {})}


def _game_of(source: object) -> str:
    """The game of a table or a record; of frames, what their first one says it was played."""
    if isinstance(source, Table):
        return source.game.name
    if isinstance(source, Record):
        return source.game
    first = source[0] if isinstance(source, list | tuple) and source else source
    said = getattr(first, "attrs", {}).get("game")
    return str(said) if said in catalog.games() else catalog.DEFAULT


def _frames(source: object) -> int:
    """How many frames a source holds; -1 for what is none."""
    found = source if isinstance(source, list | tuple) else (source,)
    return len(found) if all(hasattr(frame, "groupby") for frame in found) else -1


def language_of(language: str | None, source: object = None) -> str:
    """The language asked for, or that of the table."""
    spoken = language or cast("str", getattr(source, "language", FALLBACK))
    if spoken not in languages():
        raise SetupError("language-unknown", found=brief(spoken), known=", ".join(languages()))
    return spoken

"""The lab: a widget to choose players and a rule, play many games, and see and compare what they say.

The chart comes as pictures (SVG) in the snapshot, a narrow and a wide one, and the page shows the one that
suits it, in its colours: nothing has to be loaded for it, a phone gets readable labels, and a saved notebook
keeps some kilobytes. plotly's own renderer takes half a second for its first figure.
"""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from functools import partial
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from terra_widgets.charts.model import Chart
from terra_widgets.charts.plan import Predicting
from terra_widgets.errors import SetupError, brief, known_language
from terra_widgets.games import catalog
from terra_widgets.lab import engine
from terra_widgets.lab.experiment import Experiment
from terra_widgets.lab.intents import CHOICES
from terra_widgets.lab.look import KeptRun, Look
from terra_widgets.lab.names import described
from terra_widgets.lab.opening import opening
from terra_widgets.lab.setup import GAMES, checked, measured
from terra_widgets.lab.snapshot import snapshot
from terra_widgets.text import FALLBACK
from terra_widgets.widgets.widget import BundleWidget

if TYPE_CHECKING:
    import pandas as pd

PIECE = 400_000
"""Bytes of a file in one message, one each half second: a Jupyter server drops more than 1 MB a second."""
PAUSE = 0.5
FILES = {".csv": "csv", ".html": "html", ".svg": "png"}
"""What can be written; pictures of other kinds are made by the page."""


class Lab(BundleWidget):
    """Many games at once: choose who plays and a rule to change, run, and see what that does.

    Every button is a method too. The arguments are what is chosen at first. Without any, the lab opens on
    a question, with games that answer it.

    Parameters
    ----------
    game
        The name of a game, such as "terra_futura".
    players
        Automatic players, as for `tw.simulate`: in Terra Futura two to five of "random", "greedy", "clean",
        "growth", "trader", "thinker", or "thinker:1" to "thinker:9".
    rule
        A what-if rule, such as "carbon_price"; without one the game is played as printed.
    strength
        How strong the rule is: a number such as 2, or True or False for a rule that is on or off.
    games
        How many, at most 20,000.
    seed
        A whole number: the same seed gives the same games.
    measure
        What to look at: "points", "cubes", or any other column of `tw.simulate`.
    language
        The language of all words.
    predictions
        What was predicted about the rule, as `lesson.predict` gives it: drawn once there are games to
        compare.

    >>> lab = Lab(players=["clean", "growth"], games=10, measure="cubes")
    >>> lab.run().frame().groupby("player")["cubes"].mean().round(1).to_dict()
    {'clean': 0.9, 'growth': 6.1}
    >>> lab.close()
    """

    bundle = "pages"

    def __init__(
        self,
        game: str = catalog.DEFAULT,
        *,
        players: Sequence[str] | None = None,
        rule: str | None = None,
        strength: bool | int | None = None,
        games: int = GAMES,
        seed: int = 1,
        measure: str = "points",
        language: str = FALLBACK,
        predictions: Sequence[Predicting] = (),
    ) -> None:
        setup = checked(game, players, rule, strength, games, seed)
        spoken, looked_at = known_language(language), measured(setup.game, measure)
        look = Look(spoken, looked_at, predictions=tuple(predictions), rule=setup.rule)
        driver = engine.hire()
        self._experiment = Experiment(setup, look, driver, self._draw, self._deliver)
        # Whoever chooses something has a question of their own, and may want to guess the answer first.
        if (players, rule, strength, seed, measure) == (None, None, None, 1, "points"):
            begun = opening(setup.game, games)
            if begun is not None:
                self._experiment.open(begun)
                setup = self._experiment.setup
        super().__init__("lab", dict(snapshot(self._experiment)), self._experiment.receive)
        # Workers start now: whoever clicks "run" has read the page before.
        driver.warm(setup.job())

    # What the buttons do

    def run(self) -> Lab:
        """Play the games, and wait for them; Ctrl-C ends it and keeps what is done."""
        self._experiment.run(wait=True)
        return self

    def stop(self) -> None:
        """End a run that was started by the button; the games that are done are kept."""
        self._experiment.stop()
        self._experiment.draw()

    def keep(self, name: str | None = None) -> Lab:
        """Keep the run that is seen, to compare others with it."""
        self._experiment.keep(name)
        self._experiment.draw()
        return self

    def remove(self, name: str) -> None:
        """Forget a kept run."""
        self._experiment.remove(self._named(name))
        self._experiment.draw()

    def compare(self, name: str | None) -> None:
        """Compare with a kept run, or with none."""
        self._experiment.compare(None if name is None else self._named(name))
        self._experiment.draw()

    def choose(self, **choices: Any) -> Lab:
        """Change choices: the names are those of the arguments of `Lab`, but for the language."""
        for what in choices:
            if what not in {*CHOICES, "measure"}:
                raise SetupError("lab-choice", found=brief(what), known=", ".join(sorted(CHOICES)))
        for what, value in choices.items():
            if what == "measure":
                self._experiment.measure(value)
            else:
                self._experiment.choose(what, value)
        self._experiment.draw()
        return self

    # What came of it

    def frame(self) -> pd.DataFrame:
        """The rows of the run that is seen, as `tw.simulate` gives them."""
        now = self._experiment.results
        if now is None:
            raise SetupError("lab-no-games")
        return now.frame()

    @property
    def runs(self) -> dict[str, KeptRun]:
        """The kept runs, by name; each has a `frame()` too."""
        return {kept.name: kept for kept in self._experiment.kept}

    def chart(self, theme: str = "auto") -> Chart:
        """The chart as it is now, to stay in the notebook."""
        drawn = self._experiment.chart(theme)
        if drawn is None:
            raise SetupError("lab-no-games")
        return drawn

    @property
    def summary(self) -> str:
        """What the games say, in one sentence."""
        return str(self.snapshot["summary"])

    def save(self, path: str | PathLike[str]) -> None:
        """Write the rows to a `.csv` file, or the chart to an `.html` or `.svg` file."""
        what = Path(path).suffix.lower()
        if what not in FILES:
            raise SetupError("lab-file", found=brief(str(path)))
        Path(path).write_bytes(self._experiment.file(FILES[what]))

    def _named(self, name: str) -> KeptRun:
        runs = self.runs
        if name not in runs:
            if not runs:
                raise SetupError("lab-none-kept", found=brief(name))
            raise SetupError("lab-unknown-run", found=brief(name), known=", ".join(runs))
        return runs[name]

    # The page

    def _welcome(self, number: object) -> None:  # noqa: ARG002 (many snapshots have it while games arrive)
        self.send_state("snapshot")

    def _draw(self, experiment: Experiment) -> None:
        self._show(dict(snapshot(experiment)))

    def _deliver(self, request: str, name: str, kind: str, data: bytes) -> None:
        """Send a file to the page that asked for it, in pieces that a server lets through."""
        packed = gzip.compress(data, mtime=0)
        pieces = [packed[i : i + PIECE] for i in range(0, len(packed), PIECE)]
        for place, piece in enumerate(pieces):
            content = {"file": name, "type": kind, "id": request, "place": place, "pieces": len(pieces)}
            send = partial(self.send, content, [piece])
            if place == 0 or engine.Engine.later(PAUSE * place, send) is None:
                send()

    def close(self) -> None:
        """Take the widget from the notebook; what is under way ends."""
        if self.comm is not None:
            self._experiment.close()
            engine.release()
        super().close()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        shown_as = super()._repr_mimebundle_(**kwargs)
        if shown_as is None:
            return None
        bundle, metadata = shown_as
        # A host without widgets shows the chart as it is now, or says what was chosen.
        drawn = self._experiment.chart()
        still = {} if drawn is None else {"image/svg+xml": drawn.svg}
        return {**bundle, **still, "text/plain": repr(self)}, metadata

    def __repr__(self) -> str:
        now = self._experiment.results
        setup = self._experiment.setup
        if now is None:
            return f"<Lab: {described(setup, setup.games, FALLBACK)}>"
        return f"<Lab: {described(now.setup, now.done, FALLBACK)}. {self.summary}>"

"""How an experiment is looked at, and the runs that were kept to compare others with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from terra_widgets.charts.plan import Predicted, Predicting
from terra_widgets.lab.chart import Run
from terra_widgets.lab.names import described
from terra_widgets.lab.results import Results
from terra_widgets.lab.setup import Setup

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, slots=True)
class Look:
    """How the experiment is looked at."""

    language: str = "en"
    measure: str = "points"
    auto: bool = True
    """Whether a changed choice runs again at once."""
    base: int | None = None
    """The number of the kept run to compare with."""
    predictions: tuple[Predicting, ...] = ()
    """What was predicted about the rule that the lab was opened with."""
    rule: str = ""
    """That rule."""

    def predicted(self, base: Setup, now: Setup) -> tuple[Predicted, ...]:
        """What was predicted about these two runs: the first without the rule, the second with it."""
        asked = not base.options and now.options and now.rule == self.rule
        return tuple(one for prediction in self.predictions for one in prediction.predicted() if asked)


@dataclass(frozen=True)
class KeptRun:
    """A run that was kept under a name."""

    number: int
    name: str
    results: Results
    sign: str
    along: bool = False
    """Whether it is the game as printed, played again with whatever players and seed are chosen."""

    @property
    def setup(self) -> Setup:
        """What was chosen for it."""
        return self.results.setup

    def frame(self) -> pd.DataFrame:
        """Its rows, as `tw.simulate` gives them."""
        return self.results.frame()

    def run(self) -> Run:
        """As the chart shows it."""
        return Run(self.name, self.results, self.sign)

    def __repr__(self) -> str:
        return f"<Kept {self.name}: {described(self.setup, self.results.done, 'en')}>"

"""One experiment: what is chosen, the run that is on, the runs that were kept, and what people ask for.

It knows nothing of notebooks: a widget, a web page or a test gives it messages and takes snapshots.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Any

from terra_widgets.charts.look import THEMES
from terra_widgets.charts.model import Chart
from terra_widgets.charts.writer import ChartWriter
from terra_widgets.errors import IllegalMove, SetupError, brief
from terra_widgets.lab.chart import Run, Scene, chart
from terra_widgets.lab.engine import Course, Engine, drive
from terra_widgets.lab.export import page, rows_csv
from terra_widgets.lab.intents import ANY_TIME, CHECKS, CHOICES, number_typed
from terra_widgets.lab.look import KeptRun, Look
from terra_widgets.lab.names import described, measure_name, rule_label
from terra_widgets.lab.opening import Opening
from terra_widgets.lab.results import Results
from terra_widgets.lab.setup import Setup, changed, measured, measures
from terra_widgets.lab.summary import finding
from terra_widgets.lab.trial import Leg, Trial
from terra_widgets.simulation.jobs import Row
from terra_widgets.text import translate
from terra_widgets.text.words import clean, isolated
from terra_widgets.widgets.inbox import Inbox, trouble
from terra_widgets.widgets.intents import Intent, read
from terra_widgets.widgets.shapes import Answer

Show = Callable[["Experiment"], None]
Deliver = Callable[[str, str, str, bytes], None]
GAP = 0.1
"""Seconds between two drawings, at least."""
HAND_OVER = 0.5
"""Seconds that a run which was stopped waits for what its workers have finished."""
MOST_KEPT = 4
LONGEST_NAME = 40
TYPES = {"csv": "text/csv", "png": "image/svg+xml", "html": "text/html"}


class Experiment:
    """What one lab is about.

    Parameters
    ----------
    setup
        What is chosen at first.
    look
        How it is looked at.
    engine
        What plays the games.
    show
        Called whenever there is something new to see.
    deliver
        Called with a file that a person wants: the message that asked for it, its name, type and bytes.
    """

    def __init__(
        self, setup: Setup, look: Look, engine: Engine, show: Show, deliver: Deliver | None = None
    ) -> None:
        self.setup, self.look, self._engine = setup, look, engine
        self._show, self._deliver = show, deliver
        self.trial: Trial | None = None
        self.before: Results | None = None
        """What is seen until a new run has its first games."""
        self.kept: list[KeptRun] = []
        self.number = 1
        """Counts what people have chosen; a message says which of it they saw."""
        self.answer: Answer | None = None
        self.news = ""
        self._course: Course | None = None
        self._counter = 0
        self._next = 0.0
        self._timer: asyncio.TimerHandle | None = None
        read_lab = partial(read, checks=CHECKS)
        self._inbox = Inbox(read_lab, self._carry_out, lambda: self.look.language, "lab-trouble")

    # What there is to see

    @property
    def results(self) -> Results | None:
        """The games to be seen now."""
        if self.trial is not None and self.trial.answered:
            return self.trial.results
        return self.before

    @property
    def base(self) -> KeptRun | None:
        """The kept run to compare with, if it can be."""
        found = next((kept for kept in self.kept if kept.number == self.look.base), None)
        now = self.results
        return found if found and now and found.setup.game == now.setup.game else None

    def chart(self, theme: str = "auto") -> Chart | None:
        """The chart as it is now; None before the first game."""
        scene = self._scene()
        return None if scene is None else chart(ChartWriter(self.look.language, THEMES[theme]), scene)

    def finding(self) -> str:
        """What the games say, in plain words; nothing before the first game."""
        scene = self._scene()
        return "" if scene is None else finding(ChartWriter(self.look.language, THEMES["auto"]), scene)

    def _scene(self) -> Scene | None:
        now = self.results
        if now is None:
            return None
        base = self.base
        running = self.trial is not None and self.trial.results is now and self.trial.under_way
        kept = tuple(kept.run() for kept in self.kept if kept.setup.game == now.setup.game)
        if base is None:
            return Scene(self.look.measure, now, running, kept)
        predicted = self.look.predicted(base.setup, now.setup)
        return Scene(self.look.measure, now, running, kept, base.run(), predicted)

    def say(self, key: str, **facts: Any) -> str:
        """A sentence in the language of this experiment."""
        return translate(key, self.look.language, **facts)

    def open(self, begun: Opening) -> None:
        """Show a question with the games that answer it; the rest of them are played when people want."""
        self.setup = begun.changed.setup
        self.look = replace(self.look, measure=begun.measure)
        self.trial = Trial(self.setup, begun.changed)
        self.trial.state, self.trial.answered = "paused", True
        self._counter += 1
        name = rule_label(begun.printed.setup, self.look.language)
        self.kept = [KeptRun(self._counter, name, begun.printed, "kept-0", along=True)]
        self.look = replace(self.look, base=self._counter)

    # From the view

    def receive(self, message: object) -> None:
        """Carry out one message from the view, or answer with one sentence and change nothing."""
        answered = self._inbox.receive(message)
        if answered is not None:
            self.answer = answered[0]
            self.draw()

    def _carry_out(self, intent: Intent) -> None:
        if intent.action not in ANY_TIME and intent.at != self.number:
            raise IllegalMove("lab-stale")
        action, value = intent.action, intent.value
        if action in CHOICES:
            trial = self.trial
            self.choose(action, value)
            # Not before the first run: people are still choosing.
            if self.look.auto and trial is not None and trial.results.setup != self.setup:
                self.run()
        elif action == "do":
            self.run() if value == "run" else self.stop()
        elif action == "measure":
            self.measure(value)
        elif action == "keep":
            self.keep(value or None)
        elif action == "remove":
            self.remove(self._numbered(value))
        elif action == "compare":
            self.compare(None if value is None else self._numbered(value))
        elif action == "export":
            self._export(intent.id, value)
        else:  # language and auto
            self.look = replace(self.look, **{action: value})

    def _numbered(self, found: int) -> KeptRun:
        for kept in self.kept:
            if kept.number == found:
                return kept
        raise IllegalMove("lab-stale")

    # Choosing

    def choose(self, what: str, value: object) -> None:
        """Change one of the choices."""
        if what in {"games", "seed"} and isinstance(value, int | str):
            value = number_typed(value)
        fresh = changed(self.setup, what, value)
        if fresh == self.setup:
            return
        if fresh.game != self.setup.game:
            if self.look.measure not in measures(fresh.game):
                self.look = replace(self.look, measure=measures(fresh.game)[0])
            self._abandon()
            self.trial = self.before = None
        self.setup = fresh
        self.number += 1

    def measure(self, name: object) -> None:
        """Look at something else; the games stay."""
        self.look = replace(self.look, measure=measured(self.setup.game, name))

    # Running

    def run(self, *, wait: bool = False) -> None:
        """Play the games; with `wait` until they are done, else while other things go on."""
        last = self.trial
        paused = last is not None and last.state == "paused" and last.results.setup == self.setup
        trial = Trial(self.setup, last.results if last is not None and paused else None, self._printed())
        trial.answered = paused
        self._abandon()
        self.before, self.trial = self.results, trial
        self.number += 1
        self.news = self.say("lab-news-begun", games=self.setup.games)
        if wait:
            self.draw()
        self._go_on(trial, wait)

    def _printed(self) -> Results | None:
        """The game as printed, if it is played along; with the games that are there already."""
        along = next((kept for kept in self.kept if kept.along), None)
        if along is None or along.setup.game != self.setup.game:
            return None
        same = replace(self.setup, rule="", strength=0)
        fresh = Results(same, same.job())
        if along.results.job == fresh.job and along.results.unbroken:
            fresh.add(along.results.first(self.setup.games))
        return fresh

    def _go_on(self, trial: Trial, wait: bool) -> None:
        """Play the next part of a run."""
        if not trial.legs:
            self._ended(trial, None)
            return
        leg = trial.legs[0]

        def arrived(rows: Sequence[Row]) -> None:
            self._arrived(trial, leg, rows)

        def ended(problem: BaseException | None) -> None:
            if trial is not self.trial or not trial.legs or trial.legs[0] is not leg:
                return
            if problem is not None or not leg.finished or trial.state != "running":
                self._ended(trial, problem)
                return
            trial.legs.pop(0)
            self._finished(trial, leg)
            self._go_on(trial, wait)

        job, first, total = leg.results.job, leg.numbers.start, leg.numbers.stop - 1
        if wait:
            self._course = self._engine.course(job, total, first)
            drive(self._course, arrived, ended)
        else:
            self._course = self._engine.start(job, total, arrived, ended, first)

    def _finished(self, trial: Trial, leg: Leg) -> None:
        """A part of a run is there: an answer is shown at once."""
        if leg.results is trial.printed:
            self.kept = [replace(kept, results=leg.results) if kept.along else kept for kept in self.kept]
        elif not trial.answered:
            self._answer(trial)

    def _answer(self, trial: Trial) -> None:
        trial.answered, self.before = True, None
        self.draw()

    def stop(self) -> None:
        """End the run soon; the games that are done are kept."""
        trial = self.trial
        if trial is None or trial.state != "running" or self._course is None:
            return
        trial.state = "stopping"
        self._course.stop()
        if self._engine.later(HAND_OVER, lambda: self._ended(trial, None)) is None:
            self._ended(trial, None)

    def _abandon(self) -> None:
        """Let go of the run that is on: another one takes its place."""
        if self._course is not None:
            self._course.stop()
            self._course = None
        if self.trial is not None and self.trial.under_way:
            self.trial.state = "stopped"

    def _arrived(self, trial: Trial, leg: Leg, rows: Sequence[Row]) -> None:
        if trial is not self.trial or not trial.under_way or not rows:
            return
        leg.results.add(rows)
        if not trial.answered:
            # What was seen before stays until there is an answer: a few games would only make bars jump.
            if leg.results is trial.results and (self.before is None or trial.late()):
                self._answer(trial)
            return
        wait = self._next - monotonic()
        if wait <= 0:
            self.draw()
        elif self._timer is None:
            self._timer = self._engine.later(wait, self.draw)

    def _ended(self, trial: Trial, problem: BaseException | None) -> None:
        if trial is not self.trial or not trial.under_way:
            return
        self._course = None
        done, games = trial.results.done, trial.results.setup.games
        if done:
            trial.answered, self.before = True, None
        language = self.look.language
        if problem is not None:
            trial.state = "failed"
            trouble(problem, language, "lab-trouble")
            trial.problem = self.news = self.say("lab-failed", problem=type(problem).__name__, done=done)
        elif done < games:
            trial.state = "stopped"
            self.news = self.say("lab-stopped", done=done, games=games)
        else:
            trial.state = "done"
            self.news = self.say("lab-finished", games=games)
        drawn = self.chart()
        if drawn is not None and problem is None:
            self.news = f"{self.news} {self.finding()}"
        self.draw()

    # Keeping

    def keep(self, name: str | None = None) -> KeptRun:
        """Keep the run that is seen, under a name, to compare others with it."""
        now = self.results
        if now is None or not now.done:
            raise SetupError("lab-nothing-kept")
        if len(self.kept) >= MOST_KEPT:
            raise SetupError("lab-too-many", most=MOST_KEPT)
        named = self._name(name, now)
        self._counter += 1
        free = next(i for i in range(MOST_KEPT) if f"kept-{i}" not in {kept.sign for kept in self.kept})
        kept = KeptRun(self._counter, named, self._frozen(now), f"kept-{free}")
        self.kept.append(kept)
        self.look = replace(self.look, base=kept.number)
        self.number += 1
        self.news = self.say("lab-news-kept", name=isolated(named))
        return kept

    @staticmethod
    def _frozen(now: Results) -> Results:
        """The games so far, whatever is still to come."""
        copy = Results(now.setup, now.job)
        copy.add(now.rows)
        return copy

    def _name(self, name: str | None, now: Results) -> str:
        named = clean(self.suggested(now) if name is None else str(name)).strip()
        if not 0 < len(named) <= LONGEST_NAME:
            raise SetupError("lab-name", most=LONGEST_NAME, found=brief(name))
        taken = {kept.name for kept in self.kept}
        count, unique = 1, named
        while unique in taken:
            count += 1
            unique = f"{named[: LONGEST_NAME - 4]} ({count})"
        return unique

    def suggested(self, now: Results) -> str:
        """A name for a run: what makes it differ from others."""
        return rule_label(now.setup, self.look.language)[:LONGEST_NAME]

    def remove(self, kept: KeptRun) -> None:
        """Forget a kept run."""
        self.kept = [one for one in self.kept if one is not kept]
        if self.look.base == kept.number:
            self.look = replace(self.look, base=self.kept[-1].number if self.kept else None)
        self.number += 1
        self.news = self.say("lab-news-removed", name=isolated(kept.name))

    def compare(self, kept: KeptRun | None) -> None:
        """Compare with a kept run, or with none."""
        self.look = replace(self.look, base=None if kept is None else kept.number)
        self.number += 1

    # Taking away

    def file(self, what: str) -> bytes:
        """The rows as CSV, the chart as a picture (SVG) or as a page (HTML)."""
        drawn, now = self.chart(), self.results
        if drawn is None or now is None:
            raise SetupError("lab-nothing-saved")
        if what == "csv":
            runs = [*(kept.run() for kept in self.kept), Run(self.say("lab-now"), now)]
            return rows_csv(runs).encode("utf-8-sig")  # with the mark that Excel needs to see UTF-8
        return (page(drawn, self._facts(now), self.look.language) if what == "html" else drawn.svg).encode()

    def _facts(self, now: Results) -> list[tuple[str, str]]:
        facts = [(self.say("lab-now"), described(now.setup, now.done, self.look.language))]
        facts += [
            (kept.name, described(kept.setup, kept.results.done, self.look.language)) for kept in self.kept
        ]
        what = measure_name(now.setup.game, self.look.measure, self.look.language)
        return [*facts, (self.say("lab-word-measure"), what)]

    def _export(self, request: str, what: str) -> None:
        data = self.file(what)
        name = f"terra-lab-{self.setup.game}-{self.look.measure}.{what}"
        if self._deliver is not None:
            self._deliver(request, name, TYPES[what], data)
        self.news = self.say("lab-news-file", name=name)

    # Drawing

    def draw(self) -> None:
        """Show what there is now; the page and the kernel then have other things to do for a while."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        begun = monotonic()
        self._show(self)
        done = monotonic()
        self._next = done + max(GAP, 3 * (done - begun))

    def close(self) -> None:
        """End what is under way."""
        if self._timer is not None:
            self._timer.cancel()
        self._abandon()

"""What a class sees in the charts of the lessons: names, predictions, and one hue for one thing."""

import sys
from itertools import combinations
from pathlib import Path

import pytest
from lesson_charts import LESSONS, shown

from terra_widgets.charts.look import DARK, LIGHT, sign
from terra_widgets.charts.names import labels, moments, spoken
from terra_widgets.charts.plan import Flow, Panel

sys.path.append(str(Path(__file__).resolve().parents[1] / "charts"))
from test_look import isolated as apart

pytestmark = pytest.mark.long
FAR = 10
"""Colours this far apart are told apart side by side."""
each_lesson = pytest.mark.parametrize("folder", LESSONS, ids=lambda folder: folder.name)


def panels(folder):
    for one in shown(folder)[0]:
        plan = spoken(one.chart.plan)
        for panel in plan.panels:
            yield one, plan, panel


@each_lesson
def test_each_prediction_is_drawn_on_what_it_predicts(folder):
    for prediction in shown(folder)[1]:
        guess = prediction.guess
        found = [
            (mark, spot)
            for _, _, panel in panels(folder)
            if isinstance(panel, Panel)
            for mark in panel.marks
            if mark.name == prediction.predicted()[0].name and mark.sign.startswith("prediction")
            for spot in panel.spots
            if spot.fact == (guess.truth or guess.many_games)
        ]
        assert found, guess.id
        mark, spot = found[0]
        at = mark.x - spot.shift if spot.moment else mark.y
        assert at == prediction.value


@each_lesson
def test_each_mark_has_its_name_beside_it(folder):
    for one, plan, panel in panels(folder):
        if isinstance(panel, Flow):
            assert all(node.label for node in panel.nodes), one
        if not isinstance(panel, Panel):
            continue
        beside = {label.mark.name for label in labels(plan, panel)}
        beside |= {mark.name for mark, *_ in moments(panel)} | {panel.title, plan.title}
        ticks = {x for x, label in panel.x.ticks if label}
        for mark in panel.marks:
            on_the_axis = not mark.name and {float(round(x)) for x in mark.x} <= ticks
            drawn = any(getattr(mark, "y", None) or ()) if hasattr(mark, "hover") else True
            assert mark.name in beside - {""} or on_the_axis or not drawn, (one.code, mark.name)


@each_lesson
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_no_two_marks_of_a_panel_share_a_hue(folder, theme):
    for one, _, panel in panels(folder):
        if not isinstance(panel, Panel):
            continue
        signs = {mark.name: mark.sign for mark in panel.marks if mark.name}
        for first, second in combinations(signs, 2):
            colours = (sign(theme, signs[key]).colour for key in (first, second))
            assert apart(*colours, "full") > FAR, (one.code, first, second)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_only_players_have_the_colours_of_players(theme):
    others = {*theme.predicted, *theme.pair, *theme.zones, *theme.series, theme.scoring}
    assert not others & set(theme.seats)
    lines = (*theme.predicted, *theme.pair, *theme.zones, *theme.series)
    assert min(apart(*pair, "full") for pair in combinations(theme.series, 2)) > FAR
    assert len(set(lines)) == len(lines)

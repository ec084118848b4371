"""Charts of many games: means and intervals are right, a change is measured game by game."""

import pandas as pd
import pytest
from chart_games import simulated

import terra_widgets as tw
from terra_widgets import text
from terra_widgets.charts.look import THEMES
from terra_widgets.charts.plan import Level, Predicted
from terra_widgets.errors import SetupError


def frame(points, kind="clean"):
    return pd.DataFrame({"game": range(len(points)), "player": kind, "points": points, "cubes": 0})


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", text.languages())
@pytest.mark.parametrize("value", ["points", "cubes"])
def test_both_charts_can_be_drawn(value, language, theme):
    before, after = simulated(), simulated(shift=2, seed=2)
    for source, name in ((before, "distribution"), ((before, after), "compare")):
        drawn = tw.chart(source, name, value=value, language=language, theme=theme)
        assert drawn.figure.data
        assert drawn.title
        assert drawn.svg.startswith("<svg")
        assert all(panel.y.title for panel in drawn.plan.panels)


def test_the_distribution_has_the_mean_its_interval_and_the_quantiles():
    drawn = tw.chart(frame([10, 20, 30, 40, 50]), "distribution")
    row = drawn.table.iloc[0]
    assert row["games"] == 5
    assert row["mean"] == 30
    wide = 1.96 * frame([10, 20, 30, 40, 50])["points"].std() / 5**0.5
    assert row["95 % to"] - row["mean"] == pytest.approx(wide, abs=0.01)
    assert list(row[["10th percentile", "median", "90th percentile"]]) == [14, 30, 46]
    assert drawn.summary == "Mean points with the 95 % interval: clean 30 (16.14 to 43.86)."


def test_shares_add_up_to_all_games():
    drawn = tw.chart(simulated(), "distribution")
    for line in drawn.plan.panels[0].marks:
        assert sum(line.y) == pytest.approx(100)


def test_the_same_games_are_compared_with_each_other():
    before = frame([10, 40, 20, 70, 30])
    after = before.assign(points=before["points"] + 3)
    drawn = tw.chart((before, after), "compare")
    everyone = drawn.table.iloc[0]
    assert everyone["change"] == everyone["95 % from"] == everyone["95 % to"] == 3
    assert drawn.summary == (
        "The mean of points goes from 34 to 37, a change of 3 (95 % interval 3 to 3): "
        "more than chance explains."
    )


def test_it_says_how_many_games_and_what_was_changed():
    before, after = frame([10, 20, 30]), frame([5, 10, 15])
    after.attrs["options"] = {"carbon_price": 2, "recycling": True}
    drawn = tw.chart((before, after), "compare")
    assert drawn.plan.note == "before: 3 games; after: 3 games, carbon_price = 2, recycling"
    assert tw.chart(before, "distribution", language="cs").plan.note == "3 hry"


def test_before_and_after_keep_their_colours_to_themselves():
    """A player in the colour of "before" would be taken for it."""
    spread, shifts = tw.chart((simulated(), simulated(shift=2, seed=2)), "compare").plan.panels
    assert {mark.sign for mark in spread.marks} == {"before", "after"}
    assert {mark.sign for mark in shifts.marks} == {"total"}


def test_a_minus_is_a_minus():
    drawn = tw.chart((frame([10, 20]), frame([5, 15])), "compare")
    five = "\N{MINUS SIGN}5"
    assert f"a change of {five} (95 % interval {five} to {five})" in drawn.summary
    assert any(label.startswith(five[0]) for _, label in drawn.plan.panels[1].y.ticks)


def test_different_games_are_compared_as_a_whole():
    drawn = tw.chart((frame([1, 2, 3, 4]), frame([1, 2, 3, 4, 5])), "compare")
    assert drawn.table.iloc[0]["change"] == 0.5
    assert "chance alone could do that" in drawn.summary


def test_one_game_and_none_can_be_drawn():
    assert tw.chart(frame([7]), "distribution").table.iloc[0]["mean"] == 7
    nothing = frame([])
    assert tw.chart(nothing, "distribution").summary == "There are no games to show."
    assert tw.chart((nothing, nothing), "compare").summary == "There are no games to show."


def test_a_column_that_is_not_there_is_named():
    with pytest.raises(SetupError) as caught:
        tw.chart(frame([1]), "distribution", value="happiness")
    assert "happiness" in str(caught.value)
    assert "points" in str(caught.value)


def test_every_number_of_a_real_simulation_can_be_drawn():
    players = ["clean", "growth"]
    facts = {"players": players, "games": 12, "seed": 1, "workers": 1, "progress": False}
    before = tw.simulate("terra_futura", **facts)
    after = tw.simulate("terra_futura", **facts, options={"penalty_per_cube": True})
    numbers = [c for c in before.select_dtypes("number") if c not in {"game", "seed", "seat", "order"}]
    assert len(numbers) > 10
    for value in numbers:
        drawn = tw.chart(before, "distribution", value=value)
        assert list(drawn.table["players"]) == players
        assert "_" not in drawn.title
        assert tw.chart((before, after), "compare", value=value).figure.data
    assert drawn.table["games"].tolist() == [12, 12]


class Said:
    """A sealed prediction, as a lesson gives it."""

    def __init__(self, fact, value):
        self.fact, self.value = fact, value

    def predicted(self):
        return (Predicted(self.fact, self.value, "Your prediction", "Ada"),)


def test_a_predicted_mean_is_drawn_on_the_mean_of_everyone():
    before, after = simulated(), simulated(shift=2, seed=2)
    drawn = tw.chart((before, after), "compare", predictions=[Said("points-after", 500)])
    _, means, _ = drawn.plan.panels
    (level,) = (mark for mark in means.marks if isinstance(mark, Level))
    assert level.y == 500
    assert level.between[0] < 0 < level.between[1] < 1
    assert means.y.high > 500
    assert [mark.name for mark in means.marks][:2] == ["before", "after"]


@pytest.mark.parametrize("value", [-40, 0.5, 40])
def test_a_predicted_change_is_drawn_on_the_change_of_everyone(value):
    before, after = simulated(), simulated(shift=2, seed=2)
    drawn = tw.chart((before, after), "compare", predictions=[Said("points-change", value)])
    _, shifts = drawn.plan.panels
    (level,) = (mark for mark in shifts.marks if isinstance(mark, Level))
    assert level.y == value
    assert shifts.y.low <= value <= shifts.y.high


def test_what_was_predicted_of_another_number_is_not_drawn():
    drawn = tw.chart((simulated(), simulated(seed=2)), "compare", predictions=[Said("cubes-change", 3)])
    assert not any(isinstance(mark, Level) for panel in drawn.plan.panels for mark in panel.marks)


def test_two_tables_can_have_names_of_their_own():
    drawn = tw.chart((simulated(), simulated(seed=2)), "compare", names=["builders", "stewards"])
    assert "builders" in drawn.title
    assert [mark.name for mark in drawn.plan.panels[0].marks] == ["builders", "stewards"]
    for wrong in ("ab", ["one"], ["same", "same"]):
        with pytest.raises(SetupError, match="two different names"):
            tw.chart((simulated(), simulated(seed=2)), "compare", names=wrong)

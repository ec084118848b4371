"""`tw.Lab`: what is typed, what a page sends, and what stays when it is closed."""

import gzip
import json
import subprocess
import sys

import pytest
from pandas.testing import assert_frame_equal

import terra_widgets as tw
from terra_widgets.charts.plan import Level, Predicted
from terra_widgets.errors import SetupError, TerraError
from terra_widgets.lab import widget as widgets
from terra_widgets.lab.engine import Slices

SNAPSHOT_MAKER = "application/vnd.jupyter.widget-view+json"


@pytest.fixture(autouse=True)
def no_processes(monkeypatch):
    """Games are played here: how workers play them is told elsewhere."""
    monkeypatch.setattr(widgets.engine, "hire", Slices)
    monkeypatch.setattr(widgets.engine, "release", lambda: None)


@pytest.fixture
def lab():
    made = tw.Lab(players=["clean", "growth"], games=12)
    yield made
    made.close()


def test_without_arguments_it_opens_on_a_question_with_games_that_answer_it():
    lab = tw.Lab()
    assert lab._kind == "lab"
    assert lab.snapshot["question"] == "What happens when pollution has a price?"
    assert lab.snapshot["finding"].startswith("With “A carbon price in points: 2”, the average of points is ")
    assert lab.snapshot["chart"] is not None
    assert lab.snapshot["run"]["begin"] == "Run 1,000 games"
    assert repr(lab).startswith("<Lab: Clean and Growth; A carbon price in points: 2; 200 games, seed 1. ")
    assert lab.frame()["game"].nunique() == 200
    assert "Lab" in dir(tw)
    lab.close()


@pytest.mark.parametrize("given", [{"players": ["clean", "growth"]}, {"seed": 2}, {"measure": "cubes"}])
def test_whoever_asks_something_else_can_guess_before_the_games_are_played(given):
    lab = tw.Lab(**given)
    assert lab.snapshot["chart"] is None
    assert lab.snapshot["run"]["state"] == "none"
    lab.close()


def test_arguments_are_what_is_chosen_at_first():
    lab = tw.Lab(
        players=["clean", "growth"], rule="carbon_price", strength=2, games=5, seed=8, measure="cubes"
    )
    choices = lab.snapshot["choices"]
    assert [seat["kind"] for seat in choices["seats"]] == ["clean", "growth"]
    assert choices["rule"]["value"] == "carbon_price"
    assert choices["rule"]["strength"]["value"] == 2
    assert (choices["games"]["value"], choices["seed"]) == (5, 8)
    assert lab.snapshot["measure"]["value"] == "cubes"
    lab.close()


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"players": ["greedy"]}, "2 to 5 players"),
        ({"rule": "carbn_price"}, 'Did you mean "carbon_price"?'),
        ({"measure": "cube"}, 'Did you mean "cubes"?'),
        ({"games": 30_000}, "1 to 20000"),
        ({"language": "xx"}, "no language"),
    ],
)
def test_a_lab_that_cannot_be_says_why(given, sentence):
    with pytest.raises(SetupError) as caught:
        tw.Lab(**given)
    assert sentence in str(caught.value)


def test_a_typed_run_waits_and_gives_the_frame_of_simulate(lab):
    frame = lab.run().frame()
    assert_frame_equal(frame, tw.simulate(players=["clean", "growth"], games=12, progress=False))
    assert lab.snapshot["run"]["state"] == "done"
    assert lab.summary == lab.snapshot["summary"]
    assert lab.chart().summary == lab.summary


def test_before_a_run_there_is_no_frame_and_no_chart(lab):
    for asked in (lab.frame, lab.chart):
        with pytest.raises(SetupError, match=r"lab\.run\(\) plays them"):
            asked()


def test_every_button_can_be_typed(lab):
    lab.run().keep("before").choose(rule="carbon_price", strength=3, measure="cubes").run()
    assert list(lab.runs) == ["before"]
    assert lab.runs["before"].setup.rule == ""
    assert len(lab.runs["before"].frame()) == 24
    assert "before" in repr(lab.runs["before"])
    assert lab.snapshot["kept"][0]["compared"]
    lab.compare(None)
    assert not lab.snapshot["kept"][0]["compared"]
    lab.remove("before")
    assert lab.runs == {}
    lab.stop()


def test_a_typed_mistake_gets_a_sentence(lab):
    lab.run()
    for call, sentence in (
        (lambda: lab.remove("x"), "Keep one first"),
        (lambda: lab.choose(colour="red"), "nothing called 'colour' to choose"),
        (lambda: lab.save("lab.pdf"), r"ends with .csv, .html or .svg"),
    ):
        with pytest.raises(TerraError, match=sentence):
            call()
    lab.keep("a")
    with pytest.raises(TerraError, match="There is: a"):
        lab.compare("b")


def test_files_are_written_by_their_ending(lab, tmp_path):
    lab.run()
    for name, start in (("a.csv", "\ufeffrun,game"), ("a.HTML", "<!doctype html>"), ("a.svg", "<svg")):
        lab.save(tmp_path / name)
        assert (tmp_path / name).read_text(encoding="utf-8").startswith(start)


def test_a_message_of_the_view_is_carried_out(lab):
    message = {"id": "u1", "at": lab.snapshot["number"], "do": "run"}
    lab._handle_custom_msg(message, [])
    assert lab.snapshot["answer"] == {"id": "u1", "error": None}
    assert lab.snapshot["run"]["state"] == "done"


def test_a_page_cannot_write_into_it(lab, monkeypatch):
    sent = []
    monkeypatch.setattr(lab, "_send", lambda message, buffers=None: sent.append(message))
    before = lab.snapshot
    lab.set_state({"snapshot": {"number": 99}, "_kind": "table"})
    assert lab.snapshot is before
    assert lab._kind == "lab"
    assert sent[0]["state"]["snapshot"] == before


def test_a_file_is_sent_to_the_page_in_pieces(lab, monkeypatch):
    lab.run()
    sent = []
    monkeypatch.setattr(widgets, "PIECE", 500)
    monkeypatch.setattr(lab, "send", lambda content, buffers: sent.append((content, buffers[0])))
    lab.receive({"id": "u7", "at": lab.snapshot["number"], "export": "html"})
    assert len(sent) > 2
    assert {content["file"] for content, _ in sent} == {"terra-lab-terra_futura-points.html"}
    assert {content["id"] for content, _ in sent} == {"u7"}
    assert [content["place"] for content, _ in sent] == list(range(sent[0][0]["pieces"]))
    assert gzip.decompress(b"".join(piece for _, piece in sent)) == lab._experiment.file("html")
    assert lab.snapshot["announce"] == "terra-lab-terra_futura-points.html was saved."


def test_a_host_without_widgets_shows_what_there_is(lab):
    bundle, _ = lab._repr_mimebundle_()
    assert bundle["text/plain"] == "<Lab: Clean and Growth; The game as printed; 12 games, seed 1>"
    assert "image/svg+xml" not in bundle
    bundle, _ = lab.run()._repr_mimebundle_()
    assert SNAPSHOT_MAKER in bundle
    assert bundle["image/svg+xml"].startswith("<svg")
    assert lab.summary in bundle["text/plain"]


def test_what_a_notebook_saves_is_small(lab):
    lab.run().keep().choose(rule="carbon_price", strength=3).run()
    state = {key: value for key, value in lab.get_state().items() if isinstance(value, str | dict | int)}
    assert len(json.dumps(state)) < 300_000


def test_a_closed_lab_stays_as_it_was(lab):
    lab.run()
    last = lab.snapshot
    lab.close()
    lab._experiment.draw()
    assert lab.snapshot is last
    lab.close()


def test_making_a_lab_loads_no_pandas():
    code = (
        "import sys, terra_widgets as tw\n"
        "if __name__ == '__main__':\n"
        "    from terra_widgets.lab import engine\n"
        "    engine.can_have_workers = lambda: False\n"
        "    lab = tw.Lab(games=2)\n"
        "    lab.run()\n"
        "    print(lab.summary[:11], {'pandas', 'numpy', 'plotly'} & set(sys.modules))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "After 2 gam set()"


class Said:
    """A sealed prediction, as a lesson gives it."""

    def __init__(self, fact, value):
        self.said = Predicted(fact, value, "Your prediction", "Ada")

    def predicted(self):
        return (self.said,)


def drawn(lab):
    return {
        mark.y
        for panel in lab.chart().plan.panels
        for mark in panel.marks
        if isinstance(mark, Level) and mark.name == "Your prediction"
    }


def test_a_prediction_is_drawn_on_the_change_that_the_rule_of_the_lab_made():
    lab = tw.Lab(
        players=["clean", "growth"], rule="carbon_tax", strength=0, games=10, measure="cubes",
        predictions=[Said("cubes-change", -7.5), Said("points-change", 4)],
    )  # fmt: skip
    lab.run().keep()
    assert drawn(lab) == set()
    lab.choose(strength=1).run()
    assert drawn(lab) == {-7.5}
    lab.choose(measure="points")
    assert drawn(lab) == {4}
    lab.choose(rule="recycling", strength=True).run()
    assert drawn(lab) == set()
    lab.close()

"""What people ask for in a lab, and what happens."""

import json
import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from lab_moments import LAB_MOMENTS, lab, ran
from lanes import first_quick
from widgets.pseudo import speak
from widgets.shape import misfits

from terra_widgets.charts.look import DARK, LIGHT
from terra_widgets.charts.plan import Line
from terra_widgets.charts.svg_picture import picture
from terra_widgets.errors import SetupError
from terra_widgets.lab.experiment import GAP, MOST_KEPT
from terra_widgets.lab.shapes import WORDS, LabSnapshot
from terra_widgets.lab.snapshot import snapshot
from terra_widgets.text import languages


class Page:
    """A page that sends messages as the view does."""

    def __init__(self, **given):
        self.lab, self.engine = lab(**given)
        self.sent = 0

    @property
    def now(self):
        return snapshot(self.lab)

    def send(self, at=None, **what):
        """Send a message about what is seen now; give the error, if there is one."""
        self.sent += 1
        message = {"id": f"u{self.sent}", "at": self.lab.number if at is None else at, **what}
        self.lab.receive(message)
        assert self.lab.answer["id"] == message["id"]
        return self.lab.answer["error"]

    def run(self, **what):
        assert self.send(**(what or {"do": "run"})) is None
        self.engine.finish()
        return self


# The snapshot


@pytest.mark.parametrize("name", first_quick(LAB_MOMENTS))
def test_a_snapshot_keeps_to_its_contract_and_is_small(name):
    shown = LAB_MOMENTS[name]()
    assert misfits(shown, LabSnapshot) == []
    assert len(json.dumps(shown, allow_nan=False)) < 40_000


def test_every_word_of_the_view_is_used_there(root):
    folder = root / "terra_widgets" / "frontend" / "src" / "lab"
    code = "".join(path.read_text(encoding="utf-8") for path in Path(folder).glob("*.tsx"))
    assert [word for word in WORDS if f'"{word}"' not in code] == []


def test_nothing_is_said_in_another_language(monkeypatch):
    code = speak(monkeypatch)
    page = Page(rule="carbon_price", language=code)
    page.run().send(keep="")
    page.run(strength=3)
    shown = page.now
    spoken = [shown[key] for key in ("title", "question", "announce", "gone", "finding", "summary")]
    spoken += [shown["run"]["text"], shown["run"]["begin"], *shown["words"].values()]
    spoken += [shown["choices"]["rule"]["text"], shown["choices"]["rule"]["source"]]
    spoken += [shown["chart"]["label"], *shown["table"]["columns"], shown["kept"][0]["text"]]
    assert [text for text in spoken if "~" not in text] == []


# The pictures of the chart


def test_the_page_gets_a_picture_for_each_width_and_theme():
    page = Page().run()
    whole = page.lab.chart().plan
    spread, sure = (replace(whole, panels=panels) for panels in (whole.panels[:2], whole.panels[2:]))
    shown = [(spread, sent) for sent in page.now["chart"]["pictures"]]
    shown += [(sure, sent) for sent in page.now["intervals"]["pictures"]]
    for plan, sent in shown:
        assert sent["svg"] == picture(plan, LIGHT, width=sent["width"])
        colours = iter(sent["dark"])
        dark = re.sub("#[0-9a-f]{6}", lambda _: next(colours), sent["svg"])  # noqa: B023 used at once
        assert ids_aside(dark) == ids_aside(picture(plan, DARK, width=sent["width"]))
        assert next(colours, None) is None


def ids_aside(svg):
    """Hatches are named for their colours, which only has to be so within one picture."""
    return re.sub(r"(id=.|url\(#)\w+-[0-9a-f]{6}", r"\1", svg)


def test_a_bar_tells_its_share_where_it_can_be_pointed_at():
    page = Page().run()
    page.send(keep="before")
    page.run(rule="carbon_price")
    bars = page.lab.chart().plan.panels[0].marks[0]
    at = max(range(len(bars.y)), key=lambda i: bars.y[i])
    assert re.fullmatch(r"\d+ to \d+: [\d.]+ % of games now, [\d.]+ % in “before”", bars.hover[at])


def test_hostile_names_are_plain_text_in_the_pictures():
    page = Page().run()
    page.send(keep="<img src=x onerror=alert(1)>")
    for sent in page.now["chart"]["pictures"]:
        found = ET.fromstring(sent["svg"])  # noqa: S314 our own picture
        assert "<img src=x onerror=alert(1)>" in "".join(found.itertext())
        assert not [part for part in found.iter() if part.tag.endswith("img")]


# Choosing


@pytest.mark.parametrize(
    ("what", "seen"),
    [
        ({"rule": "no_spaces"}, lambda choices: choices["rule"]["strength"]["most"] == 1),
        ({"rule": "carbon_tax"}, lambda choices: choices["rule"]["strength"]["most"] == 5),
        ({"games": 50}, lambda choices: choices["games"]["value"] == 50),
        ({"games": "1 234"}, lambda choices: choices["games"]["label"] == "1,234"),
        ({"games": "2,000"}, lambda choices: choices["games"]["value"] == 2000),
        ({"seed": "77"}, lambda choices: choices["seed"] == 77),
    ],
)
def test_a_choice_is_seen_at_once(what, seen):
    page = Page()
    assert page.send(**what) is None
    assert seen(page.now["choices"])


def test_players_are_seen_with_their_strength():
    page = Page()
    assert page.send(players=["thinker:2", "random", "clean"]) is None
    seats = page.now["choices"]["seats"]
    assert [(seat["kind"], seat["strength"]) for seat in seats] == [
        ("thinker", 2), ("random", None), ("clean", None),
    ]  # fmt: skip


def test_rules_are_shown_with_their_sentence_and_source():
    page = Page(rule="carbon_price", strength=2)
    rule = page.now["choices"]["rule"]
    assert rule["text"] == "At the end each cube costs so many points more."
    assert rule["source"].startswith("Rule TF-W4 of this kit. ")
    assert len(rule["choices"]) == 8


def test_looking_at_something_else_keeps_the_games():
    page = Page().run()
    before = page.now
    assert page.send(measure="cubes") is None
    assert page.now["chart"]["label"].startswith("Cubes in 40 games. ")
    assert page.now["run"] == before["run"]
    assert page.lab.trial.results.done == 40


def test_before_the_first_run_a_change_does_not_run():
    page = Page()
    page.send(rule="carbon_price")
    assert page.now["run"]["state"] == "none"
    assert page.now["chart"] is None


def test_after_it_a_change_runs_again_unless_people_do_not_want_that():
    page = Page().run()
    page.send(rule="carbon_price")
    assert page.now["run"]["state"] == "running"
    page.engine.finish()
    page.send(auto=False)
    page.send(strength=4)
    assert page.now["run"]["state"] == "done"
    assert page.now["changed"].startswith("The choices have changed")
    page.run()
    assert page.now["changed"] is None


def test_a_choice_that_changes_nothing_does_not_run_again():
    page = Page().run()
    page.send(games=40)
    assert page.now["run"]["state"] == "done"


# Running


def test_bars_come_with_the_first_games_and_grow():
    page = Page()
    page.send(do="run")
    assert page.now["summary"] == "The first games are being played."
    page.engine.play(1)
    assert page.now["run"]["text"] == "1 of 40 games"
    assert sum(page.lab.chart().plan.panels[0].marks[0].y) > 0
    page.engine.finish()
    assert page.now["run"]["text"] == "All 40 games are finished."
    assert sum(page.lab.chart().plan.panels[0].marks[0].y) == pytest.approx(100, abs=0.1)


def test_while_games_arrive_it_is_drawn_at_most_ten_times_a_second(monkeypatch):
    now = [100.0]
    monkeypatch.setattr("terra_widgets.lab.experiment.monotonic", lambda: now[0])
    page, drawn = Page(players=["random", "random"], games=200), []
    page.lab._show = lambda _: drawn.append(now[0])
    page.send(do="run")
    for _ in range(199):
        now[0] += 0.011
        page.engine.play(1)
    gaps = [later - earlier for earlier, later in pairwise(drawn[1:])]
    assert len(drawn) > 15
    assert min(gaps) >= GAP - 1e-9


def test_a_slow_drawing_leaves_time_for_other_things(monkeypatch):
    now = [0.0]
    monkeypatch.setattr("terra_widgets.lab.experiment.monotonic", lambda: now[0])
    page = Page()

    def slowly(_):
        now[0] += 0.5

    page.lab._show = slowly
    page.send(do="run")
    assert page.lab._next == pytest.approx(now[0] + 1.5)


def test_stop_keeps_what_is_done():
    page = Page()
    page.send(do="run")
    page.engine.play(33)
    assert page.send(do="stop") is None
    assert page.now["run"]["text"] == "Stopped: 33 of 40 games are done and kept."
    page.engine.play(1)  # too late
    assert page.lab.results.done == 33
    assert "33 games" in page.now["summary"]


def test_stop_when_nothing_runs_is_no_mistake():
    page = Page()
    assert page.send(do="stop") is None
    page.run()
    assert page.send(do="stop") is None
    assert page.now["run"]["state"] == "done"


def test_a_second_run_takes_the_place_of_the_first():
    page = Page()
    page.send(do="run")
    page.engine.play(10)
    first = page.engine.arrived, page.engine.parts, page.engine.now
    page.send(seed=2)
    assert first[2]._stopped
    assert page.now["waiting"], "the games before are seen until there are new ones"
    assert page.now["run"]["done"] == 0
    first[0](next(first[1])[1])  # a late game of the first run
    assert page.lab.trial.results.done == 0
    page.engine.play(1)
    assert page.now["waiting"], "one game would make the bars jump"
    page.engine.finish()
    assert not page.now["waiting"]
    assert page.lab.results.done == 40
    assert page.lab.results.setup.seed == 2


def test_a_slow_run_shows_what_it_has_after_a_while(monkeypatch):
    page = Page().run()
    page.send(seed=2)
    page.engine.play(1)
    monkeypatch.setattr("terra_widgets.lab.trial.PATIENCE", -1)
    page.engine.play(1)
    assert not page.now["waiting"]
    assert page.lab.results.done == 2


def test_an_error_in_a_game_is_told_and_what_is_done_stays(caplog):
    page = Page()
    page.send(do="run")
    page.engine.play(5)
    page.engine.finish(KeyError("x"))
    assert page.now["run"]["state"] == "failed"
    assert page.now["run"]["text"].startswith("A game could not be played to its end (KeyError). The 5 games")
    assert page.lab.results.done == 5
    assert len(caplog.records) == 1
    page.run()
    assert page.now["run"]["state"] == "done"


def test_the_live_region_tells_the_beginning_and_the_end_but_not_every_game():
    page = Page()
    page.send(do="run")
    assert page.now["announce"] == "Running 40 games."
    page.engine.play(30)
    assert page.now["announce"] == "Running 40 games."
    page.engine.finish()
    assert page.now["announce"] == f"All 40 games are finished. {page.now['finding']}"


# Keeping and comparing


def test_a_kept_run_is_compared_with_the_next():
    page = Page().run()
    assert page.send(keep="") is None
    assert [kept["name"] for kept in page.now["kept"]] == ["The game as printed"]
    page.run(rule="carbon_price")
    page.run(strength=3)
    said = page.now["summary"]
    assert re.match(
        r"Compared with “The game as printed”, the mean of points goes down by [\d.]+, from [\d.]+ to [\d.]+ "
        r"\(95 % interval of the change: [\d.]+ to [\d.]+\): more than chance explains\.",
        said,
    )
    panels = page.lab.chart().plan.panels
    line = panels[0].marks[1]
    assert isinstance(line, Line)
    assert (line.name, line.sign) == ("The game as printed", "kept-0")
    assert len(panels) == 4


def test_a_run_compared_with_itself_shows_no_difference():
    page = Page().run()
    page.send(keep="same")
    assert "chance alone could do that" in page.now["summary"]


def test_few_games_are_not_enough_to_tell():
    page = Page(games=10).run()
    page.send(keep="before")
    page.run(rule="no_spaces")
    assert "can't tell that from chance: play 30 or more" in page.now["summary"]


def test_wins_are_compared_for_the_player_whose_share_changed_most():
    page = Page(measure="won").run()
    page.send(keep="before")
    page.run(rule="carbon_price")
    page.run(strength=5)
    assert "the mean of wins of" in page.now["summary"]
    assert "everyone" not in [label for _, label in page.lab.chart().plan.panels[2].x.ticks]


def test_a_kept_run_stays_as_it_was_while_games_go_on():
    page = Page()
    page.send(do="run")
    page.engine.play(30)
    page.send(keep="thirty")
    page.engine.finish()
    assert page.lab.kept[0].results.done == 30
    assert page.lab.results.done == 40


def test_names_are_text_and_all_different():
    page = Page().run()
    for name in ("<b>x</b>", "<b>x</b>", "\u202eevil\u202c "):
        assert page.send(keep=name) is None
    assert [kept["name"] for kept in page.now["kept"]] == ["<b>x</b>", "<b>x</b> (2)", "evil"]


@pytest.mark.parametrize("name", ["x" * 41, " \u202e "])
def test_a_name_that_is_none_gets_a_sentence(name):
    page = Page().run()
    assert page.send(keep=name).startswith("A name has 1 to 40 signs")
    assert page.now["kept"] == []


def test_only_so_many_runs_are_kept_and_a_removed_one_makes_room():
    page = Page(games=5).run()
    for _ in range(MOST_KEPT):
        assert page.send(keep="") is None
    assert not page.now["keep"]["can"]
    assert page.send(keep="") == "4 runs can be kept. Remove one first."
    second = page.now["kept"][1]
    assert page.send(remove=second["number"]) is None
    assert page.now["announce"] == f"“{second['name']}” was removed."
    page.send(keep="new")
    assert sorted(kept.sign for kept in page.lab.kept) == [f"kept-{i}" for i in range(4)]
    assert len({kept["sign"]["svg"] for kept in page.now["kept"]}) == 4


def test_one_chooses_what_to_compare_with():
    page = Page(games=35).run()
    page.send(keep="a")
    page.send(keep="b")
    assert [kept["compared"] for kept in page.now["kept"]] == [False, True]
    page.send(compare=page.now["kept"][0]["number"])
    assert "“a”" in page.now["summary"]
    page.send(compare=None)
    assert page.now["summary"].startswith("Mean points over 35 games")
    page.send(compare=2)
    page.send(remove=2)
    assert [kept["compared"] for kept in page.now["kept"]] == [True]


def test_nothing_can_be_kept_before_the_first_game():
    page = Page()
    assert page.send(keep="x") == "There is no run to keep yet: run some games first."
    with pytest.raises(SetupError):
        page.lab.keep()


# Messages that mean harm, or come too late

HOSTILE = [
    None, 7, "run", [], {}, {"id": "a"}, {"id": "a", "at": 1}, {"id": "a", "at": 1, "do": "format"},
    {"id": "a", "at": 1, "do": "run", "games": 5}, {"id": "", "at": 1, "do": "run"},
    {"id": "a" * 99, "at": 1, "do": "run"}, {"id": "a", "at": -1, "do": "run"},
    {"id": "a", "at": True, "do": "run"}, {"id": "a", "at": 1, "players": "greedy"},
    {"id": "a", "at": 1, "players": ["x"] * 99}, {"id": "a", "at": 1, "players": [1, 2]},
    {"id": "a", "at": 1, "strength": 10**30}, {"id": "a", "at": 1, "strength": "3"},
    {"id": "a", "at": 1, "games": 1e9}, {"id": "a", "at": 1, "games": None}, {"id": "a", "at": 1, "keep": 3},
    {"id": "a", "at": 1, "keep": "x" * 9999}, {"id": "a", "at": 1, "remove": "all"},
    {"id": "a", "at": 1, "export": "exe"}, {"id": "a", "at": 1, "language": "xx"},
    {"id": "a", "at": 1, "__class__": "x"}, {"id": "a", "at": 1, ("do",): "run"},
]  # fmt: skip
REFUSED = [
    {"players": ["greedy", "<script>"]}, {"players": ["greedy"]}, {"rule": "__class__"}, {"measure": "game"},
    {"games": "0"}, {"games": -5}, {"games": "1e9"}, {"seed": "x"}, {"game": "chess"}, {"strength": 3},
    {"remove": 99}, {"compare": 99}, {"export": "csv"},
]  # fmt: skip


@pytest.mark.parametrize("message", HOSTILE, ids=repr)
def test_a_message_that_no_view_sends_changes_nothing(message):
    page = Page()
    before = page.now
    page.lab.receive(message)
    after = page.now
    assert after.pop("answer")["error"]
    before.pop("answer")
    assert after == before


@pytest.mark.parametrize("what", REFUSED, ids=repr)
def test_a_wish_that_cannot_be_gets_one_sentence_and_changes_nothing(what):
    page = Page()
    before = page.now
    error = page.send(**what)
    assert error
    assert "\n" not in error
    after = page.now
    assert {**after, "answer": None} == {**before, "answer": None}


def test_a_message_about_what_was_before_changes_nothing():
    page = Page()
    old = page.lab.number
    page.send(rule="carbon_price")
    assert page.send(at=old, strength=5).startswith("The lab has changed in the meantime")
    assert page.lab.setup.strength == 1


def test_games_that_arrive_make_no_message_too_old():
    page = Page()
    page.send(do="run")
    seen = page.lab.number
    page.engine.play(30)
    assert page.send(at=seen, keep="so far") is None


def test_a_repeated_message_is_carried_out_once():
    page = Page().run()
    message = {"id": "once", "at": page.lab.number, "keep": "x"}
    page.lab.receive(message)
    page.lab.receive(message)
    assert len(page.lab.kept) == 1


def test_an_error_of_the_kit_itself_is_told_and_logged(monkeypatch, caplog):
    page = Page()
    monkeypatch.setattr(page.lab, "choose", lambda *_: 1 / 0)
    assert page.send(seed=4).startswith("Something in the kit itself went wrong (ZeroDivisionError)")
    assert len(caplog.records) == 1


def test_the_language_is_switched_live():
    page = Page().run()
    for code in languages():
        assert page.send(language=code) is None
        assert page.now["language"] == code
    assert page.send(language="cs") is None
    assert page.now["title"] == "Laboratoř"


def test_closing_ends_the_run():
    page = Page()
    page.send(do="run")
    page.lab.close()
    assert page.engine.now._stopped
    assert page.lab.trial.state == "stopped"


def test_a_finished_lab_can_be_asked_for_everything_again():
    made = ran(games=30)
    assert made.results.done == 30
    assert made.chart("dark").theme.name == "dark"

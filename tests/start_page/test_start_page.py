"""The start page: what it offers comes from the kit itself, and each click puts the right thing below."""

import asyncio
import json
import re
from pathlib import Path

import pytest
from widgets.shape import misfits

import terra_widgets as tw
from terra_widgets import text
from terra_widgets.errors import SetupError
from terra_widgets.games import catalog
from terra_widgets.lesson.card import read_card
from terra_widgets.lesson.folders import lesson_names
from terra_widgets.start_page import offers
from terra_widgets.start_page.page import Page
from terra_widgets.start_page.shapes import ROLES, StartSnapshot
from terra_widgets.start_page.snapshot import snapshot
from terra_widgets.table.table import Table

ROOT = Path(__file__).resolve().parents[2]
HERE = ROOT / "notebooks" / "en"


class Seen:
    """A start page, and what it has put below itself."""

    def __init__(self, role="learn", language="en", here=HERE):
        self.laid = []
        self.page = Page(role, language, here, lambda page: None, self.laid.append)
        self.sent = 0

    def send(self, **wish):
        self.sent += 1
        self.page.receive({"id": f"a{self.sent}", "at": 1, **wish})
        assert misfits(self.shown, StartSnapshot) == []
        json.dumps(self.shown, allow_nan=False)
        return self

    @property
    def shown(self):
        return snapshot(self.page)

    @property
    def error(self):
        return self.page.answer["error"]

    @property
    def table(self) -> Table:
        return self.laid[-1]


@pytest.mark.parametrize("language", text.languages())
@pytest.mark.parametrize("role", ROLES)
def test_every_page_keeps_the_contract(role, language):
    shown = Seen(role, language).shown
    assert misfits(shown, StartSnapshot) == []
    assert len(shown["steps"]) == 3
    assert {"games", "lessons", "resume"} <= set(shown["order"])


def test_all_games_and_all_lessons_are_there():
    shown = Seen().shown
    assert [one["name"] for one in shown["games"]] == list(catalog.games())
    assert [one["name"] for one in shown["lessons"]] == lesson_names()


def test_a_lesson_says_what_its_own_text_says():
    (lesson,) = [one for one in Seen().shown["lessons"] if one["name"] == "03_cubes_pile_up"]
    assert (lesson["number"], lesson["title"]) == ("Lesson 3", "Cubes pile up")
    assert lesson["question"] == "Why did nothing happen, and then everything?"
    assert lesson["about"] == "45 minutes · ages 13 to 18 · Terra Futura"


@pytest.mark.parametrize("name", lesson_names())
def test_every_lesson_says_for_whom_and_how_long(name):
    card = read_card(name)
    written = (ROOT / "lessons" / name / "en.md").read_text(encoding="utf-8")
    assert f"## {card.question} {{objectives" in written
    assert f"| Time | {card.minutes} minutes |" in written
    assert re.search(rf"\| For \| ages {' to '.join(map(str, card.ages))}\b", written)


def test_the_table_of_lessons_for_teachers_says_the_same():
    rows = (ROOT / "lessons" / "README.md").read_text(encoding="utf-8")
    for name in lesson_names():
        card = read_card(name)
        ages = f"{card.ages[0]}+" if len(card.ages) == 1 else "\N{EN DASH}".join(map(str, card.ages))
        row = next(line for line in rows.splitlines() if f"({name}/guide.en.md)" in line)
        assert f"[{card.title}]" in row
        assert f"| {card.question} |" in row
        assert f"| {ages} | {card.minutes} |" in row


@pytest.mark.parametrize("lesson", Seen().shown["lessons"], ids=lambda one: one["name"])
def test_the_notebook_and_the_guide_of_a_lesson_are_there(lesson):
    assert (HERE / lesson["notebook"]).is_file()
    assert (HERE / lesson["guide"]).is_file()


def test_a_guide_in_the_persons_own_folder_is_the_one_that_opens(tmp_path):
    mine = tmp_path / "guides" / "en" / "03_cubes_pile_up.md"
    mine.parent.mkdir(parents=True)
    mine.touch()
    here = tmp_path / "notebooks" / "en"
    here.mkdir(parents=True)
    guides = {one["name"]: one["guide"] for one in Seen(here=here).shown["lessons"]}
    assert guides["03_cubes_pile_up"] == "../../guides/en/03_cubes_pile_up.md"


def test_from_the_projects_folder_the_notebooks_are_found_too():
    lesson = Seen(here=ROOT).shown["lessons"][0]
    assert lesson["notebook"] == "notebooks/en/00_your_first_territory.ipynb"


def test_where_no_notebook_is_near_a_lesson_has_no_link(tmp_path):
    assert {one["notebook"] for one in Seen(here=tmp_path).shown["lessons"]} == {""}


def test_one_lesson_that_can_t_be_read_does_not_stop_the_others(tmp_path, monkeypatch):
    broken = tmp_path / "lessons" / "91_broken"
    broken.mkdir(parents=True)
    (broken / "en.toml").write_text("title =", encoding="utf-8")
    there = lesson_names()
    monkeypatch.chdir(tmp_path)
    assert [one["name"] for one in Seen().shown["lessons"]] == there


@pytest.mark.parametrize("language", text.languages())
@pytest.mark.parametrize("game", catalog.games())
def test_a_click_lays_a_table_of_the_game_in_the_language(game, language):
    seen = Seen(language=language).send(open=game)
    assert (seen.table.game.name, seen.table.language) == (game, language)
    assert seen.table.automatic, "somebody plays against this person"
    assert len(seen.table.names) - len(seen.table.automatic) == 1
    assert seen.shown["below"]["ready"]


@pytest.mark.parametrize("game", catalog.games())
def test_people_take_the_seats_that_they_ask_for(game):
    for people in range(1, offers.MOST_PEOPLE + 1):
        table = Seen().send(people=people).send(open=game).table
        assert len(table.names) - len(table.automatic) == people


def test_the_first_game_is_guided():
    seen = Seen().send(open="first")
    assert tw.TableView(seen.table).snapshot["guide"]["step"] == 1


@pytest.mark.parametrize("game", catalog.games())
def test_every_game_has_a_guided_first_game(game):
    seen = Seen().send(open=f"first:{game}")
    shown = tw.TableView(seen.table).snapshot
    assert (shown["game"], shown["guide"]["step"]) == (game, 1)
    assert next(offer for offer in seen.shown["games"] if offer["name"] == game)["guided"]


def test_a_code_brings_a_game_back():
    table = tw.new(players=["Ada", "bot:greedy"], seed=7).advance().play("take I2", "place c2")
    seen = Seen().send(code=table.resume_code())
    assert seen.table.position() == table.position()


@pytest.mark.parametrize("code", ["", "TERRA1-x", "x" * 20_000])
def test_what_is_no_code_gets_a_sentence(code):
    seen = Seen().send(code=code)
    assert seen.error
    assert (seen.laid, seen.shown["below"]) == ([], None)


@pytest.mark.parametrize("game", catalog.games())
def test_an_example_of_a_position_can_be_set_up(game):
    seen = Seen("workshop").send(example=game)
    position = seen.shown["position"]
    seen.send(position=position)
    assert (seen.error, seen.table.game.name) == (None, game)
    assert len(seen.table.names) - len(seen.table.automatic) == 1


def test_a_position_that_can_t_be_keeps_what_was_typed():
    seen = Seen("workshop").send(position="nonsense")
    assert seen.error
    assert seen.shown["position"] == "nonsense"


def test_the_pages_for_a_printer_are_made_and_linked(tmp_path):
    seen = Seen("teach", here=tmp_path)
    assert [step["does"] for step in seen.shown["steps"]][1] == "print"
    seen.send(print=None)
    step = seen.shown["steps"][1]
    assert (step["does"], step["what"]) == ("file", "print-kit/index.html")
    assert (tmp_path / step["what"]).is_file()


def test_lessons_that_are_not_translated_say_so_kindly():
    assert Seen().shown["lessons_note"] == ""
    assert "anglicky" in Seen().send(language="cs").shown["lessons_note"]


@pytest.mark.parametrize(
    "wish",
    [
        {"role": "head"}, {"language": "xx"}, {"people": 0}, {"people": 5}, {"people": True}, {"open": 7},
        {"open": "chess"}, {"take": "nothing"}, {"print": 1}, {"example": "chess"}, {"do": "it"}, {},
        {"code": "x" * 30_000},
    ],
)  # fmt: skip
def test_other_messages_change_nothing_and_get_one_sentence(wish):
    seen = Seen()
    before = {**seen.shown, "number": 0, "answer": None}
    seen.send(**wish)
    assert seen.error
    assert {**seen.shown, "number": 0, "answer": None} == before
    assert seen.laid == []


def test_an_unknown_role_is_refused_with_those_there_are():
    with pytest.raises(SetupError, match="learn, teach, workshop"):
        tw.start("head")


def test_in_a_notebook_the_answer_comes_before_the_work():
    async def click():
        seen = Seen().send(open="terra")
        waiting = seen.shown["below"]["ready"], list(seen.laid)
        await asyncio.sleep(0)
        return waiting, seen

    waiting, seen = asyncio.run(click())
    assert waiting == (False, [])
    assert seen.shown["below"]["ready"]
    assert seen.table.game.name == "terra"


def test_work_that_fails_afterwards_is_said(tmp_path):
    async def click():
        seen = Seen("teach", here=tmp_path / "gone" / "\0")
        seen.send(print=None)
        await asyncio.sleep(0)
        return seen

    assert asyncio.run(click()).shown["problem"]


def test_a_terminal_gets_a_list():
    said = repr(tw.start())
    assert "Terrabilis: Countries that build" in said
    assert "Lesson 3: Cubes pile up" in said


def test_a_new_table_takes_the_place_of_the_one_before():
    page = tw.start()
    for number, game in enumerate(("terra", "terrabilis")):
        page.top.receive({"id": f"a{number}", "at": 1, "open": game})
        assert page.below.game.name == game
        assert len(page.children) == 2
    page.close()


def test_who_plays_can_be_chosen_on_a_card_below():
    page = tw.start(language="cs")
    page.top.receive({"id": "a", "at": 1, "open": "set-up"})
    card = page.children[1].top
    assert card.snapshot["language"] == "cs"
    card.receive({"id": "b", "at": 1, "start": None})
    assert page.below.language == "cs"
    page.close()

"""Every lesson is a plan, made from its own text: all that it asks, once, and all its minutes."""

from collections import Counter

import pytest

from terra_widgets.errors import LessonError
from terra_widgets.lesson.card import read_card
from terra_widgets.lesson.folders import lesson_names
from terra_widgets.lesson.source import read_lesson
from terra_widgets.room.blocks import words
from terra_widgets.room.lesson_plan import plan_of_lesson, shares
from terra_widgets.room.pieces import KINDS, PIECES
from terra_widgets.room.plan import plan_names, plan_of
from terra_widgets.table import start

LESSONS = lesson_names()
every_lesson = pytest.mark.parametrize("name", LESSONS)


def asked(plan, kind):
    """How often each thing of a kind is asked; looking back does not count."""
    return Counter(piece.name for piece in plan.pieces if piece.kind == kind and not piece.again)


@every_lesson
def test_all_that_a_lesson_asks_stands_in_its_plan_once(name):
    plan, source = plan_of(name), read_lesson(name)
    assert asked(plan, "entry") == dict.fromkeys(source.entries, 1)
    assert asked(plan, "predict") == dict.fromkeys(source.guesses, 1)
    assert asked(plan, "claim") == dict.fromkeys(source.claims, 1)
    for kind in ("before", "quiz", "after", "ticket", "report"):
        assert asked(plan, kind) == {"": 1}, kind


@every_lesson
def test_the_minutes_of_a_lesson_add_up(name):
    assert plan_of(name).minutes == read_card(name).minutes


@every_lesson
def test_every_step_has_something_known_on_the_devices(name):
    for step in plan_of(name).steps:
        assert step.kind in KINDS
        assert step.title
        assert step.pieces
        assert {piece.kind for piece in step.pieces} <= set(PIECES)


@every_lesson
def test_every_text_is_there_but_what_only_a_notebook_needs(name):
    told = "\n".join(words(piece.blocks) for piece in plan_of(name).pieces)
    assert "Shift + Enter" not in told
    assert "grey line" not in told
    assert "For teachers" not in told


@every_lesson
def test_a_board_has_the_screen_to_itself(name):
    for step in plan_of(name).steps:
        if step.kind == "play":
            assert step.pieces[0].kind == "play"


@every_lesson
def test_predictions_are_asked_before_play_and_looked_at_after_it(name):
    plan = plan_of(name)
    kinds = [step.kind for step in plan.steps]
    back = [piece.name for step in plan.steps[kinds.index("play") :] for piece in step.pieces if piece.again]
    assert max(n for n, kind in enumerate(kinds) if kind == "predict") < kinds.index("play")
    assert back == [one.id for one in plan.source.guesses.values() if one.truth]


@every_lesson
def test_channels_within_a_step_are_different(name):
    for step in plan_of(name).steps:
        channels = [piece.channel for piece in step.pieces if piece.channel]
        assert len(channels) == len(set(channels)), step.title


@every_lesson
def test_every_table_of_a_lesson_can_be_laid(name):
    plan = plan_of(name)
    for label, piece in plan.plays.items():
        position = plan.position(piece, ["Ada"])
        if position:
            table = start.at(position, seed=piece.options["seed"])
        else:
            players = ["Ada", *piece.options["against"]]
            game = plan.source.game_at(label)
            table = start.new(game, players=players, seed=piece.options["seed"], **piece.game_options)
        assert table.names[0] == "Ada"
        assert table.game.name == plan.source.game_at(label)


@every_lesson
def test_the_guide_speaks_in_the_script(name):
    plan = plan_of(name)
    assert all(step.script for step in plan.steps if step.minutes), [
        s.title for s in plan.steps if not s.script
    ]


def test_two_people_can_sit_down_where_a_lesson_has_one_and_an_automatic_player():
    plan = plan_of("04_somebodys_backyard")
    text = plan.position(plan.plays["main"], ['A "quoted" name', "Ben"])
    assert start.at(text, seed=3).names == ('A "quoted" name', "Ben")
    with pytest.raises(LessonError, match="2 seats"):
        plan.position(plan.plays["main"], ["a", "b", "c"])


def test_where_a_lesson_has_a_position_for_more_people_they_all_have_the_same_cubes():
    plan = plan_of("03_cubes_pile_up")
    piece = plan.plays["main"]
    assert plan.most_at(piece) == 4
    names = ("Ada", "Ben", "Cem", "Dana")
    table = start.at(plan.position(piece, names), seed=3)
    cards = [player["territory"].values() for player in table.position()["players"]]
    assert table.names == names
    assert [sum(card.get("pollution", 0) for card in land) for land in cards] == [3] * 4
    assert len(start.at(plan.position(piece, ["Ada"]), seed=3).names) == 2


def test_a_lesson_with_several_tables_has_them_all():
    plan = plan_of("05_moved_is_not_gone")
    assert list(plan.plays) == ["main", "exit", "together"]
    number = next(
        n for n, step in enumerate(plan.steps, 1) if any(p.table == "together" for p in step.pieces)
    )
    assert plan.play_before(number).name == "together"
    assert plan.play_before(1) is None


def test_what_the_lab_shows_is_shown_by_the_facilitator():
    plan = plan_of("09_closing_the_loop")
    step = next(step for step in plan.steps if "lesson.lab(" in step.script)
    assert "Your facilitator shows you this now." in [words(piece.blocks) for piece in step.pieces]


def test_claims_come_one_by_one():
    steps = [step for step in plan_of("03_cubes_pile_up").steps if step.kind == "claim"]
    assert [len([p for p in step.pieces if p.kind == "claim"]) for step in steps] == [1, 1, 1]


def test_an_answer_is_not_given_away_with_its_question():
    hook = [step for step in plan_of("04_somebodys_backyard").steps if step.part == "hook"]
    assert [piece.kind for piece in hook[0].pieces][-2:] == ["entry", "entry"]
    assert "North loses 4 points" in words(hook[1].pieces[0].blocks)


@pytest.mark.parametrize(
    ("minutes", "weights"), [(5, [1, 2, 2]), (12, [2, 11]), (0, [1, 1]), (1, [1, 1, 1]), (3, [9, 1, 1])]
)
def test_shared_minutes_add_up(minutes, weights):
    given = shares(minutes, weights)
    assert sum(given) == pytest.approx(minutes)
    assert all(one > 0 for one in given) or not minutes


def test_a_cell_that_no_room_can_show_is_named(tmp_path):
    folder = tmp_path / "90_small"
    folder.mkdir()
    (folder / "en.toml").write_text('title = "Small"\n')
    (folder / "en.md").write_text(
        "# Small {card}\n\n## Look {observe 1}\n\n```python\nlesson.chart(name)\n```\n"
    )
    with pytest.raises(LessonError, match=r"90_small/en.md: a room can't show this cell"):
        plan_of_lesson(folder)


def test_a_paper_text_takes_the_place_of_one_about_keys(tmp_path):
    folder = tmp_path / "90_small"
    folder.mkdir()
    (folder / "en.toml").write_text('title = "Small"\n')
    (folder / "en.md").write_text("# Small {card}\n\n## Play {play 1}\n\nPress **Shift + Enter** twice.\n")
    (folder / "paper.en.md").write_text("## Play {play}\n\nTake a card.\n")
    (step,) = plan_of_lesson(folder).steps
    assert words(step.pieces[0].blocks) == "Take a card."


def test_plans_are_found_by_name_number_and_path(tmp_path):
    assert plan_of("3").name == "03_cubes_pile_up"
    assert plan_of("workshop_45").minutes == 45
    assert {*LESSONS, "workshop_45", "workshop_90", "workshop_180"} == set(plan_names())
    with pytest.raises(LessonError, match="workshop_45"):
        plan_of("workshop_46")
    with pytest.raises(LessonError, match=r"nothing.toml can't be read"):
        plan_of(str(tmp_path / "nothing.toml"))

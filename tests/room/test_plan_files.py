"""Plans from TOML files: every field is checked, with an error that names the step."""

import re

import pytest

from terra_widgets.errors import LessonError
from terra_widgets.games import catalog
from terra_widgets.room.blocks import words
from terra_widgets.room.plan import plan_of, plan_of_game

WORKSHOPS = {"workshop_45": 45, "workshop_90": 90, "workshop_180": 180}
HEAD = '[en]\ntitle = "Mine"\n\n'
SAY = '[[step]]\nkind = "say"\nminutes = 2\n[step.en]\ntitle = "Hello"\ntext = "Go **on**.\\n\\n- now"\n'
PLAY = '[[step]]\nkind = "play"\ntable = "03_cubes_pile_up"\n[step.en]\ntitle = "Play"\n'


@pytest.fixture
def read(tmp_path):
    """Reads a plan with these steps."""

    def reader(text, language="en", head=HEAD):
        path = tmp_path / "mine.toml"
        path.write_text(head + text, encoding="utf-8")
        return plan_of(str(path), language)

    return reader


def step(kind, *lines, more=""):
    """A step with a title; `more` are words of its own."""
    return "\n".join(["[[step]]", f'kind = "{kind}"', *lines, "[step.en]", 'title = "T"', more, ""])


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("name", WORKSHOPS)
def test_a_workshop_takes_its_time_and_has_a_script_for_each_step(name, language):
    plan = plan_of(name, language)
    assert plan.minutes == WORKSHOPS[name]
    assert plan.language == language
    assert all(step.script for step in plan.steps)


@pytest.mark.parametrize("name", WORKSHOPS)
def test_a_workshop_is_the_same_in_every_language(name):
    english, czech = plan_of(name, "en"), plan_of(name, "cs")
    assert [(s.kind, s.minutes, [p.channel for p in s.pieces]) for s in english.steps] == [
        (s.kind, s.minutes, [p.channel for p in s.pieces]) for s in czech.steps
    ]
    assert not {s.title for s in english.steps} & {s.title for s in czech.steps}


@pytest.mark.parametrize("name", WORKSHOPS)
def test_short_czech_words_stay_with_the_next_one(name):
    plan = plan_of(name, "cs")
    told = [
        one
        for step in plan.steps
        for one in (step.title, step.script, *(words(p.blocks) for p in step.pieces))
    ]
    own = [plan.source.entries[p.name] for p in plan.pieces if p.kind == "vote" and not p.again]
    told += [text for entry in own for text in (entry.ask, *entry.options)]
    assert [one for one in told if re.search(r"(?<!\w)[KkSsVvZzOoUu] (?=\w)", one)] == []


@pytest.mark.parametrize("name", WORKSHOPS)
def test_all_that_a_workshop_asks_is_asked_once(name):
    plan = plan_of(name)
    asked = [
        (p.kind, p.name)
        for p in plan.pieces
        if p.kind in {"entry", "predict", "claim", "vote"} and not p.again
    ]
    assert len(asked) == len(set(asked))
    there = {**plan.source.entries, **plan.source.guesses, **plan.source.claims}
    assert {which for _, which in asked} == set(there)


def test_own_words_keep_their_lines(read):
    (step,) = read(SAY).steps
    assert words(step.pieces[0].blocks) == "Go on.\n- now"
    assert (step.minutes, step.kind, step.title) == (2, "say", "Hello")


def test_a_title_keeps_words_together(read):
    assert read(SAY.replace('"Hello"', '"O\u00a0 lese,\u00a0to"')).steps[0].title == "O\u00a0 lese,\u00a0to"


def test_borrowed_things_carry_the_number_of_their_lesson(read):
    plan = read(step("predict", 'prediction = "03_cubes_pile_up/cubes"') + PLAY)
    assert list(plan.source.guesses) == ["cubes-03"]
    assert plan.source.guesses["cubes-03"].table == "main"
    assert plan.plays["main"].options["start"] == "half_way"


def test_a_table_of_another_game_is_named_after_it(read):
    plan = read(PLAY + step("play", 'game = "terra"') + step("chart", 'chart = "crises"'))
    assert list(plan.plays) == ["main", "terra"]
    assert plan.source.game_at("terra") == "terra"
    assert plan.steps[2].pieces[0].table == "terra"


def test_a_pause_stops_the_tables(read):
    own = step(
        "pause-and-predict",
        'id = "now"',
        "high = 7",
        'table = "main"',
        more='ask = "How many?"\nunit = "cubes"',
    )
    _, pause = read(PLAY + own).steps
    assert (pause.kind, pause.pauses) == ("predict", True)


def test_a_vote_comes_twice(read):
    first = step("vote", 'id = "which"', more='ask = "Which?"\noptions = ["a", "b"]')
    plan = read(first + step("vote", 'again = "which"'))
    assert [p.channel for p in plan.pieces] == ["vote which", "vote which again"]
    assert plan.source.entries["which"].options == ("a", "b")


def test_the_words_of_another_language_are_checked_too(read):
    both = HEAD + '[cs]\ntitle = "Moje"\n\n'
    with pytest.raises(LessonError, match=r'step 1: "cs" is missing'):
        read(SAY, head=both)


def test_a_plan_without_the_wanted_language_comes_in_its_own(read):
    assert read(SAY, "cs").language == "en"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "1 to 80 steps"),
        ("steps = 3\n" + SAY, "'steps' has no meaning here"),
        (step("dance"), 'step 1: "kind" should be one of say'),
        (step("say"), '"text" should be what to say'),
        (SAY + "more = 1\n", "'more' has no meaning here"),
        (SAY.replace("minutes = 2", "minutes = 999"), '"minutes" should be 0 to 240'),
        (SAY.replace("minutes = 2", 'minutes = "2"'), '"minutes" should be a number'),
        (SAY.replace("[step.en]", "[step.fr]"), '"en" is missing'),
        (step("write", 'entry = "today"'), "a lesson and what is in it"),
        (
            step("write", 'entry = "03_cubes_pile_up/tomorrow"'),
            "03_cubes_pile_up has no 'tomorrow'|'tomorrow'",
        ),
        (step("write", 'entry = "99_nothing/today"'), "There is no lesson '99_nothing'"),
        (step("write", 'id = "own"'), '"ask" should be the question'),
        (step("write", 'id = "own"', 'answer = "choice"', more='ask = "A?"'), "two to 8 for a choice"),
        (step("write", 'id = "own"', "low = 3", "high = 3", more='ask = "A?"'), "more than low"),
        (step("predict", 'prediction = "03_cubes_pile_up/cubes"'), "no step of kind play follows"),
        (step("predict", 'prediction = "03_cubes_pile_up/cubes"', 'table = "x"'), '"table" should be one of'),
        (step("predict", 'prediction = "03_cubes_pile_up/cubes"', "again = true"), "was not asked before"),
        (step("play", 'table = "03_cubes_pile_up/second"'), "'second'"),
        (step("play", 'game = "chess"'), '"game" should be one of'),
        (step("play", 'game = "terra"', "seed = -1"), "a whole number from 0 on"),
        (PLAY + step("play", 'game = "terra_futura"'), "is a table with other settings"),
        (
            PLAY + step("play", 'game = "terra"', 'label = "mine"'),
            "a table of another game is named after it",
        ),
        (step("chart", 'chart = "pollution"'), "after a step of kind play"),
        (step("figure"), "some series"),
        (step("figure", 'series = ["03_cubes_pile_up/nothing"]'), "nothing"),
        (step("claim", 'claim = "03_cubes_pile_up/nothing"'), "'nothing'"),
        (step("vote", 'again = "x"'), "the id of a vote that stands before"),
        (step("quiz"), "some questions"),
        (step("quiz", 'questions = ["03_cubes_pile_up/record"]'), "record is about a table"),
        (step("quiz", 'items = "never"'), "one of before, after"),
    ],
)
def test_a_wrong_field_is_named_with_its_place(read, text, said):
    with pytest.raises(LessonError, match=said) as error:
        read(text)
    assert "mine.toml" in str(error.value) or "lesson" in str(error.value) or "03_" in str(error.value)


@pytest.mark.parametrize("text", ["[en", "\x00", "a = " + "[" * 5000])
def test_a_broken_file_gets_one_sentence(read, text):
    with pytest.raises(LessonError, match=r"mine.toml can't be read"):
        read(text, head="")


def test_a_plan_without_words_says_what_is_missing(read):
    with pytest.raises(LessonError, match=r"\[en\]"):
        read(SAY, head="")


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("game", catalog.games())
def test_a_game_without_a_lesson_has_a_plan(game, language):
    plan = plan_of_game(game, language, options={})
    assert [step.kind for step in plan.steps] == ["say", "play", "chart", "ticket"]
    assert plan.source.game == plan.plays["main"].name or plan.source.game_at("main") == game

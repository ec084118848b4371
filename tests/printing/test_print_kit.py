"""The print kit as files: every card once, in both languages, text stays text, bad input is told."""

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

import terra_widgets as tw
from terra_widgets.errors import DeckError, SetupError
from terra_widgets.games import catalog, decks
from terra_widgets.lesson.folders import folder_of, lesson_names
from terra_widgets.lesson.source import read_lesson
from terra_widgets.markup import Html, tag
from terra_widgets.printing import __main__ as command
from terra_widgets.printing import chromium
from terra_widgets.printing.lesson_text import html
from terra_widgets.printing.paper import paper_of

HARM = '<img src=x onerror="window.__pwned=1"><script>window.__pwned=1</script> & "co'


class Reader(HTMLParser):
    """What is in a page: its tags, its texts, and the cards on it."""

    def __init__(self, page):
        super().__init__()
        self.tags, self.texts, self.cards, self.styles = Counter(), [], [], []
        self.feed(page)

    def handle_starttag(self, name, attributes):
        self.tags[name] += 1
        given = dict(attributes)
        if given.get("data-card"):
            self.cards.append(given["data-card"])

    def handle_data(self, data):
        self.texts.append(data)

    @property
    def text(self):
        return " ".join(" ".join(self.texts).split())


def read(path):
    return Reader(Path(path).read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def kit(tmp_path_factory):
    folder = tmp_path_factory.mktemp("kit")
    return {path.relative_to(folder).as_posix(): path for path in tw.print_kit(folder)}


def test_the_first_file_lists_all_others(kit):
    names = list(kit)
    page = kit[names[0]].read_text(encoding="utf-8")
    assert names[0] == "index.html"
    assert set(re.findall(r'href="([^"]+)"', page)) == set(names[1:])


def test_every_card_is_there_exactly_once(kit):
    deck = decks.load()
    ids = [card.id for card in (*deck.cards, *deck.scoring)]
    assert read(kit["cards.html"]).cards == ids
    assert read(kit["cards_two_sided.html"]).cards == ids


@pytest.mark.parametrize("game", [game for game in catalog.games() if game != "terra_futura"])
def test_other_games_have_every_card_as_often_as_the_game_has_it(game, tmp_path):
    deck = decks.load(game, game)
    if game == "terra":
        wanted = Counter([card.id for card in deck.crises]) + Counter({s.id: s.count for s in deck.solutions})
    elif game == "terrabilis":
        wanted = Counter(card.id for card in (*deck.cards, *deck.hazards, *deck.quiz))
    else:
        wanted = Counter(card.id for card in (*deck.tiles, *deck.missions, *deck.goals, *deck.disasters))
    files = tw.print_kit(tmp_path, game=game, lessons=False)
    found = [card for path in files for card in read(path).cards]
    assert Counter(found) == wanted


@pytest.mark.parametrize("game", catalog.games())
def test_cards_speak_czech(game, tmp_path):
    tw.print_kit(tmp_path, game=game, language="cs", lessons=False)
    page = (tmp_path / "cards.html").read_text(encoding="utf-8")
    deck = decks.load(game, game)
    part = {"terra_futura": "scoring", "terra": "solutions", "terrabilis": "cards", "nova_ziemia": "goals"}
    cards = getattr(deck, part[game])
    assert '<html lang="cs">' in page
    for card in cards:
        assert card.names["cs"] in page.replace("&#x27;", "'")
        assert card.name == card.names["cs"] or f">{card.name}<" not in page


def test_as_many_tokens_as_the_boxes_hold(kit):
    page = kit["tokens.html"].read_text(encoding="utf-8")
    counts = Counter(re.findall(r'class="p-token"><svg class="t-icon i-(\w+)"', page))
    raws = dict.fromkeys(("green", "red", "yellow"), 25)
    products = dict.fromkeys(("food", "construction", "goods"), 20)
    assert counts == {**raws, **products, "money": 30, "pollution": 30}


def test_the_marked_starting_card_alone_has_the_star(kit):
    assert kit["cards.html"].read_text(encoding="utf-8").count("t-level p-first") == 1


@pytest.mark.parametrize("lesson", lesson_names())
def test_a_lesson_has_a_hand_out_with_all_that_it_asks(kit, lesson):
    source, page = read_lesson(lesson), read(kit[f"handouts/{lesson}.html"])
    plain = page.text
    asked = [*(guess.ask for guess in source.guesses.values()), *(one.ask for one in source.questions)]
    asked += [claim.claim for claim in source.claims.values()]
    asked += [text for one in source.entries.values() for text in (one.ask, *one.options)]
    asked += [answer.text for one in source.questions for answer in one.answers if answer.text]
    quoted = [row for claim in source.claims.values() for row in source.quoted(claim)]
    for text in [*asked, *(row.publisher for row in quoted)]:
        assert " ".join(text.split()) in plain
    for row in quoted:
        assert row.address in read(kit["handouts/answers.html"]).text
    for claim in source.claims.values():
        assert " ".join(claim.why.split()) not in plain, "our verdict is for the teacher"
        assert " ".join(claim.why.split()) in read(kit["handouts/answers.html"]).text


@pytest.mark.parametrize("lesson", lesson_names())
def test_no_hand_out_speaks_of_clicking(kit, lesson):
    page = kit[f"handouts/{lesson}.html"].read_text(encoding="utf-8")
    said = Reader(page.partition("</head>")[2]).text
    words = r"click\w*|press|button|keyboard|mouse|screen|undo|shift \+ enter|a new cell|lesson\.\w+"
    assert re.findall(rf"\b({words})\b", said, re.IGNORECASE) == []


@pytest.mark.parametrize("lesson", lesson_names())
def test_the_kit_of_a_lesson_brings_its_game_and_its_version_without_computers(lesson, tmp_path):
    source = read_lesson(lesson)
    called = lesson if lesson.startswith("00") else str(int(lesson[:2]))
    files = [path.relative_to(tmp_path).as_posix() for path in tw.print_kit(tmp_path, lesson=called)]
    parts = catalog.part(source.game, "paper").documents(decks.of(None, source.game), "en", paper_of("A4"))
    taught = [lesson, "before_and_after", "answers", "without_computers"]
    teaching = [f"plans/{lesson}", f"slides/{lesson}"]
    handouts = [f"handouts/{name}" for name in taught]
    wanted = ["index", *(part.name for part in parts), *handouts, *teaching]
    assert files == [f"{name}.html" for name in wanted]
    guide = (folder_of(lesson) / "guide.en.md").read_text(encoding="utf-8")
    told = guide.partition("## Without computers")[2].strip().splitlines()[0]
    assert (
        told.replace("*", "").replace("`", "")[:40] in read(tmp_path / "handouts/without_computers.html").text
    )


def test_the_whole_kit_brings_every_game_that_a_lesson_plays(kit):
    games = {read_lesson(lesson).game for lesson in lesson_names()}
    assert games == set(catalog.games())
    for game in games - {catalog.DEFAULT}:
        assert {f"{game}/cards.html", f"{game}/rules.html"} <= set(kit)


def test_the_kit_of_a_game_brings_its_own_lessons_alone(tmp_path):
    files = {path.stem for path in tw.print_kit(tmp_path, game="terra")}
    for lesson in lesson_names():
        assert (lesson in files) == (read_lesson(lesson).game == "terra")


def test_a_lesson_that_there_is_not_is_told(tmp_path, capsys):
    assert command.main([str(tmp_path / "kit"), "--lesson", "99"]) == 1
    assert "99" in capsys.readouterr().err
    assert not (tmp_path / "kit").exists()


def test_lessons_that_are_not_translated_come_in_english(tmp_path):
    files = tw.print_kit(tmp_path, language="cs")
    first = next(path for path in files if path.parent.name == "handouts")
    name = "cs" if (folder_of(first.stem) / "cs.toml").is_file() else "en"
    assert f'<html lang="{name}">' in first.read_text(encoding="utf-8")


def hostile(tmp_path):
    """A deck of a teacher's own whose names and notes are not harmless."""
    text = decks.load().to_csv()
    lines = text.splitlines()
    quoted = HARM.replace('"', '""')
    lines[1] = lines[1].replace("Green valley", f'"{quoted}"')
    lines[6] = re.sub(r"^((?:[^,]*,){3})[^,]*", lambda m: f'{m[1]}"{quoted}"', lines[6])
    deck = tmp_path / "my <b>deck.csv"
    deck.write_text("\n".join(lines), encoding="utf-8")
    return deck


def test_what_a_deck_says_stays_text(kit, tmp_path):
    files = tw.print_kit(tmp_path / "kit", deck=hostile(tmp_path), lessons=False)
    for path in files:
        page, usual = read(path), read(kit[path.name])
        assert page.tags <= usual.tags, path.name  # the list has no lessons here, else it is the same
    cards = read(tmp_path / "kit" / "cards.html")
    assert cards.text.count(" ".join(HARM.split())) == 2
    assert "my <b>deck" in read(tmp_path / "kit" / "index.html").text


def test_texts_are_escaped_unless_they_were_made_here():
    assert tag("p", "<b>", Html("<i>x</i>"), title='"') == '<p title="&quot;">&lt;b&gt;<i>x</i></p>'
    assert html("a <b>c</b> **d**\n\n- one\n  more\n- two").replace("\n", " ") == (
        "<p>a &lt;b&gt;c&lt;/b&gt; <strong>d</strong></p> <ul> <li>one more</li> <li>two</li> </ul> "
    )


def test_nothing_is_loaded_from_anywhere(kit):
    for path in kit.values():
        page = path.read_text(encoding="utf-8")
        assert "default-src &#x27;none&#x27;" in page
        assert not re.search(r"<script|@import|<link|src=\"(?!data:)|url\((?!#|data:)", page), path.name


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"paper": "A5"}, "There is: A4, Letter."),
        ({"paper": 4}, "There is: A4, Letter."),
        ({"language": "xx"}, "There is no language 'xx' yet."),
        ({"game": "chess"}, "There is no game 'chess'."),
    ],
)
def test_a_wrong_wish_is_told_and_nothing_is_written(wrong, told, tmp_path):
    with pytest.raises(SetupError) as caught:
        tw.print_kit(tmp_path / "kit", **wrong)
    assert told in str(caught.value)
    assert not (tmp_path / "kit").exists()


def test_a_deck_with_a_mistake_is_told_and_nothing_is_written(tmp_path):
    deck = tmp_path / "deck.csv"
    deck.write_text(decks.load().to_csv().replace("any raw or money", "any luck"), encoding="utf-8")
    with pytest.raises(DeckError, match="line 2"):
        tw.print_kit(tmp_path / "kit", deck=deck)
    assert not (tmp_path / "kit").exists()


def test_a_folder_that_is_none_is_told(tmp_path):
    (tmp_path / "kit").write_text("mine")
    with pytest.raises(SetupError, match="can't be written"):
        tw.print_kit(tmp_path / "kit")
    with pytest.raises(SetupError, match="path of a folder"):
        tw.print_kit(7)
    assert (tmp_path / "kit").read_text() == "mine"


def test_without_a_browser_the_command_says_so_and_the_pages_are_there(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(chromium, "find", lambda: None)
    assert command.main([str(tmp_path / "kit"), "--no-lessons", "--paper", "letter"]) == 0
    told = capsys.readouterr().out
    assert "7 files to print in" in told
    assert "neither Chromium nor Chrome nor Edge was found" in told
    assert (tmp_path / "kit" / "index.html").is_file()


def test_a_browser_that_fails_is_told(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(chromium, "find", lambda: str(tmp_path / "no browser"))
    assert command.main([str(tmp_path / "kit"), "--no-lessons"]) == 1
    assert "made no PDF of index.html" in capsys.readouterr().err


def test_the_command_tells_what_is_wrong(tmp_path, capsys):
    assert command.main([str(tmp_path / "kit"), "--deck", "none.csv", "--language", "cs"]) == 1
    assert "none.csv" in capsys.readouterr().err
    assert not (tmp_path / "kit").exists()

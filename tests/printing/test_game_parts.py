"""Every game can be played from its pages alone: each part that the rules name, as often as they need it."""

import re
from collections import Counter

import pytest

import terra_widgets as tw
from terra_widgets.games import catalog, decks
from terra_widgets.games.nova_ziemia.rules import numbers as nova
from terra_widgets.games.terra.rules import numbers as terra
from terra_widgets.games.terrabilis.deck.cards import RESOURCES
from terra_widgets.games.terrabilis.rules import numbers as terrabilis
from terra_widgets.games.terrabilis.screen.cards import points
from terra_widgets.text import translate

COUNTRIES = terrabilis.PLAYERS
START = dict(zip(RESOURCES, terrabilis.START, strict=True))
PARTS = {
    ("terra", "board"): {"crisis": 18, "place": terra.WORLD_LIMIT},
    ("terra", "tokens"): {"pawn": terra.PLAYERS, "marker": terra.WORLD_LIMIT},
    ("terrabilis", "board"): {"place": terrabilis.PLACES},
    ("terrabilis", "countries"): {"country": COUNTRIES},
    ("terrabilis", "cards"): {"member": COUNTRIES, "loan": COUNTRIES},
    ("terrabilis", "tokens"): {
        "nature": COUNTRIES * START["nature"],
        "wellbeing": COUNTRIES * START["wellbeing"],
        "black": terrabilis.MOST_BLACK,
        "pawn": COUNTRIES,
    },
    ("nova_ziemia", "planet"): {"place": 16, "action": nova.ACTIONS_A_TURN},
}


@pytest.fixture(scope="module")
def printed(tmp_path_factory):
    """The pages of each game and language as text, by the names of their files."""
    kits = {}
    for game in catalog.games():
        for language in ("en", "cs"):
            folder = tmp_path_factory.mktemp(f"{game}-{language}")
            files = tw.print_kit(folder, game=game, language=language, lessons=False)
            kits[game, language] = {path.stem: path.read_text(encoding="utf-8") for path in files}
    return kits


def parts(page):
    return Counter(re.findall(r' data-part="([^"]+)"', page))


@pytest.mark.parametrize(("game", "file"), PARTS)
def test_parts_are_printed_as_often_as_the_rules_need_them(printed, game, file):
    found = parts(printed[game, "en"][file])
    wanted = PARTS[game, file]
    assert {part: found[part] for part in wanted} == wanted


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("game", catalog.games())
def test_rules_and_what_else_is_needed_are_in_every_kit(printed, game, language):
    kit = printed[game, language]
    needs = translate("print-needs-title", language)
    scissors = translate("print-need-scissors", language)
    for file in ("index", "rules"):
        assert needs in kit[file]
        assert scissors in kit[file]


def test_the_path_has_every_square_in_its_order(printed):
    board = decks.load("terrabilis", "terrabilis").board
    found = re.findall(r'class="p-square"[^>]*data-part="(\w+)"', printed["terrabilis", "en"]["board"])
    assert found == [square.what for square in board]


def test_there_are_notes_and_energy_for_every_country_to_start_with(printed):
    kit = printed["terrabilis", "en"]
    notes = {int(part.split()[1]): n for part, n in parts(kit["money"]).items()}
    assert set(notes) == set(terrabilis.NOTES)
    # Each country can pay 1 000: some of what it starts with is in small notes.
    small = START["terras"] // sum(terrabilis.NOTES)
    for note in terrabilis.NOTES:
        assert notes[note] >= COUNTRIES * small
    assert parts(kit["tokens"])["energy"] >= COUNTRIES * START["energy"]


def test_a_card_of_terrabilis_says_its_points_and_where_things_go(printed):
    page = printed["terrabilis", "en"]["cards"]
    for card in decks.load("terrabilis", "terrabilis").cards:
        face = re.search(rf'<article[^>]*data-card="{card.id}".*?</article>', page, re.DOTALL)[0]
        assert translate("print-terrabilis-points", "en", points=points(card)) in face
        assert ("onto the zone" in face) == any(card.pays)
        assert ("from the zone" in face) == any(card.takes)


def test_the_answer_to_a_question_is_on_the_other_side_of_the_fold(printed):
    page = printed["terrabilis", "en"]["cards"]
    faces = re.findall(r'<article class="p-face p-quiz".*?</article>', page, re.DOTALL)
    assert len(faces) == len(decks.load("terrabilis", "terrabilis").quiz)
    for face in faces:
        front, back = face.split('class="p-half p-behind"')
        assert "Right" not in front
        assert "Right" in back


@pytest.mark.parametrize("language", ["en", "cs"])
def test_colours_of_tiles_differ_by_letter_and_by_pattern(printed, language):
    page = printed["nova_ziemia", language]["tiles"]
    letters = set(re.findall(r"<text[^>]*>([^<]+)</text>", page))
    assert len(letters) == 4
    fills = set(re.findall(r'<polygon[^>]*fill="([^"]+)"', page))
    assert len(fills) == 4
    strokes = dict(re.findall(r'<pattern id="([^"]+)".*?<path d="([^"]+)"', page))
    assert len(set(strokes.values())) == 3


def test_the_table_of_limits_has_each_crisis_once(printed):
    page = printed["terra", "en"]["board"]
    for crisis in decks.load("terra", "terra").crises:
        assert page.count(f">{crisis.name}<") == 1

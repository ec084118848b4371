"""The tiles and cards of Nova Ziemia: what comes with the kit, and what a teacher's file is told."""

import csv
import io
import re
from collections import Counter
from importlib.resources import files

import pytest

from terra_widgets.errors import DeckError
from terra_widgets.games import decks
from terra_widgets.games.nova_ziemia.deck import COLOURS

DECK = decks.load("nova_ziemia", "nova_ziemia")
GAME = "nova_ziemia"


def edited(card="", without="", headings=None, **cells):
    """The built-in deck as text, after changing cells of one card."""
    rows = list(csv.DictReader(io.StringIO(DECK.to_csv())))
    rows = [row | cells if row["id"] == card else row for row in rows if row["id"] != without]
    columns = list(rows[0])
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([(headings or {}).get(column, column) for column in columns])
    writer.writerows([row[column] for column in columns] for row in rows)
    return text.getvalue()


def test_the_file_round_trips():
    anew = decks.parse(DECK.to_csv(), "anew", GAME)
    assert anew == DECK
    assert anew.digest == DECK.digest
    assert anew.to_csv() == DECK.to_csv()
    assert files("terra_widgets.games.nova_ziemia").joinpath("deck.csv").read_text("utf-8") == DECK.to_csv()


def test_it_can_be_found_by_its_game_only():
    assert decks.built_in(GAME) == (GAME,)
    assert decks.built_in() == ("terra_futura", "terra_futura.first")


def test_no_tile_is_there_twice():
    def orbit(tile):
        """What does not change when a tile is rotated or turned over."""
        north, east, south, west = tile.sides
        upright = next(colour for colour in (north, south) if colour != tile.big)
        level = next(colour for colour in (east, west) if colour != tile.big)
        rising = tile.big if (north == east or south == west) else tile.behind
        return upright, level, rising

    assert len({orbit(tile) for tile in DECK.tiles}) == 16


def test_ice_is_a_little_scarce_and_the_other_colours_have_about_the_same_share():
    """White covers half a tile on seven tiles only: that makes the game as hard as it should be."""
    halves = Counter(c for tile in DECK.tiles for c in (tile.big, tile.behind))
    assert halves == {"white": 7, "blue": 8, "yellow": 9, "green": 8}
    quarters = Counter(c for tile in DECK.tiles for c in tile.sides if tile.sides.count(c) == 1)
    assert all(quarters[colour] + halves[colour] == 16 for colour in COLOURS)


def test_everything_has_a_czech_name_and_what_is_told_of_the_world_too():
    for card in (*DECK.tiles, *DECK.missions, *DECK.goals, *DECK.disasters):
        assert card.names["cs"] != card.name
        assert bool(card.note) == bool(card.notes.get("cs"))
    assert all(card.note for card in (*DECK.goals, *DECK.disasters))


def test_names_are_told_apart():
    names = [card.name for card in (*DECK.tiles, *DECK.missions, *DECK.goals, *DECK.disasters)]
    assert len(set(names)) == len(names)
    czech = [card.names["cs"] for card in (*DECK.tiles, *DECK.missions, *DECK.goals, *DECK.disasters)]
    assert len(set(czech)) == len(czech)


CELLS = [
    ("T01", {"tile": "white blue yellow"}, "nova-deck-tile", "tile"),
    ("T01", {"tile": "white white white blue"}, "nova-deck-tile", "tile"),
    ("T01", {"tile": "white blue white green"}, "nova-deck-tile", "tile"),
    ("T01", {"tile": "white white blue blue"}, "nova-deck-tile", "tile"),
    ("T01", {"tile": "white white blue gren"}, "deck-choice", "tile"),
    ("T01", {"players": "2"}, "nova-deck-not-here", "players"),
    ("T01", {"kind": "tyle"}, "deck-choice", "kind"),
    ("T01", {"id": "12"}, "nova-deck-id", "id"),
    ("T01", {"id": "unknown"}, "nova-deck-id", "id"),
    ("T01", {"id": "W5"}, "deck-id-twice", "id"),
    ("T01", {"name": ""}, "deck-name", "name"),
    ("W5", {"zones": "five white"}, "nova-deck-zones", "zones"),
    ("W5", {"zones": "pink 5"}, "deck-choice", "zones"),
    ("W5", {"zones": "white 99"}, "deck-number", "zones"),
    ("W5", {"zones": "9 x white 4"}, "deck-number", "zones"),
    ("W5", {"players": "5"}, "deck-number", "players"),
    ("W5", {"tile": "white"}, "nova-deck-not-here", "tile"),
    ("SAND", {"effect": "explode 2"}, "deck-choice", "effect"),
    ("SAND", {"effect": "discard 99"}, "deck-number", "effect"),
    ("SAND", {"effect": "discard 2, discard 3"}, "nova-deck-effect-twice", "effect"),
    ("SAND", {"effect": ""}, "deck-choice", "effect"),
    ("SAND", {"level": "blue"}, "deck-choice", "level"),
]


@pytest.mark.parametrize(("card", "cells", "key", "column"), CELLS)
def test_a_wrong_cell_is_named(card, cells, key, column):
    with pytest.raises(DeckError) as caught:
        decks.parse(edited(card, **cells), "my.csv", GAME)
    reason = caught.value.reason
    assert reason.key == key
    assert reason.facts["column"] == column
    assert re.match(r"my\.csv, line \d+", str(caught.value))


@pytest.mark.parametrize(("without", "key"), [("T01", "nova-deck-tiles")])
def test_what_is_missing_is_said(without, key):
    with pytest.raises(DeckError) as caught:
        decks.parse(edited(without=without), "my.csv", GAME)
    assert caught.value.reason.key == key


def without(wanted):
    rows = list(csv.DictReader(io.StringIO(DECK.to_csv())))
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(row for row in rows if not wanted(row))
    return text.getvalue()


def test_a_deck_needs_missions_and_a_goal_of_each_colour():
    with pytest.raises(DeckError) as caught:
        decks.parse(without(lambda row: row["kind"] == "mission"), "my.csv", GAME)
    assert caught.value.reason.key == "nova-deck-missions"
    with pytest.raises(DeckError) as caught:
        decks.parse(without(lambda row: row["kind"] == "goal" and "blue" in row["zones"]), "my.csv", GAME)
    assert (caught.value.reason.key, caught.value.reason.facts["colour"]) == ("nova-deck-goals", "blue")


def test_what_spreadsheets_do_to_a_file_does_no_harm():
    saved = io.StringIO()
    rows = csv.reader(io.StringIO(DECK.to_csv()))
    csv.writer(saved, delimiter=";", lineterminator="\r\n").writerows(rows)
    for text in (saved.getvalue(), "\ufeff" + DECK.to_csv()):
        assert decks.parse(text, "my", GAME) == DECK


def test_a_disaster_may_say_several_things():
    deck = decks.parse(edited("SAND", effect="Discard 2, no rows, failure +1"), "my", GAME)
    [sand] = [card for card in deck.disasters if card.id == "SAND"]
    assert sand.effects == (("discard", 2), ("no rows", 0), ("failure", 1))
    assert sand.text == "discard 2, no rows, failure +1"
    assert deck.digest != DECK.digest


def test_every_error_of_the_deck_has_a_test():
    source = files("terra_widgets.games.nova_ziemia").joinpath("deck.py").read_text("utf-8")
    used = set(re.findall(r'"(nova-deck-[a-z-]+)"', source))
    tested = {case[2] for case in CELLS} | {"nova-deck-tiles", "nova-deck-missions", "nova-deck-goals"}
    assert used <= tested

"""Hints in all games: legal, in levels that say different things, from what their player knows alone."""

import itertools
import random
import re

import pytest

import terra_widgets as tw
from terra_widgets.errors import IllegalMove, Words
from terra_widgets.games import catalog
from terra_widgets.games.contract import Game
from terra_widgets.room.seat_screen import Manners, SeatScreen
from terra_widgets.simulation import hints as simulated
from terra_widgets.widgets.screen import Screen
from terra_widgets.widgets.snapshot import Settings

SIZES = {"terra_futura": 2, "terra": 3, "terrabilis": 3, "nova_ziemia": 2}
NAMES = ["Ada", "Ben", "Cy"]


def moments(game, seed, *, by_chance=0.6, most=60):
    """Moments of a game in which some follow hints, and some do anything; not those without a choice."""
    table, rng = tw.new(game, players=NAMES[: SIZES[game]], seed=seed), random.Random(seed)
    while table.to_move is not None and len(table.moves) < 400:
        if len(table.legal_moves) > 1:
            yield table
            most -= 1
        if not most:
            return
        helped = rng.random() > by_chance
        table.play(table.hint().moves[0] if helped else rng.choice(table.legal_moves))


def levels(table):
    return [table.hint(level=number) for number in (1, 2, 3)]


@pytest.mark.parametrize("game", SIZES)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_hint_is_a_legal_move_and_only_the_last_level_has_it(game, seed):
    for table in moments(game, seed):
        where, why, how = levels(table)
        assert table.why_not(how.moves[0]) is None
        assert where.moves == why.moves == ()


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("game", SIZES)
def test_the_three_levels_say_different_things_in_whole_sentences(game, language):
    for table in moments(game, 3):
        table.language = language
        told = [hint.text for hint in levels(table)]
        assert len(set(told)) == 3
        for text in told:
            assert re.fullmatch(r"[\"“„A-ZÁČĎÉÍŇÓŘŠŤÚŮÝŽ0-9].*[.?!]", text, re.DOTALL), text
            assert "  " not in text


@pytest.mark.parametrize("game", SIZES)
def test_the_first_two_levels_do_not_give_the_move_away(game):
    """Neither the phrase for the move, nor the card or place that it names."""
    for table in moments(game, 4):
        where, why, how = levels(table)
        move = table.game.parse_move(how.moves[0])
        view = table.game.view(table.state, table.names.index(table.to_move))
        phrase = catalog.part(game, "players").phrase(table.game, view, move, "en")
        named = [word for word in how.moves[0].split()[1:] if re.search(r"[a-zA-Z]\d", word)]
        if game == "nova_ziemia" and how.moves[0].split()[0] in {"meet", "reach", "discard"}:
            named = how.moves[0].split()[1:]
        for text in (where.text, why.text):
            assert phrase.lower() not in text.lower()
            assert not [word for word in named if re.search(rf"\b{re.escape(word)}\b", text)]


@pytest.mark.parametrize("game", ["terra_futura", "terra", "terrabilis"])
def test_other_hidden_cards_do_not_change_a_hint(game):
    """Everything that the player can't know is dealt anew: the view is the same, and so is the hint."""
    rng, imagine = random.Random(5), catalog.part(game, "players.imagine").imagine
    for table in moments(game, 5, most=40):
        seat = table.names.index(table.to_move)
        before = levels(table)
        whole, view = table.state, table.game.view(table.state, seat)
        table._states[-1] = imagine(table.game, view, rng.random)
        assert table._states[-1] != whole
        assert levels(table) == before
        table._states[-1] = whole


@pytest.mark.parametrize("game", SIZES)
def test_a_hint_changes_nothing_and_is_the_same_when_asked_again(game):
    for table in moments(game, 6, most=15):
        before = table.position()
        assert levels(table) == levels(table)
        assert table.position() == before


@pytest.mark.parametrize("level", [0, 4, True, "2", None, 1.0])
def test_there_are_three_levels_and_no_others(level):
    with pytest.raises(IllegalMove, match="three levels"):
        tw.new("terra", players=3, seed=1).hint(level=level)


def test_a_game_without_hints_says_so(monkeypatch):
    monkeypatch.setattr(Game, "adviser", staticmethod(lambda _name: None))
    with pytest.raises(tw.TerraError, match="no hints in the game terra"):
        tw.new("terra", players=3, seed=1).hint()


def test_words_are_said_in_every_language():
    word = Words({"en": "Wind park", "cs": "Větrný park"}.__getitem__)
    assert (word, word.said("cs")) == ("Wind park", "Větrný park")


# On a board


IDS = itertools.count()


def press(screen, action="hint"):
    screen.receive({"id": f"u{next(IDS)}", "at": screen.snapshot["number"], "do": action})
    return screen.snapshot["answer"]["error"]


@pytest.mark.parametrize("game", SIZES)
def test_each_press_of_the_button_gives_the_next_level_until_something_is_played(game):
    table = next(moments(game, 7))
    seat = table.names.index(table.to_move)
    screen = Screen(table, Settings(seat=seat), lambda _: None)
    assert (screen.snapshot["hint"]["level"], screen.snapshot["hint"]["why"]) == (0, None)
    labels = [screen.snapshot["hint"]["label"]]
    for level in (1, 2, 3):
        assert press(screen) is None
        hint = screen.snapshot["hint"]
        assert hint["level"] == level
        assert hint["text"]
        assert (hint["move"] is not None) == (level == 3)
        labels.append(hint["label"])
    assert len(set(labels[:3])) == 3
    assert screen.snapshot["hint"]["why"].startswith("That is all")
    table.play(screen.snapshot["hint"]["move"])
    assert (screen.snapshot["hint"]["level"], screen.snapshot["hint"]["text"]) == (0, None)


@pytest.mark.parametrize("game", SIZES)
def test_nobody_else_sees_or_gets_a_hint(game):
    table = next(moments(game, 8))
    seat = table.names.index(table.to_move)
    mine, other = (
        Screen(table, Settings(seat=one), lambda _: None) for one in (seat, (seat + 1) % SIZES[game])
    )
    assert press(mine) is None
    assert press(other) == f"{table.to_move} decides now."
    assert other.snapshot["hint"]["text"] is None
    assert mine.public["hint"]["text"] is None


@pytest.mark.parametrize("game", SIZES)
def test_a_room_gives_hints_only_where_the_facilitator_lets_it(game):
    table, on = next(moments(game, 9)), []
    manners = Manners(lambda: False, lambda: bool(on), lambda _seat: True)
    seat = table.names.index(table.to_move)
    screen = SeatScreen(table, Settings(seat=seat), lambda _: None, manners, 0)
    assert press(screen) == "There are no hints just now. Talk to the others at your table."
    assert screen.snapshot["hint"]["text"] is None
    on.append(True)
    assert press(screen) is None
    assert screen.snapshot["hint"]["text"]


def test_an_automatic_player_s_decision_has_no_hint():
    table = tw.new("terra", players=["bot:helper", "Ada", "Ben"], seed=1)
    screen = Screen(table, Settings(seat=1), lambda _: None)
    assert screen.snapshot["hint"]["why"]


# How good they are


@pytest.mark.parametrize("game", SIZES)
def test_who_follows_hints_comes_to_the_end(game):
    found = simulated.compare(game, 1)
    assert len(found.with_hints) == len(found.without) == 1
    assert found.times


def test_the_command_prints_a_line_for_each_game(capsys):
    assert simulated.main(["terra", "--games", "4"]) == 0
    assert "worlds saved" in capsys.readouterr().out


@pytest.mark.alone
@pytest.mark.parametrize("game", ["terra_futura", "terra", "terrabilis"])
def test_a_hint_is_there_in_time(game):
    assert simulated.compare(game, 2).p95 <= simulated.MOST_TIME

"""The table of `run.py balance`: what it counts. The figures themselves come from the command."""

import pytest

from terra_widgets.games import decks
from terra_widgets.games.terra_futura import balance
from terra_widgets.simulation.balance import main

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def tally():
    tally = balance.alike("terra_futura", range(120))
    tally.add(balance.mixed("terra_futura", range(40)))
    return tally


def test_every_game_has_one_win_to_share(tally):
    assert sum(tally.seat_wins.values()) == pytest.approx(120)
    assert sum(tally.side_wins.values()) == pytest.approx(40)


def test_what_is_expected_adds_up_to_what_is_won(tally):
    starting = [card.id for card in decks.load().cards if card.level == "start"]
    assert sum(tally.wins[card] for card in starting) == pytest.approx(120)
    assert sum(tally.expected[card] for card in starting) == pytest.approx(120)


def test_every_card_finds_holders(tally):
    deck = decks.load()
    assert all(tally.held[card.id] for card in (*deck.cards, *deck.scoring))


def test_no_card_is_far_from_fair_even_in_a_small_sample(tally):
    often = [card for card, n in tally.held.items() if n > 60]
    assert len(often) > 20
    assert all(0.3 < tally.ratio(card) < 2.2 for card in often)


def test_a_clean_player_has_fewer_cubes_and_both_sides_win(tally):
    assert tally.side_cubes["clean"] < tally.side_cubes["dirty"]
    assert min(tally.side_wins.values()) > 0.2 * sum(tally.side_wins.values())


def test_parts_add_up_to_the_whole(tally):
    parts = balance.alike("terra_futura", range(60))
    parts.add(balance.alike("terra_futura", range(60, 120)))
    assert parts.wins == pytest.approx(tally.wins)


def test_the_report_names_every_card_and_marks_what_is_off(tally):
    lines, good = balance.report(tally)
    deck = decks.load()
    text = "\n".join(lines)
    assert all(f"{card.id} " in text and card.name in text for card in (*deck.cards, *deck.scoring))
    assert good == ("!" not in text)


def test_a_deck_that_cannot_be_used_is_said(capsys):
    assert main(["--deck", "nowhere.csv"]) == 2
    assert "nowhere.csv" in capsys.readouterr().err


def test_the_command_prints_its_table(capsys):
    assert main(["--games", "8", "--workers", "1"]) in {0, 1}
    assert "won/expected" in capsys.readouterr().out

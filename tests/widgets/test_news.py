"""What the live region says: one short summary for each turn of others, and what only I may know."""

import random
import re
from itertools import groupby

import pytest

import terra_widgets as tw
from terra_widgets.widgets.news import MOST_WORDS, briefly
from terra_widgets.widgets.screen import Screen
from terra_widgets.widgets.snapshot import Settings

PLAYERS = {
    "terra_futura": ["Ada", "bot:greedy", "bot:clean"],
    "terra": ["Ada", "bot:helper", "bot:hoarder"],
    "terrabilis": ["Ada", "bot:builder", "bot:steward"],
    "nova_ziemia": ["Ada", "bot:loner"],
}


class Listener:
    """A screen at a table, and what its live region says."""

    def __init__(self, game, players=None, seed=5, seat=None):
        self.table = tw.new(game, players=players or PLAYERS[game], seed=seed)
        self.said = []
        self.screen = Screen(
            self.table, Settings(seat=seat), lambda shown: self.said.append(shown["announce"])
        )

    def play(self, *moves):
        self.said.clear()
        self.table.play(*moves)
        return self.said

    def others(self):
        """The automatic players move, one move after the other."""
        self.said.clear()
        while self.table.to_move in self.table.automatic:
            self.table.advance(most=1)
        return self.said


@pytest.mark.parametrize("game", PLAYERS)
def test_turns_of_automatic_players_are_told_once_and_briefly(game):
    listener, luck = Listener(game), random.Random(5)
    turns = 0
    for _ in range(80):
        if listener.table.to_move in listener.table.automatic:
            *meanwhile, last = listener.others()
            assert not any(meanwhile), "nothing is said before somebody decides"
            told = listener.screen.snapshot["log"]["entries"][-len(listener.said) :]
            movers = [seat for seat, _ in groupby(entry["seat"] for entry in told)]
            prompt = listener.screen.snapshot["prompt"]["text"]
            assert last.endswith(prompt) or listener.table.outcome
            if not listener.table.outcome:
                assert len(last.removesuffix(prompt).split()) <= len(movers) * MOST_WORDS
            turns += 1
        if listener.table.to_move is None:
            break
        listener.play(luck.choice(listener.table.legal_moves))
    assert turns


def test_what_others_did_is_not_told_again_with_the_next_move():
    listener = Listener("terra_futura")
    told = listener.others()[-1]
    assert "takes" in told
    after = listener.play("draw I")[-1]
    assert after.startswith("Ada draws the top card of level I. Ada: place ")


def test_a_long_turn_says_what_was_done_and_how_much_more_there_is():
    moves = [f"Gita uses card number {number} of her territory. It brings much." for number in range(9)]
    said = briefly("Gita", moves, "en")
    assert len(said.split()) <= MOST_WORDS
    assert re.fullmatch(r"Gita uses card number 0 .+\. There are \d more things in the log\.", said)


def test_consequences_come_before_prices_when_there_is_little_room():
    told = "Gita installs Airport. " + "Gita pays a lot of Terras and much energy for it. " * 3
    said = briefly("Gita", [told + "Gita bursts the Impact zone: 10 counters leave the game."], "en")
    assert said.startswith("Gita installs Airport")
    assert "bursts the Impact zone" in said
    assert len(said.split()) <= MOST_WORDS


def test_a_card_that_is_drawn_is_named_to_its_player_alone():
    listener = Listener("terra", ["Ada", "Ben", "Eva"], seed=2, seat=0)
    onlooker = Screen(listener.table, Settings(seat=1), lambda shown: None)
    said = ""
    while "Ada draws a card." not in said:
        said = listener.play("draw" if "draw" in listener.table.legal_moves else "pass")[-1]
    assert re.search(r"Your new card: (green|red|blue) \d, ", said)
    assert "Your new card" not in onlooker.snapshot["announce"]


def test_the_end_says_who_won_why_and_everybodys_points():
    listener = Listener("terra_futura", ["Ada", "bot:greedy"])
    while listener.table.to_move is not None:
        listener.others()
        if listener.table.to_move is not None:
            listener.play(listener.table.legal_moves[-1])
    said, points = listener.screen.snapshot["announce"], listener.table.outcome.points
    assert re.search(r"The game is over\. .+ wins?\. .+ Points: .+\.$", said)
    assert f"Ada {points['Ada']}" in said
    assert f"{listener.table.shown_names[1]} {points['bot:greedy']}" in said


def test_a_player_who_is_out_hears_the_years_that_went_by_in_one_summary():
    listener, luck = Listener("terrabilis", seed=5), random.Random(5)
    for turn in range(2000):
        if listener.table.to_move is None:
            break
        if listener.table.to_move in listener.table.automatic:
            listener.said.clear()
            number = listener.screen.snapshot["number"]
            listener.screen.receive({"id": f"skip-{turn}", "at": number, "do": "skip"})
        else:
            legal = listener.table.legal_moves
            listener.play("leave" if "leave" in legal else luck.choice(legal))
    assert listener.screen.snapshot["outcome"] is not None
    last = [said for said in listener.said if said][-1]
    assert re.match(r"\d+ turns went by; the log has them\.", last)
    assert len(last.split()) <= 100


def test_a_watcher_hears_each_turn_when_it_is_over():
    listener = Listener("terra", ["bot:helper", "bot:hoarder", "bot:helper 2"], seed=4)
    listener.said.clear()
    for _ in range(30):
        listener.table.advance(most=1)
    told = [said for said in listener.said if said]
    assert 3 < len(told) < len(listener.said)

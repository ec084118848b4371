"""All four games by ear: accessibility tree, live region and keyboard are enough to play to the end."""

import random

import pytest
from by_ear import Ear, Player, verdict
from small_lesson import play_on
from stage import seat

import terra_widgets as tw

OVER = "The game is over."
PLAYERS = {
    "terra_futura": ["Ada", "bot:greedy"],
    "terra": ["Ada", "bot:helper", "bot:reciprocal"],
    "terrabilis": ["Ada", "bot:ally", "bot:steward"],
    "nova_ziemia": ["Ada", "bot:thinker"],
}
LEAVE = {"terra_futura": 60, "terra": 60}
"""So many moves at most: from the middle of a long game on, as all kinds of decisions come up by then."""


@pytest.mark.long
@pytest.mark.parametrize("game", PLAYERS)
def test_a_player_who_only_listens_says_at_the_end_who_won_and_why(stage, game):
    page, table = stage(), tw.new(game, players=PLAYERS[game], seed=5)
    if game in LEAVE:
        play_on(table, LEAVE[game])
    seat(page, table)
    player = Player(Ear(page), page.keyboard.press, random.Random(5))
    heard = verdict(player.play(OVER), OVER)
    outcome, shown = table.outcome, dict(zip(table.names, table.shown_names, strict=True))
    assert outcome is not None
    assert heard.winners == {shown[name] for name in outcome.winners}
    points = {shown[name]: found for name, found in outcome.points.items()}
    assert heard.points == (points if any(points.values()) else {})
    assert outcome.why.startswith(heard.why)  # the rule's number is for the score sheet
    assert heard.why

"""Every refusal has a reason with its rule, in each language, and every reason is met somewhere."""

import re
from pathlib import Path

import pytest

from terra_widgets import text
from terra_widgets.games.nova_ziemia.rules import why

from .tables import MODES, walk
from .test_competition import bidding
from .test_disasters import under
from .test_turn import BAD, at_planet

KEYS = set(re.findall(r'"(nova-[a-z-]+)"', Path(why.__file__).read_text(encoding="utf-8")))


def all_reasons(game, state):
    legal = set(game.legal_moves(state))
    for move in range(len(game.moves.texts)):
        reason = game.why_not(state, move)
        assert (reason is None) == (move in legal)
        if reason is not None:
            assert reason.rule.startswith("TX-")
            yield reason


@pytest.fixture(scope="module")
def reasons():
    found = {}
    tables = [
        under("STORM", "QUAKE").play("rotate a1"),
        under("FROST").play(*["rotate a1"] * 4),
        at_planet("Y5", "W5", "G5", "G6", goals=["W8", "B8"]).play("settle"),
        at_planet("Y5", "W5", "G5", "G6", goals=["W8", "B8"]).play("settle", "meet W5"),
        at_planet("Y5", "W5", "G5", "G6", goals=["W8", "B8"]).play("settle", "meet Y5", "reach W8"),
        at_planet(*BAD).play("settle"),
        at_planet(*BAD, library=0).play("settle", "discard G5", "discard G6"),
        bidding().play("bid 6", "bid 7"),
        bidding().play("bid 6", "bid 7", "bid 7"),
        bidding().play("bid 2", "bid 7", "bid 7", "rotate a1", "rotate a1"),
    ]
    for at in tables:
        for reason in all_reasons(at.game, at.state):
            found.setdefault(reason.key, reason)
    for players, options in MODES:
        for number, (game, before, _, _) in enumerate(walk(players, options, 7, most=60)):
            if number % 12 == 0:
                for reason in all_reasons(game, before):
                    found.setdefault(reason.key, reason)
    return found


def test_every_reason_of_a_refusal_is_met(reasons):
    assert KEYS - {"nova-move-no-number"} == set(reasons)


@pytest.mark.parametrize("language", text.languages())
def test_every_reason_is_a_sentence(reasons, language):
    for reason in reasons.values():
        sentence = reason.sentence(language)
        assert re.search(r"[.?!“\"] \(TX-\d+\)$", sentence), sentence
        assert "nova-" not in sentence

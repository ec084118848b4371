"""What ends something or gives a chance away is a quiet choice, unless nothing else can be done."""

import random

import pytest

import terra_widgets as tw
from terra_widgets.widgets.lookup import snapshot
from terra_widgets.widgets.snapshot import Settings

ENDING = {
    "terra_futura": {"end"},
    "terra": {"pass", "end"},
    "terrabilis": {"keep", "refuse", "stay", "done", "drop", "decline", "end", "leave"},
    "nova_ziemia": {"settle", "back", "pass", "end"},
}


@pytest.mark.parametrize("game", ENDING)
def test_quiet_choices_end_something_and_are_never_all_there_is(game):
    luck, seen = random.Random(3), set()
    table = tw.new(game, players=2 if game != "terra" else 3, seed=3)
    for _ in range(150):
        if table.to_move is None:
            break
        seat = table.names.index(table.to_move)
        shown = snapshot(table, Settings(seat=seat))
        quiet = set(shown["quiet"])
        assert quiet <= {choice["move"] for choice in shown["choices"]}
        assert len(quiet) < len(table.legal_moves)
        seen |= {move.split()[0] for move in quiet}
        table.play(luck.choice(table.legal_moves))
    assert seen
    assert seen <= ENDING[game]

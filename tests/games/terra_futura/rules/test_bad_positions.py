"""Positions that can't be: every reason of a refusal, and every way to say too much."""

import ast
import copy
from pathlib import Path

import pytest

from terra_futura.literal import rules as literal
from terra_widgets.errors import PositionError, TerraError
from terra_widgets.games import positions
from terra_widgets.games.contract import Chance
from terra_widgets.games.terra_futura.rules import position as module

from .tables import SMALL, Table, described, full, game_of, lay

BLOCKED = {"pollution": 1}
LIMITED = {"limited_supply": True}


def market():
    return described(lay(c3="start1"), lay(c3="start2"), decision="market")


def place():
    return described(lay(c3="start1"), lay(c3="start2"), decision="place", card="farm")


def activate():
    return described(lay(c3="start1", c2="farm"), lay(c3="start2"), activations=["c2", "c3"])


def paying():
    mine = lay(c3=("start1", {"red": 3}), c2="mixer")
    effect = {"at": "c2", "number": 1, "paid": {"green": 1}}
    return described(mine, lay(c3="start2"), decision="pay", activations=["c3"], effect=effect)


def choosing():
    effect = {"at": "c2", "number": 1}
    mine = lay(c3="start1", c2="lucky")
    return described(mine, lay(c3="start2"), decision="choose", activations=["c3"], effect=effect)


def polluting():
    effect = {"at": "c2", "number": 2, "paid": {"red": 3}}
    mine = lay(c3="start1", c2="smelter")
    return described(mine, lay(c3="start2"), decision="pollute", activations=["c3"], effect=effect)


def moving():
    mine = lay(c3="start1", c2="dump", b3=("farm", BLOCKED))
    effect = {"at": "c2", "number": 1}
    return described(mine, lay(c3="start2"), decision="move", activations=["c2"], effect=effect) | {
        "activations": []
    }


def rewarding():
    theirs = lay(c3="start2", d3="factory")
    copied = {"player": "Team 2", "at": "d3", "number": 1}
    effect = {"at": "c3", "number": 2, "copy": copied, "paid": {"red": 2}}
    at = {"decision": "reward", "activations": ["c3"], "effect": effect}
    return described(lay(c3="start1"), theirs, **at) | {"activations": []}


def final():
    picked = [{"pattern": 1}, {}]
    return described(full(), full(c3="start2"), picked=picked, activations=["c3"])


def score():
    picked = [{"pattern": 1}, {"pattern": 2}]
    return described(full(), full(c3="start2"), decision="score", picked=picked)


RIGHT = [market, place, activate, paying, choosing, polluting, moving, rewarding, final, score]


def refused(position, **options):
    """The key of the refusal."""
    game = game_of(2, **options)
    with pytest.raises(PositionError) as error:
        game.from_position(position, Chance(0))
    assert str(error.value)
    return error.value.reason.key


def changed(position, path, value):
    """The position with another value at a path; `...` takes the thing away."""
    position = copy.deepcopy(position)
    *way, last = path
    at = position
    for key in way:
        at = at[key]
    if value is ...:
        del at[last]
    else:
        at[last] = value
    return position


@pytest.mark.parametrize("right", RIGHT)
def test_what_the_cases_below_spoil_is_right(right):
    position = right()
    before = copy.deepcopy(position)
    assert game_of(2).legal_moves(game_of(2).from_position(position, Chance(0)))
    assert position == before


FIRST, SECOND = ("players", 0), ("players", 1)
LAND = (*FIRST, "territory")
CASES = [
    # The whole, and what a value must be
    ("position-unknown-key", market, ["hello"], 1),
    ("position-unknown-key", market, [7], 1),
    ("position-unknown-key", market, [*FIRST, "colour"], "red"),
    ("position-unknown-key", market, [*LAND, "c3", "mud"], 1),
    ("position-unknown-key", paying, ["effect", "hello"], 1),
    ("position-unknown-key", paying, ["effect", "paid"], {"mud": 1}),
    ("position-key-near", market, [*FIRST, "teritory"], {}),
    ("position-key-near", paying, ["effect", "payd"], {}),
    ("position-not-list", market, ["players"], ...),
    ("position-not-list", market, ["players"], {"a": 1}),
    ("position-not-list", market, [*FIRST, "scoring"], 3),
    ("position-not-list", market, ["market"], {"I": "hut-1"}),
    ("position-not-list", activate, ["activations"], "c2"),
    ("position-not-dict", market, [*FIRST], 5),
    ("position-not-dict", market, [*LAND], ["c3"]),
    ("position-not-dict", market, [*LAND, "c3"], "start1"),
    ("position-not-dict", market, ["decks"], [1]),
    ("position-not-dict", paying, ["effect"], ...),
    ("position-not-dict", paying, ["effect", "paid"], 3),
    ("position-not-dict", rewarding, ["effect", "copy"], "Team 2"),
    ("position-number", market, [*LAND, "c3", "red"], -1),
    ("position-number", market, [*LAND, "c3", "red"], 131),
    ("position-moved", moving, ["effect", "moved"], 3),
    ("position-long", market, ["players"], [None] * 501),
    ("position-number", market, [*LAND, "c3", "red"], 1.0),
    ("position-number", market, [*LAND, "c3", "red"], True),
    ("position-number", market, [*LAND, "c3", "red"], float("nan")),
    ("position-number", market, [*LAND, "c3", "pollution"], 2),
    ("position-number", market, ["decks"], {"I": 45}),
    ("position-number", final, [*FIRST, "pattern"], 3),
    ("position-number", paying, ["effect", "number"], 2),
    ("position-number", paying, ["effect", "chosen"], 1),
    ("position-number", choosing, ["effect", "chosen"], 2),
    ("position-number", moving, ["effect", "moved"], 4),
    # Players and territories
    ("position-players", market, ["players"], []),
    ("position-names", market, [*SECOND, "name"], "Team 1"),
    ("position-names", market, [*SECOND, "name"], ...),
    ("position-names", market, [*SECOND, "name"], ["Team 2"]),
    ("position-cell", market, [*LAND, "f3"], {"card": "farm"}),
    ("position-cell", market, [*LAND, 3], {"card": "farm"}),
    ("position-start-first", market, [*LAND], {}),
    ("position-start-first", market, [*LAND], lay(c2="farm", c3="start1")),
    ("position-outside", market, [*LAND], lay(c3="start1", c2="farm", c1="mine", c4="pit")),
    ("position-apart", market, [*LAND], lay(c3="start1", b2="farm")),
    ("position-card", market, [*LAND, "c3", "card"], "start9"),
    ("position-card", market, [*LAND, "c3", "card"], ...),
    ("position-card", market, [*LAND, "c3", "card"], ["start1"]),
    ("position-card", market, [*FIRST, "scoring"], ["corners", "farm"]),
    ("position-card", place, ["card"], ...),
    ("position-card-level", market, [*LAND, "c3", "card"], "farm"),
    ("position-card-level", activate, [*LAND, "c2", "card"], "start3"),
    ("position-card-level", market, ["market"], {"I": ["farm-2", "hut-1", "hut-2", "hut-3"]}),
    ("position-card-twice", market, [*SECOND, "territory", "c3", "card"], "start1"),
    ("position-card-twice", market, ["market"], {"I": ["farm"] * 4}),
    ("position-card-twice", market, [*SECOND, "scoring"], ["corners", "same"]),
    ("position-card-twice", place, ["decks"], {"I": ["farm"]}),
    ("position-scoring", market, [*FIRST, "scoring"], ["corners"]),
    ("position-scoring", market, [*FIRST, "scoring"], ["corners", "twice", "left"]),
    # Whose turn
    ("position-player", market, ["turn"], "Team 3"),
    ("position-player", market, ["turn"], 1),
    ("position-player", market, ["turn"], ["Team 1"]),
    ("position-player", rewarding, ["effect", "copy", "player"], "nobody"),
    ("position-decision", market, ["decision"], "dance"),
    ("position-decision", market, ["decision"], 0),
    ("position-decision", market, ["decision"], ["market"]),
    ("position-turns", market, ["turn"], "Team 2"),
    ("position-turns", activate, ["turn"], "Team 2"),
    ("position-turns", market, ["decision"], "pattern"),
    ("position-picked", market, [*FIRST, "set"], 1),
    ("position-picked", score, [*SECOND, "pattern"], ...),
    ("position-picked", score, [*FIRST, "set"], 1),
    ("position-picked", final, [*SECOND, "pattern"], 1),
    # The market
    ("position-row", market, ["market"], {"I": ["hut-1", "hut-2", "hut-3"]}),
    ("position-row", market, ["market"], {"I": [f"hut-{n}" for n in range(1, 6)]}),
    ("position-cards-left", market, ["decks"], {"I": [], "II": ["farm-2"]}),
    ("position-discarded", market, ["discarded"], "yes"),
    ("position-discarded", activate, ["discarded"], True),
    # The decision
    ("position-not-now", market, ["card"], "farm"),
    ("position-not-now", market, ["activations"], ["c3"]),
    ("position-not-now", activate, ["effect"], {"at": "c2"}),
    ("position-not-offered", activate, ["activations"], ["c2", "c2"]),
    ("position-not-offered", activate, ["activations"], ["b3"]),
    ("position-not-offered", final, ["activations"], ["d4"]),
    ("position-not-offered", paying, ["effect", "at"], "b3"),
    ("position-not-offered", paying, ["effect", "at"], "c3"),
    ("position-no-activations", activate, ["activations"], []),
    ("position-no-card", rewarding, ["effect", "copy", "at"], "a1"),
    ("position-effect", paying, ["decision"], "move"),
    ("position-effect", paying, ["effect", "copy"], {"player": "Team 2", "at": "c3"}),
    ("position-effect", rewarding, ["effect", "copy"], ...),
    ("position-copy", rewarding, ["effect", "copy"], {"player": "Team 1", "at": "c3", "number": 2}),
    ("position-copy", rewarding, ["effect", "copy"], {"player": "Team 2", "at": "c3", "number": 2}),
    ("position-copy", rewarding, [*SECOND, "territory", "d3", "pollution"], 1),
    ("position-paid", paying, ["effect", "paid"], {"green": 2}),
    ("position-paid", paying, ["effect", "paid"], {}),
    ("position-paid", rewarding, ["effect", "paid"], {"red": 1}),
    ("position-paid", rewarding, ["effect", "paid"], {"red": 3}),
    ("position-stuck", moving, [*LAND, "b3", "pollution"], 0),
    ("position-stuck", polluting, [*LAND], lay(c3=("start1", BLOCKED), c2=("smelter", {"pollution": 2}))),
    ("position-acting-inactive", paying, [*LAND, "c2", "pollution"], 1),
]


@pytest.mark.parametrize(("key", "right", "path", "value"), CASES)
def test_a_position_that_can_not_be_is_refused(key, right, path, value):
    assert refused(changed(right(), path, value)) == key


def test_more_tokens_than_there_are_is_refused_with_a_limited_supply():
    assert refused(changed(market(), [*LAND, "c3", "red"], 26), **LIMITED) == "position-supply"


def test_every_reason_is_tested():
    keys = {
        c.value
        for source in (module, positions)
        for c in ast.walk(ast.parse(Path(source.__file__).read_text(encoding="utf-8")))
        if isinstance(c, ast.Constant) and str(c.value).startswith("position-")
    }
    about_texts = {"position-not-text", "position-line"}
    assert keys - about_texts == {key for key, *_ in CASES} | {"position-supply"}


# What has no meaning is refused, not ignored


@pytest.mark.parametrize(
    ("right", "path", "value"),
    [
        (market, ["market"], {"I": 4}),
        (market, ["market"], {"I": True}),
        (market, ["discards"], {"I": 3}),
        (market, ["market"], {"III": []}),
        (market, ["decks"], {"i": ["farm"]}),
        (market, ["discards"], {"II ": []}),
        (market, ["discarded"], 1),
        (rewarding, ["effect", "copy", "hello"], 1),
        (moving, ["effect", "moved"], 3),  # there is no cube on the acting card
    ],
)
def test_what_would_be_ignored_is_refused(right, path, value):
    with pytest.raises(TerraError):
        game_of(2).from_position(changed(right(), path, value), Chance(0))


@pytest.mark.parametrize("given", [None, 7, "market", b"", [], [1], (), {1}, 1.5, object()])
def test_what_is_not_a_position_at_all(given):
    with pytest.raises(PositionError):
        game_of(2).from_position(given, Chance(0))


# The most that a position may hold is still counted right

MOST_RAWS = 3 * 9 * module.MOST


@pytest.mark.parametrize("raws", [*range(510, 516), *range(1021, 1030), *range(2045, 2054), MOST_RAWS])
def test_very_many_resources_are_counted_right(raws):
    lands, left = full(e5="smelter"), min(raws, MOST_RAWS)
    lands["e5"]["red"] = 1
    left -= 1
    for here in lands.values():
        for kind in ("green", "yellow", "red"):
            more = min(module.MOST - here.get(kind, 0), left)
            here[kind] = here.get(kind, 0) + more
            left -= more
    position = described(lands, picked=[{"pattern": 1}], activations=["c3", "e5"])
    game = game_of(1)
    table = Table(game, game.from_position(position, Chance(0)))
    assert "use e5:2" in table.moves
    assert table.moves == literal.moves(table.position, SMALL)

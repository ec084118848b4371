"""Every refusal has its reason: a key, a rule, a sentence. `why_not` and `legal_moves` agree."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from lanes import first_quick

from terra_widgets.errors import IllegalMove
from terra_widgets.games.contract import Chance
from terra_widgets.games.terra_futura.rules import why
from terra_widgets.games.terra_futura.rules.moves import TEXT

from .tables import fingerprint, full, game_of, lay, table
from .walks import states_at_every_decision

BLOCKED = {"pollution": 1}
LEFT = {"I": [], "II": []}
MARKET = {"I": ["hut-1", "hut-2", "hut-3", "hut-4"], "II": ["hut-11", "hut-12"]}
RICH = {"green": 25, "red": 25, "yellow": 25}


def market(**more):
    """The second row is short, and nothing could refill it."""
    decks = {"I": ["pit", "pond", "farm", "mine"], "II": []}
    return table(lay(c3="start1"), decision="market", **{"market": MARKET, "decks": decks} | more)


def paying():
    mine = lay(c3="start1", b3=("farm", {"red": 2, "pollution": 1}), c2=("mine", {"red": 2}), d2="factory")
    return table(mine, activations=["d2"]).play("use d2")


def moving():
    mine = lay(c3="start1", c2="dump", b3=("farm", BLOCKED))
    return table(mine, activations=["c2"]).play("use c2")


def activating(**more):
    mine = lay(c3=("start1", {"red": 3}), b3=("farm", BLOCKED), c2="dump-2", b2="mixer")
    return table(mine | lay(**more), lay(c3="start2"), activations=["b2", "b3"])


def polluted(card, **tokens):
    """Every card is full or blocked but for one place on the card at c2."""
    mine = lay(c3=("start1", BLOCKED), c2=(card, tokens))
    return table(mine, activations=["c2"])


def copying(**options):
    mine = full(c3=("start1", {"red": 2}), d3=("hut-1", {"construction": 20}))
    theirs = full(c3="start2", d3="factory", e3=("mixer", BLOCKED), c4="dump", d4="lucky", e4="smelter")
    at = {"picked": [{"pattern": 1}, {}], "activations": ["c3"], "options": options or None}
    return table(mine, theirs, **at).play("use c3:2")


def cleaning():
    mine = lay(c3="start1", c2=("dump", {"pollution": 2}))
    theirs = lay(c3="start2", b3=("dump-2", BLOCKED))
    return table(mine, theirs, activations=["c3"]).play("use c3:2", "copy P2 b3", "move c2")


def rewarding():
    mine, theirs = lay(c3=("start1", {"red": 2})), lay(c3="start2", b3="factory")
    return table(mine, theirs, activations=["c3"]).play("use c3:2", "copy P2 b3", "pay red c3", "pay red c3")


TABLES = {
    "market": market,
    "discarded": lambda: market().play("discard I"),
    "no second row": lambda: market(market=MARKET | {"II": []}),
    "place": lambda: table(lay(c3="start1", c2="farm", c1="mine"), decision="place", card="dump"),
    "activate": activating,
    "used": lambda: activating(b2="pit").play("use b2", "pollute b2"),
    "alone": lambda: table(lay(c3="start1", c2="dump"), activations=["c2", "c3"]),
    "two": lambda: table(lay(c3="start1"), lay(c3="start2"), activations=["c3"]),
    "no room": lambda: polluted("smelter", red=3, pollution=1),
    "limited": lambda: table(
        lay(c3=("start1", RICH), c2="farm"), activations=["c2"], options={"limited_supply": True}
    ),
    "copy": copying,
    "copy limited": lambda: copying(limited_supply=True),
    "pay": paying,
    "choose": lambda: table(lay(c3="start1", c2="landfill"), activations=["c2"]).play("use c2"),
    "choose limited": lambda: table(
        lay(c3=("start1", RICH | {"green": 24}), c2="landfill"),
        activations=["c2"],
        options={"limited_supply": True},
    ).play("use c2"),
    "pollute": lambda: activating(b2="pit").play("use b2"),
    "move": moving,
    "reward": rewarding,
    "clean": cleaning,
    "pattern": lambda: table(full(), decision="pattern"),
    "final": lambda: table(full(), decision="pattern").play("pattern 1"),
    "score": lambda: table(full(), decision="score", picked=[{"pattern": 1}]),
    "over": lambda: table(full(), decision="over", picked=[{"pattern": 1, "set": 1}]),
}
CASES = [
    ("market", "place b3", "not-now", "TF-21"),
    ("discarded", "discard I", "discard-twice", "TF-20"),
    ("discarded", "discard II", "discard-twice", "TF-20"),
    ("market", "take II1", "take-empty", "TF-22"),
    ("market", "discard II", "discard-no-refill", "TF-23"),
    ("market", "draw II", "draw-empty", "TF-23"),
    ("no second row", "discard II", "discard-empty", "TF-20"),
    ("no second row", "take II4", "take-empty", "TF-22"),
    ("place", "take I1", "not-now", "TF-24"),
    ("place", "place c2", "place-taken", "TF-24"),
    ("place", "place c4", "place-outside", "TF-24"),
    ("place", "place a2", "place-apart", "TF-24"),
    ("activate", "pay red c3", "not-now", "TF-26"),
    ("activate", "use e5", "no-card", "TF-25"),
    ("activate", "use c3", "use-not-in-line", "TF-25"),
    ("used", "use b2", "use-again", "TF-26"),
    ("activate", "use b3", "use-inactive", "TF-42"),
    ("activate", "use b2:2", "no-effect", "TF-30"),
    ("activate", "use b2", "pay-short", "TF-32"),
    ("alone", "use c2", "transfer-nothing", "TF-44"),
    ("alone", "use c3:2", "copy-alone", "TF-1"),
    ("two", "use c3:2", "copy-nothing", "TF-50"),
    ("no room", "use c2:2", "pollution-no-room", "TF-36"),
    ("limited", "use c2", "supply-short", "TF-5"),
    ("copy", "end", "not-now", "TF-50"),
    ("copy", "copy P3 d3", "copy-no-player", "TF-50"),
    ("copy", "copy P1 d3", "copy-own", "TF-50"),
    ("copy", "copy P2 a1", "no-card", "TF-50"),
    ("copy", "copy P2 e3", "copy-inactive", "TF-53"),
    ("copy", "copy P2 d3:2", "no-effect", "TF-30"),
    ("copy", "copy P2 c3:2", "copy-assistance", "TF-53"),
    ("copy", "copy P2 d4", "copy-top", "TF-50"),
    ("copy", "copy P2 e4:2", "pay-short", "TF-32"),
    ("copy", "copy P2 c4", "transfer-nothing", "TF-44"),
    ("copy limited", "copy P2 d3", "supply-short", "TF-5"),
    ("pay", "use c2", "not-now", "TF-32"),
    ("pay", "pay red e5", "no-card", "TF-33"),
    ("pay", "pay green c2", "pay-not-needed", "TF-32"),
    ("pay", "pay red b3", "pay-inactive", "TF-42"),
    ("pay", "pay red c3", "pay-not-there", "TF-33"),
    ("choose", "end", "not-now", "TF-31"),
    ("choose", "choose money", "choose-not-open", "TF-31"),
    ("choose", "choose food", "choose-not-open", "TF-31"),
    ("choose limited", "choose red", "supply-short", "TF-5"),
    ("pollute", "end", "not-now", "TF-35"),
    ("pollute", "pollute e5", "no-card", "TF-35"),
    ("pollute", "pollute b3", "pollute-inactive", "TF-42"),
    ("move", "end", "not-now", "TF-44"),
    ("move", "enough", "transfer-none-yet", "TF-44"),
    ("move", "move e5", "no-card", "TF-44"),
    ("move", "move c2", "transfer-itself", "TF-44"),
    ("move", "move c3", "no-cube", "TF-44"),
    ("reward", "decline", "not-now", "TF-51"),
    ("reward", "reward construction", "reward-not-paid", "TF-51"),
    ("clean", "end", "not-now", "TF-52"),
    ("clean", "clean e5", "no-card", "TF-52"),
    ("clean", "clean c3", "no-cube", "TF-52"),
    ("pattern", "end", "not-now", "TF-60"),
    ("final", "use d4", "use-not-in-pattern", "TF-60"),
    ("score", "pattern 1", "not-now", "TF-61"),
    ("over", "take I1", "game-over", "TF-64"),
    ("over", "end", "game-over", "TF-64"),
]


@cache
def opened(name):
    return TABLES[name]()


@pytest.mark.parametrize(("name", "move", "key", "rule"), CASES)
def test_why_not(name, move, key, rule):
    assert opened(name).why(move) == (key, rule)


@pytest.mark.parametrize(("name", "move", "key", "rule"), CASES)
def test_tfi3_a_refused_move_changes_nothing(name, move, key, rule):
    game, state = opened(name).game, opened(name).state
    before = fingerprint(state)
    with pytest.raises(IllegalMove) as error:
        game.apply(state, game.parse_move(move))
    assert error.value.reason[::2] == (key, rule)
    assert fingerprint(state) == before


@pytest.mark.parametrize(("name", "move", "key", "rule"), CASES)
def test_a_reason_reads_as_a_sentence_with_its_rule(name, move, key, rule):
    table = opened(name)
    sentence = str(table.game.why_not(table.state, table.game.parse_move(move)))
    assert re.fullmatch(rf".{{15,}}[.!?] \({rule}\)", sentence), sentence


@pytest.mark.parametrize("move", [-1, len(TEXT), 10**9])
def test_a_number_that_is_no_move(move):
    reason = opened("market").game.why_not(opened("market").state, move)
    assert reason[::2] == ("move-no-number", "TF-21")


def test_every_reason_is_tested():
    source = Path(why.__file__).read_text(encoding="utf-8")
    calls = [call for call in ast.walk(ast.parse(source)) if isinstance(call, ast.Call)]
    named = [call.args[0] for call in calls if getattr(call.func, "id", "") == "Reason"]
    either = [(key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,) for key in named]
    keys = {key.value for keys in either for key in keys}
    assert keys == {key for _, _, key, _ in CASES} | {"move-no-number"}


def test_every_decision_refuses_what_answers_another_one():
    assert set(why.RULE.values()) <= {rule for _, _, key, rule in CASES if key == "not-now"}


# All moves, on many states


@pytest.mark.parametrize("number", first_quick(range(4), 1))
def test_why_not_is_none_exactly_for_legal_moves(number):
    for game, state in states_at_every_decision(number, of_each=20):
        legal = set(game.legal_moves(state))
        before = fingerprint(state)
        for move in range(len(TEXT)):
            reason = game.why_not(state, move)
            assert (reason is None) == (move in legal), TEXT[move]
            assert reason is None or re.fullmatch(r"TF-\d+", reason.rule), (TEXT[move], reason)
        assert fingerprint(state) == before


def test_a_moves_text_round_trips():
    game = game_of(2)
    assert len(TEXT) == len(set(TEXT))
    for move, text in enumerate(TEXT):
        assert game.move_text(move) == text
        assert game.parse_move(text) == move
        assert game.parse_move(f"  {text.upper()}\n") == move


@pytest.mark.parametrize("text", ["use b3", "copy P2 b3"])
def test_the_first_effect_may_be_numbered(text):
    assert game_of(2).parse_move(f"{text}:1") == game_of(2).parse_move(text)


def test_the_same_seed_and_moves_lead_to_the_same_state():
    game = game_of(3)
    one, two = game.setup(Chance(5)), game.setup(Chance(5))
    assert fingerprint(one) == fingerprint(two)
    assert fingerprint(one) != fingerprint(game.setup(Chance(6)))

"""Every refusal has a reason that fits, with its rule."""

import pytest

from terra_widgets.errors import IllegalMove
from terra_widgets.games.terra.rules.moves import TEXT, VERB
from terra_widgets.games.terra.rules.why import ANSWERS

from .tables import acting, facing, table

NOW = {
    "draw": table("G1", "G2", "G3"),
    "give": facing("green europe", "G1 B1", "G2", "G3"),
    "act": acting("G1 B1 B2", "G2", "G3", crises={"green europe": "", "blue asia": "B1"}),
    "discard": acting("G1 G1 G2 B1 B2 B3 R4 R5 R6", "", "").play("end"),
}
CASES = [
    ("draw", "give G1", "terra-not-now", "TR-20"),
    ("draw", "end", "terra-not-now", "TR-20"),
    ("give", "draw", "terra-not-now", "TR-21"),
    ("give", "give B1", "terra-give-colour", "TR-21"),
    ("give", "give G2", "terra-no-card", "TR-21"),
    ("give", "help europe G1", "terra-not-now", "TR-21"),
    ("act", "pass", "terra-not-now", "TR-30"),
    ("act", "help europe G2", "terra-no-card", "TR-30"),
    ("act", "help europe B1", "terra-help-none", "TR-30"),
    ("act", "help africa G1", "terra-help-none", "TR-30"),
    ("act", "hoard B1 B1 B1", "terra-hoard-first", "TR-32"),
    ("act", "discard G1", "terra-not-now", "TR-30"),
    ("discard", "discard B6", "terra-no-card", "TR-40"),
    ("discard", "end", "terra-not-now", "TR-40"),
]


@pytest.mark.parametrize(("decision", "move", "key", "rule"), CASES)
def test_the_reason_of_a_refusal(decision, move, key, rule):
    assert NOW[decision].why(move) == (key, rule)


def test_a_hoard_without_its_cards():
    assert NOW["act"].play("help europe G1").why("hoard B1 B2 B3") == ("terra-hoard-cards", "TR-32")


@pytest.mark.parametrize("cards", ["G1 G1 B1", "G1 G2 B3", "g1 G2 G4", "G1 B1", "G1 G2 G3 G4", "B6"])
def test_tr32_cards_that_go_together_in_no_way_get_the_rule_not_a_guess_at_the_spelling(cards):
    with pytest.raises(IllegalMove) as caught:
        NOW["act"].game.parse_move(f"hoard {cards}")
    assert caught.value.reason.key == "terra-hoard-combination"
    assert caught.value.reason.rule == "TR-32"
    for language in ("en", "cs"):
        assert cards.upper() in caught.value.sentence(language)
        assert caught.value.sentence(language).endswith("(TR-32)")


@pytest.mark.parametrize("text", ["hoard G1 G1 B7", "hoard", "hord G1 G1 G1", "hoard G1 and G1"])
def test_what_names_no_cards_is_still_a_matter_of_spelling(text):
    with pytest.raises(IllegalMove) as caught:
        NOW["act"].game.parse_move(text)
    assert caught.value.reason.key == "move-unknown"


@pytest.mark.parametrize("decision", NOW)
def test_every_move_is_legal_or_has_a_sentence_in_both_languages(decision):
    now = NOW[decision]
    legal = set(now.game.legal_moves(now.state))
    for move in range(len(TEXT)):
        reason = now.game.why_not(now.state, move)
        assert (reason is None) == (move in legal)
        for language in ("en", "cs"):
            assert reason is None or reason.sentence(language).endswith(")")


def test_every_verb_answers_a_decision():
    assert set(ANSWERS) == set(VERB)


def test_moves_round_trip_and_have_one_text_each():
    assert len(set(TEXT)) == len(TEXT)
    for move, text in enumerate(TEXT):
        assert NOW["draw"].game.parse_move(text) == move
        assert NOW["draw"].game.parse_move(f"  {text.upper()} ") == move

"""What can be chosen in a lab, and what is said about the rest."""

import re
from dataclasses import replace

import pytest

from terra_widgets import text
from terra_widgets.errors import TerraError
from terra_widgets.games import catalog, players
from terra_widgets.lab.names import described, kind_name, measure_name, measure_text, rule_label
from terra_widgets.lab.setup import (
    MOST_GAMES,
    Setup,
    changed,
    checked,
    measured,
    measures,
    seats,
    strengths,
)
from terra_widgets.simulation import columns


def test_without_choices_two_greedy_players_play_the_printed_game():
    assert checked() == Setup("terra_futura", ("greedy", "greedy"), "", 0, 1000, 1)
    assert checked().options == {}


def test_a_rule_without_a_strength_is_on():
    assert checked(rule="no_spaces").options == {"no_spaces": True}
    assert checked(rule="carbon_price").options == {"carbon_price": 1}
    assert checked(rule="carbon_price", strength=4).options == {"carbon_price": 4}


@pytest.mark.parametrize(("rule", "off"), [("no_spaces", False), ("carbon_price", 0)])
def test_a_rule_that_is_off_is_the_printed_game(rule, off):
    assert checked(rule=rule, strength=off).job() == checked().job()


def test_players_may_be_named_as_at_a_table():
    assert checked(players=["bot:clean", "thinker:9"]).players == ("clean", "thinker:9")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"players": ["greedy"]}, "2 to 5 players, not 1"),
        ({"players": ["greedy"] * 6}, "2 to 5 players, not 6"),
        ({"players": "greedy"}, "a list of kinds"),
        ({"players": 2}, "a list of kinds"),
        ({"players": ["greedy", "evil"]}, 'no automatic player "evil"'),
        ({"players": ["greedy", "thinker:10"]}, "1 to 9"),
        ({"rule": "carbon"}, 'Did you mean "carbon_tax"?'),
        ({"rule": 7}, "There is: cube_per_coin"),
        ({"strength": 2}, "needs a rule"),
        ({"rule": "no_spaces", "strength": 2}, "True or False, not 2"),
        ({"rule": "carbon_price", "strength": 6}, "0 to 5, not 6"),
        ({"rule": "carbon_price", "strength": True}, "0 to 5, not True"),
        ({"games": 0}, f'"games" is a whole number from 1 to {MOST_GAMES}, not 0'),
        ({"games": 10**6}, "not 1000000"),
        ({"games": "many"}, "not 'many'"),
        ({"seed": -1}, '"seed" is a whole number'),
        ({"seed": 1.5}, "not 1.5"),
    ],
)
def test_what_cannot_be_chosen_gets_a_sentence(given, sentence):
    with pytest.raises(TerraError) as caught:
        checked(**given)
    assert sentence in str(caught.value)


def test_a_measure_is_a_column_that_measures_something():
    known = measures("terra_futura")
    assert {"points", "won", "cubes", "copied"} <= set(known) < set(columns("terra_futura"))
    assert measured("terra_futura", "cubes") == "cubes"
    with pytest.raises(TerraError, match='Did you mean "points"'):
        measured("terra_futura", "point")


def test_one_choice_changes_and_the_others_stay():
    setup = checked(players=["clean", "growth"], rule="carbon_price", strength=3, games=50, seed=9)
    assert changed(setup, "seed", 10) == replace(setup, seed=10)
    assert changed(setup, "rule", "recycling").options == {"recycling": True}
    assert changed(setup, "rule", "").options == {}
    assert changed(setup, "strength", 0).rule == "carbon_price"


def test_every_game_says_how_many_may_play():
    assert {game: seats(game) for game in catalog.games()} == {
        "terra_futura": (2, 3, 4, 5),
        "terra": (3, 4, 5, 6),
        "terrabilis": (2, 3, 4),
        "nova_ziemia": (2, 3, 4),
    }


@pytest.mark.parametrize("game", catalog.games())
def test_another_game_brings_its_own_players_and_rules(game):
    setup = changed(checked(rule="carbon_price"), "game", game)
    assert setup.players == players.usual(game)
    assert setup.rule == ("carbon_price" if game == "terra_futura" else "")
    for kind, (usual, most) in strengths(game).items():
        players.player(f"{kind}:{most}", game)
        assert 1 <= usual <= most


def test_a_rule_that_does_not_go_with_so_many_players_is_refused():
    assert checked("terra", ["random"] * 4, "teams").options == {"teams": True}
    with pytest.raises(TerraError):
        checked("terra", ["random"] * 3, "teams")


@pytest.mark.parametrize("game", catalog.games())
def test_every_what_if_rule_of_the_rulebook_is_offered(root, game):
    offered = catalog.rulebook(game).what_ifs
    written = (root / "terra_widgets" / "games" / game / "RULES.md").read_text(encoding="utf-8")
    numbers = re.findall(r"^- \*\*(\w+-W\d+)\*\*.*?`(\w+)", written, re.MULTILINE)
    assert set(numbers) <= {(rule.rule, rule.option) for rule in offered}
    for rule in offered:
        assert f"**{rule.rule}**" in written
        for value in (0, rule.most):
            catalog.game(game, 4, None, {rule.option: rule.value(value)})


@pytest.mark.parametrize("language", text.languages())
def test_every_rule_kind_and_measure_has_its_words(language):
    for game in catalog.games():
        for kind in players.kinds(game):
            assert text.translate(f"lab-kind-{kind}", language)
            assert text.translate(f"lab-kind-{kind}-note", language)
        for rule in catalog.rulebook(game).what_ifs:
            key = f"lab-rule-{game}-{rule.option}".replace("_", "-")
            assert all(text.translate(key + part, language) for part in ("", "-text", "-source"))
        for measure in measures(game):
            general = game == "terra_futura" or measure in {"points", "won"}
            key = f"chart-value-{measure}" if general else f"lab-value-{game}-{measure}"
            assert measure_name(game, measure, language) == text.translate(key.replace("_", "-"), language)
    for measure in measures("terra_futura"):
        assert measure_text("terra_futura", measure, language)


def test_a_run_is_described_in_a_line():
    setup = checked(players=["greedy", "greedy", "thinker:5"], rule="carbon_price", strength=2, games=1000)
    line = "2 × Greedy and Thinker 5; A carbon price in points: 2; 1,000 games, seed 1"  # noqa: RUF001
    assert described(setup, 1000, "en") == line
    assert rule_label(changed(setup, "strength", 0), "en") == "The game as printed"
    assert kind_name("trader", "cs") == "Obchodník"

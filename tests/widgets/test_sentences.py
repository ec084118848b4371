"""Everything that happens and everything on the table is told in plain sentences."""

import re

import pytest

import terra_widgets as tw
from terra_widgets.widgets.lookup import snapshot, snapshot_maker_of
from terra_widgets.widgets.snapshot import Settings

from .helpers import NAMES, walk


def entry(table, step, language):
    return snapshot_maker_of(table)(table, Settings(language=language)).entry(step)


def told(table, *moves):
    table.play(*moves)
    return entry(table, len(table.moves), "en")[1]


def at(decision, ada, ben=None, activations=("c3",), **more):
    return tw.at(
        {
            "game": "terra_futura",
            "players": [
                {"name": "Ada", "territory": ada},
                {"name": "Ben", "territory": ben or {"c3": {"card": "H2"}}},
            ],
            "turn": "Ada",
            "decision": decision,
            **({"activations": list(activations)} if activations else {}),
            **more,
        },
        seed=1,
    )


def test_taking_and_placing():
    table = tw.new(players=["Ada", "Ben"], seed=7)
    who = table.to_move
    card, coming = table.position()["market"]["I"][1], table.position()["decks"]["I"][0]
    names = {card.id: card.name for card in table.game.cards.deck.cards}
    assert told(table, "take I2") == f"{who} takes {names[card]}. Row I gets {names[coming]}."
    assert told(table, "place c2") == f"{who} places {names[card]}."
    assert told(table, "end") == f"{who} ends the activations."


def test_the_prompt_of_a_transfer_says_how_many_cubes_still_fit():
    ada = {
        "c3": {"card": "H1", "pollution": 1},
        "c2": {"card": "I14", "pollution": 1},
        "c4": {"card": "II23"},
    }
    ben = {"c3": {"card": "H2"}, "c2": {"card": "I13"}}
    table = at("activate", ada, ben, activations=("c4",)).play("use c4:2")
    assert snapshot(table)["prompt"]["text"].endswith("Up to 2 more are possible.")


def test_discarding_and_drawing():
    table = tw.new(players=["Ada", "Ben"], seed=7)
    assert told(table, "discard II").startswith(f"{table.to_move} discards ")
    assert told(table, "draw I") == f"{table.to_move} draws the top card of level I."


def test_gaining():
    table = at("activate", {"c3": {"card": "H1"}, "c2": {"card": "I02"}}, activations=("c2", "c3"))
    assert told(table, "use c2") == "Ada gains 1 red on Gravel pit."
    assert told(table, "use c3") == "Ada uses Green valley: any raw material or money."
    assert told(table, "choose money") == "Ada gains 1 money on Green valley."


def test_exchanging_and_polluting():
    table = at(
        "activate",
        {"c3": {"card": "H1", "green": 1}, "c2": {"card": "I14", "red": 1}},
        activations=("c2", "c3"),
    )
    assert told(table, "use c2") == (
        "Ada uses Cement works: 1 red and any raw material for 1 construction, 1 money and 1 pollution."
    )
    assert told(table, "pay red c2") == "Ada pays 1 red from Cement works."
    assert told(table, "pay green c3") == (
        "Ada pays 1 green from Green valley. Ada receives 1 construction and 1 money on Cement works."
    )
    assert told(table, "pollute c3") == (
        "Ada puts 1 pollution on Green valley. This makes Green valley inactive."
    )


def test_a_transfer_is_told_once():
    table = at(
        "activate",
        {"c3": {"card": "H1", "pollution": 1}, "c2": {"card": "I22"}, "c4": {"card": "I01", "pollution": 1}},
        {"c3": {"card": "H2"}, "c2": {"card": "I02"}},
        activations=("c2", "c3"),
    )
    assert told(table, "use c2") == "Ada begins a pollution transfer to Managed landfill."
    assert told(table, "move c3") == (
        "Ada moves 1 pollution from Green valley to Managed landfill. This makes Green valley active again."
    )
    assert told(table, "enough") == "Ada ends the transfer."


def test_assistance_and_its_reward():
    table = at(
        "activate",
        {"c3": {"card": "H1"}, "d3": {"card": "I01"}, "c2": {"card": "I02", "red": 2}},
        {"c3": {"card": "H2"}, "c2": {"card": "I20"}},
        activations=("c2", "c3"),
    )
    assert told(table, "use c3:2") == "Ada asks for Assistance."
    assert told(table, "copy P2 c2") == (
        "Ada copies Rubble crusher of Ben: any raw material for 1 red and 1 money."
    )
    assert told(table, "pay red c2") == (
        "Ada pays 1 red from Gravel pit. Ada receives 1 red and 1 money on Green valley."
    )
    assert snapshot(table)["prompt"]["text"] == (
        "Ben: Ada copied your card Rubble crusher. Choose your reward from what was paid."
    )
    assert told(table, "reward red") == "Ben gets 1 red on Rubble crusher as a reward."


def test_the_price_still_to_be_paid_is_asked_for():
    table = at(
        "activate",
        {"c3": {"card": "H1", "green": 1}, "c2": {"card": "I14", "red": 2}},
        activations=("c2", "c3"),
    )
    table.play("use c2")
    assert snapshot(table)["prompt"]["text"] == "Ada: pay 1 red and any raw material."
    table.play("pay green c3")
    assert snapshot(table)["prompt"]["text"] == "Ada: pay 1 red."


def test_with_nothing_but_the_end_left_no_lit_cards_are_spoken_of():
    cards = tw.new(players=2, seed=1).game.cards.deck.cards
    works = next(card.id for card in cards if not card.top and card.bottom[0].kind == "exchange")
    table = at("activate", {"c3": {"card": "H1"}, "c2": {"card": works}}, activations=("c2",))
    assert table.legal_moves == ("end",)
    assert snapshot(table, Settings())["prompt"]["text"] == (
        "Ada: no card can be used now, though one activation is left. End your activations."
    )
    assert "zvýrazněné" not in snapshot(table, Settings(language="cs"))["prompt"]["text"]
    table = at("activate", {"c3": {"card": "H1"}, "c2": {"card": works}}, activations=("c2", "c3"))
    assert snapshot(table, Settings())["prompt"]["text"].startswith("Ada: use the lit cards")


def test_a_place_says_what_lies_there():
    table = at(
        "activate",
        {
            "c3": {"card": "H1", "red": 2, "money": 1},
            "c2": {"card": "I01", "pollution": 3},
            "d3": {"card": "I02"},
        },
        {"c3": {"card": "H2"}, "c2": {"card": "I03"}},
        activations=("c3", "d3"),
    )
    cells = snapshot(table)["territories"][0]["cells"]
    labels = {name: cell["label"] for name, cell in cells.items()}
    assert labels == {
        "c2": "row 2, column 3, Village orchard, 3 of 2 pollution, inactive",
        "d2": "row 2, column 4, empty",
        "c3": "row 3, column 3, Green valley, 2 red, 1 money, active, can be activated",
        "d3": "row 3, column 4, Gravel pit, 0 of 2 pollution, active, can be activated",
    }
    assert cells["c2"]["why"] == (
        "The card on row 2, column 3 is in neither the row nor the column of the card just placed. (TF-25)"
    )


@pytest.mark.parametrize("seed", range(8))
def test_every_move_is_told_in_whole_sentences(seed):
    table = tw.new(players=NAMES[: 2 + seed % 4], seed=seed)
    for _ in walk(table, seed):
        pass
    for step in range(1, len(table.moves) + 1):
        seat, text = entry(table, step, "en")[:2]
        assert table.names[seat] in text
        assert re.fullmatch(r"[A-Z].*[.)]", text), text
        assert not re.search(r"None|\{|\}|\$|  ", text), text
    assert "win" in entry(table, len(table.moves), "en")[1]


def test_another_move_at_the_same_step_is_told_anew():
    table = tw.new(players=["Ada", "Ben"], seed=7, sandbox=True).play("take I1")
    first = entry(table, 1, "en")
    table.undo().play("take I2")
    assert entry(table, 1, "en") != first


def test_what_happened_is_announced_with_what_is_asked():
    table = tw.new(players=["Ada", "Ben"], seed=7).play("take I1")
    name = table.to_move
    shown = snapshot(table, since=0)
    assert shown["announce"].startswith(f"{name} takes ")
    assert shown["announce"].endswith(shown["prompt"]["text"])

"""A snapshot keeps its contract at every decision of any game."""

import json
import time

import pytest
from lanes import first_quick

import terra_widgets as tw
from terra_widgets.widgets.lookup import snapshot
from terra_widgets.widgets.snapshot import Settings

from .helpers import NAMES, as_json, offered, somewhere, walk
from .shape import misfits, snapshot_of

OPTIONS = [{}, {"limited_supply": True}, {"adjacent_placement": False}, {"sandbox": True}]


def reachable(part, moves):
    """Whether a part of the table can be clicked or says why not, but never both."""
    return bool(moves) != bool(part["why"])


@pytest.mark.parametrize("seed", first_quick(range(12), 4))
def test_every_decision_of_a_game_keeps_the_contract(seed):
    table = tw.new(players=NAMES[: 1 + seed % 5], seed=seed, **OPTIONS[seed % 4])
    for _ in walk(table, seed):
        shown = snapshot(table, number=7)
        assert misfits(shown, snapshot_of("terra_futura")) == []
        if not len(table.moves) % 10:
            assert json.loads(as_json(shown)) == shown
        assert sorted(offered(shown)) == sorted(table.legal_moves)
        for row in shown["market"]["rows"]:
            assert [card["place"] for card in row["cards"]] == [1, 2, 3, 4]
            assert all(reachable(part, part["move"]) for part in (row["deck"], row["discard"], *row["cards"]))
        for territory in shown["territories"]:
            places = {column + line for column in territory["columns"] for line in territory["rows"]}
            assert set(territory["cells"]) == places
            assert all(reachable(cell, cell["moves"]) for cell in territory["cells"].values())


@pytest.mark.parametrize("seed", range(3))
def test_what_lies_on_the_table_is_what_the_position_says(seed):
    table = tw.new(players=NAMES[:3], seed=seed)
    for _ in walk(table, seed):
        shown, position = snapshot(table), table.position()
        for territory, player in zip(shown["territories"], position["players"], strict=True):
            found = {}
            for name, cell in territory["cells"].items():
                if cell["card"]:
                    tokens = {token["kind"]: token["count"] for token in cell["tokens"]}
                    cubes = {"pollution": cell["cubes"]} if cell["cubes"] else {}
                    found[name] = {"card": cell["card"]["id"], **tokens, **cubes}
                    assert cell["inactive"] == (cell["cubes"] > cell["card"]["spaces"])
            assert found == player["territory"]
        for row in shown["market"]["rows"]:
            level = row["level"]
            cards = [place["card"]["id"] for place in row["cards"] if place["card"]]
            assert cards == position["market"][level]
            assert row["deck"]["count"] == len(position["decks"][level])
            assert row["pile"]["count"] == len(position["discards"][level])
        assert (shown["hand"] or {}).get("id") == position.get("card")
        assert shown["prompt"]["decision"] == position["decision"]


@pytest.mark.parametrize("seed", range(3))
def test_the_score_sheet_ends_as_the_rules_count(seed):
    table = tw.new(players=NAMES[:3], seed=seed)
    for _ in walk(table, seed):
        pass
    shown, outcome = snapshot(table), table.outcome
    assert shown["score"]["final"]
    for row in shown["score"]["rows"]:
        assert row["total"] == outcome.points[row["name"]] == sum(line["points"] for line in row["lines"])
        assert row["winner"] == (row["name"] in outcome.winners)
    assert shown["outcome"]["winners"] == list(outcome.winners)
    assert outcome.why.partition(" (")[0] in shown["outcome"]["text"]  # the score sheet names the rule


def test_a_placement_shows_what_it_would_activate():
    table = tw.new(players=NAMES[:2], seed=1).play("take I1", "place c2", "end")
    table.play("take I1", "place c2", "end", "take I1")
    seat = table.names.index(table.to_move)
    cells = snapshot(table)["territories"][seat]["cells"]
    for name, cell in cells.items():
        if cell["moves"]:
            pending = tw.from_record(table.record).play(f"place {name}").position()["activations"]
            assert cell["activates"] == pending
        else:
            assert cell["activates"] == []


def test_only_pending_cards_are_marked_so():
    table = tw.new(players=NAMES[:2], seed=1).play("take I1", "place c2")
    seat = table.names.index(table.to_move)
    shown = snapshot(table)
    pending = [name for name, cell in shown["territories"][seat]["cells"].items() if cell["pending"]]
    assert pending == table.position()["activations"]
    assert not any(cell["pending"] for cell in shown["territories"][1 - seat]["cells"].values())


def test_an_automatic_player_decides_alone():
    table = tw.new(players=["bot:greedy", "bot:random"], seed=3)
    shown = snapshot(table)
    assert offered(shown) == []
    assert shown["prompt"]["automatic"]
    assert shown["watch"] == shown["prompt"]["text"]
    assert "decides now" in shown["market"]["rows"][0]["deck"]["why"]


def test_looking_back_shows_the_table_as_it_was_and_offers_nothing():
    table = tw.new(players=NAMES[:2], seed=4)
    then = None
    for number, _ in enumerate(walk(table, 4)):
        if number == 20:
            then = snapshot(table)
        if number == 40:
            break
    back = snapshot(table, Settings(look=20))
    assert back["log"]["looking"] == 20
    assert offered(back) == []
    assert not back["can"]["undo"]
    for part in ("seats", "score", "supply"):
        assert back[part] == then[part]
    cards = lambda shown: [  # noqa: E731
        (cell["card"], cell["tokens"], cell["cubes"])
        for territory in shown["territories"]
        for cell in territory["cells"].values()
        if cell["card"]
    ]
    assert cards(back) == cards(then)


def test_a_widget_about_one_player_shows_one_territory():
    table = somewhere()
    shown = snapshot(table, Settings(viewer=2))
    assert [territory["name"] for territory in shown["territories"]] == ["Cy"]


def test_the_table_stays_as_it_is():
    table = somewhere()
    before = table.record.to_json()
    assert snapshot(table) == snapshot(table)
    assert table.record.to_json() == before


def test_the_log_keeps_the_last_entries_and_all_numbers():
    table = somewhere(moves=100)
    log = snapshot(table)["log"]
    assert [entry["step"] for entry in log["entries"]] == list(range(41, 101))
    assert (log["first"], log["last"], log["looking"]) == (41, 100, None)


@pytest.mark.long
def test_a_snapshot_is_small_and_fast():
    table = somewhere(players=4, moves=110)
    shown = snapshot(table)
    assert len(as_json(shown).encode()) < 48_000

    def shortest(call):
        taken = []
        for _ in range(30):
            began = time.perf_counter()
            call()
            taken.append(time.perf_counter() - began)
        return min(taken)

    # As JSON it must be written in any case; making it may take a few times as long, not more.
    assert shortest(lambda: snapshot(table)) < 10 * shortest(lambda: as_json(shown))


def test_the_market_shows_where_a_card_would_land():
    table = tw.new(players=NAMES[:2], seed=1).play("take I1", "place c2", "end", "take I1", "place d3", "end")
    seat = table.names.index(table.to_move)
    cells = snapshot(table)["territories"][seat]["cells"]
    taken = tw.from_record(table.record).play("take I1")
    assert sorted(f"place {name}" for name, cell in cells.items() if cell["lands"]) == sorted(
        taken.legal_moves
    )
    others = snapshot(table)["territories"][1 - seat]["cells"].values()
    assert not any(cell["lands"] for cell in others)

"""The board of Terra: what a snapshot says, what it hides, and what it offers."""

import json
import random
import re
import time

import pytest
from widgets.helpers import NAMES, Page, as_json, walk
from widgets.shape import misfits, snapshot_of

import terra_widgets as tw
from terra_widgets.games import decks
from terra_widgets.games.terra.rules.state import (
    CARD_NAMES,
    CARD_NUMBERS,
    COMBINATIONS,
    KINDS,
    PILE,
    pack,
    some_combinations,
    unpack,
)  # fmt: skip
from terra_widgets.text import words
from terra_widgets.widgets.lookup import snapshot, snapshot_maker_of
from terra_widgets.widgets.snapshot import Settings

PUBLIC = {"draw", "pass", "end"}
OPTIONS = [{}, {"sandbox": True}, {}, {"teams": True}]
PLAYERS = [3, 4, 5, 6]
SIX = [*NAMES, "Fay"]


def new(players=4, seed=1, **options):
    names = SIX[:players] if isinstance(players, int) else players
    return tw.new("terra", players=names, seed=seed, **options)


def doing(shown):
    """Every part of a snapshot that can be clicked, or says why not."""
    own = shown["own"]
    crises = [crisis for region in shown["world"]["regions"] for crisis in region["crises"]]
    some = [shown["pile"], *crises, *own["cards"], *own["combinations"]]
    return some + ([shown["impending"]] if shown["impending"] else [])


def offered(shown):
    """Every move that a snapshot offers, wherever it stands."""
    on_board = [move["move"] for part in doing(shown) for move in part["moves"]]
    return {*on_board, *(choice["move"] for choice in shown["choices"])}


def seen_by_decider(table, **settings):
    return snapshot(table, Settings(shown_to=table.names.index(table.to_move), **settings))


@pytest.mark.parametrize("seed", range(4))
def test_every_decision_of_a_game_keeps_the_contract(seed):
    table = new(PLAYERS[seed % 4], seed, **OPTIONS[seed % 4])
    for _ in walk(table, seed):
        # Seen by nobody, by one player, by who decides.
        decider = None if table.to_move is None else table.names.index(table.to_move)
        who = (None, seed % 3, decider)[len(table.moves) % 3]
        shown = snapshot(table, Settings(shown_to=who), number=7)
        assert misfits(shown, snapshot_of("terra")) == []
        assert [part["label"] for part in doing(shown) if bool(part["moves"]) == bool(part["why"])] == []
        if not len(table.moves) % 10:
            assert json.loads(as_json(shown)) == shown
        legal = set(table.legal_moves)
        assert offered(shown) == (legal if who == decider else legal & PUBLIC)


@pytest.mark.parametrize("seed", range(2))
def test_what_lies_on_the_table_is_what_the_position_says(seed):
    table = new(4, seed)
    for _ in walk(table, seed):
        shown, position = snapshot(table), table.position()
        lying = {
            crisis["crisis"]: [card["card"] for card in crisis["cards"]]
            for region in shown["world"]["regions"]
            for crisis in region["crises"]
        }
        assert lying == {one["crisis"]: list(one["cards"]) for one in position["crises"]}
        assert (shown["impending"] or {}).get("crisis") == position.get("impending")
        assert shown["pile"]["count"] == len(position["pile"])
        assert shown["prompt"]["decision"] == position["decision"]
        for row, player in zip(shown["players"]["rows"], position["players"], strict=True):
            assert (row["hand"], len(row["hoards"])) == (len(player["hand"]), len(player["hoard"]))
        for gauge in shown["limits"]["gauges"]:
            for bar in gauge["bars"]:
                assert bar["count"] <= gauge["most"]
        assert shown["limits"]["gauges"][2]["bars"][0]["count"] == len(lying)


# TR-20, TR-32: secrets


def keen(table):
    """A game of players who give, help and hoard whenever they can."""
    while table.to_move is not None:
        yield table
        moves = table.legal_moves
        table.play(
            next((move for verb in ("hoard", "help", "give") for move in moves if verb in move), moves[0])
        )


def reshuffled(position, knows, rng):
    """The same position for one who sees only the cards of `knows`: hands, hoards and pile dealt anew."""
    others = [player for player in position["players"] if player["name"] != knows]
    cards = [card for player in others for card in player["hand"]]
    cards += [card for player in others for three in player["hoard"] for card in three]
    cards += [card for card in position["pile"] if card in CARD_NUMBERS]
    pool = pack(CARD_NUMBERS[card] for card in cards)
    count = sum(len(player["hoard"]) for player in others)
    taken = some_combinations(pool, count, lambda some: rng.sample(some, len(some)))
    pool -= sum(pack(COMBINATIONS[i]) for i in taken)
    rest = [CARD_NAMES[kind] for kind in unpack(pool)]
    rng.shuffle(rest)
    fresh = json.loads(json.dumps(position))
    for player in fresh["players"]:
        if player["name"] != knows:
            player["hand"] = [rest.pop() for _ in player["hand"]]
            player["hoard"] = [
                [CARD_NAMES[kind] for kind in COMBINATIONS[taken.pop()]] for _ in player["hoard"]
            ]
    pile = rest + [card for card in position["pile"] if card not in CARD_NUMBERS]
    rng.shuffle(pile)
    fresh["pile"] = pile
    return fresh


@pytest.mark.parametrize("seed", range(2))
def test_tr20_hidden_cards_change_nothing_on_the_screen(seed):
    rng, hoards = random.Random(seed), 0
    table = new(3, seed)
    for _ in keen(table):
        position = table.position()
        if table.to_move is None or len(table.moves) % 6:
            continue
        hoards += sum(len(player["hoard"]) for player in position["players"])
        who = table.names.index(table.to_move)
        for knows, settings in ((None, Settings()), (table.to_move, Settings(shown_to=who))):
            other = tw.at(reshuffled(position, knows, rng), seed=1)
            assert as_json(snapshot(other, settings)) == as_json(snapshot(tw.at(position, seed=1), settings))
        # What a screen may show to one player it does not show when it asks about another.
        shown = snapshot(table, Settings(shown_to=who, viewer=(who + 1) % 3))
        assert shown["own"]["cards"] == shown["own"]["combinations"] == shown["own"]["hoard"] == []
    assert hoards


def test_tr20_the_log_names_no_card_that_was_drawn_or_hoarded():
    table = hoarding()
    for step, move in enumerate(table.moves, start=1):
        text = snapshot_maker_of(table)(table, Settings()).entry(step)[1]
        if move.split()[0] in {"draw", "hoard"} and "crisis" not in text:
            assert not re.search("green|blue|red", text), text


def hoarding():
    """A played game in which somebody has hoarded."""
    for seed in range(30):
        table = new(["bot:helper", "bot:hoarder", "bot:reciprocal"], seed)
        table.advance()
        if table.outcome.winners:
            return table
    raise AssertionError("the world is lost every time")


def test_one_person_among_automatic_players_sees_their_own_cards_only():
    table = new(["Ada", "bot:helper", "bot:hoarder"], 4)
    for number, _ in enumerate(walk(table, 4)):
        shown = snapshot(table)
        if number > 60 or table.to_move is None:
            break
        mine = table.position()["players"][0]
        assert not shown["own"]["hidden"]
        assert sorted(card["card"] for card in shown["own"]["cards"]) == sorted(mine["hand"])
        hoards = [row["hoards"] for row in shown["players"]["rows"][1:]]
        assert [three for some in hoards for three in some if three is not None] == []
        assert snapshot(table, Settings(viewer=1))["own"]["cards"] == []


def test_at_the_end_all_hoards_lie_open():
    table = hoarding()
    shown, position = snapshot(table), table.position()
    found = [
        [[card["card"] for card in three["cards"]] for three in row["hoards"]]
        for row in shown["players"]["rows"]
    ]
    assert any(found)
    assert found == [[list(three) for three in player["hoard"]] for player in position["players"]]
    assert shown["own"]["seat"] is None


def test_cards_are_shown_after_the_hand_over_and_hidden_with_the_next_decider():
    page = Page(new(3, 1))
    assert page.now["own"]["hidden"]
    assert "Ada" in page.now["own"]["handover"]
    assert page.send(do="handover") is None
    assert len(page.now["own"]["cards"]) == 4
    page.send(do="hide")
    assert page.now["own"]["cards"] == []
    page.send(do="handover")
    page.play("draw")
    while page.now["prompt"]["name"] == "Ada":
        assert not page.now["own"]["hidden"]
        page.play(page.table.legal_moves[-1])
    assert page.now["own"]["hidden"]


def test_moves_of_a_hidden_hand_say_why():
    table = facing("Ada", "Ben", "Cy")
    shown = snapshot(table)
    assert shown["impending"]["why"] == (
        "Moves with cards are shown to Ada alone: choose “Show the cards” first."
    )
    assert offered(shown) == {"pass"}


# Playing


def at(decision, hands, crises=None, names=("Ada", "Ben", "Cy"), **more):
    players = [{"name": name, "hand": hand.split()} for name, hand in zip(names, hands, strict=True)]
    lying = [{"crisis": crisis, "cards": cards.split()} for crisis, cards in (crises or {}).items()]
    return tw.at({"game": "terra", "players": players, "crises": lying, "decision": decision, **more}, seed=1)


def facing(*names):
    hands = ("G5 G2 R1", "G6 B1", "R2 R3")
    return at("give", hands, {"red asia": "R4"}, names, impending="green europe")


def test_a_crisis_that_comes_up_is_answered_one_by_one():
    table = facing("Ada", "Ben", "Cy")
    shown = seen_by_decider(table)
    assert shown["prompt"]["text"] == (
        "Ada: the crisis “A summer too hot” (Europe) still needs 12. Give one green card, or pass."
    )
    why = {card["card"]: card["why"] for card in shown["own"]["cards"]}
    assert why == {
        "G2": None,
        "G5": None,
        "R1": "Red 1 does not fit: this crisis takes green cards only. (TR-21)",
    }
    (asia,) = (region for region in shown["world"]["regions"] if region["region"] == "asia")
    assert asia["crises"][0]["why"] == "First everybody answers the crisis that has come up. (TR-21)"
    assert shown["pile"]["why"] == "First everybody answers the crisis that has come up. (TR-21)"
    table.play("give G5")
    shown = seen_by_decider(table)
    assert [(one["name"], one["state"]) for one in shown["impending"]["answers"]] == [
        ("Ada", "gave"),
        ("Ben", "asked"),
        ("Cy", "waits"),
    ]
    assert shown["impending"]["total"] == 5
    table.play("give G6", "pass")
    told = [one["text"] for one in snapshot(table)["log"]["entries"]]
    assert told == [
        "Ada gives green 5 against “A summer too hot”: 5 of 12.",
        "Ben gives green 6 against “A summer too hot”: 11 of 12.",
        "Cy gives nothing. 11 of 12 is not enough: “A summer too hot” is full-blown.",
    ]


def test_a_crisis_solved_in_time_brings_points():
    table = at("give", ("G5 G2 R1", "G6 B1", "G1 R3"), impending="green europe")
    table.play("give G5", "give G6")
    assert snapshot(table)["prompt"]["text"].startswith(
        "Cy: the crisis “A summer too hot” (Europe) still needs 1."
    )
    table.play("give G1")
    text = snapshot(table)["log"]["entries"][-1]["text"]
    assert text == (
        "Cy gives green 1 against “A summer too hot”: 12 of 12. “A summer too hot” is solved."
        " Ada scores 3 for the first card. Ben scores 3 for the highest card."
    )
    assert [seat["points"] for seat in snapshot(table)["seats"]] == [3, 3, 0]


def test_helping_and_hoarding():
    table = at("act", ("G1 G2 G3 B1", "B1", "R2"), {"green asia": "G6 G6", "blue europe": "", "red asia": ""})
    shown = seen_by_decider(table)
    three = shown["own"]["combinations"][0]
    assert three["label"] == "green 1, green 2, green 3: worth 6"
    assert three["why"].startswith("First play a card on a full-blown crisis")
    red = next(
        crisis for one in shown["world"]["regions"] for crisis in one["crises"] if crisis["colour"] == "red"
    )
    assert red["why"] == "You have no red card for it. (TR-30)"
    table.play("help europe B1")
    shown = seen_by_decider(table)
    blue = next(
        crisis for one in shown["world"]["regions"] for crisis in one["crises"] if crisis["colour"] == "blue"
    )
    assert blue["helped"]
    assert blue["why"].startswith("You have played on this crisis in this turn already")
    assert shown["own"]["combinations"][0]["moves"][0]["move"] == "hoard G1 G2 G3"
    table.play("hoard G1 G2 G3")
    shown = snapshot(table)
    assert [one["text"] for one in shown["log"]["entries"]] == [
        "Ada plays blue 1 on “Poor among the rich”: 1 of 10.",
        "Ada hoards 3 cards, face down.",
    ]
    assert shown["players"]["rows"][0]["hoards"] == [None]
    assert snapshot(table, Settings(shown_to=0, viewer=0))["own"]["hoard"][0]["worth"] == 6


def test_a_card_without_a_crisis_says_so():
    table = at("act", ("G1", "B1", "R2"), {"red asia": ""})
    (card,) = seen_by_decider(table)["own"]["cards"]
    assert card["why"] == "No full-blown crisis takes green cards now. (TR-30)"
    assert snapshot(table)["prompt"]["text"].startswith("Ada: help with full-blown crises")


def test_too_many_cards_are_discarded():
    table = at("discard", ("G1 G2 G3 G4 G5 G6 B1 B2 B3", "B1", "R2"))
    shown = seen_by_decider(table)
    assert shown["prompt"]["text"] == "Ada: you may keep 8 cards. Discard 1 card."
    assert all(card["moves"] for card in shown["own"]["cards"])
    assert snapshot(table)["choices"] == []


def test_the_limits_warn_and_the_end_says_which_it_was():
    table = at(
        "give",
        ("G1", "B1", "R2"),
        {"red asia": "", "green asia": "", "red europe": "", "red africa": ""},
        impending="blue asia",
    )
    gauges = {gauge["limit"]: gauge for gauge in snapshot(table)["limits"]["gauges"]}
    assert gauges["region"]["bars"][0]["label"] == "Asia & Middle East: 2 of 3"
    assert gauges["region"]["near"] == gauges["colour"]["near"] == "One more ends the world."
    assert gauges["all"]["near"] is None
    table.play("pass", "pass", "pass")
    shown = snapshot(table)
    assert shown["outcome"]["winners"] == []
    assert "3 full-blown crises in Asia & Middle East" in shown["outcome"]["text"]
    assert [gauge["reached"] for gauge in shown["limits"]["gauges"]] == [True, False, False]
    assert [row["total"] for row in shown["score"]["rows"]] == [0, 0, 0]


def test_the_score_sheet_ends_as_the_rules_count():
    table = hoarding()
    shown, outcome = snapshot(table), table.outcome
    assert shown["score"]["final"]
    for row in shown["score"]["rows"]:
        name = table.names[row["seat"]]
        assert row["total"] == outcome.points[name] == sum(line["points"] for line in row["lines"])
        assert row["winner"] == (name in outcome.winners)


def test_tr60_teams_stand_together():
    table = at(
        "give",
        ("G5", "G6", "G1", "R1"),
        names=("Ada", "Ben", "Cy", "Dee"),
        impending="green europe",
        options={"teams": True},
    )
    table.play("give G5", "give G6", "give G1", "pass")
    shown = snapshot(table)
    assert [(pawn["seats"], pawn["points"]) for pawn in shown["track"]["pawns"]] == [([0, 2], 3), ([1, 3], 3)]
    assert [row["team"] for row in shown["players"]["rows"]][:2] == ["Partner: Cy", "Partner: Dee"]
    assert [row["total"] for row in shown["score"]["rows"]] == [3, 3, 3, 3]


# Forced choices


def test_a_card_is_never_drawn_by_itself():
    page = Page(new(["Ada", "bot:helper", "bot:helper"], 1))
    assert page.send(auto=True) is None
    assert page.table.moves == ()


def test_who_can_give_nothing_alone_at_the_screen_passes_by_itself():
    facing_it = at("give", ("R1", "R2", "R3"), impending="green europe")
    alone = new(["Ada", "bot:helper", "bot:hoarder"], 1)
    assert snapshot_maker_of(alone).plays_itself(alone, facing_it.state)
    assert not snapshot_maker_of(alone).plays_itself(facing_it, facing_it.state)


def test_tr20_several_people_pass_by_hand_so_that_nobody_learns_why():
    page = Page(at("give", ("R1", "G2", "R3"), impending="green europe"))
    page.send(auto=True)
    assert page.table.moves == ()
    page.play("pass")
    assert page.now["prompt"]["name"] == "Ben"


def test_where_no_crisis_is_the_turn_ends_by_itself_and_can_be_taken_back_until_the_next_card():
    page = Page(new(3, 1))
    page.play("draw")
    moves = list(page.table.moves)
    assert moves in (["draw", "end"], ["draw"])
    assert not page.now["can"]["undo"]


def test_what_was_decided_before_the_next_card_can_be_taken_back():
    page = Page(at("act", ("G1 R4", "B1", "R2"), {"red asia": ""}))
    page.play("help asia R4", "end")
    assert page.now["prompt"]["name"] == "Ben"
    assert page.send(do="undo") is None
    assert page.now["prompt"]["name"] == "Ada"


# Words


def test_cards_speak_the_language_of_the_screen():
    shown = seen_by_decider(facing("Ada", "Ben", "Cy"), language="cs")
    assert shown["impending"]["name"] == "Příliš horké léto"
    assert shown["own"]["cards"][0]["name"] == "Šetření zdrojů"


@pytest.mark.parametrize("seed", range(4))
def test_every_move_is_told_in_whole_sentences(seed):
    table = new(PLAYERS[seed], seed)
    for _ in walk(table, seed):
        pass
    for language in ("en", "cs"):
        view = snapshot_maker_of(table)(table, Settings(language=language))
        for step in range(1, len(table.moves) + 1):
            seat, text, *_ = view.entry(step)
            assert table.shown_names[seat] in text
            assert re.fullmatch(r"[^\W\d_a-z].*[.)]", text), text
            assert not re.search(r"None|\{|\}|\$|  ", text), text


def test_hostile_names_are_plain_text():
    names = ["<img src=x onerror=alert(1)>", "{ $name }", "שלום", "name = value"]
    table = tw.new("terra", players=names, seed=1)
    page = Page(table)
    for number, _ in enumerate(walk(table, 1)):
        if number == 40:
            break
    assert [row["name"] for row in page.now["players"]["rows"]] == names
    assert words.isolated(table.to_move) in page.now["prompt"]["text"]
    assert f"\u2068{names[2]}\u2069" in page.now["players"]["rows"][2]["label"]
    assert as_json(page.now)


def test_hostile_cards_are_plain_text():
    csv = decks.load("terra", "terra").to_csv()
    csv = csv.replace("A summer too hot", "<b>x</b>\u202edaed").replace("Sorting waste", "{ $x }\u2066")
    table = tw.new("terra", players=SIX[:3], seed=1, deck=decks.parse(csv, "hostile", "terra"))
    shown = [as_json(snapshot(table, Settings(shown_to=0))) for _ in walk(table, 3)]
    assert any("<b>x</b>daed" in text for text in shown)
    assert not [text for text in shown if re.search("[\u202a-\u202e\u2066\u2067]", text)]


def test_looking_back_shows_the_table_as_it_was_and_offers_nothing():
    table, then = new(4, 4), None
    for number, _ in enumerate(walk(table, 4)):
        if number == 20:
            then = snapshot(table)
        if number == 40:
            break
    back = snapshot(table, Settings(look=20))
    assert offered(back) == set()
    for part in ("seats", "score", "players", "track", "limits"):
        assert back[part] == then[part]


@pytest.mark.long
def test_a_snapshot_is_small_and_fast():
    table = new(6, 2)
    for number, _ in enumerate(walk(table, 2)):
        if number == 70:
            break
    shown = seen_by_decider(table)
    assert len(as_json(shown).encode()) < 45_000

    def shortest(call):
        taken = []
        for _ in range(20):
            began = time.perf_counter()
            call()
            taken.append(time.perf_counter() - began)
        return min(taken)

    # As JSON it must be written in any case; making it may take a few times as long, not more.
    assert shortest(lambda: seen_by_decider(table)) < 10 * shortest(lambda: as_json(shown))


def test_tr11_everybody_can_count_the_crises_in_the_pile():
    table = tw.new("terra", players=["Ada", "bot:helper", "bot:helper"], seed=4)
    for _ in range(60):
        hidden = sum(card >= KINDS for card in table.state[PILE])
        shown = snapshot(table, Settings(language="en"))
        assert str(hidden) in shown["pile"]["text"].split()
        table.play(table.legal_moves[0])

"""Terrabilis on the screen: a snapshot keeps its contract, tells all that happens, and keeps secrets."""

import json
import re
import time

import pytest
from widgets.helpers import NAMES, Page, as_json, walk
from widgets.pseudo import speak
from widgets.shape import misfits, snapshot_of
from widgets.test_languages import HOSTILE, spoken

import terra_widgets as tw
from terra_widgets.games import decks
from terra_widgets.games.terrabilis.rules.state import (
    COUNTRIES,
    HAND,
    HAZARDS,
    LOG,
    NONE,
    PILES,
    QUESTIONS,
    SWAP,
    WHO,
    draft,
)  # fmt: skip
from terra_widgets.games.terrabilis.screen.cards import card_faces
from terra_widgets.text.words import isolated
from terra_widgets.widgets.lookup import snapshot, snapshot_maker_of
from terra_widgets.widgets.snapshot import Settings
from terrabilis import moments


def places(shown):
    """Everything on the table that can be clicked, or says why not."""
    found = [*shown["piles"]["piles"], *shown["bank"]["loans"]]
    found += [action for card in shown["hand"]["cards"] for action in card["actions"]]
    if shown["quiz"] and shown["quiz"]["open"]:
        found += shown["quiz"]["answers"]
    if shown["alliance"]:
        found += shown["alliance"]["partners"]
        found += [
            add for side in shown["alliance"]["sides"] for kind in side["kinds"] for add in kind["adds"]
        ]
        found += [want for side in shown["alliance"]["sides"] for want in side["wants"]]
    return found


def offered(shown):
    """Every move that a snapshot offers, wherever it stands."""
    moves = [choice["move"] for choice in shown["choices"]]
    if shown["prompt"]["decision"] == "owe":
        moves.remove("borrow")  # the bank offers it as well
    return moves + [place["move"] for place in places(shown) if place["move"]]


def new(players=4, seed=1, **options):
    return tw.new("terrabilis", players=NAMES[:players], seed=seed, **options)


def seen_by_decider(table, **settings):
    return snapshot(table, Settings(shown_to=table.names.index(table.to_move), **settings))


def at(decision="trade", **more):
    """Ada and Ben are in the Alliance, Ada is on its square; Cy is not."""
    members = [
        {"name": "Ada", "alliance": True, "square": 5, "built": ["C01"], "hand": ["C02", "S02", "E02"]},
        {"name": "Ben", "alliance": True, "square": 8, "hand": ["C03", "S03", "E03"]},
        {"name": "Cy", "square": 12},
    ]
    return tw.at(
        {"game": "terrabilis", "players": members, "turn": "Ada", "decision": decision, **more}, seed=1
    )


# The contract


@pytest.mark.parametrize("seed", range(6))
def test_every_decision_of_a_game_keeps_the_contract(seed):
    table = new(2 + seed % 3, seed, goal=5)
    for _ in walk(table, seed):
        if table.to_move is None:
            break
        shown = seen_by_decider(table)
        assert misfits(shown, snapshot_of("terrabilis")) == []
        assert sorted(offered(shown)) == sorted(table.legal_moves)
        assert all(bool(place["move"]) != bool(place["why"]) for place in places(shown))
        asides = [table.game.move_text(move) for move in table.game.asides(table.state)]
        assert [loan["move"] for loan in shown["bank"]["others"]] == asides
        if not len(table.moves) % 10:
            assert json.loads(as_json(shown)) == shown
    over = snapshot(table)
    assert misfits(over, snapshot_of("terrabilis")) == []
    assert offered(over) == []


@pytest.mark.parametrize("seed", range(2))
def test_what_lies_on_the_table_is_what_the_position_says(seed):
    table = new(3, seed, goal=4)
    for _ in walk(table, seed):
        shown, position = snapshot(table), table.position()
        for country, player in zip(shown["countries"], position["players"], strict=True):
            assert [stock["count"] for stock in country["stocks"]] == [
                player[kind] for kind in ("nature", "wellbeing", "energy", "terras")
            ]
            assert [card["id"] for card in country["built"]] == player["built"]
            marks = {mark["key"] for mark in country["marks"]}
            assert marks == {
                key
                for key, name in (("member", "alliance"), ("loan", "loan"), ("out", "out"))
                if player.get(name)
            }
            if not player.get("out"):
                assert country["seat"] in shown["path"]["squares"][player["square"]]["pawns"]
        places = shown["zone"]["places"]
        assert len(places) == 10
        assert {kind: places.count(kind) for kind in ("nature", "wellbeing")} == position["zone"]
        assert places.count("black") == 10 - shown["zone"]["capacity"] == min(3, position["bursts"])
        assert shown["zone"]["lying"] == sum(position["zone"].values())
        assert shown["prompt"]["decision"] == position["decision"]


@pytest.mark.parametrize("seed", range(3))
def test_the_score_sheet_ends_as_the_rules_count(seed):
    table = new(3, seed, goal=3)
    for _ in walk(table, seed):
        pass
    shown, outcome = snapshot(table), table.outcome
    for row in shown["score"]["rows"]:
        assert row["total"] == outcome.points[row["name"]] == sum(line["points"] for line in row["lines"])
        assert row["winner"] == (row["name"] in outcome.winners)
    assert outcome.why.partition(" (")[0] in shown["outcome"]["text"]  # the score sheet names the rule


@pytest.mark.long
def test_a_snapshot_is_small_and_fast():
    table = new(4, 5)
    for number, _ in enumerate(walk(table, 5)):
        if number == 60:
            break
    shown = seen_by_decider(table)
    assert len(as_json(shown).encode()) < 60_000

    def shortest(call):
        taken = []
        for _ in range(30):
            began = time.perf_counter()
            call()
            taken.append(time.perf_counter() - began)
        return min(taken)

    # As JSON it must be written in any case; making it may take a few times as long, not more.
    assert shortest(lambda: seen_by_decider(table)) < 10 * shortest(lambda: as_json(shown))


def test_looking_back_shows_the_table_as_it_was_and_offers_nothing():
    table, then = new(3, 4), None
    for number, _ in enumerate(walk(table, 4)):
        if number == 20:
            then = snapshot(table)
        if number == 40:
            break
    back = snapshot(table, Settings(look=20))
    assert offered(back) == []
    assert all("looking back" in place["why"] for place in places(back))
    for part in ("seats", "score", "zone", "path"):
        assert back[part] == then[part]
    assert [country["stocks"] for country in back["countries"]] == [
        country["stocks"] for country in then["countries"]
    ]


def test_the_last_move_shows_in_the_stocks():
    table = tw.at(
        {
            "game": "terrabilis",
            "players": [{"name": "Ada", "square": 10}, {"name": "Ben"}],
            "turn": "Ada",
            "decision": "slush",
        },
        seed=1,
    )
    table.play("accept")
    stocks = {stock["kind"]: stock["changed"] for stock in snapshot(table)["countries"][0]["stocks"]}
    assert stocks == {"nature": "", "wellbeing": "\N{MINUS SIGN}2", "energy": "", "terras": "+6,000"}
    assert snapshot(table)["zone"]["changed"] == "+2"


def test_tb23_a_burst_shows_until_the_next_move():
    full = {
        "game": "terrabilis",
        "players": [
            {"name": "Ada", "square": 10, "nature": 8, "wellbeing": 6},
            {"name": "Ben", "nature": 10, "wellbeing": 6},
            {"name": "Cy", "nature": 10, "wellbeing": 10},
        ],
        "zone": {"nature": 4, "wellbeing": 5},
        "turn": "Ada",
        "decision": "slush",
    }
    table = tw.at(full, seed=1)
    assert not snapshot(table)["zone"]["burst"]
    table.play("accept")
    zone = snapshot(table)["zone"]
    assert (zone["burst"], zone["bursts"], zone["capacity"], zone["lying"]) == (True, 1, 9, 1)
    assert zone["places"] == ["black", "wellbeing", *["free"] * 8]
    assert zone["text"] == "It may burst once more."
    table.play("roll")
    assert not snapshot(table)["zone"]["burst"]


# Secrets


def ids(text):
    return set(re.findall(r"\b[CSE]\d\d\b", text))


@pytest.mark.parametrize("seed", range(3))
def test_tb4_hidden_cards_are_nowhere_in_the_snapshot(seed):
    table = new(3, seed, goal=5)
    for _ in walk(table, seed):
        if table.to_move is None:
            break
        position = table.position()
        public = {card for player in position["players"] for card in player["built"]}
        public |= {position["offer"]["swap"]} if "swap" in position.get("offer", {}) else set()
        assert ids(as_json(snapshot(table))) <= public
        who = table.names.index(table.to_move)
        own = set(position["players"][who]["hand"])
        assert ids(as_json(seen_by_decider(table))) <= public | own
        assert snapshot(table, Settings(shown_to=who, viewer=(who + 1) % 3))["hand"]["cards"] == []


def looks(table):
    """The table with all hands hidden, and with one shown; taking back compares it with the state before."""
    both = snapshot(table), seen_by_decider(table)
    return tuple({key: part for key, part in shown.items() if key != "can"} for shown in both)


@pytest.mark.parametrize("seed", range(2))
def test_tb4_other_hidden_cards_would_look_the_same(seed):
    """TB-3, TB-4, TB-31: the order of the piles and the hands of others change nothing on the screen."""
    table = new(3, seed)
    for number, _ in enumerate(walk(table, seed)):
        if number > 80 or table.to_move is None:
            break
        who = table.names.index(table.to_move)
        shown, open_to = looks(table)
        was = table.state
        twin = draft(was)
        twin[LOG] = was[LOG]
        for field in (PILES, PILES + 1, PILES + 2, HAZARDS, QUESTIONS):
            twin[field] = twin[field][::-1]
        one, other = (twin[COUNTRIES + seat] for seat in range(3) if seat != who)
        if was[SWAP] == NONE and len(one[HAND]) == len(other[HAND]):
            one[HAND], other[HAND] = other[HAND], one[HAND]
        table._states[-1] = twin
        assert looks(table) == (shown, open_to)
        table._states[-1] = was


def test_tb4_cards_are_shown_after_the_hand_over_and_hidden_with_the_next_decider():
    page = Page(new(2, 1))
    assert page.now["hand"]["hidden"]
    assert not page.now["hand"]["needed"]
    assert page.send(do="handover") is None
    assert len(page.now["hand"]["cards"]) == 3
    assert page.send(do="hide") is None
    assert page.now["hand"]["hidden"]


def test_tb30_who_must_see_the_cards_is_asked_to_show_them():
    table = new(2, 1)
    for _ in walk(table, 1):
        if table.position()["decision"] == "build":
            break
    page = Page(table)
    assert page.now["hand"]["needed"]
    assert "show your cards" in page.now["prompt"]["text"]
    assert not [move for move in offered(page.now) if move.startswith(("install", "return"))]
    page.send(do="handover")
    assert not page.now["hand"]["needed"]
    assert page.now["prompt"]["text"].endswith("install one of your cards, or put one back.")
    assert sorted(offered(page.now)) == sorted(table.legal_moves)


def test_one_person_among_automatic_players_sees_their_own_cards_only():
    table = tw.new("terrabilis", players=["Ada", "bot:random", "bot:random"], seed=3)
    shown = snapshot(table)
    own = set(table.position()["players"][0]["hand"])
    assert {card["id"] for card in shown["hand"]["cards"]} == own
    assert snapshot(table, Settings(viewer=1))["hand"]["handover"] == "The cards of Robin stay hidden."


def test_tb31_the_right_answer_is_not_in_the_snapshot_before_the_answer():
    table = new(2, 3)
    for _ in walk(table, 3):
        if table.position()["decision"] == "quiz":
            break
    quiz = seen_by_decider(table)["quiz"]
    assert quiz["open"]
    assert quiz["verdict"] is None
    assert (quiz["note"], quiz["source"]) == ("", "")
    assert [answer["mark"] for answer in quiz["answers"]] == [None] * 3


# Playing


def test_tb31_the_explanation_stays_after_the_answer():
    table = new(2, 3)
    for _ in walk(table, 3):
        if table.position()["decision"] == "quiz":
            break
    question = table.game.cards.deck.quiz[table.game.cards.questions[table.position()["question"]]]
    wrong = (question.right + 1) % 3
    table.play(f"answer {'abc'[wrong]}")
    quiz = snapshot(table)["quiz"]
    assert (quiz["open"], quiz["fresh"], quiz["verdict"]["right"]) == (False, True, False)
    assert {answer["letter"]: answer["mark"] for answer in quiz["answers"]} == {
        letter: "right" if i == question.right else "wrong" if i == wrong else None
        for i, letter in enumerate("abc")
    }
    assert quiz["verdict"]["text"].endswith(f'was wrong. Right is "{question.answers[question.right]}".')
    assert quiz["note"] == question.note
    assert question.source in quiz["source"]
    table.play("roll")
    assert not snapshot(table)["quiz"]["fresh"]
    assert snapshot(table)["quiz"]["question"] == question.name


@pytest.mark.parametrize("language", ["en", "cs"])
def test_tb31_a_wrong_answer_shows_the_right_one_everywhere(language):
    table = tw.new("terrabilis", players=NAMES[:2], seed=3, language=language)
    for _ in walk(table, 3):
        if table.position()["decision"] == "quiz":
            break
    question = table.game.cards.deck.quiz[table.game.cards.questions[table.position()["question"]]]
    answers = question.answers if language == "en" else question.translated["cs"]
    wrong = (question.right + 1) % 3
    table.play(f"answer {'abc'[wrong]}")
    shown = snapshot(table, Settings(language=language))
    right = answers[question.right]
    assert right in shown["quiz"]["verdict"]["text"]  # the board
    assert right in shown["log"]["entries"][-1]["text"]  # the log
    assert right in str(table)  # the terminal, and the plain text in a notebook
    row = table.record.frame().query("event == 'wrong'").iloc[-1]  # the record, in the deck's language
    assert (row.answer, row.right) == (question.answers[wrong], question.answers[question.right])


def test_nobody_s_dice_roll_by_themselves():
    """With a loan and little money `roll` is the only move, and still waits for a hand."""
    poor = {"square": 1, "loan": True, "terras": 5000}
    position = {"game": "terrabilis", "players": [{"name": "Ada", **poor}, {"name": "Ben", **poor}]}
    table = tw.at({**position, "turn": "Ada", "decision": "roll"}, seed=1)
    assert table.legal_moves == ("roll",)
    page = Page(table)
    page.play("roll")
    assert len(table.moves) == 1


def test_one_person_plays_against_automatic_players_to_the_end():
    table = tw.new("terrabilis", players=["Ada", "bot:steward", "bot:random"], seed=4, goal=3, years=4)
    page = Page(table)
    for _ in range(300):
        if table.to_move is None:
            break
        if page.now["prompt"]["automatic"]:
            assert offered(page.now) == []
            assert page.send(do="skip") is None
        else:
            assert sorted(offered(page.now)) == sorted(table.legal_moves)
            page.play(table.legal_moves[0])
    assert page.now["outcome"]["text"]


def test_tb34_what_was_put_into_an_offer_can_be_taken_back():
    page = Page(at())
    page.play("trade P2", "give 5000", "ask nature")
    assert page.send(do="undo") is None
    give, ask = page.now["alliance"]["sides"]
    assert ([kind["count"] for kind in give["kinds"]][3], ask["kinds"][0]["count"]) == (5000, 0)
    assert page.send(do="redo") is None
    assert page.now["alliance"]["sides"][1]["kinds"][0]["count"] == 1


def test_tb34_a_kind_of_card_can_be_asked_for():
    page = Page(at())
    page.play("trade P2", "swap C02")
    give, ask = page.now["alliance"]["sides"]
    assert (give["wants"], [want["plus"] for want in ask["wants"]]) == (
        [],
        ["Economic", "Services", "Energy"],
    )
    page.play("want services")
    assert page.now["alliance"]["sides"][1]["card"]["text"] == "a service of the partner's choice"
    assert page.now["alliance"]["sides"][1]["wants"] == []
    page.play("offer")
    assert "asks for a service." in page.now["prompt"]["text"]
    page.send(do="handover")
    actions = [action for card in page.now["hand"]["cards"] for action in card["actions"]]
    assert [action["move"] for action in actions] == [None, "agree S03", None]
    assert "is of another kind. The offer asks for a service. (TB-34)" in actions[0]["why"]


def test_tb34_each_side_can_end_the_talks():
    page = Page(at())
    assert page.now["alliance"]["text"] == "Talks go on until one side ends them."
    page.play("trade P2")
    assert [choice["label"] for choice in page.now["choices"]] == ["Drop it, and end these talks"]
    page.play("give 1000", "offer")
    assert [choice["label"] for choice in page.now["choices"]] == [
        "Agree", "Decline, and listen on", "Decline, and end the talks",
    ]  # fmt: skip
    page.play("end talks")
    assert page.now["log"]["entries"][-1]["text"] == "Ben declines the offer of Ada and ends the talks."
    assert page.now["prompt"]["decision"] == "roll"


@pytest.mark.parametrize(
    ("zone", "bursts", "said"),
    [
        ({}, 0, "onto the Impact zone. Or you pay"),
        ({"nature": 5, "wellbeing": 4}, 0, "onto the Impact zone and bursts it. Or you pay"),
        ({"nature": 5, "wellbeing": 3}, 2, "so that the planet is lost for everybody. Or you pay"),
    ],
)
def test_tb51_who_owes_is_told_what_each_choice_brings(zone, bursts, said):
    shown = seen_by_decider(moments.owing(zone=zone, bursts=bursts))
    assert shown["prompt"]["text"].startswith("Team A: you must pay 4,000 Terras and have 1,000.")
    assert said in shown["prompt"]["text"]
    assert shown["prompt"]["text"].endswith("your country is out of the game.")
    assert [choice["label"] for choice in shown["choices"]] == [
        "Borrow 20,000 Terras", "Pay what you have, and be out",
    ]  # fmt: skip


def test_tb51_leaving_is_told():
    table = moments.owing().play("leave")
    text = snapshot(table)["log"]["entries"][-1]["text"]
    assert text.startswith("Team A does not borrow, and leaves the game. Team A pays 1,000 Terras. ")


def test_tb40_another_country_borrows_with_one_click():
    page = Page(new(3, 2))
    (ben, cy) = page.now["bank"]["others"]
    assert (ben["label"], cy["seat"]) == ("Ben borrows 20,000 Terras", 2)
    assert page.send(move=cy["move"]) is None
    assert page.now["log"]["entries"][-1] == {
        "step": 1, "seat": 2,
        "text": "Cy borrows 20,000 Terras. Cy puts 2 well-being onto the Impact zone.",
        "scored": [{"points": 2, "seat": 2, "why": "well-being and Terras"}],
    }  # fmt: skip
    assert (page.now["prompt"]["name"], page.now["prompt"]["decision"]) == ("Ada", "roll")


def test_tb40_a_person_may_borrow_while_an_automatic_player_decides():
    table = tw.new("terrabilis", players=["bot:steward", "Ben", "bot:builder"], seed=1)
    page = Page(table)
    assert [loan["move"] for loan in page.now["bank"]["others"]] == ["borrow P2"]
    assert "plays without help" in page.send(move="borrow P3")
    assert "plays without help" in page.send(move="roll")
    assert page.send(move="borrow P2") is None
    assert table.position()["players"][1]["loan"] is True
    assert page.send(do="undo") is None
    assert "loan" not in table.position()["players"][1]


def test_tb32_a_hazard_that_gives_terras_says_that_it_is_ours():
    ours = "A card of our own kind: in the printed game hazards only take Terras. (TB-32)"
    faces = card_faces(decks.load("terrabilis", "terrabilis"), "en").hazards
    marked = {face["name"] for face in faces if face["ours"] == ours}
    assert marked == {
        face["name"] for face in faces if any(amount["kind"] == "terras" for amount in face["gets"])
    }
    assert len(marked) == 7
    assert moments.gift()["event"]["ours"] == ours


def test_score_sheet_and_log_stand_alone():
    table = new(2, 1)
    for widget in (tw.ScoreSheet(table), tw.Log(table)):
        assert widget.snapshot["game"] == "terrabilis"


def test_tb34_an_offer_is_made_step_by_step_and_answered():
    page = Page(at())
    assert [partner["name"] for partner in page.now["alliance"]["partners"] if partner["move"]] == ["Ben"]
    (outsider,) = [partner for partner in page.now["alliance"]["partners"] if partner["why"]]
    assert outsider["why"] == "Player Cy is not a member of the Alliance. (TB-34)"
    page.play("trade P2", "give 5000", "ask nature")
    give, ask = page.now["alliance"]["sides"]
    assert give["title"] == "Ada gives Ben"
    assert [kind["count"] for kind in give["kinds"]] == [0, 0, 0, 5000]
    assert [kind["count"] for kind in ask["kinds"]] == [1, 0, 0, 0]
    assert page.now["prompt"]["text"].startswith("Ada: put together your offer to Ben.")
    page.play("swap C02", "offer")
    assert page.now["prompt"]["text"] == (
        "Ben: Ada gives you 5,000 Terras and the card Cement works and asks for 1 nature and a card. "
        "Show your cards to choose one, or decline."
    )
    assert page.now["hand"]["needed"]
    page.send(do="handover")
    assert [action["move"] for card in page.now["hand"]["cards"] for action in card["actions"]] == [
        "agree C03", "agree S03", "agree E03",
    ]  # fmt: skip
    page.play("agree S03")
    assert page.now["log"]["entries"][-1]["text"] == (
        "Ben agrees to the offer of Ada. Ada gets 1 nature from Ben. Ben gets 5,000 Terras from Ada. "
        "Ada gets 1 card from Ben. Ben gets 1 card from Ada."
    )


def test_tb35_a_country_whose_turn_it_is_not_decides():
    table = tw.at(
        {
            "game": "terrabilis",
            "players": [{"name": "Ada", "square": 7}, {"name": "Ben"}, {"name": "Cy"}],
            "turn": "Ada",
            "decision": "hit",
            "hit": ["Cy"],
        },
        seed=1,
    )
    shown = snapshot(table)
    assert (shown["prompt"]["name"], shown["seats"][0]["turn"]) == ("Cy", True)
    assert [choice["move"] for choice in shown["choices"]] == ["pay nature", "pay wellbeing"]
    assert [country["deciding"] for country in shown["countries"]] == [False, False, True]


def test_tb40_the_bank_lends_at_every_decision():
    table = new(3, 2, goal=4)
    for _ in walk(table, 2):
        loans = {loan["key"]: loan for loan in snapshot(table)["bank"]["loans"]}
        for key, loan in loans.items():
            assert (loan["move"] == key) == (key in table.legal_moves)
            assert bool(loan["move"]) != bool(loan["why"])


def test_a_card_that_cannot_be_paid_says_what_is_missing():
    hand = ["E09", "S02", "C02", "C03"]
    table = tw.at(
        {
            "game": "terrabilis",
            "players": [{"name": "Ada", "square": 1, "terras": 3000, "hand": hand}, {"name": "Ben"}],
            "turn": "Ada",
            "decision": "build",
        },
        seed=1,
    )
    card = next(card for card in seen_by_decider(table)["hand"]["cards"] if card["id"] == "E09")
    install, put_back = card["actions"]
    assert install["why"] == "Nuclear power station can't be paid in full: 7,000 Terras are missing. (TB-51)"
    assert put_back["move"] == "return E09"


# Sentences


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("seed", range(3))
def test_every_move_is_told_in_whole_sentences(seed, language):
    table = new(2 + seed, seed, goal=5)
    for _ in walk(table, seed):
        pass
    moment = snapshot_maker_of(table)(table, Settings(language=language))
    for step in range(1, len(table.moves) + 1):
        seat, text, *_ = moment.entry(step)
        assert table.names[seat] in text
        assert re.fullmatch(r"[A-Z].*[.)]", text), text
        assert not re.search(r"None|\{|\}|\$|  |terrabilis-", text), text


@pytest.mark.parametrize("square", [5, 10], ids=["a tax of nothing", "nothing on the zone"])
def test_a_square_without_effect_is_told_too(square):
    players = [{"name": "Ada", "alliance": True, "square": square}, {"name": "Ben"}]
    table = tw.at(
        {"game": "terrabilis", "players": players, "turn": "Ada", "decision": "follow"}, seed=1
    ).play("follow")
    assert snapshot(table)["log"]["entries"][-1]["text"] == "Nothing changes for Ada."


def test_tb50_who_cannot_pay_back_is_told_why_they_are_out():
    poor = {"name": "Ben", "loan": True, "terras": 1000}
    players = [{"name": "Ada", "square": 27}, poor, {"name": "Cy"}]
    table = tw.at(
        {
            "game": "terrabilis",
            "players": players,
            "turn": "Ada",
            "decision": "roll",
            "year": 3,
            "options": {"years": 3},
        },
        seed=1,
    ).play("roll")
    text = snapshot(table)["log"]["entries"][-1]["text"]
    assert "year 3 ends. Ben can't pay back the loan and is out of the game." in text


def test_nothing_is_said_in_another_language(monkeypatch):
    code = speak(monkeypatch)
    for seed in range(2):
        table = new(3, seed, goal=4)
        for _ in walk(table, seed):
            settings = Settings(language=code, shown_to=table.state[WHO])
            shown = snapshot(table, settings, since=max(0, len(table.moves) - 1))
            assert [text for text in spoken(shown) if "~" not in text] == []
    table = at()
    for move in ("trade P2", "give 5000", "swap C02", "offer", "agree S03"):
        table.play(move)
        shown = snapshot(table, Settings(language=code, shown_to=table.state[WHO]))
        assert [text for text in spoken(shown) if "~" not in text] == []


def test_cards_and_questions_speak_the_language_of_the_screen():
    table = new(2, 3)
    for _ in walk(table, 3):
        if table.position()["decision"] == "quiz":
            break
    question = table.game.cards.deck.quiz[table.game.cards.questions[table.position()["question"]]]
    shown = seen_by_decider(table, language="cs")
    assert shown["quiz"]["question"] == question.names["cs"]
    assert tuple(answer["answer"] for answer in shown["quiz"]["answers"]) == question.translated["cs"]
    names = {card.id: card.names["cs"] for card in table.game.cards.deck.cards}
    assert all(card["name"] == names[card["id"]] for card in shown["hand"]["cards"])


@pytest.mark.parametrize("i", range(0, 100, 10))
def test_hostile_names_are_plain_text(i):
    table = tw.new("terrabilis", players=HOSTILE[i : i + 4], seed=i)
    page = Page(table)
    for number, _ in enumerate(walk(table, i)):
        if number == 25:
            break
    assert [seat["name"] for seat in page.now["seats"]] == list(table.names)
    assert isolated(table.to_move) in page.now["prompt"]["text"]
    assert as_json(page.now)

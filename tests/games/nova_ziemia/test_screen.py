"""The board of Nova Ziemia: its snapshot keeps the contract, tells no secret, and shows what is true."""

import json
import random
import re
import time

import pytest
from lanes import first_quick
from widgets.helpers import NAMES, Page, as_json
from widgets.pseudo import speak
from widgets.shape import misfits, snapshot_of
from widgets.test_languages import HOSTILE, SPOKEN, spoken

import terra_widgets as tw
from terra_widgets.games import decks
from terra_widgets.games.contract import Chance
from terra_widgets.games.nova_ziemia.rules.moves import act
from terra_widgets.games.nova_ziemia.rules.planet import all_zones
from terra_widgets.games.nova_ziemia.rules.state import HANDS, LIBRARY, PLANET, STACK
from terra_widgets.games.nova_ziemia.screen.planet import SIGNS, picture
from terra_widgets.widgets.lookup import snapshot, snapshot_maker_of
from terra_widgets.widgets.snapshot import Settings

from . import moments
from .screen_games import VARIANTS, nova, offered, seeing, stroll


def everything(game, drawn):
    """The zones of a drawing, counted triangle by triangle: colour and value of each."""
    sides = [side for code in drawn["codes"] for side in game.cards.sides[SIGNS.index(code)]]
    assert len(sides) == len(drawn["zones"]) == 64
    found = []
    for zone, (colour, value) in enumerate(zip(drawn["colours"], drawn["values"], strict=True)):
        triangles = [i for i, sign in enumerate(drawn["zones"]) if sign == SIGNS[zone]]
        assert {sides[i] for i in triangles} == {int(colour)}
        assert len(triangles) == SIGNS.index(value)
        found.append((int(colour), len(triangles)))
    return sorted(found)


# The contract


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_every_decision_of_a_game_keeps_the_contract(number):
    table = nova(seed=number, **VARIANTS[number])
    for at in stroll(table, number):
        if len(at.moves) > 50:
            break
        shown = snapshot(table, Settings(**seeing(table)), number=7)
        assert misfits(shown, snapshot_of("nova_ziemia")) == []
        assert sorted(offered(shown)) == sorted(table.legal_moves)
        assert len(at.moves) % 10 or json.loads(as_json(shown)) == shown
        for part in (*shown["planet"]["arrows"], *(shown["goals"] or {"cards": []})["cards"]):
            assert bool(part["move"]) != bool(part["why"])
        for cell in shown["planet"]["cells"]:
            assert bool(cell["moves"]) != bool(cell["why"])
        actions = {move for move in table.legal_moves if move.startswith(("rotate", "flip", "shift"))}
        assert set(shown["planet"]["previews"]) == actions
        assert shown["prompt"]["decision"] == table.view()["decision"]


def test_who_has_done_nothing_yet_is_told_what_to_try():
    table = tw.new("nova_ziemia", players=["Ada", "Ben"], seed=3)
    assert "Point at an arrow" in snapshot(table)["prompt"]["text"]
    table.play(next(move for move in table.legal_moves if move.startswith("shift")))
    assert "4 actions are left" in snapshot(table)["prompt"]["text"]


def test_a_mission_that_is_met_at_once_is_said_first():
    for seed in range(60):
        table = tw.new("nova_ziemia", players=["Ada", "bot:thinker"], seed=seed)
        if "is met. Settle" in (told := snapshot(table)["prompt"]["text"]):
            assert "Point at an arrow" not in told
            return
    raise AssertionError("no mission was met at the start")


def test_the_drawing_has_the_zones_of_the_rules():
    table = nova(seed=8)
    game, rng = table.game, random.Random(8)
    planet = table.state[PLANET]
    for _ in range(60):
        planet = act(planet, rng.randrange(64))
        drawn, values = picture(game.cards, planet)
        rules = [
            (colour, value) for colour, its in enumerate(all_zones(game.cards, planet)) for value, _ in its
        ]
        assert everything(game, drawn) == sorted(rules)
        assert values == tuple(tuple(value for value, _ in its) for its in all_zones(game.cards, planet))


def test_a_preview_is_what_the_action_brings():
    table = nova(seed=5)
    shown = snapshot(table, Settings(shown_to=0))
    rng = random.Random(1)
    for move in rng.sample(sorted(shown["planet"]["previews"]), 12):
        after = tw.from_record(table.record).play(move)
        then = snapshot(after, Settings(shown_to=0))
        preview = dict(shown["planet"]["previews"][move])
        met = [card["id"] for card in (*then["missions"]["cards"], *then["goals"]["cards"]) if card["met"]]
        assert preview.pop("meets") == met
        assert preview == then["planet"]["now"]


def test_both_sides_of_a_tile_are_drawn_as_they_lie():
    """Front and back, rotated as a hand would, give all four ways in which the rules lay a tile."""
    cards = nova().game.cards
    shown = snapshot(nova())["planet"]["tiles"]
    for tile, (front, back) in enumerate(shown):
        turned = {0: front, 3: front[2:] + front[:2], 1: back, 2: back[2:] + back[:2]}
        for face, sides in turned.items():
            assert [int(side) for side in sides] == list(cards.sides[4 * tile + face])


@pytest.mark.long
def test_a_snapshot_is_small_and_fast():
    table = nova(4, seed=2)
    shown = snapshot(table, Settings(shown_to=0))
    assert len(as_json(shown).encode()) < 45_000

    def shortest(call):
        taken = []
        for _ in range(12):
            picture.cache_clear()
            began = time.process_time()
            call()
            taken.append(time.process_time() - began)
        return min(taken)

    # 64 previews are made with it, each a planet of its own.
    assert shortest(lambda: snapshot(table)) < 40 * shortest(lambda: as_json(shown))


# Secrets


def reshuffled(table, seat, rng):
    """The same moment with other cards where one player can't see them."""
    state = table.state[:]
    hidden = [card for other, hand in enumerate(state[HANDS]) if other != seat for card in hand]
    cards = [*hidden, *state[LIBRARY]]
    rng.shuffle(cards)
    hands = []
    for other, hand in enumerate(state[HANDS]):
        hands.append(hand if other == seat else tuple(sorted(cards.pop() for _ in hand)))
    stack = list(state[STACK])
    rng.shuffle(stack)
    state[HANDS], state[LIBRARY], state[STACK] = tuple(hands), tuple(cards), tuple(stack)
    return state


@pytest.mark.parametrize("options", [{}, {"disasters": "two_red"}], ids=["plain", "disasters"])
def test_tx11_a_snapshot_is_the_same_whatever_lies_hidden(options):
    table, rng = nova(3, seed=4, **options), random.Random(4)
    for _ in stroll(table, 4):
        if table.to_move is None:
            break
        who = table.names.index(table.to_move)
        for settings in (Settings(), Settings(shown_to=who), Settings(shown_to=who, viewer=(who + 1) % 3)):
            before = snapshot(table, settings)
            seat = settings.shown_to if settings.shown_to is not None else -1
            mine, table._states[-1] = table.state, reshuffled(table, seat, rng)
            after = snapshot(table, settings)
            table._states[-1] = mine
            for part in ("log", "announce", "can"):  # about what happened before, when other cards lay there
                del before[part], after[part]
            if settings.shown_to is None and before["prompt"]["decision"] == "settle":
                continue  # what is met decides which goals may be turned over, and that is seen by all
            assert before == after


def test_tx11_missions_are_handed_over_and_hidden_with_the_next_turn():
    page = Page(nova())
    assert page.now["missions"]["hidden"]
    assert page.now["missions"]["cards"] == []
    assert page.send(do="handover") is None
    assert [card["owner"] for card in page.now["missions"]["cards"]] == ["Ada"] * 4
    page.play("rotate a1")
    assert not page.now["missions"]["hidden"]
    page.send(do="hide")
    assert page.now["missions"]["hidden"]
    page.play("rotate a1", "rotate a2", "settle")
    assert page.now["missions"]["name"] == "Ben"
    assert page.now["missions"]["hidden"]


def test_tx11_who_has_not_seen_the_missions_is_asked_to_show_them_before_choosing():
    table = nova()
    page = Page(table)
    page.play("rotate a1", "settle")
    assert page.now["prompt"]["decision"] == "discard"
    assert offered(page.now) == []
    assert page.now["prompt"]["text"] == "Ada: show your missions, then choose among them."
    page.send(do="handover")
    assert sorted(offered(page.now)) == sorted(table.legal_moves)
    assert page.now["prompt"]["text"].startswith("Ada: no mission was met. Discard 3 missions")


def test_tx11_one_person_among_automatic_players_sees_their_own_missions_only():
    table = tw.new("nova_ziemia", players=["Ada", "bot:thinker"], seed=2)
    page = Page(table)
    mine = [card["id"] for card in page.now["missions"]["cards"]]
    assert mine == table.view("Ada")["players"][0]["hand"]
    while not page.now["watch"]:
        page.play(offered(page.now)[-1])
    assert {card["owner"] for card in page.now["missions"]["cards"]} <= {"Ada"}
    other = snapshot(table, Settings(viewer=1))["missions"]
    assert other["cards"] == []
    assert "stay hidden until the end" in other["handover"]


def test_at_the_end_all_missions_lie_open():
    table = nova(3)
    for _ in stroll(table, 1, actions=0.2):
        pass
    shown = snapshot(table)
    hands = [card for player in table.position()["players"] for card in player["hand"]]
    assert [card["id"] for card in shown["missions"]["cards"]] == hands


# Hints


@pytest.mark.parametrize("seed", [0, 1, 3, 4, 5])
def test_a_hint_leads_to_a_mission_with_as_many_actions_as_it_says(seed):
    table = nova(seed=seed)
    found = table.hint()
    count = len(found.moves)
    assert (f"{count} actions" if count > 1 else "ne action") in found.text
    assert ("fewer are not enough" in found.text) == (found.exact and count > 1)
    assert found.exact or count > 3
    table.play(*found.moves, "settle")
    assert table.view()["decision"] == "settle"


def test_who_follows_the_hints_can_win():
    """A mission first, then a goal with it, then what settles both."""
    table, keys = nova(seed=4), set()
    while table.to_move is not None:
        view = table.game.view(table.state, table.names.index(table.to_move))
        keys.add(table.game.hint(view).how.key)
        table.play(table.hint().moves[0])
    assert table.outcome.winners == table.names
    assert {f"nova-hint-{key}" for key in ("way", "goal", "both", "meet", "reach")} <= keys


def test_a_hint_carries_out_a_task_and_then_settles():
    table = nova(competition=True, seed=3).play("bid 5", "bid 6", "time")
    hint = table.hint()
    assert table.view()["task"] in hint.text
    assert len(hint.moves) <= 5
    table.play(*hint.moves)
    assert table.hint().text == f"The task {table.view()['task']} is done. Settle."


def test_a_hint_knows_no_more_than_its_player():
    table, rng = nova(3, seed=6), random.Random(6)
    before = table.hint()
    table._states[-1] = reshuffled(table, 0, rng)
    assert table.hint() == before


@pytest.mark.parametrize("options", [{"disasters": "two_red"}, {"exact_zones": True}, {"competition": True}])
def test_every_hint_is_a_legal_move_with_a_sentence(options):
    table = nova(2, seed=9, **options)
    for _ in stroll(table, 9):
        if len(table.moves) > 30:
            break
        if table.to_move is None or table.view()["decision"] in {"bid", "lower"}:
            continue
        found = table.hint()
        assert table.why_not(found.moves[0]) is None
        assert re.fullmatch(r"[A-Z].*\.", str(found))


def test_hints_are_refused_with_a_sentence_where_there_are_none():
    with pytest.raises(tw.TerraError, match="while bids are made"):
        nova(competition=True).hint()
    with pytest.raises(tw.TerraError, match="needs no hint"):
        tw.new("nova_ziemia", players=["bot:thinker", "Ada"], seed=1).hint()
    table = nova(1)
    for _ in stroll(table, 1, actions=0.2):
        pass
    with pytest.raises(tw.TerraError, match="over, so there is no hint"):
        table.hint()


def test_the_button_shows_the_hint_until_something_changes():
    table = nova()
    page = Page(table)
    assert page.send(do="hint") == "A hint is about what only you may see. Show it first."
    assert (page.now["hint"]["level"], page.now["hint"]["text"], page.now["hint"]["move"]) == (0, None, None)
    page.send(do="handover")
    assert page.now["hint"]["why"] is None
    assert page.send(do="hint") is None
    assert page.now["hint"]["text"] == table.hint(level=1).text
    page.send(do="hint")
    page.send(do="hint")
    found = table.hint()
    card = next(card["name"] for card in page.now["missions"]["cards"] if card["id"] == found.text.split()[0])
    assert page.now["hint"]["text"] == found.text.replace(found.text.split()[0], card)
    assert page.now["hint"]["move"] == found.moves[0]
    assert page.now["announce"].startswith(page.now["hint"]["text"])
    page.send(language="cs")
    assert "stačí" in page.now["hint"]["text"]
    page.play(found.moves[0])
    assert page.now["hint"]["text"] is None
    page.send(do="hint")
    page.send(do="hide")
    assert page.now["hint"]["text"] is None
    page.send(do="handover")
    assert page.now["hint"]["text"] is None


def test_another_player_s_screen_never_shows_a_hint():
    table = nova()
    mine, other = Page(table), Page(table, viewer=1)
    mine.send(do="handover")
    other.send(do="handover")
    assert not other.now["missions"]["hidden"]
    assert mine.send(do="hint") is None
    assert other.send(do="hint") == "A hint is about what only you may see. Show it first."
    assert other.now["hint"]["text"] is None


def test_hints_are_not_for_looking_back():
    page = Page(nova(1))
    page.play("rotate a1")
    page.send(look=0)
    assert "looking back" in page.send(do="hint")


# Sentences


@pytest.mark.parametrize("number", range(len(VARIANTS)))
@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_move_is_told_in_whole_sentences(number, language):
    table = nova(seed=number, **VARIANTS[number])
    for _ in stroll(table, number):
        pass
    moment = snapshot_maker_of(table)(table, Settings(language=language))
    for step in range(1, len(table.moves) + 1):
        seat, text, *_ = moment.entry(step)
        assert table.names[seat] in text
        assert re.fullmatch(r"[A-Z].*[.)]", text), text
        assert not re.search(r"None|\{|\}|\$|  ", text), text


def test_what_happened_is_told():
    table = nova(seed=3)

    def told(*moves):
        table.play(*moves)
        return snapshot_maker_of(table)(table, Settings()).entry(len(table.moves))[1]

    assert told("rotate a3") == "Ada rotates a3. Largest zones: yellow 3 to 5."
    assert told("back") == "Ada takes the last action back. Largest zones: yellow 5 to 3."
    assert told("flip c3 ew").startswith("Ada turns c3 over sideways. Largest zones: white ")
    assert told("settle") == "Ada settles after one action."
    assert told("meet W5") == "Ada discards the mission “Snow line” as met."
    assert told("end") == "Ada ends the turn. Ada draws one mission."
    assert told("settle") == "Ben settles after no action. No mission is met, which costs 2 cards."


def test_what_is_not_possible_says_why():
    shown = snapshot(nova(1, disasters="two_red", seed=1))
    assert shown["goals"]["cards"][0]["why"] == "First shape the planet, then settle."
    page = Page(nova(1))
    page.play("rotate a1", "rotate a2", "rotate a3", "rotate a4", "rotate b1")
    why = "All 5 actions of this turn are used up. Settle, or take the last one back. (TX-20)"
    assert {part["why"] for part in (*page.now["planet"]["cells"], *page.now["planet"]["arrows"])} == {why}


def test_a_ban_names_the_disaster():
    table = tw.at(
        nova(2, disasters="two_red").position() | {"disasters": {"open": ["QUAKE"], "stack": []}}, seed=1
    )
    arrows = {arrow["line"] + arrow["way"]: arrow for arrow in snapshot(table)["planet"]["arrows"]}
    assert arrows["1left"]["why"] == "As long as Earthquake lies open, no row may be shifted. (TX-40)"
    assert arrows["aup"]["why"] is None


def test_a_card_for_one_zone_tells_the_largest_and_one_for_several_how_many_there_are():
    cards = snapshot(nova(4), Settings(shown_to=0))["missions"]["cards"]
    cards += snapshot(nova(4))["goals"]["cards"]
    assert {card["zones"] > 1 for card in cards} == {True, False}
    for card in cards:
        words = "such zone" if card["zones"] > 1 else "largest zone"
        assert card["met"] or words in card["near"] or card["near"] == "no zone yet"


# Languages and hostile input


@pytest.mark.parametrize("options", [VARIANTS[3], VARIANTS[5]], ids=["disasters", "competition"])
def test_nothing_is_said_in_another_language(monkeypatch, options):
    code = speak(monkeypatch)
    more = {"need", "near", "point", "preview", "left"}
    monkeypatch.setitem(spoken.__globals__, "SPOKEN", SPOKEN | more)
    table = nova(seed=3, **options)
    for at in stroll(table, 3):
        if len(at.moves) > 40:
            break
        since = max(0, len(table.moves) - 1)
        shown = snapshot(table, Settings(language=code, **seeing(table)), since=since)
        assert [text for text in spoken(shown) if "~" not in text] == []


@pytest.mark.parametrize("i", range(0, 100, 4))
def test_hostile_names_are_plain_text(i):
    table = tw.new("nova_ziemia", players=HOSTILE[i : i + 4], seed=i, competition=i % 8 == 0)
    page = Page(table)
    for number, _ in enumerate(stroll(table, i)):
        if number == 8:
            break
    assert [seat["name"] for seat in page.now["seats"]] == list(table.names)
    assert as_json(page.now)


def test_hostile_cards_are_plain_text():
    csv = decks.load("nova_ziemia", "nova_ziemia").to_csv()
    for name in ("Snow line", "Savanna", "Great glacier", "Sandstorm"):
        csv = csv.replace(name, f"<b>{name[:4]}</b>\u202e{{ $x }}")
    deck = decks.parse(csv, "hostile", "nova_ziemia")
    table = tw.new("nova_ziemia", players=1, seed=1, deck=deck, disasters="yellow")
    for _ in stroll(table, 1):
        text = as_json(snapshot(table, Settings(language="cs"))) + as_json(snapshot(table))
        assert not re.search("[\u202a-\u202e\u2066\u2067]", text)
    assert "<b>" in text


def test_hostile_messages_change_nothing():
    page = Page(nova())
    before = page.table.record.to_json()
    for value in ("hint ", "HINT", None, 7, ["hint"]):
        assert "not understood" in page.send(do=value)
    for move in ("rotate e9", "time", "meet W5", "reach W9", "bid 3", "speak P9", "x" * 40):
        assert page.send(move=move)
    assert page.table.record.to_json() == before


# The competition


def test_the_sand_glass_runs_while_anybody_may_bid_lower():
    page = Page(nova(3, competition=True, seed=3))
    assert page.now["contest"]["glass"] is None
    page.play("bid 5", "bid 6", "bid 7")
    glass = page.now["contest"]["glass"]
    assert (glass["seconds"], glass["move"], glass["left"][1]) == (60, "time", "one second left")
    assert [bid["lowest"] for bid in page.now["contest"]["bids"]] == [True, False, False]
    page.send(look=0)
    assert page.now["contest"]["glass"] is None
    page.send(look=None)
    page.play(glass["move"])
    assert page.now["prompt"]["decision"] == "shape"
    assert page.now["actions"]["most"] == 5


def test_seats_and_score_sheet_count_what_the_game_counts():
    team, rivals = snapshot(nova(3)), snapshot(nova(3, competition=True))
    assert [seat["points"] for seat in team["seats"]] == [None] * 3
    assert [row["name"] for row in team["score"]["rows"]] == ["All together"]
    assert [seat["points"] for seat in rivals["seats"]] == [0] * 3
    assert [row["name"] for row in rivals["score"]["rows"]] == NAMES[:3]


@pytest.mark.parametrize("options", first_quick([{}, {"competition": True}], 1))
def test_the_score_sheet_ends_as_the_rules_count(options):
    table = tw.new("nova_ziemia", players=["bot:loner"] * 2, seed=3, **options).advance()
    shown, outcome = snapshot(table), table.outcome
    for row, points in zip(shown["score"]["rows"], outcome.points.values(), strict=False):
        assert row["total"] == points == sum(line["points"] for line in row["lines"])
    assert shown["score"]["final"]
    assert outcome.why.partition(" (")[0] in shown["outcome"]["text"]  # the score sheet names the rule


def test_two_screens_share_one_table():
    table = nova(1)
    one, other = Page(table), Page(table)
    one.play("shift 1 left")
    assert other.now["planet"]["now"] == one.now["planet"]["now"]


def test_chance_is_not_asked_by_a_snapshot():
    """A snapshot may be taken of a table that only replays."""
    table = nova(2, seed=3)
    state = table.state[:]
    state[-1] = Chance()
    table._states[-1] = state
    assert snapshot(table)["planet"]["cells"]


def test_bids_up_to_nine_have_a_button_and_higher_ones_a_field():
    shown = moments.nova_bid()
    assert [choice["move"] for choice in shown["choices"]] == [f"bid {n}" for n in range(2, 10)]
    bidding = shown["contest"]["bidding"]
    assert (bidding["verb"], bidding["least"], bidding["most"]) == ("bid", 2, 99)
    low = moments.shown(moments.new(2, competition=True).play("bid 10", "bid 12"))
    assert low["contest"]["bidding"] is None
    high = moments.shown(moments.new(2, competition=True).play("bid 30", "bid 20"))
    assert (high["contest"]["bidding"]["least"], high["contest"]["bidding"]["most"]) == (2, 19)
    assert "20" not in high["contest"]["bidding"]["wrong"]


def test_the_field_for_bids_is_there_when_their_buttons_are():
    table = moments.new(2, competition=True).play("bid 20")
    assert moments.shown(table)["contest"]["bidding"] is not None
    back = moments.shown(table, look=0)
    assert (back["choices"], back["contest"]["bidding"]) == ([], None)
    watched = tw.new("nova_ziemia", players=["bot:loner", "Ada"], seed=3, competition=True)
    assert moments.shown(watched)["contest"]["bidding"] is None


def test_a_disaster_that_breaks_in_is_told_and_asks_each_in_turn():
    table = moments.tsunami().play("settle", "meet Y5", "reach W8")
    shown = moments.shown(table)
    assert shown["prompt"]["text"].endswith("“Tsunami” takes one of your missions. Choose which.")
    assert {card["move"] for card in shown["missions"]["cards"]} == {"discard W5", "discard G5", "discard G6"}
    assert "A disaster opens: " in json.dumps(shown["log"])
    assert "and one at least" in shown["disasters"]["cards"][0]["text"]
    table.play("discard G6")
    assert table.to_move == "Team B"
    table.play("discard G7")
    assert moments.shown(table)["prompt"]["decision"] == "settle"


def test_late_disasters_do_not_say_that_they_take_a_mission():
    position = moments.tsunami().position()
    position["options"]["late_disasters"] = True
    position["disasters"] = {"open": ["TSUN"], "stack": []}
    shown = moments.shown(tw.at(position, seed=1))
    assert "one at least" not in shown["disasters"]["cards"][0]["text"]

"""print(table): enough to decide, nothing that is secret; and table.since: what happened meanwhile."""

import random
import re

import pytest

import terra_widgets as tw
from terra_widgets import errors

GAMES = ("terra_futura", "terra", "terrabilis", "nova_ziemia")
PEOPLE = ["Ann", "Ben", "Cyd"]


def people_of(game):
    return PEOPLE if game == "terra" else PEOPLE[:2]


def moments(game, seed, *, most=160, every=1, **options):
    """A game of chance, moment by moment, to its end or for so many moves."""
    table, rng = tw.new(game, players=people_of(game), seed=seed, **options), random.Random(seed)
    while table.to_move is not None and len(table.move_numbers) < most:
        if len(table.move_numbers) % every == 0:
            yield table
        table.play(rng.choice(table.legal_moves))
    yield table


def plain(text):
    """A text without the ends of its lines."""
    return " ".join(str(text).split())


def listed(text):
    """Every move that stands under "can play", written out."""
    lines = re.split(r"can play:\n", text)[1].splitlines()
    moves = set()
    whole = " ".join(line.strip() if line.startswith("      ") else f"\n{line}" for line in lines)
    for line in whole.splitlines():
        if not line.startswith("  ") or not line.strip():
            continue
        verb = line.split()[0].rstrip(":")
        if tiles := re.match(r"  (rotate|flip) with any tile from a1 to d4", line):
            cells = [column + row for row in "1234" for column in "abcd"]
            ways = ("ew", "ns") if tiles[1] == "flip" else ("",)
            moves |= {f"{verb} {cell} {way}".strip() for cell in cells for way in ways}
        elif "  " in line.strip():
            moves.add(re.split("  +", line.strip())[0])
        else:
            named = re.split(r": (?=\D)", line.strip())[0].removeprefix(verb).strip(": ")
            moves |= {f"{verb} {one}".strip() for one in named.split(", ")}
    return moves


# Enough to decide


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_every_legal_move_can_be_read_from_the_text(game, seed):
    for table in moments(game, seed, every=5):
        if table.to_move is not None:
            found = listed(table.text(secrets_of=table.to_move))
            assert set(table.legal_moves) == found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_text_is_narrow_whole_and_says_the_end(game, language):
    for table in moments(game, 4, every=7, most=400):
        table.language = language
        for text in (str(table), table.text(secrets_of=table.names[0])):
            assert max(map(len, text.splitlines())) <= 104
            assert "None" not in text
            assert "{" not in text
    if table.outcome is not None:
        assert plain(table.outcome.why) in plain(table)


@pytest.mark.parametrize("game", GAMES)
def test_every_player_has_the_label_that_moves_use(game):
    table = next(moments(game, 1))
    for number, name in enumerate(table.names, start=1):
        assert f"P{number} {name}" in str(table)


def test_a_market_card_says_what_it_does_and_a_starting_card_too():
    text = str(tw.new(players=["Ann", "Ben"], seed=7))
    assert "I2  Biogas station: 1) 1 green; 2) 1 yellow; 3) 1 red for 1 green and 1 yellow" in text
    assert "c3  Mill town: 1) any raw material or money; 2) Assistance: copy the bottom" in text


def test_what_is_owed_is_said_while_paying():
    for seed in range(30):
        for table in moments("terra_futura", seed):
            if table.view()["decision"] == "pay":
                assert re.search(rf"{table.to_move}: pay (\d|any raw)", str(table))
                return
    raise AssertionError("nobody had to pay")


def test_the_final_activation_names_the_pattern_and_its_places():
    for table in moments("terra_futura", 2, most=1000):
        position = table.view()
        if table.to_move and table.game.clock(table.state)[0] == 9 and position["decision"] == "activate":
            text = plain(table)
            assert "final activation. The pattern of" in text
            assert "row and its column to work. Still" not in text
            return
    raise AssertionError("no final activation")


def test_tb5_the_path_ahead_is_named():
    text = str(tw.new("terrabilis", players=["Ann", "Ben"], seed=7))
    assert "Ahead of Ann (what two dice can show): 2 Hazard, 3 Quiz, 4 Development" in text


def test_tb31_after_a_wrong_answer_the_right_one_is_told():
    for seed in range(60):
        for table in moments("terrabilis", seed, most=40):
            if table.view()["decision"] != "quiz":
                continue
            question = table.game.cards.deck.quiz[table.game.cards.questions[table.view()["question"]]]
            asked = plain(table)
            assert all(answer in asked for answer in question.answers)
            wrong = next(letter for letter in range(3) if letter != question.right)
            who = table.to_move
            after = table.ahead(f"answer {'abc'[wrong]}")
            told = f'Right is "{question.answers[question.right]}"'
            assert told in after.since(who)
            if after.to_move == who:
                assert told in plain(after)
            return
    raise AssertionError("nobody was asked")


# Secrets


@pytest.mark.parametrize("game", ["terra", "terrabilis", "nova_ziemia"])
@pytest.mark.parametrize("seed", range(4))
def test_people_at_one_screen_do_not_see_each_others_hands(game, seed):
    for table in moments(game, seed, every=3):
        if table.to_move is None:
            continue
        shown = " ".join(listed(str(table))) if "can play" in str(table) else ""
        for player in table.position()["players"]:
            for card in player["hand"]:
                assert not re.search(rf"\b{card}\b", shown)
        assert "secret:" not in str(table)


@pytest.mark.parametrize("game", GAMES)
def test_secret_cards_are_shown_to_their_player_when_asked_for(game):
    table = next(moments(game, 3))
    key = "scoring" if game == "terra_futura" else "hand"
    mine = table.position()["players"][0][key]
    text = table.text(secrets_of="Ann")
    assert all(re.search(rf"\b{card}\b", text) for card in mine)
    assert "secret:" in text


def test_hidden_moves_say_how_to_see_them():
    for table in moments("terra", 3):
        if table.to_move and table.view()["decision"] == "give":
            assert f'print(table.text(secrets_of="{table.to_move}"))' in plain(table)
            return


def test_a_person_among_automatic_players_sees_their_own_cards_at_once():
    table = tw.new("terrabilis", players=["Ann", "bot:builder"], seed=3)
    assert str(table) == table.text(secrets_of="Ann")
    with pytest.raises(errors.IllegalMove, match="stay hidden until the game is over"):
        table.text(secrets_of="bot:builder")


def test_somebody_who_is_not_there_gets_the_names():
    table = tw.new(players=["Ann", "Ben"], seed=3)
    for ask in (table.text, table.since, table.view):
        with pytest.raises(errors.IllegalMove, match="There is: Ann, Ben"):
            ask("Cyd")


# What happened meanwhile


def test_since_begins_with_what_came_of_the_last_decision():
    table = tw.new(players=["Ann", "Ben"], seed=7).play("take I2", "place c2", "end", "take I1")
    first, second = table.since("Ben").splitlines()
    assert first == "Ben ends the activations."
    assert second.startswith("Ann takes Repair workshop. Row I gets")
    assert table.since("Ann").startswith("Ann takes Repair workshop.")


def test_since_tells_everything_to_who_has_not_decided_yet():
    table = tw.new(players=["Ann", "Ben"], seed=7).play("take I2", "place c2")
    assert table.since("Ann").startswith("Ben takes Biogas station.")


def test_tr20_since_names_a_drawn_card_to_its_player_alone():
    table = tw.new("terra", players=PEOPLE, seed=7).play("draw")
    drawn = re.search(r"New in hand: ([GBR]\d)\.", table.since("Ann"))
    assert drawn[1] in table.position()["players"][0]["hand"]
    assert "New in hand" not in table.since("Ben")
    assert "New in hand" not in str(table)


def test_since_tells_nothing_of_the_hand_of_an_automatic_player():
    table = tw.new("terra", players=["Ann", "bot:helper", "bot:helper"], seed=7)
    while table.to_move == "Ann":
        table.play(table.legal_moves[0])
    table.advance(most=1)
    assert "New in hand" not in table.since("bot:helper")

"""Undo stops at what came to light, for every kind of move of every game, however people play and undo."""

import random

import pytest
from lanes import first_quick

import terra_widgets as tw
from terra_widgets.errors import IllegalMove
from terra_widgets.games import players as players_of
from terra_widgets.games.contract import Chance
from terra_widgets.widgets.snapshot import ONLOOKER

FREE, UNSEEN, SHOWN, ANSWER = None, "unseen", "shown", "answer"

KINDS = {
    "terra_futura": {
        "discard": {UNSEEN},  # another card comes from the deck (TF-20)
        "take": {UNSEEN, FREE},  # the row is filled up, if there is anything left (TF-22, TF-23)
        "draw": {UNSEEN},  # the top of a deck (TF-21)
        "place": {FREE},
        "use": {FREE},
        "end": {FREE},
        "copy": {FREE},
        "pay": {FREE},
        "choose": {FREE},
        "pollute": {FREE, ANSWER},  # the owner of the copied card may have to put them down (TF-W7)
        "move": {FREE},
        "enough": {FREE},
        "reward": {ANSWER},  # the owner of the copied card picks (TF-51)
        "clean": {ANSWER},  # as above (TF-52)
        "decline": {ANSWER},  # as above (TF-52)
        "pattern": {SHOWN},  # using a scoring card shows it (TF-11, TF-60)
        "score": {SHOWN, FREE},  # as above, if it was not used before; the last one ends the game (TF-61)
    },
    "terra": {
        "draw": {UNSEEN},  # the top of the pile (TR-20)
        "give": {SHOWN, ANSWER},  # a card from the hand; others answer the player on turn (TR-21)
        "pass": {FREE, ANSWER},  # as above
        "help": {SHOWN},  # a card from the hand (TR-30)
        "hoard": {FREE, SHOWN},  # face down, until the end turns up all hoards (TR-32, TR-51)
        "end": {FREE, SHOWN},  # as above
        "discard": {SHOWN},  # discarded cards lie open (TR-40)
    },
    "terrabilis": {
        "roll": {UNSEEN},  # dice
        # Others may borrow before they answer; and it may lose the planet, a question being open (TB-40).
        "borrow": {FREE, ANSWER, SHOWN, UNSEEN},
        "repay": {FREE, ANSWER},
        "draw": {UNSEEN},  # the top of a pile (TB-30)
        "install": {SHOWN},  # a card from the hand (TB-30)
        "return": {FREE, SHOWN},  # under its pile, unseen; the turn may end the game
        "keep": {FREE, SHOWN},
        "answer": {UNSEEN},  # whether it was right (TB-31)
        "take": {FREE, SHOWN},
        "follow": {FREE, UNSEEN, SHOWN},  # a hazard goes under its pile (TB-32)
        "accept": {FREE, SHOWN},
        "refuse": {FREE},  # the dice are rolled after it (TB-33)
        "join": {FREE, SHOWN},
        "stay": {FREE, SHOWN},
        "trade": {FREE},
        "done": {FREE, SHOWN},
        "give": {FREE},
        "ask": {FREE},
        "swap": {SHOWN},  # the card lies on the table from now on (TB-34)
        "offer": {FREE},
        "want": {FREE},  # a kind of card, no card (TB-34)
        "drop": {FREE},
        "agree": {ANSWER, UNSEEN},  # with a card for a card, the giver sees a new one (TB-34)
        "decline": {ANSWER},  # what was answered stays (TB-34)
        "end": {ANSWER},  # as above
        # Mostly of others than the country on turn; when nobody else is left, all cards are shown (TB-51).
        "leave": {FREE, ANSWER, SHOWN},
        "pay": {ANSWER},  # the victims of a disaster choose (TB-35)
    },
    "nova_ziemia": {
        "rotate": {FREE},
        "flip": {FREE},
        "shift": {FREE},
        "back": {FREE},
        "settle": {FREE, UNSEEN, SHOWN},  # what the hand can't give comes from the library (TX-22)
        "meet": {SHOWN, UNSEEN},  # a mission from the hand (TX-24)
        "reach": {FREE, UNSEEN, SHOWN},  # a disaster may open, all goals may be met (TX-31, TX-40)
        "end": {FREE, UNSEEN, SHOWN},  # cards are drawn (TX-25)
        "discard": {SHOWN, UNSEEN, ANSWER},  # a mission from the hand (TX-22)
        "bid": {FREE, ANSWER},  # others answer the first bid (TX-50)
        "pass": {FREE, ANSWER},
        "time": {FREE, ANSWER},
        "speak": {FREE, ANSWER},
    },
}
MEMBERS = {  # two at the table of the Alliance, and one country outside
    "game": "terrabilis", "turn": "Team A", "decision": "trade",
    "players": [
        {"name": "Team A", "alliance": True, "square": 5},
        {"name": "Team B", "alliance": True, "square": 8, "loan": True},
        {"name": "Team C", "square": 12},
    ],
}  # fmt: skip
FEW = {  # cards in a hand, so that they may be kept
    "game": "terrabilis", "turn": "A", "decision": "build",
    "players": [{"name": "A", "hand": ["S01", "S02"], "square": 1}, {"name": "B"}],
}  # fmt: skip
SETUPS = [
    ("terra_futura", 3, {}),
    ("terra_futura", 2, {"producer_blame": True}),
    ("terra", 3, {}),
    ("terra", 4, {"teams": True}),
    ("terrabilis", 2, {}),
    ("terrabilis", 4, {"goal": 3}),
    ("terrabilis", 3, {"start": MEMBERS}),
    ("terrabilis", 2, {"start": FEW}),
    ("nova_ziemia", 2, {}),
    ("nova_ziemia", 3, {"disasters": "one_red"}),
    ("nova_ziemia", 3, {"competition": True}),
]


def begin(game, players, options, seed):
    start = options.get("start")
    if start is None:
        return tw.new(game, players=players, seed=seed, **options)
    named = {name: value for name, value in options.items() if name != "start"}
    return tw.at({**start, "options": named}, seed=seed)


def walk(game, players, options, seed, most=400):
    """A table, and its steps by kinds of moves: the rarer a kind was, the likelier it is next.

    Some games of Nova Ziemia are played by an automatic player for all: hardly anybody meets goals by chance.
    """
    mind = players_of.player("random" if seed % 8 != 7 else players_of.usual(game)[0], game)
    table, rng = begin(game, players, options, seed), random.Random(seed)
    seen = {}
    yield table
    while table.to_move is not None and len(table.moves) < most:
        if game == "nova_ziemia" and rng.random() < 0.8:
            rules, seat = table.game, table.game.to_move(table.state)
            view, moves = rules.view(table.state, seat), rules.legal_moves(table.state)
            table.play(rules.move_text(mind.choose(rules, view, moves, rng.random)))
            yield table
            continue
        kinds = {}
        for text in table.legal_moves:
            kinds.setdefault(text.split()[0], []).append(text)
        rare = sorted(kinds, key=lambda kind: (seen.get(kind, 0) * rng.random(), rng.random()))
        kind = rare[0] if rng.random() < 0.6 else rng.choice(sorted(kinds))
        seen[kind] = seen.get(kind, 0) + 1
        table.play(rng.choice(kinds[kind]))
        yield table


@pytest.mark.parametrize("game", KINDS)
def test_every_kind_of_move_is_in_the_table(game):
    assert set(KINDS[game]) == set(tw.new(game).game.moves.verbs)


@pytest.mark.long
@pytest.mark.parametrize("game", KINDS)
def test_every_kind_of_move_comes_up_here(game):
    missing = set(KINDS[game])
    for seed in range(200):
        for name, players, options in SETUPS:
            if name == game and missing:
                *_, table = walk(name, players, options, seed)
                missing -= {move.split()[0] for move in table.moves}
    assert missing == set()


@pytest.mark.parametrize(("game", "players", "options"), SETUPS)
@pytest.mark.parametrize("seed", first_quick(range(12), 3))
def test_a_step_is_final_as_its_kind_says(game, players, options, seed):
    for table in walk(game, players, options, seed):
        if table.moves:
            before, after = table.history[-2:]
            why = table.game.final(before, table.move_numbers[-1], after)
            assert why in KINDS[game][table.moves[-1].split()[0]]


@pytest.mark.parametrize(("game", "players", "options"), SETUPS)
def test_what_is_final_can_be_taken_back_with_everybodys_consent_only(game, players, options):
    for table in walk(game, players, options, 1, 60):
        if table.moves and table.why_not_undo() is not None:
            with pytest.raises(IllegalMove, match="can't be taken back"):
                table.undo()
            with pytest.raises(IllegalMove, match="everybody at the table agrees"):
                table.undo(consent=table.names[1:])
            last = table.moves[-1]
            table.undo(consent=table.names).play(last)


@pytest.mark.parametrize(("game", "players", "options"), SETUPS)
def test_in_a_sandbox_everything_can_be_taken_back(game, players, options):
    *_, table = walk(game, players, {**options, "sandbox": True}, 1, 60)
    assert table.undo(len(table.moves)).moves == ()


def known(view):
    """What a view tells: two generators of chance that know nothing are alike."""
    return ["chance" if isinstance(part, Chance) else part for part in view]


@pytest.mark.parametrize(("game", "players", "options"), SETUPS)
@pytest.mark.parametrize("seed", first_quick(range(8), 2))
def test_nobody_learns_anything_from_what_they_may_take_back(game, players, options, seed):
    """From what a player knew, the move itself leads to all that the player knows now."""
    checked = 0
    for table in walk(game, players, options, seed):
        if not table.moves or table.why_not_undo() is not None:
            continue
        rules, (before, after) = table.game, table.history[-2:]
        who = rules.to_move(before)
        foreseen = rules.step(rules.view(before, who), table.move_numbers[-1])
        assert known(rules.view(foreseen, who)) == known(rules.view(after, who))
        checked += 1
    assert checked


@pytest.mark.parametrize(("game", "players", "options"), SETUPS)
@pytest.mark.parametrize("seed", first_quick(range(8), 2))
def test_whatever_people_undo_nobody_chooses_anew_after_another_has_decided(game, players, options, seed):
    table, rng = begin(game, players, options, seed), random.Random(seed)
    stays = ()
    undone = 0
    for _ in range(300):
        if table.to_move is None:
            break
        count = rng.choice([1, 1, 1, 2, 4])
        if rng.random() < 0.4 and table.why_not_undo(count) is None:
            table.undo(count)
            undone += 1
        else:
            table.play(rng.choice(table.legal_moves))
        assert table.moves[: len(stays)] == stays
        makers = list(map(table.game.maker, table.history, table.move_numbers))
        last = max((at for at in range(1, len(makers)) if makers[at] != makers[at - 1]), default=0)
        stays = max(stays, table.moves[:last], key=len)
    assert undone


def test_tr21_who_gave_a_card_can_not_choose_again_after_others_have_answered():
    table = tw.new("terra", players=["A", "B", "C"], seed=1)
    while table.view("A")["decision"] != "give":
        table.play(table.legal_moves[-1])
    for _ in range(3):
        table.play(table.legal_moves[0])
    for count in (1, 2, 3):
        with pytest.raises(IllegalMove):
            table.undo(count)


def test_an_automatic_players_decision_counts_and_its_consent_is_not_needed():
    table = tw.new("terra", players=["Ada", "bot:helper", "bot:helper"], seed=1).play("draw")
    while table.to_move == "Ada":
        table.play(table.legal_moves[-1])
    before = table.moves
    table.advance(most=1)
    assert table.why_not_undo(2) is not None
    assert table.undo(2, consent=["Ada"]).moves == before[:-1]


def test_what_another_has_taken_back_again_was_still_seen():
    """A ends the turn, B shapes the planet and takes that back: A knows what B wants, and has no way back."""
    table = tw.new("nova_ziemia", players=["A", "B"], seed=1, competition=True).play("bid 5", "bid 6")
    while table.view("A")["decision"] != "shape":
        table.play("pass")
    table.play("rotate a1").undo()
    assert table.why_not_undo().key in {"undo-answer", "undo-followed"}


def test_tb34_an_offer_that_was_declined_stays_declined():
    table = begin("terrabilis", 3, {"start": MEMBERS}, 1).play("trade P2", "give 5000", "offer", "decline")
    for count in (1, 2, 3, 4):
        with pytest.raises(IllegalMove, match="answer to another player"):
            table.undo(count)


def test_tb34_an_offer_can_be_put_together_anew_until_it_is_answered():
    table = begin("terrabilis", 3, {"start": MEMBERS}, 1).play("trade P2", "give 5000", "offer")
    assert table.undo(3).moves == ()


def test_consent_of_a_stranger_is_refused():
    table = tw.new("terra", players=["A", "B", "C"], seed=1).play("draw")
    with pytest.raises(IllegalMove):
        table.undo(consent=["A", "B", "Z"])


@pytest.mark.parametrize("game", KINDS)
def test_a_move_by_somebody_who_does_not_decide_is_refused(game):
    table = tw.new(game, seed=3)
    decides = table.to_move
    other = next(name for name in table.names if name != decides)
    before = table.moves
    with pytest.raises(IllegalMove, match=f"{decides} decides now"):
        table.play(table.legal_moves[0], by=other)
    assert table.moves == before
    table.play(table.legal_moves[0], by=decides)
    assert len(table.moves) == len(before) + 1


def test_of_several_moves_by_one_player_all_must_be_that_players():
    table = tw.new(players=["Ada", "Ben"], seed=1)
    who = table.to_move
    table.play("take I1", "place c2", by=who)
    with pytest.raises(IllegalMove):
        table.play("end", "take I1", by=who)
    assert len(table.moves) == 2


def test_tx50_anybody_may_say_that_time_is_up_and_ask_for_the_word_for_themselves():
    table = tw.new("nova_ziemia", players=["A", "B", "C"], seed=1, competition=True)
    while table.view("A")["decision"] == "bid":
        table.play("bid 5")
    silent = next(
        name for name in table.names if f"speak P{table.names.index(name) + 1}" in table.legal_moves
    )
    word = f"speak P{table.names.index(silent) + 1}"
    with pytest.raises(IllegalMove):
        table.play(word, by=table.to_move)
    table.play(word, by=silent)
    assert table.to_move == silent
    table.play("time", by=next(name for name in table.names if name != silent))


def test_tx50_an_onlooker_does_not_say_that_time_is_up():
    table = tw.new("nova_ziemia", players=["A", "B", "C"], seed=1, competition=True)
    while "time" not in table.legal_moves:
        table.play("bid 5")
    move = table.game.parse_move("time")
    assert not table.game.may_make(table.state, move, ONLOOKER)
    assert all(table.game.may_make(table.state, move, seat) for seat in range(3))

"""The table: what people hold."""

import errno
import random

import pytest

import terra_widgets as tw
from terra_widgets import errors


def play_to_end(table, seed=0):
    rng = random.Random(seed)
    while table.to_move is not None:
        table.play(rng.choice(table.legal_moves))
    return table


def test_the_same_seed_gives_the_same_table():
    assert tw.new(players=3, seed=5).position() == tw.new(players=3, seed=5).position()


def test_another_seed_gives_another_table():
    assert tw.new(players=3, seed=5).position() != tw.new(players=3, seed=6).position()


def test_without_a_seed_the_record_still_replays():
    table = play_to_end(tw.new(players=2))
    assert tw.from_record(table.record).position() == table.position()


def test_a_refused_move_is_a_sentence_with_its_rule_and_changes_nothing():
    table = tw.new(players=1, seed=1).play("take I1", "place c2", "end", "take I1")
    before = table.position()
    with pytest.raises(errors.IllegalMove, match=r"e5 would stretch .* \(TF-24\)"):
        table.play("place e5")
    assert table.position() == before


def test_several_moves_are_played_all_or_none():
    table = tw.new(players=2, seed=1)
    before = table.position()
    with pytest.raises(errors.IllegalMove):
        table.play("take I1", "place c2", "place c4")
    assert table.position() == before
    assert table.play("take I1", "place c2").position() != before


def test_why_not_is_none_for_legal_moves_and_a_sentence_for_all_others():
    table = tw.new(players=2, seed=1)
    assert table.why_not("take I1") is None
    assert "(TF-21)" in table.why_not("place c2")
    assert 'Did you mean "take I' in table.why_not("tkae I1")
    assert "a text such as" in table.why_not(7)


def test_undo_stops_at_a_card_drawn_unseen():
    table = tw.new(players=2, seed=1).play("take I1")
    with pytest.raises(errors.IllegalMove, match="came to light"):
        table.undo()
    start = table.position()
    table.play("place c2").undo()
    assert table.position() == start


def test_a_sandbox_takes_everything_back():
    table = tw.new(players=2, seed=1, sandbox=True)
    start = table.position()
    table.play("take I1").undo()
    assert table.position() == start


def test_tf1_one_player_alone_is_a_sandbox():
    table = tw.new(players=1, seed=1)
    start = table.position()
    table.play("draw II").undo()
    assert table.position() == start


def test_redo_brings_the_same_card_again():
    table = tw.new(players=2, seed=1, sandbox=True).play("draw I")
    after = table.position()
    assert table.undo().redo().position() == after


def test_a_new_move_forgets_what_was_undone():
    table = tw.new(players=2, seed=1, sandbox=True).play("draw I").undo().play("draw II")
    with pytest.raises(errors.IllegalMove, match="nothing to play again"):
        table.redo()


def test_nothing_to_undo_is_said():
    with pytest.raises(errors.IllegalMove, match="nothing to take back"):
        tw.new(players=2).undo()


def test_outcome_names_winners_and_adds_up():
    table = play_to_end(tw.new(players=["Ada", "Ben", "Cy"], seed=3))
    outcome = table.outcome
    assert set(outcome.winners) <= {"Ada", "Ben", "Cy"}
    assert all(
        sum(line.points for line in outcome.counts[name]) == outcome.points[name] for name in table.names
    )
    assert max(outcome.points.values()) == outcome.points[outcome.winners[0]]
    assert "(TF-64)" in outcome.why
    assert table.legal_moves == ()
    assert "(TF-64)" in table.why_not("end")


def test_watchers_hear_of_every_change_until_they_stop():
    table = tw.new(players=2, seed=1)
    heard = []
    stop = table.watch(lambda: heard.append(table.to_move))
    table.play("take I1")
    table.play("place c2")
    table.undo()
    stop()
    stop()
    table.redo()
    assert len(heard) == 3


def test_automatic_players_play_until_a_person_decides():
    table = tw.new(players=["Ada", "bot:greedy", "bot:random"], seed=3)
    assert table.advance().to_move == "Ada"
    done = len(table.record.moves)
    assert len(table.advance().record.moves) == done


def test_automatic_players_alone_finish_and_play_the_same_again():
    first, second = (tw.new(players=["bot:greedy", "bot:greedy", "bot:random"], seed=3) for _ in range(2))
    assert first.advance().outcome == second.advance().outcome
    assert first.names == ("bot:greedy", "bot:greedy 2", "bot:random")


def test_advance_stops_after_so_many_decisions():
    table = tw.new(players=["bot:random", "bot:random"], seed=3).advance(most=2)
    assert len(table.record.moves) == 2


def test_onlookers_and_players_do_not_see_secrets():
    table = tw.new(players=["Ada", "Ben"], seed=3)
    onlooker, ada = table.view(), table.view("Ada")
    assert all(player["scoring"] == ["unknown", "unknown"] for player in onlooker["players"])
    assert ada["players"][0]["scoring"] == table.position()["players"][0]["scoring"]
    assert ada["players"][1]["scoring"] == ["unknown", "unknown"]
    assert isinstance(ada["decks"]["I"], int)


def test_save_and_load_bring_the_game_back(tmp_path):
    table = tw.new(players=["Ada", "Ben"], seed=3, limited_supply=True).play("take I1", "place c2")
    path = table.save(tmp_path / "game.json")
    again = tw.load(path)
    assert again.position() == table.position()
    assert again.undo().position() == table.undo().position()


def test_a_failed_save_keeps_the_last_good_file(tmp_path, monkeypatch):
    table = tw.new(players=2, seed=3)
    path = table.save(tmp_path / "game.json")
    good = path.read_bytes()

    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(errors.RecordError, match="No space left"):
        table.play("take I1").save(path)
    assert path.read_bytes() == good
    assert list(tmp_path.iterdir()) == [path]


def test_saving_into_no_folder_is_said(tmp_path):
    with pytest.raises(errors.RecordError, match="Check the name and the folder"):
        tw.new(players=2).save(tmp_path / "nowhere" / "game.json")


def test_printing_shows_the_table_without_secrets():
    table = tw.new(players=["Ada", "Ben"], seed=3)
    text = str(table)
    assert "Market, level II" in text
    assert "Ada" in text
    assert "take I4, I3" in text
    secrets = {card for player in table.position()["players"] for card in player["scoring"]}
    assert not any(card in text for card in secrets)


def test_one_person_among_automatic_players_sees_their_own_scoring_cards():
    table = tw.new(players=["Ada", "bot:greedy"], seed=3)
    mine, theirs = (player["scoring"] for player in table.position()["players"])
    assert all(card in str(table) for card in mine)
    assert not any(card in str(table) for card in theirs)


@pytest.mark.parametrize("seed", range(5))
def test_printing_works_at_every_moment(seed):
    table = tw.new(players=2 + seed % 3, seed=seed)
    rng = random.Random(seed)
    while table.to_move is not None:
        assert str(table)
        table.play(rng.choice(table.legal_moves))
    assert table.outcome.why in str(table)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"players": 0}, "2 to 5 players"),
        ({"players": 6}, "2 to 5 players"),
        ({"players": True}, "a list of names"),
        ({"players": "Ada"}, "a list of names"),
        ({"players": [f"p{i}" for i in range(6)]}, "2 to 5 players"),
        ({"players": ["Ada", "Ada"]}, 'called "Ada"'),
        ({"players": ["Ada", ""]}, "can't be a player's name"),
        ({"players": ["Ada", "a\nb"]}, "can't be a player's name"),
        ({"players": ["Ada", 7]}, "can't be a player's name"),
        ({"players": ["Ada", "x" * 61]}, "1 to 60 signs"),
        ({"players": ["Ada", "bot:genius"]}, "There is: random, greedy"),
        ({"seed": -1}, "A seed is a whole number"),
        ({"seed": 1.5}, "A seed is a whole number"),
        ({"seed": True}, "A seed is a whole number"),
        ({"seed": 10**30}, "A seed is a whole number"),
        ({"language": "xx"}, "no language 'xx'"),
        ({"limited_suply": True}, 'Did you mean "limited_supply"'),
        ({"limited_supply": 1}, "True or False"),
        ({"edition": "second"}, '"later" or "first"'),
    ],
)
def test_bad_settings_get_a_sentence(arguments, sentence):
    with pytest.raises(errors.SetupError) as caught:
        tw.new(**arguments)
    assert sentence in str(caught.value)


def test_a_teachers_own_deck_loads(tmp_path):
    from terra_widgets.games import decks

    path = tmp_path / "my_cards.csv"
    path.write_text(decks.load().to_csv().replace("Green valley", "Our valley"), encoding="utf-8")
    table = tw.new(players=2, seed=3, deck=str(path))
    assert "Our valley" in str(table)
    assert tw.from_record(table.record).position() == table.position()
    assert "Our valley" in str(tw.from_record(table.record))


def test_a_deck_too_small_for_the_table_is_said():
    from terra_widgets.games import decks

    lines = [line for line in decks.load().to_csv().splitlines() if not line.startswith("II")]
    small = decks.parse("\n".join(lines), "small")
    with pytest.raises(errors.SetupError, match="23 cards of levels I and II; 3 players need 24"):
        tw.new(players=3, deck=small)


def test_a_table_ahead_leaves_the_table_where_it_is():
    table = tw.new(players=["Ada", "Ben"], seed=3, sandbox=True)
    told = []
    table.watch(lambda: told.append(True))
    table.play(table.legal_moves[0])
    table.undo()
    told.clear()
    before = table.record, table.state, table.undone
    move = table.legal_moves[0]
    ahead = table.ahead(move)
    assert (table.record, table.state, table.undone) == before
    same = tw.new(players=["Ada", "Ben"], seed=3, sandbox=True)
    assert ahead.record == same.play(move).record
    ahead.play(ahead.legal_moves[0])
    assert (table.record, table.state, table.undone) == before
    assert told == []
    with pytest.raises(errors.IllegalMove):
        table.ahead("take I9")

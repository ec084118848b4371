"""Nova Ziemia at a table: saved, resumed, described, drawn, counted."""

import pytest

import terra_widgets as tw
from terra_widgets import text
from terra_widgets.errors import IllegalMove, SetupError
from terra_widgets.table.record import Record, columns

GAME = "nova_ziemia"


def finished(seed=3, **options):
    return tw.new(GAME, players=["bot:loner", "bot:random"], seed=seed, **options).advance()


@pytest.mark.parametrize(
    "options", [{}, {"disasters": "one_red"}, {"competition": True}, {"exact_zones": True}]
)
def test_a_whole_game_is_saved_resumed_and_replayed(tmp_path, options):
    table = finished(**options)
    assert table.outcome is not None
    assert tw.load(table.save(tmp_path / "game.json")).position() == table.position()
    assert tw.resume(table.resume_code()).position() == table.position()
    again = Record.from_json(table.record.to_json())
    assert again == table.record
    assert tw.at(table.position_text()).position() == table.position()


def test_a_game_on_its_way_round_trips(tmp_path):
    table = tw.new(GAME, players=2, seed=7).play("rotate b2", "shift 2 left", "back", "flip a1 ns")
    for other in (
        tw.resume(table.resume_code()),
        tw.load(table.save(tmp_path / "a.json")),
        tw.at(table.position()),
        tw.at(table.position_text()),
    ):
        assert other.position() == table.position()
    assert len(table.resume_code()) < 200


def test_actions_are_taken_back_by_undo_too_but_cards_are_not():
    table = tw.new(GAME, players=2, seed=7)
    before = table.position()
    table.play("rotate b2").undo()
    assert table.position() == before
    table.play("settle")
    while table.position()["turns"] == 0:
        table.play(table.legal_moves[0])
    with pytest.raises(IllegalMove, match="came to light"):
        table.undo()


def test_the_frame_has_the_documented_columns():
    frame = finished().record.frame()
    assert list(frame.columns) == list(columns(GAME))
    assert all(columns(GAME).values())
    zones = frame[frame.event == "zone"]
    assert set(zones.colour) == {"white", "blue", "yellow", "green"}
    assert zones.value.min() >= 1


def test_a_simulation_gives_a_row_for_each_player():
    frame = tw.simulate(GAME, players=["loner", "random"], games=4, seed=1)
    assert len(frame) == 8
    assert set(frame.won) == {0.0}
    assert (frame.library >= 0).all()
    assert (frame.actions == frame.rotated + frame.flipped + frame.shifted).all()


@pytest.mark.parametrize("language", text.languages())
@pytest.mark.parametrize("options", [{}, {"disasters": "yellow"}, {"competition": True}])
def test_a_table_is_drawn_at_every_moment(language, options):
    table = tw.new(GAME, players=["Team A", "bot:loner"], seed=5, language=language, **options)
    for _ in range(12):
        drawn = str(table)
        assert "Nova Ziemia" in drawn
        assert "nova-" not in drawn
        assert drawn.count("|") == 60
        if table.to_move is None:
            break
        if table.to_move == "Team A":
            table.play(table.legal_moves[-1 if len(table.legal_moves) > 1 else 0].replace("speak P2", "pass"))
        table.advance(5)


def test_the_text_of_a_table_keeps_secrets():
    table = tw.new(GAME, players=["Team A", "Team B"], seed=7)
    assert str(table).count("4 hidden missions") == 2
    alone = tw.new(GAME, players=["Team A", "bot:thinker"], seed=7)
    assert str(alone).count("4 hidden missions") == 1


def test_a_finished_game_says_how_it_ended():
    assert "the settlers are lost" in str(finished())
    assert "nobody reached 8 points" in str(
        tw.new(GAME, players=["bot:random", "bot:random"], seed=1, competition=True).advance()
    )


def test_players_and_options_that_cannot_be():
    with pytest.raises(SetupError):
        tw.new(GAME, players=5)
    with pytest.raises(SetupError, match="disasters is one of"):
        tw.new(GAME, players=2, disasters="many")


def test_a_refusal_is_said_in_the_language_of_the_table():
    table = tw.new(GAME, players=2, seed=7, language="cs")
    assert table.why_not("back").startswith("V\u00a0tomto tahu není")

"""The competition: bidding, carrying out, winning."""

import pytest

from terra_widgets.errors import IllegalMove
from terra_widgets.games import players
from terra_widgets.games.contract import Chance
from terra_widgets.games.nova_ziemia.rules.competition import library, too_easy
from terra_widgets.games.nova_ziemia.rules.solver import solve
from terra_widgets.games.nova_ziemia.rules.state import LIBRARY, PLANET, TASK

from .tables import DECK, NAMES, At, game_of
from .test_turn import PLANET_A

MODE = {"competition": True}
TASK_A = "G8"  # four actions


def bidding(players=3, planet=PLANET_A, task=TASK_A, people=None, **more):
    return At(players, MODE, planet=planet, task=task, people=people, **more)


def fewest(at):
    task = at.game.cards.tasks[at.state[TASK]]
    return solve(at.game.cards, at.state[PLANET], task).actions


def test_tx50_each_player_bids_in_turn():
    at = bidding()
    assert at.legal == [f"bid {count}" for count in range(2, 100)]
    at.play("bid 6")
    assert at.game.to_move(at.state) == 1
    at.play("bid 7", "bid 6")
    assert at.position["bids"] == [6, 7, 6]
    assert at.position["decision"] == "lower"


def test_tx50_a_bid_may_be_far_above_nine():
    at = bidding().play("bid 40", "bid 12", "bid 99")
    assert at.position["bids"] == [40, 12, 99]
    assert [move for move in at.legal if move.startswith("bid")] == [f"bid {count}" for count in range(2, 12)]
    at.play("pass", "pass")
    at.play(*["rotate a1"] * 12)
    assert at.why_not("rotate a1").facts == {"most": 12}


@pytest.mark.parametrize("bid", ["1", "0", "100", "1000", "-3"])
def test_tx50_a_number_that_is_no_bid_gets_the_rule_not_a_guess_at_the_spelling(bid):
    with pytest.raises(IllegalMove) as caught:
        bidding().game.parse_move(f"bid {bid}")
    assert (caught.value.reason.key, caught.value.reason.rule) == ("nova-bid-number", "TX-50")
    assert "2" in str(caught.value)
    assert "99" in str(caught.value)


def test_tx50_a_table_may_set_a_lower_ceiling():
    at = At(2, {"competition": True, "most_bid": 9}, planet=PLANET_A, task=TASK_A)
    assert at.legal == [f"bid {count}" for count in range(2, 10)]
    reason = at.why_not("bid 10")
    assert (reason.key, reason.facts["most_bid"]) == ("nova-bid-number", 9)


@pytest.mark.parametrize("kind", ["thinker", "loner"])
def test_tx50_an_automatic_player_looks_no_further_than_it_can_when_it_may_take_many_actions(kind):
    """A bid of 99 actions is answered as soon as one of 9: what nobody can search is not searched."""
    at = bidding(2).play("bid 99", "bid 99", "time")
    player = players.player(kind, "nova_ziemia")
    while at.position["decision"] == "shape":
        game, view = at.game, at.game.view(at.state, 0)
        at.state = game.apply(at.state, player.choose(game, view, game.legal_moves(view), draw=None))
    assert at.position["players"][0]["won"] == [TASK_A]


def test_tx50_another_player_begins_each_round():
    assert bidding(turns=1, turn="Team 2").game.to_move(bidding(turns=1, turn="Team 2").state) == 1


def test_tx50_then_anybody_may_bid_lower():
    at = bidding().play("bid 6", "bid 7", "bid 7")
    assert at.game.to_move(at.state) == 1  # not the one with the lowest bid
    assert at.legal == ["bid 2", "bid 3", "bid 4", "bid 5", "pass", "time", "speak P3"]
    reason = at.why_not("bid 6")
    assert (reason.key, reason.rule) == ("nova-bid-lower", "TX-50")
    at.play("speak P3", "bid 5")
    assert at.position["bids"] == [6, 7, 5]
    assert at.position["asked"] == "Team 1"


def test_tx50_the_word_goes_to_somebody_else_who_plays():
    at = bidding().play("bid 6", "bid 7", "bid 7")
    assert at.why_not("speak P1").key == "nova-speak-lowest"
    assert at.why_not("speak P2").key == "nova-speak-has"
    assert at.why_not("speak P4").key == "nova-speak-nobody"


def test_tx50_who_passes_may_still_speak_until_time_is_up():
    at = bidding().play("bid 6", "bid 7", "bid 7", "pass", "speak P2", "bid 4")
    assert at.position["bids"] == [6, 4, 7]
    assert at.position["passed"] == []


def test_tx50_when_all_have_passed_the_lowest_bidder_begins():
    at = bidding().play("bid 6", "bid 7", "bid 7", "pass", "pass")
    assert (at.position["decision"], at.position["turn"]) == ("shape", "Team 1")


def test_tx51_time_is_up():
    at = bidding().play("bid 6", "bid 5", "bid 7", "time")
    assert (at.position["decision"], at.position["turn"]) == ("shape", "Team 2")


def test_tx51_on_a_tie_the_earliest_bid_counts():
    at = bidding().play("bid 7", "bid 6", "bid 6", "time")
    assert at.position["turn"] == "Team 2"


def test_tx50_a_bid_of_two_cannot_be_undercut():
    at = bidding().play("bid 7", "bid 2", "bid 6")
    assert (at.position["decision"], at.position["turn"]) == ("shape", "Team 2")


@pytest.mark.parametrize("seed", range(6))
def test_tx50_a_task_of_one_action_goes_under_the_library(seed):
    game = game_of(2, competition=True)
    state = game.setup(Chance(seed))
    shuffled = [library(game)[i] for i in game.luck(state)[2]]
    under = []
    while too_easy(game, state, shuffled[-1]):
        under.insert(0, shuffled.pop())
    assert state[TASK] == shuffled.pop()
    assert list(state[LIBRARY]) == under + shuffled


def test_tx51_met_is_a_point():
    at = bidding()
    way = [at.game.move_text(action) for action in fewest(at)]
    at.play(f"bid {len(way)}", "bid 9", "bid 9", "time", *way)
    reason = at.why_not("rotate a1")
    assert (reason.key, reason.rule) == ("nova-actions-bid", "TX-51")
    at.play("settle")
    assert at.position["players"][0]["won"] == [TASK_A]
    assert at.position["turns"] == 1
    assert at.position["turn"] == "Team 2"


def test_tx51_missed_takes_a_point_and_the_planet_stays():
    at = bidding().play("bid 3", "bid 9", "bid 9", "time", "rotate a1")
    planet = at.position["planet"]
    at.play("settle")
    assert at.position["players"][0]["lost"] == [TASK_A]
    assert at.position["planet"] == planet


def tasks(count, beside=TASK_A):
    return [goal.id for goal in DECK.goals if goal.id != beside][:count]


@pytest.mark.parametrize(("players", "points"), [(2, 8), (3, 7), (4, 6)])
def test_tx52_the_first_to_have_the_points_wins(players, points):
    people = [{"won": tasks(points - 1)}, *[{} for _ in range(players - 1)]]
    at = bidding(players, people=people)
    way = [at.game.move_text(action) for action in fewest(at)]
    at.play(f"bid {len(way)}", *["bid 9"] * (players - 1), "time", *way, "settle")
    assert at.outcome.winners == (0,)
    assert at.outcome.points == (points, *[0] * (players - 1))
    assert at.outcome.why.rule == "TX-52"
    assert at.why_not("settle").rule == "TX-52"


def test_tx52_when_the_cards_run_out_nobody_wins():
    at = bidding(library=[]).play("bid 3", "bid 9", "bid 9", "time", "settle")
    assert at.outcome.winners == ()
    assert at.outcome.points == (-1, 0, 0)
    assert at.outcome.why.key == "nova-nobody"


def test_tx50_tx52_only_easy_tasks_left_is_the_end_too():
    easy = [m.id for m in DECK.missions if m.players == 1 and m.id in ("W5", "W6", "W7", "Y5", "B44")]
    at = bidding(library=easy).play("bid 3", "bid 9", "bid 9", "time", "settle")
    assert at.outcome.why.key == "nova-nobody"


def test_the_library_of_the_competition_is_secret():
    at = bidding()
    view = at.game.position(at.game.view(at.state, 0), NAMES[:3])
    assert view["library"] == 31

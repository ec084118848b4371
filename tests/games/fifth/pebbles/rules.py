"""The rules. A state is (pebbles left, who decides, what each has taken)."""

from terra_widgets.errors import IllegalMove, Reason
from terra_widgets.games import decks
from terra_widgets.games.contract import Event, Game, Line, Outcome, Rulebook


class Pebbles(Game):
    name = "pebbles"

    def __init__(self, players, deck, _options=None):
        self.players, self.heap = players, deck or decks.load("pebbles", "pebbles")

    def setup(self, _chance):
        return (self.heap.pebbles, 0, (0,) * self.players)

    def to_move(self, state):
        return state[1] if state[0] else None

    def legal_moves(self, state):
        return range(1, min(3, state[0]) + 1)  # PB-1

    def step(self, state, move):
        left, who, taken = state
        after = tuple(n + move * (seat == who) for seat, n in enumerate(taken))
        return (left - move, (who + 1) % self.players, after)

    def explain(self, _state, _move):
        return Reason("move-unknown", {"found": "?", "near": "take 1"}, "PB-1")

    def outcome(self, state):
        left, who, taken = state
        winner = (who - 1) % self.players  # PB-2
        points = tuple(n * (seat == winner) for seat, n in enumerate(taken))
        counts = tuple((Line("word-total", n, n),) for n in points)
        return None if left else Outcome((winner,), points, counts, Reason("game-over"))

    def view(self, state, _player):
        return state

    def unseen(self, _before, _after):
        return False

    def clock(self, state):
        return 1 + sum(state[2]) // 3, state[1]

    def events(self, before, move, _after):
        return [Event("take", before[1], {"amount": move})]

    def move_text(self, move):
        return f"take {move}"

    def parse_move(self, text):
        if text not in {"take 1", "take 2", "take 3"}:
            raise IllegalMove("move-unknown", found=str(text)[:20], near="take 1")
        return int(text[-1])

    def position(self, state, names):
        people = [{"name": name, "taken": n} for name, n in zip(names, state[2], strict=True)]
        return {"game": self.name, "players": people, "left": state[0], "turn": state[1]}

    def from_position(self, position, _chance):
        return (position["left"], position["turn"], tuple(p["taken"] for p in position["players"]))

    def position_text(self, position):
        return f"pebbles {position['left']}"


RULEBOOK = Rulebook(
    make=Pebbles,
    most=2,
    usual=2,
    read_position=lambda text: {"game": "pebbles", "left": int(text.split()[1])},
    columns={"amount": "pebbles taken"},
    numbers=frozenset({"amount"}),
)

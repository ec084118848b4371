"""A whole game as a short code that fits in a chat message, and back.

A code holds the seed, the players, the options and each decision as its number among the possible moves of
that moment. Decisions with one possibility take no room, so a full game is a few hundred signs.
"""

from __future__ import annotations

import base64
import binascii
import json
import os
import zlib
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from terra_widgets.errors import RecordError, TerraError, brief
from terra_widgets.files import read_json
from terra_widgets.games import catalog, decks
from terra_widgets.games.contract import Chance, Game, GameDeck, Move, State
from terra_widgets.table.record import MOST_MOVES, MOST_SEED, Record

PREFIX = "TERRA1-"
LONGEST = 20_000
MOST_BYTES = 50_000  # of a header, unpacked
CHECK = 5


def encode(record: Record) -> str:
    """The code of a record."""
    game = record.rules()
    states = list(record.states(Chance(record.seed, record.luck)))
    return Coder().code(record, game, states, list(map(game.parse_move, record.moves)))


class Coder:
    """Makes the codes of one game as it goes on: each costs only what has changed since the last."""

    def __init__(self) -> None:
        # After each move: the state it led to, how many games there could have been, and which one it was.
        # The choices are one number in a mixed base, the last one in front, so that a move only adds.
        self._steps: list[tuple[State, int, int]] = []
        self._deck: tuple[GameDeck, str] | None = None

    def code(self, beginning: Record, game: Game, states: Sequence[State], moves: Sequence[Move]) -> str:
        """The code of a game: how it began, every state from the first, and the moves between them."""
        steps = self._steps
        del steps[len(moves) :]
        while steps and steps[-1][0] is not states[len(steps)]:  # taken back, and played otherwise
            steps.pop()
        for at in range(len(steps), len(moves)):
            legal = _possible(game, states[at])
            _, size, number = steps[-1] if steps else (None, 1, 0)
            steps.append((states[at + 1], size * len(legal), number + legal.index(moves[at]) * size))
        _, size, number = steps[-1] if steps else (None, 1, 0)
        if self._deck is None or self._deck[0] is not beginning.deck:
            self._deck = beginning.deck, beginning.deck.digest
        head = _header(beginning, self._deck[1], len(moves))
        body = len(head).to_bytes(2, "big") + head + number.to_bytes(_bytes(size), "big")
        return PREFIX + base64.urlsafe_b64encode(body + _check(body)).decode().rstrip("=")


def _possible(game: Game, state: State) -> Sequence[Move]:
    """All that could happen next, in a fixed order."""
    return (*game.legal_moves(state), *game.asides(state))


def _header(record: Record, digest: str, moves: int) -> bytes:
    header: dict[str, Any] = {"p": list(record.players), "s": record.seed, "n": moves}
    if record.options:
        header["o"] = dict(record.options)
    if record.start is not None:
        header["a"] = dict(record.start)
    header["g"] = catalog.games()[record.game]
    if (rules := catalog.rulebook(record.game).version) > 1:
        header["r"] = rules
    header["d"] = digest
    return zlib.compress(json.dumps(header, separators=(",", ":"), ensure_ascii=False).encode(), 9)


def _bytes(size: int) -> int:
    """How many bytes tell one of so many games from all others."""
    return ((size - 1).bit_length() + 7) // 8


def _check(body: bytes) -> bytes:
    return blake2b(body, digest_size=CHECK).digest()


def found_in(content: bytes) -> str | None:
    """The code in a text file, as a page gives it to download; None where no line begins with one."""
    for line in content[:LONGEST].split(b"\n"):
        if line.startswith(PREFIX.encode()):
            return line.decode("ascii", "replace")
    return None


def decode(code: str, deck: str | os.PathLike[str] | GameDeck | None = None) -> Record:
    """The record behind a code; RecordError when it is damaged, or was made with another deck."""
    header, choices = _open(code)
    seed: Any = header.get("s")
    count: Any = header.get("n")
    numbers = _whole(seed, MOST_SEED) and _whole(count) and _whole(header.get("g"))
    if not numbers or not isinstance(header.get("p"), list):
        raise RecordError("resume-damaged")
    if count > MOST_MOVES:
        raise RecordError("resume-long", most=MOST_MOVES)
    try:
        game = catalog.numbered(header["g"])
        rules = header.get("r", 1)
        options = catalog.options_since(game, rules, header.get("o", {}))
        if options is None:
            raise RecordError("resume-rules", found=brief(rules), known=catalog.rulebook(game).version)
        record = Record(
            game=game,
            players=catalog.check_names(header["p"]),
            seed=seed,
            options=options,
            deck=decks.of(deck, game) if deck is not None else decks.with_digest(header["d"], game),
            luck=(),
            moves=(),
            start=header.get("a"),
        )
        made_with = header["d"]
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise RecordError("resume-damaged") from error
    if made_with != record.deck.digest:
        raise RecordError("resume-deck", found=str(made_with)[:12], known=record.deck.digest)
    return _replayed(record, count, choices)


def _whole(value: Any, most: int | None = None) -> bool:
    """Whether a value of a header is a whole number, and not too large."""
    return type(value) is int and value >= 0 and (most is None or value <= most)


def _open(code: str) -> tuple[dict[str, Any], bytes]:
    if not isinstance(code, str) or len(code) > LONGEST:
        raise RecordError("resume-not-ours")
    plain = "".join(code.split())
    if not plain.startswith(PREFIX):
        raise RecordError("resume-not-ours")
    text = plain.removeprefix(PREFIX)
    try:
        packed = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError) as error:
        raise RecordError("resume-damaged") from error
    if base64.urlsafe_b64encode(packed).decode().rstrip("=") != text:  # the last sign has bits to spare
        raise RecordError("resume-damaged")
    body, check = packed[:-CHECK], packed[-CHECK:]
    if len(body) < 3 or _check(body) != check:
        raise RecordError("resume-damaged")
    size = int.from_bytes(body[:2], "big")
    try:
        unpacker = zlib.decompressobj()
        header = read_json(unpacker.decompress(body[2 : 2 + size], MOST_BYTES))
    except (zlib.error, ValueError, RecursionError) as error:
        raise RecordError("resume-damaged") from error
    if not isinstance(header, dict):
        raise RecordError("resume-damaged")
    return header, body[2 + size :]


def _replayed(record: Record, count: int, choices: bytes) -> Record:
    try:
        game = record.rules()
        chance = Chance(record.seed)
        state = game.setup(chance) if record.start is None else game.from_position(record.start, chance)
    except (TerraError, RecursionError) as error:
        raise RecordError("resume-damaged") from error
    moves = []
    size, number = 1, int.from_bytes(choices, "big")
    for _ in range(count):
        legal = _possible(game, state)
        size *= len(legal)
        # Zero: the game was over before. More than the code has room for: it says nothing of these moves.
        if not size or _bytes(size) > len(choices):
            raise RecordError("resume-damaged")
        number, index = divmod(number, len(legal))
        moves.append(game.move_text(legal[index]))
        state = game.step(state, legal[index])
    if number or _bytes(size) != len(choices):
        raise RecordError("resume-damaged")
    return Record(
        record.game,
        record.players,
        record.seed,
        record.options,
        record.deck,
        game.luck(state),
        tuple(moves),
        record.start,
    )

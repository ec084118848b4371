"""A record: what happened in one game, so that it can be replayed exactly, saved, and counted."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from terra_widgets.errors import RecordError, TerraError, brief
from terra_widgets.games import catalog, decks
from terra_widgets.games.contract import Chance, Event, Game, GameDeck, Row, State

if TYPE_CHECKING:
    import pandas as pd

FORMAT = "terra-record"
VERSION = 1
MOST_BYTES = 1_000_000
MOST_SEED = 2**53 - 1  # what every JSON reader keeps exactly

PARTS = frozenset(
    ("format", "version", "game", "players", "seed", "options", "deck", "deck_name", "luck", "start", "moves")
) | {"kept", "check"}  # these two are for the file alone

BEFORE = {
    "step": "number of the move that caused it, from 1",
    "round": "round of the game, from 1; the final activations of Terra Futura are round 9",
    "turn": "whose turn it was",
    "player": "who it happened to: mostly the same, but see Assistance",
    "event": "what happened: a move (take, place, use, ...) or what came of it (gain, pay, ...)",
}
AFTER = {"move": "the move, in its text form"}
NUMBERS = frozenset(("step", "round"))


def columns(game: str) -> dict[str, str]:
    """The columns of the frame of a game's records, with what they mean."""
    return {**BEFORE, **catalog.rulebook(game).columns, **AFTER}


@dataclass(frozen=True)
class Record:
    """One game as intents and, apart from them, what chance gave; replaying needs no generator."""

    game: str
    players: tuple[str, ...]
    seed: int
    options: Mapping[str, Any]
    deck: GameDeck
    luck: tuple[tuple[int, ...], ...]
    moves: tuple[str, ...]
    start: Mapping[str, Any] | None = field(default=None)
    """The position the game began from, when it was not set up as the rules say."""

    def rules(self) -> Game:
        """The game with its players, deck and options."""
        return catalog.game(self.game, len(self.players), self.deck, self.options)

    def states(self, chance: Chance | None = None, where: str = "record") -> Iterator[State]:
        """Every state from the first to the last, each move checked."""
        game = self.rules()
        chance = chance or Chance(given=self.luck)
        state = game.setup(chance) if self.start is None else game.from_position(self.start, chance)
        yield state
        for number, text in enumerate(self.moves, start=1):
            try:
                state = game.apply(state, game.parse_move(text))
            except TerraError as error:
                raise RecordError(
                    "record-move",
                    where=where,
                    number=number,
                    move=str(text)[:40],
                    reason=str(error),
                ) from error
            yield state

    def events(self) -> Iterator[tuple[int, State, Event]]:
        """Every event with the number of its move and the state before it."""
        game = self.rules()
        states = self.states()
        before = next(states)
        for step, (text, after) in enumerate(zip(self.moves, states, strict=True), start=1):
            for event in game.events(before, game.parse_move(text), after):
                yield step, before, event
            before = after

    def rows(self) -> Iterable[Row]:
        """One dict per event, with the columns that `columns` tells of."""
        return catalog.rulebook(self.game).rows(self._rows())

    def _rows(self) -> Iterator[Row]:
        game, book = self.rules(), catalog.rulebook(self.game)
        usual = {name: 0 if name in book.numbers else None for name in book.columns}
        for step, before, event in self.events():
            number, turn = game.clock(before)
            facts = dict(event.facts)
            if "other" in facts:
                facts["other"] = self.players[int(facts["other"])]
            yield {
                "step": step,
                "round": number,
                "turn": self.players[turn],
                "player": self.players[event.player],
                "event": event.kind,
                **{name: facts.get(name, nothing) for name, nothing in usual.items()},
                "move": self.moves[step - 1],
            }

    def frame(self) -> pd.DataFrame:
        """A tidy table, one row per event; `record.columns(game)` says what each column means."""
        import pandas as pd

        names = columns(self.game)
        numbers = NUMBERS | catalog.rulebook(self.game).numbers
        frame = pd.DataFrame(list(self.rows()), columns=list(names))
        return frame.astype({name: "int64" if name in numbers else "str" for name in names})

    def to_json(self) -> str:
        """The whole game as text that `from_json` reads back."""
        return _written(self._content())

    def sealed(self, **kept: Any) -> str:
        """The text of a save file: as `to_json`, with a check that tells damage from a game.

        Parameters
        ----------
        **kept
            What whoever keeps the file notes in it for themselves.
        """
        content = self._content()
        if kept:
            content["kept"] = kept
        text = _written(content)
        return text[:-1] + _seal(text)

    def _content(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "players": list(self.players),
            "seed": self.seed,
            "options": dict(self.options),
            "deck": self.deck.to_csv(),
            "deck_name": self.deck.name,
            "luck": [list(outcome) for outcome in self.luck],
            "start": self.start,
            "moves": list(self.moves),
        }

    @classmethod
    def from_json(cls, text: str | bytes, where: str = "record") -> Record:
        """The record in a text, checked and replayed once; RecordError when it can't be."""
        record = _read(text, where)
        for _ in record.states(where=where):
            pass
        return record


def _read(text: str | bytes, where: str) -> Record:
    if not isinstance(text, (str, bytes)):
        raise RecordError("record-not-json", where=where, problem=type(text).__name__)
    if len(text) > MOST_BYTES:
        raise RecordError("record-too-large", where=where, most=MOST_BYTES, size=len(text))
    try:
        content = json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise RecordError("record-not-json", where=where, problem=str(error)[:80]) from error
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise RecordError("record-not-ours", where=where)
    unknown = sorted(set(content) - PARTS)
    if unknown:
        raise RecordError("record-unknown", where=where, field=unknown[0][:40])
    if "check" in content and not _whole(text, content["check"]):
        raise RecordError("record-damaged", where=where)
    version = content.get("version")
    if version != VERSION or isinstance(version, bool):
        raise RecordError("record-version", where=where, found=brief(version), known=VERSION)

    def part(name: str, good: bool) -> Any:
        if not good:
            raise RecordError("record-field", where=where, field=name)
        return content.get(name)

    def of(name: str, kind: type) -> Any:
        value = content.get(name)
        return part(name, isinstance(value, kind) and not isinstance(value, bool))

    def texts(value: object) -> bool:
        return isinstance(value, list) and all(isinstance(item, str) for item in value)

    start = content.get("start")
    luck = content.get("luck")
    game = of("game", str)
    catalog.rulebook(game)
    return Record(
        game=game,
        players=catalog.check_names(part("players", texts(content.get("players")))),
        seed=part("seed", 0 <= of("seed", int) <= MOST_SEED),
        options=of("options", dict),
        deck=decks.parse(of("deck", str), of("deck_name", str), game),
        luck=tuple(tuple(outcome) for outcome in part("luck", _outcomes(luck))),
        moves=tuple(part("moves", texts(content.get("moves")))),
        start=part("start", start is None or isinstance(start, dict)),
    )


def _written(content: Mapping[str, Any]) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def _seal(text: str) -> str:
    """The end of a save file, which changes with every sign before it."""
    return f',"check":"{blake2b(text.encode(errors="replace"), digest_size=8).hexdigest()}"}}'


def _whole(text: str | bytes, check: object) -> bool:
    """Whether a save file is as it was written, but for blanks around it."""
    plain = (text.decode("utf-8-sig", "replace") if isinstance(text, bytes) else text).strip()
    end = f',"check":"{check}"}}'
    return plain.endswith(end) and _seal(plain[: -len(end)] + "}") == end


def _outcomes(value: object) -> bool:
    return isinstance(value, list) and all(
        isinstance(outcome, list) and all(type(n) is int for n in outcome) for outcome in value
    )


def _no_constant(name: str) -> Sequence[None]:
    raise ValueError(f"{name} is not a number here")

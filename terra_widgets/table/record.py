"""A record: what happened in one game, so that it can be replayed exactly, saved, and counted."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from terra_widgets.errors import RecordError, SetupError, TerraError, brief
from terra_widgets.files import read_json
from terra_widgets.games import catalog, decks
from terra_widgets.games.contract import Chance, Event, Game, GameDeck, Row, State
from terra_widgets.games.players import PREFIX
from terra_widgets.games.players.persons import shown_names
from terra_widgets.table import seal
from terra_widgets.text import translate

if TYPE_CHECKING:
    import pandas as pd

FORMAT = "terra-record"
VERSION = 1
MOST_BYTES = 1_000_000
HEAD = 4000  # bytes within which a save file has said what it is
MOST_SEED = 2**53 - 1  # what every JSON reader keeps exactly
MOST_MOVES = 10_000  # many times the longest game that people play, and still replayed in seconds


def picked_seed(seed: int | None) -> int:
    """A seed as given, checked; without one, chance picks it."""
    if seed is None:
        return secrets.randbelow(1_000_000)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MOST_SEED:
        raise SetupError("seed-not-number", most=MOST_SEED, found=brief(seed))
    return seed


PARTS = frozenset(
    ("format", "version", "game", "rules", "players", "seed", "options", "deck", "deck_name", "luck", "start")
) | {"moves"}
OF_FILE = frozenset(("about", "kept", "sealed", "check"))  # these are for the file alone
PLAIN = frozenset(("format", "version", "game", "rules", "players"))  # to be read whatever is sealed

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


@dataclass(frozen=True, repr=False)
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

    def __repr__(self) -> str:
        """One line, without what is secret: seed, luck and moves are not in it."""
        count = len(self.moves)
        return f"<Record {self.game}: {', '.join(self.players)}; {count} move{'s' * (count != 1)}>"

    @property
    def shown_names(self) -> tuple[str, ...]:
        """The players as people see them on boards and charts, seat by seat."""
        return shown_names(self.game, self.players)

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

    def rows(self, knower: int | None = None) -> Iterable[Row]:
        """One dict per event, with the columns that `columns` tells of.

        Parameters
        ----------
        knower
            The seat that is to read them, -1 for an onlooker: what it may not know yet is not in them.
            Without one they are whole.
        """
        return catalog.rulebook(self.game).rows(self._rows(None if self.over else knower))

    def known_moves(self, knower: int) -> list[str]:
        """The moves as a seat knows them; -1 is an onlooker."""
        game = self.rules()
        pairs = zip(self.states(), self.moves, strict=False)
        return [text if self.over else game.known_move(before, text, knower) for before, text in pairs]

    def _rows(self, knower: int | None) -> Iterator[Row]:
        game, book = self.rules(), catalog.rulebook(self.game)
        usual = {name: 0 if name in book.numbers else None for name in book.columns}
        moves = self.moves if knower is None else self.known_moves(knower)
        for step, before, whole in self.events():
            event = whole if knower is None else game.known_event(whole, knower)
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
                "move": moves[step - 1],
            }

    def frame(self, seat: str | None = None) -> pd.DataFrame:
        """A tidy table, one row per event; `record.columns(game)` says what each column means.

        While the game goes on, there is nothing in it that the reader may not know.

        Parameters
        ----------
        seat
            The name of the player who reads it. Without one, it is for the one person among automatic
            players, or for everybody.
        """
        import pandas as pd

        if seat is not None and seat not in self.players:
            raise RecordError("frame-seat", found=brief(seat), known=", ".join(self.players))
        names = columns(self.game)
        numbers = NUMBERS | catalog.rulebook(self.game).numbers
        knower = self.reader() if seat is None else self.players.index(seat)
        frame = pd.DataFrame(list(self.rows(knower)), columns=list(names))
        return frame.astype({name: "int64" if name in numbers else "str" for name in names})

    def reader(self) -> int:
        """Who reads what is not meant for anybody by name: the only person, or with several an onlooker."""
        people = [seat for seat, name in enumerate(self.players) if not name.startswith(PREFIX)]
        return people[0] if len(people) == 1 else -1

    def to_json(self) -> str:
        """The whole game as text that `from_json` reads back."""
        return _written(self._content())

    @cached_property
    def over(self) -> bool:
        """Whether the game has come to its end, so that nothing of it need be hidden any more."""
        *_, last = self.states()
        return self.rules().outcome(last) is not None

    def sealed(self, language: str = "en", **kept: Any) -> str:
        """The text of a save file, with a check that tells damage from a game.

        While the game goes on, nobody can read in it what players may not know, such as the seed, the
        order of a deck or a hand. Once it is over, the file is as readable as `to_json`.

        Parameters
        ----------
        language
            The language of the line that says so.
        **kept
            What whoever keeps the file notes in it for themselves.
        """
        content = self._content()
        if not self.over:
            about = translate("record-about", language, names=", ".join(self.players))
            inside = {name: part for name, part in content.items() if name not in PLAIN}
            content = {"about": about, **{name: content[name] for name in content if name in PLAIN}}
            content["sealed"] = seal.close(_written(inside))
        if kept:
            content["kept"] = kept
        text = _written(content)
        return text[:-1] + _check(text)

    def _content(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules": catalog.rulebook(self.game).version,
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


def opened(text: str | bytes, where: str = "record") -> dict[str, Any]:
    """All that a save file holds, "kept" included, without its seal; RecordError when it is not whole.

    What the parts are worth is not looked at yet: `Record.from_json` does.
    """
    if not isinstance(text, (str, bytes)):
        raise RecordError("record-not-json", where=where, problem=type(text).__name__)
    if len(text) > MOST_BYTES:
        raise RecordError("record-too-large", where=where, most=MOST_BYTES, size=len(text))
    try:
        content = read_json(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("record-not-json", where=where, problem=str(error)[:80]) from error
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise RecordError("record-not-ours", where=where)
    _known(content, PARTS | OF_FILE, where)
    if "check" in content and not _whole(text, content["check"]):
        raise RecordError("record-damaged", where=where)
    if "sealed" in content:
        try:
            inside = read_json(seal.open_up(content.pop("sealed"), MOST_BYTES))
        except (ValueError, TypeError, RecursionError) as error:
            raise RecordError("record-damaged", where=where) from error
        if not isinstance(inside, dict):
            raise RecordError("record-damaged", where=where)
        _known(inside, PARTS - PLAIN, where)
        content |= inside
    return content


def looks_saved(content: bytes) -> bool:
    """Whether something began as a save file, though it may be damaged by now; an empty file may be one."""
    begin = content[:HEAD].lstrip(b"\xef\xbb\xbf \t\r\n")
    return not begin or (
        begin.startswith(b"{") and f'"format":"{FORMAT}"'.encode() in begin.replace(b" ", b"")
    )


def _known(content: dict[str, Any], parts: frozenset[str], where: str) -> None:
    unknown = sorted(set(content) - parts)
    if unknown:
        raise RecordError("record-unknown", where=where, field=unknown[0][:40])


def _read(text: str | bytes, where: str) -> Record:
    content = opened(text, where)
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
    rules = content.get("rules", 1)  # files of kits up to 0.2.0 do not say it
    options = catalog.options_since(game, rules, of("options", dict))
    if options is None:
        known = catalog.rulebook(game).version
        raise RecordError("record-rules", where=where, found=brief(rules), known=known)
    return Record(
        game=game,
        players=catalog.check_names(part("players", texts(content.get("players")))),
        seed=part("seed", 0 <= of("seed", int) <= MOST_SEED),
        options=options,
        deck=decks.parse(of("deck", str), of("deck_name", str), game),
        luck=tuple(tuple(outcome) for outcome in part("luck", _outcomes(luck))),
        moves=_few_enough(part("moves", texts(content.get("moves"))), where),
        start=part("start", start is None or isinstance(start, dict)),
    )


def _few_enough(moves: Sequence[str], where: str) -> tuple[str, ...]:
    if len(moves) > MOST_MOVES:
        raise RecordError("record-long", where=where, found=len(moves), most=MOST_MOVES)
    return tuple(moves)


def _written(content: Mapping[str, Any]) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def _check(text: str) -> str:
    """The end of a save file, which changes with every sign before it."""
    return f',"check":"{blake2b(text.encode(errors="replace"), digest_size=8).hexdigest()}"}}'


def _whole(text: str | bytes, check: object) -> bool:
    """Whether a save file is as it was written, but for blanks around it."""
    plain = (text.decode("utf-8-sig", "replace") if isinstance(text, bytes) else text).strip()
    end = f',"check":"{check}"}}'
    return plain.endswith(end) and _check(plain[: -len(end)] + "}") == end


def _outcomes(value: object) -> bool:
    return isinstance(value, list) and all(
        isinstance(outcome, list) and all(type(n) is int for n in outcome) for outcome in value
    )

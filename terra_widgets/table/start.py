"""Where a table begins: new, loaded, or from a described position."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from terra_widgets.errors import PositionError, RecordError, SetupError, brief, known_language
from terra_widgets.files import TooLarge, problem_of, read_whole
from terra_widgets.games import catalog, decks, players
from terra_widgets.games.contract import GameDeck
from terra_widgets.games.decks.location import printable
from terra_widgets.table import autosave as keep
from terra_widgets.table import resume_codes as codes
from terra_widgets.table.record import MOST_BYTES, Record, picked_seed
from terra_widgets.table.table import Automatic, Table

LONGEST_SHOWN, MOST_SHOWN = 20, 6  # of what somebody typed, in an error


def new(
    game: str = catalog.DEFAULT,
    *,
    players: int | Sequence[str] | None = None,
    seed: int | None = None,
    deck: str | os.PathLike[str] | GameDeck | None = None,
    language: str = "en",
    **options: Any,
) -> Table:
    """A new table; `tw.new` tells what the parameters are.

    >>> table = new("terra_futura", players=["Team A", "Team B"], seed=7)
    >>> table.legal_moves[0]
    'discard I'
    """
    game = _game(game)
    return _table(game, _names(game, players), seed, deck, options, language)


def _game(given: object) -> str:
    """The game that somebody wants; players in its place are told where they belong."""
    if isinstance(given, int) and not isinstance(given, bool):
        shown = brief(given)
    elif isinstance(given, list | tuple):
        names = [name[:LONGEST_SHOWN] for name in given[:MOST_SHOWN] if isinstance(name, str)]
        shown = json.dumps(names or ["Team A", "Team B"], ensure_ascii=False)
    else:
        return catalog.find(given)
    raise SetupError("game-is-players", players=shown, known=", ".join(catalog.games()))


def partners(game: str) -> tuple[str, ...]:
    """The automatic players beside one person, when a lesson does not say who.

    >>> partners("terra_futura"), partners("terra")
    (('bot:greedy',), ('bot:helper', 'bot:helper', 'bot:hoarder'))
    """
    return tuple(players.PREFIX + kind for kind in players.usual(game)[1:])


def load(path: str | os.PathLike[str], *, language: str = "en") -> Table:
    """The table that `table.save` wrote, every move checked again.

    Parameters
    ----------
    path
        The file; one that holds a resume code will do as well.
    language
        The language of sentences.
    """
    where = printable(str(path), 200)
    try:
        content = read_whole(Path(path), MOST_BYTES)
    except TooLarge as error:
        raise RecordError("record-too-large", where=where, most=MOST_BYTES, size=error.size) from error
    except (OSError, ValueError, TypeError) as error:
        raise RecordError("record-file", where=where, problem=problem_of(error)) from error
    code = codes.found_in(content)
    record = Record.from_json(content, where) if code is None else codes.decode(code)
    return from_record(record, language=language)


def resume(
    code: str,
    *,
    deck: str | os.PathLike[str] | GameDeck | None = None,
    language: str = "en",
) -> Table:
    """The table behind a code that `table.resume_code()` gave.

    Parameters
    ----------
    code
        The code; blanks and line breaks in it do no harm.
    deck
        The deck, when the game was not played with the kit's own.
    language
        The language of sentences.

    >>> table = new(players=2, seed=7).play("take I2", "place c2")
    >>> resume(table.resume_code()).position() == table.position()
    True
    """
    return from_record(codes.decode(code, deck), language=language)


def from_record(record: Record, *, language: str = "en") -> Table:
    """The table at the end of a record."""
    return _begin(record, language)


def _begin(record: Record, language: str, *, seed_given: bool = True) -> Table:
    table = Table(record, bots=_bots(record.game, record.players), language=known_language(language))
    keep.note_origin(table, seed_given=seed_given)
    return table


def at(
    position: Mapping[str, Any] | str,
    *,
    seed: int | None = None,
    deck: str | os.PathLike[str] | GameDeck | None = None,
    language: str = "en",
) -> Table:
    """A table from a described position: for lessons, puzzles and tests.

    Parameters
    ----------
    position
        A dict as `table.position()` gives, or its text form. What is left out (market, decks, scoring
        cards) is dealt at random from the cards that are not named.
    seed
        The seed for what is dealt and drawn.
    deck
        The deck whose cards are named.
    language
        The language of sentences.
    """
    given = catalog.read_position(position) if isinstance(position, str) else position
    if not isinstance(given, Mapping):
        raise PositionError("position-not-dict", where="position", found=type(position).__name__)
    people = given.get("players")
    if isinstance(people, list | tuple) and len(people) > catalog.MOST_PLAYERS:
        raise SetupError("players-many", found=len(people), most=catalog.MOST_PLAYERS)
    try:
        # A copy, so that nobody changes the beginning of a game later, and plain data only.
        given = json.loads(json.dumps(given, allow_nan=False))
    except (ValueError, TypeError, RecursionError) as error:
        raise PositionError("position-not-text", found=str(error)[:60]) from error
    name = given.get("game", catalog.DEFAULT)
    if not isinstance(name, str) or name not in catalog.games():
        raise PositionError("position-game", found=brief(name))
    if "players" not in given:
        near = get_close_matches("players", [key for key in given if isinstance(key, str)], n=1)
        if near:
            raise PositionError("position-key-near", where="position", found=brief(near[0]), near="players")
        raise PositionError("position-no-players")
    people = given.get("players")
    if not isinstance(people, list) or not all(isinstance(p, dict) for p in people):
        raise PositionError("position-not-list", where="players", found=type(people).__name__)
    options = given.get("options", {})
    if not isinstance(options, dict):
        raise PositionError("position-not-dict", where="options", found=type(options).__name__)
    names = catalog.check_names([p.get("name") for p in people])
    return _table(name, names, seed, deck, options, language, start=given)


def seat_players(table: Table, names: Sequence[str]) -> Table:
    """Let others go on with a game, people or automatic players; the game itself stays as it is.

    Parameters
    ----------
    table
        The table.
    names
        Who sits at each seat from now on.

    >>> seat_players(new(players=["Ada", "Ben"], seed=7), ["Ada", "bot:clean"]).automatic
    frozenset({'bot:clean'})
    """
    checked = catalog.check_names(numbered(names, players.PREFIX))
    if len(checked) != table.game.players:
        raise SetupError("players-seats", found=len(checked), wanted=table.game.players)
    table.take_seats(checked, _bots(table.game.name, checked))
    return table


def _table(
    game: str,
    names: tuple[str, ...],
    seed: int | None,
    deck: str | os.PathLike[str] | GameDeck | None,
    options: Mapping[str, Any],
    language: str,
    start: Mapping[str, Any] | None = None,
) -> Table:
    deck = decks.of(deck, game)
    # An option that is given its default leaves no trace in the record.
    options = catalog.game(game, len(names), deck, options).changed_options()
    record = Record(
        game=game,
        players=names,
        seed=picked_seed(seed),
        options=options,
        deck=deck,
        luck=(),
        moves=(),
        start=start,
    )
    return _begin(record, language, seed_given=seed is not None)


def _names(game: str, given: int | Sequence[str] | None) -> tuple[str, ...]:
    book = catalog.rulebook(game)
    if given is None:
        given = book.usual
    if isinstance(given, int) and not isinstance(given, bool):
        if not 1 <= given <= book.most:
            catalog.game(game, given, None, {})  # the game says how many it wants
        return tuple(f"Player {number + 1}" for number in range(given))
    # One more than there can be at the table: then, too, the game says it.
    if isinstance(given, str) or not isinstance(given, Sequence) or len(given) > book.most + 1:
        raise SetupError("players-not-names", found=brief(given))
    return catalog.check_names(numbered(given, players.PREFIX))


def numbered(names: Sequence[str], prefix: str = "") -> tuple[str, ...]:
    """Names that begin with a prefix get a number where they come again.

    >>> numbered(["clean", "growth", "clean"])
    ('clean', 'growth', 'clean 2')
    """
    before = [names[:i].count(name) for i, name in enumerate(names)]
    return tuple(
        f"{name} {n + 1}" if n and str(name).startswith(prefix) else name
        for name, n in zip(names, before, strict=True)
    )


def _bots(game: str, names: Sequence[str]) -> dict[int, Automatic]:
    return {
        seat: players.player(name.split(" ", 1)[0], game)
        for seat, name in enumerate(names)
        if name.startswith(players.PREFIX)
    }

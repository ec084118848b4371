"""An eavesdropper looks everywhere for what a seat may not know, in games in progress.

For a moment of a game it makes a twin: the same moves, but two cards that the reader can't know have changed
places, and the seed is another. The reader can't tell the two apart by the rules: at no moment does the view
of that seat differ. So whatever a reader is shown must be the same in both, to the last sign; a difference is
a leak, whatever form it has. In what lies in files, where a seal differs anyway, it looks for the seed, the
code, the order of cards and the moves themselves.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import terra_widgets as tw
from terra_widgets import charts
from terra_widgets.errors import TerraError
from terra_widgets.games.contract import Chance
from terra_widgets.lesson import report
from terra_widgets.lesson.facts import facts_of
from terra_widgets.lesson.report_content import PlayedGame
from terra_widgets.lesson.tables import LessonTables
from terra_widgets.table.autosave.origin import Origin
from terra_widgets.table.autosave.save_folder import SaveFolder
from terra_widgets.table.record import Record
from terra_widgets.table.table import Table
from terra_widgets.widgets.followed import followed
from terra_widgets.widgets.lookup import snapshot
from terra_widgets.widgets.screen import Screen
from terra_widgets.widgets.snapshot import ONLOOKER, Settings

PEOPLE = ["Ada", "Ben", "Cy", "Dee"]
SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("terra_futura", 2, {}),
    ("terra_futura", 3, {}),
    ("terra", 3, {}),
    ("terra", 4, {"teams": True}),
    ("terrabilis", 2, {"goal": 4}),
    ("terrabilis", 3, {}),
    ("nova_ziemia", 2, {}),
    ("nova_ziemia", 3, {"disasters": "one_red"}),
    ("nova_ziemia", 2, {"competition": True}),
]
FIRST_SEED = 700_000_000  # nine digits, so that a seed that is found is no other number
TRIES = 25
SWAPS = 2
HANDS = 24  # where hands are dealt from, in most games: what is swapped should often be in one
PASSING = {"nova_ziemia": {"under"}}
"""Events that show a card to all in passing, which no view remembers (TX-50)."""
VOLATILE = {"session_id", "when", "number", "answer"}


@dataclass
class Heard:
    """What an eavesdropper has found."""

    games: int = 0
    places: Counter[str] = field(default_factory=Counter)
    """How often each place was looked at."""
    secrets: Counter[str] = field(default_factory=Counter)
    """How many secrets of each kind were looked for."""
    leaks: list[str] = field(default_factory=list)

    def leak(self, text: str) -> None:
        """Note a leak; a few of them tell enough."""
        if len(self.leaks) < 50:
            self.leaks.append(text)


def eavesdrop(games: int, seed: int, folder: Path, said: Callable[[str], None] = lambda _: None) -> Heard:
    """Listen in on so many games, all four of them by turns."""
    heard = Heard()
    for number in range(games):
        luck = random.Random(f"{seed}/{number}")
        game, size, options = SETUPS[number % len(SETUPS)]
        alone = number // len(SETUPS) % 3 == 2
        names = [PEOPLE[0], *["bot:random"] * (size - 1)] if alone else PEOPLE[:size]
        table = tw.new(game, players=names, seed=FIRST_SEED + luck.randrange(10**8), **options)
        _play(table, luck)
        _listen(table, luck, folder, heard)
        heard.games += 1
        if (number + 1) % 100 == 0:
            said(f"  {number + 1} of {games} games so far, {len(heard.leaks)} leaks")
    return heard


def _play(table: Table, luck: random.Random) -> None:
    """Random moves up to a moment before the end."""
    most = luck.choice([2, 10, 30, 60, 120, 200])
    while len(table.move_numbers) < most:
        move = luck.choice(table.legal_moves)
        if table.ahead(move).to_move is None:
            break
        table.play(move)


def _listen(table: Table, luck: random.Random, folder: Path, heard: Heard) -> None:
    people = [seat for seat, name in enumerate(table.names) if name not in table.automatic]
    readers = [people[0]] if len(people) == 1 else [ONLOOKER, luck.choice(people)]
    for reader in readers:
        shown = {place: look(table, reader) for place, look in PLACES.items()}
        for twin in _twins(table.record, reader, luck):
            other = tw.from_record(twin)
            heard.secrets.update(_what_differs(table, other))
            heard.secrets["seed"] += 1
            for place, look in PLACES.items():
                one, two = shown[place], look(other, reader)
                heard.places[place] += 1
                if one != two:
                    where = f"{table.game.name}, seed {table.record.seed}, {len(table.moves)} moves"
                    heard.leak(f"{place} for seat {reader}: {where}: {_difference(one, two)}")
        if _reads_together(table, reader):
            _search(table, shown, luck, folder, heard)


# Twins: what a reader can't tell apart


def _twins(record: Record, reader: int, luck: random.Random) -> Iterator[Record]:
    found = 0
    for _ in range(TRIES):
        outcomes = [list(outcome) for outcome in record.luck]
        which = luck.choice([i for i, outcome in enumerate(outcomes) if len(outcome) > 6] or [0])
        if not outcomes or len(outcomes[which]) < 2:
            return
        size = len(outcomes[which])
        i, j = luck.randrange(min(size, luck.choice([size, HANDS]))), luck.randrange(size)
        outcomes[which][i], outcomes[which][j] = outcomes[which][j], outcomes[which][i]
        twin = replace(record, seed=record.seed + 1, luck=tuple(map(tuple, outcomes)))
        if _alike(record, twin, reader):
            yield twin
            found += 1
            if found == SWAPS:
                return


def _alike(record: Record, twin: Record, reader: int) -> bool:
    """Whether a reader knows the same at every moment of both games, and they differ all the same."""
    game = record.rules()
    one = two = None
    try:
        for one, two in zip(
            record.states(Chance(given=record.luck)), twin.states(Chance(given=twin.luck)), strict=True
        ):
            if _known(game.view(one, reader)) != _known(game.view(two, reader)):
                return False
            # Whoever decides chose the same among the same: else the choice itself would tell.
            seat = game.to_move(one)
            if seat == reader and list(game.legal_moves(one)) != list(game.legal_moves(two)):
                return False
    except TerraError:
        return False
    names = record.players
    if game.position(one, names) == game.position(two, names):
        return False
    return _in_passing(record) == _in_passing(twin)


def _in_passing(record: Record) -> list[Any]:
    kinds = PASSING.get(record.game)
    return [event for _, _, event in record.events() if event.kind in kinds] if kinds else []


def _known(view: Any) -> list[Any]:
    return [None if isinstance(part, Chance) else part for part in view]


def _what_differs(table: Table, other: Table) -> Counter[str]:
    """The kinds of secrets that differ: hands, piles, decks and so on."""
    kinds: Counter[str] = Counter()

    def walk(one: Any, two: Any, way: str) -> None:
        if isinstance(one, dict) and isinstance(two, dict):
            for key in one.keys() | two.keys():
                inner = key if way in {"", "players"} else way
                walk(one.get(key), two.get(key), inner)
        elif isinstance(one, list) and isinstance(two, list) and way == "players":
            for a, b in zip(one, two, strict=True):
                walk(a, b, "players")
        elif one != two:
            kinds[f"{table.game.name} {way}"] += 1

    walk(table.position(), other.position(), "")
    return kinds


def _difference(one: str, two: str) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"...{one[max(0, at - 60) : at + 40]!r} | {two[max(0, at - 60) : at + 40]!r}"


# Places: what a reader is shown, as text


def _text(value: Any) -> str:
    def plain(part: Any) -> Any:
        if isinstance(part, dict):
            return {str(key): plain(one) for key, one in part.items() if key not in VOLATILE}
        if isinstance(part, list | tuple):
            return [plain(one) for one in part]
        return part

    return json.dumps(plain(value), ensure_ascii=False, default=str)


def _people(table: Table) -> int:
    return len(table.names) - len(table.automatic)


def _reads_together(table: Table, reader: int) -> bool:
    """Whether a reader is whom a place is for that knows nobody by name."""
    return reader == ONLOOKER or _people(table) == 1


def shared_screen(table: Table, reader: int) -> str:
    """A screen that people share, covered or not; nobody has said to be there."""
    return _text(snapshot(table)) if _reads_together(table, reader) else ""


def handed_over(table: Table, reader: int) -> str:
    """A shared screen after somebody has said to be there."""
    return "" if reader == ONLOOKER else _text(snapshot(table, Settings(shown_to=reader)))


def own_screen(table: Table, reader: int) -> str:
    """A screen of one's own, or of an onlooker."""
    return _text(snapshot(table, Settings(seat=reader)))


def own_screen_earlier(table: Table, reader: int) -> str:
    """The same, looking back."""
    look = len(table.move_numbers) // 2
    return _text(snapshot(table, Settings(seat=reader, look=look)))


def part_of_a_player(table: Table, reader: int) -> str:
    """A widget about one player, for somebody else."""
    return _text([snapshot(table, Settings(seat=reader, viewer=seat)) for seat in range(len(table.names))])


def foresight(table: Table, reader: int) -> str:
    """What a page is told about moves before anybody makes them; it may ask about moves of others too."""
    game = table.game
    screen = Screen(table, Settings(seat=reader), lambda _: None)
    own = game.to_move(table.state) == reader
    moves = list(table.legal_moves[:3]) if own else list(map(game.move_text, range(len(game.moves.verbs))))
    told = [screen.foresee({"id": "a", "at": screen.snapshot["number"], "foresee": [move]}) for move in moves]
    screen.close()
    return _text(told)


def saved_notebook(table: Table, reader: int) -> str:
    """The state of the widget that a notebook is saved with, after everybody was at the screen."""
    if not _reads_together(table, reader):
        return ""
    view = tw.TableView(table)
    view.receive({"id": "h", "at": view.snapshot["number"], "do": "handover"})
    kept = {name: getattr(view, name) for name in view.keys if not name.startswith("_")}
    kept = {name: value for name, value in kept.items() if isinstance(value, str | int | dict | list)}
    view.close()
    return _text(kept)


def parts_of_the_board(table: Table, reader: int) -> str:
    """What a notebook is saved with where it shows parts of a board on their own."""
    if not _reads_together(table, reader):
        return ""
    kinds = [tw.Log, tw.ScoreSheet]
    if table.game.name == "terra_futura":
        kinds += [tw.Market, tw.ScoringCards, tw.Supply, tw.Territory]
    shown = []
    for kind in kinds:
        view = kind(table)
        view.receive({"id": "h", "at": view.snapshot["number"], "do": "handover"})
        shown.append(view.snapshot)
        view.close()
    return _text(shown)


def followed_traits(table: Table, _reader: int) -> str:
    """The traits of a board that other widgets may follow: as any onlooker may know them."""
    return _text(followed(table))


def messages(table: Table, reader: int) -> str:
    """What a widget sends while its reader is at the screen, but for the code, which is the browser's."""
    seat = table.game.to_move(table.state)
    if seat != reader or _people(table) == 1:
        return ""
    view = tw.TableView(table)
    sent: list[Any] = []
    view.send = lambda content, buffers=None: sent.append(content)  # type: ignore[method-assign]
    view.receive({"id": "h", "at": view.snapshot["number"], "do": "handover"})
    view.close()
    return _text([content for content in sent if "code" not in content])


def printed(table: Table, reader: int) -> str:
    """print(table), and what a host without widgets shows."""
    return str(table) if _reads_together(table, reader) else ""


def printed_for_one(table: Table, reader: int) -> str:
    """table.text(secrets_of=...) and table.since(...), which one player reads alone."""
    if reader == ONLOOKER:
        return ""
    return table.text(secrets_of=table.names[reader]) + table.since(table.names[reader])


def short(table: Table, reader: int) -> str:
    """repr of the table and of its record."""
    return f"{table!r} {table.record!r}"


def view_of_the_table(table: Table, reader: int) -> str:
    """table.view(...)."""
    return _text(table.view(None if reader == ONLOOKER else table.names[reader]))


def frame(table: Table, reader: int) -> str:
    """record.frame(seat=...), or without a seat for everybody."""
    if reader == ONLOOKER or _people(table) == 1:
        return table.record.frame().to_csv()
    return table.record.frame(seat=table.names[reader]).to_csv()


def report_of_the_game(table: Table, reader: int) -> str:
    """The part of a lab report about a game."""
    if not _reads_together(table, reader):
        return ""
    page = object.__new__(report._Page)
    page.language = "en"
    return str(page.game(PlayedGame(table, "", {})))


def drawn_charts(table: Table, reader: int) -> str:
    """All charts of the game: pictures, numbers and sentences."""
    if not _reads_together(table, reader):
        return ""
    told = []
    for name in charts.charts_of(table.game.name).CHARTS:
        try:
            drawn = tw.chart(table, name)
            told.append([name, drawn.summary, drawn.cells, drawn.drawing])
        except TerraError as error:
            told.append([name, str(error)])
    return _text(told)


def chart_sheets(table: Table, reader: int) -> str:
    """The charts in the drawer of a board, as messages to its page: to any screen, whoever sits at it."""
    view = tw.TableView(table)
    sent: list[Any] = []
    view.send = lambda content, buffers=None: sent.append(content)  # type: ignore[method-assign]
    for name in charts.charts_of(table.game.name).CHARTS:
        view.receive({"id": "c", "at": view.snapshot["number"], "chart": name})
    view.close()
    return _text(sent)


def lesson_facts(table: Table, reader: int) -> str:
    """The numbers that a lesson tells a learner about a game."""
    if not _reads_together(table, reader):
        return ""
    seat, story = max(reader, 0), charts.tell(table.record, "en")
    told = {}
    for name, fact in facts_of(table.game.name).items():
        try:
            told[name] = fact(story, seat)
        except (TerraError, ZeroDivisionError, ValueError, IndexError):
            told[name] = None
    return _text(told)


def hints(table: Table, reader: int) -> str:
    """All levels of a hint, for whoever decides."""
    if table.game.to_move(table.state) != reader:
        return ""
    try:
        return _text([(hint.text, hint.moves) for hint in (table.hint(level=n) for n in (1, 2, 3))])
    except TerraError as error:
        return str(error)


PLACES: dict[str, Callable[[Table, int], str]] = {
    look.__name__.replace("_", " "): look
    for look in (
        shared_screen, handed_over, own_screen, own_screen_earlier, part_of_a_player, parts_of_the_board,
        followed_traits, foresight, messages, saved_notebook, printed, printed_for_one, short,
        view_of_the_table, frame, report_of_the_game, drawn_charts, chart_sheets, lesson_facts,
        hints,
    )
}  # fmt: skip


# Files, and what else may hold the seed, the code or the order of the cards


def _search(table: Table, shown: dict[str, str], luck: random.Random, folder: Path, heard: Heard) -> None:
    record, texts = table.record, dict(shown)
    texts["save file"] = table.save(folder / "game.json").read_text(encoding="utf-8")
    shelf = SaveFolder(folder / "saves", Origin("lesson.ipynb", "abcdef"))
    path = folder / "saves" / "kept.json"
    shelf.put(path, record, "en", session_id="a1", changes=3, when=1.5)
    texts["kept file"] = path.read_text(encoding="utf-8")
    texts["lesson notes"] = _noted(table)
    needles = {"seed": str(record.seed), "resume code": table.resume_code(), "any code": "TERRA1-"}
    for outcome in record.luck[:3]:
        if len(outcome) > 12:
            start = luck.randrange(len(outcome) - 8)
            order = outcome[start : start + 8]
            needles["order of cards"] = ",".join(map(str, order))
    in_files = {"moves": ",".join(json.dumps(move) for move in record.moves[:3])} if record.moves else {}
    for place, text in texts.items():
        file = place not in PLACES
        heard.places[f"{place}, searched"] += 1
        plain = re.sub(r",\s+", ",", text)
        for secret, needle in {**needles, **(in_files if file else {})}.items():
            heard.secrets[secret] += 1
            if needle and needle in plain:
                heard.leak(f"{secret} in {place}: {table.game.name}, seed {record.seed}")


def _noted(table: Table) -> str:
    """What a lesson notes of a game."""
    noted: dict[str, Any] = {}

    class Notes:
        learner = table.names[0]

        def write(self, part: str, key: str, value: Any) -> None:
            noted[f"{part} {key}"] = value

    tables = object.__new__(LessonTables)
    tables.notes, tables.open = Notes(), {"main": table}  # type: ignore[assignment]
    tables.settings = {"main": {"seed": table.record.seed}}
    tables._moved = lambda _: None
    tables._note("main")
    return json.dumps(noted)

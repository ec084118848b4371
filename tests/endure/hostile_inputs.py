"""Hostile inputs at every door of the kit: each gets a sentence, or is harmless, and at once.

Inputs are good ones with something monstrous put in their place: numbers without end, texts without end,
lists within lists, signs that are none, packed air. `python3 run.py endure hostile` tries many thousands.
"""

from __future__ import annotations

import base64
import contextlib
import copy
import json
import logging
import os
import random
import signal
import time
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import terra_widgets as tw
from terra_widgets.errors import TerraError
from terra_widgets.games import catalog, decks
from terra_widgets.lesson import work
from terra_widgets.lesson.part import PartScreen
from terra_widgets.table import resume_codes
from terra_widgets.table.autosave import autosave_of, origin
from terra_widgets.table.record import Record, opened

LIMIT = 0.05  # seconds of work
TRIES = 4  # of several the best: what else the machine does is not our work
PATIENCE = 5  # seconds, after which a call is ended and counts as one that never ends


class NeverEnds(Exception):
    """A call was ended."""


@contextlib.contextmanager
def patiently() -> Iterator[None]:
    """End what goes on for too long, where the system can."""

    def ring(_signal: int, _frame: object) -> None:
        raise NeverEnds

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def deep(levels: int) -> Any:
    """A list in a list in a list."""
    value: Any = []
    for _ in range(levels):
        value = [value]
    return value


ATOMS: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 1.5, -0.0, 10**9, 10**17, -(10**17), 10**400, float("inf"), float("-inf"),
    float("nan"), 1e308, "", " ", "\0", "\ud800", "a\ud800b", "\u202e", "🏴\u200d☠️", "9" * 5000, "x" * 5000,
    "É" * 300, "=1+1", "\n", "TERRA1-", "bot:greedy", "bot:", "bot:thinker:999999999", "1e999", "__proto__",
    "../../etc/passwd", "/", "{learner}", [], {}, [None], {"": None}, [[]], ["a"] * 3000, [0] * 40_000,
    [str(n) for n in range(40_000)], {str(n): n for n in range(3000)}, deep(50), deep(900),
    {"name": "A"}, [{"name": "A"}] * 2000,
)  # fmt: skip
"""What does not belong where it is put."""


@dataclass
class Answers:
    """How one door received all that was brought to it."""

    tried: int = 0
    refused: int = 0
    slowest: float = 0.0
    slowest_input: str = ""
    wrong: list[str] = field(default_factory=list)
    """What ended in anything else than a sentence or a harmless result, or took too long."""

    def found(self, what: str) -> None:
        """Note what is wrong, in signs that any terminal and pytest's workers can pass on."""
        self.wrong.append(what.encode(errors="backslashreplace").decode())


Call = Callable[[], Any]
Trial = tuple[str, Call]


def receive(answers: Answers, name: str, call: Call) -> Any:
    """Try one input; gives what came of it, or None if it was refused."""
    best, result, problem, refused = float("inf"), None, "", False
    for _ in range(TRIES):
        result, problem, refused = None, "", False
        began = time.process_time()
        try:
            with patiently():
                result = call()
        except TerraError as error:
            refused = True
            problem = _no_sentence(error)
        except Exception as error:  # noqa: BLE001 (whatever it is, it is reported)
            problem = f"{type(error).__name__}: {str(error)[:80]}"
            if isinstance(error, NeverEnds):
                break
        best = min(best, time.process_time() - began)
        if best < LIMIT:
            break
    best = PATIENCE if best == float("inf") else best
    answers.tried += 1
    answers.refused += refused
    if best > answers.slowest:
        answers.slowest, answers.slowest_input = best, name
    # A harmless input may take the time that its game takes; a refusal may not.
    if refused and best >= LIMIT:
        problem = problem or f"{1000 * best:.0f} ms of work"
    if problem:
        answers.found(f"{name}: {problem}")
    return result


def _no_sentence(error: TerraError) -> str:
    """What is wrong with the sentence of a refusal; nothing if people can read it."""
    try:
        size = len(str(error).strip())
    except Exception as trouble:  # noqa: BLE001 (whatever it is, it is reported)
        return f"no sentence for {error.reason.key}: {type(trouble).__name__}: {str(trouble)[:60]}"
    return "" if 0 < size <= 2000 else f"a sentence of {size} signs"


def spoilt(good: Any, luck: random.Random) -> tuple[str, Any]:
    """A copy of plain data with something monstrous in one place, and what that was."""
    bad = copy.deepcopy(good)
    path: list[str] = []
    node = bad
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        key = luck.choice(keys) if keys else None
        path.append(str(key)[:20])
        if key is None or not isinstance(node[key], dict | list) or not node[key] or luck.random() < 0.25:
            break
        node = node[key]
    atom = luck.choice(ATOMS)
    name = (
        f"{'.'.join(path)} = {repr(atom)[:30]}" if not isinstance(atom, list) else f"{'.'.join(path)} = list"
    )
    if key is None or (isinstance(node, dict) and luck.random() < 0.1):
        if isinstance(node, dict):
            node[luck.choice(["zzz", "\ud800", "9" * 5000])] = atom
        else:
            node.append(atom)
    elif luck.random() < 0.1:
        del node[key]
    else:
        node[key] = atom
    return name, bad


def spoilt_text(good: str, luck: random.Random) -> tuple[str, str]:
    """A text with something monstrous in it."""
    atom = luck.choice([one for one in ATOMS if isinstance(one, str | int | float)])
    pieces = (str(atom)[:5000], "[" * 5000, '"' * 2000, "," * 3000, "\n" * 20_000, "9" * 20_000, "=" * 50_000)
    piece = luck.choice(pieces) if isinstance(atom, str) or abs(atom) < 1e300 else "1e999"
    i, j = sorted(luck.sample(range(len(good) + 1), 2))
    way = luck.randrange(4)
    if way == 0:
        return f"at {i}: {piece[:20]!r}", good[:i] + piece + good[i:]
    if way == 1:
        return f"{i} to {j}: {piece[:20]!r}", good[:i] + piece + good[j:]
    if way == 2:
        return f"{i} to {j} again and again", (good[i:j] * 50)[:900_000]
    return f"only {piece[:20]!r}", piece


# The doors


def tables(luck: random.Random) -> list[tw.Table]:
    """A table of every game, some moves on."""
    made = []
    for game in catalog.games():
        table = tw.new(game, seed=luck.randrange(1000))
        for _ in range(luck.choice([0, 3, 30])):
            if table.to_move is not None:
                table.play(luck.choice(table.legal_moves))
        made.append(table)
    return made


def code_of(header: Any, rest: bytes = b"", packed: bytes | None = None) -> str:
    """A resume code as somebody would make it who knows how: its check is right."""
    if packed is None:
        text = json.dumps(header, separators=(",", ":"), ensure_ascii=False)
        packed = zlib.compress(text.encode(errors="surrogatepass"), 9)
    body = min(len(packed), 65535).to_bytes(2, "big") + packed + rest
    return resume_codes.PREFIX + base64.urlsafe_b64encode(body + resume_codes._check(body)).decode().rstrip(
        "="
    )


def header_of(table: tw.Table) -> dict[str, Any]:
    record = table.record
    header = {"p": list(record.players), "s": record.seed, "n": len(record.moves)}
    return header | {"g": catalog.games()[record.game], "d": record.deck.digest, "o": dict(record.options)}


def crafted_codes() -> Iterator[Trial]:
    """Codes that promise more than anybody could play, or than a memory holds."""
    for game in catalog.games():
        header = header_of(tw.new(game, seed=1))
        for count in (10**4, 10**5, 10**9, 10**18, 10**400):
            for rest in (b"", b"\0" * 40, b"\xff" * 4000):
                code = code_of(header | {"n": count}, rest)
                yield f"{game}, {str(count)[:20]} moves, {len(rest)} bytes", lambda code=code: tw.resume(code)
        for names in (10, 2000, 40_000):
            code = code_of(header | {"p": [str(n) for n in range(names)]})
            yield f"{game}, {names} names", lambda code=code: tw.resume(code)
        text = json.dumps(header)
        for wrong in ("1e999", "-1e999", "Infinity", "NaN", "1" + "0" * 4000, "[" * 5000, '{"a":' * 900):
            for part in ('"s": 1', '"n": 0', f'"g": {header["g"]}'):
                packed = zlib.compress(text.replace(part, part.split()[0] + wrong).encode(), 9)
                code = code_of(None, packed=packed)
                yield f"{game}, {part} {wrong[:10]}", lambda code=code: tw.resume(code)
    bomb = zlib.compress(b'{"p":["' + b"a" * 10_000_000 + b'"]}', 9)
    yield "packed air", lambda: tw.resume(code_of(None, packed=bomb[:14_000]))
    yield "packed blanks", lambda: tw.resume(code_of(None, packed=BLANKS))


BLANKS = zlib.compress(b" " * 10_000_000, 9)


def codes(luck: random.Random, count: int) -> Iterator[Trial]:
    yield from crafted_codes()
    headers = [header_of(table) for table in tables(luck)]
    for _ in range(count):
        name, header = spoilt(luck.choice(headers), luck)
        try:
            code = code_of(header, luck.randbytes(luck.choice([0, 1, 30])))
        except (ValueError, RecursionError):
            continue
        yield name, lambda code=code: tw.resume(code)


def records(luck: random.Random, count: int) -> Iterator[Trial]:
    contents = [json.loads(table.record.to_json()) for table in tables(luck)]
    for content in contents:
        many = content | {"players": [str(n) for n in range(40_000)]}
        yield "40,000 names", partial(Record.from_json, json.dumps(many))
        endless = content | {"moves": ["x"] * 200_000}
        yield "200,000 moves", partial(Record.from_json, json.dumps(endless))
        unlucky = content | {"luck": [[0]] * 200_000}
        yield "200,000 outcomes", partial(Record.from_json, json.dumps(unlucky))
    for text in ("[" * 400_000, '{"a":' * 100_000, "9" * 900_000, '"' + "\\ud800" * 100_000 + '"'):
        yield f"{text[:10]} without end", lambda text=text: Record.from_json(text)
    for _ in range(count):
        name, content = spoilt(luck.choice(contents), luck)
        text = json.dumps(content)
        if luck.random() < 0.2:
            name, text = spoilt_text(text, luck)
        yield name, lambda text=text: Record.from_json(text)


def files(luck: random.Random, count: int, folder: Path) -> Iterator[Trial]:
    path = folder / "game.json"
    for name, special in specials(folder).items():
        yield name, lambda special=special: tw.load(special)
    texts = [table.record.to_json() for table in tables(luck)]
    for _ in range(count):
        name, text = spoilt_text(luck.choice(texts), luck)

        def load(text: str = text) -> tw.Table:
            path.write_text(text, encoding="utf-8", errors="surrogatepass", newline="")
            return tw.load(path)

        yield name, load


def specials(folder: Path) -> dict[str, Any]:
    """Things at a path that are no file, or not one that anybody can read."""
    pipe, big, closed = folder / "pipe", folder / "big", folder / "closed"
    os.mkfifo(pipe)
    with big.open("wb") as file:
        file.truncate(50_000_000_000)  # holes: it takes no room
    closed.mkdir(mode=0)
    there = folder / "link"
    there.symlink_to(there)
    return {
        "a pipe": pipe, "a folder": folder, "50 GB": big, "a file in a closed folder": closed / "x.json",
        "a link to itself": there, "5,000 signs": "x" * 5000, "a NUL": "a\0b", "no path": 7, "None": None,
        "a lone surrogate": "\ud800", "bytes": b"x", "zeros": "/dev/zero", "the terminal": "/dev/tty",
    }  # fmt: skip


def positions(luck: random.Random, count: int) -> Iterator[Trial]:
    given = [json.loads(json.dumps(dict(table.position()))) for table in tables(luck)]
    texts = [table.position_text() for table in tables(luck)]
    for position in given:
        many = position | {"players": [{"name": str(n)} for n in range(40_000)]}
        yield "40,000 players", lambda many=many: tw.at(many)
    yield "a text without end", lambda: tw.at("terra_futura\n" + "P1 " * 1_000_000)
    yield "one million lines", lambda: tw.at("terra_futura" + "\n" * 1_000_000)
    loop: dict[str, Any] = {"players": []}
    loop["players"].append(loop)
    yield "a dict in itself", lambda: tw.at(loop)
    for number in range(count):
        if number % 2:
            name, position = spoilt(luck.choice(given), luck)
            yield name, lambda position=position: tw.at(position, seed=1)
        else:
            name, text = spoilt_text(luck.choice(texts), luck)
            yield name, lambda text=text: tw.at(text, seed=1)


def setups(luck: random.Random, count: int) -> Iterator[Trial]:
    more = (
        range(10**9),
        range(10**18),
        "x" * 10**6,
        {"a": 1},
        {1, 2},
        b"ab",
        object(),
        iter("ab"),
        Endless(),
    )
    words = ("players", "seed", "deck", "language", "sandbox", "goal", "rounds", "limited_supply", "no_such")
    for game in catalog.games():
        for word in words:
            for atom in (*ATOMS, *more):
                name = f"{game}, {word}={repr(atom)[:20] if not isinstance(atom, Endless) else 'endless'}"
                yield name, lambda game=game, word=word, atom=atom: tw.new(game, **{word: atom})
    for atom in (*ATOMS, *more):
        yield f"game {type(atom).__name__}", lambda atom=atom: tw.new(atom)
    for _ in range(count):
        names = [luck.choice(ATOMS) for _ in range(luck.randrange(7))]
        yield "names", lambda names=names: tw.new(players=names, seed=1)


class Endless(list[str]):
    """A list that says it has no end."""

    def __len__(self) -> int:
        return 2**62

    def __iter__(self) -> Iterator[str]:
        while True:
            yield "A"


def sheets(luck: random.Random, count: int, folder: Path) -> Iterator[Trial]:
    path = folder / "deck.csv"
    for name, special in specials(folder).items():
        yield name, lambda special=special: tw.new(players=2, deck=special)
    for game in catalog.games():
        text = decks.of(None, game).to_csv()
        lines = text.splitlines()
        huge = "\n".join([lines[0], *lines[1:] * 500])
        wide = "\n".join([lines[0] + "," * 100_000, lines[1]])
        for name, one in {
            "huge": huge, "wide": wide, "empty lines": lines[0] + "\n" * 900_000, "quotes": '"' * 900_000,
            "commas": "," * 900_000, "too large": "x" * 2_000_000,
            "one cell": lines[0] + "\n" + "x" * 900_000,
            "a quoted cell": lines[0] + '\n"' + "x\n" * 400_000 + '"',
        }.items():  # fmt: skip
            yield f"{game}, {name}", lambda one=one, game=game: decks.parse(one, "deck", game)
        for _ in range(count // 4):
            name, wrong = spoilt_text(text, luck)

            def load(wrong: str = wrong, game: str = game) -> Any:
                path.write_text(wrong, encoding="utf-8", errors="surrogatepass", newline="")
                return decks.load(path, game)

            yield f"{game}, {name}", load


def lessons(luck: random.Random, count: int, folder: Path) -> Iterator[Trial]:
    from small_lesson import FIGURES, SMALL

    home = folder / "lessons" / "91_hostile"
    home.mkdir(parents=True)

    def read(toml: str, figures: str = FIGURES) -> Any:
        (home / "en.toml").write_text(toml, encoding="utf-8", errors="surrogatepass", newline="")
        (home / "figures.csv").write_text(figures, encoding="utf-8", errors="surrogatepass", newline="")
        return tw.Lesson(home, learner="Team A")

    for name, text in {
        "deep lists": "a = " + "[" * 100_000, "deep tables": "[" + "a." * 50_000 + "a]", "1e999": "a = 1e999",
        "deep inline": "a = " + "{a = " * 20_000, "digits": "a = " + "9" * 500_000, "keys": "\n".join(
            f"k{n} = 1" for n in range(40_000)), "tables": "[[quiz]]\n" * 40_000,
        "dots": "a" + ".a" * 900 + " = 1",
        "large": "# " + "x" * 3_000_000, "lines": "\n" * 900_000,
        "many dotted keys": "\n".join("a." * 500 + f"k{n} = 1" for n in range(500)),
    }.items():  # fmt: skip
        yield name, lambda text=text: read(text)
    yield "figures without end", lambda: read(SMALL, FIGURES + "co2,1,ppm,2000,a,b,https://c,d,e\n" * 40_000)
    yield "figures of one cell", lambda: read(SMALL, '"' + "x" * 2_000_000)
    yield "a large table of figures", lambda: read(SMALL, FIGURES + "x" * 3_000_000)
    for number in range(count):
        if number % 4:
            name, text = spoilt_text(SMALL, luck)
            yield name, lambda text=text: read(text)
        else:
            name, text = spoilt_text(FIGURES, luck)
            yield f"figures {name}", lambda text=text: read(SMALL, text)


def messages(luck: random.Random, count: int) -> Iterator[Trial]:
    """To boards, to the panel of kept games, to parts of lessons: nothing may come out of a callback."""
    boards = [tw.TableView(table) for table in tables(luck)]
    from lab_moments import lab
    from small_lesson import lay

    lay(Path.cwd())
    lesson = tw.Lesson("90_small", learner="Team A")
    parts = [lesson.predict("cubes"), lesson.quiz(), lesson.claim("one"), lesson.ticket(), lesson.report()]
    parts += [lesson._work.learner, lesson.before(), lesson.after(), lesson.finish()]
    parts += [lesson.write(which) for which in ("today", "shares", "aim", "sentence")]
    doors = [board.receive for board in boards] + [PartScreen(part, lambda _: None).receive for part in parts]
    doors.append(lab()[0].receive)
    good: list[dict[str, Any]] = [
        {"id": "u1", "at": 1, "move": "take I1"}, {"id": "u1", "at": 1, "do": "undo"}, {"hello": 1},
        {"id": "u1", "at": 1, "look": 0}, {"id": "u1", "at": 1, "language": "en"},
        {"id": "u1", "at": 1, "foresee": ["take I1", "take I2"]}, {"id": "u1", "at": 1, "auto": True},
        {"id": "u1", "at": 1, "guide": "next"}, {"id": "u1", "autosave": "code", "value": "TERRA1-"},
        {"id": "u1", "autosave": "file", "value": "abc"},
        {"id": "u1", "at": 1, "seal": {"value": "7", "reason": ""}},
        {"id": "u1", "at": 1, "players": ["greedy", "clean"]}, {"id": "u1", "at": 1, "games": "10 000"},
        {"id": "u1", "at": 1, "strength": 2}, {"id": "u1", "at": 1, "keep": "mine"},
        {"id": "u1", "at": 1, "seed": 1},
        {"id": "u1", "at": 1, "name": {"name": "Ada", "class_name": "7.B", "group": "3"}},
        {"id": "u1", "at": 1, "compare": 1},
        {"id": "u1", "at": 1, "enter": {"values": ["60", "40"], "because": "x"}},
        {"id": "u1", "at": 1, "do": "finish"}, {"id": "u1", "at": 1, "guess": "true"},
        {"id": "u1", "at": 1, "rule": "x"},
        {"id": "u1", "at": 1, "write": {"value": "7", "reason": "x"}},
        {"id": "u1", "at": 1, "reply": {"item": "recall", "value": "a"}},
        {"id": "u1", "at": 1, "reply": {"item": "transfer", "value": "7"}},
        {"id": "u1", "at": 1, "judge": {"verdict": "not", "because": "x"}},
    ]  # fmt: skip
    for atom in ATOMS:
        for door in doors:
            yield f"message {type(atom).__name__}", lambda door=door, atom=atom: door(atom)
    for number in range(count):
        name, message = spoilt(luck.choice(good), luck)
        message["id"] = message.get("id", None) if luck.random() < 0.1 else f"m{number}"
        door = luck.choice(doors)
        yield name, lambda door=door, message=message: door(message)


def kept(luck: random.Random, count: int, folder: Path) -> Iterator[Trial]:
    """Files among the kept games: whatever they are, a board opens beside them."""
    saves = folder / "saves"

    def make() -> tw.Table:
        return tw.new(players=["Team A", "Team B"], seed=7)

    tw.saves(saves)
    table = make()
    view = tw.TableView(table)
    table.play("take I1")
    autosave_of(table).flush()
    (path,) = saves.glob("*.json")
    content = opened(path.read_bytes())
    content.pop("check", None)
    content.pop("about", None)
    autosave_of(table).stop()
    view.close()
    ending = path.name.rpartition("-")[2]

    def show(text: str | None) -> Any:
        if text is not None:
            path.write_text(text, encoding="utf-8", errors="surrogatepass", newline="")
        table = make()
        view = tw.TableView(table)
        for offer in view.autosave["offers"]:
            view.receive({"id": "k", "autosave": "file", "value": offer["session_id"]})
            json.dumps(view.autosave, allow_nan=False)
        autosave_of(table).stop()
        view.close()
        return None

    for name, special in specials(folder).items():
        if isinstance(special, Path):
            with contextlib.suppress(OSError):
                (saves / f"{name}-{ending}").symlink_to(special)
    yield "pipes, folders and closed ones beside it", lambda: show(None)
    for _ in range(count):
        name, wrong = spoilt(content, luck)
        text = json.dumps(wrong)
        if luck.random() < 0.2:
            name, text = spoilt_text(text, luck)
        yield name, lambda text=text: show(text)


def notes(luck: random.Random, count: int, folder: Path) -> Iterator[Trial]:
    """The file of a learner's notes."""
    from small_lesson import lay

    lay(folder)
    lesson = tw.Lesson("90_small", learner="Team B")
    lesson.predict("cubes").seal(7, "because")
    table = lesson.table(seed=3)
    table.play(table.legal_moves[0])
    lesson.chart("pollution")
    lesson.name("Team B", class_name="7.B", group="3")
    lesson.ticket().write("one", "two")
    lesson.claim("one").guess("true").judge("not", "so")
    lesson.write("today").write(410, "so")
    lesson.write("shares").write([60, 40])
    lesson.before().answer("stock", "a")
    lesson.after().answer("stock", "b")
    lesson.notes.write("finished", "main", {"player": "greedy", "decisions": 3, "from": 0})
    path = lesson.notes.path
    content = json.loads(path.read_bytes())

    def read(text: str) -> Any:
        path.write_text(text, encoding="utf-8", errors="surrogatepass", newline="")
        work._OPEN.clear()
        again = tw.Lesson("90_small", learner="Team B")
        parts = [again.predict("cubes"), again.quiz(), again.claim("one"), again.ticket(), again.finish()]
        parts += [again.before(), again.after(), again._work.learner]
        for part in (*parts, *map(again.write, ("today", "shares", "aim", "sentence"))):
            json.dumps(part.snapshot(), allow_nan=False)
        again.report().make()
        return None

    for _ in range(count):
        name, wrong = spoilt(content, luck)
        text = json.dumps(wrong)
        if luck.random() < 0.2:
            name, text = spoilt_text(text, luck)
        yield name, lambda text=text: read(text)


DOORS: dict[str, Callable[[random.Random, int, Path], Iterator[Trial]]] = {
    "tw.resume": lambda luck, count, _: codes(luck, count),
    "Record.from_json": lambda luck, count, _: records(luck, count),
    "tw.load": files,
    "tw.at": lambda luck, count, _: positions(luck, count),
    "tw.new": lambda luck, count, _: setups(luck, count),
    "decks": sheets,
    "lessons": lessons,
    "messages": lambda luck, count, _: messages(luck, count),
    "kept games": kept,
    "notes": notes,
}


class Listener(logging.Handler):
    """Hears of mistakes of the kit that a screen has turned into a sentence."""

    def __init__(self, answers: Answers) -> None:
        super().__init__(logging.ERROR)
        self.answers, self.now = answers, ""

    def emit(self, record: logging.LogRecord) -> None:
        problem = record.exc_info[1] if record.exc_info else record.getMessage()
        self.answers.found(f"{self.now}: {type(problem).__name__}: {str(problem)[:80]}")


def try_door(name: str, count: int, seed: int, folder: Path) -> Answers:
    """Bring so many inputs to one door; the folder is an empty one."""
    luck, answers, before = random.Random(f"{seed}/{name}"), Answers(), Path.cwd()
    os.chdir(folder)
    listener = Listener(answers)
    logging.getLogger("terra_widgets").addHandler(listener)
    chosen, origin._Saves.chosen = origin._Saves.chosen, None
    try:
        for what, call in DOORS[name](luck, count, folder):
            listener.now = what
            result = receive(answers, what, call)
            if isinstance(result, tw.Table):
                _whole(answers, what, result)
    finally:
        logging.getLogger("terra_widgets").removeHandler(listener)
        origin._Saves.chosen = chosen
        os.chdir(before)
        with contextlib.suppress(OSError):
            (folder / "closed").chmod(0o700)
    return answers


def _whole(answers: Answers, name: str, table: tw.Table) -> None:
    """What was accepted is a table like any other."""
    try:
        str(table)
        again = tw.resume(table.resume_code(), deck=table.record.deck)
        assert again.position() == table.position()
        assert Record.from_json(table.record.to_json()).moves == table.record.moves
    except Exception as error:  # noqa: BLE001 (whatever it is, it is reported)
        answers.found(f"{name}: accepted, then {type(error).__name__}: {str(error)[:80]}")

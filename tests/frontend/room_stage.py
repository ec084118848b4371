"""The pages of a room in a real Chromium: a web socket that the test plays, and snapshots written by hand."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from stage import PACKAGE

from terra_widgets.room.words import words
from terra_widgets.table.start import new
from terra_widgets.widgets.screen import Screen
from terra_widgets.widgets.snapshot import Settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

SITE = "http://room.invalid/user/x/terra/"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
KINDS = {".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".html": "text/html"}
STAND_IN = """(() => {
    const wire = (window.wire = { said: [], sockets: [], refuse: false, boot: "one" });
    class Socket extends EventTarget {
        static OPEN = 1;
        readyState = 0;
        constructor(address) {
            super();
            this.address = String(address);
            wire.sockets.push(this);
            setTimeout(() => {
                if (wire.refuse) return this.end();
                this.readyState = 1;
                this.onopen?.();
            });
        }
        send(text) {
            const message = JSON.parse(text);
            wire.said.push(message);
            if (message.hello) wire.tell({ boot: wire.boot });
            if (message.hello || message.whole) wire.greet?.(message);
        }
        close() { this.end(); }
        end() {
            if (this.readyState === 3) return;
            this.readyState = 3;
            this.onclose?.();
        }
    }
    window.WebSocket = Socket;
    wire.last = () => wire.sockets.at(-1);
    wire.tell = (message) => wire.last()?.onmessage?.({ data: JSON.stringify(message) });
    wire.show = (shown) => {
        wire.greet = () => Object.entries(shown).forEach(([to, whole]) => wire.tell({ to, whole }));
        if (wire.last()?.readyState === 1) wire.greet();
    };
})();"""


def open_room(
    opened: Browser,
    page: str,
    shown: dict[str, Any],
    size: tuple[int, int] = (390, 844),
    *,
    dark: bool = False,
    mark: str = "",
    poll: Callable[[Route], None] | None = None,
    **options: Any,
) -> Page:
    """A page of a room under its content security policy; what is wrong with it is in `page.errors`."""
    context = opened.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        **options,
    )
    tab = context.new_page()
    tab.errors, tab.strays = [], []
    tab.on("pageerror", lambda error: tab.errors.append(str(error)))
    tab.on("console", lambda said: tab.errors.append(said.text) if said.type == "error" else None)
    tab.route("**/*", lambda route: _serve(route, tab, page, poll))
    tab.add_init_script(STAND_IN)
    if poll:
        tab.add_init_script("wire.refuse = true")  # web sockets are blocked
    tab.add_init_script(f"wire.show({json.dumps(shown)})")
    tab.goto(f"{SITE}{'' if page == 'student' else page}{mark}")
    if shown:
        tab.wait_for_selector(".r-page:not(.r-opening)")
    return tab


def _serve(route: Route, tab: Page, page: str, poll: Callable[[Route], None] | None) -> None:
    path = route.request.url.removeprefix(SITE).partition("?")[0].partition("#")[0]
    if path == "poll" and poll:
        poll(route)
    elif path in {"", "cockpit", "projector"}:
        text = (PACKAGE / "room" / "page.html").read_text(encoding="utf-8")
        for name, value in {"page": page, "room": "r1", "title": "Terra", "language": "en"}.items():
            text = text.replace(f"{{{name}}}", value)
        headers = {"Content-Security-Policy": POLICY, "Content-Type": "text/html; charset=utf-8"}
        route.fulfill(body=text, headers=headers)
    elif path.startswith("static/") and (PACKAGE / path).is_file():
        kind = KINDS[(PACKAGE / path).suffix]
        route.fulfill(body=(PACKAGE / path).read_bytes(), headers={"Content-Type": kind})
    else:
        tab.strays.append(route.request.url)
        route.abort()


def said(tab: Page, what: str = "message") -> list[dict[str, Any]]:
    """What the page has sent of this kind."""
    sent: list[dict[str, Any]] = tab.evaluate("what => wire.said.filter((one) => what in one)", what)
    return sent


def wishes(tab: Page, channel: str = "page") -> list[dict[str, Any]]:
    """What the person at the page has asked for, without ids."""
    found = [one["message"] for one in said(tab) if one["to"] == channel]
    return [{key: value for key, value in one.items() if key not in {"id", "at"}} for one in found]


def tell(tab: Page, channel: str, whole: dict[str, Any] | None) -> None:
    """Send a snapshot."""
    tab.evaluate("message => wire.tell(message)", {"to": channel, "whole": whole})


def common(language: str = "en", **more: Any) -> dict[str, Any]:
    """What all snapshots have."""
    gone = {
        "en": "No connection. Nothing is lost: it goes on by itself.",
        "cs": "Bez spojení. Nic se neztratilo, hra bude pokračovat sama.",
    }
    return {
        "number": 1,
        "answer": None,
        "language": language,
        "words": words(language),
        "announce": "",
        "gone": gone[language],
        "title": "Terra 3.B",
        **more,
        "languages": [{"code": "en", "name": "English"}, {"code": "cs", "name": "Čeština"}],
    }


SVG = '<svg xmlns="http://www.w3.org/2000/svg"'
NO_CLOCK = {"left": None, "running": False}


def join(language: str = "en", **more: Any) -> dict[str, Any]:
    """Somebody who has not come in yet."""
    nickname = {"en": "Quiet Otter", "cs": "Tichá vydra"}[language]
    return common(language, stage="join", nickname=nickname, waits="") | more


NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Filip", "Gita", "Hugo", "Iva", "Jan", "Klára", "Leo"]
NOW = {
    "en": ("Wait: it begins soon.", "Read, and say what you expect.", "Ada decides: take a card."),
    "cs": (
        "Počkejte, brzy začneme.",
        "Přečtěte si to a řekněte, co čekáte.",
        "Rozhoduje Ada: vezměte kartu.",
    ),
}


def student(language: str = "en", **more: Any) -> dict[str, Any]:
    """Somebody in the waiting room."""
    return (
        common(
            language,
            stage="gathering",
            name="Ada",
            now=NOW[language][0],
            people=NAMES,
            table="",
            board=False,
            own=False,
            seats=[],
            step=None,
            clock=NO_CLOCK,
            paused=False,
            messages=[],
            undo=None,
            scores=[],
            help=False,
        )
        | more
    )


def step(
    language: str = "en", pieces: list[dict[str, Any]] | None = None, kind: str = "say"
) -> dict[str, Any]:
    """A step with a text."""
    title = {"en": "Pollution stays where it falls", "cs": "Znečištění zůstává, kam dopadne"}[language]
    return {"number": 2, "of": 7, "kind": kind, "title": title, "pieces": pieces or [text(language)]}


def blocks(language: str = "en") -> list[dict[str, Any]]:
    """A text with all that texts may have."""
    said = {
        "en": (
            "Before you play",
            "Each cube of pollution blocks the card it lies on.",
            "Two cubes or more: the card sleeps.",
            "How is it counted?",
            "Card",
            "Cubes",
            "Factory",
            "Field",
        ),
        "cs": (
            "Než začnete",
            "Každá kostka znečištění blokuje kartu, na které leží.",
            "Dvě kostky a více: karta spí.",
            "Jak se to počítá?",
            "Karta",
            "Kostky",
            "Továrna",
            "Pole",
        ),
    }[language]
    return [
        {"kind": "heading", "spans": [{"text": said[0]}]},
        {"kind": "paragraph", "spans": [{"text": said[1] + " "}, {"text": said[2], "strong": True}]},
        {"kind": "item", "spans": [{"text": said[1]}]},
        {"kind": "item", "spans": [{"text": said[2], "soft": True}, {"text": " tf.cubes", "code": True}]},
        {"kind": "row", "cells": [[{"text": said[4]}], [{"text": said[5]}]], "fold": said[3]},
        {"kind": "row", "cells": [[{"text": said[6]}], [{"text": "2"}]], "fold": said[3]},
        {"kind": "row", "cells": [[{"text": said[7]}], [{"text": "0"}]], "fold": said[3]},
    ]


def text(language: str = "en") -> dict[str, Any]:
    """A piece of text."""
    return {"kind": "text", "channel": "", "blocks": blocks(language)}


BOARD = {"kind": "board", "channel": "board"}
SCORES = [
    {"table": "Table 1", "names": ["Ada", "Ben", "Cleo", "Dan"], "points": [31, 28, 40, 12], "over": True},
    {"table": "Table 2", "names": ["Eva", "Filip", "", ""], "points": [22, 25, 19, 30], "over": False},
]


def picture(width: int = 640, height: int = 320) -> dict[str, Any]:
    """Some chart."""
    bars = "".join(
        f'<rect x="{40 + at * 56}" y="{280 - count * 30}" width="44" height="{count * 30}" fill="#2f6f5e"/>'
        for at, count in enumerate((1, 3, 5, 7, 6, 4, 2, 1, 0, 1))
    )
    svg = (
        f'{SVG} width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f'<rect width="{width}" height="{height}" fill="#fffdf7"/>{bars}'
        f'<text x="40" y="305" font-size="15" fill="#1c2721">0 2 4 6 8 10 12 14</text></svg>'
    )
    return {"width": width, "svg": svg, "dark": ["#26302b", *["#63b89c"] * 10, "#eef2ea"]}


def chart(title: str = "Cubes at the end") -> dict[str, Any]:
    """A chart as it is sent."""
    said = "Most of you expect 6 to 8 cubes; the longest bar is at 6."
    return {"title": title, "text": said, "pictures": [picture()]}


def tallies(language: str = "en") -> list[dict[str, Any]]:
    """Numbers as a chart, and a vote before and after."""
    labels = {"en": ["Yes", "No", "It depends"], "cs": ["Ano", "Ne", "Jak kdy"]}[language]
    after = [
        {"label": label, "count": count, "right": at == 2}
        for at, (label, count) in enumerate(zip(labels, (4, 5, 11), strict=True))
    ]
    before = [
        {"label": label, "count": count, "right": False}
        for label, count in zip(labels, (12, 6, 2), strict=True)
    ]
    return [
        {
            "channel": "predict cubes",
            "title": "How many cubes?",
            "count": 18,
            "of": 24,
            "bars": [],
            "before": [],
            "chart": chart(),
            "texts": [],
            "text": "",
        },
        {
            "channel": "claim less",
            "title": "Less is enough",
            "count": 20,
            "of": 24,
            "bars": after,
            "before": before,
            "chart": None,
            "texts": ["It depends on who pays.", "<b>Not</b> for all."],
            "text": "Nine of you changed their minds.",
        },
    ]


def face(seat: int, name: str, person: int | None, **more: Any) -> dict[str, Any]:
    """A seat at a table."""
    return {
        "seat": seat,
        "name": name,
        "person": person,
        "automatic": person is None and bool(name),
        "here": True,
        "points": 4 * seat + 7,
        "marks": [{"sign": "pollution", "count": seat, "label": "pollution cubes"}],
    } | more


def cockpit(language: str = "en", tables: int = 6, **more: Any) -> dict[str, Any]:
    """The facilitator's page in the middle of a session."""
    people = [
        {
            "id": at,
            "name": name,
            "here": at != 5,
            "devices": 2 if at == 3 else 1,
            "table": at // 4 if at < 10 else None,
            "seat": at % 4 if at < 10 else None,
            "help": at == 2,
            "asks": at == 7,
            "entered": at % 2 == 0,
        }
        for at, name in enumerate(NAMES)
    ]
    label, robot, game = {"en": ("Table", "Robot", "Terra Futura"), "cs": ("Stůl", "Robot", "Terra Futura")}[
        language
    ]
    made = []
    for at in range(tables):
        sitting = [person for person in people if person["table"] == at]
        seats = [
            next(
                (
                    face(seat, one["name"], one["id"], here=one["here"])
                    for one in sitting
                    if one["seat"] == seat
                ),
                face(seat, robot, None),
            )
            for seat in range(4)
        ]
        made.append(
            {
                "id": at,
                "label": f"{label} {at + 1}",
                "game": "terra_futura",
                "title": game,
                "round": {"en": "Round 3 of 9", "cs": "Kolo 3 z 9"}[language],
                "decides": at % 4,
                "waiting": 15.0 * at * at,
                "slow": at == 3,
                "over": at == 5,
                "outcome": {"en": "Eva wins with 41 points.", "cs": "Vyhrává Eva, má 41 bodů."}[language]
                if at == 5
                else "",
                "seats": seats,
                "undo": {
                    "name": "Ben",
                    "mine": False,
                    "text": "Ben wants to take back: placed a factory.",
                    "agreed": False,
                }
                if at == 1
                else None,
                "moves": 20 + at,
            }
        )
    titles = {
        "en": [
            "Welcome",
            "Pollution stays where it falls",
            "How many cubes?",
            "Play one game",
            "Your cubes",
            "Less is enough",
            "Before you go",
        ],
        "cs": [
            "Vítejte",
            "Znečištění zůstává, kam dopadne",
            "Kolik kostek?",
            "Zahrajte si",
            "Vaše kostky",
            "Méně stačí",
            "Než odejdete",
        ],
    }[language]
    kinds = ["say", "say", "predict", "play", "chart", "claim", "ticket"]
    steps = [
        {"number": at + 1, "kind": kind, "title": title, "minutes": minutes, "done": at < 3, "now": at == 3}
        for at, (kind, title, minutes) in enumerate(zip(kinds, titles, [3, 5, 4, 20, 6, 8, 4], strict=True))
    ]
    script = {
        "en": "Now play. You have twenty minutes.\nWhen it stalls: ask who would pay for one cube less.",
        "cs": "Teď hrajte. Máte dvacet minut.\nKdyž to drhne: kdo by zaplatil za kostku méně?",
    }[language]
    return (
        common(
            language,
            stage="step",
            code="K7QF",
            address="http://192.168.1.20:8900/",
            qr=qr(),
            open_door=True,
            people=people,
            tables=made,
            steps=steps,
            step={"number": 4, "of": 7, "kind": "play", "title": titles[3], "pieces": [BOARD]},
            script=script,
            tallies=tallies(language),
            charts=[chart("Points and cubes of all tables")],
            clock={"left": 754.0, "running": True},
            paused=False,
            names=False,
            scores=True,
            hints=True,
            texts=False,
            looking=None,
            seats=4,
            game="terra_futura",
            trouble="",
            saved={
                "en": "Kept in class.sqlite, last at 10:42.",
                "cs": "Uloženo v class.sqlite, naposledy v 10.42.",
            }[language],
            games=[
                {"name": "terra_futura", "title": "Terra Futura", "most": 4, "partners": []},
                {"name": "terra", "title": "Terra", "most": 6, "partners": []},
            ],
        )
        | more
    )


def projector(language: str = "en", **more: Any) -> dict[str, Any]:
    """The big page while people come in."""
    return (
        common(
            language,
            stage="gathering",
            code="K7QF",
            address="http://192.168.1.20:8900/",
            qr=qr(),
            open_door=True,
            people=[],
            here=17,
            step=None,
            blocks=[],
            charts=[],
            tallies=[],
            clock=NO_CLOCK,
            paused=False,
            scores=[],
        )
        | more
    )


@cache
def qr() -> str:
    """Something that looks like a QR code."""
    dots = "".join(
        f'<rect x="{x + 1}" y="{y + 1}" width="1" height="1"/>'
        for x in range(21)
        for y in range(21)
        if (x * 7 + y * 13 + x * y) % 3 == 0
    )
    return f'{SVG} viewBox="0 0 23 23" shape-rendering="crispEdges">{dots}</svg>'


def board(language: str = "en", game: str = "terra_futura") -> dict[str, Any]:
    """The first decision at a table of four."""
    table = new(game, players=["Ada", "Ben", "Cleo", "Dan"], seed=7, language=language)
    return dict(Screen(table, Settings(language=language), lambda fresh: None).snapshot)

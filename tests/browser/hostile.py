# ruff: noqa: RUF001 (letters that look like others are the point)
"""A hundred names and notes that would do harm if any part of the kit took them for more than text."""

from __future__ import annotations

import csv
import io
from importlib.resources import files

import terra_widgets as tw
from terra_widgets.games import decks
from terra_widgets.games.players import player
from terra_widgets.games.terra_futura.deck import Deck

RUN = "window.__pwned=1"
MARKUP = [
    f"<script>{RUN}</script>",
    f"</span></button><script>{RUN}</script>",
    f"<img src=x onerror={RUN}>",
    f'"><img src=x onerror="{RUN}">',
    f"'><svg onload={RUN}>",
    f"<svg><script>{RUN}</script></svg>",
    "<iframe srcdoc='<script>parent.__pwned=1</script>'></iframe>",
    f"<body onload={RUN}>",
    f"<details open ontoggle={RUN}>",
    f"<a href='javascript:{RUN}'>click</a>",
    f"javascript:{RUN}",
    f"data:text/html,<script>{RUN}</script>",
    f"<math><mtext><style><img src=x onerror={RUN}></style></mtext></math>",
    f"<template><img src=x onerror={RUN}></template>",
    "<style>.terra{display:none!important}</style>",
    "<link rel=stylesheet href=http://evil.invalid/x.css>",
    "<base href=http://evil.invalid/>",
    "<meta http-equiv=refresh content='0;url=http://evil.invalid/'>",
    "<form action=http://evil.invalid/><input autofocus>",
    "<img src=http://evil.invalid/beacon.png>",
    "&lt;b&gt;bold&lt;/b&gt;",
    "&#60;script&#62;",
    "<!-- never closed",
    "<![CDATA[ x ]]>",
    "]]>",
    "</textarea></title></style></script>",
]
CODE = [
    f"${{{RUN}}}",
    f"{{{{{RUN}}}}}",
    f"`;{RUN};`",
    f"';{RUN};//",
    f'\\";{RUN};//',
    f"\\u003cscript\\u003e{RUN}",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "null",
    "undefined",
    "NaN",
    "[object Object]",
    "0",
    "-1",
    "1e309",
    "True",
    "__import__('os')._exit(1)",
    "{name}",
    "{ $name }",
    "%s%s%n",
    "$(touch x)",
    "'; DROP TABLE cards; --",
    '=HYPERLINK("http://evil.invalid")',
    "@SUM(1+1)",
    "../../../../etc/passwd",
    "\\\\evil.invalid\\share",
    "C:\\con\\nul",
    "[link](http://evil.invalid)",
    "![picture](http://evil.invalid/x.png)",
    f"$$\\href{{javascript:{RUN}}}{{x}}$$",
    "http://evil.invalid/",
]
SIGNS = [
    "\u202eright to left\u202c",
    "\u2067\u202eforged\u2066 prompt",
    "\u200f\u200e\u061c marks",
    "مرحبا بالعالم",
    "שלום Team A עולם",
    "العب \u202d12345\u202c الآن",
    "Z\u0351\u036b\u0349a\u0363\u036b\u0349l\u0349\u036c\u036bg\u0363\u0351\u034co\u0349\u0363\u0343" * 3,
    "\u0300\u0301\u0302\u0303 lonely accents",
    "👩‍👩‍👧‍👦👨🏿‍🚀🏳️‍🌈",
    "🇨🇿🇨🇿🇨🇿🇨🇿🇨🇿🇨🇿🇨🇿🇨🇿",
    "𝕿𝖊𝖗𝖗𝖆 ＦＵＴＵＲＡ",
    "\ufffd\ufffc\ufff9",
    "\x7f\x80\x85\x9f controls",
    "line\u2028and\u2029paragraph",
    "\u3164\u115f\u2800 blank",
    "￼￼￼",
    "ﷺﷺﷺﷺ",
    "᚛ᚄᚓᚐᚋᚒᚄ᚜",
    "\U000e0001\U000e0041\U000e007f tags",
    "a\u0338\u20dd\u20e3",
    "ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ",
    "ไม่มีช่องว่างระหว่างคำในภาษาไทยเลยสักนิดเดียว",
    "吾輩は猫である名前はまだ無いどこで生れたかとんと見当がつかぬ",
    "\u00a0\u2003nonbreaking\u00a0spaces\u00a0everywhere\u00a0in\u00a0this\u00a0name",
]
LONG = [
    "W" * 500,
    "i" * 500,
    "M " * 250,
    "-" * 500,
    "<" * 500,
    "\u202e" * 250 + "x",
    "🌍" * 250,
    "́" * 499 + "x",
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft" * 6,
    "ﷺ" * 500,
    "م" * 500,
    "x" + "\u200d" * 400 + "y",
    "_" * 499,
    "https://evil.invalid/" + "a" * 470,
    "word" * 125,
    "<b>" * 166,
    "𒐫" * 250,
]
ALL = [*MARKUP, *CODE, *SIGNS, *LONG]
assert len(ALL) == len(set(ALL)) == 100, len(ALL)


def deck(shift: int) -> Deck:
    """The kit's own deck with these names and notes."""
    text = files("terra_widgets.games.terra_futura").joinpath("deck.csv").read_text(encoding="utf-8")
    rows = list(csv.DictReader(io.StringIO(text)))
    columns = [name for name in rows[0] if "." not in name]
    written = io.StringIO()
    writer = csv.DictWriter(written, columns, extrasaction="ignore")
    writer.writeheader()
    for number, row in enumerate(rows):
        name, note = ALL[(number + shift) % 100], ALL[(number + shift + 50) % 100]
        writer.writerow({**row, "name": name, "note": note})
    return decks.parse(written.getvalue(), "hostile")


def names(first: int) -> list[str]:
    """Five players' names, each as long as a name may be."""
    short = dict.fromkeys(text[:60].strip() for text in ALL if text[:60].strip() and text[:60].isprintable())
    return [*short][first : first + 5]


def table(shift: int, first: int, most: int) -> tw.Table:
    """A game of five under such names, played so far."""
    made = tw.new(players=names(first), seed=shift, deck=deck(shift))
    mind = player("greedy")
    while made.legal_moves and len(made.moves) < most:
        game, state = made.game, made.state
        view = game.view(state, game.to_move(state))
        made.play(game.move_text(mind.choose(game, view, game.legal_moves(state), lambda: 0.5)))
    return made

"""The contract of a snapshot of Terra, on top of what all games share."""

from widgets.shape import SNAPSHOT, Either, Maybe

OF_TERRA_FUTURA = {"market", "hand", "territories", "supply", "scoring"}
COLOUR = Either(("green", "blue", "red"))
CARD = {"card": str, "colour": COLOUR, "value": int, "name": str, "note": str, "label": str}
DOING = {"moves": [{"move": str, "label": str}], "why": Maybe(str)}
CRISIS = {
    "crisis": str,
    "colour": COLOUR,
    "name": str,
    "note": str,
    "threat": int,
    "region": str,
    "total": int,
    "cards": [CARD],
    "label": str,
    **DOING,
}
COMBINATION = {"cards": [CARD], "worth": int, "label": str}
TERRA = {key: shape for key, shape in SNAPSHOT.items() if key not in OF_TERRA_FUTURA} | {
    "seats": [
        {
            "seat": int,
            "name": str,
            "automatic": bool,
            "turn": bool,
            "points": int,
            "marks": [{"sign": Either(("cards",)), "count": int, "label": str}],
        }
    ],
    "choices": [{"move": Either(("draw", "pass", "end")), "label": str, "kind": Maybe(str)}],
    "world": {
        "title": str,
        "regions": [
            {
                "region": str,
                "name": str,
                "label": str,
                "count": int,
                "limit": int,
                "coming": bool,
                "crises": [CRISIS | {"helped": bool}],
            }
        ],
    },
    "pile": {"title": str, "count": int, "whole": int, "text": str, "solved": str, "label": str, **DOING},
    "impending": Maybe(
        CRISIS
        | {
            "title": str,
            "answers": [
                {
                    "seat": int,
                    "name": str,
                    "state": Either(("gave", "passed", "asked", "waits")),
                    "card": Maybe(CARD),
                    "label": str,
                }
            ],
        }
    ),
    "limits": {
        "title": str,
        "note": str,
        "gauges": [
            {
                "limit": Either(("region", "colour", "all")),
                "title": str,
                "most": int,
                "bars": [{"colour": Maybe(COLOUR), "name": str, "count": int, "label": str}],
                "near": Maybe(str),
                "reached": bool,
            }
        ],
    },
    "own": {
        "seat": Maybe(int),
        "name": str,
        "hidden": bool,
        "handover": Maybe(str),
        "title": str,
        "combinations_title": str,
        "cards": [CARD | DOING],
        "combinations": [COMBINATION | DOING],
        "hoard_title": str,
        "hoard": [COMBINATION],
    },
    "players": {
        "title": str,
        "rows": [
            {
                "seat": int,
                "name": str,
                "hand": int,
                "most": int,
                "given": int,
                "given_label": str,
                "hoards": [Maybe(COMBINATION)],
                "team": Maybe(str),
                "label": str,
            }
        ],
    },
    "track": {"title": str, "end": int, "pawns": [{"seats": [int], "points": int, "label": str}]},
}

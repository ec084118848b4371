"""The contract of a snapshot of Terrabilis, beside what all games share."""

from widgets.shape import SNAPSHOT as FUTURA
from widgets.shape import Either, Maybe

OWN_OF_FUTURA = {"market", "hand", "territories", "supply", "scoring", "seats", "choices"}
RESOURCE = Either(("nature", "wellbeing", "energy", "terras"))
AMOUNT = {"kind": RESOURCE, "count": int, "shown": str}
PLACE = {"label": str, "move": Maybe(str), "why": Maybe(str)}
CARD = {
    "id": str,
    "name": str,
    "note": str,
    "category": Either(("economic", "services", "energy")),
    "source": Either(("", "fossil", "renewable", "nuclear")),
    "sort": str,
    "points": int,
    "rows": [
        {
            "kind": Either(("cost", "bonus", "takes", "pays", "gain", "tax")),
            "label": str,
            "amounts": [AMOUNT],
        }
    ],
    "label": str,
}
WHAT = Either(("start", "development", "quiz", "hazard", "slush", "alliance", "disaster", "conflict"))
SNAPSHOT = {key: part for key, part in FUTURA.items() if key not in OWN_OF_FUTURA} | {
    "seats": [
        {
            "seat": int,
            "name": str,
            "automatic": bool,
            "turn": bool,
            "points": int,
            "marks": [{"sign": str, "count": int, "label": str}],
        }
    ],
    "choices": [{"move": str, "label": str, "kind": Maybe(str)}],
    "path": {
        "title": str,
        "squares": [
            {
                "number": int,
                "what": WHAT,
                "name": str,
                "note": str,
                "pawns": [int],
                "here": bool,
                "label": str,
            }
        ],
        "dice": Maybe({"pips": [int], "label": str}),
    },
    "zone": {
        "title": str,
        "places": [Either(("black", "nature", "wellbeing", "free"))],
        "lying": int,
        "capacity": int,
        "bursts": int,
        "most": int,
        "lost": bool,
        "burst": bool,
        "changed": str,
        "text": str,
        "label": str,
    },
    "piles": {
        "title": str,
        "piles": [{**PLACE, "category": CARD["category"], "name": str, "count": int}],
    },
    "bank": {"title": str, "text": str, "loans": [{**PLACE, "key": str, "note": str}]},
    "countries": [
        {
            "seat": int,
            "name": str,
            "label": str,
            "deciding": bool,
            "out": bool,
            "marks": [{"key": Either(("member", "loan", "out")), "label": str}],
            "stocks": [
                {
                    "kind": RESOURCE,
                    "name": str,
                    "count": int,
                    "shown": str,
                    "change": int,
                    "changed": str,
                }
            ],
            "built": [CARD],
            "built_label": str,
            "held": str,
            "gain": str,
            "tax": str,
        }
    ],
    "hand": {
        "seat": Maybe(int),
        "name": str,
        "hidden": bool,
        "handover": Maybe(str),
        "title": str,
        "needed": bool,
        "cards": [{**CARD, "actions": [{**PLACE, "key": str, "name": str}]}],
    },
    "event": Maybe(
        {
            "what": WHAT,
            "title": str,
            "name": str,
            "text": str,
            "note": str,
            "gets": [AMOUNT],
            "pays": [AMOUNT],
        }
    ),
    "quiz": Maybe(
        {
            "open": bool,
            "fresh": bool,
            "title": str,
            "question": str,
            "verdict": Maybe({"right": bool, "text": str}),
            "answers": [
                {**PLACE, "letter": str, "answer": str, "mark": Maybe(Either(("right", "wrong")))},
            ],
            "note": str,
            "source": str,
        }
    ),
    "alliance": Maybe(
        {
            "title": str,
            "text": str,
            "partners": [{**PLACE, "seat": int, "name": str, "member": bool}],
            "sides": [
                {
                    "side": Either(("give", "ask")),
                    "seat": int,
                    "title": str,
                    "kinds": [
                        {
                            "kind": RESOURCE,
                            "name": str,
                            "count": int,
                            "shown": str,
                            "has": str,
                            "adds": [{**PLACE, "key": str, "plus": str}],
                        }
                    ],
                    "card": Maybe({"name": str, "text": str}),
                }
            ],
        }
    ),
}


def places(shown):
    """Everything on the table that can be clicked, or says why not."""
    found = [*shown["piles"]["piles"], *shown["bank"]["loans"]]
    found += [action for card in shown["hand"]["cards"] for action in card["actions"]]
    if shown["quiz"] and shown["quiz"]["open"]:
        found += shown["quiz"]["answers"]
    if shown["alliance"]:
        found += shown["alliance"]["partners"]
        found += [
            add for side in shown["alliance"]["sides"] for kind in side["kinds"] for add in kind["adds"]
        ]
    return found


def offered(shown):
    """Every move that a snapshot offers, wherever it stands."""
    moves = [choice["move"] for choice in shown["choices"]]
    return moves + [place["move"] for place in places(shown) if place["move"]]

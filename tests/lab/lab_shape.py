"""The contract of a lab's snapshot: which keys there are, and what lies under each."""

from widgets.shape import Either, Maybe

CHOICE = {"value": str, "label": str}
PICTURE = {"width": int, "svg": str, "dark": [str]}
SNAPSHOT = {
    "number": int,
    "answer": Maybe({"id": Maybe(str), "error": Maybe(str)}),
    "language": str,
    "languages": [{"code": str, "name": str}],
    "words": {str: str},
    "title": str,
    "subtitle": str,
    "announce": str,
    "gone": str,
    "choices": {
        "game": {"value": str, "choices": [CHOICE]},
        "seats": [{"label": str, "kind": str, "strength": Maybe(int), "strength_label": str, "remove": str}],
        "kinds": [{"value": str, "label": str, "usual": Maybe(int), "most": int}],
        "add": bool,
        "remove": bool,
        "rule": {
            "value": str,
            "choices": [CHOICE],
            "text": str,
            "source": str,
            "strength": Maybe({"value": int, "most": int, "texts": [str]}),
        },
        "games": {"value": int, "label": str, "choices": [{"value": int, "label": str}]},
        "seed": int,
    },
    "auto": bool,
    "measure": {"value": str, "choices": [CHOICE], "text": str},
    "run": {
        "state": Either(("none", "running", "stopping", "done", "stopped", "failed")),
        "done": int,
        "games": int,
        "text": str,
        "begin": str,
    },
    "summary": str,
    "changed": Maybe(str),
    "waiting": bool,
    "chart": Maybe({"label": str, "pictures": [PICTURE]}),
    "table": Maybe({"caption": str, "columns": [str], "rows": [[str]]}),
    "keep": {"can": bool, "name": str, "longest": int},
    "kept": [{"number": int, "name": str, "text": str, "compared": bool, "sign": PICTURE, "remove": str}],
}

"""The fixed words of a room's pages."""

from functools import cache

from terra_widgets.text import translate

WORDS = (
    "language", "close", "cancel", "reload", "now", "time-left", "time-over", "stopped", "parts", "yes",
    "no", "seat", "table", "over", "name", "here", "thanks", "the-end", "answered", "right", "before",
    "after", "scores", "points", "cubes", "automatic", "empty", "take-back", "qr", "open-address",
    "type-code", "code", "name-note", "join", "ask-back", "been-here", "step", "help", "help-called",
    "help-done", "menu", "paused", "watching", "you-are", "free-seats", "agree", "refuse", "agreed",
    "read", "messages", "leave", "leave-sure", "to-table", "chart-anew", "projector", "settings", "lock",
    "unlock", "join-how", "session", "gathering", "start", "step-next", "step-back", "finish-session",
    "pause-all", "resume", "timer", "minutes", "run-clock", "stop-clock", "no-clock", "say-all",
    "say-table", "send", "sides", "steps", "script", "done", "kind-say", "kind-write", "kind-predict",
    "kind-play", "kind-chart", "kind-figure", "kind-claim", "kind-vote", "kind-quiz", "kind-ticket",
    "tables", "answers", "no-answers", "on-projector", "all-tables", "seats", "deal", "mix",
    "fill", "fill-all", "finish", "finish-all", "no-tables", "look", "more", "slow", "thinking", "away",
    "needs-help", "decides", "replace", "seat-where", "no-seat", "people", "online", "nobody",
    "no-seat-yet", "devices", "change", "asks-back", "helped", "rename", "remove", "remove-sure",
    "everybody-sees", "switch-names", "switch-scores", "switch-texts", "switch-hints", "files",
    "save-report", "save-events", "save-answers", "erase", "erase-type", "erase-note", "door-locked",
    "light", "mix-sure", "no-chart",
)  # fmt: skip
"""By the keys that the pages ask for; `room-word-` and the key name the sentence."""


@cache
def words(language: str) -> dict[str, str]:
    """The fixed words of all pages, by their keys."""
    return {word: translate(f"room-word-{word}", language) for word in WORDS}

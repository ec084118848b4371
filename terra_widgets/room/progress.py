"""How far a person is with what a step asks for."""

from __future__ import annotations

from terra_widgets.room.pieces import PlanPiece
from terra_widgets.room.work import RoomWork

NOTED = {
    "predict": "predictions", "entry": "entries", "vote": "entries", "claim": "verdicts", "quiz": "answers",
    "before": "before", "after": "after",
}  # fmt: skip
"""Under which part of the notes each kind of piece keeps what was entered."""


def entered(work: RoomWork, piece: PlanPiece) -> bool:
    """Whether a person has entered what a piece asks for."""
    notes, source = work.notes, work.source
    if piece.kind == "ticket":
        return any(notes.all("ticket").values())
    written = notes.all(NOTED[piece.kind])
    if piece.kind == "quiz":
        return all(one.id in written for one in source.questions)
    if piece.kind in {"before", "after"}:
        return all(one.id in written for one in source.items)
    found = written.get(piece.name)
    if piece.kind == "claim" and isinstance(found, dict):
        return "verdict" in found  # the guess before it is only the first half
    if piece.kind == "predict" and isinstance(found, dict):
        return bool(found.get("sealed"))
    return found not in (None, "", {})

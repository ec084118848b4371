"""What a notebook can ask of a room: how it is reached, and what has happened in it."""

from __future__ import annotations

from typing import Any

from terra_widgets.errors import RoomError
from terra_widgets.room import frames, keys
from terra_widgets.room.answers import class_tables, entered
from terra_widgets.room.class_report import ClassReport
from terra_widgets.room.hub import Hub
from terra_widgets.room.room import Room


def carry_out(hub: Hub, cockpit: str, given: dict[str, Any]) -> dict[str, Any]:
    """The answer to a notebook.

    Parameters
    ----------
    hub
        The room's pages.
    cockpit
        The address of the facilitator's page.
    given
        What is asked: "about", "events", "answers", "report" or "erase"; `names` and `language` beside it.
    """
    if hub.erased:
        raise RoomError("room-closed")
    room, ask = hub.room, given.get("ask")
    names, language = given.get("names") is True, str(given.get("language") or room.language)
    if ask == "about":
        return {
            "id": room.id,
            "code": keys.spelled(room.code),
            "title": room.plan_in(language).title,
            "address": hub.doors.address,
            "qr": hub.doors.qr,
            "cockpit": f"{cockpit}#{hub.ticket('cockpit')}",
            "people": len(room.people),
            "here": sum(person.here for person in room.people.values()),
            "step": room.number,
            "steps": len(room.plan.steps),
        }
    if ask == "events":
        return {"rows": frames.event_rows(class_tables(room), entered(room), names=names)}
    if ask == "answers":
        return {
            "rows": frames.answer_rows(entered(room), names=names),
            "columns": frames.columns_of_answers(names=names),
        }
    if ask == "report":
        return {"page": class_report(room, language).page(names=names)}
    if ask == "erase":
        hub.erase()
        return {"erased": True}
    raise RoomError("room-order")


def class_report(room: Room, language: str) -> ClassReport:
    """The report of a class as it is now."""
    title = room.plan_in(language).title
    return ClassReport(title, tuple(entered(room)), tuple(class_tables(room)), (), language)


def saved(room: Room, which: str, language: str) -> tuple[str, str, str]:
    """A file for the facilitator to keep: its name, its type and its text."""
    names, report = room.flag("names"), class_report(room, language)
    stem = f"class-{room.code}"
    if which == "report":
        return f"{stem}.html", "text/html", report.page(names=names)
    text = report.answers_csv(names=names) if which == "answers" else report.events_csv(names=names)
    return f"{stem}-{which}.csv", "text/csv", "\ufeff" + text

"""Plans of sessions: of every lesson, of the workshops of the kit, of a file of one's own, of a game."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path

from terra_widgets.errors import LessonError, brief, known_language
from terra_widgets.lesson.folders import NAME, folder_of, lesson_names
from terra_widgets.room.game_plan import plan_of_game
from terra_widgets.room.lesson_plan import plan_of_lesson
from terra_widgets.room.pieces import KINDS, OWN, Plan, PlanPiece, PlanStep
from terra_widgets.room.plan_file import read_plan_file
from terra_widgets.text import FALLBACK

__all__ = ["KINDS", "OWN", "Plan", "PlanPiece", "PlanStep", "plan_names", "plan_of", "plan_of_game"]

WORKSHOPS = Path(__file__).with_name("plans")
ENDING = ".toml"


def plan_names() -> list[str]:
    """All plans there are, by name: those of the lessons, then the workshops."""
    return [*lesson_names(), *_workshops()]


def plan_of(name: str, language: str = FALLBACK) -> Plan:
    """A plan.

    Parameters
    ----------
    name
        The name or the number of a lesson, the name of a workshop, or the path of a TOML file.
    language
        The language; English where the plan has no other.
    """
    known_language(language, LessonError)
    given = name.strip() if isinstance(name, str) else ""
    if given.endswith(ENDING):
        return read_plan_file(Path(given), language)
    if given in _workshops():
        return read_plan_file(WORKSHOPS / f"{given}{ENDING}", language)
    lessons = lesson_names()
    if given.isdigit():
        given = next((one for one in lessons if one.startswith(f"{given.zfill(2)}_")), given)
    if given in lessons or (NAME.fullmatch(Path(given).name) and Path(given).is_dir()):
        return plan_of_lesson(folder_of(given), language)
    known = plan_names()
    near = get_close_matches(given, known, n=1)
    raise LessonError("plan-unknown", found=brief(name), known=", ".join(near or known))


def _workshops() -> list[str]:
    return sorted((path.stem for path in WORKSHOPS.glob(f"*{ENDING}")), key=_by_length)


def _by_length(name: str) -> tuple[int, str]:
    """Shorter workshops come first: the number in the name is their minutes."""
    number = "".join(sign for sign in name if sign.isdigit())
    return int(number or 0), name

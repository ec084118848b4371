"""`terra print [FOLDER]`: the print kit from a terminal, with PDFs where a browser can make them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from terra_widgets.errors import TerraError
from terra_widgets.games import catalog
from terra_widgets.printing import chromium
from terra_widgets.printing.kit import print_kit
from terra_widgets.text import translate

FOLDER = "print-kit"


def main(arguments: list[str]) -> int:
    """Write the kit, then the PDFs; the exit code says whether everything was made."""
    asked = _parser().parse_args(arguments)
    try:
        pages = print_kit(
            asked.folder, language=asked.language, deck=asked.deck, paper=asked.paper, game=asked.game,
            lessons=not asked.no_lessons, lesson=asked.lesson,
        )  # fmt: skip
    except TerraError as error:
        print(error.sentence(asked.language if asked.language in ("en", "cs") else "en"), file=sys.stderr)
        return 1
    print(translate("print-done", asked.language, count=len(pages), folder=asked.folder))
    return 0 if asked.no_pdf else _pdfs(pages, asked.language)


def _pdfs(pages: tuple[Path, ...], language: str) -> int:
    browser = chromium.find()
    if browser is None:
        print(translate("print-no-browser", language))
        return 0
    name = Path(browser).stem
    made = 0
    for page in pages:
        try:
            chromium.to_pdf(browser, page)
            made += 1
        except OSError as error:
            facts = {"browser": name, "file": page.name, "problem": str(error)}
            print(translate("print-pdf-failed", language, **facts), file=sys.stderr)
            return 1
    print(translate("print-pdf", language, count=made, browser=name))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="terra print", description=__doc__)
    parser.add_argument("folder", nargs="?", default=FOLDER, help=f"where to (usually {FOLDER})")
    parser.add_argument("--language", default="en", help="en or cs")
    parser.add_argument("--paper", default="A4", help="A4 or Letter")
    parser.add_argument("--deck", help="a deck file of your own")
    parser.add_argument("--game", help=f"one game and its lessons: {', '.join(catalog.games())}")
    parser.add_argument("--lesson", help="one lesson and its game, such as 10")
    parser.add_argument("--no-lessons", action="store_true", help="leave out hand-outs, plans and slides")
    parser.add_argument("--no-pdf", action="store_true", help="HTML only")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

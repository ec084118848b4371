"""The table of all claims for lessons/README.md: where each is tested, how, and with what result."""

from collections.abc import Iterator
from pathlib import Path

from terra_widgets.lesson.source import Claim, Source, read_lesson

BEGIN, END = "<!-- claims: made by the build -->", "<!-- end of claims -->"
HEAD = "| claim | lesson | what the rules do | figure | does the game model it? |\n|---|---|---|---|---|"
VERDICTS = {"modelled": "yes", "partly": "partly", "not": "no"}


def with_claims(text: str, lessons: Path) -> str:
    """A README with the table of today between its two marks; one without marks stays as it is."""
    before, begin, rest = text.partition(BEGIN)
    _old, end, after = rest.partition(END)
    if not (begin and end):
        return text
    rows = "\n".join([HEAD, *claim_rows(lessons)])
    return f"{before}{BEGIN}\n\n{rows}\n\n{END}{after}"


def claim_rows(lessons: Path) -> Iterator[str]:
    """A line for each claim, lesson by lesson."""
    for folder in sorted(path.parent for path in lessons.glob("[0-9][0-9]_*/en.toml")):
        source = read_lesson(folder, "en")
        for claim in source.claims.values():
            link = f"[{int(folder.name[:2])}]({folder.name}/guide.en.md)"
            cells = (claim.claim, link, mechanic(claim), figure(source, claim), verdict(claim))
            yield "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def mechanic(claim: Claim) -> str:
    """The first sentence about the rules, and which rules they are."""
    sentence = claim.in_game.partition(". ")[0].rstrip(".")
    return f"{sentence} ({', '.join(claim.rules)})"


def figure(source: Source, claim: Claim) -> str:
    """The first figure of the card, at its newest, with year and publisher."""
    series, years = claim.figures[0]
    row = source.chosen(series, years)[-1]
    value = float(f"{row.value:.3g}")  # three digits are enough for a table
    return f"{source.series[series]}: {value:g} {row.unit}, {row.year} ({row.publisher})"


def verdict(claim: Claim) -> str:
    """Our verdict; where people argue about the claim itself, that is said too."""
    return VERDICTS[claim.verdict] + ("" if claim.kind == "fact" else f"; {claim.kind}")

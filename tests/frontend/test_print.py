"""The print kit in a real Chromium: real sizes, nothing cut off, as many pages as there should be."""

import re
import shutil
import sys
from pathlib import Path

import pytest
from stage import chromium, seat

import terra_widgets as tw
from terra_widgets.games import decks
from terra_widgets.lesson.folders import lesson_names
from terra_widgets.printing.chromium import to_pdf
from terra_widgets.printing.paper import CARDS, PAPERS, TOKENS

sys.path.append(str(Path(__file__).resolve().parent.parent / "printing"))
from test_print_kit import hostile

FRONTEND = Path(__file__).resolve().parents[2] / "terra_widgets" / "frontend"
AXE = FRONTEND / "node_modules" / "axe-core" / "axe.min.js"
PAGES = {"cards": 9, "cards_two_sided": 18, "territories": 2, "tokens": 1, "score_sheets": 1, "rules": 1}
MOST_PAGES = 2  # of a hand-out: one sheet of paper
SLIDES, LETTERS = 6, 24  # of a lesson, and their size in points
POINT = 72 / 25.4
READABLE = 7  # points of the smallest letters

# What is wrong on the pages, in words; sizes in millimetres.
LOOK = """
([width, height]) => {
  const mm = (pixels) => pixels * 25.4 / 96;
  const wrong = [];
  const frames = '.p-piece, .p-free, .p-columns, .p-square, .p-middle, .p-half, .p-store, .p-face, td';
  for (const page of document.querySelectorAll('.p-page')) {
    const sheet = page.getBoundingClientRect();
    if (Math.abs(mm(sheet.width) - width) > 0.2 || Math.abs(mm(sheet.height) - height) > 0.2)
      wrong.push(`a page of ${mm(sheet.width)} x ${mm(sheet.height)}`);
    const inside = (part, whole, slack) =>
      part.left >= whole.left - slack && part.right <= whole.right + slack &&
      part.top >= whole.top - slack && part.bottom <= whole.bottom + slack;
    for (const frame of page.querySelectorAll(frames)) {
      const box = frame.getBoundingClientRect();
      if (!inside(box, sheet, 0.5)) wrong.push('a piece over the edge of its page');
      for (const part of frame.querySelectorAll('*')) {
        if (part.closest('.p-sr, svg') && part.tagName !== 'svg') continue;
        const own = part.getBoundingClientRect();
        const told = `${part.tagName} ${part.getAttribute('class')}: ${part.textContent}`;
        if (own.width && !inside(own, box, 1)) wrong.push(`outside: ${told}`);
        if (part.closest('.t-art')) continue; // the scene fills its window on purpose
        const clips = part.clientHeight && getComputedStyle(part).overflow !== 'visible';
        if (clips && part.scrollHeight > part.clientHeight + 1) wrong.push(`cut off: ${told}`);
      }
    }
  }
  const pieces = [...document.querySelectorAll('.p-piece')].map((piece) => {
    const box = piece.getBoundingClientRect();
    return `${mm(box.width).toFixed(1)} x ${mm(box.height).toFixed(1)}`;
  });
  const pages = document.querySelectorAll('.p-page').length;
  return { wrong: wrong.slice(0, 8), sizes: [...new Set(pieces)], pages };
}
"""


# Fit for everybody: of what is all right one example is enough.
AXE_LOOK = "axe.run(document, { preload: false, selectors: false, resultTypes: ['violations'] })"


def opened(machine):
    page = machine.browser.new_context(viewport={"width": 900, "height": 1200}).new_page()
    page.asked = []
    page.on("request", lambda request: page.asked.append(request.url))
    page.emulate_media(media="print")
    return page


@pytest.fixture(scope="module")
def sheet(machine):
    """A page that shows files, one after the other, and notes what they ask for from elsewhere."""
    page = machine.do(opened, machine)
    yield page
    machine.do(page.context.close)


@pytest.fixture(scope="module")
def kits(tmp_path_factory):
    """The print kit in two languages on two papers, made once: all tests only look at it."""
    made = {}
    for language, paper in (("en", "A4"), ("cs", "Letter")):
        folder = tmp_path_factory.mktemp(paper)
        made[paper] = tw.print_kit(folder, language=language, paper=paper, lessons=language == "en")
    return made


def show(sheet, path):
    sheet.asked.clear()
    sheet.goto(path.as_uri())
    assert [url for url in sheet.asked if not url.startswith(("file:", "data:"))] == []


def pages_of(pdf):
    """How many pages a PDF has, and how large they are, in millimetres."""
    sizes = {
        tuple(round(float(size) / POINT) for size in found.split()[2:])
        for found in re.findall(rb"/MediaBox\s*\[([^\]]+)\]", pdf)
    }
    return len(re.findall(rb"/Type\s*/Page\b", pdf)), sizes


def serious(sheet):
    sheet.evaluate(AXE.read_text(encoding="utf-8"))
    report = sheet.evaluate(AXE_LOOK)
    return [
        (found["id"], [node["html"][:120] for node in found["nodes"]][:3])
        for found in report["violations"]
        if found["impact"] in {"serious", "critical"}
    ]


@pytest.mark.long
@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_pages_have_their_real_size_and_nothing_is_cut_off(sheet, kits, paper):
    size = PAPERS[paper]
    files = [path for path in kits[paper] if path.parent == kits[paper][0].parent and path.stem in PAGES]
    assert len(files) == len(PAGES)
    for path in files:
        show(sheet, path)
        seen = sheet.evaluate(LOOK, [size.width, size.height])
        assert seen["wrong"] == [], path.name
        assert seen["pages"] == PAGES[path.stem]
        grid = {"cards": CARDS, "cards_two_sided": CARDS, "territories": CARDS, "tokens": TOKENS}.get(
            path.stem
        )
        assert seen["sizes"] == ([f"{grid.width:.1f} x {grid.height:.1f}"] if grid else [])
        pdf = sheet.pdf(prefer_css_page_size=True, print_background=True)
        assert pages_of(pdf) == (PAGES[path.stem], {(round(size.width), round(size.height))})


# The smallest letters of each chart as it is printed, in points.
CHART_LETTERS = """
(charts) => charts.map((chart) => {
  const drawn = atob(chart.src.split(',')[1]);
  const sizes = [...drawn.matchAll(/font-size="([\\d.]+)"/g)].map((found) => Number(found[1]));
  const box = chart.getBoundingClientRect();
  const scale = Math.min(box.width / chart.naturalWidth, box.height / chart.naturalHeight);
  return Math.min(...sizes) * scale * 0.75;
})
"""


@pytest.mark.long
def test_a_hand_out_is_one_sheet_of_paper_and_fit_for_everybody(sheet, kits):
    folder = kits["A4"][0].parent
    for lesson in lesson_names():
        show(sheet, folder / "handouts" / f"{lesson}.html")
        letters = sheet.eval_on_selector_all(".p-chart", CHART_LETTERS)
        assert min(letters, default=READABLE) >= READABLE, lesson
        pdf = sheet.pdf(prefer_css_page_size=True)
        assert pages_of(pdf)[0] <= MOST_PAGES, lesson
    if AXE.is_file():
        assert serious(sheet) == [], lesson
        for name in ("index", "rules", "cards", "territories", "score_sheets", "handouts/answers"):
            show(sheet, folder / f"{name}.html")
            assert serious(sheet) == [], name


# The smallest letters that a class reads, in points.
SLIDE_LETTERS = """
() => Math.min(...[...document.querySelectorAll('.p-slide :is(h2, h3, p, li, th, td)')]
  .map((part) => parseFloat(getComputedStyle(part).fontSize) * 0.75))
"""


@pytest.mark.long
def test_a_plan_is_one_page_and_slides_are_six_that_are_read_from_afar(sheet, kits):
    folder, size = kits["A4"][0].parent, PAPERS["A4"]
    for lesson in lesson_names():
        show(sheet, folder / "plans" / f"{lesson}.html")
        assert pages_of(sheet.pdf(prefer_css_page_size=True))[0] == 1, lesson
        show(sheet, folder / "slides" / f"{lesson}.html")
        seen = sheet.evaluate(LOOK, [size.height, size.width])
        assert seen["wrong"] == [], lesson
        assert seen["pages"] == SLIDES
        assert sheet.evaluate(SLIDE_LETTERS) >= LETTERS, lesson
        pdf = sheet.pdf(prefer_css_page_size=True, print_background=True)
        assert pages_of(pdf) == (SLIDES, {(round(size.height), round(size.width))}), lesson
    if AXE.is_file():
        for name in ("plans", "slides"):
            show(sheet, folder / name / f"{lesson}.html")
            assert serious(sheet) == [], name


GAMES = {
    "terra_futura": PAGES,
    "terra": {"cards": 12, "board": 1, "tokens": 1, "rules": 1},
    "terrabilis": {"board": 1, "countries": 2, "cards": 21, "money": 2, "tokens": 1, "rules": 1},
    "nova_ziemia": {"tiles": 2, "planet": 1, "cards": 7, "rules": 1},
}
"""How many pages each part of a game has."""

# The smallest letters that can be seen, in points, with what they say.
SMALLEST = """
() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const part = texts.currentNode.parentElement;
    if (!texts.currentNode.textContent.trim() || part.closest('.p-sr')) continue;
    const scale = part.ownerSVGElement ? part.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(part).fontSize) * scale * 0.75;
    found.push([Math.round(size * 100) / 100, texts.currentNode.textContent]);
  }
  return found.sort((one, other) => one[0] - other[0])[0];
}
"""


@pytest.mark.long
@pytest.mark.parametrize(("language", "paper"), [("en", "A4"), ("cs", "Letter")])
@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_game_fits_on_its_pages_in_letters_that_can_be_read(
    sheet, tmp_path, game, language, paper
):
    size = PAPERS[paper]
    files = tw.print_kit(tmp_path, game=game, language=language, paper=paper, lessons=False)
    assert [path.stem for path in files] == ["index", *GAMES[game]]
    for path in files[1:]:
        show(sheet, path)
        seen = sheet.evaluate(LOOK, [size.width, size.height])
        assert seen["wrong"] == [], path.name
        points, text = sheet.evaluate(SMALLEST)
        assert points >= READABLE, (path.name, text)
        pdf = sheet.pdf(prefer_css_page_size=True, print_background=True)
        assert pages_of(pdf) == (GAMES[game][path.stem], {(round(size.width), round(size.height))})
    if AXE.is_file():
        assert serious(sheet) == []


def test_the_longest_texts_of_a_deck_fit(sheet, tmp_path):
    text = decks.load().to_csv()
    lines = [line.split(",", 4) for line in text.splitlines()]
    words = "Überlandleitungsgenossenschaft and the " * 20
    for line in lines[1:]:
        line[3] = words[:500]
    deck = tmp_path / "long.csv"
    deck.write_text(
        "\n".join(",".join(line) for line in lines).replace("(UNEP 2024)", words[:300]), encoding="utf-8"
    )
    tw.print_kit(tmp_path / "kit", deck=deck, lessons=False)
    show(sheet, tmp_path / "kit" / "cards.html")
    assert sheet.evaluate(LOOK, [PAPERS["A4"].width, PAPERS["A4"].height])["wrong"] == []


def test_a_hostile_deck_does_nothing(sheet, tmp_path):
    files = tw.print_kit(tmp_path / "kit", deck=hostile(tmp_path), lessons=False)
    for path in files[:3]:
        show(sheet, path)
        assert sheet.evaluate("[window.__pwned, document.scripts.length, document.images.length]") == [
            None,
            0,
            0,
        ]


DRAWN = """
(face) => [...face.querySelectorAll(
  '.t-name, .t-level, .t-slot, .t-effects svg, .t-effects b, .t-effects .t-named',
)].map((part) => (part.getAttribute('class') ?? 'b') + '|' + part.textContent)
"""


def test_cards_on_paper_are_drawn_as_on_the_screen(stage, sheet, kits):
    show(sheet, kits["A4"][0].with_name("cards.html"))
    paper = sheet.eval_on_selector_all(
        ".t-face", f"(faces) => Object.fromEntries(faces.map((face) => [face.dataset.card, ({DRAWN})(face)]))"
    )
    page = stage()
    table = tw.new(players=["Team A"], seed=7)
    shown = seat(page, table).snapshot
    for row in shown["market"]["rows"]:
        for place in row["cards"]:
            name = place["card"]["name"]
            face = page.locator(".t-market .t-face", has=page.get_by_text(name, exact=True)).first
            assert face.evaluate(DRAWN) == paper[place["card"]["id"]], name


@pytest.mark.long
def test_the_browser_makes_a_pdf_by_itself(machine, kits, tmp_path):
    made = to_pdf(chromium(), Path(shutil.copy(kits["Letter"][0].with_name("rules.html"), tmp_path)))
    assert made.name == "rules.pdf"
    assert pages_of(made.read_bytes()) == (1, {(216, 279)})

"""The Czech catalog is whole, inflects as Czech does, and keeps to the words of the Czech rulebook."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from terra_widgets.text import catalog, translate

KINDS = ("green", "red", "yellow", "food", "construction", "goods", "money")
NO_BREAK = "\u00a0"
# What people type or write in files stays as it is in every language; the last line is Czech as well.
SHARED = {
    "min", "advance", "after", "assistance", "before", "bot", "bottom", "build", "cards", "chart", "compare",
    "construction", "cs", "csv", "deck", "decline", "discarded", "distribution", "end", "enough", "false",
    "first", "greedy", "later", "legal", "market", "money", "moves", "my", "name", "new", "py", "python",
    "red", "run", "sandbox", "seed", "simulate", "table", "take", "team", "top", "true", "tw", "unknown",
    "html", "keep", "lab", "measure", "png", "rule", "svg",
    "carbon", "clean", "events", "games", "growth", "price", "thinker", "utf",
    "goals", "one", "eight", "eights", "two", "xx", "yellow",
    "answer", "claim", "erase", "judge", "lesson", "make", "partly", "prediction", "quiz", "report", "seal",
    "enter", "finish", "guess", "mine", "on", "play", "program", "shift", "sure", "tab", "ticket", "write",
    "ahead", "flip", "hint", "of", "players", "position", "secrets", "since",  # of print(table)
    "bid", "blue", "disasters", "ew", "game", "green", "ns", "pass", "rotate", "settle", "white",
    "limit", "names", "nova", "ziemia",
    "agree", "co", "done", "get", "nature", "pay", "terras", "wellbeing",  # of Terrabilis
    "borrow", "partner", "repay", "start", "tb", "terrabilis",
    "discards", "draw", "europe", "over", "print", "solved",  # of Terra
    "browser", "ctrl", "help", "home", "install", "ip", "jupyter", "jupyterlab", "no", "pip", "port",
    "root", "ssh", "version", "widgets",  # of the command
    "consent", "data", "json", "load", "overwrite", "resume", "save", "saves", "txt", "undo",
    "class", "cockpit", "disk", "here", "language", "only", "plan", "room", "seats", "toml",  # of a room
    "chrome", "chromium", "edge", "index", "kit", "md", "mm", "pdf", "rules",  # of the print kit
    "by", "do", "futura", "ii", "interval", "kb", "let", "terra", "text", "to", "widget",
}  # fmt: skip

NOVA = {"game-nova-ziemia"}
PATTERNS = {"chart-compare-note", "hint-move", "hint-move-only"}  # names and signs, no words


@cache
def messages(language):
    found = FluentParser().parse(catalog(language)).body
    return {entry.id.name: entry for entry in found if isinstance(entry, ftl.Message)}


class Texts(visitor.Visitor):
    """The texts of a message in all its variants, and the plural forms of each of its choices."""

    def __init__(self):
        self.texts, self.choices = [], []

    def visit_TextElement(self, node):
        self.texts.append(node.value)

    def visit_SelectExpression(self, node):
        self.choices.append({str(getattr(v.key, "name", getattr(v.key, "value", ""))) for v in node.variants})
        self.generic_visit(node)


def read(message):
    found = Texts()
    found.visit(message)
    return found


def said(key, **facts):
    return translate(key, "cs", **facts).replace(NO_BREAK, " ")


def test_every_english_sentence_has_a_czech_one():
    assert set(messages("en")) - set(messages("cs")) == set()


def vocabulary(language):
    texts = [text for message in messages(language).values() for text in read(message).texts]
    return {word.lower() for text in texts for word in re.findall(r"[^\W\d_]{2,}", text)}


def test_no_english_words_are_left():
    assert vocabulary("cs") & vocabulary("en") - SHARED == set()


def test_sentences_are_not_the_english_ones():
    english, czech = messages("en"), messages("cs")
    same = {key for key in czech if english[key].value.equals(czech[key].value, ignored_fields=["span"])}
    assert same <= {"game-terra-futura", "game-terra", "game-terrabilis", "chart-number"} | NOVA | PATTERNS


def test_who_counts_one_counts_few():
    for key, message in messages("cs").items():
        for forms in read(message).choices:
            assert "one" not in forms or {"few", "other"} <= forms, key


@pytest.mark.parametrize(
    ("count", "green", "money", "raw"),
    [
        (1, "1 zelený žeton", "1 žeton peněz", "1 žeton libovolné suroviny"),
        (2, "2 zelené žetony", "2 žetony peněz", "2 žetony libovolných surovin"),
        (5, "5 zelených žetonů", "5 žetonů peněz", "5 žetonů libovolných surovin"),
        (22, "22 zelených žetonů", "22 žetonů peněz", "22 žetonů libovolných surovin"),
    ],
)
def test_amounts_take_the_right_form(count, green, money, raw):
    assert said("amount-green", count=count) == green
    assert said("amount-money", count=count) == money
    assert said("amount-raw", count=count) == raw


@pytest.mark.parametrize(
    ("count", "left", "points"),
    [
        (1, "Zbývá 1 aktivace.", "Výhru přináší 1 bod."),
        (2, "Zbývají 2 aktivace.", "Výhru přinášejí 2 body."),
        (5, "Zbývá 5 aktivací.", "Výhru přináší 5 bodů."),
        (22, "Zbývá 22 aktivací.", "Výhru přináší 22 bodů."),
    ],
)
def test_verbs_follow_the_number(count, left, points):
    assert said("prompt-activate", name="Tým A", count=count).endswith(left)
    assert said("won-by-points", points=count) == points


def test_resources_are_named_in_czech_where_the_fact_is_a_key():
    for kind in (*KINDS, "raw"):
        assert kind not in said("pay-short", kind=kind, lack=2)
    for kind in KINDS:
        for key in ("pay-not-needed", "pay-not-there", "reward-not-paid", "choose-not-open"):
            assert kind not in said(key, kind=kind, cell="b3", money=0)
    assert said("pay-short", kind="red", lack=1).endswith("chybí 1 žeton červené suroviny.")
    assert said("pay-short", kind="goods", lack=5).endswith("chybí 5 žetonů výrobků.")


def test_a_place_reads_well_in_letters_and_in_words():
    for place in ("b3", said("place-where", row=1, column=3)):
        assert said("place-taken", cell=place) == f"{place}: tady už karta leží."


@pytest.mark.parametrize(("spaces", "of"), [(1, "z 1"), (2, "ze 2"), (5, "z 5"), (7, "ze 7")])
def test_prepositions_follow_the_sound_of_the_number(spaces, of):
    assert said("place-pollution", cubes=1, spaces=spaces) == f"znečištění 1 {of}"


def test_titles_of_charts_are_short():
    for key, message in messages("cs").items():
        if re.fullmatch(r"chart-(\w+-title|(axis|unit)-.*)", key):
            assert len("".join(read(message).texts)) <= 36, key


def test_headings_of_data_tables_can_be_typed():
    for key, message in messages("cs").items():
        assert not key.startswith("chart-column-") or NO_BREAK not in "".join(read(message).texts), key


def test_short_words_stay_with_the_next_one():
    for key, message in messages("cs").items():
        for text in read(message).texts:
            assert not re.search(r"(?<!\w)[KkSsVvZzOoUu] (?=\w)", text), (key, text)


def test_quotation_marks_come_in_czech_pairs():
    for key, message in messages("cs").items():
        text = "".join(read(message).texts)
        assert text.count("„") == text.count("“"), key
        assert "”" not in text, key


@pytest.mark.parametrize(
    ("english", "czech"),
    [
        (r"starting cards?\b", r"počáteční"),
        (r"scoring cards?\b", r"bodovací"),
        (r"final activations?\b", r"závěrečn\w+ aktivac"),
        (r"\bpollution transfer\b", r"přesun\w* znečištění"),
        (r"\bassistance\b", r"Výpomoc"),
        (r"\bdiscard pile\b", r"odhazovací\w* hromád"),
        (r"\bterritor(y|ies)\b", r"území"),
        (r"\binactive\b", r"neaktivní"),
        (r"\bpollution\b", r"znečiš"),
    ],
)
def test_terms_are_those_of_the_rulebook(english, czech):
    spoken = messages("cs")
    for key, message in messages("en").items():
        if re.search(english, "".join(read(message).texts), re.IGNORECASE):
            assert re.search(czech, "".join(read(spoken[key]).texts), re.IGNORECASE), key

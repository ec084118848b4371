"""Nouns agree with the numbers before them, in every sentence and language, and for every number."""

import re

import pytest
from test_text import messages, variables

from terra_widgets import text

NUMBERS = (0, 1, 2, 5, 22, -1)
OTHER = 3
# In English: singular and plural. Words that do not change (money, nature, goods) agree with any number.
REGULAR = (
    "action", "activation", "burst", "byte", "card", "cell", "chance", "choice", "coin", "column",
    "combination", "counter", "cube", "disaster", "effect", "exchange", "file", "frame", "game", "goal",
    "infrastructure", "line", "material", "mission", "move", "name", "number", "offer", "place", "player",
    "point", "product", "question", "resource", "round", "row", "second", "service", "sign", "solution",
    "space", "square", "task", "thing", "tile", "time", "token", "turn", "value", "year", "zone",
)  # fmt: skip
ENGLISH = {one: f"{one}s" for one in REGULAR} | {"country": "countries", "crisis": "crises"}
STOP = "holds|takes|needs|no|one|of|in|on|for|and|or|to|from|with|the|at|by|a|is|are|per|not|each"
BETWEEN = rf"(?:(?!(?:{STOP})\b)[a-z][a-z-]* ){{0,2}}"
SUBJECT = r"(?<![-\d.,])(?<!\bof )(?<!\breach )"  # a verb agrees with what does it
# In Czech: one, two to four, and more. Only forms that mean one of these alone; cases share many forms.
CZECH = {
    "bod": ("body", "bodů"), "karta": ("karty", "karet"), "kostka": ("kostky", "kostek"),
    "žeton": ("žetony", "žetonů"), "tah": ("tahy", "tahů"), "hráč": ("hráči", "hráčů"), "hra": ("hry", "her"),
    "akce": ("", "akcí"), "krize": ("", "krizí"), "mise": ("", "misí"), "cíl": ("cíle", "cílů"),
    "stavba": ("stavby", "staveb"), "úkol": ("úkoly", "úkolů"), "zóna": ("zóny", "zón"),
    "aktivace": ("", "aktivací"), "pozice": ("", "pozic"), "sekunda": ("sekundy", "sekund"),
    "směna": ("směny", "směn"), "mince": ("", "mincí"), "výrobek": ("výrobky", "výrobků"),
    "soubor": ("soubory", "souborů"), "kombinace": ("", "kombinací"), "surovina": ("suroviny", "surovin"),
}  # fmt: skip
GENITIVE = r"(?<!\bz )(?<!\bze )(?<!\bdo )(?<!\bod )(?<!\bbez )(?<!\bu )(?<!\bpro )(?<!než )"


# Facts that are words, such as the name of a card.
WORDS = {
    "answer", "asked", "axis", "base", "browser", "card", "cell", "change", "changes", "cheap", "colour",
    "column", "copier", "cost", "crisis", "dear", "decider", "decides", "decision", "east", "effect",
    "field", "file", "folder", "game", "given", "gives", "how", "items", "kind", "known", "learner",
    "letter", "letters", "level", "move", "name", "names", "near", "north", "one", "other", "others",
    "owner", "pairs", "part", "parts", "problem", "publishers", "quoted", "reason", "region", "right",
    "round", "rule", "series", "set", "sign", "source", "south", "square", "squares", "state", "table",
    "tile", "title", "unit", "verb", "wanted", "west", "what", "when", "where", "who", "why", "worth",
}  # fmt: skip


def sentences(language):
    """Every sentence with every number: in all its facts at once, and in each one alone."""
    for key, message in messages(language).items():
        names = variables(message)
        words = dict.fromkeys(names & WORDS, "Zeta")
        numbers = sorted(names - WORDS)
        for number in NUMBERS:
            cases = [dict.fromkeys(numbers, number)]
            cases += [dict.fromkeys(numbers, OTHER) | {name: number} for name in numbers if len(numbers) > 1]
            for facts in cases:
                if key.startswith("lab-") and "count" in facts:
                    facts |= {"games": str(facts["count"])}  # the lab writes it as people do
                yield key, text.translate(key, language, **words, **facts).replace("\N{NO-BREAK SPACE}", " ")


def found_in(language, patterns):
    wrong = set()
    for key, sentence in sentences(language):
        for pattern in patterns:
            hit = pattern.search(sentence)
            if hit:
                wrong.add((key, hit[0]))
    return wrong


def test_english_nouns_agree_with_their_numbers():
    singular, plural = "|".join(ENGLISH), "|".join(ENGLISH.values())
    patterns = [
        re.compile(rf"(?<![\d.,])-?1 {BETWEEN}({plural})\b"),
        re.compile(rf"(?<![\d.,])(0|2|3|5|22) {BETWEEN}({singular})\b(?!')"),
        re.compile(rf"\b[Oo]ne (?!of|brings\b){BETWEEN}({plural})\b"),
        re.compile(rf"{SUBJECT}(-?1|[Oo]ne) {BETWEEN}({singular}) (are|were|have|win|lie|carry|need)\b"),
        re.compile(rf"{SUBJECT}(0|2|3|5|22) {BETWEEN}({plural}) (is|was|has|wins|lies|carries|needs)\b"),
    ]
    assert found_in("en", patterns) == set()


def test_czech_nouns_agree_with_their_numbers():
    one, few, many = CZECH, [few for few, _ in CZECH.values() if few], [many for _, many in CZECH.values()]
    between = r"(?:(?!není|žádná|má|každá)\w+(?:é|ých|ý|á|í|ích|ou) ){0,2}"
    patterns = [
        re.compile(rf"(?<![\d.,])-?1 {between}({'|'.join([*few, *many])})\b"),
        re.compile(rf"(?<![\d.,-])(0|5|22) {between}({'|'.join([*few, *(o for o in one if one[o][0])])})\b"),
        re.compile(rf"(?<![\d.,-]){GENITIVE}(2|3) {between}({'|'.join(many)})\b"),
    ]
    assert found_in("cs", patterns) == set()


@pytest.mark.parametrize("language", text.languages())
def test_a_point_less_than_nothing_is_not_called_one_point(language):
    hidden = re.compile(r"(?<![-\d\N{MINUS SIGN}])1 (point|bod)\b|\b[Oo]ne point|\b[Jj]eden bod", re.UNICODE)
    wrong = set()
    for key, message in messages(language).items():
        names = variables(message)
        for name in names & {"points", "total", "lead"}:
            sentence = text.translate(key, language, **(dict.fromkeys(names, OTHER) | {name: -1}))
            if hidden.search(sentence.replace("\N{NO-BREAK SPACE}", " ")):
                wrong.add(key)
    assert wrong == set()

"""The questions of Terrabilis: no place and no rank is a strategy, and no card answers another."""

import re
from collections import Counter
from itertools import permutations

import pytest

from terra_widgets.games import decks

DECK = decks.load("terrabilis", "terrabilis")
QUIZ = {card.id: card for card in DECK.quiz}
LARGE = {"million": 10**6, "billion": 10**9}
MINUS = "\N{MINUS SIGN}"
MOST = 0.4  # of the questions

# The first card says a number that is the second one's answer, but of another thing.
ANOTHER_THING = {
    ("Q01", "Q24"), ("Q03", "Q24"),  # 12 %: emissions with a price; emissions of half of all people
    ("Q03", "Q16"), ("Q26", "Q16"),  # 2 %: waste with a price, wealth; emissions of aviation
    ("Q10", "Q09"), ("Q11", "Q09"),  # 1.5 °C: a limit that was agreed on; what one year had
    ("Q14", "Q28"),  # 26 %: power stations; goods for other countries
    ("Q27", "Q36"), ("Q49", "Q36"), ("Q53", "Q36"),  # 25 %: trade, materials, burnt waste; energy in the EU
    ("Q27", "Q49"), ("Q36", "Q49"), ("Q53", "Q49"),
    ("Q33", "Q05"), ("Q33", "Q29"), ("Q33", "Q54"),  # Czech electricity; boundaries, countries, waste
    ("Q53", "Q23"),  # 48 %: waste that is recycled; emissions of the upper tenth
}  # fmt: skip
# Whoever knows the answer of the first card, and what stands on it, knows that every answer of the second
# must be below (or above) this number: so all of them are.
BELOW = {
    ("Q14", "Q15"): 26,
    ("Q15", "Q16"): 15,
    ("Q12", "Q10"): 1_050,
    ("Q23", "Q24"): 28,
    ("Q49", "Q48"): 25,
}
ABOVE = {("Q10", "Q12"): 130, ("Q38", "Q39"): 490, ("Q48", "Q49"): 6.9}
# What an infrastructure says about itself tells nothing that is asked.
SAYS_TOO_MUCH = {
    "Q19": ("least gas", "nejmenšími emisemi"), "Q40": ("almost no gas", "téměř bez emisí"),
    "Q42": ("hundredfold", "na zlomek"), "Q51": ("aluminium", "hliník"), "Q59": ("deaths", "obětí"),
}  # fmt: skip


def number(answer):
    """What an answer says as a number; None when it is words."""
    found = re.search(rf"{MINUS}?\d[\d.,]*", answer)
    if found is None:
        return None
    value = float(found[0].replace(",", "").replace(MINUS, "-"))
    return value * next((size for word, size in LARGE.items() if word in answer), 1)


def amount(answer):
    """The number of an answer with its unit, as one text."""
    found = re.search(rf"{MINUS}?\d[\d.,\s]*\s?\S*", answer)
    return answer if found is None else found[0]


NUMBERED = [card for card in DECK.quiz if None not in map(number, card.answers)]


def test_the_right_answer_stands_at_each_letter_about_as_often():
    places = Counter(card.right for card in DECK.quiz)
    assert max(places.values()) <= MOST * len(DECK.quiz)


@pytest.mark.parametrize("size", [float, abs])
def test_the_right_number_is_the_least_middle_or_greatest_about_as_often(size):
    ranks = Counter()
    for card in NUMBERED:
        values = [size(number(answer)) for answer in card.answers]
        ranks[sorted(values).index(values[card.right])] += 1
    assert len(NUMBERED) == 47
    assert max(ranks.values()) <= MOST * len(NUMBERED)


def test_neither_rank_nor_letter_gives_the_other_away():
    both = Counter(
        (sorted(map(number, card.answers)).index(number(card.answers[card.right])), card.right)
        for card in NUMBERED
    )
    assert len(both) == 9
    assert max(both.values()) <= 6


def told(card, language):
    """What whoever has met a card has read on it, but for answers that were wrong."""
    question, note = (card.name, card.note) if language == "en" else (card.names["cs"], card.notes["cs"])
    return f"{question} {answers(card, language)[card.right]} {note}".casefold()


def answers(card, language):
    return card.answers if language == "en" else card.translated["cs"]


@pytest.mark.parametrize("language", ["en", "cs"])
def test_no_question_says_the_number_that_another_asks_for(language):
    found = set()
    for one, other in permutations(DECK.quiz, 2):
        right = re.escape(amount(answers(other, language)[other.right]).casefold().strip())
        if other in NUMBERED and re.search(rf"(?<![\d.,]){right}(?![.,]?\d)", told(one, language)):
            found.add((one.id, other.id))
    assert found == ANOTHER_THING


def test_what_one_question_tells_rules_out_no_answer_of_another():
    for (_, other), limit in BELOW.items():
        assert max(map(number, QUIZ[other].answers)) < limit, other
    for (_, other), limit in ABOVE.items():
        assert min(map(number, QUIZ[other].answers)) > limit, other


def test_questions_that_said_too_much_say_it_no_more():
    assert "427" not in QUIZ["Q07"].note  # what Q08 asks for
    assert "two" not in QUIZ["Q06"].note  # nine boundaries less two are the answer of Q05
    assert "100 billion" not in QUIZ["Q02"].note  # Q04
    assert "500" not in QUIZ["Q11"].name + QUIZ["Q11"].note  # 26 % of it are the answer of Q10
    assert "Eight times" not in QUIZ["Q12"].note  # Q10
    assert "road" not in QUIZ["Q15"].note  # what road traffic leaves is the answer of Q16
    assert "rail" not in QUIZ["Q17"].note  # Q18
    assert "air" not in QUIZ["Q19"].note  # Q20
    assert "41 g" not in QUIZ["Q35"].note  # with 69 % of nuclear power there is one answer left in Q40
    assert "recycled" not in QUIZ["Q52"].note  # Q53
    assert "%" not in QUIZ["Q56"].note  # the mean of three falls is the answer of Q55


def test_no_infrastructure_or_hazard_answers_a_question():
    for card in (*DECK.cards, *DECK.hazards):
        for question, words in SAYS_TOO_MUCH.items():
            for word, note in zip(words, (card.note, card.notes["cs"]), strict=True):
                assert word not in note.casefold(), (card.id, question)

"""What a snapshot of Terrabilis has, beside what all games share."""

from typing import Annotated, Literal, TypedDict

from terra_widgets.games.terrabilis.deck.cards import CATEGORIES, RESOURCES, SOURCES, SQUARES
from terra_widgets.widgets.shapes import GameSnapshot, Secret, Spot

Resource = Annotated[str, tuple(RESOURCES)]
Category = Annotated[str, tuple(CATEGORIES)]
What = Annotated[str, tuple(SQUARES)]
"""What a square is."""


class Amount(TypedDict):  # So many of a resource, also as people write the number
    kind: Resource
    count: int
    shown: str


class Place(Spot):  # What can be clicked, and else says why not
    label: str


class CardRow(TypedDict):  # One row of an infrastructure card
    kind: Annotated[str, ("cost", "bonus", "takes", "pays", "gain", "tax")]
    label: str
    amounts: list[Amount]


class Infrastructure(TypedDict):  # An infrastructure card
    id: str
    name: str
    note: str
    category: Category
    source: Annotated[str, ("", *SOURCES)]
    sort: str
    points: int
    rows: list[CardRow]
    label: str


class CardAction(Place):  # What can be done with a card in the hand
    key: str
    name: str


class HeldCard(Infrastructure):  # A card in the hand
    actions: list[CardAction]


class Square(TypedDict):  # A square of the path; `here`: the country on turn stands on it
    number: int
    what: What
    name: str
    note: str
    pawns: list[int]
    here: bool
    label: str


class Dice(TypedDict):  # The last throw
    pips: list[int]
    label: str


class Path(TypedDict):  # The path around the board
    title: str
    squares: list[Square]
    dice: Dice | None


class Zone(TypedDict):  # The Impact zone from the bottom up; `burst` and `changed` are about the last move
    title: str
    places: list[Annotated[str, ("black", "nature", "wellbeing", "free")]]
    lying: int
    capacity: int
    bursts: int
    most: int
    lost: bool
    burst: bool
    changed: str
    text: str
    label: str


class Pile(Place):  # A pile of infrastructures
    category: Category
    name: str
    count: int


class Piles(TypedDict):  # The three piles
    title: str
    piles: list[Pile]


class Loan(Place):  # A button of the bank
    key: str
    note: str


class OthersLoan(Loan):  # A button of the bank for a country that does not decide now
    seat: int


class Bank(TypedDict):  # The bank; `others`: what those may do who do not decide
    title: str
    text: str
    loans: list[Loan]
    others_text: str
    others: list[OthersLoan]


class CountryMark(TypedDict):  # What is special about a country
    key: Annotated[str, ("member", "loan", "out")]
    label: str


class Stock(TypedDict):  # What a country has of a resource, and how the last move changed it
    kind: Resource
    name: str
    count: int
    shown: str
    change: int
    changed: str


class Country(TypedDict):  # A country
    seat: int
    name: str
    label: str
    deciding: bool
    out: bool
    marks: list[CountryMark]
    stocks: list[Stock]
    built: list[Infrastructure]
    built_label: str
    held: str
    gain: str
    tax: str


class Hand(Secret):  # The cards in the hand; `needed`: the decision is about them
    title: str
    needed: bool
    cards: list[HeldCard]


class HazardFace(TypedDict):  # What is printed on a hazard card; `ours` says where it leaves the printed game
    card: str
    name: str
    text: str
    note: str
    gets: list[Amount]
    pays: list[Amount]
    ours: str


class SquareEvent(HazardFace):  # The square that is to be dealt with
    what: What
    title: str


class Verdict(TypedDict):  # Whether an answer was right
    right: bool
    text: str


class QuizAnswer(Place):  # An answer to choose
    letter: str
    answer: str
    mark: Annotated[str, ("right", "wrong")] | None


class Question(TypedDict):  # A question, open or answered
    open: bool
    title: str
    question: str
    verdict: Verdict | None
    answers: list[QuizAnswer]
    note: str
    source: str


class Quiz(Question):  # The last question; `fresh`: it was answered with the last move
    fresh: bool


class Partner(Place):  # A country to trade with
    seat: int
    name: str
    member: bool


class Addition(Place):  # A button that puts more into an offer
    key: str
    plus: str


class Offered(TypedDict):  # What is offered of a resource
    kind: Resource
    name: str
    count: int
    shown: str
    has: str
    adds: list[Addition]


class OfferedCard(TypedDict):  # The card that is offered, or asked for
    name: str
    text: str


class Side(TypedDict):  # One side of an offer; `wants`: the kinds of card that can be asked for
    side: Literal["give", "ask"]
    seat: int
    title: str
    kinds: list[Offered]
    card: OfferedCard | None
    wants: list[Addition]


class Alliance(TypedDict):  # The table of the Alliance
    title: str
    text: str
    partners: list[Partner]
    sides: list[Side]


class Parts(TypedDict):  # The board of Terrabilis
    path: Path
    zone: Zone
    piles: Piles
    bank: Bank
    countries: list[Country]
    hand: Hand
    event: SquareEvent | None
    quiz: Quiz | None
    alliance: Alliance | None


class Snapshot(GameSnapshot, Parts):
    """A table of Terrabilis."""

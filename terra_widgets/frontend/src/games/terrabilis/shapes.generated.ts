// Made from terra_widgets/games/terrabilis/screen/shapes.py by `python3 run.py build`; do not edit.
import type { Aim, Answer, Can, Choice, Cover, Deed, Ended, Foretold, GuideStep, HintPart, HowPicture, Language, LegendLine, Log, Notice, Prompt, RulesPart, Score, Seat } from "../../board/shapes.generated";

export type Resource = "nature" | "wellbeing" | "energy" | "terras";

export type Category = "economic" | "services" | "energy";

export type What = "start" | "development" | "quiz" | "hazard" | "slush" | "alliance" | "disaster" | "conflict";

/** So many of a resource, also as people write the number */
export interface Amount {
  kind: Resource;
  count: number;
  shown: string;
}

/** What can be clicked, and else says why not */
export interface Place {
  move: string | null;
  why: string | null;
  label: string;
}

/** One row of an infrastructure card */
export interface CardRow {
  kind: "cost" | "bonus" | "takes" | "pays" | "gain" | "tax";
  label: string;
  amounts: Amount[];
}

/** An infrastructure card */
export interface Infrastructure {
  id: string;
  name: string;
  note: string;
  category: Category;
  source: "" | "fossil" | "renewable" | "nuclear";
  sort: string;
  points: number;
  rows: CardRow[];
  label: string;
}

/** What can be done with a card in the hand */
export interface CardAction {
  move: string | null;
  why: string | null;
  label: string;
  key: string;
  name: string;
}

/** A card in the hand */
export interface HeldCard {
  id: string;
  name: string;
  note: string;
  category: Category;
  source: "" | "fossil" | "renewable" | "nuclear";
  sort: string;
  points: number;
  rows: CardRow[];
  label: string;
  actions: CardAction[];
}

/** A square of the path; `here`: the country on turn stands on it */
export interface Square {
  number: number;
  what: What;
  name: string;
  note: string;
  pawns: number[];
  here: boolean;
  label: string;
}

/** The last throw */
export interface Dice {
  pips: number[];
  label: string;
}

/** The path around the board */
export interface Path {
  title: string;
  squares: Square[];
  dice: Dice | null;
}

/** The Impact zone from the bottom up; `burst` and `changed` are about the last move */
export interface Zone {
  title: string;
  places: ("black" | "nature" | "wellbeing" | "free")[];
  lying: number;
  capacity: number;
  bursts: number;
  most: number;
  lost: boolean;
  burst: boolean;
  changed: string;
  text: string;
  label: string;
}

/** A pile of infrastructures */
export interface Pile {
  move: string | null;
  why: string | null;
  label: string;
  category: Category;
  name: string;
  count: number;
}

/** The three piles */
export interface Piles {
  title: string;
  piles: Pile[];
}

/** A button of the bank */
export interface Loan {
  move: string | null;
  why: string | null;
  label: string;
  key: string;
  note: string;
}

/** A button of the bank for a country that does not decide now */
export interface OthersLoan {
  move: string | null;
  why: string | null;
  label: string;
  key: string;
  note: string;
  seat: number;
}

/** The bank; `others`: what those may do who do not decide */
export interface Bank {
  title: string;
  text: string;
  loans: Loan[];
  others_text: string;
  others: OthersLoan[];
}

/** What is special about a country */
export interface CountryMark {
  key: "member" | "loan" | "out";
  label: string;
}

/** What a country has of a resource, and how the last move changed it */
export interface Stock {
  kind: Resource;
  name: string;
  count: number;
  shown: string;
  change: number;
  changed: string;
}

/** A country */
export interface Country {
  seat: number;
  name: string;
  label: string;
  deciding: boolean;
  out: boolean;
  marks: CountryMark[];
  stocks: Stock[];
  built: Infrastructure[];
  built_label: string;
  held: string;
  gain: string;
  tax: string;
}

/** The cards in the hand; `needed`: the decision is about them */
export interface Hand {
  seat: number | null;
  name: string;
  hidden: boolean;
  handover: string | null;
  title: string;
  needed: boolean;
  cards: HeldCard[];
}

/** What is printed on a hazard card; `ours` says where it leaves the printed game */
export interface HazardFace {
  card: string;
  name: string;
  text: string;
  note: string;
  gets: Amount[];
  pays: Amount[];
  ours: string;
}

/** The square that is to be dealt with */
export interface SquareEvent {
  card: string;
  name: string;
  text: string;
  note: string;
  gets: Amount[];
  pays: Amount[];
  ours: string;
  what: What;
  title: string;
}

/** Whether an answer was right */
export interface Verdict {
  right: boolean;
  text: string;
}

/** An answer to choose */
export interface QuizAnswer {
  move: string | null;
  why: string | null;
  label: string;
  letter: string;
  answer: string;
  mark: "right" | "wrong" | null;
}

/** A question, open or answered */
export interface Question {
  open: boolean;
  title: string;
  question: string;
  verdict: Verdict | null;
  answers: QuizAnswer[];
  note: string;
  source: string;
}

/** The last question; `fresh`: it was answered with the last move */
export interface Quiz {
  open: boolean;
  title: string;
  question: string;
  verdict: Verdict | null;
  answers: QuizAnswer[];
  note: string;
  source: string;
  fresh: boolean;
}

/** A country to trade with */
export interface Partner {
  move: string | null;
  why: string | null;
  label: string;
  seat: number;
  name: string;
  member: boolean;
}

/** A button that puts more into an offer */
export interface Addition {
  move: string | null;
  why: string | null;
  label: string;
  key: string;
  plus: string;
}

/** What is offered of a resource */
export interface Offered {
  kind: Resource;
  name: string;
  count: number;
  shown: string;
  has: string;
  adds: Addition[];
}

/** The card that is offered, or asked for */
export interface OfferedCard {
  name: string;
  text: string;
}

/** One side of an offer; `wants`: the kinds of card that can be asked for */
export interface Side {
  side: "give" | "ask";
  seat: number;
  title: string;
  kinds: Offered[];
  card: OfferedCard | null;
  wants: Addition[];
}

/** The table of the Alliance */
export interface Alliance {
  title: string;
  text: string;
  partners: Partner[];
  sides: Side[];
}

/** The board of Terrabilis */
export interface Parts {
  path: Path;
  zone: Zone;
  piles: Piles;
  bank: Bank;
  countries: Country[];
  hand: Hand;
  event: SquareEvent | null;
  quiz: Quiz | null;
  alliance: Alliance | null;
}

/** A table of Terrabilis. */
export interface Snapshot {
  number: number;
  answer: Answer | null;
  language: string;
  words: Record<string, string>;
  announce: string;
  gone: string;
  game: string;
  languages: Language[];
  title: string;
  round: string;
  prompt: Prompt;
  seats: Seat[];
  choices: Choice[];
  quiet: string[];
  foretold: Record<string, Foretold>;
  score: Score;
  log: Log;
  since: Deed[];
  notices: Notice[];
  can: Can;
  hint: HintPart;
  auto: boolean;
  watch: string | null;
  outcome: Ended | null;
  cover: Cover | null;
  guide: GuideStep | null;
  charts: boolean;
  aim: Aim;
  how: HowPicture[];
  rules: RulesPart[];
  legend: LegendLine[];
  letters: Record<string, string>;
  path: Path;
  zone: Zone;
  piles: Piles;
  bank: Bank;
  countries: Country[];
  hand: Hand;
  event: SquareEvent | null;
  quiz: Quiz | null;
  alliance: Alliance | null;
}

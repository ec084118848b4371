// Made from terra_widgets/games/terra_futura/screen/shapes.py by `python3 run.py build`; do not edit.
import type { Aim, Answer, Can, Choice, Cover, Deed, Ended, Foretold, GuideStep, HintPart, HowPicture, Language, LegendLine, Log, Notice, Prompt, RulesPart, Score, Seat, Spot } from "../../board/shapes.generated";

export type Kind = "green" | "red" | "yellow" | "food" | "construction" | "goods" | "money" | "pollution";

/** So many of a kind */
export interface Amount {
  kind: Kind;
  count: number;
}

/** An effect of a card; `any_cost` is how many raw materials of any kind it costs */
export interface Effect {
  part: "top" | "bottom";
  kind: "gain" | "exchange" | "transfer" | "assistance";
  cost: Amount[];
  any_cost: number;
  gives: Amount[];
  choices: ("raw" | "raw_or_money")[];
  pollution: number;
  label: string;
}

/** What is printed on every card */
export interface Printed {
  id: string;
  name: string;
  theme: string;
  theme_label: string;
  note: string;
}

/** A card of the market or of a territory */
export interface Card {
  id: string;
  name: string;
  theme: string;
  theme_label: string;
  note: string;
  level: "start" | "I" | "II";
  spaces: number;
  effects: Effect[];
  spoken: string;
}

/** A move at a card: the effect that it uses, or the kind that it pays */
export interface CardMove {
  move: string;
  label: string;
  effect: number | null;
  kind: Kind | null;
}

/** A place of a territory; `lands`: a card that is taken now could be placed here */
export interface Cell {
  cell: string;
  card: Card | null;
  tokens: Amount[];
  cubes: number;
  inactive: boolean;
  pending: boolean;
  acting: boolean;
  moves: CardMove[];
  why: string | null;
  activates: string[];
  lands: boolean;
  label: string;
}

/** A player's cards and the places around them */
export interface Territory {
  seat: number;
  name: string;
  label: string;
  columns: string[];
  rows: string[];
  cells: Record<string, Cell>;
}

/** A deck of the market */
export interface DrawPile {
  move: string | null;
  why: string | null;
  count: number;
  label: string;
}

/** A discard pile of the market */
export interface DiscardPile {
  count: number;
  label: string;
  top: Card | null;
}

/** A card that can be taken, or where one is missing */
export interface MarketCard {
  move: string | null;
  why: string | null;
  place: number;
  card: Card | null;
  label: string;
}

/** One level of the market */
export interface MarketRow {
  level: "I" | "II";
  label: string;
  deck: DrawPile;
  pile: DiscardPile;
  discard: Spot;
  cards: MarketCard[];
}

/** Both levels */
export interface Market {
  rows: MarketRow[];
  used: boolean;
}

/** How much of a kind is left in the supply */
export interface Stock {
  kind: Kind;
  label: string;
  count: number;
}

/** What is printed on a scoring card */
export interface ScoringFace {
  id: string;
  name: string;
  theme: string;
  theme_label: string;
  note: string;
  set: Amount[];
  points: number;
  pattern: number[];
  label: string;
}

/** A scoring card of a player: at the end all lie open; `worth`: what its set would bring now. */
export interface ScoringCard {
  id: string;
  name: string;
  theme: string;
  theme_label: string;
  note: string;
  set: Amount[];
  points: number;
  pattern: number[];
  label: string;
  worth: Foretold;
  chosen: ("pattern" | "set")[];
  seat: number;
  owner: string;
}

/** One thing of a price, and whether it is paid */
export interface Chip {
  kind: "green" | "red" | "yellow" | "food" | "construction" | "goods" | "money" | "raw";
  paid: boolean;
}

/** A price that is being paid, and what comes for it */
export interface Payment {
  chips: Chip[];
  label: string;
}

/** The scoring cards that this screen may show */
export interface Scoring {
  seat: number | null;
  name: string;
  hidden: boolean;
  handover: string | null;
  cards: ScoringCard[];
}

/** The board of Terra Futura */
export interface Parts {
  market: Market;
  hand: Card | null;
  payment: Payment | null;
  territories: Territory[];
  supply: Stock[];
  scoring: Scoring;
}

/** A table of Terra Futura. */
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
  market: Market;
  hand: Card | null;
  payment: Payment | null;
  territories: Territory[];
  supply: Stock[];
  scoring: Scoring;
}

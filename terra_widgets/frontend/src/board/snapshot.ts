// What Python sends: one snapshot, replaced whole. All sentences are in the person's language.
import type { LabIntent } from "../lab/snapshot";

export type Kind =
  | "green" | "red" | "yellow" | "food" | "construction" | "goods" | "money" | "pollution" | "raw";

export interface Amount { kind: Kind; count: number }

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

export interface Card {
  id: string;
  level: string;
  name: string;
  theme: string;
  theme_label: string;
  spaces: number;
  note: string;
  effects: Effect[];
}

export interface Move {
  move: string;
  label: string;
  effect?: number | null;
  kind?: Kind | null;
  /** What it would bring, in a few words. */
  note?: string;
}

export interface Cell {
  cell: string;
  card: Card | null;
  tokens: Amount[];
  cubes: number;
  inactive: boolean;
  pending: boolean;
  acting: boolean;
  moves: Move[];
  why: string | null;
  activates: string[];
  /** A card that is taken now could be placed here. */
  lands: boolean;
  label: string;
}

export interface Territory {
  seat: number;
  name: string;
  label: string;
  columns: string[];
  rows: string[];
  cells: Record<string, Cell>;
}

export interface MarketCard {
  place: number;
  card: Card | null;
  move: string | null;
  why: string | null;
  label: string;
}

export interface MarketRow {
  level: string;
  label: string;
  deck: { count: number; label: string; move: string | null; why: string | null };
  pile: { count: number; label: string; top: Card | null };
  discard: { move: string | null; why: string | null; label?: string };
  cards: MarketCard[];
}

export interface ScoringCard {
  id: string;
  name: string;
  theme: string;
  theme_label?: string;
  set: Amount[];
  points: number;
  pattern: number[];
  note: string;
  label?: string;
  chosen: ("pattern" | "set")[];
  /** Whose it is: at the end all players' cards lie open. */
  seat: number;
  owner: string;
}

/** A part that only one player may see; people who share a screen hand it over. */
export interface Secret {
  seat: number | null;
  name: string;
  hidden: boolean;
  handover: string | null;
}

export interface Scoring extends Secret { cards: ScoringCard[] }

export interface ScoreLine { key: string; label: string; amount: number; points: number }

export interface ScoreRow {
  seat: number;
  name: string;
  total: number;
  lines: ScoreLine[];
  winner: boolean;
}

/** What every snapshot has, whichever widget shows it. */
export interface Shown {
  number: number;
  answer: { id: string | null; error: string | null } | null;
  language: string;
  languages: { code: string; name: string }[];
  words: Record<string, string>;
  title: string;
  announce: string;
  gone: string;
}

/** What the snapshots of all games have. */
export interface Shared extends Shown {
  /** Which game it is: which table is drawn. */
  game: string;
  round: string;
  prompt: {
    seat: number | null;
    name: string;
    decision: string;
    text: string;
    automatic: boolean;
  };
  seats: Seat[];
  choices: Move[];
  score: { final: boolean; rows: ScoreRow[]; why: string | null };
  log: {
    entries: { step: number; seat: number | null; text: string }[];
    first: number;
    last: number;
    looking: number | null;
  };
  can: { undo: boolean; undo_why: string | null; redo: boolean; redo_why: string | null };
  auto: boolean;
  watch: string | null;
  outcome: null | { winners: string[]; text: string };
  guide: null | {
    step: number;
    steps: number;
    title: string;
    text: string;
    done: boolean;
    left: boolean;
    highlight: string[];
  };
}

export interface Seat {
  seat: number;
  name: string;
  automatic: boolean;
  turn: boolean;
  /** None where nobody has points of their own. */
  points: number | null;
  cubes?: number;
  cards?: number;
  /** What else a game shows of a player: a sign, a number, and what it counts. */
  marks?: { sign: string; count: number; label: string }[];
}

/** A table of Terra Futura. */
export interface Snapshot extends Shared {
  market: { rows: MarketRow[] };
  hand: Card | null;
  territories: Territory[];
  supply: { kind: Kind; label: string; count: number }[];
  scoring: Scoring;
}

/** What a person wants: a message to Python, without its id and the number it was made from. */
export type Intent = TableIntent | LabIntent;

type TableIntent =
  | { move: string }
  | { do: "undo" | "redo" | "skip" | "advance" | "handover" | "hide" | "hint" }
  | { look: number | null }
  | { language: string }
  | { auto: boolean }
  | { guide: "next" | "leave" | "resume" };

export type Send = (intent: Intent, from?: string) => void;

/** What every component takes. */
export interface Seen<S extends Shared = Snapshot> { snapshot: S; send: Send }

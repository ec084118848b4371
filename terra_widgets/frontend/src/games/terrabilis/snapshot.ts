// What Python sends of a table of Terrabilis.
import type { Secret, Seen as SeenBy, Shared } from "../../board/snapshot";

export interface Amount { kind: string; count: number; shown: string }

/** Something that can be done here, or why not. */
export interface Place { label: string; move: string | null; why: string | null }

export interface Infrastructure {
  id: string;
  name: string;
  note: string;
  category: string;
  source: string;
  sort: string;
  points: number;
  rows: { kind: string; label: string; amounts: Amount[] }[];
  label: string;
}

export interface HeldCard extends Infrastructure { actions: (Place & { key: string; name: string })[] }

export interface Square {
  number: number;
  what: string;
  name: string;
  note: string;
  pawns: number[];
  /** The country on turn stands here. */
  here: boolean;
  label: string;
}

export interface Zone {
  title: string;
  /** From the bottom up: black, nature, wellbeing or free. */
  places: string[];
  lying: number;
  capacity: number;
  bursts: number;
  most: number;
  lost: boolean;
  /** It burst with the last move. */
  burst: boolean;
  /** How many counters came or went with the last move. */
  changed: string;
  text: string;
  label: string;
}

export interface Stock {
  kind: string;
  name: string;
  count: number;
  shown: string;
  change: number;
  changed: string;
}

export interface Country {
  seat: number;
  name: string;
  label: string;
  deciding: boolean;
  out: boolean;
  marks: { key: string; label: string }[];
  stocks: Stock[];
  built: Infrastructure[];
  built_label: string;
  held: string;
  gain: string;
  tax: string;
}

export interface Quiz {
  open: boolean;
  /** It was answered with the last move. */
  fresh: boolean;
  title: string;
  question: string;
  verdict: { right: boolean; text: string } | null;
  answers: (Place & { letter: string; answer: string; mark: "right" | "wrong" | null })[];
  note: string;
  source: string;
}

export interface Side {
  side: "give" | "ask";
  seat: number;
  title: string;
  kinds: {
    kind: string;
    name: string;
    count: number;
    shown: string;
    has: string;
    adds: (Place & { key: string; plus: string })[];
  }[];
  card: { name: string; text: string } | null;
}

export interface Snapshot extends Shared {
  path: { title: string; squares: Square[]; dice: { pips: number[]; label: string } | null };
  zone: Zone;
  piles: { title: string; piles: (Place & { category: string; name: string; count: number })[] };
  bank: { title: string; text: string; loans: (Place & { key: string; note: string })[] };
  countries: Country[];
  hand: Secret & { title: string; needed: boolean; cards: HeldCard[] };
  event: null | {
    what: string;
    title: string;
    name: string;
    text: string;
    note: string;
    gets: Amount[];
    pays: Amount[];
  };
  quiz: Quiz | null;
  alliance: null | {
    title: string;
    text: string;
    partners: (Place & { seat: number; name: string; member: boolean })[];
    sides: Side[];
  };
}

export type Seen = SeenBy<Snapshot>;

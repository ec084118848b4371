// What Python sends of a table of Terra, beside what all games share.
import type { Move, Secret, Shared } from "../../board/snapshot";

export type Colour = "green" | "blue" | "red";

export interface Solution {
  card: string;
  colour: Colour;
  value: number;
  name: string;
  note: string;
  label: string;
}

/** Something that can be clicked when it has moves, and else says why not. */
interface Doing { label: string; moves: Move[]; why: string | null }

export interface Crisis extends Doing {
  crisis: string;
  colour: Colour;
  name: string;
  note: string;
  threat: number;
  region: string;
  total: number;
  cards: Solution[];
  /** This turn's player has played on it. */
  helped?: boolean;
}

export interface Answer {
  seat: number;
  name: string;
  state: "gave" | "passed" | "asked" | "waits";
  card: Solution | null;
  label: string;
}

export interface Impending extends Crisis { title: string; answers: Answer[] }

export interface Region {
  region: string;
  name: string;
  label: string;
  count: number;
  limit: number;
  coming: boolean;
  crises: Crisis[];
}

export interface Gauge {
  limit: string;
  title: string;
  most: number;
  bars: { colour: Colour | null; name: string; count: number; label: string }[];
  near: string | null;
  reached: boolean;
}

export interface Combination { cards: Solution[]; worth: number; label: string }

export interface Own extends Secret {
  title: string;
  combinations_title: string;
  cards: (Solution & Doing)[];
  combinations: (Combination & Doing)[];
  hoard_title: string;
  hoard: Combination[];
}

export interface Player {
  seat: number;
  name: string;
  hand: number;
  most: number;
  given: number;
  given_label: string;
  hoards: (Combination | null)[];
  team: string | null;
  label: string;
}

export interface Pawn { seats: number[]; points: number; label: string }

export interface TerraSnapshot extends Shared {
  world: { title: string; regions: Region[] };
  pile: Doing & { title: string; count: number; whole: number; text: string; solved: string };
  impending: Impending | null;
  limits: { title: string; note: string; gauges: Gauge[] };
  own: Own;
  players: { title: string; rows: Player[] };
  track: { title: string; end: number; pawns: Pawn[] };
}

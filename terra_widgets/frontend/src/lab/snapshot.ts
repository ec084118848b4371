// What Python sends to a lab: one snapshot, replaced whole.
import type { WidgetSnapshot } from "../board/shapes.generated";

export interface Choice<T = string> { value: T; label: string }

export interface Seat {
  label: string;
  kind: string;
  strength: number | null;
  strength_label: string;
  remove: string;
}

export interface Choices {
  game: { value: string; choices: Choice[] };
  seats: Seat[];
  /** Some kinds have a strength: the usual one, and the greatest. */
  kinds: (Choice & { usual: number | null; most: number })[];
  add: boolean;
  remove: boolean;
  rule: {
    value: string;
    choices: Choice[];
    text: string;
    source: string;
    strength: null | { value: number; most: number; texts: string[] };
  };
  games: { value: number; label: string; choices: Choice<number>[] };
  seed: number;
}

/** A picture (SVG) for light pages; on dark ones these colours stand in the place of its own, in order. */
export interface PictureSent { width: number; svg: string; dark: string[] }

export interface LabSnapshot extends WidgetSnapshot {
  languages: { code: string; name: string }[];
  title: string;
  subtitle: string;
  choices: Choices;
  auto: boolean;
  measure: { value: string; choices: Choice[]; text: string };
  run: {
    state: "none" | "running" | "stopping" | "done" | "stopped" | "failed";
    done: number;
    games: number;
    text: string;
    begin: string;
  };
  summary: string;
  changed: string | null;
  /** The chart is of the run before: the new one has no games yet. */
  waiting: boolean;
  /** The narrowest picture comes first. */
  chart: null | { label: string; pictures: PictureSent[] };
  table: null | { caption: string; columns: string[]; rows: string[][] };
  keep: { can: boolean; name: string; longest: number };
  kept: { number: number; name: string; text: string; compared: boolean; sign: PictureSent; remove: string }[];
}

export type LabIntent =
  | { do: "run" | "stop" }
  | { game: string }
  | { players: string[] }
  | { rule: string }
  | { strength: number | boolean }
  | { games: number | string }
  | { seed: number | string }
  | { measure: string }
  | { keep: string }
  | { remove: number }
  | { compare: number | null }
  | { export: "csv" | "png" | "html" };

export type LabSend = (intent: LabIntent | { auto: boolean } | { language: string }, from?: string) => void;

/** What the parts of a lab take. */
export interface LabSeen { snapshot: LabSnapshot; send: LabSend }

/** The fixed words of a lab. Python sends each of them. */
export const LAB_WORDS = [
  "game", "language", "setup", "players", "strength", "add", "rule", "on", "games", "seed", "seed-text",
  "auto", "stop", "results", "measure", "numbers", "keep", "name", "compare", "alone", "export",
  "csv", "png", "html",
] as const;

export type LabWord = (typeof LAB_WORDS)[number];

/** A word in the person's language; its key if Python did not send it. */
export function word(snapshot: LabSnapshot, key: LabWord): string {
  return snapshot.words[key] ?? key;
}

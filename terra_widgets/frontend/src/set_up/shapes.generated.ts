// Made from terra_widgets/set_up/shapes.py by `python3 run.py build`; do not edit.
import type { Answer, Language } from "../board/shapes.generated";

export type Word = "language" | "game" | "players" | "name" | "plays" | "strength" | "add" | "remove" | "length" | "start" | "again";

/** Something to choose, with a few more words about it */
export interface SetUpChoice {
  value: string;
  label: string;
  note: string;
}

/** One part of a picture */
export interface Shape {
  fill: string;
  path: string;
}

/** One seat: a person with a name to type, or an automatic player with a face, a way and a strength. */
export interface SeatOffer {
  seat: number;
  automatic: boolean;
  name: string;
  label: string;
  kind: string;
  about: string;
  strength: string;
  strengths: SetUpChoice[];
  face: Shape[];
}

/** The table that was set up, once it is there */
export interface Laid {
  number: number;
  title: string;
  text: string;
}

/** The card; `laid` when a table was made of it, `lengths` empty for games that have one length only. */
export interface SetUpSnapshot {
  number: number;
  answer: Answer | null;
  language: string;
  words: Record<string, string>;
  announce: string;
  gone: string;
  languages: Language[];
  title: string;
  games: SetUpChoice[];
  game: string;
  note: string;
  seats: SeatOffer[];
  kinds: SetUpChoice[];
  add: boolean;
  remove: boolean;
  lengths: SetUpChoice[];
  length: string;
  length_note: string;
  laid: Laid | null;
}

/** A name for a person */
export interface SeatName {
  seat: number;
  name: string;
}

/** A kind of automatic player, with its strength if it is not the usual one */
export interface SeatKind {
  seat: number;
  kind: string;
}

/** What a person wants of the card */
export type SetUpIntent =
  { language: string } |
  { game: string } |
  { name: SeatName } |
  { kind: SeatKind } |
  { add: null } |
  { remove: number } |
  { length: string } |
  { start: null } |
  { again: null };

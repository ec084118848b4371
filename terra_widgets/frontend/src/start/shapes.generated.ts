// Made from terra_widgets/start_page/shapes.py by `python3 run.py build`; do not edit.
import type { Answer, Language } from "../board/shapes.generated";

export type Role = "learn" | "teach" | "workshop";

export type Section = "games" | "lessons" | "position" | "resume";

export type Does = "open" | "go" | "file" | "print";

export type Word = "language" | "role" | "first" | "people" | "guide" | "kept" | "kept-none" | "code" | "code-note" | "go" | "take" | "position" | "position-note" | "set-up" | "example" | "wait" | "choose";

/** Who somebody is */
export interface RoleChoice {
  value: Role;
  label: string;
}

/** What to do first: opens something below, goes to a part of the page, opens a file, or prints. */
export interface Step {
  title: string;
  text: string;
  label: string;
  does: Does;
  what: string;
}

/** A game to play; `guided` is empty where it has no guided first game */
export interface GameOffer {
  name: string;
  title: string;
  text: string;
  players: string;
  play: string;
  guided: string;
}

/** A lesson; files are named as seen from the notebook, and empty where there is none near it. */
export interface LessonOffer {
  name: string;
  language: string;
  number: string;
  title: string;
  question: string;
  about: string;
  game: string;
  notebook: string;
  guide: string;
}

/** A game of the folder; the page fills `when` into its text */
export interface KeptGame {
  id: string;
  title: string;
  text: string;
  when: number;
}

/** What is shown below the page; not ready: it is being made */
export interface Below {
  number: number;
  title: string;
  ready: boolean;
}

/** How many people share the screen */
export interface NumberOfPeople {
  value: number;
  choices: number[];
}

/** The start page; `order` says which part comes first for this person. */
export interface StartSnapshot {
  number: number;
  answer: Answer | null;
  language: string;
  words: Record<string, string>;
  announce: string;
  gone: string;
  languages: Language[];
  title: string;
  subtitle: string;
  role: Role;
  roles: RoleChoice[];
  steps: Step[];
  order: Section[];
  headings: Record<string, string>;
  people: NumberOfPeople;
  games: GameOffer[];
  lessons: LessonOffer[];
  lessons_note: string;
  kept: KeptGame[];
  position: string;
  problem: string;
  below: Below | null;
}

/** What a person wants of the start page */
export type StartIntent =
  { language: string } |
  { role: Role } |
  { people: number } |
  { open: string } |
  { take: string } |
  { code: string } |
  { position: string } |
  { example: string } |
  { print: null };

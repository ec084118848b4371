// Made from terra_widgets/widgets/shapes.py by `python3 run.py build`; do not edit.

export type Word = "undo" | "redo" | "language" | "auto" | "skip" | "market" | "pile" | "discard" | "hand" | "supply" | "scoring" | "score" | "log" | "total" | "points" | "winner" | "inactive" | "show" | "hide" | "back" | "looking" | "automatic" | "choices" | "territories" | "pattern" | "set" | "secret" | "next" | "leave" | "resume" | "cubes" | "cards" | "now" | "empty" | "settings" | "more" | "close" | "fill" | "players" | "since" | "first" | "earlier" | "later";

/** Which message was answered, and the sentence if it was refused */
export interface Answer {
  id: string | null;
  error: string | null;
}

/** A language to choose */
export interface Language {
  code: string;
  name: string;
}

/** What every snapshot has, whichever widget shows it */
export interface WidgetSnapshot {
  number: number;
  answer: Answer | null;
  language: string;
  words: Record<string, string>;
  announce: string;
  gone: string;
}

/** A move that can be made, and in a few words what it would bring */
export interface Move {
  move: string;
  label: string;
  note?: string;
}

/** A move that lies on no place of the board; `kind` names the picture on its button */
export interface Choice {
  move: string;
  label: string;
  kind: string | null;
}

/** A move that can be made here, or why not */
export interface Spot {
  move: string | null;
  why: string | null;
}

/** A part that only one player may see; people who share a screen hand it over */
export interface Secret {
  seat: number | null;
  name: string;
  hidden: boolean;
  handover: string | null;
}

/** What lies over the whole table until the next player says to be there */
export interface Cover {
  seat: number;
  name: string;
  title: string;
  text: string;
  show: string;
}

/** Who must decide, and what */
export interface Prompt {
  seat: number | null;
  name: string;
  decision: string;
  text: string;
  automatic: boolean;
}

/** Something that is counted beside a player's name: a picture, a number, and what it counts. */
export interface Mark {
  sign: string;
  count: number;
  label: string;
}

/** What a game shows of a player beside the name; no points where nobody has any of their own. */
export interface SeatFacts {
  points: number | null;
  marks: Mark[];
}

/** A player in the bar on top */
export interface Seat {
  points: number | null;
  marks: Mark[];
  seat: number;
  name: string;
  automatic: boolean;
  turn: boolean;
}

/** One line of a count */
export interface ScoreLine {
  key: string;
  label: string;
  amount: number;
  points: number;
}

/** One player's column of the score sheet */
export interface ScoreRow {
  seat: number;
  name: string;
  total: number;
  lines: ScoreLine[];
  winner: boolean;
}

/** The count so far, or the final one */
export interface Score {
  final: boolean;
  rows: ScoreRow[];
  why: string | null;
}

/** What came of one move */
export interface LogEntry {
  step: number;
  seat: number | null;
  text: string;
}

/** The last moves; `looking` is the step that is looked back at */
export interface Log {
  entries: LogEntry[];
  first: number;
  last: number;
  looking: number | null;
}

/** Whether there is a way back and forth, or why not */
export interface Can {
  undo: boolean;
  undo_why: string | null;
  redo: boolean;
  redo_why: string | null;
}

/** How a game ended */
export interface Ended {
  winners: string[];
  text: string;
}

/** The step of a guided game; `highlight` names parts and places */
export interface GuideStep {
  step: number;
  steps: number;
  title: string;
  text: string;
  done: boolean;
  left: boolean;
  highlight: string[];
}

/** What the snapshots of all games have; each game adds its `Parts` */
export interface GameSnapshot {
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
  score: Score;
  log: Log;
  can: Can;
  auto: boolean;
  watch: string | null;
  outcome: Ended | null;
  cover: Cover | null;
  guide: GuideStep | null;
}

/** What a person wants at a table */
export type TableIntent =
  { move: string } |
  { do: "advance" | "handover" | "hide" | "hint" | "redo" | "skip" | "undo" } |
  { look: number | null } |
  { language: string } |
  { auto: boolean } |
  { guide: "leave" | "next" | "resume" };

/** A game that was kept somewhere, as far as the page has to tell one from another */
export interface SavedGame {
  session_id: string;
  changes: number;
  moves: number;
  when: number;
}

/** What there is to go on with; the game itself as a code comes apart while it is not over. */
export interface AutosaveState {
  session_id: string;
  changes: number;
  moves: number;
  when: number;
  key: string;
  code: string | null;
  keeps: boolean;
  open: boolean;
  offers: SavedGame[];
  where: string;
  trouble: string | null;
  answer: Answer;
}

/** What a person wants of the games that were kept */
export interface AutosaveIntent {
  autosave: "file" | "code" | "anew" | "erase";
  value: string | null;
}

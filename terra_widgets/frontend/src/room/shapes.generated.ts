// Made from terra_widgets/room/shapes.py by `python3 run.py build`; do not edit.
import type { Answer, Language, Mark, Picture } from "../board/shapes.generated";

export type Stage = "gathering" | "step" | "over";

/** A piece of a line */
export interface Span {
  text: string;
  strong?: boolean;
  soft?: boolean;
  code?: boolean;
}

/** A paragraph, a heading, an item of a list, or a row of a table; text, never markup. */
export interface Block {
  kind: "paragraph" | "heading" | "item" | "row";
  spans?: Span[];
  cells?: Span[][];
  fold?: string;
}

/** A chart as pictures, and what it says in a sentence */
export interface Chart {
  title: string;
  text: string;
  pictures: Picture[];
}

/** One thing of a step. */
export interface Piece {
  kind: "text" | "part" | "board" | "chart" | "figures" | "tally";
  channel: string;
  part?: string;
  blocks?: Block[];
  title?: string;
}

/** How many seconds are left, when this was sent; None without a timer */
export interface Clock {
  left: number | null;
  running: boolean;
}

/** A step of the plan as people see it */
export interface StepFace {
  number: number;
  of: number;
  kind: string;
  title: string;
  pieces: Piece[];
}

/** A seat that a late-comer can have */
export interface FreeSeat {
  table: number;
  seat: number;
  label: string;
  note: string;
}

/** Somebody wants to take a decision back, and others have to agree */
export interface AskedUndo {
  name: string;
  mine: boolean;
  text: string;
  agreed: boolean;
}

/** A line of the score board */
export interface TableScore {
  table: string;
  names: string[];
  points: (number | null)[];
  over: boolean;
}

/** What somebody sees who has not joined yet. */
export interface JoinSnapshot {
  stage: "join";
  number: number;
  answer: Answer | null;
  language: string;
  languages: Language[];
  words: Record<string, string>;
  announce: string;
  gone: string;
  title: string;
  nickname: string;
  waits: string;
}

/** The page of a student. */
export interface StudentSnapshot {
  stage: Stage;
  number: number;
  answer: Answer | null;
  language: string;
  languages: Language[];
  words: Record<string, string>;
  announce: string;
  gone: string;
  title: string;
  name: string;
  now: string;
  people: string[];
  table: string;
  board: boolean;
  own: boolean;
  seats: FreeSeat[];
  step: StepFace | null;
  clock: Clock;
  paused: boolean;
  messages: string[];
  undo: AskedUndo | null;
  scores: TableScore[];
  help: boolean;
}

/** What a student wants. */
export type StudentIntent =
  { language: string } |
  { sit: number[] } |
  { help: boolean } |
  { undo: null } |
  { agree: boolean } |
  { chart: string } |
  { leave: null };

/** Who wants to come in; without a name one is drawn */
export interface JoinDraft {
  code: string;
  name: string;
  back: boolean;
}

/** So many people said so */
export interface Bar {
  label: string;
  count: number;
  right: boolean;
}

/** What people have entered in one part of a step, without names. */
export interface Tally {
  channel: string;
  title: string;
  count: number;
  of: number;
  bars: Bar[];
  before: Bar[];
  chart: Chart | null;
  texts: string[];
  text: string;
}

/** A person as the facilitator sees them. */
export interface PersonFace {
  id: number;
  name: string;
  here: boolean;
  devices: number;
  table: number | null;
  seat: number | null;
  help: boolean;
  asks: boolean;
  entered: boolean;
}

/** A seat at a table: a person, an automatic player, or nobody yet */
export interface SeatFace {
  seat: number;
  name: string;
  person: number | null;
  automatic: boolean;
  here: boolean;
  points: number | null;
  marks: Mark[];
}

/** A table at a glance; `waiting` is for how many seconds it has been waiting for the one who decides. */
export interface TableFace {
  id: number;
  label: string;
  game: string;
  title: string;
  round: string;
  decides: number | null;
  waiting: number;
  slow: boolean;
  over: boolean;
  outcome: string;
  seats: SeatFace[];
  undo: AskedUndo | null;
  moves: number;
}

/** A step in the list of steps */
export interface StepLine {
  number: number;
  kind: string;
  title: string;
  minutes: number;
  done: boolean;
  now: boolean;
}

/** A game that can be set up at the tables */
export interface GameOffer {
  name: string;
  title: string;
  most: number;
  partners: string[];
}

/** The facilitator's page. */
export interface CockpitSnapshot {
  number: number;
  answer: Answer | null;
  language: string;
  languages: Language[];
  words: Record<string, string>;
  announce: string;
  gone: string;
  title: string;
  stage: Stage;
  code: string;
  address: string;
  qr: string;
  open_door: boolean;
  people: PersonFace[];
  tables: TableFace[];
  steps: StepLine[];
  step: StepFace | null;
  script: string;
  tallies: Tally[];
  charts: Chart[];
  clock: Clock;
  paused: boolean;
  names: boolean;
  scores: boolean;
  hints: boolean;
  texts: boolean;
  looking: number | null;
  seats: number;
  games: GameOffer[];
  game: string;
  trouble: string;
  saved: string;
}

/** Who is to sit where; `table` None means at no table */
export interface SeatedPerson {
  person: number;
  table: number | null;
  seat: number | null;
}

/** A new name for a person */
export interface Renamed {
  person: number;
  name: string;
}

/** A message to everybody, or to one table */
export interface Said {
  text: string;
  table: number | null;
}

/** Which game the tables play, and how many seats they have */
export interface TableChoice {
  game: string;
  seats: number;
}

/** A seat by its table and its number */
export interface Seat {
  table: number;
  seat: number;
}

/** What a facilitator wants. */
export type CockpitIntent =
  { language: string } |
  { step: number } |
  { clock: number | null } |
  { run: boolean } |
  { pause: boolean } |
  { say: Said } |
  { open: boolean } |
  { names: boolean } |
  { scores: boolean } |
  { hints: boolean } |
  { texts: boolean } |
  { look: number | null } |
  { tables: TableChoice } |
  { deal: null } |
  { mix: null } |
  { seat: SeatedPerson } |
  { fill: number | null } |
  { finish: number | null } |
  { replace: Seat } |
  { undo: number } |
  { rename: Renamed } |
  { remove: number } |
  { back: number[] } |
  { helped: number } |
  { projector: null } |
  { tally: string } |
  { save: "report" | "events" | "answers" } |
  { erase: string };

/** The page for everybody to see: no secrets, and no names unless the facilitator wants them. */
export interface ProjectorSnapshot {
  number: number;
  answer: Answer | null;
  language: string;
  words: Record<string, string>;
  announce: string;
  gone: string;
  title: string;
  stage: Stage;
  code: string;
  address: string;
  qr: string;
  open_door: boolean;
  people: string[];
  here: number;
  step: StepFace | null;
  blocks: Block[];
  charts: Chart[];
  tallies: Tally[];
  clock: Clock;
  paused: boolean;
  scores: TableScore[];
}

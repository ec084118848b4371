// Made from terra_widgets/lesson/shapes.py by `python3 run.py build`; do not edit.
import type { Answer } from "../board/shapes.generated";

export type Verdict = "modelled" | "partly" | "not";

export type Truth = "true" | "partly-true" | "untrue";

export type Reply = string | string[];

/** A number to predict; `sentence` is what was predicted, `truth` what it turned out to be. */
export interface PredictionFace {
  id: string;
  ask: string;
  unit: string;
  low: number;
  high: number;
  step: 1 | "any";
  value: string;
  reason: string;
  sealed: boolean;
  open: string;
  sentence: string;
  truth: string;
}

/** An answer to choose */
export interface Option {
  key: string;
  text: string;
}

/** The chart that a question shows */
export interface Picture {
  src: string;
  alt: string;
}

/** A question; `waits` until something was played */
export interface QuizItem {
  id: string;
  number: number;
  kind: "choice" | "several" | "number";
  ask: string;
  unit: string;
  options: Option[];
  value: string | number | string[] | null;
  right: boolean | null;
  say: string;
  waits: boolean;
  picture: Picture | null;
}

/** The questions; `check` stands on the button of one that is not answered yet */
export interface QuizFace {
  title: string;
  note: string;
  check: string;
  items: QuizItem[];
}

/** A dated figure, and where it comes from */
export interface Figure {
  name: string;
  numbers: string;
  unit: string;
  publisher: string;
  title: string;
  address: string;
  licence: string;
  note: string;
}

/** What one side says of a contested claim */
export interface ClaimSide {
  who: string;
  text: string;
}

/** A claim in three steps: a guess about the world, then the figures; a verdict on the game, then ours. */
export interface ClaimFace {
  id: string;
  claim: string;
  kind: "fact" | "contested" | "opinion";
  outside: Truth | null;
  outside_said: string;
  reality: string;
  figures: Figure[];
  yours: Verdict | null;
  because: string;
  said: string;
  ours: Verdict | null;
  in_game: string;
  rules: string[];
  why: string;
  hint: string;
  sides: ClaimSide[];
}

/** A chart with room for a point: at `x` across, from `top` (the value `high`) to `bottom` (`low`). */
export interface Plot {
  src: string;
  alt: string;
  x: number;
  top: number;
  bottom: number;
  low: number;
  high: number;
}

/** Something to write, choose or point at; one text per box, as typed */
export interface EntryFace {
  id: string;
  ask: string;
  kind: "text" | "number" | "numbers" | "choice";
  unit: string;
  options: string[];
  values: string[];
  because: string | null;
  kept: boolean;
  plot: Plot | null;
}

/** The offer to play a game to its end, and the buttons that there are now */
export interface FinishFace {
  text: string;
  buttons: Option[];
}

/** The two sentences at the door */
export interface TicketFace {
  doubt: string;
  deed: string;
  kept: boolean;
}

/** The report; its text only on the way to the browser */
export interface ReportFace {
  file: string;
  made: string;
  text: string | null;
  no_name: string;
}

/** Whose work it is; `ask` wants to know whether earlier work (of `when`) is theirs. */
export interface LearnerFace {
  title: string;
  name: string;
  about: string;
  kept: string;
  typed: string[];
  longest: number[];
  ask: string;
  when: number;
  whose: "name" | "guest";
}

/** What each kind of part shows */
export interface Faces {
  learner: LearnerFace;
  prediction: PredictionFace;
  quiz: QuizFace;
  claim: ClaimFace;
  entry: EntryFace;
  finish: FinishFace;
  ticket: TicketFace;
  report: ReportFace;
}

/** A part of a lesson */
export interface PartSnapshot {
  number: number;
  answer: Answer | null;
  language: string;
  words: Record<string, string>;
  announce: string;
  gone: string;
  part: LearnerFace | PredictionFace | QuizFace | ClaimFace | EntryFace | FinishFace | TicketFace | ReportFace;
}

/** A prediction as it is typed */
export interface PredictionDraft {
  value: string;
  reason: string;
}

/** A ticket as it is typed */
export interface TicketDraft {
  doubt: string;
  deed: string;
}

/** An answer to a question */
export interface QuizReply {
  item: string;
  value: Reply;
}

/** A verdict on the game, and why */
export interface Judgement {
  verdict: Verdict;
  because: string;
}

/** What was typed into each box, and the reason */
export interface EntryDraft {
  values: string[];
  because: string;
}

/** Who it is, as typed */
export interface LearnerDraft {
  name: string;
  class_name: string;
  group: string;
}

/** What a learner wants */
export type PartIntent =
  { write: PredictionDraft | TicketDraft } |
  { seal: PredictionDraft } |
  { enter: EntryDraft } |
  { reply: QuizReply } |
  { guess: Truth } |
  { judge: Judgement } |
  { do: "make" | "fetched" | "finish" | "yes" | "no" } |
  { name: LearnerDraft } |
  { mine: boolean } |
  { leave: null };

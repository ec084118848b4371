// Made from terra_widgets/lesson/shapes.py by `python3 run.py build`; do not edit.
import type { Answer } from "../board/shapes.generated";

export type Verdict = "modelled" | "partly" | "not";

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

/** The questions */
export interface QuizFace {
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

/** A claim; our verdict and why are there only after the learner's */
export interface ClaimFace {
  id: string;
  claim: string;
  kind: "fact" | "contested" | "opinion";
  in_game: string;
  rules: string[];
  reality: string;
  figures: Figure[];
  yours: Verdict | null;
  ours: Verdict | null;
  why: string;
  sides: ClaimSide[];
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
  kept: string;
  typed: string;
  longest: number;
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
  part: LearnerFace | PredictionFace | QuizFace | ClaimFace | TicketFace | ReportFace;
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

/** What a learner wants */
export type PartIntent =
  { write: PredictionDraft | TicketDraft } |
  { seal: PredictionDraft } |
  { reply: QuizReply } |
  { judge: Verdict } |
  { do: "make" | "fetched" } |
  { name: string } |
  { mine: boolean } |
  { leave: null };

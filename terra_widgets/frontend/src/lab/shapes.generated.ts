// Made from terra_widgets/lab/shapes.py by `python3 run.py build`; do not edit.
import type { Answer, Language, Picture } from "../board/shapes.generated";

export type Word = "game" | "language" | "setup" | "players" | "strength" | "add" | "rule" | "on" | "games" | "seed" | "seed-text" | "auto" | "stop" | "results" | "measure" | "numbers" | "more" | "keep" | "name" | "compare" | "alone" | "export" | "csv" | "png" | "html";

/** Something to choose */
export interface Choice {
  value: string;
  label: string;
}

/** A number to choose */
export interface NumberChoice {
  value: number;
  label: string;
}

/** What is chosen, and what there is to choose from */
export interface Chosen {
  value: string;
  choices: Choice[];
}

/** An automatic player of the experiment */
export interface SeatChoice {
  label: string;
  kind: string;
  strength: number | null;
  strength_label: string;
  remove: string;
}

/** A kind of automatic players; some have a strength, the usual one and the greatest */
export interface PlayerKind {
  value: string;
  label: string;
  usual: number | null;
  most: number;
}

/** How strong a changed rule is */
export interface Strength {
  value: number;
  most: number;
  texts: string[];
}

/** The rule that is changed */
export interface RuleChoice {
  value: string;
  choices: Choice[];
  text: string;
  source: string;
  strength: Strength | null;
}

/** How many games are played */
export interface GamesChoice {
  value: number;
  label: string;
  choices: NumberChoice[];
}

/** All that can be chosen, and what is */
export interface Choices {
  game: Chosen;
  seats: SeatChoice[];
  kinds: PlayerKind[];
  add: boolean;
  remove: boolean;
  rule: RuleChoice;
  games: GamesChoice;
  seed: number;
}

/** What is looked at */
export interface Measure {
  value: string;
  choices: Choice[];
  text: string;
}

/** How far the games are */
export interface Run {
  state: "none" | "running" | "stopping" | "paused" | "done" | "stopped" | "failed";
  done: number;
  games: number;
  text: string;
  begin: string;
}

/** The numbers of the chart as a table */
export interface Numbers {
  caption: string;
  columns: string[];
  rows: string[][];
}

/** Whether the run can be kept, and under which name */
export interface KeepForm {
  can: boolean;
  name: string;
  longest: number;
}

/** A run that was kept */
export interface KeptRun {
  number: number;
  name: string;
  text: string;
  compared: boolean;
  sign: Picture;
  remove: string;
}

/** The chart, the narrowest picture first */
export interface LabChart {
  label: string;
  pictures: Picture[];
}

/** A lab; `finding` says in plain words what the games say, `summary` and `intervals` how sure that is. */
export interface LabSnapshot {
  number: number;
  answer: Answer | null;
  language: string;
  words: Record<string, string>;
  announce: string;
  gone: string;
  languages: Language[];
  title: string;
  subtitle: string;
  question: string;
  choices: Choices;
  auto: boolean;
  measure: Measure;
  run: Run;
  finding: string;
  summary: string;
  changed: string | null;
  waiting: boolean;
  chart: LabChart | null;
  intervals: LabChart | null;
  table: Numbers | null;
  keep: KeepForm;
  kept: KeptRun[];
}

/** What a person wants in a lab */
export type LabIntent =
  { do: "run" | "stop" } |
  { game: string } |
  { players: string[] } |
  { rule: string } |
  { strength: number | boolean } |
  { games: number | string } |
  { seed: number | string } |
  { measure: string } |
  { keep: string } |
  { remove: number } |
  { compare: number | null } |
  { export: "csv" | "html" | "png" } |
  { auto: boolean } |
  { language: string };

// Made from terra_widgets/widgets/shapes.py by `python3 run.py build`; do not edit.

export type Word = "undo" | "redo" | "language" | "auto" | "skip" | "market" | "pile" | "discard" | "hand" | "supply" | "scoring" | "score" | "log" | "total" | "points" | "winner" | "inactive" | "show" | "hide" | "back" | "looking" | "automatic" | "choices" | "territories" | "pattern" | "set" | "secret" | "next" | "leave" | "resume" | "cubes" | "cards" | "now" | "empty" | "legend" | "settings" | "more" | "close" | "fill" | "players" | "since" | "go-on" | "replay" | "first" | "earlier" | "later" | "charts" | "question" | "how" | "sure" | "not" | "speed" | "speed-off" | "speed-slow" | "speed-normal" | "speed-fast" | "result" | "board" | "again" | "same" | "chart" | "review" | "rule" | "rules" | "moment";

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

/** What a move would bring, as far as this screen may know: a word on the thing itself, and a sentence. */
export interface Foretold {
  badge: string;
  text: string;
  tone: "good" | "plain" | "bad";
  asks?: string;
  lights?: string[];
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
  source?: string;
}

/** What a game shows of a player beside the name; no points where nobody has any of their own. */
export interface SeatFacts {
  points: number | null;
  marks: Mark[];
}

/** Points that were just got or lost, and what for */
export interface Gain {
  points: number;
  why: string;
}

/** A player in the bar on top */
export interface Seat {
  points: number | null;
  marks: Mark[];
  seat: number;
  name: string;
  automatic: boolean;
  turn: boolean;
  gain: Gain | null;
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

/** The points of a move, and whose they are */
export interface ScoredPoints {
  points: number;
  why: string;
  seat: number;
}

/** What came of one move */
export interface LogEntry {
  step: number;
  seat: number | null;
  text: string;
  scored: ScoredPoints[];
}

/** What came (+) or went (-), as a picture and a number */
export interface Flow {
  sign: string;
  count: number;
}

/** What a player did since my last decision, from this step on */
export interface Deed {
  seat: number | null;
  text: string;
  flows: Flow[];
  step: number;
}

/** Something important that is held until it was seen; a brief one goes by itself */
export interface Notice {
  title: string;
  text: string;
  source: string;
  sign: string;
  tone: "good" | "bad" | "plain";
  brief: boolean;
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

/** The button for the next level of a hint, and what was asked for; the last level has the move. */
export interface HintPart {
  label: string;
  why: string | null;
  text: string | null;
  level: number;
  move: string | null;
}

/** A piece of a bar: what for, how long, and whether it was won, taken away or is worth nothing. */
export interface EndPart {
  key: string;
  name: string;
  size: number;
  value: string;
  kind: "won" | "taken" | "void";
}

/** A player in the order of the ranks; a team that wins or loses together has no seat */
export interface EndRow {
  seat: number | null;
  name: string;
  place: number | null;
  total: number | null;
  winner: boolean;
  parts: EndPart[];
  note: string;
}

/** None */
export interface EndFact {
  sign: string;
  text: string;
  step: number | null;
}

/** A rule to play the same cards with */
export interface RuleOffer {
  option: string;
  label: string;
  text: string;
}

/** How a game ended; where a new one can begin here, `rules` are the other rules to try. */
export interface Ended {
  winners: string[];
  text: string;
  title: string;
  lost: boolean;
  rows: EndRow[];
  longest: number;
  facts: EndFact[];
  again: boolean;
  rules: RuleOffer[];
}

/** What a guided game says now; `highlight` names parts and moves */
export interface GuideStep {
  step: number;
  steps: number;
  title: string;
  text: string;
  lesson: string;
  done: boolean;
  left: boolean;
  highlight: string[];
}

/** How a game is won, and how all lose; empty where a game does not say it */
export interface Aim {
  win: string;
  lose: string;
}

/** A picture (SVG) for light pages; on dark ones these colours stand in the place of its own, in order. */
export interface Picture {
  width: number;
  svg: string;
  dark: string[];
}

/** A picture of how to play, its sentence, and what it shows */
export interface HowPicture {
  width: number;
  svg: string;
  dark: string[];
  text: string;
  label: string;
}

/** A part of the rules in words */
export interface RulesPart {
  title: string;
  lines: string[];
}

/** A sign of the board, and what it means */
export interface LegendLine {
  picture: string;
  label: string;
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
  foretold: Record<string, Foretold>;
  score: Score;
  log: Log;
  since: Deed[];
  notices: Notice[];
  can: Can;
  hint: HintPart;
  auto: boolean;
  watch: string | null;
  outcome: Ended | null;
  cover: Cover | null;
  guide: GuideStep | null;
  charts: boolean;
  aim: Aim;
  how: HowPicture[];
  rules: RulesPart[];
  legend: LegendLine[];
  letters: Record<string, string>;
}

/** A chart that there is, and the question that it answers */
export interface ChartName {
  name: string;
  title: string;
}

/** One chart as it is now, the narrowest picture first, and which others there are. */
export interface ChartSheet {
  name: string;
  charts: ChartName[];
  text: string;
  pictures: Picture[];
}

/** What a person wants at a table */
export type TableIntent =
  { move: string } |
  { do: "advance" | "again" | "handover" | "hide" | "hint" | "redo" | "same" | "skip" | "undo" } |
  { look: number | null } |
  { language: string } |
  { auto: boolean } |
  { rule: string } |
  { guide: "leave" | "next" | "resume" } |
  { how: boolean };

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

// Made from terra_widgets/games/terra/screen/shapes.py by `python3 run.py build`; do not edit.
import type { Aim, Answer, Can, Choice, Cover, Deed, Ended, Foretold, GuideStep, HintPart, HowPicture, Language, LegendLine, Log, Move, Notice, Prompt, RulesPart, Score, Seat } from "../../board/shapes.generated";

export type Colour = "green" | "blue" | "red";

/** What can be clicked when it has moves, and else says why not */
export interface Doing {
  moves: Move[];
  why: string | null;
}

/** A solution card */
export interface Solution {
  card: string;
  colour: Colour;
  value: number;
  name: string;
  note: string;
  label: string;
}

/** A card in the hand. */
export interface HeldSolution {
  card: string;
  colour: Colour;
  value: number;
  name: string;
  note: string;
  label: string;
  moves: Move[];
  why: string | null;
}

/** What is printed on a crisis */
export interface CrisisFace {
  crisis: string;
  colour: Colour;
  name: string;
  note: string;
  threat: number;
}

/** A crisis with the cards that lie on it */
export interface Crisis {
  crisis: string;
  colour: Colour;
  name: string;
  note: string;
  threat: number;
  moves: Move[];
  why: string | null;
  region: string;
  total: number;
  cards: Solution[];
  label: string;
}

/** A full-blown crisis; `helped`: this turn's player has played on it */
export interface OpenCrisis {
  crisis: string;
  colour: Colour;
  name: string;
  note: string;
  threat: number;
  moves: Move[];
  why: string | null;
  region: string;
  total: number;
  cards: Solution[];
  label: string;
  helped: boolean;
}

/** What a player answered to the crisis that has come up */
export interface PlayerAnswer {
  seat: number;
  name: string;
  state: "gave" | "passed" | "asked" | "waits";
  card: Solution | null;
  label: string;
}

/** The crisis that has come up, and what is at stake */
export interface Impending {
  crisis: string;
  colour: Colour;
  name: string;
  note: string;
  threat: number;
  moves: Move[];
  why: string | null;
  region: string;
  total: number;
  cards: Solution[];
  label: string;
  title: string;
  stakes: string;
  answers: PlayerAnswer[];
}

/** A region with its full-blown crises; `coming`: the next one would lie here */
export interface Region {
  region: "north-america" | "south-america" | "europe" | "africa" | "asia" | "oceania";
  name: string;
  label: string;
  count: number;
  limit: number;
  coming: boolean;
  crises: OpenCrisis[];
}

/** The six regions */
export interface World {
  title: string;
  regions: Region[];
}

/** The draw pile */
export interface Pile {
  moves: Move[];
  why: string | null;
  title: string;
  count: number;
  whole: number;
  text: string;
  solved: string;
  label: string;
}

/** One bar of a gauge */
export interface Bar {
  colour: Colour | null;
  name: string;
  count: number;
  label: string;
}

/** How near a limit is */
export interface Gauge {
  limit: "region" | "colour" | "all";
  title: string;
  most: number;
  bars: Bar[];
  near: string | null;
  reached: boolean;
}

/** The three limits */
export interface Limits {
  title: string;
  note: string;
  gauges: Gauge[];
}

/** Cards that are hoarded together */
export interface Combination {
  cards: Solution[];
  worth: number;
  label: string;
}

/** A combination that lies in the hand. */
export interface HeldCombination {
  cards: Solution[];
  worth: number;
  label: string;
  moves: Move[];
  why: string | null;
}

/** The cards of a player, or nothing when they are hidden */
export interface Hand {
  cards: HeldSolution[];
  combinations: HeldCombination[];
  hoard_title: string;
  hoard: Combination[];
}

/** The hand and the hoard of one player */
export interface Own {
  seat: number | null;
  name: string;
  hidden: boolean;
  handover: string | null;
  cards: HeldSolution[];
  combinations: HeldCombination[];
  hoard_title: string;
  hoard: Combination[];
  title: string;
  combinations_title: string;
}

/** What all see of a player; a hoard that is face down is None */
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

/** All players */
export interface Players {
  title: string;
  rows: Player[];
}

/** A pawn on the score track; a team has one */
export interface Pawn {
  seats: number[];
  points: number;
  label: string;
}

/** The score track */
export interface Track {
  title: string;
  end: number;
  pawns: Pawn[];
}

/** The board of Terra */
export interface Parts {
  world: World;
  pile: Pile;
  impending: Impending | null;
  limits: Limits;
  own: Own;
  players: Players;
  track: Track;
}

/** A table of Terra. */
export interface Snapshot {
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
  world: World;
  pile: Pile;
  impending: Impending | null;
  limits: Limits;
  own: Own;
  players: Players;
  track: Track;
}

// Made from terra_widgets/games/nova_ziemia/screen/shapes.py by `python3 run.py build`; do not edit.
import type { Aim, Answer, Can, Choice, Cover, Deed, Ended, Foretold, GuideStep, HintPart, HowPicture, Language, LegendLine, Log, Notice, Prompt, RulesPart, Score, Seat } from "../../board/shapes.generated";

export type Way = "up" | "down" | "left" | "right";

/** A planet, each number written as one sign. */
export interface Drawn {
  codes: string;
  zones: string;
  colours: string;
  values: string;
}

/** The planet after an action, and the cards that its zones would meet */
export interface Preview {
  codes: string;
  zones: string;
  colours: string;
  values: string;
  meets: string[];
}

/** An action on a tile, and what it would change */
export interface Action {
  move: string;
  label: string;
  note: string;
}

/** A tile and what can be done with it */
export interface Cell {
  cell: string;
  label: string;
  moves: Action[];
  why: string | null;
}

/** The button that shifts a line */
export interface Arrow {
  move: string | null;
  why: string | null;
  line: string;
  way: Way;
  label: string;
}

/** A colour of the legend */
export interface Colour {
  label: string;
}

/** The colours, in the order of their numbers */
export interface Legend {
  label: string;
  colours: Colour[];
}

/** The planet; `tiles` are front and back of each: the colours to the north, east, south and west. */
export interface Planet {
  title: string;
  label: string;
  tiles: string[][];
  now: Drawn;
  previews: Record<string, Preview>;
  cells: Cell[];
  arrows: Arrow[];
  legend: Legend;
  point: string | null;
  preview: string;
}

/** How many actions are used */
export interface Actions {
  used: number;
  most: number;
  label: string;
}

/** What is printed on every card */
export interface Printed {
  id: string;
  name: string;
  note: string;
}

/** A mission, a goal or a task: what it asks for, and how near it is */
export interface Task {
  id: string;
  name: string;
  note: string;
  move: string | null;
  why: string | null;
  colour: number;
  value: number;
  zones: number;
  need: string;
  met: boolean;
  near: string;
  label: string;
}

/** A mission and whose it is */
export interface Mission {
  id: string;
  name: string;
  note: string;
  move: string | null;
  why: string | null;
  colour: number;
  value: number;
  zones: number;
  need: string;
  met: boolean;
  near: string;
  label: string;
  seat: number;
  owner: string;
}

/** A goal; `done`: it was met for good */
export interface Goal {
  id: string;
  name: string;
  note: string;
  move: string | null;
  why: string | null;
  colour: number;
  value: number;
  zones: number;
  need: string;
  met: boolean;
  near: string;
  label: string;
  done: boolean;
}

/** The missions of one player, at the end of all */
export interface Missions {
  seat: number | null;
  name: string;
  hidden: boolean;
  handover: string | null;
  title: string;
  cards: Mission[];
}

/** The book of goals */
export interface Goals {
  title: string;
  label: string;
  cards: Goal[];
}

/** The library */
export interface Library {
  title: string;
  count: number;
  label: string;
  text: string;
}

/** A disaster card */
export interface Disaster {
  id: string;
  name: string;
  note: string;
  level: string;
  text: string;
  label: string;
}

/** The open disasters */
export interface Disasters {
  title: string;
  label: string;
  cards: Disaster[];
}

/** A player's bid, and the tasks won and lost */
export interface Bid {
  seat: number;
  name: string;
  bid: number;
  lowest: boolean;
  label: string;
  up: number;
  down: number;
}

/** The sand-glass; it is turned over for each `key` */
export interface Glass {
  key: string;
  seconds: number;
  title: string;
  label: string;
  left: string[];
  move: string | null;
}

/** A field for bids that have no button; a move is the verb and the number */
export interface Bidding {
  verb: string;
  least: number;
  most: number;
  label: string;
  button: string;
  wrong: string;
}

/** The competition */
export interface Contest {
  title: string;
  task: Task | null;
  bids_title: string;
  bids: Bid[];
  text: string;
  bidding: Bidding | null;
  glass: Glass | null;
}

/** The board of Nova Ziemia */
export interface Parts {
  planet: Planet;
  actions: Actions | null;
  missions: Missions;
  goals: Goals | null;
  library: Library;
  disasters: Disasters | null;
  contest: Contest | null;
}

/** A table of Nova Ziemia. */
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
  planet: Planet;
  actions: Actions | null;
  missions: Missions;
  goals: Goals | null;
  library: Library;
  disasters: Disasters | null;
  contest: Contest | null;
}

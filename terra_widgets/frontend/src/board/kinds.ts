// Which component draws which kind of widget.
import type { ComponentType } from "preact";
import { GAMES } from "terra:games";
import { Lab } from "../lab/lab";
import { LESSON_KINDS } from "../lesson/kinds";
import { StartPage } from "../start/start";
import { Log } from "./log";
import { ScoreSheet } from "./score_sheet";
import type { WidgetSnapshot } from "./shapes.generated";
import type { Send } from "./types";
import { Table } from "./table";

type Any = ComponentType<{ snapshot: WidgetSnapshot; send: Send }>;

const KINDS: Record<string, unknown> = {
  score: ScoreSheet,
  log: Log,
  lab: Lab,
  start: StartPage,
  ...LESSON_KINDS,
  ...Object.assign({}, ...Object.values(GAMES).map(({ parts }) => parts)),
};

/** The component for a kind; Python sends it the snapshot that it is made for. */
export function componentOf(kind: string): Any {
  return (KINDS[kind] ?? Table) as Any;
}

// Which component draws which kind of widget.
import type { ComponentType } from "preact";
import { Lab } from "./lab/lab";
import { LESSON_KINDS } from "./lesson/kinds";
import { Log } from "./log";
import { Market } from "./market";
import { ScoreSheet } from "./score_sheet";
import { ScoringCards } from "./scoring";
import type { Seen, Send, Shown } from "./snapshot";
import { Supply } from "./supply";
import { AnyTable } from "./tables";
import { Territories } from "./territory";

const KINDS: Record<string, ComponentType<Seen>> = {
  table: AnyTable,
  territory: Territories,
  market: Market,
  supply: Supply,
  scoring: ScoringCards,
  score: ScoreSheet,
  log: Log,
  ...LESSON_KINDS,
};

type Any = ComponentType<{ snapshot: Shown; send: Send }>;

/** The component for a kind; Python sends it the snapshot that it is made for. */
export function componentOf(kind: string): Any {
  return (kind === "lab" ? Lab : (KINDS[kind] ?? AnyTable)) as Any;
}

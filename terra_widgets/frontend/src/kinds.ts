// Which component draws which kind of widget. Another game adds its own kinds here.
import type { ComponentType } from "preact";
import { LESSON_KINDS } from "./lesson/kinds";
import { Log } from "./log";
import { Market } from "./market";
import { ScoreSheet } from "./score_sheet";
import { ScoringCards } from "./scoring";
import type { Seen } from "./snapshot";
import { Supply } from "./supply";
import { Table } from "./table";
import { Territories } from "./territory";

const KINDS: Record<string, ComponentType<Seen>> = {
  table: Table,
  territory: Territories,
  market: Market,
  supply: Supply,
  scoring: ScoringCards,
  score: ScoreSheet,
  log: Log,
  ...LESSON_KINDS,
};

export function componentOf(kind: string): ComponentType<Seen> {
  return KINDS[kind] ?? Table;
}

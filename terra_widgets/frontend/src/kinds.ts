// Which component draws which kind of widget.
import type { ComponentType } from "preact";
import { LESSON_KINDS } from "./lesson/kinds";
import { Log } from "./log";
import { Market } from "./market";
import { ScoreSheet } from "./score_sheet";
import { ScoringCards } from "./scoring";
import type { Seen } from "./snapshot";
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

export function componentOf(kind: string): ComponentType<Seen> {
  return KINDS[kind] ?? AnyTable;
}

// The pace of automatic players: when the next one moves, and which of several views asks for it.
import type { GameSnapshot, WidgetSnapshot } from "./shapes.generated";

const PACE = 700; // ms between the moves of automatic players
const PACE_BESIDE = 1500; // the same for a widget beside a table, which the table is to outrun

// Two views of one model hold the very same snapshot object: the first to claim it lets the
// automatic player move. Kept on globalThis since each widget may import a bundle of its own.
const CLAIMS = Symbol.for("terra.advanced");
type Claims = { [CLAIMS]?: WeakSet<WidgetSnapshot> };
const claims = ((globalThis as Claims)[CLAIMS] ??= new WeakSet());

// Which tables of the page hold something until it was seen: widgets beside them wait too.
const HOLDING = Symbol.for("terra.holding");
type Holding = { [HOLDING]?: Set<object> };
const holding = ((globalThis as Holding)[HOLDING] ??= new Set());

/** Say whether a table holds something until it was seen. */
export function hold(table: object, holds: boolean): void {
  if (holds) holding.add(table);
  else holding.delete(table);
}

export class Pace {
  /** The snapshot after which an automatic player is about to move. */
  after: WidgetSnapshot | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `leads` is a whole table; `held` says whether all have to wait: somebody is asked which game to play. */
  constructor(private readonly leads: boolean, private readonly held: () => boolean) {}

  /** Call back when it is time for an automatic player to move, if one is to. */
  follow(shown: WidgetSnapshot, advance: () => void): void {
    this.stop();
    if (!isAutomatic(shown) || this.held()) return;
    this.after = shown;
    const next = () => {
      if (!this.leads && holding.size) this.timer = setTimeout(next, PACE_BESIDE);
      else advance();
    };
    this.timer = setTimeout(next, this.leads ? PACE : PACE_BESIDE);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

/** Whether no other view has let the automatic player move after this snapshot. */
export function claim(shown: WidgetSnapshot): boolean {
  if (claims.has(shown)) return false;
  claims.add(shown);
  return true;
}

/** Whether an automatic player is to move at a table. */
function isAutomatic(shown: WidgetSnapshot): boolean {
  const { prompt, log } = shown as Partial<GameSnapshot>;
  return Boolean(prompt?.automatic) && log?.looking === null;
}

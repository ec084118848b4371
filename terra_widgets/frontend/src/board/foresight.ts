// What a move would bring is asked for before a person makes it, and drawn when it does.

/** What to change in a value: a list holds what takes its place or nothing when it goes, anything else tells it by key. */
export type Changes = [] | [unknown] | { [key: string]: Changes };

/** For moves at a snapshot: what would change with each. */
export interface Foreseen { foreseen: Record<string, Changes>; at: number }

/** Who asks what moves would bring. */
interface Asking { aim(moves: string[]): void; idle: () => void }

const REST = 40; // ms the pointer rests on something: what it only passes over is not asked about
const DRAWN = 10; // ms until a new snapshot is drawn
const FEW = 8; // moves that are asked about before anybody comes to one

/** The value with its changes; what stays the same in it stays the very same part. */
export function changed<T>(old: T, changes: Changes): T {
  if (Array.isArray(changes)) return changes[0] as T;
  const fresh = (Array.isArray(old) ? [...old] : { ...old }) as Record<string, unknown>;
  for (const [key, change] of Object.entries(changes)) {
    if (Array.isArray(change) && !change.length) delete fresh[key];
    else fresh[key] = changed(fresh[key], change);
  }
  return fresh as T;
}

/** Ask about every move that the pointer or the focus comes to, and about few moves at once; returns how to stop. */
export function watchAim(root: HTMLElement, asking: Asking): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let drawn: ReturnType<typeof setTimeout> | undefined;
  const watch = ({ type, target }: Event) => {
    clearTimeout(rest);
    const move = (target as Element).closest<HTMLElement>("[data-move]")?.dataset["move"];
    if (move === undefined) return;
    if (type === "pointerover") rest = setTimeout(() => asking.aim([move]), REST);
    else asking.aim([move]);
  };
  const look = () => {
    const lit = [...root.querySelectorAll<HTMLElement>("[data-move]")].map((one) => one.dataset["move"]!);
    const moves = [...new Set(lit)];
    if (moves.length <= FEW) asking.aim(moves);
  };
  const events = ["pointerover", "pointerdown", "focusin"];
  for (const event of events) root.addEventListener(event, watch);
  asking.idle = () => {
    clearTimeout(drawn);
    drawn = setTimeout(look, DRAWN);
  };
  asking.idle();
  return () => {
    clearTimeout(rest);
    clearTimeout(drawn);
    for (const event of events) root.removeEventListener(event, watch);
  };
}

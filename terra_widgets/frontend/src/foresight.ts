// What a move would bring is asked for while the hand is still on its way to it, and drawn when it is made.

/** What to change in a value: a list holds what takes its place or nothing when it goes, anything else tells it by key. */
export type Changes = [] | [unknown] | { [key: string]: Changes };

export interface Foreseen { foreseen: string; at: number; changes: Changes }

const REST = 40; // ms the pointer rests on something: what it only passes over is not asked about

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

/** Tell of every move that the pointer or the focus comes to; returns how to stop. */
export function watchAim(root: HTMLElement, aim: (move: string) => void): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const watch = ({ type, target }: Event) => {
    clearTimeout(rest);
    const move = (target as Element).closest<HTMLElement>("[data-move]")?.dataset["move"];
    if (move === undefined) return;
    if (type === "pointerover") rest = setTimeout(() => aim(move), REST);
    else aim(move);
  };
  const events = ["pointerover", "pointerdown", "focusin"];
  for (const event of events) root.addEventListener(event, watch);
  return () => {
    clearTimeout(rest);
    for (const event of events) root.removeEventListener(event, watch);
  };
}

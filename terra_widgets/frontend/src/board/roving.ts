// One tab stop for a whole grid or list; arrows go where they point.
import { useRef, useState } from "preact/hooks";
import { byKey, focused } from "./shell_context";

export interface Roving {
  ref: { current: HTMLElement | null };
  tabIndex(key: string): 0 | -1;
  onFocusIn(event: FocusEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * Make one of the keys the tab stop: the one with the focus, else the first lit one.
 *
 * Arrows choose by geometry, so they fit every layout, wide or narrow.
 */
export function useRoving(keys: string[], lit: (key: string) => boolean): Roving {
  const ref = useRef<HTMLElement | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const inside = ref.current !== null && ref.current.contains(focused(ref.current));
  const known = active !== null && keys.includes(active) ? active : null;
  const stop =
    known !== null && (inside || lit(known)) ? known : (keys.find(lit) ?? known ?? keys[0]);

  return {
    ref,
    tabIndex: (key) => (key === stop ? 0 : -1),
    onFocusIn(event) {
      const key = (event.target as HTMLElement).dataset["key"];
      if (key !== undefined) setActive(key);
    },
    onKeyDown(event) {
      const from = (event.target as HTMLElement).closest<HTMLElement>("[data-key]");
      if (!ref.current || !from || event.altKey || event.metaKey) return;
      const all = keys.flatMap((key) => byKey(ref.current!, key) ?? []);
      const to = next(event, from, all);
      if (!to) return;
      event.preventDefault();
      to.focus();
    },
  };
}

function next(event: KeyboardEvent, from: HTMLElement, all: HTMLElement[]): HTMLElement | undefined {
  const here = middle(from);
  const line = all.filter((element) => Math.abs(middle(element).y - here.y) < from.offsetHeight / 2);
  switch (event.key) {
    case "ArrowLeft": return nearest(all, ({ x, y }) => [here.x - x, y - here.y]);
    case "ArrowRight": return nearest(all, ({ x, y }) => [x - here.x, y - here.y]);
    case "ArrowUp": return nearest(all, ({ x, y }) => [here.y - y, x - here.x]);
    case "ArrowDown": return nearest(all, ({ x, y }) => [y - here.y, x - here.x]);
    case "Home": return event.ctrlKey ? all[0] : extreme(line, 1);
    case "End": return event.ctrlKey ? all.at(-1) : extreme(line, -1);
    default: return undefined;
  }
}

type Point = { x: number; y: number };

function middle(element: HTMLElement): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The element least far ahead, where drifting aside counts threefold. */
function nearest(all: HTMLElement[], way: (point: Point) => [number, number]): HTMLElement | undefined {
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const element of all) {
    const [ahead, aside] = way(middle(element));
    const cost = ahead + 3 * Math.abs(aside);
    if (ahead > 4 && cost < least) [best, least] = [element, cost];
  }
  return best;
}

function extreme(line: HTMLElement[], sign: 1 | -1): HTMLElement | undefined {
  return [...line].sort((a, b) => sign * (middle(a).x - middle(b).x))[0];
}

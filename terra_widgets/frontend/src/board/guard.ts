// A click that was meant for what has just gone makes no move.
import type { Session } from "./session";
import type { GameSnapshot } from "./shapes.generated";

const PAUSE = 300; // ms

/**
 * After choices that played themselves: for a moment take no click at places that were lit before them.
 *
 * Returns how to stop.
 */
export function guardClicks(root: HTMLElement, session: Session): () => void {
  const stepOf = () => (session.snapshot as GameSnapshot | undefined)?.log?.last ?? 0;
  let last = stepOf();
  let until = 0;
  let places: DOMRect[] = [];
  let keys: (string | undefined)[] = [];
  const stop = session.listen(() => {
    const step = stepOf();
    if (session.mine && step > last + 1) {
      const lit = [...root.querySelectorAll<HTMLElement>("[data-lit], .t-menu button")]; // still as it was drawn before
      places = lit.map((one) => one.getBoundingClientRect());
      keys = lit.map((one) => one.dataset["key"]);
      until = performance.now() + PAUSE;
    }
    last = step;
  });
  const guard = (event: MouseEvent) => {
    if (!event.isTrusted || performance.now() > until) return;
    const { clientX: x, clientY: y, detail, target } = event;
    const within = ({ left, right, top, bottom }: DOMRect) => x >= left && x <= right && y >= top && y <= bottom;
    const key = (target as Element).closest<HTMLElement>("[data-key]")?.dataset["key"];
    // A key that is pressed clicks without a place.
    if (detail ? places.some(within) : keys.includes(key)) event.stopImmediatePropagation();
  };
  root.addEventListener("click", guard, true);
  return () => {
    stop();
    root.removeEventListener("click", guard, true);
  };
}

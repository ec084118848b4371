// What the host shows below a page: a board that has just been laid.
import { useEffect, useRef } from "preact/hooks";

const PATIENCE = 5000; // ms until a board that does not come is no longer waited for

/** Once something new lies below the page, bring it into sight, and the keyboard with it; 0 while nothing does. */
export function useGoingBelow(root: { current: HTMLElement | null }, number: number): void {
  const seen = useRef(number);
  useEffect(() => {
    if (!number || number === seen.current) return;
    seen.current = number;
    const until = performance.now() + PATIENCE;
    const look = () => {
      const board = boardBelow(root.current);
      if (board) {
        board.scrollIntoView({ block: "start" });
        const goals = [".t-choices [data-lit]", "[data-lit]", "[data-key=prompt]"];
        const goal = goals.map((one) => board.querySelector<HTMLElement>(one)).find((one) => one);
        goal?.focus({ preventScroll: true });
      } else if (performance.now() < until) timer = setTimeout(look, 50);
    };
    let timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [number]);
}

/** What the host shows after the widget that this page is. */
function boardBelow(page: HTMLElement | null): Element | null {
  for (let at: Element | null = page?.closest(".terra") ?? null; at; at = at.parentElement) {
    const board = at.nextElementSibling?.querySelector(".terra .t-shell");
    if (board) return board;
    if (at.parentElement?.matches(".widget-vbox")) return null;
  }
  return null;
}

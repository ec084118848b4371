// The emblem of a card. The drawings lie beside the bundle: a page asks Python for them once, and keeps them.
import type { ComponentChildren } from "preact";
import { useEffect, useReducer } from "preact/hooks";
import type { Host } from "../board/session";
import { drawn, type Pictures } from "./drawing";

/** Which drawings belong to this bundle; written by the build. */
declare const PICTURES: string;

const SHELF = "terra:pictures";
const PATIENCE = 3000; // ms until another widget of the page asks, where nobody answered

interface Store {
  pictures: Pictures | null;
  asked: number;
  waiting: Set<() => void>;
}

/** One for the page: every widget has a bundle of its own, and modules are not shared between them. */
const page = globalThis as unknown as Record<symbol, Store | undefined>;
const store = (page[Symbol.for(`${SHELF} ${PICTURES}`)] ??= { pictures: remembered(), asked: -PATIENCE, waiting: new Set() });

/** What the browser keeps from an earlier visit. */
function remembered(): Pictures | null {
  try {
    const { of, pictures } = JSON.parse(localStorage.getItem(SHELF) ?? "{}") as { of?: string; pictures?: Pictures };
    return (of === PICTURES && pictures) || null;
  } catch {
    return null; // a browser that keeps nothing, or something else under that name
  }
}

/** Drawings as Python sends them, and which ones. */
export interface SentPictures { of: string; pictures: Pictures }

/** Get the drawings where the page has none yet; returns how to stop. */
export function fetchPictures(host: Host): () => void {
  const stop = host.pictures?.(take) ?? (() => {});
  const now = Date.now();
  if (store.pictures || now - store.asked < PATIENCE || !host.alive()) return stop;
  store.asked = now;
  host.post({ pictures: PICTURES });
  return stop;
}

function take(sent: SentPictures): void {
  if (sent.of !== PICTURES || store.pictures) return;
  store.pictures = sent.pictures;
  try {
    localStorage.setItem(SHELF, JSON.stringify(sent));
  } catch {
    // Full or forbidden: then the next page asks again.
  }
  for (const draw of store.waiting) draw();
}

interface EmblemProps {
  game: string;
  card: string;
  /** What stands there for a card without an emblem, and as long as no drawings have come. */
  children?: ComponentChildren;
}

export function Emblem({ game, card, children }: EmblemProps) {
  const [, draw] = useReducer((count: number, _: undefined) => count + 1, 0);
  const { pictures } = store;
  useEffect(() => {
    if (pictures) return;
    const arrived = () => draw(undefined);
    if (store.pictures) arrived(); // between the drawing and the listening
    store.waiting.add(arrived);
    return () => store.waiting.delete(arrived);
  }, [pictures]);
  return <>{(pictures && drawn(pictures, game, card)) ?? children}</>;
}

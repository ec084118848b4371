// What the pointer or the focus is on, as a look ahead: the planet after that action.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Drawn, Planet, Preview } from "./shapes.generated";

const COMES = 60; // ms: passing over shows nothing
const GOES = 160; // ms: from an item of a menu to the answer of Python nothing flickers

/** The preview of what is pointed at; none for what was just done, until the hand moves. */
export function usePreview(planet: Planet, under: string | null): Preview | null {
  const [shown, show] = useState<{ key: string; of: Drawn } | null>(null);
  const done = useRef<{ now: Drawn; under: string | null }>({ now: planet.now, under: null });
  if (done.current.now !== planet.now) done.current = { now: planet.now, under };
  else if (done.current.under !== under) done.current.under = null;
  const key = under !== null && under !== done.current.under ? moveOf(under) : null;
  const preview = key === null ? undefined : planet.previews[key];
  const goal = preview ? key : null;
  useEffect(() => {
    const next = goal === null ? null : { key: goal, of: planet.now };
    const timer = setTimeout(() => show(next), goal === null ? GOES : COMES);
    return () => clearTimeout(timer);
  }, [goal, planet.now]);
  return shown && shown.of === planet.now ? (planet.previews[shown.key] ?? null) : null;
}

/** `menu:rotate b2` and `shift:2:left` are the keys of actions. */
function moveOf(key: string): string | null {
  if (key.startsWith("menu:")) return key.slice(5);
  return key.startsWith("shift:") ? key.replaceAll(":", " ") : null;
}

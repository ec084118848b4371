// The small tip near the pointer: why something can't be done, and what lies there.
import { useLayoutEffect, useRef } from "preact/hooks";
import { byKey, type About } from "./shell_context";
import { placeNear } from "./place_near";
import type { Trouble } from "./session";

function useNear(root: HTMLElement, key: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!ref.current?.classList.contains("t-tip")) return;
    placeNear(root, ref.current, (key && byKey(root, key)) || byKey(root, "prompt") || root);
  });
  return ref;
}

/** Hidden from screen readers: they hear the same from the description of the target. */
export function Tip({ root, at, about }: { root: HTMLElement; at: string; about: About }) {
  const ref = useNear(root, at);
  const { why, drawn, note } = about;
  if (!why && !drawn && !note) return null;
  return (
    <div ref={ref} class="t-tip" aria-hidden="true">
      {why && <p class="t-why">{why}</p>}
      {drawn}
      {note && <p class="t-note">{note}</p>}
    </div>
  );
}

/** An error, next to where the hand is. The element stays, so that its text is read out at once. */
export function Alert({ root, trouble }: { root: HTMLElement; trouble: Trouble | null }) {
  const ref = useNear(root, trouble?.from);
  return (
    <div ref={ref} role="alert" class={trouble ? "t-tip t-alert" : "t-sr"}>
      {trouble?.text}
    </div>
  );
}

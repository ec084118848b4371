// The small tip near the pointer: why something can't be done, and what lies there.
import { useLayoutEffect, useRef } from "preact/hooks";
import { byKey, type About } from "./shell_context";
import { placeClear, placeNear } from "./place_near";
import type { Trouble } from "./session";

type Put = (root: HTMLElement, box: HTMLElement, anchor: HTMLElement) => unknown;

function useNear(root: HTMLElement, key: string | undefined, put: Put) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!ref.current?.classList.contains("t-tip")) return;
    put(root, ref.current, (key && byKey(root, key)) || byKey(root, "prompt") || root);
  });
  return ref;
}

/** Where there is no room for all of it, a reason is told alone; what only adds to what is seen can wait. */
function putClear(root: HTMLElement, tip: HTMLElement, anchor: HTMLElement): void {
  delete tip.dataset["brief"];
  if (placeClear(root, tip, anchor)) return;
  tip.dataset["brief"] = "";
  placeClear(root, tip, anchor);
}

/** Hidden from screen readers: they hear the same from the description of the target. */
export function Tip({ root, at, about }: { root: HTMLElement; at: string; about: About }) {
  const ref = useNear(root, at, putClear);
  const { why, drawn, note } = about;
  if (!why && !drawn && !note) return null;
  return (
    <div ref={ref} class="t-tip" aria-hidden="true">
      {why && <p class="t-why"><Ruled text={why} /></p>}
      {drawn}
      {note && <p class="t-note">{note}</p>}
    </div>
  );
}

/** A sentence; the number of its rule comes last and small. */
export function Ruled({ text }: { text: string }) {
  const [, sentence, rule] = /^(.*?)( \([A-Z]{2}-[^()]*\))?$/s.exec(text)!;
  return (
    <>
      {sentence}
      {rule && <small>{rule}</small>}
    </>
  );
}

/** An error, next to where the hand is. The element stays, so that its text is read out at once. */
export function Alert({ root, trouble }: { root: HTMLElement; trouble: Trouble | null }) {
  const ref = useNear(root, trouble?.from, placeNear);
  return (
    <div ref={ref} role="alert" class={trouble ? "t-tip t-alert" : "t-sr"}>
      {trouble?.text}
    </div>
  );
}

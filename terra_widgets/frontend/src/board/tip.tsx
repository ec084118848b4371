// The small tip near the hand: why something can't be done, and what the card says.
import { useLayoutEffect, useRef } from "preact/hooks";
import { byKey, type About } from "./hand";
import { EffectLine } from "../games/terra_futura/effect";
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

/** Hidden from screen readers: they hear the same from the description of the spot. */
export function Tip({ root, at, about }: { root: HTMLElement; at: string; about: About }) {
  const ref = useNear(root, at);
  const { why, card, note } = about;
  if (!why && !card && !note) return null;
  return (
    <div ref={ref} class="t-tip" aria-hidden="true">
      {why && <p class="t-why">{why}</p>}
      {card && (
        <div class="t-about">
          <p>
            <b>{card.name}</b> <span class="t-faint">{card.theme_label}</span>
          </p>
          <ul>
            {card.effects.map((effect) => (
              <li>
                <EffectLine effect={effect} plain />
                <span>{effect.label}</span>
              </li>
            ))}
          </ul>
          {card.note && <p class="t-note">{card.note}</p>}
        </div>
      )}
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

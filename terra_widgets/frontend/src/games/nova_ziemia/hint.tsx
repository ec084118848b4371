// The button that asks for a hint.
import { hovering, useHand } from "../../board/hand";
import { Sign } from "../../board/icons";
import type { Seen } from "../../board/snapshot";
import type { NovaSnapshot } from "./snapshot";

export function HintButton({ snapshot, send }: Seen<NovaSnapshot>) {
  const hand = useHand();
  const { label, why } = snapshot.hint;
  const lit = why === null && !hand.locked;
  hand.abouts.set("hint", { why, card: null });
  return (
    <>
      <button
        type="button"
        class="t-button t-quiet n-ask"
        data-key="hint"
        aria-disabled={!lit}
        aria-describedby={why ? `${hand.id}-hint` : undefined}
        onClick={() => (lit ? send({ do: "hint" }, "hint") : hand.point("hint", true))}
        onPointerEnter={hovering(() => hand.point("hint"))}
        onPointerLeave={hovering(() => hand.point(null))}
        onFocus={() => hand.point("hint")}
        onBlur={() => hand.point(null)}
      >
        <Sign name="spark" /> {label}
      </button>
      {why && (
        <span id={`${hand.id}-hint`} hidden>
          {why}
        </span>
      )}
    </>
  );
}

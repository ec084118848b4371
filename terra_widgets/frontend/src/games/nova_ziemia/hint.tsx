// The button that asks for a hint, and the hint.
import { hovering, useShell } from "../../board/shell_context";
import { Sign } from "../../board/signs";
import type { Seen } from "../../board/types";
import type { Snapshot } from "./shapes.generated";

export function HintButton({ snapshot, send }: Seen<Snapshot>) {
  const shell = useShell();
  const { label, why } = snapshot.hint;
  const lit = why === null && !shell.locked;
  shell.abouts.set("hint", { why });
  return (
    <>
      <button
        type="button"
        class="t-button t-quiet n-ask"
        data-key="hint"
        aria-disabled={!lit}
        aria-describedby={why ? `${shell.id}-hint` : undefined}
        onClick={() => (lit ? send({ do: "hint" }, "hint") : shell.point("hint", true))}
        onPointerEnter={hovering(() => shell.point("hint"))}
        onPointerLeave={hovering(() => shell.point(null))}
        onFocus={() => shell.point("hint")}
        onBlur={() => shell.point(null)}
      >
        <Sign name="spark" /> {label}
      </button>
      {why && (
        <span id={`${shell.id}-hint`} hidden>
          {why}
        </span>
      )}
    </>
  );
}

export function HintText({ text }: { text: string | null }) {
  return text ? (
    <p class="n-hint">
      <Sign name="spark" /> <span>{text}</span>
    </p>
  ) : null;
}

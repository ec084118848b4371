// The button that asks for the next level of a hint, and what it says so far.
import { hovering, useShell } from "./shell_context";
import { Sign } from "./signs";
import type { Seen } from "./types";

export function HintButton({ snapshot, send }: Seen) {
  const shell = useShell();
  const { label, why } = snapshot.hint;
  const lit = why === null && !shell.locked;
  shell.abouts.set("hint", { why });
  return (
    <>
      <button
        type="button"
        class="t-button t-tool"
        title={label}
        data-key="hint"
        aria-disabled={!lit}
        aria-describedby={why ? `${shell.id}-hint` : undefined}
        onClick={() => (lit ? send({ do: "hint" }, "hint") : shell.point("hint", true))}
        onPointerEnter={hovering(() => shell.point("hint"))}
        onPointerLeave={hovering(() => shell.point(null))}
        onFocus={() => shell.point("hint")}
        onBlur={() => shell.point(null)}
      >
        <Sign name="spark" /> <span>{label}</span>
      </button>
      {why && (
        <span id={`${shell.id}-hint`} hidden>
          {why}
        </span>
      )}
    </>
  );
}

export function HintText({ text }: { text: string }) {
  return (
    <p class="t-hint">
      <Sign name="spark" /> <span>{text}</span>
    </p>
  );
}

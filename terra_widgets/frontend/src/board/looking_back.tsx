// The banner over a table that is shown as it was: step by step, or by a slider, to any moment and back to now.
import { useShell } from "./shell_context";
import { Sign, type SignName } from "./signs";
import type { Seen } from "./types";
import { word } from "./words";

export function LookingBack({ snapshot, send }: Seen) {
  const { locked } = useShell();
  const { last } = snapshot.log; // its entries may begin later than the game
  const at = snapshot.log.looking ?? last;
  const look = (step: number, from: string) => {
    if (!locked) send({ look: step >= last ? null : Math.max(0, step) }, from);
  };
  const button = (name: "first" | "earlier" | "later", sign: SignName, step: number, can: boolean) => (
    <button
      type="button" class="t-button t-tool" data-key={`look:${name}`} title={word(snapshot, name)}
      aria-disabled={locked || !can} onClick={() => can && look(step, `look:${name}`)}
    >
      <Sign name={sign} /> <span class="t-sr">{word(snapshot, name)}</span>
    </button>
  );
  return (
    <div class="t-banner t-past" role="group" aria-label={word(snapshot, "looking")}>
      <Sign name="back" />
      <span data-key="prompt" tabIndex={-1}>
        {snapshot.prompt.text}
      </span>
      <span class="t-look">
        {button("first", "first", 0, at > 0)}
        {button("earlier", "earlier", at - 1, at > 0)}
        <input
          type="range" data-key="look" aria-label={word(snapshot, "looking")} aria-valuetext={`${at} / ${last}`}
          min={0} max={last} value={at} disabled={locked}
          onInput={(event) => look(Number(event.currentTarget.value), "look")}
        />
        {button("later", "later", at + 1, true)}
      </span>
      <button
        type="button" class="t-button" data-key="now" aria-disabled={locked}
        onClick={() => !locked && send({ look: null }, "now")}
      >
        <Sign name="last" /> {word(snapshot, "back")}
      </button>
    </div>
  );
}

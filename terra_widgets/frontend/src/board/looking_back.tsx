// The banner over a table that is shown as it was.
import { useShell } from "./shell_context";
import { Sign } from "./signs";
import type { Seen } from "./types";
import { word } from "./words";

export function LookingBack({ snapshot, send }: Seen) {
  const { locked } = useShell();
  return (
    <div class="t-banner t-past" role="group" aria-label={word(snapshot, "looking")}>
      <Sign name="back" />
      <span data-key="prompt" tabIndex={-1}>
        {snapshot.prompt.text}
      </span>
      <button
        type="button" class="t-button" data-key="now" aria-disabled={locked}
        onClick={() => !locked && send({ look: null }, "now")}
      >
        {word(snapshot, "back")}
      </button>
    </div>
  );
}

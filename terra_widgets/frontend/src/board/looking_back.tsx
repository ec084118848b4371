// The banner over a table that is shown as it was.
import { useHand } from "./hand";
import { Sign } from "./icons";
import type { Seen, Shared } from "./snapshot";
import { word } from "./words";

export function LookingBack({ snapshot, send }: Seen<Shared>) {
  const { locked } = useHand();
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

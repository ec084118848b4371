// The guided first game: one short step at a time.
import { useShell } from "./shell_context";
import type { Seen } from "./types";
import { word } from "./words";

export function Guide({ snapshot, send }: Seen) {
  const { guide } = snapshot;
  const { locked } = useShell();
  if (!guide) return null;
  const button = (what: "next" | "leave" | "resume", quiet: boolean) => (
    <button
      type="button"
      class={`t-button ${quiet ? "t-quiet" : ""}`}
      data-key={`guide:${what}`}
      aria-disabled={locked}
      onClick={() => !locked && send({ guide: what }, `guide:${what}`)}
    >
      {word(snapshot, what)}
    </button>
  );
  return (
    <section class="t-guide" aria-label={guide.title}>
      {!guide.left && (
        <progress max={guide.steps} value={guide.step} aria-label={`${guide.step} / ${guide.steps}`} />
      )}
      <h3>
        {!guide.left && <span class="t-seat">{guide.step}</span>} {guide.title}
      </h3>
      <p>{guide.text}</p>
      <div class="t-guide-buttons">
        {guide.left ? button("resume", true) : button("next", !guide.done)}
        {!guide.left && !guide.done && button("leave", true)}
      </div>
    </section>
  );
}

// What lies over the whole table while people hand the screen over: nothing of it is drawn until then.
import { useShell } from "./shell_context";
import { SeatSign, Sign } from "./signs";
import type { Cover as Shown } from "./shapes.generated";
import type { Seen } from "./types";
import { word } from "./words";

interface CoverProps extends Seen { cover: Shown }

export function Cover({ snapshot, send, cover }: CoverProps) {
  const { id, locked } = useShell();
  const ask = (what: "handover" | "undo") => () => {
    if (!locked) send({ do: what }, what);
  };
  return (
    <section class="t-cover" aria-labelledby={`${id}-cover`} aria-describedby={`${id}-cover-text`}>
      <div class="t-secrets" aria-hidden="true">
        <span class="t-secret" />
        <span class="t-plate"><SeatSign seat={cover.seat} /></span>
        <span class="t-secret" />
      </div>
      <h2 id={`${id}-cover`} data-key="cover" tabIndex={-1}>{cover.title}</h2>
      <p id={`${id}-cover-text`}>{cover.text}</p>
      <div class="t-choices">
        <button
          type="button" class="t-button t-choice" data-key="handover"
          data-lit={locked ? undefined : ""} aria-disabled={locked}
          onClick={ask("handover")}
        >
          <Sign name="eye" /> {cover.show}
        </button>
        {snapshot.can.undo && (
          <button type="button" class="t-button t-quiet" data-key="undo" aria-disabled={locked} onClick={ask("undo")}>
            <Sign name="undo" /> {word(snapshot, "undo")}
          </button>
        )}
      </div>
    </section>
  );
}

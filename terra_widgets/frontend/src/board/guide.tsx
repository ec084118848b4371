// The guided first game: one short lesson at a time, in the prompt, so that the board keeps its place.
import { useShell } from "./shell_context";
import type { Seen } from "./types";
import { word } from "./words";

export interface GuideProps extends Seen {
  /** Opens how to play, in pictures. */
  openHow: () => void;
}

export function Guide({ snapshot, send, openHow }: GuideProps) {
  const { guide } = snapshot;
  const { locked } = useShell();
  if (!guide) return null;
  const { step, steps, title, text, lesson, done, left } = guide;
  const button = (what: "next" | "leave" | "resume" | "how", act = () => send({ guide: what as "next" }, `guide:${what}`)) => (
    <button
      type="button" class="t-button t-quiet" data-key={`guide:${what}`} aria-disabled={locked}
      onClick={() => !locked && act()}
    >
      {word(snapshot, what)}
    </button>
  );
  return (
    <section class="t-guide" aria-label={title} data-lesson={left ? undefined : lesson || undefined}>
      {left ? button("resume") : (
        <>
          <h3>
            <small>{step}/{steps}</small> {title}
          </h3> <p>{text}</p> {lesson && step === 1 && button("how", openHow)}{" "}
          {(lesson || done) && button("next")} {!done && button("leave")}
        </>
      )}
    </section>
  );
}

// The prompt: whose decision it is, what can be done, and the choices that lie on no place.
import type { ComponentChildren, JSX } from "preact";
import { Badge, usePointedMove } from "./foretold";
import { Guide } from "./guide";
import { hovering, useShell } from "./shell_context";
import { pictureOf } from "./picture";
import { SeatSign, Sign } from "./signs";
import { isPointedOut } from "./panel";
import type { Choice } from "./shapes.generated";
import type { Seen } from "./types";
import { word } from "./words";

export type ChoicePicture = ((choice: Choice) => JSX.Element | null) | undefined;

interface PromptProps extends Seen {
  picture?: ChoicePicture;
  /** Opens how to play; without it nobody is guided here. */
  openHow?: () => void;
  children?: ComponentChildren;
}

export function Prompt({ snapshot, send, picture, openHow, children }: PromptProps) {
  const { prompt, outcome, guide } = snapshot;
  // A lesson says the same, and why; it stays where it is, and what is pointed at tells the rest.
  const told = openHow && guide && !guide.left && (guide.lesson || guide.done) && !outcome;
  const sentence = (
    <p class={told ? "t-sentence t-sr" : "t-sentence"} data-key="prompt" tabIndex={-1}>
      {outcome?.text ?? (prompt.automatic ? (snapshot.watch ?? prompt.text) : prompt.text)}
      {!told && <Pointed />}
    </p>
  );
  return (
    <section
      class="t-prompt"
      data-automatic={prompt.automatic ? "" : undefined}
      data-pointed-out={isPointedOut(snapshot, "prompt") ? "" : undefined}
    >
      {prompt.seat !== null && !outcome && <span class="t-plate"><SeatSign seat={prompt.seat} /></span>}
      {outcome && <Sign name={outcome.winners.length ? "crown" : "warn"} />}
      <div class="t-ask">
        {openHow && guide ? (
          <div class="t-say">
            {sentence}
            <Guide snapshot={snapshot} send={send} openHow={openHow} />
          </div>
        ) : sentence}
        <Choices snapshot={snapshot} send={send} picture={picture} />
      </div>
      {children}
    </section>
  );
}

/** Laid over the sentence: the prompt keeps its size. */
function Pointed() {
  const told = usePointedMove();
  return told ? <span class="t-told" data-tone={told.tone} aria-hidden="true">{told.text}</span> : null;
}

function Choices({ snapshot, send, picture }: Seen & { picture: ChoicePicture }) {
  const { locked, point } = useShell();
  const { choices, prompt } = snapshot;
  if (!choices.length && !prompt.automatic) return null;
  return (
    <div
      class="t-choices"
      role="group"
      aria-label={word(snapshot, "choices")}
    >
      {choices.map((choice) => {
        const key = `choice:${choice.move}`;
        return (
          <button
            type="button"
            class={snapshot.quiet.includes(choice.move) ? "t-button t-choice t-ending" : "t-button t-choice"}
            key={key}
            data-key={key}
            data-lit={locked ? undefined : ""}
            data-move={choice.move}
            data-pointed-out={isPointedOut(snapshot, choice.move) ? "" : undefined}
            aria-disabled={locked}
            onClick={() => !locked && send({ move: choice.move }, key)}
            onPointerEnter={hovering(() => point(key))}
            onPointerLeave={hovering(() => point(null))}
            onFocus={() => point(key)}
            onBlur={() => point(null)}
          >
            {picture?.(choice) ?? (choice.kind && pictureOf(snapshot, choice.kind))} {choice.label}
            <Badge moves={[choice]} />
          </button>
        );
      })}
      {prompt.automatic && (
        <button
          type="button"
          class="t-button t-choice"
          data-key="skip"
          aria-disabled={locked}
          onClick={() => !locked && send({ do: "skip" }, "skip")}
        >
          <Sign name="skip" /> {word(snapshot, "skip")}
        </button>
      )}
    </div>
  );
}

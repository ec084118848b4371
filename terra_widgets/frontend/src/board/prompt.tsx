// The prompt: whose decision it is, what can be done, and the choices that lie on no place.
import type { ComponentChildren, JSX } from "preact";
import { useShell } from "./shell_context";
import { pictureOf } from "./picture";
import { Sign } from "./signs";
import { isPointedOut } from "./panel";
import type { Choice } from "./shapes.generated";
import type { Seen } from "./types";
import { word } from "./words";

export type ChoicePicture = ((choice: Choice) => JSX.Element | null) | undefined;

interface PromptProps extends Seen { picture?: ChoicePicture; children?: ComponentChildren }

export function Prompt({ snapshot, send, picture, children }: PromptProps) {
  const { prompt, outcome } = snapshot;
  return (
    <section
      class="t-prompt"
      data-automatic={prompt.automatic ? "" : undefined}
      data-pointed-out={isPointedOut(snapshot, "prompt") ? "" : undefined}
    >
      {prompt.seat !== null && !outcome && <span class="t-seat t-seat-large">{prompt.seat + 1}</span>}
      {outcome && <Sign name={outcome.winners.length ? "crown" : "warn"} />}
      <div class="t-ask">
        <p class="t-sentence" data-key="prompt" tabIndex={-1}>
          {outcome?.text ?? (prompt.automatic ? (snapshot.watch ?? prompt.text) : prompt.text)}
        </p>
        <Choices snapshot={snapshot} send={send} picture={picture} />
      </div>
      {children}
    </section>
  );
}

function Choices({ snapshot, send, picture }: Seen & { picture: ChoicePicture }) {
  const { locked } = useShell();
  const { choices, prompt } = snapshot;
  if (!choices.length && !prompt.automatic) return null;
  return (
    <div
      class="t-choices"
      role="group"
      aria-label={word(snapshot, "choices")}
      data-pointed-out={isPointedOut(snapshot, "choices") ? "" : undefined}
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
            aria-disabled={locked}
            onClick={() => !locked && send({ move: choice.move }, key)}
          >
            {picture?.(choice) ?? (choice.kind && pictureOf(snapshot, choice.kind))} {choice.label}
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

// The prompt: whose decision it is, what can be done, and the choices that lie on no place.
import type { ComponentChildren, JSX } from "preact";
import { Face } from "../games/terra_futura/card";
import { useHand } from "./hand";
import { Icon, Sign } from "./icons";
import { isPointedOut } from "./panel";
import type { Move, Seen, Shared } from "./snapshot";
import { word } from "./words";

type Picture = ((choice: Move) => JSX.Element | null) | undefined;

interface PromptProps extends Seen<Shared> { picture?: Picture; children?: ComponentChildren }

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

/** Terra Futura: the card that was taken and waits for its place. */
export function CardInHand({ snapshot }: Seen) {
  const { hand } = snapshot;
  if (!hand) return null;
  return (
    <div
      class="t-hand"
      data-pointed-out={isPointedOut(snapshot, "hand") ? "" : undefined}
      role="group"
      aria-label={`${word(snapshot, "hand")}: ${hand.name}`}
    >
      <span class="t-hand-label">{word(snapshot, "hand")}</span>
      <span class="t-hand-card">
        <Face card={hand} />
      </span>
    </div>
  );
}

function Choices({ snapshot, send, picture }: Seen<Shared> & { picture: Picture }) {
  const { locked } = useHand();
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
            class="t-button t-choice"
            key={key}
            data-key={key}
            data-lit={locked ? undefined : ""}
            data-move={choice.move}
            aria-disabled={locked}
            onClick={() => !locked && send({ move: choice.move }, key)}
          >
            {picture?.(choice) ?? (choice.kind && <Icon kind={choice.kind} />)} {choice.label}
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

// A sealed prediction: a number and a reason, locked before play.
import { useRef } from "preact/hooks";
import { useShell } from "../board/shell_context";
import type { PartSeen } from "./part";

export function Prediction({ part, word, send }: PartSeen<"prediction">) {
  const { id, locked } = useShell();
  const number = useRef<HTMLInputElement>(null);
  const reason = useRef<HTMLTextAreaElement>(null);
  const written = () => ({ value: number.current?.value ?? "", reason: reason.current?.value ?? "" });
  const keep = () => !locked && send({ write: written() }, "number");
  return (
    <section class="t-leaf t-prediction" data-sealed={part.sealed ? "" : undefined} aria-label={word("prediction")}>
      <h3 class="t-kicker">{word("prediction")}</h3>
      <p class="t-question" id={`${id}-ask`}>
        {part.ask}
      </p>
      {part.sealed ? (
        <>
          <p class="t-seal" data-key="prompt" tabIndex={-1}>
            <span class="t-wax">{word("sealed")}</span> <b>{part.sentence}</b>
          </p>
          {part.reason && <blockquote>{part.reason}</blockquote>}
          {part.truth && <p class="t-truth">{part.truth}</p>}
        </>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!locked) send({ seal: written() }, "number");
          }}
        >
          <label class="t-field t-number">
            <input
              ref={number}
              inputMode={part.step === 1 ? "numeric" : "decimal"}
              autocomplete="off"
              defaultValue={part.value}
              data-key="number"
              aria-labelledby={`${id}-ask ${id}-unit`}
              onChange={keep}
            />
            <span id={`${id}-unit`}>{part.unit}</span>
          </label>
          <label class="t-field">
            <span>{word("why")}</span>
            <textarea ref={reason} rows={2} maxLength={2000} data-key="reason" defaultValue={part.reason} onChange={keep} />
          </label>
          <p class="t-row">
            <button type="submit" class="t-button t-choice" data-key="seal" aria-disabled={locked}>
              {word("seal")}
            </button>
            <span class="t-faint">{part.open}</span>
          </p>
        </form>
      )}
    </section>
  );
}

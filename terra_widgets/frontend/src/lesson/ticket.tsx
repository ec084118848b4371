// The exit ticket: two sentences at the door.
import { useRef } from "preact/hooks";
import { useShell } from "../board/shell_context";
import type { PartSeen } from "./part";

export function Ticket({ part, word, send }: PartSeen<"ticket">) {
  const { locked } = useShell();
  const doubt = useRef<HTMLTextAreaElement>(null);
  const deed = useRef<HTMLTextAreaElement>(null);
  const keep = () => {
    if (!locked) send({ write: { doubt: doubt.current?.value ?? "", deed: deed.current?.value ?? "" } }, "keep");
  };
  const field = (key: "doubt" | "deed", ref: typeof doubt) => (
    <label class="t-field">
      <span>{word(key)}</span>
      <textarea ref={ref} rows={2} maxLength={2000} data-key={key} defaultValue={part[key]} onChange={keep} />
    </label>
  );
  return (
    <section class="t-leaf" aria-label={word("ticket")}>
      <h3 class="t-kicker">{word("ticket")}</h3>
      {field("doubt", doubt)}
      {field("deed", deed)}
      <p class="t-row">
        <button type="button" class="t-button" data-key="keep" aria-disabled={locked} onClick={keep}>
          {word("save")}
        </button>
        {part.kept && <span class="t-faint">{word("saved")}</span>}
      </p>
    </section>
  );
}

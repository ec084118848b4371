// The controls of a lab. Each shows what Python says, and what the hand is doing until Python answers.
import { useEffect, useState } from "preact/hooks";
import { useShell } from "../board/shell_context";
import type { WidgetSnapshot } from "../board/shapes.generated";
import type { Choice } from "./shapes.generated";

/** The answer to what was asked last: a refusal brings back what Python says. */
type Answer = WidgetSnapshot["answer"];

interface SelectProps {
  name: string;
  label: string;
  value: string;
  answer: Answer;
  choices: Choice[];
  hidden?: boolean;
  change(value: string): void;
}

/** A list to choose from; `hidden` labels are for those who listen. */
export function Select({ name, label, value, answer, choices, hidden, change }: SelectProps) {
  const { locked } = useShell();
  const [shown, choose] = useDraft(value, answer);
  return (
    <label class="t-field">
      <span class={hidden ? "t-sr" : "t-field-name"}>{label}</span>
      <select
        data-key={name}
        value={shown}
        disabled={locked}
        onChange={(event) => {
          choose(event.currentTarget.value);
          change(event.currentTarget.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What is being typed or dragged, until Python has answered. */
export function useDraft<T>(value: T, answer: Answer): [T, (next: T) => void, () => void] {
  const [draft, setDraft] = useState<{ next: T } | null>(null);
  useEffect(() => {
    if (draft && draft.next === value) setDraft(null);
  }, [value]);
  useEffect(() => {
    if (answer?.error) setDraft(null);
  }, [answer]);
  return [draft ? draft.next : value, (next) => setDraft({ next }), () => setDraft(null)];
}

interface TypedProps {
  name: string;
  label: string;
  value: string;
  answer: Answer;
  longest?: number;
  numeric?: boolean;
  hidden?: boolean;
  describedBy?: string;
  commit(text: string): void;
}

/** A field to type into; Enter, or leaving it, sends what stands there. */
export function Typed({ name, label, value, answer, longest, numeric, hidden, describedBy, commit }: TypedProps) {
  const { locked } = useShell();
  const [shown, type, reset] = useDraft(value, answer);
  const send = () => {
    if (shown.trim() && shown !== value) commit(shown.trim());
    else reset();
  };
  return (
    <label class="t-field">
      <span class={hidden ? "t-sr" : "t-field-name"}>{label}</span>
      <input
        type="text"
        inputMode={numeric ? "numeric" : undefined}
        autocomplete="off"
        spellcheck={false}
        data-key={name}
        value={shown}
        maxLength={longest}
        disabled={locked}
        aria-describedby={describedBy}
        onInput={(event) => type(event.currentTarget.value)}
        onBlur={send}
        onKeyDown={(event) => {
          if (event.key === "Enter") send();
          if (event.key === "Escape") reset();
        }}
      />
    </label>
  );
}

interface SwitchProps { name: string; label: string; value: boolean; change(value: boolean): void }

export function Switch({ name, label, value, change }: SwitchProps) {
  const { locked } = useShell();
  return (
    <label class="t-switch">
      <input
        type="checkbox"
        role="switch"
        data-key={name}
        checked={value}
        disabled={locked}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <span class="t-track" aria-hidden="true" />
      <span>{label}</span>
    </label>
  );
}

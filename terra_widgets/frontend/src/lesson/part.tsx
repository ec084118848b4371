// What every part of a lesson takes, and how it becomes a widget.
import type { ComponentType, RefObject } from "preact";
import type { Seen } from "../board/types";
import type { Faces, PartIntent, PartSnapshot } from "./shapes.generated";

export interface PartSeen<K extends keyof Faces> {
  part: Faces[K];
  language: string;
  word(key: string): string;
  send(intent: PartIntent, from?: string): void;
}

interface BecauseProps { label: string; value: string; field: RefObject<HTMLTextAreaElement | null>; changed?(): void }

/** A field for a reason. */
export function Because({ label, value, field, changed }: BecauseProps) {
  return (
    <label class="t-field">
      <span>{label}</span>
      <textarea ref={field} rows={2} maxLength={2000} data-key="because" defaultValue={value} onChange={changed} />
    </label>
  );
}

/** A component for a part of a lesson, as one for any widget: the shell around them is the same. */
export function partOf<K extends keyof Faces>(inner: ComponentType<PartSeen<K>>): ComponentType<Seen> {
  const Inner = inner as ComponentType<PartSeen<keyof Faces>>;
  return function Part({ snapshot, send }: Seen) {
    const { part, words, language } = snapshot as unknown as PartSnapshot & { part: Faces[K] };
    return (
      <div class="t-part">
        <Inner
          part={part} language={language} word={(key) => words[key] ?? key}
          send={send as unknown as PartSeen<K>["send"]}
        />
      </div>
    );
  };
}

// What every part of a lesson takes, and how it becomes a widget.
import type { ComponentType } from "preact";
import type { Seen } from "../board/types";
import type { Faces, PartIntent, PartSnapshot } from "./shapes.generated";

export interface PartSeen<K extends keyof Faces> {
  part: Faces[K];
  language: string;
  word(key: string): string;
  send(intent: PartIntent, from?: string): void;
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

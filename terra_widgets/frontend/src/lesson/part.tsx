// What every part of a lesson takes, and how it becomes a widget.
import type { ComponentType } from "preact";
import type { Seen } from "../board/types";
import type { Faces, PartIntent } from "./shapes.generated";

export interface PartSeen<K extends keyof Faces> {
  part: Faces[K];
  word(key: string): string;
  send(intent: PartIntent, from?: string): void;
}

/** A component for a part of a lesson, as one for any widget: the shell around them is the same. */
export function partOf<K extends keyof Faces>(inner: ComponentType<PartSeen<K>>): ComponentType<Seen> {
  const Inner = inner as ComponentType<PartSeen<keyof Faces>>;
  return function Part({ snapshot, send }: Seen) {
    const { part, words } = snapshot as unknown as { part: Faces[K]; words: Record<string, string> };
    return (
      <div class="t-part">
        <Inner part={part} word={(key) => words[key] ?? key} send={send as unknown as PartSeen<K>["send"]} />
      </div>
    );
  };
}

// What the parts of a lab take, and its fixed words.
import type { LabIntent, LabSnapshot, Word } from "./shapes.generated";

export interface LabSeen { snapshot: LabSnapshot; send(intent: LabIntent, from?: string): void }

/** A word in the person's language; its key if Python did not send it. */
export function word(snapshot: LabSnapshot, key: Word): string {
  return snapshot.words[key] ?? key;
}

// The fixed words of a table.
import type { Word } from "./shapes.generated";

/** A word in the person's language; its key if Python did not send it. */
export function word(snapshot: { words: Record<string, string> }, key: Word): string {
  return snapshot.words[key] ?? key;
}

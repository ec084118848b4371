// The fixed words of the view. Python sends each of them in `snapshot.words`.

export const WORDS = [
  "undo", "redo", "language", "auto", "skip", "market", "pile", "discard", "hand", "supply",
  "scoring", "score", "log", "total", "points", "winner", "inactive", "show", "hide", "back",
  "looking", "automatic", "choices", "territories", "pattern", "set", "secret", "next", "leave",
  "resume", "cubes", "cards", "now", "empty",
] as const;

export type Word = (typeof WORDS)[number];

/** A word in the person's language; its key if Python did not send it. */
export function word(snapshot: { words: Record<string, string> }, key: Word): string {
  return snapshot.words[key] ?? key;
}

// A game that is not lost: this browser keeps the last codes of each table, and offers them again.
import type { AutosaveIntent, AutosaveState, SavedGame } from "./shapes.generated";

/** A copy of a game that the browser has, with the code that brings it back. */
interface Copy extends SavedGame { code: string }

/** The part of a host that knows of saved games. */
export interface AutosaveHost {
  state(): AutosaveState | undefined;
  /** The code of the game in progress, as far as Python has told it: no notebook keeps it. */
  code(): string | null;
  words(): Record<string, string>;
  post(message: object): void;
  watch(changed: () => void): () => void;
}

const PREFIX = "terra:";
const MOST_LIVES = 2; // a game and the one before it: starting anew by mistake loses nothing
const MOST_TABLES = 60;
const PATIENCE = 3000; // ms

export class Autosave {
  error: string | null = null;
  /** Whether a person has had it erased. */
  erased = false;
  /** The key of the sentence that says what was done. */
  news: "copied" | "erased" | "erased-page" | null = null;
  /** The same as long as it is new, to be read out. */
  spoken: Autosave["news"] = null;
  private copies: Copy[] = [];
  private key: string | undefined;
  private asked: { id: string; autosave: AutosaveIntent["autosave"] } | null = null;
  private counter = 0;
  private readonly name = `a${Math.random().toString(36).slice(2, 8)}`;
  private storing: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly stop: () => void;

  /** `silent` is called when nobody answers. */
  constructor(private readonly host: AutosaveHost, private readonly silent: () => void) {
    this.stop = host.watch(() => this.update());
    this.update();
  }

  get state(): AutosaveState | undefined {
    return this.host.state();
  }

  /** The game as a code: Python's, or this browser's copy when nobody answers any more. */
  get code(): string | null {
    const { state } = this;
    const copy = this.copies.find(({ session_id }) => session_id === state?.session_id);
    return state?.code ?? this.host.code() ?? copy?.code ?? null;
  }

  word(key: string): string {
    return this.host.words()[key] ?? key;
  }

  /** Whether there is an earlier game to go on with, and nobody has chosen yet. */
  get asks(): boolean {
    const { state } = this;
    return Boolean(state?.open) && !this.erased && state!.offers.length + this.further.length > 0;
  }

  /** This browser's copies that Python does not offer, or that are further than what it offers. */
  get further(): Copy[] {
    const { state } = this;
    if (!state) return [];
    return this.copies.filter((copy) => {
      if (copy.session_id === state.session_id) return false;
      const same = state.offers.find(({ session_id }) => session_id === copy.session_id);
      return same ? copy.changes > same.changes : state.offers.every(({ when }) => copy.when > when);
    });
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.stop();
    clearTimeout(this.patience);
    this.listeners.clear();
  }

  say(news: NonNullable<Autosave["news"]>): void {
    this.news = this.spoken = news;
    this.tell();
  }

  send(intent: AutosaveIntent): void {
    this.error = null;
    const id = `${this.name}-${++this.counter}`;
    this.asked = { id, autosave: intent.autosave };
    clearTimeout(this.patience);
    this.patience = setTimeout(this.silent, PATIENCE);
    try {
      this.host.post({ id, ...intent });
    } catch {
      this.silent();
    }
  }

  /** Erase all that Terra keeps in this browser and, if there is anybody to do it, the files. */
  erase(alive: boolean): void {
    clearTimeout(this.storing);
    for (const key of tables()) forget(key);
    this.copies = [];
    this.erased = true;
    if (alive) this.send({ autosave: "erase", value: null });
    else this.say("erased-page");
  }

  private update(): void {
    const { state } = this;
    if (!state) return;
    if (state.key !== this.key) {
      this.key = state.key;
      this.copies = read(state.key);
    }
    if (this.asked && state.answer.id === this.asked.id) {
      clearTimeout(this.patience);
      this.error = state.answer.error;
      this.news = this.spoken = this.asked.autosave === "erase" && this.error === null ? "erased" : null;
      this.asked = null;
    } else {
      this.spoken = null;
      if (this.news === "copied") this.news = null;
    }
    if (state.keeps && state.changes > 0 && !this.erased && !this.asks && !this.storing) {
      // After the drawing: writing to the disk may take a moment.
      this.storing = setTimeout(() => this.store(), 0);
    }
    this.tell();
  }

  private store(): void {
    this.storing = undefined;
    const { state } = this;
    const code = state?.code ?? this.host.code();
    if (!state?.keeps || this.erased || code === null) return;
    const { session_id, changes, moves, when } = state;
    const others = this.copies.filter((copy) => copy.session_id !== session_id);
    this.copies = [{ session_id, changes, moves, when, code }, ...others].slice(0, MOST_LIVES);
    write(state.key, this.copies);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

// The browser's storage may be switched off or full: then there is no copy here, and that is all.

function tables(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}

function read(key: string): Copy[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? "[]");
    return Array.isArray(found) ? found.filter(isCopy) : [];
  } catch {
    return [];
  }
}

function isCopy(value: Partial<Copy> | null): value is Copy {
  return (
    typeof value?.session_id === "string" && typeof value.code === "string" &&
    [value.changes, value.moves, value.when].every(Number.isFinite)
  );
}

function write(key: string, copies: Copy[]): void {
  try {
    const isNew = localStorage.getItem(PREFIX + key) === null;
    localStorage.setItem(PREFIX + key, JSON.stringify(copies));
    if (isNew) makeRoom();
  } catch {
    makeRoom();
  }
}

/** The tables that were not played for the longest time go. */
function makeRoom(): void {
  const all = tables().map((key) => ({ key, when: read(key.slice(PREFIX.length))[0]?.when ?? 0 }));
  all.sort((one, other) => other.when - one.when);
  for (const { key } of all.slice(MOST_TABLES)) forget(key);
}

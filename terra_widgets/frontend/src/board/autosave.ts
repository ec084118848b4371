// A game that is not lost: this browser keeps the last codes of each table, and offers them again.

/** A copy of a game, as far as one needs to know to choose among several. */
export interface Copy { session_id: string; changes: number; moves: number; when: number }
export interface CodedCopy extends Copy { code: string }

/** What Python tells beside the snapshot; `snapshot.ts` for this part. */
export interface Kept extends CodedCopy {
  key: string;
  /** Whether the page may keep it. */
  keeps: boolean;
  /** Whether an earlier game may still take the place of this one. */
  open: boolean;
  offers: Copy[];
  where: string;
  trouble: string | null;
  answer: { id: string | null; error: string | null };
}

/** The part of a host that knows of keeping. */
export interface KeepHost {
  kept(): Kept | undefined;
  words(): Record<string, string>;
  post(message: object): void;
  watch(changed: () => void): () => void;
}

type Wish = { keep: "file" | "code"; value: string } | { keep: "anew" | "erase"; value: null };

const PREFIX = "terra:";
const MOST_LIVES = 2; // a game and the one before it: starting anew by mistake loses nothing
const MOST_TABLES = 60;
const PATIENCE = 3000; // ms

export class Keep {
  error: string | null = null;
  /** Whether a person has had it erased. */
  erased = false;
  /** The key of the sentence that says what was done. */
  news: "copied" | "erased" | "erased-page" | null = null;
  /** The same as long as it is new, to be read out. */
  spoken: Keep["news"] = null;
  private copies: CodedCopy[] = [];
  private key: string | undefined;
  private asked: { id: string; keep: Wish["keep"] } | null = null;
  private counter = 0;
  private readonly name = `k${Math.random().toString(36).slice(2, 8)}`;
  private storing: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly stop: () => void;

  /** `silent` is called when nobody answers. */
  constructor(private readonly host: KeepHost, private readonly silent: () => void) {
    this.stop = host.watch(() => this.update());
    this.update();
  }

  get kept(): Kept | undefined {
    return this.host.kept();
  }

  word(key: string): string {
    return this.host.words()[key] ?? key;
  }

  /** Whether there is an earlier game to go on with, and nobody has chosen yet. */
  get asks(): boolean {
    const { kept } = this;
    return Boolean(kept?.open) && !this.erased && kept!.offers.length + this.further.length > 0;
  }

  /** This browser's copies that Python does not offer, or that are further than what it offers. */
  get further(): CodedCopy[] {
    const { kept } = this;
    if (!kept) return [];
    return this.copies.filter((copy) => {
      if (copy.session_id === kept.session_id) return false;
      const same = kept.offers.find(({ session_id }) => session_id === copy.session_id);
      return same ? copy.changes > same.changes : kept.offers.every(({ when }) => copy.when > when);
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

  say(news: NonNullable<Keep["news"]>): void {
    this.news = this.spoken = news;
    this.tell();
  }

  send(wish: Wish): void {
    this.error = null;
    const id = `${this.name}-${++this.counter}`;
    this.asked = { id, keep: wish.keep };
    clearTimeout(this.patience);
    this.patience = setTimeout(this.silent, PATIENCE);
    try {
      this.host.post({ id, ...wish });
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
    if (alive) this.send({ keep: "erase", value: null });
    else this.say("erased-page");
  }

  private update(): void {
    const { kept } = this;
    if (!kept) return;
    if (kept.key !== this.key) {
      this.key = kept.key;
      this.copies = read(kept.key);
    }
    if (this.asked && kept.answer.id === this.asked.id) {
      clearTimeout(this.patience);
      this.error = kept.answer.error;
      this.news = this.spoken = this.asked.keep === "erase" && this.error === null ? "erased" : null;
      this.asked = null;
    } else {
      this.spoken = null;
      if (this.news === "copied") this.news = null;
    }
    if (kept.keeps && kept.changes > 0 && !this.erased && !this.asks && !this.storing) {
      // After the drawing: writing to the disk may take a moment.
      this.storing = setTimeout(() => this.store(), 0);
    }
    this.tell();
  }

  private store(): void {
    this.storing = undefined;
    const { kept } = this;
    if (!kept?.keeps || this.erased) return;
    const { session_id, changes, moves, when, code } = kept;
    const others = this.copies.filter((copy) => copy.session_id !== session_id);
    this.copies = [{ session_id, changes, moves, when, code }, ...others].slice(0, MOST_LIVES);
    write(kept.key, this.copies);
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

function read(key: string): CodedCopy[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? "[]");
    return Array.isArray(found) ? found.filter(isCopy) : [];
  } catch {
    return [];
  }
}

function isCopy(value: Partial<CodedCopy> | null): value is CodedCopy {
  return (
    typeof value?.session_id === "string" && typeof value.code === "string" &&
    [value.changes, value.moves, value.when].every(Number.isFinite)
  );
}

function write(key: string, copies: CodedCopy[]): void {
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

// One view's conversation with Python: what it shows, what it asked for, whether anyone answers.
import { changed, type Changes, type Foreseen } from "./foresight";
import { save, type Piece } from "./download";
import { settle } from "./steady";
import type { Intent, Shared, Shown } from "./snapshot";

/** Where snapshots come from and messages go: a widget's model, or a plain page. */
export interface Host {
  read(): Shown | undefined;
  post(message: object): void;
  /** Whether there is a kernel to answer. */
  alive(): boolean;
  /** Calls back on every new snapshot and when `alive` may have changed; returns how to stop. */
  watch(changed: () => void): () => void;
  /** Calls back with what Python sends beside snapshots, such as pieces of a file; returns how to stop. */
  hear(file: (piece: Piece) => void, foreseen: (what: Foreseen) => void): () => void;
}

export interface Trouble { text: string; from: string | undefined }

const PATIENCE = 2000; // ms without an answer until the kernel counts as gone
const PACE = 700; // ms between the moves of automatic players
const PACE_BESIDE = 1500; // the same for a widget beside a table, which the table is to outrun

// Two views of one model hold the very same snapshot object: the first to claim it lets the
// automatic player move. Kept on globalThis since each widget may import a bundle of its own.
const CLAIMS = Symbol.for("terra.advanced");
type Claims = { [CLAIMS]?: WeakSet<Shown> };
const claims = ((globalThis as Claims)[CLAIMS] ??= new WeakSet());

export class Session {
  snapshot: Shown | undefined;
  gone = false;
  /** An error answers what was asked from here; it stays until the next success. */
  trouble: Trouble | null = null;
  /** Whether the latest snapshot answers a move made in this view. */
  mine = false;
  /** Called when what is shown is what Python says, and nothing is asked for. */
  settled = (): void => {};

  /** The snapshot as it came, before what equals its forerunner was kept. */
  private raw: Shown | undefined;
  private dead = false;
  private counter = 0;
  private readonly name = Math.random().toString(36).slice(2, 8);
  private asked: { id: string; intent: Intent; from: string | undefined } | null = null;
  private waiting: { intent: Intent; from: string | undefined }[] = [];
  private readonly files = new Map<string, Piece[]>();
  /** For the moves that were aimed at since the latest snapshot: what comes of them, once that is known. */
  private readonly ahead = new Map<string, Changes | null>();
  private patience: ReturnType<typeof setTimeout> | undefined;
  private pace: ReturnType<typeof setTimeout> | undefined;
  /** The snapshot after which an automatic player is about to move. */
  private paced: Shown | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly stops: (() => void)[];

  /** `held` says whether automatic players have to wait: somebody is asked which game to play. */
  constructor(
    private readonly host: Host,
    private readonly leads: boolean,
    private readonly held: () => boolean = () => false,
  ) {
    this.stops = [host.watch(() => this.update()), host.hear((piece) => this.collect(piece), (what) => this.learn(what))];
    // Only now: a snapshot may have come between the making of the view and the watching.
    this.update();
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    for (const stop of this.stops) stop();
    clearTimeout(this.patience);
    clearTimeout(this.pace);
    this.listeners.clear();
  }

  /** Ask Python for something. `from` names the element under the hand, where an error belongs. */
  send = (intent: Intent, from?: string): void => {
    if (!this.snapshot || this.gone) return;
    if (this.asked) {
      // A second move from the same snapshot is a double click; anything else can wait a moment, and
      // what is asked for again takes the place of what still waits.
      const what = Object.keys(intent)[0]!;
      if (what === "move" && !this.imagined()) return;
      this.waiting = this.waiting.filter((one) => !(what in one.intent));
      this.waiting.push({ intent, from });
      return;
    }
    if (!this.host.alive()) {
      this.update();
      return;
    }
    clearTimeout(this.pace);
    const id = `${this.name}-${++this.counter}`;
    this.asked = { id, intent, from };
    if ("export" in intent) this.files.set(id, []);
    this.expect();
    try {
      this.host.post({ id, at: this.snapshot.number, ...intent });
    } catch {
      this.lose();
      return;
    }
    const foreseen = "move" in intent && this.ahead.get(intent.move);
    if (foreseen) this.imagine(foreseen);
  };

  /** Somebody may be about to make one of these moves: ask what would come of them, once. */
  aim = (moves: string[]): void => {
    if (!this.raw || this.gone || this.asked || !this.host.alive()) return;
    const unknown = moves.filter((move) => !this.ahead.has(move));
    if (!unknown.length) return;
    for (const move of unknown) this.ahead.set(move, null);
    try {
      this.host.post({ id: `${this.name}-${++this.counter}`, at: this.raw.number, foresee: unknown });
    } catch {
      // Nothing was asked for yet; a click will tell that nobody is there.
    }
  };

  private learn({ foreseen, at }: Foreseen): void {
    if (at !== this.raw?.number) return;
    for (const [move, changes] of Object.entries(foreseen)) {
      if (this.ahead.has(move)) this.ahead.set(move, changes);
    }
  }

  /** Show what comes of a move before Python has made it. */
  private imagine(changes: Changes): void {
    this.snapshot = changed(this.snapshot, changes);
    this.mine = true;
    this.trouble = null;
    this.tell();
  }

  /** Whether what is shown is still to come. */
  private imagined(): boolean {
    return this.raw !== undefined && this.snapshot?.number !== this.raw.number;
  }

  /** Automatic players may have waited, and need not any more. */
  proceed(): void {
    if (!this.gone && !this.asked && this.raw && this.raw !== this.paced) this.follow();
  }

  dismiss(): void {
    if (this.trouble) {
      this.trouble = null;
      this.tell();
    }
  }

  private update(): void {
    const fresh = this.host.read();
    const revived = this.dead;
    this.dead = !this.host.alive();
    if (this.dead) {
      this.snapshot = this.raw = fresh ?? this.raw;
      this.lose();
      return;
    }
    if (!fresh || (fresh === this.raw && !revived)) return;
    const gone = this.gone;
    this.gone = false;
    if ((fresh !== this.raw && this.receive(fresh)) || gone) this.tell();
    this.follow();
    if (!this.asked) this.settled();
  }

  /** Take a fresh snapshot; whether there is anything to draw. */
  private receive(fresh: Shown): boolean {
    clearTimeout(this.patience);
    const asked = this.asked;
    const shown = this.snapshot;
    const imagined = this.imagined();
    if (fresh.number !== this.raw?.number) this.ahead.clear(); // else it is an answer, and nothing has changed
    this.raw = fresh;
    this.snapshot = settle(shown, fresh);
    // What was foreseen has come: all of it is drawn already.
    const known = imagined && isSame(shown!, this.snapshot);
    if (known) this.snapshot = shown;
    else if (imagined) this.waiting = this.waiting.filter(({ intent }) => !("move" in intent));
    const answer = fresh.answer;
    const ours = asked !== null && answer !== null && answer.id === asked.id;
    if (ours) this.asked = null;
    else if (asked) this.expect(); // somebody is there, and the answer still to come
    this.mine = ours && "move" in asked.intent && answer.error === null;
    if (answer?.error == null) this.trouble = null;
    else if (ours && !isAdvance(asked.intent)) {
      this.trouble = { text: answer.error, from: asked.from };
    }
    return !known;
  }

  /** What follows from a new snapshot: what waited is sent, an automatic player moves. */
  private follow(): void {
    if (this.asked) return;
    const waiting = this.waiting.shift();
    if (waiting) {
      this.send(waiting.intent, waiting.from);
      return;
    }
    clearTimeout(this.pace);
    const shown = this.raw;
    if (!shown || !isAutomatic(shown) || this.held()) return;
    this.paced = shown;
    this.pace = setTimeout(() => this.advance(shown), this.leads ? PACE : PACE_BESIDE);
  }

  private advance(shown: Shown): void {
    if (shown !== this.raw || this.asked) return;
    if (claims.has(shown)) {
      this.expect(); // another view has asked; if nobody answers it shows here too
      return;
    }
    claims.add(shown);
    this.send({ do: "advance" });
  }

  private expect(): void {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.lose(), PATIENCE);
  }

  /** Nobody answers. */
  lose(): void {
    clearTimeout(this.patience);
    clearTimeout(this.pace);
    this.asked = null;
    this.waiting = [];
    if (this.imagined()) this.snapshot = this.raw; // nobody has made it true
    this.gone = true;
    this.tell();
  }

  /** Put a file together that was asked for here; another view of the same model gets it too. */
  private collect(piece: Piece): void {
    const pieces = this.files.get(piece.id);
    if (!pieces) return;
    pieces[piece.place] = piece;
    if (Object.keys(pieces).length < piece.pieces) return;
    this.files.delete(piece.id);
    void save(pieces).catch((problem: unknown) => {
      this.trouble = { text: String(problem), from: "export" };
      this.tell();
    });
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

/** Whether an automatic player is to move at a table. */
function isAutomatic(shown: Shown): boolean {
  const { prompt, log } = shown as Partial<Shared>;
  return Boolean(prompt?.automatic) && log?.looking === null;
}

/** Whether two snapshots show the same, whatever they answer. */
function isSame(one: Shown, other: Shown): boolean {
  const parts = (shown: Shown) => Object.entries(shown).filter(([part]) => part !== "answer");
  const before = new Map(parts(one));
  const after = parts(other);
  return before.size === after.length && after.every(([part, value]) => before.get(part) === value);
}

function isAdvance(intent: Intent): boolean {
  return "do" in intent && intent.do === "advance";
}

// One view's conversation with Python: what it shows, what it asked for, whether anyone answers.
import { changed, type Changes, type Foreseen } from "./foresight";
import { Downloads, type Piece } from "./download";
import { claim, hold, Pace } from "./pace";
import type { SentPictures } from "../emblems/emblem";
import { reuseEqual } from "./steady";
import type { ChartSheet, GameSnapshot, Notice, WidgetSnapshot } from "./shapes.generated";
import type { Intent } from "./types";

/** Where snapshots come from and messages go: a widget's model, or a plain page. */
export interface Host {
  read(): WidgetSnapshot | undefined;
  post(message: object): void;
  /** The file of the notebook as the server names it, where the page knows. */
  path?(): string | undefined;
  /** Let a click on a link open a file of the server in place, where the host can. */
  connect?(link: HTMLElement, path: string): void;
  /** Whether there is a kernel to answer. */
  alive(): boolean;
  /** Calls back on every new snapshot and when `alive` may have changed; returns how to stop. */
  watch(changed: () => void): () => void;
  /** Calls back with what Python sends beside snapshots, such as pieces of a file; returns how to stop. */
  listen(
    file: (piece: Piece) => void, foreseen: (what: Foreseen) => void, chart: (sheet: ChartSheet) => void,
  ): () => void;
  /** Calls back with the drawings of cards, once somebody has asked for them; returns how to stop. */
  pictures?(taken: (sent: SentPictures) => void): () => void;
  /** The part of the page around a view that scrolls; without one it is the window. */
  around?(root: HTMLElement): Element | null;
  /** Whether somebody has just asked for this view, and wants to see it from its top. */
  wanted?(root: HTMLElement): boolean;
  /** Whether automatic players are paced elsewhere, and no view asks them to move. */
  paced?: boolean;
}

export interface Trouble { text: string; from: string | undefined }

const MOST_HELD = 6; // older ones are in the log
const PATIENCE = 2000; // ms without an answer until the kernel counts as gone

export class Session {
  snapshot: WidgetSnapshot | undefined;
  gone = false;
  /** An error answers what was asked from here; it stays until the next success. */
  trouble: Trouble | null = null;
  /** Whether the latest snapshot answers a move made in this view. */
  mine = false;
  /** The chart that was asked for last. */
  chart: ChartSheet | null = null;
  /** What happened and is to be seen before the game goes on. */
  notices: Notice[] = [];
  /** Called when what is shown is what Python says, and nothing is asked for. */
  idle = (): void => {};

  /** The snapshot as it came, before what equals its forerunner was kept. */
  private raw: WidgetSnapshot | undefined;
  /** The number of the snapshot whose notices were held last. */
  private noticed: number | undefined;
  private dead = false;
  private counter = 0;
  private readonly name = Math.random().toString(36).slice(2, 8);
  private asked: { id: string; intent: Intent; from: string | undefined } | null = null;
  private waiting: { intent: Intent; from: string | undefined }[] = [];
  private readonly downloads = new Downloads();
  /** For the moves that were aimed at since the latest snapshot: what comes of them, once that is known. */
  private readonly ahead = new Map<string, Changes | null>();
  private patience: ReturnType<typeof setTimeout> | undefined;
  private readonly pace: Pace;
  private readonly listeners = new Set<() => void>();
  private readonly stops: (() => void)[];

  /** `leads` and `held` are those of the pace of automatic players. */
  constructor(
    private readonly host: Host,
    private readonly leads: boolean,
    held: () => boolean = () => false,
  ) {
    this.pace = new Pace(leads, () => held() || this.notices.length > 0);
    const heard = host.listen(
      (piece) => this.download(piece),
      (what) => this.learn(what),
      (sheet) => this.draw(sheet),
    );
    this.stops = [host.watch(() => this.update()), heard];
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
    this.pace.stop();
    hold(this, false);
    this.listeners.clear();
  }

  get path(): string | undefined {
    return this.host.path?.();
  }

  connect = (link: HTMLElement, path: string): void => this.host.connect?.(link, path);

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
    this.pace.stop();
    this.holdAll([]); // who goes on has seen them
    const id = `${this.name}-${++this.counter}`;
    this.asked = { id, intent, from };
    if ("export" in intent) this.downloads.expect(id);
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

  /** Ask for a chart as it is now; it comes as `chart`. Nothing waits for it, and nothing is decided by it. */
  askChart = (name: string): void => {
    if (!this.raw || this.gone || !this.host.alive()) return;
    try {
      this.host.post({ id: `${this.name}-${++this.counter}`, at: this.raw.number, chart: name });
    } catch {
      // What is shown stays; a click will tell that nobody is there.
    }
  };

  private draw(sheet: ChartSheet): void {
    this.chart = sheet;
    this.tell();
  }

  private learn({ foreseen, at }: Foreseen): void {
    if (at !== this.raw?.number) return;
    for (const [move, changes] of Object.entries(foreseen)) {
      if (this.ahead.has(move)) this.ahead.set(move, changes);
    }
  }

  /** Show what comes of a move before Python has made it. */
  private imagine(changes: Changes): void {
    this.snapshot = changed(this.snapshot, changes);
    this.notice();
    this.mine = true;
    this.trouble = null;
    this.tell();
  }

  /** Whether what is shown is still to come. */
  private imagined(): boolean {
    return this.raw !== undefined && this.snapshot?.number !== this.raw.number;
  }

  /** What was held has been seen. */
  see = (): void => {
    this.holdAll([]);
    this.tell();
    this.proceed();
  };

  /** Hold the notices of a snapshot, once: when it was foreseen or when it comes. */
  private notice(): void {
    const { number, notices = [] } = (this.snapshot ?? {}) as Partial<GameSnapshot>;
    const before = this.noticed;
    this.noticed = number;
    // A view that has just been opened shows what was there before it.
    if (!this.leads || before === undefined || before === number) return;
    this.holdAll(number! < before ? [] : [...this.notices, ...notices].slice(-MOST_HELD));
  }

  private holdAll(notices: Notice[]): void {
    this.notices = notices;
    hold(this, notices.length > 0);
  }

  /** Automatic players may have waited, and need not any more. */
  proceed(): void {
    if (!this.gone && !this.asked && this.raw && this.raw !== this.pace.after) this.follow();
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
    if (!this.asked) this.idle();
  }

  /** Take a fresh snapshot; whether there is anything to draw. */
  private receive(fresh: WidgetSnapshot): boolean {
    clearTimeout(this.patience);
    const asked = this.asked;
    const shown = this.snapshot;
    const imagined = this.imagined();
    if (fresh.number !== this.raw?.number) this.ahead.clear(); // else it is an answer, and nothing has changed
    this.raw = fresh;
    this.snapshot = reuseEqual(shown, fresh);
    // What was foreseen has come: all of it is drawn already.
    const known = imagined && isSame(shown!, this.snapshot);
    if (imagined && !known) {
      this.holdAll([]); // something else has come
      this.noticed = -1;
    }
    this.notice();
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
    const shown = this.raw;
    if (shown && !this.host.paced) this.pace.follow(shown, () => this.advance(shown));
  }

  private advance(shown: WidgetSnapshot): void {
    if (shown !== this.raw || this.asked) return;
    if (claim(shown)) this.send({ do: "advance" });
    else this.expect(); // another view has asked; if nobody answers it shows here too
  }

  private expect(): void {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.lose(), PATIENCE);
  }

  /** Nobody answers. */
  lose(): void {
    clearTimeout(this.patience);
    this.pace.stop();
    this.asked = null;
    this.waiting = [];
    if (this.imagined()) this.snapshot = this.raw; // nobody has made it true
    this.gone = true;
    this.tell();
  }

  private download(piece: Piece): void {
    void this.downloads.add(piece).catch((problem: unknown) => {
      this.trouble = { text: String(problem), from: "export" };
      this.tell();
    });
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

/** Whether two snapshots show the same, whatever they answer. */
function isSame(one: WidgetSnapshot, other: WidgetSnapshot): boolean {
  const parts = (shown: WidgetSnapshot) => Object.entries(shown).filter(([part]) => part !== "answer");
  const before = new Map(parts(one));
  const after = parts(other);
  return before.size === after.length && after.every(([part, value]) => before.get(part) === value);
}

function isAdvance(intent: Intent): boolean {
  return "do" in intent && intent.do === "advance";
}

// The line from a page to the room: a web socket, or requests that wait where web sockets are blocked.
import { changed, type Changes } from "../board/foresight";
import { openPoll } from "./poll";
import { openSocket } from "./socket";

/** Which page this is, and what it shows the server as it comes. */
export interface Hello {
  page: string;
  key: string | null;
  ticket: string | null;
  language: string;
  boot: string | null;
  visit: string | null;
}

/** What a page is told; only some of these are in one message. */
export interface Told {
  boot?: string;
  visit?: string;
  key?: string;
  ticket?: string;
  end?: string;
  file?: string;
  type?: string;
  text?: string;
  pong?: number;
  to?: string;
  whole?: Shown | null;
  at?: number;
  change?: Changes;
  answered?: string;
  also?: Record<string, unknown>;
}

/** What every snapshot has that matters here. */
export interface Shown { number: number; answer?: { id: string | null; error: string | null } | null }

/** One way to the server, open until it is closed or says so. */
export interface Way {
  send(text: string): void;
  close(): void;
}

export interface WayEvents { opened(): void; told(text: string): void; closed(): void }

interface Posted { to: string; message: { id: string } & Record<string, unknown> }

export interface LineOptions {
  /** Who is there, asked anew for each way. */
  hello(boot: string | null): Omit<Hello, "visit">;
  /** A key was given to keep, a way to a page was made, a file came. */
  keep(key: string): void;
  ticket(ticket: string): void;
  file(name: string, type: string, text: string): void;
}

const QUIET = 10_000; // ms until the page asks whether somebody is there
const SILENT = 15_000; // ms without a word after which a line is cut
const OPENING = 5000; // ms for a way to open and say something
const PAUSES = [0, 250, 500, 1000, 2000]; // ms before each further try
const TOLD_NO = 2; // web sockets that did not open, after which another way is tried
const NOTICED = 1500; // ms: a weak network is often back before anybody notices
const LOST = ["move", "do"]; // what another start of the server must not be asked again
const PASSING = ["foresee", "chart", "pictures"]; // questions that nobody asks again for them

export class Line {
  /** Whether nobody has been there for so long that a person should know. */
  cut = false;
  /** Whether messages go through now. */
  open = false;
  /** The sentence with which the server ended it all. */
  end = "";

  private boot: string | null = null;
  /** By what the server knows this page again, so that it does nothing twice. */
  private visit: string | null = null;
  private way: Way | null = null;
  private heard = 0;
  private tries = 0;
  private polls = false;
  /** How often in a row no web socket opened; null once one has. */
  private refused: number | null = 0;
  private counter = 0;
  private readonly name = Math.random().toString(36).slice(2, 8);
  private readonly shown = new Map<string, Shown>();
  private readonly asking = new Set<string>();
  private readonly posted = new Map<string, Posted>();
  private readonly watchers = new Set<(channel: string | null) => void>();
  private readonly listeners = new Map<string, Set<(also: Record<string, unknown>) => void>>();
  private again: ReturnType<typeof setTimeout> | undefined;
  private noticing: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly options: LineOptions) {}

  start(): void {
    for (const event of ["online", "pageshow"]) addEventListener(event, this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.beat = setInterval(() => this.listenForLife(), 1000);
    this.connect();
    this.miss();
  }

  stop(): void {
    for (const event of ["online", "pageshow"]) removeEventListener(event, this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearInterval(this.beat);
    clearTimeout(this.again);
    clearTimeout(this.noticing);
    this.leave();
  }

  read<S>(channel: string): S | undefined {
    return this.shown.get(channel) as S | undefined;
  }

  /** Calls back with the channel that has something new, or null when the line itself changed. */
  watch(watcher: (channel: string | null) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Calls back with what comes on a channel beside its snapshots. */
  listen(channel: string, listener: (also: Record<string, unknown>) => void): () => void {
    const all = this.listeners.get(channel) ?? new Set();
    this.listeners.set(channel, all.add(listener));
    return () => all.delete(listener);
  }

  /** Post something on a channel, again and again until it is answered; gives its id. */
  post(channel: string, intent: object): string {
    const given = intent as { id?: string; at?: number };
    const id = given.id ?? `${this.name}-${++this.counter}`;
    const at = given.at ?? this.shown.get(channel)?.number ?? 0;
    const posted = { to: channel, message: { ...intent, id, at } };
    if (!PASSING.some((what) => what in intent)) this.posted.set(id, posted);
    if (this.open) this.send(posted);
    return id;
  }

  /** Whether this message still waits for its answer. */
  waits(id: string): boolean {
    return this.posted.has(id);
  }

  /** Make a new line with the key or ticket that is there now. */
  renew(): void {
    this.leave();
    this.tries = 0;
    this.connect();
  }

  private send(message: object): void {
    this.way?.send(JSON.stringify(message));
  }

  private wake = (): void => {
    if (this.open && !document.hidden) {
      // A phone that slept may not know yet that its line is dead.
      if (Date.now() - this.heard > QUIET) this.lost();
      else this.send({ ping: Date.now() });
    } else if (!document.hidden && !this.end) {
      clearTimeout(this.again);
      this.tries = 0;
      if (!this.way) this.connect();
    }
  };

  private connect(): void {
    if (this.end) return;
    clearTimeout(this.again);
    this.heard = Date.now();
    const hello = () => this.send({ hello: { ...this.options.hello(this.boot), visit: this.visit } });
    const open = this.polls ? openPoll : openSocket;
    let current: Way | null = null;
    const mine = () => current !== null && this.way === current;
    current = open({
      opened: () => mine() && hello(),
      told: (text) => mine() && this.hear(text),
      closed: () => mine() && this.lost(),
    });
    this.way = current;
  }

  private leave(): void {
    const way = this.way;
    this.way = null;
    this.open = false;
    way?.close();
  }

  /** The way is gone: try again, soon and then less often, and by the other kind of way if none has opened. */
  private lost(): void {
    const was = this.open;
    if (!was) this.choose();
    this.leave();
    if (was) this.tries = 0;
    const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)]!;
    this.tries += 1;
    if (!this.end) this.again = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
    this.miss();
  }

  /** Which way is tried next, after one that did not open. Where web sockets have worked there are no others. */
  private choose(): void {
    if (this.refused === null) return;
    this.refused = this.polls ? 0 : this.refused + 1;
    this.polls = this.refused >= TOLD_NO;
  }

  private miss(): void {
    if (this.noticing !== undefined || this.cut) return;
    this.noticing = setTimeout(() => {
      this.noticing = undefined;
      if (this.open || this.end) return;
      this.cut = true;
      this.tell(null);
    }, NOTICED);
  }

  private listenForLife(): void {
    if (!this.way) return;
    const silent = Date.now() - this.heard;
    if (silent > (this.open ? SILENT : OPENING)) this.lost();
    else if (this.open && silent >= QUIET) this.send({ ping: Date.now() });
  }

  private hear(text: string): void {
    this.heard = Date.now();
    if (!text) return; // a request that waited, and nothing has happened
    const told = JSON.parse(text) as Told;
    if (told.visit !== undefined) this.visit = told.visit;
    if (told.boot !== undefined) this.begin(told.boot);
    if (told.key !== undefined) this.options.keep(told.key);
    if (told.ticket !== undefined) this.options.ticket(told.ticket);
    if (told.file !== undefined) this.options.file(told.file, told.type ?? "text/plain", told.text ?? "");
    if (told.end !== undefined) this.finish(told.end);
    if (told.to !== undefined) this.take(told.to, told);
  }

  /** The server has said which start of it this is: what it may not have heard is said again. */
  private begin(boot: string): void {
    const other = this.boot !== null && this.boot !== boot;
    this.boot = boot;
    this.open = true;
    this.tries = 0;
    if (!this.polls) this.refused = null;
    this.asking.clear();
    for (const [id, { message }] of this.posted) {
      if (other && LOST.some((what) => what in message)) this.posted.delete(id);
    }
    for (const posted of this.posted.values()) this.send(posted);
    clearTimeout(this.noticing);
    this.noticing = undefined;
    this.cut = false;
    this.tell(null);
  }

  private finish(sentence: string): void {
    this.end = sentence;
    this.leave();
    this.tell(null);
  }

  private take(channel: string, told: Told): void {
    if (told.answered !== undefined) this.posted.delete(told.answered);
    if (told.also !== undefined) for (const listener of this.listeners.get(channel) ?? []) listener(told.also);
    if (told.whole !== undefined) {
      this.asking.delete(channel);
      if (told.whole === null) this.shown.delete(channel);
      else this.show(channel, told.whole);
      this.tell(channel);
    } else if (told.change !== undefined) {
      const before = this.shown.get(channel);
      if (before?.number === told.at) {
        this.show(channel, changed(before!, told.change));
        this.tell(channel);
      } else if (!this.asking.has(channel)) {
        this.asking.add(channel);
        this.send({ whole: channel });
      }
    }
  }

  private show(channel: string, snapshot: Shown): void {
    this.shown.set(channel, snapshot);
    const id = snapshot.answer?.id;
    if (id != null) this.posted.delete(id);
  }

  private tell(channel: string | null): void {
    for (const watcher of [...this.watchers]) watcher(channel);
  }
}

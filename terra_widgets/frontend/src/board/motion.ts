// What changed its place is seen to go there. Elements say who they are, and games say nothing more about it:
// `data-thing` a single thing, `data-pile` things of one kind that lie in one place, `data-count` how many;
// `data-from` and `data-to` where it comes from and goes to when it is not on the board; `data-number` a number
// that counts; `data-blow` a number that, when it grows, is felt.
import { byKey } from "./shell_context";

export const SPEEDS = ["off", "slow", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];

const TIMES: Record<Speed, number> = { off: 0, slow: 400, normal: 280, fast: 150 }; // ms that something flies
const STORED = "terra:speed";
const MOST = 24; // flights at once: with more of them another board is shown, and nobody could follow
const MOST_PIECES = 3; // of one pile
const APART = 45; // ms between these
const BLOW = [
  "none", "scale(1.12) rotate(-2deg)", "scale(.92) rotate(2deg)", "scale(1.04) rotate(-1deg)", "none",
].map((transform) => ({ transform }));

let chosen: Speed = "normal"; // where the browser keeps nothing

/** The speed that was chosen in this browser. */
export function chosenSpeed(): Speed {
  try {
    const found = localStorage.getItem(STORED) as Speed;
    return SPEEDS.includes(found) ? found : chosen;
  } catch {
    return chosen;
  }
}

export function chooseSpeed(speed: Speed, root: HTMLElement): void {
  chosen = speed;
  try {
    localStorage.setItem(STORED, speed);
  } catch {
    // It holds until the page is left.
  }
  heed(root);
}

/** How long something flies, in ms; not at all where nothing is to move. */
function flightTime(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : TIMES[chosenSpeed()];
}

/** Let style sheets know the speed. */
function heed(root: HTMLElement): void {
  const time = flightTime();
  root.toggleAttribute("data-still", !time);
  root.style.setProperty("--pace", String(time / TIMES.normal));
}

interface Thing { place: string; box: DOMRect; element: HTMLElement }
interface Pile extends Thing { kind: string; count: number }

/** Where everything was at one moment. */
class Places {
  readonly things = new Map<string, Thing>();
  readonly piles = new Map<string, Pile>();
  readonly known = new Set<string>();
  readonly counts = new Map<string, number>();
  readonly numbers = new Map<HTMLElement, string>();
  readonly blows = new Map<HTMLElement, number>();

  constructor(root: HTMLElement) {
    const all = root.querySelectorAll<HTMLElement>(
      "[data-key],[data-place],[data-thing],[data-pile],[data-number],[data-blow]",
    );
    for (const element of all) {
      const { key, place, thing, pile, count, number, blow } = element.dataset;
      for (const name of [key, place]) {
        if (name === undefined) continue;
        this.known.add(name);
        if (count !== undefined) this.counts.set(name, Number(count));
      }
      if (number !== undefined) this.numbers.set(element, element.textContent ?? "");
      if (blow !== undefined) this.blows.set(element, Number(blow));
      if (thing === undefined && pile === undefined) continue;
      const box = element.getBoundingClientRect();
      if (!box.width) continue;
      const found = { place: placeOf(element), box, element };
      if (thing !== undefined && !this.things.has(thing)) this.things.set(thing, found);
      if (pile === undefined) continue;
      const name = `${found.place} ${pile}`;
      const before = this.piles.get(name)?.count ?? 0;
      this.piles.set(name, { ...found, kind: pile, count: before + Number(count ?? 1) });
    }
  }
}

function placeOf(element: HTMLElement): string {
  const up = (name: string) => element.closest<HTMLElement>(`[data-${name}]`)?.dataset[name];
  return up("place") ?? up("key") ?? "";
}

export class Motion {
  private first: Places | null = null;
  private ghosts: HTMLElement[] = [];
  private counting = 0;
  private settle: (() => void)[] = [];

  constructor(private readonly root: HTMLElement) {
    for (const event of ["pointerdown", "keydown"]) root.addEventListener(event, () => this.finish(), true);
    heed(root);
  }

  /** Before something new is drawn: what moves comes to its end, and all places are noted. */
  before(): void {
    this.finish();
    if (!flightTime() || document.hidden) this.first = null;
    else this.first ??= new Places(this.root);
  }

  /** After it was drawn. */
  after(): void {
    // With the next frame: the page is laid out then anyway.
    if (this.first) requestAnimationFrame(() => this.move());
  }

  /** Everything is where it belongs, at once. */
  finish(): void {
    cancelAnimationFrame(this.counting);
    for (const settle of this.settle.splice(0)) settle();
    for (const ghost of this.ghosts.splice(0)) ghost.remove();
    for (const one of this.root.getAnimations({ subtree: true })) {
      if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
    }
  }

  private move(): void {
    const { first } = this;
    const time = flightTime();
    this.first = null;
    if (!first || !time || !this.root.isConnected) return;
    const last = new Places(this.root);
    const flights = [...this.things(first, last), ...this.pieces(first, last)];
    if (flights.length <= MOST) for (const flight of flights) this.fly(flight, time);
    for (const [element, blow] of last.blows) {
      if (blow > (first.blows.get(element) ?? blow)) element.animate(BLOW, { duration: time });
    }
    this.count(first, time);
  }

  private find(name: string | undefined): HTMLElement | undefined {
    if (!name) return undefined;
    return this.root.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`) ?? byKey(this.root, name);
  }

  /** Single things that came, went, or lie elsewhere. */
  private things(first: Places, last: Places): Flight[] {
    const flights: Flight[] = [];
    for (const [name, { place, box, element }] of last.things) {
      const was = first.things.get(name);
      if (was && was.place !== place) flights.push({ element, from: was.box, to: box, lands: true });
      const from = element.dataset["from"];
      if (was || !from || !fewer(first, last, from)) continue;
      const source = this.find(from);
      if (source) flights.push({ element, from: source.getBoundingClientRect(), to: box, lands: true });
    }
    for (const [name, { box, element }] of first.things) {
      const to = element.dataset["to"];
      const goal = !last.things.has(name) && to && fewer(last, first, to) ? this.find(to) : undefined;
      if (goal) flights.push({ element, from: box, to: goal.getBoundingClientRect(), lands: false });
    }
    return flights;
  }

  /** Pieces of piles: those that are missing here and more there went from here to there. */
  private pieces(first: Places, last: Places): Flight[] {
    const more: { pile: Pile; by: number }[] = [];
    const less: { pile: Pile; by: number }[] = [];
    for (const [name, pile] of last.piles) {
      const by = pile.count - (first.piles.get(name)?.count ?? 0);
      if (by > 0 && first.known.has(pile.place)) more.push({ pile, by });
      if (by < 0) less.push({ pile, by: -by });
    }
    for (const [name, pile] of first.piles) {
      if (!last.piles.has(name) && last.known.has(pile.place)) less.push({ pile, by: pile.count });
    }
    const flights: Flight[] = [];
    const go = (pile: Pile, from: DOMRect, to: DOMRect, by: number, lands: boolean) => {
      const piece = pieceOf(pile.element);
      for (let at = 0; at < Math.min(by, MOST_PIECES); at++) {
        flights.push({ element: piece, from, to, lands: lands && !pile.element.dataset["count"], delay: at * APART });
      }
    };
    for (const one of more) {
      const { dataset } = one.pile.element;
      for (const other of less.filter(({ pile }) => pile.kind === one.pile.kind)) {
        const by = Math.min(one.by, other.by);
        if (by) go(one.pile, boxOf(other.pile), boxOf(one.pile), by, true);
        one.by -= by;
        other.by -= by;
      }
      const source = dataset["from"];
      if (!one.by || (source && !fewer(first, last, source))) continue;
      const from = this.find(source) ?? byKey(this.root, "more");
      if (from) go(one.pile, middle(from, boxOf(one.pile)), boxOf(one.pile), one.by, true);
    }
    for (const { pile, by } of less) {
      const { from, to = from } = pile.element.dataset;
      const goal = by && (!to || fewer(last, first, to)) && (this.find(to) ?? byKey(this.root, "more"));
      if (goal) go(pile, boxOf(pile), middle(goal, boxOf(pile)), by, false);
    }
    return flights;
  }

  /** A picture of the thing flies over everything; the thing itself is there all the time, and can be clicked. */
  private fly({ element, from, to, lands, delay = 0 }: Flight, time: number): void {
    const ghost = document.createElement("span");
    ghost.className = "t-flying";
    ghost.setAttribute("aria-hidden", "true");
    ghost.setAttribute("popover", "manual");
    // It looks as the thing does where it lies, so it is drawn there; what has left is drawn on its own.
    const size = lands ? to : from;
    const within = lands ? element.parentElement! : this.root.querySelector(".t-shell")!;
    ghost.style.cssText = `left:${size.left}px;top:${size.top}px;width:${size.width}px;height:${size.height}px`;
    const copy = element.cloneNode(true) as HTMLElement;
    for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("[data-thing],[data-pile],[data-key]")]) {
      for (const name of ["thing", "pile", "key", "number", "blow"]) delete one.dataset[name];
    }
    ghost.append(copy);
    within.append(ghost);
    (ghost as { showPopover?(): void }).showPopover?.();
    this.ghosts.push(ghost);
    const frames = [from, to].map((box) => ({ transform: placed(box, size), opacity: lands || box === from ? 1 : 0.3 }));
    const flight = ghost.animate(frames, { duration: time, delay, fill: "both", easing: "cubic-bezier(.3,.1,.2,1)" });
    if (lands) element.animate({ opacity: [0, 0] }, time + delay);
    flight.onfinish = () => ghost.remove();
  }

  /** Numbers count to what they are. */
  private count(first: Places, time: number): void {
    const begin = performance.now();
    const running: ((part: number) => void)[] = [];
    for (const [element, was] of first.numbers) {
      const text = element.firstChild;
      const [old, now] = [toNumber(was), toNumber(element.textContent ?? "")];
      if (!(text instanceof Text) || !element.isConnected || isNaN(old) || isNaN(now) || old === now) continue;
      const final = text.data;
      running.push((part) => (text.data = String(Math.round(old + (now - old) * part)).replace("-", "−")));
      // Something else may have been written there meanwhile.
      this.settle.push(() => (text.data = final));
      element.animate({ transform: ["none", "scale(1.35)", "none"] }, time);
    }
    if (!running.length) return;
    const step = (at: number) => {
      const part = Math.min(1, Math.max(0, (at - begin) / time));
      if (part === 1) for (const settle of this.settle.splice(0)) settle();
      else {
        for (const run of running) run(part);
        this.counting = requestAnimationFrame(step);
      }
    };
    step(begin);
  }
}

interface Flight {
  element: HTMLElement;
  from: DOMRect;
  to: DOMRect;
  /** Whether it stays on the board. */
  lands: boolean;
  delay?: number;
}

const toNumber = (text: string): number => Number(text.replace("−", "-") || "x");

/** Whether there are fewer of something now; where nobody counts them, there may be. */
function fewer(first: Places, last: Places, name: string): boolean {
  const [old, now] = [first.counts.get(name), last.counts.get(name)];
  return old === undefined || now === undefined ? first.known.has(name) === last.known.has(name) : now < old;
}

/** Of a pile that is counted one piece flies, of others the thing itself. */
function pieceOf(element: HTMLElement): HTMLElement {
  return (element.dataset["count"] && element.querySelector<HTMLElement>("svg")) || element;
}

/** Where a piece lies, or lay when it has gone. */
function boxOf({ element, box }: Pile): DOMRect {
  const piece = pieceOf(element);
  return piece !== element && piece.isConnected ? piece.getBoundingClientRect() : box;
}

/** A box of this size in the middle of an element. */
function middle(of: HTMLElement, { width, height }: DOMRect): DOMRect {
  const box = of.getBoundingClientRect();
  return new DOMRect(box.left + (box.width - width) / 2, box.top + (box.height - height) / 2, width, height);
}

/** How a box of this size comes to lie on another one: middle on middle, as wide as that. */
function placed(box: DOMRect, size: DOMRect): string {
  const x = box.left + box.width / 2 - size.left - size.width / 2;
  const y = box.top + box.height / 2 - size.top - size.height / 2;
  const scale = Math.min(box.width / size.width, box.height / size.height);
  return `translate(${x}px,${y}px) scale(${scale})`;
}

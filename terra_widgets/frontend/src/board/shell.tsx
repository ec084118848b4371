// The shell: what surrounds every widget. Tips, menu, errors, focus, the live region, the banner.
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import { byKey, focused, LettersContext, ShellContext, PointedContext, type About, type ShellTools, type OpenMenu } from "./shell_context";
import { Sign } from "./signs";
import { componentOf, type Door } from "./door";
import type { Autosave } from "./autosave";
import { AutosavePanel, Offer, Rescue, useAutosave } from "./autosave_panel";
import { Menu } from "./menu";
import { Motion } from "./motion";
import type { Session } from "./session";
import type { GameSnapshot, WidgetSnapshot } from "./shapes.generated";
import type { Send } from "./types";
import { word } from "./words";
import { ForetoldContext } from "./foretold";
import { guardClicks } from "./guard";
import { Alert, Tip } from "./tip";

const PAUSE = 350; // ms the pointer rests before a tip comes: passing over shows nothing

const NONE = {};

interface ShellProps { session: Session; door: Door; kind: string; root: HTMLElement; autosave: Autosave | null }

export function Shell({ session, door, kind, root, autosave }: ShellProps) {
  const [, redraw] = useReducer((count: number, _: undefined) => count + 1, 0);
  const motion = useMemo(() => new Motion(root), [root]);
  useEffect(() => {
    redraw(undefined); // what came before the listening
    return session.listen(() => {
      motion.before();
      redraw(undefined);
    });
  }, [session]);
  useEffect(() => guardClicks(root, session), [root, session]);
  useLayoutEffect(() => motion.after());
  useAutosave(autosave);

  const { snapshot, gone, trouble } = session;
  const asks = !gone && (autosave?.asks ?? false);
  const [opened, open] = useState<{ menu: OpenMenu; at: WidgetSnapshot } | null>(null);
  const menu = opened?.at === snapshot && !gone ? (opened?.menu ?? null) : null; // it offers what was then
  const { pointed, tip, point } = usePointing(snapshot);
  useKeptFocus(root, session, door, point);

  // What can't be mended is asked first.
  const send = useCallback<Send>((intent, from) => {
    const shown = session.snapshot as GameSnapshot;
    const asks = "move" in intent && shown.foretold?.[intent.move]?.asks;
    if (!asks) return session.send(intent, from);
    const moves = [{ move: intent.move, label: word(shown, "sure") }];
    open({ menu: { key: from ?? "prompt", label: asks, moves, back: word(shown, "not") }, at: shown });
  }, [session]);

  const abouts = useMemo(() => new Map<string, About>(), []);
  const about = pointed === null ? undefined : abouts.get(pointed);
  const id = useMemo(() => `terra-${Math.random().toString(36).slice(2, 8)}`, []);
  // The same object as long as nothing in it changes: else every target would be drawn again.
  const sentence = (asks ? autosave?.word("ask") : snapshot?.gone) ?? "";
  const { guide, hint } = (snapshot ?? {}) as Partial<GameSnapshot>;
  const hinted = hint?.move;
  const advised = useMemo(() => (hinted ? [hinted] : guide?.highlight), [hinted, guide?.highlight]);
  const tools = useMemo<ShellTools>(
    () => ({
      id, root, path: session.path, connect: session.connect, locked: gone || asks, gone: sentence, point, abouts, session, advised,
      refocus: (key) => keepFocus(root, door.decisions, isLit(root, key) ? key : undefined, false, false),
      openMenu: (next) => session.snapshot && open({ menu: next, at: session.snapshot }),
    }),
    [gone, asks, sentence, advised],
  );
  if (!snapshot) return null;
  const Component = componentOf(door, kind);
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    point(null);
    session.dismiss();
  };
  return (
    <ShellContext.Provider value={tools}>
      <LettersContext.Provider value={(snapshot as Partial<GameSnapshot>).letters ?? NONE}>
        <div class="t-shell" lang={snapshot.language} onKeyDown={escape}>
          {gone && (
            <p class="t-banner t-gone" role="alert">
              <Sign name="warn" /> <span>{snapshot.gone}</span>
            </p>
          )}
          {gone && autosave && <Rescue autosave={autosave} />}
          {asks && autosave && <Offer autosave={autosave} language={snapshot.language} />}
          <ForetoldContext.Provider value={(snapshot as GameSnapshot).foretold ?? NONE}>
            <PointedContext.Provider value={pointed}>
              <Component snapshot={snapshot} send={send} />
            </PointedContext.Provider>
          </ForetoldContext.Provider>
          {autosave && <AutosavePanel autosave={autosave} gone={gone} />}
          {tip && !menu && !trouble && about && <Tip root={root} at={pointed!} about={about} />}
          {menu && <Menu root={root} menu={menu} send={menu.back ? session.send : send} close={() => open(null)} />}
          <Alert root={root} trouble={trouble} />
          <div class="t-sr" role="status" aria-live="polite">
            {/* A new element for each snapshot: the same sentence twice is said twice. */}
            {autosave?.spoken ? autosave.word(autosave.spoken) : <span key={snapshot.number}>{snapshot.announce}</span>}
          </div>
        </div>
      </LettersContext.Provider>
    </ShellContext.Provider>
  );
}

/** What is pointed at, at once for previews, after a pause for the tip. */
function usePointing(snapshot: WidgetSnapshot | undefined) {
  const [pointed, setPointed] = useState<string | null>(null);
  const [tip, setTip] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const point = useCallback((next: string | null, now = false) => {
    clearTimeout(timer.current);
    setPointed(next);
    setTip(next !== null && now);
    if (next && !now) timer.current = setTimeout(() => setTip(true), PAUSE);
  }, []);
  useLayoutEffect(() => {
    clearTimeout(timer.current);
    setTip(false); // it spoke of what was before
  }, [snapshot]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { pointed, tip, point };
}

/**
 * Keep the focus over redraws.
 *
 * Where its element is gone, or a move by keyboard left it with nothing to do, it goes to the
 * first lit element; while playing it never falls back to the page.
 */
function useKeptFocus(root: HTMLElement, session: Session, { decisions }: Door, point: ShellTools["point"]): void {
  const { snapshot, mine } = session;
  const byKeyboard = useRef(false);
  const active = focused(root);
  const held = active && root.contains(active) ? active : null;
  const key = held?.dataset["key"];

  useEffect(() => {
    const keys = () => (byKeyboard.current = true);
    const pointer = () => (byKeyboard.current = false);
    root.addEventListener("keydown", keys, true);
    root.addEventListener("pointerdown", pointer, true);
    return () => {
      root.removeEventListener("keydown", keys, true);
      root.removeEventListener("pointerdown", pointer, true);
    };
  }, [root]);

  useLayoutEffect(() => {
    // The browser lays out the page to move the focus: once, after all is drawn and before anybody sees it.
    if (held) {
      queueMicrotask(() => {
        // Nobody pointed there: no preview shows a board that is not there, until the hand moves.
        if (keepFocus(root, decisions, key, byKeyboard.current, mine)) point(null);
      });
    }
    if (!mine) return;
    // It looks at boxes: in a task of its own after the drawing, the browser lays the page out only once.
    const task = setTimeout(() => keepLitInSight(root, decisions));
    return () => clearTimeout(task);
  }, [snapshot]);
}

/** Move the focus where it must, and tell whether it went to something else than before. */
function keepFocus(
  root: HTMLElement, parts: string[], key: string | undefined, byKeyboard: boolean, mine: boolean,
): boolean {
  const now = focused(root);
  const goOn = byKey(root, "go-on"); // something is to be seen first
  if (goOn) {
    if (now !== goOn) goOn.focus({ preventScroll: true });
    return false;
  }
  const lost = !now || !root.contains(now);
  const idle = byKeyboard && mine && now?.dataset["lit"] === undefined;
  if (!lost && !idle) return false;
  const same = lost && key ? byKey(root, key) : undefined;
  // On a cover the title, not the button: whoever has just decided may press the same key once more.
  const cover = byKey(root, "cover");
  const goal = cover ?? same ?? firstLit(root, parts) ?? byKey(root, "skip") ?? (lost ? byKey(root, "prompt") : undefined);
  goal?.focus({ preventScroll: !byKeyboard });
  return goal !== undefined && goal !== same;
}

function isLit(root: HTMLElement, key: string | undefined): boolean {
  return key !== undefined && byKey(root, key)?.dataset["lit"] !== undefined;
}

function keepLitInSight(root: HTMLElement, parts: string[]): void {
  const lit = firstLit(root, parts);
  if (lit && ![...root.querySelectorAll("[data-lit]")].some(visible)) lit.scrollIntoView({ block: "nearest" });
}

/** The first lit element in the order of importance, not of the page. */
function firstLit(root: HTMLElement, parts: string[]): HTMLElement | undefined {
  for (const part of [".t-choices", ...parts, ""]) {
    const found = root.querySelector<HTMLElement>(`${part} [data-lit]:not(.t-ending)`);
    if (found) return found;
  }
  return root.querySelector<HTMLElement>("[data-lit]") ?? undefined; // never what ends something, if there is more
}

function visible(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.bottom > 0 && box.top < innerHeight;
}

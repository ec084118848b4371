// What all components share besides the snapshot: what is pointed at, the open menu, the locks.
import { createContext, type JSX } from "preact";
import { useContext } from "preact/hooks";
import type { Session } from "./session";
import type { Move } from "./shapes.generated";

/** What a tip tells about an element: why nothing can be done, what lies there as a game draws it, a note. */
export interface About { why: string | null; drawn?: JSX.Element | undefined; note?: string | null }

/** How a game draws the menu of its targets. */
export interface MenuLook { class?: string; picture(move: Move): JSX.Element | null | undefined }

/** The menu of a place; with a way `back` it asks whether to make its one move. */
export interface OpenMenu { key: string; label: string; moves: Move[]; look?: MenuLook | undefined; back?: string }

export interface ShellTools {
  /** Unique in the page, for ids. */
  id: string;
  /** The element that holds the whole widget. */
  root: HTMLElement | null;
  /** The file of the notebook as the server names it, where the page knows. */
  path?: string | undefined;
  /** Let a click on a link open a file of the server in place, where the host can. */
  connect?(link: HTMLElement, path: string): void;
  /** No kernel: nothing can be done. */
  locked: boolean;
  /** The sentence that says so. */
  gone: string;
  /** `now` shows the tip without the delay that keeps passing pointers quiet. */
  point(key: string | null, now?: boolean): void;
  /** What there is to tell about each key; elements write it when they are drawn. */
  abouts: Map<string, About>;
  openMenu(menu: OpenMenu): void;
  /** Puts a lost focus back to this key, where that can still be clicked, or where it belongs now. */
  refocus(key: string | undefined): void;
  /** The conversation with Python, for what comes beside snapshots. */
  session: Session | null;
  /** The moves that a guided game points at, beside parts of the board. */
  advised?: string[] | undefined;
}

export const ShellContext = createContext<ShellTools>({
  id: "",
  root: null,
  locked: true,
  gone: "",
  point: () => undefined,
  abouts: new Map(),
  openMenu: () => undefined,
  refocus: () => undefined,
  session: null,
});

export const useShell = (): ShellTools => useContext(ShellContext);

/** The key of what the pointer or the focus is on; apart, since it changes far more often than the rest. */
export const PointedContext = createContext<string | null>(null);

/** What is written on tokens, by their kinds, in the language of the widget. */
export const LettersContext = createContext<Record<string, string>>({});

/** For pointers that hover: a finger that taps means the click, and gets no preview in its way. */
export function hovering(act: () => void): (event: PointerEvent) => void {
  return (event) => {
    if (event.pointerType === "mouse") act();
  };
}

/** The element that carries this key. Keys stay with their cell over all redraws. */
export function byKey(root: ParentNode, key: string): HTMLElement | undefined {
  for (const element of root.querySelectorAll<HTMLElement>("[data-key]")) {
    if (element.dataset["key"] === key) return element;
  }
  return undefined;
}

/** The focused element as seen from inside, also within a shadow tree. */
export function focused(inside: Node): HTMLElement | null {
  const tree = inside.getRootNode() as Document | ShadowRoot;
  return (tree.activeElement as HTMLElement | null | undefined) ?? null;
}

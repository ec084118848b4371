// Opens a view in an element of any page.
import { render } from "preact";
import type { Door } from "./door";
import { Shell } from "./shell";
import { watchAim } from "./foresight";
import { Autosave, type AutosaveHost } from "./autosave";
import { Session, type Host } from "./session";
import { followHeight } from "./fill";
import { followTheme } from "./theme";

/** Show what the host tells, as a widget of this kind; returns how to close it. */
export function open(
  el: HTMLElement, host: Host, door: Door, kind: string, saved: AutosaveHost | null = null,
): () => void {
  const root = document.createElement("div");
  root.className = "terra";
  root.dataset["door"] = door.name;
  // JupyterLab's shortcuts (a, b, dd ...) listen further out.
  const inside = (event: Event) => event.stopPropagation();
  root.addEventListener("keydown", inside);
  el.append(root);
  const stops = [followTheme(root), followHeight(root, host.around ?? (() => null))];
  const autosave: Autosave | null = saved && new Autosave(saved, () => session.lose());
  const session: Session = new Session(host, kind === "table", () => autosave?.asks ?? false);
  autosave?.listen(() => session.proceed());
  const unaim = watchAim(root, session);
  render(<Shell session={session} door={door} kind={kind} root={root} autosave={autosave} />, root);
  if (kind === "table") showTop(root, host);
  if (door.opened) stops.push(door.opened(host));
  return () => {
    autosave?.close();
    session.close();
    for (const stop of stops) stop();
    unaim();
    render(null, root);
    root.removeEventListener("keydown", inside);
    root.remove();
  };
}

/** Bring a new board into view from its top, once it lies in the page. */
function showTop(root: HTMLElement, host: Host): void {
  const drawn = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then));
  drawn(() => host.wanted?.(root) && root.scrollIntoView({ block: "start", behavior: "instant" }));
}

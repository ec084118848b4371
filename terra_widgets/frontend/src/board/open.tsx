// Opens a view in an element of any page.
import { render } from "preact";
import { Desk } from "./desk";
import { watchAim } from "./foresight";
import { Keep, type KeepHost } from "./autosave";
import { Session, type Host } from "./session";
import { followTheme } from "./theme";

/** Show what the host tells, as a widget of this kind; returns how to close it. */
export function open(el: HTMLElement, host: Host, kind: string, kept: KeepHost | null = null): () => void {
  const root = document.createElement("div");
  root.className = "terra";
  // JupyterLab's shortcuts (a, b, dd ...) listen further out.
  const inside = (event: Event) => event.stopPropagation();
  root.addEventListener("keydown", inside);
  el.append(root);
  const unfollow = followTheme(root);
  const keep: Keep | null = kept && new Keep(kept, () => session.lose());
  const session: Session = new Session(host, kind === "table", () => keep?.asks ?? false);
  keep?.listen(() => session.proceed());
  const unaim = watchAim(root, session);
  render(<Desk session={session} kind={kind} root={root} keep={keep} />, root);
  return () => {
    keep?.close();
    session.close();
    unfollow();
    unaim();
    render(null, root);
    root.removeEventListener("keydown", inside);
    root.remove();
  };
}

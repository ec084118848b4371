// Opens a view in an element of any page.
import { render } from "preact";
import { Desk } from "./desk";
import { Session, type Host } from "./session";
import { followTheme } from "./theme";

/** Show what the host tells, as a widget of this kind; returns how to close it. */
export function open(el: HTMLElement, host: Host, kind: string): () => void {
  const root = document.createElement("div");
  root.className = "terra";
  // JupyterLab's shortcuts (a, b, dd ...) listen further out.
  const keep = (event: Event) => event.stopPropagation();
  root.addEventListener("keydown", keep);
  el.append(root);
  const unfollow = followTheme(root);
  const session = new Session(host, kind === "table");
  render(<Desk session={session} kind={kind} root={root} />, root);
  return () => {
    session.close();
    unfollow();
    render(null, root);
    root.removeEventListener("keydown", keep);
    root.remove();
  };
}

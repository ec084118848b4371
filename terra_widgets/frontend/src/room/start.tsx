// Starts a page of a room: its line to the server, what it keeps in the browser, what it shows.
import { render } from "preact";
import { followTheme } from "../board/theme";
import { App } from "./app";
import { Line } from "./line";
import { keep, kept } from "./kept";
import { openProjector } from "./projector_window";

export function start(el: HTMLElement): void {
  const page = el.dataset["page"] ?? "student";
  const room = document.querySelector<HTMLMetaElement>("meta[name=terra-room]")?.content ?? "";
  const shelf = `terra:room:${page}:${room}`;
  // What stands behind # never leaves the browser; it goes from the address before anybody can read it there.
  const mark = decodeURIComponent(location.hash.slice(1));
  if (mark) history.replaceState(null, "", location.pathname + location.search);
  let ticket = page === "student" ? null : mark || null;

  const line: Line = new Line({
    hello: (boot) => {
      const key = kept(shelf);
      return { page, key, ticket: ticket ?? null, language: spoken(), boot };
    },
    keep: (key) => {
      keep(shelf, key);
      ticket = null; // it was good for once
    },
    ticket: openProjector,
    file: save,
  });
  const root = document.createElement("div");
  root.className = "terra";
  root.dataset["door"] = "room";
  el.append(root);
  followTheme(root);
  render(<App line={line} page={page} code={page === "student" ? mark : ""} />, root);
  line.start();
}

/** The language that was chosen here, else the one of the browser. */
function spoken(): string {
  return kept("terra:room:language") ?? navigator.language.slice(0, 2).toLowerCase();
}

function save(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.download = name;
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // the browser may still be reading it
}

// A door: one bundle, with the kinds of widgets that it draws.
import type { ComponentType } from "preact";
import type { Host } from "./session";
import type { WidgetSnapshot } from "./shapes.generated";
import type { Send } from "./types";

export interface Door {
  /** Its name is the name of its files, and its styles hold for widgets of this door alone. */
  name: string;
  /** What draws each kind. Python sends a component the snapshot that it is made for. */
  kinds: Record<string, unknown>;
  /** Where the next decision is looked for, by selectors, the most likely part first. */
  decisions: string[];
  /** What is done for each view that opens, beside drawing it; returns how to stop. */
  opened?(host: Host): () => void;
}

export function componentOf({ kinds }: Door, kind: string) {
  return (kinds[kind] ?? kinds["table"]) as ComponentType<{ snapshot: WidgetSnapshot; send: Send }>;
}

// A titled part of the table.
import type { ComponentChildren } from "preact";
import type { GameSnapshot } from "./shapes.generated";

interface PanelProps {
  name: string;
  title: string;
  snapshot: GameSnapshot;
  class?: string;
  aside?: ComponentChildren;
  children: ComponentChildren;
}

export function Panel({ name, title, snapshot, aside, children, ...more }: PanelProps) {
  return (
    <section
      class={`t-panel t-${name} ${more.class ?? ""}`}
      data-pointed-out={isPointedOut(snapshot, name) ? "" : undefined}
      aria-label={title}
    >
      <header class="t-panel-head">
        <h3>{title}</h3>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** Whether the guided game, or a hint, points at this part or move. */
export function isPointedOut(snapshot: GameSnapshot, name: string): boolean {
  return snapshot.hint.move === name || (snapshot.guide?.highlight.includes(name) ?? false);
}

// What build.mjs makes of the folders here: every game by its name.
declare module "terra:games" {
  import type { ComponentType, JSX } from "preact";

  /** What the `index.ts` of a game's folder gives. */
  interface GameView {
    Table: ComponentType<never>;
    /** The parts that are widgets of their own. */
    parts?: Record<string, ComponentType<never>>;
    /** The pictures that Python names; null for those that the game does not have. */
    picture?(name: string): JSX.Element | null;
    /** Where the next decision is looked for, by selectors, the most likely part first. */
    decisions?: string[];
  }
  export const GAMES: Record<string, GameView>;
}

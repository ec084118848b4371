// What build.mjs makes of the folders here: every game by its name.
declare module "terra:games" {
  import type { ComponentType } from "preact";

  /** What the `index.ts` of a game's folder gives. */
  interface GameView {
    Table: ComponentType<never>;
    parts?: Record<string, ComponentType<never>>;
  }
  export const GAMES: Record<string, GameView>;
}

// A picture that Python names: one of the game's own, or a sign that all games have.
import type { JSX } from "preact";
import { GAMES } from "terra:games";
import { isSign, Sign } from "./signs";

export function pictureOf({ game }: { game: string }, name: string): JSX.Element | null {
  return GAMES[game]?.picture?.(name) ?? (isSign(name) ? <Sign name={name} /> : null);
}

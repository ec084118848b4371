// A picture that Python names: one of the game's own, or a sign that all games have.
import { GAMES } from "terra:games";
import { isSign, Sign } from "./signs";

export function Picture({ game, name }: { game: string; name: string }) {
  return GAMES[game]?.picture?.(name) ?? (isSign(name) ? <Sign name={name} /> : null);
}

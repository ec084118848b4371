// What a move would bring, before it is made: a word on the thing itself, a sentence in the prompt.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { byKey, PointedContext, useShell } from "./shell_context";
import type { Foretold, Move } from "./shapes.generated";

/** By the text of each move; apart, so that only what shows it is drawn again when it changes. */
export const ForetoldContext = createContext<Record<string, Foretold>>({});

/** On a thing with one move: what that would bring. */
export function Badge({ moves }: { moves: Pick<Move, "move">[] }) {
  const all = useContext(ForetoldContext);
  const told = moves.length === 1 ? all[moves[0]!.move] : undefined;
  return told ? <Told told={told} /> : null;
}

export function Told({ told: { badge, text, tone } }: { told: Foretold }) {
  return (
    <>
      <span class="t-sr">. {text}</span>
      {badge && <span class="t-badge" data-tone={tone} aria-hidden="true">{badge}</span>}
    </>
  );
}

/** What the move would bring that the pointer or the focus is on. */
export function usePointedMove(): Foretold | undefined {
  const all = useContext(ForetoldContext);
  const pointed = useContext(PointedContext);
  const { root } = useShell();
  const move = pointed !== null && root ? byKey(root, pointed)?.dataset["move"] : undefined;
  return move === undefined ? undefined : all[move];
}

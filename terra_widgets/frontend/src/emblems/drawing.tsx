// How an emblem is drawn from its parts: on the screen, and by the build for paper.
import type { JSX } from "preact";

/** The drawings as ../static/pictures.json has them. */
export interface Pictures {
  /** The shapes of each part, on a grid of 32: a letter for how it is painted, and a path. */
  parts: Record<string, string[]>;
  /** For each game and card its parts, from back to front: "tree 10 20 .6|house". */
  emblems: Record<string, Record<string, string>>;
}

const MIDDLE = 16;

/** The emblem of a card, or null where there is none. */
export function drawn({ parts, emblems }: Pictures, game: string, card: string): JSX.Element | null {
  const emblem = emblems[game]?.[card];
  if (!emblem) return null;
  return (
    <svg class="t-emblem" viewBox="-2 -2 36 36" aria-hidden="true">
      {emblem.split("|").map((placed) => {
        // Where its middle is, how large it is (flipped where that is negative), and how far it is turned.
        const [part, x = MIDDLE, y = MIDDLE, size = 1, turn = 0] = placed.split(" ");
        const flat = `${size} ${Math.abs(Number(size))}`;
        return (
          <g transform={`translate(${x} ${y})rotate(${turn})scale(${flat})translate(${-MIDDLE} ${-MIDDLE})`}>
            {parts[part!]!.map((shape) => (
              <path class={`e-${shape[0]}`} d={shape.slice(1)} />
            ))}
          </g>
        );
      })}
    </svg>
  );
}

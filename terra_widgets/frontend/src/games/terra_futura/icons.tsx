// Our own drawings of resources. Each kind has a letter, a shape and a colour of its own.
import type { JSX } from "preact";
import { useContext } from "preact/hooks";
import { LettersContext } from "../../board/shell_context";
import { Sign } from "../../board/signs";
import { steady } from "../../board/steady";
import type { Kind as Printed } from "./shapes.generated";

/** A resource, a cube, or any raw material. */
export type Kind = Printed | "raw";

export const SHAPES: Record<Kind, JSX.Element> = {
  green: <path d="M12 1.5 21 6.8v10.4L12 22.5 3 17.2V6.8z" />,
  red: <rect x="2.5" y="2.5" width="19" height="19" rx="2.5" />,
  yellow: <path d="M12 .8 23.2 12 12 23.2.8 12z" />,
  food: (
    <>
      <path d="M12 6.6c2-2 5-2.3 7.2-.5 3.3 2.8 2.5 8.9-.2 12.7-1.9 2.7-4.3 3.3-7 2.4-2.7.9-5.1.3-7-2.4C2.3 15 1.5 8.9 4.8 6.1 7 4.3 10 4.6 12 6.6z" />
      <path class="i-dark" d="M11.6 5.4C11.4 3.4 12.6 1.3 15.6.8c.3 2.6-1.3 4.5-4 4.6z" />
    </>
  ),
  construction: (
    <>
      <path d="M12 1.2 23 10.4h-2.6V22H3.6V10.4H1z" />
      <path class="i-line" d="M17 5V2.2h2.6v5" />
    </>
  ),
  goods: (
    <path d="M10 1h4l.6 2.8 2.2.9L19.2 3l2.8 2.8-1.6 2.4.9 2.2 2.7.6v4l-2.8.6-.9 2.2 1.7 2.3-2.8 2.8-2.4-1.6-2.2.9L14 23h-4l-.6-2.8-2.2-.9L4.8 21 2 18.2l1.6-2.4-.9-2.2L0 13v-2l2.7-1.6.9-2.2L2 5.8 4.8 3l2.4 1.6 2.2-.9z" />
  ),
  money: (
    <>
      <circle cx="12" cy="12" r="10.8" />
      <circle class="i-line" cx="12" cy="12" r="8.4" />
    </>
  ),
  pollution: (
    <>
      <path d="M12 1 22 6.5v11L12 23 2 17.5v-11z" />
      <path class="i-top" d="M12 1 22 6.5 12 12 2 6.5z" />
      <path class="i-line" d="M12 12v11M2 11.5l10 5.5M2 14.5l7 3.9M5 8.2l7 3.8M12 17l10-5.5M15 18.4l7-3.9" />
    </>
  ),
  raw: (
    <>
      <path class="i-green" d="M12 12 2.2 6.3A11.3 11.3 0 0 1 21.8 6.3z" />
      <path class="i-red" d="M12 12V23.3A11.3 11.3 0 0 1 2.2 6.3z" />
      <path class="i-yellow" d="M12 12l9.8-5.7A11.3 11.3 0 0 1 12 23.3z" />
      <circle class="i-hole" cx="12" cy="12" r="6.2" />
    </>
  ),
};

/** One resource, or a cube. The words beside it, or the label around it, say what it is. */
export const Icon = steady(({ kind }: { kind: Kind }) => {
  const letters = useContext(LettersContext);
  return <Token kind={kind} letter={kind === "raw" ? "?" : letters[kind]} />;
});

export function Token({ kind, letter }: { kind: Kind; letter: string | undefined }) {
  const drop = kind === "food" || kind === "construction" ? 18 : 16.3;
  return (
    <svg class={`t-icon i-${kind}`} viewBox="-1 -1 26 26" aria-hidden="true">
      {SHAPES[kind]}
      {letter && (
        <text x="12" y={drop} text-anchor="middle">
          {letter}
        </text>
      )}
    </svg>
  );
}

/** So many of a kind: the number only where it is not one. */
export function Pieces({ of: { kind, count } }: { of: { kind: Kind; count: number } }) {
  return (
    <span class="t-pieces">
      {count !== 1 && <b>{count}</b>}
      <Icon kind={kind} />
    </span>
  );
}

/** The picture that Python names: on a button, beside a player's name, or in a line of the count. */
export function picture(name: string): JSX.Element | null {
  const kind = name.replace("count-", "");
  if (name === "count-set") return <Sign name="star" />;
  return kind in SHAPES ? <Icon kind={kind as Kind} /> : null;
}

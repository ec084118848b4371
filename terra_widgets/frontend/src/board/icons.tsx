// Our own drawings of resources and signs. Each kind has a letter, a shape and a colour of its own.
import type { JSX } from "preact";
import { steady } from "./steady";
import type { Amount, Kind } from "./snapshot";

const LETTERS: Partial<Record<Kind, string>> = {
  green: "G", red: "R", yellow: "Y", food: "F", construction: "C", goods: "O", money: "M",
};

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
  const letter = kind === "raw" ? "?" : LETTERS[kind];
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
});

/** So many of a kind: the number only where it is not one. */
export function Pieces({ of: { kind, count } }: { of: Amount }) {
  return (
    <span class="t-pieces">
      {count !== 1 && <b>{count}</b>}
      <Icon kind={kind} />
    </span>
  );
}

/** Whether there is a drawing of this. */
export function isKind(name: string): name is Kind {
  return name in SHAPES;
}

export const SIGNS = {
  arrow: "M2 12h17M13 5.5l6.5 6.5-6.5 6.5",
  down: "M12 3v17M5.5 13.5 12 20l6.5-6.5",
  undo: "M8.5 4 3 9.5 8.5 15M3 9.5h11a6 6 0 0 1 0 12H9",
  redo: "M15.5 4 21 9.5 15.5 15M21 9.5H10a6 6 0 0 0 0 12h5",
  skip: "M3 5l8 7-8 7zM12 5l8 7-8 7z",
  eye: "M1.5 12S5 5 12 5s10.5 7 10.5 7S19 19 12 19 1.5 12 1.5 12zM12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z",
  back: "M3 12a9 9 0 1 0 3-6.7M3 4v5h5M12 7v5l3.5 2",
  plus: "M12 4v16M4 12h16",
  spark: "M13.5 2 5 13.5h6L9.5 22 19 10h-6.5z",
  home: "M3 11.5 12 3.5l9 8M6 10v10h12V10",
  robot: "M5 9h14v11H5zM12 9V4.5M9 13.5v2M15 13.5v2M2.5 13v4M21.5 13v4",
  crown: "M3 19h18M3.5 15.5 2.5 6.5 8 10.5l4-7 4 7 5.5-4-1 9z",
  cards: "M8.5 3h11v15h-11zM4.5 6.5V21.5H15.5",
  check: "M4 12.5l5.5 5.5L20 6.5",
  bin: "M4 7h16M9.5 7V4h5v3M6 7l1 14h10l1-14",
  star: "M12 2.5l2.9 6.2 6.7.8-5 4.6 1.4 6.7-6-3.4-6 3.4 1.4-6.7-5-4.6 6.7-.8z",
  play: "M6 3.5v17l14-8.5z",
  stop: "M5 5h14v14H5z",
  pin: "M8 3h8l-1 7 4 4H5l4-4zM12 14v7.5",
  warn: "M12 3 1.8 21h20.4zM12 10v5M12 17.8v.4",
  transfer: "M2.5 3.5h7v7h-7zM14.5 13.5h7v7h-7zM12.5 7H18v4M15.5 8.5 18 11l2.5-2.5",
  assistance: "M2.5 3.5h10v13h-10zM11.5 7.5h10v13h-10zM5 7.5h3M14 16.5h5M14 12.5h5",
} as const;

export type SignName = keyof typeof SIGNS;

/** Whether there is such a sign; Python may name one. */
export function isSign(name: string): name is SignName {
  return name in SIGNS;
}

/** A sign drawn with lines, in the colour of the text around it. */
export const Sign = steady(({ name }: { name: SignName }) => {
  return (
    <svg class={`t-sign t-sign-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  );
});

// Signs drawn with lines, in the colour of the text around them.
import { steady } from "./steady";

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
  first: "M5 4v16M20 4 9 12l11 8z",
  earlier: "M17 4 6 12l11 8z",
  later: "M7 4l11 8-11 8z",
  last: "M19 4v16M4 4l11 8L4 20z",
  list: "M4 6h16M4 12h16M4 18h16",
  cross: "M5 5l14 14M19 5 5 19",
  grow: "M3 9V3h6M21 9V3h-6M3 15v6h6M21 15v6h-6",
  shrink: "M9 3v6H3M15 3v6h6M9 21v-6H3M15 21v-6h6",
  warn: "M12 3 1.8 21h20.4zM12 10v5M12 17.8v.4",
  transfer: "M2.5 3.5h7v7h-7zM14.5 13.5h7v7h-7zM12.5 7H18v4M15.5 8.5 18 11l2.5-2.5",
  assistance: "M2.5 3.5h10v13h-10zM11.5 7.5h10v13h-10zM5 7.5h3M14 16.5h5M14 12.5h5",
} as const;

export type SignName = keyof typeof SIGNS;

/** Whether there is such a sign; Python may name one. */
export function isSign(name: string): name is SignName {
  return name in SIGNS;
}

/** A player: number, shape and colour, the same on boards, in logs and in charts. */
export const SeatSign = steady(({ seat }: { seat: number }) => <span class={`t-seat t-seat-${seat}`}>{seat + 1}</span>);

/** A sign drawn with lines, in the colour of the text around it. */
export const Sign = steady(({ name }: { name: SignName }) => {
  return (
    <svg class={`t-sign t-sign-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  );
});

// Solution cards: a value, the emblem of their colour, and a picture of their theme.
import { steady } from "../../board/steady";
import type { Colour, Solution } from "./shapes.generated";

// Each colour has a shape of its own: a leaf, a person, a shield.
const EMBLEMS: Record<Colour, string> = {
  green: "M3 21.5C0 9 8 1.5 22.5 1.5c0 14-6.5 20.5-15.5 18zM3 21.5 13 11",
  blue: "M12 1.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM1.5 22.5q0-9 10.5-9t10.5 9z",
  red: "M12 1.2l9.5 3.3v7q0 8-9.5 11.3-9.5-3.3-9.5-11.3v-7z",
};

const THEMES: Record<string, string> = {
  G1: "M6 8h12l-1 13H7zM4 8h16M10 4.5h4M10 12v5M14 12v5",
  G2: "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM9.5 14.5a3 3 0 0 0 2.5 3",
  G3: "M12 22v-5M12 2.5l6 7.5h-3.5l4.5 6H5l4.5-6H6z",
  G4: "M2.5 8q3-4 6.3 0t6.4 0 6.3 0M2.5 13.5q3-4 6.3 0t6.4 0 6.3 0M2.5 19q3-4 6.3 0t6.4 0 6.3 0",
  G5: "M3 21V11.5l6-4v4l6-4v4h1V3h4v18zM7 16h2M12 16h2",
  G6: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19",
  B1: "M2.5 12h19a9.5 8.5 0 0 1-19 0zM8 8.5q-2-2.5 0-5M13 8.5q-2-2.5 0-5M18 8.5q-2-2.5 0-5",
  B2: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
  B3: "M8 3h8M9.5 3q1 4-2 6.5-4 6 1.5 11.5h6q5.5-5.5 1.5-11.5-3-2.5-2-6.5M6.5 13h11",
  B4: "M2.5 12 12 3.5l9.5 8.5M5.5 9.5V21h13V9.5M10 21v-6.5h4V21",
  B5: "M7.5 3.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM16.5 3.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM1.5 20.5q0-8 6-8 4.5 0 4.5 4.5 0-4.5 4.5-4.5 6 0 6 8z",
  B6: "M12 6.5q-4-3.5-9.5-2.5v14q5.5-1 9.5 2.5 4-3.5 9.5-2.5V4Q16 3 12 6.5zV20",
  R1: "M3 5h8v8H3zM5 9l2 2 4-5M14 7h7M14 11h7M3 18h18",
  R2: "M12 20.5C4 15 2 11 3 8c1.2-4 7-4.5 9 .5 2-5 7.8-4.5 9-.5 1 3-1 7-9 12.5z",
  R3: "M3 19h18a9 7.5 0 0 0-18 0zM12 11.5V7M8.5 5h7M2 22h20",
  R4: "M2.5 4H15v9H9.5L6 16v-3H2.5zM18 9h3.5v8.5H19v3l-4-3h-5",
  R5: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3q-8 9 0 18M12 3q8 9 0 18",
  R6: "M3.5 12h17v9h-17zM8 12l2.5-8.5 7 2L15.5 12M9 16.5h6",
};

export const Emblem = steady(({ colour }: { colour: Colour }) => (
  <svg class="tr-emblem" viewBox="0 0 24 24" aria-hidden="true">
    <path d={EMBLEMS[colour]} />
  </svg>
));

/** A card that lies somewhere: value and emblem. */
export const Small = steady(({ card }: { card: Solution }) => (
  <span class="tr-small" data-colour={card.colour} title={card.label}>
    <b>{card.value}</b>
    <Emblem colour={card.colour} />
  </span>
));

/** A card in the hand. */
export const Large = steady(({ card }: { card: Solution }) => (
  <span class="tr-card" data-colour={card.colour}>
    <span class="tr-card-head">
      <b>{card.value}</b>
      <Emblem colour={card.colour} />
    </span>
    <svg class="tr-theme" viewBox="0 0 24 24" aria-hidden="true">
      <path d={THEMES[card.card]} />
    </svg>
    <span class="tr-card-name">{card.name}</span>
  </span>
));

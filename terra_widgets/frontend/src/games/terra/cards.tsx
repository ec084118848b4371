// Solution cards: a value, the sign of their colour, and an emblem.
import { Emblem } from "../../emblems/emblem";
import { steady } from "../../board/steady";
import type { Colour, Solution } from "./shapes.generated";

// Each colour has a shape of its own: a leaf, a person, a shield.
const SIGNS: Record<Colour, string> = {
  green: "M3 21.5C0 9 8 1.5 22.5 1.5c0 14-6.5 20.5-15.5 18zM3 21.5 13 11",
  blue: "M12 1.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM1.5 22.5q0-9 10.5-9t10.5 9z",
  red: "M12 1.2l9.5 3.3v7q0 8-9.5 11.3-9.5-3.3-9.5-11.3v-7z",
};

export const ColourSign = steady(({ colour }: { colour: Colour }) => (
  <svg class="tr-emblem" viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGNS[colour]} />
  </svg>
));

/** The picture that Python names. */
export const picture = (name: string) => (name in SIGNS ? <ColourSign colour={name as Colour} /> : null);

/** A card that lies somewhere: value and sign. */
export const Small = steady(({ card, from }: { card: Solution; from?: string }) => (
  <span class="tr-small" data-pile={from && card.card} data-from={from} data-colour={card.colour} title={card.label}>
    <b>{card.value}</b>
    <ColourSign colour={card.colour} />
  </span>
));

/** A card in the hand. */
export const Large = steady(({ card }: { card: Solution }) => (
  <span class="tr-card" data-pile={card.card} data-from="pile" data-colour={card.colour}>
    <span class="tr-card-head">
      <b>{card.value}</b>
      <ColourSign colour={card.colour} />
    </span>
    <span class="tr-theme">
      <Emblem game="terra" card={card.card}>
        <ColourSign colour={card.colour} />
      </Emblem>
    </span>
    <span class="tr-card-name">{card.name}</span>
  </span>
));

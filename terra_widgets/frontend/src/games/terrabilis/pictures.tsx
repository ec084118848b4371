// Our own drawings: resources, squares, kinds of infrastructures, dice and pawns.
import type { JSX } from "preact";
import { steady } from "../../board/steady";
import type { Amount } from "./shapes.generated";

const RESOURCES: Record<string, JSX.Element> = {
  nature: (
    <>
      <path d="M21.5 2.5C9 2 2.5 8.5 3 18l-1.5 3.5 1.7 1 1.6-3.200C15.5 21.5 22.5 14 21.5 2.500z" />
      <path class="tb-vein" d="M5 19C8.5 13 12 9.5 17 7M9 14.500V10M12 11.500h4.5" />
    </>
  ),
  wellbeing: <path d="M12 22C5 16.5 1.5 13 1.5 8.300a5.4 5.4 0 0 1 10.5-1.800A5.4 5.4 0 0 1 22.5 8.300C22.5 13 19 16.5 12 22z" />,
  energy: <path d="M14.5.8 3.5 14h7L9 23.2 20.5 9.500h-7.200z" />,
  terras: (
    <>
      <circle cx="12" cy="12" r="10.5" />
      <path class="tb-vein" d="M7 8h10M12 8v9.5" />
    </>
  ),
  black: (
    <>
      <circle cx="12" cy="12" r="10.5" />
      <path class="tb-vein" d="m8 8 8 8M16 8l-8 8" />
    </>
  ),
};

/** A resource or a black counter; the words beside it, or the label around it, say what it is. */
export const Resource = steady(({ kind }: { kind: string }) => (
  <svg class={`tb-resource tb-${kind}`} viewBox="0 0 24 24" aria-hidden="true">
    {RESOURCES[kind]}
  </svg>
));

export function Amounts({ of }: { of: Amount[] }) {
  return (
    <>
      {of.map(({ kind, shown }) => (
        <span class="tb-amount" key={kind}>
          <b>{shown}</b>
          <Resource kind={kind} />
        </span>
      ))}
    </>
  );
}

const MARKS: Record<string, string> = {
  start: "M6 22V2.500M6 4h13l-3.5 4.500L19 13H6",
  development: "M3 21.500h18M5.5 21V10.500L12 4.500l6.5 6V21M10 21v-6.500h4V21",
  quiz: "M7.5 8.500a4.5 4.5 0 1 1 6.3 4.100c-1.2.6-1.8 1.4-1.8 2.600v.8M12 20.200v.3",
  hazard: "M12 3 1.8 21h20.400zM12 10v5M12 17.800v.4",
  slush: "M9 2.500h6L13.5 7C18 9 20.5 12.5 20.5 16c0 4-3.5 5.5-8.5 5.500S3.5 20 3.5 16c0-3.5 2.5-7 7-9zM9.5 13h5M12 13v5",
  alliance: "M9 5.500a6.5 6.5 0 1 0 .01 0M15 5.500a6.5 6.5 0 1 0 .01 0",
  disaster: "M3.5 4.500h17M5.5 8.500h14M8 12.500h10M10 16.500h5M11.5 20.500h2",
  conflict: "M4 3.5 17.5 17M20 3.5 6.5 17M4 14.500l5.5 5.500M20 14.5 14.5 20M3 21l3-3M21 21l-3-3",
  economic: "M2.5 21V11.500l6-3.500v3.500l6-3.500v3.500H16V3.500h3.500V21z",
  services: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
  energy: "M14.5 2 5 13.500h6L9.5 22 19 10.500h-6z",
  fossil: "M12 2c1 4.5 6.5 6 6.5 12.500a6.5 6.5 0 0 1-13 0c0-3 2-4.5 2.5-7.5 1.7 1 2.7 2.5 2.7 4.200C12 9 12.8 6 12 2z",
  renewable: "M12 11.500V22M12 11.500V2c3 2.5 3 6.5 0 9.500zM12 11.500l8.5 4.500c-3.5 2-7.5 0-8.5-4.500zM12 11.5 3.5 16c0-4 4-6.5 8.5-4.500z",
  nuclear: "M12 10.500v3M12 3.500c3 0 5 4 5 8.500s-2 8.5-5 8.5-5-4-5-8.5 2-8.5 5-8.500zM4.6 7.800c1.5-2.6 6-2.4 9.9-.1s6.4 6 4.9 8.5-6 2.3-9.9 0-6.4-5.9-4.9-8.400z",
  follow: "M2 12h17M13 5.500l6.5 6.5-6.5 6.5",
  dice: "M4 4h16v16H4zM8.5 8.500v.01M15.5 15.500v.01M15.5 8.500v.01M8.5 15.500v.01",
};

/** A sign for a square or a sort of infrastructure, in the colour of the text around it. */
export const Mark = steady(({ name }: { name: string }) => (
  <svg class={`t-sign tb-mark tb-mark-${name}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={MARKS[name] ?? MARKS["hazard"]!} />
  </svg>
));

/** The picture that Python names: a resource, or a sign, also in a line of the count. */
export function picture(name: string): JSX.Element | null {
  const kind = name.replace("terrabilis-count-", "");
  if (kind in RESOURCES) return <Resource kind={kind} />;
  return kind in MARKS ? <Mark name={kind} /> : null;
}

// Which of the nine places of a die have a pip, for 1 to 6.
const PIPS = ["4", "08", "048", "0268", "02468", "035268"];

export function Dice({ pips, label }: { pips: number[]; label: string }) {
  return (
    <span class="tb-dice" role="img" aria-label={label} key={pips.join()}>
      {pips.map((count, at) => (
        <svg class="tb-die" viewBox="0 0 30 30" key={at} aria-hidden="true">
          <rect x="1" y="1" width="28" height="28" rx="6" />
          {[...(PIPS[count - 1] ?? "")].map((place) => (
            <circle key={place} cx={7 + 8 * (Number(place) % 3)} cy={7 + 8 * Math.floor(Number(place) / 3)} r="2.7" />
          ))}
        </svg>
      ))}
    </span>
  );
}

const PAWNS = [
  "M12 1.500a10.5 10.5 0 1 0 .01 0z",
  "M2.5 2.500h19v19h-19z",
  "M12 .5 23.5 12 12 23.5.5 12z",
  "M12 0 24 22.500H0z",
];

/** A country's pawn: the number, shape and colour that its player has everywhere. */
export const Pawn = steady(({ seat, stands }: { seat: number; stands?: boolean }) => (
  <svg
    class="tb-pawn" viewBox="0 0 24 24" aria-hidden="true" data-thing={stands ? `pawn:${seat}` : undefined}
    style={{ "--seat": `var(--seat-${seat})`, "--on-seat": `var(--on-seat-${seat})` }}
  >
    <path d={PAWNS[seat % 4]!} />
    <text x="12" y={seat % 4 === 3 ? 20 : 16.8} text-anchor="middle">
      {seat + 1}
    </text>
  </svg>
));

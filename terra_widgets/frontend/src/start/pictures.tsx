// A small picture for each game and each lesson: a few shapes in the colours of start.css, 120 by 72.
import { steady } from "../board/steady";

/** Letters name a colour; what follows is a path. */
type Drawing = readonly string[];

const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const box = (x: number, y: number, w: number, h = w) => `M${x} ${y}h${w}v${h}h${-w}z`;
const cube = (x: number, y: number, s = 12) => [
  `k${box(x, y, s)}`,
  `s${`M${x} ${y}l${s / 3} ${-s / 3}h${s}l${-s / 3} ${s / 3}z`}`,
  `d${`M${x + s} ${y}l${s / 3} ${-s / 3}v${s}l${-s / 3} ${s / 3}z`}`,
];
const card = (x: number, y: number, colour: string) => [`w${box(x, y, 16, 15)}`, `${colour}${box(x + 2, y + 2, 12, 6)}`];
const globe = (x: number, y: number, r: number) => [
  `b${disc(x, y, r)}`,
  `g${`M${x - r * 0.8} ${y - r * 0.35}q${r * 0.4} ${-r * 0.6} ${r * 0.9} ${-r * 0.45}q${-r * 0.1} ${r * 0.5} ${-r * 0.45} ${r * 0.55}q${r * 0.2} ${r * 0.5} ${-r * 0.15} ${r * 0.9}q${-r * 0.45} ${-r * 0.3} ${-r * 0.3} ${-r}z`}`,
  `g${`M${x + r * 0.25} ${y - r * 0.1}q${r * 0.4} ${-r * 0.4} ${r * 0.65} ${-r * 0.05}q0 ${r * 0.6} ${-r * 0.45} ${r * 0.75}q${-r * 0.3} ${-r * 0.3} ${-r * 0.2} ${-r * 0.7}z`}`,
];
const thermometer = (x: number, level: number) => [
  `w${`M${x - 6} 12a6 6 0 0 1 12 0v30a11 11 0 1 1 -12 0z`}`,
  `r${`M${x - 3} ${level}h6v${44 - level}a8 8 0 1 1 -6 0z`}`,
];
const people = (xs: number[], y: number, colour = "d") =>
  xs.flatMap((x) => [`${colour}${disc(x, y, 4)}`, `${colour}${`M${x - 6} ${y + 14}q0 -9 6 -9t6 9z`}`]);
const house = (x: number, y: number) => [`w${box(x, y, 26, 20)}`, `r${`M${x - 4} ${y}l17 -14l17 14z`}`, `d${box(x + 10, y + 8, 7, 12)}`];
const dots = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => disc(16 + ((from + i) % 9) * 11, 21 + Math.floor((from + i) / 9) * 15, 4)).join("");

const DRAWINGS: Record<string, Drawing> = {
  terra_futura: ["g", "y", "g", "b", "w", "y", "g", "r", "b"].flatMap((c, i) => card(33 + (i % 3) * 19, 9 + Math.floor(i / 3) * 18, c)).concat(cube(60, 36, 8)),
  terra: [...globe(60, 36, 25), "rM90 8l14 24h-28z", `w${box(88.7, 16, 2.6, 8)}${box(88.7, 26, 2.6, 2.6)}`, ...people([18, 32], 42, "y")],
  terrabilis: [...globe(42, 38, 24), ...thermometer(88, 20)],
  nova_ziemia: ["gM36 24l12 -12h12v24h-24z", "bM60 12h12l12 12v12h-24z", "yM36 36h24v24h-12l-12 -12z", "wM60 36h24v12l-12 12h-12z", `k${box(66, 42, 5)}`, `k${box(44, 22, 5)}`],
  "00_your_first_territory": [...card(52, 28, "g"), `s${box(33, 28, 16, 15)}${box(71, 28, 16, 15)}${box(52, 10, 16, 15)}${box(52, 46, 16, 15)}`, "kM78 33h2v2.500h2.500v2h-2.500v2.500h-2v-2.500h-2.500v-2h2.500z"],
  "01_twenty_six_chances": [`y${dots(0, 11)}`, `s${dots(11, 26)}`],
  "02_the_early_card": [`w${disc(44, 36, 22)}`, "dM42.500 20h3v15l10 6l-1.500 2.600l-11.500 -7z", "gM84 58q-2 -14 0 -24q-12 0 -14 -12q13 0 15 9q1 -11 14 -13q0 14 -12 16q-1 12 0 24z", "kM70 58h28v4h-28z"],
  "03_cubes_pile_up": [...[0, 1, 2, 3].flatMap((i) => cube(26 + i * 17, 50)), ...[0, 1, 2].flatMap((i) => cube(34 + i * 17, 36)), ...cube(51, 22), "rM14 17h92v2.500h-92z"],
  "04_somebodys_backyard": [...house(20, 34), "dM58 54v-12l3 -4l3 4v12zM68 54v-12l3 -4l3 4v12zM56 45h22v3h-22z", ...cube(84, 42), ...cube(90, 29, 9), "gM8 54h104v5h-104z"],
  "05_moved_is_not_gone": [`w${box(14, 34, 30, 22)}${box(76, 34, 30, 22)}`, ...cube(84, 40), "yM28 28q32 -26 60 -6l4 -7l6 20l-20 -3l6 -6q-24 -16 -50 6z", `s${box(23, 40, 11)}`],
  "06_what_the_coin_hides": [`y${disc(40, 34, 22)}`, `d${disc(40, 34, 17)}`, `y${disc(40, 34, 14.5)}`, "kM58 44h50l-8 14h-36z", "rM72 30h10v12h-10zM84 34h10v8h-10z", "bM52 58h62v4h-62z"],
  "07_the_price_of_a_product": ["wM20 30l22 -20h36v44h-36z", `d${disc(38, 31, 4)}`, "gM52 22h18v4h-18zM52 30h18v4h-18zM52 38h12v4h-12z", `k${disc(88, 26, 9)}${disc(98, 22, 7)}${disc(80, 20, 7)}`],
  "08_help_or_profit": ["dM58 12h4v44h12v4h-28v-4h12zM30 18h60v3h-60z", "yM18 42h24q-2 10 -12 10t-12 -10z", "gM78 34h24q-2 10 -12 10t-12 -10z", "sM29 20h2l11 22h-24zM89 20h2l11 14h-24z", `y${disc(30, 38, 5)}`, "rM90 33l-6 -7a4 4 0 0 1 6 -4a4 4 0 0 1 6 4z"],
  "09_closing_the_loop": ["gM60 10a26 26 0 0 1 25 19l6 -1l-9 13l-12 -10l7 -1a17 17 0 0 0 -17 -11z", "yM84 47a26 26 0 0 1 -30 14l-1 6l-11 -11l10 -11l1 7a17 17 0 0 0 20 -8z", "bM38 53a26 26 0 0 1 8 -38l-4 -5l16 0l-2 15l-5 -4a17 17 0 0 0 -5 25z"],
  "10_my_hoard_or_our_world": ["kM14 36q0 -14 18 -14t18 14z", "dM14 38h36v20h-36z", `y${box(28, 34, 8, 10)}${disc(24, 24, 5)}${disc(36, 20, 5)}`, ...globe(86, 38, 22)],
  "11_the_shared_thermometer": [...thermometer(60, 16), ...people([20, 38, 82, 100], 38, "k")],
  "12_is_it_a_good_model": [...globe(50, 34, 24), `d${disc(70, 34, 20)}`, `w${disc(70, 34, 16)}`, `g${box(58, 24, 10)}`, `y${box(70, 24, 10)}`, `b${box(58, 36, 10)}`, `r${box(70, 36, 10)}`, "dM83 46l4 -4l18 18l-4 4z"],
  "13_who_made_it": ["wM26 20l12 -8q8 7 16 0l12 8l-6 12l-6 -3v29h-22v-29l-6 3z", "dM38 12q8 7 16 0l-2 -1q-6 4 -12 0z", ...people([86, 104], 36, "y"), `r${disc(46, 44, 3)}`, "sM50 43h24v2h-24z"],
  "14_clean_all_the_way_round": [`y${disc(24, 20, 9)}`, "bM44 26h38l8 22h-54z", "wM41 36h45l0.700 2h-46.400zM62 26h2v22h-2z", "dM62 48h4v8h-4z", "kM44 56h40v4h-40z", ...cube(94, 46)],
};

/** The picture of a game or a lesson; nothing but its colour for one that has none. */
export const Picture = steady(({ name, game }: { name: string; game: string }) => (
  <svg class="t-start-picture" data-game={game} viewBox="0 0 120 72" aria-hidden="true">
    {(DRAWINGS[name] ?? []).map((part, at) => (
      <path key={at} class={`t-ink-${part[0]}`} d={part.slice(1)} />
    ))}
  </svg>
));

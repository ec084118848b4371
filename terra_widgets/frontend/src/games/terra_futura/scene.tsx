// A small picture for each theme, in four tones of its hue (see cards.css). What matters stands in
// the middle third: narrow cards show no more.
import type { JSX } from "preact";
import { Emblem } from "../../emblems/emblem";

const turbine = (x: number, y: number, size: number) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path class="s-near" d="M-1.2 0-2.2 44h4.4L1.2 0z" />
    {[20, 140, 260].map((turn) => (
      <path class="s-near" transform={`rotate(${turn})`} d="M0-2C4.5-6 4.5-12 1.5-18-1.8-12-2-6 0-2z" />
    ))}
    <circle class="s-hi" r="2.5" />
  </g>
);

const wheel = (x: number) => <circle class="s-near" cx={x} cy="45" r="4" />;

export const SCENES: Record<string, JSX.Element> = {
  "long-distance trade": (
    <>
      <circle class="s-far" cx="80" cy="38" r="26" />
      <path class="s-line s-soft" d="M54 38h52M80 12c-14 14-14 38 0 52M80 12c14 14 14 38 0 52" />
      <path class="s-hi" d="M53 28h11v7H53zM65.5 28h11v7h-11zM78 28h11v7H78zM59 20h11v7H59zM71.5 20h11v7h-11z" />
      <path class="s-near" d="M46 36h46V22h5v-6h5v20h12l-8 13H54z" />
      <path class="s-mid" d="M0 50q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0v11H0z" />
    </>
  ),
  transport: (
    <>
      <path class="s-far" d="M0 38 30 20l24 14 30-18 36 20 22-10 18 8v28H0z" />
      <path class="s-mid" d="M0 48h160v12H0z" />
      <path class="s-near" d="M58 44V22q0-3 3-3h13q3 0 3 3v8h10v-6h5v6h6q6 0 6 7v7zM0 26h22v18H0zM26 26h26v18H26zM116 26h44v18h-44z" />
      <path class="s-hi" d="M62 23h10v8H62zM31 30h7v6h-7zM41 30h7v6h-7zM5 30h7v6H5z" />
      {[8, 32, 46, 64, 80, 97, 122, 136, 150].map(wheel)}
      <path class="s-line" d="M0 50h160M12 55l-2 3M34 55l-2 3M57 55l-1 3M80 55v3M103 55l1 3M126 55l2 3M148 55l2 3" />
    </>
  ),
  industry: (
    <>
      <path class="s-far" d="M101 20q-3-8 6-9 3-7 12-4 9-4 14 4 9 0 10 7 6 4 2 9h-40z" />
      <path class="s-mid" d="M0 49h160v11H0z" />
      <path class="s-near" d="M40 52V34l15-9v9l15-9v9l15-9v9h5V13h8v21h5V19h8v33z" />
      <path class="s-hi" d="M46 39h6v5h-6zM58 39h6v5h-6zM70 39h6v5h-6zM82 39h6v5h-6zM96 40h8v12h-8z" />
    </>
  ),
  farming: (
    <>
      <circle class="s-hi" cx="104" cy="20" r="7.5" />
      <path class="s-far" d="M0 36q32-14 66-4t60-4 34-2v34H0z" />
      <path class="s-mid" d="M0 48q46-13 92-5t68-2v19H0z" />
      <path class="s-near" d="M60 45V30l13-10 13 10v15z" />
      <path class="s-hi" d="M69 35h8v10h-8z" />
      <path class="s-line" d="M20 60q26-10 64-13.5M50 60q20-8 46-13.5M84 60q14-8 34-13.5M118 60q8-8 20-13.5" />
    </>
  ),
  mining: (
    <>
      <path class="s-far" d="M0 34 32 16l24 16 26-12 34 15 22-10 22 10v26H0z" />
      <path class="s-mid" d="M0 46h104l6 5h20l6-5h24v14H0z" />
      <path class="s-line" d="m66 46 9-27 9 27M70 34h10M68 40h14M76 19l22 27" />
      <circle class="s-near" cx="75" cy="18" r="5.5" />
      <circle class="s-hi" cx="75" cy="18" r="2" />
      <path class="s-near" d="M42 41h17l-4 7H46zM112 46h15l-3 6h-9z" />
      <path class="s-hi" d="m45 41 3-4 3 3 3-3 3 4z" />
    </>
  ),
  recycling: (
    <>
      <path class="s-far" d="M0 46q40-10 80 0t80 0v14H0z" />
      {[0, 120, 240].map((turn) => (
        <g transform={`rotate(${turn} 80 34)`}>
          <path class="s-line s-thick" d="M66 24.5Q70 15 80 15q6.5 0 11 5.5" />
          <path class="s-near" d="m86.5 24.5 10 2.5.5-11z" />
        </g>
      ))}
      <circle class="s-hi" cx="80" cy="34" r="4.5" />
    </>
  ),
  "clean energy": (
    <>
      <circle class="s-hi" cx="62" cy="20" r="7.5" />
      <path class="s-far" d="M0 44q40-12 84-3t76-7v26H0z" />
      {turbine(96, 25, 0.8)}
      {turbine(126, 30, 0.55)}
      {turbine(26, 30, 0.55)}
      <path class="s-mid" d="M0 54q60-8 160-2v8H0z" />
      <path class="s-near" d="m52 54 7-16h28l-7 16z" />
      <path class="s-line s-pale" d="m61.5 54 7-16M71 54l7-16M55.5 46h28" />
    </>
  ),
  waste: (
    <>
      <path class="s-far" d="M0 48Q24 24 44 34t36-8 38 10 42 12v12H0z" />
      <path class="s-line s-soft" d="M104 17q4-5 8 0 4-5 8 0M44 21q3-4 6 0 3-4 6 0" />
      <path class="s-mid" d="M0 52h160v8H0z" />
      <path class="s-near" d="M63 22h34v6H63zM66 30h28l-3 25H69zM75 17h10v4H75z" />
      <path class="s-line s-pale" d="m73.5 34 1.5 17M80 34v17M86.5 34 85 51" />
    </>
  ),
  "circular economy": (
    <>
      <path class="s-far" d="M8 48V36h12V27l10-7 10 7v9h12v12zM108 48V33h12v-9h14v9h18v15z" />
      <path class="s-mid" d="M0 48h160v12H0z" />
      <path class="s-line s-thick" d="M98.5 27a19 19 0 1 1-7-9" />
      <path class="s-near" d="m85 23 12 1.5 1-12z" />
      <path class="s-line" d="M80 47V33" />
      <path class="s-hi" d="M80 38c-8 1-11.5-3.5-11.5-9.5 8-1 11.5 3.5 11.5 9.5zM80 34c0-6 3.5-9.5 10.5-8.5 0 6-3.5 9.5-10.5 8.5z" />
    </>
  ),
};

/** The emblem of a card, or the picture of its theme. */
export function CardPicture({ card: { id, theme } }: { card: { id: string; theme: string } }) {
  return (
    <Emblem game="terra_futura" card={id}>
      <Scene theme={theme} />
    </Emblem>
  );
}

export function Scene({ theme }: { theme: string }) {
  return (
    <svg class="t-scene" viewBox="0 6 160 54" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {SCENES[theme] ?? SCENES["circular economy"]}
    </svg>
  );
}

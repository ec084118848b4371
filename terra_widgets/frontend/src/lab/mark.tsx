// How signs of a chart look: a colour for each theme, and a shape that tells it without colour.
import type { CSSProperties } from "preact";
import type { Look } from "./snapshot";

const SYMBOLS: Record<string, string> = {
  circle: "m-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0",
  square: "m-4-4h8v8h-8z",
  diamond: "m0-5.5 5.5 5.5-5.5 5.5-5.5-5.5z",
  "triangle-up": "m0-5.5 5 9h-10z",
  x: "m-4-5 4 3 4-3 1 1-3 4 3 4-1 1-4-3-4 3-1-1 3-4-3-4z",
};
const HATCHES: Record<string, (m: number, s: number) => string> = {
  "-": (m, s) => `M0 ${m}H${s}`,
  "|": (m, s) => `M${m} 0V${s}`,
  "+": (m, s) => `M0 ${m}H${s}M${m} 0V${s}`,
  ".": (m) => `M${m} ${m}h0`,
};

/** Both colours; the style sheet takes the one of the theme. */
export function colours(look: Look | undefined): CSSProperties {
  return { "--light": look?.light ?? "currentColor", "--dark": look?.dark ?? "currentColor" } as CSSProperties;
}

export function Symbol({ look, x, y }: { look: Look | undefined; x: number; y: number }) {
  return <path class="l-dot" d={`M${x} ${y}${SYMBOLS[look?.symbol ?? "circle"] ?? SYMBOLS["circle"]}`} />;
}

/** The hatching of bars, to be filled with `url(#id)`. */
export function Hatch({ id, look }: { id: string; look: Look }) {
  const [shape, size, broad] = look.hatch ?? ["", 8, 0];
  return (
    <pattern id={id} class="l-sign" style={colours(look)} width={size} height={size} patternUnits="userSpaceOnUse">
      <rect class="l-solid" width={size} height={size} />
      {shape && <path class="l-hatch" d={HATCHES[shape]?.(size / 2, size)} stroke-width={broad} />}
    </pattern>
  );
}

/** The sign of a run, beside its name. */
export function Mark({ look }: { look: Look | undefined }) {
  return (
    <svg class="l-legend-sign l-sign" style={colours(look)} viewBox="0 0 32 14" aria-hidden="true">
      <path class="l-line" d="M0 7H32" stroke-dasharray={look?.dash || undefined} />
      {look && look.symbol in SYMBOLS && <Symbol look={look} x={16} y={7} />}
    </svg>
  );
}

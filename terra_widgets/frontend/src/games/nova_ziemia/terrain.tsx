// The four terrains: each has a colour, a pattern and a sign of its own.
import { useShell } from "../../board/shell_context";
import { steady } from "../../board/steady";

const SIGNS = [
  "M12 3.5v17M4.6 7.8l14.8 8.4M19.4 7.8 4.6 16.2M9.5 5 12 7l2.5-2M9.5 19l2.5-2 2.5 2M4.5 11l2.8-1.4-.2-3.2M19.5 13l-2.8 1.4.2 3.2M19.5 11l-2.8-1.4.2-3.2M4.5 13l2.8 1.4-.2 3.2",
  "M3 8q2.2-3 4.5 0t4.5 0 4.5 0 4.5 0M3 13q2.2-3 4.5 0t4.5 0 4.5 0 4.5 0M3 18q2.2-3 4.5 0t4.5 0 4.5 0 4.5 0",
  "M2.5 19.5q4-9 9-4.5 4.5-7 10 4.5zM16.5 4.2a2.8 2.8 0 1 0 .1 0z",
  "M12 2.5 6.2 10.6h2.9L4.6 17h6v4.2h2.8V17h6l-4.5-6.4h2.9z",
] as const;

/** The sign of a terrain on its colour. */
export const Terrain = steady(({ colour }: { colour: number }) => (
  <svg class={`n-terrain n-c${colour}`} viewBox="0 0 24 24" aria-hidden="true">
    <rect class="n-ground" x=".75" y=".75" width="22.5" height="22.5" rx="4" />
    <path class="n-sign" d={SIGNS[colour]} />
  </svg>
));

const COLOURS = ["white", "blue", "yellow", "green"];

/** The picture that Python names. */
export const picture = (name: string) => (COLOURS.includes(name) ? <Terrain colour={COLOURS.indexOf(name)} /> : null);

// A pattern looks the same from all sides: tiles are rotated and turned over.
const MARKS = [
  <path d="M5 1.5v7M2 3.2l6 3.6M8 3.2 2 6.8M17.500 14v7M14.500 15.700l6 3.600M20.500 15.700l-6 3.600" />,
  <path d="M0 6.250q3.125-4 6.250 0t6.250 0 6.250 0 6.250 0M0 18.750q3.125-4 6.250 0t6.250 0 6.250 0 6.250 0" />,
  <path d="M4 4h.01M16.500 4h.01M10.250 12.500h.01M22.750 12.500h.01M4 20.800h.01M16.500 20.800h.01" />,
  <path d="M6.250 2.500a3.750 3.750 0 1 0 .01 0M18.750 15a3.750 3.750 0 1 0 .01 0" />,
];

export const patternOf = (id: string, colour: number | string) => `${id}-terrain-${colour}`;

/** The patterns, once for each planet; tiles refer to them. */
export const Patterns = steady(() => {
  const { id } = useShell();
  return (
    <svg class="n-patterns" width="0" height="0" aria-hidden="true">
      <defs>
        {MARKS.map((marks, colour) => (
          <pattern
            id={patternOf(id, colour)} class={`n-c${colour}`} width="25" height="25" patternUnits="userSpaceOnUse"
          >
            <rect class="n-ground" width="25" height="25" />
            <g class="n-marks">{marks}</g>
          </pattern>
        ))}
      </defs>
    </svg>
  );
});

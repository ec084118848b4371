// Zones: a line around each, and the values of those that count.
import { useRef } from "preact/hooks";
import { steady } from "../../board/steady";
import { numberOf, valueOf, zoneAt } from "./numbers";
import type { Drawn } from "./shapes.generated";

const SIZE = 100;
const LEAST = 3; // smaller zones are seen at a glance
type Point = [number, number];

// In a tile: the corners, clockwise from the top left, and the middle.
const CORNERS: Point[] = [[0, 0], [1, 0], [1, 1], [0, 1]];
const MIDDLES: Point[] = [[0.5, 0.2], [0.8, 0.5], [0.5, 0.8], [0.2, 0.5]];

export const Zones = steady(({ drawn, preview }: { drawn: Drawn; preview: boolean }) => {
  const first = useRef(drawn.zones);
  if (first.current !== drawn.zones) first.current = ""; // from now on they come after the tiles
  return (
    <svg
      class="n-zones" viewBox="0 0 400 400" key={drawn.zones}
      data-preview={preview ? "" : undefined} data-late={first.current ? undefined : ""}
    >
      <path class="n-border" d={borders(drawn)} />
      {labels(drawn).map(({ zone, at: [x, y], value, colour }) => (
        <g key={zone} class={`n-label n-c${colour}`} transform={`translate(${x} ${y})`}>
          <circle r="17" />
          <text y="7.5" text-anchor="middle">
            {value}
          </text>
        </g>
      ))}
    </svg>
  );
});

function place(cell: number, [x, y]: Point): Point {
  return [((cell % 4) + x) * SIZE, ((cell >> 2) + y) * SIZE];
}

/** All lines with different zones on both sides. */
function borders(drawn: Drawn): string {
  const lines: string[] = [];
  const between = (a: number, b: number, cell: number, from: Point, to: Point) => {
    if (drawn.zones[a] !== drawn.zones[b]) lines.push(`M${place(cell, from)}L${place(cell, to)}`);
  };
  for (let cell = 0; cell < 16; cell++) {
    for (let side = 0; side < 4; side++) {
      const next = (side + 1) % 4;
      between(4 * cell + side, 4 * cell + next, cell, [0.5, 0.5], CORNERS[next]!);
    }
    if (cell % 4 < 3) between(4 * cell + 1, 4 * (cell + 1) + 3, cell, [1, 0], [1, 1]);
    if (cell < 12) between(4 * cell + 2, 4 * (cell + 4), cell, [0, 1], [1, 1]);
  }
  return lines.join("");
}

/** Where the value of each zone stands: on the triangle nearest to the middle of the zone. */
function labels(drawn: Drawn) {
  const points = new Map<number, Point[]>();
  for (let triangle = 0; triangle < 64; triangle++) {
    const zone = zoneAt(drawn, triangle);
    if (valueOf(drawn, zone) < LEAST) continue;
    points.set(zone, [...(points.get(zone) ?? []), place(triangle >> 2, MIDDLES[triangle % 4]!)]);
  }
  return [...points].map(([zone, all]) => {
    const x = all.reduce((sum, point) => sum + point[0], 0) / all.length;
    const y = all.reduce((sum, point) => sum + point[1], 0) / all.length;
    const far = ([px, py]: Point) => Math.hypot(px - x, py - y);
    const at = all.reduce((best, point) => (far(point) < far(best) ? point : best));
    return { zone, at, value: valueOf(drawn, zone), colour: numberOf(drawn.colours[zone]) };
  });
}

/** The largest zone of each colour. */
export function largest(drawn: Drawn): number[] {
  const most = [0, 0, 0, 0];
  [...drawn.colours].forEach((colour, zone) => {
    most[numberOf(colour)] = Math.max(most[numberOf(colour)]!, valueOf(drawn, zone));
  });
  return most;
}

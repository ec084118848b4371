// One panel of a chart: axes, bars, lines and intervals.
import { colours, Hatch, Symbol } from "./mark";
import type { Room } from "./chart";
import type { Look, Mark, Panel } from "./snapshot";

interface PlotProps {
  panel: Panel;
  signs: Record<string, Look>;
  room: Room;
  id: string;
  /** Tell what the pointer is on. */
  say(text: string): void;
}

const LETTER = 0.6; // how broad a letter is, beside its height
const LEAST = 1.5; // pixels of a bar that holds anything at all

type Scale = (value: number) => number;
type Bars = Extract<Mark, { type: "bars" }>;
type Ranges = Extract<Mark, { type: "ranges" }>;

export function Plot({ panel, signs, room, id, say }: PlotProps) {
  const { width, letters } = room;
  const small = letters * 0.86;
  const left = Math.ceil(small * (1.1 + LETTER * Math.max(...panel.y.ticks.map(([, label]) => label.length))));
  const top = letters * 0.5;
  const right = width - small * 0.5;
  const drop = crowded(panel, right - left, small) ? small * 1.15 : 0;
  const foot = panel.labelled ? small * (panel.x.title ? 3.1 : 1.8) + drop : letters * 0.6;
  const tall = panel.height * Math.min(1.3, letters / 14);
  const height = Math.ceil(top + tall + foot);
  const x: Scale = (value) => left + ((value - panel.x.low) / (panel.x.high - panel.x.low)) * (right - left);
  const y: Scale = (value) => top + tall - ((value - panel.y.low) / (panel.y.high - panel.y.low)) * tall;
  const floor = y(Math.max(panel.y.low, Math.min(0, panel.y.high)));
  const seen = { signs, x, y, id, say };
  return (
    <div class="l-panel" style={{ width: `${width}px` }}>
      <div class="l-head" style={{ paddingInlineStart: `${left}px` }}>
        <b>{panel.title}</b> <span>{panel.y.title}</span>
      </div>
      <svg class="l-plot" width={width} height={height} viewBox={`0 0 ${width} ${height}`} font-size={round(small)}>
        {panel.y.ticks.map(([value, label]) => (
          <g key={label}>
            <line class="l-rule" x1={left} x2={right} y1={round(y(value))} y2={round(y(value))} />
            <text class="l-soft" x={left - small * 0.4} y={round(y(value) + small * 0.35)} text-anchor="end">
              {label}
            </text>
          </g>
        ))}
        <line class="l-floor" x1={left} x2={right} y1={round(floor)} y2={round(floor)} />
        {panel.marks.map((mark, at) => (
          <MarkOf key={`${mark.type}:${at}`} mark={mark} {...seen} left={left} right={right} floor={floor} top={top} />
        ))}
        {panel.labelled && panel.x.ticks.map(([value, label], at) => (
          <text
            class="l-soft" key={label} x={round(x(value))} y={round(top + tall + small * 1.5 + (at % 2) * drop)}
            text-anchor="middle"
          >
            {label}
          </text>
        ))}
        {panel.labelled && panel.x.title && (
          <text class="l-soft" x={round((left + right) / 2)} y={round(top + tall + small * 2.75)} text-anchor="middle">
            {panel.x.title}
          </text>
        )}
      </svg>
    </div>
  );
}

interface Drawn {
  signs: Record<string, Look>;
  x: Scale;
  y: Scale;
  id: string;
  say(text: string): void;
  left: number;
  right: number;
  floor: number;
  top: number;
}

function MarkOf({ mark, ...drawn }: { mark: Mark } & Drawn) {
  const { signs, x, y, left, right } = drawn;
  const look = signs[mark.sign];
  if (mark.type === "bars") return <BarsOf mark={mark} {...drawn} />;
  if (mark.type === "ranges") return <RangesOf mark={mark} {...drawn} />;
  const path =
    mark.type === "level"
      ? `M${left} ${round(y(mark.y))}H${right}`
      : `M${mark.x.map((one, i) => `${round(x(one ?? 0))} ${round(y(mark.y[i] ?? 0))}`).join("L")}`;
  return (
    <g class="l-sign" style={colours(look)}>
      <path class="l-halo" d={path} />
      <path class="l-line" d={path} stroke-dasharray={look?.dash || undefined} />
    </g>
  );
}

function BarsOf({ mark, signs, x, y, id, say, floor, top }: { mark: Bars } & Drawn) {
  const look = signs[mark.sign];
  const [first = 0, second = first + 1] = mark.x as number[];
  const step = x(second) - x(first);
  const wide = Math.max(1.5, step * 0.8);
  const pattern = `${id}-${mark.sign}`;
  return (
    <g class="l-bars l-sign" style={colours(look)}>
      {look?.hatch && (
        <defs>
          <Hatch id={pattern} look={look} />
        </defs>
      )}
      {mark.x.map((middle, at) => {
        const value = mark.y[at] ?? 0;
        const high = value ? Math.min(y(value), floor - LEAST) : floor;
        return (
          <rect
            key={middle ?? at} class="l-bar" x={round(x(middle ?? 0) - wide / 2)} width={round(wide)}
            y={round(high)} height={round(Math.max(0, floor - high))}
            style={look?.hatch ? { fill: `url(#${pattern})` } : undefined}
          />
        );
      })}
      {mark.x.map((middle, at) => (
        <rect
          key={`h${middle ?? at}`} class="l-hit" x={round(x(middle ?? 0) - step / 2)} width={round(step)}
          y={top} height={floor - top} onPointerEnter={() => say(mark.hover[at] ?? "")}
        />
      ))}
    </g>
  );
}

function RangesOf({ mark, signs, x, y, say }: { mark: Ranges } & Drawn) {
  const look = signs[mark.sign];
  return (
    <g class="l-ranges l-sign" style={colours(look)}>
      {mark.x.map((value, at) => {
        const [across, middle] = [round(x(value ?? 0)), round(y(mark.y[at] ?? 0))];
        const [low, high] = [round(y(mark.low[at] ?? 0)), round(y(mark.high[at] ?? 0))];
        return (
          <g key={at} onPointerEnter={() => say(mark.hover[at] ?? "")}>
            <path class="l-line" d={`M${across} ${low}V${high}M${across - 5} ${low}h10M${across - 5} ${high}h10`} />
            <Symbol look={look} x={across} y={middle} />
            <rect class="l-hit" x={across - 12} width={24} y={Math.min(high, middle) - 8} height={Math.abs(low - high) + 16} />
          </g>
        );
      })}
    </g>
  );
}

/** Whether the labels below would run into each other: then every other one stands lower. */
function crowded({ x }: Panel, room: number, size: number): boolean {
  const [first, second] = x.ticks;
  if (!first || !second) return false;
  const apart = ((second[0] - first[0]) / (x.high - x.low)) * room;
  return Math.max(...x.ticks.map(([, label]) => label.length)) * LETTER * size > apart;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

// The chart of a lab, as wide as there is room. Bars keep their elements, so they grow without a flicker.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useHand } from "../board/hand";
import { Mark } from "./mark";
import { Plot } from "./plot";
import type { Drawing } from "./snapshot";

interface ChartProps { drawing: Drawing; summary: string; faded: boolean }

/** Room for the chart, in pixels, and the size of letters there. */
export interface Room { width: number; letters: number }

const BESIDE = 34; // letters of width from which two small panels stand side by side

export function Chart({ drawing, summary, faded }: ChartProps) {
  const { id } = useHand();
  const [ref, room] = useRoom();
  const [said, say] = useState("");
  const large = drawing.panels.filter(({ marks }) => marks.some(({ type }) => type === "bars"));
  const small = drawing.panels.filter((panel) => !large.includes(panel));
  const beside = small.length > 1 && room !== null && room.width > BESIDE * room.letters;
  const narrow = room && beside ? { ...room, width: (room.width - 2 * room.letters) / small.length } : room;
  return (
    <figure
      class="l-chart" role="img" aria-label={`${drawing.title}. ${summary}`} data-faded={faded ? "" : undefined}
      onPointerLeave={() => say("")}
    >
      <p class="l-chart-title">{drawing.title}</p>
      <div ref={ref}>
        {room && large.map((panel, at) => (
          <Plot key={`bars:${at}`} panel={panel} signs={drawing.signs} room={room} id={`${id}-${at}`} say={say} />
        ))}
        <div class="l-chart-small" data-beside={beside ? "" : undefined}>
          {narrow && small.map((panel, at) => (
            <Plot key={`mean:${at}`} panel={panel} signs={drawing.signs} room={narrow} id={`${id}-m${at}`} say={say} />
          ))}
        </div>
      </div>
      <div class="l-chart-foot">
        {drawing.legend.map(({ name, sign }) => (
          <span class="l-legend" key={sign}>
            <Mark look={drawing.signs[sign]} />
            <bdi>{name}</bdi>
          </span>
        ))}
        <span class="l-readout">{said}</span>
      </div>
    </figure>
  );
}

function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const element = ref.current!;
    const measure = () => {
      const width = Math.floor(element.clientWidth);
      const letters = parseFloat(getComputedStyle(element).fontSize);
      setRoom((old) => (old?.width === width && old.letters === letters ? old : { width, letters }));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, []);
  return [ref, room] as const;
}

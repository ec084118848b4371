// What a step is made of: texts, parts of a lesson, charts, and the way to the own table.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { ChartPicture } from "../board/chart_picture";
import type { Door } from "../board/door";
import { open } from "../board/open";
import { Sign } from "../board/signs";
import { door as pages } from "../pages";
import { Blocks } from "./blocks";
import { hostOf } from "./channel";
import { useLine, useRoom } from "./context";
import type { Chart, Piece } from "./shapes.generated";

interface ChannelViewProps { channel: string; door: Door; kind: string }

/** A board or a part of a lesson, on its channel: what a notebook shows as a widget. */
export function ChannelView({ channel, door, kind }: ChannelViewProps) {
  const { line } = useRoom();
  useLine(line, channel);
  const there = line.read(channel) !== undefined;
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!there) return undefined;
    return open(ref.current!, hostOf(line, channel), door, kind);
  }, [line, channel, kind, there]);
  return <div class="r-channel" ref={ref} data-channel={channel} />;
}

/** A chart; `inside` something that has its title and its sentence already it is the picture alone. */
export function ChartFigure({ chart, inside = false }: { chart: Chart; inside?: boolean }) {
  return (
    <figure class="r-figure">
      <figcaption class={inside ? "t-sr" : ""}><h3>{chart.title}</h3></figcaption>
      {chart.pictures.length > 0 && <ChartPicture pictures={chart.pictures} label={chart.text} />}
      {chart.text && !inside && <p class="t-faint">{chart.text}</p>}
    </figure>
  );
}

/** A chart that is asked for once somebody is to see it, and again on every new line until it has come. */
function AskedChart({ channel, title, step, still }: { channel: string; title: string; step: number; still: boolean }) {
  const { line, send, word } = useRoom();
  const [chart, set] = useState<Chart | null | undefined>(undefined);
  useLine(line, "page");
  useEffect(() => {
    return line.listen("page", (also) => {
      const sent = also["chart"] as { channel: string; chart: Chart | null } | undefined;
      if (sent?.channel === channel) set(sent.chart);
    });
  }, [line, channel]);
  const missing = chart === undefined;
  useEffect(() => {
    if (missing && line.open) send({ chart: channel });
  }, [line.open, missing, channel, step]);
  if (chart === undefined) return <p class="r-hole t-faint">{title} …</p>;
  return (
    <div class="r-asked">
      {chart ? <ChartFigure chart={chart} /> : <p class="r-hole t-faint">{word("no-chart")}</p>}
      <p hidden={still}>
        <button type="button" class="t-button t-quiet" data-key={`chart:${channel}`} onClick={() => send({ chart: channel })}>
          {word("chart-anew")}
        </button>
      </p>
    </div>
  );
}

interface PiecesProps { pieces: Piece[]; step: number; toTable: (() => void) | null }

export function Pieces({ pieces, step, toTable }: PiecesProps) {
  const { word } = useRoom();
  return (
    <>
      {pieces.map((piece, at) => {
        const key = `${step} ${piece.kind} ${piece.channel} ${at}`;
        if (piece.kind === "text") return <Blocks key={key} blocks={piece.blocks ?? []} />;
        if (piece.kind === "part") return <ChannelView key={key} channel={piece.channel} door={pages} kind={piece.part ?? "entry"} />;
        if (piece.kind === "board") {
          return toTable && (
            <p key={key}>
              <button type="button" class="t-button t-choice r-wide" data-key="to-table" onClick={toTable}>
                {word("to-table")} <Sign name="arrow" />
              </button>
            </p>
          );
        }
        if (piece.kind === "chart" || piece.kind === "figures") {
          return <AskedChart key={key} channel={piece.channel} title={piece.title ?? ""} step={step} still={piece.kind === "figures"} />;
        }
        return null; // what all have entered comes on the big page
      })}
    </>
  );
}

// The charts of the game as it goes: one at a time, a picture that Python makes while somebody looks at it.
import { useEffect, useState } from "preact/hooks";
import { ChartPicture } from "./chart_picture";
import { useShell } from "./shell_context";
import type { Seen } from "./types";
import { word } from "./words";

export function ChartSheet({ snapshot }: Seen) {
  const { session, id } = useShell();
  const [name, choose] = useState(session?.chart?.name ?? "");
  // Again after each move, and in another language.
  useEffect(() => session?.askChart(name), [session, name, snapshot.number, snapshot.language]);
  const chart = session?.chart;
  if (!chart) return null;
  return (
    <div class="t-charts">
      <label class="t-sr" for={`${id}-chart`}>{word(snapshot, "question")}</label>
      <select
        id={`${id}-chart`} data-key="chart" value={chart.name}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {chart.charts.map((one) => <option key={one.name} value={one.name}>{one.title}</option>)}
      </select>
      {chart.pictures.length > 0 && <ChartPicture pictures={chart.pictures} label={chart.text} />}
      <p>{chart.text}</p>
    </div>
  );
}

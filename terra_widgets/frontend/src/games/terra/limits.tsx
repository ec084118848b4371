// The three limits: how many full-blown crises there are, and how many end the world.
import { Panel } from "../../board/panel";
import { watching } from "../../board/steady";
import type { Seen } from "../../board/types";
import type { Gauge, Snapshot } from "./shapes.generated";
import { ColourSign } from "./cards";

export const Limits = watching(["limits", "guide"], ({ snapshot }: Seen<Snapshot>) => {
  const { title, note, gauges } = snapshot.limits;
  return (
    <Panel name="limits" title={title} snapshot={snapshot}>
      <div class="tr-gauges">
        {gauges.map((gauge) => (
          <Measured key={gauge.limit} gauge={gauge} />
        ))}
      </div>
      <p class="tr-note">{note}</p>
    </Panel>
  );
});

function Measured({ gauge }: { gauge: Gauge }) {
  const { title, most, bars, near, reached } = gauge;
  return (
    <div class="tr-gauge" data-near={near ? "" : undefined} data-reached={reached ? "" : undefined}>
      <h4>{title}</h4>
      {bars.map(({ colour, name, count, label }) => (
        <div class="tr-sockets" key={name} role="img" aria-label={label} data-colour={colour} data-full={count >= most - 1 ? "" : undefined}>
          {colour && <ColourSign colour={colour} />}
          {Array.from({ length: most }, (_, at) => (
            <i key={at} data-on={at < count ? "" : undefined} />
          ))}
          <span class="tr-count">
            {count}/{most}
          </span>
          {!colour && name && <span class="tr-where">{name}</span>}
        </div>
      ))}
      {near && <p class="tr-warning">{near}</p>}
    </div>
  );
}

// The Impact zone: a thermometer of ten places that fills from the bottom, bursts and shrinks.
import { steady } from "../../board/steady";
import { Resource } from "./pictures";
import type { Zone } from "./shapes.generated";

export const Thermometer = steady(({ zone }: { zone: Zone }) => {
  const { title, places, lying, capacity, bursts, most } = zone;
  const full = places.filter((place) => place !== "free").length;
  return (
    <div
      class="tb-zone"
      role="img"
      aria-label={zone.label}
      data-burst={zone.burst ? "" : undefined}
      data-lost={zone.lost ? "" : undefined}
      data-full={lying === capacity ? "" : undefined} data-place="zone" data-blow={bursts}
    >
      <div class="tb-tube" style={{ "--full": full / places.length }} aria-hidden="true">
        {zone.burst && (
          <svg class="tb-bang" viewBox="-50 -50 100 100">
            <path d={BANG} />
          </svg>
        )}
        <span class="tb-scale">
          {[...places].reverse().map((place, at) => (
            <span class={`tb-rung tb-rung-${place}`} data-pile={place === "free" ? undefined : place} key={places.length - at}>
              {place !== "free" && <Resource kind={place} />}
            </span>
          ))}
        </span>
        <span class="tb-bulb" />
      </div>
      <div class="tb-reading" aria-hidden="true">
        <b>{title}</b>
        <span class="tb-level">
          {lying}
          <span> / {capacity}</span>{" "}
          {zone.changed && !zone.burst && (
            <span class="tb-change" data-sign={zone.changed.startsWith("+") ? "less" : "more"}>
              {zone.changed}
            </span>
          )}
        </span>
        <span class="tb-bursts">
          {Array.from({ length: Math.max(most + 1, bursts) }, (_, at) => (
            <svg viewBox="-50 -50 100 100" key={at} class={at < bursts ? "tb-spent" : ""}>
              <path d={BANG} />
              {at >= most && <path class="tb-end" d="M-18-18 18 18M18-18-18 18" />}
            </svg>
          ))}
        </span>
        <span class="tb-text">{zone.text}</span>
      </div>
    </div>
  );
});

/** A star of many points. */
const BANG = `M${Array.from({ length: 24 }, (_, at) => {
  const far = at % 2 ? 26 : at % 4 ? 48 : 42;
  const turn = (at * Math.PI) / 12;
  return `${Math.round(far * Math.sin(turn))} ${Math.round(-far * Math.cos(turn))}`;
}).join("L")}z`;

// The world: six regions as they lie on a map, with the full-blown crises on them.
import { useShell } from "../../board/shell_context";
import { Panel } from "../../board/panel";
import { useRoving, type Roving } from "../../board/roving";
import { steady, watching } from "../../board/steady";
import type { Seen, Send } from "../../board/types";
import type { Crisis, Region, Snapshot } from "./shapes.generated";
import { Target } from "../../board/target";
import { Tile } from "./crisis";
import { OUTLINES } from "./map";

// As they lie on a map, row by row.
const PLACES = ["north-america", "europe", "asia", "south-america", "africa", "oceania"];
const PARTS = ["world", "guide"] as const;

export const World = watching(PARTS, ({ snapshot, send }: Seen<Snapshot>) => {
  const { title, regions } = snapshot.world;
  const { locked } = useShell();
  const placed = PLACES.flatMap((place) => regions.filter(({ region }) => region === place));
  const crises = placed.flatMap((region) => region.crises);
  const lit = new Set(crises.filter(({ moves }) => moves.length > 0).map(keyOf));
  const roving = useRoving(crises.map(keyOf), (key) => !locked && lit.has(key));
  return (
    <Panel name="world" title={title} snapshot={snapshot}>
      <div
        class="tr-world" role="group" aria-label={title}
        ref={roving.ref as { current: HTMLDivElement | null }}
        onFocusIn={roving.onFocusIn} onKeyDown={roving.onKeyDown}
      >
        {placed.map((region) => (
          <Land key={region.region} region={region} roving={roving} send={send} />
        ))}
      </div>
    </Panel>
  );
});

const keyOf = (crisis: Crisis): string => `crisis:${crisis.crisis}`;

function Land({ region, roving, send }: { region: Region; roving: Roving; send: Send }) {
  const { count, limit } = region;
  return (
    <section
      class="tr-region" data-coming={region.coming ? "" : undefined} data-near={count === limit - 1 ? "" : undefined}
      data-lost={count >= limit ? "" : undefined} aria-label={region.label}
    >
      <Outline of={region.region} />
      <header>
        <h3>{region.name}</h3>
        <span class="tr-pips" aria-hidden="true">
          {Array.from({ length: limit }, (_, at) => (
            <i key={at} data-on={at < count ? "" : undefined} />
          ))}
        </span>
      </header>
      {region.crises.map((crisis) => (
        <Lying key={crisis.crisis} crisis={crisis} tabIndex={roving.tabIndex(keyOf(crisis))} send={send} />
      ))}
    </section>
  );
}

const Outline = steady(({ of: region }: { of: string }) => (
  <svg class="tr-outline" viewBox="-2 -2 204 154" preserveAspectRatio="xMidYMax" aria-hidden="true">
    <path d={OUTLINES[region]} />
  </svg>
));

const Lying = steady(({ crisis, tabIndex, send }: { crisis: Crisis; tabIndex: 0 | -1; send: Send }) => (
  <Target
    name={keyOf(crisis)} label={crisis.label} moves={crisis.moves} why={crisis.why} note={crisis.note}
    send={send} class="tr-crisis" tabIndex={tabIndex}
  >
    <Tile crisis={crisis} />
  </Target>
));

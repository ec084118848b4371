// The planet: tiles to choose, arrows around them, zones with their values, and what an action would change.
import type { JSX } from "preact";
import { useShell } from "../../board/shell_context";
import { Sign } from "../../board/signs";
import { Panel } from "../../board/panel";
import { useRoving } from "../../board/roving";
import { steady } from "../../board/steady";
import type { Move } from "../../board/shapes.generated";
import type { Seen, Send } from "../../board/types";
import type { Arrow, Cell, Drawn, Planet, Preview, Snapshot, Way } from "./shapes.generated";
import { Target } from "../../board/target";
import { Patterns, Terrain } from "./terrain";
import { Tiles } from "./tiles";
import { largest, Zones } from "./zones";

interface PlanetProps extends Seen<Snapshot> { preview: Preview | null }

export function Planet({ snapshot, send, preview }: PlanetProps) {
  const { planet, actions, hint } = snapshot;
  const { locked } = useShell();
  const arrows = new Map(planet.arrows.map((arrow) => [keyOf(arrow), arrow]));
  const cells = new Map(planet.cells.map((cell) => [`cell:${cell.cell}`, cell]));
  const lit = (key: string) => !locked && Boolean(cells.get(key)?.moves.length ?? arrows.get(key)?.move);
  const roving = useRoving([...cells.keys(), ...arrows.keys()], lit);
  const drawn = preview ?? planet.now;
  const [verb, where, how] = hint.move?.split(" ") ?? [];
  const hinted = verb === "shift" ? `shift:${where}:${how}` : `cell:${where}`;
  const shared = (key: string) => ({ name: key, send, tabIndex: roving.tabIndex(key), hinted: key === hinted });
  const arrowAt = (line: string, way: Way) => {
    const key = `shift:${line}:${way}`;
    return (
      <div role="gridcell">
        <ArrowTarget arrow={arrows.get(key)!} {...shared(key)} />
      </div>
    );
  };
  const edge = (way: Way) => (
    <div role="row" class="n-row">
      <div role="gridcell" />
      {[..."abcd"].map((column) => arrowAt(column, way))}
      <div role="gridcell" />
    </div>
  );
  return (
    <Panel
      name="planet" title={planet.title} snapshot={snapshot} class="t-home"
      aside={actions && <Actions {...actions} />}
    >
      <Patterns />
      <div
        class="n-board"
        role="grid"
        aria-label={planet.label}
        data-lit-any={planet.cells.some(({ cell }) => lit(`cell:${cell}`)) ? "" : undefined}
        ref={roving.ref as { current: HTMLDivElement | null }}
        onFocusIn={roving.onFocusIn}
        onKeyDown={roving.onKeyDown}
      >
        <div class="n-land" aria-hidden="true">
          <Tiles tiles={planet.tiles} codes={drawn.codes} />
        </div>
        {edge("up")}
        {[..."1234"].map((row) => (
          <div role="row" class="n-row" key={row}>
            {arrowAt(row, "left")}
            {[..."abcd"].map((column) => {
              const key = `cell:${column}${row}`;
              return (
                <div role="gridcell" key={column}>
                  <CellTarget cell={cells.get(key)!} hint={key === hinted ? hint.move : null} {...shared(key)} />
                </div>
              );
            })}
            {arrowAt(row, "right")}
          </div>
        ))}
        {edge("down")}
        <div class="n-land n-over" aria-hidden="true">
          <Zones drawn={drawn} preview={preview !== null} />
          {preview && <Changed now={planet.now} then={preview} />}
        </div>
      </div>
      <Legend planet={planet} preview={preview} />
    </Panel>
  );
}

const keyOf = ({ line, way }: Arrow) => `shift:${line}:${way}`;

interface TargetProps { name: string; send: Send; tabIndex: 0 | -1; hinted: boolean }

const CellTarget = steady(({ cell, hint, hinted, ...target }: TargetProps & { cell: Cell; hint: string | null }) => (
  <Target
    {...target} cell={cell.cell} label={cell.label} moves={cell.moves} why={cell.why}
    class={hinted ? "n-cell n-hinted" : "n-cell"}
    menu={{ class: "n-actions", picture: (move) => <ActionPicture move={move} hinted={move.move === hint} /> }}
  >
    {hinted && <Mark />}
  </Target>
));

const ARROWS: Record<Way, string> = {
  up: "M12 19V5M5.500 11.500 12 5l6.500 6.500",
  down: "M12 5v14M5.500 12.500 12 19l6.500-6.500",
  left: "M19 12H5M11.500 5.500 5 12l6.500 6.500",
  right: "M5 12h14M12.500 5.500 19 12l-6.500 6.500",
};

const ArrowTarget = steady(({ arrow, hinted, ...target }: TargetProps & { arrow: Arrow }) => (
  <Target
    {...target} label={arrow.label} why={arrow.why} class={hinted ? "n-arrow n-hinted" : "n-arrow"}
    moves={arrow.move ? [{ move: arrow.move, label: arrow.label }] : []}
  >
    <span class="n-arrow-face">
      <small>{arrow.line}</small>
      <svg class="t-sign" viewBox="0 0 24 24">
        <path d={ARROWS[arrow.way]} />
      </svg>
    </span>
    {hinted && <Mark />}
  </Target>
));

function Mark() {
  return (
    <span class="t-mark">
      <Sign name="spark" />
    </span>
  );
}

const PICTURES: Record<string, JSX.Element> = {
  rotate: <path d="M19.500 12a7.500 7.500 0 0 1-13.200 4.900M4.500 12a7.500 7.500 0 0 1 13.200-4.900M18.500 3v4.500H14M5.500 21v-4.500H10" />,
  ew: <path d="M12 3v18M8.500 7 3.500 12l5 5M15.500 7l5 5-5 5M3.500 12h4M20.500 12h-4" />,
  ns: <path d="M3 12h18M7 8.500 12 3.500l5 5M7 15.500l5 5 5-5M12 3.500v4M12 20.500v-4" />,
};

/** Rotating, turning over sideways, turning over top to bottom. */
function ActionPicture({ move: { move }, hinted }: { move: Move; hinted: boolean }) {
  const [verb, , how] = move.split(" ");
  return (
    <span class="n-action">
      <svg class="t-sign" viewBox="0 0 24 24" aria-hidden="true">
        {PICTURES[how ?? verb ?? ""]}
      </svg>
      {hinted && <Mark />}
    </span>
  );
}

function Actions({ used, most, label }: { used: number; most: number; label: string }) {
  return (
    <span class="n-pips" role="img" aria-label={label} title={label}>
      {Array.from({ length: most }, (_, at) => (
        <i key={at} data-used={at < used ? "" : undefined} />
      ))}
      <b>
        {used}/{most}
      </b>
    </span>
  );
}

/** A frame around every cell where another tile would lie, or the same one otherwise. */
const Changed = steady(({ now, then }: { now: Drawn; then: Drawn }) => (
  <>
    {[...then.codes].map((code, cell) =>
      code === now.codes[cell] ? null : (
        <i key={cell} class="n-changed" style={{ left: `${(cell % 4) * 25}%`, top: `${(cell >> 2) * 25}%` }} />
      ),
    )}
  </>
));

const Legend = steady(({ planet, preview }: { planet: Planet; preview: Preview | null }) => {
  const now = largest(planet.now);
  const then = preview && largest(preview);
  return (
    <div class="n-legend">
      <ul aria-label={planet.legend.label}>
        {planet.legend.colours.map(({ label }, colour) => (
          <li key={colour}>
            <Terrain colour={colour} />
            <span>{label}</span> <b>{now[colour]}</b>
            {then && then[colour] !== now[colour] && (
              <b class={then[colour]! > now[colour]! ? "n-more" : "n-less"}>→ {then[colour]}</b>
            )}
          </li>
        ))}
      </ul>
      {planet.point && <p class="t-faint">{preview ? planet.preview : planet.point}</p>}
    </div>
  );
});


// A territory: up to three by three cards, and the places where the next one may go.
import { useContext } from "preact/hooks";
import { aboutCard, Face } from "./card";
import { EffectLine } from "./effect";
import { Icon } from "./icons";
import { usePointedMove } from "../../board/foretold";
import { PointedContext, useShell, type MenuLook } from "../../board/shell_context";
import { SeatSign, Sign } from "../../board/signs";
import { isPointedOut } from "../../board/panel";
import { Prompt } from "../../board/prompt";
import { useRoving } from "../../board/roving";
import { steady, watching } from "../../board/steady";
import type { Seen, Send } from "../../board/types";
import type { Card, Cell, Snapshot, Territory as TerritoryShown } from "./shapes.generated";
import { Target } from "../../board/target";
import { word } from "../../board/words";

interface TerritoryProps extends Seen<Snapshot> {
  territory: TerritoryShown;
  large: boolean;
  /** Whether its player decides now. */
  deciding: boolean;
  /** The card that is to be placed there. */
  hand: Card | null;
}

const PARTS = ["words", "language", "seats", "guide"] as const;

export const Territory = watching(PARTS, (props: TerritoryProps) => {
  const { territory, large, deciding, snapshot, send } = props;
  const { seat, rows, columns, cells } = territory;
  const { locked } = useShell();
  const under = useContext(PointedContext);
  const lights = usePointedMove()?.lights;
  const names = rows.flatMap((row) => columns.map((column) => column + row)).filter((cell) => cells[cell]);
  const moves = (key: string) => cells[key.split(":")[2] ?? ""]?.moves.length ?? 0;
  const roving = useRoving(
    names.map((cell) => `cell:${seat}:${cell}`),
    (key) => !locked && moves(key) > 0,
  );
  const pointed = names.find((cell) => `cell:${seat}:${cell}` === under);
  // A card of the market that is pointed at: where it would land. A place: what it would set to work.
  const landing = large && deciding && under?.startsWith("market:");
  const shown = lights
    ? names.filter((cell) => lights.includes(`cell:${seat}:${cell}`))
    : landing
    ? names.filter((cell) => cells[cell]!.lands)
    : pointed === undefined ? [] : cells[pointed]!.activates;
  // Lines of mere places can be narrow: cards need the room, and keep their size as the game goes on.
  const holds = (places: string[]) => places.some((place) => cells[place]?.card);
  const wide = (column: string) => (holds(rows.map((row) => column + row)) ? "var(--full)" : "var(--bare)");
  const high = (row: string) => (holds(columns.map((column) => column + row)) ? "var(--tall)" : "var(--low)");
  const shape = {
    gridTemplateColumns: columns.map(wide).join(" "),
    gridTemplateRows: rows.map(high).join(" "),
  };
  return (
    <section
      class={`t-territory ${large ? "t-home" : "t-away"}`}
      data-seat={seat}
      data-pointed-out={isPointedOut(snapshot, "territory") && large ? "" : undefined}
      aria-label={territory.label}
    >
      <header class="t-panel-head">
        <h3>
          <SeatSign seat={seat} /> <bdi>{territory.name}</bdi>
        </h3>
        {!large && <Facts seat={seat} snapshot={snapshot} />}
      </header>
      <div
        class="t-grid"
        role="grid"
        aria-label={territory.label}
        ref={roving.ref as { current: HTMLDivElement | null }}
        onFocusIn={roving.onFocusIn}
        onKeyDown={roving.onKeyDown}
        style={shape}
      >
        {rows.map((row) => (
          <div role="row" class="t-grid-row" key={row}>
            {columns.map((column) => {
              const cell = cells[column + row];
              if (!cell) return <div role="gridcell" class="t-gap" key={column} />;
              const key = `cell:${seat}:${cell.cell}`;
              return (
                <div role="gridcell" key={column} data-can={cell.moves.length > 0 ? "" : undefined}>
                  <CellTarget
                    name={key} cell={cell} large={large} send={send} tabIndex={roving.tabIndex(key)}
                    shown={shown.includes(cell.cell)} inactive={word(snapshot, "inactive")}
                    ghost={cell.cell === pointed && !cell.card && cell.moves.length > 0 ? props.hand : null}
                  />
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </section>
  );
});

interface CellProps {
  name: string;
  cell: Cell;
  large: boolean;
  send: Send;
  tabIndex: 0 | -1;
  shown: boolean;
  inactive: string;
  /** The card in hand, over the place that is pointed at. */
  ghost: Card | null;
}

const CellTarget = steady((props: CellProps) => {
  const { name, cell, large, send, tabIndex, shown, inactive, ghost } = props;
  const marks = [
    cell.card ? "t-held" : "t-free",
    cell.pending && "t-pending",
    cell.acting && "t-acting",
    shown && "t-shown",
  ].filter(Boolean);
  const usable = cell.moves.map((move) => move.effect ?? "").join("");
  return (
    <Target
      name={name} cell={cell.cell} label={cell.label} moves={cell.moves} why={cell.why}
      about={aboutCard(cell.card, cell.label, large)} menu={menuOf(cell)} send={send} class={marks.join(" ")} tabIndex={tabIndex}
    >
      {cell.card ? (
        <Face
          card={cell.card} usable={usable} cubes={cell.cubes} tokens={cell.tokens}
          inactive={cell.inactive && inactive} lies
        />
      ) : (
        <span class="t-hollow">{cell.moves.length > 0 && <Sign name="plus" />}</span>
      )}
      {/* Laid over: what is pointed at must neither move nor be exchanged under the pointer. */}
      {ghost && (
        <span class="t-ghost">
          <Face card={ghost} />
        </span>
      )}
      {(cell.pending || shown) && (
        <span class="t-mark">
          <Sign name={cell.lands && cell.moves.length === 0 ? "plus" : "spark"} />
        </span>
      )}
    </Target>
  );
});

/** The menu of a card: its effects, or the kinds that it can pay. */
function menuOf({ card, moves }: Cell): MenuLook {
  return {
    picture(chosen) {
      const { effect = null, kind = null } = moves.find(({ move }) => move === chosen.move) ?? {};
      const used = effect === null ? undefined : card?.effects[effect];
      return used ? <EffectLine effect={used} plain /> : kind && <Icon kind={kind} />;
    },
  };
}

function Facts({ seat, snapshot }: { seat: number; snapshot: Snapshot }) {
  const facts = snapshot.seats.find((one) => one.seat === seat);
  return facts && (
    <span class="t-facts">
      {facts.automatic && <Sign name="robot" />}
      <b>{facts.points}</b>
      <Sign name="star" />
    </span>
  );
}

/** What a territory needs to know of the moment. */
export function turnOf(snapshot: Snapshot, { seat }: TerritoryShown) {
  const deciding = snapshot.prompt.seat === seat;
  return { snapshot, deciding, hand: deciding ? snapshot.hand : null };
}

/** One territory on its own, or several: the widget `territory`. */
export function Territories({ snapshot, send }: Seen<Snapshot>) {
  const deciding = snapshot.territories.some(({ seat }) => seat === snapshot.prompt.seat);
  return (
    <div class="t-alone">
      {deciding && <Prompt snapshot={snapshot} send={send} />}
      {snapshot.territories.map((territory) => (
        <Territory key={territory.seat} territory={territory} large {...turnOf(snapshot, territory)} send={send} />
      ))}
    </div>
  );
}

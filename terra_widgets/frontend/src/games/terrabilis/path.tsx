// The path: a ring of squares with the pawns, the Impact zone and the dice in its middle.
import { Panel } from "../../board/panel";
import { useRoving } from "../../board/roving";
import { steady, watching } from "../../board/steady";
import type { Seen, Send } from "../../board/types";
import type { Snapshot, Square } from "./shapes.generated";
import { Target } from "../../board/target";
import { Dice, Mark, Pawn } from "./pictures";
import { Thermometer } from "./zone";

const PARTS = ["path", "zone", "guide", "language"] as const;

export const Path = watching(PARTS, ({ snapshot, send }: Seen<Snapshot>) => {
  const { title, squares, dice } = snapshot.path;
  const ring = ringOf(squares.length);
  const keys = squares.map(({ number }) => `square:${number}`);
  const here = `square:${squares.find((square) => square.here)?.number ?? 0}`;
  const roving = useRoving(keys, (key) => key === here);
  return (
    <Panel name="path" title={title} snapshot={snapshot} class="tb-path">
      <div class="tb-ring" style={{ "--across": ring.across, "--down": ring.down }}>
        <ol
          class="tb-squares"
          aria-label={title}
          ref={roving.ref as { current: HTMLOListElement | null }}
          onFocusIn={roving.onFocusIn}
          onKeyDown={roving.onKeyDown}
        >
          {squares.map((square, at) => (
            <li key={square.number} style={{ gridArea: ring.area(at) }}>
              <SquareTarget square={square} send={send} tabIndex={roving.tabIndex(`square:${square.number}`)} />
            </li>
          ))}
        </ol>
        <div class="tb-middle">
          <Thermometer zone={snapshot.zone} />
          {dice && <Dice {...dice} />}
        </div>
      </div>
    </Panel>
  );
});

/** How so many squares lie around a rectangle, clockwise from the upper left corner. */
function ringOf(count: number) {
  const across = Math.ceil((count + 4) / 4);
  const down = Math.ceil((count + 4) / 2) - across;
  const area = (at: number): string => {
    if (at < across) return `1 / ${at + 1}`;
    if (at < across + down - 1) return `${at - across + 2} / ${across}`;
    if (at < 2 * across + down - 2) return `${down} / ${2 * across + down - 2 - at}`;
    return `${2 * (across + down) - 3 - at} / 1`;
  };
  return { across, down, area };
}

const SquareTarget = steady(({ square, send, tabIndex }: { square: Square; send: Send; tabIndex: 0 | -1 }) => (
  <Target
    name={`square:${square.number}`} label={square.label} moves={[]} why={null} note={square.note} send={send}
    class={`tb-square ${square.here ? "tb-here" : ""}`} tabIndex={tabIndex}
  >
    <span class="tb-tile" data-what={square.what} title={square.name}>
      <Mark name={square.what} />
      <span class="tb-square-name">{square.name}</span>
      {square.pawns.length > 0 && (
        <span class="tb-pawns" data-many={square.pawns.length > 1 ? "" : undefined}>
          {square.pawns.map((seat) => (
            <Pawn key={seat} seat={seat} stands />
          ))}
        </span>
      )}
    </span>
  </Target>
));

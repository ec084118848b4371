// The sixteen tiles as pictures. Each keeps its element wherever it goes, so that it slides and turns there.
import { useRef } from "preact/hooks";
import { useShell } from "../../board/shell_context";
import { steady } from "../../board/steady";
import { numberOf } from "./numbers";
import { patternOf } from "./terrain";

const TRIANGLES = ["0,0 100,0 50,50", "100,0 100,100 50,50", "100,100 0,100 50,50", "0,100 0,0 50,50"];

interface TilesProps { tiles: string[][]; codes: string }

export const Tiles = steady(({ tiles, codes }: TilesProps) => {
  const cells = new Map([...codes].map((sign, cell) => [numberOf(sign) >> 2, { cell, face: numberOf(sign) & 3 }]));
  return (
    <>
      {tiles.map((sides, tile) => (
        <Tile key={tile} sides={sides} cell={cells.get(tile)!.cell} face={cells.get(tile)!.face} />
      ))}
    </>
  );
});

interface TileProps { sides: string[]; cell: number; face: number }

const Tile = steady(({ sides: [front = "", back = ""], cell, face }: TileProps) => {
  const column = cell % 4;
  const row = cell >> 2;
  const before = useRef({ column, row });
  // Pushed out at one end it comes in at the other: it does not fly over the whole planet.
  const far = Math.abs(before.current.column - column) + Math.abs(before.current.row - row) > 1;
  const entered = useRef(0);
  if (far) entered.current += 1;
  before.current = { column, row };
  return (
    <span
      class="n-tile" data-face={face} data-far={far ? "" : undefined} key={entered.current}
      style={{ translate: `${column * 100}% ${row * 100}%` }}
    >
      <Side sides={front} />
      <Side sides={back} back />
    </span>
  );
});

const Side = steady(({ sides, back }: { sides: string; back?: boolean }) => {
  const { id } = useShell();
  return (
    <svg class={back ? "n-face n-back" : "n-face"} viewBox="0 0 100 100">
      {[...sides].map((colour, side) => (
        <polygon points={TRIANGLES[side]!} class={`n-c${colour}`} fill={`url(#${patternOf(id, colour)})`} />
      ))}
    </svg>
  );
});

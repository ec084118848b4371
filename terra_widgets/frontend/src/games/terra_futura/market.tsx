// The market: one column for each level, sliding from the deck down to the discard pile.
import { aboutCard, Face } from "./card";
import { useShell } from "../../board/shell_context";
import { Sign } from "../../board/signs";
import { Panel } from "../../board/panel";
import { useRoving, type Roving } from "../../board/roving";
import { steady, watching } from "../../board/steady";
import type { Move } from "../../board/shapes.generated";
import type { Seen, Send } from "../../board/types";
import type { Card, MarketCard, MarketRow, Snapshot } from "./shapes.generated";
import { Target } from "../../board/target";
import { word } from "../../board/words";

const one = (move: string | null, label: string): Move[] => (move ? [{ move, label }] : []);

const PARTS = ["words", "language", "market", "guide"] as const;

export const Market = watching(PARTS, ({ snapshot, send }: Seen<Snapshot>) => {
  const rows = snapshot.market.rows;
  const { locked } = useShell();
  const places = Math.max(0, ...rows.map((row) => row.cards.length));
  const lines = ["deck", ...Array.from({ length: places }, (_, place) => place), "pile"] as const;
  const keys = lines.flatMap((line) => rows.map((row) => keyOf(row, line)));
  const can = rows.flatMap((row) => litKeys(row));
  const open = can.filter((key) => !key.endsWith("deck")); // cards that are seen come first
  const lit = new Set(open.length ? open : can);
  const roving = useRoving(keys, (key) => !locked && lit.has(key));
  return (
    <Panel name="market" title={word(snapshot, "market")} snapshot={snapshot}>
      <div
        class="t-market-grid"
        role="grid"
        aria-label={word(snapshot, "market")}
        ref={roving.ref as { current: HTMLDivElement | null }}
        onFocusIn={roving.onFocusIn}
        onKeyDown={roving.onKeyDown}
        style={{ "--levels": rows.length }}
      >
        {lines.map((line) => (
          <div role="row" class={`t-line t-line-${typeof line === "number" ? "card" : line}`} key={line}>
            {rows.map((row) => (
              <div role="gridcell" key={row.level}>
                {line === "deck" ? (
                  <Deck row={row} roving={roving} send={send} />
                ) : line === "pile" ? (
                  <Pile row={row} roving={roving} snapshot={snapshot} send={send} />
                ) : (
                  <Place
                    name={keyOf(row, line)} place={row.cards[line]} send={send}
                    tabIndex={roving.tabIndex(keyOf(row, line))}
                  />
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Panel>
  );
});

function keyOf(row: MarketRow, line: number | "deck" | "pile"): string {
  return `market:${row.level}:${typeof line === "number" ? (row.cards[line]?.place ?? line + 1) : line}`;
}

/** Whether something can be done at this row now. */
export function isLit(row: MarketRow): boolean {
  return litKeys(row).length > 0;
}

function litKeys(row: MarketRow): string[] {
  return [
    ...(row.deck.move ? [keyOf(row, "deck")] : []),
    ...row.cards.flatMap((card, at) => (card.move ? [keyOf(row, at)] : [])),
    ...(row.discard.move ? [keyOf(row, "pile")] : []),
  ];
}

/** Cards come from their deck, and go to its discard pile. */
export function ways({ level }: Card): { from: string; to: string } {
  return { from: `market:${level}:deck`, to: `market:${level}:pile` };
}

interface PartProps { row: MarketRow; roving: Roving; send: Send }

function Deck({ row, roving, send }: PartProps) {
  const key = keyOf(row, "deck");
  const { label, move, why, count } = row.deck;
  return (
    <Target
      name={key} label={label} moves={one(move, label)} why={why} send={send}
      class="t-deck" tabIndex={roving.tabIndex(key)}
    >
      <span class="t-back" data-place={key} data-count={count} data-empty={count === 0 ? "" : undefined}>
        <span class="t-level">{row.level}</span>
        <span class="t-deck-label">{row.label}</span>
        <b class="t-count">{count}</b>
      </span>
    </Target>
  );
}

interface PlaceProps {
  name: string;
  place: MarketCard | undefined;
  send: Send;
  tabIndex: 0 | -1;
}

const Place = steady(({ name, place, send, tabIndex }: PlaceProps) => {
  if (!place) return null;
  return (
    <Target
      name={name} label={place.label} moves={one(place.move, place.label)} why={place.why}
      about={aboutCard(place.card, place.label)} send={send} class="t-place" tabIndex={tabIndex}
    >
      {place.card ? <Face card={place.card} lies {...ways(place.card)} /> : <span class="t-hollow" />}
    </Target>
  );
});

/** The discard pile; a click discards the last card of the row onto it. */
function Pile({ row, roving, snapshot, send }: PartProps & Seen<Snapshot>) {
  const key = keyOf(row, "pile");
  const { move, why } = row.discard;
  const label = `${word(snapshot, "discard")}, ${row.pile.label}`;
  return (
    <Target
      name={key} label={label} moves={one(move, label)} why={why} about={aboutCard(row.pile.top, label, false)} send={send}
      class="t-pile" tabIndex={roving.tabIndex(key)}
    >
      <span class="t-pile-face" data-place={key} data-count={row.pile.count}>
        <Sign name="bin" />
        <span class="t-deck-label">{move ? word(snapshot, "discard") : (row.pile.top?.name ?? word(snapshot, "pile"))}</span>
        <b class="t-count">{row.pile.count}</b>
      </span>
    </Target>
  );
}

// What Python sends of a table of Nova Ziemia.
import type { Move, Secret, Shared } from "../../board/snapshot";

/** A planet, each number written as one sign (see `numberOf`). */
export interface Drawn {
  /** For each cell the tile that lies there, times four, and how it lies. */
  codes: string;
  /** For each triangle, cell by cell, north, east, south, west: the zone it belongs to. */
  zones: string;
  colours: string;
  values: string;
}

export interface Preview extends Drawn {
  /** The cards that these zones would meet. */
  meets: string[];
}

export interface Cell { cell: string; label: string; moves: Move[]; why: string | null }

export type Way = "up" | "down" | "left" | "right";

export interface Arrow { line: string; way: Way; label: string; move: string | null; why: string | null }

export interface PlanetShown {
  title: string;
  label: string;
  /** Front and back of each tile: the colours to the north, east, south and west. */
  tiles: [string, string][];
  now: Drawn;
  previews: Record<string, Preview>;
  cells: Cell[];
  arrows: Arrow[];
  legend: { label: string; colours: { label: string }[] };
  /** How to see what an action would change, while there are actions. */
  point: string | null;
  preview: string;
}

export interface Task {
  id: string;
  name: string;
  note: string;
  colour: number;
  value: number;
  zones: number;
  need: string;
  met: boolean;
  near: string;
  label: string;
  move: string | null;
  why: string | null;
  /** A goal that was met for good. */
  done?: boolean;
  seat?: number;
  owner?: string;
}

export interface Bid {
  seat: number;
  name: string;
  bid: number;
  lowest: boolean;
  label: string;
  up: number;
  down: number;
}

export interface GlassShown {
  key: string;
  seconds: number;
  title: string;
  label: string;
  left: string[];
  move: string | null;
}

export interface NovaSnapshot extends Shared {
  planet: PlanetShown;
  actions: { used: number; most: number; label: string } | null;
  missions: Secret & { title: string; cards: Task[] };
  goals: { title: string; label: string; cards: Task[] } | null;
  library: { title: string; count: number; label: string; text: string };
  disasters: {
    title: string;
    label: string;
    cards: { id: string; name: string; note: string; level: string; text: string; label: string }[];
  } | null;
  contest: {
    title: string;
    task: Task | null;
    bids_title: string;
    bids: Bid[];
    text: string;
    glass: GlassShown | null;
  } | null;
  hint: { label: string; why: string | null; text: string | null; move: string | null };
}

const SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";

export function numberOf(sign: string | undefined): number {
  return SIGNS.indexOf(sign ?? "0");
}

/** The zone that a triangle belongs to. */
export function zoneAt(drawn: Drawn, triangle: number): number {
  return numberOf(drawn.zones[triangle]);
}

export function valueOf(drawn: Drawn, zone: number): number {
  return numberOf(drawn.values[zone]);
}
